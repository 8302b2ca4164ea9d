"""Cards that befall somebody else."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from grandtour.core.acts import Act
from grandtour.core.questions import Asked, tell
from grandtour.families.track.acts import TARGET
from grandtour.families.track.cards import Step
from grandtour.families.track.state import Travels, opponents
from grandtour.families.track.tales import NO_EFFECT

T = TypeVar("T", bound=Travels)


@mypyc_attr(allow_interpreted_subclasses=True)
class Aim(Asked[T]):
    """One opponent whom a card can befall; without a choice nobody is asked."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    # --- What a room says ---

    def steps(self) -> tuple[Step, ...]:
        """What the card does; the first step decides whom it can befall."""
        raise NotImplementedError

    def can_befall(self, s: T, other: int, step: Step) -> bool:
        """Has this step anything to do to them?"""
        raise NotImplementedError

    def befall(self, s: T, other: int) -> None:
        """Do to them what the card does."""
        raise NotImplementedError

    # --- What both rooms share ---

    def targets(self, s: T) -> list[int]:
        step = self.steps()[0]
        return [other for other in opponents(s, self.seat) if self.can_befall(s, other, step)]

    def moot(self, s: T) -> bool:
        return len(self.targets(s)) <= 1

    def dropped(self, s: T) -> None:
        targets = self.targets(s)
        if targets:
            self.befall(s, targets[0])
        else:
            tell(s, NO_EFFECT)

    def options(self, s: T) -> list[Act]:
        return [TARGET.acts[self.seat][other] for other in self.targets(s)]

    def choose(self, s: T, act: Act) -> None:
        self.befall(s, act.noun)
