"""What each seat sees of a journey, and what it must guess."""

from __future__ import annotations

from typing import Any

from grandtour.core.acts import NOBODY
from grandtour.core.chance import Dice
from grandtour.core.questions import Question
from grandtour.core.sight import View
from grandtour.families.track.board import AVENTURE, REPORTAGE
from grandtour.families.track.cards import MONEY
from grandtour.games.sakodo.backpack import KeepOne
from grandtour.games.sakodo.board import SOUVENIR
from grandtour.games.sakodo.cards import PRICE, TICKET
from grandtour.games.sakodo.goods import loose
from grandtour.games.sakodo.hitching import HitchLeg, TakeCard
from grandtour.games.sakodo.items import CARDS_IN, EMPTY, GUIDE, ITEMS, PASSPORT, counts_of, hand_of, with_one
from grandtour.games.sakodo.sales import ForcedSale, Gather, Sale
from grandtour.games.sakodo.state import Journey, tickets_left
from grandtour.games.sakodo.steps import Bargain
from grandtour.games.sakodo.tickets import BuyTicket
from grandtour.games.sakodo.trades import Answer, Propose
from grandtour.games.sakodo.trophies import Afford


class Traveller(View):
    """One player as everyone sees them. `cards` counts the whole backpack, the passport too."""

    def __init__(self, s: Journey, seat: int, me: int) -> None:
        hidden = s.options.hidden_money and seat != me and s.outcome is None
        self.at: int = s.at[seat]
        self.money: int = NOBODY if hidden else s.money[seat]
        self.tickets: int = s.tickets[seat]
        self.cards: int = sum(s.packs[seat])
        self.passport: bool = s.packs[seat][PASSPORT] > 0
        self.souvenirs: list[int] = list(s.won[SOUVENIR][seat])
        self.reportages: list[int] = list(s.won[REPORTAGE][seat])
        self.aventures: list[int] = list(s.won[AVENTURE][seat])
        self.skips: int = s.skips[seat]
        self.without: int = s.without[seat]  # turns begun without a passport
        self.rides: list[int] = list(s.rides[seat])  # how often in a row they have taken each of the others along
        self.aboard: bool = seat in s.aboard or seat in getting_in(s)
        self.home: bool = seat in s.home  # with a set, while the others finish the round
        self.playing: bool = seat in s.playing or self.home
        self.place: int = s.outcome.places[seat] if s.outcome else NOBODY


class Lot(View):
    """Goods under the hammer: the bid so far, by whom, and who is still in, the next to speak first."""

    def __init__(self, sale: Sale) -> None:
        self.goods: list[int] = list(sale.goods)
        self.seller: int = sale.seller
        self.price: int = sale.price
        self.bid: int = sale.high * MONEY.step
        self.holder: int = sale.holder
        self.bidders: list[int] = list(sale.bidders)


class Gathered(View):
    """A lot that its owner is putting together. Only they see what is in it."""

    def __init__(self, me: int, gather: Gather) -> None:
        self.seller: int = gather.seat
        self.goods: list[int] = list(gather.goods) if me == gather.seat else []


class Trade(View):
    """A trade being talked over. Only the proposer, and once it is sent their partner, can read the terms."""

    def __init__(self, me: int, *, proposer: int, partner: int, sent: bool, give: int, want: int) -> None:
        may_read = me == proposer or (sent and me == partner)
        self.proposer: int = proposer
        self.partner: int = partner
        self.sent: bool = sent
        self.give: list[int] = list(CARDS_IN[give]) if may_read else []
        self.want: list[int] = list(CARDS_IN[want]) if may_read else []


class Opened(View):
    """The backpack of a passenger, open before their driver: how many of each."""

    def __init__(self, s: Journey, player: int) -> None:
        self.player: int = player
        self.pack: list[int] = s.packs[player][:]


class SakodoView(View):
    """What one seat may know. -1 stands for none or hidden."""

    def __init__(self, s: Journey, me: int) -> None:
        top = s.stack[-1] if s.stack else None
        lot = Lot(top) if isinstance(top, Sale) else None
        self.travellers: list[Traveller] = [Traveller(s, seat, me) for seat in range(len(s.packs))]
        self.pack: list[int] = s.packs[me][:] if 0 <= me < len(s.packs) else []  # how many of each item you carry
        self.drawn: list[int] = drawn_by(s, me)  # the cards from which you may keep one
        self.pile: int = sum(s.pile)
        self.discard: int = sum(s.discard)
        self.tickets: int = tickets_left(s) - (lot.goods.count(TICKET) if lot else 0)
        # How many cards are left of each deck: souvenir, reportage, aventure, job, chance, courrier.
        self.decks: list[int] = [len(deck) for deck in s.decks]
        self.lot: Lot | None = lot
        self.gathered: Gathered | None = Gathered(me, top) if isinstance(top, Gather) else None
        self.trade: Trade | None = trade_in(top, me)
        self.opened: Opened | None = opened_to(s, me)
        self.price: int = price_of(top)  # what is asked now for a ticket or a favour; 0 if nothing is
        # What is to be paid now, for a souvenir or a debt, by someone who has not enough; 0 if nothing is.
        self.due: int = due_of(top)
        self.active: int = s.active
        self.first: int = s.first
        self.round: int = s.round
        self.rounds: int = s.options.rounds


def getting_in(s: Journey) -> tuple[int, ...]:
    """Whom the driver has picked up and not yet driven anywhere."""
    top = s.stack[-1] if s.stack else None
    return top.picked if isinstance(top, HitchLeg) else ()


def drawn_by(s: Journey, me: int) -> list[int]:
    for question in s.stack:
        if isinstance(question, KeepOne) and question.seat == me:
            return list(CARDS_IN[question.hand])
    return []


def trade_in(top: Question[Any] | None, me: int) -> Trade | None:
    if isinstance(top, Propose):
        return Trade(me, proposer=top.seat, partner=top.partner, sent=False, give=top.give, want=top.want)
    if isinstance(top, Answer):
        return Trade(me, proposer=top.proposer, partner=top.seat, sent=True, give=top.give, want=top.want)
    return None


def opened_to(s: Journey, me: int) -> Opened | None:
    top = s.stack[-1] if s.stack else None
    return Opened(s, top.passenger) if isinstance(top, TakeCard) and top.seat == me else None


def price_of(top: Question[Any] | None) -> int:
    if isinstance(top, BuyTicket):
        return top.price
    return top.step.n if isinstance(top, Bargain) else 0


def due_of(top: Question[Any] | None) -> int:
    if isinstance(top, Afford):
        return PRICE[top.card]
    return top.amount if isinstance(top, ForcedSale) else 0


# --- What a seat must guess ---


def guess(s: Journey, me: int, dice: Dice) -> Journey:
    """What others carry and have drawn, the pile and the discard are one heap, dealt again."""
    g = s.clone()
    redeal(g, me, dice)
    if g.stack:
        g.stack[-1] = forget(g, g.stack[-1], me)
    if g.options.hidden_money:
        imagine_purses(g, me, dice)
    return g


def redeal(g: Journey, me: int, dice: Dice) -> None:
    """Everyone keeps as many cards as they have, and their passport: both are public."""
    opened, mine = opened_to(g, me), drawn_by(g, me)
    hidden = [seat for seat in range(len(g.packs)) if seat != me and not (opened and seat == opened.player)]
    sure = [offered_to(g, seat, me) for seat in range(len(g.packs))]
    known = mine + [item for items in sure for item in items]
    counts = [g.pile[item] + g.discard[item] + sum([g.packs[seat][item] for seat in hidden]) for item in range(ITEMS)]
    heap = [item for item in range(GUIDE, ITEMS) for _ in range(counts[item] - known.count(item))]
    dice.shuffle(heap)
    for seat in hidden:
        g.packs[seat] = dealt_pack(g.packs[seat], heap, sure[seat])
    heap += [PASSPORT] * (g.pile[PASSPORT] + g.discard[PASSPORT] - mine.count(PASSPORT))
    dice.shuffle(heap)
    g.pile = counts_of([heap.pop() for _ in range(sum(g.pile))])
    g.discard = counts_of(heap + mine)
    for n, question in enumerate(g.stack):
        if isinstance(question, KeepOne) and question.seat != me:
            g.stack[n] = KeepOne(question.seat, hand_of(heap[: len(CARDS_IN[question.hand])]), question.window)


def dealt_pack(pack: list[int], heap: list[int], sure: tuple[int, ...]) -> list[int]:
    """As many cards as before, among them those that are known, and the passport."""
    cards = [heap.pop() for _ in range(loose(pack) - len(sure))]
    return counts_of(cards + list(sure) + [PASSPORT] * pack[PASSPORT])


def offered_to(g: Journey, seat: int, me: int) -> tuple[int, ...]:
    """The cards that this seat has just offered to `me`."""
    top = g.stack[-1] if g.stack else None
    return CARDS_IN[top.give] if isinstance(top, Answer) and top.seat == me and top.proposer == seat else ()


def forget(g: Journey, top: Question[Any], me: int) -> Question[Any]:
    """A lot or a trade of others, as `me` may imagine it."""
    if isinstance(top, Gather) and top.seat != me:
        return Gather(top.seat, ())
    if isinstance(top, Propose) and top.seat != me:
        return Propose(top.seat, top.partner, EMPTY, EMPTY)
    if isinstance(top, Answer) and me not in (top.seat, top.proposer):
        given = min([item for item in range(GUIDE, ITEMS) if g.packs[top.proposer][item]])
        return Answer(top.seat, top.proposer, with_one(EMPTY, given), with_one(EMPTY, GUIDE))
    return top


def imagine_purses(g: Journey, me: int, dice: Dice) -> None:
    """Money that cannot be seen may be anything that covers the standing bid and leaves a debtor short."""
    top = g.stack[-1] if g.stack else None
    for seat in [seat for seat in g.playing if seat != me]:
        money = max(0, g.money[seat] + MONEY.step * (dice.below(41) - 20))
        if isinstance(top, Sale) and seat == top.holder:
            money = max(money, top.high * MONEY.step)
        elif isinstance(top, ForcedSale | Afford) and seat == top.seat:
            money = min(money, due_of(top) - MONEY.step)
        g.money[seat] = money
