"""Players with sense. One only walks and collects; the other counts turns, saves them, and remembers."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, Act
from grandtour.core.chairs import Bot, Chair, Scored
from grandtour.core.chance import Dice
from grandtour.core.tales import Heard
from grandtour.families.track.acts import BID, RESUME, TARGET
from grandtour.families.track.board import AIRPORT, AVENTURE, DEPARTURE, FARE, FIRST, JOB
from grandtour.families.track.cards import MONEY
from grandtour.games.sakodo import acts
from grandtour.games.sakodo.backpack import has_means
from grandtour.games.sakodo.board import ARRIVAL, NEXT_AIRPORT, PREVIOUS, SOUVENIR, TYPE_OF
from grandtour.games.sakodo.cards import RESALE, SET, TICKET, TICKET_FOR_A_PIP
from grandtour.games.sakodo.items import COMPASS, GUIDE, ITEMS, PASSPORT, PASSPORT_PRICE, counts_of
from grandtour.games.sakodo.plans import NEEDS, NEVER, WAGE, Plan
from grandtour.games.sakodo.sight import SakodoView, Trade, Traveller

TROUBLE: Final = 0.05  # of an auction, in turns
MISSED: Final = 50.0  # what it costs to sell a card that will be needed: it is done only for a debt
BREAKING_IN: Final = 0.15  # what a sale or a trade must save before it is worth holding up the others
TALK: Final = 0.15  # what a trade must save whoever is asked to agree to it
UNUSED: Final = (acts.RETIRE, acts.LOT, acts.ADD, acts.AUCTION, RESUME)  # it gives others time, and sells singly
UNSEEN_MONEY: Final = 300.0  # what others are thought to have where money is hidden


def plan_of(view: SakodoView, me: int) -> Plan:
    return plan_with(view.travellers[me], view.pack)


def plan_with(traveller: Traveller, pack: list[int]) -> Plan:
    """The plan of a traveller who carries this."""
    won = [len(traveller.souvenirs), len(traveller.reportages), len(traveller.aventures)]
    money = UNSEEN_MONEY if traveller.money == NOBODY else float(traveller.money)
    return Plan(traveller.at, money, traveller.tickets, pack, won)


# --- A player who only walks and collects ---

WALKERS_WAY: Final = ("reject", "decline", "refuse", "pass", "stay", "stop", "roll", "try", "leave")  # best last


class WalkerBot(Bot):
    """Goes on foot to the next space where there is something to get. No plane, no lift, no deal."""

    def rank(self, chair: Chair, dice: Dice) -> list[Scored]:
        view: SakodoView = chair.view()
        plan = plan_of(view, chair.me)
        return [Scored(act, self.liking(act, plan, view)) for act in chair.answers()]

    def liking(self, act: Act, plan: Plan, view: SakodoView) -> float:
        """The nearest space of use comes first, then the nearest; then a card, a ticket to leave with, its own way."""
        verb, noun = act.verb, act.noun
        if verb is acts.GO:
            return (4 if self.has_a_use(plan, noun) else 3) * NEVER - (noun - plan.at)
        if verb is acts.KEEP:
            return 2 * NEVER - plan.with_good(noun, 1, 0.0).turns()
        if verb is acts.BUY:
            return NEVER if plan.at == DEPARTURE and not plan.tickets else -NEVER
        if verb is acts.SELL:
            return -plan.with_good(noun, -1, -float(RESALE[noun])).turns()
        if verb is TARGET:
            return strength(view.travellers[noun])
        return 1.0 + WALKERS_WAY.index(verb.name) if verb.name in WALKERS_WAY else -NEVER

    def has_a_use(self, plan: Plan, space: int) -> bool:
        kind = TYPE_OF[space]
        if kind <= AVENTURE:
            return plan.lacks(kind) > 0 and has_means(plan.pack, kind)
        return space == ARRIVAL or kind == JOB or NEEDS[plan.needs()].kinds > 0


# --- What is remembered ---


class Memory:
    """What a seat has heard of the others: cards that they are known to carry, and trades that were refused."""

    def __init__(self) -> None:
        self.packs: dict[int, list[int]] = {}
        self.refused: list[tuple[int, int]] = []
        self.sellers: list[int] = []
        """Those who have put something up for auction since they last moved."""
        self.rolled: list[int] = []
        """Those who have rolled the die since they last moved."""
        self.robbed = NOBODY
        """Out of whose backpack this seat has just taken a card that it saw."""

    def known(self, seat: int) -> list[int]:
        """How many of each item they are known to carry."""
        return self.packs[seat] if seat in self.packs else [0] * ITEMS

    def hear(self, heard: Heard) -> None:
        key, robbed = heard.key, self.robbed
        self.robbed = NOBODY
        if key == "opens":
            driver, passenger = one(heard, "driver"), one(heard, "passenger")
            self.packs[passenger] = counts_of(several(heard, "pack"))
            self.refused = [pair for pair in self.refused if pair != (driver, passenger)]
        elif key == "takes":
            self.robbed = one(heard, "owner")
            self.change(self.robbed, one(heard, "item"), -1)
        elif key == "loses-unseen":
            if one(heard, "player") != robbed:  # any card may be gone: nothing in there is certain any more
                self.packs.pop(one(heard, "player"), None)
        elif key == "gives-up":
            self.change(one(heard, "player"), one(heard, "item"), -1)
        elif key == "trades":
            self.packs.pop(one(heard, "proposer"), None)
            self.packs.pop(one(heard, "partner"), None)
        elif key == "refuses":
            self.refused.append((one(heard, "proposer"), one(heard, "partner")))
        elif key in TROPHY_CARDS:
            self.hear_of_trophy(heard)
        else:
            self.hear_of_sales(heard)

    def hear_of_trophy(self, heard: Heard) -> None:
        """Whoever draws an aventure has all the gear, as all can see; and needs other things now: ask them again."""
        player = one(heard, "player")
        self.refused = [(asking, asked) for asking, asked in self.refused if asked != player]
        if heard.key == "draws-aventure":
            known = self.known(player)
            self.packs[player] = known[:COMPASS] + [max(1, count) for count in known[COMPASS:]]

    def hear_of_sales(self, heard: Heard) -> None:
        key = heard.key
        if key == "puts-up":
            self.sellers.append(one(heard, "seller"))
            for good in several(heard, "goods"):
                self.change(one(heard, "seller"), good, -1)
        elif key == "sells":
            for good in several(heard, "goods"):
                self.change(one(heard, "buyer"), good, 1)
        elif key in MOVING:
            mover = one(heard, "player")
            self.sellers = [seat for seat in self.sellers if seat != mover]
            self.rolled = [seat for seat in self.rolled if seat != mover]
        elif key == "rolls":
            self.rolled.append(one(heard, "player"))
        elif key == "retires":
            self.packs.pop(one(heard, "player"), None)

    def change(self, seat: int, good: int, count: int) -> None:
        if seat in self.packs and good < ITEMS:
            self.packs[seat][good] = max(0, self.packs[seat][good] + count)


def one(heard: Heard, field: str) -> int:
    """The thing that a line names in this field."""
    thing = heard.facts()[field]
    assert isinstance(thing, int)
    return thing


def several(heard: Heard, field: str) -> list[int]:
    things = heard.facts()[field]
    assert isinstance(things, list)
    return things


TROPHY_CARDS: Final = ("draws-souvenir", "draws-reportage", "draws-aventure")
MOVING: Final = ("leaves", "walks", "flies", "stays", "goes-back-to-work", "skips")


# --- A player with sense ---


class SenseBot(Bot):
    """Weighs every offer by the turns that will be left after it."""

    def __init__(self) -> None:
        super().__init__()
        self.memory = Memory()

    def hear(self, heard: Heard) -> None:
        self.memory.hear(heard)

    def rank(self, chair: Chair, dice: Dice) -> list[Scored]:
        offers = chair.offers()
        eyes = self.eyes(chair, any(act.verb is acts.GO for act in offers))
        return [Scored(act, -eyes.turns_after(act)) for act in offers]

    def wants_in(self, chair: Chair, dice: Dice) -> Act | None:
        """A trade that serves both, or a sale that saves it turns, but no more than one sale from move to move."""
        offers = [act for act in chair.offers() if act.verb is acts.TRADE or act.verb is acts.SELL]
        if not offers:
            return None
        eyes, best, most = self.eyes(chair, False), offers[0], 0.0
        for act in offers:
            saved = eyes.saved_by(act)
            if saved > most:
                best, most = act, saved
        return best if most > 0.0 else None

    def eyes(self, chair: Chair, walking: bool) -> Eyes:
        view: SakodoView = chair.view()
        return Eyes(plan_of(view, chair.me), view, chair.me, self.memory, walking)


class Eyes:
    """What one seat sees, and what it thinks of each offer."""

    def __init__(self, plan: Plan, view: SakodoView, me: int, memory: Memory, walking: bool) -> None:
        self.plan = plan
        self.view = view
        self.me = me
        self.memory = memory
        self.walking = walking

    def turns_after(self, act: Act) -> float:
        """The turns left after this act, as far as they can be foreseen."""
        verb, noun, plan = act.verb, act.noun, self.plan
        if verb is acts.GO:
            return plan.at_space(noun, FARE[noun - plan.at]).turns_after_stop()
        if verb is acts.FLY:
            return after_flight(plan, noun)
        if verb is acts.LEAVE:
            return after_flight(plan, FIRST)
        if verb is acts.STAY or verb is acts.STOP:
            return plan.turns_after_stop()
        if verb is acts.ASSIST:
            return plan.at_space(PREVIOUS[JOB][plan.at], -WAGE).turns()
        if verb is acts.WORK:
            return plan.at_space(plan.at, -WAGE).turns()
        if verb is acts.ROLL:
            return self.after_roll()
        if verb is acts.PICK:
            return after_lift(plan, self.view.travellers[noun].cards, self.memory.known(noun))
        if verb is acts.TRY:
            return self.after_try(TYPE_OF[plan.at])
        return self.after_deal(act)

    def after_try(self, deck: int) -> float:
        """A trophy that is lacking is worth what it takes; but a souvenir must be paid for too."""
        plan = self.plan
        if not plan.lacks(deck):
            return NEVER
        return plan.turns_after_souvenir() if deck == SOUVENIR else -NEVER

    def after_deal(self, act: Act) -> float:
        """What is kept, bought, sold, paid or done to others."""
        verb, noun, plan = act.verb, act.noun, self.plan
        if verb is acts.KEEP:
            return plan.with_good(noun, 1, 0.0).turns() - 0.0001 * RESALE[noun]
        if verb is acts.TAKE:
            return plan.with_good(noun, 1, 0.0).turns() - 0.0001 * RESALE[noun] if noun else NEVER
        if verb is acts.BUY:
            return plan.with_good(TICKET, 1, float(self.view.price)).turns()
        if verb is acts.PAY:
            return self.after_payment()
        if verb is acts.SELL:
            return self.after_sale(noun)
        if verb is BID and self.view.lot:
            return plan.with_goods(self.view.lot.goods, float(noun * MONEY.step)).turns() + 0.1
        if verb is TARGET:
            return -strength(self.view.travellers[noun])
        if verb in UNUSED:
            return NEVER
        return self.after_talk(act)

    def after_talk(self, act: Act) -> float:
        """What comes of a trade; or nothing, where nothing was said about it."""
        if act.verb is acts.TRADE:
            terms = self.terms_with(act.noun)
            return best_move(terms.kept(self.plan)) + BREAKING_IN if terms and self.walking else NEVER
        trade = self.view.trade
        if trade and act.verb is acts.ACCEPT:
            return after_trade(self.plan, trade) + TALK
        if trade and not trade.sent:
            return self.plan.turns() - self.fits(act, trade)
        return self.plan.turns()

    def fits(self, act: Act, trade: Trade) -> float:
        """How well an act leads to the terms it has in mind: one card for one card, or to no trade at all."""
        terms = self.terms_with(trade.partner)
        if act.verb is acts.WITHDRAW:
            return 0.5
        if not terms:
            return 0.0
        if act.verb is acts.GIVE:
            return 1.0 if not trade.give and act.noun == terms.give else 0.0
        if act.verb is acts.WANT:
            return 1.0 if not trade.want and act.noun == terms.want else 0.0
        return 1.0 if trade.give == [terms.give] and trade.want == [terms.want] else 0.0

    def terms_with(self, partner: int) -> Terms | None:
        """The best card for a card that serves both of them, by what the partner is known to carry."""
        known, traveller = self.memory.known(partner), self.view.travellers[partner]
        theirs, best, most = plan_with(traveller, known), None, BREAKING_IN
        if (self.me, partner) in self.memory.refused or not is_short(theirs, traveller.cards):
            return None
        for want in [item for item in range(GUIDE, ITEMS) if known[item]]:
            for give in [item for item in range(GUIDE, ITEMS) if self.plan.pack[item] and item != want]:
                terms = Terms(give, want)
                saved = self.plan.turns() - terms.kept(self.plan).turns()
                if saved > most and theirs.turns() - Terms(want, give).kept(theirs).turns() > TALK:
                    best, most = terms, saved
        return best

    def saved_by(self, act: Act) -> float:
        """The turns that breaking in would save, beyond what it must be worth."""
        if act.verb is acts.TRADE:
            terms = self.terms_with(act.noun)
            return self.plan.turns() - terms.kept(self.plan).turns() - BREAKING_IN if terms else 0.0
        if self.me in self.memory.sellers:
            return 0.0
        sold = self.plan.with_good(act.noun, -1, -float(RESALE[act.noun]))
        return self.plan.turns() - sold.turns() - BREAKING_IN if sold.needs() == self.plan.needs() else 0.0

    def after_roll(self) -> float:
        """For the backpack, or then for the price of a ticket, which can be refused."""
        if self.me in self.memory.rolled and self.plan.at != DEPARTURE and self.plan.wealth() < TICKET_FOR_A_PIP:
            return NEVER
        if self.plan.pack[PASSPORT]:
            return self.plan.turns_after_roll() - self.plan.ticket_to_leave() - 0.01
        return self.plan.turns() - 1

    def after_payment(self) -> float:
        """For what an aventure card asks, or for a passport."""
        if self.plan.pack[PASSPORT]:
            return -NEVER if self.plan.lacks(AVENTURE) else NEVER
        return self.plan.with_good(PASSPORT, 1, float(PASSPORT_PRICE)).turns()

    def after_sale(self, good: int) -> float:
        """For a longer walk or a ticket; and where money is owed, whatever is missed least."""
        plan, view = self.plan.with_good(good, -1, -float(RESALE[good])), self.view
        missed = MISSED if plan.needs() != self.plan.needs() else 0.0
        if self.walking:
            return best_move(plan) + TROUBLE + missed
        if view.price > self.plan.money:
            ticket = plan.with_good(TICKET, 1, float(view.price))
            return ticket.turns() + TROUBLE + missed if view.price <= plan.wealth() else NEVER
        if not view.due:
            return NEVER
        return plan.turns() + missed - (1 if view.due <= plan.wealth() else 0)


def best_move(plan: Plan) -> float:
    """On foot or by plane."""
    if plan.at == ARRIVAL:
        return NEVER
    walk = plan.best_walk()
    flying = plan.tickets and TYPE_OF[plan.at] == AIRPORT
    return min(walk, after_flight(plan, NEXT_AIRPORT[plan.at])) if flying else walk


def after_flight(plan: Plan, space: int) -> float:
    """The turn goes on after a flight."""
    landed = plan.with_good(TICKET, -1, 0.0).at_space(space, 0.0)
    if space == ARRIVAL:
        return landed.turns_after_stop()
    return min(landed.best_walk(), landed.turns_after_stop())


def is_short(plan: Plan, cards: int) -> bool:
    """Whether somebody who carries so many cards, only these of them known, is likely to lack others that they need."""
    needs = NEEDS[plan.needs()]
    unseen = cards - 1 - sum(plan.pack[GUIDE:])
    return 2 * unseen <= needs.guides + needs.cameras + needs.gear


class Terms:
    """A card to be given for a card to be had."""

    def __init__(self, give: int, want: int) -> None:
        self.give = give
        self.want = want

    def kept(self, plan: Plan) -> Plan:
        """The plan of whoever gives, after the trade."""
        return plan.with_good(self.give, -1, 0.0).with_good(self.want, 1, 0.0)


def after_lift(plan: Plan, cards: int, known: list[int]) -> float:
    """On with a passenger who carries so many cards, some of them known, and with one card out of their backpack."""
    walk, needs = plan.best_walk(), plan.needs()
    loose = cards - 1  # whoever can be taken along has a passport
    for item in range(GUIDE, ITEMS):
        if known[item]:
            loose -= known[item]
            if plan.with_good(item, 1, 0.0).needs() != needs:
                return walk - 1.0
    kinds = NEEDS[needs].kinds
    return walk - (1 - (1 - kinds / ITEMS) ** loose) if kinds and loose > 0 else walk


def after_trade(plan: Plan, trade: Trade) -> float:
    for item in trade.give:
        plan = plan.with_good(item, 1, 0.0)
    for item in trade.want:
        plan = plan.with_good(item, -1, 0.0)
    return plan.turns()


def strength(traveller: Traveller) -> float:
    """How near to winning a player looks."""
    won = [min(SET, len(found)) for found in (traveller.souvenirs, traveller.reportages, traveller.aventures)]
    return 4.0 * sum(won) + traveller.at / 4 + traveller.cards
