"""The region cards and the right of passage (RF-40 to RF-46)."""

from __future__ import annotations

from grandtour.core.acts import Act, Verb
from grandtour.core.chance import Dice
from grandtour.core.decks import Deck
from grandtour.core.draws import DrawCard
from grandtour.core.questions import Question, ask, tell
from grandtour.core.tales import Line
from grandtour.games.richesses.acts import CLAIM, DRAW, LET_GO
from grandtour.games.richesses.board import CORSE, REGION_OF, VALUE
from grandtour.games.richesses.circuits import circuit_of
from grandtour.games.richesses.dice import Roll
from grandtour.games.richesses.money import Settle
from grandtour.games.richesses.state import Tour, ruined
from grandtour.games.richesses.tales import ASK_TOLL, CLAIMS, DRAWS, ROLLS


def toll_due(s: Tour, seat: int) -> bool:
    """A14: is there anything to ask, for all that everyone knows?"""
    return not ruined(s, seat) and may_be_held(s, REGION_OF[s.at[seat]], seat)


def ask_toll(s: Tour, seat: int) -> None:
    """A14: all opponents are asked alike."""
    others = tuple([other for other in range(len(s.at)) if other != seat])
    ask(s, Claim(seat, REGION_OF[s.at[seat]], others))


def may_be_held(s: Tour, region: int, newcomer: int) -> bool:
    """Can an opponent hold this card, for all that everyone knows? Not if it lies under the pile or is out of play."""
    if region in s.regions.under or region in s.shown[newcomer]:
        return False
    return region != CORSE or circuit_of(s).sheet.corsica


class Claim(Question[Tour]):
    """RF-41, RF-44: only the holder can claim, but everyone may let go, so that the question tells nothing."""

    def __init__(self, newcomer: int, region: int, left: tuple[int, ...]) -> None:
        self.newcomer = newcomer
        self.region = region
        self.left = left

    def awaits(self, s: Tour) -> list[int]:
        return list(self.left)

    def options(self, s: Tour) -> list[Act]:
        acts: list[Act] = []
        for seat in self.left:
            if self.region in s.hands[seat]:
                acts.append(CLAIM.acts[seat][0])
            acts.append(LET_GO.acts[seat][0])
        return acts

    def sample(self, s: Tour, dice: Dice) -> Act:
        left = self.left
        for seat in left:
            if self.region in s.hands[seat]:
                return super().sample(s, dice)
        return LET_GO.acts[left[dice.below(len(left))]][0]

    def choose(self, s: Tour, act: Act) -> None:
        if act.verb is CLAIM:
            claim(s, act.by, self.newcomer, self.region)
        elif len(self.left) > 1:
            ask(s, Claim(self.newcomer, self.region, tuple([seat for seat in self.left if seat != act.by])))

    def prompt(self, s: Tour) -> Line:
        return Line(ASK_TOLL, (self.newcomer, s.at[self.newcomer], self.region))

    def seen_by(self, act: Act, me: int) -> bool:
        return act.by == me or act.verb is CLAIM


def claim(s: Tour, seat: int, newcomer: int, region: int) -> None:
    """RF-42, RF-43: the newcomer rolls and pays; the card goes under the pile and another is drawn."""
    tell(s, CLAIMS, seat, newcomer, region)
    put_back(s, seat, region)
    ask(s, DrawRegion(seat))
    ask(s, TollRoll(newcomer, seat))


def put_back(s: Tour, seat: int, region: int) -> None:
    """The card is shown and goes under the pile, or into it with *shuffle*."""
    s.hands[seat].remove(region)
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
        s.hands[self.seat].append(card)
        tell(s, DRAWS, self.seat, card)

    def seen_by(self, act: Act, me: int) -> bool:
        return self.seat == me
