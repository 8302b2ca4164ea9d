"""The bot that knows the rules and nothing else. It answers what it is asked, and never breaks in."""

from __future__ import annotations

from typing import Final

from grandtour.core.chairs import Bot, Chair, Scored
from grandtour.core.chance import Dice

FINE: Final = 1 << 30


class RandomBot(Bot):
    def rank(self, chair: Chair, dice: Dice) -> list[Scored]:
        return [Scored(act, float(dice.below(FINE))) for act in chair.answers()]
