"""What is told of a journey, and what is asked."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER
from grandtour.core.draws import PIPS
from grandtour.core.tales import Several, Tale
from grandtour.families.track.board import AVENTURE, TROPHIES
from grandtour.families.track.cards import MONEY
from grandtour.games.sakodo.board import COURRIER, SOUVENIR, SPACE
from grandtour.games.sakodo.cards import COUNT, DECK, GOOD
from grandtour.games.sakodo.items import HAND, ITEM

# What has happened.
RECEIVES: Final = Tale("receives", player=PLAYER, count=COUNT, secret={"hand": HAND})
DRAWS: Final = Tale("draws", player=PLAYER, count=COUNT, secret={"hand": HAND})
KEEPS: Final = Tale("keeps", player=PLAYER, secret={"item": ITEM})
REJECTS: Final = Tale("rejects", player=PLAYER)
HAS_PASSPORT: Final = Tale("has-passport", player=PLAYER)
RESHUFFLED: Final = Tale("reshuffled")
WALKS: Final = Tale("walks", player=PLAYER, space=SPACE, money=MONEY)
RIDES: Final = Tale("rides", player=PLAYER, space=SPACE)
FLIES: Final = Tale("flies", player=PLAYER, space=SPACE)
STAYS: Final = Tale("stays", player=PLAYER, space=SPACE)
GOES_BACK_TO_WORK: Final = Tale("goes-back-to-work", player=PLAYER, space=SPACE)
PICKS_UP: Final = Tale("picks-up", driver=PLAYER, passenger=PLAYER)
OPENS: Final = Tale("opens", driver=PLAYER, passenger=PLAYER, secret={"pack": Several(ITEM)})
TAKES: Final = Tale("takes", player=PLAYER, owner=PLAYER, secret={"item": ITEM})
LOSES: Final = Tale("loses", player=PLAYER, secret={"item": ITEM})
GIVES_UP: Final = Tale("gives-up", player=PLAYER, item=ITEM)
HAS_NONE: Final = Tale("has-none", player=PLAYER, item=ITEM)
BUYS_TICKET: Final = Tale("buys-ticket", player=PLAYER, money=MONEY)
DECLINES_TICKET: Final = Tale("declines-ticket", player=PLAYER, money=MONEY)
CANNOT_PAY_TICKET: Final = Tale("cannot-pay-ticket", player=PLAYER, money=MONEY)
BUYS_PASSPORT: Final = Tale("buys-passport", player=PLAYER, money=MONEY)
LOSES_PASSPORT: Final = Tale("loses-passport", player=PLAYER, space=SPACE)
DRAWS_CARD: Final = [Tale(f"draws-{deck.name}", player=PLAYER, card=deck) for deck in DECK]
WINS: Final = [Tale(f"wins-{deck.name}", player=PLAYER, card=deck) for deck in DECK[:TROPHIES]]
LETS_GO_SOUVENIR: Final = Tale("lets-go-souvenir", player=PLAYER, card=DECK[SOUVENIR])
LETS_GO_AVENTURE: Final = Tale("lets-go-aventure", player=PLAYER, card=DECK[AVENTURE])
MOVED: Final = Tale("moved", player=PLAYER, space=SPACE)
NEEDS_PIPS: Final = Tale("needs-pips", pips=PIPS)
MUST_SELL: Final = Tale("must-sell", player=PLAYER, money=MONEY)
PUTS_UP: Final = Tale("puts-up", seller=PLAYER, money=MONEY, goods=Several(GOOD))
SELLS: Final = Tale("sells", seller=PLAYER, buyer=PLAYER, money=MONEY, goods=Several(GOOD))
BANK_BUYS: Final = Tale("bank-buys", seller=PLAYER, money=MONEY, goods=Several(GOOD))
PROPOSES: Final = Tale("proposes", proposer=PLAYER, partner=PLAYER)
WITHDRAWS: Final = Tale("withdraws", proposer=PLAYER)
TRADES: Final = Tale("trades", proposer=PLAYER, partner=PLAYER, given=COUNT, wanted=COUNT)
REFUSES: Final = Tale("refuses", partner=PLAYER, proposer=PLAYER)

# What is asked.
ASK_BUY: Final = Tale("ask-buy", money=MONEY)
ASK_SHORT: Final = Tale("ask-short", money=MONEY)
ASK_DEPARTURE: Final = Tale("ask-departure")
ASK_TURN: Final = Tale("ask-turn", space=SPACE)
ASK_BACK: Final = Tale("ask-back", space=SPACE)
ASK_LANDED: Final = Tale("ask-landed", space=SPACE)
ASK_COMPLETE: Final = Tale("ask-complete")
ASK_KEEP: Final = Tale("ask-keep", hand=HAND)
ASK_KEEP_NONE: Final = Tale("ask-keep-none", hand=HAND)
ASK_HITCH: Final = Tale("ask-hitch", space=SPACE)
ASK_LEG: Final = Tale("ask-leg", space=SPACE)
ASK_ONE_LEG: Final = Tale("ask-one-leg", space=SPACE)
ASK_TAKE: Final = Tale("ask-take", passenger=PLAYER)
ASK_PRICE: Final = Tale("ask-price")
ASK_PASSPORT: Final = Tale("ask-passport")
ASK_NO_PASSPORT: Final = Tale("ask-no-passport")
ASK_TROPHY: Final = [Tale("ask-souvenir", least=MONEY, most=MONEY), Tale("ask-reportage"), Tale("ask-aventure")]
ASK_WITHOUT: Final = [Tale("ask-no-guide"), Tale("ask-no-camera"), Tale("ask-no-gear")]
ASK_AFFORD: Final = Tale("ask-afford", card=DECK[SOUVENIR], money=MONEY)
# A37: whom a letter is to befall, asked in the words of what it does.
ASK_WHOM: Final = [
    Tale("ask-target-owe", card=DECK[COURRIER], money=MONEY),
    Tale("ask-target-move", card=DECK[COURRIER], count=COUNT),
    Tale("ask-target-lose-any", card=DECK[COURRIER]),
    Tale("ask-target-steal", card=DECK[COURRIER]),
    Tale("ask-target-lose-passport", card=DECK[COURRIER]),
    Tale("ask-target-previous", card=DECK[COURRIER]),
    Tale("ask-target-swap", card=DECK[COURRIER]),
    Tale("ask-target-pull", card=DECK[COURRIER]),
    Tale("ask-target-skip", card=DECK[COURRIER]),
]
ASK_TARGET: Final = {tale.key.removeprefix("ask-target-"): tale for tale in ASK_WHOM}
ASK_OFFER: Final = Tale("ask-offer", money=MONEY)
ASK_NO_OFFER: Final = Tale("ask-no-offer", money=MONEY)
ASK_ONE_MORE: Final = Tale("ask-one-more", space=SPACE)
ASK_LOT: Final = Tale("ask-lot")
ASK_BID: Final = Tale("ask-bid", money=MONEY, goods=Several(GOOD))
ASK_NO_BID: Final = Tale("ask-no-bid", money=MONEY, goods=Several(GOOD))
ASK_TERMS: Final = Tale("ask-terms", partner=PLAYER)
ASK_TRADE: Final = Tale("ask-trade", proposer=PLAYER, give=HAND, want=HAND)
ASK_NO_TRADE: Final = Tale("ask-no-trade", proposer=PLAYER, give=HAND, want=HAND)
