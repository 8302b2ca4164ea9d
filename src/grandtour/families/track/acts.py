"""What the questions of the family are answered with, beside the die and the passes of every game."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER, Verb
from grandtour.families.track.cards import MONEY

TARGET: Final = Verb("target", PLAYER)
BID: Final = Verb("bid", MONEY)
RESUME: Final = Verb("resume")
