"""Lessons cannot rot: each is replayed by the rules of today, with the coach at its side."""

import ast
import importlib
from collections.abc import Iterator
from typing import Any

import pytest

from grandtour.bots import bot_named
from grandtour.core.chairs import bots_act
from grandtour.core.chance import Dice
from grandtour.core.fair import Stream
from grandtour.core.game import Game, game_named, games
from grandtour.core.lessons import LEARNER, PLACES, Lesson, LessonTable, Step, lesson_of
from grandtour.core.log import Log
from grandtour.core.questions import awaited, offered
from grandtour.core.tales import Tale
from grandtour.words import LANGUAGES, Words
from tests.rules import ROOT

TAUGHT = [room for room in games() if lesson_of(room)]
LONGEST = 200
"""So many letters are read at a glance."""


def lesson_in(room: str) -> tuple[Game[Any], Lesson]:
    lesson = lesson_of(room)
    assert lesson
    return game_named(room), lesson


def moment(game: Game[Any], lesson: Lesson, step: Step) -> Log:
    return Log(game, lesson.seats, lesson.settings, lesson.script[: step.before])


@pytest.mark.parametrize("room", TAUGHT)
def test_a_lesson_is_short_and_in_order(room: str) -> None:
    _, lesson = lesson_in(room)
    assert 8 <= len(lesson.steps) <= 16
    assert sorted(step.before for step in lesson.steps) == [step.before for step in lesson.steps]


@pytest.mark.parametrize("room", TAUGHT)
def test_the_stored_game_follows_the_rules_and_is_not_over(room: str) -> None:
    game, lesson = lesson_in(room)
    log = Log(game, lesson.seats, lesson.settings, lesson.script)
    assert log.state.outcome is None


@pytest.mark.parametrize("room", TAUGHT)
def test_the_coach_speaks_when_the_learner_is_asked_and_of_what_is_there(room: str) -> None:
    game, lesson = lesson_in(room)
    for step in lesson.steps:
        log = moment(game, lesson, step)
        assert LEARNER in awaited(log.state), f"nobody asks the learner at {step.before}"
        touched = [thing for act in offered(log.state) if act.by == LEARNER for thing in game.touches(log.state, act)]
        assert step.at in PLACES or step.thing in touched, f"{step.text} speaks of what is not lit"


@pytest.mark.parametrize("room", TAUGHT)
def test_the_learner_is_asked_all_that_the_stored_game_answers(room: str) -> None:
    """Between the first step and the last one, no act of the learner comes without a question of theirs."""
    game, lesson = lesson_in(room)
    table = LessonTable(game, lesson.seats, lesson.settings, Stream("0" * 64))
    table.adopt(table.begin())
    while act := table.foretold():
        assert act in offered(table.state)
        table.adopt(table.consider(act.by, table.version, act.said))
    assert table.log == lesson.script


def test_of_two_copies_of_a_card_either_goes_on_with_the_lesson() -> None:
    """The learner of the 80 sites holds two planes for four cells, and nothing says which one is meant."""
    game, lesson = lesson_in("sites80")
    table = LessonTable(game, lesson.seats, lesson.settings, Stream("0" * 64))
    table.adopt(table.begin())
    assert repr(table.foretold()) == "A ride plane-4"
    table.adopt(table.consider(LEARNER, table.version, "ride plane-4/2"))
    assert table.log == lesson.script[: len(table.log)]
    assert table.steps()


@pytest.mark.parametrize("room", TAUGHT)
def test_after_the_lesson_the_game_can_be_played_to_its_end(room: str) -> None:
    game, lesson = lesson_in(room)
    table = LessonTable(game, lesson.seats, lesson.settings, Stream("0" * 64))
    table.adopt(table.begin())
    bots = {seat: bot_named(game, game.levels[-1]) for seat in range(lesson.seats)}
    dice = Dice(1)
    while table.state.stack:
        act = table.foretold() or bots_act(game, table.state, bots, [], dice)
        assert act
        table.adopt(table.consider(act.by, table.version, act.said))
    assert table.state.outcome
    assert len(table.log) > len(lesson.script)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", TAUGHT)
def test_a_bubble_is_read_at_a_glance(room: str, language: str) -> None:
    game, lesson = lesson_in(room)
    words = Words(language, game, strict=True)
    tips = [key for key in (f"tip-{tale.key}" for tale in game.tales) if words.bundle.has_message(key)]
    assert len(tips) >= 3
    for key in [*(step.text for step in lesson.steps), *tips]:
        assert len(words.text(key, friend="Phileas")) <= LONGEST, key


UNADVISED = {
    "auf_achse": "loaded no-load no-bid take",
    "course": "stock down land",
    "richesses": "no-bid no-toll",
    "routard": "back obey owing",
    "sakodo": "keep-none no-bid no-guide no-camera no-gear reportage aventure",
    "sites80": "stuck secret nothing",
}
"""Wordings that leave nothing to choose, or another choice than the tip on their question speaks of."""


@pytest.mark.parametrize("room", TAUGHT)
def test_a_question_has_its_tip_however_it_is_worded(room: str) -> None:
    game, _ = lesson_in(room)
    advised = {tale.key for tale in game.tales if Words("en", game).bundle.has_message(f"tip-{tale.key}")}
    wanted = set[str]().union(*[asked for asked in wordings(game) if asked & advised])
    assert wanted - advised == {f"ask-{key}" for key in UNADVISED[room].split()}


def wordings(game: Game[Any]) -> Iterator[set[str]]:
    """In which words each question of a room may be asked."""
    for path in (ROOT / "src" / "grandtour" / "games" / game.name).glob("*.py"):
        module = importlib.import_module(f"grandtour.games.{game.name}.{path.stem}")
        for question in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(question, ast.ClassDef):
                names = [node.id for node in ast.walk(question) if isinstance(node, ast.Name)]
                named = [getattr(module, name) for name in names if name.startswith("ASK_")]
                yield {tale.key for one in named for tale in tales_in(one)}


def tales_in(named: Tale | list[Tale] | dict[str, Tale]) -> list[Tale]:
    if isinstance(named, dict):
        return [*named.values()]
    return named if isinstance(named, list) else [named]
