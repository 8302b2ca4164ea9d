"""Whole games that show every event card, every way to win an auction and the choices of a tie, kept as records.

`python -m tests.games.auf_achse.stories` makes them anew.
"""

from collections.abc import Callable, Collection, Iterator
from itertools import count, takewhile

from grandtour.core.acts import NOBODY, Act
from grandtour.core.chance import Dice
from grandtour.core.questions import Question
from grandtour.core.records import replay
from grandtour.core.tables import Table
from grandtour.core.tales import Line, Tale
from grandtour.games.auf_achse import cards, tales
from grandtour.games.auf_achse.acts import GO, HELP, MOVE, PAY, USE
from grandtour.games.auf_achse.board import EVENT_SPACES, FAR, NEAR, TOWN_COUNT
from grandtour.games.auf_achse.cards import DOKUMENTE, EVENT, FAMILIENNACHWUCHS, FROM, TO, WARE_VERDORBEN
from grandtour.games.auf_achse.detours import ChooseSpace, ChooseTown
from grandtour.games.auf_achse.events import ChooseShipment
from grandtour.games.auf_achse.sales import Interest, Sale
from grandtour.games.auf_achse.state import Haul
from grandtour.games.auf_achse.study import one
from tests.records.make import Choice, Plan, play, with_sense
from tests.records.stories import make

# --- Every card ---

EVENTFUL_ROUNDS = 40


def eventful(table: Table, dice: Dice) -> str:
    """For many rounds everyone stops on event spaces and takes up whatever a card offers; then all play well."""
    s: Haul = table.state  # type: ignore[assignment]
    if s.round > EVENTFUL_ROUNDS:
        return with_sense(table, dice)
    acts = s.stack[-1].options(s)
    return repr(adventure(acts, dice)) if len(acts) > 1 and adventures(acts) else with_sense(table, dice)


def adventures(acts: list[Act]) -> list[Act]:
    """What makes more of the cards: their use, and the spaces on which they are drawn."""
    uses = [act for act in acts if act.verb in (USE, MOVE, HELP, PAY)]
    return uses or [act for act in acts if act.verb is GO and act.noun in EVENT_SPACES]


def adventure(acts: list[Act], dice: Dice) -> Act:
    found = adventures(acts)
    return found[dice.below(len(found))]


TOLD: dict[str, Tale] = {
    "bahnverladung": tales.DELIVERS,
    "beifahrer": tales.ROLLS,
    "dokumente": tales.DRIVES,
    "fahrtenschreiber": tales.SKIPS,
    "familiennachwuchs": tales.DRIVES,
    "fracht-dumping": tales.GIVES,
    "freundlicher-kundenservice": tales.RECEIVES,
    "gute-routenplanung": tales.DRIVES,
    "hilfe-diebe": tales.ROBBED,
    "inspektion": tales.HANDS_ON,
    "motivation": tales.USES,
    "pannenhilfe": tales.EARNS,
    "polizeikontrolle": tales.PAYS,
    "radarfalle": tales.PAYS,
    "road-runner": tales.DRIVES,
    "schneestuerme": tales.DRIVES,
    "schnelle-verladung": tales.USES,
    "sonderauftrag-flensburg": tales.USES,
    "sonderauftrag-wien": tales.USES,
    "stau-muenchen": tales.JAMMED,
    "stau-frankfurt": tales.JAMMED,
    "stau-kassel": tales.JAMMED,
    "stau-nebel": tales.JAMMED,
    "stau-unfall": tales.JAMMED,
    "subunternehmer": tales.DRIVES,
    "truckerfestival": tales.EARNS,
    "vertrauen": tales.RECEIVES,
    "vorbildliche-wartung": tales.DRIVES,
    "ware-verdorben": tales.DRIVES,
    "zollabfertigung": tales.DRIVES,
    "zollkontrolle": tales.PAYS,
}
"""What is told of the drawer when a card does what it says."""
LATER = {tales.SKIPS, tales.HANDS_ON, tales.USES}  # in a turn to come


def unseen_cards(lines: list[Line]) -> set[str]:
    return {card for card in TOLD if not is_carried_out(lines, card)}


def is_carried_out(lines: list[Line], card: str) -> bool:
    """Was it drawn, and did what it says then happen to its drawer?"""
    draws = [n for n, line in enumerate(lines) if line.tale is tales.DRAWS_EVENT and names(line, event=card)]
    return any(is_told(lines[n + 1 :], TOLD[card], one(lines[n].whole(), "player"), card) for n in draws)


def is_told(lines: list[Line], tale: Tale, drawer: int, card: str) -> bool:
    """What is done with a kept card names it, other tales only the player."""
    ends = set() if tale in LATER else {tales.DRAWS_EVENT, tales.ROLLS, tales.USES} - {tale}
    told = [line for line in takewhile(lambda line: line.tale not in ends, lines) if line.tale is tale]
    of_the_drawer = [line for line in told if one(line.whole(), "player") == drawer]
    return any(tale is not tales.USES or names(line, event=card) for line in of_the_drawer)


def names(line: Line, event: str) -> bool:
    return one(line.whole(), "event") == EVENT.number(event)


# --- Every way to win an auction ---

Way = tuple[bool, int]
WAYS = [(by_caller, row) for row in range(cards.ROWS, 0, -1) for by_caller in (False, True)] + [(True, 0)]
"""How an auction is won: by the caller or by another, and with which row; the caller alone pays nothing, row 0."""


def contested(table: Table, dice: Dice) -> str:
    """Everything is put up for sale, and won in each way that has not been seen yet, the dearest that can be paid."""
    s: Haul = table.state  # type: ignore[assignment]
    top = s.stack[-1]
    if isinstance(top, Interest):
        return repr(top.options(s)[-1])
    return repr(towards(unseen_ways(told(table)), s, top)) if isinstance(top, Sale) else with_sense(table, dice)


def told(table: Table) -> list[Line]:
    return [line for entry in table.entries for line in entry.lines]


def towards(aims: list[Way], s: Haul, sale: Sale) -> Act:
    """The first to speak bids, nobody else; the caller matches a bid with which another has already won."""
    *bids, passing = sale.options(s)
    if sale.bidders[0] == sale.privileged:
        return bids[0] if bids and sale.high and (False, sale.high) not in aims else passing
    wanted = [bid for _, row in aims for bid in bids if bid.noun == row]
    return wanted[0] if wanted and not sale.high else passing


def unseen_ways(lines: list[Line]) -> list[Way]:
    """Those in which no auction was won, dearest first."""
    left, caller, row = WAYS[:], NOBODY, 0
    for line in lines:
        if line.tale is tales.CALLS:
            caller, row = one(line.whole(), "player"), 0
        elif line.tale is tales.BIDS:
            row = one(line.whole(), "row")
        elif line.tale is tales.GETS:
            left = [way for way in left if way != (one(line.whole(), "player") == caller, row)]
    return left


# --- Choices that only a tie gives: once the events have gone round, everyone knows which one comes next ---


def tied(table: Table, dice: Dice) -> str:
    """A41: nobody draws the rail card but with two loads that have equally far to go."""
    s: Haul = table.state  # type: ignore[assignment]
    if has_come_up(table, ChooseShipment):
        return with_sense(table, dice)
    return drawing_where(table, dice, tied_at) if follow(s, [cards.BAHNVERLADUNG]) else eventful(table, dice)


def tied_at(s: Haul, seat: int, space: int) -> bool:
    ways = sorted([FAR[space][TO[contract]] for contract in s.loaded[seat]])
    return len(ways) > 1 and ways[-1] == ways[-2]


def torn(table: Table, dice: Dice) -> str:
    """A38: a card that sends a truck to an occupied town is drawn when the papers come next; others go and occupy it.

    The truck then stands between two towns, on a space that draws a card, and has not come from either.
    """
    s: Haul = table.state  # type: ignore[assignment]
    top = s.stack[-1]
    if has_come_up(table, ChooseTown):
        return with_sense(table, dice)
    if isinstance(top, ChooseSpace):
        return repr(max(top.options(s), key=lambda act: act.noun in BETWEEN))
    if not any(follow(s, [card, DOKUMENTE]) for card in SENDING):
        return eventful(table, dice)
    return drawing_where(table, dice, torn_at)


SENDING = (FAMILIENNACHWUCHS, WARE_VERDORBEN)
BETWEEN = {space for space in EVENT_SPACES if max(NEAR[space]) < TOWN_COUNT}
"""The event spaces that have a town on either side."""


def torn_at(s: Haul, seat: int, space: int) -> bool:
    return sent_to(s, seat) in s.at[:seat] + s.at[seat + 1 :]


def sent_to(s: Haul, seat: int) -> int:
    """The town to which the next card would send this truck, if there is a space of `BETWEEN` beside it."""
    towns = {TO[load] for load in s.loaded[seat]} if follow(s, [FAMILIENNACHWUCHS]) else set()
    if s.loaded[seat] and follow(s, [WARE_VERDORBEN]):
        towns = {FROM[s.loaded[seat][-1]]}
    return next(iter(towns)) if len(towns) == 1 and BETWEEN & set(NEAR[min(towns)]) else NOBODY


def has_come_up(table: Table, kind: type[Question[Haul]]) -> bool:
    return any(isinstance(entry.question, kind) for entry in table.entries)


def follow(s: Haul, events: list[int]) -> bool:
    """Are these known to be the next events?"""
    return not s.events.unseen and s.events.under[: len(events)] == events


def drawing_where(table: Table, dice: Dice, good: Callable[[Haul, int, int], bool]) -> str:
    """Go where the next card is good to draw, else where none is drawn: to the towns to which it would send others."""
    s: Haul = table.state  # type: ignore[assignment]
    top, said = s.stack[-1], with_sense(table, dice)
    goes = [act for act in top.options(s) if act.verb is GO]
    draws = [act for act in goes if act.noun in EVENT_SPACES]
    if said not in [repr(act) for act in goes]:
        return said
    for act in draws:
        if good(s, act.by, act.noun):
            return repr(act)
    quiet = [act for act in goes if act not in draws] or goes
    towns = {sent_to(s, other) for other in range(len(s.hands)) if other != quiet[0].by} - {NOBODY, *s.at}
    if towns:
        return repr(min(quiet, key=lambda act: min(FAR[act.noun][town] for town in towns)))
    return said if said in [repr(act) for act in quiet] else repr(quiet[dice.below(len(quiet))])


TIES: dict[str, Plan] = {
    "two-loads-equally-far": (3, {"stall": 0}, tied, 1),
    "between-two-towns": (3, {"stall": 0}, torn, 113),
}

# --- The stories ---

STORIES: dict[str, tuple[int, Choice, Callable[[list[Line]], Collection[object]]]] = {
    "every-card": (3, eventful, unseen_cards),
    "every-sale": (3, contested, unseen_ways),
}
"""For each story its players, how they choose, and what it still has to show."""


def first_whole(story: str) -> Plan:
    """With the first number that makes a game in which nothing is left to show."""
    seats, choose, unseen = STORIES[story]
    plans: Iterator[Plan] = ((seats, {}, choose, number) for number in count(1))
    return next(plan for plan in plans if not unseen(told(replay(play("auf_achse", plan)))))


if __name__ == "__main__":
    make("auf_achse", {story: first_whole(story) for story in STORIES} | TIES)
