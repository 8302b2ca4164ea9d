"""Whole games in which something rare happens, kept as records in `<room>/stories`; each room says which."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from grandtour.core.acts import Act
from grandtour.core.game import game_named
from grandtour.core.questions import step
from grandtour.core.records import Record, parse_record
from tests.records.make import HERE, Plan, play


def file_of(room: str, story: str) -> Path:
    return HERE / room / "stories" / f"{story}.txt"


def make(room: str, stories: Mapping[str, Plan]) -> None:
    for story, plan in stories.items():
        file_of(room, story).parent.mkdir(exist_ok=True)
        file_of(room, story).write_text(play(room, plan).text(), "utf-8")


def names(room: str) -> set[str]:
    return {path.stem for path in (HERE / room / "stories").glob("*.txt")}


def stored(room: str, story: str) -> Record:
    return parse_record(file_of(room, story).read_text("utf-8"))


def moments(room: str, story: str) -> Iterator[tuple[Any, Act]]:
    """Each state of a stored game, with the act that follows."""
    record, game = stored(room, story), game_named(room)
    s = game.new(len(record.seats), record.settings)
    for text in record.log:
        act = game.act(text)
        yield s, act
        step(s, act)
