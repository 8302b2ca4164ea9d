"""Players with sense. One only packs, walks and collects; the other counts turns, and what a turn is worth."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, Act
from grandtour.core.chairs import Bot, Chair, Scored
from grandtour.core.chance import Dice
from grandtour.core.draws import FACES
from grandtour.core.tales import Heard
from grandtour.families.track.acts import BID, TARGET
from grandtour.families.track.board import AIRPORT, AVENTURE, DEPARTURE, FARE, FIRST, JOB, REPORTAGE, TROPHIES
from grandtour.families.track.cards import MONEY
from grandtour.games.routard import acts
from grandtour.games.routard.board import ACHAT, ARRIVAL, NEXT_AIRPORT, PREVIOUS, SELLS_CHEQUES, TICKET_PRICE, TYPE_OF
from grandtour.games.routard.cards import (
    BED,
    CAMERA,
    CHEQUE_PRICE,
    CHEQUES_IN,
    COST,
    ELEMENT,
    ELEMENT_PRICE,
    ELEMENTS,
    EQUIPMENT,
    FINE,
    FIRST_ACHAT,
    FIRST_LOT,
    FORMALITIES,
    GUIDE,
    LEAVING_CHEQUES,
    LEAVING_MONEY,
    LINE,
    MEANS,
    ON_SHEET,
    POCKET_MONEY,
    RESALE,
    TICKET,
)
from grandtour.games.routard.plans import NIGHT, Needs, after_stop, fewer, rate_for, ways_home
from grandtour.games.routard.sight import RoutardView, Traveller

CHEQUE_LINE: Final = LINE.number("cheques")
TICKET_LINE: Final = LINE.number("ticket")
ELEMENT_LINES: Final = [LINE.number(element) for element in ELEMENT.words]
DEAREST: Final = [max([COST[outcome] for outcome in faces[1:]]) for faces in ON_SHEET]
POCKET: Final = 600.0  # what the line of pocket money brings
SENT_BACK: Final = 1.3  # what Hotel Assistance costs, in turns
CAUGHT: Final = 0.8  # how often a breach is noticed
SURE: Final = 100.0  # better than anything that is reckoned in turns
SPARE: Final = 0.05  # of an auction, in turns
PARTS_WITH: Final = {"puts-up": "seller", "loses": "player", "gives": "neighbour"}  # who, in each of these tales
STRIDE: Final = 4.0  # spaces a turn, for whoever is in a hurry


def lines_to_play(elements: list[int], tickets: int, cheques: int) -> list[int]:
    """The lines of the sheet that bring what is still missing; at the end there is always pocket money."""
    lines = [line for element, line in enumerate(ELEMENT_LINES) if not elements[element]]
    if not tickets:
        lines.append(TICKET_LINE)
    if cheques < LEAVING_CHEQUES:
        lines.append(CHEQUE_LINE)
    return [*lines, POCKET_MONEY]


def line_to_play(me: Traveller) -> int:
    """What is missing and can surely be paid for, or else pocket money."""
    return next(line for line in lines_to_play(me.elements, me.tickets, me.cheques) if DEAREST[line] <= me.money)


def needs_of(view: RoutardView, traveller: Traveller) -> Needs:
    of_each = view.set
    return (
        max(0, of_each - len(traveller.achats)),
        max(0, of_each - len(traveller.reportages)),
        max(0, of_each - len(traveller.aventures)),
    )


def wealth_of(traveller: Traveller) -> float:
    return float(traveller.money - traveller.owes + CHEQUE_PRICE * traveller.cheques)


def turns_left(view: RoutardView, seat: int) -> float:
    """About how many turns a traveller still needs."""
    traveller = view.travellers[seat]
    needs, wealth, at = needs_of(view, traveller), wealth_of(traveller), max(FIRST, traveller.at)
    turns = 0.0
    if traveller.at == DEPARTURE:
        lines = lines_to_play(traveller.elements, traveller.tickets, traveller.cheques)
        short = max(0, LEAVING_MONEY - traveller.money + 250 * (len(lines) - 1))
        turns = 1.4 * (len(lines) - 1) + short / POCKET
        wealth = max(wealth, float(LEAVING_MONEY + CHEQUE_PRICE * LEAVING_CHEQUES))
    rate = rate_for(at, needs, wealth)
    lacking = [ELEMENT_PRICE[MEANS[deck]] / rate + 0.7 for deck in range(TROPHIES) if missing(traveller, needs, deck)]
    stuck = 0.0 if traveller.elements[FORMALITIES] or traveller.at == DEPARTURE else 1.0
    return turns + ways_home(needs, rate)[at] - wealth / rate + sum(lacking) + stuck + len(traveller.instructions) * 0.7


def missing(traveller: Traveller, needs: Needs, deck: int) -> bool:
    """Do they lack the element for a trophy that they still need?"""
    return needs[deck] > 0 and not traveller.elements[MEANS[deck]] and traveller.at != DEPARTURE


# --- A player who only packs, walks and collects ---

PACKERS_WAY: Final = ("stop", "pass", "decline", "done", "assist", "work", "roll", "fly", "depart")  # best last


class PackerBot(Bot):
    """Packs what is missing, leaves, and goes on foot to the next space of use. No plane, no deal, no breach.

    It is easy to play with: it makes nobody drive unless that is where it must go, and never asks to see a bag.
    """

    def rank(self, chair: Chair, dice: Dice) -> list[Scored]:
        view: RoutardView = chair.view()
        me = view.travellers[chair.me]
        return [Scored(act, self.liking(act, me, view)) for act in chair.answers()]

    def liking(self, act: Act, me: Traveller, view: RoutardView) -> float:
        verb, noun = act.verb, act.noun
        if verb is acts.LINES:
            return float(noun == line_to_play(me))
        if verb is acts.GO:
            joins = noun in [other.at for other in view.travellers]
            return (40.0 if self.has_a_use(me, noun, view) else 20.0) - (noun - me.at) - 2.5 * joins
        if verb is acts.CHEQUES:
            return -abs(8.0 - me.cheques - noun)
        if verb is acts.BUY:
            return 50.0 if self.needs(me, noun, view) else -1.0
        if verb is acts.SELL:
            return -2.0
        if verb is TARGET:
            return -turns_left(view, noun)
        return 2.0 + PACKERS_WAY.index(verb.name) if verb.name in PACKERS_WAY else -3.0

    def has_a_use(self, me: Traveller, space: int, view: RoutardView) -> bool:
        kind = TYPE_OF[space]
        if kind <= AVENTURE:
            return needs_of(view, me)[kind] > 0 and me.elements[MEANS[kind]] > 0
        return space == ARRIVAL or (kind == JOB and me.money < 500) or (SELLS_CHEQUES[space] and me.cheques < 4)

    def needs(self, me: Traveller, good: int, view: RoutardView) -> bool:
        if good == TICKET:
            return me.at == ARRIVAL and not me.tickets
        return not me.elements[good] and (good == GUIDE or needs_of(view, me)[MEANS.index(good)] > 0)


# --- A player who counts turns ---


class SenseBot(Bot):
    """Weighs every way to go on by the turns that it leaves to be played, and sees who plays without the right to."""

    def __init__(self) -> None:
        super().__init__()
        self.excused: list[int] = []
        """Those who have parted with something since they played their last trophy."""

    def hear(self, heard: Heard) -> None:
        facts = heard.facts()
        if heard.key in PARTS_WITH:
            self.excused.append(as_seat(facts[PARTS_WITH[heard.key]]))
        elif heard.key in ("draws-reportage", "draws-aventure"):
            self.excused = [seat for seat in self.excused if seat != as_seat(facts["player"])]

    def rank(self, chair: Chair, dice: Dice) -> list[Scored]:
        view: RoutardView = chair.view()
        mind = Mind(view, chair.me, self.excused)
        scored = [Scored(act, mind.score(act)) for act in chair.answers()]
        extra = [act for act in chair.offers() if act.verb is acts.SELL or act.verb is acts.CLAIM]
        if view.active == chair.me and not view.lot and not view.due and not view.bed:
            scored += [Scored(act, mind.breaking_in(act)) for act in extra]
        return scored

    def wants_in(self, chair: Chair, dice: Dice) -> Act | None:
        """It claims a fine wherever it sees that an element is missing."""
        view: RoutardView = chair.view()
        for act in chair.offers():
            if act.verb is acts.CLAIM and suspects(view, act.noun, self.excused):
                return act
        return None


ROUGHLY: Final = 4.0  # turns by which a guess may be wrong
BY_EYE: Final = 1000


class HikerBot(SenseBot):
    """Counts the turns to come like a player with sense, but by eye, and minds nobody's business but its own."""

    def rank(self, chair: Chair, dice: Dice) -> list[Scored]:
        mind = Mind(chair.view(), chair.me, self.excused)
        return [Scored(act, mind.score(act) + ROUGHLY * float(dice.below(BY_EYE)) / BY_EYE) for act in chair.answers()]

    def wants_in(self, chair: Chair, dice: Dice) -> Act | None:
        return None


def suspects(view: RoutardView, seat: int, excused: list[int]) -> bool:
    """A fresh card of someone who does not have what it takes, and has not parted with it since."""
    traveller = view.travellers[seat]
    if traveller.played is None or seat in excused:
        return False
    return not traveller.elements[MEANS[traveller.played.deck]]


def as_seat(fact: int | list[int]) -> int:
    assert isinstance(fact, int)
    return fact


class Mind:
    """What one traveller thinks of a position."""

    def __init__(self, view: RoutardView, seat: int, excused: list[int]) -> None:
        self.excused: Final = excused
        self.view: Final = view
        self.seat: Final = seat
        self.me: Final = view.travellers[seat]
        self.needs: Final = needs_of(view, self.me)
        self.at: Final = max(FIRST, self.me.at)
        lacking = [ELEMENT_PRICE[MEANS[deck]] for deck in range(TROPHIES) if missing(self.me, self.needs, deck)]
        self.lacks: Final = len(lacking) > 0
        self.rate: Final = rate_for(self.at, self.needs, wealth_of(self.me) - sum(lacking))
        self.turns: Final = ways_home(self.needs, self.rate)
        self.double: Final = 1 if self.me.elements[GUIDE] else 2

    def score(self, act: Act) -> float:
        """Minus the turns to come, if that is how it can be reckoned."""
        verb, noun = act.verb, act.noun
        if verb is acts.LINES:
            return SURE / 2 if noun == line_to_play(self.me) else 0.0
        if verb is acts.DEPART:
            return self.leaving()
        if verb is acts.GO:
            return -FARE[noun - self.me.at] / self.rate - self.stop(noun)
        if verb is acts.FLY:
            return -RESALE[TICKET] / self.rate - self.stop(noun)
        if verb is acts.ASSIST:
            return self.assist()
        if verb is acts.BUY:
            return self.buying(noun)
        if verb is acts.CHEQUES:
            return -abs(float(self.cheques_wanted() - noun))
        if verb is acts.PLAY:
            return self.anyway()
        if verb is TARGET:
            return -turns_left(self.view, noun)
        if verb is acts.SELL:
            return self.keeping(noun)
        if verb is BID:
            return self.bid(noun * MONEY.step)
        if verb is acts.CLAIM:
            return SURE if suspects(self.view, noun, self.excused) else -SURE
        return 0.0

    # --- Packing ---

    def leaving(self) -> float:
        """Once another turn of pocket money would not save a whole turn."""
        wealth = wealth_of(self.me)
        now, later = self.from_start(wealth), 1.0 + self.from_start(wealth + POCKET)
        return SURE if now <= later else -SURE

    def from_start(self, wealth: float) -> float:
        rate = rate_for(FIRST, self.needs, wealth)
        return ways_home(self.needs, rate)[FIRST] - wealth / rate

    # --- Going on ---

    def stop(self, space: int) -> float:
        """The turns to come after a stop on a space, with what is in the bag and whoever stands there."""
        if space == ARRIVAL:
            return self.turns[ARRIVAL]
        kind, needs = TYPE_OF[space], self.needs
        turns = after_stop(space, needs, self.rate, self.turns)
        if kind <= AVENTURE and kind != ACHAT and needs[kind] and not self.me.elements[MEANS[kind]]:
            turns = self.turns[space] + NIGHT / self.rate
        if self.lacks:
            turns += self.by_way_of_the_shop(space)
        return turns + self.short_of_cheques(space) + self.company(space)

    def by_way_of_the_shop(self, space: int) -> float:
        """Whoever lacks an element goes to the next airport first, whatever else lies on the way."""
        shop = space if TYPE_OF[space] == AIRPORT else NEXT_AIRPORT[space]
        return (shop - space) / STRIDE + self.turns[shop] - self.turns[space]

    def short_of_cheques(self, space: int) -> float:
        """How likely it is that Hotel Assistance sends one back, in turns."""
        cheques = self.me.cheques
        if SELLS_CHEQUES[space]:
            cheques += self.me.money // CHEQUE_PRICE
        return SENT_BACK * sum([bed * self.double > cheques for bed in BED]) / len(BED)

    def company(self, space: int) -> float:
        """Whoever is at the bottom of a pile takes one along, as far as the die says and for nothing."""
        there = [seat for seat in self.view.came if self.view.travellers[seat].at == space and seat != self.seat]
        if not there or not self.view.travellers[there[0]].elements[FORMALITIES]:
            return 0.0
        onwards = [self.turns[min(ARRIVAL, space + pips)] for pips in range(1, FACES + 1)]
        return (sum(onwards) / FACES - self.turns[space]) * 0.8

    def assist(self) -> float:
        """Back to a job, for a wage."""
        back = PREVIOUS[JOB][self.me.at]
        return -self.turns[self.at if back == NOBODY else back] + 250.0 / self.rate

    # --- Buying ---

    def buying(self, good: int) -> float:
        """An element that is still needed; a ticket to fly with at once."""
        me = self.me
        if good == TICKET:
            return self.flying()
        if me.elements[good] or (me.at == ARRIVAL and not me.tickets):
            return -SURE
        if good == GUIDE:
            return SURE
        deck = MEANS.index(good) if good in MEANS else NOBODY
        return SURE / 2 if deck != NOBODY and self.needs[deck] else -SURE

    def flying(self) -> float:
        """On the arrival airport a must; elsewhere, if it saves turns, before the move of the same turn."""
        me = self.me
        if me.tickets or TYPE_OF[me.at] != AIRPORT:
            return -SURE
        if me.at == ARRIVAL:
            return SURE
        if self.view.active != self.seat or me.passengers or self.needs != (0, 0, 0):
            return -SURE
        return -TICKET_PRICE[me.at] / self.rate - self.stop(NEXT_AIRPORT[me.at]) + SPARE

    def cheques_wanted(self) -> int:
        """Enough for the nights until there are more, and no more than the way home takes."""
        nights = self.turns[self.at]
        wanted = min(9.0, 2.0 * nights + 2.0) * self.double - self.me.cheques
        return max(0, min(round(wanted), (self.me.money - 40) // CHEQUE_PRICE))

    # --- Breaches, sales and bids ---

    def anyway(self) -> float:
        """What a card saves if nobody notices, less the fine if somebody does."""
        deck = TYPE_OF[self.me.at]
        if deck == ACHAT:
            return self.gain(ACHAT) - 2 * 182 / self.rate
        return (1.0 - CAUGHT) * self.gain(deck) - CAUGHT * FINE / self.rate

    def gain(self, deck: int) -> float:
        """The turns that one trophy more saves."""
        if not self.needs[deck]:
            return 0.0
        return self.turns[self.at] - ways_home(fewer(self.needs, deck), self.rate)[self.at]

    def use(self, good: int) -> float:
        """What a good is worth to keep, in turns."""
        me = self.me
        if good == GUIDE:
            return 2 * NIGHT / self.rate if me.elements[GUIDE] == 1 else 0.0
        if good in (EQUIPMENT, CAMERA):
            needed = self.needs[AVENTURE if good == EQUIPMENT else REPORTAGE] > 0 or me.at == DEPARTURE
            return 2.0 if needed and me.elements[good] == 1 else 0.0
        if good == TICKET:
            return SURE if self.will_fly() else 0.8 * RESALE[TICKET] / self.rate
        if CHEQUES_IN[good]:
            return 1.2 * CHEQUES_IN[good] * CHEQUE_PRICE / self.rate
        return SURE if len(me.achats) <= self.view.set else 0.0

    def will_fly(self) -> bool:
        """One leaves with a ticket, flies home with all that is needed, and back if something is missing at the end."""
        at = self.me.at
        if self.needs == (0, 0, 0):
            return TYPE_OF[at] == AIRPORT
        return at == DEPARTURE or at > PREVIOUS[AIRPORT][ARRIVAL]

    def keeping(self, good: int) -> float:
        """To pay a charge: better to sell what is not needed than to stop, better to stop than to sell what is."""
        return RESALE[good] / self.rate - self.use(good) - SPARE

    def breaking_in(self, act: Act) -> float:
        if act.verb is acts.CLAIM:
            return SURE if suspects(self.view, act.noun, self.excused) else -SURE
        if self.me.at == DEPARTURE or self.rate > 1000.0 or self.keeping(act.noun) <= 0.1:
            return -SURE
        return SURE / 4

    def bid(self, money: int) -> float:
        """Up to what the good saves, and no further than the least bid."""
        lot = self.view.lot
        if lot is None or money > max(lot.bid + MONEY.step, lot.price):
            return -SURE
        return self.worth(lot.good) - money / self.rate - SPARE

    def worth(self, good: int) -> float:
        """What a good is worth to buy, in turns."""
        me = self.me
        if good < ELEMENTS:
            wanted = not me.elements[good] and (good == GUIDE or self.needs[MEANS.index(good)] > 0)
            return 0.8 * ELEMENT_PRICE[good] / self.rate if wanted else 0.0
        if FIRST_ACHAT <= good < FIRST_LOT and me.at != DEPARTURE:
            return min(0.8, self.gain(ACHAT)) if self.needs[ACHAT] else 0.0
        if CHEQUES_IN[good]:
            return 15 * CHEQUES_IN[good] / self.rate if me.cheques < 6 else 0.0
        return 300 / self.rate if me.at == DEPARTURE and not me.tickets else 0.0
