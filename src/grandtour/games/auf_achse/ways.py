"""The ways of the trucks: where one can drive to, what bars it, and where a card may send it."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, Act
from grandtour.core.chance import Dice
from grandtour.core.questions import Question, ask, tell
from grandtour.core.tales import Line
from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.acts import GO, OVER, STAY
from grandtour.games.auf_achse.board import (
    EVENT_SPACES,
    FAR,
    MUNICH,
    NEAR,
    SPACES,
    TOWN_COUNT,
    UP_TO,
    Path,
    Reach,
    came_by,
    distances,
    reaches,
    worth_choosing,
)
from grandtour.games.auf_achse.cards import FROM, TO
from grandtour.games.auf_achse.state import Haul
from grandtour.games.auf_achse.tales import ASK_OVER, DRIVES, WAITS
from grandtour.games.auf_achse.trailers import Decision, none_for_sale

# --- Where a truck can come to rest ---


class Move(Decision):
    """Drive a truck by `least` to `most` spaces. The answer is where it comes to rest; by which way seldom matters."""

    def __init__(self, seat: int, truck: int, least: int, most: int) -> None:
        super().__init__(seat)
        self.truck = truck
        self.least = least
        self.most = most

    def moot(self, s: Haul) -> bool:
        """A73: which stops are in one's hand adds nothing where one is hemmed in."""
        return is_hemmed_in(s, self.truck) and none_for_sale(s, self.seat) and len(self.options(s)) == 1

    def dropped(self, s: Haul) -> None:
        self.choose(s, self.options(s)[0])

    def options(self, s: Haul) -> list[Act]:
        return [self.going(s, space) for space in self.ends(s)]

    def sample(self, s: Haul, dice: Dice) -> Act:
        spaces = self.ends(s)
        return self.going(s, spaces[dice.below(len(spaces))])

    def reached(self, s: Haul) -> Reach:
        return reaches(self.least, self.most)[s.at[self.truck]]

    def going(self, s: Haul, space: int) -> Act:
        """A5, A12: where the way is barred at once, the end is where the truck stands."""
        return STAY.acts[self.seat][0] if space == s.at[self.truck] else GO.acts[self.seat][space]

    def ends(self, s: Haul) -> list[int]:
        """Where the truck can come to rest. The list is not to be changed: it may be that of the board."""
        reached = self.reached(s)
        found = reached.ends if is_open(s, reached) else ends_left(s, reached)
        return with_stops(s, self.truck, reached, found) if reached.exact else found

    def answer(self, s: Haul, act: Act) -> None:
        paths = self.paths_to(s, act.noun if act.verb is GO else s.at[self.truck])
        if len(paths) > 1:
            ask(s, Approach(self, act.noun, paths))
        else:
            self.drive(s, paths[0])

    def paths_to(self, s: Haul, space: int) -> list[Path]:
        """The way to a space, with all points if it can be; one for each side of an event space (A65)."""
        reached = self.reached(s)
        if space == reached.here:
            return [()]
        place = reached.place[space]
        if place and not is_marked(s, reached):
            return reached.sides[space] if space in reached.sides else [reached.shortest[place]]
        clear = clear_ways(s, reached, space)
        if clear:
            return worth_choosing(reached.here, clear)
        cut = [path for path in cut_short(s, reached) if path and path[-1] == space]
        return cut[:1] or clear_ways(s, UP_TO[self.most - 1][reached.here], space)[:1]

    def drive(self, s: Haul, path: Path) -> None:
        """Drive the way that was chosen; each kind of move does what follows from it."""
        raise NotImplementedError


class Approach(Decision):
    """A65: an event space that can be reached from two sides; Dokumente would lead back over the one chosen (A38)."""

    def __init__(self, move: Move, space: int, paths: list[Path]) -> None:
        super().__init__(move.seat)
        self.move = move
        self.space = space
        self.paths = tuple(paths)

    def options(self, s: Haul) -> list[Act]:
        here = s.at[self.move.truck]
        return [OVER.acts[self.seat][came_by(here, path)] for path in self.paths]

    def answer(self, s: Haul, act: Act) -> None:
        self.move.drive(s, self.path_over(s, act.noun))

    def path_over(self, s: Haul, space: int) -> Path:
        here = s.at[self.move.truck]
        return next(path for path in self.paths if came_by(here, path) == space)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_OVER, (self.space,))


# --- What bars the way ---


def is_hemmed_in(s: Haul, truck: int) -> bool:
    """In the dead end, or barred on every side. Elsewhere there is a choice, if only to wait (A5), or one that hidden
    contracts may give, as on the bridge beside the dead end."""
    near = NEAR[s.at[truck]]
    return len(near) == 1 or all(there == s.works or there in s.at for there in near)


def is_open(s: Haul, reached: Reach) -> bool:
    """No marker lies on any way, and no truck stands at an end; those on the way do not matter (AA-20, AA-22)."""
    return not is_marked(s, reached) and not any(reached.place[space] for space in s.at)


def is_marked(s: Haul, reached: Reach) -> bool:
    """A marker lies near enough to be met on some way."""
    return can_meet(reached, s.works) or can_meet(reached, s.jam)


def can_meet(reached: Reach, marker: int) -> bool:
    return marker != NOBODY and reached.far[marker] <= reached.points


def is_behind(reached: Reach, marker: int, end: int) -> bool:
    """The points are enough to reach the end over the marker; most ends are soon known not to be touched by it."""
    return reached.far[marker] + FAR[marker][end] <= reached.points


def ends_left(s: Haul, reached: Reach) -> list[int]:
    """The free ends of clear ways, and where the others are cut short."""
    found = reached.ends[:]
    for marker in (s.works, s.jam):
        if can_meet(reached, marker):
            found = [end for end in found if not is_behind(reached, marker, end) or clear_ways(s, reached, end)]
    for space in s.at:
        if reached.place[space] and space in found:
            found.remove(space)
    for path in cut_short(s, reached):
        end = path[-1] if path else reached.here
        if end not in found:
            found.append(end)
    return found


def leads_to(s: Haul, reached: Reach, end: int) -> bool:
    return bool(clear_ways(s, reached, end) if is_marked(s, reached) else reached.place[end])


def clear_ways(s: Haul, reached: Reach, end: int) -> list[Path]:
    return [path for path in reached.ways_to(end) if is_clear(s, path)]


def is_clear(s: Haul, path: Path) -> bool:
    """A6: no roadworks on the way, and a jam at most on its last space."""
    return s.works not in path and (s.jam == NOBODY or s.jam not in path[:-1])


def cut_short(s: Haul, reached: Reach) -> list[Path]:
    """AA-21, A4, A5: ways that cannot be driven to their end may be chosen all the same, as far as they go."""
    if not reached.exact:  # with points of one's choice only the next space can hold the truck
        return [drivable(s, (there,)) for there in NEAR[reached.here]]
    cut = ends_over(reached, s.works) + ends_over(reached, s.jam) + [space for space in s.at if reached.place[space]]
    return [drivable(s, path) for end in cut for path in reached.ways_to(end)]


def ends_over(reached: Reach, marker: int) -> list[int]:
    """The ends to which some way leads over this marker."""
    ends: list[int] = []
    if can_meet(reached, marker):
        for path in reached.all_ways:
            if is_behind(reached, marker, path[-1]) and marker in path and path[-1] not in ends:
                ends.append(path[-1])
    return ends


def drivable(s: Haul, path: Path) -> Path:
    """AA-21, A4 to A6: a way as far as its last free space before a marker or the truck at its end."""
    used = len(path)
    if s.works in path:
        used = path.index(s.works)
    if s.jam in path[:used]:
        used = path.index(s.jam) + 1
    while used and path[used - 1] in s.at:
        used -= 1
    return path[:used]


# --- Where points may be given up ---


def with_stops(s: Haul, truck: int, reached: Reach, found: list[int]) -> list[int]:
    """AA-24: in one's own stops, if a way of fewer points leads there."""
    far, points = reached.far, reached.points
    shorter = UP_TO[points - 1][reached.here]
    for town in own_stops(s, truck):
        if far[town] < points and town not in found and town not in s.at and leads_to(s, shorter, town):
            found = [*found, town]
    return found


def own_stops(s: Haul, seat: int) -> list[int]:
    """A3, A48, AA-87: where one may load or deliver, and where a kept card sends one."""
    stops = [FROM[contract] for contract in s.hands[seat]]
    if s.loaded[seat]:
        stops += [TO[contract] for contract in s.loaded[seat]]
    if s.kept[seat]:
        stops += [SENT_TO[card] for card in s.kept[seat] if card in SENT_TO]
    return stops


SENT_TO: Final = {cards.INSPEKTION: MUNICH, **cards.ORDER_TOWN}

# --- Driving ---


def go_along(s: Haul, truck: int, path: Path) -> None:
    start = s.at[truck]
    if not path:
        tell(s, WAITS, truck)
        return
    s.came[truck] = came_by(start, path)
    s.at[truck] = path[-1]
    if s.lines is not None:
        tell(s, DRIVES, truck, start, path[-1], *path)


ARRIVED: Final[list[list[list[Question[Haul]]]]] = []
"""What follows an arrival, by seat, `exact` and `draws`. `arrival` fills it in, since all that drives may follow."""


def arrive(s: Haul, seat: int, exact: bool, draws: bool) -> None:
    """A truck has come to rest, with exactly all points or not; on an event space it draws a card or does not."""
    ask(s, ARRIVED[seat][exact][draws])


def put_on(s: Haul, seat: int, space: int) -> None:
    """A directed transfer: no way leads back (A38)."""
    tell(s, DRIVES, seat, s.at[seat], space)
    s.at[seat] = space
    s.came[seat] = NOBODY


# --- Places that are looked for ---


def any_space(dice: Dice, least: int, barred: list[int]) -> int:
    """One of the spaces from `least` on that are not barred, which are few."""
    while True:
        space = least + dice.below(SPACES - least)
        if space not in barred:
            return space


def on_others(acts: list[Act], least: int, barred: list[int]) -> list[Act]:
    """These acts on the spaces from `least` on that are not barred, which are few."""
    found = acts[least:]
    for space in sorted(set(barred), reverse=True):
        if space >= least:
            del found[space - least]
    return found


def road_to_town(space: int, there: int) -> Path:
    """From a space on the open road over its neighbour `there` to the first town. Roads have no forks between towns."""
    path = [space, there]
    while path[-1] >= TOWN_COUNT:
        path += [onward for onward in NEAR[path[-1]] if onward != path[-2]]
    return tuple(path[1:])


def nearest_free(s: Haul, town: int) -> list[int]:
    """A40: the free spaces nearest to an occupied town."""
    far = distances(town)
    free = [space for space in range(SPACES) if space not in s.at and space != s.works]
    shortest = min([far[space] for space in free])
    return [space for space in free if far[space] == shortest]


def first_met(s: Haul, seat: int, card: int) -> dict[int, Path]:
    """A52: on every way that no marker bars, the first free place of the kind the card names."""
    here = s.at[seat]
    found: dict[int, Path] = {}
    came = [NOBODY] * SPACES  # by which space each was first entered
    came[here] = here
    queue = [here]
    for space in queue:
        for there in NEAR[space]:
            if came[there] != NOBODY or there == s.works:
                continue
            came[there] = space
            if is_goal(s, there, card):
                found[there] = retraced(came, there)
            elif there != s.jam:
                queue.append(there)
    return found


def is_goal(s: Haul, space: int, card: int) -> bool:
    goal = space < TOWN_COUNT if card == cards.ROUTENPLANUNG else space in EVENT_SPACES
    return goal and space not in s.at


def retraced(came: list[int], space: int) -> Path:
    """The way to a space, from where it began."""
    path = [space]
    while came[path[-1]] != path[-1]:
        path.append(came[path[-1]])
    return tuple(path[-2::-1])
