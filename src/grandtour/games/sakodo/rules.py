"""The course of a game of Sakodo, in the order of its rulebook. Clauses SK-nn and rulings A-n: docs/rules/sakodo.md.

What a turn is made of lies in modules of its own, each of which knows only those before it: `board`, `items`, `cards`,
`acts`, `tales`, `state`; `track`, `goods`, `sales`, `trades`, `deals`, `backpack`; `steps` and `effects`, `trophies`,
`tickets`, `spaces`, `hitching`.
"""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, SEATS, Act
from grandtour.core.questions import Afterwards, Question, ask, tell
from grandtour.core.tales import Line
from grandtour.families.track.board import AIRPORT, DEPARTURE, FIRST, JOB
from grandtour.families.track.tales import LEAVES, SKIPS
from grandtour.families.track.turns import RollToBegin, next_to_play
from grandtour.games.sakodo.acts import ASSIST, FLY, GO, LEAVE, PAY, ROLL, STAY, WORK
from grandtour.games.sakodo.backpack import PACK_DIE, DrawHand, buy_passport, stow
from grandtour.games.sakodo.board import ARRIVAL, NEXT_AIRPORT, PREVIOUS, TYPE_OF
from grandtour.games.sakodo.deals import Decision
from grandtour.games.sakodo.hitching import walk
from grandtour.games.sakodo.items import PASSPORT, PASSPORT_PRICE
from grandtour.games.sakodo.sales import can_raise
from grandtour.games.sakodo.spaces import stop
from grandtour.games.sakodo.state import Journey, Options, new_journey
from grandtour.games.sakodo.tales import (
    ASK_BACK,
    ASK_DEPARTURE,
    ASK_LANDED,
    ASK_NO_PASSPORT,
    ASK_PASSPORT,
    ASK_TURN,
    FLIES,
    GOES_BACK_TO_WORK,
    RECEIVES,
    STAYS,
)
from grandtour.games.sakodo.tickets import PRICE_DIE, TICKET_OFFER
from grandtour.games.sakodo.track import arrive, finish, finish_round, put, walks
from grandtour.games.sakodo.trophies import TURN_UP

DEALT: Final = 4  # SK-05: Sakodo cards, and job cards
LONG_ENOUGH: Final = 3  # SK-49


# --- Preparation ---


class Deal(DrawHand):
    """SK-05, A3: four Sakodo cards; a second passport is replaced."""

    def choose(self, s: Journey, act: Act) -> None:
        tell(s, RECEIVES, self.seat, self.cards, act.noun)
        rejected = stow(s, self.seat, act.noun)
        if rejected:
            ask(s, Deal(self.seat, rejected))


class FirstRoll(RollToBegin[Journey]):
    """SK-10, A6: everyone rolls, the highest begins, and those who tie roll again."""

    def handed_on(self, rolling: tuple[int, ...], so_far: tuple[int, ...]) -> Question[Journey]:
        return FirstRoll(rolling, so_far)

    def begin(self, s: Journey, seat: int) -> None:
        begin_turn(s, seat)


# --- Departure ---


class Departure(Decision):
    """SK-22, SK-25, A11: complete the backpack, leave, or work here; from the third turn, pay for a passport."""

    def options(self, s: Journey) -> list[Act]:
        seat = self.seat
        acts = [ROLL.acts[seat][0], WORK.acts[seat][0]]
        if s.packs[seat][PASSPORT]:
            if s.tickets[seat]:
                acts.append(LEAVE.acts[seat][0])
        elif s.without[seat] >= LONG_ENOUGH and s.money[seat] >= PASSPORT_PRICE:
            acts.append(PAY.acts[seat][0])
        return acts

    def answer(self, s: Journey, act: Act) -> None:
        seat = self.seat
        if act.verb is ROLL:
            ask(s, TICKET_OFFER[seat])
            ask(s, PACK_DIE[seat])
        elif act.verb is WORK:
            ask(s, TURN_UP[JOB][seat])
        elif act.verb is PAY:
            buy_passport(s, seat)
        else:
            leave(s, seat)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_DEPARTURE, ())


def leave(s: Journey, seat: int) -> None:
    """SK-23, SK-24: a ticket for the flight to the first airport, and the turn goes on there."""
    s.tickets[seat] -= 1
    s.at[seat] = FIRST
    tell(s, LEAVES, seat)
    ask(s, LANDED[seat])


# --- The turn ---


def begin_turn(s: Journey, seat: int) -> None:
    """A34: have they won meanwhile? A50: must they skip? Then at the departure, without a passport, or on the way."""
    s.active = seat
    s.aboard = s.picked = s.proposed = ()
    s.bought = ()
    if s.at[seat] == ARRIVAL and arrive(s, (seat,)):
        if s.home:
            pass_turn(s, seat)
        return
    if s.skips[seat]:
        s.skips[seat] -= 1
        tell(s, SKIPS, seat)
        pass_turn(s, seat)
        return
    ask(s, TURN_ENDS[seat])
    has_passport = s.packs[seat][PASSPORT]
    s.without[seat] += not has_passport
    if s.at[seat] == DEPARTURE:
        ask(s, DEPARTING[seat])
    else:
        ask(s, TURN[seat] if has_passport else WITHOUT_PASSPORT[seat])


class TurnEnds(Afterwards[Journey]):
    """What waits below all else that a turn brings."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def dropped(self, s: Journey) -> None:
        """A22: whoever was not picked up in this turn can be picked up three times again."""
        rides = s.rides[self.seat]
        if any(rides):
            s.rides[self.seat] = tuple([n if other in s.picked else 0 for other, n in enumerate(rides)])
        pass_turn(s, self.seat)


def pass_turn(s: Journey, seat: int) -> None:
    """SK-11: clockwise, past those who have left. A round is over when its first player is due again (A47, A59)."""
    following = next_to_play(s, seat, s.round if s.home else s.options.rounds)
    if following != NOBODY:
        begin_turn(s, following)
    elif s.home:
        finish_round(s)
    else:
        finish(s, "rounds", [])


class Turn(Decision):
    """SK-28, SK-44, SK-61: walk; on an airport also stay or fly (A25); or go back to work."""

    def options(self, s: Journey) -> list[Act]:
        seat, at = self.seat, s.at[self.seat]
        acts = walks(s, seat)
        if TYPE_OF[at] == AIRPORT:
            acts.append(STAY.acts[seat][0])
            if s.tickets[seat]:
                acts += flights(seat, at)
        if PREVIOUS[JOB][at] != NOBODY:
            acts.append(ASSIST.acts[seat][0])
        return acts

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is GO:
            walk(s, self.seat, act.noun)
        elif act.verb is STAY:
            tell(s, STAYS, self.seat, s.at[self.seat])
            stop(s, self.seat)
        elif act.verb is ASSIST:
            go_back_to_work(s, self.seat)
        else:
            fly(s, self.seat, act.noun)

    def prompt(self, s: Journey) -> Line:
        at = s.at[self.seat]
        return Line(ASK_BACK if at == ARRIVAL else ASK_TURN, (at,))


# --- Planes ---


def flights(seat: int, at: int) -> list[Act]:
    """SK-45, A26: one airport back or on, never to the departure."""
    fly = FLY.acts[seat]
    return [fly[space] for space in (PREVIOUS[AIRPORT][at], NEXT_AIRPORT[at]) if space != NOBODY]


def fly(s: Journey, seat: int, space: int) -> None:
    s.tickets[seat] -= 1
    tell(s, FLIES, seat, space)
    if not put(s, seat, space):
        ask(s, LANDED[seat])


class Landed(Decision):
    """A12: after a flight the turn goes on: walk, or stay for what the airport offers."""

    def moot(self, s: Journey) -> bool:
        return s.at[self.seat] == ARRIVAL  # there is no walking on from there

    def dropped(self, s: Journey) -> None:
        stop(s, self.seat)

    def options(self, s: Journey) -> list[Act]:
        acts = walks(s, self.seat)
        acts.append(STAY.acts[self.seat][0])
        return acts

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is GO:
            walk(s, self.seat, act.noun)
        else:
            tell(s, STAYS, self.seat, s.at[self.seat])
            stop(s, self.seat)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_LANDED, (s.at[self.seat],))


# --- Without a passport ---


class WithoutPassport(Decision):
    """SK-48, SK-49, A28: roll; from the third turn on one may pay instead."""

    def moot(self, s: Journey) -> bool:
        return s.without[self.seat] < LONG_ENOUGH or not can_raise(s, self.seat, PASSPORT_PRICE)

    def dropped(self, s: Journey) -> None:
        ask(s, PACK_DIE[self.seat])

    def options(self, s: Journey) -> list[Act]:
        acts = [ROLL.acts[self.seat][0]]
        if s.money[self.seat] >= PASSPORT_PRICE:
            acts.append(PAY.acts[self.seat][0])
        return acts

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is ROLL:
            ask(s, PACK_DIE[self.seat])
        else:
            buy_passport(s, self.seat)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_PASSPORT if s.money[self.seat] >= PASSPORT_PRICE else ASK_NO_PASSPORT, ())


# --- Short of money ---


def go_back_to_work(s: Journey, seat: int) -> None:
    """SK-61 to SK-63: Job-Assistance, free of charge, and the whole turn (A38)."""
    s.at[seat] = PREVIOUS[JOB][s.at[seat]]
    tell(s, GOES_BACK_TO_WORK, seat, s.at[seat])
    ask(s, TURN_UP[JOB][seat])


# --- The questions that have no more to say than who is asked ---

DEPARTING: Final = [Departure(seat) for seat in range(SEATS)]
TURN: Final = [Turn(seat) for seat in range(SEATS)]
TURN_ENDS: Final = [TurnEnds(seat) for seat in range(SEATS)]
LANDED: Final = [Landed(seat) for seat in range(SEATS)]
WITHOUT_PASSPORT: Final = [WithoutPassport(seat) for seat in range(SEATS)]


def start(seats: int, options: Options) -> Journey:
    """A game about to begin. Set-up goes round in the order of the seats (A6)."""
    s = new_journey(seats, options)
    ask(s, FirstRoll(s.playing, ()))
    for seat in reversed(s.playing):
        ask(s, PRICE_DIE[seat])  # SK-08
    for seat in reversed(s.playing):
        for _ in range(DEALT):
            ask(s, TURN_UP[JOB][seat])  # SK-06
    for seat in reversed(s.playing):
        ask(s, Deal(seat, DEALT))
    return s
