"""The rules of Auf Achse, in the order of its rulebook. Clauses AA-nn and rulings A-n: docs/rules/auf_achse.md."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import CHANCE, NOBODY, PLAYER, SEATS, Act, Kind, Verb, numbers
from grandtour.core.auction import Auction, clockwise
from grandtour.core.chance import Dice
from grandtour.core.decks import Deck
from grandtour.core.questions import Chance, Question, State, ask, end, tell
from grandtour.core.tales import Line, Tale
from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.board import (
    BRIDGE,
    EVENT_SPACES,
    MOST_POINTS,
    MUNICH,
    NEAR,
    SPACE,
    SPACES,
    TOWN_COUNT,
    Path,
    Reach,
    distances,
    reach,
)
from grandtour.games.auf_achse.cards import CONTRACT, CONTRACTS, COSTS, EVENT, EVENTS, FROM, GOODS, MONEY, REVENUE, TO

SIZE: Final = Kind("trailer", ["large", "small"])
LARGE: Final = 0
SMALL: Final = 1
PRICE: Final = [cards.LARGE_PRICE, cards.SMALL_PRICE]
ROOM: Final = [cards.LARGE_ROOM, cards.SMALL_ROOM]
POINTS: Final = numbers("points", MOST_POINTS)
ROW: Final = numbers("row", cards.ROWS)
COUNT: Final = numbers("count", 20)

# AA-12: the public contracts by the number of players.
PUBLIC: Final = {2: 12, 3: 16, 4: 20, 5: 24, 6: 24}
SLOTS: Final = 4
PRIVATE: Final = 3
STALL: Final = 12  # A21
WARNING: Final = 3
MOST_EVENTS: Final = 10  # A36

FIRST: Final = Verb("first", PLAYER)
DEAL: Final = Verb("deal", CONTRACT)
REVEAL: Final = Verb("reveal", CONTRACT)
DIE: Final = Verb("die", POINTS)
EVENT_CARD: Final = Verb("event", EVENT)
PLACE: Final = Verb("place", SPACE)
ROLL: Final = Verb("roll")
GO: Final = Verb("go", SPACE)
STAY: Final = Verb("stay")
OVER: Final = Verb("over", SPACE)
DECLINE: Final = Verb("decline")
LOAD: Final = Verb("load", CONTRACT)
DONE: Final = Verb("done")
BUY: Final = Verb("buy", SIZE)
WORKS: Final = Verb("works", SPACE)
JAM: Final = Verb("jam", SPACE)
CALL: Final = Verb("call", CONTRACT)
TAKE: Final = Verb("take", CONTRACT)
BID: Final = Verb("bid", ROW)
PASS: Final = Verb("pass")
USE: Final = Verb("use", EVENT)
SHIP: Final = Verb("ship", CONTRACT)
GIVE: Final = Verb("give", CONTRACT)
PARTNER: Final = Verb("partner", PLAYER)
MOVE: Final = Verb("move", PLAYER)
HELP: Final = Verb("help")
PAY: Final = Verb("pay")
JAIL: Final = Verb("jail")

MODEST: Final = (ROLL, DONE, DECLINE, PASS, PAY)  # what is done for those who say nothing

BEGINS: Final = Tale("begins", [PLAYER])
PARKS: Final = Tale("parks", [PLAYER, SPACE])
RECEIVES: Final = Tale("receives", [PLAYER], secret=[CONTRACT])
TURNED_UP: Final = Tale("turned-up", [CONTRACT])
ROLLS: Final = Tale("rolls", [PLAYER, POINTS])
DRIVES: Final = Tale("drives", [PLAYER, SPACE, SPACE])
WAITS: Final = Tale("waits", [PLAYER])
LOADS: Final = Tale("loads", [PLAYER, CONTRACT])
DELIVERS: Final = Tale("delivers", [PLAYER, CONTRACT, MONEY])
EARNS: Final = Tale("earns", [PLAYER, MONEY])
PAYS: Final = Tale("pays", [PLAYER, MONEY])
OWES: Final = Tale("owes", [PLAYER, EVENT])
REPAYS: Final = Tale("repays", [PLAYER, EVENT, MONEY])
BUYS: Final = Tale("buys", [PLAYER, SIZE])
CALLS: Final = Tale("calls", [PLAYER, CONTRACT])
BIDS: Final = Tale("bids", [PLAYER, ROW, MONEY])
PASSES: Final = Tale("passes", [PLAYER])
GETS: Final = Tale("gets", [PLAYER, CONTRACT, MONEY])
SETS_WORKS: Final = Tale("sets-works", [PLAYER, SPACE])
JAMMED: Final = Tale("jammed", [PLAYER, SPACE])
JAM_ENDS: Final = Tale("jam-ends", [SPACE])
DRAWS_EVENT: Final = Tale("draws-event", [PLAYER, EVENT])
KEEPS: Final = Tale("keeps", [PLAYER, EVENT])
USES: Final = Tale("uses", [PLAYER, EVENT])
NO_EFFECT: Final = Tale("no-effect", [EVENT])
GIVES: Final = Tale("gives", [PLAYER, PLAYER], secret=[CONTRACT])
ROBBED: Final = Tale("robbed", [PLAYER, CONTRACT])
HANDS_ON: Final = Tale("hands-on", [PLAYER, PLAYER])
LOSES_TURN: Final = Tale("loses-turn", [PLAYER])
SKIPS: Final = Tale("skips", [PLAYER])
STALLED: Final = Tale("stalled", [COUNT])
LAST_TURN: Final = Tale("last-turn")
PENALTY: Final = Tale("penalty", [PLAYER, EVENT, MONEY])

ASK_PLACE: Final = Tale("ask-place")
ASK_START: Final = Tale("ask-start", [SPACE])
ASK_DRIVE: Final = Tale("ask-drive", [POINTS])
ASK_SIX: Final = Tale("ask-six")
ASK_OVER: Final = Tale("ask-over", [SPACE])
ASK_CARD_DRIVE: Final = Tale("ask-card-drive", [EVENT, POINTS])
ASK_CARD_EXACT: Final = Tale("ask-card-exact", [EVENT, POINTS])
ASK_WORKS: Final = Tale("ask-works")
ASK_LOAD: Final = Tale("ask-load", [SPACE])
ASK_LOAD_BOUGHT: Final = Tale("ask-load-bought", [CONTRACT])
ASK_INTEREST: Final = Tale("ask-interest", [SPACE])
ASK_TAKE: Final = Tale("ask-take", [SPACE])
ASK_BID: Final = Tale("ask-bid", [CONTRACT, ROW])
ASK_REST: Final = Tale("ask-rest")
ASK_ROLL_AGAIN: Final = Tale("ask-roll-again", [EVENT])
ASK_GOTO: Final = Tale("ask-goto", [EVENT])
ASK_SHIP: Final = Tale("ask-ship")
ASK_GIVE: Final = Tale("ask-give", [PLAYER])
ASK_PARTNER: Final = Tale("ask-partner", [EVENT])
ASK_SNOW: Final = Tale("ask-snow")
ASK_SNOW_DRIVE: Final = Tale("ask-snow-drive", [PLAYER])
ASK_HELP: Final = Tale("ask-help")
ASK_CUSTOMS: Final = Tale("ask-customs")
ASK_JAM: Final = Tale("ask-jam", [EVENT])


class Haul(State):
    """The whole table. A seat's `loaded` contracts are in the order of loading; `hands` holds the others it owns."""

    def __init__(
        self,
        contracts: Deck,
        pile: int,
        slots: list[int],
        hands: list[list[int]],
        known: list[tuple[int, ...]],
        glimpses: tuple[tuple[int, int, int], ...],
        loaded: list[tuple[int, ...]],
        delivered: list[int],
        money: list[int],
        trailers: list[tuple[int, int]],
        on_trailers: list[int],
        at: list[int],
        came: list[int],
        events: Deck,
        kept: list[tuple[int, ...]],
        owed: list[tuple[int, ...]],
        skips: list[int],
        inspected: tuple[int, ...],
        aside: tuple[int, ...],
        works: int,
        jam: int,
        jam_by: int,
        jam_card: int,
        first: int,
        active: int,
        round: int,
        stir: int,
        drawn: int,
        simple: bool,
        once: bool,
        purse: bool,
    ) -> None:
        self.stack = []
        self.lines = None
        self.outcome = None
        self.contracts = contracts  # unseen: the public pile and the reserve, which nobody can tell apart
        self.pile = pile  # how many of them are the public pile
        self.slots = slots  # face up
        self.hands = hands
        self.known = known  # contracts in a hand that everyone has seen
        self.glimpses = glimpses  # who knows, whose hand, which contract: what one player knows of another's hand
        self.loaded = loaded
        self.delivered = delivered
        self.money = money
        self.trailers = trailers  # large, small
        self.on_trailers = on_trailers
        self.at = at
        self.came = came  # the space before the one on which a truck stands
        self.events = events
        self.kept = kept
        self.owed = owed
        self.skips = skips
        self.inspected = inspected  # seats that have had the inspection card
        self.aside = aside  # event cards that are out of play
        self.works = works
        self.jam = jam
        self.jam_by = jam_by
        self.jam_card = jam_card
        self.first = first
        self.active = active
        self.round = round
        self.stir = stir  # the last round in which anything was loaded, delivered or acquired
        self.drawn = drawn  # event cards drawn in this turn
        self.simple = simple
        self.once = once
        self.purse = purse  # money is hidden

    def clone(self) -> Haul:
        s = Haul(
            self.contracts.clone(), self.pile, self.slots[:], [hand[:] for hand in self.hands], self.known[:],
            self.glimpses, self.loaded[:], self.delivered[:], self.money[:], self.trailers[:], self.on_trailers[:],
            self.at[:], self.came[:], self.events.clone(), self.kept[:], self.owed[:], self.skips[:], self.inspected,
            self.aside, self.works, self.jam, self.jam_by, self.jam_card, self.first, self.active, self.round,
            self.stir, self.drawn, self.simple, self.once, self.purse,
        )  # fmt: skip
        s.stack = self.stack[:]
        s.outcome = self.outcome
        return s

    def dump(self) -> list[object]:
        return [
            sorted(self.contracts.unseen), self.pile, self.slots[:], [hand[:] for hand in self.hands], self.known[:],
            self.glimpses, self.loaded[:], self.delivered[:], self.money[:], self.trailers[:], self.on_trailers[:],
            self.at[:], self.came[:], sorted(self.events.unseen), self.events.under[:], self.kept[:], self.owed[:],
            self.skips[:], self.inspected, self.aside, self.works, self.jam, self.jam_by, self.jam_card, self.first,
            self.active, self.round, self.stir, self.drawn, self.simple, self.once, self.purse,
        ]  # fmt: skip


# --- Preparation ---


def start(seats: int, public: int, simple: bool, mild: bool, once: bool, purse: bool) -> Haul:
    """A game about to begin: nothing placed, nothing dealt."""
    money = 2000 if simple else 5000  # AA-08, AA-77
    aside = tuple(cards.HARSH) if mild else ()
    events = [card for card in range(EVENTS) if card not in aside]
    s = Haul(
        Deck(list(range(CONTRACTS)), []), public, [NOBODY] * SLOTS, [[] for _ in range(seats)], [()] * seats, (),
        [()] * seats, [0] * seats, [money] * seats, [(0, 0)] * seats, [0] * seats, [NOBODY] * seats, [NOBODY] * seats,
        Deck(events, []), [()] * seats, [()] * seats, [0] * seats, (), aside, NOBODY, NOBODY, NOBODY, NOBODY,
        NOBODY, NOBODY, 1, 0, 0, simple, once, purse,
    )  # fmt: skip
    ask(s, ChooseFirst())
    return s


class ChooseFirst(Chance[Haul]):
    """AA-16: the players decide who starts; at this table chance says who."""

    def options(self, s: Haul) -> list[Act]:
        return FIRST.acts[CHANCE][: len(s.hands)]

    def choose(self, s: Haul, act: Act) -> None:
        s.first = act.noun
        tell(s, BEGINS, act.noun)
        ask(s, PlaceTruck(act.noun))


class PlaceTruck(Question[Haul]):
    """AA-04 to AA-06, A58: on any free space that is no town, before a contract is known."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Haul) -> list[Act]:
        place, taken = PLACE.acts[self.seat], s.at
        return [place[space] for space in range(TOWN_COUNT, SPACES) if space not in taken]

    def sample(self, s: Haul, dice: Dice) -> Act:
        return PLACE.acts[self.seat][any_space(dice, TOWN_COUNT, s.at)]

    def choose(self, s: Haul, act: Act) -> None:
        s.at[self.seat] = act.noun
        tell(s, PARKS, self.seat, act.noun)
        following = (self.seat + 1) % len(s.hands)
        ask(s, Deal(s.first, len(s.hands) * PRIVATE) if following == s.first else PlaceTruck(following))

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_PLACE, ())


def any_space(dice: Dice, least: int, barred: list[int]) -> int:
    """One of the spaces from `least` on that are not barred, which are few."""
    while True:
        space = least + dice.below(SPACES - least)
        if space not in barred:
            return space


class Deal(Chance[Haul]):
    """AA-09, AA-11: three private contracts each, one at a time."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Haul) -> list[Act]:
        return unseen_contracts(s, DEAL)

    def sample(self, s: Haul, dice: Dice) -> Act:
        return DEAL.acts[CHANCE][s.contracts.sample(dice)]

    def choose(self, s: Haul, act: Act) -> None:
        receive(s, self.seat, act.noun)
        if self.left > 1:
            ask(s, Deal((self.seat + 1) % len(s.hands), self.left - 1))
            return
        begin_turn(s, s.first)
        fill_slots(s)

    def seen_by(self, act: Act, me: int) -> bool:
        return self.seat == me


def unseen_contracts(s: Haul, verb: Verb) -> list[Act]:
    acts = verb.acts[CHANCE]
    return [acts[contract] for contract in s.contracts.unseen]


def receive(s: Haul, seat: int, contract: int) -> None:
    s.contracts.take(contract)
    s.hands[seat].append(contract)
    tell(s, RECEIVES, seat, contract)


def fill_slots(s: Haul) -> None:
    """AA-13, AA-57: face up from the pile as long as there is one (A19)."""
    empty = sum([slot == NOBODY for slot in s.slots])
    for _ in range(min(empty, s.pile)):
        ask(s, Reveal())


class Reveal(Chance[Haul]):
    """The next public contract is turned up."""

    def options(self, s: Haul) -> list[Act]:
        return unseen_contracts(s, REVEAL)

    def sample(self, s: Haul, dice: Dice) -> Act:
        return REVEAL.acts[CHANCE][s.contracts.sample(dice)]

    def choose(self, s: Haul, act: Act) -> None:
        s.contracts.take(act.noun)
        s.pile -= 1
        s.slots[s.slots.index(NOBODY)] = act.noun
        tell(s, TURNED_UP, act.noun)


# --- The turn ---


def begin_turn(s: Haul, seat: int) -> None:
    """A player's jam ends when his turn comes, even one that he must skip (A49, A53)."""
    s.active = seat
    s.drawn = 0
    end_jam_of(s, seat)
    if s.skips[seat]:
        s.skips[seat] -= 1
        tell(s, SKIPS, seat)
        end_turn(s, seat)
        return
    ask(s, REST[seat])
    ask(s, START[seat])


def end_turn(s: Haul, seat: int) -> None:
    """AA-71, A32: is the game over? AA-17: else the next player clockwise."""
    if exhausted(s) and any(not s.hands[p] and not s.loaded[p] for p in range(len(s.hands))):
        tell(s, LAST_TURN)
        score(s, "delivered")
        return
    following = (seat + 1) % len(s.hands)
    if following == s.first:
        s.round += 1
        if stalled(s):
            return
    begin_turn(s, following)


def stalled(s: Haul) -> bool:
    """A21: twelve full rounds without a load, a delivery or a new contract end the game, announced three ahead."""
    left = STALL - (s.round - s.stir - 1)
    if left <= 0:
        score(s, "stall")
        return True
    if left <= WARNING:
        tell(s, STALLED, left)
    return False


class Start(Question[Haul]):
    """AA-18: roll. Before that: load where one stands (A22), buy trailers (AA-37), use Motivation (A44)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Haul) -> list[Act]:
        seat = self.seat
        return [ROLL.acts[seat][0], *loads(s, seat), *trailers_for_sale(s, seat), *motivation(s, seat)]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is ROLL:
            ask(s, DICE[self.seat])
            return
        ask(s, self)
        if act.verb is LOAD:
            ask(s, RollAgain(self.seat, cards.SCHNELLE_VERLADUNG))
        prepare(s, self.seat, act)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_START, (s.at[self.seat],))


START: Final = [Start(seat) for seat in range(SEATS)]


class Rest(Question[Haul]):
    """The end of a turn, for those who can still use Motivation (A44)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def moot(self, s: Haul) -> bool:
        return not motivation(s, self.seat)

    def dropped(self, s: Haul) -> None:
        end_turn(s, self.seat)

    def options(self, s: Haul) -> list[Act]:
        return [DONE.acts[self.seat][0], *trailers_for_sale(s, self.seat), *motivation(s, self.seat)]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is DONE:
            end_turn(s, self.seat)
            return
        ask(s, self)
        prepare(s, self.seat, act)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_REST, ())


REST: Final = [Rest(seat) for seat in range(SEATS)]


def prepare(s: Haul, seat: int, act: Act) -> None:
    """What may be done beside driving."""
    if act.verb is LOAD:
        load(s, seat, act.noun)
    elif act.verb is BUY:
        buy_trailer(s, seat, act.noun)
    else:
        ask(s, MOTIVATED[seat])


# --- Movement ---


class Die(Chance[Haul]):
    """AA-18: an ordinary die."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Haul) -> list[Act]:
        return DIE.acts[CHANCE][1:]

    def sample(self, s: Haul, dice: Dice) -> Act:
        return DIE.acts[CHANCE][1 + dice.below(MOST_POINTS)]

    def choose(self, s: Haul, act: Act) -> None:
        tell(s, ROLLS, self.seat, act.noun)
        ask(s, ROLLED[self.seat][act.noun])


DICE: Final = [Die(seat) for seat in range(SEATS)]


class Move(Question[Haul]):
    """Drive a truck by `least` to `most` spaces. The answer is where it comes to rest; by which way seldom matters."""

    def __init__(self, seat: int, truck: int, least: int, most: int) -> None:
        self.seat = seat
        self.truck = truck
        self.least = least
        self.most = most

    def options(self, s: Haul) -> list[Act]:
        return [self.going(s, space) for space in self.ends(s)]

    def sample(self, s: Haul, dice: Dice) -> Act:
        spaces = list(self.ends(s))
        return self.going(s, spaces[dice.below(len(spaces))])

    def going(self, s: Haul, space: int) -> Act:
        """A5, A12: where the way is barred at once, the end is where the truck stands."""
        return STAY.acts[self.seat][0] if space == s.at[self.truck] else GO.acts[self.seat][space]

    def ends(self, s: Haul) -> dict[int, Path]:
        """Where the truck can come to rest, with the path to it; an empty path is that of a truck that stays."""
        reached = reach(s.at[self.truck], self.least, self.most)
        found = reached.paths.copy()
        cut = remove_barred(s, reached, found)
        if cut and self.least == self.most:
            add_cut_ends(s, self.truck, [path for space in cut for path in reached.ways[space]], found)
        elif cut:  # with points of one's choice only the next space can hold the truck
            add_cut_ends(s, self.truck, [(there,) for there in NEAR[s.at[self.truck]]], found)
        if self.least == self.most:
            add_stops(s, self.truck, self.most, found)
        return found

    def choose(self, s: Haul, act: Act) -> None:
        paths = self.paths_to(s, act.noun if act.verb is GO else s.at[self.truck])
        if len(paths) > 1:
            ask(s, Approach(self, act.noun, paths))
        else:
            self.drive(s, paths[0])

    def paths_to(self, s: Haul, space: int) -> list[Path]:
        """The way to a space, with all points if it can be; one for each side of an event space (A65)."""
        here = s.at[self.truck]
        if space == here:
            return [()]
        ways = reach(here, self.least, self.most).ways
        clear = [path for path in ways[space] if is_clear(s, path)] if space in ways else []
        if len(clear) > 1 and space in EVENT_SPACES:
            return one_for_each_side(here, clear)
        return clear[:1] or [self.ends(s)[space]]

    def drive(self, s: Haul, path: Path) -> None:
        """Drive the way that was chosen; each kind of move does what follows from it."""
        raise NotImplementedError


class Drive(Move):
    """AA-19, AA-23 to AA-26: all points, fewer in a town of one's contracts, one's own choice on a 6."""

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat, seat, points if points < MOST_POINTS else 1, points)

    def drive(self, s: Haul, path: Path) -> None:
        exact = self.most in (len(path), MOST_POINTS)
        go_along(s, self.seat, path)
        if self.most == 1:
            ask(s, PlaceWorks(self.seat, bool(path), exact))  # A8: the marker first, then what the arrival brings
        elif path:
            arrive(s, self.seat, exact, True)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_SIX, ()) if self.most == MOST_POINTS else Line(ASK_DRIVE, (self.most,))


ROLLED: Final = [[Drive(seat, points) for points in range(MOST_POINTS + 1)] for seat in range(SEATS)]


class Approach(Question[Haul]):
    """A65: an event space that can be reached from two sides; Dokumente would lead back over the one chosen (A38)."""

    def __init__(self, move: Move, space: int, paths: list[Path]) -> None:
        self.move = move
        self.space = space
        self.paths = tuple(paths)

    def options(self, s: Haul) -> list[Act]:
        here = s.at[self.move.truck]
        return [OVER.acts[self.move.seat][came_by(here, path)] for path in self.paths]

    def choose(self, s: Haul, act: Act) -> None:
        self.move.drive(s, self.path_over(s, act.noun))

    def path_over(self, s: Haul, space: int) -> Path:
        here = s.at[self.move.truck]
        return next(path for path in self.paths if came_by(here, path) == space)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_OVER, (self.space,))


def one_for_each_side(here: int, paths: list[Path]) -> list[Path]:
    sides: dict[int, Path] = {}
    for path in paths:
        sides.setdefault(came_by(here, path), path)
    return list(sides.values())


def came_by(here: int, path: Path) -> int:
    """The last space before the end of a way that starts here."""
    return path[-2] if len(path) > 1 else here


def remove_barred(s: Haul, reached: Reach, found: dict[int, Path]) -> list[int]:
    """Take out the ends that markers or trucks bar, and say to which ends some way is cut short."""
    cut: list[int] = []
    for marker in (s.works, s.jam):
        if marker in reached.over:
            cut += reached.over[marker]
    for space in cut:
        clear = [path for path in reached.ways[space] if is_clear(s, path)]
        if clear:
            found[space] = clear[0]
        else:
            found.pop(space, None)
    for space in s.at:  # trucks on the way do not matter (AA-20, AA-22)
        if space in found:
            found.pop(space)
            cut.append(space)
    return cut


def is_clear(s: Haul, path: Path) -> bool:
    """A6: no roadworks on the way, and a jam at most on its last space."""
    return s.works not in path and (s.jam not in path or path.index(s.jam) == len(path) - 1)


def add_cut_ends(s: Haul, truck: int, paths: list[Path], found: dict[int, Path]) -> None:
    """AA-21, A4, A5: a way that cannot be driven to its end may be chosen all the same."""
    for path in paths:
        driven = drivable(s, path)
        found.setdefault(driven[-1] if driven else s.at[truck], driven)


def drivable(s: Haul, path: Path) -> Path:
    """AA-21, A4 to A6: a way as far as its last free space before a marker or the truck at its end."""
    used = 0
    for n, space in enumerate(path, start=1):
        if space == s.works:
            break
        if space not in s.at:
            used = n
        if space == s.jam:
            break
    return path[:used]


def add_stops(s: Haul, truck: int, points: int, found: dict[int, Path]) -> None:
    """AA-24: the towns in which points may be given up."""
    here = s.at[truck]
    far = distances(here)
    for town in own_stops(s, truck):
        if far[town] < points and town not in found and town not in s.at:
            for path in reach(here, 1, points - 1).ways[town]:
                if is_clear(s, path):
                    found.setdefault(town, path)


def own_stops(s: Haul, seat: int) -> list[int]:
    """A3, A48, AA-87: where one may load or deliver, and where a kept card sends one."""
    stops = [FROM[contract] for contract in s.hands[seat]]
    stops += [TO[contract] for contract in s.loaded[seat]]
    stops += [SENT_TO[card] for card in s.kept[seat] if card in SENT_TO]
    return stops


SENT_TO: Final = {cards.INSPEKTION: MUNICH, **cards.ORDER_TOWN}


def go_along(s: Haul, truck: int, path: Path) -> None:
    start = s.at[truck]
    if not path:
        tell(s, WAITS, truck)
        return
    s.came[truck] = came_by(start, path)
    s.at[truck] = path[-1]
    tell(s, DRIVES, truck, start, path[-1])


def put_on(s: Haul, seat: int, space: int) -> None:
    """A directed transfer: no way leads back (A38)."""
    tell(s, DRIVES, seat, s.at[seat], space)
    s.at[seat] = space
    s.came[seat] = NOBODY


# --- Arrival ---


def arrive(s: Haul, seat: int, exact: bool, draws: bool) -> None:
    """A truck has come to rest: in a town, on an event space (AA-27), or on the open road."""
    space = s.at[seat]
    if space < TOWN_COUNT:
        visit(s, seat, exact)
    elif draws and space in EVENT_SPACES and s.drawn < MOST_EVENTS:
        s.drawn += 1
        ask(s, DrawEvent(seat))


def visit(s: Haul, seat: int, exact: bool) -> None:
    """Kept cards that name the town, then unloading, then loading, then the auction."""
    settle_orders(s, seat)
    settle_inspection(s, seat)
    deliver_here(s, seat)
    ask(s, LoadHere(seat, s.at[seat], exact, False))


# --- Loading and delivering ---


def goods_of(contracts: tuple[int, ...]) -> int:
    return sum([GOODS[contract] for contract in contracts])


def capacity(s: Haul, seat: int) -> int:
    large, small = s.trailers[seat]
    return cards.TRUCK_ROOM + large * cards.LARGE_ROOM + small * cards.SMALL_ROOM


def stock(s: Haul) -> int:
    return cards.GOODS_IN_ALL - sum([goods_of(contracts) for contracts in s.loaded])


def can_load(s: Haul, seat: int, contract: int) -> bool:
    """AA-30, AA-33, A25: in its town, with room for all of it, and the goods at hand."""
    goods = GOODS[contract]
    return FROM[contract] == s.at[seat] and goods_of(s.loaded[seat]) + goods <= capacity(s, seat) and goods <= stock(s)


def loads(s: Haul, seat: int) -> list[Act]:
    if s.at[seat] >= TOWN_COUNT or cards.INSPEKTION in s.kept[seat]:
        return []
    return [LOAD.acts[seat][contract] for contract in s.hands[seat] if can_load(s, seat, contract)]


class LoadHere(Question[Haul]):
    """AA-30: load in the town just reached, trailers first if one likes. What can be loaded is the owner's secret."""

    def __init__(self, seat: int, town: int, exact: bool, loaded: bool) -> None:
        self.seat = seat
        self.town = town
        self.exact = exact  # the town was reached with all points
        self.loaded = loaded  # something was loaded in this stop

    def moot(self, s: Haul) -> bool:
        return not s.hands[self.seat] or cards.INSPEKTION in s.kept[self.seat]

    def dropped(self, s: Haul) -> None:
        self.finish(s)

    def options(self, s: Haul) -> list[Act]:
        sale = trailers_for_sale(s, self.seat) if self.seat == s.active else []
        return [DONE.acts[self.seat][0], *loads(s, self.seat), *sale]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is DONE:
            self.finish(s)
            return
        ask(s, LoadHere(self.seat, self.town, self.exact, self.loaded or act.verb is LOAD))
        prepare(s, self.seat, act)

    def finish(self, s: Haul) -> None:
        if self.loaded:
            ask(s, RollAgain(self.seat, cards.SCHNELLE_VERLADUNG))
        if self.exact:
            ask(s, Interest(self.seat, self.town))

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_LOAD, (self.town,))


def load(s: Haul, seat: int, contract: int) -> None:
    """AA-30: show it and load it; the truck is filled first, the trailers take the rest (AA-40, A26)."""
    part_with(s, seat, contract)
    room = cards.TRUCK_ROOM - (goods_of(s.loaded[seat]) - s.on_trailers[seat])
    s.on_trailers[seat] += max(0, GOODS[contract] - room)
    s.loaded[seat] += (contract,)
    s.stir = s.round
    tell(s, LOADS, seat, contract)


def part_with(s: Haul, seat: int, contract: int) -> None:
    s.hands[seat].remove(contract)
    if contract in s.known[seat]:
        s.known[seat] = tuple([c for c in s.known[seat] if c != contract])
    if s.glimpses:
        s.glimpses = tuple([glimpse for glimpse in s.glimpses if glimpse[2] != contract])


def deliver_here(s: Haul, seat: int) -> None:
    """AA-34, A23: everything for this town, forced; but not under inspection (A42)."""
    if cards.INSPEKTION in s.kept[seat]:
        return
    for contract in s.loaded[seat]:
        if TO[contract] == s.at[seat]:
            deliver(s, seat, contract)


def deliver(s: Haul, seat: int, contract: int, fee: int = 0) -> None:
    unload(s, seat, contract)
    s.delivered[seat] += 1
    s.stir = s.round
    tell(s, DELIVERS, seat, contract, REVENUE[contract] // MONEY.step)
    if fee:
        tell(s, PAYS, seat, fee // MONEY.step)
    bank(s, seat, REVENUE[contract] - fee)


def unload(s: Haul, seat: int, contract: int) -> None:
    """AA-42: trailers are emptied before the truck."""
    s.loaded[seat] = tuple([c for c in s.loaded[seat] if c != contract])
    s.on_trailers[seat] = max(0, s.on_trailers[seat] - GOODS[contract])


# --- Trailers ---


def trailers_for_sale(s: Haul, seat: int) -> list[Act]:
    """AA-37, AA-38: any number in one's own turn; none in the simplified game (AA-75)."""
    if s.simple or s.money[seat] < cards.SMALL_PRICE:
        return []
    sizes = [size for size in (LARGE, SMALL) if s.money[seat] >= PRICE[size] and trailers_left(s, size)]
    return [BUY.acts[seat][size] for size in sizes]


def trailers_left(s: Haul, size: int) -> int:
    left = cards.TRAILERS
    for owned in s.trailers:
        left -= owned[size]
    return left


def buy_trailer(s: Haul, seat: int, size: int) -> None:
    large, small = s.trailers[seat]
    s.trailers[seat] = (large + 1, small) if size == LARGE else (large, small + 1)
    s.money[seat] -= PRICE[size]
    tell(s, BUYS, seat, size)


# --- Public contracts ---


def exhausted(s: Haul) -> bool:
    return not s.pile and s.slots.count(NOBODY) == len(s.slots)


class Interest(Question[Haul]):
    """AA-45, AA-46: a town reached with exactly all points lets one put a public contract up for sale."""

    def __init__(self, seat: int, town: int) -> None:
        self.seat = seat
        self.town = town

    def moot(self, s: Haul) -> bool:
        return s.slots.count(NOBODY) == len(s.slots)

    def options(self, s: Haul) -> list[Act]:
        verb = TAKE if s.simple else CALL  # AA-76
        return [DECLINE.acts[self.seat][0], *[verb.acts[self.seat][slot] for slot in s.slots if slot != NOBODY]]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is CALL:
            tell(s, CALLS, self.seat, act.noun)
            ask(s, Sale(act.noun, clockwise(len(s.hands), self.seat), 0, NOBODY, self.seat))
        elif act.verb is TAKE:
            acquire(s, self.seat, act.noun, 0)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_TAKE if s.simple else ASK_INTEREST, (self.town,))


class Sale(Auction[Haul]):
    """AA-47 to AA-52, A16: rows 1 to 5 as far as one can pay; the initiator may match, and pays nothing if alone."""

    def __init__(self, contract: int, bidders: tuple[int, ...], high: int, holder: int, privileged: int) -> None:
        self.contract = contract
        self.bidders = bidders
        self.high = high
        self.holder = holder
        self.privileged = privileged

    def bids(self, s: Haul, seat: int, least: int) -> list[Act]:
        costs, money = COSTS[self.contract], s.money[seat]
        return [BID.acts[seat][row] for row in range(least, cards.ROWS + 1) if costs[row] <= money]

    def passes(self, seat: int) -> Act:
        return PASS.acts[seat][0]

    def moot(self, s: Haul) -> bool:
        """Dropped where everyone sees that this seat cannot bid."""
        return not s.purse and not self.bids(s, self.bidders[0], self.least(self.bidders[0]))

    def dropped(self, s: Haul) -> None:
        self.choose(s, self.passes(self.bidders[0]))

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is BID:
            tell(s, BIDS, act.by, act.noun, COSTS[self.contract][act.noun] // MONEY.step)
        else:
            tell(s, PASSES, act.by)
        super().choose(s, act)

    def handed_on(self, bidders: tuple[int, ...], high: int, holder: int) -> Question[Haul]:
        return Sale(self.contract, bidders, high, holder, self.privileged)

    def sold(self, s: Haul, seat: int, bid: int) -> None:
        acquire(s, seat, self.contract, COSTS[self.contract][bid])

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_BID, (self.contract, self.high))


def acquire(s: Haul, seat: int, contract: int, cost: int) -> None:
    """AA-51, AA-53, AA-57: paid at once, into the hand, the slot filled again; loaded if one stands there (AA-55)."""
    s.money[seat] -= cost
    s.hands[seat].append(contract)
    s.known[seat] += (contract,)
    s.slots[s.slots.index(contract)] = NOBODY
    s.stir = s.round
    tell(s, GETS, seat, contract, cost // MONEY.step)
    if can_load(s, seat, contract) and cards.INSPEKTION not in s.kept[seat]:
        ask(s, LoadBought(seat, contract))
    fill_slots(s)


class LoadBought(Question[Haul]):
    """AA-55, A24: a buyer who stands in the loading town may load at once, also out of turn."""

    def __init__(self, seat: int, contract: int) -> None:
        self.seat = seat
        self.contract = contract

    def options(self, s: Haul) -> list[Act]:
        return [LOAD.acts[self.seat][self.contract], DECLINE.acts[self.seat][0]]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is LOAD:
            load(s, self.seat, self.contract)
            ask(s, RollAgain(self.seat, cards.SCHNELLE_VERLADUNG))

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_LOAD_BOUGHT, (self.contract,))


# --- Money and loans ---


def earn(s: Haul, seat: int, amount: int) -> None:
    tell(s, EARNS, seat, amount // MONEY.step)
    bank(s, seat, amount)


def bank(s: Haul, seat: int, amount: int) -> None:
    """A29: whoever can pay twice what he owes does so at once, oldest first."""
    s.money[seat] += amount
    while s.owed[seat] and s.money[seat] >= 2 * cards.FINE:
        card, s.owed[seat] = s.owed[seat][0], s.owed[seat][1:]
        s.money[seat] -= 2 * cards.FINE
        s.events.under.append(card)
        tell(s, REPAYS, seat, card, 2 * cards.FINE // MONEY.step)


def fine(s: Haul, seat: int, card: int) -> None:
    """AA-59, AA-60: pay, or keep the card until twice the sum can be paid."""
    if s.money[seat] >= cards.FINE:
        s.money[seat] -= cards.FINE
        tell(s, PAYS, seat, cards.FINE // MONEY.step)
        s.events.under.append(card)
    else:
        s.owed[seat] += (card,)
        tell(s, OWES, seat, card)


# --- Roadworks ---


class PlaceWorks(Question[Haul]):
    """AA-61 to AA-66, A10: no town, no truck, no jam, not the bridge to Flensburg, and not where it was."""

    def __init__(self, seat: int, moved: bool, exact: bool) -> None:
        self.seat = seat
        self.moved = moved
        self.exact = exact

    def options(self, s: Haul) -> list[Act]:
        works, barred = WORKS.acts[self.seat], self.barred(s)
        return [works[space] for space in range(TOWN_COUNT, SPACES) if space not in barred]

    def barred(self, s: Haul) -> list[int]:
        return [*s.at, s.jam, s.works, BRIDGE]

    def sample(self, s: Haul, dice: Dice) -> Act:
        return WORKS.acts[self.seat][any_space(dice, TOWN_COUNT, self.barred(s))]

    def choose(self, s: Haul, act: Act) -> None:
        s.works = act.noun
        tell(s, SETS_WORKS, self.seat, act.noun)
        if self.moved:
            arrive(s, self.seat, self.exact, True)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_WORKS, ())


# --- Jam ---


class PlaceJam(Question[Haul]):
    """AA-100, AA-101, A50: any space without a truck or the roadworks, towns too."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Haul) -> list[Act]:
        jam, barred = JAM.acts[self.seat], [*s.at, s.works]
        return [jam[space] for space in range(SPACES) if space not in barred]

    def sample(self, s: Haul, dice: Dice) -> Act:
        return JAM.acts[self.seat][any_space(dice, 0, [*s.at, s.works])]

    def choose(self, s: Haul, act: Act) -> None:
        set_jam(s, self.seat, self.card, act.noun)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_JAM, (self.card,))


def set_jam(s: Haul, seat: int, card: int, space: int) -> None:
    """AA-67, A49: for one round; an older jam ends, since there is one marker."""
    end_jam_of(s, s.jam_by)
    s.jam, s.jam_by, s.jam_card = space, seat, card
    tell(s, JAMMED, seat, space)


def end_jam_of(s: Haul, seat: int) -> None:
    if s.jam == NOBODY or s.jam_by != seat:
        return
    tell(s, JAM_ENDS, s.jam)
    s.events.under.append(s.jam_card)
    s.jam = s.jam_by = s.jam_card = NOBODY


# --- The end ---


def score(s: Haul, reason: str) -> None:
    """AA-72, A30, A31, A34: money less what is owed; then deliveries; then a shared place."""
    for seat in range(len(s.hands)):
        settle_at_the_end(s, seat)
    scores = [(-s.money[seat], -s.delivered[seat]) for seat in range(len(s.hands))]
    end(s, reason, [1 + sum([other < score for other in scores]) for score in scores])


def settle_at_the_end(s: Haul, seat: int) -> None:
    for card in s.kept[seat]:
        if card in cards.PENALTY:
            charge_at_the_end(s, seat, card, cards.PENALTY[card])
    for card in s.owed[seat]:
        charge_at_the_end(s, seat, card, 2 * cards.FINE)


def charge_at_the_end(s: Haul, seat: int, card: int, amount: int) -> None:
    s.money[seat] -= amount
    tell(s, PENALTY, seat, card, amount // MONEY.step)


# --- Event cards ---


class DrawEvent(Chance[Haul]):
    """AA-27, AA-28: carried out at once, then under the pile."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Haul) -> list[Act]:
        acts = EVENT_CARD.acts[CHANCE]
        return [acts[card] for card in s.events.next()]

    def sample(self, s: Haul, dice: Dice) -> Act:
        return EVENT_CARD.acts[CHANCE][s.events.sample(dice)]

    def choose(self, s: Haul, act: Act) -> None:
        s.events.take(act.noun)
        tell(s, DRAWS_EVENT, self.seat, act.noun)
        carry_out(s, self.seat, act.noun)


def carry_out(s: Haul, seat: int, card: int) -> None:
    if card in KEPT:
        keep(s, seat, card)
    elif card in cards.JAM_TOWN:
        set_jam(s, seat, card, cards.JAM_TOWN[card])  # AA-97 to AA-99
    elif card in (cards.STAU_NEBEL, cards.STAU_UNFALL):
        ask(s, PlaceJam(seat, card))
    elif card in (cards.POLIZEIKONTROLLE, cards.RADARFALLE):
        fine(s, seat, card)  # AA-90, AA-91
    else:
        s.events.under.append(card)
        at_once(s, seat, card)


# AA-87, AA-88, AA-94 to AA-96.
KEPT: Final = (
    cards.INSPEKTION,
    cards.MOTIVATION,
    cards.SCHNELLE_VERLADUNG,
    cards.FLENSBURG_ORDER,
    cards.WIEN_ORDER,
)


def keep(s: Haul, seat: int, card: int) -> None:
    s.kept[seat] += (card,)
    if card == cards.INSPEKTION:
        s.inspected += (seat,)
    tell(s, KEEPS, seat, card)


def put_back(s: Haul, seat: int, card: int) -> None:
    s.kept[seat] = tuple([c for c in s.kept[seat] if c != card])
    s.events.under.append(card)


def at_once(s: Haul, seat: int, card: int) -> None:
    """The cards that go under the pile as soon as they are carried out."""
    if card == cards.BAHNVERLADUNG:
        rail(s, seat)
    elif card == cards.BEIFAHRER:
        ask(s, DICE[seat])  # AA-79
    elif card == cards.DOKUMENTE:
        go_back(s, seat)
    elif card == cards.FAHRTENSCHREIBER:
        lose_turn(s, seat)  # AA-81
    elif card == cards.FAMILIENNACHWUCHS:
        family(s, seat)
    elif card == cards.FRACHT_DUMPING:
        dump(s, seat)
    elif card in (cards.KUNDENSERVICE, cards.VERTRAUEN):
        draw_contract(s, seat, card)
    elif card == cards.ROUTENPLANUNG:
        next_places(s, seat, card)
    elif card == cards.HILFE_DIEBE:
        rob(s, seat)
    elif card == cards.PANNENHILFE:
        ask(s, Breakdown(seat))
    elif card in (cards.ROAD_RUNNER, cards.SUBUNTERNEHMER):
        ask(s, ChoosePartner(seat, card))
        ask(s, CardDrive(seat, card, 3, 3))  # A45: the drawer moves first
    elif card == cards.SCHNEESTUERME:
        ask(s, Snow(seat, tuple(range(len(s.hands)))))
    elif card == cards.TRUCKERFESTIVAL:
        earn(s, seat, cards.FESTIVAL)  # AA-103
    elif card == cards.WARTUNG:
        ask(s, CardDrive(seat, card, 1, 4))  # AA-105
    elif card == cards.WARE_VERDORBEN:
        reload(s, seat)
    elif card == cards.ZOLLABFERTIGUNG:
        next_places(s, seat, card)
    else:
        ask(s, Customs(seat))


# Rail, AA-78


def rail(s: Haul, seat: int) -> None:
    """A41: the load with the longest way still to go; the owner chooses among equals."""
    far = distances(s.at[seat])
    longest = max([far[TO[contract]] for contract in s.loaded[seat]], default=0)
    farthest = tuple([contract for contract in s.loaded[seat] if far[TO[contract]] == longest])
    if len(farthest) == 1:
        ship(s, seat, farthest[0])
    elif farthest:
        ask(s, ChooseShipment(seat, farthest))
    else:
        tell(s, NO_EFFECT, cards.BAHNVERLADUNG)


class ChooseShipment(Question[Haul]):
    def __init__(self, seat: int, contracts: tuple[int, ...]) -> None:
        self.seat = seat
        self.contracts = contracts

    def options(self, s: Haul) -> list[Act]:
        return [SHIP.acts[self.seat][contract] for contract in self.contracts]

    def choose(self, s: Haul, act: Act) -> None:
        ship(s, self.seat, act.noun)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_SHIP, ())


def ship(s: Haul, seat: int, contract: int) -> None:
    """A41: the fee comes out of the revenue, before anything owed is paid back."""
    deliver(s, seat, contract, cards.RAIL_FEE)


# Papers, AA-80


def go_back(s: Haul, seat: int) -> None:
    """A38: to the first town on the way one came; the nearest, by choice among equals, if no way is known."""
    here, came = s.at[seat], s.came[seat]
    roads = [road_to_town(here, there) for there in ([came] if came != NOBODY else NEAR[here])]
    shortest = min([len(road) for road in roads])
    roads = [road for road in roads if len(road) == shortest]
    if len(roads) == 1:
        drive_back(s, seat, roads[0])
    else:
        ask(s, ChooseTown(seat, roads))


def road_to_town(space: int, there: int) -> Path:
    """From a space on the open road over its neighbour `there` to the first town. Roads have no forks between towns."""
    path = [space, there]
    while path[-1] >= TOWN_COUNT:
        path += [onward for onward in NEAR[path[-1]] if onward != path[-2]]
    return tuple(path[1:])


def drive_back(s: Haul, seat: int, road: Path) -> None:
    """Markers stop the truck, and an occupied town stops it on the space before."""
    path = drivable(s, road)
    go_along(s, seat, path)
    if path:
        arrive(s, seat, False, True)


class ChooseTown(Question[Haul]):
    """A38: where the way back is not known, one of the nearest towns."""

    def __init__(self, seat: int, roads: list[Path]) -> None:
        self.seat = seat
        self.roads = tuple(roads)

    def options(self, s: Haul) -> list[Act]:
        return [GO.acts[self.seat][road[-1]] for road in self.roads]

    def choose(self, s: Haul, act: Act) -> None:
        for road in self.roads:
            if road[-1] == act.noun:
                drive_back(s, self.seat, road)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_GOTO, (cards.DOKUMENTE,))


# A baby, AA-82, and spoiled goods, AA-106


def family(s: Haul, seat: int) -> None:
    """A39, A40: to a destination of a load; to the free space nearest to one if all of them are occupied."""
    towns = sorted({TO[contract] for contract in s.loaded[seat]})
    free = [town for town in towns if town not in s.at]
    if free:
        transfer(s, seat, cards.FAMILIENNACHWUCHS, tuple(free))
    elif towns:
        transfer(s, seat, cards.FAMILIENNACHWUCHS, tuple(sorted({n for town in towns for n in nearest_free(s, town)})))
    else:
        tell(s, NO_EFFECT, cards.FAMILIENNACHWUCHS)


def reload(s: Haul, seat: int) -> None:
    """A51, A40: back to where the last load still on board was loaded; the cargo stays as it is."""
    if not s.loaded[seat]:
        tell(s, NO_EFFECT, cards.WARE_VERDORBEN)
        return
    town = FROM[s.loaded[seat][-1]]
    transfer(s, seat, cards.WARE_VERDORBEN, (town,) if town not in s.at else tuple(nearest_free(s, town)))


def nearest_free(s: Haul, town: int) -> list[int]:
    """A40: the free spaces nearest to an occupied town."""
    far = distances(town)
    free = [space for space in range(SPACES) if space not in s.at and space != s.works]
    shortest = min([far[space] for space in free])
    return [space for space in free if far[space] == shortest]


def transfer(s: Haul, seat: int, card: int, spaces: tuple[int, ...]) -> None:
    if len(spaces) == 1:
        land(s, seat, card, spaces[0])
    else:
        ask(s, ChooseSpace(seat, card, spaces))


def land(s: Haul, seat: int, card: int, space: int) -> None:
    """The family is visited, and its goods delivered, even under inspection (A42)."""
    put_on(s, seat, space)
    if card == cards.FAMILIENNACHWUCHS:
        for contract in s.loaded[seat]:
            if TO[contract] == space:
                deliver(s, seat, contract)
    arrive(s, seat, False, True)


class ChooseSpace(Question[Haul]):
    """Where a card takes the truck, if it leaves a choice."""

    def __init__(self, seat: int, card: int, spaces: tuple[int, ...]) -> None:
        self.seat = seat
        self.card = card
        self.spaces = spaces

    def options(self, s: Haul) -> list[Act]:
        return [GO.acts[self.seat][space] for space in self.spaces]

    def choose(self, s: Haul, act: Act) -> None:
        land(s, self.seat, self.card, act.noun)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_GOTO, (self.card,))


# Undercutting, AA-83


def dump(s: Haul, seat: int) -> None:
    if s.hands[seat]:
        ask(s, Undercut(seat, (seat - 1) % len(s.hands)))
    else:
        tell(s, NO_EFFECT, cards.FRACHT_DUMPING)  # A55


class Undercut(Question[Haul]):
    """One contract that is not loaded goes to the neighbour on the right; only the two of them know which."""

    def __init__(self, seat: int, right: int) -> None:
        self.seat = seat
        self.right = right

    def options(self, s: Haul) -> list[Act]:
        return [GIVE.acts[self.seat][contract] for contract in s.hands[self.seat]]

    def choose(self, s: Haul, act: Act) -> None:
        hide_gift(s, self.seat, self.right, act.noun)
        part_with(s, self.seat, act.noun)
        s.hands[self.right].append(act.noun)
        s.glimpses += ((self.seat, self.right, act.noun),)
        tell(s, GIVES, self.seat, self.right, act.noun)
        tell(s, RECEIVES, self.right, act.noun)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_GIVE, (self.right,))

    def seen_by(self, act: Act, me: int) -> bool:
        return me in (self.seat, self.right)


def hide_gift(s: Haul, giver: int, receiver: int, gift: int) -> None:
    """What the others knew of the giver's hand is no longer sure, but to the receiver, who sees what he was given."""
    still = [contract for contract in s.known[giver] if contract != gift]
    s.known[giver] = ()
    s.glimpses = tuple([glimpse for glimpse in s.glimpses if glimpse[1] != giver or glimpse[0] == receiver])
    s.glimpses += tuple([(receiver, giver, contract) for contract in still])


# Customer service, AA-84, and trust, AA-104


def draw_contract(s: Haul, seat: int, card: int) -> None:
    """A20: from the public pile, else from the reserve."""
    if s.contracts.unseen:
        ask(s, DrawContract(seat))
    else:
        tell(s, NO_EFFECT, card)


class DrawContract(Chance[Haul]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Haul) -> list[Act]:
        return unseen_contracts(s, DEAL)

    def sample(self, s: Haul, dice: Dice) -> Act:
        return DEAL.acts[CHANCE][s.contracts.sample(dice)]

    def choose(self, s: Haul, act: Act) -> None:
        s.pile -= s.pile > 0
        s.stir = s.round
        receive(s, self.seat, act.noun)

    def seen_by(self, act: Act, me: int) -> bool:
        return self.seat == me


# Thieves, AA-86


def rob(s: Haul, seat: int) -> None:
    """The goods are gone, the contracts go back to the hand, known to all; the insurance pays for each."""
    if not s.loaded[seat]:
        tell(s, NO_EFFECT, cards.HILFE_DIEBE)  # A56
    lost = s.loaded[seat]
    for contract in lost:
        unload(s, seat, contract)
        s.hands[seat].append(contract)
        s.known[seat] += (contract,)
        tell(s, ROBBED, seat, contract)
        earn(s, seat, cards.INSURANCE)


# Inspection, AA-87, and special orders, AA-95, AA-96


def settle_inspection(s: Haul, seat: int) -> None:
    """In Munich the card goes to the left; whoever got there in his own turn may roll again."""
    if s.at[seat] != MUNICH or cards.INSPEKTION not in s.kept[seat]:
        return
    s.kept[seat] = tuple([card for card in s.kept[seat] if card != cards.INSPEKTION])
    left = (seat + 1) % len(s.hands)
    if s.once and left in s.inspected:
        s.aside += (cards.INSPEKTION,)  # A43
    else:
        tell(s, HANDS_ON, seat, left)
        keep(s, left, cards.INSPEKTION)
    if seat == s.active:
        ask(s, RollAgain(seat, cards.INSPEKTION))


class RollAgain(Question[Haul]):
    """AA-87, AA-94: one may roll and move once more; after loading only with the card for it."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def moot(self, s: Haul) -> bool:
        """A47: a quick load helps in one's own turn only."""
        if self.card != cards.SCHNELLE_VERLADUNG:
            return False
        return self.card not in s.kept[self.seat] or self.seat != s.active

    def options(self, s: Haul) -> list[Act]:
        return [USE.acts[self.seat][self.card], DECLINE.acts[self.seat][0]]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is not USE:
            return
        if self.card == cards.SCHNELLE_VERLADUNG:
            put_back(s, self.seat, self.card)
            tell(s, USES, self.seat, self.card)
        ask(s, DICE[self.seat])

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_ROLL_AGAIN, (self.card,))


def settle_orders(s: Haul, seat: int) -> None:
    """A48: once, on stopping there by any kind of move."""
    for card, town in cards.ORDER_TOWN.items():
        if card in s.kept[seat] and s.at[seat] == town:
            put_back(s, seat, card)
            tell(s, USES, seat, card)
            earn(s, seat, cards.ORDER_REWARD)


# Driving by card: Motivation AA-88, partners AA-92 and AA-102, maintenance AA-105


class CardDrive(Move):
    """A37: from `least` to `most` spaces in any direction, as in an ordinary move, or not at all."""

    def __init__(self, seat: int, card: int, least: int, most: int) -> None:
        super().__init__(seat, seat, least, most)
        self.card = card

    def options(self, s: Haul) -> list[Act]:
        drives = super().options(s)
        return drives if self.card == cards.MOTIVATION else [DECLINE.acts[self.seat][0], *drives]

    def sample(self, s: Haul, dice: Dice) -> Act:
        return Question.sample(self, s, dice)

    def ends(self, s: Haul) -> dict[int, Path]:
        found = super().ends(s)
        found.pop(s.at[self.truck], None)
        return found

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is GO:
            super().choose(s, act)

    def drive(self, s: Haul, path: Path) -> None:
        if self.card == cards.MOTIVATION:
            tell(s, USES, self.seat, self.card)
            put_back(s, self.seat, self.card)
        go_along(s, self.seat, path)
        arrive(s, self.seat, False, self.seat == s.active)  # A35: others draw nothing

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_CARD_EXACT if self.least == self.most else ASK_CARD_DRIVE, (self.card, self.most))


MOTIVATED: Final = [CardDrive(seat, cards.MOTIVATION, 1, 3) for seat in range(SEATS)]


def motivation(s: Haul, seat: int) -> list[Act]:
    """Its holder may drive with it, if he can drive at all."""
    if cards.MOTIVATION not in s.kept[seat] or not MOTIVATED[seat].ends(s):
        return []
    return [USE.acts[seat][cards.MOTIVATION]]


class ChoosePartner(Question[Haul]):
    """AA-92, AA-102: one other player may drive three spaces too, or refuse."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def moot(self, s: Haul) -> bool:
        return len(s.hands) == 2

    def dropped(self, s: Haul) -> None:
        self.choose(s, self.options(s)[0])

    def options(self, s: Haul) -> list[Act]:
        return [PARTNER.acts[self.seat][other] for other in range(len(s.hands)) if other != self.seat]

    def choose(self, s: Haul, act: Act) -> None:
        ask(s, CardDrive(act.noun, self.card, 3, 3))

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_PARTNER, (self.card,))


# Next town, AA-85, and next event space, AA-107


def next_places(s: Haul, seat: int, card: int) -> None:
    if first_met(s, seat, card):
        ask(s, NextPlace(seat, card))
    else:
        tell(s, NO_EFFECT, card)


def first_met(s: Haul, seat: int, card: int) -> dict[int, Path]:
    """A52: on every way that no marker bars, the first free place of the kind the card names."""
    here = s.at[seat]
    found: dict[int, Path] = {}
    paths: list[Path] = [(here,)]
    seen = {here, s.works}
    while paths:
        paths = [(*path, there) for path in paths for there in NEAR[path[-1]] if there not in seen]
        seen.update([path[-1] for path in paths])
        for path in paths:
            if path[-1] not in found and is_goal(s, path[-1], card):
                found[path[-1]] = path[1:]
        paths = [path for path in paths if path[-1] not in found and path[-1] != s.jam]
    return found


def is_goal(s: Haul, space: int, card: int) -> bool:
    goal = space < TOWN_COUNT if card == cards.ROUTENPLANUNG else space in EVENT_SPACES
    return goal and space not in s.at


class NextPlace(Question[Haul]):
    """AA-85 may be declined; AA-107 may not, and draws no card where it ends."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Haul) -> list[Act]:
        acts = [GO.acts[self.seat][space] for space in first_met(s, self.seat, self.card)]
        return [DECLINE.acts[self.seat][0], *acts] if self.card == cards.ROUTENPLANUNG else acts

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is GO:
            go_along(s, self.seat, first_met(s, self.seat, self.card)[act.noun])
            arrive(s, self.seat, False, False)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_GOTO, (self.card,))


# Snow, AA-93


class Snow(Question[Haul]):
    """A46: truck after truck in any order, each by up to three spaces; nobody draws a card."""

    def __init__(self, seat: int, trucks: tuple[int, ...]) -> None:
        self.seat = seat
        self.trucks = trucks

    def moot(self, s: Haul) -> bool:
        return not self.trucks

    def options(self, s: Haul) -> list[Act]:
        return [DONE.acts[self.seat][0], *[MOVE.acts[self.seat][truck] for truck in self.trucks]]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is MOVE:
            ask(s, Snow(self.seat, tuple([truck for truck in self.trucks if truck != act.noun])))
            ask(s, SnowDrive(self.seat, act.noun))

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_SNOW, ())


class SnowDrive(Move):
    """One to three spaces for this truck, ending on a free one."""

    def __init__(self, seat: int, truck: int) -> None:
        super().__init__(seat, truck, 1, 3)

    def options(self, s: Haul) -> list[Act]:
        return [DECLINE.acts[self.seat][0], *super().options(s)]

    def sample(self, s: Haul, dice: Dice) -> Act:
        return Question.sample(self, s, dice)

    def ends(self, s: Haul) -> dict[int, Path]:
        found = super().ends(s)
        found.pop(s.at[self.truck], None)
        return found

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is GO:
            self.drive(s, self.paths_to(s, act.noun)[0])

    def drive(self, s: Haul, path: Path) -> None:
        go_along(s, self.truck, path)
        arrive(s, self.truck, False, False)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_SNOW_DRIVE, (self.truck,))


# The tachograph, AA-81, breakdown, AA-89, and customs, AA-108


def lose_turn(s: Haul, seat: int) -> None:
    """A53: they add up."""
    s.skips[seat] += 1
    tell(s, LOSES_TURN, seat)


class Breakdown(Question[Haul]):
    """Help for 1000 DM and a skipped turn, or drive on."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Haul) -> list[Act]:
        return [HELP.acts[self.seat][0], DECLINE.acts[self.seat][0]]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is HELP:
            earn(s, self.seat, cards.HELP_FEE)
            lose_turn(s, self.seat)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_HELP, ())


class Customs(Question[Haul]):
    """Pay, or sit it out; whoever cannot pay must sit it out (A54)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def moot(self, s: Haul) -> bool:
        return not s.purse and s.money[self.seat] < cards.FINE

    def dropped(self, s: Haul) -> None:
        self.choose(s, JAIL.acts[self.seat][0])

    def options(self, s: Haul) -> list[Act]:
        jail = JAIL.acts[self.seat][0]
        return [PAY.acts[self.seat][0], jail] if s.money[self.seat] >= cards.FINE else [jail]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is JAIL:
            lose_turn(s, self.seat)
        else:
            s.money[self.seat] -= cards.FINE
            tell(s, PAYS, self.seat, cards.FINE // MONEY.step)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_CUSTOMS, ())
