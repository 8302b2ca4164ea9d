"""The backpack: the die and the pile of Sakodo cards, and the passport."""

from __future__ import annotations

from math import comb
from typing import Final

from grandtour.core.acts import CHANCE, NOBODY, SEATS, Act
from grandtour.core.chance import Dice
from grandtour.core.draws import RollDie
from grandtour.core.questions import Chance, ask, tell
from grandtour.core.tales import Line
from grandtour.families.track.board import AIRPORT, AVENTURE
from grandtour.families.track.cards import MONEY
from grandtour.families.track.state import get_out
from grandtour.families.track.tales import ROLLS
from grandtour.games.sakodo.acts import DRAW, KEEP, REJECT, ROLL, SKIP
from grandtour.games.sakodo.board import PREVIOUS
from grandtour.games.sakodo.deals import Decision
from grandtour.games.sakodo.items import (
    CARDS_IN,
    COUNTS_IN,
    DIGIT,
    HAND_OF,
    HANDS_OF,
    ITEMS,
    ITEMS_IN,
    MEANS,
    PASSPORT,
    PASSPORT_PRICE,
)
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.tales import (
    ASK_COMPLETE,
    ASK_KEEP,
    ASK_KEEP_NONE,
    BUYS_PASSPORT,
    DRAWS,
    GIVES_UP,
    HAS_PASSPORT,
    KEEPS,
    LOSES_PASSPORT,
    REJECTS,
    RESHUFFLED,
)

# --- The pile of Sakodo cards ---


class DrawHand(Chance[Journey]):
    """So many cards off the pile, for the eyes of one player. Cards of a kind are alike, so a hand is one outcome."""

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def options(self, s: Journey) -> list[Act]:
        acts = DRAW.acts[CHANCE]
        return [acts[hand] for hand in HANDS_OF[self.cards] if ways_to_draw(s.pile, hand)]

    def weights(self, s: Journey) -> list[int]:
        return [ways_to_draw(s.pile, act.noun) for act in self.options(s)]

    def sample(self, s: Journey, dice: Dice) -> Act:
        return any_hand(s.pile, self.cards, dice)

    def seen_by(self, act: Act, me: int) -> bool:
        return self.seat == me


def ways_to_draw(pile: list[int], hand: int) -> int:
    """How many ways there are to draw this hand; 0 if the pile does not hold it."""
    ways = 1
    for item in ITEMS_IN[hand]:
        ways *= comb(pile[item], COUNTS_IN[hand][item])
    return ways


def any_hand(pile: list[int], cards: int, dice: Dice) -> Act:
    """One hand at random, card after card."""
    left = pile[:]
    total = sum(left)
    code = 0
    for drawn in range(cards):
        at = dice.below(total - drawn)
        item = 0
        while at >= left[item]:
            at -= left[item]
            item += 1
        left[item] -= 1
        code += DIGIT[item]
    return DRAW.acts[CHANCE][HAND_OF[code]]


def enough_to_draw(s: Journey, cards: int) -> int:
    """A8: a pile that is too short is filled with the discard; if it still is, there are only so many to draw."""
    if sum(s.pile) < cards:
        for item in range(ITEMS):
            s.pile[item] += s.discard[item]
            s.discard[item] = 0
        tell(s, RESHUFFLED)
    return min(cards, sum(s.pile))


# --- Into the backpack and out of it ---


def stow(s: Journey, seat: int, hand: int) -> int:
    """Everything into the backpack but a second passport (SK-19, A9); how many passports were rejected."""
    pack = s.packs[seat]
    for item in CARDS_IN[hand]:
        s.pile[item] -= 1
        pack[item] += 1
    rejected = pack[PASSPORT] - 1
    if rejected > 0:
        pack[PASSPORT] = 1
        s.discard[PASSPORT] += rejected
        return rejected
    return 0


def spend(s: Journey, seat: int, item: int) -> None:
    """One card to the discard, for all to see."""
    s.packs[seat][item] -= 1
    s.discard[item] += 1
    tell(s, GIVES_UP, seat, item)


def has_means(pack: list[int], deck: int) -> bool:
    """SK-53 to SK-55: does the backpack hold what this trophy asks for?"""
    return min([pack[item] for item in MEANS[deck]]) > 0


def pay_means(s: Journey, seat: int, deck: int) -> None:
    """SK-53 to SK-55: a guide or a camera is spent; what an aventure takes along is kept."""
    if deck != AVENTURE:
        spend(s, seat, MEANS[deck][0])


class Complete(Decision):
    """SK-27, A7: to complete the backpack is a right, not a duty."""

    def options(self, s: Journey) -> list[Act]:
        return [ROLL.acts[self.seat][0], SKIP.acts[self.seat][0]]

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is ROLL:
            ask(s, PACK_DIE[self.seat])

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_COMPLETE, ())


class PackDie(RollDie[Journey]):
    """SK-17: the die says how many cards are drawn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rolled(self, s: Journey, pips: int) -> None:
        tell(s, ROLLS, self.seat, pips)
        choose_from(s, self.seat, pips, True)


def choose_from(s: Journey, seat: int, cards: int, window: bool) -> None:
    cards = enough_to_draw(s, cards)
    if cards:
        ask(s, DrawToChoose(seat, cards, window))


class DrawToChoose(DrawHand):
    """SK-17: so many cards, of which one is kept. There is no `window` for others when a card says so."""

    def __init__(self, seat: int, cards: int, window: bool) -> None:
        super().__init__(seat, cards)
        self.window = window

    def choose(self, s: Journey, act: Act) -> None:
        for item in CARDS_IN[act.noun]:
            s.pile[item] -= 1
            s.discard[item] += 1  # where all of them stay but the one that is kept
        tell(s, DRAWS, self.seat, self.cards, act.noun)
        ask(s, KeepOne(self.seat, act.noun, self.window))


class KeepOne(Decision):
    """SK-17: one of the cards drawn, but no second passport (SK-19); or none of them (A7, A44)."""

    def __init__(self, seat: int, hand: int, window: bool) -> None:
        super().__init__(seat)
        self.hand = hand
        self.window = window

    def interrupts(self, s: Journey) -> list[Act]:
        return super().interrupts(s) if self.window else []  # A51

    def options(self, s: Journey) -> list[Act]:
        keep, has_passport = KEEP.acts[self.seat], s.packs[self.seat][PASSPORT]
        acts = [keep[item] for item in ITEMS_IN[self.hand] if item or not has_passport]
        acts.append(REJECT.acts[self.seat][0])
        return acts

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is REJECT:
            tell(s, REJECTS, self.seat)
            return
        s.discard[act.noun] -= 1
        tell(s, KEEPS, self.seat, act.noun)
        if act.noun == PASSPORT:
            receive_passport(s, self.seat)
        else:
            s.packs[self.seat][act.noun] += 1

    def seen_by(self, act: Act, me: int) -> bool:
        return act.by == me or act.verb is not KEEP

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_KEEP if len(self.options(s)) > 1 else ASK_KEEP_NONE, (self.hand,))


# --- The passport ---


def receive_passport(s: Journey, seat: int) -> None:
    s.packs[seat][PASSPORT] = 1
    s.without[seat] = 0
    tell(s, HAS_PASSPORT, seat)


def lose_passport(s: Journey, seat: int) -> None:
    """SK-47, A27: back to the airport behind, if there is one; nobody goes with them (A23)."""
    s.packs[seat][PASSPORT] = 0
    s.discard[PASSPORT] += 1
    get_out(s, seat)
    back = PREVIOUS[AIRPORT][s.at[seat]]
    if back != NOBODY:
        s.at[seat] = back
    tell(s, LOSES_PASSPORT, seat, s.at[seat])


def buy_passport(s: Journey, seat: int) -> None:
    """There are always some left: fifteen, and at most six are held."""
    s.money[seat] -= PASSPORT_PRICE
    heap = s.pile if s.pile[PASSPORT] else s.discard
    heap[PASSPORT] -= 1
    tell(s, BUYS_PASSPORT, seat, PASSPORT_PRICE // MONEY.step)
    receive_passport(s, seat)


# --- The questions that have no more to say than who is asked ---

COMPLETE: Final = [Complete(seat) for seat in range(SEATS)]
PACK_DIE: Final = [PackDie(seat) for seat in range(SEATS)]
