"""The die of the game, which shows a sum of money and a colour."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grandtour.core.acts import CHANCE, Act
from grandtour.core.chance import Dice
from grandtour.core.questions import Chance
from grandtour.games.richesses.acts import ROLL
from grandtour.games.richesses.board import FACES
from grandtour.games.richesses.state import Tour


@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(Chance[Tour]):
    """One seat rolls. What for, each roll says."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rolled(self, s: Tour, face: int) -> None:
        """What comes of it; each kind of roll says."""
        raise NotImplementedError

    def options(self, s: Tour) -> list[Act]:
        return ROLL.acts[CHANCE][:]

    def sample(self, s: Tour, dice: Dice) -> Act:
        return ROLL.acts[CHANCE][dice.below(FACES)]

    def choose(self, s: Tour, act: Act) -> None:
        self.rolled(s, act.noun)
