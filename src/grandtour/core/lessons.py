"""Lessons: the beginning of a stored game, and what a coach says at its moments (decisions/0011-lessons.md).

A room that teaches has a folder `lesson` with `game.txt`, a record in which the learner has seat A, and `steps.json`.
"""

# not compiled: read once, then asked once for each act of a lesson

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from grandtour.core.acts import Act, Kind
from grandtour.core.game import Game, game_named
from grandtour.core.log import Entry
from grandtour.core.records import Record, parse_record
from grandtour.core.tables import Change, Table

LEARNER: Final = 0
RULES: Final = re.compile(r"(?m)^rules \d+$")
PLACES: Final = ("question", "hand", "board", "seats", "log")
"""What every room has on the page, and a coach can speak of."""
OWN_WAY: Final = "lesson-own-way"
"""What the coach of any room says to a learner who has just left the stored game."""


class Step:
    """What a coach says before an act of the stored game: the key of its text, and the place or thing it speaks of."""

    def __init__(self, game: Game[Any], before: int, text: str, at: str) -> None:
        self.before = before
        self.text = text
        self.at = at if at in PLACES else ""
        self.thing = None if self.at else thing_named(game, at)


def thing_named(game: Game[Any], at: str) -> tuple[Kind, int]:
    """A thing as records name it: `city paris`."""
    name, _, word = at.partition(" ")
    kind = game.kind(name)
    return kind, kind.words.index(word)


class Lesson:
    """What a room teaches. The game is dealt up to the first step; after the last one it goes on without a script."""

    def __init__(self, record: Record, steps: Sequence[Step]) -> None:
        self.settings = record.settings
        self.seats = len(record.seats)
        self.steps = steps
        self.script = record.log[: steps[-1].before]


@cache
def lesson_of(room: str) -> Lesson | None:
    """The lesson of a room, if it has one."""
    game = game_named(room)
    folder = game.folder / "lesson"
    if not folder.is_dir():
        return None
    steps = [Step(game, **step) for step in json.loads((folder / "steps.json").read_text("utf-8"))]
    return Lesson(stored_game(game), steps)


def stored_game(game: Game[Any]) -> Record:
    """The game that a lesson is written over. It is kept by its acts, whichever rules they were stored under: whether
    those of today still offer them, tests/test_lessons.py knows."""
    text = (game.folder / "lesson" / "game.txt").read_text("utf-8")
    return parse_record(RULES.sub(f"rules {game.rules}", text, count=1))


def are_copies(act: Act, other: Act) -> bool:
    """Do they say the same of things made of the same, such as two tickets for four cells?"""
    kind = act.verb.kind
    return (
        act.verb is other.verb and bool(kind.parts) and not kind.nth and kind.parts[act.noun] == kind.parts[other.noun]
    )


class LessonTable(Table):
    """A table at which the stored game says what chance and the bots do, as long as all that stands was done by it."""

    @property
    def lesson(self) -> Lesson | None:
        return lesson_of(self.game.name)

    def begin(self) -> Change:
        """The game as it is dealt: up to the first step."""
        assert self.lesson, "a lesson is begun in a room that has one"
        ahead = Table(self.game, self.seats, self.settings, self.stream)
        ahead.read(self.lesson.script[: self.lesson.steps[0].before])
        return Change(ahead.entries, ahead.state)

    def foretold(self, following: Sequence[Entry] = ()) -> Act | None:
        done = self.done(following)
        script = self.script
        return self.game.act(script[len(done)]) if len(done) < len(script) and done == script[: len(done)] else None

    def offered_act(self, seat: int, said: str) -> Act:
        """Of two copies of a card either will do: the stored game goes on with its own."""
        act, wise = super().offered_act(seat, said), self.foretold()
        return wise if wise and wise.by == seat and are_copies(act, wise) else act

    def steps(self) -> list[Step] | None:
        """What the coach says now; None where the script has ended."""
        done = self.done()
        if self.lesson is None or done != self.script[: len(done)]:
            return None
        return [step for step in self.lesson.steps if step.before == len(done)]

    def has_just_left(self) -> bool:
        """Has the learner left the stored game by what they last did?"""
        done, script = self.done(), self.script
        left = next((n for n, (said, told) in enumerate(zip(done, script, strict=False)) if said != told), len(done))
        return left < len(done) and all(self.act(n).by != LEARNER for n in self.stand[left + 1 :])

    @property
    def script(self) -> list[str]:
        return self.lesson.script if self.lesson else []

    def done(self, following: Sequence[Entry] = ()) -> list[str]:
        """All that stands, and what follows it."""
        return [repr(self.act(n)) for n in self.stand] + [entry.text for entry in following]
