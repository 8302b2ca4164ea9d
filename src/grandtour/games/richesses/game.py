"""Richesses de France as the house knows it."""

# not compiled: a catalogue

from __future__ import annotations

from collections.abc import Mapping

from grandtour.bots.casual import CasualBot
from grandtour.core import auction
from grandtour.core.acts import NOBODY, Act, Kind, Verb
from grandtour.core.chairs import Chair
from grandtour.core.chance import Dice
from grandtour.core.game import Game, declared
from grandtour.core.settings import Choice, Number, Value
from grandtour.core.tales import Line, Tale
from grandtour.games.richesses import acts, rules, sight, why
from grandtour.games.richesses import tales as told
from grandtour.games.richesses.board import (
    BOARD,
    CORSE,
    FACE,
    FRANCS,
    IS_RED,
    POINT,
    PRICE,
    REGION,
    RESALE,
    SPEED,
    TEN,
    VALUE,
    VEHICLE,
)
from grandtour.games.richesses.cards import HASARD, TO_CORSICA
from grandtour.games.richesses.circuits import ENDINGS, circuit_of
from grandtour.games.richesses.money import Sale
from grandtour.games.richesses.moving import modes_of
from grandtour.games.richesses.pieces import MakeRoom
from grandtour.games.richesses.sense import ModestBot, NearestBot, RamblerBot, SenseBot, prospects
from grandtour.games.richesses.sheets import CIRCUIT, SPORT, STAGE
from grandtour.games.richesses.sight import RichessesView
from grandtour.games.richesses.state import HAND, SETTINGS, Options, Tour, hand, pawns, wealth
from grandtour.games.richesses.tolls import Claim


class Richesses(Game[Tour]):
    name = "richesses"
    code = "RF"
    rules = 3
    players = range(2, 5)
    kinds = (
        POINT,
        REGION,
        HASARD,
        VEHICLE,
        CIRCUIT,
        STAGE,
        SPORT,
        FACE,
        FRANCS,
        told.ROUNDS,
        acts.OUTFIT,
        acts.BET,
        acts.STAKE,
        acts.OFFER,
    )
    verbs = declared(Verb, acts, auction)
    tales = declared(Tale, told, auction, why)
    endings = ENDINGS
    settings = SETTINGS
    newcomers = {"circuit": "monuments"}  # the shortest: a stage every turn, nobody works, no ferry
    standing_answers = (
        Choice("tolls", ("claim", "ask", "let-go")),  # A14
        Choice("offers", ("ask", "up-to", "never")),  # A24
        Number("most", 400, 0, TEN * (len(acts.OFFER.words) - 1)),
        Number("work", 0, 0, 2000),  # d22
    )
    texts = (
        *(f"region-{word}-about" for word in REGION.words),
        *(f"circuit-{word}-about" for word in CIRCUIT.words),
        *(f"stage-{word}-text" for word in STAGE.words),
        *(f"sport-{word}-text" for word in SPORT.words),
        *(f"hasard-{word}-text" for word in HASARD.words),
        *(f"sea-{sea}" for sea in ("channel", "mediterranean", "north")),
        *dict.fromkeys(f"motorway-{motorway['name']}" for motorway in BOARD["motorways"]),
    )
    page_facts = {
        "speed": SPEED,
        "price": PRICE,
        "resale": RESALE,
        "die": [{"value": value, "red": red} for value, red in zip(VALUE, IS_RED, strict=True)],
        "bets": acts.BETS,
        "most_staked": acts.MOST_STAKED,
    }
    bots = {
        "rambler": RamblerBot,
        "dreamer": lambda: CasualBot(ModestBot(), 12),
        "nearest": NearestBot,
        "sense": SenseBot,
    }
    levels = ("dreamer", "nearest", "sense")
    View = RichessesView

    def start(self, seats: int, agreed: Mapping[str, Value]) -> Tour:
        return rules.start(seats, Options(agreed))

    def view(self, s: Tour, me: int) -> RichessesView:
        return RichessesView(s, me)

    def guess(self, s: Tour, me: int, dice: Dice) -> Tour:
        return sight.guess(s, me, dice)

    def audit(self, s: Tour) -> None:
        sheet = circuit_of(s).sheet
        held = [card for card, holder in enumerate(s.holder) if holder != NOBODY]
        regions = s.regions.unseen + s.regions.under + held
        there_are = [region for region in range(len(REGION.words)) if sheet.corsica or region != CORSE]
        assert sorted(regions) == there_are, f"the region cards are {sorted(regions)}"
        cards = sorted(s.hasard.unseen + s.hasard.under)
        aside = rules.set_aside(s.options, sheet.corsica)
        assert cards == [c for c in range(len(HASARD.words)) if not (aside and TO_CORSICA[c])], f"hasard: {cards}"
        assert min(s.cash) >= 0, f"cash: {s.cash}"
        for seat, shown in enumerate(s.shown):
            assert set(shown) <= set(hand(s, seat)), f"{shown} should be in the hand {hand(s, seat)}"
            assert not s.debts[seat] or not s.cash[seat], f"seat {seat} has money and owes {s.debts[seat]}"
        if s.stack and isinstance(s.stack[-1], rules.Turn):
            hands = [hand(s, seat) for seat in range(len(s.at))]
            assert {len(cards) for cards in hands} == {HAND}, f"hands: {hands}"
        on_points = [point for point, here in zip(s.at, s.on_board, strict=True) if here]
        standing = [point for point in on_points if point != circuit_of(s).finish]  # A4: who has all stages, always
        crowded = any(isinstance(question, MakeRoom) for question in s.stack) or s.outcome
        assert crowded or len(set(standing)) == len(standing), f"two pieces on a point: {standing}"

    def touches(self, s: Tour, act: Act) -> list[tuple[Kind, int]]:
        """Work and bets light up where one is, a claim the region."""
        if act.verb in (acts.WORK, acts.NEUTRAL, acts.STAND_BY, acts.MARK, acts.PLACE):
            return [(POINT, s.at[act.by])]
        top = s.stack[-1]
        if act.verb is acts.CLAIM and isinstance(top, Claim):
            return [(REGION, top.region(s))]
        return super().touches(s, act)

    def lapse(self, s: Tour, seat: int, dice: Dice) -> Act:
        """On foot, the toll forgotten, nothing offered; else towards the nearest stage, with the least stake."""
        top = s.stack[-1]
        if isinstance(top, Claim):
            return acts.LET_GO.by(seat)
        if isinstance(top, rules.Outset):
            return acts.OUTSET.by(seat)
        return RamblerBot().choose(Chair(self, s, seat), dice)

    def answer_for(self, s: Tour, seat: int, answers: Mapping[str, Value]) -> Act | None:
        """A14, A24: tolls always claimed, offers up to a limit; and work in Paris until there is enough to leave."""
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Claim) and seat in top.seats and answers["tolls"] != "ask":
            mine = [act for act in top.options(s) if act.by == seat]
            return mine[0] if answers["tolls"] == "claim" else mine[-1]
        if isinstance(top, Sale) and top.bidders[0] == seat and answers["offers"] != "ask":
            bids = top.bids(s, seat, top.least(seat))
            affordable = bids and bids[0].noun * TEN <= int(answers["most"])
            return bids[0] if answers["offers"] == "up-to" and affordable else auction.PASS.by(seat)
        if isinstance(top, rules.Turn) and top.seat == seat and not s.on_board[seat]:
            enough = s.cash[seat] >= int(answers["work"]) or not circuit_of(s).may_work(s, seat)
            return None if enough else acts.WORK.by(seat)
        return None

    def facts(self, s: Tour) -> dict[str, int | str]:
        winner = s.outcome.winners()[0] if s.outcome else NOBODY
        return {
            "circuit": s.options.circuit,
            "rounds": s.round,
            "order": f"{(winner - s.first) % len(s.at) + 1}.",
            "mode": VEHICLE.words[max(modes_of(s, winner))],
            "wealth": wealth(s, winner),
            "pawns": pawns(s, winner),
        }

    def round(self, s: Tour) -> int:
        return 0 if s.first == NOBODY else s.round

    def turn(self, s: Tour) -> int:
        return s.turn

    def worth(self, s: Tour, seat: int) -> float:
        """In turns: what money is worth in work, what pawns have cost, less the way to the nearest goal."""
        return prospects(self.view(s, seat), seat)

    def why_not(self, s: Tour, me: int, kind: Kind, noun: int) -> Line:
        return why.why_not(s, me, kind, noun)


GAME = Richesses()
