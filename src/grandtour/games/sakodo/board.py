"""The track round the world, from `board.json`, which the page draws too, and what a step on it costs."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from grandtour.core.acts import NOBODY, Kind

BOARD: Final[dict[str, Any]] = json.loads((files("grandtour.games.sakodo") / "board.json").read_text("utf-8"))

# The departure airport lies off the track (SK-04); the first airport is the track's first space, the arrival its last.
SPACE: Final = Kind("space", [space["id"] for space in BOARD["spaces"]])
DEPARTURE: Final = 0
FIRST: Final = 1
ARRIVAL: Final = len(SPACE.words) - 1

# The first six types have a deck of the same number; those up to AVENTURE are where trophies are won (SK-52).
TYPE: Final = Kind("type", ["souvenir", "reportage", "aventure", "job", "chance", "courrier", "airport", "departure"])
SOUVENIR: Final = 0
REPORTAGE: Final = 1
AVENTURE: Final = 2
JOB: Final = 3
HAZARD: Final = 4  # the rulebook's "chance", a word that the engine needs for itself
COURRIER: Final = 5
AIRPORT: Final = 6
TYPE_OF: Final[list[int]] = [TYPE.number(space["type"]) for space in BOARD["spaces"]]


def nearest(types: list[int], type: int, space: int, way: int) -> int:
    """The next space of a type in front of (1) or behind (-1) this one, never itself; NOBODY if there is none."""
    there = space + way
    while FIRST <= there < len(types):
        if types[there] == type:
            return there
        there += way
    return NOBODY


PREVIOUS: Final = [[nearest(TYPE_OF, kind, space, -1) for space in range(ARRIVAL + 1)] for kind in range(AIRPORT + 1)]
NEXT_AIRPORT: Final = [nearest(TYPE_OF, AIRPORT, space, 1) for space in range(ARRIVAL + 1)]

# SK-29: what a leg of so many spaces costs.
FARE: Final = [0, 0, 20, 50, 100, 200, 400]
FARTHEST: Final = 6


def reach(money: int, ahead: int) -> int:
    """A13, A14: how many spaces one can go with so much money where so many lie ahead."""
    spaces = min(FARTHEST, ahead)
    while spaces and FARE[spaces] > money:
        spaces -= 1
    return spaces
