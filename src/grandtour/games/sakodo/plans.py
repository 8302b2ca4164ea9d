"""How many turns it is from home: the charts of a journey, and the plan of one traveller.

The turns to go from each space with each list of needs are worked out backwards from the arrival, at several prices of
money. Whoever has little must walk as if money were dear, so their turns are those at the price that costs them most.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from grandtour.families.track.board import AIRPORT, AVENTURE, DEPARTURE, FARE, FARTHEST, FIRST, HAZARD, JOB, REPORTAGE
from grandtour.families.track.cards import Step
from grandtour.games.sakodo.board import ARRIVAL, COURRIER, NEXT_AIRPORT, PREVIOUS, SOUVENIR, TYPE_OF
from grandtour.games.sakodo.cards import FIRST_SOUVENIR, PRICE, RESALE, SET, STEPS, TICKET, TICKET_FOR_A_PIP
from grandtour.games.sakodo.items import CAMERA, COMPASS, COUNTS_IN, GUIDE, ITEMS, ITEMS_IN, PASSPORT

CARD_PRICE: Final = sum(RESALE[GUIDE:ITEMS]) / (ITEMS - GUIDE)
SOUVENIR_PRICE: Final = sum(PRICE) / len(PRICE)
TICKET_PRICES: Final = [TICKET_FOR_A_PIP * pips for pips in range(1, 7)]
TICKET_PRICE: Final = 300.0
SPARE: Final = 0.8  # of the resale price, for what is not needed
PASSPORT_WAIT: Final = 2.2
TICKET_WAIT: Final = 1.5  # turns at the departure until the die makes a good price
NEVER: Final = 1000.0
NO_TICKET: Final = 0
ONE_TICKET: Final = 1


# --- What cards bring on average ---


def money_from(steps: tuple[Step, ...]) -> float:
    """What a card brings in money, or would if what it gives or takes were sold."""
    return sum([VALUE.get(step.effect, 0.0) * (step.n if step.effect in COUNTED else 1) for step in steps])


VALUE: Final = {
    "gain": 1.0,
    "pay": -1.0,
    "owe": 1.0,
    "ticket": float(RESALE[TICKET]),
    "draw": CARD_PRICE,
    "steal": CARD_PRICE,
}
COUNTED: Final = ("gain", "pay", "owe", "draw")


def luck_of(deck: int) -> float:
    return sum([money_from(steps) for steps in STEPS[deck]]) / len(STEPS[deck])


def odds(steps: tuple[Step, ...], word: str) -> float:
    """How likely a card is to do what this word says, whoever pays what it asks."""
    odds_now = 0.0
    for step in steps:
        if step.effect == word:
            odds_now = 1.0
        elif step.effect == "roll":
            luck = (7 - step.n) / 6
            odds_now += luck * odds(step.ways[0], word) + (1 - luck) * odds(step.ways[1], word)
        elif step.effect == "offer":
            odds_now += odds(step.ways[0], word)
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
        self.go[NO_TICKET][DEPARTURE] = [turns + self.price * TICKET_PRICE + TICKET_WAIT for turns in go]

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
        return sum([max(0.0, gain - self.price * cost) for cost in TICKET_PRICES]) / len(TICKET_PRICES)


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
        if TYPE_OF[self.at] == SOUVENIR and self.lacks(SOUVENIR) and self.pack[GUIDE]:
            return min(self.turns(), self.turns_after_souvenir())
        needs, wealth, at, tickets = self.needs(), self.wealth(), self.at, min(ONE_TICKET, self.tickets)
        return max([chart.stop[tickets][at][needs] - chart.price * wealth for chart in charts()])

    def turns_after_souvenir(self) -> float:
        """A guide for a souvenir, at what it costs on average; one that is too dear costs the guide alone."""
        wealth, guided = self.wealth(), self.with_good(GUIDE, -1, 0.0)
        prices = [price for price in PRICE if price <= wealth]
        lost, odds = guided.turns(), len(prices) / len(PRICE)
        if not prices:
            return lost
        return odds * guided.with_good(FIRST_SOUVENIR, 1, sum(prices) / len(prices)).turns() + (1 - odds) * lost

    def turns_after_roll(self) -> float:
        needs, wealth, at, tickets = self.needs(), self.wealth(), self.at, min(ONE_TICKET, self.tickets)
        return max([chart.rolled(at, tickets, needs) - chart.price * wealth for chart in charts()])

    def ticket_to_leave(self) -> float:
        """The turns that the offer of a ticket saves, on average, to whoever cannot leave without one."""
        if self.at != DEPARTURE or self.tickets:
            return 0.0
        turns, prices = self.turns(), [price for price in TICKET_PRICES if price <= self.wealth()]
        saved = [turns - self.with_good(TICKET, 1, price).turns() for price in prices]
        return sum([max(0.0, gain) for gain in saved]) / len(TICKET_PRICES)

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

    def with_goods(self, goods: list[int], cost: float) -> Plan:
        plan = self.at_space(self.at, cost)
        for good in goods:
            plan = plan.with_good(good, 1, 0.0)
        return plan

    def with_hand(self, hand: int) -> Plan:
        """With all these cards, but no second passport."""
        pack = [have + more for have, more in zip(self.pack, COUNTS_IN[hand], strict=True)]
        pack[PASSPORT] = min(1, pack[PASSPORT])
        return Plan(self.at, self.money, self.tickets, pack, self.won)

    def turns_with_one_of(self, hand: int) -> float:
        """When the best of these cards is kept, or none."""
        items = [item for item in ITEMS_IN[hand] if item or not self.pack[PASSPORT]]
        return min([self.with_good(item, 1, 0.0).turns() for item in items] + [self.turns()])
