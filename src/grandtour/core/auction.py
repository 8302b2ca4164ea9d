"""An auction: players speak in turn, each outbids or passes for good. A game says what is sold and what can be bid."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from grandtour.core.acts import Act
from grandtour.core.questions import Question, State, ask

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(Question[S]):
    """A lot under the hammer. `bidders` are still in, the next to speak first; `high` is the standing bid, 0 for none.

    The `privileged` seat may hold the standing bid by matching it, and gets the lot for nothing if nobody else bids;
    where no seat is privileged it is NOBODY, and a lot that nobody wants stays unsold.
    """

    def __init__(self, bidders: tuple[int, ...], high: int, holder: int, privileged: int) -> None:
        self.bidders = bidders
        self.high = high
        self.holder = holder
        self.privileged = privileged

    # --- What a game says ---

    def bids(self, s: S, seat: int, least: int) -> list[Act]:
        """The bids this seat can pay, from `least` on."""
        raise NotImplementedError

    def passes(self, seat: int) -> Act:
        raise NotImplementedError

    def handed_on(self, bidders: tuple[int, ...], high: int, holder: int) -> Question[S]:
        """The same lot with the next to speak."""
        raise NotImplementedError

    def sold(self, s: S, seat: int, bid: int) -> None:
        """The lot goes to this seat at this bid; to NOBODY if nobody wanted it."""
        raise NotImplementedError

    # --- What all auctions share ---

    def options(self, s: S) -> list[Act]:
        me = self.bidders[0]
        return [*self.bids(s, me, self.least(me)), self.passes(me)]

    def least(self, seat: int) -> int:
        return self.high if seat == self.privileged and self.high else self.high + 1

    def choose(self, s: S, act: Act) -> None:
        me, others = self.bidders[0], self.bidders[1:]
        if act is self.passes(me):
            self.go_on(s, others, self.high, self.holder)
        else:
            self.go_on(s, (*others, me), act.noun, me)

    def go_on(self, s: S, bidders: tuple[int, ...], high: int, holder: int) -> None:
        """Nobody has outbid the holder when it is his turn to speak again."""
        if not bidders or bidders[0] == holder:
            self.sold(s, holder, high)
        elif not high and bidders == (self.privileged,):
            self.sold(s, self.privileged, 0)
        else:
            ask(s, self.handed_on(bidders, high, holder))


def clockwise(seats: int, seat: int) -> tuple[int, ...]:
    """The others in the order in which they speak after this seat, and then the seat itself."""
    return tuple([(seat + i) % seats for i in range(1, seats + 1)])
