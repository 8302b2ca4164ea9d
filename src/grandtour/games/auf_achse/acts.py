"""What chance and the players of Auf Achse say."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER, Kind, Verb, numbers
from grandtour.core.auction import PASS
from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.board import SPACE
from grandtour.games.auf_achse.cards import CONTRACT, EVENT

SIZE: Final = Kind("trailer", ["large", "small"])
LARGE: Final = 0
SMALL: Final = 1
ROW: Final = numbers("row", cards.ROWS)
COUNT: Final = numbers("count", 20)

# What chance says.
FIRST: Final = Verb("first", PLAYER)
DEAL: Final = Verb("deal", CONTRACT)
REVEAL: Final = Verb("reveal", CONTRACT)
EVENT_CARD: Final = Verb("event", EVENT)

# What players say.
PLACE: Final = Verb("place", SPACE)
ROLL: Final = Verb("roll")
GO: Final = Verb("go", SPACE)
STAY: Final = Verb("stay")
OVER: Final = Verb("over", SPACE)
DECLINE: Final = Verb("decline")
LOAD: Final = Verb("load", CONTRACT)
DONE: Final = Verb("done")
BUY: Final = Verb("buy", SIZE)
WORKS: Final = Verb("works", SPACE)
JAM: Final = Verb("jam", SPACE)
CALL: Final = Verb("call", CONTRACT)
TAKE: Final = Verb("take", CONTRACT)
BID: Final = Verb("bid", ROW)
USE: Final = Verb("use", EVENT)
SHIP: Final = Verb("ship", CONTRACT)
GIVE: Final = Verb("give", CONTRACT)
PARTNER: Final = Verb("partner", PLAYER)
MOVE: Final = Verb("move", PLAYER)
HELP: Final = Verb("help")
PAY: Final = Verb("pay")
JAIL: Final = Verb("jail")

MODEST: Final = (ROLL, DONE, DECLINE, PASS, PAY)  # what is done for those who say nothing
