"""The rules of La course autour du monde, in the order of its rulebook. Clauses and rulings: docs/rules/course.md."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import CHANCE, NOBODY, PLAYER, SEATS, Act, Kind, Verb
from grandtour.core.chance import Dice
from grandtour.core.decks import Deck
from grandtour.core.questions import Chance, Question, State, ask, end, tell
from grandtour.core.tales import Line, Tale
from grandtour.games.course.board import (
    ALL_VISAS,
    CARD,
    CARDS,
    CITY,
    CONTINENT,
    FAR,
    HAND,
    HOMES,
    LEGS_TO_GO,
    VISA,
)

# CM-25: where the two replacement cards of an exchange come from.
SOURCE: Final = Kind("source", ["stock", "left", "right", "bins"])
STOCK: Final = 0
LEFT_BIN: Final = 1
RIGHT_BIN: Final = 2
BOTH_BINS: Final = 3

DEALER: Final = Verb("dealer", PLAYER)
DEAL: Final = Verb("deal", CARD)
HOME: Final = Verb("home", CITY)
LAY: Final = Verb("lay", CARD)
LAND: Final = Verb("land")
LEFT: Final = Verb("left", CARD)
RIGHT: Final = Verb("right", CARD)
TAKE: Final = Verb("take", SOURCE)
DRAW: Final = Verb("draw", CARD)
RETIRE: Final = Verb("retire")
OPEN: Final = (LAND, TAKE, RETIRE)  # said before all eyes, unlike what leads up to it

DEALS: Final = Tale("deals", [PLAYER])
SETS_OUT: Final = Tale("sets-out", [PLAYER, CITY])
STAYS: Final = Tale("stays", [PLAYER, CARD, CARD])
PICKS_UP: Final = Tale("picks-up", [PLAYER, CARD])
DRAWS: Final = Tale("draws", [PLAYER], secret=[CARD])
FLIES: Final = Tale("flies", [PLAYER, CARD, CITY])
STAMPED: Final = Tale("stamped", [PLAYER, CONTINENT])
RECYCLED: Final = Tale("recycled")
COMES_HOME: Final = Tale("comes-home", [PLAYER, CITY])
RETIRES: Final = Tale("retires", [PLAYER])
TIME_IS_UP: Final = Tale("time-is-up")

ASK_HOME: Final = Tale("ask-home")
ASK_TURN: Final = Tale("ask-turn", [CITY])
ASK_FLY: Final = Tale("ask-fly", [CITY])
ASK_LAND: Final = Tale("ask-land", [CITY])
ASK_RIGHT: Final = Tale("ask-right", [CARD])
ASK_TAKE: Final = Tale("ask-take", [CARD, CARD])


class Race(State):
    """Bins are piles whose last card is on top (A3); `flown` holds the cities each player has touched (A26)."""

    def __init__(
        self,
        stock: Deck,
        hands: list[list[int]],
        shown: list[tuple[int, ...]],
        left: list[int],
        right: list[int],
        laid: list[int],
        home: list[int],
        at: list[int],
        visas: list[int],
        flown: list[tuple[int, ...]],
        racing: tuple[int, ...],
        arrived: tuple[int, ...],
        first: int,
        round: int,
        cap: int,
        places: bool,
        retiring: bool,
    ) -> None:
        self.stack = []
        self.lines = None
        self.outcome = None
        self.stock = stock
        self.hands = hands
        self.shown = shown  # cards that everyone knows to be in a hand, since they were taken from a bin
        self.left = left
        self.right = right
        self.laid = laid
        self.home = home
        self.at = at
        self.visas = visas
        self.flown = flown
        self.racing = racing  # the seats still under way
        self.arrived = arrived  # those who are home with five visas, first one first
        self.first = first
        self.round = round
        self.cap = cap
        self.places = places
        self.retiring = retiring

    def clone(self) -> Race:
        s = Race(
            self.stock.clone(), [hand[:] for hand in self.hands], self.shown[:], self.left[:], self.right[:],
            self.laid[:], self.home[:], self.at[:], self.visas[:], self.flown[:], self.racing, self.arrived,
            self.first, self.round, self.cap, self.places, self.retiring,
        )  # fmt: skip
        s.stack = self.stack[:]
        s.outcome = self.outcome
        return s

    def dump(self) -> list[object]:
        return [
            sorted(self.stock.unseen), self.stock.under[:], [hand[:] for hand in self.hands], self.shown[:],
            self.left[:], self.right[:], self.laid[:], self.home[:], self.at[:], self.visas[:], self.flown[:],
            self.racing, self.arrived, self.first, self.round, self.cap, self.places, self.retiring,
        ]  # fmt: skip


# --- The deal ---


class ChooseDealer(Chance[Race]):
    """CM-04, A27: any player may deal; at this table chance says who."""

    def options(self, s: Race) -> list[Act]:
        return DEALER.acts[CHANCE][: len(s.hands)]

    def choose(self, s: Race, act: Act) -> None:
        tell(s, DEALS, act.noun)
        s.first = (act.noun + 1) % len(s.hands)  # CM-19
        ask(s, Deal(s.first, len(s.hands) * HAND[len(s.hands)]))


class Deal(Chance[Race]):
    """CM-05 to CM-11: one card at a time, from the dealer's left, until the hands are full."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Race) -> list[Act]:
        acts = DEAL.acts[CHANCE]
        return [acts[card] for card in s.stock.unseen]

    def sample(self, s: Race, dice: Dice) -> Act:
        return DEAL.acts[CHANCE][s.stock.sample(dice)]

    def choose(self, s: Race, act: Act) -> None:
        s.stock.take(act.noun)
        s.hands[self.seat].append(act.noun)
        seats = len(s.hands)
        ask(s, Deal((self.seat + 1) % seats, self.left - 1) if self.left > 1 else ChooseHome((NOBODY,) * seats))

    def seen_by(self, act: Act, me: int) -> bool:
        return self.seat == me


# --- At the start ---


class ChooseHome(Question[Race]):
    """CM-18, A7: all choose at the same time and in secret; the last answer reveals them all."""

    def __init__(self, chosen: tuple[int, ...]) -> None:
        self.chosen = chosen

    def options(self, s: Race) -> list[Act]:
        waiting = [seat for seat, home in enumerate(self.chosen) if home == NOBODY]
        return [HOME.acts[seat][home] for seat in waiting for home in HOMES]

    def choose(self, s: Race, act: Act) -> None:
        chosen = (*self.chosen[: act.by], act.noun, *self.chosen[act.by + 1 :])
        if NOBODY in chosen:
            ask(s, ChooseHome(chosen))
            return
        for seat, home in enumerate(chosen):
            set_out(s, seat, home)
        ask(s, TURN[s.first])

    def prompt(self, s: Race) -> Line:
        return Line(ASK_HOME, ())

    def seen_by(self, act: Act, me: int) -> bool:
        return act.by == me


def set_out(s: Race, seat: int, home: int) -> None:
    s.home[seat] = s.at[seat] = home
    s.flown[seat] = (home,)
    tell(s, SETS_OUT, seat, home)
    stamp(s, seat)  # CM-36


class Move(Question[Race]):
    """A step of one player's turn. What he has said so far is his secret until he lands or takes his cards."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def interrupts(self, s: Race) -> list[Act]:
        return [RETIRE.acts[seat][0] for seat in s.racing] if s.retiring else []

    def choose(self, s: Race, act: Act) -> None:
        if act.verb is not RETIRE:
            self.answer(s, act)
        elif retire(s, act.by) and act.by == self.seat:
            pass_turn(s, self.seat)
        elif s.outcome is None:
            ask(s, self)

    def answer(self, s: Race, act: Act) -> None:
        """What the act does; each kind of move says."""
        raise NotImplementedError

    def seen_by(self, act: Act, me: int) -> bool:
        return act.by == me or act.verb in OPEN


class Turn(Move):
    """CM-21: begin to lay route cards, or an exchange, with the card for the left bin. There is no pass (CM-27)."""

    def options(self, s: Race) -> list[Act]:
        hand, far = s.hands[self.seat], FAR[s.at[self.seat]]
        lay, left = LAY.acts[self.seat], LEFT.acts[self.seat]
        acts = [lay[card] for card in hand if far[card] >= 0]  # CM-31
        acts += [left[card] for card in hand]
        return acts

    def answer(self, s: Race, act: Act) -> None:
        if act.verb is LEFT:
            ask(s, PutRight(self.seat, act.noun))
        else:
            ask(s, fly(s, self.seat, (), s.at[self.seat], s.visas[self.seat], act.noun))

    def prompt(self, s: Race) -> Line:
        return Line(ASK_TURN, (s.at[self.seat],))


TURN: Final = [Turn(seat) for seat in range(SEATS)]


# --- Staying put: the exchange ---


class PutRight(Move):
    """CM-22: one card goes into each bin."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Race) -> list[Act]:
        right, left = RIGHT.acts[self.seat], self.left
        return [right[card] for card in s.hands[self.seat] if card != left]

    def answer(self, s: Race, act: Act) -> None:
        ask(s, TakeTwo(self.seat, self.left, act.noun))

    def prompt(self, s: Race) -> Line:
        return Line(ASK_RIGHT, (self.left,))


class TakeTwo(Move):
    """CM-24, CM-25: two replacements, from the bins as they were before (A2) or unseen from the stock."""

    def __init__(self, seat: int, left: int, right: int) -> None:
        self.seat = seat
        self.left = left
        self.right = right

    def options(self, s: Race) -> list[Act]:
        take = TAKE.acts[self.seat]
        return take[:] if s.left else take[:LEFT_BIN]  # both bins are filled by the first exchange (A3)

    def answer(self, s: Race, act: Act) -> None:
        if act.noun & LEFT_BIN:
            pick_up(s, self.seat, s.left)
        if act.noun & RIGHT_BIN:
            pick_up(s, self.seat, s.right)
        if act.noun == BOTH_BINS:
            exchange(s, self.seat, self.left, self.right)
        else:
            draw(s, self.seat, 1 if act.noun else 2, self.left, self.right)

    def prompt(self, s: Race) -> Line:
        return Line(ASK_TAKE, (self.left, self.right))


def pick_up(s: Race, seat: int, bin: list[int]) -> None:
    card = bin.pop()
    s.hands[seat].append(card)
    s.shown[seat] += (card,)
    tell(s, PICKS_UP, seat, card)


def exchange(s: Race, seat: int, left: int, right: int) -> None:
    """A2: only now do the two discards go on top of the bins; the pawn stays (CM-26)."""
    part_with(s, seat, left)
    part_with(s, seat, right)
    s.left.append(left)
    s.right.append(right)
    tell(s, STAYS, seat, left, right)
    pass_turn(s, seat)


def part_with(s: Race, seat: int, card: int) -> None:
    s.hands[seat].remove(card)
    if card in s.shown[seat]:
        s.shown[seat] = tuple([c for c in s.shown[seat] if c != card])


# --- Travelling: the lay ---


class Fly(Move):
    """CM-28: lay one card more, from where the last one ended (CM-13), or land. Home with five visas ends it (A14)."""

    def __init__(self, seat: int, chain: tuple[int, ...], city: int, visas: int) -> None:
        self.seat = seat
        self.chain = chain
        self.city = city
        self.visas = visas

    def options(self, s: Race) -> list[Act]:
        acts = [LAND.acts[self.seat][0]]
        if not self.complete(s):
            lay, far, chain = LAY.acts[self.seat], FAR[self.city], self.chain
            acts += [lay[card] for card in s.hands[self.seat] if far[card] >= 0 and card not in chain]  # A18
        return acts

    def complete(self, s: Race) -> bool:
        return self.visas == ALL_VISAS and self.city == s.home[self.seat]

    def answer(self, s: Race, act: Act) -> None:
        if act.verb is LAY:
            ask(s, fly(s, self.seat, self.chain, self.city, self.visas, act.noun))
        else:
            land(s, self.seat, self.chain)

    def prompt(self, s: Race) -> Line:
        return Line(ASK_LAND if self.complete(s) else ASK_FLY, (self.city,))


def fly(s: Race, seat: int, chain: tuple[int, ...], city: int, visas: int, card: int) -> Fly:
    """One leg further. A city passed on the way counts as reached (A12)."""
    city = FAR[city][card]
    return Fly(seat, (*chain, card), city, visas | VISA[city])


def land(s: Race, seat: int, chain: tuple[int, ...]) -> None:
    """CM-30: show the cards, move the pawn, take the visas; then win, or draw as many cards as were laid (CM-29)."""
    for card in chain:
        part_with(s, seat, card)
        s.laid.append(card)  # CM-32
        s.at[seat] = FAR[s.at[seat]][card]
        s.flown[seat] += (s.at[seat],)
        tell(s, FLIES, seat, card, s.at[seat])
        stamp(s, seat)
    if s.visas[seat] == ALL_VISAS and s.at[seat] == s.home[seat]:
        arrive(s, seat)
    else:
        draw(s, seat, len(chain), NOBODY, NOBODY)


# --- The stock ---


def draw(s: Race, seat: int, cards: int, left: int, right: int) -> None:
    """A22: an empty stock is made anew only when a card must be drawn."""
    if not s.stock.unseen:
        recycle(s)
    ask(s, Draw(seat, cards, left, right))


def recycle(s: Race) -> None:
    """CM-34, A1: the laid cards and the covered cards of the bins become the new stock."""
    s.stock.unseen = s.laid + s.left[:-1] + s.right[:-1]
    s.laid, s.left, s.right = [], s.left[-1:], s.right[-1:]
    tell(s, RECYCLED)


class Draw(Chance[Race]):
    """The top card of the stock, unknown until now. The discards of an exchange wait for the last of the draws (A2)."""

    def __init__(self, seat: int, cards: int, left: int, right: int) -> None:
        self.seat = seat
        self.cards = cards
        self.left = left
        self.right = right

    def options(self, s: Race) -> list[Act]:
        acts = DRAW.acts[CHANCE]
        return [acts[card] for card in s.stock.unseen]

    def sample(self, s: Race, dice: Dice) -> Act:
        return DRAW.acts[CHANCE][s.stock.sample(dice)]

    def choose(self, s: Race, act: Act) -> None:
        s.stock.take(act.noun)
        s.hands[self.seat].append(act.noun)
        tell(s, DRAWS, self.seat, act.noun)
        if self.cards > 1:
            draw(s, self.seat, self.cards - 1, self.left, self.right)
        elif self.left == NOBODY:
            pass_turn(s, self.seat)
        else:
            exchange(s, self.seat, self.left, self.right)

    def seen_by(self, act: Act, me: int) -> bool:
        return self.seat == me


# --- The visas ---


def stamp(s: Race, seat: int) -> None:
    """CM-35, CM-38: the visa of the continent reached, once; taken without asking (A13)."""
    visa = VISA[s.at[seat]]
    if visa & ~s.visas[seat]:
        s.visas[seat] |= visa
        tell(s, STAMPED, seat, visa.bit_length() - 1)


# --- Turn order and the end ---


def pass_turn(s: Race, seat: int) -> None:
    """CM-20: to the left, past those who are home; a full round may be the last (A24)."""
    seats = len(s.hands)
    while True:
        seat = (seat + 1) % seats
        if seat == s.first:
            s.round += 1
            if s.round > s.cap:
                stop_at_cap(s)
                return
        if seat in s.racing:
            ask(s, TURN[seat])
            return


def arrive(s: Race, seat: int) -> None:
    """CM-41: the first home with five visas wins; A23 lets the others play on for places."""
    tell(s, COMES_HOME, seat, s.at[seat])
    s.arrived += (seat,)
    if not s.places:
        finish(s, "home")
        return
    leave_the_sky(s, seat)
    if len(s.racing) > 1:
        pass_turn(s, seat)
    else:
        finish(s, "places")


def retire(s: Race, seat: int) -> bool:
    """A30: the hand goes to the laid cards, the visas back to their piles. True if the race goes on."""
    tell(s, RETIRES, seat)
    leave_the_sky(s, seat)
    s.visas[seat] = 0
    s.at[seat] = NOBODY
    if len(s.racing) > 1:
        return True
    finish(s, "alone")
    return False


def leave_the_sky(s: Race, seat: int) -> None:
    """His cards go back into play, so that the others can always draw (A21)."""
    s.racing = tuple([other for other in s.racing if other != seat])
    s.laid += s.hands[seat]
    s.hands[seat] = []
    s.shown[seat] = ()


def stop_at_cap(s: Race) -> None:
    tell(s, TIME_IS_UP)
    finish(s, "cap")


def by_progress(s: Race, seat: int) -> tuple[int, int, int]:
    """A24: those home in the order of arrival, then most visas, then fewest legs to go; the retired last."""
    if seat in s.arrived:
        return (0, s.arrived.index(seat), 0)
    if seat not in s.racing:
        return (2, 0, 0)
    return (1, -s.visas[seat].bit_count(), LEGS_TO_GO[s.home[seat]][s.at[seat]][s.visas[seat]])


def finish(s: Race, reason: str) -> None:
    """Rank all seats by their progress; equals share a place."""
    scores = [by_progress(s, seat) for seat in range(len(s.hands))]
    end(s, reason, [1 + sum([other < score for other in scores]) for score in scores])


def start(seats: int, cap: int, places: bool, retiring: bool) -> Race:
    """A game about to begin: the cards are shuffled, nothing is dealt."""
    s = Race(
        Deck(list(range(CARDS)), []), [[] for _ in range(seats)], [()] * seats, [], [], [], [NOBODY] * seats,
        [NOBODY] * seats, [0] * seats, [()] * seats, tuple(range(seats)), (), NOBODY, 1, cap, places, retiring,
    )  # fmt: skip
    ask(s, ChooseDealer())
    return s
