"""Casinos: a bet in every stage, and the richest wins when somebody with all stages comes to Paris."""

from __future__ import annotations

from typing import Any, Final

from grandtour.core.acts import NOBODY, Act
from grandtour.core.questions import Asked, ask, end, tell
from grandtour.core.tales import Line
from grandtour.games.richesses.acts import BLUE, CASINO, FIRST_NUMBER, FIRST_PAIR, ON, PAIRS, PLACE, RED
from grandtour.games.richesses.arrival import mark
from grandtour.games.richesses.board import IS_RED, TEN
from grandtour.games.richesses.circuits import Circuit, circuit_of
from grandtour.games.richesses.dice import Roll
from grandtour.games.richesses.money import earn
from grandtour.games.richesses.pieces import put, taken
from grandtour.games.richesses.state import HAS_BET, Tour, pawns, wealth
from grandtour.games.richesses.tales import (
    ARRIVES,
    ASK_BET,
    ASK_CASINO,
    ASK_STAKE,
    LOSES_BET,
    STAKES,
    STARTS_AT,
    WINS_BET,
)


class Casinos(Circuit):
    def __init__(self, printed: dict[str, Any]) -> None:
        super().__init__(printed)
        self.least: Final[int] = printed["stake"]["least"]
        self.most: Final[int] = printed["stake"]["most"]
        self.pays: Final[dict[str, int]] = printed["bets"]

    def starts(self, s: Tour) -> None:
        """RF-84, A44: each chooses a casino town in turn order."""
        ask(s, ChooseCasino(s.first))

    def stays(self, s: Tour, seat: int) -> list[Act]:
        """RF-87, RF-89, A44: in the first turn the start town's bet, before the move; then another bet."""
        return self.stakes(s, seat) if self.open(s, seat) else []

    def stay(self, s: Tour, seat: int, act: Act) -> None:
        place(s, seat, act.noun)

    def goes_on(self, s: Tour, seat: int) -> bool:
        return s.round == 1 and not s.visit[seat] & HAS_BET  # A44

    def open(self, s: Tour, seat: int) -> bool:
        """RF-96: is this a casino where one has not won yet?"""
        row = self.sheet.row[s.at[seat]]
        return row != NOBODY and not s.won[seat] >> row & 1

    def stakes(self, s: Tour, seat: int) -> list[Act]:
        """RF-91, A43: from 10 F to 300 F, in tens."""
        return PLACE.acts[seat][self.least // TEN : min(self.most, s.cash[seat]) // TEN + 1]

    def arrives(self, s: Tour, seat: int) -> None:
        """RF-86: one must bet on arrival; without 10 F the bet is waived (A43)."""
        if self.open(s, seat) and s.cash[seat] >= self.least:
            ask(s, PlaceStake(seat))

    def back(self, s: Tour, seat: int) -> None:
        """RF-99 to RF-101: the game is over and the richest wins."""
        tell(s, ARRIVES, seat, s.at[seat])
        end(s, "fortune", [(-wealth(s, seat), -pawns(s, seat)) for seat in range(len(s.at))])

    def worth(self, bet: int) -> int:
        """RF-93 to RF-95: how many times the stake the bank pays."""
        return self.pays["colour" if bet < FIRST_NUMBER else "number" if bet < FIRST_PAIR else "pair"]


class ChooseCasino(Asked[Tour]):
    """RF-84, RF-139: a town of one's own, whose pawn is placed at once."""

    def options(self, s: Tour) -> list[Act]:
        standing = taken(s, NOBODY)
        return [CASINO.acts[self.seat][town] for town in circuit_of(s).sheet.stages if town not in standing]

    def choose(self, s: Tour, act: Act) -> None:
        put(s, self.seat, act.noun)
        tell(s, STARTS_AT, self.seat, act.noun)
        mark(s, self.seat, circuit_of(s).sheet.row[act.noun])
        left = (self.seat + 1) % len(s.at)
        if left != s.first:
            ask(s, ChooseCasino(left))

    def prompt(self, s: Tour) -> Line:
        return Line(ASK_CASINO, ())


class PlaceStake(Asked[Tour]):
    """RF-91: how much."""

    def options(self, s: Tour) -> list[Act]:
        circuit = circuit_of(s)
        assert isinstance(circuit, Casinos)
        return circuit.stakes(s, self.seat)

    def choose(self, s: Tour, act: Act) -> None:
        place(s, self.seat, act.noun)

    def prompt(self, s: Tour) -> Line:
        return Line(ASK_STAKE, (s.at[self.seat],))


def place(s: Tour, seat: int, tens: int) -> None:
    s.visit[seat] |= HAS_BET
    ask(s, ChooseBet(seat, tens * TEN))


class ChooseBet(Asked[Tour]):
    """RF-92: on what, before the die is rolled."""

    def __init__(self, seat: int, stake: int) -> None:
        super().__init__(seat)
        self.stake = stake

    def options(self, s: Tour) -> list[Act]:
        return ON.acts[self.seat][:]

    def choose(self, s: Tour, act: Act) -> None:
        s.cash[self.seat] -= self.stake
        tell(s, STAKES, self.seat, self.stake, act.noun)
        ask(s, BetRoll(self.seat, self.stake, act.noun))

    def prompt(self, s: Tour) -> Line:
        return Line(ASK_BET, (self.stake,))


class BetRoll(Roll):
    def __init__(self, seat: int, stake: int, bet: int) -> None:
        super().__init__(seat)
        self.stake = stake
        self.bet = bet

    def rolled(self, s: Tour, face: int) -> None:
        """RF-88, RF-93 to RF-95: the stake is lost, or comes back with what the bank pays."""
        circuit, seat = circuit_of(s), self.seat
        assert isinstance(circuit, Casinos)
        if not wins(self.bet, face):
            tell(s, LOSES_BET, seat, self.stake, face)
            return
        tell(s, WINS_BET, seat, self.stake * circuit.worth(self.bet), face)
        s.won[seat] |= 1 << circuit.sheet.row[s.at[seat]]
        earn(s, seat, self.stake * (circuit.worth(self.bet) + 1))


def wins(bet: int, face: int) -> bool:
    if bet in (RED, BLUE):
        return IS_RED[face] == (bet == RED)
    return face == bet - FIRST_NUMBER if bet < FIRST_PAIR else face in PAIRS[bet - FIRST_PAIR]
