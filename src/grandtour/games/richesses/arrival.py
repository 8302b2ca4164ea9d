"""What an arrival brings: toll, pawn, finish, and what the circuit asks there (A17)."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, SEATS, Act
from grandtour.core.questions import Afterwards, Asked, ask, tell
from grandtour.core.tales import Line
from grandtour.games.richesses.acts import FORGET, MARK
from grandtour.games.richesses.circuits import circuit_of
from grandtour.games.richesses.state import Tour
from grandtour.games.richesses.tales import ASK_MARK, FORGETS
from grandtour.games.richesses.tolls import CLAIM_OF, asked_for_toll

TOLL: Final = 0
PAWN: Final = 1
FINISH: Final = 2


class Arrival(Afterwards[Tour]):
    """The steps of an arrival that are left. It waits on the stack until the step before is settled."""

    def __init__(self, seat: int, step: int) -> None:
        self.seat = seat
        self.step = step

    def dropped(self, s: Tour) -> None:
        seat, circuit = self.seat, circuit_of(s)
        asked = asked_for_toll(s, seat) if self.step == TOLL else 0
        if asked:
            ask(s, ARRIVAL[seat][PAWN])
            ask(s, CLAIM_OF[seat][asked])
            return
        row = circuit.reached(s, seat) if self.step <= PAWN else NOBODY
        if row != NOBODY:
            ask(s, ARRIVAL[seat][FINISH])
            earn_row(s, seat, row)
        elif s.at[seat] == circuit.finish and circuit.complete(s, seat):
            circuit.back(s, seat)  # A48: the toll is settled
        else:
            circuit.arrives(s, seat)


ARRIVAL: Final = [[Arrival(seat, step) for step in range(FINISH + 1)] for seat in range(SEATS)]


def arrive(s: Tour, seat: int) -> None:
    ask(s, ARRIVAL[seat][TOLL])


# --- Pawns on the grid ---


def earn_row(s: Tour, seat: int, row: int) -> None:
    """RF-61, A46: the pawn is placed by itself; with *strict* its owner must think of it."""
    if s.options.strict:
        ask(s, PlacePawn(seat, row))
    else:
        mark(s, seat, row)


def mark(s: Tour, seat: int, row: int) -> None:
    circuit = circuit_of(s)
    s.rows[seat] |= 1 << row
    circuit.tell_row(s, seat, row)
    circuit.marked(s, seat)


class PlacePawn(Asked[Tour]):
    """RF-62, RF-137: a row without a pawn does not count."""

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(seat)
        self.row = row

    def options(self, s: Tour) -> list[Act]:
        return [MARK.acts[self.seat][0], FORGET.acts[self.seat][0]]

    def choose(self, s: Tour, act: Act) -> None:
        if act.verb is MARK:
            mark(s, self.seat, self.row)
        else:
            tell(s, FORGETS, self.seat)

    def prompt(self, s: Tour) -> Line:
        return Line(ASK_MARK, (s.at[self.seat],))
