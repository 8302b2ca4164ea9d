"""What is told in Milestones, and what is asked."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER
from grandtour.core.tales import Tale

from .cards import CARD

DRAWS: Final = Tale("draws", player=PLAYER, secret={"card": CARD})
GOES: Final = Tale("goes", player=PLAYER, card=CARD)
ARRIVES: Final = Tale("arrives", player=PLAYER)
ASK_TURN: Final = Tale("ask-turn")
NOT_IN_HAND: Final = Tale("why-ms-02", card=CARD)
