"""Why can't I do that? The clause that stands in the way, for the page to tell."""

# not compiled: asked by people, one question at a time

from __future__ import annotations

from grandtour.core.acts import NOBODY, Kind
from grandtour.core.questions import awaited
from grandtour.core.tales import Line, Tale
from grandtour.games.richesses.acts import OUTFIT
from grandtour.games.richesses.board import BIKE, CAR, POINT, PRICE, REGION, VEHICLE, reach
from grandtour.games.richesses.circuits import circuit_of
from grandtour.games.richesses.pieces import standing_on, stranded
from grandtour.games.richesses.rules import Again, Turn
from grandtour.games.richesses.state import Tour, owns
from grandtour.games.richesses.tolls import Claim

NOT_YOUR_TURN = Tale("why-rf-27")
HERE = Tale("why-rf-a25")
TAKEN = Tale("why-rf-54", point=POINT)
FINISH = Tale("why-rf-63", point=POINT)
TOO_FAR = Tale("why-rf-29", point=POINT)
TOO_DEAR = Tale("why-rf-a29", point=POINT)
OWNED = Tale("why-rf-a22", vehicle=VEHICLE)
PRICEY = Tale("why-rf-25", vehicle=VEHICLE)
NOT_HELD = Tale("why-rf-41", region=REGION)
NOTHING = Tale("why-nothing")


def why_not(s: Tour, me: int, kind: Kind, noun: int) -> Line:
    """The clause that keeps a point, a vehicle or a region out of reach now."""
    if me not in awaited(s):
        return Line(NOT_YOUR_TURN, ())
    top = s.stack[-1]
    if isinstance(top, Claim) and kind is REGION:
        return Line(NOT_HELD, (noun,))
    if isinstance(top, Turn | Again) and kind is POINT:
        return cannot_go(s, me, noun)
    if kind is VEHICLE and noun in (BIKE, CAR):
        return Line(OWNED if owns(s, me, noun) else PRICEY, (noun,))
    if kind is OUTFIT and noun:
        return Line(PRICEY, (CAR if noun >= CAR else BIKE,))
    return Line(NOTHING, ())


def cannot_go(s: Tour, me: int, point: int) -> Line:
    if point == s.at[me]:
        return Line(HERE, ())
    prices = [reach(s.at[me], mode, s.options.passing).price(point) for mode in range(len(PRICE)) if owns(s, me, mode)]
    within = [price for price in prices if price != NOBODY]
    if not within:
        return Line(TOO_FAR, (point,))
    if point == circuit_of(s).finish and not circuit_of(s).complete(s, me) and not stranded(s, me):
        return Line(FINISH, (point,))
    if standing_on(s, point, me) != NOBODY:
        return Line(TAKEN, (point,))
    return Line(TOO_DEAR, (point,)) if min(within) > s.cash[me] else Line(NOTHING, ())
