"""Arrival: a truck has come to rest. In a town it unloads and loads; on an event space a card is drawn.

Much of what follows makes a truck drive on and arrive again. The modules before this one that drive trucks know only
that something follows (`ways.arrive`); what it is, is said here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grandtour.core.acts import SEATS, Act, Verb
from grandtour.core.decks import Deck
from grandtour.core.draws import DrawCard
from grandtour.core.questions import Afterwards, ask, tell
from grandtour.core.tales import Line
from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.acts import DONE, EVENT_CARD
from grandtour.games.auf_achse.board import EVENT_SPACES, MUNICH, TOWN_COUNT
from grandtour.games.auf_achse.detours import (
    drive_on,
    drive_together,
    family,
    go_back,
    next_places,
    reload,
    roll_once_more,
    snow,
)
from grandtour.games.auf_achse.driving import RollAgain
from grandtour.games.auf_achse.events import (
    draw_contract,
    festival,
    help_out,
    inspect_goods,
    jam_town,
    keep,
    place_jam,
    rail,
    rob,
    settle_orders,
    too_long_at_the_wheel,
    undercut,
)
from grandtour.games.auf_achse.freight import deliver_here, fine, load, loads, starts_here
from grandtour.games.auf_achse.sales import Interest
from grandtour.games.auf_achse.state import Haul
from grandtour.games.auf_achse.tales import ASK_LOAD, ASK_LOADED, ASK_NO_LOAD, ASK_NO_ROOM, DRAWS_EVENT, HANDS_ON
from grandtour.games.auf_achse.trailers import Decision
from grandtour.games.auf_achse.ways import ARRIVED

MOST_EVENTS: Final = 10  # A36


# --- Arrival ---


class Arrival(Afterwards[Haul]):
    """A truck has come to rest: in a town, on an event space (AA-27), or on the open road."""

    def __init__(self, seat: int, exact: bool, draws: bool) -> None:
        self.seat = seat
        self.exact = exact
        self.draws = draws

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
    """In Munich the card goes to the left; whoever got there in their own turn may roll again."""
    if s.at[seat] != MUNICH or cards.INSPEKTION not in s.kept[seat]:
        return
    s.kept[seat] = tuple([card for card in s.kept[seat] if card != cards.INSPEKTION])
    left = (seat + 1) % len(s.hands)
    if left in s.inspected and inspects_once(s):
        s.aside += (cards.INSPEKTION,)
    else:
        tell(s, HANDS_ON, seat, left)
        keep(s, left, cards.INSPEKTION)
    if seat == s.active:
        ask(s, RollAgain(seat, cards.INSPEKTION))


def inspects_once(s: Haul) -> bool:
    """A43: between two players the card would go to and fro, so that they agree otherwise if they want that."""
    return s.options.inspection_once == "yes" or (s.options.inspection_once == "for-two" and len(s.hands) == 2)


# --- Loading ---


class LoadHere(Decision):
    """AA-30: load in the town just reached. What can be loaded is the owner's secret."""

    def __init__(self, seat: int, town: int, exact: bool, loaded: bool) -> None:
        super().__init__(seat)
        self.town = town
        self.exact = exact  # the town was reached with all points
        self.loaded = loaded  # something was loaded in this stop

    def moot(self, s: Haul) -> bool:
        return not s.hands[self.seat] or cards.INSPEKTION in s.kept[self.seat]

    def dropped(self, s: Haul) -> None:
        self.finish(s)

    def options(self, s: Haul) -> list[Act]:
        return [DONE.acts[self.seat][0], *loads(s, self.seat)]

    def answer(self, s: Haul, act: Act) -> None:
        if act.verb is DONE:
            self.finish(s)
            return
        ask(s, LoadHere(self.seat, self.town, self.exact, True))
        load(s, self.seat, act.noun)

    def finish(self, s: Haul) -> None:
        if self.loaded:
            ask(s, RollAgain(self.seat, cards.SCHNELLE_VERLADUNG))
        if self.exact:
            ask(s, Interest(self.seat, self.town))

    def prompt(self, s: Haul) -> Line:
        if loads(s, self.seat):
            return Line(ASK_LOAD, (self.town,))
        if starts_here(s, self.seat):
            return Line(ASK_NO_ROOM, (self.town,))
        return Line(ASK_LOADED if self.loaded else ASK_NO_LOAD, (self.town,))


# --- Event cards ---


class DrawEvent(DrawCard[Haul]):
    """AA-27, AA-28: carried out at once, then under the pile."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deck(self, s: Haul) -> Deck:
        return s.events

    def verb(self) -> Verb:
        return EVENT_CARD

    def drawn(self, s: Haul, card: int) -> None:
        tell(s, DRAWS_EVENT, self.seat, card)
        if card not in STAYS_OUT:
            s.events.under.append(card)
        EFFECT[card](s, self.seat, card)


EFFECT: Final[dict[int, Callable[[Haul, int, int], None]]] = {
    cards.BAHNVERLADUNG: rail,
    cards.BEIFAHRER: roll_once_more,
    cards.DOKUMENTE: go_back,
    cards.FAHRTENSCHREIBER: too_long_at_the_wheel,
    cards.FAMILIENNACHWUCHS: family,
    cards.FRACHT_DUMPING: undercut,
    cards.KUNDENSERVICE: draw_contract,
    cards.ROUTENPLANUNG: next_places,
    cards.HILFE_DIEBE: rob,
    cards.INSPEKTION: keep,
    cards.MOTIVATION: keep,
    cards.PANNENHILFE: help_out,
    cards.POLIZEIKONTROLLE: fine,
    cards.RADARFALLE: fine,
    cards.ROAD_RUNNER: drive_together,
    cards.SCHNEESTUERME: snow,
    cards.SCHNELLE_VERLADUNG: keep,
    cards.FLENSBURG_ORDER: keep,
    cards.WIEN_ORDER: keep,
    cards.STAU_MUENCHEN: jam_town,
    cards.STAU_FRANKFURT: jam_town,
    cards.STAU_KASSEL: jam_town,
    cards.STAU_NEBEL: place_jam,
    cards.STAU_UNFALL: place_jam,
    cards.SUBUNTERNEHMER: drive_together,
    cards.TRUCKERFESTIVAL: festival,
    cards.VERTRAUEN: draw_contract,
    cards.WARTUNG: drive_on,
    cards.WARE_VERDORBEN: reload,
    cards.ZOLLABFERTIGUNG: next_places,
    cards.ZOLLKONTROLLE: inspect_goods,
}
"""What each card does to whoever draws it."""

STAYS_OUT: Final = [card for card, effect in EFFECT.items() if effect in (keep, fine, jam_town, place_jam)]
"""Kept before a player, owed, or lying by the jam: these go under the pile later."""
