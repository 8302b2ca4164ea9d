"""What is told of a tour, and what is asked."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER, numbers
from grandtour.core.tales import Several, Tale
from grandtour.games.richesses.acts import BET, OUTFIT
from grandtour.games.richesses.board import FACE, FRANCS, POINT, REGION, VEHICLE
from grandtour.games.richesses.cards import HASARD
from grandtour.games.richesses.sheets import SPORT, STAGE

ROUNDS: Final = numbers("rounds", 20)

# Setting out.
DEALT: Final = Tale("dealt", player=PLAYER, secret={"region": REGION})
SETS_OUT: Final = Tale("sets-out", player=PLAYER, outfit=OUTFIT)
ROLLS: Final = Tale("rolls", player=PLAYER, face=FACE)
BEGINS: Final = Tale("begins", player=PLAYER)
STARTS_AT: Final = Tale("starts-at", player=PLAYER, point=POINT)

# Moving.
WALKS: Final = Tale("walks", player=PLAYER, point=POINT, francs=FRANCS, way=Several(POINT))
RIDES: Final = Tale("rides", player=PLAYER, point=POINT, francs=FRANCS, way=Several(POINT))
DRIVES: Final = Tale("drives", player=PLAYER, point=POINT, francs=FRANCS, way=Several(POINT))
GOES: Final = [WALKS, RIDES, DRIVES]
WAITS: Final = Tale("waits", player=PLAYER, point=POINT, other=PLAYER)
PUSHED: Final = Tale("pushed", player=PLAYER, point=POINT, other=PLAYER)
SEEKS: Final = Tale("seeks", player=PLAYER, point=POINT)
SKIPS: Final = Tale("skips", player=PLAYER)
ONE_WAY: Final = Tale("one-way", player=PLAYER, point=POINT)

# Vehicles and money.
BUYS: Final = Tale("buys", player=PLAYER, vehicle=VEHICLE, francs=FRANCS)
SELLS: Final = Tale("sells", player=PLAYER, vehicle=VEHICLE, francs=FRANCS)
HAGGLES: Final = Tale("haggles", player=PLAYER, vehicle=VEHICLE)
BIDS: Final = Tale("bids", player=PLAYER, vehicle=VEHICLE, francs=FRANCS)
TAKES_OVER: Final = Tale("takes-over", player=PLAYER, vehicle=VEHICLE, francs=FRANCS, other=PLAYER)
WORKS: Final = Tale("works", player=PLAYER, point=POINT, francs=FRANCS)
PAYS: Final = Tale("pays", player=PLAYER, other=PLAYER, francs=FRANCS)
PAYS_BANK: Final = Tale("pays-bank", player=PLAYER, francs=FRANCS)
OWES: Final = Tale("owes", player=PLAYER, other=PLAYER, francs=FRANCS)
OWES_BANK: Final = Tale("owes-bank", player=PLAYER, francs=FRANCS)
REPAYS: Final = Tale("repays", player=PLAYER, other=PLAYER, francs=FRANCS)
REPAYS_BANK: Final = Tale("repays-bank", player=PLAYER, francs=FRANCS)

# Region cards.
CLAIMS: Final = Tale("claims", player=PLAYER, other=PLAYER, region=REGION)
DRAWS: Final = Tale("draws", player=PLAYER, secret={"region": REGION})

# Hasard.
TURNS_UP: Final = Tale("turns-up", player=PLAYER, hasard=HASARD)
SET_ASIDE: Final = Tale("set-aside", player=PLAYER, hasard=HASARD)
GAINS: Final = Tale("gains", player=PLAYER, francs=FRANCS)
SENT: Final = Tale("sent", player=PLAYER, point=POINT)
GRANTED: Final = Tale("granted", player=PLAYER, vehicle=VEHICLE)
HITCHES: Final = Tale("hitches", player=PLAYER, point=POINT, way=Several(POINT))
STAYS: Final = Tale("stays", player=PLAYER, point=POINT)
TURNS_BACK: Final = Tale("turns-back", player=PLAYER, point=POINT)
SWAPS: Final = Tale("swaps", player=PLAYER, region=REGION)

# Circuits.
REACHES: Final = Tale("reaches", player=PLAYER, point=POINT, stage=STAGE)
FORGETS: Final = Tale("forgets", player=PLAYER)
ARRIVES: Final = Tale("arrives", player=PLAYER, point=POINT)
PREMIUM: Final = Tale("premium", player=PLAYER, francs=FRANCS)
CLOSING: Final = Tale("closing", rounds=ROUNDS)
STAKES: Final = Tale("stakes", player=PLAYER, francs=FRANCS, bet=BET)
WINS_BET: Final = Tale("wins-bet", player=PLAYER, francs=FRANCS, face=FACE)
LOSES_BET: Final = Tale("loses-bet", player=PLAYER, francs=FRANCS, face=FACE)
CALLS: Final = Tale("calls", player=PLAYER, other=PLAYER, sport=SPORT)
ALONE: Final = Tale("alone", player=PLAYER, sport=SPORT)
NEUTRAL_ROLLS: Final = Tale("neutral-rolls", player=PLAYER, face=FACE)
DRAWN_MATCH: Final = Tale("drawn-match", sport=SPORT)
LOSES: Final = Tale("loses", player=PLAYER, sport=SPORT)
WINS: Final = Tale("wins", player=PLAYER, sport=SPORT)
RACES: Final = Tale("races", player=PLAYER, point=POINT, sport=SPORT, way=Several(POINT))
GIVES_UP: Final = Tale("gives-up", player=PLAYER, sport=SPORT)
TIME_IS_UP: Final = Tale("time-is-up")

# What is asked.
ASK_OUTSET: Final = Tale("ask-outset")
ASK_CASINO: Final = Tale("ask-casino")
ASK_TURN: Final = Tale("ask-turn", point=POINT)
ASK_GO: Final = Tale("ask-go", point=POINT)
ASK_AGAIN: Final = Tale("ask-again", point=POINT)
ASK_BID: Final = Tale("ask-bid", player=PLAYER, vehicle=VEHICLE, francs=FRANCS)
ASK_NO_BID: Final = Tale("ask-no-bid", player=PLAYER, vehicle=VEHICLE, francs=FRANCS)
ASK_SETTLE: Final = Tale("ask-settle", francs=FRANCS)
ASK_TOLL: Final = Tale("ask-toll", player=PLAYER, point=POINT, region=REGION)
ASK_NO_TOLL: Final = Tale("ask-no-toll", player=PLAYER, point=POINT, region=REGION)
ASK_PUT: Final = Tale("ask-put", player=PLAYER, point=POINT)
ASK_SEEK: Final = Tale("ask-seek")
ASK_LIFT: Final = Tale("ask-lift")
ASK_SWAP: Final = Tale("ask-swap")
ASK_MARK: Final = Tale("ask-mark", point=POINT)
ASK_STAKE: Final = Tale("ask-stake", point=POINT)
ASK_BET: Final = Tale("ask-bet", francs=FRANCS)
ASK_CALL: Final = Tale("ask-call", sport=SPORT)
