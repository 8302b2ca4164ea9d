"""The cards, lodgings, sheet and track of the Routard: what each deck holds, and that texts promise what cards do."""

import json
import re
from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Any

import pytest

from grandtour.core.game import games
from grandtour.families.track.game import TrackGame
from grandtour.games.routard.board import SPACE, TICKET_PRICE, TYPE, TYPE_OF
from grandtour.words import LANGUAGES
from tests.rules import ROOT, rule

GAMES = ROOT / "src" / "grandtour" / "games"


def data(room: str, name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((GAMES / room / f"{name}.json").read_text("utf-8"))
    return content


def texts(room: str, language: str) -> dict[str, str]:
    """The texts of one line; no-break spaces are told from others elsewhere."""
    lines = (
        (GAMES / room / "texts" / f"{language}.ftl").read_text("utf-8").replace("\u00a0", " ").replace("\u202f", " ")
    )
    return dict(re.findall(r"^([a-z][a-z0-9-]*) = (.+)$", lines, re.MULTILINE))


Card = dict[str, Any]
Steps = list[list[Any]]

CARDS: dict[str, list[Card]] = data("routard", "cards")
DECKS = ("achat", "reportage", "aventure", "job", "chance", "poste")
EVERY = [(deck, card) for deck in (*DECKS, "lodging") for card in CARDS[deck]]
LINES: list[dict[str, Any]] = data("routard", "sheet")["lines"]
OUTCOMES: list[Card] = [outcome for line in LINES for outcome in line["outcomes"]]
PARTS = ("", "-place", "-text")
SISTERS = [game.name for game in games().values() if isinstance(game, TrackGame) and game.name != "routard"]
TEXTS = {language: texts("routard", language) for language in LANGUAGES}

ELEMENTS = ("formalities", "guide", "equipment", "camera")
WIN: Steps = [["keep"]]
NO: Steps = [["return"]]


def does(deck: str) -> Counter[str]:
    return Counter(json.dumps([card.get("who", "self"), card["do"]]) for card in CARDS[deck])


def of(*cards: tuple[str, list[Any], int]) -> Counter[str]:
    """So many cards with one step, for the one who draws it, a chosen opponent or each of them."""
    return Counter({json.dumps([who, [step]]): times for who, step, times in cards})


# --- What the decks hold ---


def test_six_decks_of_25_and_45_lodgings() -> None:
    assert {deck: len(cards) for deck, cards in CARDS.items() if deck != "good"} == dict.fromkeys(DECKS, 25) | {
        "lodging": 45
    }


@pytest.mark.parametrize("deck", [*DECKS, "lodging"])
def test_every_card_has_a_name_of_its_own_and_a_place_on_earth(deck: str) -> None:
    ids = [card["id"] for card in CARDS[deck]]
    assert len(set(ids)) == len(ids)
    for card in CARDS[deck]:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", card["id"])
        assert -60 <= card["lat"] <= 80
        assert -180 <= card["lon"] <= 180


def test_a_card_holds_nothing_but_what_its_deck_gives_it() -> None:
    kept = {"achat": {"price"}, "reportage": set(), "lodging": {"cheques"}}
    for deck in (*DECKS, "lodging"):
        for card in CARDS[deck]:
            assert card.keys() - {"who"} == {"id", "lat", "lon"} | kept.get(deck, {"do"})
            assert deck == "poste" or "who" not in card


@rule("RO-88", "RO-89")
def test_goods_have_the_prices_of_the_journey() -> None:
    assert [(good["id"], good.get("price"), good["resale"]) for good in CARDS["good"]] == [
        ("formalities", 200, 0),
        ("guide", 20, 10),
        ("equipment", 300, 150),
        ("camera", 400, 200),
        ("ticket", None, 250),  # its price stands on the airport
        ("cheque", 20, 10),
    ]


@rule("RO-A24")
def test_achats_have_printed_prices() -> None:
    prices = Counter(card["price"] for card in CARDS["achat"])
    assert prices == {60: 2, 100: 5, 140: 3, 160: 3, 200: 5, 240: 3, 300: 3, 400: 1}
    assert all(price % 20 == 0 for price in prices)


def test_lodgings_cost_0_to_5_cheques() -> None:
    assert Counter(card["cheques"] for card in CARDS["lodging"]) == {0: 6, 1: 14, 2: 13, 3: 7, 4: 3, 5: 2}


@rule("RO-47")
def test_jobs_earn_money_and_nothing_else() -> None:
    wages = {100: 1, 150: 2, 200: 5, 250: 4, 300: 6, 400: 4, 500: 3}
    assert does("job") == of(*[("self", ["gain", money], times) for money, times in wages.items()])


@rule("RO-46")
def test_every_aventure_is_decided_by_one_roll() -> None:
    tables = {
        json.dumps([NO, NO, WIN, WIN, WIN, WIN]): 9,
        json.dumps([NO, WIN, WIN, WIN, WIN, WIN]): 5,
        json.dumps([[*NO, ["lose", "equipment"]], NO, WIN, WIN, WIN, WIN]): 3,
        json.dumps([[*NO, ["pay", 100]], NO, NO, WIN, WIN, WIN]): 4,
        json.dumps([NO, [*WIN, ["move", -3]], WIN, WIN, WIN, WIN]): 2,
        json.dumps([[*NO, ["lose", "camera"]], NO, WIN, WIN, WIN, WIN]): 2,
    }
    assert all([step[0] for step in card["do"]] == ["die"] for card in CARDS["aventure"])
    assert Counter(json.dumps(card["do"][0][1:]) for card in CARDS["aventure"]) == tables


@rule("RO-48")
def test_chance_cards() -> None:
    once: Steps = [
        ["gain", 50], ["gain", 200], ["gain", 300], ["cheques", 4], ["cheques", 6], ["cheques", -2],
        ["pay", 100], ["pay", 150], ["pay", 200], *[["lose", element] for element in ELEMENTS],
        ["move", 3], ["move", 2], ["move", -2], ["move", -3],
        ["skip", 1], ["advance", 1], ["extra-move"], ["ticket"],
    ]  # fmt: skip
    assert does("chance") == of(
        ("self", ["gain", 100], 2), ("self", ["pay", 50], 2), *[("self", step, 1) for step in once]
    )


@rule("RO-49")
def test_poste_restante_cards() -> None:
    mine: list[tuple[list[Any], int]] = [
        (["gain", 100], 2), (["gain", 200], 2), (["gain", 300], 1), (["gain", 400], 1), (["cheques", 5], 2),
        (["pay", 50], 1), (["pay", 100], 1), (["cheques", -3], 1), (["receive", "guide"], 1), (["pay-each", 20], 1),
    ]  # fmt: skip
    theirs: list[tuple[list[Any], int]] = [
        (["move", -3], 1), (["move", -4], 1), (["previous", "airport"], 1), (["pull"], 1),
        *[(["lose", element], 1) for element in ELEMENTS], (["owe", 100], 2), (["skip", 1], 1),
    ]  # fmt: skip
    assert does("poste") == of(
        *[("self", step, times) for step, times in mine],
        *[("chosen", step, times) for step, times in theirs],
        ("each", ["owe", 50], 1),
    )


# --- The sheet ---

# RO-A5: what each line offers by the six faces, and its price.
PAPERS, GUIDE, EQUIPMENT, CAMERA = [[["receive", element]] for element in ELEMENTS]
REPLAY: Steps = [["replay"]]
TICKET: Steps = [["ticket"]]
SHEET: dict[str, list[tuple[int, Steps]]] = {
    "pocket-money": [(0, [["gain", money]]) for money in (400, 400, 600, 600, 800, 800)],
    "cheques": [(0, [["cheques", cheques]]) for cheques in (5, 5, 5, 10, 10, 10)],
    "ticket": [(price, TICKET) for price in (200, 200, 400, 400, 500, 700)],
    "formalities": [(0, PAPERS), (0, PAPERS), (200, PAPERS), (200, PAPERS), (300, PAPERS), (0, PAPERS + REPLAY)],
    "guide": [(0, []), (0, []), (10, GUIDE), (10, GUIDE), (10, GUIDE + GUIDE), (0, GUIDE + REPLAY)],
    "equipment": [
        (0, EQUIPMENT + REPLAY), (0, EQUIPMENT + REPLAY), (150, EQUIPMENT), (300, EQUIPMENT),
        (0, [["neighbour", "equipment"]]), (700, EQUIPMENT + CAMERA),
    ],
    "camera": [(400, CAMERA), (400, CAMERA), (150, CAMERA), (250, CAMERA), (0, CAMERA + REPLAY), (600, CAMERA)],
}  # fmt: skip


@rule("RO-22", "RO-23", "RO-24", "RO-25", "RO-26", "RO-27", "RO-28", "RO-A5")
def test_the_sheet_gives_each_line_six_faces() -> None:
    assert [line["id"] for line in LINES] == list(SHEET)
    for line in LINES:
        faces = {face: (o.get("price", 0), o["do"]) for o in line["outcomes"] for face in o["faces"]}
        assert sum(len(o["faces"]) for o in line["outcomes"]) == 6
        assert [faces[face] for face in range(1, 7)] == SHEET[line["id"]]


def test_the_sheet_has_27_outcomes_each_with_its_own_name() -> None:
    assert len(OUTCOMES) == len({outcome["id"] for outcome in OUTCOMES}) == 27


# --- The track ---

LETTERS = {"H": "achat", "R": "reportage", "A": "aventure", "J": "job", "C": "chance", "M": "poste"}
SEQUENCES = ("CJAHMRJMCRAH", "JRMHACRJCAMH", "JRCHMARHCJAM", "JRCHAMRHMJAC", "JCRHAMJRCMHA")


def test_the_track_has_66_spaces_behind_the_one_where_bags_are_packed() -> None:
    between = [[*[LETTERS[letter] for letter in sequence], "airport"] for sequence in SEQUENCES]
    assert [TYPE.words[kind] for kind in TYPE_OF] == ["preparation", "airport", *chain(*between)]


@rule("RO-54")
def test_airports_and_they_alone_print_the_price_of_a_ticket() -> None:
    assert set(data("routard", "board")["tickets"]) <= set(SPACE.words)
    assert [TYPE.words[kind] for kind, price in zip(TYPE_OF, TICKET_PRICE, strict=True) if price] == ["airport"] * 6
    assert [price for price in TICKET_PRICE if price] == [400, 500, 300, 600, 400, 400]


# --- Texts ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_texts(language: str) -> None:
    needed = {"title", "tagline", "about", "space-paris-departure"}
    needed |= {f"{deck}-{card['id']}{part}" for deck in (*DECKS, "lodging") for card in CARDS[deck] for part in PARTS}
    needed |= {f"good-{good['id']}" for good in [*CARDS["good"], *CARDS["achat"]]}
    needed |= {f"element-{element}" for element in ELEMENTS}
    needed |= {f"type-{kind}" for kind in TYPE.words}
    needed |= {f"line-{line['id']}" for line in LINES} | {f"outcome-{outcome['id']}" for outcome in OUTCOMES}
    assert needed - TEXTS[language].keys() == set()
    decks = (*DECKS, "lodging")
    told = {key for key in TEXTS[language] if key.endswith("-place") and key.partition("-")[0] in decks}
    assert told == {key for key in needed if key.endswith("-place")}


def sentences(text: str) -> list[str]:
    return [part.strip() for part in re.split(r"(?<=[.?!])\s+", text)]


def stories(room: str, language: str, cards: dict[str, list[Card]]) -> list[str]:
    told, keys = texts(room, language), [f"{deck}-{card['id']}" for deck in cards for card in cards[deck]]
    return [told[f"{key}{part}"] for key in keys for part in ("", "-text") if f"{key}-place" in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_tells_a_story_of_its_own_in_at_most_three_sentences(language: str) -> None:
    for part in ("", "-text"):
        told = [TEXTS[language][f"{deck}-{card['id']}{part}"] for deck, card in EVERY]
        assert [text for text, times in Counter(told).items() if times > 1] == []
    told += [TEXTS[language][f"outcome-{outcome['id']}"] for outcome in OUTCOMES]
    assert all(text[-1] in ".?!" and len(sentences(text)) <= 3 for text in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_and_no_sentence_is_one_of_another_game(language: str) -> None:
    def told(room: str) -> set[str]:
        return {sentence for text in stories(room, language, data(room, "cards")) for sentence in sentences(text)}

    for room in SISTERS:
        assert told("routard") & told(room) == set()


# --- The texts promise what the effects do, and nothing else ---

# The words in which a promise is made; no text says them of anything else.
WORDS: dict[str, dict[str, str]] = {
    "fr": {
        "money": "€", "pay": r"\b[Tt]u paies\b", "cheques": "chèques? hôtel", "ticket": "billet d’avion",
        "formalities": "formalités", "guide": r"\bguides?\b", "equipment": "équipement", "camera": "appareil photo",
        "lose": r"\bperds?\b", "space": r"\bcases?\b", "ahead": r"\bavances? de\b", "back": r"\brecules? de\b",
        "airport": "aéroport précédent", "pull": "te rejoint sur ta case", "extra-move": "un déplacement de plus",
        "next turn": "prochain tour", "skip": "passes? [st]on prochain tour", "replay": "tu rejoues",
        "die": r"\bdé\b", "chosen": "[Uu]n joueur de ton choix", "each": "[Cc]hacun des autres",
        "neighbour": "voisin de droite",
    },
    "en": {
        "money": "€", "pay": r"\b[Yy]ou pay\b", "cheques": "hotel cheques?", "ticket": "plane ticket",
        "formalities": r"\bpapers\b", "guide": r"\bguides?\b", "equipment": "equipment", "camera": r"\bcamera\b",
        "lose": r"\bloses?\b", "space": r"\bspaces?\b", "ahead": r"\bgo ahead\b", "back": r"\bgo(es)? back\b",
        "airport": "previous airport", "pull": "joins you on your space", "extra-move": "one more move",
        "next turn": "next turn", "skip": "miss(es)? (your|the) next turn", "replay": r"\bplay again\b",
        "die": r"\bdie\b", "chosen": "[Aa] player of your choice", "each": "[Ee]ach of the others",
        "neighbour": "right-hand neighbour",
    },
}  # fmt: skip

# What has to be said of a step that says more than its own word.
PROMISES: dict[str, set[str]] = {
    "gain": {"money"}, "pay": {"money", "pay"}, "owe": {"money"}, "pay-each": {"money", "each"},
    "lose": {"lose"}, "receive": set(), "neighbour": {"neighbour", "replay"}, "keep": set(), "return": set(),
    "skip": {"skip", "next turn"}, "advance": {"ahead", "space", "next turn"},
    "previous": set(), "pull": {"pull", "space"},
}  # fmt: skip
COUNTED = ("gain", "pay", "owe", "pay-each", "cheques", "move", "advance")


def promised(steps: Steps) -> set[str]:
    return set().union(*[promised_by(word, *what) for word, *what in steps])


def promised_by(word: str, *what: Any) -> set[str]:
    if word == "die":
        return {"die"}.union(*[promised(face) for face in what])
    if word == "cheques":
        return {"cheques", "lose"} if what[0] < 0 else {"cheques"}
    if word == "move":
        return {"space", "back" if what[0] < 0 else "ahead"}
    return PROMISES.get(word, {word}) | {noun for noun in what if isinstance(noun, str)}


def stated(steps: Steps) -> set[int]:
    """Sums, cheques and spaces; of a die, the first face that wins and those that do something more."""
    return set().union(*[stated_by(word, *what) for word, *what in steps])


def stated_by(word: str, *what: Any) -> set[int]:
    if word != "die":
        return {abs(what[0])} if word in COUNTED else set()
    return {first_winning(what), *more_than_won_or_not(what)}.union(*[stated(face) for face in what])


def first_winning(faces: Sequence[Steps]) -> int:
    return next(face for face, steps in enumerate(faces, 1) if ["keep"] in steps)


def more_than_won_or_not(faces: Sequence[Steps]) -> list[int]:
    return [face for face, steps in enumerate(faces, 1) if len(steps) > 1]


def said(text: str, language: str) -> set[str]:
    return {what for what, pattern in WORDS[language].items() if re.search(pattern, text)}


def digits(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


def named(cards: list[tuple[str, Card]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("deck", "card"), cards, ids=[f"{deck}-{card['id']}" for deck, card in cards])


@pytest.mark.parametrize("language", LANGUAGES)
@named([(deck, card) for deck, card in EVERY if "do" in card])
def test_a_text_promises_what_its_card_does_and_nothing_else(deck: str, card: Card, language: str) -> None:
    text = TEXTS[language][f"{deck}-{card['id']}-text"]
    # What the die of an adventure takes is carried off, sunk or boiled: "lost" is not the only word.
    free = {"lose"} if deck == "aventure" else set()
    assert said(text, language) - free == (promised(card["do"]) | {card.get("who", "self")}) - {"self"} - free
    assert digits(text) == stated(card["do"])


@rule("RO-46")
@pytest.mark.parametrize("language", LANGUAGES)
@named([("aventure", card) for card in CARDS["aventure"]])
def test_an_aventure_says_what_each_face_of_the_die_brings(deck: str, card: Card, language: str) -> None:
    text = TEXTS[language][f"{deck}-{card['id']}-text"]
    won = {"fr": "Avec {} ou plus au dé", "en": "With {} or more on the die"}[language]
    odd = {"fr": "avec un {},", "en": "with a {},"}[language]
    _, *faces = card["do"][0]
    assert won.format(first_winning(faces)) in text
    assert [face for face in range(1, 7) if odd.format(face) in text] == more_than_won_or_not(faces)


@pytest.mark.parametrize("language", LANGUAGES)
@named([("outcome", outcome) for outcome in OUTCOMES if outcome["do"]])
def test_an_outcome_of_the_sheet_says_what_it_costs_and_brings(deck: str, card: Card, language: str) -> None:
    text = TEXTS[language][f"{deck}-{card['id']}"]
    cost: Steps = [["gain", card["price"]]] if "price" in card else []  # a sum to state, like any other
    assert said(text, language) == promised(card["do"] + cost)
    assert digits(text) == stated(card["do"] + cost)


@pytest.mark.parametrize("language", LANGUAGES)
@named([(deck, card) for deck, card in EVERY if "do" not in card])
def test_what_is_bought_seen_or_slept_in_promises_nothing(deck: str, card: Card, language: str) -> None:
    text = TEXTS[language][f"{deck}-{card['id']}-text"]
    assert said(text, language) == set()
    assert digits(text) == set(), "a price stands beside the text, and doubles without a guide (RO-71)"
