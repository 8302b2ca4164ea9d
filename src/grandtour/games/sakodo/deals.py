"""What goes on at any time: sales and trades between players, debts, and leaving the game."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, Act
from grandtour.core.auction import Auction
from grandtour.core.questions import Question, ask, tell
from grandtour.core.tales import Line
from grandtour.games.sakodo.acts import ACCEPT, BID, GIVE, PASS, REFUSE, RETIRE, SELL, SEND, TRADE, WANT, WITHDRAW
from grandtour.games.sakodo.board import SOUVENIR
from grandtour.games.sakodo.cards import (
    CARDS_IN,
    COUNTS_IN,
    EMPTY,
    FIRST_SOUVENIR,
    GUIDE,
    ITEMS,
    ITEMS_IN,
    MONEY,
    RESALE,
    TICKET,
    with_one,
)
from grandtour.games.sakodo.journey import Journey, finish, get_out, loose, opponents
from grandtour.games.sakodo.tales import (
    ASK_BID,
    ASK_DEBT,
    ASK_TERMS,
    ASK_TRADE,
    BANK_BUYS,
    BIDS,
    FORGIVEN,
    PASSES,
    PAYS,
    PAYS_TO,
    PROPOSES,
    PUTS_UP,
    REFUSES,
    RETIRES,
    SELLS,
    TRADES,
    WITHDRAWS,
)

BREAK_INS: Final = 3  # A39


class Decision(Question[Journey]):
    """A decision of the player whose turn it is. At each of them anybody may break in (A39, A49)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def interrupts(self, s: Journey) -> list[Act]:
        if s.first == NOBODY:
            return sales(s, self.seat)  # A5: nobody else has set out yet
        acts: list[Act] = []
        for seat in s.playing:
            if seat == self.seat or s.sales[seat] < BREAK_INS:
                acts += sales(s, seat)
            acts += trades(s, seat)
        return acts + [RETIRE.acts[seat][0] for seat in s.playing] if s.retiring else acts

    def choose(self, s: Journey, act: Act) -> None:
        verb = act.verb
        if verb is SELL:
            ask(s, self)
            s.sales[act.by] += act.by != self.seat
            put_up(s, act.by, act.noun)
        elif verb is TRADE:
            ask(s, self)
            s.proposed += (act.by,)
            ask(s, Propose(act.by, act.noun, EMPTY, EMPTY))
        elif verb is RETIRE:
            ask(s, self)
            retire(s, act.by)
        else:
            self.answer(s, act)

    def answer(self, s: Journey, act: Act) -> None:
        """What the act does; each kind of question says."""
        raise NotImplementedError


# --- Short of money ---


def charge(s: Journey, seat: int, amount: int, to: int) -> None:
    """A32: who cannot pay must sell until he can, or until he has nothing left to sell."""
    ask(s, ForcedSale(seat, amount, to))


class ForcedSale(Question[Journey]):
    """A32: a debt, and what must be sold for it. Once it is covered, or there is nothing to sell, nobody is asked."""

    def __init__(self, seat: int, amount: int, to: int) -> None:
        self.seat = seat
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


# --- Auctions ---


def goods_of(s: Journey, seat: int) -> list[int]:
    """SK-64, SK-69: souvenirs, tickets, Sakodo cards, but never the passport, a reportage or an aventure."""
    pack = s.packs[seat]
    goods = [item for item in range(GUIDE, ITEMS) if pack[item]]
    if s.tickets[seat]:
        goods.append(TICKET)
    return goods + [FIRST_SOUVENIR + card for card in s.won[SOUVENIR][seat]]


def has_goods(s: Journey, seat: int) -> bool:
    """Has he anything to sell? Everyone can see that."""
    return loose(s.packs[seat]) > 0 or s.tickets[seat] > 0 or len(s.won[SOUVENIR][seat]) > 0


def can_raise(s: Journey, seat: int, amount: int) -> bool:
    """Could he have so much money, for all that everyone can see?"""
    return s.purse or s.money[seat] >= amount or has_goods(s, seat)


def held(s: Journey, seat: int, good: int) -> int:
    if good < TICKET:
        return s.packs[seat][good]
    return s.tickets[seat] if good == TICKET else 1


def sales(s: Journey, seat: int) -> list[Act]:
    """A39: what this seat may put up for auction; not what it bought at one in the same turn."""
    goods = goods_of(s, seat)
    if s.bought:
        goods = [good for good in goods if held(s, seat, good) > s.bought.count((seat, good))]
    return [SELL.acts[seat][good] for good in goods]


def put_up(s: Journey, seat: int, good: int) -> None:
    """SK-65, A40: one good, out of its owner's hands until the hammer falls."""
    if good < TICKET:
        s.packs[seat][good] -= 1
    elif good == TICKET:
        s.tickets[seat] -= 1
    else:
        s.won[SOUVENIR][seat] = tuple([card for card in s.won[SOUVENIR][seat] if card != good - FIRST_SOUVENIR])
    tell(s, PUTS_UP, seat, good, RESALE[good] // MONEY.step)
    ask(s, Sale(seat, good, tuple(opponents(s, seat)), 0, NOBODY))


class Sale(Auction[Journey]):
    """SK-65 to SK-67, A41: clockwise from the seller, upwards from the resale price, as far as one can pay."""

    def __init__(self, seller: int, good: int, bidders: tuple[int, ...], high: int, holder: int) -> None:
        self.seller = seller
        self.good = good
        self.bidders = bidders
        self.high = high
        self.holder = holder
        self.privileged = NOBODY

    def least(self, seat: int) -> int:
        return max(self.high + 1, RESALE[self.good] // MONEY.step)

    def bids(self, s: Journey, seat: int, least: int) -> list[Act]:
        return BID.acts[seat][least : s.money[seat] // MONEY.step + 1]

    def passes(self, seat: int) -> Act:
        return PASS.acts[seat][0]

    def moot(self, s: Journey) -> bool:
        """Dropped where everyone sees that this seat cannot bid."""
        seat = self.bidders[0]
        return not s.purse and s.money[seat] < self.least(seat) * MONEY.step

    def dropped(self, s: Journey) -> None:
        self.choose(s, self.passes(self.bidders[0]))

    def choose(self, s: Journey, act: Act) -> None:
        if act.verb is BID:
            tell(s, BIDS, act.by, act.noun)
        else:
            tell(s, PASSES, act.by)
        super().choose(s, act)

    def handed_on(self, bidders: tuple[int, ...], high: int, holder: int) -> Question[Journey]:
        return Sale(self.seller, self.good, bidders, high, holder)

    def sold(self, s: Journey, seat: int, bid: int) -> None:
        if seat == NOBODY:
            bank_buys(s, self.seller, self.good)
            return
        s.money[seat] -= bid * MONEY.step
        s.money[self.seller] += bid * MONEY.step
        s.bought += ((seat, self.good),)
        tell(s, SELLS, self.seller, seat, self.good, bid)
        if self.good < TICKET:
            s.packs[seat][self.good] += 1
        elif self.good == TICKET:
            s.tickets[seat] += 1
        else:
            s.won[SOUVENIR][seat] += (self.good - FIRST_SOUVENIR,)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_BID, (self.good, self.least(self.bidders[0])))


def bank_buys(s: Journey, seller: int, good: int) -> None:
    """SK-67, A42: at the resale price; a card goes to the discard, a souvenir under its deck."""
    s.money[seller] += RESALE[good]
    tell(s, BANK_BUYS, seller, good, RESALE[good] // MONEY.step)
    if good < TICKET:
        s.discard[good] += 1
    elif good >= FIRST_SOUVENIR:
        s.decks[SOUVENIR].under.append(good - FIRST_SOUVENIR)


# --- Trades ---


def trades(s: Journey, seat: int) -> list[Act]:
    """A10: with whom this seat may trade; one proposal a turn, so that nobody holds the table up."""
    if seat in s.proposed or not loose(s.packs[seat]):
        return []
    return [TRADE.acts[seat][other] for other in s.playing if other != seat and loose(s.packs[other])]


class Propose(Question[Journey]):
    """A10: Sakodo cards for Sakodo cards, no passports. The terms are for the two of them only."""

    def __init__(self, seat: int, partner: int, give: int, want: int) -> None:
        self.seat = seat
        self.partner = partner
        self.give = give
        self.want = want

    def options(self, s: Journey) -> list[Act]:
        seat, pack = self.seat, s.packs[self.seat]
        acts = [WITHDRAW.acts[seat][0]]
        given, wanted = CARDS_IN[self.give], CARDS_IN[self.want]
        if given and wanted:
            acts.append(SEND.acts[seat][0])
        spare = [item for item in range(GUIDE, ITEMS) if pack[item] > given.count(item)]
        acts += [GIVE.acts[seat][item] for item in spare if with_one(self.give, item) != NOBODY]
        if len(wanted) < loose(s.packs[self.partner]) and with_one(self.want, GUIDE) != NOBODY:
            acts += WANT.acts[seat][GUIDE:]
        return acts

    def choose(self, s: Journey, act: Act) -> None:
        if act.verb is GIVE:
            ask(s, Propose(self.seat, self.partner, with_one(self.give, act.noun), self.want))
        elif act.verb is WANT:
            ask(s, Propose(self.seat, self.partner, self.give, with_one(self.want, act.noun)))
        elif act.verb is SEND:
            tell(s, PROPOSES, self.seat, self.partner)
            ask(s, Answer(self.partner, self.seat, self.give, self.want))
        else:
            tell(s, WITHDRAWS, self.seat)

    def seen_by(self, act: Act, me: int) -> bool:
        return me == self.seat or act.verb is SEND or act.verb is WITHDRAW

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_TERMS, (self.partner,))


class Answer(Question[Journey]):
    """A10: the partner agrees or refuses; he is asked even if he lacks what is wanted, for that is his secret."""

    def __init__(self, seat: int, proposer: int, give: int, want: int) -> None:
        self.seat = seat
        self.proposer = proposer
        self.give = give
        self.want = want

    def options(self, s: Journey) -> list[Act]:
        pack, wanted = s.packs[self.seat], COUNTS_IN[self.want]
        acts = [REFUSE.acts[self.seat][0]]
        if all(pack[item] >= wanted[item] for item in ITEMS_IN[self.want]):
            acts.append(ACCEPT.acts[self.seat][0])
        return acts

    def choose(self, s: Journey, act: Act) -> None:
        if act.verb is REFUSE:
            tell(s, REFUSES, self.seat, self.proposer)
            return
        hand_over(s, self.proposer, self.seat, self.give)
        hand_over(s, self.seat, self.proposer, self.want)
        tell(s, TRADES, self.proposer, self.seat, len(CARDS_IN[self.give]), len(CARDS_IN[self.want]))

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_TRADE, (self.proposer, self.give, self.want))


def hand_over(s: Journey, giver: int, receiver: int, hand: int) -> None:
    for item in CARDS_IN[hand]:
        s.packs[giver][item] -= 1
        s.packs[receiver][item] += 1


# --- Leaving the game ---


def retire(s: Journey, seat: int) -> None:
    """A48: the pawn leaves, and all that its owner had goes back to the supply."""
    tell(s, RETIRES, seat)
    s.playing = tuple([other for other in s.playing if other != seat])
    for item in range(ITEMS):
        s.discard[item] += s.packs[seat][item]
    s.packs[seat] = [0] * ITEMS
    for deck, seats in enumerate(s.won):
        s.decks[deck].under += seats[seat]
        seats[seat] = ()
    s.money[seat] = s.tickets[seat] = 0
    s.at[seat] = NOBODY
    get_out(s, seat)
    if len(s.playing) == 1:
        finish(s, "alone", [])
    elif seat == s.active:
        del s.stack[1:]  # below all else waits the end of his turn
