"""The planisphere, the 108 route cards and the visas, read from `board.json`, which the page draws from too."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from grandtour.core.acts import NOBODY, Kind

BOARD: Final[dict[str, Any]] = json.loads((files("grandtour.games.course") / "board.json").read_text("utf-8"))

CITY: Final = Kind("city", [city["id"] for city in BOARD["cities"]])
HOMES: Final[list[int]] = [CITY.number(home) for home in BOARD["homes"]]
CITIES: Final = len(CITY.words)

# CM-35: every city gives the visa of its continent, but in Oceania only Darwin and Sydney do (CM-37, A10).
CONTINENT: Final = Kind("continent", ["europe", "asia", "america", "africa", "oceania"])
ALL_VISAS: Final = 0b11111
VISA: Final[list[int]] = [1 << CONTINENT.number(c["visa"]) if c["visa"] else 0 for c in BOARD["cities"]]

# CM-06 to CM-10: the cards dealt to each player, by the number of players.
HAND: Final = {2: 15, 3: 13, 4: 12, 5: 10, 6: 9}


def all_cards() -> list[tuple[str, tuple[int, ...]]]:
    """Each route card with its word and its two ends; a second copy of a route is another card."""
    cards: list[tuple[str, tuple[int, ...]]] = []
    for route in BOARD["routes"]:
        word, ends = f"{route['from']}/{route['to']}", (CITY.number(route["from"]), CITY.number(route["to"]))
        cards += [(word if copy == 1 else f"{word}/{copy}", ends) for copy in range(1, route["cards"] + 1)]
    return cards


ENDS: Final = [ends for _, ends in all_cards()]
CARD: Final = Kind("card", [word for word, _ in all_cards()], CITY, ENDS)
CARDS: Final = len(ENDS)


def far_end(city: int, card: int) -> int:
    """Where the card leads from the city, in either direction (CM-02); nowhere if it does not name it."""
    a, b = ENDS[card]
    return b if a == city else a if b == city else NOBODY


ROUTES: Final = sorted(set(ENDS))
ROUTE: Final[list[int]] = [ROUTES.index(ends) for ends in ENDS]

FAR: Final = [[far_end(city, card) for card in range(CARDS)] for city in range(CITIES)]
NEIGHBOURS: Final = [sorted({there for there in FAR[city] if there != NOBODY}) for city in range(CITIES)]


# From each city, where one may fly and by which route, whatever the cards.
ROADS: Final = [
    [(b if a == city else a, route) for route, (a, b) in enumerate(ROUTES) if city in (a, b)] for city in range(CITIES)
]


def legs_to_go(home: int) -> list[list[int]]:
    """For each city and set of visas, the fewest legs that complete the tour to this home, whatever the cards."""
    legs = [[NOBODY] * (ALL_VISAS + 1) for _ in range(CITIES)]
    legs[home][ALL_VISAS] = 0
    queue = [(home, ALL_VISAS)]
    for city, visas in queue:
        for before in NEIGHBOURS[city]:
            for had in {visas, visas & ~VISA[city]}:
                if had & VISA[before] == VISA[before] and legs[before][had] == NOBODY:
                    legs[before][had] = legs[city][visas] + 1
                    queue.append((before, had))
    return legs


LEGS_TO_GO: Final = {home: legs_to_go(home) for home in HOMES}
