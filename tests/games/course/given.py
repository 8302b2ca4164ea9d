"""Positions for tests of the Course: what is named lies where it is said to lie, everything else is filled up."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from grandtour.core.acts import LETTERS, Act
from grandtour.core.questions import offered, step
from grandtour.core.tales import Line
from grandtour.games.course import rules
from grandtour.games.course.board import CARDS, CITY, CONTINENT, ENDS, HAND, VISA
from grandtour.games.course.game import GAME
from grandtour.games.course.state import Race
from tests.games.playing import let_chance_speak


def city(name: str) -> int:
    return CITY.number(name)


def card(a: str, b: str, copy: int = 1) -> int:
    """A copy of the route card that names these two cities, in whichever order."""
    copies = [n for n, ends in enumerate(ENDS) if set(ends) == {city(a), city(b)}]
    return copies[copy - 1]


def route(*names: str) -> list[int]:
    """One card for each leg of a journey, no card twice."""
    legs: list[int] = []
    for a, b in pairwise(names):
        legs.append(next(n for n, ends in enumerate(ENDS) if set(ends) == {city(a), city(b)} and n not in legs))
    return legs


def visas(*names: str) -> int:
    return sum(1 << CONTINENT.number(name) for name in names)


def given(
    seats: int = 2,
    *,
    hand: Sequence[int] = (),
    others: Sequence[int] = (),
    left: Sequence[int] = (),
    right: Sequence[int] = (),
    laid: Sequence[int] = (),
    stock: int | None = None,
    home: str = "paris",
    at: str = "",
    has: int = 0,
    **settings: int | bool,
) -> Race:
    """It is the turn of seat A, who holds `hand`; B holds `others`. With `stock`, so many cards are left to draw.

    Where `stock` is given, what is left over lies among the laid cards.
    """
    agreed = {"rounds": 100, "places": False, "retire": False, **settings}
    s = GAME.start(seats, agreed)
    s.stack.clear()
    free = [n for n in range(CARDS) if n not in {*hand, *others, *left, *right, *laid}]
    s.left, s.right, s.laid = list(left), list(right), list(laid)
    for seat, held in enumerate([list(hand), list(others), *[[] for _ in range(seats - 2)]]):
        s.hands[seat] = held + [free.pop() for _ in range(HAND[seats] - len(held))]
    s.stock.unseen = free if stock is None else free[:stock]
    s.laid += [] if stock is None else free[stock:]
    s.first = 0
    for seat in range(seats):
        rules.set_out(s, seat, city(home))
    s.at[0] = city(at or home)
    s.visas[0] |= has | VISA[s.at[0]]
    s.stack.append(rules.TURN[0])
    s.lines = []
    return s


def does(s: Race, *said: str | tuple[str, int], by: str = "A") -> list[Line]:
    """Say these acts one after the other, with chance answering at random in between; what was told."""
    for one in said:
        step(s, act(one, by))
        let_chance_speak(s)
    return s.lines or []


def act(said: str | tuple[str, int], by: str = "A") -> Act:
    if isinstance(said, str):
        return GAME.act(f"{by} {said}")
    verb, noun = said
    return GAME.lexicon[verb].by(LETTERS.index(by), noun)


def may(s: Race, said: str | tuple[str, int], by: str = "A") -> bool:
    return act(said, by) in offered(s)


def lays(*cards: int) -> list[tuple[str, int]]:
    return [("lay", n) for n in cards]


def dealt(seats: int, seed: int = 3) -> Race:
    """A game after the deal, the homes still to be chosen."""
    return let_chance_speak(GAME.new(seats), seed)
