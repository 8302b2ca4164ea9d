"""The bot that knows the rules and nothing else. It answers what it is asked, and never breaks in."""

from __future__ import annotations

from grandtour.core.acts import Act
from grandtour.core.chance import Dice
from grandtour.core.game import Bot, Chair


class RandomBot(Bot):
    def choose(self, chair: Chair, dice: Dice) -> Act:
        answers = chair.answers()
        return answers[dice.below(len(answers))]
