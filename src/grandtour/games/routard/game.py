"""Le jeu du Routard as the house knows it."""

# not compiled: a catalogue

from __future__ import annotations

from collections.abc import Mapping

from grandtour.core import auction, draws
from grandtour.core.acts import NOBODY, Act, Kind, Verb
from grandtour.core.chance import Dice
from grandtour.core.draws import PIPS
from grandtour.core.game import Game, declared
from grandtour.core.settings import Choice, Number, Value
from grandtour.core.tales import Line, Tale
from grandtour.families.track.board import DEPARTURE, FARE, FARTHEST, FIRST, JOB, TROPHIES
from grandtour.families.track.cards import MONEY
from grandtour.games.routard import acts, rules, sight, why
from grandtour.games.routard import tales as told
from grandtour.games.routard.board import ACHAT, ARRIVAL, PREVIOUS, SPACE, TICKET_PRICE, TYPE
from grandtour.games.routard.cards import (
    CHEQUE_PRICE,
    COST,
    COUNT,
    DECK,
    ELEMENT,
    ELEMENT_PRICE,
    FINE,
    FIRST_ACHAT,
    FIRST_LOT,
    GOOD,
    LEAVING_CHEQUES,
    LEAVING_MONEY,
    LINE,
    MEANS,
    ON_SHEET,
    OUTCOME,
    RESALE,
    TICKET,
)
from grandtour.games.routard.pile import pile
from grandtour.games.routard.preparation import Sheet
from grandtour.games.routard.sales import Sale
from grandtour.games.routard.sense import PackerBot, SenseBot, lines_to_play, turns_left
from grandtour.games.routard.shop import Shop
from grandtour.games.routard.sight import RoutardView
from grandtour.games.routard.state import SETTINGS, Journey, Options


class Routard(Game[Journey]):
    name = "routard"
    code = "RO"
    players = range(2, 7)
    kinds = (SPACE, TYPE, ELEMENT, GOOD, LINE, OUTCOME, MONEY, PIPS, COUNT, *DECK)
    verbs = declared(Verb, draws, acts, auction)
    tales = declared(Tale, told, auction, why)
    endings = ("arrival", "together", "rounds", "alone")
    settings = SETTINGS
    newcomers = {"express": True}
    texts = tuple(f"{deck.name}-{card}-{part}" for deck in DECK for card in deck.words for part in ("place", "text"))
    standing_answers = (
        Choice("bids", ("ask", "up-to", "never")),
        Number("most", 200, 0, MONEY.step * (len(MONEY.words) - 1)),
    )
    page_facts = {
        "departure": DEPARTURE,
        "first": FIRST,
        "arrival": ARRIVAL,
        "fare": FARE,
        "farthest": FARTHEST,
        "decks": [deck.name for deck in DECK],
        "trophies": [deck.name for deck in DECK[:TROPHIES]],
        "elements": ELEMENT.words,
        "means": MEANS,
        "element_price": ELEMENT_PRICE,
        "ticket_price": TICKET_PRICE,
        "cheque_price": CHEQUE_PRICE,
        "goods": GOOD.words,
        "ticket": TICKET,
        "first_achat": FIRST_ACHAT,
        "first_lot": FIRST_LOT,
        "resale": RESALE,
        "lines": LINE.words,
        "on_sheet": [faces[1:] for faces in ON_SHEET],
        "outcomes": OUTCOME.words,
        "cost": COST,
        "leaving_money": LEAVING_MONEY,
        "leaving_cheques": LEAVING_CHEQUES,
        "fine": FINE,
        "step": MONEY.step,
    }
    bots = {"packer": PackerBot, "sense": SenseBot}
    View = RoutardView

    def start(self, seats: int, agreed: Mapping[str, Value]) -> Journey:
        return rules.start(seats, Options(agreed))

    def view(self, s: Journey, me: int) -> RoutardView:
        return RoutardView(s, me)

    def guess(self, s: Journey, me: int, dice: Dice) -> Journey:
        return sight.guess(s, me, dice)

    def audit(self, s: Journey) -> None:
        lot = self.view(s, NOBODY).lot
        assert min([*s.money, *s.cheques, *s.tickets]) >= 0, f"{s.money} €, {s.cheques} cheques, {s.tickets} tickets"
        assert min(count for bag in s.elements for count in bag) >= 0, f"bags: {s.elements}"
        for deck, kind in enumerate(DECK):
            cards = s.decks[deck].unseen + s.decks[deck].under
            cards += [card for won in s.won[deck] for card in won] if deck < TROPHIES else []
            cards += [lot.good - FIRST_ACHAT] if lot and deck == ACHAT and FIRST_ACHAT <= lot.good < FIRST_LOT else []
            assert sorted(cards) == list(range(len(kind.words))), f"the {kind.name} cards are {sorted(cards)}"
        assert sorted(s.came) == list(range(len(s.at))), f"the pawns are {s.came}"
        assert s.active not in s.aboard, "a driver is their own passenger"
        assert all(s.at[other] == s.at[s.active] for other in s.aboard), f"{s.aboard} have lost their driver: {s.at}"
        assert all(pile(s, space)[0] != NOBODY for space in s.at if space != NOBODY), "a space without its pile"
        assert all(not s.money[seat] for seat, debts in enumerate(s.debts) if debts), f"{s.debts} owed with {s.money}"
        assert sum(isinstance(question, Sale) for question in s.stack) <= 1, "two auctions at once"

    def touches(self, s: Journey, act: Act) -> list[tuple[Kind, int]]:
        """Leaving lights up the first airport, Job Assistance the job space behind."""
        if act.verb is acts.DEPART:
            return [(SPACE, FIRST)]
        if act.verb is acts.ASSIST and PREVIOUS[JOB][s.at[act.by]] != NOBODY:
            return [(SPACE, PREVIOUS[JOB][s.at[act.by]])]
        return super().touches(s, act)

    def lapse(self, s: Journey, seat: int, dice: Dice) -> Act:
        """A63: packs what is missing and leaves, walks one space, buys what must be bought, else nothing."""
        top = s.stack[-1]
        options = [act for act in top.options(s) if act.by == seat]
        if isinstance(top, Sale):
            return auction.PASS.by(seat)
        if isinstance(top, Sheet) and len(options) > 1:
            lines = lines_to_play(s.elements[seat], s.tickets[seat], s.cheques[seat])
            return options[-1] if options[-1].verb is acts.DEPART else acts.LINES.by(seat, lines[0])
        if isinstance(top, Shop):
            return acts.DONE.by(seat)
        if s.at[seat] == ARRIVAL and acts.BUY.by(seat, TICKET) in options and not s.tickets[seat]:
            return acts.BUY.by(seat, TICKET)
        return options[0]

    def facts(self, s: Journey) -> dict[str, int | str]:
        winner = s.outcome.winners()[0] if s.outcome else NOBODY
        order = (winner - s.first) % len(s.at)
        return {"rounds": s.round, "order": f"{order + 1}.", "money": s.money[winner], "cheques": s.cheques[winner]}

    def round(self, s: Journey) -> int:
        return 0 if s.first == NOBODY else s.round

    def worth(self, s: Journey, seat: int) -> float:
        """Minus the turns that it will take to come home with a set."""
        if seat not in s.playing or s.outcome:
            return 0.0
        return -turns_left(self.view(s, seat), seat)

    def answer_for(self, s: Journey, seat: int, answers: Mapping[str, Value]) -> Act | None:
        """A55: bids up to a limit or none at all, so that auctions need not stall a table."""
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Sale) and top.bidders[0] == seat and answers["bids"] != "ask":
            bids = top.bids(s, seat, top.least(seat))
            affordable = bids and bids[0].noun * MONEY.step <= int(answers["most"])
            return bids[0] if answers["bids"] == "up-to" and affordable else auction.PASS.by(seat)
        return None

    def why_not(self, s: Journey, me: int, kind: Kind, noun: int) -> Line:
        return why.why_not(s, me, kind, noun)


GAME = Routard()
