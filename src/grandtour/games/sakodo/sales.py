"""Goods under the hammer, and debts that must be paid with them."""

from __future__ import annotations

from grandtour.core.acts import NOBODY, Act
from grandtour.core.questions import Asked, Question, ask, tell
from grandtour.core.tales import Line
from grandtour.families.track.acts import RESUME
from grandtour.families.track.cards import MONEY
from grandtour.families.track.sales import SUMS, Hammer, going_on, lapse
from grandtour.families.track.state import opponents
from grandtour.families.track.tales import ASK_DEBT, FORGIVEN, PAYS, PAYS_TO
from grandtour.games.sakodo.acts import ADD, AUCTION, LOT, REMOVE, SELL, WITHDRAW
from grandtour.games.sakodo.cards import RESALE
from grandtour.games.sakodo.goods import goods_of, hand_over, has_goods, has_one_good, held, part_with, put_back
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.tales import ASK_BID, ASK_LOT, ASK_NO_BID, BANK_BUYS, MUST_SELL, PUTS_UP, SELLS

# --- What is put up ---


def sales(s: Journey, seat: int) -> list[Act]:
    """SK-64: what this seat may put up for auction, one good at once or a lot of several."""
    goods = for_sale(s, seat, ())
    acts = [SELL.acts[seat][good] for good in goods]
    if goods and (len(goods) > 1 or spare(s, seat, goods[0]) > 1):
        acts.append(LOT.acts[seat][0])
    return acts


def for_sale(s: Journey, seat: int, lot: tuple[int, ...]) -> list[int]:
    """The goods that could be put up beside those in the lot; not what was bought at an auction in the same turn."""
    goods = goods_of(s, seat)
    return [good for good in goods if spare(s, seat, good) > lot.count(good)] if s.bought or lot else goods


def spare(s: Journey, seat: int, good: int) -> int:
    """A39: how many of a good this seat owned before this turn's auctions."""
    return held(s, seat, good) - s.bought.count((seat, good))


def sell(s: Journey, act: Act) -> None:
    """One good goes under the hammer at once; of a lot its owner is asked first what is in it."""
    if act.verb is SELL:
        put_up(s, act.by, (act.noun,))
    else:
        ask(s, Gather(act.by, ()))


class Gather(Asked[Journey]):
    """SK-64, A40: several goods for one lot. Nobody else knows which until it is put up."""

    def __init__(self, seat: int, goods: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.goods = goods

    def interrupts(self, s: Journey) -> list[Act]:
        return going_on(s, self.seat)  # A58

    def options(self, s: Journey) -> list[Act]:
        seat, room = self.seat, MONEY.step * (SUMS - 1) - price_of(self.goods)  # A53
        acts = [WITHDRAW.acts[seat][0]]
        if len(self.goods) > 1:
            acts.append(AUCTION.acts[seat][0])
        acts += [ADD.acts[seat][good] for good in for_sale(s, seat, self.goods) if RESALE[good] <= room]
        return acts + [REMOVE.acts[seat][good] for good in sorted(set(self.goods))]

    def choose(self, s: Journey, act: Act) -> None:
        if act.verb is ADD:
            ask(s, Gather(self.seat, tuple(sorted([*self.goods, act.noun]))))
        elif act.verb is REMOVE:
            at = self.goods.index(act.noun)
            ask(s, Gather(self.seat, self.goods[:at] + self.goods[at + 1 :]))
        elif act.verb is AUCTION:
            put_up(s, self.seat, self.goods)
        elif act.verb is RESUME:
            lapse(s, act, self.seat)

    def seen_by(self, act: Act, me: int) -> bool:
        return me == self.seat or act.verb not in (ADD, REMOVE)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_LOT, ())


def price_of(goods: tuple[int, ...]) -> int:
    """SK-65: at which they are offered first."""
    return sum([RESALE[good] for good in goods])


# --- Auctions ---


def put_up(s: Journey, seat: int, goods: tuple[int, ...]) -> None:
    """SK-65: out of their owner's hands until the hammer falls."""
    price = price_of(goods)
    for good in goods:
        part_with(s, seat, good)
    tell(s, PUTS_UP, seat, price // MONEY.step, *goods)
    sale = Sale(seat, goods, price, tuple(opponents(s, seat)), 0, NOBODY)
    if sale.bidders:
        ask(s, sale)
    else:
        sale.bank_buys(s)  # A59: all the others are home


class Sale(Hammer[Journey]):
    """SK-65 to SK-67, A41: clockwise from the seller, upwards from the resale price, as far as one can pay."""

    def __init__(
        self, seller: int, goods: tuple[int, ...], price: int, bidders: tuple[int, ...], high: int, holder: int
    ) -> None:
        super().__init__(seller, price, bidders, high, holder)
        self.goods = goods

    def hides_purses(self, s: Journey) -> bool:
        return s.options.hidden_money  # A43

    def handed_on(self, bidders: tuple[int, ...], high: int, holder: int) -> Question[Journey]:
        return Sale(self.seller, self.goods, self.price, bidders, high, holder)

    def sold(self, s: Journey, seat: int, bid: int) -> None:
        if seat == NOBODY:
            self.bank_buys(s)
            return
        s.money[seat] -= bid * MONEY.step
        s.money[self.seller] += bid * MONEY.step
        tell(s, SELLS, self.seller, seat, bid, *self.goods)
        for good in self.goods:
            s.bought += ((seat, good),)
            hand_over(s, seat, good)

    def take_back(self, s: Journey) -> None:
        """A58: nothing has been sold."""
        for good in self.goods:
            hand_over(s, self.seller, good)

    def bank_buys(self, s: Journey) -> None:
        """SK-67, A42: at the resale price."""
        s.money[self.seller] += self.price
        tell(s, BANK_BUYS, self.seller, self.price // MONEY.step, *self.goods)
        for good in self.goods:
            put_back(s, good)

    def prompt(self, s: Journey) -> Line:
        me = self.bidders[0]
        least = self.least(me)
        return Line(ASK_BID if self.can_bid(s, me, least) else ASK_NO_BID, (least, *self.goods))


# --- Short of money ---


def can_raise(s: Journey, seat: int, amount: int) -> bool:
    """Could they have so much money, for all that everyone can see?"""
    return s.options.hidden_money or s.money[seat] >= amount or has_goods(s, seat)


def charge(s: Journey, seat: int, amount: int, to: int) -> None:
    """A32: who cannot pay must sell until they can, or until they have nothing left to sell."""
    ask(s, ForcedSale(seat, amount, to))


class ForcedSale(Asked[Journey]):
    """A32: a debt, and what must be sold for it. Nobody is asked once it is covered, or with one good at most."""

    def __init__(self, seat: int, amount: int, to: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.to = to

    def moot(self, s: Journey) -> bool:
        return self.is_settled(s) or has_one_good(s, self.seat)

    def is_settled(self, s: Journey) -> bool:
        return s.money[self.seat] >= self.amount or not has_goods(s, self.seat)

    def dropped(self, s: Journey) -> None:
        if self.is_settled(s):
            settle(s, self.seat, self.amount, self.to)
        else:
            tell(s, MUST_SELL, self.seat, self.amount // MONEY.step)
            self.choose(s, self.options(s)[0])

    def options(self, s: Journey) -> list[Act]:
        return [SELL.acts[self.seat][good] for good in goods_of(s, self.seat)]

    def choose(self, s: Journey, act: Act) -> None:
        ask(s, self)
        put_up(s, self.seat, (act.noun,))

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
