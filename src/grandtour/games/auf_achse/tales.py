"""What is told of a haul, and what is asked."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER
from grandtour.core.tales import Tale
from grandtour.games.auf_achse.acts import COUNT, POINTS, ROW, SIZE
from grandtour.games.auf_achse.board import SPACE
from grandtour.games.auf_achse.cards import CONTRACT, EVENT, MONEY

# What has happened.
BEGINS: Final = Tale("begins", [PLAYER])
PARKS: Final = Tale("parks", [PLAYER, SPACE])
RECEIVES: Final = Tale("receives", [PLAYER], secret=[CONTRACT])
TURNED_UP: Final = Tale("turned-up", [CONTRACT])
ROLLS: Final = Tale("rolls", [PLAYER, POINTS])
DRIVES: Final = Tale("drives", [PLAYER, SPACE, SPACE])
WAITS: Final = Tale("waits", [PLAYER])
LOADS: Final = Tale("loads", [PLAYER, CONTRACT])
DELIVERS: Final = Tale("delivers", [PLAYER, CONTRACT, MONEY])
EARNS: Final = Tale("earns", [PLAYER, MONEY])
PAYS: Final = Tale("pays", [PLAYER, MONEY])
OWES: Final = Tale("owes", [PLAYER, EVENT])
REPAYS: Final = Tale("repays", [PLAYER, EVENT, MONEY])
BUYS: Final = Tale("buys", [PLAYER, SIZE])
CALLS: Final = Tale("calls", [PLAYER, CONTRACT])
BIDS: Final = Tale("bids", [PLAYER, ROW, MONEY])
PASSES: Final = Tale("passes", [PLAYER])
GETS: Final = Tale("gets", [PLAYER, CONTRACT, MONEY])
SETS_WORKS: Final = Tale("sets-works", [PLAYER, SPACE])
JAMMED: Final = Tale("jammed", [PLAYER, SPACE])
JAM_ENDS: Final = Tale("jam-ends", [SPACE])
DRAWS_EVENT: Final = Tale("draws-event", [PLAYER, EVENT])
KEEPS: Final = Tale("keeps", [PLAYER, EVENT])
USES: Final = Tale("uses", [PLAYER, EVENT])
NO_EFFECT: Final = Tale("no-effect", [EVENT])
GIVES: Final = Tale("gives", [PLAYER, PLAYER], secret=[CONTRACT])
ROBBED: Final = Tale("robbed", [PLAYER, CONTRACT])
HANDS_ON: Final = Tale("hands-on", [PLAYER, PLAYER])
LOSES_TURN: Final = Tale("loses-turn", [PLAYER])
SKIPS: Final = Tale("skips", [PLAYER])
STALLED: Final = Tale("stalled", [COUNT])
LAST_TURN: Final = Tale("last-turn")
PENALTY: Final = Tale("penalty", [PLAYER, EVENT, MONEY])

# What is asked.
ASK_PLACE: Final = Tale("ask-place")
ASK_START: Final = Tale("ask-start", [SPACE])
ASK_DRIVE: Final = Tale("ask-drive", [POINTS])
ASK_SIX: Final = Tale("ask-six")
ASK_OVER: Final = Tale("ask-over", [SPACE])
ASK_CARD_DRIVE: Final = Tale("ask-card-drive", [EVENT, POINTS])
ASK_CARD_EXACT: Final = Tale("ask-card-exact", [EVENT, POINTS])
ASK_WORKS: Final = Tale("ask-works")
ASK_LOAD: Final = Tale("ask-load", [SPACE])
ASK_LOAD_BOUGHT: Final = Tale("ask-load-bought", [CONTRACT])
ASK_INTEREST: Final = Tale("ask-interest", [SPACE])
ASK_TAKE: Final = Tale("ask-take", [SPACE])
ASK_BID: Final = Tale("ask-bid", [CONTRACT, ROW])
ASK_REST: Final = Tale("ask-rest")
ASK_ROLL_AGAIN: Final = Tale("ask-roll-again", [EVENT])
ASK_GOTO: Final = Tale("ask-goto", [EVENT])
ASK_SHIP: Final = Tale("ask-ship")
ASK_GIVE: Final = Tale("ask-give", [PLAYER])
ASK_PARTNER: Final = Tale("ask-partner", [EVENT])
ASK_SNOW: Final = Tale("ask-snow")
ASK_SNOW_DRIVE: Final = Tale("ask-snow-drive", [PLAYER])
ASK_HELP: Final = Tale("ask-help")
ASK_CUSTOMS: Final = Tale("ask-customs")
ASK_JAM: Final = Tale("ask-jam", [EVENT])
