"""Driving: the die, the move, the roadworks, a roll more, and drives that a card allows.

What a drive leads to when the truck comes to rest lies in `arrival`.
"""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import SEATS, Act
from grandtour.core.chance import Dice
from grandtour.core.draws import RollDie
from grandtour.core.questions import Question, ask, tell
from grandtour.core.tales import Line
from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.acts import DECLINE, GO, USE, WORKS
from grandtour.games.auf_achse.board import BRIDGE, MOST_POINTS, TOWN_COUNT, Path
from grandtour.games.auf_achse.events import put_back
from grandtour.games.auf_achse.state import Haul
from grandtour.games.auf_achse.tales import (
    ASK_CARD_DRIVE,
    ASK_CARD_EXACT,
    ASK_DRIVE,
    ASK_ROLL_AGAIN,
    ASK_SIX,
    ASK_WORKS,
    ROLLS,
    SETS_WORKS,
    USES,
    WAITS,
)
from grandtour.games.auf_achse.trailers import Decision
from grandtour.games.auf_achse.ways import Move, any_space, arrive, go_along, on_others

# --- Movement ---


class Die(RollDie[Haul]):
    """AA-18: an ordinary die."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rolled(self, s: Haul, pips: int) -> None:
        tell(s, ROLLS, self.seat, pips)
        ask(s, ROLLED[self.seat][pips])


DICE: Final = [Die(seat) for seat in range(SEATS)]


class Drive(Move):
    """AA-19, AA-23 to AA-26: all points, fewer in a town of one's contracts, one's own choice on a 6."""

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat, seat, points if points < MOST_POINTS else 1, points)

    def drive(self, s: Haul, path: Path) -> None:
        exact = self.most in (len(path), MOST_POINTS)
        go_along(s, self.seat, path)
        if self.most == 1:
            ask(s, PlaceWorks(self.seat, bool(path), exact))  # A8: the marker first, then what the arrival brings
        elif path:
            arrive(s, self.seat, exact, True)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_SIX, ()) if self.most == MOST_POINTS else Line(ASK_DRIVE, (self.most,))


ROLLED: Final = [[Drive(seat, points) for points in range(MOST_POINTS + 1)] for seat in range(SEATS)]


# --- Roadworks ---


class PlaceWorks(Decision):
    """AA-61 to AA-66, A10: no town, no truck, no jam, not the bridge to Flensburg, and not where it was."""

    def __init__(self, seat: int, moved: bool, exact: bool) -> None:
        super().__init__(seat)
        self.moved = moved
        self.exact = exact

    def options(self, s: Haul) -> list[Act]:
        return on_others(WORKS.acts[self.seat], TOWN_COUNT, self.barred(s))

    def barred(self, s: Haul) -> list[int]:
        return [*s.at, s.jam, s.works, BRIDGE]

    def sample(self, s: Haul, dice: Dice) -> Act:
        return WORKS.acts[self.seat][any_space(dice, TOWN_COUNT, self.barred(s))]

    def answer(self, s: Haul, act: Act) -> None:
        s.works = act.noun
        tell(s, SETS_WORKS, self.seat, act.noun)
        if self.moved:
            arrive(s, self.seat, self.exact, True)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_WORKS, ())


# --- A roll more, AA-87, AA-94 ---


class RollAgain(Decision):
    """AA-87, AA-94: one may roll and move once more; after loading only with the card for it."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def moot(self, s: Haul) -> bool:
        """A47: a quick load helps in one's own turn only."""
        if self.card != cards.SCHNELLE_VERLADUNG:
            return False
        return self.card not in s.kept[self.seat] or self.seat != s.active

    def options(self, s: Haul) -> list[Act]:
        return [USE.acts[self.seat][self.card], DECLINE.acts[self.seat][0]]

    def answer(self, s: Haul, act: Act) -> None:
        if act.verb is not USE:
            return
        if self.card == cards.SCHNELLE_VERLADUNG:
            put_back(s, self.seat, self.card)
            tell(s, USES, self.seat, self.card)
        ask(s, DICE[self.seat])

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_ROLL_AGAIN, (self.card,))


# --- Driving by card: Motivation AA-88, partners AA-92 and AA-102, maintenance AA-105 ---


class Onward(Move):
    """A move by a card: a truck that does not move has not used it."""

    def dropped(self, s: Haul) -> None:
        if not self.ends(s):
            tell(s, WAITS, self.truck)
        super().dropped(s)

    def sample(self, s: Haul, dice: Dice) -> Act:
        return Question.sample(self, s, dice)

    def ends(self, s: Haul) -> list[int]:
        here = s.at[self.truck]
        return [end for end in super().ends(s) if end != here]


class CardDrive(Onward):
    """A37: from `least` to `most` spaces in any direction, as in an ordinary move, or not at all."""

    def __init__(self, seat: int, card: int, least: int, most: int) -> None:
        super().__init__(seat, seat, least, most)
        self.card = card

    def options(self, s: Haul) -> list[Act]:
        drives = super().options(s)
        return drives if self.card == cards.MOTIVATION else [DECLINE.acts[self.seat][0], *drives]

    def answer(self, s: Haul, act: Act) -> None:
        if act.verb is GO:
            super().answer(s, act)

    def drive(self, s: Haul, path: Path) -> None:
        if self.card == cards.MOTIVATION:
            tell(s, USES, self.seat, self.card)
            put_back(s, self.seat, self.card)
        go_along(s, self.seat, path)
        arrive(s, self.seat, False, self.seat == s.active)  # A35: others draw nothing

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_CARD_EXACT if self.least == self.most else ASK_CARD_DRIVE, (self.card, self.most))


MOTIVATED: Final = [CardDrive(seat, cards.MOTIVATION, 1, 3) for seat in range(SEATS)]


def motivation(s: Haul, seat: int) -> list[Act]:
    """Its holder may drive with it, if they can drive at all."""
    if cards.MOTIVATION not in s.kept[seat] or not MOTIVATED[seat].ends(s):
        return []
    return [USE.acts[seat][cards.MOTIVATION]]
