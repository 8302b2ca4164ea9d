"""Paying, earning and owing (A11 to A13), and the vehicles that are bought and sold for it (RF-34 to RF-39)."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, Act
from grandtour.core.auction import Auction
from grandtour.core.questions import Asked, Question, ask, tell
from grandtour.core.tales import Line
from grandtour.games.richesses.acts import BID, BUY, HAGGLE, SELL
from grandtour.games.richesses.board import BIKE, CAR, PRICE, RESALE, TEN
from grandtour.games.richesses.circuits import circuit_of
from grandtour.games.richesses.state import Tour, owns
from grandtour.games.richesses.tales import (
    ASK_BID,
    ASK_NO_BID,
    ASK_SETTLE,
    BIDS,
    BUYS,
    HAGGLES,
    OWES,
    OWES_BANK,
    PAYS,
    PAYS_BANK,
    REPAYS,
    REPAYS_BANK,
    SELLS,
    TAKES_OVER,
)

BOUGHT: Final = [BIKE, CAR]

# --- Vehicles ---


def buyable(s: Tour, seat: int) -> list[Act]:
    """RF-34, A22, A23: what one does not have yet and can pay."""
    purse = s.cash[seat] - circuit_of(s).reserve(s, seat)
    return [BUY.acts[seat][v] for v in BOUGHT if PRICE[v] <= purse and not owns(s, seat, v)]


MOST_TRADES: Final = 2 * len(BOUGHT)  # each is bought, or sold in two ways


def nth_trade(s: Tour, seat: int, nth: int) -> Act | None:
    """One of the trades that one can think of, if it can be made."""
    vehicle = BIKE if nth < 2 else CAR
    if owns(s, seat, vehicle):
        if nth % 2 == 0:
            return SELL.acts[seat][vehicle]
        return HAGGLE.acts[seat][vehicle] if has_bidder(s, seat, vehicle) else None
    if nth % 2 or PRICE[vehicle] > s.cash[seat] - circuit_of(s).reserve(s, seat):
        return None
    return BUY.acts[seat][vehicle]


def buy(s: Tour, seat: int, vehicle: int) -> None:
    s.cash[seat] -= PRICE[vehicle]
    s.vehicles[seat] |= 1 << vehicle
    tell(s, BUYS, seat, vehicle, PRICE[vehicle])


def sellable(s: Tour, seat: int, haggling: bool) -> list[Act]:
    """RF-36, RF-37: to the bank at half price, or open to offers where somebody can make one."""
    owned = [v for v in BOUGHT if owns(s, seat, v)]
    acts = [SELL.acts[seat][v] for v in owned]
    if haggling:
        acts += [HAGGLE.acts[seat][v] for v in owned if has_bidder(s, seat, v)]
    return acts


def sell(s: Tour, act: Act) -> None:
    """To the bank at once, or to whoever offers most."""
    if act.verb is HAGGLE:
        tell(s, HAGGLES, act.by, act.noun)
        ask(s, Sale(act.by, act.noun, bidders_for(s, act.by, act.noun), RESALE[act.noun] // TEN, NOBODY))
    else:
        sell_to_bank(s, act.by, act.noun)


def sell_to_bank(s: Tour, seat: int, vehicle: int) -> None:
    tell(s, SELLS, seat, vehicle, RESALE[vehicle])
    part_with(s, seat, vehicle)
    earn(s, seat, RESALE[vehicle])


def part_with(s: Tour, seat: int, vehicle: int) -> None:
    s.vehicles[seat] &= ~(1 << vehicle)
    circuit_of(s).parts_with(s, seat, vehicle)


def bidders_for(s: Tour, seller: int, vehicle: int) -> tuple[int, ...]:
    """A24: clockwise from the seller, whoever has no such vehicle and can pay more than the bank."""
    seats = len(s.at)
    others = [(seller + i) % seats for i in range(1, seats)]
    return tuple([o for o in others if may_bid(s, o, vehicle)])


def has_bidder(s: Tour, seller: int, vehicle: int) -> bool:
    for other in range(len(s.at)):  # noqa: SIM110
        if other != seller and may_bid(s, other, vehicle):
            return True
    return False


def may_bid(s: Tour, seat: int, vehicle: int) -> bool:
    able = s.options.hidden_cash or s.cash[seat] > RESALE[vehicle]
    return able and not owns(s, seat, vehicle) and seat not in s.home


class Sale(Auction[Tour]):
    """RF-37, RF-38, A24: offers between the bank's price and the new one; without any, the bank buys."""

    def __init__(self, seller: int, vehicle: int, bidders: tuple[int, ...], high: int, holder: int) -> None:
        super().__init__(bidders, high, holder, NOBODY)
        self.seller = seller
        self.vehicle = vehicle

    def bids(self, s: Tour, seat: int, least: int) -> list[Act]:
        most = min(s.cash[seat], PRICE[self.vehicle] - TEN) // TEN
        return BID.acts[seat][least : most + 1]

    def tell_bid(self, s: Tour, seat: int, bid: int) -> None:
        tell(s, BIDS, seat, self.vehicle, bid * TEN)

    def handed_on(self, bidders: tuple[int, ...], high: int, holder: int) -> Question[Tour]:
        return Sale(self.seller, self.vehicle, bidders, high, holder)

    def sold(self, s: Tour, seat: int, bid: int) -> None:
        if seat == NOBODY:
            sell_to_bank(s, self.seller, self.vehicle)
            return
        price = bid * TEN
        tell(s, TAKES_OVER, seat, self.vehicle, price, self.seller)
        s.cash[seat] -= price
        s.vehicles[seat] |= 1 << self.vehicle
        part_with(s, self.seller, self.vehicle)
        earn(s, self.seller, price)

    def hides_purses(self, s: Tour) -> bool:
        return s.options.hidden_cash

    def prompt(self, s: Tour) -> Line:
        me = self.bidders[0]
        tale = ASK_BID if self.can_bid(s, me, self.least(me)) else ASK_NO_BID
        return Line(tale, (self.seller, self.vehicle, self.high * TEN))


# --- Debts ---


def earn(s: Tour, seat: int, francs: int) -> None:
    """A11: whatever comes in goes to debts first, the oldest first."""
    while francs and s.debts[seat]:
        creditor, due = s.debts[seat][0]
        part = min(francs, due)
        francs -= part
        rest: tuple[tuple[int, int], ...] = ((creditor, due - part),) if due > part else ()
        s.debts[seat] = rest + s.debts[seat][1:]
        if creditor == NOBODY:
            tell(s, REPAYS_BANK, seat, part)
        else:
            tell(s, REPAYS, seat, creditor, part)
            earn(s, creditor, part)
    s.cash[seat] += francs


class Settle(Asked[Tour]):
    """A12, A13: whoever is short sells first and owes what is then missing. Only a toll leaves time for offers."""

    def __init__(self, seat: int, dues: tuple[tuple[int, int], ...], haggling: bool) -> None:
        super().__init__(seat)
        self.dues = dues
        self.haggling = haggling

    def total(self) -> int:
        return sum([due for _, due in self.dues])

    def options(self, s: Tour) -> list[Act]:
        return sellable(s, self.seat, self.haggling)

    def choose(self, s: Tour, act: Act) -> None:
        ask(s, self)
        sell(s, act)

    def moot(self, s: Tour) -> bool:
        return s.cash[self.seat] >= self.total() or len(self.options(s)) < 2  # A65

    def dropped(self, s: Tour) -> None:
        options = self.options(s)
        if s.cash[self.seat] < self.total() and options:
            self.choose(s, options[0])
        else:
            pay_dues(s, self.seat, self.dues)

    def prompt(self, s: Tour) -> Line:
        return Line(ASK_SETTLE, (self.total(),))


def pay_dues(s: Tour, seat: int, dues: tuple[tuple[int, int], ...]) -> None:
    """As far as the money goes, in this order (A64)."""
    for creditor, due in dues:
        paid = min(due, s.cash[seat])
        s.cash[seat] -= paid
        if due > paid:
            s.debts[seat] += ((creditor, due - paid),)
        tell_dues(s, seat, creditor, paid, due - paid)
        if creditor != NOBODY:
            earn(s, creditor, paid)


def tell_dues(s: Tour, seat: int, creditor: int, paid: int, owed: int) -> None:
    if creditor == NOBODY:
        if paid:
            tell(s, PAYS_BANK, seat, paid)
        if owed:
            tell(s, OWES_BANK, seat, owed)
        return
    if paid:
        tell(s, PAYS, seat, creditor, paid)
    if owed:
        tell(s, OWES, seat, creditor, owed)
