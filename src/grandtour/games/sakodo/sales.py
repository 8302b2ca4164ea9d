"""Goods under the hammer, and debts that must be paid with them."""

from __future__ import annotations

from grandtour.core.acts import NOBODY, Act
from grandtour.core.questions import Asked, Question, ask, tell
from grandtour.core.tales import Line
from grandtour.families.track.cards import MONEY
from grandtour.families.track.sales import Hammer
from grandtour.families.track.state import opponents
from grandtour.families.track.tales import ASK_DEBT, FORGIVEN, PAYS, PAYS_TO
from grandtour.games.sakodo.acts import SELL
from grandtour.games.sakodo.cards import RESALE
from grandtour.games.sakodo.goods import goods_of, hand_over, has_goods, held, part_with, put_back
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.tales import ASK_BID, BANK_BUYS, PUTS_UP, SELLS

# --- Auctions ---


def sales(s: Journey, seat: int) -> list[Act]:
    """A39: what this seat may put up for auction; not what it bought at one in the same turn."""
    goods = goods_of(s, seat)
    if s.bought:
        goods = [good for good in goods if held(s, seat, good) > s.bought.count((seat, good))]
    return [SELL.acts[seat][good] for good in goods]


def put_up(s: Journey, seat: int, good: int) -> None:
    """SK-65, A40: one good, out of its owner's hands until the hammer falls."""
    part_with(s, seat, good)
    tell(s, PUTS_UP, seat, good, RESALE[good] // MONEY.step)
    ask(s, Sale(seat, good, RESALE[good], tuple(opponents(s, seat)), 0, NOBODY))


class Sale(Hammer[Journey]):
    """SK-65 to SK-67, A41: clockwise from the seller, upwards from the resale price, as far as one can pay."""

    def hides_purses(self, s: Journey) -> bool:
        return s.options.hidden_money  # A43

    def handed_on(self, bidders: tuple[int, ...], high: int, holder: int) -> Question[Journey]:
        return Sale(self.seller, self.good, self.price, bidders, high, holder)

    def sold(self, s: Journey, seat: int, bid: int) -> None:
        if seat == NOBODY:
            bank_buys(s, self.seller, self.good)
            return
        s.money[seat] -= bid * MONEY.step
        s.money[self.seller] += bid * MONEY.step
        s.bought += ((seat, self.good),)
        tell(s, SELLS, self.seller, seat, self.good, bid)
        hand_over(s, seat, self.good)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_BID, (self.good, self.least(self.bidders[0])))


def bank_buys(s: Journey, seller: int, good: int) -> None:
    """SK-67, A42: at the resale price."""
    s.money[seller] += RESALE[good]
    tell(s, BANK_BUYS, seller, good, RESALE[good] // MONEY.step)
    put_back(s, good)


# --- Short of money ---


def can_raise(s: Journey, seat: int, amount: int) -> bool:
    """Could they have so much money, for all that everyone can see?"""
    return s.options.hidden_money or s.money[seat] >= amount or has_goods(s, seat)


def charge(s: Journey, seat: int, amount: int, to: int) -> None:
    """A32: who cannot pay must sell until they can, or until they have nothing left to sell."""
    ask(s, ForcedSale(seat, amount, to))


class ForcedSale(Asked[Journey]):
    """A32: a debt, and what must be sold for it. Once it is covered, or there is nothing to sell, nobody is asked."""

    def __init__(self, seat: int, amount: int, to: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.to = to

    def moot(self, s: Journey) -> bool:
        return s.money[self.seat] >= self.amount or not has_goods(s, self.seat)

    def dropped(self, s: Journey) -> None:
        settle(s, self.seat, self.amount, self.to)

    def options(self, s: Journey) -> list[Act]:
        return [SELL.acts[self.seat][good] for good in goods_of(s, self.seat)]

    def choose(self, s: Journey, act: Act) -> None:
        ask(s, self)
        put_up(s, self.seat, act.noun)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_DEBT, (self.amount // MONEY.step,))


def settle(s: Journey, seat: int, amount: int, to: int) -> None:
    """Paid as far as the money goes; the rest is forgiven."""
    paid = min(amount, s.money[seat])
    s.money[seat] -= paid
    if to == NOBODY:
        tell(s, PAYS, seat, paid // MONEY.step)
    else:
        s.money[to] += paid
        tell(s, PAYS_TO, seat, to, paid // MONEY.step)
    if paid < amount:
        tell(s, FORGIVEN, seat, (amount - paid) // MONEY.step)
