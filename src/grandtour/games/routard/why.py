"""Why can't I do that? The clause that stands in the way, for the page to tell."""

# not compiled: asked by people, one question at a time

from __future__ import annotations

from grandtour.core.acts import NOBODY, PLAYER, Kind
from grandtour.core.questions import awaited
from grandtour.core.tales import Line, Tale
from grandtour.families.track.board import AIRPORT, AVENTURE, DEPARTURE, FARE, FARTHEST, REPORTAGE
from grandtour.families.track.cards import MONEY
from grandtour.games.routard.acts import SELL
from grandtour.games.routard.board import ARRIVAL, NEXT_AIRPORT, SPACE, TICKET_PRICE, TYPE_OF
from grandtour.games.routard.cards import DECK, ELEMENT, ELEMENT_PRICE, ELEMENTS, FORMALITIES, GOOD, LINE, TICKET
from grandtour.games.routard.deals import Decision
from grandtour.games.routard.effects import ChooseTarget
from grandtour.games.routard.goods import goods_of
from grandtour.games.routard.pile import passengers
from grandtour.games.routard.preparation import Sheet
from grandtour.games.routard.rules import Stranded, Turn
from grandtour.games.routard.state import Journey

NOT_YOUR_TURN = Tale("why-ro-07")
NOT_PACKED = Tale("why-ro-18")
TOO_FAR = Tale("why-ro-32")
TOO_DEAR = Tale("why-ro-33", money=MONEY)
NOT_BACK = Tale("why-ro-96")
NO_FURTHER = Tale("why-ro-a59")
NO_TICKET = Tale("why-ro-51")
DRIVER = Tale("why-ro-57")
INSTRUCTED = Tale("why-ro-104")
STUCK = Tale("why-ro-105")
IN_DEBT = Tale("why-ro-a54")
NOT_ON_AIRPORT = Tale("why-ro-55")
TOO_DEAR_HERE = Tale("why-ro-54", money=MONEY)
ONE_TICKET = Tale("why-ro-a35")
NOT_SOLD = Tale("why-ro-89")
NOT_A_GOOD = Tale("why-ro-84")
JUST_BOUGHT = Tale("why-ro-a55")
THREE_SALES = Tale("why-ro-a55-sales")
TICKET_TO_LEAVE = Tale("why-ro-a65")
NOT_NOW = Tale("why-ro-a69")
NOTHING_FRESH = Tale("why-ro-a30", player=PLAYER)
NOT_BEFALLEN = Tale("why-ro-a68", player=PLAYER)
NOTHING = Tale("why-nothing")


def why_not(s: Journey, me: int, kind: Kind, noun: int) -> Line:
    """The clause that keeps a space, a line, a good, a card or a player out of reach now."""
    if kind in (DECK[REPORTAGE], DECK[AVENTURE]):
        return Line(NOT_A_GOOD, ())
    if kind is GOOD or kind is ELEMENT:
        return not_that_good(s, me, noun)
    if kind is PLAYER:
        return not_them(s, me, noun)
    if me not in awaited(s):
        return Line(NOT_YOUR_TURN, ())
    if kind is LINE and isinstance(s.stack[-1], Sheet):
        return Line(IN_DEBT if s.debts[me] else NOTHING, ())
    return not_there(s, me, noun) if kind is SPACE else Line(NOTHING, ())


def not_that_good(s: Journey, me: int, good: int) -> Line:
    """It cannot be bought here, or not be sold now."""
    if me not in s.playing or not s.stack:
        return Line(NOTHING, ())
    if me == s.active and good <= TICKET and SELL.by(me, good) not in goods_of(s, me) and s.at[me] != DEPARTURE:
        return not_bought(s, me, good)
    if good == FORMALITIES:
        return Line(NOT_SOLD, ())
    if SELL.by(me, good) not in goods_of(s, me):
        return Line(TICKET_TO_LEAVE if good == TICKET and s.tickets[me] else NOTHING, ())
    if not isinstance(s.stack[-1], Decision):
        return Line(NOT_NOW, ())
    if me != s.active and s.sales[me] >= s.options.sales:
        return Line(THREE_SALES, ())
    return Line(JUST_BOUGHT if any(seat == me for seat, _ in s.bought) else NOTHING, ())


def not_bought(s: Journey, me: int, good: int) -> Line:
    at = s.at[me]
    if TYPE_OF[at] != AIRPORT:
        return Line(NOT_ON_AIRPORT, ())
    if good == TICKET and s.ticket_bought:
        return Line(ONE_TICKET, ())
    price = ELEMENT_PRICE[good] if good < ELEMENTS else TICKET_PRICE[at]
    return Line(TOO_DEAR_HERE, (price // MONEY.step,)) if price > s.money[me] else Line(NOTHING, ())


def not_them(s: Journey, me: int, other: int) -> Line:
    if other == me or other not in s.playing or not s.stack:
        return Line(NOTHING, ())
    if isinstance(s.stack[-1], ChooseTarget) and me in awaited(s):
        return Line(NOT_BEFALLEN, (other,))
    return Line(NOTHING if s.fresh[other] else NOTHING_FRESH, () if s.fresh[other] else (other,))


def not_there(s: Journey, me: int, space: int) -> Line:
    top, at = s.stack[-1], s.at[me]
    if isinstance(top, Sheet):
        return Line(NOT_PACKED, ())
    if isinstance(top, Stranded):
        return Line(STUCK, ())
    if s.debts[me]:
        return Line(IN_DEBT, ())
    if not isinstance(top, Turn) or at == NOBODY:
        return Line(NOTHING, ())
    if top.advance:
        return Line(INSTRUCTED, ())
    if at == ARRIVAL:
        return Line(NO_FURTHER, ())
    if passengers(s, me):
        return Line(DRIVER, ())
    if space <= at:
        return Line(NOT_BACK if space != DEPARTURE else NOTHING, ())
    return not_so_far(s, me, space)


def not_so_far(s: Journey, me: int, space: int) -> Line:
    at = s.at[me]
    if TYPE_OF[at] == AIRPORT and space == NEXT_AIRPORT[at]:
        return Line(NO_TICKET, ())
    if space - at > FARTHEST:
        return Line(TOO_FAR, ())
    fare = FARE[space - at]
    return Line(TOO_DEAR, (fare // MONEY.step,)) if fare > s.money[me] else Line(NOTHING, ())
