"""States and the questions on their stack."""

from typing import Any

import pytest

from grandtour.core.acts import CHANCE, PLAYER, Act, Kind, Verb
from grandtour.core.chance import Dice
from grandtour.core.questions import (
    Chance,
    IllegalAct,
    Question,
    State,
    ask,
    awaited,
    chances,
    end,
    offered,
    play,
    playout,
    ranked,
    spin,
    step,
    tell,
)
from grandtour.core.tales import Line, Tale

SIDE = Kind("side", ["tails", "heads"])
CALL, OBJECT, TOSS = Verb("call", SIDE), Verb("object"), Verb("toss", SIDE)
CALLED = Tale("called", player=PLAYER, side=SIDE)
ASK_CALL = Tale("ask-call")


class Coin(State):
    """Somebody calls, a bent coin is tossed; whoever objects ends it."""

    calls: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.calls = []

    def clone(self) -> "Coin":
        coin = Coin()
        coin.calls, coin.stack, coin.outcome = self.calls[:], self.stack[:], self.outcome
        return coin


class Call(Question[Coin]):
    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def awaits(self, s: Coin) -> list[int]:
        return sorted(self.seats)

    def options(self, s: Coin) -> list[Act]:
        return [CALL.by(seat, side) for seat in self.seats for side in (0, 1)]

    def interrupts(self, s: Coin) -> list[Act]:
        return [OBJECT.by(3)]

    def choose(self, s: Coin, act: Act) -> None:
        if act.verb is OBJECT:
            end(s, "objection", [1, 1, 1, 1])
            return
        s.calls.append(act.noun)
        tell(s, CALLED, act.by, act.noun)

    def moot(self, s: Coin) -> bool:
        return not self.seats

    def prompt(self, s: Coin) -> Line:
        return Line(ASK_CALL, ())


class Toss(Chance[Coin]):
    def options(self, s: Coin) -> list[Act]:
        return [TOSS.by(CHANCE, 0), TOSS.by(CHANCE, 1)]

    def weights(self, s: Coin) -> list[int]:
        return [1, 3]

    def choose(self, s: Coin, act: Act) -> None:
        end(s, "tossed", [1, 2])


def coin(*questions: Question[Any]) -> Coin:
    s = Coin()
    for question in questions:
        ask(s, question)
    return s


def test_the_question_asked_last_is_answered_first() -> None:
    s = coin(Call([0]), Call([1]))
    assert awaited(s) == [1]
    step(s, CALL.by(1, 0))
    assert awaited(s) == [0]


def test_a_moot_question_is_dropped_unasked() -> None:
    s = coin(Call([0]), Call([]), Call([]), Call([1]))
    play(s, CALL.by(1, 1))
    assert awaited(s) == [0]


def test_an_act_that_is_not_offered_changes_nothing() -> None:
    s = coin(Call([0]))
    with pytest.raises(IllegalAct, match="B call heads is not offered now"):
        step(s, CALL.by(1, 1))
    assert s.calls == []
    assert awaited(s) == [0]


def test_a_question_may_wait_for_several_seats() -> None:
    assert awaited(coin(Call([2, 0]))) == [0, 2]


def test_those_who_may_break_in_are_not_awaited() -> None:
    s = coin(Call([0]))
    assert awaited(s) == [0]
    assert OBJECT.by(3) in offered(s)


def test_breaking_in_is_an_act_like_any_other() -> None:
    s = coin(Call([0]), Call([1]))
    step(s, OBJECT.by(3))
    assert s.outcome
    assert s.outcome.reason == "objection"


def test_the_end_leaves_no_question_and_no_offer() -> None:
    s = coin(Call([0]), Toss())
    play(s, TOSS.by(CHANCE, 1))
    assert (offered(s), awaited(s), s.stack) == ([], [], [])
    assert s.outcome
    assert s.outcome.winners() == [0]


CALLED_HEADS = Line(CALLED, (1, 1)).whole()


def test_what_happens_is_told_to_those_who_listen() -> None:
    s = coin(Call([1]))
    s.lines = []
    step(s, CALL.by(1, 1))
    assert [line.read(0) for line in s.lines] == [CALLED_HEADS]


def test_nobody_listens_to_a_copy() -> None:
    s = coin(Call([1]))
    s.lines = []
    copy = s.clone()
    step(copy, CALL.by(1, 1))
    assert copy.lines is None
    assert s.lines == []


def test_only_chance_speaks_when_chance_is_asked() -> None:
    assert chances(coin(Toss()))
    assert awaited(coin(Toss())) == [CHANCE]
    assert not chances(coin(Call([0])))
    assert not chances(coin())


def test_chance_keeps_to_its_weights() -> None:
    s, dice = coin(Toss()), Dice(1)
    heads = sum(s.stack[-1].sample(s, dice).noun for _ in range(10_000))
    assert 7300 < heads < 7700


def test_a_wheel_stops_in_each_sector_as_often_as_it_is_wide() -> None:
    assert [spin([2, 1, 3], at) for at in range(6)] == [0, 0, 1, 2, 2, 2]
    with pytest.raises(ValueError, match="only 6 steps"):
        spin([2, 1, 3], 6)


def test_a_playout_counts_decisions_but_not_draws() -> None:
    s = coin(Toss(), Call([0]), Call([1]))
    assert playout(s, Dice(1)) == 2
    assert s.outcome


def test_seats_are_ranked_by_their_scores_and_equals_share_a_place() -> None:
    assert ranked([30, 10, 20, 10]) == [4, 1, 3, 1]
    assert ranked([(0, -5), (1, -9), (0, -7)]) == [2, 3, 1]


def test_a_question_that_says_nothing_of_itself_cannot_be_asked() -> None:
    for call in (Question[Coin]().options, Question[Coin]().awaits, Question[Coin]().prompt):
        with pytest.raises(NotImplementedError):
            call(coin())
