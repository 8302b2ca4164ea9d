"""Dice for bots, simulations and tests. A table of people draws from its own verified stream (`fair`)."""

from __future__ import annotations

from mypy_extensions import i64


class Dice:
    """Thirty-two bits of PCG: small enough to copy, quick enough for playouts.

    Its last step is left out: it only stirs the low bits, and a throw is made of the high ones.
    """

    def __init__(self, seed: i64) -> None:
        self.state: i64 = (seed * 747796405 + 2891336453) & 0xFFFFFFFF

    def below(self, n: i64) -> i64:
        """A number from 0 up to but not including `n`."""
        s: i64 = self.state
        self.state = (s * 747796405 + 2891336453) & 0xFFFFFFFF
        word: i64 = (((s >> ((s >> 28) + 4)) ^ s) * 277803737) & 0xFFFFFFFF
        return (word * n) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Bring the list into a random order."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
