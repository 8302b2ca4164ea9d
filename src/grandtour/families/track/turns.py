"""Whose turn it is: who begins, and who is next."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from grandtour.core.acts import NOBODY
from grandtour.core.draws import RollDie
from grandtour.core.questions import Question, ask, tell
from grandtour.families.track.state import Travels
from grandtour.families.track.tales import BEGINS, ROLLS, TIME_IS_UP

T = TypeVar("T", bound=Travels)


@mypyc_attr(allow_interpreted_subclasses=True)
class RollToBegin(RollDie[T]):
    """Everyone rolls, the highest begins, and those who tie roll again."""

    def __init__(self, rolling: tuple[int, ...], so_far: tuple[int, ...]) -> None:
        self.rolling = rolling
        self.so_far = so_far

    def handed_on(self, rolling: tuple[int, ...], so_far: tuple[int, ...]) -> Question[T]:
        """The same roll for the next of them."""
        raise NotImplementedError

    def begin(self, s: T, seat: int) -> None:
        """The first turn."""
        raise NotImplementedError

    def rolled(self, s: T, pips: int) -> None:
        rolls = (*self.so_far, pips)
        tell(s, ROLLS, self.rolling[len(self.so_far)], pips)
        if len(rolls) < len(self.rolling):
            ask(s, self.handed_on(self.rolling, rolls))
            return
        best = max(rolls)
        highest = tuple([seat for seat, roll in zip(self.rolling, rolls, strict=True) if roll == best])
        if len(highest) > 1:
            ask(s, self.handed_on(highest, ()))
        else:
            s.first = highest[0]
            tell(s, BEGINS, s.first)
            self.begin(s, s.first)


def next_to_play(s: Travels, seat: int, last_round: int) -> int:
    """Clockwise, past those who have left; NOBODY after the last round, which 0 stands for none of.

    A round is over when its first player is due again, even one who has left.
    """
    seats = len(s.at)
    while True:
        seat = (seat + 1) % seats
        if seat == s.first:
            s.round += 1
            s.sales = [0] * seats
            if s.round > last_round > 0:
                tell(s, TIME_IS_UP)
                return NOBODY
        if seat in s.playing:
            return seat
