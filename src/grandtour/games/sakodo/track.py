"""Pawns on the track: what a walk costs, who goes along, what is won, and who comes home."""

from __future__ import annotations

from grandtour.core.acts import Act
from grandtour.core.questions import end, tell
from grandtour.families.track.board import FARE, reach
from grandtour.families.track.cards import MONEY
from grandtour.families.track.state import get_out, has_set, keep, progress, welcome
from grandtour.games.sakodo.acts import GO
from grandtour.games.sakodo.board import ARRIVAL
from grandtour.games.sakodo.cards import SET
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.tales import MOVED, RIDES, WALKS, WINS


def walks(s: Journey, seat: int) -> list[Act]:
    """SK-28, SK-29: as far as the money goes; one space is always free (A14)."""
    at = s.at[seat]
    return GO.acts[seat][at + 1 : at + 1 + reach(s.money[seat], ARRIVAL - at)]


def has_one_way(s: Journey, seat: int) -> bool:
    """Is there, for all to see, a single space to go to? Hidden money (A43) may reach farther."""
    ahead = ARRIVAL - s.at[seat]
    return ahead == 1 or (not s.options.hidden_money and reach(s.money[seat], ahead) == 1)


def go(s: Journey, seat: int, space: int) -> bool:
    """One leg, paid for by itself (SK-35), with all who are aboard (SK-33, SK-36). True if it ends their journey."""
    fare = FARE[space - s.at[seat]]
    s.money[seat] -= fare
    tell(s, WALKS, seat, space, fare // MONEY.step)
    return put(s, seat, space)


def shift(s: Journey, seat: int, space: int) -> bool:
    """SK-60: whoever is moved by a card does not play the space. True if it ends their journey."""
    tell(s, MOVED, seat, space)
    return put(s, seat, space)


def put(s: Journey, seat: int, space: int) -> bool:
    """A pawn on a space, and with that of the active player those aboard (SK-41). True if it ends their journey."""
    s.at[seat] = space
    if seat != s.active:
        get_out(s, seat)
        return space == ARRIVAL and arrive(s, (seat,))
    for other in s.aboard:
        s.at[other] = space
        tell(s, RIDES, other, space)
    return space == ARRIVAL and arrive(s, (seat, *s.aboard))


# --- Trophies, and the end ---


def win(s: Journey, seat: int, deck: int, card: int) -> None:
    keep(s, seat, deck, card)
    tell(s, WINS[deck], seat, card)


def arrive(s: Journey, movers: tuple[int, ...]) -> bool:
    """SK-13, A33: do any of those who come to the arrival airport together bring a set? Then the game is over.

    A59: or it goes on until the round is finished. True if the first of them journeys no further.
    """
    home = [seat for seat in movers if has_set(s, seat, SET)]
    if not home:
        return False
    reason = welcome(s, home)
    if s.options.finish_round:
        stay_home(s, home)
        return movers[0] in home
    finish(s, reason, home)
    return True


def stay_home(s: Journey, home: list[int]) -> None:
    """A59: they keep what they have, and nothing befalls them any more."""
    s.home += tuple(home)
    s.playing = tuple([seat for seat in s.playing if seat not in home])
    for seat in home:
        get_out(s, seat)


def finish_round(s: Journey) -> None:
    """A59: those who have come home in this round are compared as if they had come together."""
    finish(s, "arrival" if len(s.home) == 1 else "together", list(s.home))


def finish(s: Journey, reason: str, home: list[int]) -> None:
    end(s, reason, [by_progress(s, seat, seat in home) for seat in range(len(s.packs))])


def by_progress(s: Journey, seat: int, home: bool) -> tuple[int, int, int, int, int]:
    """SK-71, SK-72: those home by trophies, then money. A47, A57: behind them the others."""
    if home:
        return (0, -sum([len(seats[seat]) for seats in s.won]), -s.money[seat], 0, 0)
    share, trophies, way, money = progress(s, seat, SET)
    return (1, share, trophies, way, money)
