"""Red squares and events: TM-49 to TM-54, TM-71, and what each event does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grandtour.core.acts import CHANCE, NOBODY, SEATS, Act
from grandtour.core.chance import Dice
from grandtour.core.questions import Chance, ask, tell
from grandtour.core.tales import Line
from grandtour.games.sites80.acts import (
    DRAW,
    FLAGS,
    GIVE,
    GO,
    HAPPEN,
    LET,
    LIFT,
    LOSE,
    NO,
    PICK,
    PLAY,
    PUT,
    REACT,
    STRAY,
    TAKE,
    YES,
)
from grandtour.games.sites80.board import CELL_OF, PLANE
from grandtour.games.sites80.camera import change_sheet
from grandtour.games.sites80.cards import AFTER, EFFECTS, GOOD, HIT, PLAYED, SECRET, WITH
from grandtour.games.sites80.ending import OpenStep, Step, has_left, take_face_up, taken_cells
from grandtour.games.sites80.state import Hunt, take, world_of
from grandtour.games.sites80.tales import (
    AGAIN,
    ASK_BACK,
    ASK_BESIDE,
    ASK_DIVERT,
    ASK_DRIFT,
    ASK_FLAG,
    ASK_GIVE,
    ASK_LIFT,
    ASK_NO_REACT,
    ASK_ONCE_MORE,
    ASK_PARTNER,
    ASK_REACT,
    ASK_WHERE,
    DRAWS,
    EVENTS_SHUFFLED,
    GIVES,
    HAPPENS,
    KEEPS_SECRET,
    LOSES,
    MOVES_FLAG,
    PLAYS_SECRET,
    RECYCLED,
    SENT,
    SPARED,
    STRAYS,
    TAKES_CARD,
)

# --- Drawing an event ---


class DrawEvent(Chance[Hunt]):
    """TM-49: one event card, however many red squares there are. With no stock the discards are shuffled (A38)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Hunt) -> list[Act]:
        happen = HAPPEN.acts[CHANCE]
        return [happen[card] for card in s.events or s.spent]

    def sample(self, s: Hunt, dice: Dice) -> Act:
        cards = s.events or s.spent
        return HAPPEN.acts[CHANCE][cards[dice.below(len(cards))]]

    def choose(self, s: Hunt, act: Act) -> None:
        if not s.events:
            s.events, s.spent = s.spent, []
            tell(s, EVENTS_SHUFFLED)
        take(act.noun, s.events)
        if SECRET[act.noun]:
            keep_secret(s, self.seat, act.noun)
        else:
            happen(s, self.seat, act.noun)

    def moot(self, s: Hunt) -> bool:
        return has_left(s, self.seat) or not (s.events or s.spent)

    def seen_by(self, act: Act, me: int) -> bool:
        return not SECRET[act.noun] or me == self.seat


EVENT_DUE: Final = [DrawEvent(seat) for seat in range(SEATS)]


def keep_secret(s: Hunt, seat: int, card: int) -> None:
    """TM-51: it is kept, hidden from the others."""
    s.secrets[seat] += (card,)
    s.kept = card
    tell(s, KEEPS_SECRET, seat, card)


def happen(s: Hunt, seat: int, card: int) -> None:
    """TM-50: it is carried out and laid with the others. Only good luck cannot be warded off (A35)."""
    tell(s, HAPPENS, seat, card)
    s.spent.append(card)
    if s.secrets[seat] and not GOOD[card]:
        ask(s, React(seat, seat, card))
    else:
        carry_out(s, seat, card)


def carry_out(s: Hunt, seat: int, card: int) -> None:
    """What the card says, first things on top of the stack."""
    for effect in reversed(EFFECTS[card]):
        DOES[effect.name](s, seat, effect.amount, card)


class React(Step):
    """A35: the one whom an event or another's card is about to affect, if they hold any SECRET card at all."""

    def __init__(self, seat: int, by: int, card: int) -> None:
        super().__init__(seat)
        self.by = by
        self.card = card

    def options(self, s: Hunt) -> list[Act]:
        return [LET.acts[self.seat][0], *[REACT.acts[self.seat][card] for card in self.passes(s)]]

    def passes(self, s: Hunt) -> list[int]:
        return [card for card in s.secrets[self.seat] if PLAYED[card] & HIT]

    def answer(self, s: Hunt, act: Act) -> None:
        if act.verb is REACT:
            spend_secret(s, self.seat, act.noun)
            tell(s, SPARED, self.seat, self.card)
        elif self.by == self.seat:
            carry_out(s, self.seat, self.card)
        else:
            go_ahead(s, self.by, self.seat, self.card)

    def prompt(self, s: Hunt) -> Line:
        return Line(ASK_REACT if self.passes(s) else ASK_NO_REACT, (self.card,))


def affect(s: Hunt, by: int, seat: int, card: int) -> None:
    """A player's card is about to affect another player."""
    if s.secrets[seat]:
        ask(s, React(seat, by, card))
    else:
        go_ahead(s, by, seat, card)


def go_ahead(s: Hunt, by: int, seat: int, card: int) -> None:
    if SECRET[card]:
        ask(s, Divert(by, seat, EFFECTS[card][0].amount))
    else:
        ask(s, Give(by, seat))


# --- SECRET cards in one's own turn ---


def playable(s: Hunt, seat: int, window: int) -> list[int]:
    """A35, A36: one SECRET card a window, from the turn after it was drawn. With the move counts as after it."""
    if not s.secrets[seat] or s.windows & (AFTER if window == WITH else window):
        return []
    return [card for card in s.secrets[seat] if PLAYED[card] & window and card != s.kept]


def secrets_for(s: Hunt, seat: int, window: int) -> list[Act]:
    play = PLAY.acts[seat]
    return [play[card] for card in playable(s, seat, window)]


def play_secret(s: Hunt, seat: int, card: int, bit: int) -> None:
    """TM-52: shown, carried out, and gone."""
    s.windows |= bit
    spend_secret(s, seat, card)
    carry_out(s, seat, card)


def spend_secret(s: Hunt, seat: int, card: int) -> None:
    s.secrets[seat] = tuple([other for other in s.secrets[seat] if other != card])
    s.spent.append(card)
    tell(s, PLAYS_SECRET, seat, card)


# --- Journeys that nobody planned ---


def free(s: Hunt, cell: int) -> bool:
    return cell not in s.at and cell not in s.flags


def rings(s: Hunt, cell: int, lifted: int) -> list[int]:
    """A15, A17: the free cells nearest to a cell; the cell of a pawn that is lifted counts as free (A66)."""
    reach, distance = world_of(s).reach(PLANE, cell), 1
    taken = s.flags + [pawn for pawn in s.at if pawn != lifted]
    while not (cells := reach.open_cells(distance, taken)):
        distance += 1
    return cells


def send(s: Hunt, seat: int, cell: int) -> None:
    """TM-54: one cell away from a cell that is occupied."""
    if s.at[seat] == cell:
        return  # A66
    if free(s, cell):
        put(s, seat, cell)
    else:
        ask(s, Beside(seat, cell))


def put(s: Hunt, seat: int, cell: int) -> None:
    """A14: a visit like any other, but neither an event (TM-53) nor a sheet nor a validation comes of it."""
    if s.at[seat] != cell:
        s.at[seat] = cell
        s.named[seat] = s.duty[seat] = False
        tell(s, SENT, seat, cell)
        take_face_up(s, seat)


class Beside(OpenStep):
    """A15: the owner of the pawn says where."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def options(self, s: Hunt) -> list[Act]:
        go = GO.acts[self.seat]
        return [go[cell] for cell in rings(s, self.cell, s.at[self.seat])]

    def answer(self, s: Hunt, act: Act) -> None:
        put(s, self.seat, act.noun)

    def prompt(self, s: Hunt) -> Line:
        return Line(ASK_BESIDE, (self.cell,))


def stray(s: Hunt, seat: int, amount: int, card: int) -> None:
    ask(s, Stray(seat))


class Stray(Chance[Hunt]):
    """A57: any of the 80 sites; nothing is learnt of its card."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Hunt) -> list[Act]:
        return STRAY.acts[CHANCE][:]

    def choose(self, s: Hunt, act: Act) -> None:
        tell(s, STRAYS, self.seat, act.noun)
        send(s, self.seat, CELL_OF[act.noun])


def invite_home(s: Hunt, seat: int, amount: int, card: int) -> None:
    send(s, seat, s.flags[seat])


def blow_back(s: Hunt, seat: int, amount: int, card: int) -> None:
    """A58: nearer than that, beside the flag."""
    if world_of(s).distance(s.at[seat], s.flags[seat]) <= amount:
        send(s, seat, s.flags[seat])
    else:
        ask(s, Back(seat, amount))


class Back(OpenStep):
    """A58: which of the cells that are so many steps nearer to the flag."""

    def __init__(self, seat: int, cells: int) -> None:
        super().__init__(seat)
        self.cells = cells

    def options(self, s: Hunt) -> list[Act]:
        world, go, flag = world_of(s), GO.acts[self.seat], s.flags[self.seat]
        nearer = world.distance(s.at[self.seat], flag) - self.cells
        return [go[c] for c in world.ring(s.at[self.seat], self.cells) if world.distance(c, flag) == nearer]

    def answer(self, s: Hunt, act: Act) -> None:
        send(s, self.seat, act.noun)

    def prompt(self, s: Hunt) -> Line:
        return Line(ASK_BACK, ())


def drift(s: Hunt, seat: int, amount: int, card: int) -> None:
    ask(s, Drift(seat, amount))


class Drift(Step):
    """A65: anywhere near, or nowhere."""

    def __init__(self, seat: int, cells: int) -> None:
        super().__init__(seat)
        self.cells = cells

    def options(self, s: Hunt) -> list[Act]:
        reach = world_of(s).reach(PLANE, s.at[self.seat])
        return [NO.acts[self.seat][0], *reach.goes(self.seat, self.cells, s.flags + taken_cells(s, self.seat))]

    def answer(self, s: Hunt, act: Act) -> None:
        if act.verb is GO:
            put(s, self.seat, act.noun)

    def prompt(self, s: Hunt) -> Line:
        return Line(ASK_DRIFT, ())


# --- Transport cards ---


def lose(s: Hunt, seat: int, amount: int, card: int) -> None:
    for _ in range(amount):
        ask(s, Lose(seat))


class Lose(Chance[Hunt]):
    """A transport card at random; without one, nothing (A37)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Hunt) -> list[Act]:
        return [LOSE.acts[CHANCE][card] for card in s.hands[self.seat]]

    def choose(self, s: Hunt, act: Act) -> None:
        take(act.noun, s.hands[self.seat])
        s.used.append(act.noun)
        tell(s, LOSES, self.seat, act.noun)

    def moot(self, s: Hunt) -> bool:
        return not s.hands[self.seat]


def draw(s: Hunt, seat: int, amount: int, card: int) -> None:
    for _ in range(amount):
        ask(s, DRAWING[seat])


class Draw(Chance[Hunt]):
    """TM-39, A39: the used cards become the stock when one is due and there is none."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Hunt) -> list[Act]:
        cards = DRAW.acts[CHANCE]
        return [cards[card] for card in s.stock or s.used]

    def sample(self, s: Hunt, dice: Dice) -> Act:
        cards = s.stock or s.used
        return DRAW.acts[CHANCE][cards[dice.below(len(cards))]]

    def choose(self, s: Hunt, act: Act) -> None:
        if not s.stock:
            s.stock, s.used = s.used, []
            tell(s, RECYCLED)
        take(act.noun, s.stock)
        s.hands[self.seat].append(act.noun)
        if s.lines is not None:
            tell(s, DRAWS, self.seat, act.noun)

    def moot(self, s: Hunt) -> bool:
        return has_left(s, self.seat) or not (s.stock or s.used)

    def seen_by(self, act: Act, me: int) -> bool:
        return me == self.seat


DRAWING: Final = [Draw(seat) for seat in range(SEATS)]


def swap(s: Hunt, seat: int, amount: int, card: int) -> None:
    """A67: with a card to give, and somebody who has one."""
    if s.hands[seat] and partners(s, seat):
        ask(s, Partner(seat, card))


def partners(s: Hunt, seat: int) -> list[int]:
    return [other for other in s.playing if other != seat and s.hands[other]]


class Partner(OpenStep):
    """A67: with whom to swap."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Hunt) -> list[Act]:
        return [PICK.acts[self.seat][other] for other in partners(s, self.seat)]

    def answer(self, s: Hunt, act: Act) -> None:
        affect(s, self.seat, act.noun, self.card)

    def prompt(self, s: Hunt) -> Line:
        return Line(ASK_PARTNER, ())


class Give(Step):
    """A67: first give, then take at random."""

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def options(self, s: Hunt) -> list[Act]:
        return [GIVE.acts[self.seat][card] for card in s.hands[self.seat]]

    def answer(self, s: Hunt, act: Act) -> None:
        take(act.noun, s.hands[self.seat])
        s.hands[self.other].append(act.noun)
        tell(s, GIVES, self.seat, self.other, act.noun)
        ask(s, TakeOne(self.seat, self.other))

    def moot(self, s: Hunt) -> bool:
        return has_left(s, self.seat) or has_left(s, self.other)

    def seen_by(self, act: Act, me: int) -> bool:
        return me in (self.seat, self.other) or act.verb is not GIVE

    def prompt(self, s: Hunt) -> Line:
        return Line(ASK_GIVE, (self.other,))


class TakeOne(Chance[Hunt]):
    """Any card of the other's hand."""

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def options(self, s: Hunt) -> list[Act]:
        return [TAKE.acts[CHANCE][card] for card in s.hands[self.other]]

    def choose(self, s: Hunt, act: Act) -> None:
        take(act.noun, s.hands[self.other])
        s.hands[self.seat].append(act.noun)
        tell(s, TAKES_CARD, self.seat, self.other, act.noun)

    def seen_by(self, act: Act, me: int) -> bool:
        return me in (self.seat, self.other)


# --- Turns ---


def skip(s: Hunt, seat: int, amount: int, card: int) -> None:
    s.skips[seat] += amount  # A41


def again(s: Hunt, seat: int, amount: int, card: int) -> None:
    """A41: not in a turn that is one more already."""
    if not s.extra:
        s.again = True
        tell(s, AGAIN, seat)


# --- Sheets and flags ---


def turn_sheet(s: Hunt, seat: int, amount: int, card: int) -> None:
    change_sheet(s)  # A61


def offer_sheet(s: Hunt, seat: int, amount: int, card: int) -> None:
    ask(s, OnceMore(seat))


class OnceMore(Step):
    def options(self, s: Hunt) -> list[Act]:
        return [YES.acts[self.seat][0], NO.acts[self.seat][0]]

    def answer(self, s: Hunt, act: Act) -> None:
        if act.verb is YES:
            change_sheet(s)

    def prompt(self, s: Hunt) -> Line:
        return Line(ASK_ONCE_MORE, ())


def wander(s: Hunt, seat: int, amount: int, card: int) -> None:
    ask(s, Lift(seat, amount))


class Lift(Step):
    """Which flag is moved."""

    def __init__(self, seat: int, cells: int) -> None:
        super().__init__(seat)
        self.cells = cells

    def options(self, s: Hunt) -> list[Act]:
        return [LIFT.acts[self.seat][flag] for flag in range(FLAGS)]

    def answer(self, s: Hunt, act: Act) -> None:
        ask(s, Wander(self.seat, act.noun, self.cells))

    def prompt(self, s: Hunt) -> Line:
        return Line(ASK_LIFT, ())


class Wander(OpenStep):
    """A16: to a cell that is free of pawns and flags."""

    def __init__(self, seat: int, flag: int, cells: int) -> None:
        super().__init__(seat)
        self.flag = flag
        self.cells = cells

    def options(self, s: Hunt) -> list[Act]:
        put_flag, reach = PUT.acts[self.seat], world_of(s).reach(PLANE, s.flags[self.flag])
        return [put_flag[cell] for cell in reach.open_cells(self.cells, s.at + s.flags)]

    def answer(self, s: Hunt, act: Act) -> None:
        move_flag(s, self.seat, self.flag, act.noun)

    def prompt(self, s: Hunt) -> Line:
        return Line(ASK_FLAG, (self.flag,))


class PutFlag(OpenStep):
    """TM-48, A16, A17: a flag goes to a free cell at distance one from the pawn, or to the nearest there is."""

    def __init__(self, seat: int, flag: int) -> None:
        super().__init__(seat)
        self.flag = flag

    def options(self, s: Hunt) -> list[Act]:
        put_flag = PUT.acts[self.seat]
        return [put_flag[cell] for cell in rings(s, s.at[self.seat], NOBODY)]

    def answer(self, s: Hunt, act: Act) -> None:
        move_flag(s, self.seat, self.flag, act.noun)

    def prompt(self, s: Hunt) -> Line:
        return Line(ASK_FLAG, (self.flag,))


def move_flag(s: Hunt, seat: int, flag: int, cell: int) -> None:
    s.flags[flag] = cell
    tell(s, MOVES_FLAG, seat, flag, cell)


def fetch_flag(s: Hunt, seat: int, amount: int, card: int) -> None:
    ask(s, PutFlag(seat, seat))


# --- Another's pawn ---


def divert(s: Hunt, seat: int, amount: int, card: int) -> None:
    ask(s, Target(seat, card))


class Target(OpenStep):
    """Whose pawn is diverted."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Hunt) -> list[Act]:
        return [PICK.acts[self.seat][other] for other in s.playing if other != self.seat]

    def answer(self, s: Hunt, act: Act) -> None:
        affect(s, self.seat, act.noun, self.card)

    def prompt(self, s: Hunt) -> Line:
        return Line(ASK_DIVERT, ())


class Divert(OpenStep):
    """A68: whoever played the card says where to."""

    def __init__(self, seat: int, other: int, cells: int) -> None:
        super().__init__(seat)
        self.other = other
        self.cells = cells

    def options(self, s: Hunt) -> list[Act]:
        return [GO.acts[self.seat][cell] for cell in world_of(s).ring(s.at[self.other], self.cells)]

    def answer(self, s: Hunt, act: Act) -> None:
        send(s, self.other, act.noun)

    def moot(self, s: Hunt) -> bool:
        return has_left(s, self.seat) or has_left(s, self.other)

    def dropped(self, s: Hunt) -> None:
        pass

    def prompt(self, s: Hunt) -> Line:
        return Line(ASK_WHERE, (self.other,))


def nothing(s: Hunt, seat: int, amount: int, card: int) -> None:
    """A card that is played with a move, or against something: what it does is done there."""


DOES: Final[dict[str, Callable[[Hunt, int, int, int], None]]] = {
    "stray": stray,
    "home": invite_home,
    "back": blow_back,
    "drift": drift,
    "lose": lose,
    "draw": draw,
    "skip": skip,
    "again": again,
    "sheet": turn_sheet,
    "offer": offer_sheet,
    "flag": wander,
    "swap": swap,
    "stretch": nothing,
    "spare": nothing,
    "divert": divert,
    "fetch-flag": fetch_flag,
}
