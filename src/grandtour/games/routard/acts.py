"""What chance and the players of the Routard say, beside the die and the passes of every game."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER, Verb
from grandtour.games.routard.board import SPACE
from grandtour.games.routard.cards import COUNT, DECK, GOOD, LINE

# What chance says.
TURN_UP: Final = [Verb(deck.name, deck) for deck in DECK]

# What players say.
LINES: Final = Verb("line", LINE)
DEPART: Final = Verb("depart")
GO: Final = Verb("go", SPACE)
ROLL: Final = Verb("roll")
FLY: Final = Verb("fly", SPACE)
ASSIST: Final = Verb("assist")
WORK: Final = Verb("work")
BUY: Final = Verb("buy", GOOD)
DONE: Final = Verb("done")
CHEQUES: Final = Verb("cheques", COUNT)
DECLINE: Final = Verb("decline")
PLAY: Final = Verb("play")
SELL: Final = Verb("sell", GOOD)
STOP: Final = Verb("stop")
CLAIM: Final = Verb("claim", PLAYER)
RETIRE: Final = Verb("retire")
