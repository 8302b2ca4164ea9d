"""A deck that has no order until it is drawn."""

from __future__ import annotations

from grandtour.core.chance import Dice


class Deck:
    """Cards nobody has seen, in no order, over cards put back underneath in a known one."""

    def __init__(self, unseen: list[int], under: list[int]) -> None:
        self.unseen = unseen
        self.under = under

    def __len__(self) -> int:
        return len(self.unseen) + len(self.under)

    def clone(self) -> Deck:
        return Deck(self.unseen[:], self.under[:])

    def next(self) -> list[int]:
        """The cards that may come next: any of the unseen, or else the one that is known to."""
        return self.unseen or self.under[:1]

    def take(self, card: int) -> None:
        if self.unseen:
            self.unseen.remove(card)
        else:
            self.under.pop(0)

    def sample(self, dice: Dice) -> int:
        return self.unseen[dice.below(len(self.unseen))] if self.unseen else self.under[0]
