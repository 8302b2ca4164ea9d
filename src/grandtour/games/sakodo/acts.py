"""What chance and the players of Sakodo say, beside the die and the passes of every game."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER, Verb
from grandtour.games.sakodo.board import SPACE
from grandtour.games.sakodo.cards import DECK, GOOD
from grandtour.games.sakodo.items import HAND, ITEM

# What chance says.
DRAW: Final = Verb("draw", HAND)
SLIP: Final = Verb("slip", ITEM)
TURN_UP: Final = [Verb(deck.name, deck) for deck in DECK]

# What players say.
ROLL: Final = Verb("roll")
SKIP: Final = Verb("skip")
KEEP: Final = Verb("keep", ITEM)
REJECT: Final = Verb("reject")
BUY: Final = Verb("buy")
DECLINE: Final = Verb("decline")
LEAVE: Final = Verb("leave")
WORK: Final = Verb("work")
GO: Final = Verb("go", SPACE)
STAY: Final = Verb("stay")
FLY: Final = Verb("fly", SPACE)
ASSIST: Final = Verb("assist")
STOP: Final = Verb("stop")
PICK: Final = Verb("pick", PLAYER)
TAKE: Final = Verb("take", ITEM)
PAY: Final = Verb("pay")
TRY: Final = Verb("try")
SELL: Final = Verb("sell", GOOD)
LOT: Final = Verb("lot")
ADD: Final = Verb("add", GOOD)
REMOVE: Final = Verb("remove", GOOD)
AUCTION: Final = Verb("auction")
TRADE: Final = Verb("trade", PLAYER)
GIVE: Final = Verb("give", ITEM)
WANT: Final = Verb("want", ITEM)
SEND: Final = Verb("send")
WITHDRAW: Final = Verb("withdraw")
ACCEPT: Final = Verb("accept")
REFUSE: Final = Verb("refuse")
RETIRE: Final = Verb("retire")
