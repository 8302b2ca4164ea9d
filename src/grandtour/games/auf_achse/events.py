"""The event cards that move no truck, and the jam."""

from __future__ import annotations

from grandtour.core.acts import NOBODY, Act
from grandtour.core.chance import Dice
from grandtour.core.questions import ask, tell
from grandtour.core.tales import Line
from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.acts import DECLINE, GIVE, HELP, JAIL, JAM, PAY, SHIP
from grandtour.games.auf_achse.board import distances
from grandtour.games.auf_achse.cards import MONEY, TO
from grandtour.games.auf_achse.contracts import TakeContract, part_with
from grandtour.games.auf_achse.freight import deliver, earn, unload
from grandtour.games.auf_achse.state import Haul
from grandtour.games.auf_achse.tales import (
    ASK_CUSTOMS,
    ASK_GIVE,
    ASK_HELP,
    ASK_JAIL,
    ASK_JAM,
    ASK_SHIP,
    GIVES,
    JAM_ENDS,
    JAMMED,
    KEEPS,
    LOSES_TURN,
    NO_EFFECT,
    PAYS,
    RECEIVES,
    ROBBED,
    USES,
)
from grandtour.games.auf_achse.trailers import Decision, none_for_sale
from grandtour.games.auf_achse.ways import any_space, on_others

# --- Jam ---


def jam_town(s: Haul, seat: int, card: int) -> None:
    """AA-97 to AA-99."""
    set_jam(s, seat, card, cards.JAM_TOWN[card])


def place_jam(s: Haul, seat: int, card: int) -> None:
    ask(s, PlaceJam(seat, card))


class PlaceJam(Decision):
    """AA-100, AA-101, A50: any space without a truck or the roadworks, towns too."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Haul) -> list[Act]:
        return on_others(JAM.acts[self.seat], 0, [*s.at, s.works])

    def sample(self, s: Haul, dice: Dice) -> Act:
        return JAM.acts[self.seat][any_space(dice, 0, [*s.at, s.works])]

    def answer(self, s: Haul, act: Act) -> None:
        set_jam(s, self.seat, self.card, act.noun)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_JAM, (self.card,))


def set_jam(s: Haul, seat: int, card: int, space: int) -> None:
    """AA-67, A49: for one round; an older jam ends, since there is one marker."""
    end_jam_of(s, s.jam_by)
    s.jam, s.jam_by, s.jam_card = space, seat, card
    tell(s, JAMMED, seat, space)


def end_jam_of(s: Haul, seat: int) -> None:
    if s.jam == NOBODY or s.jam_by != seat:
        return
    tell(s, JAM_ENDS, s.jam)
    s.events.under.append(s.jam_card)
    s.jam = s.jam_by = s.jam_card = NOBODY


# --- Kept cards ---


def keep(s: Haul, seat: int, card: int) -> None:
    """AA-87, AA-88, AA-94 to AA-96."""
    s.kept[seat] += (card,)
    if card == cards.INSPEKTION:
        s.inspected += (seat,)
    tell(s, KEEPS, seat, card)


def put_back(s: Haul, seat: int, card: int) -> None:
    s.kept[seat] = tuple([c for c in s.kept[seat] if c != card])
    s.events.under.append(card)


def settle_orders(s: Haul, seat: int) -> None:
    """A48: once, on stopping there by any kind of move."""
    for card, town in cards.ORDER_TOWN.items():
        if card in s.kept[seat] and s.at[seat] == town:
            put_back(s, seat, card)
            tell(s, USES, seat, card)
            earn(s, seat, cards.ORDER_REWARD)


# --- Rail, AA-78 ---


def rail(s: Haul, seat: int, card: int) -> None:
    """A41: the load with the longest way still to go; the owner chooses among equals."""
    far = distances(s.at[seat])
    longest = max([far[TO[contract]] for contract in s.loaded[seat]], default=0)
    farthest = tuple([contract for contract in s.loaded[seat] if far[TO[contract]] == longest])
    if len(farthest) == 1:
        ship(s, seat, farthest[0])
    elif farthest:
        ask(s, ChooseShipment(seat, farthest))
    else:
        tell(s, NO_EFFECT, card)


class ChooseShipment(Decision):
    """A41: which of the loads that have equally far to go."""

    def __init__(self, seat: int, contracts: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.contracts = contracts

    def options(self, s: Haul) -> list[Act]:
        return [SHIP.acts[self.seat][contract] for contract in self.contracts]

    def answer(self, s: Haul, act: Act) -> None:
        ship(s, self.seat, act.noun)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_SHIP, ())


def ship(s: Haul, seat: int, contract: int) -> None:
    """A41: the fee comes out of the revenue, before anything owed is paid back."""
    deliver(s, seat, contract, cards.RAIL_FEE)


# --- Undercutting, AA-83 ---


def undercut(s: Haul, seat: int, card: int) -> None:
    if s.hands[seat]:
        ask(s, Undercut(seat, (seat - 1) % len(s.hands)))
    else:
        tell(s, NO_EFFECT, card)  # A55


class Undercut(Decision):
    """One contract that is not loaded goes to the neighbour on the right; only the two of them know which."""

    def __init__(self, seat: int, right: int) -> None:
        super().__init__(seat)
        self.right = right

    def moot(self, s: Haul) -> bool:
        """A73: everyone sees that it is their only one."""
        return len(s.hands[self.seat]) == 1 and none_for_sale(s, self.seat)

    def dropped(self, s: Haul) -> None:
        self.choose(s, self.options(s)[0])

    def options(self, s: Haul) -> list[Act]:
        return [GIVE.acts[self.seat][contract] for contract in s.hands[self.seat]]

    def answer(self, s: Haul, act: Act) -> None:
        hide_gift(s, self.seat, self.right, act.noun)
        part_with(s, self.seat, act.noun)
        s.last_delivered[self.seat] = False
        s.hands[self.right].append(act.noun)
        s.glimpses += ((self.seat, self.right, act.noun),)
        tell(s, GIVES, self.seat, self.right, act.noun)
        tell(s, RECEIVES, self.right, act.noun)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_GIVE, (self.right,))

    def seen_by(self, act: Act, me: int) -> bool:
        return me in (self.seat, self.right)


def hide_gift(s: Haul, giver: int, receiver: int, gift: int) -> None:
    """What the others knew of the giver's hand is no longer sure, but to the receiver, who sees the gift."""
    still = [contract for contract in s.known[giver] if contract != gift]
    s.known[giver] = ()
    s.glimpses = tuple([glimpse for glimpse in s.glimpses if glimpse[1] != giver or glimpse[0] == receiver])
    s.glimpses += tuple([(receiver, giver, contract) for contract in still])


# --- Customer service, AA-84, and trust, AA-104 ---


def draw_contract(s: Haul, seat: int, card: int) -> None:
    """A20: from the public pile, else from the reserve."""
    if s.contracts.unseen:
        ask(s, DrawContract(seat))
    else:
        tell(s, NO_EFFECT, card)


class DrawContract(TakeContract):
    def drawn(self, s: Haul, card: int) -> None:
        s.pile -= s.pile > 0
        s.stir = s.round
        super().drawn(s, card)


# --- Thieves, AA-86 ---


def rob(s: Haul, seat: int, card: int) -> None:
    """The goods are gone, the contracts go back to the hand, known to all; the insurance pays for each."""
    if not s.loaded[seat]:
        tell(s, NO_EFFECT, card)  # A56
    lost = s.loaded[seat]
    for contract in lost:
        unload(s, seat, contract)
        s.hands[seat].append(contract)
        s.known[seat] += (contract,)
        tell(s, ROBBED, seat, contract)
        earn(s, seat, cards.INSURANCE)


# --- The festival, AA-103 ---


def festival(s: Haul, seat: int, card: int) -> None:
    earn(s, seat, cards.FESTIVAL)


# --- The tachograph, AA-81, breakdown, AA-89, and customs, AA-108 ---


def too_long_at_the_wheel(s: Haul, seat: int, card: int) -> None:
    lose_turn(s, seat)


def lose_turn(s: Haul, seat: int) -> None:
    """A53: they add up."""
    s.skips[seat] += 1
    tell(s, LOSES_TURN, seat)


def help_out(s: Haul, seat: int, card: int) -> None:
    ask(s, Breakdown(seat))


class Breakdown(Decision):
    """Help for 1000 DM and a skipped turn, or drive on."""

    def options(self, s: Haul) -> list[Act]:
        return [HELP.acts[self.seat][0], DECLINE.acts[self.seat][0]]

    def answer(self, s: Haul, act: Act) -> None:
        if act.verb is HELP:
            earn(s, self.seat, cards.HELP_FEE)
            lose_turn(s, self.seat)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_HELP, ())


def inspect_goods(s: Haul, seat: int, card: int) -> None:
    ask(s, Customs(seat))


class Customs(Decision):
    """Pay, or sit it out; whoever cannot pay must sit it out (A54)."""

    def can_pay(self, s: Haul) -> bool:
        return s.money[self.seat] >= cards.FINE

    def moot(self, s: Haul) -> bool:
        return not s.options.hidden_cash and not self.can_pay(s)

    def dropped(self, s: Haul) -> None:
        self.choose(s, JAIL.acts[self.seat][0])

    def options(self, s: Haul) -> list[Act]:
        jail = JAIL.acts[self.seat][0]
        return [PAY.acts[self.seat][0], jail] if self.can_pay(s) else [jail]

    def answer(self, s: Haul, act: Act) -> None:
        if act.verb is JAIL:
            lose_turn(s, self.seat)
        else:
            s.money[self.seat] -= cards.FINE
            tell(s, PAYS, self.seat, cards.FINE // MONEY.step)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_CUSTOMS if self.can_pay(s) else ASK_JAIL, ())
