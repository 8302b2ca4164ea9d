"""What each seat sees of a hunt, and what it must guess.

Of the card in a slot everyone sees the same: its quarter, its numbers and the clues found for them. Nothing here reads
anything else of it.
"""

from __future__ import annotations

from grandtour.core.acts import NOBODY
from grandtour.core.chance import Dice
from grandtour.core.sight import View
from grandtour.games.sites80.announcing import Name
from grandtour.games.sites80.board import GENRE_OF, QUARTER_OF
from grandtour.games.sites80.camera import clue_on
from grandtour.games.sites80.cards import EASY, GRADES, LINES, ON_SHEET, SECRET, SHEET_OF, SLOTS
from grandtour.games.sites80.moving import Go
from grandtour.games.sites80.state import Hunt


class Clue(View):
    """A clue on show, with the number it has in this game."""

    def __init__(self, s: Hunt, line: int) -> None:
        self.number: int = s.number[line]
        self.clue: int = clue_on(s, line)


class Slot(View):
    """What is to be seen of an exposed card (TM-22 to TM-24, A21), and what was found of it (A43)."""

    def __init__(self, s: Hunt, slot: int) -> None:
        card = s.card[slot]
        self.quarter: int = QUARTER_OF[card] if card != NOBODY else NOBODY
        self.numbers: list[int] = list(s.strip[slot])
        self.found: list[Clue] = [Clue(s, line) for line in s.found[slot]]
        self.behind: int = s.behind[slot] + len(s.back[slot])


class FaceUp(View):
    """A card that somebody revealed in vain, and who may not have it."""

    def __init__(self, site: int, barred: int) -> None:
        self.site: int = site
        self.barred: int = barred


class Traveller(View):
    """One player as everyone sees them."""

    def __init__(self, s: Hunt, seat: int) -> None:
        self.at: int = s.at[seat]
        self.cards: int = len(s.hands[seat])
        self.secrets: int = len(s.secrets[seat])
        self.held: list[int] = list(s.held[seat])
        self.home: list[int] = list(s.home[seat])
        self.skips: int = s.skips[seat]
        self.playing: bool = seat in s.playing
        self.place: int = s.outcome.places[seat] if s.outcome else NOBODY


class SitesView(View):
    """What one seat may know. -1 stands for none or not yet known."""

    def __init__(self, s: Hunt, me: int) -> None:
        at_table = 0 <= me < len(s.at)
        top = s.stack[-1] if s.stack else None
        self.travellers: list[Traveller] = [Traveller(s, seat) for seat in range(len(s.at))]
        self.hand: list[int] = sorted(s.hands[me]) if at_table else []
        self.secrets: list[int] = sorted(s.secrets[me]) if at_table else []
        self.flags: list[int] = s.flags[:]
        self.slots: list[Slot] = [Slot(s, slot) for slot in range(SLOTS)]
        self.sheet: list[Clue] = sheet_of(s)
        self.notebook: list[Clue] = notebook_of(s)  # all clues seen, where the table keeps them
        self.face_up: list[FaceUp] = [FaceUp(site, s.revealer[site]) for site in s.face_up]
        self.starts: list[int] = list(s.starts)
        self.stock: int = len(s.stock)
        self.used: list[int] = sorted(s.used)
        self.events: int = len(s.events)
        self.spent: list[int] = sorted(s.spent)
        self.first: int = s.first
        self.turn: int = s.turn
        self.extra: bool = s.extra
        self.round: int = s.round
        self.rounds: int = s.options.rounds
        self.wrap: bool = s.options.wrap
        self.coast_trains: bool = s.options.coast_trains
        self.labels: bool = s.options.labels
        self.riding: int = top.card if isinstance(top, Go) and top.seat == me else NOBODY  # what you have begun to play
        self.naming: int = top.slot if isinstance(top, Name) and top.seat == me else NOBODY  # and to announce


def by_number(clues: list[Clue]) -> list[Clue]:
    """A42: in the order of their numbers, which tells nothing."""
    return sorted(clues, key=number_of)


def number_of(clue: Clue) -> int:
    return clue.number


def sheet_of(s: Hunt) -> list[Clue]:
    if s.sheet == NOBODY:
        return []
    return by_number([Clue(s, line) for line in ON_SHEET[s.sheet] if s.number[line]])


def notebook_of(s: Hunt) -> list[Clue]:
    if s.options.notebook != "all":
        return []
    return by_number([Clue(s, line) for line in range(LINES) if s.number[line] and s.edition[SHEET_OF[line]] != NOBODY])


# --- What a seat must guess ---


def guess(s: Hunt, me: int, dice: Dice) -> Hunt:
    """Other hands and SECRET cards are dealt again, each slot holds any card that it may hold for all that is seen,
    and what others have begun to say in their turn is forgotten."""
    g = s.clone()
    deal_hands(g, me, dice)
    deal_secrets(g, me, dice)
    for slot in range(SLOTS):
        swap_card(g, slot, dice)
    if g.stack:
        top = g.stack[-1]
        if isinstance(top, Name | Go) and top.seat != me:
            g.stack.pop()  # the question underneath is the one they seem to be asked
    return g


def deal_hands(g: Hunt, me: int, dice: Dice) -> None:
    heap = g.stock
    for seat, hand in enumerate(g.hands):
        if seat != me:
            heap += hand
    dice.shuffle(heap)
    for seat, hand in enumerate(g.hands):
        if seat != me:
            g.hands[seat] = [heap.pop() for _ in hand]


def deal_secrets(g: Hunt, me: int, dice: Dice) -> None:
    """Whoever keeps an event card keeps a SECRET one."""
    others = [seat for seat in g.playing if seat != me and g.secrets[seat]]
    if not others:
        return
    heap = [card for card in g.events if SECRET[card]]
    for seat in others:
        heap += g.secrets[seat]
    dice.shuffle(heap)
    kept = g.kept
    for seat in others:
        new = kept in g.secrets[seat]
        g.secrets[seat] = tuple([heap.pop() for _ in g.secrets[seat]])
        if new:
            g.kept = g.secrets[seat][-1]
    g.events = [card for card in g.events if not SECRET[card]] + heap


def swap_card(g: Hunt, slot: int, dice: Dice) -> None:
    """Another candidate takes the place of the card; its strip and what was found stay as they are."""
    card = g.card[slot]
    if card == NOBODY or card in g.starts:
        return  # a starting card is known to be the last of its compartment (A19)
    candidates = [card, *[site for site in g.undrawn if may_be(g, slot, site)]]
    other = candidates[dice.below(len(candidates))]
    if other != card:
        g.card[slot] = other
        g.undrawn[g.undrawn.index(other)] = card


def may_be(g: Hunt, slot: int, site: int) -> bool:
    """The quarter is seen; an easy clue names its site, another one tells what kind of place it is."""
    if QUARTER_OF[site] != QUARTER_OF[g.card[slot]]:
        return False
    for line in g.found[slot]:
        if line // GRADES != site and (line % GRADES == EASY or GENRE_OF[line // GRADES] != GENRE_OF[site]):
            return False
    return True
