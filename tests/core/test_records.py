"""Records: printed, parsed, replayed, verified, and refused with the right line when they are broken."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.core.acts import LETTERS, NOBODY
from grandtour.core.fair import Stream, sealed
from grandtour.core.game import Game, game_named
from grandtour.core.questions import awaited
from grandtour.core.records import (
    BadRecord,
    BrokenSeal,
    Record,
    doubt,
    draws_taken_back,
    parse_record,
    record_of,
    replay,
    verify,
    withheld,
)
from grandtour.core.tables import Table
from grandtour.server.jobs import luck_of
from tests.core.tables import ENTROPY, NAMES, SEED, do, first_turn, new_table, offers, played_out

HEADER = [
    "grand tour record 3",
    "game milestones",
    "rules 1",
    "setting goal 15",
    "seat A Anna",
    "seat B Ben",
    "commitment " + "COMMITMENT",
    f"sealed A {sealed('anna')}",
    f"sealed B {sealed('ben')}",
    "entropy A anna",
    "entropy B ben",
    f"seed {SEED}",
]
ENTROPY_A, SEED_LINE, ENDED, BLANK, FIRST_ACT = 10, 12, 13, 14, 15


def record(table: Table, me: int = NOBODY) -> Record:
    return record_of(table, NAMES, me, SEED, ENTROPY)


@pytest.fixture
def text(milestones: Game[Any]) -> str:
    """A finished game of Milestones, as it is printed."""
    return record(played_out(new_table(milestones))).text()


def with_line(text: str, n: int, line: str) -> str:
    lines = text.split("\n")
    lines[n - 1] = line
    return "\n".join(lines)


def without_line(text: str, n: int) -> str:
    lines = text.split("\n")
    del lines[n - 1]
    return "\n".join(lines)


def broken(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(parse_record(text))
    return caught.value


# --- Whole games ---


def test_a_record_is_readable(text: str) -> None:
    lines = text.split("\n")
    found = parse_record(text)
    assert lines[: len(HEADER)] == [line.replace("COMMITMENT", found.commitment) for line in HEADER]
    assert lines[ENDED - 1].startswith("ended ")
    assert lines[BLANK - 1] == ""
    assert lines[FIRST_ACT - 1].startswith("* draw ")


def test_a_record_prints_and_parses_and_leads_to_the_same_game(milestones: Game[Any]) -> None:
    for room in ("milestones", "course"):
        table = played_out(new_table(game_named(room)))
        printed = record(table).text()
        again = parse_record(printed)
        assert again.text() == printed
        assert replay(again).state.dump() == table.state.dump()
        assert verify(again) == []


def test_a_record_with_acts_taken_back_verifies() -> None:
    table, seat = first_turn()
    do(table, seat, offers(table, seat, "left")[0])
    table.adopt(table.consider_undo(seat, table.version))
    for verb in ("left", "right", "take stock"):
        do(table, seat, offers(table, seat, verb)[0])
    table.adopt(table.consider_agreed_undo(seat, table.version))
    found = parse_record(record(played_out(table)).text())
    assert (verify(found), draws_taken_back(found.log)) == ([], 2)
    assert luck_of(found.game, 2, found.settings, found.log).taken_back == 2, "programs are told, too"


def test_draws_taken_back_are_counted_among_acts_alone(text: str) -> None:
    """Given a bot that stands in between, and an undo that goes too far after an altered draw."""
    found = parse_record(text)
    first, second = found.log[:2]
    found.log[2:2] = ["A bot B", "A undo 1", second, "B back"]
    assert draws_taken_back(found.log) == 1
    found.log = [first, "A undo 999999999"]
    assert draws_taken_back(found.log) == 1


def test_options_are_kept(milestones: Game[Any]) -> None:
    table = played_out(new_table(milestones, settings={"goal": 7}))
    printed = record(table).text()
    assert "setting goal 7\n" in printed
    assert parse_record(printed).settings == {"goal": 7}


def test_a_file_with_the_line_ends_of_windows_is_read(text: str) -> None:
    assert parse_record(text.replace("\n", "\r\n")).text() == text
    assert parse_record(f"\ufeff{text}").text() == text, "some editors put a mark before it"


def test_names_may_hold_spaces_and_any_script(milestones: Game[Any]) -> None:
    names = ["Zoë de  la Mer", "李 娜"]
    printed = record_of(played_out(new_table(milestones)), names, seed=SEED, entropy=ENTROPY).text()
    assert parse_record(printed).seats == names


def test_a_record_names_its_bots_as_the_table_does_and_says_how_they_play(milestones: Game[Any]) -> None:
    table = played_out(new_table(milestones))
    printed = record_of(table, ["Anna", "Phileas"], seed=SEED, entropy=ENTROPY, bots=["", "sense"]).text()
    assert "\nseat A Anna\nseat B Phileas\nbot B sense\ncommitment " in printed
    read = parse_record(printed)
    assert (read.seats, read.bots, read.text()) == (["Anna", "Phileas"], ["", "sense"], printed)


def test_a_record_from_before_bots_were_told_is_read(text: str) -> None:
    assert "\nbot " not in text
    assert parse_record(text).bots == ["", ""]


def test_a_guest_needs_no_name(milestones: Game[Any]) -> None:
    printed = record_of(played_out(new_table(milestones)), ["", "Ben"], seed=SEED, entropy=ENTROPY).text()
    assert "\nseat A\nseat B Ben\n" in printed
    assert parse_record(printed).seats == ["", "Ben"]


# --- While the game runs ---


def test_a_running_record_has_neither_seed_nor_end(milestones: Game[Any]) -> None:
    printed = record(new_table(milestones), 0).text()
    assert SEED not in printed
    assert "ended" not in printed
    assert f"commitment {record(new_table(milestones)).commitment}\n" in printed


def test_a_running_record_shows_only_what_a_seat_may_see(milestones: Game[Any]) -> None:
    table = new_table(milestones)
    hands: Any = table.state.dump()["hands"]
    for me in (0, 1):
        shown = {line for line in record(table, me).log if line != "?"}
        assert shown == {f"* draw {milestones.kind('card').words[card]}" for card in hands[me]}
    assert record(table, NOBODY).log == ["?"] * 6


def test_a_secret_choice_is_hidden_in_the_record_until_the_end() -> None:
    table = new_table(game_named("course"))
    do(table, 0, "home paris")
    assert record(table, 0).log[-1] == "A home paris"
    assert record(table, 1).log[-1] == "?"


def test_a_record_with_hidden_acts_cannot_be_replayed(milestones: Game[Any]) -> None:
    error = broken(record(new_table(milestones), 0).text())
    assert "still hidden when the record was printed" in str(error)


def test_a_running_game_cannot_be_verified_yet(milestones: Game[Any]) -> None:
    with pytest.raises(BadRecord, match="no seed yet: a game can be verified once it is over"):
        verify(parse_record(record(new_table(milestones)).text()))


# --- Broken ones ---


@pytest.mark.parametrize(
    ("line", "instead", "why"),
    [
        (1, "grand tour record 4", "a record begins with 'grand tour record 3', not with 'grand tour record 4'"),
        (1, "", "a record begins with"),
        (2, "game chess", "there is no game 'chess'; the games are "),
        (2, "game", "there is no game ''"),
        (2, "gnome milestones", "'gnome' is no word of a header; its words are game, rules, lesson, "),
        (3, "rules 0", "this house plays milestones by version 1 of its rules, not '0'"),
        (3, "rules 2", "this house plays milestones by version 1 of its rules, not '2'"),
        (3, "rules", "not ''"),
        (4, "setting goal 99", "the option 'goal' takes a whole number from 5 to 30, not 99"),
        (4, "setting goal many", "not 'many'"),
        (4, "setting goal", "not ''"),
        (4, "setting", "there is no option ''"),
        (4, "setting speed 3", "there is no option 'speed'; the options are goal"),
        (5, "seat C Anna", "the seats are named in their order: here should be A, not 'C'"),
        (6, "seat A Ben", "the header says 'seat A' twice"),
        (6, "seat", "here should be B, not ''"),
        (8, "setting goal 15", "the header says 'setting goal' twice"),
        (ENTROPY_A, "entropy C anna", "nobody sits in 'C'; the seats are A, B"),
        (ENTROPY_A, "entropy", "nobody sits in ''"),
        (ENTROPY_A + 1, "entropy A ben", "the header says 'entropy A' twice"),
        (8, "sealed C 12", "nobody sits in 'C'; the seats are A, B"),
        (9, "bot C sense", "nobody sits in 'C'; the seats are A, B"),
        (SEED_LINE, "seed 1234", "a seed is 64 hexadecimal digits, not '1234'"),
        (SEED_LINE, "commitment 1234", "the header must say 'commitment' once, not 2 times"),
        (ENDED, "ended tired 1 2", "but its acts lead to"),
        (ENDED, "ended arrived 9" + "9" * 5000, "but its acts lead to"),
        (ENDED, "ended arrived x y", "but its acts lead to"),
        (FIRST_ACT, "hello", "an act begins with one of"),
        (FIRST_ACT + 2, "* draw 9z", "no card is called '9z'"),
        (FIRST_ACT + 3, "A play 1a", "A play 1a is not offered now"),
        (FIRST_ACT + 3, "A undo 4", "'A undo 4' takes back more than the 3 acts that stand"),
        (FIRST_ACT + 4, "?", "still hidden"),
        (FIRST_ACT + 5, "", "an act begins with one of"),
    ],
)
def test_a_broken_line_is_named_with_what_is_wrong(text: str, line: int, instead: str, why: str) -> None:
    error = broken(with_line(text, line, instead))
    assert why in str(error)
    assert (error.line, str(error)[: len(f"line {line}: ")]) == (line, f"line {line}: ")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (2, "line 1: the header must say 'game' once, not 0 times"),
        (3, "line 1: the header must say 'rules' once, not 0 times"),
        (6, "line 5: milestones is for 2 to 4 players, not 1"),
        (ENDED, "line 1: the record says that the game ended 'still running'"),
        (FIRST_ACT, ": "),
    ],
)
def test_a_missing_line_is_noticed(text: str, line: int, why: str) -> None:
    assert why in str(broken(without_line(text, line)))


def test_a_header_alone_is_no_record(text: str) -> None:
    header = "\n".join(text.split("\n")[: ENDED - 1])
    assert "an empty line must stand between the header and the acts" in str(broken(header))


def test_acts_after_the_end_are_refused(text: str) -> None:
    error = broken(text + "A play 1a\n")
    assert error.line == len(text.split("\n"))
    assert "is not offered now" in str(error)


@given(st.text())
def test_no_text_does_worse_than_to_be_refused(text: str) -> None:
    for record in (text, f"grand tour record 1\n{text}", f"grand tour record 1\ngame course\nrules 1\n{text}"):
        with pytest.raises(BadRecord):
            replay(parse_record(record))


# --- Altered ones ---


def draws(text: str) -> list[int]:
    return [n for n, line in enumerate(text.split("\n"), start=1) if line.startswith("* ")]


def test_two_draws_exchanged_are_found_with_their_lines(text: str) -> None:
    """Both cards go to the same hand, so that every later act still fits."""
    lines = text.split("\n")
    one, other = draws(text)[:2]
    altered = with_line(with_line(text, one, lines[other - 1]), other, lines[one - 1])
    findings = verify(parse_record(altered))
    assert [(finding.line, finding.draw) for finding in findings] == [(one, 0), (other, 1)]
    assert [finding.recorded for finding in findings] == [lines[other - 1], lines[one - 1]]
    assert findings[0].derived == lines[one - 1]


@pytest.mark.parametrize("n", [0, 3, -1])
def test_an_altered_draw_is_found_also_if_later_acts_do_not_fit(text: str, n: int) -> None:
    line = draws(text)[n]
    recorded = text.split("\n")[line - 1]
    for word in ("1a", "2b", "3c", "5d"):
        if f"* draw {word}" != recorded:
            findings = verify(parse_record(with_line(text, line, f"* draw {word}")))
            assert (findings[0].line, findings[0].recorded, findings[0].derived) == (line, f"* draw {word}", recorded)


def test_another_seed_breaks_the_seal(text: str) -> None:
    with pytest.raises(BrokenSeal, match="line 7: the seed is not the one committed to"):
        verify(parse_record(with_line(text, SEED_LINE, f"seed {'0' * 64}")))


def test_another_entropy_breaks_the_seal(text: str) -> None:
    with pytest.raises(BrokenSeal, match=f"line {ENTROPY_A + 1}: the entropy of seat A is not what was sealed"):
        verify(parse_record(with_line(text, ENTROPY_A, "entropy A someone else")))


def test_entropy_that_nobody_sealed_is_refused(text: str) -> None:
    with pytest.raises(BrokenSeal, match="the entropy of seat A is not what was sealed"):
        verify(parse_record(without_line(text, ENTROPY_A - 2)))


def test_entropy_is_held_against_its_seal_also_where_nothing_is_said_of_bots(text: str) -> None:
    """Given a record that no text was read for."""
    record = replace(parse_record(text), bots=[])
    assert verify(record) == []
    with pytest.raises(BrokenSeal, match="the entropy of seat A is not what was sealed"):
        verify(replace(record, sealed=[sealed("another"), *record.sealed[1:]]))


def test_a_bot_adds_nothing_to_the_draws(text: str) -> None:
    with pytest.raises(BrokenSeal, match="a bot plays seat B, and bots add nothing to the draws"):
        verify(parse_record(text.replace("seat B Ben\n", "seat B Ben\nbot B random\n")))


def test_whoever_left_their_seat_to_a_bot_has_added_to_the_draws(text: str) -> None:
    left = text.replace("seat B Ben\n", "seat B Ben\nbot B random\n")
    assert verify(parse_record(left + "B bot B\n")) == []


@pytest.mark.parametrize("log", ["B bot B\nB back\n", "A bot B\nB bot B\nB back\n", "A bot A\n"])
def test_a_bot_that_the_log_does_not_leave_a_seat_to_adds_nothing(text: str, log: str) -> None:
    """Given that somebody left their seat and came back: then no bot has it at the end, whatever the header says."""
    never_left = text.replace("seat B Ben\n", "seat B Ben\nbot B random\n") + log
    with pytest.raises(BrokenSeal, match="a bot plays seat B, and bots add nothing to the draws"):
        verify(parse_record(never_left))


@pytest.mark.parametrize("log", ["A bot B\n", "B bot B\nB back\nA bot B\n", "A bot B\nB bot B\n"])
def test_a_bot_that_has_a_seat_at_the_end_has_it_from_a_person_who_added_to_the_draws(text: str, log: str) -> None:
    left = text.replace("seat B Ben\n", "seat B Ben\nbot B random\n") + log
    assert verify(parse_record(left)) == []


def test_a_bot_that_nobody_left_a_seat_to_adds_nothing_even_if_somebody_comes_back(text: str) -> None:
    never_left = text.replace("seat B Ben\n", "seat B Ben\nbot B random\n") + "B back\n"
    with pytest.raises(BrokenSeal, match="a bot plays seat B, and bots add nothing to the draws"):
        verify(parse_record(never_left))


def test_a_record_of_the_first_format_has_no_seals(text: str) -> None:
    with pytest.raises(BadRecord, match="line 8: in the first format of records nobody sealed anything"):
        parse_record(text.replace("record 3", "record 1"))


def test_entropy_that_was_sealed_and_not_shown_is_named(milestones: Game[Any]) -> None:
    shown = ["anna", ""]
    table = Table(milestones, 2, {}, Stream(SEED, shown))
    table.adopt(table.begin())
    seals = [sealed("anna"), sealed("ben")]
    found = parse_record(record_of(played_out(table), NAMES, seed=SEED, entropy=shown, seals=seals).text())
    assert (verify(found), withheld(found)) == ([], [1])


def test_a_record_of_the_first_format_counts_draws_that_were_taken_back() -> None:
    """Then every draw had a number of its own, and nobody sealed their entropy."""
    table = Table(game_named("course"), 2, {}, Stream(SEED, ENTROPY, format=1))
    table.adopt(table.begin())
    for seat in range(2):
        do(table, seat, "home paris")
    seat = awaited(table.state)[0]
    for verb in ("left", "right", "take stock"):
        do(table, seat, offers(table, seat, verb)[0])
    first = table.log[-2:]
    table.adopt(table.consider_agreed_undo(seat, table.version))
    do(table, seat, "take stock")
    assert table.log[-2:] != first
    text = record(played_out(table)).text()
    assert text.startswith("grand tour record 1\n")
    assert "sealed" not in text
    assert verify(parse_record(text)) == []
    assert verify(parse_record(text.replace("record 1", "record 2").replace("entropy", "sealed"))) != []


def finished(game: Game[Any], format: int, *entropy: str) -> Record:
    """The record of a whole game of this format, read again."""
    table = Table(game, len(entropy), {}, Stream(SEED, entropy, format))
    table.adopt(table.begin())
    return parse_record(record_of(played_out(table), NAMES, seed=SEED, entropy=entropy).text())


@pytest.mark.parametrize("format", [1, 2, 3])
def test_a_game_keeps_its_format_and_verifies_by_it(milestones: Game[Any], format: int) -> None:
    found = finished(milestones, format, "anna", "ben")
    assert (found.format, replay(found).format, verify(found)) == (format, format, [])


def test_a_game_of_the_second_format_has_other_draws(milestones: Game[Any]) -> None:
    found = finished(milestones, 2, "anna", "ben")
    found.format = 3
    assert verify(found) != []


@pytest.mark.parametrize(
    ("format", "entropy", "why"),
    [
        (1, ["anna", "ben"], "unsealed"),
        (1, ["", ""], "unsealed"),
        (2, ["anna", ""], "foreseen"),
        (2, ["", "ben"], ""),
        (2, ["anna", "ben"], ""),
        (3, ["anna", ""], ""),
    ],
)
def test_a_record_of_an_older_format_says_what_is_in_doubt(
    milestones: Game[Any], format: int, entropy: list[str], why: str
) -> None:
    """A text alone on the first seat had its seal for a salt; on another seat empty lines stood before it."""
    assert doubt(finished(milestones, format, *entropy)) == why


def test_what_a_bot_adds_in_the_first_format_is_in_doubt(milestones: Game[Any]) -> None:
    """There any text could be chosen to suit the seed: which of them were a bot's makes no difference."""
    found = finished(milestones, 1, "anna", "ben")
    found.bots = ["", "random"]
    assert (verify(found), doubt(found)) == ([], "unsealed")


def test_a_record_whose_acts_were_altered_cannot_be_verified(text: str) -> None:
    lines = text.split("\n")
    act = next(n for n, line in enumerate(lines, start=1) if line[:2] == "A " and n >= FIRST_ACT)
    with pytest.raises(BadRecord, match=f"line {act}: "):
        verify(parse_record(with_line(text, act, "B" + lines[act - 1][1:])))


def test_an_undo_that_goes_too_far_cannot_be_verified(text: str) -> None:
    with pytest.raises(BadRecord, match=f"line {FIRST_ACT + 2}: 'A undo 3' takes back more than the 2 acts that stand"):
        verify(parse_record(with_line(text, FIRST_ACT + 2, "A undo 3")))


def test_a_taken_back_draw_is_verified_too() -> None:
    table, seat = first_turn()
    for verb in ("left", "right", "take stock"):
        do(table, seat, offers(table, seat, verb)[0])
    line = len(table.log)
    table.adopt(table.consider_agreed_undo(seat, table.version))
    text = record(played_out(table)).text()
    first = parse_record(text).line("acts")
    words = [act.said for act in table.game.lexicon["draw"].acts[6]]
    taken = {entry[2:] for entry in table.log[: line + 1]}
    other = next(word for word in words if word not in taken and word.replace("draw", "deal") not in taken)
    findings = verify(parse_record(with_line(text, first + line - 1, f"* {other}")))
    assert [finding.line for finding in findings] == [first + line - 1]


def test_the_letters_of_a_record_are_those_of_the_seats(text: str) -> None:
    assert {line[0] for line in parse_record(text).log} <= set(LETTERS)
