"""Why can't I do that? The clause that stands in the way, for the page to tell."""

# not compiled: asked by people, one question at a time

from __future__ import annotations

from typing import Any

from grandtour.core.acts import NOBODY, Kind
from grandtour.core.questions import Question, awaited
from grandtour.core.tales import Line, Tale
from grandtour.games.auf_achse import cards, rules
from grandtour.games.auf_achse.board import BRIDGE, SPACE, TOWN, TOWN_COUNT, reach
from grandtour.games.auf_achse.cards import CONTRACT, COSTS, FROM, GOODS
from grandtour.games.auf_achse.rules import Drive, Haul, Move, PlaceJam, PlaceTruck, PlaceWorks, Sale, Start

NOT_YOUR_TURN = Tale("why-aa-17")
NO_TOWN = Tale("why-aa-04")
TAKEN = Tale("why-aa-05")
ROLL_FIRST = Tale("why-aa-18")
OCCUPIED = Tale("why-aa-20")
ALL_POINTS = Tale("why-aa-23", [rules.POINTS])
OUT_OF_REACH = Tale("why-aa-25")
ELSEWHERE = Tale("why-aa-30", [TOWN])
NO_ROOM = Tale("why-aa-33", [rules.COUNT])
NO_TRAILER = Tale("why-aa-38", [rules.COUNT, cards.MONEY])
TOO_LOW = Tale("why-aa-44", [rules.ROW])
EXACT_POINTS = Tale("why-aa-45")
CANNOT_PAY = Tale("why-aa-52", [rules.ROW, cards.MONEY])
CLOSED = Tale("why-aa-62")
WORKS_TOWN = Tale("why-aa-63")
WORKS_TRUCK = Tale("why-aa-64")
WORKS_BRIDGE = Tale("why-aa-65")
WORKS_SAME = Tale("why-aa-66")
JAMMED = Tale("why-aa-68")
NO_TRAILERS = Tale("why-aa-75")
INSPECTED = Tale("why-aa-87")
JAM_TRUCK = Tale("why-aa-100")
WORKS_JAM = Tale("why-aa-a10")
NO_GOODS = Tale("why-aa-a25")
NOTHING = Tale("why-nothing")
TALES = tuple(tale for tale in vars().values() if isinstance(tale, Tale))


def why_not(s: Haul, me: int, kind: Kind, noun: int) -> Line:
    """The clause that keeps a space, a contract, a trailer or a row out of reach now."""
    if me not in awaited(s):
        return Line(NOT_YOUR_TURN, ())
    top = s.stack[-1]
    if kind in (SPACE, TOWN):
        return space_is_barred(s, top, noun)
    if kind is CONTRACT and noun in s.hands[me]:
        return cannot_load(s, me, noun)
    if kind is CONTRACT and noun in s.slots:
        return Line(EXACT_POINTS, ())
    if kind is rules.SIZE:
        return cannot_buy(s, me, noun)
    if kind is rules.ROW and isinstance(top, Sale):
        return cannot_bid(top, noun)
    return Line(NOTHING, ())


def space_is_barred(s: Haul, top: Question[Any], space: int) -> Line:
    if isinstance(top, Start):
        return Line(ROLL_FIRST, ())
    if isinstance(top, PlaceTruck):
        return Line(NO_TOWN if space < TOWN_COUNT else TAKEN, ())
    if isinstance(top, PlaceWorks):
        return Line(works_are_barred(s, space), ())
    if isinstance(top, PlaceJam):
        return Line(JAM_TRUCK, ())
    if isinstance(top, Move):
        return out_of_reach(s, top, space)
    return Line(NOTHING, ())


def works_are_barred(s: Haul, space: int) -> Tale:
    if space < TOWN_COUNT:
        return WORKS_TOWN
    if space in s.at:
        return WORKS_TRUCK
    if space == BRIDGE:
        return WORKS_BRIDGE
    return WORKS_SAME if space == s.works else WORKS_JAM


def out_of_reach(s: Haul, move: Move, space: int) -> Line:
    if space in s.at:
        return Line(OCCUPIED, ())
    if space == s.works:
        return Line(CLOSED, ())
    if space in reach(s.at[move.truck], move.least, move.most).ways:
        return Line(JAMMED if s.jam != NOBODY and not cut_by_works(s, move, space) else CLOSED, ())
    must_use_all = isinstance(move, Drive) and move.least == move.most
    return Line(ALL_POINTS, (move.most,)) if must_use_all else Line(OUT_OF_REACH, ())


def cut_by_works(s: Haul, move: Move, space: int) -> bool:
    paths = reach(s.at[move.truck], move.least, move.most).ways[space]
    return s.works != NOBODY and all(s.works in path for path in paths)


def cannot_load(s: Haul, me: int, contract: int) -> Line:
    if FROM[contract] != s.at[me]:
        return Line(ELSEWHERE, (FROM[contract],))
    if cards.INSPEKTION in s.kept[me]:
        return Line(INSPECTED, ())
    room = rules.capacity(s, me) - rules.goods_of(s.loaded[me])
    if GOODS[contract] > room:
        return Line(NO_ROOM, (room,))
    return Line(NO_GOODS if GOODS[contract] > rules.stock(s) else NOTHING, ())


def cannot_buy(s: Haul, me: int, size: int) -> Line:
    if s.simple:
        return Line(NO_TRAILERS, ())
    left, price = cards.TRAILERS - sum(owned[size] for owned in s.trailers), rules.PRICE[size]
    if left and s.money[me] >= price:
        return Line(NOTHING, ())
    return Line(NO_TRAILER, (left, price // cards.MONEY.step))


def cannot_bid(sale: Sale, row: int) -> Line:
    if row < sale.least(sale.bidders[0]):
        return Line(TOO_LOW, (sale.high,))
    return Line(
        CANNOT_PAY,
        (
            row,
            COSTS[sale.contract][row] // cards.MONEY.step,
        ),
    )
