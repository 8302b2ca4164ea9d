"""What each seat sees of a journey. Nothing is hidden but the order of the decks, which nobody knows."""

from __future__ import annotations

from grandtour.core.acts import NOBODY
from grandtour.core.chance import Dice
from grandtour.core.sight import View
from grandtour.families.track.board import AVENTURE, REPORTAGE
from grandtour.families.track.cards import MONEY
from grandtour.games.routard.board import ACHAT
from grandtour.games.routard.lodging import HotelBill
from grandtour.games.routard.pile import passengers
from grandtour.games.routard.preparation import may_leave
from grandtour.games.routard.rules import Turn
from grandtour.games.routard.sales import Raising, Sale
from grandtour.games.routard.state import Fresh, Journey, owed


class Played(View):
    """A fresh card, which anybody may doubt (A30); whether it was played rightfully is not said."""

    def __init__(self, fresh: Fresh) -> None:
        self.deck: int = fresh.deck
        self.card: int = fresh.card
        self.doubted: list[int] = list(fresh.doubted)


class Traveller(View):
    """One player as everyone sees them."""

    def __init__(self, s: Journey, seat: int) -> None:
        fresh = s.fresh[seat]
        self.at: int = s.at[seat]
        self.money: int = s.money[seat]
        self.owes: int = owed(s, seat)
        self.cheques: int = s.cheques[seat]
        self.tickets: int = s.tickets[seat]
        self.elements: list[int] = s.elements[seat][:]  # how many papers, guides, sets of equipment, cameras
        self.achats: list[int] = list(s.won[ACHAT][seat])
        self.reportages: list[int] = list(s.won[REPORTAGE][seat])
        self.aventures: list[int] = list(s.won[AVENTURE][seat])
        self.instructions: list[int] = list(s.instructions[seat])  # for the next turns; 0 is one to skip
        self.passengers: list[int] = passengers(s, seat)  # whom they must take along when they move
        self.ready: bool = may_leave(s, seat)  # has all that it takes to leave
        self.let_go: bool = s.let_go[seat]  # an achat, for want of money
        self.played: Played | None = Played(fresh) if fresh else None
        self.playing: bool = seat in s.playing
        self.place: int = s.outcome.places[seat] if s.outcome else NOBODY


class Lot(View):
    """A good under the hammer: the bid so far, by whom, and who is still in, the next to speak first."""

    def __init__(self, sale: Sale) -> None:
        self.good: int = sale.good
        self.seller: int = sale.seller
        self.price: int = sale.price
        self.bid: int = sale.high * MONEY.step
        self.holder: int = sale.holder
        self.bidders: list[int] = list(sale.bidders)


class RoutardView(View):
    """What one seat may know. -1 stands for none."""

    def __init__(self, s: Journey, me: int) -> None:
        top = s.stack[-1] if s.stack else None
        self.travellers: list[Traveller] = [Traveller(s, seat) for seat in range(len(s.at))]
        self.came: list[int] = list(s.came)  # on each space, the first of these is at the bottom of the pile
        self.aboard: list[int] = list(s.aboard)
        # How many cards are left of each deck: achat, reportage, aventure, job, chance, poste restante, lodging.
        self.decks: list[int] = [len(deck) for deck in s.decks]
        self.lot: Lot | None = Lot(top) if isinstance(top, Sale) else None
        self.due: int = top.amount if isinstance(top, Raising) else 0  # the money to be raised now; 0 if there is none
        self.bed: int = top.due if isinstance(top, HotelBill) else 0  # the cheques to be found now
        self.advance: int = top.advance if isinstance(top, Turn) else 0  # how far a card sends the active player
        self.ticket_bought: bool = s.ticket_bought
        self.active: int = s.active
        self.first: int = s.first
        self.round: int = s.round
        self.rounds: int = s.options.rounds
        self.set: int = s.options.trophies
        self.express: bool = s.options.express


def guess(s: Journey, me: int, dice: Dice) -> Journey:
    """Nobody knows more than anybody else, and decks have no order until they are drawn."""
    return s.clone()
