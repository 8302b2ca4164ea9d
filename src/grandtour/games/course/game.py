"""La course autour du monde as the house knows it."""

# not compiled: a catalogue

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grandtour.bots.casual import CasualBot
from grandtour.core.acts import NOBODY, Act, Kind, Verb
from grandtour.core.chance import Dice
from grandtour.core.game import Game, declared
from grandtour.core.settings import Value
from grandtour.core.tales import Line, Tale
from grandtour.games.course import acts, rules, sight, why
from grandtour.games.course import tales as told
from grandtour.games.course.board import CARD, CARDS, CITY, CONTINENT, FAR, HAND, HOMES, ROUTE, ROUTES, VISA
from grandtour.games.course.rules import Deal, Draw, Fly, Step, TakeTwo
from grandtour.games.course.sense import LEG, Plan, SenseBot, eyes_of
from grandtour.games.course.sight import CourseView
from grandtour.games.course.state import SETTINGS, Options, Race


class Course(Game[Race]):
    name = "course"
    code = "CM"
    players = range(2, 7)
    kinds = (CITY, CARD, CONTINENT, acts.SOURCE)
    verbs = declared(Verb, acts)
    tales = declared(Tale, told, why)
    endings = ("home", "places", "cap", "alone")
    settings = SETTINGS
    page_facts = {"continents": CONTINENT.words, "sources": acts.SOURCE.words}
    bots = {
        "dreamer": lambda: CasualBot(SenseBot(), 60),
        "casual": lambda: CasualBot(SenseBot(), 30),
        "sense": SenseBot,
    }
    levels = ("dreamer", "casual", "sense")
    View = CourseView

    def start(self, seats: int, agreed: Mapping[str, Value]) -> Race:
        return rules.start(seats, Options(agreed))

    def view(self, s: Race, me: int) -> CourseView:
        return CourseView(s, me)

    def guess(self, s: Race, me: int, dice: Dice) -> Race:
        return sight.guess(s, me, dice)

    def audit(self, s: Race) -> None:
        cards = s.stock.unseen + s.laid + s.left + s.right + [card for hand in s.hands for card in hand]
        assert sorted(cards) == list(range(CARDS)), f"the route cards are {sorted(cards)}"
        assert not s.stock.under, "nothing is put back under the stock"
        for seat, shown in enumerate(s.shown):
            assert set(shown) <= set(s.hands[seat]), f"{shown} should be in the hand {s.hands[seat]}"
        if s.stack and isinstance(s.stack[-1], Step):
            sizes = {len(s.hands[seat]) for seat in s.racing}
            assert sizes == {HAND[len(s.hands)]}, f"hands at the start of a turn: {sizes}"

    def touches(self, s: Race, act: Act) -> list[tuple[Kind, int]]:
        """A laid card lights up the city it leads to, and landing the city where the chain ends."""
        top = s.stack[-1]
        city = top.city if isinstance(top, Fly) else s.at[act.by]
        if act.verb is acts.LAY:
            return [(CARD, act.noun), (CITY, FAR[city][act.noun])]
        if act.verb is acts.LAND:
            return [(CITY, city)]
        return super().touches(s, act)

    def lapse(self, s: Race, seat: int, dice: Dice) -> Act:
        """A29: exchange two random cards, both replacements from the stock."""
        top = s.stack[-1]
        if isinstance(top, TakeTwo):
            return acts.TAKE.by(seat, acts.STOCK)
        if isinstance(top, Fly):
            return acts.LAND.by(seat)
        allowed = [act for act in top.options(s) if act.by == seat and act.verb is not acts.LAY]
        return allowed[dice.below(len(allowed))]

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

    def turn(self, s: Race) -> int:
        """Of the one who is asked, or for whom a card is drawn."""
        top = s.stack[-1] if s.stack and self.round(s) else None
        return top.seat if isinstance(top, Step | Draw) else NOBODY

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


GAME = Course()
