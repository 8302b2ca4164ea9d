"""Why can't I do that? The clause that stands in the way, for the page to tell."""

# not compiled: asked by people, one question at a time

from __future__ import annotations

from typing import Any

from grandtour.core.acts import NOBODY, PLAYER, Kind
from grandtour.core.draws import PIPS
from grandtour.core.questions import Question, awaited
from grandtour.core.tales import Line, Tale
from grandtour.games.auf_achse import acts, cards, freight, trailers
from grandtour.games.auf_achse.arrival import LoadHere
from grandtour.games.auf_achse.board import BRIDGE, SPACE, TOWN, TOWN_COUNT, reaches
from grandtour.games.auf_achse.cards import CONTRACT, COSTS, EVENT, FROM, GOODS, TO
from grandtour.games.auf_achse.detours import ChooseSpace, ChooseTown, NextPlace, Snow
from grandtour.games.auf_achse.driving import PlaceWorks
from grandtour.games.auf_achse.events import PlaceJam
from grandtour.games.auf_achse.rules import PlaceTruck, Rest, Start
from grandtour.games.auf_achse.sales import Interest, Sale
from grandtour.games.auf_achse.state import Haul
from grandtour.games.auf_achse.ways import SENT_TO, Approach, Move, own_stops

NOT_YOUR_TURN = Tale("why-aa-17")
OTHERS_TRUCK = Tale("why-aa-03", player=PLAYER)
NO_TOWN = Tale("why-aa-04")
TAKEN = Tale("why-aa-05")
OTHERS_CONTRACT = Tale("why-aa-11", player=PLAYER)
ROLL_FIRST = Tale("why-aa-18")
OCCUPIED = Tale("why-aa-20")
ALL_POINTS = Tale("why-aa-23", points=PIPS)
OUT_OF_REACH = Tale("why-aa-25")
CARD_LEADS = Tale("why-aa-27", event=EVENT)
ELSEWHERE = Tale("why-aa-30", town=TOWN)
NO_ROOM = Tale("why-aa-33", count=acts.COUNT)
ON_BOARD = Tale("why-aa-34", town=TOWN)
STOPPED = Tale("why-aa-36")
OWN_TURN = Tale("why-aa-37")
NO_TRAILER = Tale("why-aa-38", count=acts.COUNT, money=cards.MONEY)
TOO_LOW = Tale("why-aa-44", row=acts.ROW)
EXACT_POINTS = Tale("why-aa-45")
FIVE_ROWS = Tale("why-aa-48")
CANNOT_PAY = Tale("why-aa-52", row=acts.ROW, money=cards.MONEY)
CLOSED = Tale("why-aa-62")
WORKS_TOWN = Tale("why-aa-63")
WORKS_TRUCK = Tale("why-aa-64")
WORKS_BRIDGE = Tale("why-aa-65")
WORKS_SAME = Tale("why-aa-66")
JAMMED = Tale("why-aa-68")
NO_TRAILERS = Tale("why-aa-75")
INSPECTED = Tale("why-aa-87")
AFTER_LOADING = Tale("why-aa-94")
ORDERED = Tale("why-aa-95", space=SPACE)
JAM_TRUCK = Tale("why-aa-100")
WORKS_JAM = Tale("why-aa-a10")
ONE_SALE = Tale("why-aa-a15")
NO_GOODS = Tale("why-aa-a25")
MOTIVATION = Tale("why-aa-a44")
MOVED_ALREADY = Tale("why-aa-a46")
TWO_SIDES = Tale("why-aa-a65")
NOTHING = Tale("why-nothing")


def why_not(s: Haul, me: int, kind: Kind, noun: int) -> Line:
    """The clause that keeps a space, a contract, a card, a truck, a trailer or a row out of reach now."""
    if me not in awaited(s):
        return Line(NOT_YOUR_TURN, ())
    top = s.stack[-1]
    if kind in (SPACE, TOWN):
        return space_is_barred(s, top, noun)
    if kind is CONTRACT:
        return contract_is_barred(s, top, me, noun)
    if kind is PLAYER:
        return Line(MOVED_ALREADY, ()) if isinstance(top, Snow) else Line(OTHERS_TRUCK, (noun,))
    if kind is EVENT:
        return cannot_use(s, me, noun)
    if kind is acts.SIZE:
        return cannot_buy(s, me, noun)
    if kind is acts.ROW and isinstance(top, Sale):
        return cannot_bid(top, noun)
    return Line(NOTHING, ())


# --- A space ---


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
        return Line(OCCUPIED, ()) if space in s.at else out_of_reach(s, top, space)
    if isinstance(top, NextPlace | ChooseSpace | ChooseTown):
        return Line(CARD_LEADS, (top.card,))
    if isinstance(top, LoadHere | Interest | Rest):
        return Line(STOPPED, ())
    return Line(TWO_SIDES if isinstance(top, Approach) else NOTHING, ())


def works_are_barred(s: Haul, space: int) -> Tale:
    if space < TOWN_COUNT:
        return WORKS_TOWN
    if space in s.at:
        return WORKS_TRUCK
    if space == BRIDGE:
        return WORKS_BRIDGE
    return WORKS_SAME if space == s.works else WORKS_JAM


def out_of_reach(s: Haul, move: Move, space: int) -> Line:
    """Barred by a marker, if it could be reached without; else the points do not lead there."""
    ways = reaches(fewest(s, move, space), move.most)[s.at[move.truck]].ways_to(space)
    if space == s.works:
        return Line(CLOSED, ())
    if ways:
        return Line(CLOSED if s.works != NOBODY and all(s.works in path for path in ways) else JAMMED, ())
    return Line(ALL_POINTS, (move.most,)) if move.least == move.most else Line(OUT_OF_REACH, ())


def fewest(s: Haul, move: Move, space: int) -> int:
    """AA-24: points may be given up in the towns of one's contracts."""
    return 1 if space in own_stops(s, move.truck) else move.least


# --- A contract ---


def contract_is_barred(s: Haul, top: Question[Any], me: int, contract: int) -> Line:
    if contract in s.hands[me]:
        return cannot_load(s, me, contract)
    if contract in s.loaded[me]:
        return Line(ON_BOARD, (TO[contract],))
    if contract in s.slots:
        return not_for_sale(top, contract)
    for seat in range(len(s.hands)):
        if contract in s.loaded[seat] or contract in s.known[seat]:
            return Line(OTHERS_CONTRACT, (seat,))
    return Line(NOTHING, ())


def cannot_load(s: Haul, me: int, contract: int) -> Line:
    if FROM[contract] != s.at[me]:
        return Line(ELSEWHERE, (FROM[contract],))
    if cards.INSPEKTION in s.kept[me]:
        return Line(INSPECTED, ())
    room = freight.capacity(s, me) - freight.goods_of(s.loaded[me])
    if GOODS[contract] > room:
        return Line(NO_ROOM, (room,))
    return Line(NO_GOODS if GOODS[contract] > freight.stock(s) else NOTHING, ())


def not_for_sale(top: Question[Any], contract: int) -> Line:
    if isinstance(top, Sale):
        return Line(FIVE_ROWS if contract == top.contract else ONE_SALE, ())
    return Line(EXACT_POINTS, ())


def cannot_bid(sale: Sale, row: int) -> Line:
    if row < sale.least(sale.bidders[0]):
        return Line(TOO_LOW, (sale.high,))
    return Line(CANNOT_PAY, (row, COSTS[sale.contract][row] // cards.MONEY.step))


# --- A card, a trailer ---


def cannot_use(s: Haul, me: int, card: int) -> Line:
    if card not in s.kept[me]:
        return Line(NOTHING, ())
    if card in (cards.FLENSBURG_ORDER, cards.WIEN_ORDER):
        return Line(ORDERED, (SENT_TO[card],))
    return Line({cards.INSPEKTION: INSPECTED, cards.MOTIVATION: MOTIVATION}.get(card, AFTER_LOADING), ())


def cannot_buy(s: Haul, me: int, size: int) -> Line:
    if s.options.simplified:
        return Line(NO_TRAILERS, ())
    if me != s.active:
        return Line(OWN_TURN, ())
    return Line(NO_TRAILER, (trailers.trailers_left(s, size), trailers.PRICE[size] // cards.MONEY.step))
