"""What is true of every journey on the track: who is where with how much money, and what they have won."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grandtour.core.acts import NOBODY
from grandtour.core.auction import clockwise
from grandtour.core.decks import Deck
from grandtour.core.questions import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Travels(State):
    """Each room adds its own fields, and copies all of them in `clone`."""

    decks: list[Deck]
    won: list[list[tuple[int, ...]]]  # the trophies of each deck, seat by seat
    money: list[int]
    tickets: list[int]
    at: list[int]
    bought: tuple[tuple[int, int], ...] = ()  # who has bought which good at an auction in this turn
    sales: list[int]  # auctions opened out of turn in this round
    playing: tuple[int, ...]
    first: int = NOBODY
    active: int = NOBODY
    round: int = 1


def opponents(s: Travels, seat: int) -> list[int]:
    """The others who are still playing, clockwise."""
    return [other for other in clockwise(len(s.at), seat)[:-1] if other in s.playing]


# --- Trophies ---


def keep(s: Travels, seat: int, deck: int, card: int) -> None:
    """A trophy, from under its deck into the travel journal."""
    s.decks[deck].under.remove(card)
    s.won[deck][seat] += (card,)


def has_set(s: Travels, seat: int, of_each: int) -> bool:
    return min([len(seats[seat]) for seats in s.won]) >= of_each


def progress(s: Travels, seat: int, of_each: int) -> tuple[int, int, int, int]:
    """How those who are not home are ranked: by their share of a set, all trophies, the way they have come, money.

    Whoever has left has nothing, not even a space, and so comes last.
    """
    trophies = [len(seats[seat]) for seats in s.won]
    return (-sum([min(n, of_each) for n in trophies]), -sum(trophies), -s.at[seat], -s.money[seat])
