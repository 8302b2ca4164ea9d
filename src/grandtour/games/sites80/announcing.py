"""Secret destinations: TM-55 to TM-67."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, SEATS, Act
from grandtour.core.chance import Dice
from grandtour.core.questions import tell
from grandtour.core.tales import Line
from grandtour.games.sites80.acts import NAME, PHOTO
from grandtour.games.sites80.board import CELL_OF, SITE, SITES_ON, SQUARES
from grandtour.games.sites80.camera import pull
from grandtour.games.sites80.cards import SLOTS
from grandtour.games.sites80.ending import OpenStep, has_left, take_face_up
from grandtour.games.sites80.state import Hunt
from grandtour.games.sites80.tales import ANNOUNCES, ASK_NAME, RIGHT, WRONG


def may_announce(s: Hunt, seat: int) -> bool:
    """A22, A25, A29: in one's own turn, on a red square, once a turn and once a visit."""
    return SQUARES[s.at[seat]] > 0 and not s.spoken and not s.named[seat]


def photos(s: Hunt, seat: int) -> list[Act]:
    """TM-55: either of the exposed cards, whatever it is (A33 for empty compartments)."""
    if not may_announce(s, seat):
        return []
    return [PHOTO.acts[seat][slot] for slot in range(SLOTS) if s.card[slot] != NOBODY]


class Name(OpenStep):
    """A23, A24: which of the 80 sites; with labels on the board, which of this cell's."""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def options(self, s: Hunt) -> list[Act]:
        names = NAME.acts[self.seat]
        return [names[site] for site in SITES_ON[s.at[self.seat]]] if s.options.labels else names[:]

    def sample(self, s: Hunt, dice: Dice) -> Act:
        if s.options.labels:
            return super().sample(s, dice)
        return NAME.acts[self.seat][dice.below(len(SITE.words))]

    def moot(self, s: Hunt) -> bool:
        return has_left(s, self.seat) or (s.options.labels and SQUARES[s.at[self.seat]] == 1)

    def answer(self, s: Hunt, act: Act) -> None:
        tell(s, ANNOUNCES, self.seat, self.slot, act.noun)
        announce(s, self.seat, self.slot, act.noun)

    def prompt(self, s: Hunt) -> Line:
        return Line(ASK_NAME, (self.slot,))


NAMING: Final = [[Name(seat, slot) for slot in range(SLOTS)] for seat in range(SEATS)]


def announce(s: Hunt, seat: int, slot: int, named: int) -> None:
    """TM-56: the card is taken out of the camera and shown to all."""
    s.spoken = s.named[seat] = True
    if SQUARES[s.at[seat]] > 1:
        s.duty[seat] = True  # A30, whatever the cards are
    site = pull(s, slot)
    if site == named and CELL_OF[site] == s.at[seat]:
        s.held[seat] += (site,)  # TM-57
        tell(s, RIGHT, seat, site)
    else:
        tell(s, WRONG, seat, site, CELL_OF[site])
        s.face_up += (site,)  # TM-61
        s.revealer[site] = seat  # TM-62
        for other in s.playing:
            take_face_up(s, other)  # A27
