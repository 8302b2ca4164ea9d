"""The whole table of a haul. Clauses AA-nn and rulings A-n: docs/rules/auf_achse.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grandtour.core.acts import NOBODY
from grandtour.core.decks import Deck
from grandtour.core.questions import State
from grandtour.core.settings import BadSetting, Choice, Number, Value, YesNo
from grandtour.games.auf_achse.cards import CONTRACTS, EVENTS, HARSH

# AA-12: the public contracts by the number of players.
PUBLIC: Final = {2: 12, 3: 16, 4: 20, 5: 24, 6: 24}
SLOTS: Final = 4
PRIVATE: Final = 3

SETTINGS: Final = (
    YesNo("simplified", False),  # AA-75 to AA-77
    Number("public", 0, 0, CONTRACTS - 2 * PRIVATE, other=SLOTS),  # AA-58; 0 stands for the table of AA-12
    YesNo("mild", False),  # A59
    Choice("inspection-once", ("for-two", "yes", "no")),  # A43
    YesNo("hidden-cash", False),  # A71
    Number("stall", 12, 0, 60, other=8),  # A21; 0 stands for no end but AA-71
)


class Options:
    """What the players have agreed on."""

    def __init__(self, agreed: Mapping[str, Value]) -> None:
        self.simplified: Final = bool(agreed["simplified"])
        self.public: Final = int(agreed["public"])
        self.mild: Final = bool(agreed["mild"])
        self.inspection_once: Final = str(agreed["inspection-once"])
        self.hidden_cash: Final = bool(agreed["hidden-cash"])
        self.stall: Final = int(agreed["stall"])


class Haul(State):
    """A seat's `loaded` contracts are in the order of loading; `hands` holds the others it owns."""

    options: Options
    contracts: Deck  # unseen: the public pile and the reserve, which nobody can tell apart
    pile: int  # how many of them are the public pile
    slots: list[int]  # face up
    hands: list[list[int]]
    known: list[tuple[int, ...]]  # contracts in a hand that everyone has seen
    glimpses: tuple[tuple[int, int, int], ...] = ()  # who knows, whose hand, which contract: a secret of two
    loaded: list[tuple[int, ...]]
    delivered: list[int]
    last_delivered: list[bool]  # was the contract that a player parted with last delivered? (AA-71)
    money: list[int]
    trailers: list[tuple[int, int]]  # large, small
    on_trailers: list[int]
    at: list[int]
    came: list[int]  # the space before the one on which a truck stands
    events: Deck
    kept: list[tuple[int, ...]]
    owed: list[tuple[int, ...]]
    skips: list[int]
    inspected: tuple[int, ...] = ()  # seats that have had the inspection card
    aside: tuple[int, ...]  # event cards that are out of play
    works: int = NOBODY
    jam: int = NOBODY
    jam_by: int = NOBODY
    jam_card: int = NOBODY
    first: int = NOBODY
    active: int = NOBODY
    round: int = 1
    stir: int = 0  # the last round in which anything was loaded, delivered or acquired
    drawn: int = 0  # event cards drawn in this turn

    def clone(self) -> Haul:
        s = Haul()
        s.stack = self.stack[:]
        s.outcome = self.outcome
        s.options = self.options
        s.contracts = self.contracts.clone()
        s.pile = self.pile
        s.slots = self.slots[:]
        s.hands = [hand[:] for hand in self.hands]
        s.known = self.known[:]
        s.glimpses = self.glimpses
        s.loaded = self.loaded[:]
        s.delivered = self.delivered[:]
        s.last_delivered = self.last_delivered[:]
        s.money = self.money[:]
        s.trailers = self.trailers[:]
        s.on_trailers = self.on_trailers[:]
        s.at = self.at[:]
        s.came = self.came[:]
        s.events = self.events.clone()
        s.kept = self.kept[:]
        s.owed = self.owed[:]
        s.skips = self.skips[:]
        s.inspected = self.inspected
        s.aside = self.aside
        s.works = self.works
        s.jam = self.jam
        s.jam_by = self.jam_by
        s.jam_card = self.jam_card
        s.first = self.first
        s.active = self.active
        s.round = self.round
        s.stir = self.stir
        s.drawn = self.drawn
        return s


def new_haul(seats: int, options: Options) -> Haul:
    """Nothing placed, nothing dealt."""
    s = Haul()
    s.options = options
    s.contracts = Deck(list(range(CONTRACTS)), [])
    s.pile = public_contracts(seats, options)
    s.slots = [NOBODY] * SLOTS
    s.hands = [[] for _ in range(seats)]
    s.known = [()] * seats
    s.loaded = [()] * seats
    s.delivered = [0] * seats
    s.last_delivered = [False] * seats
    s.money = [2000 if options.simplified else 5000] * seats  # AA-08, AA-77
    s.trailers = [(0, 0)] * seats
    s.on_trailers = [0] * seats
    s.at = [NOBODY] * seats
    s.came = [NOBODY] * seats
    s.aside = tuple(HARSH) if options.mild else ()
    s.events = Deck([card for card in range(EVENTS) if card not in s.aside], [])
    s.kept = [()] * seats
    s.owed = [()] * seats
    s.skips = [0] * seats
    return s


def public_contracts(seats: int, options: Options) -> int:
    """AA-12, AA-58: as many as were agreed on, if so many are left when everyone has theirs."""
    public, most = options.public or PUBLIC[seats], CONTRACTS - seats * PRIVATE
    if not SLOTS <= public <= most:
        raise BadSetting(f"the option 'public' takes 0, or {SLOTS} to {most} with {seats} players, not {public}")
    return public
