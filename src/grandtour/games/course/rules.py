"""The rules of La course autour du monde, in the order of its rulebook. Clauses and rulings: docs/rules/course.md."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import CHANCE, NOBODY, SEATS, Act, Verb
from grandtour.core.decks import Deck
from grandtour.core.draws import DrawCard
from grandtour.core.questions import Asked, Chance, Question, ask, end, tell
from grandtour.core.tales import Line
from grandtour.games.course.acts import (
    BOTH_BINS,
    DEAL,
    DEALER,
    DRAW,
    HOME,
    LAND,
    LAY,
    LEFT,
    LEFT_BIN,
    RETIRE,
    RIGHT,
    RIGHT_BIN,
    TAKE,
)
from grandtour.games.course.board import ALL_VISAS, FAR, HAND, HOMES, LEGS_TO_GO, VISA
from grandtour.games.course.state import Options, Race, new_race
from grandtour.games.course.tales import (
    ASK_DOWN,
    ASK_FLY,
    ASK_HOME,
    ASK_LAND,
    ASK_RIGHT,
    ASK_STAY,
    ASK_STOCK,
    ASK_TAKE,
    ASK_TURN,
    COMES_HOME,
    DEALS,
    DRAWS,
    FLIES,
    PICKS_UP,
    RECYCLED,
    RETIRES,
    SETS_OUT,
    STAMPED,
    STAYS,
    TIME_IS_UP,
)

OPEN: Final = (LAND, TAKE, RETIRE)  # said before all eyes, unlike what leads up to it


# --- The deal ---


class ChooseDealer(Chance[Race]):
    """CM-04, A27: any player may deal; at this table chance says who."""

    def options(self, s: Race) -> list[Act]:
        return DEALER.acts[CHANCE][: len(s.hands)]

    def choose(self, s: Race, act: Act) -> None:
        tell(s, DEALS, act.noun)
        s.first = (act.noun + 1) % len(s.hands)  # CM-19
        ask(s, Deal(s.first, len(s.hands) * HAND[len(s.hands)]))


class TopCard(DrawCard[Race]):
    """The top card of the stock, for the eyes of one player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deck(self, s: Race) -> Deck:
        return s.stock

    def seen_by(self, act: Act, me: int) -> bool:
        return self.seat == me


class Deal(TopCard):
    """CM-05 to CM-11: one card at a time, from the dealer's left, until the hands are full."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def verb(self) -> Verb:
        return DEAL

    def drawn(self, s: Race, card: int) -> None:
        s.hands[self.seat].append(card)
        seats = len(s.hands)
        ask(s, Deal((self.seat + 1) % seats, self.left - 1) if self.left > 1 else ChooseHome((NOBODY,) * seats))


# --- At the start ---


class ChooseHome(Question[Race]):
    """CM-18, A7: all choose at the same time and in secret; the last answer reveals them all."""

    def __init__(self, chosen: tuple[int, ...]) -> None:
        self.chosen = chosen

    def awaits(self, s: Race) -> list[int]:
        return [seat for seat, home in enumerate(self.chosen) if home == NOBODY]

    def options(self, s: Race) -> list[Act]:
        return [HOME.acts[seat][home] for seat in self.awaits(s) for home in HOMES]

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


class Step(Asked[Race]):
    """A step of one player's turn. What they have said so far is their secret until they land or take their cards."""

    def interrupts(self, s: Race) -> list[Act]:
        return [RETIRE.acts[seat][0] for seat in s.racing] if s.options.retire else []

    def choose(self, s: Race, act: Act) -> None:
        if act.verb is not RETIRE:
            self.answer(s, act)
        elif retire(s, act.by) and act.by == self.seat:
            pass_turn(s, self.seat)
        elif s.outcome is None:
            ask(s, self)

    def answer(self, s: Race, act: Act) -> None:
        """What the act does; each kind of step says."""
        raise NotImplementedError

    def seen_by(self, act: Act, me: int) -> bool:
        return act.by == me or act.verb in OPEN


class Turn(Step):
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
        leaves = self.options(s)[0].verb is LAY
        return Line(ASK_TURN if leaves else ASK_STAY, (s.at[self.seat],))


TURN: Final = [Turn(seat) for seat in range(SEATS)]


# --- Staying put: the exchange ---


class PutRight(Step):
    """CM-22: one card goes into each bin."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Race) -> list[Act]:
        right, left = RIGHT.acts[self.seat], self.left
        return [right[card] for card in s.hands[self.seat] if card != left]

    def answer(self, s: Race, act: Act) -> None:
        ask(s, TakeTwo(self.seat, self.left, act.noun))

    def prompt(self, s: Race) -> Line:
        return Line(ASK_RIGHT, (self.left,))


class TakeTwo(Step):
    """CM-24, CM-25: two replacements, from the bins as they were before (A2) or unseen from the stock."""

    def __init__(self, seat: int, left: int, right: int) -> None:
        super().__init__(seat)
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
        return Line(ASK_TAKE if s.left else ASK_STOCK, (self.left, self.right))


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


class Fly(Step):
    """CM-28: lay one card more, from where the last one ended (CM-13), or land. Home with five visas ends it (A14)."""

    def __init__(self, seat: int, chain: tuple[int, ...], city: int, visas: int) -> None:
        super().__init__(seat)
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
        last = ASK_LAND if self.complete(s) else ASK_DOWN
        return Line(ASK_FLY if len(self.options(s)) > 1 else last, (self.city,))


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


class Draw(TopCard):
    """As many cards as were laid or exchanged. The discards of an exchange wait for the last of the draws (A2)."""

    def __init__(self, seat: int, cards: int, left: int, right: int) -> None:
        super().__init__(seat)
        self.cards = cards
        self.left = left
        self.right = right

    def verb(self) -> Verb:
        return DRAW

    def drawn(self, s: Race, card: int) -> None:
        s.hands[self.seat].append(card)
        tell(s, DRAWS, self.seat, card)
        if self.cards > 1:
            draw(s, self.seat, self.cards - 1, self.left, self.right)
        elif self.left == NOBODY:
            pass_turn(s, self.seat)
        else:
            exchange(s, self.seat, self.left, self.right)


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
            if s.round > s.options.rounds > 0:
                stop_at_cap(s)
                return
        if seat in s.racing:
            ask(s, TURN[seat])
            return


def arrive(s: Race, seat: int) -> None:
    """CM-41: the first home with five visas wins; A23 lets the others play on for places."""
    tell(s, COMES_HOME, seat, s.at[seat])
    s.arrived += (seat,)
    if not s.options.places:
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
    """Their cards go back into play, so that the others can always draw (A21)."""
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
    end(s, reason, [by_progress(s, seat) for seat in range(len(s.hands))])


def start(seats: int, options: Options) -> Race:
    """A game about to begin."""
    s = new_race(seats, options)
    ask(s, ChooseDealer())
    return s
