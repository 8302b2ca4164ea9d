"""A bot that plays like another, but overlooks some of what it could do."""

from __future__ import annotations

from grandtour.core.acts import Act
from grandtour.core.chairs import Bot, Chair, Scored
from grandtour.core.chance import Dice
from grandtour.core.tales import Heard


class CasualBot(Bot):
    """Thinks like `mind`, overlooks each act in so many cases out of a hundred, and takes the best that is left."""

    def __init__(self, mind: Bot, overlooks: int) -> None:
        super().__init__()
        self.mind = mind
        self.overlooks = overlooks

    def rank(self, chair: Chair, dice: Dice) -> list[Scored]:
        ranking = self.mind.rank(chair, dice)
        return [scored for scored in ranking if dice.below(100) >= self.overlooks] or ranking

    def hear(self, heard: Heard) -> None:
        self.mind.hear(heard)

    def wants_in(self, chair: Chair, dice: Dice) -> Act | None:
        return self.mind.wants_in(chair, dice)
