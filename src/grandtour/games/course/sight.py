"""What each seat sees of a race, and what it must guess."""

from __future__ import annotations

from typing import Any

from grandtour.core.acts import NOBODY
from grandtour.core.chance import Dice
from grandtour.core.questions import Question
from grandtour.core.sight import View
from grandtour.games.course.board import CONTINENT, FAR, HOMES
from grandtour.games.course.rules import TURN, ChooseHome, Draw, Fly, PutRight, Step, TakeTwo
from grandtour.games.course.state import Race


class Traveller(View):
    """One player as everyone sees them."""

    def __init__(self, s: Race, seat: int, me: int) -> None:
        self.cards: int = len(s.hands[seat])
        self.shown: list[int] = list(s.shown[seat])  # cards taken from a bin, so that all know who holds them
        self.home: int = home_of(s, seat, me)
        self.at: int = s.at[seat]
        self.visas: list[int] = [c for c in range(len(CONTINENT.words)) if s.visas[seat] >> c & 1]
        self.flown: list[int] = list(s.flown[seat])
        self.racing: bool = seat in s.racing
        self.place: int = s.outcome.places[seat] if s.outcome else NOBODY


def home_of(s: Race, seat: int, me: int) -> int:
    """A choice of home is one's own secret until all have chosen."""
    top = s.stack[-1] if s.stack else None
    return top.chosen[seat] if seat == me and isinstance(top, ChooseHome) else s.home[seat]


class Bin(View):
    def __init__(self, cards: list[int]) -> None:
        self.top: int = cards[-1] if cards else NOBODY
        self.cards: int = len(cards)


class CourseView(View):
    """What one seat may know. -1 stands for none or not yet known."""

    def __init__(self, s: Race, me: int) -> None:
        step = step_of(s, me)
        chain = step.chain if isinstance(step, Fly) else ()
        self.travellers: list[Traveller] = [Traveller(s, seat, me) for seat in range(len(s.hands))]
        self.hand: list[int] = sorted(s.hands[me]) if 0 <= me < len(s.hands) else []
        self.stock: int = len(s.stock)
        self.left: Bin = Bin(s.left)
        self.right: Bin = Bin(s.right)
        self.laid: list[int] = s.laid[:]
        self.visas_left: list[int] = [visas_left(s, continent) for continent in range(len(CONTINENT.words))]
        self.first: int = s.first
        self.round: int = s.round
        self.rounds: int = s.options.rounds
        self.chain: list[int] = list(chain)  # the cards you have begun to lay
        self.path: list[int] = path_of(s.at[me], chain) if chain else []  # and the cities they lead through
        self.discards: list[int] = discards_of(step)  # the cards you mean to exchange, left bin first


def step_of(s: Race, me: int) -> Step | None:
    """What this seat has begun to say in its turn."""
    top = s.stack[-1] if s.stack else None
    return top if isinstance(top, Step) and top.seat == me else None


def visas_left(s: Race, continent: int) -> int:
    return len(s.hands) - sum([visas >> continent & 1 for visas in s.visas])


def path_of(city: int, chain: tuple[int, ...]) -> list[int]:
    path = [city]
    for card in chain:
        path.append(FAR[path[-1]][card])
    return path


def discards_of(step: Step | None) -> list[int]:
    if isinstance(step, TakeTwo):
        return [step.left, step.right]
    return [step.left] if isinstance(step, PutRight) else []


# --- What a seat must guess ---


def guess(s: Race, me: int, dice: Dice) -> Race:
    """All unseen cards are one heap and dealt again; what others have begun to say in their turn is forgotten."""
    g = s.clone()
    heap = g.stock.unseen
    for seat, hand in enumerate(g.hands):
        if seat != me:
            heap += [card for card in hand if card not in g.shown[seat]]
    dice.shuffle(heap)
    for seat, hand in enumerate(g.hands):
        if seat != me:
            kept = list(g.shown[seat])
            g.hands[seat] = kept + [heap.pop() for _ in range(len(hand) - len(kept))]
    if g.stack:
        g.stack[-1] = forget(g, g.stack[-1], me, dice)
    return g


def forget(g: Race, top: Question[Any], me: int, dice: Dice) -> Question[Any]:
    """The question on top as `me` may imagine it."""
    if isinstance(top, ChooseHome):
        return ChooseHome(tuple([
            home if seat == me or home == NOBODY else HOMES[dice.below(len(HOMES))]
            for seat, home in enumerate(top.chosen)
        ]))  # fmt: skip
    if isinstance(top, Step) and top.seat != me:
        return TURN[top.seat]
    if isinstance(top, Draw) and top.seat != me and top.left != NOBODY:
        return Draw(top.seat, top.cards, *any_two(g, top.seat, dice))
    return top


def any_two(g: Race, seat: int, dice: Dice) -> tuple[int, int]:
    """Two cards that this seat may be about to put into the bins, from those that nobody has seen if it can be."""
    cards = [card for card in g.hands[seat] if card not in g.shown[seat]]
    if len(cards) < 2:
        cards = g.hands[seat][:]
    dice.shuffle(cards)
    return cards[0], cards[1]
