"""Whom the cards of Sakodo befall, and what only they do: tickets, Sakodo cards and passports come and go."""

from __future__ import annotations

from grandtour.core.acts import CHANCE, NOBODY, Act
from grandtour.core.questions import Chance, ask, tell
from grandtour.families.track.cards import CHOSEN, MONEY, SELF, Step
from grandtour.families.track.state import opponents
from grandtour.families.track.tales import EARNS, GETS_TICKET
from grandtour.games.sakodo.acts import SLIP
from grandtour.games.sakodo.backpack import (
    DrawHand,
    choose_from,
    enough_to_draw,
    lose_passport,
    receive_passport,
    spend,
    stow,
)
from grandtour.games.sakodo.cards import BEFALLS, RESALE, STEPS, TICKET
from grandtour.games.sakodo.items import GUIDE, ITEMS, PASSPORT
from grandtour.games.sakodo.state import Journey, tickets_left
from grandtour.games.sakodo.steps import DO, ChooseTarget, StepsLeft, perform
from grandtour.games.sakodo.tales import DRAWS, HAS_NONE, LOSES, TAKES


def befall(s: Journey, seat: int, deck: int, card: int) -> None:
    """A card is carried out by the one who drew it, or on an opponent, or on all of them."""
    who, steps = BEFALLS[deck][card], STEPS[deck][card]
    if who == SELF:
        perform(s, seat, steps)
    elif who == CHOSEN:
        ask(s, ChooseTarget(seat, card))
    else:
        for other in reversed(opponents(s, seat)):
            ask(s, StepsLeft(other, steps))


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


# The words that only cards of Sakodo use.
DO.update({
    "ticket": do_ticket,
    "draw": do_draw,
    "choose": do_choose,
    "lose": do_lose,
    "lose-any": do_lose_any,
    "steal": do_steal,
    "lose-passport": do_lose_passport,
})  # fmt: skip
