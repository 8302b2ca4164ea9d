"""Milestones as the house knows it."""

from __future__ import annotations

from collections.abc import Mapping

from grandtour.core.acts import Kind, Verb
from grandtour.core.chance import Dice
from grandtour.core.game import Game, declared
from grandtour.core.settings import Value
from grandtour.core.tales import Line, Tale

from . import acts, rules, sight
from . import tales as told
from .cards import CARD, CARDS, MILE
from .sight import MilestonesView
from .state import SETTINGS, Options, Road


class Milestones(Game[Road]):
    name = "milestones"
    code = "MS"
    players = range(2, 5)
    kinds = (MILE, CARD)
    verbs = declared(Verb, acts)
    tales = declared(Tale, told)
    endings = ("arrived", "tired")
    settings = SETTINGS
    View = MilestonesView

    def start(self, seats: int, agreed: Mapping[str, Value]) -> Road:
        return rules.start(seats, Options(agreed))

    def view(self, s: Road, me: int) -> MilestonesView:
        return MilestonesView(s, me)

    def guess(self, s: Road, me: int, dice: Dice) -> Road:
        return sight.guess(s, me, dice)

    def audit(self, s: Road) -> None:
        cards = s.deck.unseen + s.played + [card for hand in s.hands for card in hand]
        assert sorted(cards) == list(range(len(CARDS))), f"the cards are {sorted(cards)}"

    def why_not(self, s: Road, me: int, kind: Kind, noun: int) -> Line:
        return Line(told.NOT_IN_HAND, (noun,))


GAME = Milestones()
