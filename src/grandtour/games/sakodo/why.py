"""Why can't I do that? The clause that stands in the way, for the page to tell."""

# not compiled: asked by people, one question at a time

from __future__ import annotations

from grandtour.core.acts import NOBODY, PLAYER, Kind
from grandtour.core.questions import awaited
from grandtour.core.tales import Line, Tale
from grandtour.families.track.board import AIRPORT, AVENTURE, DEPARTURE, FARE, FARTHEST, REPORTAGE
from grandtour.families.track.cards import MONEY
from grandtour.games.sakodo.backpack import KeepOne
from grandtour.games.sakodo.board import ARRIVAL, NEXT_AIRPORT, PREVIOUS, SOUVENIR, SPACE, TYPE_OF
from grandtour.games.sakodo.cards import COUNT, DECK, GOOD
from grandtour.games.sakodo.deals import Decision
from grandtour.games.sakodo.goods import goods_of
from grandtour.games.sakodo.hitching import IN_A_ROW, Hitch, HitchLeg, TakeCard
from grandtour.games.sakodo.items import ITEM, PASSPORT
from grandtour.games.sakodo.rules import Departure, WithoutPassport
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.steps import ChooseTarget
from grandtour.games.sakodo.trophies import Trophy

NOT_YOUR_TURN = Tale("why-sk-11")
NO_PASSPORT_TO_LEAVE = Tale("why-sk-25")
NO_TICKET_TO_LEAVE = Tale("why-sk-23")
STUCK = Tale("why-sk-48")
TOO_FAR = Tale("why-sk-28")
TOO_DEAR = Tale("why-sk-29", money=MONEY)
NOT_BACK = Tale("why-sk-70")
NO_TICKET = Tale("why-sk-45")
NO_FURTHER = Tale("why-sk-a34")
NO_GUIDE = Tale("why-sk-53")
NO_CAMERA = Tale("why-sk-54")
NO_GEAR = Tale("why-sk-55")
NOT_HERE = Tale("why-sk-31", player=PLAYER)
UNMOVED = Tale("why-sk-50", player=PLAYER)
THREE_TIMES = Tale("why-sk-40", player=PLAYER)
ABOARD = Tale("why-sk-a22", player=PLAYER)
NOT_BEFALLEN = Tale("why-sk-a37", player=PLAYER)
SECOND_PASSPORT = Tale("why-sk-19")
THEIR_PASSPORT = Tale("why-sk-a20")
NOT_SOLD = Tale("why-sk-69")
NOT_A_GOOD = Tale("why-sk-64")
JUST_BOUGHT = Tale("why-sk-a39")
ENOUGH_SALES = Tale("why-sk-a39-sales", count=COUNT)
NOT_NOW = Tale("why-sk-a51")
NOTHING = Tale("why-nothing")
LACKING = {SOUVENIR: NO_GUIDE, REPORTAGE: NO_CAMERA, AVENTURE: NO_GEAR}


def why_not(s: Journey, me: int, kind: Kind, noun: int) -> Line:
    """The clause that keeps a space, a player, a card or a good out of reach now."""
    if kind is GOOD:
        return not_sold(s, me, noun)
    if kind in (DECK[REPORTAGE], DECK[AVENTURE]):
        return Line(NOT_A_GOOD, ())
    if me not in awaited(s):
        return Line(NOT_YOUR_TURN, ())
    if kind is SPACE:
        return not_there(s, me, noun)
    if kind is PLAYER:
        return not_them(s, me, noun)
    return not_that_card(s, kind, noun)


def not_sold(s: Journey, me: int, good: int) -> Line:
    if good == PASSPORT:
        return Line(NOT_SOLD, ())
    if me not in s.playing or not s.stack or good not in goods_of(s, me):
        return Line(NOTHING, ())
    if (me, good) in s.bought:
        return Line(JUST_BOUGHT, ())
    if not isinstance(s.stack[-1], Decision):
        return Line(NOT_NOW, ())
    if me != s.active and s.sales[me] >= s.options.sales:
        return Line(ENOUGH_SALES, (s.options.sales,))
    return Line(NOTHING, ())


def not_there(s: Journey, me: int, space: int) -> Line:
    top, at = s.stack[-1], s.at[me]
    if isinstance(top, Departure):
        return Line(NO_TICKET_TO_LEAVE if s.packs[me][PASSPORT] else NO_PASSPORT_TO_LEAVE, ())
    if isinstance(top, WithoutPassport):
        return Line(STUCK, ())
    if isinstance(top, Trophy) and space == at:
        return Line(LACKING[top.deck], ())
    if at == ARRIVAL:
        return Line(NO_FURTHER, ())
    if TYPE_OF[at] == AIRPORT and space in (PREVIOUS[AIRPORT][at], NEXT_AIRPORT[at]) and not s.tickets[me]:
        return Line(NO_TICKET, ())
    if space <= at:
        return Line(NOT_BACK if space != DEPARTURE else NOTHING, ())
    return not_so_far(s, me, space - at)


def not_so_far(s: Journey, me: int, spaces: int) -> Line:
    if spaces > FARTHEST:
        return Line(TOO_FAR, ())
    return Line(TOO_DEAR, (FARE[spaces] // MONEY.step,)) if FARE[spaces] > s.money[me] else Line(NOTHING, ())


def not_them(s: Journey, me: int, other: int) -> Line:
    top = s.stack[-1]
    if isinstance(top, ChooseTarget):
        return Line(NOT_BEFALLEN, (other,))
    if not isinstance(top, Hitch | HitchLeg) or other == me or s.at[other] == NOBODY:
        return Line(NOTHING, ())
    if s.at[other] != s.at[me]:
        return Line(NOT_HERE, (other,))
    if not s.packs[other][PASSPORT]:
        return Line(UNMOVED, (other,))
    return Line(THREE_TIMES if s.rides[me][other] >= IN_A_ROW else ABOARD, (other,))


def not_that_card(s: Journey, kind: Kind, noun: int) -> Line:
    top = s.stack[-1]
    if kind is ITEM and noun == PASSPORT and isinstance(top, KeepOne):
        return Line(SECOND_PASSPORT, ())
    if kind is ITEM and noun == PASSPORT and isinstance(top, TakeCard):
        return Line(THEIR_PASSPORT, ())
    return Line(NOTHING, ())
