"""The map of France, the vehicles and the die, read from `board.json`, which the page draws from too."""

from __future__ import annotations

import json
from bisect import bisect_right
from importlib.resources import files
from typing import Any, Final

from grandtour.core.acts import NOBODY, Kind, numbers

BOARD: Final[dict[str, Any]] = json.loads((files("grandtour.games.richesses") / "board.json").read_text("utf-8"))

REGION: Final = Kind("region", [region["id"] for region in BOARD["regions"]])
POINT: Final = Kind("point", [point["id"] for point in BOARD["points"]])
POINTS: Final = len(POINT.words)
REGION_OF: Final[list[int]] = [REGION.number(point["region"]) for point in BOARD["points"]]  # A15
CAPITALS: Final[list[int]] = [POINT.number(region["capital"]) for region in BOARD["regions"]]
IS_CAPITAL: Final[list[bool]] = [point in CAPITALS for point in range(POINTS)]  # RF-17
IS_PASSAGE: Final[list[bool]] = ["passage" in point for point in BOARD["points"]]  # RF-19
CORSE: Final = REGION.number("corse")
IN_CORSICA: Final[list[bool]] = [region == CORSE for region in REGION_OF]

# RF-30 to RF-32: how far one goes in a turn; RF-25, RF-36: what a vehicle costs new, and what the bank pays for it.
VEHICLE: Final = Kind("vehicle", ["foot", "bike", "car"])
FOOT: Final = 0
BIKE: Final = 1
CAR: Final = 2
MODES: Final = 3
SPEED: Final = [1, 2, 4]
PRICE: Final = [0, 200, 800]
RESALE: Final = [0, 100, 400]

# The die shows a sum and a colour.
FACE: Final = Kind("face", [str(face["value"]) for face in BOARD["die"]])
FACES: Final = len(FACE.words)
VALUE: Final[list[int]] = [face["value"] for face in BOARD["die"]]
IS_RED: Final[list[bool]] = [face["colour"] == "red" for face in BOARD["die"]]

FRANCS: Final = numbers("francs", 3000)
TEN: Final = 10


def sections(name: str) -> list[tuple[int, int, int]]:
    """Each section of this sort with its two ends and its price."""
    return [(POINT.number(one["from"]), POINT.number(one["to"]), one.get("price", 0)) for one in BOARD[name]]


ROADS: Final = sections("roads")
MOTORWAYS: Final = sections("motorways")
SEA: Final = sections("sea")
FERRY: Final = min([price for _, _, price in SEA])


def leading(joined: list[tuple[int, int, int]]) -> list[list[tuple[int, int]]]:
    """From each point, where these sections lead and at what price."""
    near: list[list[tuple[int, int]]] = [[] for _ in range(POINTS)]
    for one, other, price in joined:
        near[one].append((other, price))
        near[other].append((one, price))
    return near


BY_ROAD: Final = leading(ROADS)
WALKED: Final = leading(ROADS + SEA)  # A30: a ferry takes everyone
DRIVEN: Final = leading(ROADS + SEA + MOTORWAYS)


# --- How far one comes in a turn ---


class Reach:
    """Where one move can end, cheapest first, and by which way: the cheapest, and of those the shortest (A56)."""

    def __init__(self) -> None:
        self.ends: list[int] = []
        self.prices: list[int] = []
        self.ways: list[tuple[int, ...]] = []
        self.dearest = 0
        self.nth: list[int] = [NOBODY] * POINTS  # where in these lists each point stands

    def add(self, end: int, price: int, way: tuple[int, ...]) -> None:
        self.nth[end] = len(self.ends)
        self.ends.append(end)
        self.prices.append(price)
        self.ways.append(way)
        self.dearest = max(self.dearest, price)

    def price(self, end: int) -> int:
        """What it costs to get there; NOBODY if it is out of reach."""
        nth = self.nth[end]
        return self.prices[nth] if nth != NOBODY else NOBODY

    def affordable(self, cash: int) -> int:
        """How many of these ends one can pay; the cheapest come first."""
        return len(self.ends) if cash >= self.dearest else bisect_right(self.prices, cash)

    def among(self, points: list[int], many: int) -> list[int]:
        """Where these points stand among the first so many ends, in order."""
        nth = self.nth
        places = [nth[point] for point in points if 0 <= nth[point] < many]
        return sorted(set(places)) if len(places) > 1 else places

    def way(self, end: int) -> tuple[int, ...]:
        return self.ways[self.nth[end]]


Key = tuple[int, int, int]


def reach_from(start: int, near: list[list[tuple[int, int]]], most: int, shunning: bool) -> Reach:
    """All ends of ways of up to so many sections. With `shunning`, of equally cheap ways one that passes no passage
    point comes before a shorter one (A56)."""
    best: dict[int, Key] = {}
    ways: dict[int, tuple[int, ...]] = {}
    layer: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {(start, 0): (0, ())}
    for length in range(1, most + 1):
        following: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {}
        for (here, met), (price, way) in layer.items():
            passed = 1 if met or (IS_PASSAGE[here] and way) else 0
            for there, toll in near[here]:
                if there == start or there in way:
                    continue
                total, longer = price + toll, (*way, there)
                known = following.get((there, passed))
                if known is None or total < known[0]:
                    following[there, passed] = (total, longer)
                key = (total, passed, length) if shunning else (total, length, passed)
                if there not in best or key < best[there]:
                    best[there], ways[there] = key, longer
        layer = following
    reach = Reach()
    for end in sorted(best, key=lambda end: (best[end][0], end)):
        reach.add(end, best[end][0], ways[end])
    return reach


REACHED: Final[list[Reach | None]] = [None] * (2 * MODES * POINTS)


def reach(start: int, mode: int, shunning: bool) -> Reach:
    """Where a move from here can end. Each table is made once, when it is first asked for."""
    nth = (start * MODES + mode) * 2 + (1 if shunning else 0)
    found = REACHED[nth]
    if found is None:
        found = REACHED[nth] = reach_from(start, DRIVEN if mode == CAR else WALKED, SPEED[mode], shunning)
    return found


LIFTED: Final[dict[int, Reach]] = {}


def lift(start: int, most: int) -> Reach:
    """Where up to so many sections of ordinary road lead."""
    if start not in LIFTED:
        LIFTED[start] = reach_from(start, BY_ROAD, most, False)
    return LIFTED[start]


# --- How far things are apart ---


def far_from(start: int, near: list[list[tuple[int, int]]]) -> list[int]:
    """How many sections away each point is, and NOBODY where no way leads."""
    away = [NOBODY] * POINTS
    away[start] = 0
    queue = [start]
    for here in queue:
        for there, _ in near[here]:
            if away[there] == NOBODY:
                away[there] = away[here] + 1
                queue.append(there)
    return away


AWAY: Final[list[list[int]]] = [[] for _ in range(3 * POINTS)]
ROAD: Final = 0
WALK: Final = 1
DRIVE: Final = 2
NETS: Final = [BY_ROAD, WALKED, DRIVEN]


def away(start: int, net: int) -> list[int]:
    """How many sections away each point is by ordinary road, by road and sea, or by every section."""
    nth = start * 3 + net
    if not AWAY[nth]:
        AWAY[nth] = far_from(start, NETS[net])
    return AWAY[nth]
