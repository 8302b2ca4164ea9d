"""The region cards and the right of passage (RF-40 to RF-46)."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, SEATS, Act, Verb
from grandtour.core.chance import Dice
from grandtour.core.decks import Deck
from grandtour.core.draws import DrawCard
from grandtour.core.questions import Question, ask, tell
from grandtour.core.tales import ForOne, Line
from grandtour.games.richesses.acts import CLAIM, DRAW, LET_GO
from grandtour.games.richesses.board import CORSE, REGION_OF, VALUE
from grandtour.games.richesses.circuits import circuit_of
from grandtour.games.richesses.dice import Roll
from grandtour.games.richesses.money import Settle
from grandtour.games.richesses.state import HAND, Tour, ruined
from grandtour.games.richesses.tales import ASK_NO_TOLL, ASK_TOLL, CLAIMS, DRAWS, ROLLS


def asked_for_toll(s: Tour, newcomer: int) -> int:
    """A14: all opponents who could claim, for all that everyone knows, in bits."""
    region = REGION_OF[s.at[newcomer]]
    if ruined(s, newcomer) or region in s.regions.under or (region == CORSE and not circuit_of(s).sheet.corsica):
        return 0
    asked = 0
    for seat, shown in enumerate(s.shown):
        if region in shown:
            return 1 << seat & ~(1 << newcomer)
        if len(shown) < HAND:
            asked |= 1 << seat
    return asked & ~(1 << newcomer)


class Claim(Question[Tour]):
    """RF-41, RF-44: only the holder can claim, but everyone may let go, so that the question tells nothing."""

    def __init__(self, newcomer: int, left: int) -> None:
        self.newcomer = newcomer
        self.left = left  # who has not answered, in bits
        self.seats = [seat for seat in range(SEATS) if left >> seat & 1]

    def region(self, s: Tour) -> int:
        return REGION_OF[s.at[self.newcomer]]

    def awaits(self, s: Tour) -> list[int]:
        return self.seats[:]

    def options(self, s: Tour) -> list[Act]:
        holder, acts = s.holder[self.region(s)], list[Act]()
        for seat in self.seats:
            if seat == holder:
                acts.append(CLAIM.acts[seat][0])
            acts.append(LET_GO.acts[seat][0])
        return acts

    def sample(self, s: Tour, dice: Dice) -> Act:
        holder, seats = s.holder[self.region(s)], self.seats
        held = 1 if holder in seats else 0
        nth = dice.below(len(seats) + held)
        return LET_GO.acts[seats[nth]][0] if nth < len(seats) else CLAIM.acts[holder][0]

    def choose(self, s: Tour, act: Act) -> None:
        left = self.left & ~(1 << act.by)
        if act.verb is CLAIM:
            claim(s, act.by, self.newcomer, self.region(s))
        elif left:
            ask(s, CLAIM_OF[self.newcomer][left])

    def prompt(self, s: Tour) -> Line:
        """The holder reads that they may claim, everyone else that they cannot."""
        where = (self.newcomer, s.at[self.newcomer], self.region(s))
        return ForOne(s.holder[self.region(s)], Line(ASK_TOLL, where), Line(ASK_NO_TOLL, where))

    def seen_by(self, act: Act, me: int) -> bool:
        return act.by == me or act.verb is CLAIM


CLAIM_OF: Final = [[Claim(newcomer, left) for left in range(1 << SEATS)] for newcomer in range(SEATS)]


def claim(s: Tour, seat: int, newcomer: int, region: int) -> None:
    """RF-42, RF-43: the newcomer rolls and pays; the card goes under the pile and another is drawn."""
    tell(s, CLAIMS, seat, newcomer, region)
    put_back(s, seat, region)
    ask(s, DrawRegion(seat))
    ask(s, TollRoll(newcomer, seat))


def put_back(s: Tour, seat: int, region: int) -> None:
    """The card is shown and goes under the pile, or into it with *shuffle*."""
    s.holder[region] = NOBODY
    s.shown[seat] = tuple([card for card in s.shown[seat] if card != region])
    if s.options.shuffle:
        s.regions.unseen.append(region)
    else:
        s.regions.under.append(region)


class TollRoll(Roll):
    """RF-42."""

    def __init__(self, seat: int, holder: int) -> None:
        super().__init__(seat)
        self.holder = holder

    def rolled(self, s: Tour, face: int) -> None:
        tell(s, ROLLS, self.seat, face)
        ask(s, Settle(self.seat, ((self.holder, VALUE[face]),), True))


class DrawRegion(DrawCard[Tour]):
    """RF-43: the top card of the pile, for one player's eyes; where all are known, everyone knows which it is."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deck(self, s: Tour) -> Deck:
        return s.regions

    def verb(self) -> Verb:
        return DRAW

    def choose(self, s: Tour, act: Act) -> None:
        if not s.regions.unseen:
            s.shown[self.seat] += (act.noun,)
        super().choose(s, act)

    def drawn(self, s: Tour, card: int) -> None:
        s.holder[card] = self.seat
        tell(s, DRAWS, self.seat, card)

    def seen_by(self, act: Act, me: int) -> bool:
        return self.seat == me
