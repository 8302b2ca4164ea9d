"""Answers in advance: what the owner of a seat has answered before it is asked."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from grandtour.core.acts import Act
from grandtour.core.game import Game
from grandtour.core.questions import State
from grandtour.core.settings import BadSetting, Setting, Value, agreed
from grandtour.core.tables import Change, Refusal, Table
from grandtour.server.schema import Seat

logger = logging.getLogger("grandtour.advance")


def declared(game: Game[Any]) -> tuple[Setting, ...]:
    """What can be answered in advance, each with its default."""
    return game.standing_answers


def answers_of(game: Game[Any], there: Seat) -> dict[str, Value]:
    """All that can be answered in advance, as this seat has answered it."""
    return {answer.name: there.answers.get(answer.name, answer.default) for answer in declared(game)}


def checked(game: Game[Any], answers: Mapping[str, object]) -> dict[str, Value]:
    try:
        return agreed(declared(game), answers)
    except BadSetting as error:
        raise Refusal("bad-setting", str(error)) from error


def answer_to(game: Game[Any], state: State, seats: Sequence[Seat]) -> Act | None:
    """What a seat has answered in advance to the question on top; a bot that sits in answers for itself."""
    if not state.stack or not any(there.answers for there in seats):
        return None
    answering = [n for n, there in enumerate(seats) if there.answers and there.kind == "person"]
    answers = (game.answer_for(state, n, answers_of(game, seats[n])) for n in answering)
    return next(filter(None, answers), None)


def with_answers(table: Table, seats: Sequence[Seat], change: Change) -> Change:
    """A change and all that was answered in advance to what it asks, as one: nobody sees a question in between.

    What was taken back is asked: whoever takes an answer back wants to give another.
    """
    if change.entries[-1].undoes if change.entries else table.last_is_undo:
        return change
    while act := answer_to(table.game, change.state, seats):
        try:
            change = table.then(change, act)
        except Refusal as refusal:
            logger.error("an answer in advance was refused: %s", refusal.code)
            break
    return change
