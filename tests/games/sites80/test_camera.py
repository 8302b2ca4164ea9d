"""The camera and the clue sheet: TM-06, TM-22 to TM-27, TM-47, TM-70, and that nobody reads the hidden card."""

import pytest

from grandtour.core.acts import NOBODY
from grandtour.core.chance import Dice
from grandtour.core.fair import Stream
from grandtour.core.fields import dump
from grandtour.core.questions import awaited, chances, offered, step
from grandtour.core.records import HIDDEN, record_of
from grandtour.core.tables import Table
from grandtour.games.sites80.board import GENRE_OF, QUARTER_OF, SITE, SITES
from grandtour.games.sites80.camera import Expose, PrintStrip, Unread, change_sheet
from grandtour.games.sites80.cards import CLUE_AT, EASY, GRADES, LINE_OF, ON_SHEET, SHEETS
from grandtour.games.sites80.game import GAME
from grandtour.games.sites80.state import Hunt
from tests.games.playing import do, let_chance_speak, offers, told
from tests.games.sites80.given import cell, dealt, does, given, sheet_with, sheet_without, site
from tests.rules import rule

EVERYONE = range(NOBODY, 2)


@rule("TM-06", "TM-22", "TM-23", "TM-24", "TM-A21")
def test_of_an_exposed_card_all_see_the_quarter_and_three_numbers_and_nothing_else() -> None:
    s = dealt(2)
    for me in EVERYONE:
        for slot, shown in enumerate(GAME.view(s, me).slots):
            assert set(dump(shown)) == {"", "quarter", "numbers", "found", "behind"}  # type: ignore[call-overload]
            assert shown.quarter == QUARTER_OF[s.card[slot]]
            assert len(set(shown.numbers)) == 3
            assert shown.numbers == sorted(shown.numbers), "their order tells nothing of the grades"


def exposing(s: Hunt, slot: int = 0) -> Hunt:
    """The card of this slot has gone, and the next one is about to be exposed."""
    s.face_up += (s.card[slot],)
    s.card[slot], s.strip[slot], s.found[slot] = NOBODY, (), ()
    s.stack.append(Expose(slot))
    return s


@rule("TM-22", "TM-A21", "TM-A45")
def test_nobody_reads_which_card_is_exposed_nor_how_it_is_numbered() -> None:
    s = exposing(given())
    while chances(s):
        question = s.stack[-1]
        assert isinstance(question, Unread)
        assert not any(question.seen_by(act, me) for act in offered(s) for me in EVERYONE)
        step(s, offered(s)[0])


@rule("TM-22", "TM-A43")
def test_the_record_of_a_running_game_hides_cards_sheets_and_numbers_from_everyone() -> None:
    table = Table(GAME, 2, {}, Stream("1" * 64))
    table.adopt(table.begin())
    while not isinstance(table.state, Hunt) or not table.state.round:
        act = offered(table.state)[0]
        table.adopt(table.consider(act.by, table.version, act.said))
    verbs = {entry.text.split()[1] for entry in table.entries}
    assert {"expose", "sheet", "number"} <= verbs
    for me in EVERYONE:
        seen = {line.split()[1] for line in record_of(table, ["Anna", "Boris"], me).log if line != HIDDEN}
        assert not {"expose", "sheet", "number"} & seen


@rule("TM-22", "TM-A30", "TM-A45")
def test_games_that_differ_in_the_hidden_cards_alone_look_the_same_to_everyone() -> None:
    """Given other cards of the same quarters in the camera, then views, offers, prompts and reasons are the same."""
    true, other = given(at=["n20w80"]), given(at=["n20w80"])
    for slot, name in enumerate(["venice", "uluru"]):
        hidden = site(name)
        other.undrawn[other.undrawn.index(hidden)] = other.card[slot]
        other.card[slot] = hidden
    for me in EVERYONE:
        assert dump(GAME.view(true, me)) == dump(GAME.view(other, me))
    assert offers(true) == offers(other)
    for s in (true, other):
        do(GAME, s, "A photo left")
    assert offers(true) == offers(other)
    assert len(offers(true)) == 80


def test_a_guess_puts_any_candidate_of_the_quarter_into_the_slot() -> None:
    s = given()
    seen = {SITE.words[GAME.guess(s, 0, Dice(seed)).card[0]] for seed in range(300)}
    quarter = {name for n, name in enumerate(SITE.words) if QUARTER_OF[n] == QUARTER_OF[site("paris")]}
    assert seen == quarter


def test_a_guess_keeps_to_what_was_found() -> None:
    """An easy clue names its site; another one says what kind of place it is, and the truth is among those."""
    s = given(sheet=sheet_with("paris", EASY))
    assert {GAME.guess(s, 0, Dice(seed)).card[0] for seed in range(50)} == {site("paris")}
    s = given(sheet=sheet_with("paris", 2))
    guessed = {GAME.guess(s, 0, Dice(seed)).card[0] for seed in range(300)}
    assert {GENRE_OF[n] for n in guessed} == {GENRE_OF[site("paris")]}
    assert len(guessed) > 1


def test_a_starting_card_that_comes_up_again_is_no_secret_to_guess() -> None:
    s = given()
    s.starts = (s.card[0],)
    assert {GAME.guess(s, 0, Dice(seed)).card[0] for seed in range(20)} == {s.card[0]}


@rule("TM-25", "TM-27", "TM-A43")
def test_a_clue_is_found_when_its_number_is_on_sheet_and_strip() -> None:
    """Given a sheet with Paris's hard clue, then it stands beside the card, and stays when the sheet changes."""
    s = given(sheet=sheet_with("paris", 2))
    clue = CLUE_AT[site("paris") * GRADES + 2][0]
    assert [found.clue for found in GAME.view(s, 1).slots[0].found] == [clue]
    assert GAME.view(s, 1).slots[0].found[0].number in GAME.view(s, 1).slots[0].numbers
    change_sheet(s)
    do(GAME, s, f"* sheet {1 + sheet_without('paris', 'sydney')}a")
    let_chance_speak(s)
    assert clue in [found.clue for found in GAME.view(s, 1).slots[0].found]
    assert clue not in [line.clue for line in GAME.view(s, 1).sheet], "the sheet itself is not shown again"


@rule("TM-A43")
@pytest.mark.parametrize(("notebook", "kept", "seen"), [("nothing", 0, 0), ("found", 1, 0), ("all", 1, 30)])
def test_what_the_notebook_keeps(notebook: str, kept: int, seen: int) -> None:
    s = given(sheet=sheet_with("paris", 2), notebook=notebook)
    change_sheet(s)
    do(GAME, s, f"* sheet {1 + sheet_without('paris', 'sydney')}b")
    let_chance_speak(s)
    assert len(s.found[0]) == kept
    assert len(GAME.view(s, 0).notebook) == seen
    change_sheet(s)
    s.lines = []
    do(GAME, s, f"* sheet {1 + sheet_with('sydney', 2)}a")
    let_chance_speak(s)
    assert ("found" in told(s)) is (notebook != "nothing"), "what is told could be read again"


@rule("TM-A43")
def test_found_clues_go_with_the_card_and_all_notes_serve_the_next_one() -> None:
    """With every sheet noted, a card exposed later is found at once by what was seen before; else it is not."""
    for notebook, found in (("found", 0), ("all", 1)):
        s = given(sheet=sheet_with("rome", 1), notebook=notebook)
        change_sheet(s)
        do(GAME, s, f"* sheet {1 + sheet_without('rome')}a")
        let_chance_speak(s)
        do(GAME, exposing(s), "* expose rome")
        let_chance_speak(s)
        assert len(s.found[0]) == found


@rule("TM-A42")
def test_numbers_are_given_anew_in_every_game_and_none_twice() -> None:
    first, second = dealt(2, 3), dealt(2, 4)
    for s in (first, second):
        given_numbers = [number for number in s.number if number]
        assert len(set(given_numbers)) == len(given_numbers)
        assert sorted(given_numbers + s.numbers) == list(range(1, 241))
    assert first.number != second.number


@rule("TM-A42", "TM-24")
def test_a_clue_keeps_its_number_from_the_sheet_to_the_strip() -> None:
    s = given(sheet=sheet_with("rome", 1))
    number = s.number[site("rome") * GRADES + 1]
    do(GAME, exposing(s), "* expose rome")
    assert isinstance(s.stack[-1], PrintStrip)
    assert number not in [act.noun for act in offered(s)]
    let_chance_speak(s)
    assert number in s.strip[0]
    assert [SITES[line // GRADES]["id"] for line in s.found[0]] == ["rome"]


@rule("TM-A64")
def test_a_sheet_keeps_its_edition_for_the_game() -> None:
    s = given()
    first = s.sheet
    change_sheet(s)
    assert len(offered(s)) == 2 * (SHEETS - 1), "two editions of each sheet not yet seen"
    s.sheets.under, s.sheets.unseen = [first], []
    assert [act.said for act in offered(s)] == [f"sheet {first + 1}a"]


@rule("TM-47")
def test_after_sixteen_changes_the_first_sheet_is_back() -> None:
    s = given()
    first, before = s.sheet, dump(GAME.view(s, 0).sheet)
    for _ in range(16):
        change_sheet(s)
        let_chance_speak(s)
    assert s.sheet == first
    assert dump(GAME.view(s, 0).sheet) == before


@rule("TM-26", "TM-27", "TM-70")
def test_nobody_says_what_they_suspect_and_nobody_changes_the_sheet_at_will() -> None:
    s = given(at=["n40e10"])
    assert {"photo left", "photo right"} <= set(offers(s)), "either card may be sought by everyone"
    assert not [said for said in offers(s) if said.startswith(("sheet", "name"))]


def test_what_is_told_of_a_new_card_is_its_slot_and_quarter() -> None:
    s = exposing(given())
    do(GAME, s, "* expose rome")
    assert told(s) == ["exposed"]
    assert awaited(s) != [0]
    assert (s.lines or [])[0].nouns == (0, QUARTER_OF[site("rome")])


def test_every_clue_belongs_to_one_line_of_one_sheet() -> None:
    assert len(LINE_OF) == 480
    assert [len(lines) for lines in ON_SHEET] == [15] * SHEETS
    assert all(len(clues) == 2 for clues in CLUE_AT)


@rule("TM-A33")
def test_an_empty_compartment_shows_nothing_and_is_not_offered() -> None:
    s = given(at=["n40e0"])
    s.behind[0] = 0
    s.undrawn = s.undrawn[: s.behind[1]]
    does(s, "photo left", "name paris")
    assert (s.card[0], GAME.view(s, 1).slots[0].quarter) == (NOBODY, NOBODY)
    s.spoken = s.named[0] = False
    assert [said for said in offers(s) if said.startswith("photo")] == ["photo right"]
    assert s.at[0] == cell("n40e0")
