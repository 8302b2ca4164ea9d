"""Working in a regional capital (RF-20 to RF-23)."""

from __future__ import annotations

from grandtour.core.questions import ask, tell
from grandtour.games.richesses.board import VALUE
from grandtour.games.richesses.dice import Roll
from grandtour.games.richesses.money import earn
from grandtour.games.richesses.state import WORKED, Tour
from grandtour.games.richesses.tales import WORKS


def work(s: Tour, seat: int) -> None:
    s.visit[seat] |= WORKED
    ask(s, WorkRoll(seat))


class WorkRoll(Roll):
    """RF-21: the bank pays what the die shows."""

    def rolled(self, s: Tour, face: int) -> None:
        tell(s, WORKS, self.seat, s.at[self.seat], VALUE[face])
        earn(s, self.seat, VALUE[face])
