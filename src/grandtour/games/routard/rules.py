"""The course of a game of the Routard, in the order of its rulebook. Clauses RO-nn and rulings A-n: docs/rules/.

What a turn is made of lies in modules of its own, each of which knows only those before it: `board`, `cards`, `acts`,
`tales`, `state`; `money`, `goods`, `sales`; `breach`, `pile`, `deals`; `shop`, `effects`, `spaces`, `lodging`;
`travel`, `preparation`.
"""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, SEATS, Act
from grandtour.core.questions import Afterwards, Question, ask, tell
from grandtour.core.tales import Line
from grandtour.families.track.board import AIRPORT, DEPARTURE
from grandtour.families.track.cards import MONEY
from grandtour.families.track.tales import SKIPS
from grandtour.families.track.turns import RollToBegin, next_to_play
from grandtour.games.routard.acts import ASSIST, BUY, FLY, GO, ROLL, WORK
from grandtour.games.routard.board import ARRIVAL, NEXT_AIRPORT, PREVIOUS, TICKET_PRICE, TYPE_OF
from grandtour.games.routard.cards import ELEMENT_PRICE, FORMALITIES, POOR
from grandtour.games.routard.deals import Decision
from grandtour.games.routard.effects import SKIP
from grandtour.games.routard.pile import arrive, finish, passengers, walks
from grandtour.games.routard.preparation import SET_OUT, SHEETS, leave
from grandtour.games.routard.sales import sales
from grandtour.games.routard.shop import buy, wares
from grandtour.games.routard.state import Journey, Options, new_journey, owed
from grandtour.games.routard.tales import (
    ASK_BACK,
    ASK_DRIVE,
    ASK_OBEY,
    ASK_OWING,
    ASK_STRANDED,
    ASK_STRANDED_WORK,
    ASK_TURN,
    LAPSES,
)
from grandtour.games.routard.travel import DRIVE_DIE, Toll, assist, commit, fly, go, work

# --- Who begins ---


class FirstRoll(RollToBegin[Journey]):
    """RO-06, A4: everyone rolls, the highest begins, and those who tie roll again."""

    def handed_on(self, rolling: tuple[int, ...], so_far: tuple[int, ...]) -> Question[Journey]:
        return FirstRoll(rolling, so_far)

    def begin(self, s: Journey, seat: int) -> None:
        begin_turn(s, seat)


# --- The turn ---


def begin_turn(s: Journey, seat: int) -> None:
    """A58: have those on the arrival airport won meanwhile? If not, the turn goes on."""
    s.active = seat
    s.aboard = ()
    s.bought = ()
    s.ticket_bought = False
    ask(s, TURN_ENDS[seat])
    if s.at[seat] == ARRIVAL:
        ask(s, TURN_BEGINS[seat])
        arrive(s, (seat,))
    else:
        go_on(s, seat)


class TurnBegins(Afterwards[Journey]):
    """What waits until nobody doubts a set any more (A33)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def dropped(self, s: Journey) -> None:
        go_on(s, self.seat)


def go_on(s: Journey, seat: int) -> None:
    """A45: must they skip? Then where bags are packed, or on the way."""
    if s.instructions[seat] and s.instructions[seat][0] == SKIP:
        s.instructions[seat] = s.instructions[seat][1:]
        tell(s, SKIPS, seat)
    elif s.at[seat] != DEPARTURE:
        travel(s, seat)
    elif s.options.express:
        leave_at_once(s, seat)
    else:
        ask(s, SHEETS[seat])


def leave_at_once(s: Journey, seat: int) -> None:
    """RO-103, A65: whom a letter has left in debt or without formalities is no better off on the first airport."""
    leave(s, seat)
    if s.debts[seat] or not s.elements[seat][FORMALITIES]:
        travel(s, seat)
    else:
        ask(s, SET_OUT[seat])


def travel(s: Journey, seat: int) -> None:
    """A45, A46: an instruction to advance replaces the choice; it lapses for whoever owes, is stuck or has arrived."""
    stranded = not s.elements[seat][FORMALITIES]
    advance = 0
    if s.instructions[seat]:
        advance = s.instructions[seat][0]
        s.instructions[seat] = s.instructions[seat][1:]
    if advance and (stranded or s.debts[seat] or s.at[seat] == ARRIVAL):
        tell(s, LAPSES, seat)
        advance = 0
    if advance:
        ask(s, Turn(seat, False, advance))
    else:
        ask(s, STRANDED[seat] if stranded else TURN[s.money[seat] < POOR][seat])


class TurnEnds(Afterwards[Journey]):
    """What waits below all else that a turn brings."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def dropped(self, s: Journey) -> None:
        pass_turn(s, self.seat)


def pass_turn(s: Journey, seat: int) -> None:
    """RO-07: clockwise, past those who have left. A round is over when its first player is due again (A62)."""
    following = next_to_play(s, seat, s.options.rounds)
    if following == NOBODY:
        finish(s, "rounds", [])
    else:
        begin_turn(s, following)


class Turn(Decision):
    """RO-32, RO-51, RO-57, RO-80: walk, fly, drive whoever has joined, or go to work; A34: shop on an airport first."""

    def __init__(self, seat: int, poor: bool, advance: int) -> None:
        super().__init__(seat)
        self.poor = poor  # A51: at the beginning of the turn
        self.advance = advance  # A45: so many spaces, as a card demands; 0 where the choice is free

    def options(self, s: Journey) -> list[Act]:
        seat, at = self.seat, s.at[self.seat]
        if s.debts[seat]:
            return [ASSIST.acts[seat][0]]  # A54
        if self.advance:
            acts = [GO.acts[seat][min(ARRIVAL, at + self.advance)]]
        else:
            acts = moves(s, seat)
            if self.poor or s.let_go[seat] or cannot_leave(s, seat):
                acts.append(ASSIST.acts[seat][0])  # A51
        return acts + wares(s, seat) if TYPE_OF[at] == AIRPORT else acts

    def answer(self, s: Journey, act: Act) -> None:
        seat, verb = self.seat, act.verb
        if verb is BUY:
            ask(s, self)
            buy(s, seat, act.noun)
        elif verb is ROLL:
            commit(s, seat)
            ask(s, DRIVE_DIE[seat])
        elif verb is FLY:
            fly(s, seat, act.noun)
        elif verb is ASSIST:
            assist(s, seat)
        elif self.advance:
            commit(s, seat)
            ask(s, Toll(seat, act.noun - s.at[seat], False))  # RO-104
        else:
            go(s, seat, act.noun)

    def prompt(self, s: Journey) -> Line:
        seat, at = self.seat, s.at[self.seat]
        if s.debts[seat]:
            return Line(ASK_OWING, (owed(s, seat) // MONEY.step,))
        if at == ARRIVAL:
            return Line(ASK_BACK, (at,))
        if self.advance:
            return Line(ASK_OBEY, (at,))
        riders = passengers(s, seat)
        return Line(ASK_DRIVE, (at, *riders)) if riders else Line(ASK_TURN, (at,))


def moves(s: Journey, seat: int) -> list[Act]:
    at = s.at[seat]
    if at == ARRIVAL:
        return [FLY.acts[seat][PREVIOUS[AIRPORT][at]]] if s.tickets[seat] else []  # RO-95, RO-97
    if passengers(s, seat):
        return [ROLL.acts[seat][0]]  # RO-53, RO-57
    acts = walks(s, seat)
    if s.tickets[seat] and TYPE_OF[at] == AIRPORT:
        acts.append(FLY.acts[seat][NEXT_AIRPORT[at]])  # A36, A37
    return acts


def cannot_leave(s: Journey, seat: int) -> bool:
    """A59: on the arrival airport with neither a ticket nor a way to buy one."""
    if s.at[seat] != ARRIVAL or s.tickets[seat]:
        return False
    return s.ticket_bought or s.money[seat] < TICKET_PRICE[ARRIVAL]


# --- Without formalities ---


class Stranded(Decision):
    """RO-70, RO-105, A50: whoever has the money buys formalities and plays on; the others work where they are."""

    def moot(self, s: Journey) -> bool:
        return s.money[self.seat] >= ELEMENT_PRICE[FORMALITIES]

    def dropped(self, s: Journey) -> None:
        buy(s, self.seat, FORMALITIES)
        ask(s, TURN[s.money[self.seat] < POOR][self.seat])

    def options(self, s: Journey) -> list[Act]:
        return [WORK.acts[self.seat][0]]

    def answer(self, s: Journey, act: Act) -> None:
        work(s, self.seat)

    def prompt(self, s: Journey) -> Line:
        tale = ASK_STRANDED if sales(s, self.seat) else ASK_STRANDED_WORK
        return Line(tale, (ELEMENT_PRICE[FORMALITIES] // MONEY.step,))


# --- The questions that have no more to say than who is asked ---

TURN_BEGINS: Final = [TurnBegins(seat) for seat in range(SEATS)]
TURN_ENDS: Final = [TurnEnds(seat) for seat in range(SEATS)]
TURN: Final = [[Turn(seat, poor, 0) for seat in range(SEATS)] for poor in (False, True)]
STRANDED: Final = [Stranded(seat) for seat in range(SEATS)]


def start(seats: int, options: Options) -> Journey:
    """A game about to begin."""
    s = new_journey(seats, options)
    ask(s, FirstRoll(s.playing, ()))
    return s
