"""Cards played without the right to, and the fine for those who are caught."""

from __future__ import annotations

from grandtour.core.acts import Act
from grandtour.core.auction import PASS
from grandtour.core.questions import Asked, ask, tell
from grandtour.core.tales import Line
from grandtour.families.track.board import REPORTAGE
from grandtour.games.routard.acts import CLAIM
from grandtour.games.routard.cards import FINE
from grandtour.games.routard.sales import Charge
from grandtour.games.routard.state import Fresh, Journey
from grandtour.games.routard.tales import ASK_CLAIM, CAUGHT, CLAIMS, RETURNS, RIGHTFUL


def doubtful(s: Journey, seat: int, other: int) -> bool:
    """A30: has the other a fresh card, rightful or not, that this seat has not doubted yet?"""
    fresh = s.fresh[other]
    return fresh is not None and seat != other and seat not in fresh.doubted


def claims(s: Journey, seat: int, fresh: list[int]) -> list[Act]:
    """Against those of the players with a fresh card whom this seat may still doubt."""
    return [CLAIM.acts[seat][other] for other in fresh if doubtful(s, seat, other)]


def claim(s: Journey, seat: int, offender: int) -> None:
    """RO-78, A28, A30: a fine, and the card goes back; a claim against a rightful card costs nothing."""
    fresh = s.fresh[offender]
    assert fresh is not None
    tell(s, CLAIMS, seat, offender)
    if not fresh.breach:
        tell(s, RIGHTFUL, offender, seat)
        s.fresh[offender] = Fresh(fresh.deck, fresh.card, False, (*fresh.doubted, seat))
        return
    tell(s, CAUGHT, offender, seat)
    s.fresh[offender] = None
    if not s.options.fine_only:
        give_back(s, offender, fresh.deck, fresh.card)
    ask(s, Charge(offender, FINE, seat))


def give_back(s: Journey, seat: int, deck: int, card: int) -> None:
    """A28: under its deck, unless the die has put it there already."""
    won = s.won[deck][seat]
    if card in won:
        s.won[deck][seat] = tuple([other for other in won if other != card])
        s.decks[deck].under.append(card)
        tell(s, RETURNS[deck - REPORTAGE], seat, card)


class FinalClaim(Asked[Journey]):
    """A33: before a win is announced each opponent may doubt the fresh card of the one who has come home."""

    def __init__(self, seat: int, offender: int) -> None:
        super().__init__(seat)
        self.offender = offender

    def moot(self, s: Journey) -> bool:
        return not doubtful(s, self.seat, self.offender)

    def options(self, s: Journey) -> list[Act]:
        return [PASS.acts[self.seat][0], CLAIM.acts[self.seat][self.offender]]

    def choose(self, s: Journey, act: Act) -> None:
        if act.verb is CLAIM:
            claim(s, self.seat, self.offender)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_CLAIM, (self.offender,))
