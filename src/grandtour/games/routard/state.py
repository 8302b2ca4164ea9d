"""The whole table of a journey. Clauses RO-nn and rulings A-n: docs/rules/routard.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grandtour.core.settings import Number, Value, YesNo
from grandtour.families.track.sales import OUT_OF_TURN
from grandtour.families.track.state import Travels, copy, set_up
from grandtour.games.routard.cards import DECK, ELEMENTS, EXPRESS_MONEY, GUIDE, LEAVING_CHEQUES

SETTINGS: Final = (
    Number("trophies", 2, 1, 3),  # A64
    YesNo("express", False),  # A65
    YesNo("strict", False),  # A27
    YesNo("fine-only", False),  # A28
    Number("rounds", 80, 0, 500, 15),  # A62; 0 stands for no last round
    YesNo("reshuffle", False),  # A60
    YesNo("retire", False),  # A63
    OUT_OF_TURN,  # A55
)


class Options:
    """What the players have agreed on."""

    def __init__(self, agreed: Mapping[str, Value]) -> None:
        self.trophies: Final = int(agreed["trophies"])
        self.express: Final = bool(agreed["express"])
        self.strict: Final = bool(agreed["strict"])
        self.fine_only: Final = bool(agreed["fine-only"])
        self.rounds: Final = int(agreed["rounds"])
        self.reshuffle: Final = bool(agreed["reshuffle"])
        self.retire: Final = bool(agreed["retire"])
        self.sales: Final = int(agreed["sales"])


class Fresh:
    """A30: a reportage or aventure played since its player's last move: was it a breach, and who has doubted it?"""

    def __init__(self, deck: int, card: int, breach: bool, doubted: tuple[int, ...]) -> None:
        self.deck: Final = deck
        self.card: Final = card
        self.breach: Final = breach
        self.doubted: Final = doubted


class Journey(Travels):
    """Cards of a kind are alike: a bag is how many there are of each element."""

    options: Options
    elements: list[list[int]]
    cheques: list[int]
    came: tuple[int, ...]  # the order in which the pawns came to where they are: on a space, the first is at the bottom
    instructions: list[tuple[int, ...]]  # A45: for the next turns, in order; 0 to skip one, n to advance n spaces
    debts: list[tuple[tuple[int, int], ...]]  # A54: to whom and how much, the oldest first
    fresh: list[Fresh | None]
    let_go: list[bool]  # A51: an achat in the last turn, for want of money
    ticket_bought: bool = False  # A35: in this turn

    def clone(self) -> Journey:
        s = Journey()
        copy(s, self)
        s.options = self.options
        s.elements = [bag[:] for bag in self.elements]
        s.cheques = self.cheques[:]
        s.came = self.came
        s.instructions = self.instructions[:]
        s.debts = self.debts[:]
        s.fresh = self.fresh[:]
        s.let_go = self.let_go[:]
        s.ticket_bought = self.ticket_bought
        return s


def new_journey(seats: int, options: Options) -> Journey:
    """RO-05: everyone where bags are packed, with nothing; RO-102: or with what it takes to leave."""
    s = Journey()
    set_up(s, seats, DECK)
    s.options = options
    of_each = 1 if options.express else 0
    s.elements = [[of_each] * ELEMENTS for _ in range(seats)]
    s.cheques = [LEAVING_CHEQUES * of_each] * seats
    s.money = [EXPRESS_MONEY * of_each] * seats
    s.tickets = [of_each] * seats
    s.came = tuple(range(seats))
    s.instructions = [()] * seats
    s.debts = [()] * seats
    s.fresh = [None] * seats
    s.let_go = [False] * seats
    return s


def owed(s: Journey, seat: int) -> int:
    """All that this seat owes."""
    return sum([due for _, due in s.debts[seat]])


def doubled(s: Journey, seat: int) -> int:
    """RO-71: by how much beds and achats are multiplied."""
    return 1 if s.elements[seat][GUIDE] else 2
