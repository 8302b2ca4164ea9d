"""A circuit: what all of them share, and where one may differ from the others. Five of the eight differ in nothing."""

from __future__ import annotations

from typing import Any, Final

from grandtour.core.acts import NOBODY, Act
from grandtour.core.questions import end, tell
from grandtour.games.richesses.board import IS_CAPITAL
from grandtour.games.richesses.sheets import Sheet
from grandtour.games.richesses.state import Tour, pawns, wealth
from grandtour.games.richesses.tales import ARRIVES, REACHES, TIME_IS_UP

ENDINGS: Final = ("back", "premiums", "fortune", "column", "rounds")


class Circuit:
    """The first who has all stages and is back wins. The methods below are what a circuit may do otherwise (RF-05)."""

    def __init__(self, printed: dict[str, Any]) -> None:
        sheet = Sheet(printed)
        self.sheet: Final = sheet
        self.finish: Final = sheet.finish

    def starts(self, s: Tour) -> None:
        """Ask what must be asked before the first turn."""

    def forced(self, s: Tour, seat: int) -> Act | None:
        """The only thing that a seat can do in its turn, if there is but one."""
        return None

    def reserve(self, s: Tour, seat: int) -> int:
        """What must be left after buying a vehicle."""
        return 0

    def may_work(self, s: Tour, seat: int) -> bool:
        return IS_CAPITAL[s.at[seat]]  # RF-20

    def stays(self, s: Tour, seat: int) -> list[Act]:
        """What else can be done in a turn instead of moving, or in Sports by moving along a course."""
        return []

    def stay(self, s: Tour, seat: int, act: Act) -> None:
        """Do one of those; a circuit that lists none is never asked."""
        raise NotImplementedError

    def goes_on(self, s: Tour, seat: int) -> bool:
        """Does the turn go on after that?"""
        return False

    def blocked(self, s: Tour, seat: int) -> list[int]:
        """Taken points for which one may wait, beside those that a move could reach."""
        return []

    def reached(self, s: Tour, seat: int) -> int:
        """The row that an arrival here earns, NOBODY for none."""
        row = self.sheet.row[s.at[seat]]
        return NOBODY if row == NOBODY or s.rows[seat] >> row & 1 else row

    def tell_row(self, s: Tour, seat: int, row: int) -> None:
        tell(s, REACHES, seat, self.sheet.stages[row], self.sheet.first_stage + row)

    def marked(self, s: Tour, seat: int) -> None:
        """A pawn was placed."""

    def arrives(self, s: Tour, seat: int) -> None:
        """What an arrival here brings after its pawn."""

    def draws(self, s: Tour, seat: int) -> bool:
        """Does a passage point bring this seat a hasard card?"""
        return True

    def strays(self, s: Tour, seat: int) -> None:
        """This seat goes its own way."""

    def parts_with(self, s: Tour, seat: int, vehicle: int) -> None:
        """This seat has lost a vehicle."""

    def refuge(self, s: Tour, seat: int, free: list[int]) -> list[int]:
        """Where this seat must be put when it has to make room; nothing if it is put like everyone."""
        return []

    def put(self, s: Tour, seat: int) -> None:
        """This seat was put elsewhere by somebody."""

    def back(self, s: Tour, seat: int) -> None:
        """RF-64: at the finish with all stages."""
        tell(s, ARRIVES, seat, s.at[seat])
        self.won_by(s, seat, "back")

    def new_round(self, s: Tour) -> bool:
        """A round begins; False if the game is over instead."""
        return True

    # --- What all circuits share ---

    def complete(self, s: Tour, seat: int) -> bool:
        return s.rows[seat] == self.sheet.full

    def won_by(self, s: Tour, winner: int, reason: str) -> None:
        """A57: the others by pawns, then by wealth."""
        end(s, reason, [(seat != winner, -pawns(s, seat), -wealth(s, seat)) for seat in range(len(s.at))])


def stop_at_cap(s: Tour) -> None:
    """A54: most pawns, then most wealth."""
    tell(s, TIME_IS_UP)
    end(s, "rounds", [(-pawns(s, seat), -wealth(s, seat)) for seat in range(len(s.at))])


CIRCUITS: Final[list[Circuit]] = []
"""All circuits in the order of their sheets; `rules` lays them out."""


def circuit_of(s: Tour) -> Circuit:
    return CIRCUITS[s.circuit]
