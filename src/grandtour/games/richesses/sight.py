"""What each seat sees of a tour, and what it must guess."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY
from grandtour.core.chance import Dice
from grandtour.core.sight import View
from grandtour.games.richesses.board import BIKE, CAR, TEN
from grandtour.games.richesses.casinos import BetRoll, ChooseBet
from grandtour.games.richesses.circuits import circuit_of
from grandtour.games.richesses.money import Sale, Settle
from grandtour.games.richesses.sports import MatchRoll
from grandtour.games.richesses.state import Tour, hand, owns, ruined, wealth
from grandtour.games.richesses.tolls import Claim


class Debt(View):
    """To whom, and how many francs; -1 is the bank."""

    def __init__(self, to: int, francs: int) -> None:
        self.to: int = to
        self.francs: int = francs


class Traveller(View):
    """One player as a seat sees them. -1 stands for none or not known."""

    def __init__(self, s: Tour, seat: int, me: int) -> None:
        hidden = s.options.hidden_cash and seat != me and not s.outcome
        rows = range(circuit_of(s).sheet.rows)
        self.cash: int = NOBODY if hidden else s.cash[seat]
        self.wealth: int = NOBODY if hidden else wealth(s, seat)
        self.ruined: bool = ruined(s, seat)
        self.debts: list[Debt] = [Debt(to, francs) for to, francs in s.debts[seat]]
        self.vehicles: list[int] = [vehicle for vehicle in (BIKE, CAR) if owns(s, seat, vehicle)]
        self.mode: int = s.mode[seat]
        self.at: int = s.at[seat]
        self.on_board: bool = s.on_board[seat]
        self.rows: list[int] = [row for row in rows if s.rows[seat] >> row & 1]
        self.won: list[int] = [row for row in rows if s.won[seat] >> row & 1]
        self.shown: list[int] = list(s.shown[seat])  # region cards that everyone knows this player to hold
        self.skip: int = s.skip[seat]
        self.visit: int = s.visit[seat]
        self.waits_for: int = s.waits_for[seat]
        self.race: int = s.race[seat]
        self.leg: int = s.leg[seat]
        self.home: int = s.home.index(seat) + 1 if seat in s.home else NOBODY
        self.place: int = s.outcome.places[seat] if s.outcome else NOBODY


class Lot(View):
    """A vehicle for sale; `high` is the standing offer in francs, or what the bank pays."""

    def __init__(self, sale: Sale) -> None:
        self.seller: int = sale.seller
        self.vehicle: int = sale.vehicle
        self.high: int = sale.high * TEN
        self.holder: int = sale.holder


class Toll(View):
    """Who has come into which region, while the others are asked."""

    def __init__(self, s: Tour, claim: Claim) -> None:
        self.newcomer: int = claim.newcomer
        self.region: int = claim.region(s)


class RichessesView(View):
    """What one seat may know. -1 stands for none or not known."""

    def __init__(self, s: Tour, me: int) -> None:
        top = s.stack[-1] if s.stack else None
        self.circuit: int = s.circuit
        self.travellers: list[Traveller] = [Traveller(s, seat, me) for seat in range(len(s.at))]
        self.hand: list[int] = hand(s, me) if 0 <= me < len(s.at) else []
        self.regions: int = len(s.regions)
        self.regions_under: list[int] = s.regions.under[:]
        self.hasard: int = len(s.hasard)
        self.hasard_under: list[int] = s.hasard.under[:]
        self.hidden_cash: bool = s.options.hidden_cash
        self.first: int = s.first
        self.turn: int = s.turn
        self.round: int = s.round
        self.rounds: int = s.options.rounds
        self.closing: int = s.closing
        self.origin: int = s.origin
        self.drawn: int = s.drawn
        self.lot: Lot | None = Lot(top) if isinstance(top, Sale) else None
        self.toll: Toll | None = Toll(s, top) if isinstance(top, Claim) else None
        self.due: int = top.total() if isinstance(top, Settle) else 0
        self.stake: int = top.stake if isinstance(top, ChooseBet | BetRoll) else 0
        self.bet: int = top.bet if isinstance(top, BetRoll) else NOBODY
        self.match: list[int] = [top.seat, top.other, top.row, top.face] if isinstance(top, MatchRoll) else []


# --- What a seat must guess ---

FORTUNE: Final = 100  # in tens of francs: what others may have, where cash is hidden
SMALL_CHANGE: Final = 20  # who has less shows it when a card collects 20 F from each


def guess(s: Tour, me: int, dice: Dice) -> Tour:
    """The region cards that nobody has seen are dealt again; where cash is hidden, others may have any sum."""
    g = s.clone()
    heap = g.regions.unseen
    secret = [card for card, seat in enumerate(s.holder) if seat not in (me, NOBODY) and card not in s.shown[seat]]
    heap += secret
    dice.shuffle(heap)
    for card in secret:
        g.holder[card] = NOBODY
    for card in secret:
        g.holder[heap.pop()] = s.holder[card]
    if g.options.hidden_cash and not g.outcome:
        for seat in range(len(g.at)):
            if seat != me and not known_purse(g, seat):
                g.cash[seat] = SMALL_CHANGE + TEN * dice.below(FORTUNE)
    return g


def known_purse(g: Tour, seat: int) -> bool:
    """What a player who is ruined, in debt, paying or staking has is plain to everyone."""
    busy = [q for q in g.stack if isinstance(q, Settle | ChooseBet) and q.seat == seat]
    return bool(busy) or g.cash[seat] < SMALL_CHANGE or bool(g.debts[seat])
