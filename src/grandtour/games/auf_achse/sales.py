"""The sale of public contracts."""

from __future__ import annotations

from grandtour.core.acts import NOBODY, Act
from grandtour.core.auction import Auction, clockwise
from grandtour.core.questions import Asked, Question, ask, tell
from grandtour.core.tales import Line
from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.acts import BID, CALL, DECLINE, LOAD, TAKE
from grandtour.games.auf_achse.cards import COSTS, MONEY
from grandtour.games.auf_achse.contracts import fill_slots
from grandtour.games.auf_achse.driving import RollAgain
from grandtour.games.auf_achse.freight import can_load, load
from grandtour.games.auf_achse.state import Haul
from grandtour.games.auf_achse.tales import ASK_BID, ASK_INTEREST, ASK_LOAD_BOUGHT, ASK_TAKE, BIDS, CALLS, GETS


class Interest(Asked[Haul]):
    """AA-45, AA-46: a town reached with exactly all points lets one put a public contract up for sale."""

    def __init__(self, seat: int, town: int) -> None:
        super().__init__(seat)
        self.town = town

    def moot(self, s: Haul) -> bool:
        return s.slots.count(NOBODY) == len(s.slots)

    def options(self, s: Haul) -> list[Act]:
        verb = TAKE if s.options.simplified else CALL  # AA-76
        return [DECLINE.acts[self.seat][0], *[verb.acts[self.seat][slot] for slot in s.slots if slot != NOBODY]]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is CALL:
            tell(s, CALLS, self.seat, act.noun)
            ask(s, Sale(act.noun, clockwise(len(s.hands), self.seat), 0, NOBODY, self.seat))
        elif act.verb is TAKE:
            acquire(s, self.seat, act.noun, 0)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_TAKE if s.options.simplified else ASK_INTEREST, (self.town,))


class Sale(Auction[Haul]):
    """AA-47 to AA-52, A16: rows 1 to 5 as far as one can pay; the initiator may match, and pays nothing if alone."""

    def __init__(self, contract: int, bidders: tuple[int, ...], high: int, holder: int, privileged: int) -> None:
        super().__init__(bidders, high, holder, privileged)
        self.contract = contract

    def bids(self, s: Haul, seat: int, least: int) -> list[Act]:
        costs, money = COSTS[self.contract], s.money[seat]
        return [BID.acts[seat][row] for row in range(least, cards.ROWS + 1) if costs[row] <= money]

    def tell_bid(self, s: Haul, seat: int, bid: int) -> None:
        tell(s, BIDS, seat, bid, COSTS[self.contract][bid] // MONEY.step)

    def hides_purses(self, s: Haul) -> bool:
        return s.options.hidden_cash

    def handed_on(self, bidders: tuple[int, ...], high: int, holder: int) -> Question[Haul]:
        return Sale(self.contract, bidders, high, holder, self.privileged)

    def sold(self, s: Haul, seat: int, bid: int) -> None:
        acquire(s, seat, self.contract, COSTS[self.contract][bid])

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_BID, (self.contract, self.high))


def acquire(s: Haul, seat: int, contract: int, cost: int) -> None:
    """AA-51, AA-53, AA-57: paid at once, into the hand, the slot filled again; loaded if one stands there (AA-55)."""
    s.money[seat] -= cost
    s.hands[seat].append(contract)
    s.known[seat] += (contract,)
    s.slots[s.slots.index(contract)] = NOBODY
    s.stir = s.round
    tell(s, GETS, seat, contract, cost // MONEY.step)
    if can_load(s, seat, contract) and cards.INSPEKTION not in s.kept[seat]:
        ask(s, LoadBought(seat, contract))
    fill_slots(s)


class LoadBought(Asked[Haul]):
    """AA-55, A24: a buyer who stands in the loading town may load at once, also out of turn."""

    def __init__(self, seat: int, contract: int) -> None:
        super().__init__(seat)
        self.contract = contract

    def options(self, s: Haul) -> list[Act]:
        return [LOAD.acts[self.seat][self.contract], DECLINE.acts[self.seat][0]]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is LOAD:
            load(s, self.seat, self.contract)
            ask(s, RollAgain(self.seat, cards.SCHNELLE_VERLADUNG))

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_LOAD_BOUGHT, (self.contract,))
