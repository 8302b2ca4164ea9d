"""The whole table of a tour. Clauses RF-nn and rulings A-n: docs/rules/richesses.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grandtour.core.acts import NOBODY
from grandtour.core.decks import Deck
from grandtour.core.questions import State
from grandtour.core.settings import Choice, Number, Value, YesNo
from grandtour.games.richesses.board import BIKE, CAR, FOOT, REGION, RESALE
from grandtour.games.richesses.sheets import CIRCUIT

SETTINGS: Final = (
    Choice("circuit", tuple(CIRCUIT.words)),  # RF-02
    Number("rounds", 150, 20, 500),  # A54
    Number("closing", 5, 1, 20),  # A9
    YesNo("passing", False),  # A1
    YesNo("shuffle", False),
    YesNo("hidden-cash", False),
    YesNo("strict", False),  # A46
    YesNo("mainland", False),  # A49
)


class Options:
    """What the players have agreed on."""

    def __init__(self, agreed: Mapping[str, Value]) -> None:
        self.circuit: Final = str(agreed["circuit"])
        self.rounds: Final = int(agreed["rounds"])
        self.closing: Final = int(agreed["closing"])
        self.passing: Final = bool(agreed["passing"])
        self.shuffle: Final = bool(agreed["shuffle"])
        self.hidden_cash: Final = bool(agreed["hidden-cash"])
        self.strict: Final = bool(agreed["strict"])
        self.mainland: Final = bool(agreed["mainland"])


HAND: Final = 2  # RF-13

# What was done since one came where one stands; each circuit counts what it needs.
WORKED: Final = 1
ALONE: Final = 2  # in Sports, one turn was passed because nobody could be called (A33)
HAS_BET: Final = 4


class Tour(State):
    """Sets of vehicles and of rows are bits: a bike is 2, a car 4; the first row is 1."""

    options: Options
    circuit: int
    regions: Deck
    hasard: Deck
    holder: list[int]  # who holds each region card; NOBODY, if it is in the pile or out of the game
    shown: list[tuple[int, ...]]  # cards that everyone knows to be in a hand
    cash: list[int]
    debts: list[tuple[tuple[int, int], ...]]  # to whom (NOBODY is the bank) and how much, oldest first (A11)
    vehicles: list[int]
    mode: list[int]  # the mode of the last move
    at: list[int]
    on_board: list[bool]  # a start piece is not, nor is one that has come home in Économie (A2, A4)
    rows: list[int]  # where one's pawns stand
    won: list[int]  # the rows whose town has nothing more to give: a casino won, a stage worked in
    skip: list[int]
    visit: list[int]
    waits_for: list[int]  # for whose piece a player has passed a turn (A26)
    race: list[int]
    leg: list[int]  # how far along the course
    home: tuple[int, ...] = ()
    closing: int = 0  # the last round of the closing phase, 0 while it is not open (A9)
    first: int = NOBODY
    turn: int = NOBODY
    round: int = 1
    origin: int = NOBODY  # where the last move of this turn began
    drawn: int = 0  # hasard cards in this turn (A18)

    def clone(self) -> Tour:
        s = Tour()
        s.stack = self.stack[:]
        s.outcome = self.outcome
        s.options = self.options
        s.circuit = self.circuit
        s.regions = self.regions.clone()
        s.hasard = self.hasard.clone()
        s.holder = self.holder[:]
        s.shown = self.shown[:]
        s.cash = self.cash[:]
        s.debts = self.debts[:]
        s.vehicles = self.vehicles[:]
        s.mode = self.mode[:]
        s.at = self.at[:]
        s.on_board = self.on_board[:]
        s.rows = self.rows[:]
        s.won = self.won[:]
        s.skip = self.skip[:]
        s.visit = self.visit[:]
        s.waits_for = self.waits_for[:]
        s.race = self.race[:]
        s.leg = self.leg[:]
        s.home = self.home
        s.closing = self.closing
        s.first = self.first
        s.turn = self.turn
        s.round = self.round
        s.origin = self.origin
        s.drawn = self.drawn
        return s


def new_tour(seats: int, options: Options, money: int, start: int, regions: list[int], hasard: list[int]) -> Tour:
    """Everyone stands in the start town with the same money; nothing is dealt."""
    s = Tour()
    s.options = options
    s.circuit = CIRCUIT.number(options.circuit)
    s.regions = Deck(regions, [])
    s.hasard = Deck(hasard, [])
    s.holder = [NOBODY] * len(REGION.words)
    s.shown = [()] * seats
    s.cash = [money] * seats  # RF-10, RF-68
    s.debts = [()] * seats
    s.vehicles = [0] * seats
    s.mode = [FOOT] * seats
    s.at = [start] * seats
    s.on_board = [False] * seats
    s.rows = [0] * seats
    s.won = [0] * seats
    s.skip = [0] * seats
    s.visit = [0] * seats
    s.waits_for = [NOBODY] * seats
    s.race = [NOBODY] * seats
    s.leg = [0] * seats
    return s


def hand(s: Tour, seat: int) -> list[int]:
    """The region cards that a player holds."""
    return [region for region, holder in enumerate(s.holder) if holder == seat]


def owns(s: Tour, seat: int, vehicle: int) -> bool:
    """Everyone has feet."""
    return vehicle == FOOT or bool(s.vehicles[seat] >> vehicle & 1)


def ruined(s: Tour, seat: int) -> bool:
    """RF-45: neither money nor a vehicle."""
    return not s.cash[seat] and not s.vehicles[seat]


def wealth(s: Tour, seat: int) -> int:
    """RF-76, A11: cash and what the bank pays for the vehicles, less what is owed."""
    parked = sum([RESALE[vehicle] for vehicle in (BIKE, CAR) if owns(s, seat, vehicle)])
    return s.cash[seat] + parked - sum([due for _, due in s.debts[seat]])


def pawns(s: Tour, seat: int) -> int:
    return s.rows[seat].bit_count()
