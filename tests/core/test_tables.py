"""The table: the gate, taking back, and opening it again from its log."""

from typing import Any

import pytest

from grandtour.core import tables as tables_module
from grandtour.core.acts import LETTERS, NOBODY
from grandtour.core.chance import Dice
from grandtour.core.fair import Stream
from grandtour.core.game import Game, game_named, games
from grandtour.core.kit import check_resumed, random_act
from grandtour.core.log import Back, BadEntry, Relief
from grandtour.core.questions import awaited, play
from grandtour.core.records import record_of
from grandtour.core.tables import Refusal, Table
from tests.core.tables import NAMES, SEED, do, first_turn, new_table, offers, played_out


def refused(table: Table, seat: int, version: int, said: str) -> Refusal:
    """How the gate refuses; the table must not notice."""
    log, dump = table.log, table.state.dump()
    with pytest.raises(Refusal) as caught:
        table.consider(seat, version, said)
    assert (table.log, table.state.dump()) == (log, dump)
    return caught.value


def again(table: Table) -> Table:
    """The table, opened from its log."""
    return new_table(table.game, log=table.log)


# --- The gate ---


def test_a_malformed_act_is_refused(milestones: Game[Any]) -> None:
    table = new_table(milestones)
    for said in ["", "fly", "play", "play 9z", "play 1a extra", "undo 1", "play 1a\nB play 1b", "\0", "é" * 1000]:
        refusal = refused(table, 0, table.version, said)
        assert refusal.code == "malformed"
        assert "is not an act of milestones" in str(refusal)


def test_an_act_that_is_not_offered_is_refused_with_what_is(milestones: Game[Any]) -> None:
    table = new_table(milestones)
    mine = offers(table, 0)
    other = next(f"play {word}" for word in milestones.kind("card").words if f"play {word}" not in mine)
    refusal = refused(table, 0, table.version, other)
    assert refusal.code == "not-offered"
    assert str(refusal) == f"{other!r} is not possible now; what is possible: {', '.join(mine)}"


def test_a_foreign_act_is_refused_with_whose_turn_it_is(milestones: Game[Any]) -> None:
    table = new_table(milestones)
    refusal = refused(table, 1, table.version, offers(table, 0)[0])
    assert refusal.code == "not-your-turn"
    assert str(refusal) == "it is not the turn of seat B; the table waits for A"


def test_nobody_may_speak_for_chance(milestones: Game[Any]) -> None:
    table = new_table(milestones)
    assert refused(table, 0, table.version, "draw 1a").code == "not-offered"


@pytest.mark.parametrize("seat", [NOBODY, 2, 6, 7, 1000, -7])
def test_a_seat_that_is_not_at_the_table_is_refused(milestones: Game[Any], seat: int) -> None:
    table = new_table(milestones)
    refusal = refused(table, seat, table.version, offers(table, 0)[0])
    assert refusal.code == "no-seat"
    assert str(refusal) == f"the table has the seats 0 to 1, not {seat}"
    for undo in (table.consider_undo, table.consider_agreed_undo):
        with pytest.raises(Refusal) as caught:
            undo(seat, table.version)
        assert caught.value.code == "no-seat"


def test_a_doubled_act_is_stale(milestones: Game[Any]) -> None:
    table = new_table(milestones)
    version, said = table.version, offers(table, 0)[0]
    do(table, 0, said)
    refusal = refused(table, 0, version, said)
    assert refusal.code == "stale"
    assert str(refusal) == f"the table is at version {table.version}, not {version}; look again, then act"


@pytest.mark.parametrize("ahead", [-1, 1, -1000])
def test_an_act_at_another_version_is_stale(milestones: Game[Any], ahead: int) -> None:
    table = new_table(milestones)
    assert refused(table, 0, table.version + ahead, offers(table, 0)[0]).code == "stale"


def test_no_act_is_possible_once_the_game_is_over(milestones: Game[Any]) -> None:
    table = played_out(new_table(milestones))
    assert refused(table, 0, table.version, "play 1a").code == "over"


def test_considering_does_nothing_until_it_is_adopted(milestones: Game[Any]) -> None:
    table = new_table(milestones)
    log, dump = table.log, table.state.dump()
    move = table.consider(0, table.version, offers(table, 0)[0])
    assert (table.log, table.state.dump()) == (log, dump)
    table.adopt(move)
    assert len(table.log) > len(log)


def test_chance_speaks_until_somebody_is_asked(milestones: Game[Any]) -> None:
    table = new_table(milestones)
    assert [entry[0] for entry in table.log] == ["*"] * 6
    said = offers(table, 0)[0]
    do(table, 0, said)
    assert table.log[6] == f"A {said}"
    assert table.log[7].startswith("* draw ")
    assert awaited(table.state) == [1]


def test_several_seats_may_answer_in_any_order() -> None:
    table = new_table(game_named("course"), 3)
    do(table, 2, "home tokyo")
    do(table, 0, "home paris")
    assert awaited(table.state) == [1]
    assert refused(table, 0, table.version, "home tokyo").code == "not-your-turn"


def test_two_acts_as_one_lead_where_they_lead_one_after_the_other(milestones: Game[Any]) -> None:
    together, apart = new_table(milestones), new_table(milestones)
    first = offers(apart, 0)[0]
    do(apart, 0, first)
    second = offers(apart, 1)[0]
    do(apart, 1, second)

    move = together.consider(0, together.version, first)
    both = together.then(move, milestones.act(f"B {second}"))

    assert together.log == new_table(milestones).log
    together.adopt(both)
    assert (together.log, together.stand, together.draws) == (apart.log, apart.stand, apart.draws)
    assert together.state.dump() == apart.state.dump()
    assert [together.told(seat) for seat in (0, 1)] == [apart.told(seat) for seat in (0, 1)]
    assert [together.may_take_back(seat) for seat in (0, 1)] == [apart.may_take_back(seat) for seat in (0, 1)]


def test_an_act_that_cannot_follow_is_refused(milestones: Game[Any]) -> None:
    table = new_table(milestones)
    said = offers(table, 0)[0]
    with pytest.raises(Refusal, match="not the turn of seat A"):
        table.then(table.consider(0, table.version, said), milestones.act(f"A {said}"))


# --- Taking back ---


def test_one_may_take_back_what_nobody_has_seen() -> None:
    table, seat = first_turn()
    before = table.state.dump(), offers(table, seat)
    do(table, seat, offers(table, seat, "left")[0])
    do(table, seat, offers(table, seat, "right")[0])
    for _ in range(2):
        assert table.may_take_back(seat)
        table.adopt(table.consider_undo(seat, table.version))
    assert (table.state.dump(), offers(table, seat)) == before
    assert not table.may_take_back(seat)
    assert table.log[-4:][2:] == [f"{LETTERS[seat]} undo 1"] * 2


def test_not_without_end_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens the table reads all of its log."""
    monkeypatch.setattr(tables_module, "WORN_OUT", 8)
    table, seat = first_turn()
    for _ in range(4):
        do(table, seat, offers(table, seat, "left")[0])
        table.adopt(table.consider_undo(seat, table.version))
    do(table, seat, offers(table, seat, "left")[0])
    assert not table.may_take_back(seat)
    with pytest.raises(Refusal, match="nothing that can be taken back"):
        table.consider_undo(seat, table.version)
    with pytest.raises(Refusal, match="so much has been taken back at this table"):
        table.consider_agreed_undo(seat, table.version)


def test_not_without_end_can_a_seat_be_left_to_a_bot_but_its_owner_always_comes_back(
    milestones: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "WORN_OUT", 8)
    table = new_table(milestones)
    table.adopt(table.turn_over(Relief(1, 1)))
    for _ in range(4):
        table.adopt(table.turn_over(Relief(0, 0)))
        table.adopt(table.turn_over(Back(0)))
    do(table, 0, offers(table, 0)[0])
    with pytest.raises(Refusal, match="no bot can take the seat now") as caught:
        table.turn_over(Relief(0, 0))
    assert caught.value.code == "worn-out"
    table.adopt(table.turn_over(Back(1)))
    assert table.relieved == {}
    assert again(table).log == table.log


def test_however_worn_out_a_table_is_the_others_play_on_for_whoever_is_away(
    milestones: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once in a move: else who comes and goes would fill the log all the same."""
    monkeypatch.setattr(tables_module, "WORN_OUT", 0)
    table = new_table(milestones)
    for seat in (0, 1):
        table.adopt(table.turn_over(Relief(1 - seat, seat)))
        table.adopt(table.turn_over(Back(seat)))
        with pytest.raises(Refusal, match="no bot can take the seat now"):
            table.turn_over(Relief(1 - seat, seat))
    do(table, 0, offers(table, 0)[0])
    table.adopt(table.turn_over(Relief(0, 1)))


@pytest.mark.parametrize("room", games())
def test_what_one_may_take_back_alone_has_told_one_nothing(room: str) -> None:
    """Else one could look at what is hidden, take it back, and do something else."""
    game, dice = game_named(room), Dice(1)
    table = Table(game, 3, {}, Stream(SEED))
    table.adopt(table.begin())
    while not table.over and table.version < 300:
        act = random_act(table.state, dice)
        guess = game.guess(table.state, act.by, dice)
        table.adopt(table.consider(act.by, table.version, act.said))
        if table.may_take_back(act.by):
            play(guess, act)
            assert game.view(guess, act.by) == game.view(table.state, act.by), act


def test_others_may_not_take_back_for_me() -> None:
    table, seat = first_turn()
    do(table, seat, offers(table, seat, "left")[0])
    assert not table.may_take_back(1 - seat)
    with pytest.raises(Refusal, match="nothing that can be taken back without asking the others"):
        table.consider_undo(1 - seat, table.version)


def test_chance_is_a_barrier() -> None:
    table, seat = first_turn()
    for verb in ("left", "right", "take stock"):
        do(table, seat, offers(table, seat, verb)[0])
    assert not table.may_take_back(seat)


def test_what_others_have_seen_is_a_barrier(milestones: Game[Any]) -> None:
    """Once the deck is empty no draw follows, but all see the card that is played."""
    table = new_table(milestones, 4, {"goal": 30})
    for _ in range(9):
        seat = awaited(table.state)[0]
        do(table, seat, offers(table, seat)[0])
    assert table.log[-1].startswith(LETTERS[seat]), "no draw follows"
    assert not table.may_take_back(seat)


def test_a_secret_choice_can_be_taken_back_until_it_is_revealed() -> None:
    table = new_table(game_named("course"))
    do(table, 0, "home paris")
    assert table.may_take_back(0)
    table.adopt(table.consider_undo(0, table.version))
    do(table, 0, "home tokyo")
    do(table, 1, "home paris")
    assert not table.may_take_back(0)
    assert not table.may_take_back(1)


def test_the_table_may_agree_to_go_back_beyond_a_draw() -> None:
    table, seat = first_turn()
    do(table, seat, offers(table, seat, "left")[0])
    do(table, seat, offers(table, seat, "right")[0])
    before, draws = table.state.dump(), table.draws
    do(table, seat, "take stock")
    table.adopt(table.consider_agreed_undo(seat, table.version))
    assert table.state.dump() == before
    assert table.log[-1] == f"{LETTERS[seat]} undo 3"  # the act and the two draws
    assert table.draws == draws, "the draws that were taken back come again"


def test_a_bot_agrees_to_what_was_done_since_it_came_for_somebody_and_to_nothing_else() -> None:
    table, seat = first_turn()
    table.adopt(table.turn_over(Relief(1 - seat, 1 - seat)))
    for verb in ("left", "right", "take stock"):
        do(table, seat, offers(table, seat, verb)[0])
    assert table.consider_agreed_undo(seat, table.version, away=[1 - seat]).texts == [f"{LETTERS[seat]} undo 3"]
    table.adopt(table.turn_over(Relief(1 - seat, 1 - seat)))
    with pytest.raises(Refusal, match=f"before a bot took over from seat {LETTERS[1 - seat]}") as caught:
        table.consider_agreed_undo(seat, table.version, away=[1 - seat])
    assert caught.value.code == "before-a-bot"


def test_a_bot_that_sat_there_from_the_start_agrees_to_everything() -> None:
    table, seat = first_turn()
    assert table.consider_agreed_undo(seat, table.version, away=[1 - seat]).texts


def test_nobody_takes_back_for_a_better_draw() -> None:
    table, seat = first_turn()
    for verb in ("left", "right", "take stock"):
        do(table, seat, offers(table, seat, verb)[0])
    first = table.log[-2:]
    table.adopt(table.consider_agreed_undo(seat, table.version))
    do(table, seat, "take stock")
    assert all(entry.startswith("* draw") for entry in first)
    assert table.log[-2:] == first


def test_what_was_done_before_a_draw_needs_asking_also_once_the_draw_is_taken_back() -> None:
    table, seat = first_turn()
    for verb in ("left", "right", "take stock"):
        do(table, seat, offers(table, seat, verb)[0])
    table.adopt(table.consider_agreed_undo(seat, table.version))
    assert not table.may_take_back(seat)


def test_whoever_has_done_nothing_has_nothing_to_take_back() -> None:
    table = new_table(game_named("course"))
    with pytest.raises(Refusal, match="seat B has done nothing yet that could be taken back"):
        table.consider_agreed_undo(1, table.version)


def test_a_stale_or_late_wish_to_take_back_is_refused(milestones: Game[Any]) -> None:
    table = new_table(milestones)
    for undo in (table.consider_undo, table.consider_agreed_undo):
        with pytest.raises(Refusal) as stale:
            undo(0, table.version - 1)
        assert stale.value.code == "stale"
    played_out(table)
    for undo in (table.consider_undo, table.consider_agreed_undo):
        with pytest.raises(Refusal) as over:
            undo(0, table.version)
        assert over.value.code == "over"


def test_what_was_taken_back_is_told_no_more() -> None:
    table, seat = first_turn()
    told = len(table.told(seat))
    for verb in ("left", "right", "take stock"):
        do(table, seat, offers(table, seat, verb)[0])
    assert len(table.told(seat)) > told
    table.adopt(table.consider_agreed_undo(seat, table.version))
    assert [repr(heard) for _, heard in table.told(seat)[told:]] == [f"taken-back {seat}"]


# --- Opening it again ---


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("room", ["course", "milestones"])
def test_opened_again_at_any_time_it_is_the_same_table(room: str, seed: int, milestones: Game[Any]) -> None:
    """Random play, with acts taken back, freely and by agreement."""
    game, dice = game_named(room), Dice(seed)
    table = new_table(game, game.players[seed % 3])
    for _ in range(60):
        act = random_act(table.state, dice)
        do(table, act.by, act.said)
        check_resumed(table)
        if table.over:
            break
        if table.may_take_back(act.by) and dice.below(3) == 0:
            table.adopt(table.consider_undo(act.by, table.version))
        elif dice.below(12) == 0:
            table.adopt(table.consider_agreed_undo(act.by, table.version))
        check_resumed(table)


def test_an_act_taken_back_in_secret_stays_secret_after_a_restart() -> None:
    table, seat = first_turn()
    said = offers(table, seat, "left")[0]
    do(table, seat, said)
    table.adopt(table.consider_undo(seat, table.version))
    again = new_table(table.game, log=table.log)
    assert f"{LETTERS[seat]} {said}" in record_of(again, NAMES, seat).log
    assert f"{LETTERS[seat]} {said}" not in record_of(again, NAMES, 1 - seat).log
    assert f"{LETTERS[seat]} {said}" not in record_of(again, NAMES, NOBODY).log


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ("A play 9z", "no card is called '9z'"),
        ("hello", "an act begins with one of"),
        ("B play 1a", "is not offered now"),
        ("A undo 9", "'A undo 9' takes back more than the 6 acts that stand"),
        ("A undo 0", "no verb is called 'undo'"),
        ("A undo " + "9" * 5000, "no verb is called 'undo'"),
        ("", "an act begins with one of"),
    ],
)
def test_a_log_with_a_bad_entry_is_refused_with_its_number(milestones: Game[Any], entry: str, why: str) -> None:
    log = new_table(milestones).log
    with pytest.raises(BadEntry, match=why) as caught:
        new_table(milestones, log=[*log, entry])
    assert caught.value.n == len(log)


def test_what_was_taken_back_must_have_been_possible(milestones: Game[Any]) -> None:
    log = new_table(milestones).log
    with pytest.raises(BadEntry, match="hello"):
        new_table(milestones, log=[*log, "hello", "A undo 1"])
