"""What each seat sees of Milestones, and what it must guess."""

from __future__ import annotations

from grandtour.core.chance import Dice
from grandtour.core.sight import View

from .state import Road


class MilestonesView(View):
    """What one seat may know."""

    def __init__(self, s: Road, me: int) -> None:
        self.hand: list[int] = sorted(s.hands[me]) if 0 <= me < len(s.hands) else []
        self.cards: list[int] = [len(hand) for hand in s.hands]  # how many everyone holds
        self.miles: list[int] = s.miles[:]
        self.goal: int = s.options.goal
        self.played: list[int] = s.played[:]
        self.deck: int = len(s.deck)


def guess(s: Road, me: int, dice: Dice) -> Road:
    """The deck and the other hands are one heap, dealt again."""
    g = s.clone()
    heap = g.deck.unseen + [card for seat, hand in enumerate(g.hands) if seat != me for card in hand]
    dice.shuffle(heap)
    for seat, hand in enumerate(g.hands):
        if seat != me:
            g.hands[seat] = [heap.pop() for _ in hand]
    g.deck.unseen = heap
    return g
