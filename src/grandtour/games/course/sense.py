"""A player with sense: it imagines how the cards may come, and plans the cheapest tour in each of these futures.

Costs are counted in thousandths of a leg. A card in hand costs next to nothing, one that lies open on a bin less than
half a leg, and one that is still to come about a leg on average, more if few of its copies are left.
"""

from __future__ import annotations

from heapq import heappop, heappush
from math import log
from typing import Final

from mypy_extensions import i64

from grandtour.core.acts import NOBODY, SEATS
from grandtour.core.chairs import Bot, Chair, Scored
from grandtour.core.chance import Dice
from grandtour.core.tales import Heard
from grandtour.games.course.acts import LAY, LEFT_BIN, RIGHT_BIN
from grandtour.games.course.board import ALL_VISAS, CARDS, CITIES, FAR, HOMES, LEGS_TO_GO, ROADS, ROUTE, ROUTES, VISA
from grandtour.games.course.sight import CourseView, Traveller

LEG: Final = 1000
HELD: Final = 100  # not nothing, so that of two tours in hand the shorter is flown
OPEN: Final = 400
FRESH: Final = 60  # what an unknown new card is worth
FUTURES: Final = 12
FEEDING: Final = 4  # a card that helps the next player on is kept as if this many futures needed it
MOST_NEEDED: Final = (FUTURES + FEEDING + 1) * LEG
MANY: Final = 300  # chains from one hand; more are not looked at
OUT_OF_REACH: Final = 1 << 30
SETS: Final = ALL_VISAS + 1
STATES: Final = CITIES * SETS

# How long one may wait for a card of which one copy is left, in 256 equally likely cases; with two copies half as long.
WAITS: Final[list[int]] = [int(-2 * LEG * log((i + 0.5) / 256)) for i in range(256)]


# --- Tours ---


class Future:
    """One way in which the cards may come: what each route will cost, and the cheapest tour home from each state.

    A state is a city with a set of visas.
    """

    def __init__(self, home: int, visas: int, costs: list[int]) -> None:
        self.home = home
        self.costs = costs
        self.ahead = ahead(home, visas, costs)

    def tour(self, city: int, visas: int) -> list[int]:
        """The routes of the cheapest tour, in order."""
        tour: list[int] = []
        while city != self.home or visas != ALL_VISAS:
            route = self.first_route(city, visas)
            tour.append(route)
            a, b = ROUTES[route]
            city = b if city == a else a
            visas |= VISA[city]
        return tour

    def first_route(self, city: int, visas: int) -> int:
        cost = self.ahead[city * SETS + visas]
        for there, route in ROADS[city]:
            if self.costs[route] + self.ahead[there * SETS + (visas | VISA[there])] == cost:
                return route
        raise ValueError(f"no route leads on from city {city} with visas {visas:05b}")


def ahead(home: int, visas: int, costs: list[int]) -> list[int]:
    """The cost from each state that has at least these visas to home with all of them."""
    best = [OUT_OF_REACH] * STATES
    best[home * SETS + ALL_VISAS] = 0
    heap = [home * SETS + ALL_VISAS]
    while heap:
        nearest: i64 = heappop(heap)
        cost, city, has = nearest // STATES, nearest // SETS % CITIES, nearest % SETS
        if cost > best[city * SETS + has]:
            continue
        without = has & ~VISA[city] | visas  # the visa of this city may have been taken here or before
        for before, route in ROADS[city]:
            total = cost + costs[route]
            if has & VISA[before] == VISA[before] and total < best[before * SETS + has]:
                best[before * SETS + has] = total
                heappush(heap, total * STATES + before * SETS + has)
            if without & VISA[before] == VISA[before] and total < best[before * SETS + without]:
                best[before * SETS + without] = total
                heappush(heap, total * STATES + before * SETS + without)
    return best


def behind(city: int, visas: int, costs: list[int]) -> list[int]:
    """The cost to each state from this city with these visas."""
    best = [OUT_OF_REACH] * STATES
    best[city * SETS + visas] = 0
    heap = [city * SETS + visas]
    while heap:
        nearest: i64 = heappop(heap)
        cost, here, has = nearest // STATES, nearest // SETS % CITIES, nearest % SETS
        if cost > best[here * SETS + has]:
            continue
        for there, route in ROADS[here]:
            total, then = cost + costs[route], there * SETS + (has | VISA[there])
            if total < best[then]:
                best[then] = total
                heappush(heap, total * STATES + then)
    return best


class Plan:
    """The cheapest tour from here, and what it would be with one card more."""

    def __init__(self, city: int, visas: int, home: int, costs: list[int]) -> None:
        self.visas = visas
        self.ahead = ahead(home, visas, costs)
        self.behind = behind(city, visas, costs)
        self.cost = self.ahead[city * SETS + visas]

    def cost_with(self, route: int) -> int:
        """The cost of the cheapest tour when one holds a card of this route."""
        a, b = ROUTES[route]
        best = self.cost
        for visas in range(self.visas, SETS):
            there = self.behind[a * SETS + visas] + self.ahead[b * SETS + (visas | VISA[b])] + HELD
            back = self.behind[b * SETS + visas] + self.ahead[a * SETS + (visas | VISA[a])] + HELD
            if there < best:
                best = there
            if back < best:
                best = back
        return best


# --- What a seat knows ---


class Eyes:
    """The cards as one seat sees them: its hand, the open ones, and how many copies of each route may still come."""

    def __init__(self, hand: list[int], left: int, right: int, unseen: list[int]) -> None:
        self.hand = hand
        self.left = left
        self.right = right
        self.unseen = unseen

    def without(self, laid: list[int]) -> Eyes:
        return Eyes([card for card in self.hand if card not in laid], self.left, self.right, self.unseen)

    def overlook(self, aside: list[int]) -> None:
        """What one has put aside, one does not take again before one has flown on."""
        if self.left in aside:
            self.left = NOBODY
        if self.right in aside:
            self.right = NOBODY

    def costs(self, waits: list[int]) -> list[int]:
        """The cost of each route when one has to wait so long for its last copy; with none left, twice that."""
        costs = [wait // copies if copies else 2 * wait for wait, copies in zip(waits, self.unseen, strict=True)]
        for card in (self.left, self.right):
            if card != NOBODY:
                costs[ROUTE[card]] = min(OPEN, costs[ROUTE[card]])
        for card in self.hand:
            costs[ROUTE[card]] = HELD
        return costs

    def imagined(self, dice: Dice) -> list[list[int]]:
        """What the routes may cost, in some futures that are all equally likely."""
        return [self.costs([WAITS[dice.below(len(WAITS))] for _ in ROUTES]) for _ in range(FUTURES)]

    def expected(self) -> list[int]:
        """What the routes will cost on average."""
        return self.costs([2 * LEG] * len(ROUTES))


def eyes_of(view: CourseView, me: int) -> Eyes:
    """What seat `me` can see in its view."""
    known = view.hand + view.laid + [top for top in (view.left.top, view.right.top) if top != NOBODY]
    for seat, traveller in enumerate(view.travellers):
        if seat != me:
            known += traveller.shown
    unseen = [0] * len(ROUTES)
    for card in set(range(CARDS)) - set(known):
        unseen[ROUTE[card]] += 1
    return Eyes(view.hand, view.left.top, view.right.top, unseen)


class Outlook:
    """What the futures have in store for a player with this home and these visas."""

    def __init__(self, home: int, visas: int, imagined: list[list[int]]) -> None:
        self.futures = [Future(home, visas, costs) for costs in imagined]

    def cost(self, city: int, visas: int) -> int:
        return sum([future.ahead[city * SETS + visas] for future in self.futures]) // FUTURES

    def uses(self, city: int, visas: int) -> list[int]:
        """For each route, how often the tours of all futures fly it."""
        uses = [0] * len(ROUTES)
        for future in self.futures:
            for route in future.tour(city, visas):
                uses[route] += 1
        return uses


# --- Decisions ---


class Chain:
    """Cards of the hand that can be laid one after the other, and where they lead."""

    def __init__(self, cards: list[int], city: int, visas: int) -> None:
        self.cards = cards
        self.city = city
        self.visas = visas

    def longer(self, card: int) -> Chain:
        city = FAR[self.city][card]
        return Chain([*self.cards, card], city, self.visas | VISA[city])

    def complete(self, home: int) -> bool:
        return self.visas == ALL_VISAS and self.city == home


class SenseBot(Bot):
    """Lays the chain that leads where the way home is cheapest, if that promises more than bettering its hand."""

    def __init__(self) -> None:
        super().__init__()
        self.sights: list[object] = []
        self.outlook: Outlook | None = None
        self.aside: dict[int, list[int]] = {}
        """What each player has put on the bins since they last flew."""

    def hear(self, heard: Heard) -> None:
        if heard.key == "stays":
            player, left, right = heard.nouns
            self.aside[player] = [*self.aside.get(player, []), left, right]
        elif heard.key == "flies":
            self.aside[heard.nouns[0]] = []

    def rank(self, chair: Chair, dice: Dice) -> list[Scored]:
        me, answers = chair.me, chair.answers()
        view: CourseView = chair.view()
        eyes, mine = eyes_of(view, me), view.travellers[me]
        eyes.overlook(self.aside.get(me, []))
        if mine.at == NOBODY:
            homes = home_costs(eyes, dice)
            return [Scored(act, -homes[act.noun]) for act in answers]
        here = Chain([], mine.at, visas_of(mine))
        for card in view.chain:
            here = here.longer(card)
        outlook = self.outlook_on(eyes.without(view.chain), here, mine.home, fortune(view, me))
        if view.chain:
            ahead, landing = lay_costs(here, eyes.hand, mine.home, outlook), promise(here, mine.home, outlook)
            return [Scored(act, -(ahead[act.noun] if act.verb is LAY else landing)) for act in answers]
        uses = outlook.uses(here.city, here.visas)
        if len(view.discards) == 2:
            return [Scored(act, gain_from(act.noun, eyes, uses)) for act in answers]
        needs = needs_of(eyes.without(view.discards), uses, view.travellers[(me + 1) % len(view.travellers)], dice)
        if view.discards:
            return [Scored(act, -needs[act.noun]) for act in answers]
        ahead, staying = lay_costs(here, eyes.hand, mine.home, outlook), cost_of_staying(here, outlook, eyes, uses)
        return [
            Scored(act, -ahead[act.noun] if act.verb is LAY else -staying - needs[act.noun] / MOST_NEEDED)
            for act in answers
        ]

    def outlook_on(self, eyes: Eyes, here: Chain, home: int, dice: Dice) -> Outlook:
        """Worked out anew only when something has changed."""
        sights: list[object] = [eyes.hand, eyes.left, eyes.right, eyes.unseen, here.city, here.visas, home]
        if self.outlook is None or sights != self.sights:
            self.sights, self.outlook = sights, Outlook(home, here.visas, eyes.imagined(dice))
        return self.outlook


def fortune(view: CourseView, me: int) -> Dice:
    """The same dice all through a game: whoever imagined other futures in every turn would take a card and drop it."""
    seed = me + SEATS * view.first
    for traveller in view.travellers:
        seed = seed * len(HOMES) + HOMES.index(traveller.home)
    return Dice(seed)


def visas_of(traveller: Traveller) -> int:
    return sum([1 << continent for continent in traveller.visas])


def home_costs(eyes: Eyes, dice: Dice) -> dict[int, int]:
    """What the tour from each home costs with the cards dealt."""
    imagined = eyes.imagined(dice)
    return {home: Outlook(home, VISA[home], imagined).cost(home, VISA[home]) for home in HOMES}


def lay_costs(here: Chain, hand: list[int], home: int, outlook: Outlook) -> dict[int, int]:
    """For each card that can be laid next, what the tour costs by the best chain that goes on with it."""
    costs: dict[int, int] = {}
    for chain in longer_chains(here, hand, home):
        card, cost = chain.cards[len(here.cards)], promise(chain, home, outlook)
        costs[card] = min(cost, costs.get(card, OUT_OF_REACH))
    return costs


def longer_chains(here: Chain, hand: list[int], home: int) -> list[Chain]:
    found: list[Chain] = []
    open_ends = [] if here.complete(home) else [here]
    for chain in open_ends:
        far = FAR[chain.city]
        for card in hand:
            if far[card] != NOBODY and card not in chain.cards and len(found) < MANY:
                longer = chain.longer(card)
                found.append(longer)
                if not longer.complete(home):
                    open_ends.append(longer)
    return found


def promise(chain: Chain, home: int, outlook: Outlook) -> int:
    """What the tour costs by this chain: its own legs, then the way from its end, less what the new cards are worth."""
    if chain.complete(home):
        return -OUT_OF_REACH
    return outlook.cost(chain.city, chain.visas) + len(chain.cards) * (HELD - FRESH)


def cost_of_staying(here: Chain, outlook: Outlook, eyes: Eyes, uses: list[int]) -> int:
    """What the tour costs after an exchange that takes the better of each open card and an unknown one."""
    return outlook.cost(here.city, here.visas) - sum([max(FRESH, gain) for gain in bin_gains(eyes, uses)])


def bin_gains(eyes: Eyes, uses: list[int]) -> list[int]:
    """What the open cards are worth, left one first: a leg, in those futures that fly it."""
    return [uses[ROUTE[card]] * LEG // FUTURES if card != NOBODY else 0 for card in (eyes.left, eyes.right)]


def gain_from(source: int, eyes: Eyes, uses: list[int]) -> int:
    """What the two cards from here are worth, an unknown one for each that is not open."""
    left, right = bin_gains(eyes, uses)
    return (left if source & LEFT_BIN else FRESH) + (right if source & RIGHT_BIN else FRESH)


def needs_of(eyes: Eyes, uses: list[int], next_player: Traveller, dice: Dice) -> dict[int, int]:
    """How much each card is needed: by how many futures, and more if it would help the next player on."""
    left, needs = uses[:], dict[int, int]()
    for card in eyes.hand:
        need = min(left[ROUTE[card]], FUTURES)  # a second copy is needed where a route is flown twice
        left[ROUTE[card]] -= need
        if helps(card, next_player):
            need += FEEDING
        needs[card] = need * LEG + dice.below(LEG)
    return needs


def helps(card: int, traveller: Traveller) -> bool:
    """Does the card lead a player, as all can see them, nearer to the end of their tour?"""
    there = FAR[traveller.at][card] if traveller.racing else NOBODY
    if there == NOBODY:
        return False
    visas, legs = visas_of(traveller), LEGS_TO_GO[traveller.home]
    return legs[there][visas | VISA[there]] < legs[traveller.at][visas]
