"""The first stage: to pack a bag with the die and the sheet, and to leave."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, SEATS, Act
from grandtour.core.draws import RollDie
from grandtour.core.questions import ask, tell
from grandtour.core.tales import Line
from grandtour.families.track.board import FIRST
from grandtour.families.track.cards import MONEY, Step
from grandtour.families.track.state import opponents
from grandtour.families.track.tales import LEAVES, ROLLS
from grandtour.games.routard.acts import BUY, DEPART, LINES
from grandtour.games.routard.cards import (
    BRINGS,
    COST,
    LEAVING_CHEQUES,
    LEAVING_MONEY,
    LINE,
    ON_SHEET,
    POCKET_MONEY,
)
from grandtour.games.routard.deals import Decision
from grandtour.games.routard.effects import DO, perform
from grandtour.games.routard.money import forgive, pay
from grandtour.games.routard.pile import put, walks
from grandtour.games.routard.shop import buy, wares
from grandtour.games.routard.state import Journey
from grandtour.games.routard.tales import ANNOUNCES, ASK_LINE, ASK_SET_OUT, CANNOT_PAY, GIVES, SHEET_SAYS
from grandtour.games.routard.travel import go


class Sheet(Decision):
    """RO-13, RO-19: a line of the sheet, or leave; debtors play pocket money, unless they sell what they have (A54)."""

    def moot(self, s: Journey) -> bool:
        """RO-12: pocket money comes first, and nobody has anything yet to break in with."""
        return s.round == 1

    def dropped(self, s: Journey) -> None:
        announce(s, self.seat, POCKET_MONEY)

    def options(self, s: Journey) -> list[Act]:
        lines = LINES.acts[self.seat]
        if s.debts[self.seat]:
            return [lines[POCKET_MONEY]]
        return lines + DEPART.acts[self.seat] if may_leave(s, self.seat) else lines[:]

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is DEPART:
            leave(s, self.seat)
            ask(s, SET_OUT[self.seat])
        else:
            announce(s, self.seat, act.noun)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_LINE, ())


def announce(s: Journey, seat: int, line: int) -> None:
    tell(s, ANNOUNCES, seat, line)
    ask(s, SHEET_DIE[seat][line])


class SheetDie(RollDie[Journey]):
    """RO-14, RO-17, A8: the roll is binding; whoever cannot pay what it offers passes."""

    def __init__(self, seat: int, line: int) -> None:
        self.seat = seat
        self.line = line

    def rolled(self, s: Journey, pips: int) -> None:
        seat, outcome = self.seat, ON_SHEET[self.line][pips]
        tell(s, ROLLS, seat, pips)
        tell(s, SHEET_SAYS, seat, outcome)
        if s.money[seat] < COST[outcome]:
            tell(s, CANNOT_PAY, seat, COST[outcome] // MONEY.step)
            return
        if COST[outcome]:
            pay(s, seat, COST[outcome], NOBODY)
        perform(s, seat, BRINGS[outcome])
        forgive(s, seat)


def do_replay(s: Journey, seat: int, step: Step) -> None:
    """RO-29, A9: any line again, or leave."""
    ask(s, SHEETS[seat])


def do_neighbour(s: Journey, seat: int, step: Step) -> None:
    """RO-27, A10: from the neighbour on the right who still plays, even their last one; or else the line again."""
    right = opponents(s, seat)[-1]
    if not s.elements[right][step.n]:
        do_replay(s, seat, step)
        return
    s.elements[right][step.n] -= 1
    s.elements[seat][step.n] += 1
    tell(s, GIVES, seat, right, step.n)


DO.update({"replay": do_replay, "neighbour": do_neighbour})


# --- Leaving ---


def may_leave(s: Journey, seat: int) -> bool:
    """RO-18, A13: the money is only shown."""
    ready = s.tickets[seat] > 0 and s.cheques[seat] >= LEAVING_CHEQUES and s.money[seat] >= LEAVING_MONEY
    return ready and min(s.elements[seat]) > 0


def leave(s: Journey, seat: int) -> None:
    """RO-20, RO-21: a ticket for the flight to the first airport; the first turn of the journey follows."""
    s.tickets[seat] -= 1
    tell(s, LEAVES, seat)
    put(s, (seat,), FIRST)


class SetOut(Decision):
    """A14, A15: from the first airport on foot, whoever else is there; the shop is open."""

    def options(self, s: Journey) -> list[Act]:
        return walks(s, self.seat) + wares(s, self.seat)

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is BUY:
            ask(s, self)
            buy(s, self.seat, act.noun)
        else:
            go(s, self.seat, act.noun)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_SET_OUT, (s.at[self.seat],))


# --- The questions that have no more to say than who is asked ---

SHEETS: Final = [Sheet(seat) for seat in range(SEATS)]
SHEET_DIE: Final = [[SheetDie(seat, line) for line in range(len(LINE.words))] for seat in range(SEATS)]
SET_OUT: Final = [SetOut(seat) for seat in range(SEATS)]
