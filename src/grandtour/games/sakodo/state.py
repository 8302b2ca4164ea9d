"""The whole table of a journey. Clauses SK-nn and rulings A-n: docs/rules/sakodo.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grandtour.core.settings import Number, Value, YesNo
from grandtour.families.track.sales import OUT_OF_TURN
from grandtour.families.track.state import Travels, copy, set_up
from grandtour.games.sakodo.cards import DECK, TICKETS
from grandtour.games.sakodo.items import ITEMS, OF_EACH

SETTINGS: Final = (
    Number("rounds", 60, 0, 500, 10),  # A47; 0 stands for no last round
    YesNo("finish-round", False),  # A59
    OUT_OF_TURN,  # A39
    YesNo("ruthless", False),  # A20
    YesNo("chain", False),  # A22
    YesNo("hidden-money", False),  # A43
    YesNo("reshuffle", False),  # A29
    YesNo("retire", False),  # A48
)


class Options:
    """What the players have agreed on."""

    def __init__(self, agreed: Mapping[str, Value]) -> None:
        self.rounds: Final = int(agreed["rounds"])
        self.finish_round: Final = bool(agreed["finish-round"])
        self.sales: Final = int(agreed["sales"])
        self.ruthless: Final = bool(agreed["ruthless"])
        self.chain: Final = bool(agreed["chain"])
        self.hidden_money: Final = bool(agreed["hidden-money"])
        self.reshuffle: Final = bool(agreed["reshuffle"])
        self.retire: Final = bool(agreed["retire"])


class Journey(Travels):
    """Cards of a kind are alike: the pile, the discard and each backpack are six counts."""

    options: Options
    pile: list[int]
    discard: list[int]
    packs: list[list[int]]
    skips: list[int]
    without: list[int]  # turns begun without a passport (A28)
    rides: list[tuple[int, ...]]  # how often in a row each driver has taken each passenger (A22)
    picked: tuple[int, ...] = ()  # whom they have picked up in this turn
    proposed: tuple[int, ...] = ()  # who has proposed a trade in this turn
    home: tuple[int, ...] = ()  # A59: who has come home with a set in this round, which is played to its end

    def clone(self) -> Journey:
        s = Journey()
        copy(s, self)
        s.options = self.options
        s.pile = self.pile[:]
        s.discard = self.discard[:]
        s.packs = [pack[:] for pack in self.packs]
        s.skips = self.skips[:]
        s.without = self.without[:]
        s.rides = self.rides[:]
        s.picked = self.picked
        s.proposed = self.proposed
        s.home = self.home
        return s


def new_journey(seats: int, options: Options) -> Journey:
    """Everything in the supply (SK-03), everyone at the departure (SK-04)."""
    s = Journey()
    set_up(s, seats, DECK)
    s.options = options
    s.pile = [OF_EACH] * ITEMS
    s.discard = [0] * ITEMS
    s.packs = [[0] * ITEMS for _ in range(seats)]
    s.skips = [0] * seats
    s.without = [0] * seats
    s.rides = [(0,) * seats] * seats
    return s


def tickets_left(s: Journey) -> int:
    return TICKETS - sum(s.tickets)
