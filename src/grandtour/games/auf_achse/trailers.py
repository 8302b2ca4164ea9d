"""Trailers, AA-37 to AA-42, which can be bought beside every decision of one's own turn."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import Act
from grandtour.core.questions import Asked, ask, tell
from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.acts import BUY, LARGE, SMALL
from grandtour.games.auf_achse.state import Haul
from grandtour.games.auf_achse.tales import BUYS

PRICE: Final = [cards.LARGE_PRICE, cards.SMALL_PRICE]
ROOM: Final = [cards.LARGE_ROOM, cards.SMALL_ROOM]


def trailers_for_sale(s: Haul, seat: int) -> list[Act]:
    """AA-37, AA-38: any number in one's own turn; none in the simplified game (AA-75)."""
    if seat != s.active or s.options.simplified or s.money[seat] < cards.SMALL_PRICE:
        return []
    sizes = [size for size in (LARGE, SMALL) if s.money[seat] >= PRICE[size] and trailers_left(s, size)]
    return [BUY.acts[seat][size] for size in sizes]


def none_for_sale(s: Haul, seat: int) -> bool:
    """As everyone can see: what hidden cash would pay for is a secret (A71)."""
    secret = s.options.hidden_cash and not s.options.simplified and seat == s.active
    return not secret and not trailers_for_sale(s, seat)


def trailers_left(s: Haul, size: int) -> int:
    left = cards.TRAILERS
    for owned in s.trailers:
        left -= owned[size]
    return left


def buy_trailer(s: Haul, seat: int, size: int) -> None:
    large, small = s.trailers[seat]
    s.trailers[seat] = (large + 1, small) if size == LARGE else (large, small + 1)
    s.money[seat] -= PRICE[size]
    tell(s, BUYS, seat, size)


class Decision(Asked[Haul]):
    """A question to one player, who may first buy trailers if it is their turn (AA-37)."""

    def interrupts(self, s: Haul) -> list[Act]:
        return trailers_for_sale(s, self.seat)

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is BUY:
            ask(s, self)
            buy_trailer(s, self.seat, act.noun)
        else:
            self.answer(s, act)

    def answer(self, s: Haul, act: Act) -> None:
        """What the act does; each kind of question says."""
        raise NotImplementedError
