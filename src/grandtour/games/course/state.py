"""The whole table of a race. Clauses CM-nn and rulings A-n: docs/rules/course.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grandtour.core.acts import NOBODY
from grandtour.core.decks import Deck
from grandtour.core.questions import State
from grandtour.core.settings import Number, Value, YesNo
from grandtour.games.course.board import CARDS

SETTINGS: Final = (
    Number("rounds", 100, 0, 500, other=10),  # A24; 0 stands for no last round
    YesNo("places", False),  # A23
    YesNo("retire", False),  # A30
)


class Options:
    """What the players have agreed on."""

    def __init__(self, agreed: Mapping[str, Value]) -> None:
        self.rounds: Final = int(agreed["rounds"])
        self.places: Final = bool(agreed["places"])
        self.retire: Final = bool(agreed["retire"])


class Race(State):
    """Bins are piles whose last card is on top (A3)."""

    options: Options
    stock: Deck
    hands: list[list[int]]
    shown: list[tuple[int, ...]]  # cards that everyone knows to be in a hand, since they were taken from a bin
    left: list[int]
    right: list[int]
    laid: list[int]
    home: list[int]
    at: list[int]
    visas: list[int]
    flown: list[tuple[int, ...]]  # the cities each player has touched (A26)
    racing: tuple[int, ...]  # the seats still under way
    arrived: tuple[int, ...] = ()  # those who are home with five visas, first one first
    first: int = NOBODY
    round: int = 1

    def clone(self) -> Race:
        s = Race()
        s.stack = self.stack[:]
        s.outcome = self.outcome
        s.options = self.options
        s.stock = self.stock.clone()
        s.hands = [hand[:] for hand in self.hands]
        s.shown = self.shown[:]
        s.left = self.left[:]
        s.right = self.right[:]
        s.laid = self.laid[:]
        s.home = self.home[:]
        s.at = self.at[:]
        s.visas = self.visas[:]
        s.flown = self.flown[:]
        s.racing = self.racing
        s.arrived = self.arrived
        s.first = self.first
        s.round = self.round
        return s


def new_race(seats: int, options: Options) -> Race:
    """The cards are shuffled, nothing is dealt."""
    s = Race()
    s.options = options
    s.stock = Deck(list(range(CARDS)), [])
    s.hands = [[] for _ in range(seats)]
    s.shown = [()] * seats
    s.left = []
    s.right = []
    s.laid = []
    s.home = [NOBODY] * seats
    s.at = [NOBODY] * seats
    s.visas = [0] * seats
    s.flown = [()] * seats
    s.racing = tuple(range(seats))
    return s
