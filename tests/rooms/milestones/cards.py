"""The cards of Milestones: four of each length."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import Kind

MILE: Final = Kind("mile", ["1", "2", "3", "4", "5"])
CARDS: Final = [(f"{mile}{copy}", (MILE.number(mile),)) for mile in MILE.words for copy in "abcd"]
CARD: Final = Kind("card", [word for word, _ in CARDS], MILE, [parts for _, parts in CARDS])
MILES: Final = [mile + 1 for (mile,) in CARD.parts]
HAND: Final = 3
