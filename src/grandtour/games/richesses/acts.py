"""What chance and the players of the tour say."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER, Kind, Verb, numbers
from grandtour.games.richesses.board import FACE, FACES, POINT, PRICE, REGION, TEN, VEHICLE
from grandtour.games.richesses.cards import HASARD

# RF-25: with what one sets out.
OUTFIT: Final = Kind("outfit", ["foot", "bike", "car", "both"])
OUTFITS: Final = [[], [1], [2], [1, 2]]

# RF-93 to RF-95: a colour, one number or two.
PAIRS: Final = [(one, other) for one in range(FACES) for other in range(one + 1, FACES)]
BETS: Final = ["red", "blue", *FACE.words, *[f"{FACE.words[one]}-{FACE.words[other]}" for one, other in PAIRS]]
BET: Final = Kind("bet", BETS)
RED: Final = 0
BLUE: Final = 1
FIRST_NUMBER: Final = 2
FIRST_PAIR: Final = FIRST_NUMBER + FACES

MOST_STAKED: Final = 300  # RF-91
STAKE: Final = numbers("stake", MOST_STAKED, TEN)
OFFER: Final = numbers("offer", max(PRICE) - TEN, TEN)

# What chance says.
DEAL: Final = Verb("deal", REGION)
ROLL: Final = Verb("roll", FACE)
CARD: Final = Verb("card", HASARD)
DRAW: Final = Verb("draw", REGION)

# What players say.
OUTSET: Final = Verb("outset", OUTFIT)
CASINO: Final = Verb("casino", POINT)
BUY: Final = Verb("buy", VEHICLE)
SELL: Final = Verb("sell", VEHICLE)
HAGGLE: Final = Verb("haggle", VEHICLE)
BID: Final = Verb("bid", OFFER)
WALK: Final = Verb("walk", POINT)
RIDE: Final = Verb("ride", POINT)
DRIVE: Final = Verb("drive", POINT)
MOVE: Final = [WALK, RIDE, DRIVE]
WORK: Final = Verb("work")
WAIT: Final = Verb("wait", POINT)
SEEK: Final = Verb("seek", POINT)
CLAIM: Final = Verb("claim")
LET_GO: Final = Verb("let-go")
PUT: Final = Verb("put", POINT)
HITCH: Final = Verb("hitch", POINT)
DECLINE: Final = Verb("decline")
SWAP: Final = Verb("swap", REGION)
MARK: Final = Verb("mark")
FORGET: Final = Verb("forget")
PLACE: Final = Verb("stake", STAKE)
ON: Final = Verb("bet", BET)
CALL: Final = Verb("call", PLAYER)
STAND_BY: Final = Verb("stand-by")
NEUTRAL: Final = Verb("neutral")
RACE: Final = Verb("race", POINT)
