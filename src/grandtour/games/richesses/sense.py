"""Players with sense: they plan a tour through what is left, and count money as the turns it takes to earn it.

`rambler` walks and lets everyone pass; `nearest` drives to whatever lies nearest; `sense` orders its tour, chooses its
vehicle by it and looks after its purse.
"""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, Act
from grandtour.core.auction import PASS
from grandtour.core.chairs import Bot, Chair, Scored
from grandtour.core.chance import Dice
from grandtour.games.richesses.acts import (
    BID,
    BUY,
    CALL,
    CASINO,
    CLAIM,
    DECLINE,
    HAGGLE,
    HITCH,
    LET_GO,
    MARK,
    MOVE,
    NEUTRAL,
    ON,
    OUTFITS,
    OUTSET,
    PLACE,
    RACE,
    RED,
    SEEK,
    SELL,
    STAND_BY,
    WAIT,
    WORK,
)
from grandtour.games.richesses.board import (
    BIKE,
    CAPITALS,
    CAR,
    FERRY,
    FOOT,
    IN_CORSICA,
    IS_CAPITAL,
    IS_PASSAGE,
    MODES,
    POINTS,
    PRICE,
    REGION_OF,
    RESALE,
    SEA,
    SPEED,
    TEN,
    away,
    reach,
)
from grandtour.games.richesses.board import DRIVE as BY_CAR
from grandtour.games.richesses.board import WALK as ON_FOOT
from grandtour.games.richesses.casinos import Casinos
from grandtour.games.richesses.circuits import CIRCUITS, Circuit
from grandtour.games.richesses.economie import Economie
from grandtour.games.richesses.sight import RichessesView, Traveller
from grandtour.games.richesses.sports import Sports

WAGE: Final = 35.0  # what a turn of work brings
PORTS: Final = [port for port, _, _ in SEA]
FARE: Final = max([price for _, _, price in SEA])
PURSE: Final = 60  # what one likes to keep for tolls and cards
PAWN: Final = 2.5  # the turns that a stage takes by car, more or less
HASARD: Final = 0.3  # what a card costs in turns, more or less
WINDFALL: Final = 28  # what a card brings in francs, on average
MOTORWAYS: Final = 70  # what a driver pays for them on a tour, more or less
NEVER: Final = -1000.0
AT_ONCE: Final = 1000.0


# --- Tours ---


class Goal:
    """Something to do: where it begins, where it ends, how many turns it takes there, and which row it earns."""

    def __init__(self, row: int, entry: int, leave: int, turns: float, mode: int) -> None:
        self.row = row
        self.entry = entry
        self.leave = leave
        self.turns = turns
        self.mode = mode


def goals_of(circuit: Circuit) -> list[Goal]:
    """The rows of a circuit as goals; a match takes two turns on average, a race its course."""
    if not isinstance(circuit, Sports):
        return [Goal(row, stage, stage, 0.0, NOBODY) for row, stage in enumerate(circuit.sheet.stages)]
    goals: list[Goal] = []
    for row, event in enumerate(circuit.events):
        if event.course:
            turns = -(-(len(event.course) - 1) // SPEED[event.mode])
            goals.append(Goal(row, event.course[0], event.course[-1], float(turns), event.mode))
        else:
            goals.append(Goal(row, event.at, event.at, 1.0, NOBODY))
    return goals


def sections(one: int, other: int, mode: int) -> int:
    return away(one, BY_CAR if mode == CAR else ON_FOOT)[other]


class Crossing:
    """The best way over the sea between two points: how long it takes with the work for its fare, and that fare."""

    def __init__(self, one: int, other: int, mode: int) -> None:
        self.turns = 0.0
        self.fare = 0
        for port, island, fare in SEA:
            if IN_CORSICA[one]:
                port, island = island, port
            way = sections(one, port, mode) + 1 + sections(island, other, mode)
            turns = -(-way // SPEED[mode]) + fare / WAGE
            if not self.fare or turns < self.turns:
                self.turns, self.fare = turns, fare


CROSSINGS: Final[list[Crossing | None]] = [None] * (POINTS * POINTS * MODES)


def crossing(one: int, other: int, mode: int) -> Crossing:
    """Each is worked out once, when it is first asked for."""
    nth = (one * POINTS + other) * MODES + mode
    found = CROSSINGS[nth]
    if found is None:
        found = CROSSINGS[nth] = Crossing(one, other, mode)
    return found


def turns_between(one: int, other: int, mode: int) -> float:
    """How long the way takes, with what a ferry costs in work."""
    if IN_CORSICA[one] != IN_CORSICA[other]:
        return crossing(one, other, mode).turns
    return float(-(-sections(one, other, mode) // SPEED[mode]))


def fare_between(one: int, other: int, mode: int) -> int:
    return crossing(one, other, mode).fare if IN_CORSICA[one] != IN_CORSICA[other] else 0


def length(start: int, tour: list[Goal], finish: int, mode: int) -> float:
    total, here = 0.0, start
    for goal in tour:
        total += turns_between(here, goal.entry, mode) + goal.turns
        here = goal.leave
    return total + turns_between(here, finish, mode) if finish != NOBODY else total


def fares(start: int, tour: list[Goal], finish: int, mode: int) -> int:
    """What the ferries on a tour cost."""
    total, here = 0, start
    for goal in tour:
        total += fare_between(here, goal.entry, mode)
        here = goal.leave
    return total + fare_between(here, finish, mode) if finish != NOBODY else total


def best_tour(start: int, goals: list[Goal], finish: int, mode: int) -> list[Goal]:
    """A short tour: every goal put in where it costs least, then moved about and turned round while that helps."""
    tour: list[Goal] = []
    for goal in goals:
        tries = [[*tour[:i], goal, *tour[i:]] for i in range(len(tour) + 1)]
        tour = shortest(start, tries, finish, mode)
    while True:
        better = shortest(start, [tour, *neighbours(tour)], finish, mode)
        if length(start, better, finish, mode) >= length(start, tour, finish, mode):
            return tour
        tour = better


def neighbours(tour: list[Goal]) -> list[list[Goal]]:
    found: list[list[Goal]] = []
    for i in range(len(tour)):
        rest = tour[:i] + tour[i + 1 :]
        found += [[*rest[:j], tour[i], *rest[j:]] for j in range(len(tour)) if j != i]
        found += [tour[:i] + tour[i : j + 1][::-1] + tour[j + 1 :] for j in range(i + 1, len(tour))]
    return found


def shortest(start: int, tours: list[list[Goal]], finish: int, mode: int) -> list[Goal]:
    best, least = tours[0], length(start, tours[0], finish, mode)
    for tour in tours[1:]:
        total = length(start, tour, finish, mode)
        if total < least - 1e-9:
            best, least = tour, total
    return best


# --- What a seat knows ---


class Eyes:
    """The table as one seat sees it, with what it still has to do."""

    def __init__(self, view: RichessesView, me: int) -> None:
        self.view = view
        self.me = me
        self.mine: Traveller = view.travellers[me]
        self.circuit = CIRCUITS[view.circuit]
        self.finish = self.circuit.finish
        self.goals = [goal for goal in goals_of(self.circuit) if goal.row not in self.mine.rows]
        self.mode = max(self.mine.vehicles) if self.mine.vehicles else FOOT
        self.cash = self.mine.cash
        self.earning = False
        """Is the next thing to do to work?"""

    def taken(self, point: int) -> bool:
        others = [other for seat, other in enumerate(self.view.travellers) if seat != self.me]
        return point in [other.at for other in others if other.on_board]

    def toll(self, point: int) -> float:
        """What a toll there may cost: less than nothing is known of who holds the card, unless it lies open."""
        region = REGION_OF[point]
        if region in self.view.hand or region in self.view.regions_under:
            return 0.0
        others = len(self.view.travellers) - 1
        return WAGE * 2 * others / max(2 * others, 20 - len(self.view.regions_under))

    def franc(self) -> float:
        """What a franc is worth in turns: a day's work if the purse is small, next to nothing if it is not."""
        return 1 / WAGE if self.cash < self.needed() + 100 else 1 / (6 * WAGE)

    def needed(self) -> int:
        """What the crossings ahead will cost."""
        here, places = self.mine.at, [goal.entry for goal in self.goals]
        side = IN_CORSICA[here]
        over = [place for place in places if IN_CORSICA[place] != side]
        if self.finish != NOBODY:
            places.append(self.finish)
        if not over:
            over = [place for place in places if IN_CORSICA[place] != side]
            return fare_between(here, over[0], self.mode) if over else 0
        back = [place for place in places if IN_CORSICA[place] == side]
        if self.finish != NOBODY and IN_CORSICA[self.finish] != side:
            back = []  # what is to be done on this side is done before
        there = fare_between(here, over[0], self.mode)
        home = fare_between(over[0], back[-1], self.mode) if back else 0
        if self.finish != NOBODY and IN_CORSICA[self.finish]:
            home -= min(home, RESALE[self.mode])  # the last ferry ends the tour: what one drives may be sold for it
        return there + home

    def wealth_of_others(self) -> int:
        return max([other.wealth for seat, other in enumerate(self.view.travellers) if seat != self.me])


def prospects(view: RichessesView, me: int) -> float:
    """How well a seat stands, in turns."""
    eyes = Eyes(view, me)
    places = [goal.entry for goal in eyes.goals] or ([eyes.finish] if eyes.finish != NOBODY else [])
    here = eyes.mine.at
    near = (
        min([sections(here, place, eyes.mode) / SPEED[eyes.mode] for place in places], default=0.0) if here >= 0 else 0
    )
    return eyes.mine.wealth / WAGE + PAWN * len(eyes.mine.rows) - near


# --- Decisions ---


class TourBot(Bot):
    """What both bots share: they go for a target, claim what is theirs, and work when the purse is empty."""

    def rank(self, chair: Chair, dice: Dice) -> list[Scored]:
        answers, eyes = chair.answers(), Eyes(chair.view(), chair.me)
        if len(answers) == 1:
            return [Scored(answers[0], 0.0)]
        return [Scored(act, score) for act, score in zip(answers, self.scores(eyes, answers), strict=True)]

    def scores(self, eyes: Eyes, acts: list[Act]) -> list[float]:
        verbs = [act.verb for act in acts]
        if OUTSET in verbs:
            return [self.outset(eyes, act.noun) for act in acts]
        if CASINO in verbs:
            return [self.start_at(eyes, act.noun) for act in acts]
        if LET_GO in verbs:
            return [self.toll(act) for act in acts]
        if PASS in verbs:
            return [self.bid(eyes, act) for act in acts]
        if ON in verbs:
            return [1.0 if act.noun == RED else 0.0 for act in acts]
        if eyes.view.due:
            return [self.part_with(eyes, act) for act in acts]
        if MARK in verbs:
            return [1.0 if act.verb is MARK else 0.0 for act in acts]
        return self.turn(eyes, acts)

    def turn(self, eyes: Eyes, acts: list[Act]) -> list[float]:
        target = self.target(eyes)
        return [self.judge(eyes, act, target) for act in acts]

    def judge(self, eyes: Eyes, act: Act, target: int) -> float:
        """What an act is worth: minus the turns until the target, or what it brings by itself."""
        verb = act.verb
        if eyes.mine.race != NOBODY and (verb in MOVE or verb is WAIT):
            return self.raced(eyes, act.noun) if verb is WAIT else NEVER  # a race is not given up
        if verb in MOVE:
            mode = MOVE.index(verb)
            price = reach(eyes.mine.at, mode, False).price(act.noun)
            return self.way(eyes, act.noun, target, price) + self.comfort(act.noun, mode)
        if verb is HITCH or verb is DECLINE:
            return self.way(eyes, eyes.mine.at if verb is DECLINE else act.noun, target, 0)
        if verb is WAIT:
            return -1.6 if act.noun == target else NEVER
        if verb is WORK:
            return self.work(eyes, target)
        if verb is SEEK:
            return AT_ONCE if target == act.noun else self.seek(eyes)
        if verb is PLACE:
            return self.stake(eyes, act.noun * TEN)
        if verb is CALL:
            return AT_ONCE - len(eyes.view.travellers[act.noun].rows)
        if verb is NEUTRAL or verb is STAND_BY:
            return AT_ONCE
        if verb is RACE:
            return AT_ONCE / 2 + self.raced(eyes, act.noun)
        if verb is BUY:
            return self.buy(eyes, act.noun)
        if verb is SELL or verb is HAGGLE:
            return self.sell(eyes, act)
        return 0.0

    def way(self, eyes: Eyes, end: int, target: int, price: int) -> float:
        """Turns to go from there, then sections; with what the move costs and what may happen at its end."""
        crosses = IN_CORSICA[eyes.mine.at] != IN_CORSICA[end]
        turns = turns_between(end, target, eyes.mode) + sections(end, target, eyes.mode) / 100
        turns += price / WAGE if crosses else price * eyes.franc()  # before it is paid, a fare is counted as work
        turns += eyes.toll(end) * eyes.franc()
        if IS_PASSAGE[end] and eyes.mine.race == NOBODY:
            turns += self.card(eyes)
        return -turns - (0.5 if end == eyes.mine.at else 0.0)

    def comfort(self, end: int, mode: int) -> float:
        """Whoever has a bike or a car takes it, except where a card may ask more of those who do (A66)."""
        return 0.0 if IS_PASSAGE[end] else mode / 1000

    def raced(self, eyes: Eyes, point: int) -> float:
        """The farther along the course, the better."""
        circuit = eyes.circuit
        assert isinstance(circuit, Sports)
        for row in circuit.races:
            course = circuit.events[row].course
            if point in course and (row == eyes.mine.race or course[0] == eyes.mine.at):
                return float(course.index(point) or len(course))
        return 0.0

    # --- What the bots do differently ---

    def target(self, eyes: Eyes) -> int:
        """Where to go next."""
        raise NotImplementedError

    def outset(self, eyes: Eyes, outfit: int) -> float:
        """How good it is to set out so."""
        raise NotImplementedError

    def start_at(self, eyes: Eyes, casino: int) -> float:
        return 0.0

    def card(self, eyes: Eyes) -> float:
        """What a hasard card costs in turns: it may lead astray."""
        return HASARD

    def toll(self, act: Act) -> float:
        return 1.0 if act.verb is CLAIM else 0.0

    def bid(self, eyes: Eyes, act: Act) -> float:
        return 1.0 if act.verb is PASS else 0.0

    def part_with(self, eyes: Eyes, act: Act) -> float:
        """The cheapest vehicle that is enough, to the bank."""
        enough = eyes.cash + RESALE[act.noun] >= eyes.view.due
        return (2.0 if enough else 0.0) - act.noun - (0.5 if act.verb is HAGGLE else 0.0)

    def work(self, eyes: Eyes, target: int) -> float:
        return AT_ONCE if eyes.earning and target == eyes.mine.at else NEVER

    def seek(self, eyes: Eyes) -> float:
        return NEVER

    def stake(self, eyes: Eyes, francs: int) -> float:
        """One must, on arrival; so as little as can be, and nothing more than that."""
        return NEVER - francs

    def buy(self, eyes: Eyes, vehicle: int) -> float:
        return AT_ONCE if missing_mode(eyes) == vehicle else NEVER

    def sell(self, eyes: Eyes, act: Act) -> float:
        return NEVER


def missing_mode(eyes: Eyes) -> int:
    """The vehicle that a race from here needs and that one does not have."""
    for goal in eyes.goals:
        if goal.entry == eyes.mine.at and goal.mode > FOOT and goal.mode not in eyes.mine.vehicles:
            return goal.mode
    return NOBODY


def work_near(eyes: Eyes, target: int) -> int:
    """Work here, or in the town that is least out of the way to the target."""
    eyes.earning = True
    if IS_CAPITAL[eyes.mine.at] and (eyes.mine.at != eyes.finish or not eyes.mine.on_board or stranded(eyes)):
        return eyes.mine.at
    best, least = NOBODY, 0.0
    for capital in CAPITALS:
        if capital == eyes.finish and not stranded(eyes):
            continue
        if eyes.taken(capital) or IN_CORSICA[capital] != IN_CORSICA[eyes.mine.at]:
            continue
        out = turns_between(eyes.mine.at, capital, eyes.mode) + turns_between(capital, target, eyes.mode)
        if best == NOBODY or out < least:
            best, least = capital, out
    return best


def stranded(eyes: Eyes) -> bool:
    """A51: where the finish of a circuit may be worked in."""
    return IN_CORSICA[eyes.finish] and IN_CORSICA[eyes.mine.at] and eyes.cash < FERRY


class NearestBot(TourBot):
    """Sets out by car, or by bike where money counts; goes to the nearest stage, and works for a ferry."""

    def target(self, eyes: Eyes) -> int:
        if self.waits_in_paris(eyes):
            return work_near(eyes, eyes.mine.at)
        here = eyes.mine.at
        places = [goal.entry for goal in eyes.goals] or [eyes.finish]
        near = min(places, key=lambda point: sections(here, point, eyes.mode))
        if IN_CORSICA[near] != IN_CORSICA[here] and eyes.cash < FARE:
            return work_near(eyes, near)
        if near == here and missing_mode(eyes) != NOBODY and eyes.cash < PRICE[missing_mode(eyes)]:
            return work_near(eyes, here)
        return near

    def waits_in_paris(self, eyes: Eyes) -> bool:
        """In Économie: until there is enough to leave with what it earns first."""
        if not isinstance(eyes.circuit, Economie) or eyes.mine.on_board or eyes.mine.vehicles:
            return False
        return eyes.cash < eyes.circuit.leave + PRICE[self.earns()]

    def earns(self) -> int:
        return BIKE

    def buy(self, eyes: Eyes, vehicle: int) -> float:
        leaving = isinstance(eyes.circuit, Economie) and not eyes.mine.on_board
        return AT_ONCE if leaving and vehicle == self.earns() else super().buy(eyes, vehicle)

    def outset(self, eyes: Eyes, outfit: int) -> float:
        return 1.0 if OUTFITS[outfit] == [BIKE if isinstance(eyes.circuit, Casinos) else CAR] else 0.0

    def stake(self, eyes: Eyes, francs: int) -> float:
        """On arrival, as near to 100 F as can be."""
        return NEVER - abs(francs - 100)


class ModestBot(NearestBot):
    """Goes to the nearest stage, and stakes 10 F."""

    def stake(self, eyes: Eyes, francs: int) -> float:
        return NEVER - francs


class RamblerBot(ModestBot):
    """Walks, and lets everyone pass."""

    def earns(self) -> int:
        return FOOT

    def outset(self, eyes: Eyes, outfit: int) -> float:
        return 0.0 if OUTFITS[outfit] else 1.0

    def toll(self, act: Act) -> float:
        return 0.0 if act.verb is CLAIM else 1.0


class SenseBot(TourBot):
    """Plans its tour when its circumstances change, and then keeps to it."""

    def __init__(self, outfit: int = NOBODY) -> None:
        super().__init__()
        self.outfit = outfit  # with what it sets out, whatever it thinks; NOBODY leaves it the choice
        self.tour: list[int] = []
        self.purse = PURSE
        self.planned: tuple[int, int] = (NOBODY, NOBODY)

    def next_goal(self, eyes: Eyes) -> Goal | None:
        """The first goal of the tour; it is planned anew with another vehicle, or when one is sent elsewhere."""
        rows = [goal.row for goal in eyes.goals]
        tour = [row for row in self.tour if row in rows]
        state = (eyes.mode, 1 if IN_CORSICA[eyes.mine.at] else 0)
        if len(tour) != len(rows) or state != self.planned:
            planned = self.plan(eyes, eyes.mine.at, eyes.mode)
            tour, self.planned = [goal.row for goal in planned], state
        self.tour = tour
        goals = [goal for row in tour for goal in eyes.goals if goal.row == row]
        return self.round_about(eyes, goals) if goals and eyes.taken(goals[0].entry) else goals[0] if goals else None

    def plan(self, eyes: Eyes, start: int, mode: int) -> list[Goal]:
        """The shortest of three tours, each begun with another goal; with which, its cards decide."""
        goals, tours = eyes.goals, list[list[Goal]]()
        for third in range(3):
            cut = (sum(eyes.view.hand) + third * len(goals) // 3) % len(goals) if goals else 0
            tours.append(best_tour(start, goals[cut:] + goals[:cut], eyes.finish, mode))
        return shortest(start, tours, eyes.finish, mode)

    def round_about(self, eyes: Eyes, tour: list[Goal]) -> Goal:
        """Where the next stage is taken and near, another may come first: the tour that is shortest with the wait."""
        here, first = eyes.mine.at, tour[0]
        if sections(here, first.entry, eyes.mode) > SPEED[eyes.mode]:
            return first
        best, least = first, 1 + length(here, tour, eyes.finish, eyes.mode)
        for goal in tour[1:]:
            if not eyes.taken(goal.entry):
                rest = best_tour(goal.leave, [other for other in tour if other is not goal], eyes.finish, eyes.mode)
                total = turns_between(here, goal.entry, eyes.mode) + length(goal.leave, rest, eyes.finish, eyes.mode)
                if total < least:
                    best, least = goal, total
        if best is not first:
            self.tour = [best.row]  # the rest is planned from there
        return best

    def target(self, eyes: Eyes) -> int:
        """Where to go now: to the next goal, or to work for what it costs."""
        circuit, mine = eyes.circuit, eyes.mine
        if isinstance(circuit, Economie) and not mine.on_board and self.saves(eyes):
            return work_near(eyes, mine.at)
        goal = self.next_goal(eyes)
        if goal is None and self.lags(eyes):
            return work_near(eyes, eyes.finish)
        place = goal.entry if goal is not None else eyes.finish
        if self.short(eyes, place, goal is None) or self.wants_bike(eyes):
            return work_near(eyes, place)
        return place

    def short(self, eyes: Eyes, place: int, last: bool) -> bool:
        """Must the way there be worked for? A ferry, a vehicle for a race; and whoever drives keeps some change."""
        mine, purse = eyes.mine, 0 if last else self.purse
        if IN_CORSICA[place] != IN_CORSICA[mine.at]:
            fare = fare_between(mine.at, place, eyes.mode)
            if last and IN_CORSICA[place]:
                return eyes.cash + RESALE[eyes.mode] < fare  # in the port, what one drives is sold
            return eyes.cash < purse + (eyes.needed() if IS_CAPITAL[mine.at] else fare)  # both earned in one place
        wanted = missing_mode(eyes)
        if place == mine.at and wanted != NOBODY:
            return eyes.cash < PRICE[wanted]
        return IS_CAPITAL[mine.at] and bool(mine.vehicles) and eyes.cash < purse and self.may_work(eyes)

    def may_work(self, eyes: Eyes) -> bool:
        """Can one work where one stands?"""
        return eyes.mine.at != eyes.finish and not isinstance(eyes.circuit, Economie)

    def saves(self, eyes: Eyes) -> bool:
        """In Économie: earn a car, unless the others are about to come home."""
        wanted = self.leaves_by(eyes)
        if eyes.view.closing or wanted == FOOT or wanted in eyes.mine.vehicles:
            return False
        return eyes.cash < PRICE[wanted] + 200

    def leaves_by(self, eyes: Eyes) -> int:
        return CAR if self.outfit == NOBODY else self.outfit

    def wants_bike(self, eyes: Eyes) -> bool:
        """Whoever walks and has far to go does well to earn a bike first."""
        if eyes.mine.vehicles or eyes.cash >= PRICE[BIKE] or eyes.view.closing or self.outfit == FOOT:
            return False
        far = self.turns_by(eyes, FOOT) - self.turns_by(eyes, BIKE)
        return far > (PRICE[BIKE] - eyes.cash) / WAGE + 3

    def lags(self, eyes: Eyes) -> bool:
        """In Casinos it is the richest who should end the game; until then a day's work counts."""
        if not isinstance(eyes.circuit, Casinos) or eyes.view.hidden_cash or eyes.view.rounds - eyes.view.round < 4:
            return False
        return eyes.mine.wealth <= eyes.wealth_of_others()

    def turns_by(self, eyes: Eyes, mode: int) -> float:
        tour = [goal for row in self.tour for goal in eyes.goals if goal.row == row] or eyes.goals
        return length(eyes.mine.at, tour, eyes.finish, mode)

    # --- Vehicles ---

    def outset(self, eyes: Eyes, outfit: int) -> float:
        """Minus the turns of the whole tour, with the work for what will be short. Gamblers need their money."""
        if self.outfit != NOBODY:
            return 1.0 if outfit == self.outfit else 0.0
        if isinstance(eyes.circuit, Casinos):
            return 1.0 if OUTFITS[outfit] == [BIKE] else 0.0
        mode = max([FOOT, *OUTFITS[outfit]])
        start = eyes.mine.at if eyes.mine.at != NOBODY else eyes.goals[0].entry
        tour = self.plan(eyes, start, mode)
        raced = [goal.mode for goal in tour if goal.mode > FOOT]
        left = eyes.cash - sum([PRICE[vehicle] for vehicle in {*OUTFITS[outfit], *raced}])
        costs = fares(start, tour, eyes.finish, mode) + PURSE + 40 + (MOTORWAYS if mode == CAR else 0)
        short = max(0, costs - left)
        if eyes.finish != NOBODY and fare_between(tour[-1].leave, eyes.finish, mode):
            short = max(0, short - RESALE[mode])  # whoever is almost there can do without
        return self.whim(eyes, outfit) - length(start, tour, eyes.finish, mode) - short / WAGE

    def whim(self, eyes: Eyes, outfit: int) -> float:
        """Up to four turns, by its cards: where two outfits are about as good, nobody foresees which it takes."""
        return (7 * sum(eyes.view.hand) + 5 * outfit) % 8 / 2

    def start_at(self, eyes: Eyes, casino: int) -> float:
        goals = [goal for goal in eyes.goals if goal.entry != casino]
        return -length(casino, best_tour(casino, goals, eyes.finish, eyes.mode), eyes.finish, eyes.mode)

    def gain(self, eyes: Eyes, vehicle: int) -> float:
        """The turns that a vehicle would save."""
        return self.turns_by(eyes, eyes.mode) - self.turns_by(eyes, vehicle) if vehicle > eyes.mode else 0.0

    def buy(self, eyes: Eyes, vehicle: int) -> float:
        if missing_mode(eyes) == vehicle:
            return AT_ONCE
        if isinstance(eyes.circuit, Economie) and not eyes.mine.on_board:
            return AT_ONCE if vehicle == self.leaves_by(eyes) else NEVER
        if isinstance(eyes.circuit, Casinos) or self.outfit != NOBODY:
            return NEVER  # it is money that counts, or another vehicle is not to be tried
        short = max(0, eyes.needed() - (eyes.cash - PRICE[vehicle]))
        if short and not eyes.goals:
            return NEVER
        return AT_ONCE if self.gain(eyes, vehicle) > short / WAGE + 1 else NEVER

    def bid(self, eyes: Eyes, act: Act) -> float:
        """The lowest offer, if the vehicle saves more turns than it costs."""
        lot = eyes.view.lot
        if act.verb is not BID or lot is None:
            return 0.0
        price = act.noun * TEN
        short = max(0, eyes.needed() + PURSE - (eyes.cash - price))
        return self.gain(eyes, lot.vehicle) - short / WAGE - 3 - price / 1000

    def sell(self, eyes: Eyes, act: Act) -> float:
        """Where money is short: a bike beside a car; or the car, if going on without it is quicker than to work."""
        owned, modes = eyes.mine.vehicles, [goal.mode for goal in eyes.goals]
        missing = self.missing(eyes)
        if act.verb is HAGGLE or act.noun in modes or not missing or isinstance(eyes.circuit, Economie | Casinos):
            return NEVER
        if act.noun == BIKE:
            return AT_ONCE if CAR in owned else NEVER
        if not eyes.goals and eyes.finish != NOBODY and IN_CORSICA[eyes.finish]:
            return AT_ONCE if eyes.mine.at in PORTS else NEVER
        spare = eyes.cash + RESALE[CAR] - eyes.needed()
        mode = BIKE if BIKE in owned or spare >= PRICE[BIKE] + PURSE else FOOT
        without = self.turns_by(eyes, mode) + max(0, -spare) / WAGE
        return AT_ONCE if without + 2 < self.turns_by(eyes, CAR) + missing / WAGE else NEVER

    def missing(self, eyes: Eyes) -> int:
        """How much is still to be earned for crossings and for the vehicle of a race."""
        wanted = missing_mode(eyes)
        return max(0, eyes.needed() + (PRICE[wanted] if wanted != NOBODY else 0) - eyes.cash)

    # --- Money ---

    def card(self, eyes: Eyes) -> float:
        """In Économie what a card brings is worth a short way round."""
        return HASARD - (WINDFALL / WAGE if isinstance(eyes.circuit, Economie) else 0.0)

    def stake(self, eyes: Eyes, francs: int) -> float:
        """About a third of what one has: the odds are good, but an empty purse costs the car."""
        wise = min(300, max(10, (eyes.cash + (100 if eyes.mine.vehicles else 0)) // 2 // TEN * TEN, eyes.cash - 700))
        near = -abs(francs - min(wise, eyes.cash)) / 1000
        return AT_ONCE + near if wise >= 50 or eyes.cash < 50 else near

    def seek(self, eyes: Eyes) -> float:
        return -1.0 if self.wants_bike(eyes) else NEVER
