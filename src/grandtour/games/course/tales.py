"""What is told of a race, and what is asked."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER
from grandtour.core.tales import Tale
from grandtour.games.course.board import CARD, CITY, CONTINENT

# What has happened.
DEALS: Final = Tale("deals", player=PLAYER)
SETS_OUT: Final = Tale("sets-out", player=PLAYER, city=CITY)
STAYS: Final = Tale("stays", player=PLAYER, left=CARD, right=CARD)
PICKS_UP: Final = Tale("picks-up", player=PLAYER, card=CARD)
DRAWS: Final = Tale("draws", player=PLAYER, secret={"card": CARD})
FLIES: Final = Tale("flies", player=PLAYER, card=CARD, city=CITY)
STAMPED: Final = Tale("stamped", player=PLAYER, continent=CONTINENT)
RECYCLED: Final = Tale("recycled")
COMES_HOME: Final = Tale("comes-home", player=PLAYER, city=CITY)
RETIRES: Final = Tale("retires", player=PLAYER)
TIME_IS_UP: Final = Tale("time-is-up")

# What is asked.
ASK_HOME: Final = Tale("ask-home")
ASK_TURN: Final = Tale("ask-turn", city=CITY)
ASK_STAY: Final = Tale("ask-stay", city=CITY)
ASK_FLY: Final = Tale("ask-fly", city=CITY)
ASK_DOWN: Final = Tale("ask-down", city=CITY)
ASK_LAND: Final = Tale("ask-land", city=CITY)
ASK_RIGHT: Final = Tale("ask-right", left=CARD)
ASK_TAKE: Final = Tale("ask-take", left=CARD, right=CARD)
ASK_STOCK: Final = Tale("ask-stock", left=CARD, right=CARD)
