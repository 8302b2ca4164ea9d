"""What the cards of both games are made of: sums of money, and the steps in which a card says what it does."""

from __future__ import annotations

from typing import Any, Final

from grandtour.core.acts import Kind, numbers

MONEY: Final = numbers("money", 5000, 10)  # no bid can be higher

# Whom a card befalls: the one who drew it, an opponent of their choice, or else every opponent.
SELF: Final = "self"
CHOSEN: Final = "chosen"


class Step:
    """One thing that a card does: in a word, how much or what, and for those that decide, the ways to go on."""

    def __init__(self, effect: str, n: int, ways: tuple[tuple[Step, ...], ...]) -> None:
        self.effect: Final = effect
        self.n: Final = n
        self.ways: Final = ways


def steps_of(does: list[list[Any]], card: int, things: dict[str, Kind]) -> tuple[Step, ...]:
    """The steps that a card lists. `things` says of what a word speaks where that is not a number."""
    return tuple([step_of(word, arguments, card, things) for word, *arguments in does])


def step_of(word: str, arguments: list[Any], card: int, things: dict[str, Kind]) -> Step:
    ways = tuple([steps_of(way, card, things) for way in arguments if isinstance(way, list)])
    of = [what for what in arguments if not isinstance(what, list)]
    if word in things:
        return Step(word, things[word].number(of[0]), ways)
    return Step(word, of[0] if of else card, ways)  # keep and return speak of the card itself
