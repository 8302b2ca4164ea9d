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


# --- Ways ---

Path = tuple[int, ...]
"""One way to drive: the spaces entered, in order."""


class Reach:
    """All ways of so many spaces from one space: by the space at their end, shortest first, and the first of each."""

    def __init__(self, paths: list[Path]) -> None:
        self.ways: Final[dict[int, list[Path]]] = {}
        self.over: Final[dict[int, list[int]]] = {}  # for every space, the ends to which some way leads over it
        for path in paths:
            self.ways.setdefault(path[-1], []).append(path)
            for space in path:
                ends = self.over.setdefault(space, [])
                if path[-1] not in ends:
                    ends.append(path[-1])
        self.paths: Final = {end: ways[0] for end, ways in self.ways.items()}


def ways_from(space: int, points: int) -> list[Path]:
    """Every way of so many spaces; A1: never straight back, but in a dead end."""
    paths: list[Path] = [(space,)]
    for _ in range(points):
        paths = [(*path, there) for path in paths for there in onward(path)]
    return [path[1:] for path in paths]


def onward(path: Path) -> list[int]:
    here = path[-1]
    if len(path) == 1 or len(NEAR[here]) == 1:
        return NEAR[here]
    return [there for there in NEAR[here] if there != path[-2]]


MOST_POINTS: Final = 6
REACHES: Final[list[list[Reach | None]]] = [[None] * (MOST_POINTS + 1) ** 2 for _ in range(SPACES)]


def reach(space: int, least: int, most: int) -> Reach:
    """The ways of `least` to `most` spaces from here, worked out when they are first needed."""
    reaches, key = REACHES[space], least * (MOST_POINTS + 1) + most
    found = reaches[key]
    if found is None:
        found = reaches[key] = Reach([path for points in range(least, most + 1) for path in ways_from(space, points)])
    return found


# --- Distances ---

FAR: Final[list[list[int]]] = [[] for _ in range(SPACES)]


def distances(space: int) -> list[int]:
    """How many spaces every other one is away by road, markers and trucks not counted."""
    if not FAR[space]:
        FAR[space] = measured(space)
    return FAR[space]


def measured(space: int) -> list[int]:
    far = [NOBODY] * SPACES
    far[space] = 0
    queue = [space]
    for here in queue:
        for there in NEAR[here]:
            if far[there] == NOBODY:
                far[there] = far[here] + 1
                queue.append(there)
    return far
