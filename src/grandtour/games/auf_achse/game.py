"""Auf Achse as the house knows it: views, guesses, options."""

# not compiled: views are msgspec structures

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from grandtour.core.acts import LETTERS, NOBODY, Act, Kind, Verb
from grandtour.core.chance import Dice
from grandtour.core.game import Game
from grandtour.core.settings import BadSetting, Number, Value, YesNo
from grandtour.core.tales import Line, Tale
from grandtour.games.auf_achse import acts, cards, freight, rules, tales, ways, why
from grandtour.games.auf_achse.acts import COUNT, GO, LARGE, MODEST, POINTS, ROW, SIZE, SMALL
from grandtour.games.auf_achse.arrival import DrawEvent
from grandtour.games.auf_achse.board import SPACE, TOWN, distances
from grandtour.games.auf_achse.cards import CONTRACT, CONTRACTS, EVENT, MONEY
from grandtour.games.auf_achse.detours import ChoosePartner, NextPlace
from grandtour.games.auf_achse.driving import Die, Drive, PlaceWorks
from grandtour.games.auf_achse.events import ChooseShipment, DrawContract, PlaceJam, Undercut
from grandtour.games.auf_achse.haul import Haul
from grandtour.games.auf_achse.rules import Deal, PlaceTruck
from grandtour.games.auf_achse.sales import LoadBought, Sale
from grandtour.games.auf_achse.sense import Eyes, GreedyBot, SenseBot, standing
from grandtour.games.auf_achse.ways import Approach, Move


class Haulier(msgspec.Struct):
    """One player as you see him. `contracts` counts those in hand; `known` are those of them that you know of."""

    at: int
    came: int
    """The space before the one on which the truck stands."""
    money: int
    contracts: int
    known: list[int]
    loaded: list[int]
    on_truck: int
    on_trailers: int
    large: int
    small: int
    delivered: int
    kept: list[int]
    owed: list[int]
    skips: int
    place: int


class Lot(msgspec.Struct):
    """A contract under the hammer: the row bid so far, by whom, and who is still in, the next to speak first."""

    contract: int
    row: int
    holder: int
    bidders: list[int]
    initiator: int


class AchseView(msgspec.Struct):
    """What one seat may know. -1 stands for none."""

    hauliers: list[Haulier]
    hand: list[int]
    slots: list[int]
    pile: int
    reserve: int
    stock: int
    large_left: int
    small_left: int
    events: int
    works: int
    jam: int
    jam_by: int
    lot: Lot | None
    roll: int
    """The points just rolled, 0 while no truck is driven by the die."""
    moving: int
    """The player whose truck is to be driven now."""
    active: int
    first: int
    round: int
    quiet_rounds: int


N = TypeVar("N", Verb, Tale)


def named(type: type[N]) -> tuple[N, ...]:
    """Every verb or tale of the room."""
    return tuple(thing for thing in (vars(acts) | vars(tales)).values() if isinstance(thing, type))


class Achse(Game[Haul]):
    name = "auf_achse"
    code = "AA"
    players = range(2, 7)
    kinds = (TOWN, SPACE, CONTRACT, EVENT, MONEY, SIZE, POINTS, ROW, COUNT)
    verbs = named(Verb)
    tales = (*named(Tale), *why.TALES)
    endings = ("delivered", "stall")
    settings = (
        YesNo("simplified", False),  # AA-75 to AA-77
        Number(
            "public", 0, 0, CONTRACTS - 2 * rules.PRIVATE, other=rules.SLOTS
        ),  # AA-58; 0 stands for the table of AA-12
        YesNo("mild", False),  # A59
        YesNo("inspection-once", False),  # A43
        YesNo("hidden-cash", False),
    )
    bots = {"greedy": GreedyBot, "sense": SenseBot}
    View = AchseView

    def start(self, seats: int, settings: Mapping[str, Value]) -> Haul:
        public = int(settings["public"]) or rules.PUBLIC[seats]
        most = CONTRACTS - seats * rules.PRIVATE
        if not rules.SLOTS <= public <= most:
            raise BadSetting(
                f"the option 'public' takes 0, or {rules.SLOTS} to {most} with {seats} players, not {public}"
            )
        return rules.start(
            seats,
            public,
            simple=bool(settings["simplified"]),
            mild=bool(settings["mild"]),
            once=bool(settings["inspection-once"]),
            purse=bool(settings["hidden-cash"]),
        )

    def view(self, s: Haul, me: int) -> AchseView:
        top = s.stack[-1] if s.stack else None
        return AchseView(
            hauliers=[self.haulier(s, seat, me) for seat in range(len(s.hands))],
            hand=s.hands[me][:] if 0 <= me < len(s.hands) else [],
            slots=s.slots[:],
            pile=s.pile,
            reserve=len(s.contracts) - s.pile,
            stock=freight.stock(s),
            large_left=freight.trailers_left(s, LARGE),
            small_left=freight.trailers_left(s, SMALL),
            events=len(s.events),
            works=s.works,
            jam=s.jam,
            jam_by=s.jam_by,
            lot=lot_of(s),
            roll=top.most if isinstance(top, Drive) else 0,
            moving=top.truck if isinstance(top, Move) else NOBODY,
            active=s.active,
            first=s.first,
            round=s.round,
            quiet_rounds=max(0, s.round - s.stir - 1),
        )

    def haulier(self, s: Haul, seat: int, me: int) -> Haulier:
        goods = freight.goods_of(s.loaded[seat])
        large, small = s.trailers[seat]
        return Haulier(
            at=s.at[seat],
            came=s.came[seat],
            money=NOBODY if s.purse and seat != me and s.outcome is None else s.money[seat],
            contracts=len(s.hands[seat]),
            known=surely_held(s, seat, me),
            loaded=list(s.loaded[seat]),
            on_truck=goods - s.on_trailers[seat],
            on_trailers=s.on_trailers[seat],
            large=large,
            small=small,
            delivered=s.delivered[seat],
            kept=list(s.kept[seat]),
            owed=list(s.owed[seat]),
            skips=s.skips[seat],
            place=s.outcome.places[seat] if s.outcome else NOBODY,
        )

    def guess(self, s: Haul, me: int, dice: Dice) -> Haul:
        """The unseen contracts and what is unknown of the other hands are one heap, dealt again."""
        g = s.clone()
        heap = g.contracts.unseen
        sure = [g.hands[seat] if seat == me else surely_held(g, seat, me) for seat in range(len(g.hands))]
        for hand, kept in zip(g.hands, sure, strict=True):
            heap += [contract for contract in hand if contract not in kept]
        dice.shuffle(heap)
        for seat, kept in enumerate(sure):
            if seat != me:
                g.hands[seat] = kept + [heap.pop() for _ in range(len(g.hands[seat]) - len(kept))]
        g.glimpses = tuple(glimpse for glimpse in g.glimpses if me in glimpse[:2])
        if g.purse:
            imagine_purses(g, me, dice)
        return g

    def audit(self, s: Haul) -> None:
        held = [contract for hand in s.hands for contract in hand] + [c for loaded in s.loaded for c in loaded]
        held += [slot for slot in s.slots if slot != NOBODY] + s.contracts.unseen
        assert len(set(held)) == len(held) == CONTRACTS - sum(s.delivered), f"contracts: {sorted(held)}"
        events = s.events.unseen + s.events.under + [c for kept in s.kept + s.owed for c in kept]
        events += [s.jam_card] if s.jam_card != NOBODY else []
        events += [question.card for question in s.stack if isinstance(question, PlaceJam)]
        assert sorted([*events, *s.aside]) == list(range(cards.EVENTS)), f"event cards: {sorted(events)}"
        assert 0 <= s.pile <= len(s.contracts.unseen), f"the pile has {s.pile} of {len(s.contracts.unseen)} contracts"
        assert s.outcome or min(s.money) >= 0, f"money: {s.money}"
        assert freight.stock(s) >= 0, "more goods than there are"
        trucks = [space for space in s.at if space != NOBODY]
        assert len(set(trucks)) == len(trucks), f"two trucks on one space: {trucks}"
        assert s.works == NOBODY or (s.works not in trucks and s.works != s.jam), "the roadworks are in the way"
        for seat in range(len(s.hands)):
            goods = freight.goods_of(s.loaded[seat])
            assert goods <= freight.capacity(s, seat), f"seat {seat} carries {goods}"
            assert set(s.known[seat]) <= set(s.hands[seat]), f"{s.known[seat]} should be in the hand {s.hands[seat]}"
        assert all(contract in s.hands[holder] for _, holder, contract in s.glimpses), f"glimpses: {s.glimpses}"

    def touches(self, s: Haul, act: Act) -> list[tuple[Kind, int]]:
        """A move lights up the whole way, its end first."""
        path = path_of(s, act)
        return [(SPACE, space) for space in reversed(path)] if path else super().touches(s, act)

    def lapse(self, s: Haul, seat: int, dice: Dice) -> Act:
        """What the table of decisions says: drive on, buy and bid nothing, use no card; load what was bought."""
        top, acts = s.stack[-1], s.stack[-1].options(s)
        if isinstance(top, Drive):
            return nearest_to_a_stop(s, seat, acts)
        if isinstance(top, Undercut | ChooseShipment):
            revenue = {cards.REVENUE[act.noun]: act for act in acts}
            return revenue[min(revenue) if isinstance(top, Undercut) else max(revenue)]
        if isinstance(top, PlaceTruck | PlaceWorks | PlaceJam | ChoosePartner):
            return acts[dice.below(len(acts))]
        if isinstance(top, LoadBought):
            return acts[0]
        return next((act for act in acts if act.verb in MODEST), acts[0])

    def facts(self, s: Haul) -> dict[str, int | str]:
        winner = s.outcome.winners()[0] if s.outcome else NOBODY
        return {
            "rounds": s.round,
            "order": f"{(winner - s.first) % len(s.hands) + 1}.",
            "most money": max(s.money),
            "least money": min(s.money),
            "delivered": sum(s.delivered),
            "large trailers": sum(large for large, _ in s.trailers),
            "small trailers": sum(small for _, small in s.trailers),
            "left over": sum(map(len, [*s.hands, *s.loaded])),
            **{f"money {LETTERS[seat]}": money for seat, money in enumerate(s.money)},
        }

    def round(self, s: Haul) -> int:
        return s.round if s.active != NOBODY else 0

    def worth(self, s: Haul, seat: int) -> float:
        """Money, and what the plan of the truck is worth from where it stands or can go, in DM."""
        if s.outcome or s.at[seat] == NOBODY:
            return s.money[seat]
        top = s.stack[-1]
        if isinstance(top, Die) and top.seat == seat:
            return sum(self.worths(s, seat, top.options(s))) / len(top.options(s))
        return standing(Eyes(self.view(s, seat), seat), top.options(s))

    def worths(self, s: Haul, seat: int, acts: Sequence[Act]) -> list[float]:
        """Chance gives to the one who draws or rolls, and nothing to the others."""
        top = s.stack[-1]
        if isinstance(top, Deal | DrawContract | DrawEvent | Die) and top.seat == seat:
            return super().worths(s, seat, acts)
        return [0.0] * len(acts)

    def why_not(self, s: Haul, me: int, kind: Kind, noun: int) -> Line:
        return why.why_not(s, me, kind, noun)


def nearest_to_a_stop(s: Haul, seat: int, acts: list[Act]) -> Act:
    """The end of a drive from which it is least far to where something can be loaded or delivered."""
    stops = ways.own_stops(s, seat)
    ends = {act.noun if act.verb is GO else s.at[seat]: act for act in acts}
    return ends[min(ends, key=lambda end: min([distances(stop)[end] for stop in stops], default=0))]


def path_of(s: Haul, act: Act) -> tuple[int, ...]:
    """The way that an act drives; empty if it does not drive."""
    top = s.stack[-1]
    if act.verb is GO and isinstance(top, Move):
        return top.paths_to(s, act.noun)[0]
    if act.verb is GO and isinstance(top, NextPlace):
        return top.paths[act.noun]
    if isinstance(top, Approach):
        return top.path_over(s, act.noun)
    return ()


def lot_of(s: Haul) -> Lot | None:
    for question in s.stack:
        if isinstance(question, Sale):
            return Lot(question.contract, question.high, question.holder, list(question.bidders), question.privileged)
    return None


def surely_held(s: Haul, seat: int, me: int) -> list[int]:
    """What `me` knows of another hand: what everyone has seen, and what he gave or could tell from a gift."""
    glimpsed = [contract for knower, holder, contract in s.glimpses if (knower, holder) == (me, seat)]
    return list(dict.fromkeys([*s.known[seat], *glimpsed]))


def imagine_purses(g: Haul, me: int, dice: Dice) -> None:
    """Money that cannot be seen may be anything that leads to the same: a bid that can be paid, a debt that cannot."""
    lot = lot_of(g)
    for seat in range(len(g.money)):
        if seat != me:
            least = cards.COSTS[lot.contract][lot.row] if lot and lot.holder == seat else 0
            money = max(least, g.money[seat] + MONEY.step * (dice.below(11) - 5))
            g.money[seat] = min(money, 2 * cards.FINE - MONEY.step) if g.owed[seat] else money


GAME = Achse()
