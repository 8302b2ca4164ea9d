"""What each seat sees of a haul, and what it must guess."""

from __future__ import annotations

from grandtour.core.acts import NOBODY
from grandtour.core.chance import Dice
from grandtour.core.sight import View
from grandtour.games.auf_achse import freight, trailers
from grandtour.games.auf_achse.acts import LARGE, SMALL
from grandtour.games.auf_achse.cards import COSTS, FINE, MONEY
from grandtour.games.auf_achse.driving import Drive
from grandtour.games.auf_achse.sales import Sale
from grandtour.games.auf_achse.state import Haul
from grandtour.games.auf_achse.ways import Move


class Haulier(View):
    """One player as you see them."""

    def __init__(self, s: Haul, seat: int, me: int) -> None:
        self.at: int = s.at[seat]
        self.came: int = s.came[seat]  # the space before the one on which the truck stands
        self.money: int = money_of(s, seat, me)
        self.contracts: int = len(s.hands[seat])  # those in hand
        self.known: list[int] = surely_held(s, seat, me)  # those of them that you know of
        self.loaded: list[int] = list(s.loaded[seat])
        self.on_truck: int = freight.goods_of(s.loaded[seat]) - s.on_trailers[seat]
        self.on_trailers: int = s.on_trailers[seat]
        self.large: int = s.trailers[seat][LARGE]
        self.small: int = s.trailers[seat][SMALL]
        self.delivered: int = s.delivered[seat]
        self.kept: list[int] = list(s.kept[seat])
        self.owed: list[int] = list(s.owed[seat])
        self.skips: int = s.skips[seat]
        self.place: int = s.outcome.places[seat] if s.outcome else NOBODY


def money_of(s: Haul, seat: int, me: int) -> int:
    """A71: where money is hidden, everyone sees their own until the end."""
    return NOBODY if s.options.hidden_cash and seat != me and s.outcome is None else s.money[seat]


def surely_held(s: Haul, seat: int, me: int) -> list[int]:
    """What `me` knows of another hand: what everyone has seen, and what they gave or could tell from a gift."""
    sure = list(s.known[seat])
    for knower, holder, contract in s.glimpses:
        if knower == me and holder == seat and contract not in sure:
            sure.append(contract)
    return sure


class Lot(View):
    """A contract under the hammer."""

    def __init__(self, sale: Sale) -> None:
        self.contract: int = sale.contract
        self.row: int = sale.high  # the row bid so far, 0 for none
        self.holder: int = sale.holder
        self.bidders: list[int] = list(sale.bidders)  # who is still in, the next to speak first
        self.initiator: int = sale.privileged


class AchseView(View):
    """What one seat may know. -1 stands for none."""

    def __init__(self, s: Haul, me: int) -> None:
        top = s.stack[-1] if s.stack else None
        sale = sale_in(s)
        self.hauliers: list[Haulier] = [Haulier(s, seat, me) for seat in range(len(s.hands))]
        self.hand: list[int] = s.hands[me][:] if 0 <= me < len(s.hands) else []
        self.slots: list[int] = s.slots[:]
        self.pile: int = s.pile
        self.reserve: int = len(s.contracts) - s.pile
        self.stock: int = freight.stock(s)
        self.large_left: int = trailers.trailers_left(s, LARGE)
        self.small_left: int = trailers.trailers_left(s, SMALL)
        self.events: int = len(s.events)
        self.works: int = s.works
        self.jam: int = s.jam
        self.jam_by: int = s.jam_by
        self.lot: Lot | None = Lot(sale) if sale else None
        self.roll: int = top.most if isinstance(top, Drive) else 0  # points just rolled, while they are to be driven
        self.moving: int = top.truck if isinstance(top, Move) else NOBODY  # whose truck is to be driven now
        self.active: int = s.active
        self.first: int = s.first
        self.round: int = s.round
        self.quiet_rounds: int = max(0, s.round - s.stir - 1)


def sale_in(s: Haul) -> Sale | None:
    for question in s.stack:
        if isinstance(question, Sale):
            return question
    return None


# --- What a seat must guess ---


def guess(s: Haul, me: int, dice: Dice) -> Haul:
    """The unseen contracts and what is unknown of the other hands are one heap, dealt again."""
    g = s.clone()
    heap = g.contracts.unseen
    sure = [hand if seat == me else surely_held(g, seat, me) for seat, hand in enumerate(g.hands)]
    for seat, hand in enumerate(g.hands):
        heap += [contract for contract in hand if contract not in sure[seat]]
    dice.shuffle(heap)
    for seat, hand in enumerate(g.hands):
        if seat != me:
            g.hands[seat] = sure[seat] + [heap.pop() for _ in range(len(hand) - len(sure[seat]))]
    g.glimpses = tuple([glimpse for glimpse in g.glimpses if me in (glimpse[0], glimpse[1])])
    if g.options.hidden_cash:
        imagine_purses(g, me, dice)
    return g


def imagine_purses(g: Haul, me: int, dice: Dice) -> None:
    """Money that cannot be seen may be anything that leads to the same: a bid that can be paid, a debt that cannot."""
    sale = sale_in(g)
    for seat in range(len(g.money)):
        if seat != me:
            least = COSTS[sale.contract][sale.high] if sale and sale.holder == seat else 0
            money = max(least, g.money[seat] + MONEY.step * (dice.below(11) - 5))
            g.money[seat] = min(money, 2 * FINE - MONEY.step) if g.owed[seat] else money
