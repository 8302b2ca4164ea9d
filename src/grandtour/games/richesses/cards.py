"""The hasard cards, read from `hasard.json`. Their texts are in `texts/`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from grandtour.core.acts import NOBODY, Kind
from grandtour.games.richesses.board import IN_CORSICA, POINT, VEHICLE

CARDS: Final[list[dict[str, Any]]] = json.loads(
    (files("grandtour.games.richesses") / "hasard.json").read_text("utf-8")
)["hasard"]

HASARD: Final = Kind("hasard", [card["id"] for card in CARDS])
EFFECTS: Final[list[str]] = [card["effect"] for card in CARDS]
AMOUNT: Final[list[int]] = [card.get("amount", 0) for card in CARDS]
MODE_AMOUNT: Final[list[list[int]]] = [[card.get(mode, 0) for mode in VEHICLE.words] for card in CARDS]
TOWN: Final[list[int]] = [POINT.number(card["point"]) if "point" in card else NOBODY for card in CARDS]
GRANTED: Final[list[int]] = [VEHICLE.number(card["vehicle"]) if "vehicle" in card else NOBODY for card in CARDS]
SECTIONS: Final[list[int]] = [card.get("sections", 0) for card in CARDS]
PAYMENTS: Final = ("pay", "pay-each", "mode-pay")
IS_PAYMENT: Final[list[bool]] = [effect in PAYMENTS for effect in EFFECTS]  # RF-51, RF-52
TO_CORSICA: Final[list[bool]] = [town != NOBODY and IN_CORSICA[town] for town in TOWN]
