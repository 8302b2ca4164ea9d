"""Sakodo as the house knows it."""

# not compiled: a catalogue

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grandtour.bots.casual import CasualBot
from grandtour.core import auction, draws
from grandtour.core.acts import NOBODY, Act, Kind, Verb
from grandtour.core.chance import Dice
from grandtour.core.draws import PIPS
from grandtour.core.game import declared
from grandtour.core.settings import Choice, Value
from grandtour.core.tales import Line, Tale
from grandtour.families.track import acts as track_acts
from grandtour.families.track import tales as track_tales
from grandtour.families.track.board import FIRST, JOB, TROPHIES
from grandtour.families.track.cards import MONEY
from grandtour.families.track.game import TRACK_FACTS, TrackGame
from grandtour.families.track.sales import STANDING_BIDS
from grandtour.games.sakodo import acts, rules, sight, why
from grandtour.games.sakodo import tales as told
from grandtour.games.sakodo.backpack import DrawHand, DrawToChoose, KeepOne
from grandtour.games.sakodo.board import ARRIVAL, PREVIOUS, SPACE, TYPE
from grandtour.games.sakodo.cards import COUNT, DECK, FIRST_SOUVENIR, GOOD, RESALE, SET, TICKET
from grandtour.games.sakodo.hitching import TakeCard
from grandtour.games.sakodo.items import HAND, ITEM, ITEMS, OF_EACH, PASSPORT, PASSPORT_PRICE
from grandtour.games.sakodo.plans import Plan
from grandtour.games.sakodo.sales import Gather, Sale
from grandtour.games.sakodo.sense import SenseBot, WalkerBot
from grandtour.games.sakodo.sight import SakodoView
from grandtour.games.sakodo.state import SETTINGS, Journey, Options, tickets_left
from grandtour.games.sakodo.tickets import BuyTicket
from grandtour.games.sakodo.trades import Answer, Propose


class Sakodo(TrackGame[Journey]):
    name = "sakodo"
    code = "SK"
    rules = 3
    kinds = (SPACE, ITEM, HAND, GOOD, MONEY, PIPS, COUNT, *DECK)
    verbs = declared(Verb, draws, acts, track_acts, auction)
    tales = declared(Tale, told, track_tales, auction, why)
    settings = SETTINGS
    texts = tuple(f"{deck.name}-{card}-{part}" for deck in DECK for card in deck.words for part in ("place", "text"))
    standing_answers = (
        *STANDING_BIDS,
        Choice("trades", ("ask", "never")),
    )
    page_facts = {
        **TRACK_FACTS,
        "arrival": ARRIVAL,
        "types": TYPE.words,
        "decks": [deck.name for deck in DECK],
        "trophies": [deck.name for deck in DECK[:TROPHIES]],
        "set": SET,
        "items": ITEM.words,
        "passport_price": PASSPORT_PRICE,
        "goods": GOOD.words,
        "ticket": TICKET,
        "first_souvenir": FIRST_SOUVENIR,
        "resale": RESALE,
    }
    bots = {"walker": WalkerBot, "casual": lambda: CasualBot(SenseBot(), 20), "sense": SenseBot}
    levels = ("walker", "casual", "sense")
    View = SakodoView

    def start(self, seats: int, agreed: Mapping[str, Value]) -> Journey:
        return rules.start(seats, Options(agreed))

    def view(self, s: Journey, me: int) -> SakodoView:
        return SakodoView(s, me)

    def guess(self, s: Journey, me: int, dice: Dice) -> Journey:
        return sight.guess(s, me, dice)

    def audit(self, s: Journey) -> None:
        lot = self.view(s, NOBODY).lot
        for item in range(ITEMS):
            count = s.pile[item] + s.discard[item] + sum(pack[item] for pack in s.packs)
            count += lot.goods.count(item) if lot else 0
            assert count == OF_EACH, f"{count} cards {ITEM.words[item]}"
        assert min([*s.pile, *s.discard, *(count for pack in s.packs for count in pack)]) >= 0, "fewer cards than none"
        assert all(pack[PASSPORT] <= 1 for pack in s.packs), "two passports in one backpack"
        assert tickets_left(s) >= (lot.goods.count(TICKET) if lot else 0), f"tickets: {s.tickets}"
        souvenirs = [good - FIRST_SOUVENIR for good in lot.goods if good >= FIRST_SOUVENIR] if lot else []
        self.audit_journey(s, DECK, souvenirs)
        assert sum(isinstance(q, Sale | Gather | Propose | Answer) for q in s.stack) <= 1, (
            "two auctions or trades at once"
        )

    def touches(self, s: Journey, act: Act) -> list[tuple[Kind, int]]:
        """Staying lights up the space one is on, leaving the first airport, Job-Assistance the job space behind."""
        if act.verb is acts.LEAVE:
            return [(SPACE, FIRST)]
        if act.verb is acts.STAY or act.verb is acts.STOP:
            return [(SPACE, s.at[act.by])]
        if act.verb is acts.ASSIST:
            return [(SPACE, PREVIOUS[JOB][s.at[act.by]])]
        return super().touches(s, act)

    def lapse(self, s: Journey, seat: int, dice: Dice) -> Act:
        """A44, A48: one space on, or stay at the arrival; nothing bought or risked; a passport, or the dearest card."""
        top = s.stack[-1]
        options = [act for act in top.options(s) if act.by == seat]
        if isinstance(top, Sale):
            return auction.PASS.by(seat)
        if isinstance(top, KeepOne | TakeCard):
            return max(options, key=lambda act: worth(top, act))
        return options[0]

    def turn(self, s: Journey) -> int:
        return s.active

    def worth(self, s: Journey, seat: int) -> float:
        """Minus the turns that it will take to come home with a set."""
        if seat not in s.playing or s.outcome:
            return 0.0
        plan, top = plan_for(s, seat), s.stack[-1]
        if isinstance(top, BuyTicket) and top.seat == seat:
            return -min(plan.turns(), plan.with_good(TICKET, 1, top.price).turns())
        return -plan.turns()

    def worths(self, s: Journey, seat: int, acts: Sequence[Act]) -> list[float]:
        """Cards drawn are worth the turns that they save the one who draws them, and nothing to the others."""
        top = s.stack[-1]
        if not isinstance(top, DrawHand):
            return super().worths(s, seat, acts)
        if top.seat != seat:
            return [0.0] * len(acts)
        plan = plan_for(s, seat)
        if isinstance(top, DrawToChoose):
            return [-plan.turns_with_one_of(act.noun) for act in acts]
        return [-plan.with_hand(act.noun).turns() for act in acts]

    def answer_for(self, s: Journey, seat: int, answers: Mapping[str, Value]) -> Act | None:
        """A41, A49: bids up to a limit or none at all, and no trades, so that break-ins need not stall a table."""
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Answer) and top.seat == seat and answers["trades"] == "never":
            return acts.REFUSE.by(seat)
        return super().answer_for(s, seat, answers)

    def why_not(self, s: Journey, me: int, kind: Kind, noun: int) -> Line:
        return why.why_not(s, me, kind, noun)


def worth(top: KeepOne | TakeCard, act: Act) -> int:
    if act.verb is acts.REJECT:
        return NOBODY
    return RESALE[act.noun] if act.noun or isinstance(top, TakeCard) else PASSPORT_PRICE


def plan_for(s: Journey, seat: int) -> Plan:
    return Plan(s.at[seat], s.money[seat], s.tickets[seat], s.packs[seat], [len(won[seat]) for won in s.won])


GAME = Sakodo()
