"""The sheet of the world, 504 cells of four terrains, and how far each means of transport reaches on it.

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

# --- Means of transport ---

MODE: Final = Kind("mode", ["plane", "boat", "train", "world-tour"])
PLANE: Final = 0
BOAT: Final = 1
TRAIN: Final = 2
WORLD_TOUR: Final = 3
FARTHEST: Final = 10  # a plane 8 with two cells more


class Reach:
    """The cells that one mode reaches from one cell, nearest first; `within[n]` counts those up to n cells away."""

    def __init__(self, cells: list[int], within: list[int]) -> None:
        self.cells: Final = cells
        self.within: Final = within


EVERYWHERE: Final = Reach(list(range(CELLS)), [CELLS] * (FARTHEST + 1))


class World:
    """The sheet, flat or with its east and west edges joined (A5); trains on every coast or not (A2)."""

    def __init__(self, wrap: bool, coast_trains: bool) -> None:
        self.wrap: Final = wrap
        self.enters: Final = [
            [True] * CELLS,
            [seas >= 1 for seas in SEAS],  # TM-41
            [
                lands >= 1 if coast_trains else seas == 0 or (lands >= 2 and seas == 1)
                for lands, seas in zip(LANDS, SEAS, strict=True)
            ],  # TM-40
        ]
        self.leaves: Final = [self.enters[PLANE], self.enters[BOAT], [lands >= 1 for lands in LANDS]]  # A3
        self.neighbours: Final = [self.around(cell) for cell in range(CELLS)]
        self.afoot: Final = [
            [there for there in self.neighbours[cell] if LANDS[cell] and LANDS[there]] for cell in range(CELLS)
        ]  # A6
        self.reaches: Final[list[list[Reach | None]]] = [[None] * CELLS for _ in self.enters]
        self.reaches.append([EVERYWHERE] * CELLS)  # TM-36

    def around(self, cell: int) -> list[int]:
        """A4: the eight cells around, fewer at the edges of the sheet."""
        row, column = divmod(cell, COLUMNS)
        return [
            there * COLUMNS + beside % COLUMNS
            for there in range(max(0, row - 1), min(ROWS, row + 2))
            for beside in range(column - 1, column + 2)
            if (self.wrap or 0 <= beside < COLUMNS) and (there, beside) != (row, column)
        ]

    def distance(self, a: int, b: int) -> int:
        """In cells, over any terrain."""
        rows, columns = abs(a // COLUMNS - b // COLUMNS), abs(a % COLUMNS - b % COLUMNS)
        if self.wrap and columns > WESTERN:
            columns = COLUMNS - columns
        return max(rows, columns)

    def reach(self, mode: int, cell: int) -> Reach:
        """Made once for each mode and cell."""
        reach = self.reaches[mode][cell]
        if reach is None:
            reach = self.reaches[mode][cell] = self.spread(mode, cell)
        return reach

    def spread(self, mode: int, start: int) -> Reach:
        """Breadth first over the cells that suit the mode; pawns can be passed over (TM-45)."""
        enters, seen, cells, within = self.enters[mode], {start}, list[int](), [0]
        edge = [start] if self.leaves[mode][start] else []
        for _ in range(FARTHEST):
            further: list[int] = []
            for cell in edge:
                for beside in self.neighbours[cell]:
                    if enters[beside] and beside not in seen:
                        seen.add(beside)
                        further.append(beside)
            cells += further
            within.append(len(cells))
            edge = further
        return Reach(cells, within)

    def ring(self, cell: int, distance: int) -> list[int]:
        """The cells exactly so far away, over any terrain."""
        if distance > FARTHEST:
            return [there for there in range(CELLS) if self.distance(cell, there) == distance]
        reach = self.reach(PLANE, cell)
        return reach.cells[reach.within[distance - 1] : reach.within[distance]]

    def way(self, mode: int, start: int, goal: int) -> list[int]:
        """A shortest way, both ends included; over any terrain where the mode is none of the three."""
        mode = mode if mode < WORLD_TOUR else PLANE
        enters, before, edge = self.enters[mode], {start: start}, [start]
        while goal not in before:
            further: list[int] = []
            for cell in edge:
                for beside in self.neighbours[cell]:
                    if enters[beside] and beside not in before:
                        before[beside] = cell
                        further.append(beside)
            edge = further
        way = [goal]
        while way[-1] != start:
            way.append(before[way[-1]])
        return way[::-1]


WORLDS: Final = [World(wrap, coast_trains) for wrap in (False, True) for coast_trains in (False, True)]
