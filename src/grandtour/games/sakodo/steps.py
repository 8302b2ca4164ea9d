"""What cards do, one step after the other: money, moves, turns, and what the die or a price decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grandtour.core.acts import NOBODY, Act
from grandtour.core.draws import RollDie
from grandtour.core.questions import Afterwards, Asked, ask, tell
from grandtour.core.tales import Line
from grandtour.families.track.befalling import Aim
from grandtour.families.track.board import AVENTURE, DEPARTURE, FIRST
from grandtour.families.track.cards import MONEY, Step
from grandtour.families.track.tales import ASK_EXTRA, EARNS, MUST_SKIP, NO_EFFECT, ONE_WAY, ROLLS
from grandtour.games.sakodo.acts import DECLINE, PAY
from grandtour.games.sakodo.board import ARRIVAL, COURRIER, PREVIOUS
from grandtour.games.sakodo.cards import STEPS
from grandtour.games.sakodo.goods import loose
from grandtour.games.sakodo.items import PASSPORT
from grandtour.games.sakodo.sales import charge, settle
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.tales import ASK_NO_OFFER, ASK_OFFER, ASK_ONE_MORE, ASK_TARGET, LETS_GO_AVENTURE, NEEDS_PIPS
from grandtour.games.sakodo.track import go, has_one_way, shift, walks, win


def perform(s: Journey, seat: int, steps: tuple[Step, ...]) -> None:
    """One step after the other; the rest waits until all that the first one asks is answered."""
    if len(steps) > 1:
        ask(s, StepsLeft(seat, steps[1:]))
    step = steps[0]
    DO[step.effect](s, seat, step)


class StepsLeft(Afterwards[Journey]):
    """The steps of a card that are still to come."""

    def __init__(self, seat: int, steps: tuple[Step, ...]) -> None:
        self.seat = seat
        self.steps = steps

    def dropped(self, s: Journey) -> None:
        perform(s, self.seat, self.steps)


# --- Whom a card befalls ---


class ChooseTarget(Aim[Journey]):
    """A37: one opponent whom the card can befall; without a choice nobody is asked."""

    def steps(self) -> tuple[Step, ...]:
        return STEPS[COURRIER][self.card]

    def can_befall(self, s: Journey, other: int, step: Step) -> bool:
        if step.effect in MOVES:
            return can_be_moved(s, other)
        if step.effect == "lose-passport":
            return s.packs[other][PASSPORT] > 0
        if step.effect in ("lose-any", "steal"):
            return loose(s.packs[other]) > 0
        return True

    def befall(self, s: Journey, other: int) -> None:
        perform(s, other, self.steps())

    def prompt(self, s: Journey) -> Line:
        step = self.steps()[0]
        tale = ASK_TARGET[step.effect]
        if step.effect == "owe":
            return Line(tale, (self.card, step.n // MONEY.step))
        return Line(tale, (self.card, abs(step.n)) if step.effect == "move" else (self.card,))


def can_be_moved(s: Journey, seat: int) -> bool:
    """SK-51, A37: only with a passport, and not from the departure."""
    return s.packs[seat][PASSPORT] > 0 and s.at[seat] != DEPARTURE


MOVES: Final = ("move", "previous", "swap", "pull", "extra-move")


# --- Money ---


def do_gain(s: Journey, seat: int, step: Step) -> None:
    s.money[seat] += step.n
    tell(s, EARNS, seat, step.n // MONEY.step)


def do_pay(s: Journey, seat: int, step: Step) -> None:
    charge(s, seat, step.n, NOBODY)


def do_owe(s: Journey, seat: int, step: Step) -> None:
    charge(s, seat, step.n, s.active)


# --- Moves ---


def do_move(s: Journey, seat: int, step: Step) -> None:
    """A13: never beyond the arrival, never behind the first airport."""
    shift(s, seat, min(ARRIVAL, max(FIRST, s.at[seat] + step.n)))


def do_previous(s: Journey, seat: int, step: Step) -> None:
    space = PREVIOUS[step.n][s.at[seat]]
    if space == NOBODY:
        tell(s, NO_EFFECT)
    else:
        shift(s, seat, space)


def do_swap(s: Journey, seat: int, step: Step) -> None:
    here, there = s.at[s.active], s.at[seat]
    shift(s, seat, here)
    if s.outcome is None:
        shift(s, s.active, there)


def do_pull(s: Journey, seat: int, step: Step) -> None:
    shift(s, seat, s.at[s.active])


def do_extra_move(s: Journey, seat: int, step: Step) -> None:
    ask(s, ExtraMove(seat))


class ExtraMove(Asked[Journey]):
    """A23: one more walk, paid for, with those aboard; nothing is played where it ends."""

    def moot(self, s: Journey) -> bool:
        return s.at[self.seat] == ARRIVAL or has_one_way(s, self.seat)

    def dropped(self, s: Journey) -> None:
        if s.at[self.seat] != ARRIVAL:
            tell(s, ONE_WAY, self.seat)
            go(s, self.seat, s.at[self.seat] + 1)

    def options(self, s: Journey) -> list[Act]:
        return walks(s, self.seat)

    def choose(self, s: Journey, act: Act) -> None:
        go(s, self.seat, act.noun)

    def prompt(self, s: Journey) -> Line:
        options = self.options(s)
        return Line(ASK_ONE_MORE, (options[0].noun,)) if len(options) == 1 else Line(ASK_EXTRA, ())


def do_skip(s: Journey, seat: int, step: Step) -> None:
    """A50: turns to be skipped add up."""
    s.skips[seat] += step.n
    tell(s, MUST_SKIP, seat)


# --- Aventures ---


def do_keep(s: Journey, seat: int, step: Step) -> None:
    win(s, seat, AVENTURE, step.n)


def do_return(s: Journey, seat: int, step: Step) -> None:
    """A36: it is under its deck already."""
    tell(s, LETS_GO_AVENTURE, seat, step.n)


def do_roll(s: Journey, seat: int, step: Step) -> None:
    tell(s, NEEDS_PIPS, step.n)
    ask(s, CardDie(seat, step))


class CardDie(RollDie[Journey]):
    """So many pips or more, or else."""

    def __init__(self, seat: int, step: Step) -> None:
        self.seat = seat
        self.step = step

    def rolled(self, s: Journey, pips: int) -> None:
        tell(s, ROLLS, self.seat, pips)
        perform(s, self.seat, self.step.ways[0] if pips >= self.step.n else self.step.ways[1])


def do_offer(s: Journey, seat: int, step: Step) -> None:
    ask(s, Bargain(seat, step))


class Bargain(Asked[Journey]):
    """Pay the price that the card names, or go without."""

    def __init__(self, seat: int, step: Step) -> None:
        super().__init__(seat)
        self.step = step

    def moot(self, s: Journey) -> bool:
        return not s.options.hidden_money and s.money[self.seat] < self.step.n

    def dropped(self, s: Journey) -> None:
        perform(s, self.seat, self.step.ways[1])

    def options(self, s: Journey) -> list[Act]:
        acts = [DECLINE.acts[self.seat][0]]
        if s.money[self.seat] >= self.step.n:
            acts.append(PAY.acts[self.seat][0])
        return acts

    def choose(self, s: Journey, act: Act) -> None:
        if act.verb is PAY:
            settle(s, self.seat, self.step.n, NOBODY)
            perform(s, self.seat, self.step.ways[0])
        else:
            perform(s, self.seat, self.step.ways[1])

    def prompt(self, s: Journey) -> Line:
        tale = ASK_OFFER if s.money[self.seat] >= self.step.n else ASK_NO_OFFER
        return Line(tale, (self.step.n // MONEY.step,))


Doing = Callable[[Journey, int, Step], None]
DO: Final[dict[str, Doing]] = {
    "gain": do_gain,
    "pay": do_pay,
    "owe": do_owe,
    "move": do_move,
    "previous": do_previous,
    "swap": do_swap,
    "pull": do_pull,
    "extra-move": do_extra_move,
    "skip": do_skip,
    "keep": do_keep,
    "return": do_return,
    "roll": do_roll,
    "offer": do_offer,
}
"""What each word on a card does. `effects` adds those that only Sakodo knows."""
