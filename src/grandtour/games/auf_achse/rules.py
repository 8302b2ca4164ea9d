"""The course of a game of Auf Achse, in the order of its rulebook. Clauses AA-nn, rulings A-n: docs/rules/auf_achse.md.

What a turn is made of lies in modules of its own, each of which knows only those before it: `acts`, `tales`, `state`,
`contracts`, `trailers`, `ways`, `freight`, `events`, `driving`, `detours`, `sales`, `arrival`.
"""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import CHANCE, SEATS, Act
from grandtour.core.chance import Dice
from grandtour.core.questions import Asked, Chance, ask, end, tell
from grandtour.core.tales import Line, Tale
from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.acts import DONE, FIRST, LOAD, PLACE, ROLL
from grandtour.games.auf_achse.board import TOWN_COUNT
from grandtour.games.auf_achse.cards import MONEY
from grandtour.games.auf_achse.contracts import TakeContract, exhausted, fill_slots
from grandtour.games.auf_achse.driving import DICE, MOTIVATED, RollAgain, motivation
from grandtour.games.auf_achse.events import end_jam_of
from grandtour.games.auf_achse.freight import load, loads
from grandtour.games.auf_achse.state import PRIVATE, Haul, Options, new_haul
from grandtour.games.auf_achse.tales import (
    ASK_PLACE,
    ASK_REST,
    ASK_START,
    ASK_START_BOTH,
    ASK_START_LOAD,
    ASK_START_USE,
    BEGINS,
    LAST_TURN,
    PARKS,
    PENALTY,
    SKIPS,
    STALLED,
)
from grandtour.games.auf_achse.trailers import Decision
from grandtour.games.auf_achse.ways import any_space, on_others

WARNING: Final = 3


# --- Preparation ---


def start(seats: int, options: Options) -> Haul:
    """A game about to begin."""
    s = new_haul(seats, options)
    ask(s, ChooseFirst())
    return s


class ChooseFirst(Chance[Haul]):
    """AA-16: the players decide who starts; at this table chance says who."""

    def options(self, s: Haul) -> list[Act]:
        return FIRST.acts[CHANCE][: len(s.hands)]

    def choose(self, s: Haul, act: Act) -> None:
        s.first = act.noun
        tell(s, BEGINS, act.noun)
        ask(s, PlaceTruck(act.noun))


class PlaceTruck(Asked[Haul]):
    """AA-04 to AA-06, A58: on any free space that is no town, before a contract is known."""

    def options(self, s: Haul) -> list[Act]:
        return on_others(PLACE.acts[self.seat], TOWN_COUNT, s.at)

    def sample(self, s: Haul, dice: Dice) -> Act:
        return PLACE.acts[self.seat][any_space(dice, TOWN_COUNT, s.at)]

    def choose(self, s: Haul, act: Act) -> None:
        s.at[self.seat] = act.noun
        tell(s, PARKS, self.seat, act.noun)
        following = (self.seat + 1) % len(s.hands)
        ask(s, Deal(s.first, len(s.hands) * PRIVATE) if following == s.first else PlaceTruck(following))

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_PLACE, ())


class Deal(TakeContract):
    """AA-09, AA-11: three private contracts each, one at a time."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def drawn(self, s: Haul, card: int) -> None:
        super().drawn(s, card)
        if self.left > 1:
            ask(s, Deal((self.seat + 1) % len(s.hands), self.left - 1))
            return
        begin_turn(s, s.first)
        fill_slots(s)


# --- The turn ---


def begin_turn(s: Haul, seat: int) -> None:
    """A player's jam ends when their turn comes, even one that they must skip (A49, A53)."""
    s.active = seat
    s.drawn = 0
    end_jam_of(s, seat)
    if s.skips[seat]:
        s.skips[seat] -= 1
        tell(s, SKIPS, seat)
        end_turn(s, seat)
        return
    ask(s, REST[seat])
    ask(s, START[seat])


def end_turn(s: Haul, seat: int) -> None:
    """AA-71, A32: is the game over? AA-17: else the next player clockwise."""
    if exhausted(s) and any(has_delivered_all(s, player) for player in range(len(s.hands))):
        tell(s, LAST_TURN)
        score(s, "delivered")
        return
    following = (seat + 1) % len(s.hands)
    if following == s.first:
        s.round += 1
        if stalled(s):
            return
    begin_turn(s, following)


def has_delivered_all(s: Haul, seat: int) -> bool:
    """AA-71: whoever has given their last contract away has not delivered it."""
    return not s.hands[seat] and not s.loaded[seat] and s.last_delivered[seat]


def stalled(s: Haul) -> bool:
    """A21: so many full rounds without a load, a delivery or a new contract end the game, announced three ahead."""
    if not s.options.stall:
        return False
    left = s.options.stall - (s.round - s.stir - 1)
    if left <= 0:
        score(s, "stall")
        return True
    if left <= WARNING:
        tell(s, STALLED, left)
    return False


class Start(Decision):
    """AA-18: roll. Before that: load where one stands (A22), use Motivation (A44)."""

    def options(self, s: Haul) -> list[Act]:
        seat = self.seat
        return [ROLL.acts[seat][0], *loads(s, seat), *motivation(s, seat)]

    def answer(self, s: Haul, act: Act) -> None:
        if act.verb is ROLL:
            ask(s, DICE[self.seat])
            return
        ask(s, self)
        if act.verb is LOAD:
            ask(s, RollAgain(self.seat, cards.SCHNELLE_VERLADUNG))
            load(s, self.seat, act.noun)
        else:
            ask(s, MOTIVATED[self.seat])

    def prompt(self, s: Haul) -> Line:
        return Line(self.asked(s), (s.at[self.seat],))

    def asked(self, s: Haul) -> Tale:
        """With what may come before the roll."""
        can_load = bool(loads(s, self.seat))
        if motivation(s, self.seat):
            return ASK_START_BOTH if can_load else ASK_START_USE
        return ASK_START_LOAD if can_load else ASK_START


START: Final = [Start(seat) for seat in range(SEATS)]


class Rest(Decision):
    """The end of a turn, for those who can still use Motivation (A44)."""

    def moot(self, s: Haul) -> bool:
        return not motivation(s, self.seat)

    def dropped(self, s: Haul) -> None:
        end_turn(s, self.seat)

    def options(self, s: Haul) -> list[Act]:
        return [DONE.acts[self.seat][0], *motivation(s, self.seat)]

    def answer(self, s: Haul, act: Act) -> None:
        if act.verb is DONE:
            end_turn(s, self.seat)
            return
        ask(s, self)
        ask(s, MOTIVATED[self.seat])

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_REST, ())


REST: Final = [Rest(seat) for seat in range(SEATS)]


# --- The end ---


def score(s: Haul, reason: str) -> None:
    """AA-72, A30, A31, A34: money less what is owed; then deliveries; then a shared place."""
    for seat in range(len(s.hands)):
        settle_at_the_end(s, seat)
    end(s, reason, [(-s.money[seat], -s.delivered[seat]) for seat in range(len(s.hands))])


def settle_at_the_end(s: Haul, seat: int) -> None:
    for card in s.kept[seat]:
        if card in cards.PENALTY:
            charge_at_the_end(s, seat, card, cards.PENALTY[card])
    for card in s.owed[seat]:
        charge_at_the_end(s, seat, card, 2 * cards.FINE)


def charge_at_the_end(s: Haul, seat: int, card: int, amount: int) -> None:
    s.money[seat] -= amount
    tell(s, PENALTY, seat, card, amount // MONEY.step)
