"""On the road: the drive, the arrival, the sale of public contracts, and the event cards that move trucks.

Each may lead on to any other: a drive ends on an event space, the card drives on to a town, what is bought there is
loaded at once, and whoever has loaded may roll again.
"""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import CHANCE, NOBODY, SEATS, Act
from grandtour.core.auction import Auction, clockwise
from grandtour.core.chance import Dice
from grandtour.core.questions import Chance, Question, ask, tell
from grandtour.core.tales import Line
from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.acts import (
    BID,
    BUY,
    CALL,
    DECLINE,
    DIE,
    DONE,
    EVENT_CARD,
    GO,
    LOAD,
    MOVE,
    PARTNER,
    PASS,
    TAKE,
    USE,
    WORKS,
)
from grandtour.games.auf_achse.board import BRIDGE, EVENT_SPACES, MOST_POINTS, MUNICH, NEAR, TOWN_COUNT, Path
from grandtour.games.auf_achse.cards import COSTS, FROM, MONEY, TO
from grandtour.games.auf_achse.events import (
    KEPT,
    Breakdown,
    Customs,
    PlaceJam,
    draw_contract,
    dump,
    keep,
    lose_turn,
    put_back,
    rail,
    rob,
    set_jam,
    settle_orders,
)
from grandtour.games.auf_achse.freight import (
    buy_trailer,
    can_load,
    deliver,
    deliver_here,
    earn,
    fine,
    load,
    loads,
    trailers_for_sale,
)
from grandtour.games.auf_achse.haul import Haul, fill_slots
from grandtour.games.auf_achse.tales import (
    ASK_BID,
    ASK_CARD_DRIVE,
    ASK_CARD_EXACT,
    ASK_DRIVE,
    ASK_GOTO,
    ASK_INTEREST,
    ASK_LOAD,
    ASK_LOAD_BOUGHT,
    ASK_PARTNER,
    ASK_ROLL_AGAIN,
    ASK_SIX,
    ASK_SNOW,
    ASK_SNOW_DRIVE,
    ASK_TAKE,
    ASK_WORKS,
    BIDS,
    CALLS,
    DRAWS_EVENT,
    GETS,
    HANDS_ON,
    NO_EFFECT,
    PASSES,
    ROLLS,
    SETS_WORKS,
    USES,
)
from grandtour.games.auf_achse.ways import (
    Move,
    any_space,
    drivable,
    first_met,
    go_along,
    nearest_free,
    on_others,
    put_on,
    road_to_town,
)

MOST_EVENTS: Final = 10  # A36


# --- Movement ---


class Die(Chance[Haul]):
    """AA-18: an ordinary die."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Haul) -> list[Act]:
        return DIE.acts[CHANCE][1:]

    def sample(self, s: Haul, dice: Dice) -> Act:
        return DIE.acts[CHANCE][1 + dice.below(MOST_POINTS)]

    def choose(self, s: Haul, act: Act) -> None:
        tell(s, ROLLS, self.seat, act.noun)
        ask(s, ROLLED[self.seat][act.noun])


DICE: Final = [Die(seat) for seat in range(SEATS)]


class Drive(Move):
    """AA-19, AA-23 to AA-26: all points, fewer in a town of one's contracts, one's own choice on a 6."""

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat, seat, points if points < MOST_POINTS else 1, points)

    def drive(self, s: Haul, path: Path) -> None:
        exact = self.most in (len(path), MOST_POINTS)
        go_along(s, self.seat, path)
        if self.most == 1:
            ask(s, PlaceWorks(self.seat, bool(path), exact))  # A8: the marker first, then what the arrival brings
        elif path:
            arrive(s, self.seat, exact, True)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_SIX, ()) if self.most == MOST_POINTS else Line(ASK_DRIVE, (self.most,))


ROLLED: Final = [[Drive(seat, points) for points in range(MOST_POINTS + 1)] for seat in range(SEATS)]


# --- Arrival ---


def arrive(s: Haul, seat: int, exact: bool, draws: bool) -> None:
    """A truck has come to rest: in a town, on an event space (AA-27), or on the open road."""
    space = s.at[seat]
    if space < TOWN_COUNT:
        visit(s, seat, exact)
    elif draws and space in EVENT_SPACES and s.drawn < MOST_EVENTS:
        s.drawn += 1
        ask(s, DrawEvent(seat))


def visit(s: Haul, seat: int, exact: bool) -> None:
    """Kept cards that name the town, then unloading, then loading, then the auction."""
    settle_orders(s, seat)
    settle_inspection(s, seat)
    deliver_here(s, seat)
    ask(s, LoadHere(seat, s.at[seat], exact, False))


# --- Loading ---


class LoadHere(Question[Haul]):
    """AA-30: load in the town just reached, trailers first if one likes. What can be loaded is the owner's secret."""

    def __init__(self, seat: int, town: int, exact: bool, loaded: bool) -> None:
        self.seat = seat
        self.town = town
        self.exact = exact  # the town was reached with all points
        self.loaded = loaded  # something was loaded in this stop

    def moot(self, s: Haul) -> bool:
        return not s.hands[self.seat] or cards.INSPEKTION in s.kept[self.seat]

    def dropped(self, s: Haul) -> None:
        self.finish(s)

    def options(self, s: Haul) -> list[Act]:
        sale = trailers_for_sale(s, self.seat) if self.seat == s.active else []
        return [DONE.acts[self.seat][0], *loads(s, self.seat), *sale]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is DONE:
            self.finish(s)
            return
        ask(s, LoadHere(self.seat, self.town, self.exact, self.loaded or act.verb is LOAD))
        prepare(s, self.seat, act)

    def finish(self, s: Haul) -> None:
        if self.loaded:
            ask(s, RollAgain(self.seat, cards.SCHNELLE_VERLADUNG))
        if self.exact:
            ask(s, Interest(self.seat, self.town))

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_LOAD, (self.town,))


def prepare(s: Haul, seat: int, act: Act) -> None:
    """What may be done beside driving."""
    if act.verb is LOAD:
        load(s, seat, act.noun)
    elif act.verb is BUY:
        buy_trailer(s, seat, act.noun)
    else:
        ask(s, MOTIVATED[seat])


# --- Public contracts ---


class Interest(Question[Haul]):
    """AA-45, AA-46: a town reached with exactly all points lets one put a public contract up for sale."""

    def __init__(self, seat: int, town: int) -> None:
        self.seat = seat
        self.town = town

    def moot(self, s: Haul) -> bool:
        return s.slots.count(NOBODY) == len(s.slots)

    def options(self, s: Haul) -> list[Act]:
        verb = TAKE if s.simple else CALL  # AA-76
        return [DECLINE.acts[self.seat][0], *[verb.acts[self.seat][slot] for slot in s.slots if slot != NOBODY]]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is CALL:
            tell(s, CALLS, self.seat, act.noun)
            ask(s, Sale(act.noun, clockwise(len(s.hands), self.seat), 0, NOBODY, self.seat))
        elif act.verb is TAKE:
            acquire(s, self.seat, act.noun, 0)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_TAKE if s.simple else ASK_INTEREST, (self.town,))


class Sale(Auction[Haul]):
    """AA-47 to AA-52, A16: rows 1 to 5 as far as one can pay; the initiator may match, and pays nothing if alone."""

    def __init__(self, contract: int, bidders: tuple[int, ...], high: int, holder: int, privileged: int) -> None:
        self.contract = contract
        self.bidders = bidders
        self.high = high
        self.holder = holder
        self.privileged = privileged

    def bids(self, s: Haul, seat: int, least: int) -> list[Act]:
        costs, money = COSTS[self.contract], s.money[seat]
        return [BID.acts[seat][row] for row in range(least, cards.ROWS + 1) if costs[row] <= money]

    def passes(self, seat: int) -> Act:
        return PASS.acts[seat][0]

    def moot(self, s: Haul) -> bool:
        """Dropped where everyone sees that this seat cannot bid."""
        return not s.purse and not self.bids(s, self.bidders[0], self.least(self.bidders[0]))

    def dropped(self, s: Haul) -> None:
        self.choose(s, self.passes(self.bidders[0]))

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is BID:
            tell(s, BIDS, act.by, act.noun, COSTS[self.contract][act.noun] // MONEY.step)
        else:
            tell(s, PASSES, act.by)
        super().choose(s, act)

    def handed_on(self, bidders: tuple[int, ...], high: int, holder: int) -> Question[Haul]:
        return Sale(self.contract, bidders, high, holder, self.privileged)

    def sold(self, s: Haul, seat: int, bid: int) -> None:
        acquire(s, seat, self.contract, COSTS[self.contract][bid])

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_BID, (self.contract, self.high))


def acquire(s: Haul, seat: int, contract: int, cost: int) -> None:
    """AA-51, AA-53, AA-57: paid at once, into the hand, the slot filled again; loaded if one stands there (AA-55)."""
    s.money[seat] -= cost
    s.hands[seat].append(contract)
    s.known[seat] += (contract,)
    s.slots[s.slots.index(contract)] = NOBODY
    s.stir = s.round
    tell(s, GETS, seat, contract, cost // MONEY.step)
    if can_load(s, seat, contract) and cards.INSPEKTION not in s.kept[seat]:
        ask(s, LoadBought(seat, contract))
    fill_slots(s)


class LoadBought(Question[Haul]):
    """AA-55, A24: a buyer who stands in the loading town may load at once, also out of turn."""

    def __init__(self, seat: int, contract: int) -> None:
        self.seat = seat
        self.contract = contract

    def options(self, s: Haul) -> list[Act]:
        return [LOAD.acts[self.seat][self.contract], DECLINE.acts[self.seat][0]]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is LOAD:
            load(s, self.seat, self.contract)
            ask(s, RollAgain(self.seat, cards.SCHNELLE_VERLADUNG))

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_LOAD_BOUGHT, (self.contract,))


# --- Roadworks ---


class PlaceWorks(Question[Haul]):
    """AA-61 to AA-66, A10: no town, no truck, no jam, not the bridge to Flensburg, and not where it was."""

    def __init__(self, seat: int, moved: bool, exact: bool) -> None:
        self.seat = seat
        self.moved = moved
        self.exact = exact

    def options(self, s: Haul) -> list[Act]:
        return on_others(WORKS.acts[self.seat], TOWN_COUNT, self.barred(s))

    def barred(self, s: Haul) -> list[int]:
        return [*s.at, s.jam, s.works, BRIDGE]

    def sample(self, s: Haul, dice: Dice) -> Act:
        return WORKS.acts[self.seat][any_space(dice, TOWN_COUNT, self.barred(s))]

    def choose(self, s: Haul, act: Act) -> None:
        s.works = act.noun
        tell(s, SETS_WORKS, self.seat, act.noun)
        if self.moved:
            arrive(s, self.seat, self.exact, True)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_WORKS, ())


# --- Event cards ---


class DrawEvent(Chance[Haul]):
    """AA-27, AA-28: carried out at once, then under the pile."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Haul) -> list[Act]:
        acts = EVENT_CARD.acts[CHANCE]
        return [acts[card] for card in s.events.next()]

    def sample(self, s: Haul, dice: Dice) -> Act:
        return EVENT_CARD.acts[CHANCE][s.events.sample(dice)]

    def choose(self, s: Haul, act: Act) -> None:
        s.events.take(act.noun)
        tell(s, DRAWS_EVENT, self.seat, act.noun)
        carry_out(s, self.seat, act.noun)


def carry_out(s: Haul, seat: int, card: int) -> None:
    if card in KEPT:
        keep(s, seat, card)
    elif card in cards.JAM_TOWN:
        set_jam(s, seat, card, cards.JAM_TOWN[card])  # AA-97 to AA-99
    elif card in (cards.STAU_NEBEL, cards.STAU_UNFALL):
        ask(s, PlaceJam(seat, card))
    elif card in (cards.POLIZEIKONTROLLE, cards.RADARFALLE):
        fine(s, seat, card)  # AA-90, AA-91
    else:
        s.events.under.append(card)
        at_once(s, seat, card)


def at_once(s: Haul, seat: int, card: int) -> None:
    """The cards that go under the pile as soon as they are carried out."""
    if card == cards.BAHNVERLADUNG:
        rail(s, seat)
    elif card == cards.BEIFAHRER:
        ask(s, DICE[seat])  # AA-79
    elif card == cards.DOKUMENTE:
        go_back(s, seat)
    elif card == cards.FAHRTENSCHREIBER:
        lose_turn(s, seat)  # AA-81
    elif card == cards.FAMILIENNACHWUCHS:
        family(s, seat)
    elif card == cards.FRACHT_DUMPING:
        dump(s, seat)
    elif card in (cards.KUNDENSERVICE, cards.VERTRAUEN):
        draw_contract(s, seat, card)
    elif card == cards.ROUTENPLANUNG:
        next_places(s, seat, card)
    elif card == cards.HILFE_DIEBE:
        rob(s, seat)
    elif card == cards.PANNENHILFE:
        ask(s, Breakdown(seat))
    elif card in (cards.ROAD_RUNNER, cards.SUBUNTERNEHMER):
        ask(s, ChoosePartner(seat, card))
        ask(s, CardDrive(seat, card, 3, 3))  # A45: the drawer moves first
    elif card == cards.SCHNEESTUERME:
        ask(s, Snow(seat, tuple(range(len(s.hands)))))
    elif card == cards.TRUCKERFESTIVAL:
        earn(s, seat, cards.FESTIVAL)  # AA-103
    elif card == cards.WARTUNG:
        ask(s, CardDrive(seat, card, 1, 4))  # AA-105
    elif card == cards.WARE_VERDORBEN:
        reload(s, seat)
    elif card == cards.ZOLLABFERTIGUNG:
        next_places(s, seat, card)
    else:
        ask(s, Customs(seat))


# Papers, AA-80


def go_back(s: Haul, seat: int) -> None:
    """A38: to the first town on the way one came; the nearest, by choice among equals, if no way is known."""
    here, came = s.at[seat], s.came[seat]
    roads = [road_to_town(here, there) for there in ([came] if came != NOBODY else NEAR[here])]
    shortest = min([len(road) for road in roads])
    roads = [road for road in roads if len(road) == shortest]
    if len(roads) == 1:
        drive_back(s, seat, roads[0])
    else:
        ask(s, ChooseTown(seat, roads))


def drive_back(s: Haul, seat: int, road: Path) -> None:
    """Markers stop the truck, and an occupied town stops it on the space before."""
    path = drivable(s, road)
    go_along(s, seat, path)
    if path:
        arrive(s, seat, False, True)


class ChooseTown(Question[Haul]):
    """A38: where the way back is not known, one of the nearest towns."""

    def __init__(self, seat: int, roads: list[Path]) -> None:
        self.seat = seat
        self.roads = tuple(roads)

    def options(self, s: Haul) -> list[Act]:
        return [GO.acts[self.seat][road[-1]] for road in self.roads]

    def choose(self, s: Haul, act: Act) -> None:
        for road in self.roads:
            if road[-1] == act.noun:
                drive_back(s, self.seat, road)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_GOTO, (cards.DOKUMENTE,))


# A baby, AA-82, and spoiled goods, AA-106


def family(s: Haul, seat: int) -> None:
    """A39, A40: to a destination of a load; to the free space nearest to one if all of them are occupied."""
    towns = sorted({TO[contract] for contract in s.loaded[seat]})
    free = [town for town in towns if town not in s.at]
    if free:
        transfer(s, seat, cards.FAMILIENNACHWUCHS, tuple(free))
    elif towns:
        transfer(s, seat, cards.FAMILIENNACHWUCHS, tuple(sorted({n for town in towns for n in nearest_free(s, town)})))
    else:
        tell(s, NO_EFFECT, cards.FAMILIENNACHWUCHS)


def reload(s: Haul, seat: int) -> None:
    """A51, A40: back to where the last load still on board was loaded; the cargo stays as it is."""
    if not s.loaded[seat]:
        tell(s, NO_EFFECT, cards.WARE_VERDORBEN)
        return
    town = FROM[s.loaded[seat][-1]]
    transfer(s, seat, cards.WARE_VERDORBEN, (town,) if town not in s.at else tuple(nearest_free(s, town)))


def transfer(s: Haul, seat: int, card: int, spaces: tuple[int, ...]) -> None:
    if len(spaces) == 1:
        land(s, seat, card, spaces[0])
    else:
        ask(s, ChooseSpace(seat, card, spaces))


def land(s: Haul, seat: int, card: int, space: int) -> None:
    """The family is visited, and its goods delivered, even under inspection (A42)."""
    put_on(s, seat, space)
    if card == cards.FAMILIENNACHWUCHS:
        for contract in s.loaded[seat]:
            if TO[contract] == space:
                deliver(s, seat, contract)
    arrive(s, seat, False, True)


class ChooseSpace(Question[Haul]):
    """Where a card takes the truck, if it leaves a choice."""

    def __init__(self, seat: int, card: int, spaces: tuple[int, ...]) -> None:
        self.seat = seat
        self.card = card
        self.spaces = spaces

    def options(self, s: Haul) -> list[Act]:
        return [GO.acts[self.seat][space] for space in self.spaces]

    def choose(self, s: Haul, act: Act) -> None:
        land(s, self.seat, self.card, act.noun)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_GOTO, (self.card,))


# Inspection, AA-87, and a roll more, AA-94


def settle_inspection(s: Haul, seat: int) -> None:
    """In Munich the card goes to the left; whoever got there in his own turn may roll again."""
    if s.at[seat] != MUNICH or cards.INSPEKTION not in s.kept[seat]:
        return
    s.kept[seat] = tuple([card for card in s.kept[seat] if card != cards.INSPEKTION])
    left = (seat + 1) % len(s.hands)
    if s.once and left in s.inspected:
        s.aside += (cards.INSPEKTION,)  # A43
    else:
        tell(s, HANDS_ON, seat, left)
        keep(s, left, cards.INSPEKTION)
    if seat == s.active:
        ask(s, RollAgain(seat, cards.INSPEKTION))


class RollAgain(Question[Haul]):
    """AA-87, AA-94: one may roll and move once more; after loading only with the card for it."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def moot(self, s: Haul) -> bool:
        """A47: a quick load helps in one's own turn only."""
        if self.card != cards.SCHNELLE_VERLADUNG:
            return False
        return self.card not in s.kept[self.seat] or self.seat != s.active

    def options(self, s: Haul) -> list[Act]:
        return [USE.acts[self.seat][self.card], DECLINE.acts[self.seat][0]]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is not USE:
            return
        if self.card == cards.SCHNELLE_VERLADUNG:
            put_back(s, self.seat, self.card)
            tell(s, USES, self.seat, self.card)
        ask(s, DICE[self.seat])

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_ROLL_AGAIN, (self.card,))


# Driving by card: Motivation AA-88, partners AA-92 and AA-102, maintenance AA-105


class Onward(Move):
    """A move by a card: a truck that does not move has not used it."""

    def sample(self, s: Haul, dice: Dice) -> Act:
        return Question.sample(self, s, dice)

    def ends(self, s: Haul) -> list[int]:
        here = s.at[self.truck]
        return [end for end in super().ends(s) if end != here]


class CardDrive(Onward):
    """A37: from `least` to `most` spaces in any direction, as in an ordinary move, or not at all."""

    def __init__(self, seat: int, card: int, least: int, most: int) -> None:
        super().__init__(seat, seat, least, most)
        self.card = card

    def options(self, s: Haul) -> list[Act]:
        drives = super().options(s)
        return drives if self.card == cards.MOTIVATION else [DECLINE.acts[self.seat][0], *drives]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is GO:
            super().choose(s, act)

    def drive(self, s: Haul, path: Path) -> None:
        if self.card == cards.MOTIVATION:
            tell(s, USES, self.seat, self.card)
            put_back(s, self.seat, self.card)
        go_along(s, self.seat, path)
        arrive(s, self.seat, False, self.seat == s.active)  # A35: others draw nothing

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_CARD_EXACT if self.least == self.most else ASK_CARD_DRIVE, (self.card, self.most))


MOTIVATED: Final = [CardDrive(seat, cards.MOTIVATION, 1, 3) for seat in range(SEATS)]


def motivation(s: Haul, seat: int) -> list[Act]:
    """Its holder may drive with it, if he can drive at all."""
    if cards.MOTIVATION not in s.kept[seat] or not MOTIVATED[seat].ends(s):
        return []
    return [USE.acts[seat][cards.MOTIVATION]]


class ChoosePartner(Question[Haul]):
    """AA-92, AA-102: one other player may drive three spaces too, or refuse."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def moot(self, s: Haul) -> bool:
        return len(s.hands) == 2

    def dropped(self, s: Haul) -> None:
        self.choose(s, self.options(s)[0])

    def options(self, s: Haul) -> list[Act]:
        return [PARTNER.acts[self.seat][other] for other in range(len(s.hands)) if other != self.seat]

    def choose(self, s: Haul, act: Act) -> None:
        ask(s, CardDrive(act.noun, self.card, 3, 3))

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_PARTNER, (self.card,))


# Next town, AA-85, and next event space, AA-107


def next_places(s: Haul, seat: int, card: int) -> None:
    if first_met(s, seat, card):
        ask(s, NextPlace(seat, card))
    else:
        tell(s, NO_EFFECT, card)


class NextPlace(Question[Haul]):
    """AA-85 may be declined; AA-107 may not, and draws no card where it ends."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Haul) -> list[Act]:
        acts = [GO.acts[self.seat][space] for space in first_met(s, self.seat, self.card)]
        return [DECLINE.acts[self.seat][0], *acts] if self.card == cards.ROUTENPLANUNG else acts

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is GO:
            go_along(s, self.seat, first_met(s, self.seat, self.card)[act.noun])
            arrive(s, self.seat, False, False)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_GOTO, (self.card,))


# Snow, AA-93


class Snow(Question[Haul]):
    """A46: truck after truck in any order, each by up to three spaces; nobody draws a card."""

    def __init__(self, seat: int, trucks: tuple[int, ...]) -> None:
        self.seat = seat
        self.trucks = trucks

    def moot(self, s: Haul) -> bool:
        return not self.trucks

    def options(self, s: Haul) -> list[Act]:
        return [DONE.acts[self.seat][0], *[MOVE.acts[self.seat][truck] for truck in self.trucks]]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is MOVE:
            ask(s, Snow(self.seat, tuple([truck for truck in self.trucks if truck != act.noun])))
            ask(s, SnowDrive(self.seat, act.noun))

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_SNOW, ())


class SnowDrive(Onward):
    """One to three spaces for this truck, ending on a free one."""

    def __init__(self, seat: int, truck: int) -> None:
        super().__init__(seat, truck, 1, 3)

    def options(self, s: Haul) -> list[Act]:
        return [DECLINE.acts[self.seat][0], *super().options(s)]

    def choose(self, s: Haul, act: Act) -> None:
        if act.verb is GO:
            self.drive(s, self.paths_to(s, act.noun)[0])

    def drive(self, s: Haul, path: Path) -> None:
        go_along(s, self.truck, path)
        arrive(s, self.truck, False, False)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_SNOW_DRIVE, (self.truck,))
