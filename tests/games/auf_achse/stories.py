"""Whole games that show every event card and every way to win an auction, kept as records.

`python -m tests.games.auf_achse.stories` makes them anew.
"""

from collections.abc import Callable, Collection, Iterator
from itertools import count, takewhile

from grandtour.core.acts import NOBODY, Act
from grandtour.core.chance import Dice
from grandtour.core.records import replay
from grandtour.core.tables import Table
from grandtour.core.tales import Line, Tale
from grandtour.games.auf_achse import cards, tales
from grandtour.games.auf_achse.acts import GO, HELP, MOVE, PAY, USE
from grandtour.games.auf_achse.board import EVENT_SPACES
from grandtour.games.auf_achse.cards import EVENT
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
    make("auf_achse", {story: first_whole(story) for story in STORIES})
