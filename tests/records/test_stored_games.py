"""Whole games of every ending, kept as text: what they say must never change unnoticed."""

import pytest

from grandtour.core.game import games
from grandtour.core.luck import luck
from grandtour.core.records import FIRST_LINES, Record, parse_record, replay, verify
from grandtour.words import LANGUAGES
from tests.records.make import HERE, STORED, ending_of, file_of, in_words, tale_of


def stored(name: str) -> Record:
    return parse_record(file_of(name).read_text("utf-8"))


def test_every_ending_of_every_game_is_stored() -> None:
    endings = {f"{room}/{ending}" for room, game in games().items() for ending in game.endings}
    assert endings <= STORED.keys()
    assert STORED.keys() == {f"{path.parent.name}/{path.stem}" for path in HERE.glob("*/*.txt") if "." not in path.stem}


def test_a_game_of_every_format_is_stored() -> None:
    assert {stored(name).format for name in STORED} == set(FIRST_LINES)


@pytest.mark.parametrize("name", STORED)
def test_a_stored_game_is_printed_as_it_was_read(name: str) -> None:
    assert stored(name).text() == file_of(name).read_text("utf-8")


@pytest.mark.parametrize("name", STORED)
def test_a_stored_game_is_replayed_to_its_end(name: str) -> None:
    record = stored(name)
    outcome = replay(record).state.outcome
    assert outcome is not None
    assert outcome.reason == record.reason == ending_of(name, record)
    assert outcome.places == record.places


@pytest.mark.parametrize("name", STORED)
def test_every_draw_of_a_stored_game_can_be_made_again(name: str) -> None:
    assert verify(stored(name)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STORED)
def test_a_stored_game_is_told_as_it_was(name: str, language: str) -> None:
    """If this fails because a text or a rule was changed on purpose: `python -m tests.records.make`."""
    assert in_words(stored(name), language) == tale_of(name, language).read_text("utf-8")


@pytest.mark.parametrize("name", STORED)
def test_the_luck_of_a_stored_game_can_be_told(name: str) -> None:
    record = stored(name)
    game = games()[record.game]
    assert len(luck(game, len(record.seats), record.settings, record.log).seats) == len(record.seats)
