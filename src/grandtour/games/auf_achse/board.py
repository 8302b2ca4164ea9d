"""The road net of Central Europe, space by space, and the ways on it, read from `board.json`."""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from grandtour.core.acts import NOBODY, Kind

BOARD: Final[dict[str, Any]] = json.loads((files("grandtour.games.auf_achse") / "board.json").read_text("utf-8"))
TOWN: Final = Kind("town", [town["id"] for town in BOARD["towns"]])
TOWN_COUNT: Final = len(TOWN.words)


def road_spaces(road: dict[str, Any]) -> list[str]:
    """The words of the spaces between the two towns, in the direction in which the road is written."""
    return [f"{road['from']}/{road['to']}/{n}" for n in range(1, road["spaces"] + 1)]


def between(road: dict[str, Any]) -> list[tuple[int, ...]]:
    return [(TOWN.number(road["from"]), TOWN.number(road["to"]))] * road["spaces"]


def counted(road: dict[str, Any]) -> list[int]:
    return list(range(1, road["spaces"] + 1)) if road["spaces"] > 1 else [0]


# Towns come first, so that a space below TOWN_COUNT is the town of the same number.
SPACE: Final = Kind(
    "space",
    TOWN.words + [word for road in BOARD["roads"] for word in road_spaces(road)],
    TOWN,
    [(town,) for town in range(TOWN_COUNT)] + [ends for road in BOARD["roads"] for ends in between(road)],
    [0] * TOWN_COUNT + [n for road in BOARD["roads"] for n in counted(road)],
)
SPACES: Final = len(SPACE.words)
MUNICH: Final = SPACE.number("munich")
FRANKFURT: Final = SPACE.number("frankfurt")
KASSEL: Final = SPACE.number("kassel")
FLENSBURG: Final = SPACE.number("flensburg")
VIENNA: Final = SPACE.number("vienna")
BRIDGE: Final = SPACE.number("flensburg/hamburg/1")  # AA-65

EVENT_SPACES: Final = frozenset(
    SPACE.number(road_spaces(road)[n - 1]) for road in BOARD["roads"] for n in road["events"]
)


def neighbours() -> list[list[int]]:
    near: list[list[int]] = [[] for _ in range(SPACES)]
    for road in BOARD["roads"]:
        line = [SPACE.number(word) for word in [road["from"], *road_spaces(road), road["to"]]]
        for here, there in pairwise(line):
            near[here].append(there)
            near[there].append(here)
    return near


NEAR: Final = neighbours()


# --- Distances ---
# They fit into bytes, and tables of bytes into the cache of a processor: playouts look here all the time.


def measured(space: int) -> bytes:
    far = [NOBODY] * SPACES
    far[space] = 0
    queue = [space]
    for here in queue:
        for there in NEAR[here]:
            if far[there] == NOBODY:
                far[there] = far[here] + 1
                queue.append(there)
    return bytes(far)


FAR: Final = [measured(space) for space in range(SPACES)]


def distances(space: int) -> bytes:
    """How many spaces every other one is away by road, markers and trucks not counted."""
    return FAR[space]


# --- Ways ---

Path = tuple[int, ...]
"""One way to drive: the spaces entered, in order."""

MOST_POINTS: Final = 6


def ways_from(space: int) -> list[list[Path]]:
    """Every way from here, by the number of its spaces; A1: never straight back, but in a dead end."""
    ways: list[list[Path]] = [[(space,)]]
    for _ in range(MOST_POINTS):
        ways.append([(*path, there) for path in ways[-1] for there in onward(path)])
    return [[path[1:] for path in paths] for paths in ways]


def onward(path: Path) -> list[int]:
    here = path[-1]
    if len(path) == 1 or len(NEAR[here]) == 1:
        return NEAR[here]
    return [there for there in NEAR[here] if there != path[-2]]


def worth_choosing(here: int, paths: list[Path]) -> list[Path]:
    """Of the ways to one space the shortest; for an event space one from each side of it (A65)."""
    if len(paths) == 1 or paths[0][-1] not in EVENT_SPACES:
        return paths[:1]
    sides: dict[int, Path] = {}
    for path in paths:
        sides.setdefault(came_by(here, path), path)
    return list(sides.values())


def came_by(here: int, path: Path) -> int:
    """The last space before the end of a way that starts here."""
    return path[-2] if len(path) > 1 else here


class Reach:
    """All ways of so many spaces from one space, shortest first, and the ends to which they lead.

    `place` says for every space which of the ends it is, from 1; 0 stands for none.
    """

    def __init__(self, here: int, points: int, exact: bool, all_ways: list[Path]) -> None:
        self.here: Final = here
        self.points: Final = points
        self.exact: Final = exact
        self.far: Final = FAR[here]
        self.all_ways: Final = all_ways
        self.ends: Final[list[int]] = []
        self.ways: Final[list[list[Path]]] = [[]]  # by the place of their end
        place = bytearray(SPACES)
        for path in all_ways:
            end = path[-1]
            if not place[end]:
                self.ends.append(end)
                self.ways.append([])
                place[end] = len(self.ends)
            self.ways[place[end]].append(path)
        self.place: Final = bytes(place)
        self.shortest: Final = ((), *[ways[0] for ways in self.ways[1:]])  # by the place of their end
        self.sides: Final[dict[int, list[Path]]] = {}  # the ways to event spaces that can be entered from two sides
        for end, ways in zip(self.ends, self.ways[1:], strict=True):
            if len(worth_choosing(here, ways)) > 1:
                self.sides[end] = worth_choosing(here, ways)

    def ways_to(self, space: int) -> list[Path]:
        return self.ways[self.place[space]]


def up_to(space: int, points: int) -> list[Path]:
    return [path for paths in WAYS[space][1 : points + 1] for path in paths]


WAYS: Final = [ways_from(space) for space in range(SPACES)]
EXACTLY: Final = [
    [Reach(space, points, True, WAYS[space][points]) for space in range(SPACES) if points]
    for points in range(MOST_POINTS + 1)
]
UP_TO: Final = [
    [Reach(space, points, False, up_to(space, points)) for space in range(SPACES)] for points in range(MOST_POINTS + 1)
]


def reaches(least: int, most: int) -> list[Reach]:
    """The ways of `least` to `most` spaces from every space; points are either all to be used or one's own choice."""
    return EXACTLY[most] if least == most else UP_TO[most]
