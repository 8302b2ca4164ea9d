"""An auction: players speak in turn, each outbids or passes for good. A game says what is sold and what can be bid."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from grandtour.core.acts import PLAYER, Act, Verb
from grandtour.core.questions import Question, State, ask, tell
from grandtour.core.tales import Tale

S = TypeVar("S", bound=State)

PASS: Final = Verb("pass")
PASSES: Final = Tale("passes", player=PLAYER)


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

    def can_bid(self, s: S, seat: int, least: int) -> bool:
        """Can this seat pay `least`? A game may know without listing the bids."""
        return bool(self.bids(s, seat, least))

    def tell_bid(self, s: S, seat: int, bid: int) -> None:
        raise NotImplementedError

    def handed_on(self, bidders: tuple[int, ...], high: int, holder: int) -> Question[S]:
        """The same lot with the next to speak."""
        raise NotImplementedError

    def sold(self, s: S, seat: int, bid: int) -> None:
        """The lot goes to this seat at this bid; to NOBODY if nobody wanted it."""
        raise NotImplementedError

    def hides_purses(self, s: S) -> bool:
        """Is it a secret what each can pay? Then everyone is asked, those too who can only pass."""
        return False

    # --- What all auctions share ---

    def awaits(self, s: S) -> list[int]:
        return [self.bidders[0]]

    def options(self, s: S) -> list[Act]:
        me = self.bidders[0]
        return [*self.bids(s, me, self.least(me)), PASS.acts[me][0]]

    def least(self, seat: int) -> int:
        return self.high if seat == self.privileged and self.high else self.high + 1

    def moot(self, s: S) -> bool:
        """Dropped where everyone sees that this seat cannot bid."""
        me = self.bidders[0]
        return not self.hides_purses(s) and not self.can_bid(s, me, self.least(me))

    def dropped(self, s: S) -> None:
        self.choose(s, PASS.acts[self.bidders[0]][0])

    def choose(self, s: S, act: Act) -> None:
        me, others = self.bidders[0], self.bidders[1:]
        if act.verb is PASS:
            tell(s, PASSES, me)
            self.go_on(s, others, self.high, self.holder)
        else:
            self.tell_bid(s, me, act.noun)
            self.go_on(s, (*others, me), act.noun, me)

    def go_on(self, s: S, bidders: tuple[int, ...], high: int, holder: int) -> None:
        """Nobody has outbid the holder when it is their turn to speak again."""
        if not bidders or bidders[0] == holder:
            self.sold(s, holder, high)
        elif not high and bidders == (self.privileged,):
            self.sold(s, self.privileged, 0)
        else:
            ask(s, self.handed_on(bidders, high, holder))


def clockwise(seats: int, seat: int) -> tuple[int, ...]:
    """The others in the order in which they speak after this seat, and then the seat itself."""
    return tuple([(seat + i) % seats for i in range(1, seats + 1)])
