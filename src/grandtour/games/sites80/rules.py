"""Preparation, the end of a turn and whose turn is next. Clauses and rulings: docs/rules/sites80.md.

The rest of the rules, in the order of the rulebook: `camera`, `moving`, `events`, `announcing`, `ending`.
"""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import CHANCE, NOBODY, SEATS, Act
from grandtour.core.chance import Dice
from grandtour.core.questions import Asked, Chance, ask, tell
from grandtour.core.tales import Line
from grandtour.games.sites80.acts import ASIDE, DEAL, DISCARD, FIRST, FLAGS, KEEP, PUT, START
from grandtour.games.sites80.board import CELL_OF, CELLS, LANDS, SQUARES
from grandtour.games.sites80.camera import change_sheet, next_card
from grandtour.games.sites80.cards import COMPARTMENT, HAND, MOST, SLOTS
from grandtour.games.sites80.ending import Step, finish, has_left
from grandtour.games.sites80.events import DRAWING, free, move_flag, rings
from grandtour.games.sites80.moving import TURN
from grandtour.games.sites80.state import Hunt, Options, new_hunt, take
from grandtour.games.sites80.tales import (
    ASK_ASIDE,
    ASK_DISCARD,
    ASK_OWN_FLAG,
    ASK_PLANT,
    BEGINS,
    DISCARDS,
    LAYS_ASIDE,
    MISSES,
    OCCUPIED,
    PLANTED,
    SETS_OUT,
    TIME_IS_UP,
)

# --- Preparation ---


class ChooseFirst(Chance[Hunt]):
    """TM-29, A44: chance says who starts."""

    def options(self, s: Hunt) -> list[Act]:
        return FIRST.acts[CHANCE][: len(s.at)]

    def choose(self, s: Hunt, act: Act) -> None:
        s.first = act.noun
        tell(s, BEGINS, act.noun)
        ask(s, DrawStart(act.noun))
        ask(s, Deal(act.noun, len(s.at) * HAND))
        change_sheet(s)  # TM-07


class Deal(Chance[Hunt]):
    """TM-09: seven transport cards each, for their own eyes (TM-11)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Hunt) -> list[Act]:
        return [DEAL.acts[CHANCE][card] for card in s.stock]

    def sample(self, s: Hunt, dice: Dice) -> Act:
        return DEAL.acts[CHANCE][s.stock[dice.below(len(s.stock))]]

    def choose(self, s: Hunt, act: Act) -> None:
        take(act.noun, s.stock)
        s.hands[self.seat].append(act.noun)
        if self.left > 1:
            ask(s, Deal((self.seat + 1) % len(s.at), self.left - 1))

    def seen_by(self, act: Act, me: int) -> bool:
        return self.seat == me


class DrawStart(Chance[Hunt]):
    """TM-14: a destination card says where the pawn starts; another one if that cell is occupied (TM-18, A20)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Hunt) -> list[Act]:
        return [START.acts[CHANCE][site] for site in s.undrawn]

    def choose(self, s: Hunt, act: Act) -> None:
        cell = CELL_OF[act.noun]
        take(act.noun, s.undrawn)
        s.starts += (act.noun,)
        if free(s, cell):
            s.at[self.seat] = cell
            tell(s, SETS_OUT, self.seat, act.noun, cell)
            ask(s, OwnFlag(self.seat))
        else:
            tell(s, OCCUPIED, self.seat, act.noun)
            ask(s, self)


class OwnFlag(Asked[Hunt]):
    """TM-17: the flag goes on a cell next to the pawn."""

    def options(self, s: Hunt) -> list[Act]:
        return [PUT.acts[self.seat][cell] for cell in rings(s, s.at[self.seat], NOBODY)]

    def choose(self, s: Hunt, act: Act) -> None:
        move_flag(s, self.seat, self.seat, act.noun)
        left = (self.seat + 1) % len(s.at)
        if left == s.first:
            plant(s, len(s.at))
        else:
            ask(s, DrawStart(left))

    def prompt(self, s: Hunt) -> Line:
        return Line(ASK_OWN_FLAG, (s.at[self.seat],))


def plant(s: Hunt, flag: int) -> None:
    """TM-20, A18: the flags that nobody plays, one player after the other."""
    if flag == FLAGS:
        load_camera(s)
    elif s.options.chance_flags:
        ask(s, PlantByChance(flag))
    else:
        ask(s, Plant((s.first + flag - len(s.at)) % len(s.at), flag))


class Plant(Asked[Hunt]):
    """A18: anywhere without pawn and without flag."""

    def __init__(self, seat: int, flag: int) -> None:
        super().__init__(seat)
        self.flag = flag

    def options(self, s: Hunt) -> list[Act]:
        acts = PUT.acts[self.seat][:]
        for cell in sorted(s.at + s.flags[: self.flag], reverse=True):
            del acts[cell]
        return acts

    def sample(self, s: Hunt, dice: Dice) -> Act:
        while True:
            cell = dice.below(CELLS)
            if free(s, cell):
                return PUT.acts[self.seat][cell]

    def choose(self, s: Hunt, act: Act) -> None:
        move_flag(s, self.seat, self.flag, act.noun)
        plant(s, self.flag + 1)

    def prompt(self, s: Hunt) -> Line:
        return Line(ASK_PLANT, (self.flag,))


class PlantByChance(Chance[Hunt]):
    """A18: on a cell with land and without a red square."""

    def __init__(self, flag: int) -> None:
        self.flag = flag

    def options(self, s: Hunt) -> list[Act]:
        return [PUT.acts[CHANCE][cell] for cell in range(CELLS) if LANDS[cell] and not SQUARES[cell] and free(s, cell)]

    def choose(self, s: Hunt, act: Act) -> None:
        s.flags[self.flag] = act.noun
        tell(s, PLANTED, self.flag, act.noun)
        plant(s, self.flag + 1)


def load_camera(s: Hunt) -> None:
    """TM-05, TM-19, A19: 40 cards in each compartment, the starting cards behind all the others."""
    for i, site in enumerate(s.starts):
        s.back[i % SLOTS] += (site,)
    s.behind = [COMPARTMENT - len(cards) for cards in s.back]
    s.round = 1
    begin_turn(s, s.first, False)
    for slot in reversed(range(SLOTS)):
        next_card(s, slot)


# --- Whose turn it is ---


def begin_turn(s: Hunt, seat: int, extra: bool) -> None:
    s.turn, s.extra, s.again = seat, extra, False
    s.spoken = s.rode = False
    s.windows, s.kept = 0, NOBODY
    ask(s, EVENING[seat])
    ask(s, TURN[seat])


def pass_turn(s: Hunt, seat: int) -> None:
    """TM-28: clockwise, past those who miss a turn (A41) or have left; after one more turn, if there is one."""
    if s.again and not has_left(s, seat):
        begin_turn(s, seat, True)
        return
    while True:
        seat = (seat + 1) % len(s.at)
        if seat == s.first:
            s.round += 1
            if 0 < s.options.rounds < s.round:  # A53
                tell(s, TIME_IS_UP)
                finish(s, "rounds")
                return
        if not has_left(s, seat) and not misses(s, seat):
            begin_turn(s, seat, False)
            return


def misses(s: Hunt, seat: int) -> bool:
    if not s.skips[seat]:
        return False
    s.skips[seat] -= 1
    tell(s, MISSES, seat)
    return True


# --- The end of a turn ---


class Evening(Step):
    """A55: who used no transport card may lay one aside. Dropped or answered, the turn ends with the draw of A1."""

    def options(self, s: Hunt) -> list[Act]:
        acts, aside = [KEEP.acts[self.seat][0]], ASIDE.acts[self.seat]
        acts += [aside[card] for card in s.hands[self.seat]]
        return acts

    def sample(self, s: Hunt, dice: Dice) -> Act:
        i = dice.below(len(s.hands[self.seat]) + 1)
        return ASIDE.acts[self.seat][s.hands[self.seat][i - 1]] if i else KEEP.acts[self.seat][0]

    def answer(self, s: Hunt, act: Act) -> None:
        if act.verb is ASIDE:
            take(act.noun, s.hands[self.seat])
            s.used.append(act.noun)
            tell(s, LAYS_ASIDE, self.seat, act.noun)
        self.dropped(s)

    def moot(self, s: Hunt) -> bool:
        return has_left(s, self.seat) or s.rode or not s.hands[self.seat]

    def dropped(self, s: Hunt) -> None:
        ask(s, DISCARDING[self.seat])
        if len(s.hands[self.seat]) < HAND:
            ask(s, DRAWING[self.seat])

    def prompt(self, s: Hunt) -> Line:
        return Line(ASK_ASIDE, ())


class Discard(Step):
    """A40: down to ten cards; then it is the next player's turn."""

    def options(self, s: Hunt) -> list[Act]:
        return [DISCARD.acts[self.seat][card] for card in s.hands[self.seat]]

    def answer(self, s: Hunt, act: Act) -> None:
        take(act.noun, s.hands[self.seat])
        s.used.append(act.noun)
        tell(s, DISCARDS, self.seat, act.noun)
        ask(s, self)

    def moot(self, s: Hunt) -> bool:
        return has_left(s, self.seat) or len(s.hands[self.seat]) <= MOST

    def dropped(self, s: Hunt) -> None:
        pass_turn(s, self.seat)

    def prompt(self, s: Hunt) -> Line:
        return Line(ASK_DISCARD, ())


EVENING: Final = [Evening(seat) for seat in range(SEATS)]
DISCARDING: Final = [Discard(seat) for seat in range(SEATS)]


def start(seats: int, options: Options) -> Hunt:
    """A game about to begin."""
    s = new_hunt(seats, options)
    ask(s, ChooseFirst())
    return s
