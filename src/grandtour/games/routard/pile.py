"""Pawns on the track: who stands on whom, who takes whom along, and who comes home."""

from __future__ import annotations

from grandtour.core.acts import Act
from grandtour.core.questions import Afterwards, ask, end, tell
from grandtour.families.track.board import DEPARTURE, FARE, reach
from grandtour.families.track.cards import MONEY
from grandtour.families.track.state import get_out, has_set, keep, opponents, progress, welcome
from grandtour.families.track.tales import NO_EFFECT
from grandtour.games.routard.acts import GO
from grandtour.games.routard.board import ARRIVAL
from grandtour.games.routard.breach import FinalClaim
from grandtour.games.routard.cards import FORMALITIES
from grandtour.games.routard.state import Journey, owed
from grandtour.games.routard.tales import MOVED, RIDES, SET_BROKEN, WALKS, WINS

# --- Who stands on whom ---


def pile(s: Journey, space: int) -> list[int]:
    """RO-63: the pawns on a space, the first to come at the bottom."""
    return [seat for seat in s.came if s.at[seat] == space]


def passengers(s: Journey, seat: int) -> list[int]:
    """RO-56, RO-97, A38, A41: whom this seat must take along: those above, if it is at the bottom, who may advance."""
    at = s.at[seat]
    if at in (DEPARTURE, ARRIVAL) or s.at.count(at) == 1:
        return []
    bottom, *above = pile(s, at)
    return [other for other in above if s.elements[other][FORMALITIES]] if bottom == seat else []


# --- Moves ---


def walks(s: Journey, seat: int) -> list[Act]:
    """RO-32, RO-33, A17, A18: as far as the money goes; one space is always free."""
    at = s.at[seat]
    return GO.acts[seat][at + 1 : at + 1 + reach(s.money[seat], ARRIVAL - at)]


def has_one_way(s: Journey, seat: int) -> bool:
    return reach(s.money[seat], ARRIVAL - s.at[seat]) == 1


def walk(s: Journey, seat: int, space: int) -> None:
    """Paid for, with those who are aboard."""
    fare = FARE[space - s.at[seat]]
    s.money[seat] -= fare
    tell(s, WALKS, seat, space, fare // MONEY.step)
    for other in s.aboard:
        tell(s, RIDES, other, space)
    put(s, (seat, *s.aboard), space)


def shift(s: Journey, seat: int, space: int) -> None:
    """RO-40, RO-65, A68: moved by a card, the active player with those aboard, anybody else alone."""
    if space == s.at[seat]:
        tell(s, NO_EFFECT)
        return
    tell(s, MOVED, seat, space)
    if seat != s.active:
        get_out(s, seat)
        put(s, (seat,), space)
        return
    for other in s.aboard:
        tell(s, RIDES, other, space)
    put(s, (seat, *s.aboard), space)


def place(s: Journey, seat: int, space: int) -> None:
    """A40, A44: put on a space alone; whoever was aboard stays behind."""
    get_out(s, seat)
    if space != s.at[seat]:
        put(s, (seat,), space)


def put(s: Journey, movers: tuple[int, ...], space: int) -> None:
    """A39: on top of whoever is there, in the same order. On the arrival airport the game may be over."""
    for seat in movers:
        s.at[seat] = space
    s.came = tuple([seat for seat in s.came if seat not in movers]) + movers
    if space == ARRIVAL:
        arrive(s, movers)


# --- Trophies, and the end ---


def win(s: Journey, seat: int, deck: int, card: int) -> None:
    keep(s, seat, deck, card)
    tell(s, WINS[deck], seat, card)


def complete(s: Journey, seats: tuple[int, ...]) -> list[int]:
    """RO-09, RO-98: those of them who have a set."""
    return [seat for seat in seats if has_set(s, seat, s.options.trophies)]


def arrive(s: Journey, movers: tuple[int, ...]) -> None:
    """A33, A58: whoever brings a set has won, once the others have had their chance to doubt a fresh card."""
    home = complete(s, movers)
    if home:
        ask(s, Homecoming(movers))
    for seat in reversed(home):
        if s.fresh[seat]:
            for other in reversed(opponents(s, seat)):
                ask(s, FinalClaim(other, seat))


class Homecoming(Afterwards[Journey]):
    """RO-09, A58: is there still a set among those who came home together?"""

    def __init__(self, movers: tuple[int, ...]) -> None:
        self.movers = movers

    def dropped(self, s: Journey) -> None:
        home = complete(s, self.movers)
        if home:
            finish(s, welcome(s, home), home)
        else:
            tell(s, SET_BROKEN)


def finish(s: Journey, reason: str, home: list[int]) -> None:
    end(s, reason, [rank(s, seat, seat in home) for seat in range(len(s.at))])


def rank(s: Journey, seat: int, home: bool) -> tuple[int, int, int, int, int]:
    """RO-94, A58: those home by their money less what they owe. A62, A71: behind them the others."""
    if home:
        return (0, owed(s, seat) - s.money[seat], 0, 0, 0)
    share, trophies, way, money = progress(s, seat, s.options.trophies)
    return (1, share, trophies, way, money)
