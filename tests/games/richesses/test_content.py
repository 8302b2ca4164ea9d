"""The board, the circuits, the cards and their texts: what the box holds, and what the rules ask of the map."""

import json
import re
from collections import Counter
from itertools import combinations, pairwise
from math import acos, cos, radians, sin
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.rules import ROOT, rule
from tests.texts import loose_spaces

ROOM: Final = ROOT / "src" / "grandtour" / "games" / "richesses"


def read(name: str) -> Any:
    return json.loads((ROOM / name).read_text("utf-8"))


BOARD: Final = read("board.json")
CIRCUITS: Final[dict[str, dict[str, Any]]] = {circuit["id"]: circuit for circuit in read("circuits.json")["circuits"]}
HASARD: Final[list[dict[str, Any]]] = read("hasard.json")["hasard"]
POINTS: Final[dict[str, dict[str, Any]]] = {point["id"]: point for point in BOARD["points"]}
REGIONS: Final[dict[str, dict[str, Any]]] = {region["id"]: region for region in BOARD["regions"]}

Pair = tuple[str, str]


def ends(section: dict[str, str]) -> Pair:
    return section["from"], section["to"]


ROADS: Final[list[Pair]] = [ends(road) for road in BOARD["roads"]]
MOTORWAYS: Final[list[Pair]] = [ends(motorway) for motorway in BOARD["motorways"]]
SEA: Final[list[Pair]] = [ends(passage) for passage in BOARD["sea"]]
WALKED: Final = ROADS + SEA  # where everyone may go, whatever the mode
STAGES: Final[dict[str, list[str]]] = {
    name: [stage["point"] for stage in circuit.get("stages", [])] for name, circuit in CIRCUITS.items()
}
RACES: Final[dict[str, dict[str, Any]]] = {race["id"]: race for race in CIRCUITS["sports"]["races"]}


def kind(name: str) -> list[str]:
    return [point for point in POINTS if POINTS[point]["kind"] == name]


def passages() -> list[str]:
    return [point for point in POINTS if "passage" in POINTS[point]]


# --- The points ---


def test_there_are_188_points_of_four_kinds() -> None:
    assert len(BOARD["points"]) == len(POINTS) == 188
    assert Counter(point["kind"] for point in BOARD["points"]) == {
        "capital": 22,
        "prefecture": 74,
        "stage": 50,
        "passage": 42,
    }
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", point) for point in POINTS)


@rule("RF-17", "RF-20")
def test_every_region_has_one_capital_and_the_capital_is_its_work_town() -> None:
    assert len(REGIONS) == 22
    assert {region["capital"] for region in REGIONS.values()} == set(kind("capital"))
    assert all(POINTS[region["capital"]]["region"] == name for name, region in REGIONS.items())


@rule("RF-A15")
def test_every_point_lies_in_one_region_and_one_of_its_departments() -> None:
    assert all(point["department"] in REGIONS[point["region"]]["departments"] for point in POINTS.values())
    departments = [department for region in REGIONS.values() for department in region["departments"]]
    assert len(departments) == len(set(departments)) == 96
    assert min(Counter(point["region"] for point in POINTS.values()).values()) >= 4


@rule("RF-18")
def test_every_department_has_its_prefecture() -> None:
    prefectures = kind("capital") + kind("prefecture")
    assert sorted(POINTS[point]["department"] for point in prefectures) == sorted(
        department for region in REGIONS.values() for department in region["departments"]
    )


def kilometres(one: str, other: str) -> float:
    a, b = POINTS[one], POINTS[other]
    north, south = radians(a["lat"]), radians(b["lat"])
    return 6371 * acos(min(1, sin(north) * sin(south) + cos(north) * cos(south) * cos(radians(a["lon"] - b["lon"]))))


def test_every_point_lies_in_france_and_near_its_prefecture() -> None:
    prefecture = {POINTS[point]["department"]: point for point in kind("capital") + kind("prefecture")}
    for name, point in POINTS.items():
        assert 41.3 < point["lat"] < 51.1, name
        assert -4.8 < point["lon"] < 9.6, name
        assert (point["lon"] > 8.5) == (point["region"] == "corse"), name
        assert kilometres(name, prefecture[point["department"]]) < 100, name


@rule("RF-19", "RF-A59")
def test_fifty_passage_points_lie_in_all_regions_and_are_no_stage_start_or_finish() -> None:
    assert Counter(POINTS[point]["passage"] for point in passages()) == {"blue": 8, "grey": 33, "pink": 9}
    assert {POINTS[point]["region"] for point in passages()} == REGIONS.keys()
    assert all(POINTS[point]["passage"] == "blue" for point in set(passages()) & set(kind("prefecture")))
    assert set(kind("passage")) < set(passages())
    fixed = {circuit[end] for circuit in CIRCUITS.values() for end in ("start", "finish")} - {None}
    assert not set(passages()) & (fixed | {point for stages in STAGES.values() for point in stages})


def test_pink_passage_points_lie_on_the_race_courses() -> None:
    courses = {point for race in RACES.values() for point in race["course"]}
    assert {point for point in passages() if POINTS[point]["passage"] == "pink"} == courses & set(passages())


# --- The sections ---


@rule("RF-140")
def test_there_are_349_roads_36_motorways_and_4_sea_passages_and_no_two_points_are_joined_twice() -> None:
    assert (len(ROADS), len(MOTORWAYS), len(SEA)) == (349, 36, 4)
    assert len({frozenset(pair) for pair in ROADS + MOTORWAYS + SEA}) == 389
    assert {point for pair in ROADS + MOTORWAYS + SEA for point in pair} == POINTS.keys()


@rule("RF-33", "RF-57")
def test_a_motorway_costs_10_francs_and_a_sea_passage_its_fare() -> None:
    assert {motorway["price"] for motorway in BOARD["motorways"]} == {10}
    assert [passage["price"] for passage in BOARD["sea"]] == [340, 340, 300, 300]
    dearest = max(passage["price"] for passage in BOARD["sea"])
    assert 2 * dearest <= 800  # what a rider has left of 1000 F pays both crossings, what a driver has left pays none


@rule("RF-57")
def test_only_the_sea_leads_to_corsica() -> None:
    def corsican(pair: Pair) -> int:
        return sum(POINTS[point]["region"] == "corse" for point in pair)

    assert all(corsican(pair) == 1 for pair in SEA)
    assert all(corsican(pair) in (0, 2) for pair in ROADS)
    assert all(corsican(pair) == 0 for pair in MOTORWAYS)


def test_roads_are_short_and_motorways_long() -> None:
    assert all(4 < kilometres(*pair) < 121 for pair in ROADS)
    assert all(40 < kilometres(*pair) < 190 for pair in MOTORWAYS)


def connected(sections: list[Pair], without: str = "") -> bool:
    near: dict[str, list[str]] = {}
    for one, other in sections:
        if without not in (one, other):
            near.setdefault(one, []).append(other)
            near.setdefault(other, []).append(one)
    queue = [next(iter(near))]
    seen = set(queue)
    for here in queue:
        fresh = [there for there in near[here] if there not in seen]
        seen.update(fresh)
        queue += fresh
    return seen == POINTS.keys() - {without}


@rule("RF-A28")
def test_without_motorways_the_board_holds_together() -> None:
    assert connected(WALKED)


@rule("RF-A27")
def test_no_road_is_a_bridge_and_no_point_a_dead_end() -> None:
    assert all(connected(WALKED[:i] + WALKED[i + 1 :]) for i in range(len(WALKED)))
    assert min(Counter(point for pair in ROADS for point in pair).values()) >= 2


@rule("RF-A3")
def test_no_point_cuts_the_board_whoever_stands_there() -> None:
    assert [point for point in POINTS if not connected(WALKED, without=point)] == []


def test_no_two_roads_cross() -> None:
    assert [
        (one, other) for one, other in combinations(ROADS, 2) if not set(one) & set(other) and crossing(one, other)
    ] == []


def crossing(one: Pair, other: Pair) -> bool:
    return side(*one, other[0]) * side(*one, other[1]) < 0 and side(*other, one[0]) * side(*other, one[1]) < 0


def side(start: str, end: str, point: str) -> float:
    """On which side of a straight road a point lies; near enough, on a map of this size."""
    a, b, c = POINTS[start], POINTS[end], POINTS[point]
    east, north = b["lon"] - a["lon"], b["lat"] - a["lat"]
    return float(east * (c["lat"] - a["lat"]) - north * (c["lon"] - a["lon"]))


# --- The die ---


@rule("RF-21", "RF-93", "RF-94", "RF-95")
def test_the_die_has_six_sums_and_three_faces_of_each_colour() -> None:
    assert [face["value"] for face in BOARD["die"]] == [10, 20, 30, 40, 50, 60]
    assert Counter(face["colour"] for face in BOARD["die"]) == {"red": 3, "blue": 3}


# --- The circuits ---


@rule("RF-02", "RF-65", "RF-78", "RF-82", "RF-102", "RF-105", "RF-108", "RF-111", "RF-114")
def test_eight_circuits_have_the_stages_of_the_rulebook() -> None:
    assert {name: circuit["needed"] for name, circuit in CIRCUITS.items()} == {
        "economie": 10,
        "monuments": 12,
        "casinos": 8,
        "vins": 8,
        "touristique": 9,
        "vacances": 10,
        "specialites": 12,
        "sports": 9,
    }
    assert sum(len(stages) for stages in STAGES.values()) == 69
    for name, stages in STAGES.items():
        assert len(stages) == (0 if name == "sports" else CIRCUITS[name]["needed"])


@rule("RF-67", "RF-80", "RF-84", "RF-85", "RF-103", "RF-106", "RF-109", "RF-112", "RF-117")
def test_each_circuit_starts_and_ends_where_the_rulebook_says() -> None:
    assert {name: (circuit["start"], circuit["finish"]) for name, circuit in CIRCUITS.items()} == {
        "economie": ("paris", "paris"),
        "monuments": ("paris", "paris"),
        "casinos": (None, "paris"),
        "vins": ("bordeaux", "bordeaux"),
        "touristique": ("ajaccio", "ajaccio"),
        "vacances": ("paris", "paris"),
        "specialites": ("lyon", "lyon"),
        "sports": ("paris", None),
    }


@rule("RF-16")
def test_every_stage_is_a_point_on_one_sheet_only_and_never_where_its_circuit_begins_or_ends() -> None:
    stages = [point for points in STAGES.values() for point in points]
    assert len(stages) == len(set(stages))
    assert set(stages) <= POINTS.keys()
    assert set(kind("stage")) <= set(stages)
    assert not any({CIRCUITS[name]["start"], CIRCUITS[name]["finish"]} & set(points) for name, points in STAGES.items())


@rule("RF-66", "RF-79", "RF-83")
def test_the_circuits_that_keep_the_corsica_card_are_those_that_lead_there() -> None:
    for name, circuit in CIRCUITS.items():
        places = {
            *STAGES[name],
            circuit["start"],
            *(point for race in circuit.get("races", []) for point in race["course"]),
        }
        leads_there = any(POINTS[point]["region"] == "corse" for point in places - {None})
        assert circuit["corsica"] == leads_there, name


@rule("RF-10", "RF-68", "RF-69", "RF-72", "RF-75")
def test_economie_starts_without_money_in_towns_where_one_works() -> None:
    assert {name: circuit["money"] for name, circuit in CIRCUITS.items() if circuit["money"] != 1000} == {"economie": 0}
    assert set(STAGES["economie"]) <= set(kind("capital"))
    assert CIRCUITS["economie"]["leave"] == 200
    assert CIRCUITS["economie"]["premiums"] == [300, 200, 100]


@rule("RF-91", "RF-93", "RF-94", "RF-95", "RF-A43")
def test_casinos_say_what_may_be_staked_and_won() -> None:
    assert CIRCUITS["casinos"]["stake"] == {"least": 10, "most": 300}
    assert CIRCUITS["casinos"]["bets"] == {"colour": 2, "pair": 3, "number": 6}


@rule("RF-114", "RF-115")
def test_sports_has_six_matches_each_with_its_reverse() -> None:
    matches = CIRCUITS["sports"]["matches"]
    assert [(match["sport"], match["at"], match["against"]) for match in matches] == [
        ("football", "bordeaux", "nantes"),
        ("football", "nantes", "bordeaux"),
        ("basketball", "caen", "limoges"),
        ("basketball", "limoges", "caen"),
        ("rugby", "clermont-ferrand", "toulouse"),
        ("rugby", "toulouse", "clermont-ferrand"),
    ]


@rule("RF-116", "RF-129", "RF-131", "RF-132", "RF-133")
def test_race_courses_are_simple_ways_by_road() -> None:
    assert {name: (race["mode"], len(race["course"]) - 1) for name, race in RACES.items()} == {
        "strasbourg-paris": ("foot", 8),
        "bordeaux-paris": ("bike", 7),
        "tour-de-corse": ("car", 9),
    }
    for race in RACES.values():
        assert all({(a, b), (b, a)} & set(ROADS) for a, b in pairwise(race["course"]))
        assert len(set(race["course"][:-1])) == len(race["course"]) - 1
    tour = RACES["tour-de-corse"]["course"]
    assert tour[0] == tour[-1] == "ajaccio"
    assert [point for point in tour if point in ("calvi", "bastia", "bonifacio")] == ["calvi", "bastia", "bonifacio"]


# --- The balance of the vehicles ---


def sections_between(sections: list[Pair]) -> dict[str, dict[str, int]]:
    near: dict[str, list[str]] = {point: [] for point in POINTS}
    for one, other in sections:
        near[one].append(other)
        near[other].append(one)
    return {point: steps(near, point) for point in POINTS}


def steps(near: dict[str, list[str]], start: str) -> dict[str, int]:
    away = {start: 0}
    queue = [start]
    for here in queue:
        for there in near[here]:
            if there not in away:
                away[there] = away[here] + 1
                queue.append(there)
    return away


def fewest_turns(circuit: str, sections: list[Pair], speed: int) -> int:
    """The shortest tour of a circuit in turns that end on every stage (Held and Karp)."""
    away = sections_between(sections)
    start, stages = CIRCUITS[circuit]["start"], STAGES[circuit]

    def turns(one: str, other: str) -> int:
        return -(-away[one][other] // speed)

    best = {(1 << i, i): turns(start, stage) for i, stage in enumerate(stages)}
    for visited in range(1, 1 << len(stages)):
        for last in range(len(stages)):
            if (visited, last) in best:
                for i in range(len(stages)):
                    if not visited >> i & 1:
                        key = visited | 1 << i, i
                        there = best[visited, last] + turns(stages[last], stages[i])
                        best[key] = min(there, best.get(key, there))
    everything = (1 << len(stages)) - 1
    return min(best[everything, i] + turns(stage, CIRCUITS[circuit]["finish"]) for i, stage in enumerate(stages))


def test_on_the_round_of_monuments_a_rider_keeps_up_with_a_driver() -> None:
    """Nothing costs a driver money here, so that only short legs make the bike a choice."""
    assert fewest_turns("monuments", WALKED, 2) - fewest_turns("monuments", WALKED + MOTORWAYS, 4) <= 1


@pytest.mark.parametrize("circuit", ["vins", "touristique", "vacances", "specialites"])
def test_going_to_corsica_and_back_costs_more_than_a_driver_starts_with(circuit: str) -> None:
    assert CIRCUITS[circuit]["corsica"]
    assert 2 * min(passage["price"] for passage in BOARD["sea"]) > CIRCUITS[circuit]["money"] - 800


# --- The hasard cards ---

FIELDS: Final = {
    "gain": {"amount"},
    "pay": {"amount"},
    "pay-each": {"amount"},
    "gain-each": {"amount"},
    "mode-pay": {"foot", "bike", "car"},
    "goto": {"point"},
    "grant": {"vehicle"},
    "lift": {"sections"},
    "skip": set(),
    "again": set(),
    "back": set(),
    "swap-region": set(),
    "work": set(),
}
RESALE: Final = {"bike": 100, "car": 400}


@rule("RF-15", "RF-47")
def test_there_are_32_hasard_cards_in_the_vocabulary_of_the_rules() -> None:
    assert len({card["id"] for card in HASARD}) == len(HASARD) == 32
    assert Counter(card["effect"] for card in HASARD) == {
        "gain": 8,
        "pay": 6,
        "mode-pay": 1,
        "pay-each": 1,
        "gain-each": 1,
        "goto": 6,
        "grant": 2,
        "skip": 2,
        "again": 1,
        "lift": 1,
        "back": 1,
        "swap-region": 1,
        "work": 1,
    }
    assert all(card.keys() - {"id", "effect"} == FIELDS[card["effect"]] for card in HASARD)


def test_sums_are_in_tens_of_francs() -> None:
    sums = [card[field] for card in HASARD for field in ("amount", "foot", "bike", "car") if field in card]
    assert all(isinstance(money, int) and money > 0 and money % 10 == 0 for money in sums)
    assert sum(card["amount"] for card in HASARD if card["effect"] == "gain") == 780
    assert sum(card["amount"] for card in HASARD if card["effect"] == "pay") == 330


@rule("RF-53")
def test_both_vehicles_can_be_won() -> None:
    assert {card["vehicle"] for card in HASARD if card["effect"] == "grant"} == RESALE.keys()


@rule("RF-50", "RF-A18")
def test_cards_lead_to_no_passage_point_and_no_finish_and_one_leads_to_corsica() -> None:
    towns = [card["point"] for card in HASARD if card["effect"] == "goto"]
    assert not set(towns) & {*passages(), *(circuit["finish"] for circuit in CIRCUITS.values())}
    assert [town for town in towns if POINTS[town]["region"] == "corse"] == ["bastia"]


@rule("RF-A20")
def test_most_cards_ask_for_no_payment() -> None:
    assert sum(card["effect"] not in ("pay", "pay-each", "mode-pay") for card in HASARD) == 24


# --- The texts ---

LANGUAGES: Final = ("fr", "en")


def texts(language: str) -> dict[str, str]:
    source = (ROOM / "texts" / f"{language}.ftl").read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    keys = re.findall(r"^([a-z][a-z0-9-]*) =", source, re.MULTILINE)
    assert len(keys) == len(set(keys))
    return {key: str(bundle.format_pattern(value)[0]) for key in keys if (value := bundle.get_message(key).value)}


TEXTS: Final = {language: texts(language) for language in LANGUAGES}


def keys_needed() -> set[str]:
    stages = [f"{name}-{point}" for name, points in STAGES.items() for point in points]
    sports = [event["id"] for event in [*CIRCUITS["sports"]["matches"], *CIRCUITS["sports"]["races"]]]
    named = {f"point-{point}" for point in POINTS} | {f"motorway-{m['name']}" for m in BOARD["motorways"]}
    for kind_, words in [
        ("stage", stages),
        ("sport", sports),
        ("hasard", [c["id"] for c in HASARD]),
    ]:
        named |= {key for word in words for key in (f"{kind_}-{word}", f"{kind_}-{word}-text")}
    about = [*(f"region-{name}" for name in REGIONS), *(f"circuit-{name}" for name in CIRCUITS)]
    return named | {key for name in about for key in (name, f"{name}-about")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_its_name_and_its_text(language: str) -> None:
    assert keys_needed() | {"title", "tagline", "about"} <= TEXTS[language].keys()
    assert all(text.strip() for text in TEXTS[language].values())


def test_both_languages_say_the_same_things_in_the_same_order() -> None:
    assert list(TEXTS["fr"]) == list(TEXTS["en"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("things", ["point", "region", "circuit", "stage", "sport", "motorway", "hasard"])
def test_no_two_things_share_a_name(things: str, language: str) -> None:
    names = [
        text
        for key, text in TEXTS[language].items()
        if key.startswith(f"{things}-") and not key.endswith(("-text", "-about"))
    ]
    assert names
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_a_sentence(language: str) -> None:
    for key, text in TEXTS[language].items():
        if key.endswith(("-text", "-about")):
            assert text[-1] in ".!?”»", key
            assert 30 < len(text) < 230, key
        assert not re.search(r"'|  |^ | $", text), key


def promised(card: dict[str, Any]) -> set[str]:
    """The numbers that the text of a card must name, and no others."""
    sums = [card[field] for field in ("amount", "foot", "bike", "car", "sections") if field in card]
    return {str(number) for number in [*sums, *([RESALE[card["vehicle"]]] if "vehicle" in card else [])]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", HASARD, ids=lambda card: str(card["id"]))
def test_a_card_promises_what_it_does(card: dict[str, Any], language: str) -> None:
    text = TEXTS[language][f"hasard-{card['id']}-text"]
    assert set(re.findall(r"\d+", text)) == promised(card)
    francs = promised(card) - ({str(card["sections"])} if "sections" in card else set())
    assert all(f"{money}\u00a0F" in text for money in francs)
    if "point" in card:
        assert TEXTS[language][f"point-{card['point']}"] in text


def test_french_punctuation_never_begins_a_line() -> None:
    french = ROOM / "texts" / "fr.ftl"
    assert loose_spaces(french) == []
    assert not re.search(r"\d F\b", french.read_text("utf-8"))
