"""All that is true at a table of Milestones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grandtour.core.decks import Deck
from grandtour.core.questions import State
from grandtour.core.settings import Number, Value

from .cards import CARDS

SETTINGS: Final = (Number("goal", 15, 5, 30),)


class Options:
    """What the players have agreed on."""

    def __init__(self, agreed: Mapping[str, Value]) -> None:
        self.goal: Final = int(agreed["goal"])


class Road(State):
    """How far everyone has come, and where the twenty cards are."""

    options: Options
    deck: Deck
    hands: list[list[int]]
    played: list[int]
    miles: list[int]

    def clone(self) -> Road:
        s = Road()
        s.stack = self.stack[:]
        s.outcome = self.outcome
        s.options = self.options
        s.deck = self.deck.clone()
        s.hands = [hand[:] for hand in self.hands]
        s.played = self.played[:]
        s.miles = self.miles[:]
        return s


def new_road(seats: int, options: Options) -> Road:
    s = Road()
    s.options = options
    s.deck = Deck(list(range(len(CARDS))), [])
    s.hands = [[] for _ in range(seats)]
    s.played = []
    s.miles = [0] * seats
    return s
