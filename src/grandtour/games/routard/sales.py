"""Goods under the hammer, and charges that must be paid with them."""

from __future__ import annotations

from grandtour.core.acts import NOBODY, Act
from grandtour.core.questions import Asked, Question, ask, tell
from grandtour.core.tales import Line
from grandtour.families.track.cards import MONEY
from grandtour.families.track.sales import Hammer
from grandtour.families.track.state import opponents
from grandtour.families.track.tales import ASK_DEBT
from grandtour.games.routard.acts import SELL, STOP
from grandtour.games.routard.cards import CHEQUES_IN, RESALE
from grandtour.games.routard.goods import bought, change, goods_of, has_goods, held, put_back
from grandtour.games.routard.money import earn, settle
from grandtour.games.routard.state import Journey
from grandtour.games.routard.tales import ASK_BID, BANK_BUYS, PUTS_UP, SELLS

# --- Auctions ---


def sales(s: Journey, seat: int) -> list[Act]:
    """A55: what this seat may put up for auction; not what it bought at one in the same turn."""
    goods = goods_of(s, seat)
    return [act for act in goods if is_older(s, seat, act.noun)] if s.bought else goods


def is_older(s: Journey, seat: int, good: int) -> bool:
    return held(s, seat, good) >= (CHEQUES_IN[good] or 1) + bought(s, seat, good)


def put_up(s: Journey, seat: int, good: int) -> None:
    """RO-85: out of its owner's hands until the hammer falls."""
    change(s, seat, good, -1)
    tell(s, PUTS_UP, seat, good, RESALE[good] // MONEY.step)
    ask(s, Sale(seat, good, RESALE[good], tuple(opponents(s, seat)), 0, NOBODY))


class Sale(Hammer[Journey]):
    """RO-85 to RO-87, A55: clockwise from the seller, upwards from the resale price, as far as one can pay."""

    def __init__(self, seller: int, good: int, price: int, bidders: tuple[int, ...], high: int, holder: int) -> None:
        super().__init__(seller, price, bidders, high, holder)
        self.good = good

    def handed_on(self, bidders: tuple[int, ...], high: int, holder: int) -> Question[Journey]:
        return Sale(self.seller, self.good, self.price, bidders, high, holder)

    def sold(self, s: Journey, seat: int, bid: int) -> None:
        if seat == NOBODY:
            bank_buys(s, self.seller, self.good)
            return
        tell(s, SELLS, self.seller, seat, self.good, bid)
        s.money[seat] -= bid * MONEY.step
        s.bought += ((seat, self.good),)
        change(s, seat, self.good, 1)
        earn(s, self.seller, bid * MONEY.step)

    def take_back(self, s: Journey) -> None:
        """A75: nothing has been sold."""
        change(s, self.seller, self.good, 1)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_BID, (self.good, self.least(self.bidders[0])))


def bank_buys(s: Journey, seller: int, good: int) -> None:
    """RO-87, A57: at the resale price."""
    tell(s, BANK_BUYS, seller, good, RESALE[good] // MONEY.step)
    put_back(s, good)
    earn(s, seller, RESALE[good])


# --- Money to be raised ---


class Raising(Asked[Journey]):
    """So much is due now: sell until it is covered, or stop. Without need or goods nobody is asked."""

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def covered(self, s: Journey) -> None:
        """The money is there."""
        raise NotImplementedError

    def short(self, s: Journey) -> None:
        """It is not, and nothing more is sold for it."""
        raise NotImplementedError

    def moot(self, s: Journey) -> bool:
        return s.money[self.seat] >= self.amount or not has_goods(s, self.seat)

    def dropped(self, s: Journey) -> None:
        if s.money[self.seat] >= self.amount:
            self.covered(s)
        else:
            self.short(s)

    def options(self, s: Journey) -> list[Act]:
        return [self.way_out(), *goods_of(s, self.seat)]  # A55: anything, to pay a charge

    def way_out(self) -> Act:
        return STOP.acts[self.seat][0]

    def choose(self, s: Journey, act: Act) -> None:
        if act.verb is SELL:
            ask(s, self)
            put_up(s, self.seat, act.noun)
        else:
            self.short(s)


class Charge(Raising):
    """A54: whoever stops owes the rest."""

    def __init__(self, seat: int, amount: int, to: int) -> None:
        super().__init__(seat, amount)
        self.to = to

    def covered(self, s: Journey) -> None:
        settle(s, self.seat, self.amount, self.to)

    def short(self, s: Journey) -> None:
        settle(s, self.seat, self.amount, self.to)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_DEBT, (self.amount // MONEY.step,))
