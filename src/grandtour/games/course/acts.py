"""What chance and the players of the race say."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER, Kind, Verb
from grandtour.games.course.board import CARD, CITY

# CM-25: where the two replacement cards of an exchange come from.
SOURCE: Final = Kind("source", ["stock", "left", "right", "bins"])
STOCK: Final = 0
LEFT_BIN: Final = 1
RIGHT_BIN: Final = 2
BOTH_BINS: Final = 3

# What chance says.
DEALER: Final = Verb("dealer", PLAYER)
DEAL: Final = Verb("deal", CARD)
DRAW: Final = Verb("draw", CARD)

# What players say.
HOME: Final = Verb("home", CITY)
LAY: Final = Verb("lay", CARD)
LAND: Final = Verb("land")
LEFT: Final = Verb("left", CARD)
RIGHT: Final = Verb("right", CARD)
TAKE: Final = Verb("take", SOURCE)
RETIRE: Final = Verb("retire")
