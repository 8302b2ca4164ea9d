"""What chance is asked most often: a card off a deck, a die."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from grandtour.core.acts import CHANCE, Act, Verb, numbers
from grandtour.core.chance import Dice
from grandtour.core.decks import Deck
from grandtour.core.questions import Chance, State

S = TypeVar("S", bound=State)

FACES: Final = 6
PIPS: Final = numbers("pips", FACES)
DIE: Final = Verb("die", PIPS)


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawCard(Chance[S]):
    """The next card of a deck. A game says which deck, in which verb chance answers, and what follows."""

    def deck(self, s: S) -> Deck:
        raise NotImplementedError

    def verb(self) -> Verb:
        raise NotImplementedError

    def drawn(self, s: S, card: int) -> None:
        """The card has left the deck."""
        raise NotImplementedError

    def options(self, s: S) -> list[Act]:
        acts = self.verb().acts[CHANCE]
        return [acts[card] for card in self.deck(s).next()]

    def sample(self, s: S, dice: Dice) -> Act:
        return self.verb().acts[CHANCE][self.deck(s).sample(dice)]

    def choose(self, s: S, act: Act) -> None:
        self.deck(s).take(act.noun)
        self.drawn(s, act.noun)


@mypyc_attr(allow_interpreted_subclasses=True)
class RollDie(Chance[S]):
    """An ordinary die. A game says what its pips mean."""

    def rolled(self, s: S, pips: int) -> None:
        raise NotImplementedError

    def options(self, s: S) -> list[Act]:
        return DIE.acts[CHANCE][1:]

    def sample(self, s: S, dice: Dice) -> Act:
        return DIE.acts[CHANCE][1 + dice.below(FACES)]

    def choose(self, s: S, act: Act) -> None:
        self.rolled(s, act.noun)
