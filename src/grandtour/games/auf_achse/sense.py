"""Two drivers: one goes from the nearest stop to the next, the other plans its loads and knows what they are worth.

Worth is counted in DM. What lies ahead is worth less the later it comes, since the game may end before: each turn costs
a small share of all that is still to be earned.
"""

from __future__ import annotations

from typing import Any, Final

from grandtour.core.acts import NOBODY, Act
from grandtour.core.chance import Dice
from grandtour.core.game import Bot, Chair
from grandtour.games.auf_achse import acts, cards, freight
from grandtour.games.auf_achse.board import EVENT_SPACES, MUNICH, NEAR, SPACES, TOWN_COUNT, distances, reaches
from grandtour.games.auf_achse.cards import COSTS, FROM, GOODS, REVENUE, TO

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
        self.debts: int = 2 * cards.FINE * len(mine.owed) + sum([cards.PENALTY.get(card, 0) for card in mine.kept])
        self.works: int = view.works
        self.roll: int = view.roll
        self.moving: int = view.moving
        self.lot: int = view.lot.contract if view.lot else NOBODY
        self.waits: bool = self.seats == 2 and view.quiet_rounds >= PATIENCE  # whoever is to be inspected
        right = view.hauliers[(me - 1) % self.seats]
        self.window = NEVER  # how many turns until the inspection card comes to me
        if cards.INSPEKTION in right.kept and not self.waits:
            self.window = TURNS[distances(MUNICH)[right.at]]

    def end_of(self, act: Act) -> int:
        """Where my truck is after it."""
        return act.noun if act.verb is acts.GO else self.here

    def rounds_left(self) -> int:
        """How many more turns everybody is likely to have: until whoever has least to do has done it."""
        return max(EARLIEST_END, int(TURNS_A_CONTRACT * (self.fewest + self.public / self.seats)))

    def leader(self) -> int:
        """The richest of the others, what they have loaded counted in; of those who carry something, if anyone does."""
        best, most = (self.me + 1) % self.seats, NOBODY
        for seat in range(self.seats):
            wealth = self.money[seat] + sum([REVENUE[contract] for contract in self.loads[seat]])
            wealth += LOADED if self.loads[seat] else 0
            if seat != self.me and wealth > most:
                best, most = seat, wealth
        return best


LOADED: Final = 1_000_000  # more than anyone can own
NEVER: Final = 1000.0
LATE: Final = 0.85
PATIENCE: Final = 3
EARLIEST_END: Final = 4
TURNS_A_CONTRACT: Final = 5.0

# --- Plans ---


class Job:
    """Something to bring to a town, and if it is not `aboard` to fetch in another."""

    def __init__(self, contract: int, aboard: bool, start: int, end: int, goods: int, revenue: int) -> None:
        self.contract = contract
        self.aboard = aboard
        self.start = start
        self.end = end
        self.goods = goods
        self.revenue = revenue


def contract_job(contract: int, aboard: bool) -> Job:
    return Job(contract, aboard, FROM[contract], TO[contract], GOODS[contract], REVENUE[contract])


def order_job(card: int) -> Job:
    town = cards.ORDER_TOWN[card]
    return Job(NOBODY, True, town, town, 0, cards.ORDER_REWARD + cards.PENALTY[card])


MOST_JOBS: Final = 6


class Plan:
    """The jobs of one truck, and what each first stop would be worth on reaching it: the best of all orders of stops.

    What has been fetched and brought, and where the truck is then, are all that the rest depends on; so each such
    position is looked at once.
    """

    def __init__(self, jobs: list[Job], room: int, rounds: int, future: float, inspected: bool) -> None:
        self.jobs = jobs[:MOST_JOBS]
        self.future = future
        self.shares = shares(rounds)
        towns = [town for job in self.jobs for town in (job.start, job.end)]
        self.legs = [[self.shares[distances(a)[b]] for b in towns] for a in towns]  # from the end of one job to another
        self.known: dict[int, float] = {}
        self.stops: list[int] = []
        self.values: list[float] = []
        self.firsts: list[int] = []  # the contract for which each first stop is made
        self.survey(room)
        self.known.clear()
        if inspected:
            self.stops, self.values, self.firsts = [MUNICH], [self.worth(MUNICH, NOBODY, NEVER)], [NOBODY]

    def survey(self, room: int) -> None:
        """Find out what each first stop is worth."""
        aboard = sum([1 << i for i, job in enumerate(self.jobs) if job.aboard])
        waiting = (1 << len(self.jobs)) - 1 - aboard
        room -= sum([job.goods for job in self.jobs if job.aboard])
        for i, job in enumerate(self.jobs):
            if job.aboard:
                self.add(job.end, self.bring(i, aboard, waiting, room), job.contract)
            elif job.goods <= room:
                self.add(job.start, self.fetch(i, aboard, waiting, room), job.contract)

    def add(self, town: int, value: float, contract: int) -> None:
        self.stops.append(town)
        self.values.append(value)
        self.firsts.append(contract)

    def bring(self, i: int, aboard: int, waiting: int, room: int) -> float:
        job = self.jobs[i]
        return job.revenue + self.best(aboard ^ 1 << i, waiting, 2 * i + 1, room + job.goods)

    def fetch(self, i: int, aboard: int, waiting: int, room: int) -> float:
        return self.best(aboard | 1 << i, waiting ^ 1 << i, 2 * i, room - self.jobs[i].goods)

    def best(self, aboard: int, waiting: int, here: int, room: int) -> float:
        """The most that can follow from the end of a job; to do nothing more leaves the future."""
        key = (aboard << MOST_JOBS | waiting) * 2 * MOST_JOBS + here
        known = self.known.get(key)
        if known is not None:
            return known
        best, legs = self.future, self.legs[here]
        for i, job in enumerate(self.jobs):
            if aboard >> i & 1:
                best = max(best, legs[2 * i + 1] * self.bring(i, aboard, waiting, room))
            elif waiting >> i & 1 and job.goods <= room:
                best = max(best, legs[2 * i] * self.fetch(i, aboard, waiting, room))
        self.known[key] = best
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


PLANS: Final[dict[tuple[object, ...], Plan]] = {}


def planned(
    loaded: list[int], orders: list[int], waiting: list[int], room: int, rounds: int, future: float, inspected: bool
) -> Plan:
    """The plan for these jobs, made once as long as nothing changes."""
    key = (*loaded, NOBODY, *orders, NOBODY, *waiting, NOBODY, room, rounds, future, inspected)
    plan = PLANS.get(key)
    if plan is None:
        if len(PLANS) > 1000:
            PLANS.clear()
        jobs = [contract_job(contract, True) for contract in loaded] + [order_job(card) for card in orders]
        jobs += [contract_job(contract, False) for contract in waiting]
        plan = PLANS[key] = Plan(jobs, room, rounds, future, inspected)
    return plan


SHARES: Final[dict[int, list[float]]] = {}


def shares(rounds: int) -> list[float]:
    """By distance: the share of a sum that is left of it when it comes only after the drive."""
    if rounds not in SHARES:
        SHARES[rounds] = [(1 - 1 / (rounds + 1)) ** turns for turns in TURNS]
    return SHARES[rounds]


ROADS: Final[dict[int, bytes]] = {}


def road(town: int, works: int) -> bytes:
    """How far everything is from a town by roads that are not closed."""
    if works == NOBODY:
        return distances(town)
    key = works * TOWN_COUNT + town
    if key not in ROADS:
        if len(ROADS) > 1000:
            ROADS.clear()
        ROADS[key] = detours(town, works)
    return ROADS[key]


def detours(space: int, works: int) -> bytes:
    far = [FARTHEST - 1] * SPACES
    far[space] = 0
    queue = [space]
    for here in queue:
        for there in NEAR[here]:
            if far[there] == FARTHEST - 1 and there != works:
                far[there] = far[here] + 1
                queue.append(there)
    return bytes(far)


# --- A plain driver ---


class GreedyBot(Bot):
    """To the nearest stop, load what fits, ask for the contract that pays most, bid as far as the second row."""

    def choose(self, chair: Chair, dice: Dice) -> Act:
        offers, eyes = chair.offers(), Eyes(chair.view(), chair.me)
        first = offers[0]
        for act in offers:
            if act.verb is acts.ROLL or act.verb is acts.LOAD or act.verb is acts.HELP or act.verb is acts.PAY:
                first = act
        if first.verb is acts.ROLL and offers[-1].verb is acts.LOAD:
            return offers[-1]
        if first.verb in (acts.DECLINE, acts.GO, acts.STAY):
            return greedy_drive(eyes, offers)
        if first.verb is acts.BID:
            return first if first.noun <= 2 else offers[-1]
        if first.verb in (acts.PLACE, acts.WORKS, acts.JAM, acts.GIVE, acts.PARTNER):
            return offers[dice.below(len(offers))]
        return first


def greedy_drive(eyes: Eyes, offers: list[Act]) -> Act:
    """The end that is nearest to a stop; a contract if it is one that is offered."""
    stops = [TO[c] for c in eyes.loaded] + [FROM[c] for c in eyes.hand if GOODS[c] + goods(eyes.loaded) <= eyes.room]
    stops = [MUNICH] if cards.INSPEKTION in eyes.kept else stops
    best, shortest = offers[0], FARTHEST
    for act in offers:
        if act.verb is acts.CALL or act.verb is acts.TAKE:
            if best.verb is acts.DECLINE or REVENUE[act.noun] > REVENUE[best.noun]:
                best = act
        elif act.verb in (acts.GO, acts.STAY):
            far = min([road(stop, eyes.works)[eyes.end_of(act)] for stop in stops], default=0)
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
        if "roll" in verbs or "done" in verbs or "load" in verbs:
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
        orders = [card for card in eyes.kept if card in cards.ORDER_TOWN]
        waiting = sorted(hand, key=self.pay_for_a_turn, reverse=True)[: MOST_JOBS - len(eyes.loaded) - len(orders)]
        future = NET * eyes.public / eyes.seats
        return planned(eyes.loaded, orders, sorted(waiting), room, eyes.rounds_left(), future, self.inspected())

    def inspected(self) -> bool:
        return cards.INSPEKTION in self.eyes.kept

    def pay_for_a_turn(self, contract: int) -> float:
        """The revenue of a contract that is carried out alone, from here."""
        to_load = distances(FROM[contract])
        return REVENUE[contract] / (TURNS[to_load[self.eyes.here]] + TURNS[to_load[TO[contract]]])

    def worth(self) -> float:
        return self.plan().worth(self.eyes.here, self.eyes.works, self.eyes.window)

    def worth_with(self, hand: list[int], room: int) -> float:
        return self.plan_for(hand, room).worth(self.eyes.here, self.eyes.works, self.eyes.window)

    def standing(self) -> float:
        """Money and plans; where the truck is to be driven, from the best place it can reach."""
        eyes, plan = self.eyes, self.plan()
        ends = [eyes.end_of(act) for act in self.offers] if eyes.moving == eyes.me else [eyes.here]
        ahead = max([plan.worth(space, eyes.works, NEVER) for space in ends])
        turn = ahead / (eyes.rounds_left() + 1)
        return eyes.money[eyes.me] - eyes.debts + ahead - turn * eyes.skips

    # --- Driving ---

    def drive(self) -> Act:
        """Where the rest of the plan is worth most; to stay may be better where one may."""
        eyes = self.eyes
        if eyes.moving not in (eyes.me, NOBODY):
            return self.drive_away(eyes.moving)
        exact = reaches(eyes.roll if eyes.roll < 6 else 1, eyes.roll)[eyes.here].ends if eyes.roll else []
        best, most = self.offers[0], -1.0
        waits = self.waits_before_munich()
        for act in self.offers:
            space = eyes.end_of(act)
            if waits and space == MUNICH:
                continue
            value = self.plan().worth(space, eyes.works, eyes.window - 1)
            if space in EVENT_SPACES and act.verb is acts.GO:
                value += EVENT
            if space in exact and space < TOWN_COUNT and eyes.slots:
                value += self.hope_for_contract()
            if value > most:
                best, most = act, value
        return best

    def waits_before_munich(self) -> bool:
        """Two players pass the inspection card to and fro; when nothing else happens any more, one has to wait."""
        return self.inspected() and self.eyes.waits

    def hope_for_contract(self) -> float:
        """What it is worth to be allowed to ask for a contract."""
        if self.hoped < 0:
            margins = [self.gain(slot) - COSTS[slot][EXPECTED_ROW] for slot in self.eyes.slots]
            self.hoped = max(0.0, max(margins))
        return self.hoped

    def drive_away(self, truck: int) -> Act:
        """Snow: as far from where the truck must deliver as it goes."""
        goals = [TO[contract] for contract in self.eyes.loads[truck]]
        best, farthest = self.offers[0], min([distances(goal)[self.eyes.at[truck]] for goal in goals], default=0)
        for act in self.offers:
            if act.verb is acts.GO and goals:
                far = min([distances(goal)[act.noun] for goal in goals])
                if far > farthest:
                    best, farthest = act, far
        return best

    def snow(self) -> Act:
        """My own truck, then those that carry something."""
        for act in self.offers:
            if act.verb is acts.MOVE and (act.noun == self.eyes.me or self.eyes.loads[act.noun]):
                return act
        return self.offers[0]

    def prepare(self) -> Act:
        """Load what the plan begins with, buy a trailer that pays, reach a stop by Motivation; else roll or be done."""
        eyes, plan = self.eyes, self.plan()
        contract = plan.contract_to_load(eyes.here)
        for act in self.offers:
            if act.verb is acts.LOAD and act.noun == contract:
                return act
            if act.verb is acts.BUY and self.pays(act.noun):
                return act
            if act.verb is acts.USE and self.in_reach(plan):
                return act
        return next(act for act in self.offers if act.verb in acts.MODEST)

    def pays(self, size: int) -> bool:
        """In a town: would a trailer bring more than it costs, if plans go on to gain by it as this one does?"""
        eyes, price = self.eyes, freight.PRICE[size]
        if eyes.here >= TOWN_COUNT or len(eyes.hand) + len(eyes.loaded) < 2 or eyes.money[eyes.me] < price + RESERVE:
            return False
        gain = self.worth_with(eyes.hand, eyes.room + freight.ROOM[size]) - self.worth()
        return gain * eyes.rounds_left() / TRAILER_ROUNDS > price

    def in_reach(self, plan: Plan) -> bool:
        ends = reaches(1, 3)[self.eyes.here].ends
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
            if act.verb is not acts.DECLINE:
                gain = self.gain(act.noun)
                value = gain - (COSTS[act.noun][EXPECTED_ROW] if act.verb is acts.CALL else 0)
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
        """The space that costs the leader the longest way round, unless I need it, or wait for him to get on."""
        eyes = self.eyes
        leader, offered = eyes.leader(), {act.noun: act for act in self.offers}
        best, most = self.offers[self.dice.below(len(self.offers))], 0
        if self.waits_before_munich():
            return best
        for goal in [TO[contract] for contract in eyes.loads[leader]]:
            for space in way_to(eyes.at[leader], goal):
                if space in offered and not self.needs(space):
                    longer = detours(goal, space)[eyes.at[leader]] - distances(goal)[eyes.at[leader]]
                    if longer > most:
                        best, most = offered[space], longer
        return best

    def needs(self, space: int) -> bool:
        """Is this space on a shortest way to one of my stops?"""
        far, here = distances(space), self.eyes.here
        return any(far[here] + far[stop] == distances(stop)[here] for stop in self.plan().stops)

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
        sum_of_money = cards.HELP_FEE if self.offers[0].verb is acts.HELP else cards.FINE
        stays = turn < sum_of_money
        return self.offers[0] if stays == (self.offers[0].verb is acts.HELP) else self.offers[1]


def way_to(here: int, goal: int) -> list[int]:
    """The spaces of a shortest way, without its ends."""
    far, way = distances(goal), list[int]()
    while far[here] > 1:
        here = min(NEAR[here], key=lambda space: far[space])
        way.append(here)
    return way


EVENT: Final = 100.0
NET: Final = 1000  # what a public contract brings whoever gets it, its price deducted
PAID: Final = 0.75  # of the worth of a contract; the rest is what makes it worth driving
EXPECTED_ROW: Final = 2
RESERVE: Final = 500
TRAILER_ROUNDS: Final = 12.0
NEARLY: Final = 0.95
