"""What is true of every journey on the track: who is where with how much money, and what they have won."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grandtour.core.acts import NOBODY, Kind
from grandtour.core.auction import clockwise
from grandtour.core.decks import Deck
from grandtour.core.questions import State, tell
from grandtour.families.track.board import DEPARTURE, JOB, TROPHIES
from grandtour.families.track.tales import COMES_HOME, RETIRES


@mypyc_attr(allow_interpreted_subclasses=True)
class Travels(State):
    """Each room adds its own fields, and copies them in `clone`."""

    decks: list[Deck]
    won: list[list[tuple[int, ...]]]  # the trophies of each deck, seat by seat
    money: list[int]
    tickets: list[int]
    at: list[int]
    aboard: tuple[int, ...] = ()  # whom the active player takes along
    bought: tuple[tuple[int, int], ...] = ()  # who has bought which good at an auction in this turn
    sales: list[int]  # auctions opened out of turn in this round
    playing: tuple[int, ...]
    first: int = NOBODY
    active: int = NOBODY
    round: int = 1


def set_up(s: Travels, seats: int, decks: list[Kind]) -> None:
    """All decks unseen, everyone where one sets out from, with nothing."""
    s.decks = [Deck(list(range(len(deck.words))), []) for deck in decks]
    s.won = [[()] * seats for _ in range(TROPHIES)]
    s.money = [0] * seats
    s.tickets = [0] * seats
    s.at = [DEPARTURE] * seats
    s.sales = [0] * seats
    s.playing = tuple(range(seats))


def copy(s: Travels, other: Travels) -> None:
    """Make all that every journey has the same as in another one, and share nothing that can change."""
    s.stack = other.stack[:]
    s.outcome = other.outcome
    s.decks = [deck.clone() for deck in other.decks]
    s.won = [seats[:] for seats in other.won]
    s.money = other.money[:]
    s.tickets = other.tickets[:]
    s.at = other.at[:]
    s.aboard = other.aboard
    s.bought = other.bought
    s.sales = other.sales[:]
    s.playing = other.playing
    s.first = other.first
    s.active = other.active
    s.round = other.round


# --- Who plays ---


def opponents(s: Travels, seat: int) -> list[int]:
    """The others who are still playing, clockwise."""
    return [other for other in clockwise(len(s.at), seat)[:-1] if other in s.playing]


def get_out(s: Travels, seat: int) -> None:
    """They ride no further, and without its driver a ride is over."""
    s.aboard = () if seat == s.active else tuple([other for other in s.aboard if other != seat])


def leave_the_game(s: Travels, seat: int) -> None:
    """The pawn leaves the board, and its owner's trophies, money and tickets go back to the supply."""
    tell(s, RETIRES, seat)
    s.playing = tuple([other for other in s.playing if other != seat])
    for deck, seats in enumerate(s.won):
        s.decks[deck].under += seats[seat]
        seats[seat] = ()
    s.money[seat] = s.tickets[seat] = 0
    s.at[seat] = NOBODY
    get_out(s, seat)


# --- Cards and trophies ---


def put_under(s: Travels, deck: int, card: int, reshuffle: bool) -> None:
    """A used card goes under its deck; if that is agreed, a deck of which all are used is shuffled, but no trophies."""
    cards = s.decks[deck]
    cards.under.append(card)
    if reshuffle and not cards.unseen and deck >= JOB:
        cards.unseen, cards.under = cards.under, []


def keep(s: Travels, seat: int, deck: int, card: int) -> None:
    """A trophy, from under its deck into the travel journal."""
    s.decks[deck].under.remove(card)
    s.won[deck][seat] += (card,)


def has_set(s: Travels, seat: int, of_each: int) -> bool:
    return min([len(seats[seat]) for seats in s.won]) >= of_each


# --- The end ---


def welcome(s: Travels, home: list[int]) -> str:
    """Say who has come home with a set; the reason for which the game then ends."""
    for seat in home:
        tell(s, COMES_HOME, seat)
    return "arrival" if len(home) == 1 else "together"


def progress(s: Travels, seat: int, of_each: int) -> tuple[int, int, int, int]:
    """How those who are not home are ranked: by their share of a set, all trophies, the way they have come, money.

    Whoever has left has nothing, not even a space, and so comes last.
    """
    trophies = [len(seats[seat]) for seats in s.won]
    return (-sum([min(n, of_each) for n in trophies]), -sum(trophies), -s.at[seat], -s.money[seat])
