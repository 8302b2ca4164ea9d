"""Contracts: how they come to the table and to the players, and how they leave a hand."""

from __future__ import annotations

from grandtour.core.acts import NOBODY, Act, Verb
from grandtour.core.decks import Deck
from grandtour.core.draws import DrawCard
from grandtour.core.questions import ask, tell
from grandtour.games.auf_achse.acts import DEAL, REVEAL
from grandtour.games.auf_achse.state import Haul
from grandtour.games.auf_achse.tales import RECEIVES, TURNED_UP


class TakeContract(DrawCard[Haul]):
    """An unseen contract, for the eyes of one player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deck(self, s: Haul) -> Deck:
        return s.contracts

    def verb(self) -> Verb:
        return DEAL

    def drawn(self, s: Haul, card: int) -> None:
        s.hands[self.seat].append(card)
        tell(s, RECEIVES, self.seat, card)

    def seen_by(self, act: Act, me: int) -> bool:
        return self.seat == me


class Reveal(DrawCard[Haul]):
    """The next public contract is turned up."""

    def deck(self, s: Haul) -> Deck:
        return s.contracts

    def verb(self) -> Verb:
        return REVEAL

    def drawn(self, s: Haul, card: int) -> None:
        s.pile -= 1
        s.slots[s.slots.index(NOBODY)] = card
        tell(s, TURNED_UP, card)


def fill_slots(s: Haul) -> None:
    """AA-13, AA-57: face up from the pile as long as there is one (A19)."""
    empty = sum([slot == NOBODY for slot in s.slots])
    for _ in range(min(empty, s.pile)):
        ask(s, Reveal())


def exhausted(s: Haul) -> bool:
    return not s.pile and s.slots.count(NOBODY) == len(s.slots)


def part_with(s: Haul, seat: int, contract: int) -> None:
    s.hands[seat].remove(contract)
    if contract in s.known[seat]:
        s.known[seat] = tuple([c for c in s.known[seat] if c != contract])
    if s.glimpses:
        s.glimpses = tuple([glimpse for glimpse in s.glimpses if glimpse[2] != contract])
