"""The whole table, and the contracts that come to it. Clauses AA-nn and rulings A-n: docs/rules/auf_achse.md."""

from __future__ import annotations

from grandtour.core.acts import CHANCE, NOBODY, Act, Verb
from grandtour.core.chance import Dice
from grandtour.core.decks import Deck
from grandtour.core.questions import Chance, State, ask, tell
from grandtour.games.auf_achse.acts import REVEAL
from grandtour.games.auf_achse.tales import RECEIVES, TURNED_UP


class Haul(State):
    """The whole table. A seat's `loaded` contracts are in the order of loading; `hands` holds the others it owns."""

    def __init__(
        self,
        contracts: Deck,
        pile: int,
        slots: list[int],
        hands: list[list[int]],
        known: list[tuple[int, ...]],
        glimpses: tuple[tuple[int, int, int], ...],
        loaded: list[tuple[int, ...]],
        delivered: list[int],
        money: list[int],
        trailers: list[tuple[int, int]],
        on_trailers: list[int],
        at: list[int],
        came: list[int],
        events: Deck,
        kept: list[tuple[int, ...]],
        owed: list[tuple[int, ...]],
        skips: list[int],
        inspected: tuple[int, ...],
        aside: tuple[int, ...],
        works: int,
        jam: int,
        jam_by: int,
        jam_card: int,
        first: int,
        active: int,
        round: int,
        stir: int,
        drawn: int,
        simple: bool,
        once: bool,
        purse: bool,
    ) -> None:
        self.stack = []
        self.lines = None
        self.outcome = None
        self.contracts = contracts  # unseen: the public pile and the reserve, which nobody can tell apart
        self.pile = pile  # how many of them are the public pile
        self.slots = slots  # face up
        self.hands = hands
        self.known = known  # contracts in a hand that everyone has seen
        self.glimpses = glimpses  # who knows, whose hand, which contract: what one player knows of another's hand
        self.loaded = loaded
        self.delivered = delivered
        self.money = money
        self.trailers = trailers  # large, small
        self.on_trailers = on_trailers
        self.at = at
        self.came = came  # the space before the one on which a truck stands
        self.events = events
        self.kept = kept
        self.owed = owed
        self.skips = skips
        self.inspected = inspected  # seats that have had the inspection card
        self.aside = aside  # event cards that are out of play
        self.works = works
        self.jam = jam
        self.jam_by = jam_by
        self.jam_card = jam_card
        self.first = first
        self.active = active
        self.round = round
        self.stir = stir  # the last round in which anything was loaded, delivered or acquired
        self.drawn = drawn  # event cards drawn in this turn
        self.simple = simple
        self.once = once
        self.purse = purse  # money is hidden

    def clone(self) -> Haul:
        s = Haul(
            self.contracts.clone(), self.pile, self.slots[:], [hand[:] for hand in self.hands], self.known[:],
            self.glimpses, self.loaded[:], self.delivered[:], self.money[:], self.trailers[:], self.on_trailers[:],
            self.at[:], self.came[:], self.events.clone(), self.kept[:], self.owed[:], self.skips[:], self.inspected,
            self.aside, self.works, self.jam, self.jam_by, self.jam_card, self.first, self.active, self.round,
            self.stir, self.drawn, self.simple, self.once, self.purse,
        )  # fmt: skip
        s.stack = self.stack[:]
        s.outcome = self.outcome
        return s

    def dump(self) -> list[object]:
        return [
            sorted(self.contracts.unseen), self.pile, self.slots[:], [hand[:] for hand in self.hands], self.known[:],
            self.glimpses, self.loaded[:], self.delivered[:], self.money[:], self.trailers[:], self.on_trailers[:],
            self.at[:], self.came[:], sorted(self.events.unseen), self.events.under[:], self.kept[:], self.owed[:],
            self.skips[:], self.inspected, self.aside, self.works, self.jam, self.jam_by, self.jam_card, self.first,
            self.active, self.round, self.stir, self.drawn, self.simple, self.once, self.purse,
        ]  # fmt: skip


# --- Contracts ---


def unseen_contracts(s: Haul, verb: Verb) -> list[Act]:
    acts = verb.acts[CHANCE]
    return [acts[contract] for contract in s.contracts.unseen]


def receive(s: Haul, seat: int, contract: int) -> None:
    s.contracts.take(contract)
    s.hands[seat].append(contract)
    tell(s, RECEIVES, seat, contract)


def part_with(s: Haul, seat: int, contract: int) -> None:
    s.hands[seat].remove(contract)
    if contract in s.known[seat]:
        s.known[seat] = tuple([c for c in s.known[seat] if c != contract])
    if s.glimpses:
        s.glimpses = tuple([glimpse for glimpse in s.glimpses if glimpse[2] != contract])


def fill_slots(s: Haul) -> None:
    """AA-13, AA-57: face up from the pile as long as there is one (A19)."""
    empty = sum([slot == NOBODY for slot in s.slots])
    for _ in range(min(empty, s.pile)):
        ask(s, Reveal())


class Reveal(Chance[Haul]):
    """The next public contract is turned up."""

    def options(self, s: Haul) -> list[Act]:
        return unseen_contracts(s, REVEAL)

    def sample(self, s: Haul, dice: Dice) -> Act:
        return REVEAL.acts[CHANCE][s.contracts.sample(dice)]

    def choose(self, s: Haul, act: Act) -> None:
        s.contracts.take(act.noun)
        s.pile -= 1
        s.slots[s.slots.index(NOBODY)] = act.noun
        tell(s, TURNED_UP, act.noun)


def exhausted(s: Haul) -> bool:
    return not s.pile and s.slots.count(NOBODY) == len(s.slots)
