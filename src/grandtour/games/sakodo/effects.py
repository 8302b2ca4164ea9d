"""What cards do, one step after the other, and whom they befall."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grandtour.core.acts import CHANCE, NOBODY, Act
from grandtour.core.questions import Chance, Question, ask, tell
from grandtour.core.tales import Line
from grandtour.games.sakodo.acts import DECLINE, PAY, SLIP, TARGET
from grandtour.games.sakodo.backpack import (
    DrawHand,
    RollDie,
    choose_from,
    enough_to_draw,
    lose_passport,
    receive_passport,
    spend,
    stow,
)
from grandtour.games.sakodo.board import ARRIVAL, AVENTURE, COURRIER, DEPARTURE, FIRST, PREVIOUS
from grandtour.games.sakodo.cards import (
    BEFALLS,
    CHOSEN,
    EFFECT,
    GUIDE,
    ITEMS,
    MONEY,
    PASSPORT,
    RESALE,
    SELF,
    STEPS,
    TICKET,
    Step,
)
from grandtour.games.sakodo.deals import charge, settle
from grandtour.games.sakodo.journey import Journey, go, loose, opponents, put, tickets_left, walks, win
from grandtour.games.sakodo.tales import (
    ASK_EXTRA,
    ASK_OFFER,
    ASK_TARGET,
    DRAWS,
    EARNS,
    GETS_TICKET,
    HAS_NONE,
    LETS_GO_AVENTURE,
    LOSES,
    MOVED,
    MUST_SKIP,
    NEEDS_PIPS,
    NO_EFFECT,
    ROLLS,
    TAKES,
    TARGETED,
)

# --- Whom a card befalls ---


def befall(s: Journey, seat: int, deck: int, card: int) -> None:
    """A card is carried out by the one who drew it, or on an opponent, or on all of them."""
    who, steps = BEFALLS[deck][card], STEPS[deck][card]
    if who == SELF:
        perform(s, seat, steps)
    elif who == CHOSEN:
        ask(s, ChooseTarget(seat, card))
    else:
        for other in reversed(opponents(s, seat)):
            ask(s, Rest(other, steps))


def perform(s: Journey, seat: int, steps: tuple[Step, ...]) -> None:
    """One step after the other; the rest waits until all that the first one asks is answered."""
    if len(steps) > 1:
        ask(s, Rest(seat, steps[1:]))
    step = steps[0]
    DO[step.effect](s, seat, step)


class Rest(Question[Journey]):
    """The steps of a card that are still to come. Nobody is asked."""

    def __init__(self, seat: int, steps: tuple[Step, ...]) -> None:
        self.seat = seat
        self.steps = steps

    def moot(self, s: Journey) -> bool:
        return True

    def dropped(self, s: Journey) -> None:
        perform(s, self.seat, self.steps)


class ChooseTarget(Question[Journey]):
    """A37: one opponent whom the card can befall; without a choice nobody is asked."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def targets(self, s: Journey) -> list[int]:
        effect = STEPS[COURRIER][self.card][0].effect
        return [other for other in opponents(s, self.seat) if can_befall(s, other, effect)]

    def moot(self, s: Journey) -> bool:
        return len(self.targets(s)) <= 1

    def dropped(self, s: Journey) -> None:
        targets = self.targets(s)
        if targets:
            perform(s, targets[0], STEPS[COURRIER][self.card])
        else:
            tell(s, NO_EFFECT)

    def options(self, s: Journey) -> list[Act]:
        return [TARGET.acts[self.seat][other] for other in self.targets(s)]

    def choose(self, s: Journey, act: Act) -> None:
        perform(s, act.noun, STEPS[COURRIER][self.card])

    def prompt(self, s: Journey) -> Line:
        step = STEPS[COURRIER][self.card][0]
        tale = ASK_TARGET[TARGETED.index(step.effect)]
        return Line(tale, (self.card, *[abs(step.n) // kind.step for kind in tale.nouns[1:]]))


def can_befall(s: Journey, seat: int, effect: int) -> bool:
    if effect in MOVES:
        return can_be_moved(s, seat)
    if effect == LOSE_PASSPORT:
        return s.packs[seat][PASSPORT] > 0
    if effect in (LOSE_ANY, STEAL):
        return loose(s.packs[seat]) > 0
    return True


def can_be_moved(s: Journey, seat: int) -> bool:
    """SK-51, A37: only with a passport, and not from the departure."""
    return s.packs[seat][PASSPORT] > 0 and s.at[seat] != DEPARTURE


LOSE_ANY: Final = EFFECT.number("lose-any")
STEAL: Final = EFFECT.number("steal")
LOSE_PASSPORT: Final = EFFECT.number("lose-passport")
MOVES: Final = [EFFECT.number(word) for word in ("move", "previous", "swap", "pull", "extra-move")]


# --- Money ---


def do_gain(s: Journey, seat: int, step: Step) -> None:
    s.money[seat] += step.n
    tell(s, EARNS, seat, step.n // MONEY.step)


def do_pay(s: Journey, seat: int, step: Step) -> None:
    charge(s, seat, step.n, NOBODY)


def do_owe(s: Journey, seat: int, step: Step) -> None:
    charge(s, seat, step.n, s.active)


# --- Tickets and cards ---


def do_ticket(s: Journey, seat: int, step: Step) -> None:
    """A31: money for it when the bank has no ticket left."""
    if tickets_left(s):
        s.tickets[seat] += 1
        tell(s, GETS_TICKET, seat)
    else:
        s.money[seat] += RESALE[TICKET]
        tell(s, EARNS, seat, RESALE[TICKET] // MONEY.step)


def do_draw(s: Journey, seat: int, step: Step) -> None:
    cards = enough_to_draw(s, step.n)
    if cards:
        ask(s, DrawToKeep(seat, cards))


class DrawToKeep(DrawHand):
    """A4, A9: drawn unseen and kept, but for a second passport."""

    def choose(self, s: Journey, act: Act) -> None:
        tell(s, DRAWS, self.seat, self.cards, act.noun)
        had = s.packs[self.seat][PASSPORT]
        stow(s, self.seat, act.noun)
        if s.packs[self.seat][PASSPORT] > had:
            receive_passport(s, self.seat)


def do_choose(s: Journey, seat: int, step: Step) -> None:
    choose_from(s, seat, step.n, False)


def do_lose(s: Journey, seat: int, step: Step) -> None:
    if s.packs[seat][step.n]:
        spend(s, seat, step.n)
    else:
        tell(s, HAS_NONE, seat, step.n)


def do_lose_any(s: Journey, seat: int, step: Step) -> None:
    ask(s, Slip(seat, NOBODY))


def do_steal(s: Journey, seat: int, step: Step) -> None:
    ask(s, Slip(seat, s.active))


class Slip(Chance[Journey]):
    """A card that is no passport leaves a backpack at random: for the discard, or for another backpack."""

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to

    def options(self, s: Journey) -> list[Act]:
        pack = s.packs[self.seat]
        return [SLIP.acts[CHANCE][item] for item in range(GUIDE, ITEMS) if pack[item]]

    def weights(self, s: Journey) -> list[int]:
        return [count for count in s.packs[self.seat][GUIDE:] if count]

    def choose(self, s: Journey, act: Act) -> None:
        s.packs[self.seat][act.noun] -= 1
        if self.to == NOBODY:
            s.discard[act.noun] += 1
        else:
            s.packs[self.to][act.noun] += 1
            tell(s, TAKES, self.to, self.seat, act.noun)
        tell(s, LOSES, self.seat, act.noun)

    def seen_by(self, act: Act, me: int) -> bool:
        return me != NOBODY and me in (self.seat, self.to)


def do_lose_passport(s: Journey, seat: int, step: Step) -> None:
    lose_passport(s, seat)


# --- Moves ---


def do_move(s: Journey, seat: int, step: Step) -> None:
    """A13: never beyond the arrival, never behind the first airport."""
    shift(s, seat, min(ARRIVAL, max(FIRST, s.at[seat] + step.n)))


def shift(s: Journey, seat: int, space: int) -> bool:
    """SK-60: whoever is moved by a card does not play the space. True if it ends the game."""
    tell(s, MOVED, seat, space)
    return put(s, seat, space)


def do_previous(s: Journey, seat: int, step: Step) -> None:
    space = PREVIOUS[step.n][s.at[seat]]
    if space == NOBODY:
        tell(s, NO_EFFECT)
    else:
        shift(s, seat, space)


def do_swap(s: Journey, seat: int, step: Step) -> None:
    here, there = s.at[s.active], s.at[seat]
    if not shift(s, seat, here):
        shift(s, s.active, there)


def do_pull(s: Journey, seat: int, step: Step) -> None:
    shift(s, seat, s.at[s.active])


def do_extra_move(s: Journey, seat: int, step: Step) -> None:
    ask(s, ExtraMove(seat))


class ExtraMove(Question[Journey]):
    """A23: one more walk, paid for, with those aboard; nothing is played where it ends."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def moot(self, s: Journey) -> bool:
        return s.at[self.seat] == ARRIVAL

    def options(self, s: Journey) -> list[Act]:
        return walks(s, self.seat)

    def choose(self, s: Journey, act: Act) -> None:
        go(s, self.seat, act.noun)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_EXTRA, ())


def do_skip(s: Journey, seat: int, step: Step) -> None:
    """A50: turns to be skipped add up."""
    s.skips[seat] += step.n
    tell(s, MUST_SKIP, seat)


# --- Aventures ---


def do_keep(s: Journey, seat: int, step: Step) -> None:
    win(s, seat, AVENTURE, step.n)


def do_return(s: Journey, seat: int, step: Step) -> None:
    """A36: it is under its deck already."""
    tell(s, LETS_GO_AVENTURE, seat, step.n)


def do_roll(s: Journey, seat: int, step: Step) -> None:
    tell(s, NEEDS_PIPS, step.n)
    ask(s, CardDie(seat, step))


class CardDie(RollDie):
    """So many pips or more, or else."""

    def __init__(self, seat: int, step: Step) -> None:
        self.seat = seat
        self.step = step

    def choose(self, s: Journey, act: Act) -> None:
        tell(s, ROLLS, self.seat, act.noun)
        perform(s, self.seat, self.step.then if act.noun >= self.step.n else self.step.otherwise)


def do_offer(s: Journey, seat: int, step: Step) -> None:
    ask(s, Bargain(seat, step))


class Bargain(Question[Journey]):
    """Pay the price that the card names, or go without."""

    def __init__(self, seat: int, step: Step) -> None:
        self.seat = seat
        self.step = step

    def moot(self, s: Journey) -> bool:
        return not s.purse and s.money[self.seat] < self.step.n

    def dropped(self, s: Journey) -> None:
        perform(s, self.seat, self.step.otherwise)

    def options(self, s: Journey) -> list[Act]:
        acts = [DECLINE.acts[self.seat][0]]
        if s.money[self.seat] >= self.step.n:
            acts.append(PAY.acts[self.seat][0])
        return acts

    def choose(self, s: Journey, act: Act) -> None:
        if act.verb is PAY:
            settle(s, self.seat, self.step.n, NOBODY)
            perform(s, self.seat, self.step.then)
        else:
            perform(s, self.seat, self.step.otherwise)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_OFFER, (self.step.n // MONEY.step,))


Doing = Callable[[Journey, int, Step], None]
# In the order of the effects' names in cards.py.
DO: Final[list[Doing]] = [
    do_gain, do_pay, do_owe, do_ticket, do_draw, do_choose, do_lose, do_lose_any, do_steal, do_lose_passport, do_move,
    do_previous, do_swap, do_pull, do_extra_move, do_skip, do_keep, do_return, do_roll, do_offer,
]  # fmt: skip
