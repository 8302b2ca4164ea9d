"""The hasard cards (RF-47 to RF-53)."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, SEATS, Act, Verb
from grandtour.core.decks import Deck
from grandtour.core.draws import DrawCard
from grandtour.core.questions import Afterwards, Asked, Question, ask, tell
from grandtour.core.tales import Line
from grandtour.games.richesses.acts import CARD, DECLINE, HITCH, SEEK, SWAP
from grandtour.games.richesses.arrival import arrive
from grandtour.games.richesses.board import (
    CAPITALS,
    FOOT,
    IS_PASSAGE,
    MODES,
    RESALE,
    WALK,
    away,
    lift,
)
from grandtour.games.richesses.cards import (
    AMOUNT,
    EFFECTS,
    GRANTED,
    IS_PAYMENT,
    MODE_AMOUNT,
    SECTIONS,
    TOWN,
)
from grandtour.games.richesses.circuits import circuit_of
from grandtour.games.richesses.money import Settle, earn
from grandtour.games.richesses.pieces import enter, put, shut_to, standing_on, stranded, taken
from grandtour.games.richesses.state import WORKED, Tour, hand, owns, ruined
from grandtour.games.richesses.tales import (
    ASK_LIFT,
    ASK_SEEK,
    ASK_SWAP,
    GAINS,
    HITCHES,
    PAYS,
    SEEKS,
    SENT,
    SET_ASIDE,
    STAYS,
    SWAPS,
    TURNS_BACK,
    TURNS_UP,
)
from grandtour.games.richesses.tales import GRANTED as IS_GRANTED
from grandtour.games.richesses.tolls import DrawRegion, put_back
from grandtour.games.richesses.work import work

MOST_CARDS: Final = 3  # A18


def come(s: Tour, seat: int, point: int, passed: bool = False) -> None:
    """Arrive on a point in full: room is made, then toll, pawn, finish and formality, then a card (A17)."""
    if passed or IS_PASSAGE[point]:
        ask(s, PASSAGE[seat])
    arrive(s, seat)
    enter(s, seat, point, seat)


class Passage(Afterwards[Tour]):
    """RF-48: a passage point brings a card; with *passing*, so does one that was passed on the way (A1)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def dropped(self, s: Tour) -> None:
        if s.on_board[self.seat] and s.drawn < MOST_CARDS and circuit_of(s).draws(s, self.seat):
            s.drawn += 1
            ask(s, DrawHasard(self.seat, len(s.hasard)))


PASSAGE: Final = [Passage(seat) for seat in range(SEATS)]


class DrawHasard(DrawCard[Tour]):
    """A19: every card goes under the pile. The ruined draw again instead of paying (RF-52), `left` times (A20)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def deck(self, s: Tour) -> Deck:
        return s.hasard

    def verb(self) -> Verb:
        return CARD

    def drawn(self, s: Tour, card: int) -> None:
        s.hasard.under.append(card)
        if not IS_PAYMENT[card] or not ruined(s, self.seat):
            tell(s, TURNS_UP, self.seat, card)
            obey(s, self.seat, card)
            return
        tell(s, SET_ASIDE, self.seat, card)
        if self.left > 1:
            ask(s, DrawHasard(self.seat, self.left - 1))


def obey(s: Tour, seat: int, card: int) -> None:
    """RF-47: what the card says."""
    effect = EFFECTS[card]
    if IS_PAYMENT[card]:
        ask(s, Settle(seat, dues_of(s, seat, card), False))
    elif effect == "gain":
        tell(s, GAINS, seat, AMOUNT[card])
        earn(s, seat, AMOUNT[card])
    elif effect == "gain-each":
        collect(s, seat, AMOUNT[card])
    elif effect == "goto":
        go_to(s, seat, TOWN[card])
    elif effect == "grant":
        grant(s, seat, GRANTED[card])
    elif effect == "skip":
        s.skip[seat] += 1
    elif effect == "again":
        move_again(s, seat)
    elif effect == "lift":
        ask(s, Lift(seat, SECTIONS[card]))
    elif effect == "back":
        turn_back(s, seat)
    elif effect == "swap-region":
        ask(s, SwapRegion(seat))
    else:
        ask(s, FindWork(seat))


# --- Money and vehicles ---


def dues_of(s: Tour, seat: int, card: int) -> tuple[tuple[int, int], ...]:
    """To the bank, by the mode of this move if the card says so; or to each opponent in turn (A64)."""
    if EFFECTS[card] == "pay-each":
        return tuple([(other, AMOUNT[card]) for other in opponents(s, seat)])
    return ((NOBODY, MODE_AMOUNT[card][s.mode[seat]] if EFFECTS[card] == "mode-pay" else AMOUNT[card]),)


def opponents(s: Tour, seat: int) -> list[int]:
    seats = len(s.at)
    return [(seat + i) % seats for i in range(1, seats)]


def collect(s: Tour, seat: int, francs: int) -> None:
    """A64: from each what cash they have, up to the sum."""
    for other in opponents(s, seat):
        paid = min(francs, s.cash[other])
        if paid:
            s.cash[other] -= paid
            tell(s, PAYS, other, seat, paid)
            earn(s, seat, paid)


def grant(s: Tour, seat: int, vehicle: int) -> None:
    """RF-53, A21: a second one of the same sort is paid out."""
    if owns(s, seat, vehicle):
        tell(s, GAINS, seat, RESALE[vehicle])
        earn(s, seat, RESALE[vehicle])
    else:
        tell(s, IS_GRANTED, seat, vehicle)
        s.vehicles[seat] |= 1 << vehicle


# --- Journeys ---


def go_to(s: Tour, seat: int, point: int) -> None:
    """RF-49, RF-50: at no fare, whoever stands there."""
    tell(s, SENT, seat, point)
    if s.at[seat] != point:
        come(s, seat, point)


def turn_back(s: Tour, seat: int) -> None:
    """To where this move began, which is no arrival; not to the finish town nor onto somebody (A66)."""
    point = s.origin
    if point == circuit_of(s).finish or standing_on(s, point, seat) != NOBODY:
        tell(s, STAYS, seat, s.at[seat])
    else:
        put(s, seat, point)
        tell(s, TURNS_BACK, seat, point)


def move_again(s: Tour, seat: int) -> None:
    """A second move at once, by the same mode (A66)."""
    mode = s.mode[seat]
    ask(s, AGAIN[seat * MODES + (mode if owns(s, seat, mode) else FOOT)])


AGAIN: Final[list[Question[Tour]]] = []
"""The questions for a second move by each seat and mode; `rules` lays them out."""


class Lift(Asked[Tour]):
    """Up to so many sections of ordinary road, whatever the mode; one may also stay (A66)."""

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def options(self, s: Tour) -> list[Act]:
        shut, acts = shut_to(s, self.seat), HITCH.acts[self.seat]
        return [acts[end] for end in lift(s.at[self.seat], self.most).ends if end not in shut] + [
            DECLINE.acts[self.seat][0]
        ]

    def choose(self, s: Tour, act: Act) -> None:
        if act.verb is DECLINE:
            tell(s, STAYS, self.seat, s.at[self.seat])
            return
        here = s.at[self.seat]
        tell(s, HITCHES, self.seat, act.noun, here, *lift(here, self.most).way(act.noun))
        s.origin = here
        come(s, self.seat, act.noun)

    def prompt(self, s: Tour) -> Line:
        return Line(ASK_LIFT, ())


class SwapRegion(Asked[Tour]):
    """One of the two cards, shown, goes under the pile, and the top one is drawn (A66)."""

    def options(self, s: Tour) -> list[Act]:
        return [SWAP.acts[self.seat][region] for region in hand(s, self.seat)]

    def choose(self, s: Tour, act: Act) -> None:
        tell(s, SWAPS, self.seat, act.noun)
        put_back(s, self.seat, act.noun)
        ask(s, DrawRegion(self.seat))

    def prompt(self, s: Tour) -> Line:
        return Line(ASK_SWAP, ())


# --- Work towns ---


def work_towns(s: Tour, seat: int) -> list[int]:
    """A31: the nearest free capitals by road and sea, not the one where one stands, nor the finish town (but A51)."""
    standing, far, circuit = taken(s, seat), away(s.at[seat], WALK), circuit_of(s)
    free = [p for p in CAPITALS if far[p] and p not in standing and (p != circuit.finish or stranded(s, seat))]
    nearest = min([far[p] for p in free])
    return [p for p in free if far[p] == nearest]


def seek(s: Tour, seat: int, point: int) -> None:
    circuit_of(s).strays(s, seat)
    tell(s, SEEKS, seat, point)
    come(s, seat, point)


class FindWork(Asked[Tour]):
    """To the nearest free capital that is not the finish town, and a roll for work there at once (A66)."""

    def options(self, s: Tour) -> list[Act]:
        return [SEEK.acts[self.seat][point] for point in work_towns(s, self.seat)]

    def choose(self, s: Tour, act: Act) -> None:
        ask(s, Hired(self.seat))
        seek(s, self.seat, act.noun)

    def moot(self, s: Tour) -> bool:
        return len(self.options(s)) == 1

    def dropped(self, s: Tour) -> None:
        self.choose(s, self.options(s)[0])

    def prompt(self, s: Tour) -> Line:
        return Line(ASK_SEEK, ())


class Hired(Afterwards[Tour]):
    """The roll for work, unless the arrival itself has brought one (RF-22)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def dropped(self, s: Tour) -> None:
        if not s.visit[self.seat] & WORKED:
            work(s, self.seat)
