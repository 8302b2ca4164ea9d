"""How far each means of transport reaches on the sheet of the world. What is worked out is kept."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import SEATS, Act
from grandtour.games.sites80.acts import GO, WALK
from grandtour.games.sites80.board import CELLS, COLUMNS, LANDS, PLANE, ROWS, SEAS, SITES_ON, WESTERN, WORLD_TOUR

FARTHEST: Final = 10  # a plane 8 with two cells more
SHARES: Final = list(zip(LANDS, SEAS, strict=True))
NUMBERS: Final = list(range(CELLS + 1))


def shared(numbers: list[int]) -> list[int]:
    """The same numbers, as objects that all lists share: so many lists would not fit in the processor's cache."""
    return list(map(NUMBERS.__getitem__, numbers))


class Reach:
    """The cells that one mode reaches from one cell, nearest first; `within[n]` counts those up to n cells away."""

    def __init__(self, cells: list[int], within: list[int]) -> None:
        self.cells: Final = shared(cells)
        self.within: Final = shared(within)
        place = [0] * (CELLS + 1)
        for nth, cell in enumerate(cells, 1):
            place[cell] = nth
        self.place: Final = shared(place)  # of each cell among them, from 1; the last one is that of NOBODY
        self.acts: Final[list[list[Act]]] = [[] for _ in range(SEATS)]

    def goes(self, seat: int, distance: int, taken: list[int]) -> list[Act]:
        """The acts of a seat that go up to so far away, but to none of the cells that are taken."""
        if not self.acts[seat]:  # they are made once
            self.acts[seat] = [GO.acts[seat][cell] for cell in self.cells]
        goes = self.acts[seat][: self.within[distance]]
        for place in reversed(self.places(distance, taken)):
            goes.pop(place)
        return goes

    def open_cells(self, distance: int, taken: list[int]) -> list[int]:
        """The cells up to so far away, less those that are taken."""
        cells = self.cells[: self.within[distance]]
        for place in reversed(self.places(distance, taken)):
            cells.pop(place)
        return cells

    def places(self, distance: int, taken: list[int]) -> list[int]:
        """Which of its cells up to so far away are taken, in order."""
        near, place = self.within[distance], self.place
        places = [place[cell] - 1 for cell in taken if 0 < place[cell] <= near]
        return sorted(set(places)) if len(places) > 1 else places


def past(places: list[int], nth: int) -> int:
    """Where the nth thing stands among others when those at these places, given in order, are passed over."""
    for place in places:
        if place <= nth:
            nth += 1
    return nth


EVERYWHERE: Final = Reach(list(range(CELLS)), [CELLS] * (FARTHEST + 1))


class World:
    """The sheet, flat or with its east and west edges joined (A5); trains on every coast or not (A2)."""

    def __init__(self, wrap: bool, coast_trains: bool) -> None:
        self.wrap: Final = wrap
        self.span: Final = 2 * COLUMNS - 1 if wrap else COLUMNS + 1  # the numbers of neighbours differ by no more
        trains = [lands >= 1 if coast_trains else seas == 0 or lands >= 2 > seas for lands, seas in SHARES]  # TM-40
        boats = [seas >= 1 for _, seas in SHARES]  # TM-41
        ashore = [lands >= 1 for lands, _ in SHARES]
        self.neighbours: Final = [shared(self.around(cell)) for cell in range(CELLS)]
        self.afoot: Final = self.steps(ashore, ashore)  # A6
        self.walks: Final[list[list[Act]]] = [[] for _ in range(SEATS * CELLS)]
        self.sites_near: Final = [[site for there in near for site in SITES_ON[there]] for near in self.neighbours]
        self.beside: Final = [self.neighbours, self.steps(boats, boats), self.steps(ashore, trains)]  # A3
        self.reaches: Final[list[list[Reach | None]]] = [[None] * CELLS for _ in self.beside]
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

    def steps(self, leaves: list[bool], enters: list[bool]) -> list[list[int]]:
        """From each cell, the neighbouring ones that can be entered from there."""
        return [
            shared([there for there in around if enters[there]]) if leaves[cell] else []
            for cell, around in enumerate(self.neighbours)
        ]

    def walks_from(self, cell: int, seat: int) -> list[Act]:
        """On foot to any cell beside, whoever is there. Each list is made once."""
        walks = self.walks[cell * SEATS + seat]
        if not walks:
            walks.extend([WALK.acts[seat][there] for there in self.afoot[cell]])
        return walks

    def beside_each_other(self, a: int, b: int) -> bool:
        return -self.span <= a - b <= self.span and self.distance(a, b) == 1

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
        steps, seen, cells, within = self.beside[mode], {start}, list[int](), [0]
        edge = [start]
        for _ in range(FARTHEST):
            further: list[int] = []
            for cell in edge:
                for beside in steps[cell]:
                    if beside not in seen:
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
        steps, before, edge = self.beside[mode], {start: start}, [start]
        while goal not in before:
            further: list[int] = []
            for cell in edge:
                for beside in steps[cell]:
                    if beside not in before:
                        before[beside] = cell
                        further.append(beside)
            edge = further
        way = [goal]
        while way[-1] != start:
            way.append(before[way[-1]])
        return way[::-1]


WORLDS: Final = [World(wrap, coast_trains) for wrap in (False, True) for coast_trains in (False, True)]
