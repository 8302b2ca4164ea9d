"""The log: replayed with what was taken back, looked at in the past, walked through, and read on."""

from typing import Any

import pytest

from grandtour.core.acts import Act
from grandtour.core.chance import Dice
from grandtour.core.game import Game, game_named, games
from grandtour.core.kit import random_act
from grandtour.core.log import MARK, Back, BadEntry, Log, Relief, Undo, turnover_in, undo_in
from grandtour.core.questions import State, play
from grandtour.core.records import parse_record, record_of, verify
from grandtour.core.tables import Table
from tests.core.tables import ENTROPY, NAMES, SEED, do, new_table, offers, played_out


def played_with_undos(room: str, acts: int, seed: int = 1) -> Table:
    """Random play in which much is taken back, freely and by agreement."""
    table, dice = new_table(game_named(room)), Dice(seed)
    while table.version < acts:
        act = random_act(table.state, dice)
        do(table, act.by, act.said)
        if table.over:
            break
        if table.may_take_back(act.by) and not dice.below(5):
            table.adopt(table.consider_undo(act.by, table.version))
        elif not dice.below(25):
            table.adopt(table.consider_agreed_undo(act.by, table.version))
    assert any(entry.undoes for entry in table.entries)
    return table


def again(table: Table, version: int | None = None) -> Log:
    return Log(table.game, table.seats, table.settings, table.log[:version])


# --- Notation ---


@pytest.mark.parametrize("text", ["A undo 1", "F undo 999999999"])
def test_an_undo_prints_and_parses(text: str) -> None:
    assert repr(undo_in(text)) == text


@pytest.mark.parametrize("text", ["A undo 0", "A undo", "* undo 1", "G undo 1", "A undo 01", "A undo 1 ", "A play 1"])
def test_what_is_no_undo_is_an_act_or_nothing(text: str) -> None:
    assert undo_in(text) is None


@pytest.mark.parametrize("text", ["A bot B", "C bot C", "F back"])
def test_who_plays_a_seat_prints_and_parses(text: str) -> None:
    assert repr(turnover_in(text)) == text


@pytest.mark.parametrize("text", ["A bot", "A bot G", "* bot A", "A bot B ", "A back B", "G back", "A undo 1"])
def test_what_does_not_say_who_plays_a_seat_is_an_act_or_nothing(text: str) -> None:
    assert turnover_in(text) is None


# --- Replaying ---


@pytest.mark.parametrize("room", ["course", "sakodo", "auf_achse"])
def test_every_moment_of_the_past_can_be_looked_at(room: str) -> None:
    """In any order, and whatever was taken back since."""
    table = played_with_undos(room, 4 * MARK)
    versions = list(range(table.version + 1))
    Dice(2).shuffle(versions)
    for version in versions:
        assert table.state_at(version).dump() == again(table, version).state.dump()
    assert len(table.marks) <= table.version // MARK + 2, "few states are kept"
    assert len(table.near) <= 2


def test_a_log_read_in_pieces_is_the_log_read_at_once() -> None:
    table, log = played_with_undos("course", 150), Log(game_named("course"), 2, {})
    for n in range(0, table.version, 7):
        log.read(table.log[n : n + 7])
    assert (log.texts, log.stand, log.draws) == (table.log, table.stand, table.draws)
    assert log.state.dump() == table.state.dump()
    assert [log.told(me) for me in (-1, 0, 1)] == [table.told(me) for me in (-1, 0, 1)]


def test_a_log_that_breaks_off_keeps_what_was_good(milestones: Game[Any]) -> None:
    log, good = Log(milestones, 2, {}), new_table(milestones).log
    with pytest.raises(BadEntry):
        log.read([*good, "hello"])
    assert log.texts == good


def test_a_walk_passes_by_what_stands_and_nothing_else() -> None:
    table = played_with_undos("course", 150)
    seen: list[Act] = []
    state: State = table.game.new(2)

    def visit(before: State, act: Act) -> None:
        assert before.dump() == state.dump()
        seen.append(act)
        play(state, act)

    table.walk(visit)
    assert seen == [table.act(n) for n in table.stand]
    assert state.dump() == table.state.dump()


def test_each_undo_takes_back_from_what_stands(milestones: Game[Any]) -> None:
    log = again(new_table(milestones))
    dealt, stood = log.state.dump(), log.stand[:]
    log.write(*log.doing(milestones.act(f"A {offers(new_table(milestones), 0)[0]}")))
    log.write(*log.taking_back(Undo(1, 1)))
    assert (log.state.dump(), log.stand, log.texts[-1]) == (dealt, stood, "B undo 1")
    assert log.acts_at(log.version - 1) == [*stood, log.version - 2]
    assert log.taken_back_since(log.version - 1)
    assert not log.taken_back_since(log.version)


# --- Bots that play for somebody ---


def test_that_a_bot_plays_changes_nothing_in_the_game(milestones: Game[Any]) -> None:
    table = new_table(milestones)
    before, stood, draws = table.state.dump(), table.stand[:], table.draws
    table.adopt(table.turn_over(Relief(0, 1)))
    assert (table.state.dump(), table.stand, table.draws) == (before, stood, draws)
    assert table.log[-1] == "A bot B"
    assert table.relieved == {1: 0}
    table.adopt(table.turn_over(Back(1)))
    assert table.relieved == {}
    assert [repr(heard) for _, heard in table.told(-1)[-2:]] == ["stood-in-for 1", "back-again 1"]
    assert again(table).state.dump() == before
    assert again(table, table.version - 1).relieved == {1: 0}
    assert table.state_at(table.version - 1).dump() == before


def test_that_a_bot_plays_is_not_taken_back_and_keeps_nobody_from_taking_back(milestones: Game[Any]) -> None:
    table = new_table(milestones)
    asked = next(seat for seat in range(2) if offers(table, seat))
    do(table, asked, offers(table, asked)[0])
    free = table.may_take_back(asked)
    table.adopt(table.turn_over(Relief(asked, 1 - asked)))
    assert table.may_take_back(asked) == free
    table.adopt(table.consider_agreed_undo(asked, table.version))
    assert table.relieved == {1 - asked: asked}
    assert table.last_is_undo
    table.adopt(table.turn_over(Back(1 - asked)))
    assert table.last_is_undo
    assert again(table).relieved == {}


def test_only_a_seat_of_the_table_is_played_by_a_bot(milestones: Game[Any]) -> None:
    for text in ("A bot C", "C bot A", "C back"):
        with pytest.raises(BadEntry, match="names a seat that the table does not have"):
            new_table(milestones).read([text])


def test_a_record_with_stand_ins_verifies(milestones: Game[Any]) -> None:
    table = new_table(milestones)
    table.adopt(table.turn_over(Relief(0, 1)))
    played_out(table)
    record = parse_record(record_of(table, NAMES, seed=SEED, entropy=ENTROPY).text())
    assert "A bot B" in record.log
    assert verify(record) == []


# --- Asked by others ---


@pytest.mark.parametrize("room", games())
def test_verifying_replays_once(room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named(room)
    record = parse_record(record_of(played_out(new_table(game)), NAMES, seed=SEED, entropy=ENTROPY).text())
    done: list[str] = []
    act = game.act

    def counted(text: str) -> Act:
        done.append(text)
        return act(text)

    monkeypatch.setattr(game, "act", counted)
    assert verify(record) == []
    assert done == record.log
