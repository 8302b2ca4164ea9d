"""Économie: one earns what one leaves with, works in every stage, and the richest of those who are home wins."""

from __future__ import annotations

from typing import Any, Final

from grandtour.core.acts import NOBODY, Act
from grandtour.core.questions import end, tell
from grandtour.games.richesses.acts import WORK
from grandtour.games.richesses.circuits import Circuit
from grandtour.games.richesses.money import earn
from grandtour.games.richesses.state import WORKED, Tour, pawns, wealth
from grandtour.games.richesses.tales import ARRIVES, CLOSING, PREMIUM
from grandtour.games.richesses.work import work


class Economie(Circuit):
    def __init__(self, printed: dict[str, Any]) -> None:
        super().__init__(printed)
        self.leave: Final[int] = printed["leave"]
        self.premiums: Final[list[int]] = printed["premiums"]

    def forced(self, s: Tour, seat: int) -> Act | None:
        """RF-69: whoever has less than 200 F in Paris works."""
        return WORK.acts[seat][0] if not s.on_board[seat] and s.cash[seat] < self.leave else None

    def reserve(self, s: Tour, seat: int) -> int:
        return 0 if s.on_board[seat] else self.leave  # A8

    def may_work(self, s: Tour, seat: int) -> bool:
        """A7, A9: in a stage town once per visit, and nowhere of one's own will in the closing phase."""
        if s.closing or not super().may_work(s, seat):
            return False
        return self.sheet.row[s.at[seat]] == NOBODY or not s.visit[seat] & WORKED

    def arrives(self, s: Tour, seat: int) -> None:
        """RF-72, A6, A60: the first arrival in a stage town brings a roll at once."""
        row = self.sheet.row[s.at[seat]]
        if row != NOBODY and not s.won[seat] >> row & 1:
            s.won[seat] |= 1 << row
            work(s, seat)

    def back(self, s: Tour, seat: int) -> None:
        """RF-75, A9, A10: a premium, and the first arrival opens the closing phase."""
        tell(s, ARRIVES, seat, s.at[seat])
        premium = self.premiums[len(s.home)]
        tell(s, PREMIUM, seat, premium)
        earn(s, seat, premium)
        s.home += (seat,)
        s.on_board[seat] = False
        if len(s.home) == min(len(self.premiums), len(s.at)):
            self.count(s)
        elif not s.closing:
            s.closing = s.round + s.options.closing
            tell(s, CLOSING, s.options.closing)

    def new_round(self, s: Tour) -> bool:
        if not s.closing or s.round <= s.closing:
            return True
        self.count(s)
        return False

    def count(self, s: Tour) -> None:
        """RF-76, RF-77: the richest of those at home, then the others by their pawns (A9)."""
        end(s, "premiums", [self.standing(s, seat) for seat in range(len(s.at))])

    def standing(self, s: Tour, seat: int) -> tuple[int, int, int, int]:
        if seat in s.home:
            return (0, -wealth(s, seat), -pawns(s, seat), s.home.index(seat))  # A47
        return (1, -pawns(s, seat), -wealth(s, seat), 0)
