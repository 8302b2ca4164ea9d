"""The rules of Milestones, in the order of its rulebook."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import CHANCE, PLAYER, Act, Kind, Verb
from grandtour.core.chance import Dice
from grandtour.core.decks import Deck
from grandtour.core.questions import Chance, Question, State, ask, end, tell
from grandtour.core.tales import Line, Tale

MILE: Final = Kind("mile", ["1", "2", "3", "4", "5"])
CARDS: Final = [(f"{mile}{copy}", (MILE.number(mile),)) for mile in MILE.words for copy in "abcd"]
CARD: Final = Kind("card", [word for word, _ in CARDS], MILE, [parts for _, parts in CARDS])
MILES: Final = [mile + 1 for (mile,) in CARD.parts]
HAND: Final = 3

DRAW: Final = Verb("draw", CARD)
PLAY: Final = Verb("play", CARD)

DRAWS: Final = Tale("draws", [PLAYER], secret=[CARD])
GOES: Final = Tale("goes", [PLAYER, CARD])
ARRIVES: Final = Tale("arrives", [PLAYER])
ASK_TURN: Final = Tale("ask-turn")
NOT_IN_HAND: Final = Tale("why-ms-02", [CARD])


class Road(State):
    """How far everyone has come, and where the twenty cards are."""

    def __init__(self, deck: Deck, hands: list[list[int]], played: list[int], miles: list[int], goal: int) -> None:
        super().__init__()
        self.deck = deck
        self.hands = hands
        self.played = played
        self.miles = miles
        self.goal = goal

    def clone(self) -> Road:
        s = Road(self.deck.clone(), [hand[:] for hand in self.hands], self.played[:], self.miles[:], self.goal)
        s.stack, s.outcome = self.stack[:], self.outcome
        return s

    def dump(self) -> list[object]:
        return [sorted(self.deck.unseen), [hand[:] for hand in self.hands], self.played[:], self.miles[:], self.goal]


class Draw(Chance[Road]):
    """MS-01: everyone has three cards; one is drawn for each that is played."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Road) -> list[Act]:
        return [DRAW.by(CHANCE, card) for card in s.deck.next()]

    def sample(self, s: Road, dice: Dice) -> Act:
        return DRAW.by(CHANCE, s.deck.sample(dice))

    def choose(self, s: Road, act: Act) -> None:
        s.deck.take(act.noun)
        s.hands[self.seat].append(act.noun)
        tell(s, DRAWS, self.seat, act.noun)

    def seen_by(self, act: Act, me: int) -> bool:
        return self.seat == me


class Turn(Question[Road]):
    """MS-02: play a card from the hand and go that many miles."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Road) -> list[Act]:
        return [PLAY.by(self.seat, card) for card in s.hands[self.seat]]

    def choose(self, s: Road, act: Act) -> None:
        s.hands[self.seat].remove(act.noun)
        s.played.append(act.noun)
        s.miles[self.seat] += MILES[act.noun]
        tell(s, GOES, self.seat, act.noun)
        if s.miles[self.seat] >= s.goal:
            tell(s, ARRIVES, self.seat)
            finish(s, "arrived")
        else:
            pass_turn(s, self.seat)

    def prompt(self, s: Road) -> Line:
        return Line(ASK_TURN, ())


def pass_turn(s: Road, seat: int) -> None:
    """MS-03: to the left. Who has no card left can go no further, and nobody after him has one."""
    left = (seat + 1) % len(s.hands)
    if not s.hands[left]:
        finish(s, "tired")
        return
    ask(s, Turn(left))
    if len(s.deck):
        ask(s, Draw(seat))  # before the next turn


def finish(s: Road, reason: str) -> None:
    """MS-04: the further, the better; equals share a place."""
    end(s, reason, [1 + sum(other > miles for other in s.miles) for miles in s.miles])


def start(seats: int, goal: int) -> Road:
    s = Road(Deck(list(range(len(CARDS))), []), [[] for _ in range(seats)], [], [0] * seats, goal)
    ask(s, Turn(0))
    for seat in range(seats):
        for _ in range(HAND):
            ask(s, Draw(seat))
    return s
