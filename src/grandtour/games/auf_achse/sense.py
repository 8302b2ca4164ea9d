"""Two drivers: one goes from the nearest stop to the next, the other plans its loads and knows what they are worth.

Worth is counted in DM. What lies ahead is worth less the later it comes, since the game may end before: each turn costs
a small share of all that is still to be earned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grandtour.core.acts import NOBODY, Act
from grandtour.core.chairs import Bot, Chair, Scored
from grandtour.core.chance import Dice
from grandtour.games.auf_achse import acts, cards, trailers
from grandtour.games.auf_achse.board import EVENT_SPACES, MUNICH, NEAR, SPACES, TOWN_COUNT, distances, reaches
from grandtour.games.auf_achse.cards import COSTS, FROM, GOODS, REVENUE, TO
from grandtour.games.auf_achse.sight import AchseView

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

    def __init__(self, view: AchseView, me: int) -> None:
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

    def uses_all_points(self, space: int) -> bool:
        """Is the space reached with exactly all points of the roll? A six is used up by any drive."""
        roll = self.roll
        return roll > 0 and space in reaches(roll if roll < 6 else 1, roll)[self.here].ends

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

GREEDY_WAY: Final = ("jail", "decline", "move", "use", "pass", "done", "pay", "help", "roll")  # best last
BUSINESS: Final = 1000.0  # before anything else
GREEDY_ROW: Final = 2


class GreedyBot(Bot):
    """To the nearest stop, load what fits, ask for the contract that pays most, bid as far as the second row."""

    def rank(self, chair: Chair, dice: Dice) -> list[Scored]:
        view: AchseView = chair.view()
        eyes = Eyes(view, chair.me)
        return [Scored(act, self.liking(act, eyes, dice)) for act in chair.answers()]

    def liking(self, act: Act, eyes: Eyes, dice: Dice) -> float:
        verb = act.verb
        if verb.name in GREEDY_WAY:
            return float(GREEDY_WAY.index(verb.name))
        if verb is acts.GO or verb is acts.STAY:
            return BUSINESS - to_nearest_stop(eyes, eyes.end_of(act))
        if verb is acts.BID:
            return BUSINESS - act.noun if act.noun <= GREEDY_ROW else -1.0
        if verb in (acts.LOAD, acts.CALL, acts.TAKE, acts.SHIP):
            return BUSINESS + REVENUE[act.noun]
        return chosen_by_lot(dice)


def to_nearest_stop(eyes: Eyes, space: int) -> int:
    """How far it is from here to where something can be delivered or loaded; to Munich under inspection."""
    if cards.INSPEKTION in eyes.kept:
        return road(MUNICH, eyes.works)[space]
    stops = [TO[c] for c in eyes.loaded] + [FROM[c] for c in eyes.hand if GOODS[c] + goods(eyes.loaded) <= eyes.room]
    return min([road(stop, eyes.works)[space] for stop in stops], default=0)


def chosen_by_lot(dice: Dice) -> float:
    """Less than 1, for acts between which a driver sees no difference."""
    return dice.below(LOTS) / LOTS


LOTS: Final = 1 << 20


def goods(contracts: list[int]) -> int:
    return sum([GOODS[contract] for contract in contracts])


# --- A driver with plans ---


class SenseBot(Bot):
    """Plans in which order to fetch and bring, and does what leaves most of the plan."""

    def rank(self, chair: Chair, dice: Dice) -> list[Scored]:
        offers = chair.answers() + trailers_in_mind(chair)
        if len(offers) == 1:
            return [Scored(offers[0], 0.0)]
        view: AchseView = chair.view()
        return Driver(Eyes(view, chair.me), offers).ranking()


def trailers_in_mind(chair: Chair) -> list[Act]:
    """Trailers are thought of where one loads, or could with more room; a loading that has no room can be declined."""
    answers = chair.answers()
    if answers[0].verb in LOADING or (len(answers) == 1 and answers[0].verb is acts.DECLINE):
        return [act for act in chair.offers() if act.verb is acts.BUY]
    return []


LOADING: Final = (acts.ROLL, acts.DONE, acts.LOAD)  # the first answers of the questions about loading


def prospects(eyes: Eyes, offers: list[Act]) -> float:
    """How well a player stands, in DM."""
    return Driver(eyes, offers).prospects()


class Driver:
    """One decision of the bot with plans."""

    def __init__(self, eyes: Eyes, offers: list[Act]) -> None:
        self.eyes = eyes
        self.offers = offers
        self.cached: Plan | None = None
        self.hoped = -1.0
        self.hindering: dict[int, int] | None = None

    def ranking(self) -> list[Scored]:
        score = self.scoring()
        return [Scored(act, score(act)) for act in self.offers]

    def scoring(self) -> Callable[[Act], float]:
        """What to judge by, whatever the question offers."""
        verbs = {act.verb.name for act in self.offers}
        if "go" in verbs:
            return self.driving if self.eyes.moving in (self.eyes.me, NOBODY) else self.driving_away
        if "move" in verbs:
            return self.snow
        if "roll" in verbs or "done" in verbs or "load" in verbs or "buy" in verbs:
            return self.preparing
        if "call" in verbs or "take" in verbs:
            return self.calling
        if "bid" in verbs:
            return self.bidding
        if "works" in verbs or "jam" in verbs:
            return self.barring
        return self.answering

    def answering(self, act: Act) -> float:
        """The acts that come alone, or with a way to refuse them."""
        verb, noun = act.verb, act.noun
        if verb is acts.PLACE:  # as near as can be to where contracts are loaded
            return -float(sum([distances(town)[noun] for town in FROM]))
        if verb is acts.GIVE:  # what is missed least
            return self.worth_with([c for c in self.eyes.hand if c != noun], self.eyes.room)
        if verb is acts.SHIP:
            return float(REVENUE[noun])
        if verb is acts.PARTNER:
            return -float(self.eyes.money[noun])
        if verb is acts.HELP:
            return cards.HELP_FEE - self.turn()
        if verb is acts.PAY:
            return -float(cards.FINE)
        if verb is acts.JAIL:
            return -self.turn()
        return 1.0 if verb is acts.USE else 0.0

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

    def prospects(self) -> float:
        """Money and plans; where the truck is to be driven, from the best place it can reach."""
        eyes, plan = self.eyes, self.plan()
        ends = [eyes.end_of(act) for act in self.offers] if eyes.moving == eyes.me else [eyes.here]
        ahead = max([plan.worth(space, eyes.works, NEVER) for space in ends])
        turn = ahead / (eyes.rounds_left() + 1)
        return eyes.money[eyes.me] - eyes.debts + ahead - turn * eyes.skips

    # --- Driving ---

    def driving(self, act: Act) -> float:
        """What the rest of the plan is worth there; to stay may be better where one may."""
        eyes, space = self.eyes, self.eyes.end_of(act)
        if space == MUNICH and self.waits_before_munich():
            return -1.0
        value = self.plan().worth(space, eyes.works, eyes.window - 1)
        if space in EVENT_SPACES and act.verb is acts.GO:
            value += EVENT
        if space < TOWN_COUNT and eyes.slots and eyes.uses_all_points(space):
            value += self.hope_for_contract()
        return value

    def waits_before_munich(self) -> bool:
        """Two players pass the inspection card to and fro; when nothing else happens any more, one has to wait."""
        return self.inspected() and self.eyes.waits

    def hope_for_contract(self) -> float:
        """What it is worth to be allowed to ask for a contract."""
        if self.hoped < 0:
            margins = [self.gain(slot) - COSTS[slot][EXPECTED_ROW] for slot in self.eyes.slots]
            self.hoped = max(0.0, max(margins))
        return self.hoped

    def driving_away(self, act: Act) -> float:
        """Snow: as far from where the truck must deliver as it goes; if there is nothing to gain, not at all."""
        truck = self.eyes.moving
        goals = [TO[contract] for contract in self.eyes.loads[truck]]
        if act.verb is acts.GO:
            return min([distances(goal)[act.noun] for goal in goals], default=-1)
        return min([distances(goal)[self.eyes.at[truck]] for goal in goals], default=0) + STAYING

    def snow(self, act: Act) -> float:
        """My own truck, then those that carry something."""
        if act.verb is not acts.MOVE:
            return 0.0
        return 2.0 if act.noun == self.eyes.me else 1.0 if self.eyes.loads[act.noun] else -1.0

    def preparing(self, act: Act) -> float:
        """Load what the plan begins with, buy a trailer that pays, reach a stop by Motivation; else roll or be done."""
        verb, noun = act.verb, act.noun
        if verb in acts.MODEST:
            return 1.0
        if verb is acts.LOAD:
            return 5.0 if noun == self.plan().contract_to_load(self.eyes.here) else 0.0
        if verb is acts.BUY:
            return 4.0 - noun if self.pays(noun) else 0.0  # the large one first
        return 2.0 if self.in_reach(self.plan()) else 0.0

    def pays(self, size: int) -> bool:
        """In a town: would a trailer bring more than it costs, if plans go on to gain by it as this one does?"""
        eyes, price = self.eyes, trailers.PRICE[size]
        if eyes.here >= TOWN_COUNT or len(eyes.hand) + len(eyes.loaded) < 2 or eyes.money[eyes.me] < price + RESERVE:
            return False
        gain = self.worth_with(eyes.hand, eyes.room + trailers.ROOM[size]) - self.worth()
        return gain * eyes.rounds_left() / TRAILER_ROUNDS > price

    def in_reach(self, plan: Plan) -> bool:
        ends = reaches(1, 3)[self.eyes.here].ends
        best = max(plan.values, default=0.0)
        return any(stop in ends and value >= best * NEARLY for stop, value in zip(plan.stops, plan.values, strict=True))

    # --- Contracts ---

    def gain(self, contract: int) -> float:
        """What one contract more is worth now."""
        return self.worth_with([*self.eyes.hand, contract], self.eyes.room) - self.worth()

    def calling(self, act: Act) -> float:
        """What is gained on the contract beyond what it may cost."""
        if act.verb is acts.DECLINE:
            return -float(REVENUE[0])
        gain = self.gain(act.noun)
        if gain <= 0:
            return -float(LOADED)
        return gain - (COSTS[act.noun][EXPECTED_ROW] if act.verb is acts.CALL else 0)

    def bidding(self, act: Act) -> float:
        """What a row leaves of the worth of the contract, once some profit is put by."""
        if act.verb is not acts.BID:
            return 0.0
        return self.gain(self.eyes.lot) * PAID - COSTS[self.eyes.lot][act.noun]

    # --- The others ---

    def barring(self, act: Act) -> float:
        """Where it is in the others' way, else near the leader, unless I wait for them to get on; never in mine."""
        if self.needs(act.noun):
            return -1.0
        near = 1 / (1 + distances(act.noun)[self.eyes.at[self.eyes.leader()]])
        return 1 - near if self.waits_before_munich() else near + self.hindrances().get(act.noun, 0)

    def hindrances(self) -> dict[int, int]:
        """By how many spaces a marker lengthens somebody's way, for each space on it; the leader's way comes first."""
        if self.hindering is None:
            self.hindering = {}
            leader = self.eyes.leader()
            for seat in [seat for seat in range(self.eyes.seats) if seat != self.eyes.me]:
                for space, longer in hindrances_of(self.eyes.at[seat], self.eyes.loads[seat]).items():
                    harm = FARTHEST * longer if seat == leader else longer
                    self.hindering[space] = max(harm, self.hindering.get(space, 0))
        return self.hindering

    def needs(self, space: int) -> bool:
        """Is this space on a shortest way to one of my stops?"""
        far, here = distances(space), self.eyes.here
        return any(far[here] + far[stop] == distances(stop)[here] for stop in self.plan().stops)

    def turn(self) -> float:
        """What a turn is worth."""
        return self.worth() / (self.eyes.rounds_left() + 1)


def hindrances_of(here: int, loaded: list[int]) -> dict[int, int]:
    """By how many spaces a marker lengthens the way of a truck to where it delivers something, space by space."""
    found: dict[int, int] = {}
    for goal in [TO[contract] for contract in loaded]:
        for space in way_to(here, goal):
            longer = detours(goal, space)[here] - distances(goal)[here]
            found[space] = max(longer, found.get(space, 0))
    return found


def way_to(here: int, goal: int) -> list[int]:
    """The spaces of a shortest way, without its ends."""
    far, way = distances(goal), list[int]()
    while far[here] > 1:
        here = min(NEAR[here], key=lambda space: far[space])
        way.append(here)
    return way


EVENT: Final = 100.0  # what it is worth to draw a card
NET: Final = 1000  # what a public contract brings whoever gets it, its price deducted
PAID: Final = 0.75  # of the worth of a contract; the rest is what makes it worth driving
EXPECTED_ROW: Final = 2
RESERVE: Final = 500
TRAILER_ROUNDS: Final = 12.0
NEARLY: Final = 0.95
STAYING: Final = 0.5  # less than a space
