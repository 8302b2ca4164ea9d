"""States, and the questions on their stack: all that the rules of a game are written in."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from grandtour.core.acts import CHANCE, Act
from grandtour.core.chance import Dice
from grandtour.core.fields import dump, fields
from grandtour.core.tales import Line, Tale

S = TypeVar("S", bound="State")


class IllegalAct(ValueError):
    """The act is not among those offered by the question being asked."""


class Outcome:
    """How a game ended: the reason, and the place of each seat from 1; seats that share a place are equal."""

    def __init__(self, reason: str, places: list[int]) -> None:
        self.reason: Final = reason
        self.places: Final = places

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All that is true at the table: plain data, and the open questions, next one last.

    A game declares its fields in the body of its class, each on a line with its type. They are set where a game starts
    and again in `clone`; the kit checks that `clone` forgets none.
    """

    stack: list[Question[Any]]
    lines: list[Line] | None
    """Hears what is told; None where nobody listens, as in copies made for search."""
    outcome: Outcome | None

    def __init__(self) -> None:
        self.stack = []
        self.lines = None
        self.outcome = None

    def clone(self: S) -> S:
        """A copy that shares nothing that can change, and to which nobody listens."""
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        """Everything that is true at the table, the open questions too, as plain data that can be compared."""
        return {name: dump(value) for name, value in fields(self).items() if name != "lines"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """One open question. Its fields never change, so that copies of a state can share it."""

    def awaits(self, s: S) -> list[int]:
        """The seats whose answer it waits for, in order."""
        raise NotImplementedError

    def options(self, s: S) -> list[Act]:
        """Every legal answer now, at least one, always in the same order."""
        raise NotImplementedError

    def choose(self, s: S, act: Act) -> None:
        """Change the state as `act` demands and ask what follows. The question itself is already off the stack."""
        raise NotImplementedError

    def prompt(self, s: S) -> Line:
        """The question in words, for those whom it awaits."""
        raise NotImplementedError

    def interrupts(self, s: S) -> list[Act]:
        """Acts by which others, or the awaited seat itself, may break in; `choose` must know them too."""
        return []

    def moot(self, s: S) -> bool:
        """True if nothing is left to ask; it is then dropped. Say so only of what everyone can see."""
        return False

    def dropped(self, s: S) -> None:
        """What follows when the question is dropped unasked, as if it had been answered in the only way left."""

    def seen_by(self, act: Act, me: int) -> bool:
        """May `me` read this answer in the record of a running game?"""
        return True

    def sample(self, s: S, dice: Dice) -> Act:
        """One option at random."""
        options = self.options(s)
        return options[dice.below(len(options))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(Question[S]):
    """A question put to one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def awaits(self, s: S) -> list[int]:
        return [self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Afterwards(Question[S]):
    """What waits on the stack until all above it is settled; `dropped` carries it out. Nobody is asked."""

    def moot(self, s: S) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Question[S]):
    """A question put to chance: a roll, a draw. Those with many outcomes override `sample` and need not list them."""

    def awaits(self, s: S) -> list[int]:
        return [CHANCE]

    def weights(self, s: S) -> list[int]:
        """How likely each option is, in the order of `options`; empty if all are equally likely."""
        return []

    def prompt(self, s: S) -> Line:
        return Line(CHANCE_ASKED, ())

    def sample(self, s: S, dice: Dice) -> Act:
        options, weights = self.options(s), self.weights(s)
        return options[spin(weights, dice.below(sum(weights)))] if weights else options[dice.below(len(options))]


CHANCE_ASKED: Final = Tale("ask-chance")


def spin(weights: list[int], at: int) -> int:
    """Where a wheel with sectors of these sizes stops, turned by `at`."""
    for i, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return i
    raise ValueError(f"the wheel has only {sum(weights)} steps")


def ask(s: State, question: Question[Any]) -> None:
    """Ask this before whatever is already on the stack."""
    s.stack.append(question)


def tell(s: State, tale: Tale, *nouns: int) -> None:
    """Say what has happened to whoever listens."""
    if s.lines is not None:
        s.lines.append(Line(tale, nouns))


def end(s: State, reason: str, scores: list[Any]) -> None:
    """The game is over: no question is left, and the seats are ranked by their scores."""
    s.stack.clear()
    s.outcome = Outcome(reason, ranked(scores))


def ranked(scores: list[Any]) -> list[int]:
    """The place of each seat from 1, the lowest score first; equals share a place."""
    return [1 + sum([other < score for other in scores]) for score in scores]


def play(s: State, act: Act) -> None:
    """Answer the question on top with one of its options, unchecked: for bots, which drew it from them."""
    s.stack.pop().choose(s, act)
    while s.stack and s.stack[-1].moot(s):
        s.stack.pop().dropped(s)


def step(s: State, act: Act) -> None:
    """`play` for everyone else: refuse, and change nothing, unless the act is offered."""
    if act not in offered(s):
        raise IllegalAct(f"{act} is not offered now")
    play(s, act)


def offered(s: State) -> list[Act]:
    """All legal acts now: the options of the question on top and the interrupts it allows."""
    if not s.stack:
        return []
    return s.stack[-1].options(s) + s.stack[-1].interrupts(s)


def awaited(s: State) -> list[int]:
    """The seats whose answer the question on top waits for; chance alone where it is chance's."""
    return s.stack[-1].awaits(s) if s.stack else []


def chances(s: State) -> bool:
    """Is it chance's turn to speak?"""
    return bool(s.stack) and isinstance(s.stack[-1], Chance)


def playout(s: State, dice: Dice) -> int:
    """Play at random to the end; how many decisions were taken, chance's not counted."""
    decisions, stack = 0, s.stack
    while stack:  # `play` written out: search spends its time here
        question = stack[-1]
        if question.moot(s):
            stack.pop()
            question.dropped(s)
            continue
        act = question.sample(s, dice)
        decisions += act.by != CHANCE
        stack.pop()
        question.choose(s, act)
    return decisions
