"""Le jeu du Routard as the house knows it."""

# not compiled: a catalogue

from __future__ import annotations

from collections.abc import Mapping

from grandtour.core import auction, draws
from grandtour.core.acts import NOBODY, Act, Kind, Verb
from grandtour.core.chance import Dice
from grandtour.core.draws import PIPS
from grandtour.core.game import declared
from grandtour.core.settings import Value
from grandtour.core.tales import Line, Tale
from grandtour.families.track import acts as track_acts
from grandtour.families.track import tales as track_tales
from grandtour.families.track.board import FIRST, JOB, TROPHIES
from grandtour.families.track.cards import MONEY
from grandtour.families.track.game import TRACK_FACTS, TrackGame
from grandtour.families.track.sales import STANDING_BIDS
from grandtour.games.routard import acts, rules, sight, why
from grandtour.games.routard import tales as told
from grandtour.games.routard.board import ARRIVAL, PREVIOUS, SPACE, TICKET_PRICE, TYPE
from grandtour.games.routard.cards import (
    BED,
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
    PRICE,
    RESALE,
    TICKET,
)
from grandtour.games.routard.pile import pile
from grandtour.games.routard.preparation import Sheet
from grandtour.games.routard.sales import Sale
from grandtour.games.routard.sense import HikerBot, PackerBot, SenseBot, lines_to_play, turns_left
from grandtour.games.routard.shop import Shop
from grandtour.games.routard.sight import RoutardView
from grandtour.games.routard.state import SETTINGS, Journey, Options


class Routard(TrackGame[Journey]):
    name = "routard"
    code = "RO"
    rules = 3
    kinds = (SPACE, TYPE, ELEMENT, GOOD, LINE, OUTCOME, MONEY, PIPS, COUNT, *DECK)
    verbs = declared(Verb, draws, acts, track_acts, auction)
    tales = declared(Tale, told, track_tales, auction, why)
    settings = SETTINGS
    newcomers = {"express": True}
    texts = tuple(f"{deck.name}-{card}-{part}" for deck in DECK for card in deck.words for part in ("place", "text"))
    standing_answers = STANDING_BIDS  # A55
    page_facts = {
        **TRACK_FACTS,
        "arrival": ARRIVAL,
        "types": TYPE.words,
        "decks": [deck.name for deck in DECK],
        "trophies": [deck.name for deck in DECK[:TROPHIES]],
        "elements": ELEMENT.words,
        "means": MEANS,
        "element_price": ELEMENT_PRICE,
        "ticket_price": TICKET_PRICE,
        "cheque_price": CHEQUE_PRICE,
        "achat_price": PRICE,
        "dearest_bed": max(BED),
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
    }
    bots = {"packer": PackerBot, "hiker": HikerBot, "sense": SenseBot}
    levels = ("packer", "hiker", "sense")
    View = RoutardView

    def start(self, seats: int, agreed: Mapping[str, Value]) -> Journey:
        return rules.start(seats, Options(agreed))

    def view(self, s: Journey, me: int) -> RoutardView:
        return RoutardView(s, me)

    def guess(self, s: Journey, me: int, dice: Dice) -> Journey:
        return sight.guess(s, me, dice)

    def audit(self, s: Journey) -> None:
        lot = self.view(s, NOBODY).lot
        assert min(s.cheques) >= 0, f"cheques: {s.cheques}"
        assert min(count for bag in s.elements for count in bag) >= 0, f"bags: {s.elements}"
        self.audit_journey(s, DECK, [lot.good - FIRST_ACHAT] if lot and FIRST_ACHAT <= lot.good < FIRST_LOT else [])
        assert sorted(s.came) == list(range(len(s.at))), f"the pawns are {s.came}"
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
        return {**super().facts(s), "cheques": s.cheques[winner]}

    def turn(self, s: Journey) -> int:
        return s.active

    def worth(self, s: Journey, seat: int) -> float:
        """Minus the turns that it will take to come home with a set."""
        if seat not in s.playing or s.outcome:
            return 0.0
        return -turns_left(self.view(s, seat), seat)

    def why_not(self, s: Journey, me: int, kind: Kind, noun: int) -> Line:
        return why.why_not(s, me, kind, noun)


GAME = Routard()
