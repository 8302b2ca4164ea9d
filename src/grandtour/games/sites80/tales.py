"""What is told of the hunt, and what is asked."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER
from grandtour.core.tales import Several, Tale
from grandtour.games.sites80.acts import FLAG
from grandtour.games.sites80.board import CELL, QUARTER, SITE
from grandtour.games.sites80.cards import CARD, CLUE, EVENT_CARD, NUMBER, SLOT

# Preparation.
BEGINS: Final = Tale("begins", player=PLAYER)
SETS_OUT: Final = Tale("sets-out", player=PLAYER, site=SITE, cell=CELL)
OCCUPIED: Final = Tale("occupied", player=PLAYER, site=SITE)
PLANTED: Final = Tale("planted", flag=FLAG, cell=CELL)

# Camera and clue sheet.
EXPOSED: Final = Tale("exposed", slot=SLOT, quarter=QUARTER)
SHEET_TURNED: Final = Tale("sheet-turned")
FOUND: Final = Tale("found", slot=SLOT, number=NUMBER, clue=CLUE)

# The turn.
STAYS: Final = Tale("stays", player=PLAYER)
WALKS: Final = Tale("walks", player=PLAYER, cell=CELL)
RIDES: Final = Tale("rides", player=PLAYER, card=CARD, cell=CELL, way=Several(CELL))
DRAWS: Final = Tale("draws", player=PLAYER, secret={"card": CARD})
RECYCLED: Final = Tale("recycled")
LAYS_ASIDE: Final = Tale("lays-aside", player=PLAYER, card=CARD)
DISCARDS: Final = Tale("discards", player=PLAYER, card=CARD)
MISSES: Final = Tale("misses", player=PLAYER)
AGAIN: Final = Tale("again", player=PLAYER)

# Flags and events.
MOVES_FLAG: Final = Tale("moves-flag", player=PLAYER, flag=FLAG, cell=CELL)
HAPPENS: Final = Tale("happens", player=PLAYER, event=EVENT_CARD)
KEEPS_SECRET: Final = Tale("keeps-secret", player=PLAYER, secret={"event": EVENT_CARD})
EVENTS_SHUFFLED: Final = Tale("events-shuffled")
STRAYS: Final = Tale("strays", player=PLAYER, site=SITE)
SENT: Final = Tale("sent", player=PLAYER, cell=CELL)
LOSES: Final = Tale("loses", player=PLAYER, card=CARD)
GIVES: Final = Tale("gives", player=PLAYER, to=PLAYER, secret={"card": CARD})
TAKES_CARD: Final = Tale("takes-card", player=PLAYER, other=PLAYER, secret={"card": CARD})
PLAYS_SECRET: Final = Tale("plays-secret", player=PLAYER, event=EVENT_CARD)
SPARED: Final = Tale("spared", player=PLAYER, event=EVENT_CARD)

# Secret destinations.
ANNOUNCES: Final = Tale("announces", player=PLAYER, slot=SLOT, site=SITE)
RIGHT: Final = Tale("right", player=PLAYER, site=SITE)
WRONG: Final = Tale("wrong", player=PLAYER, site=SITE, cell=CELL)
TAKES: Final = Tale("takes", player=PLAYER, site=SITE)
BRINGS_HOME: Final = Tale("brings-home", player=PLAYER, sites=Several(SITE))

# The end.
FIVE: Final = Tale("five", player=PLAYER)
TIME_IS_UP: Final = Tale("time-is-up")
RETIRES: Final = Tale("retires", player=PLAYER)

# What is asked.
ASK_OWN_FLAG: Final = Tale("ask-own-flag", cell=CELL)
ASK_PLANT: Final = Tale("ask-plant", flag=FLAG)
ASK_TURN: Final = Tale("ask-turn", cell=CELL)
ASK_TURN_ANNOUNCE: Final = Tale("ask-turn-announce", cell=CELL)
ASK_RIDE: Final = Tale("ask-ride", cell=CELL)
ASK_WALK: Final = Tale("ask-walk", cell=CELL)
ASK_LEAVE: Final = Tale("ask-leave", cell=CELL)
ASK_LEAVE_ON_FOOT: Final = Tale("ask-leave-on-foot", cell=CELL)
ASK_LEAVE_BY_CARD: Final = Tale("ask-leave-by-card", cell=CELL)
ASK_STUCK: Final = Tale("ask-stuck", cell=CELL)
ASK_STUCK_ANNOUNCE: Final = Tale("ask-stuck-announce", cell=CELL)
ASK_GO: Final = Tale("ask-go", card=CARD)
ASK_NAME: Final = Tale("ask-name", slot=SLOT)
ASK_ANNOUNCE: Final = Tale("ask-announce")
ASK_SECRET: Final = Tale("ask-secret")
ASK_NOTHING: Final = Tale("ask-nothing")
ASK_AFTER: Final = Tale("ask-after")
ASK_FLAG: Final = Tale("ask-flag", flag=FLAG)
ASK_LIFT: Final = Tale("ask-lift")
ASK_REACT: Final = Tale("ask-react", event=EVENT_CARD)
ASK_NO_REACT: Final = Tale("ask-no-react", event=EVENT_CARD)
ASK_BESIDE: Final = Tale("ask-beside", cell=CELL)
ASK_BACK: Final = Tale("ask-back")
ASK_DRIFT: Final = Tale("ask-drift")
ASK_ONCE_MORE: Final = Tale("ask-once-more")
ASK_PARTNER: Final = Tale("ask-partner")
ASK_GIVE: Final = Tale("ask-give", other=PLAYER)
ASK_DIVERT: Final = Tale("ask-divert")
ASK_WHERE: Final = Tale("ask-where", other=PLAYER)
ASK_ASIDE: Final = Tale("ask-aside")
ASK_DISCARD: Final = Tale("ask-discard")
