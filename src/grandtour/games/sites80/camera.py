"""The camera and the clue sheet: TM-22 to TM-27, TM-47, TM-64, A42, A43.

The card in a slot is drawn when it is exposed, by an act that nobody may read while the game runs. Nor may anybody
read which sheets came and how their clues were numbered: what is past is not shown again (A43).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandtour.core.acts import CHANCE, NOBODY, Act
from grandtour.core.chance import Dice
from grandtour.core.questions import Chance, ask, tell
from grandtour.games.sites80.acts import EXPOSE, PRINT, TURN_SHEET
from grandtour.games.sites80.board import QUARTER_OF
from grandtour.games.sites80.cards import CLUE_AT, EDITIONS, GRADES, LINES, ON_SHEET, SHEET_OF, SLOTS
from grandtour.games.sites80.state import Hunt, take
from grandtour.games.sites80.tales import EXPOSED, FOUND, SHEET_TURNED


class Unread(Chance[Hunt]):
    """An act of chance that nobody may read while the game runs."""

    def seen_by(self, act: Act, me: int) -> bool:
        return False


# --- The camera ---


def next_card(s: Hunt, slot: int) -> None:
    """TM-64: the next card of the compartment; an empty one shows nothing (A33)."""
    if s.behind[slot] or s.back[slot]:
        ask(s, EXPOSING[slot])


class Expose(Unread):
    """TM-22: the front card of a compartment: any that was not drawn yet, and last the starting cards (A19)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def options(self, s: Hunt) -> list[Act]:
        expose = EXPOSE.acts[CHANCE]
        return [expose[site] for site in (s.undrawn if s.behind[self.slot] else s.back[self.slot][:1])]

    def sample(self, s: Hunt, dice: Dice) -> Act:
        sites = s.undrawn if s.behind[self.slot] else s.back[self.slot][:1]
        return EXPOSE.acts[CHANCE][sites[dice.below(len(sites))]]

    def choose(self, s: Hunt, act: Act) -> None:
        if s.behind[self.slot]:
            s.behind[self.slot] -= 1
            take(act.noun, s.undrawn)
        else:
            s.back[self.slot] = s.back[self.slot][1:]
        s.card[self.slot] = act.noun
        tell(s, EXPOSED, self.slot, QUARTER_OF[act.noun])
        print_strip(s, self.slot, act.noun, 0)


EXPOSING: Final = [Expose(slot) for slot in range(SLOTS)]


def print_strip(s: Hunt, slot: int, site: int, grade: int) -> None:
    """TM-24: the three numbers of the card; those of clues that were already on a sheet are known."""
    for following in range(grade, GRADES):
        line = site * GRADES + following
        if not s.number[line]:
            ask(s, STRIP_PRINTS[slot][line])
            return
    s.strip[slot] = tuple(sorted(s.number[site * GRADES : (site + 1) * GRADES]))
    note(s, slot)


class Print(Unread):
    """A42: a clue gets its number when it is first printed on anything exposed; no two have the same."""

    def __init__(self, line: int) -> None:
        self.line = line

    def options(self, s: Hunt) -> list[Act]:
        print_number = PRINT.acts[CHANCE]
        return [print_number[number] for number in s.numbers]

    def sample(self, s: Hunt, dice: Dice) -> Act:
        return PRINT.acts[CHANCE][s.numbers[dice.below(len(s.numbers))]]

    def choose(self, s: Hunt, act: Act) -> None:
        s.numbers.pop(place_of(act.noun, s.numbers))
        s.number[self.line] = act.noun
        self.printed(s)

    def printed(self, s: Hunt) -> None:
        raise NotImplementedError


def place_of(number: i64, numbers: list[int]) -> int:
    """Where a number stands in a list that is in order: compiled, this is quicker than `bisect`."""
    low: i64 = 0
    high: i64 = len(numbers)
    while low < high:
        middle = (low + high) >> 1
        there: i64 = numbers[middle]
        if there < number:
            low = middle + 1
        else:
            high = middle
    return low


class PrintStrip(Print):
    """A number on the strip of a card. The line says which card; nothing else in the slot does."""

    def __init__(self, slot: int, line: int) -> None:
        super().__init__(line)
        self.slot = slot

    def printed(self, s: Hunt) -> None:
        print_strip(s, self.slot, self.line // GRADES, self.line % GRADES + 1)


STRIP_PRINTS: Final = [[PrintStrip(slot, line) for line in range(LINES)] for slot in range(SLOTS)]


def pull(s: Hunt, slot: int) -> int:
    """TM-56: take the card out of its compartment; the next one follows (TM-64)."""
    site = s.card[slot]
    s.card[slot], s.strip[slot], s.found[slot] = NOBODY, (), ()
    next_card(s, slot)
    return site


# --- The clue sheet ---


def change_sheet(s: Hunt) -> None:
    """TM-47: the exposed sheet goes under the pack, the top one is exposed."""
    if s.sheet != NOBODY:
        s.sheets.under.append(s.sheet)
        tell(s, SHEET_TURNED)
    ask(s, TURNING)


class TurnSheet(Unread):
    """The sheet on top of the pack; the first time it comes, in one of its editions (A64)."""

    def options(self, s: Hunt) -> list[Act]:
        turn = TURN_SHEET.acts[CHANCE]
        return [
            turn[sheet * EDITIONS + edition]
            for sheet in s.sheets.next()
            for edition in (range(EDITIONS) if s.edition[sheet] == NOBODY else [s.edition[sheet]])
        ]

    def sample(self, s: Hunt, dice: Dice) -> Act:
        turn, unseen = TURN_SHEET.acts[CHANCE], s.sheets.unseen
        if not unseen:
            return super().sample(s, dice)
        i = dice.below(len(unseen) * EDITIONS)
        return turn[unseen[i // EDITIONS] * EDITIONS + i % EDITIONS]

    def choose(self, s: Hunt, act: Act) -> None:
        s.sheet, edition = divmod(act.noun, EDITIONS)
        s.sheets.take(s.sheet)
        s.edition[s.sheet] = edition
        print_sheet(s, 0)


TURNING: Final = TurnSheet()


def print_sheet(s: Hunt, place: int) -> None:
    """From this place on, every clue that has no number yet gets one."""
    lines = ON_SHEET[s.sheet]
    while place < len(lines) and s.number[lines[place]]:
        place += 1
    if place < len(lines):
        ask(s, SHEET_PRINTS[s.sheet][place])
    else:
        for slot in range(SLOTS):
            note(s, slot)


class PrintSheet(Print):
    """A number on the exposed sheet."""

    def __init__(self, line: int, place: int) -> None:
        super().__init__(line)
        self.place = place

    def printed(self, s: Hunt) -> None:
        print_sheet(s, self.place + 1)


SHEET_PRINTS: Final = [[PrintSheet(line, place) for place, line in enumerate(lines)] for lines in ON_SHEET]


def note(s: Hunt, slot: int) -> None:
    """A43: the clues on show that bear a number of the exposed card are found."""
    if not s.strip[slot]:
        return
    one, two, three = s.strip[slot]
    found = [line for line in lines_on_show(s) if s.number[line] in (one, two, three)]
    before = s.found[slot]
    if s.options.notebook == "nothing":
        s.found[slot] = tuple(found)
        return
    for line in found:
        if line not in before:
            s.found[slot] += (line,)
            tell(s, FOUND, slot, s.number[line], clue_on(s, line))  # what is told stays to be read


def lines_on_show(s: Hunt) -> list[int]:
    """Those of the exposed sheet; where all are noted, those of every sheet that has been exposed."""
    if s.options.notebook == "all":
        return [line for line in range(LINES) if s.edition[SHEET_OF[line]] != NOBODY]
    return ON_SHEET[s.sheet]


def clue_on(s: Hunt, line: int) -> int:
    """The clue that stands at this place in the edition of this game."""
    return CLUE_AT[line][s.edition[SHEET_OF[line]]]
