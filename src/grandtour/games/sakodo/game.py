"""Sakodo as the house knows it: views, guesses, options."""

# not compiled: views are msgspec structures

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from grandtour.core.acts import NOBODY, Act, Kind, Verb
from grandtour.core.chance import Dice
from grandtour.core.game import Game
from grandtour.core.questions import Question
from grandtour.core.settings import Choice, Number, Value, YesNo
from grandtour.core.tales import Line, Tale
from grandtour.games.sakodo import acts, journey, rules, tales, why
from grandtour.games.sakodo.backpack import DrawHand, DrawToChoose, KeepOne
from grandtour.games.sakodo.board import AVENTURE, FIRST, JOB, PREVIOUS, REPORTAGE, SOUVENIR, SPACE
from grandtour.games.sakodo.cards import (
    CARDS_IN,
    COUNT,
    DECK,
    EMPTY,
    FIRST_SOUVENIR,
    GOOD,
    GUIDE,
    HAND,
    ITEM,
    ITEMS,
    MONEY,
    OF_EACH,
    PASSPORT,
    PASSPORT_PRICE,
    PIPS,
    PRICE,
    RESALE,
    TICKET,
    with_one,
)
from grandtour.games.sakodo.deals import Answer, ForcedSale, Propose, Sale
from grandtour.games.sakodo.effects import Bargain
from grandtour.games.sakodo.journey import Journey
from grandtour.games.sakodo.rules import HitchLeg, TakeCard
from grandtour.games.sakodo.sense import Plan, SenseBot, WalkerBot
from grandtour.games.sakodo.spaces import Afford, BuyTicket


class Traveller(msgspec.Struct):
    """One player as everyone sees him. `cards` counts the whole backpack, the passport too."""

    at: int
    money: int
    tickets: int
    cards: int
    passport: bool
    souvenirs: list[int]
    reportages: list[int]
    aventures: list[int]
    skips: int
    without: int
    """Turns begun without a passport."""
    rides: list[int]
    """How often in a row he has taken each of the others along."""
    aboard: bool
    playing: bool
    place: int


class Lot(msgspec.Struct):
    """A good under the hammer: the bid so far, by whom, and who is still in, the next to speak first."""

    good: int
    seller: int
    price: int
    bid: int
    holder: int
    bidders: list[int]


class Trade(msgspec.Struct):
    """A trade being talked over. Only the proposer, and once it is sent his partner, can read the terms."""

    proposer: int
    partner: int
    sent: bool
    give: list[int]
    want: list[int]


class Opened(msgspec.Struct):
    """The backpack of a passenger, open before his driver: how many of each."""

    player: int
    pack: list[int]


class SakodoView(msgspec.Struct):
    """What one seat may know. -1 stands for none or hidden."""

    travellers: list[Traveller]
    pack: list[int]
    """How many of each item you carry."""
    drawn: list[int]
    """The cards from which you may keep one."""
    pile: int
    discard: int
    tickets: int
    decks: list[int]
    """How many cards are left of each deck: souvenir, reportage, aventure, job, chance, courrier."""
    lot: Lot | None
    trade: Trade | None
    opened: Opened | None
    price: int
    """What is asked now for a ticket or a favour; 0 if nothing is."""
    due: int
    """What is to be paid now, for a souvenir or a debt, by someone who has not enough; 0 if nothing is."""
    active: int
    first: int
    round: int
    rounds: int


N = TypeVar("N", Verb, Tale)


def named(type: type[N]) -> tuple[N, ...]:
    """Every verb or tale of the room, those in lists too."""
    found = [value if isinstance(value, list) else [value] for value in (vars(acts) | vars(tales)).values()]
    return tuple(thing for things in found for thing in things if isinstance(thing, type))


class Sakodo(Game[Journey]):
    name = "sakodo"
    code = "SK"
    players = range(2, 7)
    kinds = (SPACE, ITEM, HAND, GOOD, MONEY, PIPS, COUNT, *DECK)
    verbs = named(Verb)
    tales = (*named(Tale), *why.TALES)
    endings = ("arrival", "together", "rounds", "alone")
    settings = (
        Number("rounds", 60, 0, 500, 10),  # A47; 0 stands for no last round
        YesNo("ruthless", False),  # A20
        YesNo("chain", False),  # A22
        YesNo("hidden-money", False),  # A43
        YesNo("reshuffle", False),  # A29
        YesNo("retire", False),  # A48
    )
    texts = tuple(f"{deck.name}-{card}-{part}" for deck in DECK for card in deck.words for part in ("place", "text"))
    wishes = (
        Choice("bids", ("ask", "up-to", "never")),
        Number("most", 200, 0, MONEY.step * (len(MONEY.words) - 1)),
        Choice("trades", ("ask", "never")),
    )
    bots = {"walker": WalkerBot, "sense": SenseBot}
    View = SakodoView

    def start(self, seats: int, settings: Mapping[str, Value]) -> Journey:
        return rules.start(
            seats,
            int(settings["rounds"]),
            ruthless=bool(settings["ruthless"]),
            chain=bool(settings["chain"]),
            purse=bool(settings["hidden-money"]),
            reshuffle=bool(settings["reshuffle"]),
            retiring=bool(settings["retire"]),
        )

    def view(self, s: Journey, me: int) -> SakodoView:
        lot = lot_of(s)
        return SakodoView(
            travellers=[self.traveller(s, seat, me) for seat in range(len(s.packs))],
            pack=s.packs[me][:] if 0 <= me < len(s.packs) else [],
            drawn=drawn_by(s, me),
            pile=sum(s.pile),
            discard=sum(s.discard),
            tickets=journey.tickets_left(s) - (lot is not None and lot.good == TICKET),
            decks=[len(deck) for deck in s.decks],
            lot=lot,
            trade=trade_of(s, me),
            opened=opened_to(s, me),
            price=price_of(s),
            due=due_of(s),
            active=s.active,
            first=s.first,
            round=s.round,
            rounds=s.cap,
        )

    def traveller(self, s: Journey, seat: int, me: int) -> Traveller:
        return Traveller(
            at=s.at[seat],
            money=NOBODY if s.purse and seat != me and s.outcome is None else s.money[seat],
            tickets=s.tickets[seat],
            cards=sum(s.packs[seat]),
            passport=s.packs[seat][PASSPORT] > 0,
            souvenirs=list(s.won[SOUVENIR][seat]),
            reportages=list(s.won[REPORTAGE][seat]),
            aventures=list(s.won[AVENTURE][seat]),
            skips=s.skips[seat],
            without=s.without[seat],
            rides=list(s.rides[seat]),
            aboard=seat in s.aboard or seat in getting_in(s),
            playing=seat in s.playing,
            place=s.outcome.places[seat] if s.outcome else NOBODY,
        )

    def guess(self, s: Journey, me: int, dice: Dice) -> Journey:
        """What others carry and have drawn, the pile and the discard are one heap, dealt again."""
        g = s.clone()
        redeal(g, me, dice)
        if g.stack:
            g.stack[-1] = forget(g, g.stack[-1], me)
        if g.purse:
            imagine_purses(g, me, dice)
        return g

    def audit(self, s: Journey) -> None:
        lot = lot_of(s)
        for item in range(ITEMS):
            count = s.pile[item] + s.discard[item] + sum(pack[item] for pack in s.packs)
            count += lot is not None and lot.good == item
            assert count == OF_EACH, f"{count} cards {ITEM.words[item]}"
        assert min([*s.pile, *s.discard, *(count for pack in s.packs for count in pack)]) >= 0, "fewer cards than none"
        assert all(pack[PASSPORT] <= 1 for pack in s.packs), "two passports in one backpack"
        assert min(s.money) >= 0, f"money: {s.money}"
        assert min(s.tickets) >= 0, f"tickets: {s.tickets}"
        assert journey.tickets_left(s) >= (lot is not None and lot.good == TICKET), f"tickets: {s.tickets}"
        for deck, kind in enumerate(DECK):
            cards = s.decks[deck].unseen + s.decks[deck].under
            cards += [card for won in s.won[deck] for card in won] if deck <= AVENTURE else []
            cards += [lot.good - FIRST_SOUVENIR] if lot and lot.good >= FIRST_SOUVENIR and deck == SOUVENIR else []
            assert sorted(cards) == list(range(len(kind.words))), f"the {kind.name} cards are {sorted(cards)}"
        assert s.active not in s.aboard, "a driver is his own passenger"
        assert all(s.at[other] == s.at[s.active] for other in s.aboard), f"{s.aboard} have lost their driver: {s.at}"
        assert sum(isinstance(q, Sale | Propose | Answer) for q in s.stack) <= 1, "two auctions or trades at once"

    def touches(self, s: Journey, act: Act) -> list[tuple[Kind, int]]:
        """Staying lights up the space one is on, leaving the first airport, Job-Assistance the job space behind."""
        if act.verb is acts.LEAVE:
            return [(SPACE, FIRST)]
        if act.verb is acts.STAY or act.verb is acts.STOP:
            return [(SPACE, s.at[act.by])]
        if act.verb is acts.ASSIST:
            return [(SPACE, PREVIOUS[JOB][s.at[act.by]])]
        return super().touches(s, act)

    def lapse(self, s: Journey, seat: int, dice: Dice) -> Act:
        """A44, A48: one space on, or stay at the arrival; nothing bought or risked; a passport, or the dearest card."""
        top = s.stack[-1]
        options = [act for act in top.options(s) if act.by == seat]
        if isinstance(top, Sale):
            return top.passes(seat)
        if isinstance(top, KeepOne | TakeCard):
            return max(options, key=lambda act: worth(top, act))
        return options[0]

    def facts(self, s: Journey) -> dict[str, int | str]:
        winner = s.outcome.winners()[0] if s.outcome else NOBODY
        order = (winner - s.first) % len(s.packs)
        return {"rounds": s.round, "order": f"{order + 1}.", "money": s.money[winner]}

    def round(self, s: Journey) -> int:
        return 0 if s.first == NOBODY else s.round

    def worth(self, s: Journey, seat: int) -> float:
        """Minus the turns that it will take to come home with a set."""
        if seat not in s.playing or s.outcome:
            return 0.0
        plan, top = plan_for(s, seat), s.stack[-1]
        if isinstance(top, BuyTicket) and top.seat == seat:
            return -min(plan.turns(), plan.with_good(TICKET, 1, top.price).turns())
        return -plan.turns()

    def worths(self, s: Journey, seat: int, acts: Sequence[Act]) -> list[float]:
        """Cards drawn are worth the turns that they save the one who draws them, and nothing to the others."""
        top = s.stack[-1]
        if not isinstance(top, DrawHand):
            return super().worths(s, seat, acts)
        if top.seat != seat:
            return [0.0] * len(acts)
        plan = plan_for(s, seat)
        if isinstance(top, DrawToChoose):
            return [-plan.turns_with_one_of(act.noun) for act in acts]
        return [-plan.with_hand(act.noun).turns() for act in acts]

    def standing(self, s: Journey, seat: int, wishes: Mapping[str, Value]) -> Act | None:
        """A41, A49: bids up to a limit or none at all, and no trades, so that break-ins need not stall a table."""
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Sale) and top.bidders[0] == seat and wishes["bids"] != "ask":
            bids = top.bids(s, seat, top.least(seat))
            affordable = bids and bids[0].noun * MONEY.step <= int(wishes["most"])
            return bids[0] if wishes["bids"] == "up-to" and affordable else top.passes(seat)
        if isinstance(top, Answer) and top.seat == seat and wishes["trades"] == "never":
            return acts.REFUSE.by(seat)
        return None

    def why_not(self, s: Journey, me: int, kind: Kind, noun: int) -> Line:
        return why.why_not(s, me, kind, noun)


def worth(top: KeepOne | TakeCard, act: Act) -> int:
    if act.verb is acts.REJECT:
        return NOBODY
    return RESALE[act.noun] if act.noun or isinstance(top, TakeCard) else PASSPORT_PRICE


def plan_for(s: Journey, seat: int) -> Plan:
    return Plan(s.at[seat], s.money[seat], s.tickets[seat], s.packs[seat], [len(won[seat]) for won in s.won])


# --- What one seat may see ---


def lot_of(s: Journey) -> Lot | None:
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Sale):
        return None
    return Lot(top.good, top.seller, RESALE[top.good], top.high * MONEY.step, top.holder, list(top.bidders))


def getting_in(s: Journey) -> tuple[int, ...]:
    """Whom the driver has picked up and not yet driven anywhere."""
    top = s.stack[-1] if s.stack else None
    return top.picked if isinstance(top, HitchLeg) else ()


def drawn_by(s: Journey, me: int) -> list[int]:
    for question in s.stack:
        if isinstance(question, KeepOne) and question.seat == me:
            return list(CARDS_IN[question.hand])
    return []


def trade_of(s: Journey, me: int) -> Trade | None:
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Propose):
        terms = (top.give, top.want) if me == top.seat else (EMPTY, EMPTY)
        return Trade(top.seat, top.partner, False, list(CARDS_IN[terms[0]]), list(CARDS_IN[terms[1]]))
    if isinstance(top, Answer):
        terms = (top.give, top.want) if me in (top.seat, top.proposer) else (EMPTY, EMPTY)
        return Trade(top.proposer, top.seat, True, list(CARDS_IN[terms[0]]), list(CARDS_IN[terms[1]]))
    return None


def price_of(s: Journey) -> int:
    top = s.stack[-1] if s.stack else None
    if isinstance(top, BuyTicket):
        return top.price
    return top.step.n if isinstance(top, Bargain) else 0


def due_of(s: Journey) -> int:
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Afford):
        return PRICE[top.card]
    return top.amount if isinstance(top, ForcedSale) else 0


def opened_to(s: Journey, me: int) -> Opened | None:
    top = s.stack[-1] if s.stack else None
    if isinstance(top, TakeCard) and top.seat == me:
        return Opened(top.passenger, s.packs[top.passenger][:])
    return None


# --- What one seat may imagine ---


def redeal(g: Journey, me: int, dice: Dice) -> None:
    """Everyone keeps as many cards as he has, and his passport: both are public."""
    opened, mine = opened_to(g, me), drawn_by(g, me)
    hidden = [seat for seat in range(len(g.packs)) if seat != me and not (opened and seat == opened.player)]
    sure = [offered_to(g, seat, me) for seat in range(len(g.packs))]
    known = [*mine, *(item for items in sure for item in items)]
    counts = [sum(column) for column in zip(g.pile, g.discard, *(g.packs[seat] for seat in hidden), strict=True)]
    heap = [item for item in range(GUIDE, ITEMS) for _ in range(counts[item] - known.count(item))]
    dice.shuffle(heap)
    for seat in hidden:
        g.packs[seat] = dealt_pack(g.packs[seat], heap, sure[seat])
    heap += [PASSPORT] * (g.pile[PASSPORT] + g.discard[PASSPORT] - mine.count(PASSPORT))
    dice.shuffle(heap)
    g.pile = counted([heap.pop() for _ in range(sum(g.pile))])
    g.discard = counted(heap + mine)
    for n, question in enumerate(g.stack):
        if isinstance(question, KeepOne) and question.seat != me:
            g.stack[n] = KeepOne(question.seat, hand_of(heap[: len(CARDS_IN[question.hand])]), question.window)


def counted(cards: list[int]) -> list[int]:
    return [cards.count(item) for item in range(ITEMS)]


def dealt_pack(pack: list[int], heap: list[int], sure: tuple[int, ...]) -> list[int]:
    """As many cards as before, among them those that are known, and the passport."""
    cards = [heap.pop() for _ in range(journey.loose(pack) - len(sure))]
    return counted([*cards, *sure, *[PASSPORT] * pack[PASSPORT]])


def offered_to(g: Journey, seat: int, me: int) -> tuple[int, ...]:
    """The cards that this seat has just offered to `me`."""
    top = g.stack[-1] if g.stack else None
    return CARDS_IN[top.give] if isinstance(top, Answer) and top.seat == me and top.proposer == seat else ()


def hand_of(cards: list[int]) -> int:
    hand = EMPTY
    for card in cards:
        hand = with_one(hand, card)
    return hand


def forget(g: Journey, top: Question[Any], me: int) -> Question[Any]:
    """A trade between others, as `me` may imagine it."""
    if isinstance(top, Propose) and top.seat != me:
        return Propose(top.seat, top.partner, EMPTY, EMPTY)
    if isinstance(top, Answer) and me not in (top.seat, top.proposer):
        given = next(item for item in range(GUIDE, ITEMS) if g.packs[top.proposer][item])
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
            money = min(money, due_of(g) - MONEY.step)
        g.money[seat] = money


GAME = Sakodo()
