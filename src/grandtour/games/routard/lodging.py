"""A bed for every night: hotel cheques, Hotel Assistance, and the bed of those who work for it."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, SEATS, Act, Verb
from grandtour.core.decks import Deck
from grandtour.core.draws import DrawCard
from grandtour.core.questions import Asked, ask, tell
from grandtour.core.tales import Line
from grandtour.families.track.board import FIRST, JOB
from grandtour.families.track.cards import MONEY
from grandtour.families.track.state import put_under
from grandtour.families.track.tales import EARNS
from grandtour.games.routard.acts import CHEQUES, SELL, STOP, TURN_UP
from grandtour.games.routard.board import CHEQUES_BEHIND
from grandtour.games.routard.cards import BED, CHEQUE_PRICE, LODGING, STEPS
from grandtour.games.routard.goods import goods_of, has_goods
from grandtour.games.routard.money import earn, forgive
from grandtour.games.routard.pile import place
from grandtour.games.routard.sales import put_up
from grandtour.games.routard.shop import buy_cheques, cheques_for
from grandtour.games.routard.spaces import play
from grandtour.games.routard.state import Journey, doubled
from grandtour.games.routard.tales import ASK_BED, ASK_NO_BED, BED_WAIVED, DRAWS_CARD, PAYS_BEDS, SENT_BACK, SLEEPS


class Lodging(DrawCard[Journey]):
    """RO-35: where one sleeps, and for how many cheques; doubled without a guide (RO-71)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deck(self, s: Journey) -> Deck:
        return s.decks[LODGING]

    def verb(self) -> Verb:
        return TURN_UP[LODGING]

    def drawn(self, s: Journey, card: int) -> None:
        put_under(s, LODGING, card, s.options.reshuffle)  # A60
        due = BED[card] * doubled(s, self.seat)
        tell(s, SLEEPS, self.seat, card, due)
        self.bill(s, due)

    def bill(self, s: Journey, due: int) -> None:
        """So many cheques are to be paid."""
        raise NotImplementedError


class Night(Lodging):
    """RO-31: the second action of a turn; the third, to play the space, follows."""

    def __init__(self, seat: int, by_die: bool) -> None:
        super().__init__(seat)
        self.by_die = by_die

    def bill(self, s: Journey, due: int) -> None:
        if s.cheques[self.seat] >= due:
            s.cheques[self.seat] -= due
            play(s, self.seat, self.by_die)
        else:
            assist_with_hotel(s, self.seat, due)


# --- Hotel Assistance ---


def assist_with_hotel(s: Journey, seat: int, due: int) -> None:
    """RO-90, RO-92, A47: back to where cheques are sold, or to the first airport; no space is played."""
    back = CHEQUES_BEHIND[s.at[seat]]
    place(s, seat, FIRST if back == NOBODY else back)
    tell(s, SENT_BACK, seat, s.at[seat], due)
    ask(s, HotelBill(seat, due))


class HotelBill(Asked[Journey]):
    """RO-91, A47: at least the missing cheques; whoever cannot raise the money gives all they have."""

    def __init__(self, seat: int, due: int) -> None:
        super().__init__(seat)
        self.due = due

    def enough(self, s: Journey) -> list[Act]:
        return cheques_for(s, self.seat, self.due - s.cheques[self.seat])

    def moot(self, s: Journey) -> bool:
        enough = self.enough(s)
        return len(enough) == 1 or not (enough or has_goods(s, self.seat))

    def dropped(self, s: Journey) -> None:
        enough = self.enough(s)
        if enough:
            self.choose(s, enough[0])
        else:
            waive(s, self.seat, self.due)

    def options(self, s: Journey) -> list[Act]:
        return self.enough(s) or [STOP.acts[self.seat][0], *goods_of(s, self.seat)]

    def choose(self, s: Journey, act: Act) -> None:
        if act.verb is CHEQUES:
            buy_cheques(s, self.seat, act.noun)
            s.cheques[self.seat] -= self.due
        elif act.verb is SELL:
            ask(s, self)
            put_up(s, self.seat, act.noun)
        else:
            waive(s, self.seat, self.due)

    def prompt(self, s: Journey) -> Line:
        held = s.cheques[self.seat]
        if self.enough(s):
            return Line(ASK_BED, (self.due, held))
        return Line(ASK_NO_BED, (self.due, held, (self.due - held) * CHEQUE_PRICE // MONEY.step))


def waive(s: Journey, seat: int, due: int) -> None:
    tell(s, BED_WAIVED, seat, due - s.cheques[seat])
    s.cheques[seat] = 0


# --- A bed for work ---


class WorkersNight(Lodging):
    """RO-82, A48: the cheques one has; what is missing comes out of the wage."""

    def bill(self, s: Journey, due: int) -> None:
        paid = min(due, s.cheques[self.seat])
        s.cheques[self.seat] -= paid
        ask(s, Wage(self.seat, due - paid))


class Wage(DrawCard[Journey]):
    """RO-82, A48, A54: a job card; first the bed, then debts, and what is still owed is forgiven."""

    def __init__(self, seat: int, missing: int) -> None:
        self.seat = seat
        self.missing = missing

    def deck(self, s: Journey) -> Deck:
        return s.decks[JOB]

    def verb(self) -> Verb:
        return TURN_UP[JOB]

    def drawn(self, s: Journey, card: int) -> None:
        seat, wage = self.seat, STEPS[JOB][card][0].n
        put_under(s, JOB, card, s.options.reshuffle)
        tell(s, DRAWS_CARD[JOB], seat, card)
        tell(s, EARNS, seat, wage // MONEY.step)
        beds = min(wage, self.missing * CHEQUE_PRICE)
        if beds:
            tell(s, PAYS_BEDS, seat, beds // MONEY.step)
        earn(s, seat, wage - beds)
        forgive(s, seat)


# --- The questions that have no more to say than who is asked ---

NIGHT: Final = [[Night(seat, by_die) for seat in range(SEATS)] for by_die in (False, True)]
WORKERS_NIGHT: Final = [WorkersNight(seat) for seat in range(SEATS)]
