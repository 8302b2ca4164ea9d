"""Goods under the hammer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from grandtour.core.acts import NOBODY, Act
from grandtour.core.auction import PASS, Auction
from grandtour.core.questions import Asked, tell
from grandtour.core.settings import Choice, Number, Value
from grandtour.families.track.acts import BID, RESUME
from grandtour.families.track.cards import MONEY
from grandtour.families.track.state import Travels
from grandtour.families.track.tales import BIDS, CANNOT_BID, GOES_ON

T = TypeVar("T", bound=Travels)

OUT_OF_TURN: Final = Number("sales", 12, 0, 60)  # auctions that one may open out of turn in a round
SUMS: Final = len(MONEY.words)


# --- Offers made in somebody else's turn ---


def going_on(s: Travels, offerer: int) -> list[Act]:
    """By which the player whose decision an open offer has interrupted goes on with it; not what is their own offer."""
    interrupted = s.stack[-2] if len(s.stack) > 1 else None
    if isinstance(interrupted, Asked) and interrupted.seat != offerer:
        return [RESUME.acts[interrupted.seat][0]]
    return []


def lapse(s: Travels, act: Act, offerer: int) -> None:
    tell(s, GOES_ON, act.by, offerer)


# --- Goods under the hammer ---


@mypyc_attr(allow_interpreted_subclasses=True)
class Hammer(Auction[T]):
    """Clockwise from the seller, upwards from the resale price, as far as one can pay."""

    def __init__(self, seller: int, price: int, bidders: tuple[int, ...], high: int, holder: int) -> None:
        super().__init__(bidders, high, holder, NOBODY)
        self.seller = seller
        self.price = price

    def take_back(self, s: T) -> None:
        """What was to be sold goes back to the seller."""
        raise NotImplementedError

    def interrupts(self, s: T) -> list[Act]:
        return going_on(s, self.seller)

    def choose(self, s: T, act: Act) -> None:
        if act.verb is RESUME:
            lapse(s, act, self.seller)
            self.take_back(s)
        else:
            super().choose(s, act)

    def dropped(self, s: T) -> None:
        tell(s, CANNOT_BID, self.bidders[0])
        self.go_on(s, self.bidders[1:], self.high, self.holder)

    def least(self, seat: int) -> int:
        return max(self.high + 1, self.price // MONEY.step)

    def bids(self, s: T, seat: int, least: int) -> list[Act]:
        return BID.acts[seat][least : s.money[seat] // MONEY.step + 1]

    def can_bid(self, s: T, seat: int, least: int) -> bool:
        return s.money[seat] >= least * MONEY.step and least < SUMS

    def tell_bid(self, s: T, seat: int, bid: int) -> None:
        tell(s, BIDS, seat, bid)


# --- Bids that a seat has made in advance ---

STANDING_BIDS: Final = (
    Choice("bids", ("ask", "up-to", "never")),
    Number("most", 200, 0, MONEY.step * (SUMS - 1)),
)


def standing_bid(s: T, top: Hammer[T], answers: Mapping[str, Value]) -> Act | None:
    """What the seat that is to speak has said in advance: up to a limit, or none at all; None if it must be asked."""
    seat = top.bidders[0]
    if answers["bids"] == "ask":
        return None
    bids = top.bids(s, seat, top.least(seat))
    affordable = bids and bids[0].noun * MONEY.step <= int(answers["most"])
    return bids[0] if answers["bids"] == "up-to" and affordable else PASS.by(seat)
