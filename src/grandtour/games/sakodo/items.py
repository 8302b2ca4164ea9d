"""What a backpack holds, and the hands that can be drawn or traded."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, Kind

ITEM: Final = Kind("item", ["passport", "guide", "camera", "compass", "sleeping-bag", "pharmacy"])
ITEMS: Final = len(ITEM.words)
PASSPORT: Final = 0
GUIDE: Final = 1
CAMERA: Final = 2
COMPASS: Final = 3
SLEEPING_BAG: Final = 4
PHARMACY: Final = 5
OF_EACH: Final = 15  # A2
PASSPORT_PRICE: Final = 500  # SK-49
MEANS: Final = [(GUIDE,), (CAMERA,), (COMPASS, SLEEPING_BAG, PHARMACY)]  # SK-53 to SK-55: for each trophy


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


def cards_of(counts: list[int]) -> list[int]:
    """Each card by its item, where a backpack says how many there are of each."""
    return [item for item, count in enumerate(counts) for _ in range(count)]


def counts_of(cards: list[int]) -> list[int]:
    return [cards.count(item) for item in range(ITEMS)]


def hand_of(cards: list[int]) -> int:
    hand = EMPTY
    for card in cards:
        hand = with_one(hand, card)
    return hand
