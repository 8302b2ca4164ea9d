"""A track round the world: its spaces, from `board.json`, which the page draws too, and what a walk on it costs."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from grandtour.core.acts import NOBODY, Kind

BOARD: Final[dict[str, Any]] = json.loads((files("grandtour.families.track") / "board.json").read_text("utf-8"))

# One sets out from a space off the track; the first airport is the track's first space, the arrival its last.
DEPARTURE: Final = 0
FIRST: Final = 1

# Each room has its own words for the types. The first six have a deck of the same number; those up to AVENTURE are
# where trophies are won. What is bought (0) and what the post brings (5) are called differently in each room.
REPORTAGE: Final = 1
AVENTURE: Final = 2
JOB: Final = 3
HAZARD: Final = 4  # the rulebooks' "chance", a word that the engine needs for itself
AIRPORT: Final = 6
TROPHIES: Final = 3

# What a walk of so many spaces costs.
FARE: Final = [0, 0, 20, 50, 100, 200, 400]
FARTHEST: Final = 6


class Track:
    """The spaces with their types, in the words of a room, and for each space the next one of a type behind it."""

    def __init__(self, types: list[str]) -> None:
        spaces: list[dict[str, Any]] = BOARD["spaces"]
        self.space: Final = Kind("space", [space["id"] for space in spaces])
        self.type: Final = Kind("type", types)
        self.type_of: Final[list[int]] = [BOARD["types"].index(space["type"]) for space in spaces]
        everywhere = range(len(spaces))
        self.previous: Final = [[self.nearest(kind, at, -1) for at in everywhere] for kind in range(AIRPORT + 1)]
        self.next_airport: Final = [self.nearest(AIRPORT, at, 1) for at in everywhere]

    def nearest(self, type: int, space: int, way: int) -> int:
        """The next space of a type in front of (1) or behind (-1) this one, never itself; NOBODY if there is none."""
        there = space + way
        while FIRST <= there < len(self.type_of):
            if self.type_of[there] == type:
                return there
            there += way
        return NOBODY


def reach(money: int, ahead: int) -> int:
    """How many spaces one can go with so much money where so many lie ahead; one is always free."""
    spaces = min(FARTHEST, ahead)
    while spaces and FARE[spaces] > money:
        spaces -= 1
    return spaces
