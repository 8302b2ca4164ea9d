"""Players with sense. One only walks and collects; the other knows how many turns it is from home, and saves turns.

The turns to go from each space with each list of needs are worked out backwards from the arrival, at several prices of
money. Whoever has little must walk as if money were dear, so his turns are those at the price that costs him most.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from grandtour.core.acts import Act
from grandtour.core.chance import Dice
from grandtour.core.game import Bot, Chair
from grandtour.games.sakodo import acts
from grandtour.games.sakodo.board import (
    AIRPORT,
    ARRIVAL,
    AVENTURE,
    COURRIER,
    DEPARTURE,
    FARE,
    FARTHEST,
    FIRST,
    HAZARD,
    JOB,
    NEXT_AIRPORT,
    PREVIOUS,
    REPORTAGE,
    SOUVENIR,
    TYPE_OF,
)
from grandtour.games.sakodo.cards import (
    CAMERA,
    COMPASS,
    COUNTS_IN,
    EFFECT,
    GUIDE,
    ITEMS,
    ITEMS_IN,
    MONEY,
    PASSPORT,
    PASSPORT_PRICE,
    PRICE,
    RESALE,
    SET,
    STEPS,
    TICKET,
    Step,
)
from grandtour.games.sakodo.spaces import has_means

CARD_PRICE: Final = sum(RESALE[GUIDE:ITEMS]) / (ITEMS - GUIDE)
SOUVENIR_PRICE: Final = sum(PRICE) / len(PRICE)
TICKET_PRICE: Final = 300.0
SPARE: Final = 0.8  # of the resale price, for what is not needed
PASSPORT_WAIT: Final = 2.2
NEVER: Final = 1000.0
TROUBLE: Final = 0.05  # of an auction, in turns
NO_TICKET: Final = 0
ONE_TICKET: Final = 1


# --- What cards bring on average ---


def money_from(steps: tuple[Step, ...]) -> float:
    """What a card brings in money, or would if what it gives or takes were sold."""
    return sum([VALUE[step.effect] * (step.n if step.effect in COUNTED else 1) for step in steps])


VALUE: Final = [
    {
        "gain": 1.0,
        "pay": -1.0,
        "owe": 1.0,
        "ticket": float(RESALE[TICKET]),
        "draw": CARD_PRICE,
        "steal": CARD_PRICE,
    }.get(word, 0.0)
    for word in EFFECT.words
]
COUNTED: Final = [EFFECT.number(word) for word in ("gain", "pay", "owe", "draw")]


def luck_of(deck: int) -> float:
    return sum([money_from(steps) for steps in STEPS[deck]]) / len(STEPS[deck])


def odds(steps: tuple[Step, ...], word: str) -> float:
    """How likely a card is to do what this word says, whoever pays what it asks."""
    odds_now = 0.0
    for step in steps:
        if EFFECT.words[step.effect] == word:
            odds_now = 1.0
        elif EFFECT.words[step.effect] == "roll":
            luck = (7 - step.n) / 6
            odds_now += luck * odds(step.then, word) + (1 - luck) * odds(step.otherwise, word)
        elif EFFECT.words[step.effect] == "offer":
            odds_now += odds(step.then, word)
    return odds_now


def share(word: str) -> float:
    return sum([odds(steps, word) for steps in STEPS[AVENTURE]]) / len(STEPS[AVENTURE])


WAGE: Final = luck_of(JOB)
CARD_LUCK: Final = (luck_of(HAZARD) + luck_of(COURRIER)) / 2
KEPT: Final = share("keep")
WORN: Final = share("lose")  # of the gear


# --- Needs ---


class Needs:
    """What is still to be won, and how many cards are missing for it."""

    def __init__(self, lacks: tuple[int, int, int], guides: int, cameras: int, gear: int) -> None:
        self.lacks = lacks
        self.guides = guides
        self.cameras = cameras
        self.gear = gear
        self.kinds = (guides > 0) + (cameras > 0) + gear  # kinds of cards any of which would help


def all_needs() -> list[Needs]:
    """Ordered so that whatever leaves less to be done comes earlier."""
    lacks = [(s, r, a) for s in range(SET + 1) for r in range(SET + 1) for a in range(SET + 1)]
    found = [
        Needs((s, r, a), guides, cameras, gear)
        for s, r, a in lacks
        for guides in range(s + 1)
        for cameras in range(r + 1)
        for gear in range(4 if a else 1)
    ]
    return sorted(found, key=lambda n: (sum(n.lacks), n.guides + n.cameras + n.gear))


NEEDS: Final = all_needs()
NUMBER: Final = {code: i for i, code in enumerate([(*n.lacks, n.guides, n.cameras, n.gear) for n in NEEDS])}


def number_of(s: int, r: int, a: int, guides: int, cameras: int, gear: int) -> int:
    return NUMBER[s, r, a, min(guides, s), min(cameras, r), gear if a else 0]


def with_card(n: Needs) -> list[int]:
    """The needs after a useful card, once for each kind that would be one."""
    s, r, a = n.lacks
    after = [number_of(s, r, a, n.guides - 1, n.cameras, n.gear)] if n.guides else []
    after += [number_of(s, r, a, n.guides, n.cameras - 1, n.gear)] if n.cameras else []
    after += [number_of(s, r, a, n.guides, n.cameras, n.gear - 1)] * n.gear if n.gear else []
    return after


def with_trophy(n: Needs, deck: int) -> int:
    """The needs after winning this trophy, or the same if it is not needed or cannot be had."""
    s, r, a = n.lacks
    if deck == SOUVENIR and s > n.guides:
        return number_of(s - 1, r, a, n.guides, n.cameras, n.gear)
    if deck == REPORTAGE and r > n.cameras:
        return number_of(s, r - 1, a, n.guides, n.cameras, n.gear)
    if deck == AVENTURE and a and not n.gear:
        return number_of(s, r, a - 1, n.guides, n.cameras, 0)
    return NUMBER[*n.lacks, n.guides, n.cameras, n.gear]


WITH_CARD: Final = [with_card(n) for n in NEEDS]
WITH_TROPHY: Final = [[with_trophy(n, deck) for n in NEEDS] for deck in range(AVENTURE + 1)]
WORN_OUT: Final = [number_of(*n.lacks, n.guides, n.cameras, max(1, n.gear)) for n in NEEDS]


def hopes() -> list[float]:
    """How likely one roll is to bring one of so many wanted kinds."""
    misses = [[(1 - kinds / ITEMS) ** cards for cards in range(1, 7)] for kinds in range(ITEMS + 1)]
    return [1 - sum(miss) / len(miss) for miss in misses]


HOPE: Final = hopes()


# --- The turns to go ---


class Chart:
    """At one price of money, in turns for a euro: the turns to go, without a ticket and with one.

    `go` is from the start of a turn, `stop` from the moment a space is reached that is still to be played.
    """

    def __init__(self, price: float) -> None:
        self.price = price
        self.go: list[list[list[float]]] = []
        self.stop: list[list[list[float]]] = []
        self.draw_all([4.0 + 2 * sum(n.lacks) if sum(n.lacks) else 0.0 for n in NEEDS])
        job, wage = PREVIOUS[JOB][ARRIVAL], self.price * WAGE
        back = [1 + turns - wage for turns in self.go[NO_TICKET][job]]
        self.draw_all([turns if sum(n.lacks) else 0.0 for n, turns in zip(NEEDS, back, strict=True)])

    def draw_all(self, home: list[float]) -> None:
        """From the arrival backwards; `home` are the turns to go from there, where something may still be lacking."""
        self.go = [[[] for _ in range(ARRIVAL)] + [home] for _ in (NO_TICKET, ONE_TICKET)]
        self.stop = [[[] for _ in range(ARRIVAL)] + [home] for _ in (NO_TICKET, ONE_TICKET)]
        for space in range(ARRIVAL - 1, FIRST - 1, -1):
            self.draw(space, NO_TICKET)
            self.draw(space, ONE_TICKET)
            for tickets in (NO_TICKET, ONE_TICKET):
                self.stop[tickets][space] = [self.after_stop(space, tickets, needs) for needs in range(len(NEEDS))]
        self.draw_departure()

    def draw(self, space: int, tickets: int) -> None:
        go = self.go[tickets][space]
        for needs in range(len(NEEDS)):
            turns = self.by_foot(space, tickets, needs)
            if TYPE_OF[space] == AIRPORT:
                turns = min(turns, self.waiting(go, needs))
                if tickets:
                    turns = min(turns, self.by_plane(NEXT_AIRPORT[space], needs))
            go.append(turns)

    def draw_departure(self) -> None:
        go = self.go[ONE_TICKET][DEPARTURE]
        for needs in range(len(NEEDS)):
            go.append(min(self.by_plane(FIRST, needs), self.waiting(go, needs)))
        self.go[NO_TICKET][DEPARTURE] = [turns + self.price * TICKET_PRICE + 0.5 for turns in go]

    def by_foot(self, space: int, tickets: int, needs: int) -> float:
        stop, best = self.stop[tickets], NEVER
        for spaces in range(1, min(FARTHEST, ARRIVAL - space) + 1):
            turns = stop[space + spaces][needs] + self.price * FARE[spaces]
            if turns < best:
                best = turns
        return 1 + best

    def by_plane(self, airport: int, needs: int) -> float:
        """After the flight the turn goes on."""
        landed = 1 + self.stop[NO_TICKET][airport][needs]
        return landed if airport == ARRIVAL else min(landed, self.by_foot(airport, NO_TICKET, needs))

    def waiting(self, go: list[float], needs: int) -> float:
        """Rolling on the spot until a useful card comes."""
        after = WITH_CARD[needs]
        if not after:
            return NEVER
        return 1 / HOPE[NEEDS[needs].kinds] + sum([go[n] for n in after]) / len(after)

    def rolled(self, space: int, tickets: int, needs: int) -> float:
        """After one roll, as it falls on average."""
        go, after = self.go[tickets][space], WITH_CARD[needs]
        if not after:
            return go[needs]
        hope = HOPE[NEEDS[needs].kinds]
        return (1 - hope) * go[needs] + hope * sum([go[n] for n in after]) / len(after)

    def after_stop(self, space: int, tickets: int, needs: int) -> float:
        kind, go = TYPE_OF[space], self.go[tickets][space]
        if kind == SOUVENIR:
            return min(go[needs], go[WITH_TROPHY[SOUVENIR][needs]] + self.price * SOUVENIR_PRICE)
        if kind == REPORTAGE:
            return go[WITH_TROPHY[REPORTAGE][needs]]
        if kind == AVENTURE:
            won = WITH_TROPHY[AVENTURE][needs]
            if won == needs:
                return go[needs]
            return KEPT * go[won] + WORN * (go[WORN_OUT[won]] - go[won]) + (1 - KEPT) * go[needs]
        if kind == JOB:
            return go[needs] - self.price * WAGE
        rolled = self.rolled(space, tickets, needs)
        return rolled - (self.bargain(space, tickets, needs) if kind == AIRPORT else self.price * CARD_LUCK)

    def bargain(self, airport: int, tickets: int, needs: int) -> float:
        """What the offer of a ticket is worth, when one buys only at a good price."""
        gain = self.price * RESALE[TICKET]
        if tickets == NO_TICKET:
            gain = max(gain, self.go[NO_TICKET][airport][needs] - self.go[ONE_TICKET][airport][needs])
        return sum([max(0.0, gain - self.price * cost) for cost in range(100, 700, 100)]) / 6


PRICES: Final[list[float]] = [0.0, 0.0012, 0.0024, 0.0036, 0.005]


@cache
def charts() -> list[Chart]:
    return [Chart(price) for price in PRICES]


# --- One traveller ---


class Plan:
    """One traveller's position, as it is or as it may become."""

    def __init__(self, at: int, money: float, tickets: int, pack: list[int], won: list[int]) -> None:
        self.at = at
        self.money = money
        self.tickets = tickets
        self.pack = pack
        self.won = won

    def lacks(self, deck: int) -> int:
        return max(0, SET - self.won[deck])

    def needs(self) -> int:
        pack, s, r = self.pack, self.lacks(SOUVENIR), self.lacks(REPORTAGE)
        gear = sum([not pack[item] for item in range(COMPASS, ITEMS)])
        return number_of(s, r, self.lacks(AVENTURE), max(0, s - pack[GUIDE]), max(0, r - pack[CAMERA]), gear)

    def wealth(self) -> float:
        """Money, and what could be made of a second ticket and of cards that are not needed."""
        gear = min(1, self.lacks(AVENTURE))
        wanted = [1, self.lacks(SOUVENIR), self.lacks(REPORTAGE), gear, gear, gear]
        spare = sum([RESALE[item] * max(0, self.pack[item] - wanted[item]) for item in range(GUIDE, ITEMS)])
        return self.money + SPARE * spare + RESALE[TICKET] * max(0, self.tickets - 1)

    def turns(self) -> float:
        """The turns to go from the start of the next turn."""
        needs, wealth, at, tickets = self.needs(), self.wealth(), self.at, min(ONE_TICKET, self.tickets)
        turns = max([chart.go[tickets][at][needs] - chart.price * wealth for chart in charts()])
        return turns if self.pack[PASSPORT] else turns + PASSPORT_WAIT

    def turns_after_stop(self) -> float:
        """The turns to go once the space has been played."""
        needs, wealth, at, tickets = self.needs(), self.wealth(), self.at, min(ONE_TICKET, self.tickets)
        return max([chart.stop[tickets][at][needs] - chart.price * wealth for chart in charts()])

    def turns_after_roll(self) -> float:
        needs, wealth, at, tickets = self.needs(), self.wealth(), self.at, min(ONE_TICKET, self.tickets)
        return max([chart.rolled(at, tickets, needs) - chart.price * wealth for chart in charts()])

    def best_walk(self) -> float:
        return min([self.at_space(space, FARE[space - self.at]).turns_after_stop() for space in self.reached()])

    def reached(self) -> list[int]:
        farthest = min(FARTHEST, ARRIVAL - self.at)
        return [self.at + n for n in range(1, farthest + 1) if FARE[n] <= self.money]

    # --- What may become of it ---

    def at_space(self, space: int, cost: float) -> Plan:
        return Plan(space, self.money - cost, self.tickets, self.pack, self.won)

    def with_good(self, good: int, count: int, cost: float) -> Plan:
        """With so many more or fewer of a good, for so much money."""
        pack, won, tickets = self.pack[:], self.won[:], self.tickets
        if good < TICKET:
            pack[good] += count
        elif good == TICKET:
            tickets += count
        else:
            won[SOUVENIR] += count
        return Plan(self.at, self.money - cost, tickets, pack, won)

    def with_hand(self, hand: int) -> Plan:
        """With all these cards, but no second passport."""
        pack = [have + more for have, more in zip(self.pack, COUNTS_IN[hand], strict=True)]
        pack[PASSPORT] = min(1, pack[PASSPORT])
        return Plan(self.at, self.money, self.tickets, pack, self.won)

    def turns_with_one_of(self, hand: int) -> float:
        """When the best of these cards is kept, or none."""
        items = [item for item in ITEMS_IN[hand] if item or not self.pack[PASSPORT]]
        return min([self.with_good(item, 1, 0.0).turns() for item in items] + [self.turns()])


def plan_of(view: Any, me: int) -> Plan:
    mine = view.travellers[me]
    won = [len(mine.souvenirs), len(mine.reportages), len(mine.aventures)]
    return Plan(mine.at, float(mine.money), mine.tickets, view.pack, won)


# --- A player who only walks and collects ---

WALKERS_WAY: Final = ("leave", "try", "roll", "stop", "stay", "pass", "refuse", "decline", "reject")


class WalkerBot(Bot):
    """Goes on foot to the next space where there is something to get. No plane, no lift, no deal."""

    def choose(self, chair: Chair, dice: Dice) -> Act:
        me, offers = chair.me, chair.answers()
        plan = plan_of(chair.view(), me)
        walks = [act for act in offers if act.verb is acts.GO]
        if walks:
            return next((act for act in walks if self.has_a_use(plan, act.noun)), walks[0])
        cards = [act for act in offers if act.verb is acts.KEEP]
        if cards:
            return min(cards, key=lambda act: plan.with_good(act.noun, 1, 0.0).turns())
        if plan.at == DEPARTURE and not plan.tickets and acts.BUY.by(me) in offers:
            return acts.BUY.by(me)
        return next((act for verb in WALKERS_WAY for act in offers if act.verb.name == verb), offers[0])

    def has_a_use(self, plan: Plan, space: int) -> bool:
        kind = TYPE_OF[space]
        if kind <= AVENTURE:
            return plan.lacks(kind) > 0 and has_means(plan.pack, kind)
        return space == ARRIVAL or kind == JOB or NEEDS[plan.needs()].kinds > 0


# --- A player with sense ---


class SenseBot(Bot):
    """Weighs every offer by the turns that will be left after it."""

    def choose(self, chair: Chair, dice: Dice) -> Act:
        view, offers = chair.view(), chair.offers()
        eyes = Eyes(plan_of(view, chair.me), view, any(act.verb is acts.GO for act in offers))
        best, least = offers[0], NEVER * NEVER
        for act in offers:
            turns = eyes.turns_after(act)
            if turns < least:
                best, least = act, turns
        return best


class Eyes:
    """What one seat sees, and what it thinks of each offer."""

    def __init__(self, plan: Plan, view: Any, walking: bool) -> None:
        self.plan = plan
        self.view = view
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
            return after_lift(plan, self.view.travellers[noun])
        if verb is acts.TRY:
            return -NEVER if plan.lacks(TYPE_OF[plan.at]) else NEVER
        return self.after_deal(act)

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
        if verb is acts.BID:
            return plan.with_good(self.view.lot.good, 1, float(noun * MONEY.step)).turns() + 0.1
        if verb is acts.ACCEPT:
            return after_trade(plan, self.view.trade) + 0.3
        if verb is acts.TARGET:
            return -strength(self.view.travellers[noun])
        if verb is acts.TRADE or verb is acts.RETIRE:
            return NEVER
        return plan.turns()

    def after_roll(self) -> float:
        """For the backpack, or for the price of a ticket, which can be refused."""
        if self.plan.pack[PASSPORT]:
            return self.plan.turns_after_roll() - 0.01
        return self.plan.turns() - 1

    def after_payment(self) -> float:
        """For what an aventure card asks, or for a passport."""
        if self.plan.pack[PASSPORT]:
            return -NEVER if self.plan.lacks(AVENTURE) else NEVER
        return self.plan.with_good(PASSPORT, 1, float(PASSPORT_PRICE)).turns()

    def after_sale(self, good: int) -> float:
        """For a longer walk or a ticket; and where money is owed, whatever is missed least."""
        plan, view = self.plan.with_good(good, -1, -float(RESALE[good])), self.view
        if self.walking:
            return best_move(plan) + TROUBLE
        if view.price > self.plan.money:
            ticket = plan.with_good(TICKET, 1, float(view.price))
            return ticket.turns() + TROUBLE if view.price <= plan.wealth() else NEVER
        if not view.due:
            return NEVER
        return plan.turns() - (1 if view.due <= plan.wealth() else 0)


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


def after_lift(plan: Plan, passenger: Any) -> float:
    """On with a passenger, and with a card out of his backpack."""
    cards: int = passenger.cards
    walk = plan.best_walk()
    after = WITH_CARD[plan.needs()]
    if not after or cards <= 1:
        return walk
    hope = 1 - (1 - NEEDS[plan.needs()].kinds / ITEMS) ** (cards - 1)
    return walk - hope


def after_trade(plan: Plan, trade: Any) -> float:
    for item in trade.give:
        plan = plan.with_good(item, 1, 0.0)
    for item in trade.want:
        plan = plan.with_good(item, -1, 0.0)
    return plan.turns()


def strength(traveller: Any) -> float:
    """How near to winning a player looks."""
    at: int = traveller.at
    cards: int = traveller.cards
    won = [min(SET, len(found)) for found in (traveller.souvenirs, traveller.reportages, traveller.aventures)]
    return 4.0 * sum(won) + at / 4 + cards
