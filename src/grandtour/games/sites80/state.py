"""The whole table of a hunt. Clauses TM-nn and rulings A-nn: docs/rules/sites80.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from grandtour.core.acts import NOBODY
from grandtour.core.decks import Deck
from grandtour.core.questions import State
from grandtour.core.settings import Choice, Number, Value, YesNo
from grandtour.games.sites80.acts import FLAGS
from grandtour.games.sites80.board import SITE
from grandtour.games.sites80.cards import EVENTS, LINES, SHEETS, SLOTS, TRANSPORT
from grandtour.games.sites80.world import WORLDS, World

SETTINGS: Final = (
    Number("rounds", 80, 0, 500, 12),  # A53
    YesNo("wrap", False),  # A5
    YesNo("coast-trains", False),  # A2
    YesNo("announce-first", False),  # A13
    YesNo("labels", False),  # A24
    Choice("notebook", ("found", "nothing", "all")),  # A43
    YesNo("chance-flags", False),  # A18
    YesNo("retire", False),  # A47
)


class Options:
    """What the players have agreed on."""

    def __init__(self, agreed: Mapping[str, Value]) -> None:
        self.rounds: Final = int(agreed["rounds"])
        self.wrap: Final = bool(agreed["wrap"])
        self.coast_trains: Final = bool(agreed["coast-trains"])
        self.announce_first: Final = bool(agreed["announce-first"])
        self.labels: Final = bool(agreed["labels"])
        self.notebook: Final = str(agreed["notebook"])
        self.chance_flags: Final = bool(agreed["chance-flags"])
        self.retire: Final = bool(agreed["retire"])


class Hunt(State):
    """Where everybody is, and where the 80 + 55 + 55 cards and the 16 sheets are.

    What a slot shows (`strip`, `found`) is kept beside the card in it (`card`) and never worked out from it, so that
    another card can be imagined there.
    """

    options: Options
    first: int = NOBODY
    turn: int = NOBODY
    round: int = 0
    playing: tuple[int, ...]
    at: list[int]
    flags: list[int]  # the first ones are those of the seats
    # Transport.
    stock: list[int]  # in no order until they are drawn, like the events
    hands: list[list[int]]
    used: list[int]
    # Events.
    events: list[int]
    spent: list[int]
    secrets: list[tuple[int, ...]]
    skips: list[int]
    # The camera: cards not yet drawn, how many of them each compartment holds, and the starting cards behind (A19).
    undrawn: list[int]
    behind: list[int]
    back: list[tuple[int, ...]]
    starts: tuple[int, ...] = ()
    card: list[int]
    strip: list[tuple[int, ...]]
    found: list[tuple[int, ...]]  # lines
    # The clue sheets, their editions (NOBODY before they are first exposed) and the numbers of the clues (0: none yet).
    sheets: Deck
    sheet: int = NOBODY
    edition: list[int]
    numbers: list[int]  # those not given yet
    number: list[int]  # of each line
    # The destinations.
    face_up: tuple[int, ...] = ()
    revealer: list[int]  # of each site: who is barred from its card, NOBODY if nobody is
    held: list[tuple[int, ...]]
    home: list[tuple[int, ...]]
    named: list[bool]  # who has announced on this visit (A29)
    duty: list[bool]  # who has to leave the cell (A30)
    # The present turn.
    spoken: bool = False  # an announcement was made
    rode: bool = False  # a transport card was used
    windows: int = 0  # in which a SECRET card was played
    kept: int = NOBODY  # the SECRET card drawn in this turn
    again: bool = False
    extra: bool = False

    def clone(self) -> Hunt:
        s = Hunt()
        s.stack = self.stack[:]
        s.outcome = self.outcome
        s.options = self.options
        s.first = self.first
        s.turn = self.turn
        s.round = self.round
        s.playing = self.playing
        s.at = self.at[:]
        s.flags = self.flags[:]
        s.stock = self.stock[:]
        s.hands = [hand[:] for hand in self.hands]
        s.used = self.used[:]
        s.events = self.events[:]
        s.spent = self.spent[:]
        s.secrets = self.secrets[:]
        s.skips = self.skips[:]
        s.undrawn = self.undrawn[:]
        s.behind = self.behind[:]
        s.back = self.back[:]
        s.starts = self.starts
        s.card = self.card[:]
        s.strip = self.strip[:]
        s.found = self.found[:]
        s.sheets = self.sheets.clone()
        s.sheet = self.sheet
        s.edition = self.edition[:]
        s.numbers = self.numbers[:]
        s.number = self.number[:]
        s.face_up = self.face_up
        s.revealer = self.revealer[:]
        s.held = self.held[:]
        s.home = self.home[:]
        s.named = self.named[:]
        s.duty = self.duty[:]
        s.spoken = self.spoken
        s.rode = self.rode
        s.windows = self.windows
        s.kept = self.kept
        s.again = self.again
        s.extra = self.extra
        return s


ALL_SITES: Final = list(range(len(SITE.words)))
ALL_TRANSPORT: Final = list(range(len(TRANSPORT)))
ALL_EVENTS: Final = list(range(len(EVENTS)))
ALL_NUMBERS: Final = list(range(1, LINES + 1))


def new_hunt(seats: int, options: Options) -> Hunt:
    """Everything is shuffled, nothing is dealt (TM-05, TM-07, TM-08)."""
    s = Hunt()
    s.options = options
    s.playing = tuple(range(seats))
    s.at = [NOBODY] * seats
    s.flags = [NOBODY] * FLAGS
    s.stock = ALL_TRANSPORT[:]
    s.hands = [[] for _ in range(seats)]
    s.used = []
    s.events = ALL_EVENTS[:]
    s.spent = []
    s.secrets = [()] * seats
    s.skips = [0] * seats
    s.undrawn = ALL_SITES[:]
    s.behind = [0] * SLOTS
    s.back = [()] * SLOTS
    s.card = [NOBODY] * SLOTS
    s.strip = [()] * SLOTS
    s.found = [()] * SLOTS
    s.sheets = Deck(list(range(SHEETS)), [])
    s.edition = [NOBODY] * SHEETS
    s.numbers = ALL_NUMBERS[:]
    s.number = [0] * LINES
    s.revealer = [NOBODY] * len(SITE.words)
    s.held = [()] * seats
    s.home = [()] * seats
    s.named = [False] * seats
    s.duty = [False] * seats
    return s


def take(card: i64, cards: list[int]) -> None:
    """Out of a hand or a heap: compiled, this is quicker than `remove`."""
    place = 0
    while cards[place] != card:
        place += 1
    cards.pop(place)


def world_of(s: Hunt) -> World:
    return WORLDS[2 * s.options.wrap + s.options.coast_trains]
