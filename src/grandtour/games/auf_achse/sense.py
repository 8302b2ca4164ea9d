"""Two drivers: one goes from the nearest stop to the next, the other plans its loads and knows what they are worth.

Worth is counted in DM. What lies ahead is worth less the later it comes, since the game may end before: each turn costs
a small share of all that is still to be earned.
"""

from __future__ import annotations

from typing import Any, Final

from grandtour.core.acts import NOBODY, Act
from grandtour.core.chance import Dice
from grandtour.core.game import Bot, Chair
from grandtour.games.auf_achse import cards, rules
from grandtour.games.auf_achse.board import (
    EVENT_SPACES,
    FLENSBURG,
    MUNICH,
    NEAR,
    SPACES,
    TOWN_COUNT,
    VIENNA,
    distances,
    reach,
)
from grandtour.games.auf_achse.cards import COSTS, FROM, GOODS, REVENUE, TO

ORDER_TOWN: Final = {cards.FLENSBURG_ORDER: FLENSBURG, cards.WIEN_ORDER: VIENNA}
FARTHEST: Final = 80


def turns_to_drive() -> list[float]:
    """How many rolls a distance takes on average, when the last one need not be used up."""
    turns = [0.0]
    for far in range(1, FARTHEST):
        turns.append(1 + sum([turns[max(0, far - points)] for points in range(1, 7)]) / 6)
    return turns


TURNS: Final = turns_to_drive()

# --- What a seat sees ---


class Eyes:
    """A view, read once: where everyone stands, and what I have."""

    def __init__(self, view: Any, me: int) -> None:
        mine = view.hauliers[me]
        self.me = me
        self.seats: int = len(view.hauliers)
        self.at: list[int] = [haulier.at for haulier in view.hauliers]
        self.loads: list[list[int]] = [haulier.loaded for haulier in view.hauliers]
        self.money: list[int] = [haulier.money for haulier in view.hauliers]
        self.fewest: int = min([haulier.contracts + len(haulier.loaded) for haulier in view.hauliers])
        self.here: int = mine.at
        self.hand: list[int] = view.hand
        self.loaded: list[int] = mine.loaded
        self.room: int = cards.TRUCK_ROOM + mine.large * cards.LARGE_ROOM + mine.small * cards.SMALL_ROOM
        self.kept: list[int] = mine.kept
        self.slots: list[int] = [slot for slot in view.slots if slot != NOBODY]
        self.public: int = len(self.slots) + view.pile
        self.skips: int = mine.skips
        self.debts: int = 2 * cards.FINE * len(mine.owed)
        self.works: int = view.works
        self.roll: int = view.roll
        self.moving: int = view.moving
        self.lot: int = view.lot.contract if view.lot else NOBODY
        right = view.hauliers[(me - 1) % self.seats]
        self.window = NEVER  # how many turns until the inspection card comes to me
        if cards.INSPEKTION in right.kept:
            self.window = TURNS[distances(MUNICH)[right.at]]

    def rounds_left(self) -> float:
        """How many more turns everybody is likely to have: until whoever has least to do has done it."""
        return max(EARLIEST_END, TURNS_A_CONTRACT * (self.fewest + self.public / self.seats))

    def leader(self) -> int:
        """The richest of the others, what they have loaded counted in."""
        best, most = (self.me + 1) % self.seats, NOBODY
        for seat in range(self.seats):
            wealth = self.money[seat] + sum([REVENUE[contract] for contract in self.loads[seat]])
            if seat != self.me and wealth > most:
                best, most = seat, wealth
        return best


NEVER: Final = 1000.0
LATE: Final = 0.85
FAR_ENOUGH: Final = 5.0
HURRY_ONE_IN: Final = 12
EARLIEST_END: Final = 4.0
TURNS_A_CONTRACT: Final = 5.0

# --- Plans ---


class Job:
    """Something to fetch at one town and bring to another; `start` is NOBODY once it is on board."""

    def __init__(self, contract: int, start: int, end: int, goods: int, revenue: int) -> None:
        self.contract = contract
        self.start = start
        self.end = end
        self.goods = goods
        self.revenue = revenue


def loaded_job(contract: int) -> Job:
    return Job(contract, NOBODY, TO[contract], GOODS[contract], REVENUE[contract])


def waiting_job(contract: int) -> Job:
    return Job(contract, FROM[contract], TO[contract], GOODS[contract], REVENUE[contract])


def order_job(card: int) -> Job:
    return Job(NOBODY, NOBODY, ORDER_TOWN[card], 0, cards.ORDER_REWARD + cards.ORDER_PENALTY)


class Leg:
    """A plan as far as it goes: what it has brought, what share a later DM is worth, and what the truck has then."""

    def __init__(self, earned: float, share: float, town: int, aboard: int, waiting: int, room: int, left: int) -> None:
        self.earned = earned
        self.share = share
        self.town = town
        self.aboard = aboard
        self.waiting = waiting
        self.room = room
        self.left = left
        self.hope = earned + share * left * HOPED


HOPED: Final = 0.75  # the part of the revenue still to be fetched that a plan is likely to bring
WIDTH: Final = 8
MOST_JOBS: Final = 8


class Plan:
    """The jobs of one truck, and what each first stop would be worth on reaching it."""

    def __init__(self, jobs: list[Job], room: int, rounds: float, future: float, inspected: bool) -> None:
        self.jobs = jobs[:MOST_JOBS]
        self.room = room
        self.future = future
        self.shares = shares(rounds)
        self.stops: list[int] = []
        self.values: list[float] = []
        self.firsts: list[int] = []  # the contract for which each first stop is made
        self.survey(inspected)

    def survey(self, inspected: bool) -> None:
        """Find out what each first stop is worth; whoever must be inspected has only one."""
        if inspected:
            self.add(self.begin(MUNICH), NOBODY)
            return
        for i, job in enumerate(self.jobs):
            leg = self.step(self.begin(job.end if job.start == NOBODY else job.start), i, job)
            if leg is not None:
                self.add(leg, job.contract)

    def add(self, leg: Leg, contract: int) -> None:
        self.stops.append(leg.town)
        self.values.append(self.onward(leg))
        self.firsts.append(contract)

    def begin(self, town: int) -> Leg:
        aboard = sum([1 << i for i, job in enumerate(self.jobs) if job.start == NOBODY])
        room = self.room - sum([job.goods for job in self.jobs if job.start == NOBODY])
        left = sum([job.revenue for job in self.jobs])
        return Leg(0.0, 1.0, town, aboard, (1 << len(self.jobs)) - 1 - aboard, room, left)

    def step(self, leg: Leg, i: int, job: Job) -> Leg | None:
        """The plan with one stop more, if there is such a stop."""
        if leg.aboard >> i & 1:
            share = leg.share * self.shares[distances(leg.town)[job.end]]
            earned, left = leg.earned + share * job.revenue, leg.left - job.revenue
            return Leg(earned, share, job.end, leg.aboard ^ 1 << i, leg.waiting, leg.room + job.goods, left)
        if leg.waiting >> i & 1 and job.goods <= leg.room:
            share, bit = leg.share * self.shares[distances(leg.town)[job.start]], 1 << i
            return Leg(
                leg.earned, share, job.start, leg.aboard | bit, leg.waiting ^ bit, leg.room - job.goods, leg.left
            )
        return None

    def onward(self, start: Leg) -> float:
        """The best that can follow; of all plans of the same length only the most hopeful are followed up."""
        best = start.earned + start.share * self.future
        beam = [start]
        while beam:
            longer: dict[int, Leg] = {}
            for leg in beam:
                for i, job in enumerate(self.jobs):
                    after = self.step(leg, i, job)
                    if after is not None:
                        best = max(best, after.earned + after.share * self.future)
                        key = (after.aboard << MOST_JOBS | after.waiting) * TOWN_COUNT + after.town
                        if key not in longer or longer[key].hope < after.hope:
                            longer[key] = after
            beam = list(longer.values())
            if len(beam) > WIDTH:
                beam.sort(key=hope, reverse=True)
                del beam[WIDTH:]
        return best

    def worth(self, space: int, works: int, window: float) -> float:
        """What all this is worth to a truck on this space. A stop not reached in time counts less."""
        best = 0.0 if self.stops else self.future
        for town, value in zip(self.stops, self.values, strict=True):
            far = road(town, works)[space]
            best = max(best, value * self.shares[far] * (LATE if TURNS[far] > window else 1.0))
        return best

    def contract_to_load(self, town: int) -> int:
        """The contract to load where the truck stands, if nothing else is better."""
        best = self.worth(town, NOBODY, NEVER)
        for stop, value, contract in zip(self.stops, self.values, self.firsts, strict=True):
            if stop == town and value >= best:
                return contract
        return NOBODY


def hope(leg: Leg) -> float:
    return leg.hope


SHARES: Final[dict[int, list[float]]] = {}


def shares(rounds: float) -> list[float]:
    """By distance: the share of a sum that is left of it when it comes only after the drive."""
    key = int(rounds)
    if key not in SHARES:
        SHARES[key] = [(1 - 1 / (key + 1)) ** turns for turns in TURNS]
    return SHARES[key]


ROADS: Final[dict[int, list[int]]] = {}


def road(town: int, works: int) -> list[int]:
    """How far everything is from a town by roads that are not closed."""
    if works == NOBODY:
        return distances(town)
    key = works * TOWN_COUNT + town
    if key not in ROADS:
        if len(ROADS) > 1000:
            ROADS.clear()
        ROADS[key] = detours(town, works)
    return ROADS[key]


def detours(space: int, works: int) -> list[int]:
    far = [FARTHEST - 1] * SPACES
    far[space] = 0
    queue = [space]
    for here in queue:
        for there in NEAR[here]:
            if far[there] == FARTHEST - 1 and there != works:
                far[there] = far[here] + 1
                queue.append(there)
    return far


# --- A plain driver ---


class GreedyBot(Bot):
    """To the nearest stop, load what fits, ask for the contract that pays most, bid as far as the second row."""

    def choose(self, chair: Chair, dice: Dice) -> Act:
        offers, eyes = chair.offers(), Eyes(chair.view(), chair.me)
        first = offers[0]
        for act in offers:
            if act.verb is rules.ROLL or act.verb is rules.LOAD or act.verb is rules.HELP or act.verb is rules.PAY:
                first = act
        if first.verb is rules.ROLL and offers[-1].verb is rules.LOAD:
            return offers[-1]
        if first.verb is rules.DECLINE or first.verb is rules.GO:
            return greedy_drive(eyes, offers)
        if first.verb is rules.BID:
            return first if first.noun <= 2 else offers[-1]
        if first.verb in (rules.PLACE, rules.WORKS, rules.JAM, rules.GIVE, rules.PARTNER):
            return offers[dice.below(len(offers))]
        return first


def greedy_drive(eyes: Eyes, offers: list[Act]) -> Act:
    """The end that is nearest to a stop; a contract if it is one that is offered."""
    stops = [TO[c] for c in eyes.loaded] + [FROM[c] for c in eyes.hand if GOODS[c] + goods(eyes.loaded) <= eyes.room]
    stops = [MUNICH] if cards.INSPEKTION in eyes.kept else stops
    best, shortest = offers[0], FARTHEST
    for act in offers:
        if act.verb is rules.CALL or act.verb is rules.TAKE:
            if best.verb is rules.DECLINE or REVENUE[act.noun] > REVENUE[best.noun]:
                best = act
        elif act.verb is rules.GO:
            far = min([road(stop, eyes.works)[act.noun] for stop in stops], default=0)
            if far < shortest:
                best, shortest = act, far
    return best


def goods(contracts: list[int]) -> int:
    return sum([GOODS[contract] for contract in contracts])


# --- A driver with plans ---


class SenseBot(Bot):
    def choose(self, chair: Chair, dice: Dice) -> Act:
        offers = chair.offers()
        if len(offers) == 1:
            return offers[0]
        return Driver(Eyes(chair.view(), chair.me), offers, dice).answer()


def standing(eyes: Eyes, offers: list[Act]) -> float:
    """How well a player stands, in DM."""
    return Driver(eyes, offers, Dice(0)).standing()


class Driver:
    """One decision of the bot with plans."""

    def __init__(self, eyes: Eyes, offers: list[Act], dice: Dice) -> None:
        self.eyes = eyes
        self.offers = offers
        self.dice = dice
        self.cached: Plan | None = None
        self.hoped = -1.0

    def answer(self) -> Act:
        verbs = {act.verb.name for act in self.offers}
        if "go" in verbs:
            return self.drive()
        if "roll" in verbs or "done" in verbs:
            return self.snow() if "move" in verbs else self.prepare()
        if "call" in verbs or "take" in verbs:
            return self.call()
        if "bid" in verbs:
            return self.bid()
        if "works" in verbs or "jam" in verbs:
            return self.bar_the_leader()
        if "place" in verbs:
            return self.place()
        if "give" in verbs:
            return self.give()
        if "ship" in verbs:
            return self.dearest()
        if "partner" in verbs:
            return self.poorest()
        if "help" in verbs or "pay" in verbs:
            return self.spend_a_turn()
        return self.offers[0]

    def plan(self) -> Plan:
        if self.cached is None:
            self.cached = self.plan_for(self.eyes.hand, self.eyes.room)
        return self.cached

    def plan_for(self, hand: list[int], room: int) -> Plan:
        eyes = self.eyes
        jobs = [loaded_job(c) for c in eyes.loaded] + [order_job(c) for c in eyes.kept if c in ORDER_TOWN]
        jobs += [waiting_job(c) for c in hand]
        future = NET * eyes.public / eyes.seats
        return Plan(jobs, room, eyes.rounds_left(), future, cards.INSPEKTION in eyes.kept)

    def worth(self) -> float:
        return self.plan().worth(self.eyes.here, self.eyes.works, self.eyes.window)

    def worth_with(self, hand: list[int], room: int) -> float:
        return self.plan_for(hand, room).worth(self.eyes.here, self.eyes.works, self.eyes.window)

    def standing(self) -> float:
        """Money and plans; where the truck is to be driven, from the best place it can reach."""
        eyes, plan = self.eyes, self.plan()
        ends = [act.noun for act in self.offers if act.verb is rules.GO and eyes.moving == eyes.me]
        ahead = max([plan.worth(space, eyes.works, NEVER) for space in ends or [eyes.here]])
        turn = ahead / (eyes.rounds_left() + 1)
        return eyes.money[eyes.me] - eyes.debts + ahead - turn * eyes.skips

    # --- Driving ---

    def drive(self) -> Act:
        """Where the rest of the plan is worth most; to stay may be better where one may."""
        eyes = self.eyes
        if eyes.moving not in (eyes.me, NOBODY):
            return self.drive_away(eyes.moving)
        exact = reach(eyes.here, eyes.roll if eyes.roll < 6 else 1, eyes.roll).paths if eyes.roll else {}
        best, most = self.offers[0], -1.0
        waits = self.waits_before_munich()
        for act in self.offers:
            space = act.noun if act.verb is rules.GO else eyes.here
            if waits and space == MUNICH:
                continue
            value = self.plan().worth(space, eyes.works, eyes.window - 1)
            if space in EVENT_SPACES and act.verb is rules.GO:
                value += EVENT
            if space in exact and space < TOWN_COUNT and eyes.slots:
                value += self.hope_for_contract()
            if value > most:
                best, most = act, value
        return best

    def waits_before_munich(self) -> bool:
        """Two players pass the inspection card to and fro; it is better passed on while the other is far away."""
        eyes = self.eyes
        if cards.INSPEKTION not in eyes.kept or eyes.seats > 2 or not self.dice.below(HURRY_ONE_IN):
            return False
        return TURNS[distances(MUNICH)[eyes.at[1 - eyes.me]]] < FAR_ENOUGH

    def hope_for_contract(self) -> float:
        """What it is worth to be allowed to ask for a contract."""
        if self.hoped < 0:
            margins = [self.gain(slot) - COSTS[slot][EXPECTED_ROW] for slot in self.eyes.slots]
            self.hoped = max(0.0, max(margins)) * SALE
        return self.hoped

    def drive_away(self, truck: int) -> Act:
        """Snow: as far from where the truck must deliver as it goes."""
        goals = [TO[contract] for contract in self.eyes.loads[truck]]
        best, farthest = self.offers[0], min([distances(goal)[self.eyes.at[truck]] for goal in goals], default=0)
        for act in self.offers:
            if act.verb is rules.GO and goals:
                far = min([distances(goal)[act.noun] for goal in goals])
                if far > farthest:
                    best, farthest = act, far
        return best

    def snow(self) -> Act:
        """My own truck, then those that carry something."""
        for act in self.offers:
            if act.verb is rules.MOVE and (act.noun == self.eyes.me or self.eyes.loads[act.noun]):
                return act
        return self.offers[0]

    def prepare(self) -> Act:
        """Load what the plan begins with, buy a trailer that pays, reach a stop by Motivation; else roll or be done."""
        eyes, plan = self.eyes, self.plan()
        contract = plan.contract_to_load(eyes.here)
        for act in self.offers:
            if act.verb is rules.LOAD and act.noun == contract:
                return act
            if act.verb is rules.BUY and self.pays(act.noun):
                return act
            if act.verb is rules.USE and self.in_reach(plan):
                return act
        return self.offers[0]

    def pays(self, size: int) -> bool:
        """Would a trailer bring more than it costs, if plans go on to gain by it as this one does?"""
        eyes, price = self.eyes, rules.PRICE[size]
        if len(eyes.hand) + len(eyes.loaded) < 2 or eyes.money[eyes.me] < price + RESERVE:
            return False
        gain = self.worth_with(eyes.hand, eyes.room + rules.ROOM[size]) - self.worth()
        return gain * eyes.rounds_left() / TRAILER_ROUNDS > price

    def in_reach(self, plan: Plan) -> bool:
        ends = reach(self.eyes.here, 1, 3).paths
        best = max(plan.values, default=0.0)
        return any(stop in ends and value >= best * NEARLY for stop, value in zip(plan.stops, plan.values, strict=True))

    # --- Contracts ---

    def gain(self, contract: int) -> float:
        """What one contract more is worth now."""
        return self.worth_with([*self.eyes.hand, contract], self.eyes.room) - self.worth()

    def call(self) -> Act:
        """The contract on which most is gained beyond what it may cost."""
        best, most = self.offers[0], -1.0 * REVENUE[0]
        for act in self.offers:
            if act.verb is not rules.DECLINE:
                gain = self.gain(act.noun)
                value = gain - (COSTS[act.noun][EXPECTED_ROW] if act.verb is rules.CALL else 0)
                if value > most and gain > 0:
                    best, most = act, value
        return best

    def bid(self) -> Act:
        """One row more as long as it leaves a profit on what the contract is worth."""
        lowest = self.offers[0]
        return lowest if COSTS[self.eyes.lot][lowest.noun] <= self.gain(self.eyes.lot) * PAID else self.offers[-1]

    def give(self) -> Act:
        """The contract that is missed least."""
        best, most = self.offers[0], -1.0
        for act in self.offers:
            value = self.worth_with([c for c in self.eyes.hand if c != act.noun], self.eyes.room)
            if value > most:
                best, most = act, value
        return best

    def dearest(self) -> Act:
        revenues = [REVENUE[act.noun] for act in self.offers]
        return self.offers[revenues.index(max(revenues))]

    # --- The others ---

    def bar_the_leader(self) -> Act:
        """The space that costs the leader the longest way round, and me none."""
        eyes = self.eyes
        leader = eyes.leader()
        offered = {act.noun: act for act in self.offers}
        best, most = self.offers[self.dice.below(len(self.offers))], 0
        for goal in [TO[contract] for contract in eyes.loads[leader]]:
            for space in way_to(eyes.at[leader], goal):
                if space in offered:
                    far = detours(goal, space)[eyes.at[leader]] - distances(goal)[eyes.at[leader]]
                    mine = sum(
                        [road(stop, space)[eyes.here] - distances(stop)[eyes.here] for stop in self.plan().stops]
                    )
                    if far - mine > most:
                        best, most = offered[space], far - mine
        return best

    def poorest(self) -> Act:
        money = [self.eyes.money[act.noun] for act in self.offers]
        return self.offers[money.index(min(money))]

    def place(self) -> Act:
        """As near as can be to where contracts are loaded."""
        best, least = self.offers[0], FARTHEST * len(FROM)
        for act in self.offers:
            far = sum([distances(town)[act.noun] for town in FROM])
            if far < least:
                best, least = act, far
        return best

    def spend_a_turn(self) -> Act:
        """Is a turn worth more than the money for it?"""
        turn = self.worth() / (self.eyes.rounds_left() + 1)
        sum_of_money = cards.HELP_FEE if self.offers[0].verb is rules.HELP else cards.FINE
        stays = turn < sum_of_money
        return self.offers[0] if stays == (self.offers[0].verb is rules.HELP) else self.offers[1]


def way_to(here: int, goal: int) -> list[int]:
    """The spaces of a shortest way, without its ends."""
    far, way = distances(goal), list[int]()
    while far[here] > 1:
        here = min(NEAR[here], key=lambda space: far[space])
        way.append(here)
    return way


EVENT: Final = 100.0
SALE: Final = 1.0
NET: Final = 1000  # what a public contract brings whoever gets it, its price deducted
PAID: Final = 0.75  # of the worth of a contract; the rest is what makes it worth driving
EXPECTED_ROW: Final = 2
RESERVE: Final = 500
TRAILER_ROUNDS: Final = 12.0
NEARLY: Final = 0.95
