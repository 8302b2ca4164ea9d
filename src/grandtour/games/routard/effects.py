"""What the cards and the sheet do, step by step, and whom they befall."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grandtour.core.acts import NOBODY, Act
from grandtour.core.draws import RollDie
from grandtour.core.questions import Afterwards, Asked, ask, tell
from grandtour.core.tales import Line
from grandtour.families.track.befalling import Aim
from grandtour.families.track.board import AIRPORT, AVENTURE, DEPARTURE, FIRST
from grandtour.families.track.cards import CHOSEN, MONEY, SELF, Step
from grandtour.families.track.state import opponents
from grandtour.families.track.tales import ASK_EXTRA, EARNS, GETS_TICKET, MUST_SKIP, ONE_WAY, ROLLS
from grandtour.games.routard.board import ARRIVAL, POSTE, PREVIOUS, SELLS_CHEQUES
from grandtour.games.routard.cards import BEFALLS, FORMALITIES, STEPS
from grandtour.games.routard.money import earn
from grandtour.games.routard.pile import has_one_way, place, shift, walk, walks, win
from grandtour.games.routard.sales import Charge
from grandtour.games.routard.shop import CHEQUE_SHOP
from grandtour.games.routard.state import Journey
from grandtour.games.routard.tales import (
    ASK_TARGET,
    GETS,
    GETS_CHEQUES,
    HAS_NONE,
    LETS_GO_AVENTURE,
    LOSES,
    LOSES_CHEQUES,
    MUST_ADVANCE,
    STRANDED,
)

SKIP: Final = 0  # the instruction to miss a turn; any other is a number of spaces


def befall(s: Journey, seat: int, deck: int, card: int) -> None:
    """A card is carried out by the one who drew it, or on an opponent, or on all of them, clockwise (A72)."""
    who, steps = BEFALLS[deck][card], STEPS[deck][card]
    if who == SELF:
        perform(s, seat, steps)
    elif who == CHOSEN:
        ask(s, ChooseTarget(seat, card))
    else:
        for other in reversed(opponents(s, seat)):
            ask(s, StepsLeft(other, steps))


def perform(s: Journey, seat: int, steps: tuple[Step, ...]) -> None:
    """One step after the other; the rest waits until all that the first one asks is answered."""
    if len(steps) > 1:
        ask(s, StepsLeft(seat, steps[1:]))
    if steps:
        DO[steps[0].effect](s, seat, steps[0])


class StepsLeft(Afterwards[Journey]):
    """The steps of a card that are still to come."""

    def __init__(self, seat: int, steps: tuple[Step, ...]) -> None:
        self.seat = seat
        self.steps = steps

    def dropped(self, s: Journey) -> None:
        perform(s, self.seat, self.steps)


# --- Whom a card befalls ---


class ChooseTarget(Aim[Journey]):
    """A68: one opponent whom the card can befall; without a choice nobody is asked."""

    def steps(self) -> tuple[Step, ...]:
        return STEPS[POSTE][self.card]

    def can_befall(self, s: Journey, other: int, step: Step) -> bool:
        """A11, A50, A68: nobody is moved while they pack, or without formalities; one loses only what one has."""
        if step.effect in MOVES:
            return s.at[other] != DEPARTURE and s.elements[other][FORMALITIES] > 0
        return step.effect != "lose" or s.elements[other][step.n] > 0

    def befall(self, s: Journey, other: int) -> None:
        perform(s, other, self.steps())

    def prompt(self, s: Journey) -> Line:
        step = self.steps()[0]
        tale = ASK_TARGET[step.effect]
        if step.effect == "owe":
            return Line(tale, (self.card, step.n // MONEY.step))
        return Line(tale, (self.card, abs(step.n)) if step.effect in ("move", "lose") else (self.card,))


MOVES: Final = ("move", "previous", "pull")


# --- Money ---


def do_gain(s: Journey, seat: int, step: Step) -> None:
    tell(s, EARNS, seat, step.n // MONEY.step)
    earn(s, seat, step.n)


def do_pay(s: Journey, seat: int, step: Step) -> None:
    ask(s, Charge(seat, step.n, NOBODY))


def do_owe(s: Journey, seat: int, step: Step) -> None:
    ask(s, Charge(seat, step.n, s.active))


def do_pay_each(s: Journey, seat: int, step: Step) -> None:
    """A72: one charge after the other, clockwise."""
    for other in reversed(opponents(s, seat)):
        ask(s, Charge(seat, step.n, other))


# --- Things ---


def do_cheques(s: Journey, seat: int, step: Step) -> None:
    cheques = max(step.n, -s.cheques[seat])
    s.cheques[seat] += cheques
    if step.n > 0:
        tell(s, GETS_CHEQUES, seat, cheques)
    else:
        tell(s, LOSES_CHEQUES, seat, -cheques)


def do_ticket(s: Journey, seat: int, step: Step) -> None:
    s.tickets[seat] += 1
    tell(s, GETS_TICKET, seat)


def do_receive(s: Journey, seat: int, step: Step) -> None:
    s.elements[seat][step.n] += 1
    tell(s, GETS, seat, step.n)


def do_lose(s: Journey, seat: int, step: Step) -> None:
    """A68: one copy."""
    if not s.elements[seat][step.n]:
        tell(s, HAS_NONE, seat, step.n)
        return
    s.elements[seat][step.n] -= 1
    tell(s, LOSES, seat, step.n)
    if step.n == FORMALITIES and not s.elements[seat][FORMALITIES] and s.at[seat] != DEPARTURE:
        strand(s, seat)


def strand(s: Journey, seat: int) -> None:
    """RO-69, A44, A49: back to the airport behind, if there is one, and alone."""
    back = PREVIOUS[AIRPORT][s.at[seat]]
    place(s, seat, s.at[seat] if back == NOBODY else back)
    tell(s, STRANDED, seat, s.at[seat])


# --- Moves ---


def do_move(s: Journey, seat: int, step: Step) -> None:
    """A17: never beyond the arrival, never behind the first airport."""
    shop_where_it_ends(s, seat)
    shift(s, seat, min(ARRIVAL, max(FIRST, s.at[seat] + step.n)))


def do_previous(s: Journey, seat: int, step: Step) -> None:
    back = PREVIOUS[step.n][s.at[seat]]
    shift(s, seat, s.at[seat] if back == NOBODY else back)


def do_pull(s: Journey, seat: int, step: Step) -> None:
    shift(s, seat, s.at[s.active])


def do_extra_move(s: Journey, seat: int, step: Step) -> None:
    shop_where_it_ends(s, seat)
    ask(s, ExtraMove(seat))


class ExtraMove(Asked[Journey]):
    """A44: one more walk, paid for, with those aboard; nothing is played where it ends."""

    def moot(self, s: Journey) -> bool:
        return s.at[self.seat] == ARRIVAL or has_one_way(s, self.seat)

    def dropped(self, s: Journey) -> None:
        if s.at[self.seat] != ARRIVAL:
            tell(s, ONE_WAY, self.seat)
            walk(s, self.seat, s.at[self.seat] + 1)

    def options(self, s: Journey) -> list[Act]:
        return walks(s, self.seat)

    def choose(self, s: Journey, act: Act) -> None:
        walk(s, self.seat, act.noun)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_EXTRA, ())


def shop_where_it_ends(s: Journey, seat: int) -> None:
    """A19: the active player may buy cheques where a card brings them, too."""
    if seat == s.active:
        ask(s, Brought(seat, s.at[seat]))


class Brought(Afterwards[Journey]):
    """A19: once a card has moved them, there may be cheques to buy."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def dropped(self, s: Journey) -> None:
        at = s.at[self.seat]
        if at != self.left and SELLS_CHEQUES[at]:
            ask(s, CHEQUE_SHOP[self.seat])


# --- The next turn ---


def do_skip(s: Journey, seat: int, step: Step) -> None:
    s.instructions[seat] += (SKIP,) * step.n
    tell(s, MUST_SKIP, seat)


def do_advance(s: Journey, seat: int, step: Step) -> None:
    s.instructions[seat] += (step.n,)
    tell(s, MUST_ADVANCE, seat, step.n)


# --- Aventures ---


def do_die(s: Journey, seat: int, step: Step) -> None:
    ask(s, CardDie(seat, step))


class CardDie(RollDie[Journey]):
    """RO-46: a way to go on for each face."""

    def __init__(self, seat: int, step: Step) -> None:
        self.seat = seat
        self.step = step

    def rolled(self, s: Journey, pips: int) -> None:
        tell(s, ROLLS, self.seat, pips)
        perform(s, self.seat, self.step.ways[pips - 1])


def do_keep(s: Journey, seat: int, step: Step) -> None:
    win(s, seat, AVENTURE, step.n)


def do_return(s: Journey, seat: int, step: Step) -> None:
    """A60: it is under its deck already."""
    tell(s, LETS_GO_AVENTURE, seat, step.n)


Doing = Callable[[Journey, int, Step], None]
DO: Final[dict[str, Doing]] = {
    "gain": do_gain,
    "pay": do_pay,
    "owe": do_owe,
    "pay-each": do_pay_each,
    "cheques": do_cheques,
    "ticket": do_ticket,
    "receive": do_receive,
    "lose": do_lose,
    "move": do_move,
    "previous": do_previous,
    "pull": do_pull,
    "extra-move": do_extra_move,
    "skip": do_skip,
    "advance": do_advance,
    "die": do_die,
    "keep": do_keep,
    "return": do_return,
}
"""What each word on a card does. `preparation` adds those that only the sheet knows."""
