"""The sites, the clues, the sheet of the world and the cards: what must stay true of them however they are rewritten.

The files are read by their path, so that this needs nothing of the room but its content.
"""

import json
import re
import unicodedata
from collections import Counter
from itertools import pairwise
from math import floor
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from grandtour.words import LANGUAGES
from tests.rules import ROOT, rule

ROOM = ROOT / "src" / "grandtour" / "games" / "sites80"
SITES: list[dict[str, Any]] = json.loads((ROOM / "sites.json").read_text("utf-8"))
GRID: dict[str, Any] = json.loads((ROOM / "grid.json").read_text("utf-8"))
CARDS: dict[str, list[dict[str, Any]]] = json.loads((ROOM / "cards.json").read_text("utf-8"))
GRADES = ("easy", "medium", "hard")
KINDS = ("city", "ruin", "monument", "nature", "island")
CLUES = [(site, clue) for site in SITES for clue in site["clues"]]

LONGEST_CLUE = 120
LONGEST_TEXT = 300
# Words of a name that say what a place is, not which: a clue may use them.
GENERIC = {"chute", "chutes", "corail", "falls", "iles", "island", "islands", "lake"}


def read(language: str) -> dict[str, str]:
    """Every text of the room; those of its content name nothing, so each is one plain run of words."""
    resource = FluentParser().parse((ROOM / "texts" / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {message.id.name: plain(message) for message in resource.body if isinstance(message, ast.Message)}


def plain(message: ast.Message) -> str:
    elements = message.value.elements if message.value else []
    return "".join(element.value for element in elements if isinstance(element, ast.TextElement))


TEXTS = {language: read(language) for language in LANGUAGES}


def folded(text: str) -> str:
    """Without accents, capitals, hyphens and the like, between two spaces: whole words can be looked for in it."""
    letters = [c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c)]
    return f" {' '.join(re.findall('[a-z0-9]+', ''.join(letters)))} "


def also(site: str, language: str) -> list[str]:
    return [name.strip() for name in TEXTS[language].get(f"site-{site}-also", "").split(",") if name.strip()]


def names(site: str) -> set[str]:
    """All names that the box for typing answers to, folded."""
    own = [TEXTS[language][f"site-{site}"] for language in LANGUAGES]
    return {folded(name) for name in [*own, *[name for language in LANGUAGES for name in also(site, language)]]}


def said(clue: dict[str, Any]) -> dict[str, str]:
    return {language: folded(TEXTS[language][f"clue-{clue['key']}"]) for language in LANGUAGES}


def cell(site: dict[str, Any]) -> tuple[int, int]:
    """Row and column, counted from the north-west corner of the sheet."""
    return (
        floor((GRID["north"] - site["lat"]) / GRID["degrees"]),
        floor((site["lon"] - GRID["west"]) / GRID["degrees"]),
    )


def terrain(row: int, column: int) -> dict[str, Any]:
    found: dict[str, Any] = GRID["terrain"][GRID["rows"][row][column]]
    return found


# --- The sheet of the world ---


@rule("TM-02", "TM-03")
def test_the_sheet_has_14_rows_of_36_cells_of_the_four_terrains() -> None:
    assert [len(row) for row in GRID["rows"]] == [36] * 14
    counts = Counter(GRID["terrain"][letter]["id"] for row in GRID["rows"] for letter in row)
    assert counts == {"land": 104, "coast": 106, "strait": 46, "sea": 248}


@rule("TM-A2")
def test_a_terrain_is_so_many_lands_and_seas() -> None:
    counts = {terrain["id"]: (terrain["lands"], terrain["seas"]) for terrain in GRID["terrain"].values()}
    assert counts == {"land": (1, 0), "coast": (1, 1), "strait": (2, 1), "sea": (0, 1)}


@rule("TM-04")
def test_sixty_six_cells_bear_the_eighty_red_squares() -> None:
    squares = Counter(cell(site) for site in SITES)
    assert Counter(squares.values()) == {1: 53, 2: 12, 3: 1}
    assert Counter(terrain(*cell(site))["id"] for site in SITES) == {"land": 22, "coast": 36, "strait": 22}


@rule("TM-15")
@pytest.mark.parametrize("site", SITES, ids=lambda site: site["id"])
def test_a_site_lies_in_its_quarter(site: dict[str, Any]) -> None:
    assert -60 <= site["lat"] < 80
    assert -180 <= site["lon"] < 180
    assert site["quarter"] == ("n" if site["lat"] > 0 else "s") + ("e" if site["lon"] > 0 else "w")
    row, column = cell(site)
    assert (row < 8, column >= 18) == (site["lat"] > 0, site["lon"] > 0)


def test_the_quarters_have_as_many_sites_as_the_ledger_says() -> None:
    assert Counter(site["quarter"] for site in SITES) == {"ne": 31, "nw": 23, "se": 14, "sw": 12}


@rule("TM-40", "TM-41")
def test_boats_and_trains_reach_the_sites_that_they_should() -> None:
    at = {site["id"]: terrain(*cell(site)) for site in SITES}
    straits = ["istanbul", "granada", "marrakesh", "giza", "singapore"]  # Bosporus, Gibraltar, Red Sea, Malacca
    harbours = ["new-york", "ha-long-bay", "zanzibar"]
    islands = ["hawaii", "easter-island", "tahiti", "galapagos", "noumea", "piton-de-la-fournaise"]
    assert {at[site]["id"] for site in straits} == {"strait"}
    assert {at[site]["id"] for site in [*harbours, *islands]} == {"coast"}


@rule("TM-A7", "TM-A56")
def test_only_three_sites_have_no_land_around_them() -> None:
    assert [site["id"] for site in SITES if not land_around(*cell(site))] == ["hawaii", "easter-island", "tahiti"]


def land_around(row: int, column: int) -> bool:
    around = [(row + i, column + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
    return any(terrain(i, j)["lands"] for i, j in around if 0 <= i < 14 and 0 <= j < 36)


# --- The sites ---


def test_eighty_sites_with_ids_of_their_own() -> None:
    assert len({site["id"] for site in SITES}) == len(SITES) == 80
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", site["id"]) for site in SITES)
    assert {site["kind"] for site in SITES} == set(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_site_has_a_name_a_country_and_a_text_worth_reading(language: str) -> None:
    texts = TEXTS[language]
    for site in SITES:
        assert texts[f"site-{site['id']}"]
        assert site["country"]
        assert all(texts[f"country-{country}"] for country in site["country"])
        text = texts[f"site-{site['id']}-text"]
        assert 80 <= len(text) <= LONGEST_TEXT, site["id"]
        assert 2 <= len(re.findall(r"[.!?](?:\s|$)", text)) <= 3, site["id"]


@rule("TM-A62")
def test_the_same_further_names_are_right_in_both_languages_and_lead_to_one_site() -> None:
    assert all(also(site["id"], "fr") == also(site["id"], "en") for site in SITES)
    everything = [name for site in SITES for name in names(site["id"])]
    assert len(set(everything)) == len(everything)


# --- The clues ---


@rule("TM-A42")
def test_the_keys_are_the_numbers_from_one_on_and_tell_nothing() -> None:
    keys = [clue["key"] for _, clue in CLUES]
    assert sorted(keys) == list(range(1, len(keys) + 1))
    close = sum(abs(key - following) < len(keys) // 20 for key, following in pairwise(keys))
    assert close < len(keys) // 5


@pytest.mark.parametrize("site", SITES, ids=lambda site: site["id"])
def test_a_site_has_five_clues_or_more_of_every_grade(site: dict[str, Any]) -> None:
    grades = Counter(clue["grade"] for clue in site["clues"])
    assert set(grades) == set(GRADES)
    assert grades.total() >= 5
    assert grades["easy"] <= 2
    assert all(clue["source"].strip() for clue in site["clues"])


@rule("TM-A62")
@pytest.mark.parametrize("site", SITES, ids=lambda site: site["id"])
def test_the_names_of_a_site_have_a_source_or_were_read_twice(site: dict[str, Any]) -> None:
    assert site["names"].strip()


@rule("TM-A42")
def test_every_sheet_has_five_clues_of_each_grade_and_no_site_twice() -> None:
    sheets = [(site["sheets"][grade], grade) for site in SITES for grade in GRADES]
    assert Counter(sheets) == {(sheet, grade): 5 for sheet in range(1, 17) for grade in GRADES}
    assert all(len(set(site["sheets"].values())) == 3 for site in SITES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_is_one_short_sentence_unlike_any_other(language: str) -> None:
    texts = [TEXTS[language][f"clue-{clue['key']}"] for _, clue in CLUES]
    assert [text for text in texts if len(text) > LONGEST_CLUE or not re.match(r"[A-ZÀÉÊÎÔŒ«“].*\.$", text)] == []
    assert len(set(texts)) == len(texts)


def test_every_clue_is_written_and_nothing_else_is() -> None:
    for texts in TEXTS.values():
        written = {key for key in texts if key.startswith("clue-")}
        assert written == {f"clue-{clue['key']}" for _, clue in CLUES}


@rule("TM-A62", "TM-A63")
@pytest.mark.parametrize("site", SITES, ids=lambda site: site["id"])
def test_no_clue_of_any_site_holds_a_name_of_this_one(site: dict[str, Any]) -> None:
    texts = [text for _, clue in CLUES for text in said(clue).values()]
    assert [text for text in texts if any(name in text for name in names(site["id"]))] == []


@rule("TM-A63")
@pytest.mark.parametrize("site", SITES, ids=lambda site: site["id"])
def test_no_clue_holds_a_telling_word_of_its_own_site(site: dict[str, Any]) -> None:
    parts = {word for name in names(site["id"]) for word in name.split() if len(word) >= 4} - GENERIC
    texts = [text for clue in site["clues"] for text in said(clue).values()]
    assert [text for text in texts if parts & set(text.split())] == []


@rule("TM-A24", "TM-A62")
@pytest.mark.parametrize("site", SITES, ids=lambda site: site["id"])
def test_no_words_of_a_clue_would_pass_for_a_misspelt_name_of_its_own_site(site: dict[str, Any]) -> None:
    texts = [text.split() for clue in site["clues"] for text in said(clue).values()]
    for name in [name.strip() for name in names(site["id"])]:
        length, allowed = len(name.split()), 2 if len(name) >= 8 else 1
        runs = [" ".join(words[i : i + length]) for words in texts for i in range(len(words) - length + 1)]
        assert [run for run in runs if wrong_letters(run, name) <= allowed] == [], name


def wrong_letters(a: str, b: str) -> int:
    """How many letters must be added, left out or replaced to make one of the other."""
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        above, row = row, [i]
        for j, other in enumerate(b, 1):
            row.append(min(above[j] + 1, row[-1] + 1, above[j - 1] + (letter != other)))
    return row[-1]


@pytest.mark.parametrize("site", SITES, ids=lambda site: site["id"])
def test_only_easy_clues_name_the_country(site: dict[str, Any]) -> None:
    countries = [folded(TEXTS[language][f"country-{c}"]) for c in site["country"] for language in LANGUAGES]
    harder = [text for clue in site["clues"] if clue["grade"] != "easy" for text in said(clue).values()]
    assert [text for text in harder if any(country in text for country in countries)] == []


# --- The cards ---


def test_fifty_five_transport_cards() -> None:
    cards = CARDS["transport"]
    copies = {mode: [(c.get("cells"), c["copies"]) for c in cards if c["mode"] == mode] for mode in MODES}
    assert copies == {
        "plane": [(4, 4), (5, 4), (6, 4), (7, 4), (8, 4)],
        "boat": [(3, 3), (4, 3), (5, 3), (6, 3), (7, 3)],
        "train": [(2, 4), (3, 4), (4, 4), (5, 4)],
        "world-tour": [(None, 4)],
    }
    assert sum(card["copies"] for card in cards) == 55


MODES = ("plane", "boat", "train", "world-tour")
# What an event does, and the number or the further effect that goes with it.
EFFECTS = {
    "stray": [],  # to the cell of a site that chance names (A57)
    "home": [],  # beside the own flag (TM-54)
    "back": [int],  # so many cells towards the own flag (A58)
    "drift": [int],  # up to so many cells, over any terrain
    "lose": [int],  # transport cards, at random
    "draw": [int],  # transport cards
    "skip": [int],  # turns (A41)
    "again": [int],  # turns (A41)
    "sheet": [],  # change it (A61)
    "offer": [list],  # carry this out, or not
    "flag": [int],  # move any flag by one to so many cells (A16)
    "swap": [int],  # give transport cards of one's choice, take as many at random
    "stretch": [int],  # so many more cells for a boat, a train or a plane
    "spare": [],  # what was about to happen does not
    "divert": [int],  # another pawn, so many cells away, over any terrain
    "fetch-flag": [],  # the own flag, next to the own pawn (A16)
}
WINDOWS = {"before", "with", "after", "hit"}


def test_fifty_five_events_of_which_nine_are_secret() -> None:
    events = CARDS["event"]
    assert len(events) == 18
    assert sum(event["copies"] for event in events if "secret" not in event) == 46
    assert sum(event["copies"] for event in events if "secret" in event) == 9


@rule("TM-71", "TM-A35")
def test_an_event_is_good_or_bad_luck_or_a_journey_or_a_secret_with_its_moments() -> None:
    for event in CARDS["event"]:
        assert ("luck" in event) != ("secret" in event)
        assert event.get("luck", "good") in ("good", "bad", "journey")
        assert set(event.get("secret", [])) <= WINDOWS
    assert {luck["luck"] for luck in CARDS["event"] if "luck" in luck} == {"good", "bad", "journey"}


def test_events_do_what_the_vocabulary_has_words_for() -> None:
    assert {effect for event in CARDS["event"] for effect in effects(event["do"])} == EFFECTS.keys()


def effects(do: list[list[Any]]) -> list[str]:
    found = []
    for effect, *arguments in do:
        assert [type(argument) for argument in arguments] == EFFECTS[effect]
        found += [effect, *effects([argument for argument in arguments if isinstance(argument, list)])]
    return found


# --- The words ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_else_has_its_words(language: str) -> None:
    texts = TEXTS[language]
    needed = ["title", "tagline", "about", "mode-foot"]
    needed += [f"mode-{mode}" for mode in MODES]
    needed += [f"terrain-{terrain['id']}" for terrain in GRID["terrain"].values()]
    needed += [f"quarter-{quarter}" for quarter in ("nw", "ne", "sw", "se")]
    needed += [f"kind-{kind}" for kind in KINDS]
    needed += [f"{key}{text}" for key in things() for text in ("", "-text")]
    assert [key for key in needed if not texts.get(key)] == []


def things() -> list[str]:
    return [*[f"event-{event['id']}" for event in CARDS["event"]], *[f"character-{n}" for n in range(1, 7)]]


def test_both_languages_have_the_same_keys_in_the_same_order() -> None:
    assert list(TEXTS["fr"]) == list(TEXTS["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotes_are_typographic(language: str) -> None:
    assert [key for key, text in TEXTS[language].items() if re.search("['\"*]", text)] == []
