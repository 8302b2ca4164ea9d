"""Positions for tests of the 80 sites: what is named lies where it is said to lie, everything else is filled up."""

from __future__ import annotations

from collections.abc import Sequence

from grandtour.core.acts import NOBODY
from grandtour.core.chance import Dice
from grandtour.core.questions import offered, step
from grandtour.core.settings import Value, agreed
from grandtour.games.sites80 import rules
from grandtour.games.sites80.board import CELL, SITE
from grandtour.games.sites80.camera import note
from grandtour.games.sites80.cards import CARD, EVENT_CARD, GRADES, HAND, ON_SHEET, SHEET_OF, TRANSPORT
from grandtour.games.sites80.game import GAME
from grandtour.games.sites80.state import Hunt
from tests.games.playing import let_chance_speak

AT = ["n40e60", "s20e120", "n60e60", "n60e90", "n60w110", "n50w100"]
FLAGS = ["s50w170", "s50w160", "s50w150", "s50w140", "s50w130", "s50w120"]
CARDS = ["plane-4", "plane-5", "boat-3", "boat-4", "train-2", "train-3", "world-tour"]


def cell(name: str) -> int:
    return CELL.number(name)


def site(name: str) -> int:
    return SITE.number(name)


def cards(*names: str) -> list[int]:
    return [CARD.number(name) for name in names]


def events(*names: str) -> list[int]:
    return [EVENT_CARD.number(name) for name in names]


def sheet_without(*sites: str) -> int:
    """A sheet with no clue of any of these sites."""
    theirs = {SHEET_OF[site(name) * GRADES + grade] for name in sites for grade in range(GRADES)}
    return next(sheet for sheet in range(len(ON_SHEET)) if sheet not in theirs)


def sheet_with(name: str, grade: int) -> int:
    return SHEET_OF[site(name) * GRADES + grade]


def given(
    seats: int = 2,
    *,
    at: Sequence[str] = (),
    flags: Sequence[str] = (),
    hand: Sequence[str] = CARDS,
    secrets: Sequence[str] = (),
    theirs: Sequence[str] = (),
    slots: Sequence[str] = ("paris", "sydney"),
    sheet: int = NOBODY,
    face_up: Sequence[tuple[str, int]] = (),
    held: Sequence[str] = (),
    home: Sequence[str] = (),
    **settings: Value,
) -> Hunt:
    """It is the turn of seat A. `secrets`, `held` and `home` are A’s, `theirs` are B’s SECRET cards."""
    wishes = {name.replace("_", "-"): value for name, value in settings.items()}
    s = GAME.start(seats, agreed(GAME.settings, wishes))
    s.stack.clear()
    s.first, s.round = 0, 1
    s.at = [cell(name) for name in [*at, *AT[len(at) :]][:seats]]
    s.flags = [cell(name) for name in [*flags, *FLAGS[len(flags) :]]]
    deal(s, hand)
    s.secrets[0], s.secrets[1] = tuple(events(*secrets)), tuple(events(*theirs))
    s.events = [card for card in s.events if card not in s.secrets[0] + s.secrets[1]]
    reveal(s, face_up)
    s.held[0], s.home[0] = tuple(site(name) for name in held), tuple(site(name) for name in home)
    out = [*slots, *[name for name, _ in face_up], *held, *home]
    s.undrawn = [n for n, name in enumerate(SITE.words) if name not in out]
    s.behind = [len(s.undrawn) // 2, len(s.undrawn) - len(s.undrawn) // 2]
    show(s, sheet_without(*slots) if sheet == NOBODY else sheet, slots)
    rules.begin_turn(s, 0, False)
    s.lines = []
    return s


def reveal(s: Hunt, cards: Sequence[tuple[str, int]]) -> None:
    """These cards lie face up, each barred to this seat."""
    for name, barred in cards:
        s.face_up += (site(name),)
        s.revealer[site(name)] = barred


def revealed(s: Hunt) -> dict[str, int]:
    """The cards that lie face up, and to whom each is barred."""
    return {SITE.words[card]: s.revealer[card] for card in s.face_up}


def deal(s: Hunt, hand: Sequence[str]) -> None:
    s.hands[0] = cards(*hand)
    free = [card for card in range(len(TRANSPORT)) if card not in s.hands[0]]
    for seat in range(1, len(s.at)):
        s.hands[seat] = [free.pop() for _ in range(HAND)]
    s.stock = free


def show(s: Hunt, sheet: int, slots: Sequence[str]) -> None:
    """This sheet and these cards are exposed, with the lowest numbers there are."""
    s.sheet, s.edition[sheet] = sheet, 0
    s.sheets.take(sheet)
    lines = [site(name) * GRADES + grade for name in slots for grade in range(GRADES)]
    for line in [*lines, *ON_SHEET[sheet]]:
        if not s.number[line]:
            s.number[line] = s.numbers.pop(0)
    for slot, name in enumerate(slots):
        s.card[slot] = site(name)
        s.strip[slot] = tuple(s.number[site(name) * GRADES + grade] for grade in range(GRADES))
        note(s, slot)


def does(s: Hunt, *said: str, by: str = "A") -> Hunt:
    """Say these acts one after the other, with chance answering at random in between."""
    for one in said:
        step(s, GAME.act(one if one.startswith("*") else f"{by} {one}"))
        if not any(following.startswith("*") for following in said[said.index(one) + 1 :][:1]):
            let_chance_speak(s)
    return s


def may(s: Hunt, said: str, by: str = "A") -> bool:
    return GAME.act(f"{by} {said}") in offered(s)


def wording(s: Hunt) -> str:
    """In which words it is asked what is asked."""
    return s.stack[-1].prompt(s).tale.key


def ends(s: Hunt, verb: str) -> set[str]:
    """The nouns with which a verb is offered."""
    return {act.said.partition(" ")[2] for act in s.stack[-1].options(s) if act.verb.name == verb}


def dealt(seats: int, seed: int = 3) -> Hunt:
    """A game after the preparation, in which everyone answered at random."""
    s, dice = GAME.new(seats), Dice(seed)
    while not s.round:
        step(s, s.stack[-1].sample(s, dice))
    return let_chance_speak(s, seed)
