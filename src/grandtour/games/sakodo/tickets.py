"""Plane tickets, at a price that the die makes."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import SEATS, Act
from grandtour.core.draws import RollDie
from grandtour.core.questions import ask, tell
from grandtour.core.tales import Line
from grandtour.families.track.board import DEPARTURE
from grandtour.families.track.cards import MONEY
from grandtour.families.track.tales import ROLLS
from grandtour.games.sakodo.acts import BUY, DECLINE, ROLL, SKIP
from grandtour.games.sakodo.cards import TICKET_FOR_A_PIP
from grandtour.games.sakodo.deals import Decision
from grandtour.games.sakodo.sales import can_raise
from grandtour.games.sakodo.state import Journey, tickets_left
from grandtour.games.sakodo.tales import ASK_BUY, ASK_PRICE, ASK_SHORT, BUYS_TICKET, CANNOT_PAY_TICKET, DECLINES_TICKET


class TicketOffer(Decision):
    """SK-43, A24: the price of one ticket is rolled on demand. At the departure one is enough (A11)."""

    def moot(self, s: Journey) -> bool:
        if s.at[self.seat] == DEPARTURE and s.tickets[self.seat]:
            return True
        return not tickets_left(s) or not can_raise(s, self.seat, TICKET_FOR_A_PIP)

    def options(self, s: Journey) -> list[Act]:
        return [SKIP.acts[self.seat][0], ROLL.acts[self.seat][0]]

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is ROLL:
            ask(s, PRICE_DIE[self.seat])

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_PRICE, ())


class PriceDie(RollDie[Journey]):
    """SK-09: a hundred for each pip."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rolled(self, s: Journey, pips: int) -> None:
        tell(s, ROLLS, self.seat, pips)
        ask(s, BuyTicket(self.seat, TICKET_FOR_A_PIP * pips))


class BuyTicket(Decision):
    """A5, A24: at this price, or not at all."""

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def moot(self, s: Journey) -> bool:
        return not tickets_left(s) or not can_raise(s, self.seat, self.price)

    def dropped(self, s: Journey) -> None:
        tell(s, CANNOT_PAY_TICKET, self.seat, self.price // MONEY.step)

    def options(self, s: Journey) -> list[Act]:
        acts = [DECLINE.acts[self.seat][0]]
        if s.money[self.seat] >= self.price:
            acts.append(BUY.acts[self.seat][0])
        return acts

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is BUY:
            s.money[self.seat] -= self.price
            s.tickets[self.seat] += 1
            tell(s, BUYS_TICKET, self.seat, self.price // MONEY.step)
        else:
            tell(s, DECLINES_TICKET, self.seat, self.price // MONEY.step)

    def prompt(self, s: Journey) -> Line:
        tale = ASK_BUY if s.money[self.seat] >= self.price else ASK_SHORT
        return Line(tale, (self.price // MONEY.step,))


# --- The questions that have no more to say than who is asked ---

TICKET_OFFER: Final = [TicketOffer(seat) for seat in range(SEATS)]
PRICE_DIE: Final = [PriceDie(seat) for seat in range(SEATS)]
