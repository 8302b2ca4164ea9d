"""The rules of Milestones, in the order of its rulebook."""

from __future__ import annotations

from grandtour.core.acts import Act, Verb
from grandtour.core.decks import Deck
from grandtour.core.draws import DrawCard
from grandtour.core.questions import Asked, ask, end, tell
from grandtour.core.tales import Line

from .acts import DRAW, PLAY
from .cards import HAND, MILES
from .state import Options, Road, new_road
from .tales import ARRIVES, ASK_TURN, DRAWS, GOES


class Draw(DrawCard[Road]):
    """MS-01: everyone has three cards; one is drawn for each that is played."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deck(self, s: Road) -> Deck:
        return s.deck

    def verb(self) -> Verb:
        return DRAW

    def drawn(self, s: Road, card: int) -> None:
        s.hands[self.seat].append(card)
        tell(s, DRAWS, self.seat, card)

    def seen_by(self, act: Act, me: int) -> bool:
        return self.seat == me


class Turn(Asked[Road]):
    """MS-02: play a card from the hand and go that many miles."""

    def options(self, s: Road) -> list[Act]:
        return [PLAY.by(self.seat, card) for card in s.hands[self.seat]]

    def choose(self, s: Road, act: Act) -> None:
        s.hands[self.seat].remove(act.noun)
        s.played.append(act.noun)
        s.miles[self.seat] += MILES[act.noun]
        tell(s, GOES, self.seat, act.noun)
        if s.miles[self.seat] >= s.options.goal:
            tell(s, ARRIVES, self.seat)
            finish(s, "arrived")
        else:
            pass_turn(s, self.seat)

    def prompt(self, s: Road) -> Line:
        return Line(ASK_TURN, ())


def pass_turn(s: Road, seat: int) -> None:
    """MS-03: to the left. A player without a card ends the game: nobody after them has one."""
    left = (seat + 1) % len(s.hands)
    if not s.hands[left]:
        finish(s, "tired")
        return
    ask(s, Turn(left))
    if len(s.deck):
        ask(s, Draw(seat))  # before the next turn


def finish(s: Road, reason: str) -> None:
    """MS-04: the further, the better."""
    end(s, reason, [-miles for miles in s.miles])


def start(seats: int, options: Options) -> Road:
    s = new_road(seats, options)
    ask(s, Turn(0))
    for seat in range(seats):
        for _ in range(HAND):
            ask(s, Draw(seat))
    return s
