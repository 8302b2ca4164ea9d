"""The spaces of the track: cards to be drawn, trophies to be won, tickets to be bought."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import CHANCE, NOBODY, SEATS, Act
from grandtour.core.chance import Dice
from grandtour.core.questions import Chance, Question, ask, tell
from grandtour.core.tales import Line
from grandtour.games.sakodo.acts import BUY, DECLINE, ROLL, SELL, SKIP, TRY, TURN_UP
from grandtour.games.sakodo.backpack import COMPLETE, RollDie, spend
from grandtour.games.sakodo.board import AIRPORT, AVENTURE, DEPARTURE, JOB, REPORTAGE, SOUVENIR, TYPE_OF
from grandtour.games.sakodo.cards import CAMERA, COMPASS, DECKS, GUIDE, MONEY, PHARMACY, PRICE, SLEEPING_BAG
from grandtour.games.sakodo.deals import Decision, can_raise, has_goods, put_up, sales, settle
from grandtour.games.sakodo.effects import befall
from grandtour.games.sakodo.journey import Journey, loose, tickets_left, win
from grandtour.games.sakodo.tales import (
    ASK_AFFORD,
    ASK_BUY,
    ASK_PRICE,
    ASK_TROPHY,
    BUYS_TICKET,
    DRAWS_CARD,
    LETS_GO_SOUVENIR,
    ROLLS,
)


def stop(s: Journey, seat: int) -> None:
    """SK-26: complete the backpack where that is possible, then play the space. What comes last is asked first."""
    kind = TYPE_OF[s.at[seat]]
    if kind <= AVENTURE:
        ask(s, TROPHY[kind][seat])
    elif kind == AIRPORT:
        ask(s, TICKET_OFFER[seat])  # SK-43
        ask(s, COMPLETE[seat])  # SK-42
    else:
        ask(s, DRAW_CARD[kind][seat])
        if kind != JOB:
            ask(s, COMPLETE[seat])


# --- Cards and trophies ---


class DrawCard(Chance[Journey]):
    """SK-57 to SK-59: the top card of a deck, done at once. It goes under the deck (SK-07, A29) until it is won."""

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def options(self, s: Journey) -> list[Act]:
        acts = TURN_UP[self.deck].acts[CHANCE]
        return [acts[card] for card in s.decks[self.deck].next()]

    def sample(self, s: Journey, dice: Dice) -> Act:
        return TURN_UP[self.deck].acts[CHANCE][s.decks[self.deck].sample(dice)]

    def choose(self, s: Journey, act: Act) -> None:
        deck, card = s.decks[self.deck], act.noun
        deck.take(card)
        deck.under.append(card)
        if s.reshuffle and not deck.unseen and self.deck >= JOB:
            deck.unseen, deck.under = deck.under, []
        tell(s, DRAWS_CARD[self.deck], self.seat, card)
        if self.deck == SOUVENIR:
            ask(s, Afford(self.seat, card))
        elif self.deck == REPORTAGE:
            win(s, self.seat, REPORTAGE, card)
        else:
            befall(s, self.seat, self.deck, card)


class Trophy(Decision):
    """SK-53 to SK-55, A46: spend what it takes and draw, or leave it. What a backpack lacks is its owner's secret."""

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def moot(self, s: Journey) -> bool:
        """Dropped where everyone sees that it cannot be, or that the deck is empty (A30)."""
        needed = 3 if self.deck == AVENTURE else 1
        return loose(s.packs[self.seat]) < needed or not len(s.decks[self.deck])

    def options(self, s: Journey) -> list[Act]:
        acts = [DECLINE.acts[self.seat][0]]
        if has_means(s.packs[self.seat], self.deck):
            acts.append(TRY.acts[self.seat][0])
        return acts

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is not TRY:
            return
        if self.deck != AVENTURE:
            spend(s, self.seat, GUIDE if self.deck == SOUVENIR else CAMERA)
        ask(s, DRAW_CARD[self.deck][self.seat])

    def prompt(self, s: Journey) -> Line:
        """A35: with the least and the highest price that a souvenir may have."""
        prices = [PRICE[card] // MONEY.step for card in s.decks[SOUVENIR].next()] if self.deck == SOUVENIR else []
        return Line(ASK_TROPHY[self.deck], (min(prices), max(prices)) if prices else ())


def has_means(pack: list[int], deck: int) -> bool:
    """Does the backpack hold what this trophy asks for?"""
    if deck == AVENTURE:
        return pack[COMPASS] > 0 and pack[SLEEPING_BAG] > 0 and pack[PHARMACY] > 0
    return pack[GUIDE if deck == SOUVENIR else CAMERA] > 0


class Afford(Question[Journey]):
    """A35: the souvenir must be paid for; who has not enough may sell first, or lets it go."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def moot(self, s: Journey) -> bool:
        return s.money[self.seat] >= PRICE[self.card] or not has_goods(s, self.seat)

    def dropped(self, s: Journey) -> None:
        if s.money[self.seat] >= PRICE[self.card]:
            settle(s, self.seat, PRICE[self.card], NOBODY)
            win(s, self.seat, SOUVENIR, self.card)
        else:
            tell(s, LETS_GO_SOUVENIR, self.seat, self.card)

    def options(self, s: Journey) -> list[Act]:
        return [DECLINE.acts[self.seat][0], *sales(s, self.seat)]

    def choose(self, s: Journey, act: Act) -> None:
        if act.verb is SELL:
            ask(s, self)
            put_up(s, self.seat, act.noun)
        else:
            tell(s, LETS_GO_SOUVENIR, self.seat, self.card)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_AFFORD, (self.card, PRICE[self.card] // MONEY.step))


# --- Plane tickets ---


class TicketOffer(Decision):
    """SK-43, A24: the price of one ticket is rolled on demand. At the departure who has one needs no other (A11)."""

    def moot(self, s: Journey) -> bool:
        if s.at[self.seat] == DEPARTURE and s.tickets[self.seat]:
            return True
        return not tickets_left(s) or not can_raise(s, self.seat, 100)

    def options(self, s: Journey) -> list[Act]:
        return [SKIP.acts[self.seat][0], ROLL.acts[self.seat][0]]

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is ROLL:
            ask(s, PRICE_DIE[self.seat])

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_PRICE, ())


class PriceDie(RollDie):
    """SK-09: a hundred for each pip."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, s: Journey, act: Act) -> None:
        tell(s, ROLLS, self.seat, act.noun)
        ask(s, BuyTicket(self.seat, 100 * act.noun))


class BuyTicket(Decision):
    """A5, A24: at this price, or not at all."""

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def moot(self, s: Journey) -> bool:
        return not tickets_left(s) or not can_raise(s, self.seat, self.price)

    def options(self, s: Journey) -> list[Act]:
        acts = [DECLINE.acts[self.seat][0]]
        if s.money[self.seat] >= self.price:
            acts.append(BUY.acts[self.seat][0])
        return acts

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is BUY:
            s.money[self.seat] -= self.price
            s.tickets[self.seat] += 1
            tell(s, BUYS_TICKET, self.seat, self.price // MONEY.step)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_BUY, (self.price // MONEY.step,))


# --- The questions that have no more to say than who is asked ---

TICKET_OFFER: Final = [TicketOffer(seat) for seat in range(SEATS)]
PRICE_DIE: Final = [PriceDie(seat) for seat in range(SEATS)]
DRAW_CARD: Final = [[DrawCard(seat, deck) for seat in range(SEATS)] for deck in range(DECKS)]
TROPHY: Final = [[Trophy(seat, deck) for seat in range(SEATS)] for deck in range(AVENTURE + 1)]
