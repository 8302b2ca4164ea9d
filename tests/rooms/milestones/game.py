"""Milestones as the house knows it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from grandtour.core.acts import Kind
from grandtour.core.chance import Dice
from grandtour.core.game import Game
from grandtour.core.settings import Number, Value
from grandtour.core.tales import Line

from . import rules
from .rules import Road


class MilestonesView(msgspec.Struct):
    hand: list[int]
    cards: list[int]
    """How many everyone holds."""
    miles: list[int]
    goal: int
    played: list[int]
    deck: int


class Milestones(Game[Road]):
    name = "milestones"
    code = "MS"
    players = range(2, 5)
    kinds = (rules.MILE, rules.CARD)
    verbs = (rules.DRAW, rules.PLAY)
    tales = (rules.DRAWS, rules.GOES, rules.ARRIVES, rules.ASK_TURN, rules.NOT_IN_HAND)
    endings = ("arrived", "tired")
    settings = (Number("goal", 15, 5, 30),)
    View = MilestonesView

    def start(self, seats: int, settings: Mapping[str, Value]) -> Road:
        return rules.start(seats, int(settings["goal"]))

    def view(self, s: Road, me: int) -> MilestonesView:
        return MilestonesView(
            hand=sorted(s.hands[me]) if 0 <= me < len(s.hands) else [],
            cards=[len(hand) for hand in s.hands],
            miles=s.miles[:],
            goal=s.goal,
            played=s.played[:],
            deck=len(s.deck),
        )

    def guess(self, s: Road, me: int, dice: Dice) -> Road:
        """The deck and the other hands are one heap, dealt again."""
        g = s.clone()
        heap = g.deck.unseen + [card for seat, hand in enumerate(g.hands) if seat != me for card in hand]
        dice.shuffle(heap)
        for seat, hand in enumerate(g.hands):
            if seat != me:
                g.hands[seat] = [heap.pop() for _ in hand]
        g.deck.unseen = heap
        return g

    def audit(self, s: Road) -> None:
        cards = s.deck.unseen + s.played + [card for hand in s.hands for card in hand]
        assert sorted(cards) == list(range(len(rules.CARDS))), f"the cards are {sorted(cards)}"

    def why_not(self, s: Road, me: int, kind: Kind, noun: int) -> Line:
        return Line(rules.NOT_IN_HAND, (noun,))


GAME = Milestones()
