"""What is told of every journey on the track, in the words of no one room's things."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER
from grandtour.core.draws import PIPS
from grandtour.core.tales import Tale
from grandtour.families.track.cards import MONEY

# What has happened.
BEGINS: Final = Tale("begins", player=PLAYER)
ROLLS: Final = Tale("rolls", player=PLAYER, pips=PIPS)
LEAVES: Final = Tale("leaves", player=PLAYER)
GETS_TICKET: Final = Tale("gets-ticket", player=PLAYER)
EARNS: Final = Tale("earns", player=PLAYER, money=MONEY)
PAYS: Final = Tale("pays", player=PLAYER, money=MONEY)
PAYS_TO: Final = Tale("pays-to", player=PLAYER, payee=PLAYER, money=MONEY)
FORGIVEN: Final = Tale("forgiven", player=PLAYER, money=MONEY)
MUST_SKIP: Final = Tale("must-skip", player=PLAYER)
SKIPS: Final = Tale("skips", player=PLAYER)
NO_EFFECT: Final = Tale("no-effect")
ONE_WAY: Final = Tale("one-way", player=PLAYER)
GOES_ON: Final = Tale("goes-on", player=PLAYER, offerer=PLAYER)
BIDS: Final = Tale("bids", player=PLAYER, money=MONEY)
CANNOT_BID: Final = Tale("cannot-bid", player=PLAYER)
COMES_HOME: Final = Tale("comes-home", player=PLAYER)
RETIRES: Final = Tale("retires", player=PLAYER)
TIME_IS_UP: Final = Tale("time-is-up")

# What is asked.
ASK_DEBT: Final = Tale("ask-debt", money=MONEY)
ASK_EXTRA: Final = Tale("ask-extra")
