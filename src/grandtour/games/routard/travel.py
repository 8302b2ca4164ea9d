"""The second stage: the ways to move, and what follows where a move ends."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, SEATS, Act
from grandtour.core.draws import RollDie
from grandtour.core.questions import Afterwards, ask, tell
from grandtour.core.tales import Line
from grandtour.families.track.board import FARE, JOB
from grandtour.families.track.cards import MONEY
from grandtour.families.track.tales import ROLLS
from grandtour.games.routard.acts import ASSIST
from grandtour.games.routard.board import ARRIVAL, PREVIOUS, SELLS_CHEQUES
from grandtour.games.routard.lodging import NIGHT, WORKERS_NIGHT
from grandtour.games.routard.pile import passengers, place, put, walk
from grandtour.games.routard.sales import Raising
from grandtour.games.routard.shop import CHEQUE_SHOP
from grandtour.games.routard.state import Journey
from grandtour.games.routard.tales import ASK_TOLL, DRIVES, FLIES, GOES_BACK_TO_WORK, WALKS, WORKS_HERE


def commit(s: Journey, seat: int) -> None:
    """A31, A51: the move of a new turn: it is too late to claim a fine, and an achat let go is forgotten."""
    s.fresh[seat] = None
    s.let_go[seat] = False


class Arrived(Afterwards[Journey]):
    """RO-31, RO-36: cheques where they are sold, then a bed, then the space."""

    def __init__(self, seat: int, by_die: bool) -> None:
        self.seat = seat
        self.by_die = by_die

    def dropped(self, s: Journey) -> None:
        ask(s, NIGHT[self.by_die][self.seat])
        if SELLS_CHEQUES[s.at[self.seat]]:
            ask(s, CHEQUE_SHOP[self.seat])


# --- On foot and by plane ---


def go(s: Journey, seat: int, space: int) -> None:
    """RO-32, RO-64: alone."""
    commit(s, seat)
    ask(s, ARRIVED[False][seat])
    walk(s, seat, space)


def fly(s: Journey, seat: int, space: int) -> None:
    """RO-51, RO-52, RO-107: a ticket, the whole move of the turn, then a bed."""
    commit(s, seat)
    s.tickets[seat] -= 1
    tell(s, FLIES, seat, space)
    ask(s, ARRIVED[False][seat])
    put(s, (seat,), space)


# --- With passengers ---


class DriveDie(RollDie[Journey]):
    """RO-57, RO-93: the die says how far; nobody goes beyond the arrival airport."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rolled(self, s: Journey, pips: int) -> None:
        tell(s, ROLLS, self.seat, pips)
        ask(s, Toll(self.seat, min(pips, ARRIVAL - s.at[self.seat]), True))


class Toll(Raising):
    """RO-58, A42, A43: the driver pays for the spaces really moved, sells for it, or goes to work alone."""

    def __init__(self, seat: int, spaces: int, by_die: bool) -> None:
        super().__init__(seat, FARE[spaces])
        self.spaces = spaces
        self.by_die = by_die

    def covered(self, s: Journey) -> None:
        drive(s, self.seat, self.spaces, self.by_die)

    def short(self, s: Journey) -> None:
        assist(s, self.seat)

    def way_out(self) -> Act:
        return ASSIST.acts[self.seat][0]

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_TOLL, (self.amount // MONEY.step,))


def drive(s: Journey, seat: int, spaces: int, by_die: bool) -> None:
    """RO-56 to RO-61: the driver pays, for everyone who is carried."""
    space = s.at[seat] + spaces
    s.aboard = tuple(passengers(s, seat))
    s.money[seat] -= FARE[spaces]
    if s.aboard:
        tell(s, DRIVES, seat, space, FARE[spaces] // MONEY.step, *s.aboard)
    else:
        tell(s, WALKS, seat, space, FARE[spaces] // MONEY.step)
    ask(s, ARRIVED[by_die][seat])
    put(s, (seat, *s.aboard), space)


# --- Work ---


def assist(s: Journey, seat: int) -> None:
    """RO-81, A52, A53: Job Assistance, on the job space behind, alone and free of charge."""
    commit(s, seat)
    back = PREVIOUS[JOB][s.at[seat]]
    if back == NOBODY:
        work(s, seat)
        return
    place(s, seat, back)
    tell(s, GOES_BACK_TO_WORK, seat, back)
    ask(s, WORKERS_NIGHT[seat])


def work(s: Journey, seat: int) -> None:
    """A50, A52: a job where one stands."""
    commit(s, seat)
    tell(s, WORKS_HERE, seat)
    ask(s, WORKERS_NIGHT[seat])


# --- The questions that have no more to say than who is asked ---

ARRIVED: Final = [[Arrived(seat, by_die) for seat in range(SEATS)] for by_die in (False, True)]
DRIVE_DIE: Final = [DriveDie(seat) for seat in range(SEATS)]
