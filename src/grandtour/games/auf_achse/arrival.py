"""Arrival: a truck has come to rest. In a town it unloads and loads; on an event space a card is drawn.

Much of what follows makes a truck drive on and arrive again. The modules before this one that drive trucks know only
that something follows (`ways.arrive`); what it is, is said here.
"""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import CHANCE, SEATS, Act
from grandtour.core.chance import Dice
from grandtour.core.questions import Chance, Question, ask, tell
from grandtour.core.tales import Line
from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.acts import BUY, DONE, EVENT_CARD, LOAD
from grandtour.games.auf_achse.board import EVENT_SPACES, MUNICH, TOWN_COUNT
from grandtour.games.auf_achse.detours import ChoosePartner, Snow, family, go_back, next_places, reload
from grandtour.games.auf_achse.driving import DICE, MOTIVATED, CardDrive, RollAgain
from grandtour.games.auf_achse.events import (
    KEPT,
    Breakdown,
    Customs,
    PlaceJam,
    draw_contract,
    dump,
    keep,
    lose_turn,
    rail,
    rob,
    set_jam,
    settle_orders,
)
from grandtour.games.auf_achse.freight import buy_trailer, deliver_here, earn, fine, load, loads, trailers_for_sale
from grandtour.games.auf_achse.haul import Haul
from grandtour.games.auf_achse.sales import Interest
from grandtour.games.auf_achse.tales import ASK_LOAD, DRAWS_EVENT, HANDS_ON
from grandtour.games.auf_achse.ways import ARRIVED

MOST_EVENTS: Final = 10  # A36


# --- Arrival ---


class Arrival(Question[Haul]):
    """A truck has come to rest: in a town, on an event space (AA-27), or on the open road. Nobody is asked."""

    def __init__(self, seat: int, exact: bool, draws: bool) -> None:
        self.seat = seat
        self.exact = exact
        self.draws = draws

    def moot(self, s: Haul) -> bool:
        return True

    def dropped(self, s: Haul) -> None:
        space = s.at[self.seat]
        if space < TOWN_COUNT:
            visit(s, self.seat, self.exact)
        elif self.draws and space in EVENT_SPACES and s.drawn < MOST_EVENTS:
            s.drawn += 1
            ask(s, DrawEvent(self.seat))


ARRIVED.extend([[[Arrival(seat, e, d) for d in (False, True)] for e in (False, True)] for seat in range(SEATS)])


def visit(s: Haul, seat: int, exact: bool) -> None:
    """Kept cards that name the town, then unloading, then loading, then the auction."""
    settle_orders(s, seat)
    settle_inspection(s, seat)
    deliver_here(s, seat)
    ask(s, LoadHere(seat, s.at[seat], exact, False))


def settle_inspection(s: Haul, seat: int) -> None:
    """In Munich the card goes to the left; whoever got there in his own turn may roll again."""
    if s.at[seat] != MUNICH or cards.INSPEKTION not in s.kept[seat]:
        return
    s.kept[seat] = tuple([card for card in s.kept[seat] if card != cards.INSPEKTION])
    left = (seat + 1) % len(s.hands)
    if s.once and left in s.inspected:
        s.aside += (cards.INSPEKTION,)  # A43
    else:
        tell(s, HANDS_ON, seat, left)
        keep(s, left, cards.INSPEKTION)
    if seat == s.active:
        ask(s, RollAgain(seat, cards.INSPEKTION))


# --- Loading ---


class LoadHere(Question[Haul]):
    """AA-30: load in the town just reached, trailers first if one likes. What can be loaded is the owner's secret."""

    def __init__(self, seat: int, town: int, exact: bool, loaded: bool) -> None:
        self.seat = seat
        self.town = town
        self.exact = exact  # the town was reached with all points
        self.loaded = loaded  # something was loaded in this stop

    def moot(self, s: Haul) -> bool:
        return not s.hands[self.seat] or cards.INSPEKTION in s.kept[self.seat]

    def dropped(self, s: Haul) -> None:
        self.finish(s)

    def options(self, s: Haul) -> list[Act]:
        sale = trailers_for_sale(s, self.seat) if self.seat == s.active else []
        return [DONE.acts[self.seat][0], *loads(s, self.seat), *sale]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is DONE:
            self.finish(s)
            return
        ask(s, LoadHere(self.seat, self.town, self.exact, self.loaded or act.verb is LOAD))
        prepare(s, self.seat, act)

    def finish(self, s: Haul) -> None:
        if self.loaded:
            ask(s, RollAgain(self.seat, cards.SCHNELLE_VERLADUNG))
        if self.exact:
            ask(s, Interest(self.seat, self.town))

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_LOAD, (self.town,))


def prepare(s: Haul, seat: int, act: Act) -> None:
    """What may be done beside driving."""
    if act.verb is LOAD:
        load(s, seat, act.noun)
    elif act.verb is BUY:
        buy_trailer(s, seat, act.noun)
    else:
        ask(s, MOTIVATED[seat])


# --- Event cards ---


class DrawEvent(Chance[Haul]):
    """AA-27, AA-28: carried out at once, then under the pile."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Haul) -> list[Act]:
        acts = EVENT_CARD.acts[CHANCE]
        return [acts[card] for card in s.events.next()]

    def sample(self, s: Haul, dice: Dice) -> Act:
        return EVENT_CARD.acts[CHANCE][s.events.sample(dice)]

    def choose(self, s: Haul, act: Act) -> None:
        s.events.take(act.noun)
        tell(s, DRAWS_EVENT, self.seat, act.noun)
        carry_out(s, self.seat, act.noun)


def carry_out(s: Haul, seat: int, card: int) -> None:
    if card in KEPT:
        keep(s, seat, card)
    elif card in cards.JAM_TOWN:
        set_jam(s, seat, card, cards.JAM_TOWN[card])  # AA-97 to AA-99
    elif card in (cards.STAU_NEBEL, cards.STAU_UNFALL):
        ask(s, PlaceJam(seat, card))
    elif card in (cards.POLIZEIKONTROLLE, cards.RADARFALLE):
        fine(s, seat, card)  # AA-90, AA-91
    else:
        s.events.under.append(card)
        at_once(s, seat, card)


def at_once(s: Haul, seat: int, card: int) -> None:
    """The cards that go under the pile as soon as they are carried out."""
    if card == cards.BAHNVERLADUNG:
        rail(s, seat)
    elif card == cards.BEIFAHRER:
        ask(s, DICE[seat])  # AA-79
    elif card == cards.DOKUMENTE:
        go_back(s, seat)
    elif card == cards.FAHRTENSCHREIBER:
        lose_turn(s, seat)  # AA-81
    elif card == cards.FAMILIENNACHWUCHS:
        family(s, seat)
    elif card == cards.FRACHT_DUMPING:
        dump(s, seat)
    elif card in (cards.KUNDENSERVICE, cards.VERTRAUEN):
        draw_contract(s, seat, card)
    elif card == cards.ROUTENPLANUNG:
        next_places(s, seat, card)
    elif card == cards.HILFE_DIEBE:
        rob(s, seat)
    elif card == cards.PANNENHILFE:
        ask(s, Breakdown(seat))
    elif card in (cards.ROAD_RUNNER, cards.SUBUNTERNEHMER):
        ask(s, ChoosePartner(seat, card))
        ask(s, CardDrive(seat, card, 3, 3))  # A45: the drawer moves first
    elif card == cards.SCHNEESTUERME:
        ask(s, Snow(seat, tuple(range(len(s.hands)))))
    elif card == cards.TRUCKERFESTIVAL:
        earn(s, seat, cards.FESTIVAL)  # AA-103
    elif card == cards.WARTUNG:
        ask(s, CardDrive(seat, card, 1, 4))  # AA-105
    elif card == cards.WARE_VERDORBEN:
        reload(s, seat)
    elif card == cards.ZOLLABFERTIGUNG:
        next_places(s, seat, card)
    else:
        ask(s, Customs(seat))
