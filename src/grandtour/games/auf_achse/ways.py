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
    MUNICH,
    NEAR,
    SPACES,
    TOWN_COUNT,
    Path,
    Reach,
    distances,
    reach,
)
from grandtour.games.auf_achse.cards import FROM, TO
from grandtour.games.auf_achse.haul import Haul
from grandtour.games.auf_achse.tales import ASK_OVER, DRIVES, WAITS

# --- Where a truck can come to rest ---


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


# --- Places that are looked for ---


def any_space(dice: Dice, least: int, barred: list[int]) -> int:
    """One of the spaces from `least` on that are not barred, which are few."""
    while True:
        space = least + dice.below(SPACES - least)
        if space not in barred:
            return space


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
