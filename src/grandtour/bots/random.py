"""The bot that knows the rules and nothing else."""

from __future__ import annotations

from grandtour.core.acts import Act
from grandtour.core.chance import Dice
from grandtour.core.game import Bot, Chair


class RandomBot(Bot):
    def choose(self, chair: Chair, dice: Dice) -> Act:
        offers = chair.offers()
        return offers[dice.below(len(offers))]
