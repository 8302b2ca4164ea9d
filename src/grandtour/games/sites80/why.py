"""Why can't I do that? The clause that stands in the way, for the page to tell."""

# not compiled: asked by people, one question at a time

from __future__ import annotations

from grandtour.core.acts import Kind
from grandtour.core.questions import awaited
from grandtour.core.tales import Line, Tale
from grandtour.games.sites80.acts import FLAG
from grandtour.games.sites80.announcing import may_announce
from grandtour.games.sites80.board import BOAT, CELL, LANDS, SITE, SQUARES
from grandtour.games.sites80.cards import CARD, EVENT_CARD, MODE_OF, SLOT, WINDOWS
from grandtour.games.sites80.ending import barred
from grandtour.games.sites80.events import PutFlag, Wander
from grandtour.games.sites80.moving import Go, Turn
from grandtour.games.sites80.rules import Evening
from grandtour.games.sites80.state import Hunt, world_of

NOT_YOUR_TURN = Tale("why-tm-28")
TAKEN = Tale("why-tm-44")
BARRED = Tale("why-tm-62")
ON_FOOT = Tale("why-tm-33")
TOO_FAR_ON_FOOT = Tale("why-tm-32")
OUT_OF_REACH = Tale("why-tm-35", card=CARD)
NOWHERE = Tale("why-tm-40")
NO_SHIP = Tale("why-tm-41")
NO_SQUARE = Tale("why-tm-a25")
ONCE = Tale("why-tm-a29")
NOT_FREE = Tale("why-tm-a16")
WINDOW = Tale("why-tm-a35")
TOO_NEW = Tale("why-tm-a36")
USED_ONE = Tale("why-tm-a55")
NAME_IT = Tale("why-tm-55")
FLAG_LATER = Tale("why-tm-48")
NOTHING = Tale("why-nothing")


def why_not(s: Hunt, me: int, kind: Kind, noun: int) -> Line:
    """The clause that keeps a cell, a card or a slot out of reach now."""
    if me not in awaited(s):
        return Line(NOT_YOUR_TURN, ())
    if kind is CELL:
        return no_cell(s, me, noun)
    if kind is CARD and noun in s.hands[me]:
        return no_card(s, me, noun)
    if kind is EVENT_CARD and noun in s.secrets[me]:
        return Line(TOO_NEW if noun == s.kept and "hit" not in WINDOWS[noun] else WINDOW, ())
    if kind is SLOT:
        return no_photo(s, me)
    if kind is SITE:
        return Line(NAME_IT, ())
    return Line(FLAG_LATER if kind is FLAG else NOTHING, ())


def no_cell(s: Hunt, me: int, cell: int) -> Line:
    top = s.stack[-1]
    if isinstance(top, PutFlag | Wander):
        return Line(NOT_FREE, ())
    if not isinstance(top, Turn | Go):
        return Line(NOTHING, ())
    if cell in s.at:
        return Line(TAKEN, ())
    if barred(s, me, cell):
        return Line(BARRED, ())
    if isinstance(top, Go):
        return Line(OUT_OF_REACH, (top.card,))
    near = cell in world_of(s).neighbours[s.at[me]]
    return Line(ON_FOOT if near and not (LANDS[cell] and LANDS[s.at[me]]) else TOO_FAR_ON_FOOT, ())


def no_card(s: Hunt, me: int, card: int) -> Line:
    top = s.stack[-1]
    if isinstance(top, Turn):
        return Line(NO_SHIP if MODE_OF[card] == BOAT else NOWHERE, ())
    return Line(USED_ONE if isinstance(top, Evening) else NOTHING, ())


def no_photo(s: Hunt, me: int) -> Line:
    if s.turn != me or s.at[me] < 0 or may_announce(s, me):
        return Line(NOTHING, ())
    return Line(ONCE if SQUARES[s.at[me]] else NO_SQUARE, ())
