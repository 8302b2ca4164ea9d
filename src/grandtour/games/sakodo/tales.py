"""What is told of a journey, and what is asked."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER
from grandtour.core.tales import Tale
from grandtour.games.sakodo.board import AVENTURE, COURRIER, SOUVENIR, SPACE
from grandtour.games.sakodo.cards import COUNT, DECK, EFFECT, GOOD, HAND, ITEM, MONEY, PIPS

# What has happened.
RECEIVES: Final = Tale("receives", [PLAYER, COUNT], secret=[HAND])
BEGINS: Final = Tale("begins", [PLAYER])
ROLLS: Final = Tale("rolls", [PLAYER, PIPS])
DRAWS: Final = Tale("draws", [PLAYER, COUNT], secret=[HAND])
KEEPS: Final = Tale("keeps", [PLAYER], secret=[ITEM])
REJECTS: Final = Tale("rejects", [PLAYER])
HAS_PASSPORT: Final = Tale("has-passport", [PLAYER])
RESHUFFLED: Final = Tale("reshuffled")
LEAVES: Final = Tale("leaves", [PLAYER])
WALKS: Final = Tale("walks", [PLAYER, SPACE, MONEY])
RIDES: Final = Tale("rides", [PLAYER, SPACE])
FLIES: Final = Tale("flies", [PLAYER, SPACE])
STAYS: Final = Tale("stays", [PLAYER, SPACE])
GOES_BACK_TO_WORK: Final = Tale("goes-back-to-work", [PLAYER, SPACE])
PICKS_UP: Final = Tale("picks-up", [PLAYER, PLAYER])
TAKES: Final = Tale("takes", [PLAYER, PLAYER], secret=[ITEM])
LOSES: Final = Tale("loses", [PLAYER], secret=[ITEM])
GIVES_UP: Final = Tale("gives-up", [PLAYER, ITEM])
HAS_NONE: Final = Tale("has-none", [PLAYER, ITEM])
BUYS_TICKET: Final = Tale("buys-ticket", [PLAYER, MONEY])
GETS_TICKET: Final = Tale("gets-ticket", [PLAYER])
BUYS_PASSPORT: Final = Tale("buys-passport", [PLAYER, MONEY])
LOSES_PASSPORT: Final = Tale("loses-passport", [PLAYER, SPACE])
DRAWS_CARD: Final = [Tale(f"draws-{deck.name}", [PLAYER, deck]) for deck in DECK]
WINS: Final = [Tale(f"wins-{deck.name}", [PLAYER, deck]) for deck in DECK[: AVENTURE + 1]]
LETS_GO_SOUVENIR: Final = Tale("lets-go-souvenir", [PLAYER, DECK[SOUVENIR]])
LETS_GO_AVENTURE: Final = Tale("lets-go-aventure", [PLAYER, DECK[AVENTURE]])
EARNS: Final = Tale("earns", [PLAYER, MONEY])
PAYS: Final = Tale("pays", [PLAYER, MONEY])
PAYS_TO: Final = Tale("pays-to", [PLAYER, PLAYER, MONEY])
FORGIVEN: Final = Tale("forgiven", [PLAYER, MONEY])
MOVED: Final = Tale("moved", [PLAYER, SPACE])
MUST_SKIP: Final = Tale("must-skip", [PLAYER])
SKIPS: Final = Tale("skips", [PLAYER])
NO_EFFECT: Final = Tale("no-effect")
NEEDS_PIPS: Final = Tale("needs-pips", [PIPS])
PUTS_UP: Final = Tale("puts-up", [PLAYER, GOOD, MONEY])
BIDS: Final = Tale("bids", [PLAYER, MONEY])
PASSES: Final = Tale("passes", [PLAYER])
SELLS: Final = Tale("sells", [PLAYER, PLAYER, GOOD, MONEY])
BANK_BUYS: Final = Tale("bank-buys", [PLAYER, GOOD, MONEY])
PROPOSES: Final = Tale("proposes", [PLAYER, PLAYER])
WITHDRAWS: Final = Tale("withdraws", [PLAYER])
TRADES: Final = Tale("trades", [PLAYER, PLAYER, COUNT, COUNT])
REFUSES: Final = Tale("refuses", [PLAYER, PLAYER])
COMES_HOME: Final = Tale("comes-home", [PLAYER])
RETIRES: Final = Tale("retires", [PLAYER])
TIME_IS_UP: Final = Tale("time-is-up")

# What is asked.
ASK_BUY: Final = Tale("ask-buy", [MONEY])
ASK_DEPARTURE: Final = Tale("ask-departure")
ASK_TURN: Final = Tale("ask-turn", [SPACE])
ASK_LANDED: Final = Tale("ask-landed", [SPACE])
ASK_COMPLETE: Final = Tale("ask-complete")
ASK_KEEP: Final = Tale("ask-keep", [HAND])
ASK_HITCH: Final = Tale("ask-hitch", [SPACE])
ASK_LEG: Final = Tale("ask-leg", [SPACE])
ASK_TAKE: Final = Tale("ask-take", [PLAYER])
ASK_PRICE: Final = Tale("ask-price")
ASK_PASSPORT: Final = Tale("ask-passport")
ASK_TROPHY: Final = [Tale("ask-souvenir", [MONEY, MONEY]), Tale("ask-reportage"), Tale("ask-aventure")]
ASK_AFFORD: Final = Tale("ask-afford", [DECK[SOUVENIR], MONEY])
ASK_DEBT: Final = Tale("ask-debt", [MONEY])
# A37: whom a letter is to befall, asked in the words of what it does.
ASK_TARGET: Final = [
    Tale("ask-target-owe", [DECK[COURRIER], MONEY]),
    Tale("ask-target-move", [DECK[COURRIER], COUNT]),
    Tale("ask-target-lose-any", [DECK[COURRIER]]),
    Tale("ask-target-steal", [DECK[COURRIER]]),
    Tale("ask-target-lose-passport", [DECK[COURRIER]]),
    Tale("ask-target-previous", [DECK[COURRIER]]),
    Tale("ask-target-swap", [DECK[COURRIER]]),
    Tale("ask-target-pull", [DECK[COURRIER]]),
    Tale("ask-target-skip", [DECK[COURRIER]]),
]
TARGETED: Final = [EFFECT.number(tale.key.removeprefix("ask-target-")) for tale in ASK_TARGET]
ASK_OFFER: Final = Tale("ask-offer", [MONEY])
ASK_EXTRA: Final = Tale("ask-extra")
ASK_BID: Final = Tale("ask-bid", [GOOD, MONEY])
ASK_TERMS: Final = Tale("ask-terms", [PLAYER])
ASK_TRADE: Final = Tale("ask-trade", [PLAYER, HAND, HAND])
