"""What backpacks hold, the hands that can be drawn, and the six decks with what their cards do, from `cards.json`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from grandtour.core.acts import NOBODY, Kind, numbers
from grandtour.games.sakodo.board import COURRIER, TYPE

MONEY: Final = numbers("money", 5000, 10)  # no bid can be higher
PIPS: Final = numbers("pips", 6)
COUNT: Final = numbers("count", 90)

# --- The backpack ---

ITEM: Final = Kind("item", ["passport", "guide", "camera", "compass", "sleeping-bag", "pharmacy"])
ITEMS: Final = len(ITEM.words)
PASSPORT: Final = 0
GUIDE: Final = 1
CAMERA: Final = 2
COMPASS: Final = 3
SLEEPING_BAG: Final = 4
PHARMACY: Final = 5
OF_EACH: Final = 15  # A2
TICKETS: Final = 20
PASSPORT_PRICE: Final = 500


def hands(cards: int, first: int = 0) -> list[tuple[int, ...]]:
    """Every way to hold so many cards, sorted, none below `first`."""
    if not cards:
        return [()]
    return [(item, *rest) for item in range(first, ITEMS) for rest in hands(cards - 1, item)]


# Cards of a kind are alike, so a hand is how many of each; at most six are drawn or traded at a time.
MOST_DRAWN: Final = 6
CARDS_IN: Final = [hand for cards in range(MOST_DRAWN + 1) for hand in hands(cards)]
HAND: Final = Kind(
    "hand",
    ["+".join([ITEM.words[item] for item in hand]) or "nothing" for hand in CARDS_IN],
    ITEM,
    CARDS_IN,
    counted=True,
)
EMPTY: Final = 0
COUNTS_IN: Final = [tuple([hand.count(item) for item in range(ITEMS)]) for hand in CARDS_IN]
ITEMS_IN: Final = [sorted(set(hand)) for hand in CARDS_IN]
HANDS_OF: Final = [[i for i, hand in enumerate(CARDS_IN) if len(hand) == cards] for cards in range(MOST_DRAWN + 1)]

# A hand is found by its code, in which each item has its own digit.
DIGIT: Final = [7**item for item in range(ITEMS)]
CODE_OF: Final = [sum([DIGIT[item] for item in hand]) for hand in CARDS_IN]
HAND_OF: Final = {code: hand for hand, code in enumerate(CODE_OF)}


def with_one(hand: int, item: int) -> int:
    """The hand with one card more; NOBODY if it would be too many."""
    return HAND_OF.get(CODE_OF[hand] + DIGIT[item], NOBODY) if len(CARDS_IN[hand]) < MOST_DRAWN else NOBODY


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


# --- What cards do ---


class Step:
    """One thing that a card does: which, how much or what, and for those that decide, the two ways to go on."""

    def __init__(self, effect: int, n: int, then: tuple[Step, ...], otherwise: tuple[Step, ...]) -> None:
        self.effect: Final = effect
        self.n: Final = n
        self.then: Final = then
        self.otherwise: Final = otherwise


EFFECT: Final = Kind(
    "effect",
    [
        "gain", "pay", "owe", "ticket", "draw", "choose", "lose", "lose-any", "steal", "lose-passport", "move",
        "previous", "swap", "pull", "extra-move", "skip", "keep", "return", "roll", "offer",
    ],
)  # fmt: skip
# Whom a card befalls: the one who drew it, an opponent of his choice, or every opponent.
WHO: Final = Kind("who", ["self", "chosen", "each"])
SELF: Final = 0
CHOSEN: Final = 1


# What a step speaks of where that is not a number.
NOUN: Final = {"lose": ITEM, "previous": TYPE}


def step_of(word: str, arguments: list[Any], card: int) -> Step:
    n, *ways = arguments or [card]  # keep and return speak of the card itself
    then, otherwise = [steps_of(way, card) for way in ways] or [(), ()]
    return Step(EFFECT.number(word), NOUN[word].number(n) if word in NOUN else n, then, otherwise)


def steps_of(does: list[list[Any]], card: int) -> tuple[Step, ...]:
    return tuple([step_of(word, arguments, card) for word, *arguments in does])


STEPS: Final = [[steps_of(card.get("do", []), i) for i, card in enumerate(CARDS[deck.name])] for deck in DECK]
BEFALLS: Final = [[WHO.number(card.get("who", "self")) for card in CARDS[deck.name]] for deck in DECK]
SET: Final = 2  # SK-13: of each trophy
