"""What is told of a journey, and what is asked."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER
from grandtour.core.tales import Several, Tale
from grandtour.families.track.board import AVENTURE, REPORTAGE, TROPHIES
from grandtour.families.track.cards import MONEY
from grandtour.games.routard.board import ACHAT, POSTE, SPACE
from grandtour.games.routard.cards import COUNT, DECK, ELEMENT, GOOD, LINE, LODGING, OUTCOME

# What has happened.
ANNOUNCES: Final = Tale("announces", player=PLAYER, line=LINE)
SHEET_SAYS: Final = Tale("sheet-says", player=PLAYER, outcome=OUTCOME)
CANNOT_PAY: Final = Tale("cannot-pay", player=PLAYER, money=MONEY)
GIVES: Final = Tale("gives", player=PLAYER, neighbour=PLAYER, element=ELEMENT)
WALKS: Final = Tale("walks", player=PLAYER, space=SPACE, money=MONEY)
DRIVES: Final = Tale("drives", player=PLAYER, space=SPACE, money=MONEY, passengers=Several(PLAYER))
FLIES: Final = Tale("flies", player=PLAYER, space=SPACE)
MOVED: Final = Tale("moved", player=PLAYER, space=SPACE)
RIDES: Final = Tale("rides", player=PLAYER, space=SPACE)
GOES_BACK_TO_WORK: Final = Tale("goes-back-to-work", player=PLAYER, space=SPACE)
WORKS_HERE: Final = Tale("works-here", player=PLAYER)
SLEEPS: Final = Tale("sleeps", player=PLAYER, card=DECK[LODGING], count=COUNT)
SENT_BACK: Final = Tale("sent-back", player=PLAYER, space=SPACE, count=COUNT)
BED_WAIVED: Final = Tale("bed-waived", player=PLAYER, count=COUNT)
PAYS_BEDS: Final = Tale("pays-beds", player=PLAYER, money=MONEY)
BUYS: Final = Tale("buys", player=PLAYER, good=GOOD, money=MONEY)
BUYS_CHEQUES: Final = Tale("buys-cheques", player=PLAYER, count=COUNT, money=MONEY)
GETS_CHEQUES: Final = Tale("gets-cheques", player=PLAYER, count=COUNT)
LOSES_CHEQUES: Final = Tale("loses-cheques", player=PLAYER, count=COUNT)
GETS: Final = Tale("gets", player=PLAYER, element=ELEMENT)
LOSES: Final = Tale("loses", player=PLAYER, element=ELEMENT)
HAS_NONE: Final = Tale("has-none", player=PLAYER, element=ELEMENT)
STRANDED: Final = Tale("stranded", player=PLAYER, space=SPACE)
DRAWS_CARD: Final = [Tale(f"draws-{deck.name}", player=PLAYER, card=deck) for deck in DECK[:LODGING]]
WINS: Final = [Tale(f"wins-{deck.name}", player=PLAYER, card=deck) for deck in DECK[:TROPHIES]]
LETS_GO_ACHAT: Final = Tale("lets-go-achat", player=PLAYER, card=DECK[ACHAT])
LETS_GO_AVENTURE: Final = Tale("lets-go-aventure", player=PLAYER, card=DECK[AVENTURE])
LEAVES_IT: Final = Tale("leaves-it", player=PLAYER, space=SPACE)
OWES: Final = Tale("owes", player=PLAYER, money=MONEY)
MUST_ADVANCE: Final = Tale("must-advance", player=PLAYER, count=COUNT)
LAPSES: Final = Tale("lapses", player=PLAYER)
CLAIMS: Final = Tale("claims", player=PLAYER, offender=PLAYER)
CAUGHT: Final = Tale("caught", offender=PLAYER, player=PLAYER)
RIGHTFUL: Final = Tale("rightful", offender=PLAYER, player=PLAYER)
RETURNS: Final = [Tale(f"returns-{deck.name}", player=PLAYER, card=deck) for deck in DECK[REPORTAGE : AVENTURE + 1]]
PUTS_UP: Final = Tale("puts-up", seller=PLAYER, good=GOOD, money=MONEY)
SELLS: Final = Tale("sells", seller=PLAYER, buyer=PLAYER, good=GOOD, money=MONEY)
BANK_BUYS: Final = Tale("bank-buys", seller=PLAYER, good=GOOD, money=MONEY)
SET_BROKEN: Final = Tale("set-broken")

# What is asked.
ASK_LINE: Final = Tale("ask-line")
ASK_SET_OUT: Final = Tale("ask-set-out", space=SPACE)
ASK_TURN: Final = Tale("ask-turn", space=SPACE)
ASK_DRIVE: Final = Tale("ask-drive", space=SPACE, passengers=Several(PLAYER))
ASK_OBEY: Final = Tale("ask-obey", space=SPACE)
ASK_BACK: Final = Tale("ask-back", space=SPACE)
ASK_OWING: Final = Tale("ask-owing", money=MONEY)
ASK_STRANDED: Final = Tale("ask-stranded", money=MONEY)
ASK_STRANDED_WORK: Final = Tale("ask-stranded-work", money=MONEY)
ASK_TOLL: Final = Tale("ask-toll", money=MONEY)
ASK_CHEQUES: Final = Tale("ask-cheques")
ASK_BED: Final = Tale("ask-bed", count=COUNT, held=COUNT)
ASK_NO_BED: Final = Tale("ask-no-bed", count=COUNT, held=COUNT, money=MONEY)
ASK_SHOP: Final = Tale("ask-shop", space=SPACE)
ASK_ANYWAY: Final = [Tale("ask-achat"), Tale("ask-reportage"), Tale("ask-aventure")]
ASK_AFFORD: Final = Tale("ask-afford", card=DECK[ACHAT], money=MONEY)
# A68: whom a letter is to befall, asked in the words of what it does.
ASK_WHOM: Final = [
    Tale("ask-target-owe", card=DECK[POSTE], money=MONEY),
    Tale("ask-target-move", card=DECK[POSTE], count=COUNT),
    Tale("ask-target-lose", card=DECK[POSTE], element=ELEMENT),
    Tale("ask-target-previous", card=DECK[POSTE]),
    Tale("ask-target-pull", card=DECK[POSTE]),
    Tale("ask-target-skip", card=DECK[POSTE]),
]
ASK_TARGET: Final = {tale.key.removeprefix("ask-target-"): tale for tale in ASK_WHOM}
ASK_BID: Final = Tale("ask-bid", good=GOOD, money=MONEY)
ASK_CLAIM: Final = Tale("ask-claim", offender=PLAYER)
