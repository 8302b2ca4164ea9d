"""Why can't I do that? The clause that stands in the way, for the page to tell."""

# not compiled: asked by people, one question at a time

from __future__ import annotations

from grandtour.core.acts import Kind
from grandtour.core.questions import awaited
from grandtour.core.tales import Line, Tale
from grandtour.games.course.acts import SOURCE
from grandtour.games.course.board import CARD, CITY
from grandtour.games.course.rules import ChooseHome, Fly, PutRight, TakeTwo
from grandtour.games.course.state import Race

NOT_YOUR_TURN = Tale("why-cm-20")
HOME = Tale("why-cm-18")
ELSEWHERE = Tale("why-cm-31", city=CITY)
NO_CARD = Tale("why-cm-15", city=CITY, there=CITY)
USED = Tale("why-cm-a18")
BINS_EMPTY = Tale("why-cm-24")
COMMITTED = Tale("why-cm-a2")
HOME_FIRST = Tale("why-cm-a14")
NOTHING = Tale("why-nothing")


def why_not(s: Race, me: int, kind: Kind, noun: int) -> Line:
    """The clause that keeps a city, a card or a bin out of reach now."""
    if me not in awaited(s):
        return Line(NOT_YOUR_TURN, ())
    top = s.stack[-1]
    if isinstance(top, ChooseHome):
        return Line(HOME, ())
    if isinstance(top, PutRight | TakeTwo) and kind in (CARD, CITY):
        return Line(COMMITTED, ())
    if kind is SOURCE and not s.left:
        return Line(BINS_EMPTY, ())
    return cannot_fly(s, me, kind, noun)


def cannot_fly(s: Race, me: int, kind: Kind, noun: int) -> Line:
    top = s.stack[-1]
    city = top.city if isinstance(top, Fly) else s.at[me]
    if isinstance(top, Fly) and top.complete(s):
        return Line(HOME_FIRST, ())
    if isinstance(top, Fly) and kind is CARD and noun in top.chain:
        return Line(USED, ())
    if kind is CARD and noun in s.hands[me]:
        return Line(ELSEWHERE, (city,))
    if kind is CITY and noun != city:
        return Line(NO_CARD, (city, noun))
    return Line(NOTHING, ())
