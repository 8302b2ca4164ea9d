"""The sheet of the world, 504 cells of four terrains, and the 80 sites on it.

The grid is read from `grid.json`, the sites from `sites.json`; the page draws from them too.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import floor
from typing import Any, Final

from grandtour.core.acts import Kind

GRID: Final[dict[str, Any]] = json.loads((files("grandtour.games.sites80") / "grid.json").read_text("utf-8"))
SITES: Final[list[dict[str, Any]]] = json.loads((files("grandtour.games.sites80") / "sites.json").read_text("utf-8"))

ROWS: Final = len(GRID["rows"])
COLUMNS: Final = len(GRID["rows"][0])
CELLS: Final = ROWS * COLUMNS
NORTHERN: Final = GRID["north"] // GRID["degrees"]
WESTERN: Final = COLUMNS // 2


def latitude(row: int) -> str:
    """A label is the edge of the cell nearest the equator (TM-03)."""
    return f"n{10 * (NORTHERN - 1 - row)}" if row < NORTHERN else f"s{10 * (row - NORTHERN)}"


def longitude(column: int) -> str:
    """A label is the edge of the cell nearest Greenwich (TM-03)."""
    return f"w{10 * (WESTERN - 1 - column)}" if column < WESTERN else f"e{10 * (column - WESTERN)}"


LATITUDES: Final = [latitude(row) for row in range(ROWS)]
LONGITUDES: Final = [longitude(column) for column in range(COLUMNS)]
DEGREE: Final = Kind("degree", LATITUDES + LONGITUDES)
CELL: Final = Kind(
    "cell",
    [f"{row}{column}" for row in LATITUDES for column in LONGITUDES],
    DEGREE,
    [(row, ROWS + column) for row in range(ROWS) for column in range(COLUMNS)],
)

# TM-15: the quarter of the sheet is read first.
QUARTER: Final = Kind("quarter", ["nw", "ne", "sw", "se"])

TERRAIN: Final[list[dict[str, Any]]] = [GRID["terrain"][letter] for row in GRID["rows"] for letter in row]
LANDS: Final[list[int]] = [terrain["lands"] for terrain in TERRAIN]
SEAS: Final[list[int]] = [terrain["seas"] for terrain in TERRAIN]

SITE: Final = Kind("site", [site["id"] for site in SITES])
GENRE: Final = Kind("kind", ["city", "ruin", "monument", "nature", "island"])


def cell_at(lat: float, lon: float) -> int:
    row = floor((GRID["north"] - lat) / GRID["degrees"])
    column = floor((lon - GRID["west"]) / GRID["degrees"])
    return int(row * COLUMNS + column)


CELL_OF: Final[list[int]] = [cell_at(site["lat"], site["lon"]) for site in SITES]
QUARTER_OF: Final[list[int]] = [QUARTER.number(site["quarter"]) for site in SITES]
GENRE_OF: Final[list[int]] = [GENRE.number(site["kind"]) for site in SITES]
SITES_ON: Final[list[list[int]]] = [[i for i, c in enumerate(CELL_OF) if c == cell] for cell in range(CELLS)]  # TM-04
SQUARES: Final[list[int]] = [len(sites) for sites in SITES_ON]

MODE: Final = Kind("mode", ["plane", "boat", "train", "world-tour"])
PLANE: Final = 0
BOAT: Final = 1
TRAIN: Final = 2
WORLD_TOUR: Final = 3
