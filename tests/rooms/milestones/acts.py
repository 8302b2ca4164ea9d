"""What chance and the players of Milestones say."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import Verb

from .cards import CARD

DRAW: Final = Verb("draw", CARD)
PLAY: Final = Verb("play", CARD)
