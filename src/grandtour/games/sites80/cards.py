"""The cards and the clue sheets: transport and events from `cards.json`, the clues of each site from `sites.json`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from grandtour.core.acts import Kind, numbers
from grandtour.games.sites80.board import MODE, SITES

CARDS: Final[dict[str, list[dict[str, Any]]]] = json.loads(
    (files("grandtour.games.sites80") / "cards.json").read_text("utf-8")
)


def copies(words: list[str], cards: list[dict[str, Any]]) -> list[tuple[str, tuple[int, ...]]]:
    """Each card of a pack with its word and what stands on it; a second copy is another card."""
    return [
        (word if copy == 1 else f"{word}/{copy}", (face,))
        for face, word in enumerate(words)
        for copy in range(1, cards[face]["copies"] + 1)
    ]


# --- Transport ---

TICKET: Final = Kind("ticket", [f"{c['mode']}-{c['cells']}" if "cells" in c else c["mode"] for c in CARDS["transport"]])
TRANSPORT: Final = copies(TICKET.words, CARDS["transport"])
CARD: Final = Kind("card", [word for word, _ in TRANSPORT], TICKET, [face for _, face in TRANSPORT])
MODE_OF: Final[list[int]] = [MODE.number(CARDS["transport"][face]["mode"]) for (face,) in CARD.parts]
LENGTH: Final[list[int]] = [CARDS["transport"][face].get("cells", 0) for (face,) in CARD.parts]
FLIES: Final[list[bool]] = [MODE.words[mode] in ("plane", "world-tour") for mode in MODE_OF]
HAND: Final = 7  # TM-09
MOST: Final = 10  # A40

# --- Events ---

EVENT: Final = Kind("event", [event["id"] for event in CARDS["event"]])
EVENTS: Final = copies(EVENT.words, CARDS["event"])
EVENT_CARD: Final = Kind("event-card", [word for word, _ in EVENTS], EVENT, [face for _, face in EVENTS])
WHAT: Final[list[dict[str, Any]]] = [CARDS["event"][face] for (face,) in EVENT_CARD.parts]
SECRET: Final[list[bool]] = ["secret" in what for what in WHAT]  # TM-51
GOOD: Final[list[bool]] = [what.get("luck") == "good" for what in WHAT]  # TM-71

# A35: the windows of SECRET cards: before and after the move, with it, or when something is about to hit.
WINDOWS: Final[list[list[str]]] = [what.get("secret", []) for what in WHAT]
BEFORE: Final = 1
AFTER: Final = 2
WITH: Final = 4
HIT: Final = 8
BITS: Final = {"before": BEFORE, "after": AFTER, "with": WITH, "hit": HIT}
PLAYED: Final[list[int]] = [sum([BITS[window] for window in windows]) for windows in WINDOWS]


class Effect:
    """One thing that an event does, and how much of it."""

    def __init__(self, name: str, amount: int) -> None:
        self.name: Final = name
        self.amount: Final = amount


def effects(do: list[Any]) -> list[Effect]:
    return [Effect(name, more[0] if more and isinstance(more[0], int) else 0) for name, *more in do]


EFFECTS: Final = [effects(what["do"]) for what in WHAT]

# --- Clues ---

GRADE: Final = Kind("grade", ["easy", "medium", "hard"])
EASY: Final = 0
GRADES: Final = len(GRADE.words)
SHEETS: Final = 16
EDITIONS: Final = 2  # A64
SLOT: Final = Kind("slot", ["left", "right"])
SLOTS: Final = len(SLOT.words)
COMPARTMENT: Final = len(SITES) // SLOTS  # TM-05

# A line is one of the three clues of a site: its number is site × 3 + grade. Every edition has another clue for it.
LINES: Final = len(SITES) * GRADES
CLUES: Final = sum([len(site["clues"]) for site in SITES])
CLUE: Final = Kind("clue", [str(key) for key in range(1, CLUES + 1)])
NUMBER: Final = numbers("number", LINES)
CLUE_AT: Final[list[list[int]]] = [
    [CLUE.number(str(clue["key"])) for clue in site["clues"] if clue["grade"] == grade]
    for site in SITES
    for grade in GRADE.words
]
LINE_OF: Final[dict[int, int]] = {clue: line for line, clues in enumerate(CLUE_AT) for clue in clues}
SHEET_OF: Final[list[int]] = [site["sheets"][grade] - 1 for site in SITES for grade in GRADE.words]
ON_SHEET: Final[list[list[int]]] = [
    [line for line, there in enumerate(SHEET_OF) if there == sheet] for sheet in range(SHEETS)
]
SHEET: Final = Kind("sheet", [f"{sheet + 1}{edition}" for sheet in range(SHEETS) for edition in "ab"], step=1)
