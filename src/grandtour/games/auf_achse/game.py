"""Auf Achse as the house knows it."""

# not compiled: a catalogue

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grandtour.bots.casual import CasualBot
from grandtour.core import auction, draws
from grandtour.core.acts import LETTERS, NOBODY, Act, Kind, Verb
from grandtour.core.chance import Dice
from grandtour.core.draws import FACES, PIPS
from grandtour.core.game import Game, declared
from grandtour.core.settings import Value
from grandtour.core.tales import Line, Tale
from grandtour.games.auf_achse import acts, cards, freight, rules, sight, trailers, ways, why
from grandtour.games.auf_achse import tales as told
from grandtour.games.auf_achse.acts import COUNT, GO, MODEST, OVER, ROW, SIZE
from grandtour.games.auf_achse.arrival import DrawEvent
from grandtour.games.auf_achse.board import SPACE, TOWN, distances
from grandtour.games.auf_achse.cards import CONTRACT, CONTRACTS, EVENT, MONEY
from grandtour.games.auf_achse.detours import ChoosePartner, NextPlace
from grandtour.games.auf_achse.driving import Die, Drive, PlaceWorks
from grandtour.games.auf_achse.events import ChooseShipment, DrawContract, PlaceJam, Undercut
from grandtour.games.auf_achse.rules import Deal, PlaceTruck
from grandtour.games.auf_achse.sales import LoadBought
from grandtour.games.auf_achse.sense import Eyes, GreedyBot, SenseBot, prospects
from grandtour.games.auf_achse.sight import AchseView
from grandtour.games.auf_achse.state import SETTINGS, Haul, Options
from grandtour.games.auf_achse.ways import Approach, Move


class Achse(Game[Haul]):
    name = "auf_achse"
    code = "AA"
    players = range(2, 7)
    kinds = (TOWN, SPACE, CONTRACT, EVENT, MONEY, SIZE, PIPS, ROW, COUNT)
    verbs = declared(Verb, draws, acts, auction)
    tales = declared(Tale, told, auction, why)
    rules = 3
    texts = tuple(f"event-{word}-german" for word in EVENT.words)
    endings = ("delivered", "stall")
    settings = SETTINGS
    page_facts = {
        "faces": FACES,
        "sizes": SIZE.words,
        "prices": dict(zip(SIZE.words, trailers.PRICE, strict=True)),
        "room": {"truck": cards.TRUCK_ROOM} | dict(zip(SIZE.words, trailers.ROOM, strict=True)),
    }
    bots = {"dreamer": lambda: CasualBot(GreedyBot(), 20), "greedy": GreedyBot, "sense": SenseBot}
    levels = ("dreamer", "greedy", "sense")
    View = AchseView

    def start(self, seats: int, agreed: Mapping[str, Value]) -> Haul:
        return rules.start(seats, Options(agreed))

    def view(self, s: Haul, me: int) -> AchseView:
        return AchseView(s, me)

    def guess(self, s: Haul, me: int, dice: Dice) -> Haul:
        return sight.guess(s, me, dice)

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

    def turn(self, s: Haul) -> int:
        return s.active

    def worth(self, s: Haul, seat: int) -> float:
        """Money, and what the plan of the truck is worth from where it stands or can go, in DM."""
        if s.outcome or s.at[seat] == NOBODY:
            return s.money[seat]
        top = s.stack[-1]
        if isinstance(top, Die) and top.seat == seat:
            return sum(self.worths(s, seat, top.options(s))) / len(top.options(s))
        return prospects(Eyes(self.view(s, seat), seat), top.options(s))

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
    if act.verb is OVER and isinstance(top, Approach):
        return top.path_over(s, act.noun)
    return ()


GAME = Achse()
