"""What chance and the players of the hunt say."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER, Kind, Verb
from grandtour.games.sites80.board import CELL, SITE
from grandtour.games.sites80.cards import CARD, EVENT_CARD, NUMBER, SHEET, SLOT

FLAG: Final = Kind("flag", ["1", "2", "3", "4", "5", "6"])
FLAGS: Final = len(FLAG.words)

# What chance says.
FIRST: Final = Verb("first", PLAYER)
DEAL: Final = Verb("deal", CARD)
DRAW: Final = Verb("draw", CARD)
START: Final = Verb("start", SITE)
EXPOSE: Final = Verb("expose", SITE)
TURN_SHEET: Final = Verb("sheet", SHEET)
PRINT: Final = Verb("number", NUMBER)
HAPPEN: Final = Verb("event", EVENT_CARD)
LOSE: Final = Verb("lose", CARD)
TAKE: Final = Verb("take", CARD)
STRAY: Final = Verb("stray", SITE)

# What players say.
PUT: Final = Verb("flag", CELL)  # chance too, where it plants the flags that nobody plays (A18)
PHOTO: Final = Verb("photo", SLOT)
NAME: Final = Verb("name", SITE)
PLAY: Final = Verb("secret", EVENT_CARD)
REACT: Final = Verb("react", EVENT_CARD)
LET: Final = Verb("let")
STAY: Final = Verb("stay")
WALK: Final = Verb("walk", CELL)
RIDE: Final = Verb("ride", CARD)
GO: Final = Verb("go", CELL)
PICK: Final = Verb("pick", PLAYER)
GIVE: Final = Verb("give", CARD)
LIFT: Final = Verb("lift", FLAG)
YES: Final = Verb("yes")
NO: Final = Verb("no")
ASIDE: Final = Verb("aside", CARD)
KEEP: Final = Verb("keep")
DISCARD: Final = Verb("discard", CARD)
RETIRE: Final = Verb("retire")
