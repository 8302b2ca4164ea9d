"""What is told of a haul, and what is asked."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER
from grandtour.core.draws import PIPS
from grandtour.core.tales import Several, Tale
from grandtour.games.auf_achse.acts import COUNT, ROW, SIZE
from grandtour.games.auf_achse.board import SPACE
from grandtour.games.auf_achse.cards import CONTRACT, EVENT, MONEY

# What has happened.
BEGINS: Final = Tale("begins", player=PLAYER)
PARKS: Final = Tale("parks", player=PLAYER, space=SPACE)
RECEIVES: Final = Tale("receives", player=PLAYER, secret={"contract": CONTRACT})
TURNED_UP: Final = Tale("turned-up", contract=CONTRACT)
ROLLS: Final = Tale("rolls", player=PLAYER, points=PIPS)
# The way is every space entered; there is none where a card sets the truck down somewhere else.
DRIVES: Final = Tale("drives", player=PLAYER, start=SPACE, end=SPACE, way=Several(SPACE))
WAITS: Final = Tale("waits", player=PLAYER)
LOADS: Final = Tale("loads", player=PLAYER, contract=CONTRACT)
DELIVERS: Final = Tale("delivers", player=PLAYER, contract=CONTRACT, money=MONEY)
EARNS: Final = Tale("earns", player=PLAYER, money=MONEY)
PAYS: Final = Tale("pays", player=PLAYER, money=MONEY)
OWES: Final = Tale("owes", player=PLAYER, event=EVENT)
REPAYS: Final = Tale("repays", player=PLAYER, event=EVENT, money=MONEY)
BUYS: Final = Tale("buys", player=PLAYER, trailer=SIZE)
CALLS: Final = Tale("calls", player=PLAYER, contract=CONTRACT)
BIDS: Final = Tale("bids", player=PLAYER, row=ROW, money=MONEY)
GETS: Final = Tale("gets", player=PLAYER, contract=CONTRACT, money=MONEY)
SETS_WORKS: Final = Tale("sets-works", player=PLAYER, space=SPACE)
JAMMED: Final = Tale("jammed", player=PLAYER, space=SPACE)
JAM_ENDS: Final = Tale("jam-ends", space=SPACE)
DRAWS_EVENT: Final = Tale("draws-event", player=PLAYER, event=EVENT)
KEEPS: Final = Tale("keeps", player=PLAYER, event=EVENT)
USES: Final = Tale("uses", player=PLAYER, event=EVENT)
NO_EFFECT: Final = Tale("no-effect", event=EVENT)
GIVES: Final = Tale("gives", player=PLAYER, neighbour=PLAYER, secret={"contract": CONTRACT})
ROBBED: Final = Tale("robbed", player=PLAYER, contract=CONTRACT)
HANDS_ON: Final = Tale("hands-on", player=PLAYER, neighbour=PLAYER)
LOSES_TURN: Final = Tale("loses-turn", player=PLAYER)
SKIPS: Final = Tale("skips", player=PLAYER)
STALLED: Final = Tale("stalled", count=COUNT)
LAST_TURN: Final = Tale("last-turn")
PENALTY: Final = Tale("penalty", player=PLAYER, event=EVENT, money=MONEY)

# What is asked.
ASK_PLACE: Final = Tale("ask-place")
ASK_START: Final = Tale("ask-start", space=SPACE)
ASK_START_LOAD: Final = Tale("ask-start-load", space=SPACE)
ASK_START_USE: Final = Tale("ask-start-use", space=SPACE)
ASK_START_BOTH: Final = Tale("ask-start-both", space=SPACE)
ASK_DRIVE: Final = Tale("ask-drive", points=PIPS)
ASK_SIX: Final = Tale("ask-six")
ASK_OVER: Final = Tale("ask-over", space=SPACE)
ASK_CARD_DRIVE: Final = Tale("ask-card-drive", event=EVENT, points=PIPS)
ASK_CARD_EXACT: Final = Tale("ask-card-exact", event=EVENT, points=PIPS)
ASK_WORKS: Final = Tale("ask-works")
ASK_LOAD: Final = Tale("ask-load", space=SPACE)
ASK_LOADED: Final = Tale("ask-loaded", space=SPACE)
ASK_NO_LOAD: Final = Tale("ask-no-load", space=SPACE)
ASK_NO_ROOM: Final = Tale("ask-no-room", space=SPACE)
ASK_LOAD_BOUGHT: Final = Tale("ask-load-bought", contract=CONTRACT)
ASK_ROOM_BOUGHT: Final = Tale("ask-room-bought", contract=CONTRACT)
ASK_INTEREST: Final = Tale("ask-interest", space=SPACE)
ASK_TAKE: Final = Tale("ask-take", space=SPACE)
ASK_BID: Final = Tale("ask-bid", contract=CONTRACT, row=ROW)
ASK_NO_BID: Final = Tale("ask-no-bid", contract=CONTRACT, row=ROW)
ASK_REST: Final = Tale("ask-rest")
ASK_ROLL_AGAIN: Final = Tale("ask-roll-again", event=EVENT)
ASK_GOTO: Final = Tale("ask-goto", event=EVENT)
ASK_SHIP: Final = Tale("ask-ship")
ASK_GIVE: Final = Tale("ask-give", player=PLAYER)
ASK_PARTNER: Final = Tale("ask-partner", event=EVENT)
ASK_SNOW: Final = Tale("ask-snow")
ASK_SNOW_DRIVE: Final = Tale("ask-snow-drive", player=PLAYER)
ASK_HELP: Final = Tale("ask-help")
ASK_CUSTOMS: Final = Tale("ask-customs")
ASK_JAIL: Final = Tale("ask-jail")
ASK_JAM: Final = Tale("ask-jam", event=EVENT)
