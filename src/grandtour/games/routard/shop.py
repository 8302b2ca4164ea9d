"""What is sold on the way: cheques where one collects one's post, tickets and elements on airports."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import SEATS, Act
from grandtour.core.questions import ask, tell
from grandtour.core.tales import Line
from grandtour.families.track.board import AIRPORT
from grandtour.families.track.cards import MONEY
from grandtour.games.routard.acts import BUY, CHEQUES, DONE
from grandtour.games.routard.board import TICKET_PRICE, TYPE_OF
from grandtour.games.routard.cards import CHEQUE_PRICE, ELEMENT_PRICE, ELEMENTS, MOST_CHEQUES, TICKET
from grandtour.games.routard.deals import Decision
from grandtour.games.routard.goods import change
from grandtour.games.routard.state import Journey
from grandtour.games.routard.tales import ASK_CHEQUES, ASK_SHOP, BUYS, BUYS_CHEQUES

# --- Hotel cheques ---


def cheques_for(s: Journey, seat: int, least: int) -> list[Act]:
    """A74: so many cheques or more, as far as the money goes."""
    return CHEQUES.acts[seat][least : min(MOST_CHEQUES, s.money[seat] // CHEQUE_PRICE) + 1]


def buy_cheques(s: Journey, seat: int, cheques: int) -> None:
    if cheques:
        s.money[seat] -= cheques * CHEQUE_PRICE
        s.cheques[seat] += cheques
        tell(s, BUYS_CHEQUES, seat, cheques, cheques * CHEQUE_PRICE // MONEY.step)


class ChequeShop(Decision):
    """RO-36, A19: on arriving at a chance or poste restante space, before the lodging card is drawn."""

    def moot(self, s: Journey) -> bool:
        return s.money[self.seat] < CHEQUE_PRICE

    def options(self, s: Journey) -> list[Act]:
        return cheques_for(s, self.seat, 0)

    def answer(self, s: Journey, act: Act) -> None:
        buy_cheques(s, self.seat, act.noun)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_CHEQUES, ())


# --- Airports ---


def wares(s: Journey, seat: int) -> list[Act]:
    """RO-54, RO-55, A35: elements, and one ticket a turn; nothing but on an airport."""
    at, money = s.at[seat], s.money[seat]
    if TYPE_OF[at] != AIRPORT:
        return []
    buy = BUY.acts[seat]
    acts = [buy[element] for element in range(ELEMENTS) if money >= ELEMENT_PRICE[element]]
    return [*acts, buy[TICKET]] if money >= TICKET_PRICE[at] and not s.ticket_bought else acts


def buy(s: Journey, seat: int, good: int) -> None:
    price = TICKET_PRICE[s.at[seat]] if good == TICKET else ELEMENT_PRICE[good]
    s.money[seat] -= price
    s.ticket_bought = s.ticket_bought or good == TICKET
    change(s, seat, good, 1)
    tell(s, BUYS, seat, good, price // MONEY.step)


class Shop(Decision):
    """A34: after the lodging of the day on which one arrives."""

    def moot(self, s: Journey) -> bool:
        return not wares(s, self.seat)

    def options(self, s: Journey) -> list[Act]:
        return [DONE.acts[self.seat][0], *wares(s, self.seat)]

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is BUY:
            ask(s, self)
            buy(s, self.seat, act.noun)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_SHOP, (s.at[self.seat],))


# --- The questions that have no more to say than who is asked ---

CHEQUE_SHOP: Final = [ChequeShop(seat) for seat in range(SEATS)]
SHOP: Final = [Shop(seat) for seat in range(SEATS)]
