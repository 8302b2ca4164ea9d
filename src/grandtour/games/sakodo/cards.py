"""The six decks, what can be sold and for how much, and what the cards do, from `cards.json`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from grandtour.core.acts import Kind, numbers
from grandtour.families.track.cards import SELF, steps_of
from grandtour.games.sakodo.board import COURRIER, TYPE
from grandtour.games.sakodo.items import ITEM, ITEMS

COUNT: Final = numbers("count", 90)
TICKETS: Final = 20
TICKET_FOR_A_PIP: Final = 100  # SK-09

# --- The six decks ---

CARDS: Final[dict[str, list[dict[str, Any]]]] = json.loads(
    (files("grandtour.games.sakodo") / "cards.json").read_text("utf-8")
)
DECK: Final = [Kind(deck, [card["id"] for card in CARDS[deck]]) for deck in TYPE.words[: COURRIER + 1]]
DECKS: Final = len(DECK)
PRICE: Final[list[int]] = [card["price"] for card in CARDS["souvenir"]]

# SK-64: what can be sold. Items have their own numbers, then the ticket, then the souvenirs.
GOOD: Final = Kind("good", [good["id"] for good in [*CARDS["good"], *CARDS["souvenir"]]])
TICKET: Final = ITEMS
FIRST_SOUVENIR: Final = ITEMS + 1
# SK-68, A42; a passport is never sold (SK-69).
RESALE: Final[list[int]] = [*[good["resale"] for good in CARDS["good"]], *[price // 2 for price in PRICE]]


SET: Final = 2  # SK-13: of each trophy

# --- What cards do ---

# What a step speaks of where that is not a number.
NOUN: Final = {"lose": ITEM, "previous": TYPE}
STEPS: Final = [[steps_of(card.get("do", []), i, NOUN) for i, card in enumerate(CARDS[deck.name])] for deck in DECK]
BEFALLS: Final[list[list[str]]] = [[card.get("who", SELF) for card in CARDS[deck.name]] for deck in DECK]
