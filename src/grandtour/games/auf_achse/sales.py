"""The sale of public contracts."""

from __future__ import annotations

from grandtour.core.acts import NOBODY, Act
from grandtour.core.auction import Auction, clockwise
from grandtour.core.questions import Question, ask, tell
from grandtour.core.tales import Line
from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.acts import BID, BUY, CALL, DECLINE, LOAD, TAKE
from grandtour.games.auf_achse.cards import COSTS, MONEY
from grandtour.games.auf_achse.contracts import fill_slots
from grandtour.games.auf_achse.driving import RollAgain
from grandtour.games.auf_achse.freight import at_hand, can_load, load
from grandtour.games.auf_achse.state import Haul
from grandtour.games.auf_achse.tales import (
    ASK_BID,
    ASK_INTEREST,
    ASK_LOAD_BOUGHT,
    ASK_NO_BID,
    ASK_ROOM_BOUGHT,
    ASK_TAKE,
    BIDS,
    CALLS,
    GETS,
)
from grandtour.games.auf_achse.trailers import Decision, buy_trailer, trailers_for_sale


class Interest(Decision):
    """AA-45, AA-46: a town reached with exactly all points lets one put a public contract up for sale."""

    def __init__(self, seat: int, town: int) -> None:
        super().__init__(seat)
        self.town = town

    def moot(self, s: Haul) -> bool:
        return s.slots.count(NOBODY) == len(s.slots)

    def options(self, s: Haul) -> list[Act]:
        verb = TAKE if s.options.simplified else CALL  # AA-76
        return [DECLINE.acts[self.seat][0], *[verb.acts[self.seat][slot] for slot in s.slots if slot != NOBODY]]

    def answer(self, s: Haul, act: Act) -> None:
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

    def interrupts(self, s: Haul) -> list[Act]:
        return trailers_for_sale(s, self.bidders[0])  # AA-37

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is BUY:
            ask(s, self)
            buy_trailer(s, act.by, act.noun)
        else:
            super().choose(s, act)

    def tell_bid(self, s: Haul, seat: int, bid: int) -> None:
        tell(s, BIDS, seat, bid, COSTS[self.contract][bid] // MONEY.step)

    def hides_purses(self, s: Haul) -> bool:
        return s.options.hidden_cash

    def handed_on(self, bidders: tuple[int, ...], high: int, holder: int) -> Question[Haul]:
        return Sale(self.contract, bidders, high, holder, self.privileged)

    def sold(self, s: Haul, seat: int, bid: int) -> None:
        acquire(s, seat, self.contract, COSTS[self.contract][bid])

    def prompt(self, s: Haul) -> Line:
        me = self.bidders[0]
        tale = ASK_BID if self.can_bid(s, me, self.least(me)) else ASK_NO_BID
        return Line(tale, (self.contract, self.high))


def acquire(s: Haul, seat: int, contract: int, cost: int) -> None:
    """AA-51, AA-53, AA-57: paid at once, into the hand, the slot filled again; loaded if one stands there (AA-55)."""
    s.money[seat] -= cost
    s.hands[seat].append(contract)
    s.known[seat] += (contract,)
    s.slots[s.slots.index(contract)] = NOBODY
    s.stir = s.round
    tell(s, GETS, seat, contract, cost // MONEY.step)
    if may_load_now(s, seat, contract):
        ask(s, LoadBought(seat, contract))
    fill_slots(s)


def may_load_now(s: Haul, seat: int, contract: int) -> bool:
    """With room for it, or in one's own turn with the money for a trailer (AA-37), which may be a secret."""
    if not at_hand(s, seat, contract) or cards.INSPEKTION in s.kept[seat]:
        return False
    if can_load(s, seat, contract):
        return True
    affordable = (s.options.hidden_cash and not s.options.simplified) or bool(trailers_for_sale(s, seat))
    return seat == s.active and affordable


class LoadBought(Decision):
    """AA-55, A24: a buyer who stands in the loading town may load at once, also out of turn."""

    def __init__(self, seat: int, contract: int) -> None:
        super().__init__(seat)
        self.contract = contract

    def options(self, s: Haul) -> list[Act]:
        decline = DECLINE.acts[self.seat][0]
        can = can_load(s, self.seat, self.contract)
        return [LOAD.acts[self.seat][self.contract], decline] if can else [decline]

    def answer(self, s: Haul, act: Act) -> None:
        if act.verb is LOAD:
            load(s, self.seat, self.contract)
            ask(s, RollAgain(self.seat, cards.SCHNELLE_VERLADUNG))

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_LOAD_BOUGHT if can_load(s, self.seat, self.contract) else ASK_ROOM_BOUGHT, (self.contract,))
