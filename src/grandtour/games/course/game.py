"""La course autour du monde as the house knows it: views, guesses, options."""

# not compiled: views are msgspec structures

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from grandtour.core.acts import NOBODY, Act, Kind
from grandtour.core.chance import Dice
from grandtour.core.game import Game
from grandtour.core.questions import Question
from grandtour.core.settings import Number, Value, YesNo
from grandtour.core.tales import Line
from grandtour.games.course import rules, why
from grandtour.games.course.board import CARD, CARDS, CITY, CONTINENT, FAR, HAND, HOMES, ROUTE, ROUTES, VISA
from grandtour.games.course.rules import ChooseHome, Deal, Draw, Fly, Move, PutRight, Race, TakeTwo
from grandtour.games.course.sense import LEG, Plan, SenseBot, eyes_of


class Traveller(msgspec.Struct):
    """One player as everyone sees him. `shown` are cards he took from a bin, so that all know he holds them."""

    cards: int
    shown: list[int]
    home: int
    at: int
    visas: list[int]
    flown: list[int]
    racing: bool
    place: int


class Bin(msgspec.Struct):
    top: int
    cards: int


class CourseView(msgspec.Struct):
    """What one seat may know. -1 stands for none or not yet known."""

    travellers: list[Traveller]
    hand: list[int]
    stock: int
    left: Bin
    right: Bin
    laid: list[int]
    visas_left: list[int]
    first: int
    round: int
    rounds: int
    chain: list[int]
    """The cards you have begun to lay, and then the cities they lead through."""
    path: list[int]
    discards: list[int]
    """The cards you mean to exchange, left bin first."""


class Course(Game[Race]):
    name = "course"
    code = "CM"
    players = range(2, 7)
    kinds = (CITY, CARD, CONTINENT, rules.SOURCE)
    verbs = (
        rules.DEALER, rules.DEAL, rules.HOME, rules.LAY, rules.LAND,
        rules.LEFT, rules.RIGHT, rules.TAKE, rules.DRAW, rules.RETIRE,
    )  # fmt: skip
    tales = (
        rules.DEALS, rules.SETS_OUT, rules.STAYS, rules.PICKS_UP, rules.DRAWS, rules.FLIES, rules.STAMPED,
        rules.RECYCLED, rules.COMES_HOME, rules.RETIRES, rules.TIME_IS_UP,
        rules.ASK_HOME, rules.ASK_TURN, rules.ASK_FLY, rules.ASK_LAND, rules.ASK_RIGHT, rules.ASK_TAKE, *why.TALES,
    )  # fmt: skip
    endings = ("home", "places", "cap", "alone")
    settings = (
        Number("rounds", 100, 10, 500),  # A24
        YesNo("places", False),  # A23
        YesNo("retire", False),  # A30
    )
    bots = {"sense": SenseBot}
    View = CourseView

    def start(self, seats: int, settings: Mapping[str, Value]) -> Race:
        return rules.start(seats, int(settings["rounds"]), bool(settings["places"]), bool(settings["retire"]))

    def view(self, s: Race, me: int) -> CourseView:
        at_table = 0 <= me < len(s.hands)
        mine = s.stack[-1] if s.stack else None
        if not isinstance(mine, Move) or mine.seat != me:
            mine = None
        chain = mine.chain if isinstance(mine, Fly) else ()
        return CourseView(
            travellers=[self.traveller(s, seat, me) for seat in range(len(s.hands))],
            hand=sorted(s.hands[me]) if at_table else [],
            stock=len(s.stock),
            left=Bin(s.left[-1] if s.left else NOBODY, len(s.left)),
            right=Bin(s.right[-1] if s.right else NOBODY, len(s.right)),
            laid=s.laid[:],
            visas_left=[len(s.hands) - sum(v >> c & 1 for v in s.visas) for c in range(len(CONTINENT.words))],
            first=s.first,
            round=s.round,
            rounds=s.cap,
            chain=list(chain),
            path=path_of(s.at[me], chain) if chain else [],
            discards=discards_of(mine),
        )

    def traveller(self, s: Race, seat: int, me: int) -> Traveller:
        home = s.home[seat]
        if seat == me and s.stack and isinstance(s.stack[-1], ChooseHome):
            home = s.stack[-1].chosen[seat]
        return Traveller(
            cards=len(s.hands[seat]),
            shown=list(s.shown[seat]),
            home=home,
            at=s.at[seat],
            visas=[c for c in range(len(CONTINENT.words)) if s.visas[seat] >> c & 1],
            flown=list(s.flown[seat]),
            racing=seat in s.racing,
            place=s.outcome.places[seat] if s.outcome else NOBODY,
        )

    def guess(self, s: Race, me: int, dice: Dice) -> Race:
        """All unseen cards are one heap and dealt again; what others have begun to say in their turn is forgotten."""
        g = s.clone()
        heap = g.stock.unseen
        for seat, hand in enumerate(g.hands):
            if seat != me:
                heap += [card for card in hand if card not in g.shown[seat]]
        dice.shuffle(heap)
        for seat, hand in enumerate(g.hands):
            if seat != me:
                kept = list(g.shown[seat])
                g.hands[seat] = kept + [heap.pop() for _ in range(len(hand) - len(kept))]
        if g.stack:
            g.stack[-1] = forget(g.stack[-1], me, dice)
        return g

    def audit(self, s: Race) -> None:
        cards = s.stock.unseen + s.laid + s.left + s.right + [card for hand in s.hands for card in hand]
        assert sorted(cards) == list(range(CARDS)), f"the route cards are {sorted(cards)}"
        assert not s.stock.under, "nothing is put back under the stock"
        for seat, shown in enumerate(s.shown):
            assert set(shown) <= set(s.hands[seat]), f"{shown} should be in the hand {s.hands[seat]}"
        if s.stack and isinstance(s.stack[-1], Move):
            sizes = {len(s.hands[seat]) for seat in s.racing}
            assert sizes == {HAND[len(s.hands)]}, f"hands at the start of a turn: {sizes}"

    def touches(self, s: Race, act: Act) -> list[tuple[Kind, int]]:
        """A laid card lights up the city it leads to, and landing the city where the chain ends."""
        top = s.stack[-1]
        city = top.city if isinstance(top, Fly) else s.at[act.by]
        if act.verb is rules.LAY:
            return [(CARD, act.noun), (CITY, FAR[city][act.noun])]
        if act.verb is rules.LAND:
            return [(CITY, city)]
        return super().touches(s, act)

    def lapse(self, s: Race, seat: int, dice: Dice) -> Act:
        """A29: exchange two random cards, both replacements from the stock."""
        top = s.stack[-1]
        if isinstance(top, TakeTwo):
            return rules.TAKE.by(seat, rules.STOCK)
        if isinstance(top, Fly):
            return rules.LAND.by(seat)
        acts = [act for act in top.options(s) if act.by == seat and act.verb is not rules.LAY]
        return acts[dice.below(len(acts))]

    def facts(self, s: Race) -> dict[str, int | str]:
        winner = s.outcome.winners()[0] if s.outcome else NOBODY
        order = (winner - s.first) % len(s.hands)
        return {
            "rounds": s.round,
            "home": CITY.words[s.home[winner]],
            "order": f"{order + 1}.",
            "legs": len(s.flown[winner]) - 1,
        }

    def round(self, s: Race) -> int:
        return 0 if s.home[0] == NOBODY else s.round

    def worth(self, s: Race, seat: int) -> float:
        """Minus the legs that are still to be found: what the cheapest tour costs, cards in hand next to nothing."""
        return -min([plan.cost for plan in self.plans(s, seat)], default=0) / LEG

    def worths(self, s: Race, seat: int, acts: Sequence[Act]) -> list[float]:
        """A card drawn is worth the legs that it saves the one who draws it, and nothing to the others."""
        top = s.stack[-1]
        if not isinstance(top, Deal | Draw) or top.seat != seat:
            return [0.0] * len(acts)
        plans = self.plans(s, seat)
        costs = [min(plan.cost_with(route) for plan in plans) for route in range(len(ROUTES))]
        return [-costs[ROUTE[act.noun]] / LEG for act in acts]

    def plans(self, s: Race, seat: int) -> list[Plan]:
        """The cheapest tours of a seat: one from each home while it has none, no tour when it is out of the race."""
        if seat not in s.racing:
            return []
        top = s.stack[-1]
        leaving = [top.left, top.right] if isinstance(top, Draw) and top.seat == seat else []
        costs = eyes_of(self.view(s, seat), seat).without(leaving).expected()
        if s.home[seat] == NOBODY:
            return [Plan(home, VISA[home], home, costs) for home in HOMES]
        return [Plan(s.at[seat], s.visas[seat], s.home[seat], costs)]

    def why_not(self, s: Race, me: int, kind: Kind, noun: int) -> Line:
        return why.why_not(s, me, kind, noun)


def path_of(city: int, chain: tuple[int, ...]) -> list[int]:
    path = [city]
    for card in chain:
        path.append(FAR[path[-1]][card])
    return path


def discards_of(move: Move | None) -> list[int]:
    if isinstance(move, TakeTwo):
        return [move.left, move.right]
    return [move.left] if isinstance(move, PutRight) else []


def forget(top: Question[Any], me: int, dice: Dice) -> Question[Any]:
    """The question on top as `me` may imagine it."""
    if isinstance(top, ChooseHome):
        return ChooseHome(tuple([
            home if seat == me or home == NOBODY else HOMES[dice.below(len(HOMES))]
            for seat, home in enumerate(top.chosen)
        ]))  # fmt: skip
    if isinstance(top, Move) and top.seat != me:
        return rules.TURN[top.seat]
    return top


GAME = Course()
