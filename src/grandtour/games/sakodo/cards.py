"""The six decks, what can be sold and for how much, and what the cards do, from `cards.json`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from grandtour.core.acts import Kind, numbers
from grandtour.games.sakodo.board import AVENTURE, COURRIER, TYPE
from grandtour.games.sakodo.items import ITEM, ITEMS

MONEY: Final = numbers("money", 5000, 10)  # no bid can be higher
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


# --- Trophies ---

SET: Final = 2  # SK-13: of each trophy
TROPHIES: Final = AVENTURE + 1  # the decks from which they come


# --- What cards do ---


class Step:
    """One thing that a card does: in a word, how much or what, and for those that decide, the two ways to go on."""

    def __init__(self, effect: str, n: int, then: tuple[Step, ...], otherwise: tuple[Step, ...]) -> None:
        self.effect: Final = effect
        self.n: Final = n
        self.then: Final = then
        self.otherwise: Final = otherwise


# What a step speaks of where that is not a number.
NOUN: Final = {"lose": ITEM, "previous": TYPE}


def step_of(word: str, arguments: list[Any], card: int) -> Step:
    n, *ways = arguments or [card]  # keep and return speak of the card itself
    then, otherwise = [steps_of(way, card) for way in ways] or [(), ()]
    return Step(word, NOUN[word].number(n) if word in NOUN else n, then, otherwise)


def steps_of(does: list[list[Any]], card: int) -> tuple[Step, ...]:
    return tuple([step_of(word, arguments, card) for word, *arguments in does])


STEPS: Final = [[steps_of(card.get("do", []), i) for i, card in enumerate(CARDS[deck.name])] for deck in DECK]

# Whom a card befalls: the one who drew it, an opponent of their choice, or else every opponent.
SELF: Final = "self"
CHOSEN: Final = "chosen"
BEFALLS: Final[list[list[str]]] = [[card.get("who", SELF) for card in CARDS[deck.name]] for deck in DECK]
