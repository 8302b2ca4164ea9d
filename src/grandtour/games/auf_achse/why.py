"""Why can't I do that? The clause that stands in the way, for the page to tell."""

# not compiled: asked by people, one question at a time

from __future__ import annotations

from grandtour.core.acts import Kind
from grandtour.core.questions import awaited
from grandtour.core.tales import Line, Tale
from grandtour.games.auf_achse import cards, rules
from grandtour.games.auf_achse.board import SPACE, TOWN
from grandtour.games.auf_achse.cards import CONTRACT, COSTS, FROM, GOODS, MONEY
from grandtour.games.auf_achse.rules import COUNT, POINTS, ROW, Haul, Move, Sale

NOT_YOUR_TURN = Tale("why-aa-17")
NO_STOP = Tale("why-aa-23", [SPACE, POINTS])
ELSEWHERE = Tale("why-aa-30", [TOWN])
NO_ROOM = Tale("why-aa-33", [COUNT])
TOO_DEAR = Tale("why-aa-52", [ROW, MONEY])
INSPECTION = Tale("why-aa-87")
NOTHING = Tale("why-nothing")
TALES = (NOT_YOUR_TURN, NO_STOP, ELSEWHERE, NO_ROOM, TOO_DEAR, INSPECTION, NOTHING)


def why_not(s: Haul, me: int, kind: Kind, noun: int) -> Line:
    """The clause that keeps a space, a contract or a row out of reach now."""
    if me not in awaited(s):
        return Line(NOT_YOUR_TURN, ())
    top = s.stack[-1]
    if kind in (SPACE, TOWN) and isinstance(top, Move):
        return Line(NO_STOP, (noun, top.most))
    if kind is CONTRACT and noun in s.hands[me]:
        return cannot_load(s, me, noun)
    if kind is ROW and isinstance(top, Sale) and COSTS[top.contract][noun] > s.money[me]:
        return Line(TOO_DEAR, (noun, COSTS[top.contract][noun] // MONEY.step))
    return Line(NOTHING, ())


def cannot_load(s: Haul, me: int, contract: int) -> Line:
    if cards.INSPEKTION in s.kept[me]:
        return Line(INSPECTION, ())
    if FROM[contract] != s.at[me]:
        return Line(ELSEWHERE, (FROM[contract],))
    if rules.goods_of(s.loaded[me]) + GOODS[contract] > rules.capacity(s, me):
        return Line(NO_ROOM, (GOODS[contract],))
    return Line(NOTHING, ())
