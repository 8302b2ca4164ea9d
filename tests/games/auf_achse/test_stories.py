"""Stored games of Auf Achse: every event card is carried out in one, and auctions are won in every way in another."""

from functools import cache

import pytest

from grandtour.core.records import replay
from grandtour.core.tales import Line
from grandtour.games.auf_achse.cards import EVENT
from tests.games.auf_achse.stories import STORIES, TOLD, WAYS, Way, told, unseen_cards, unseen_ways
from tests.records import stories
from tests.rules import rule


@cache
def lines(story: str) -> list[Line]:
    return told(replay(stories.stored("auf_achse", story)))


def test_there_is_a_record_for_each_story_and_no_other() -> None:
    assert stories.names("auf_achse") == STORIES.keys()


def test_every_card_has_something_to_be_told() -> None:
    assert list(TOLD) == EVENT.words


@rule("AA-27", "AA-28")
@pytest.mark.parametrize("card", EVENT.words)
def test_a_card_is_carried_out(card: str) -> None:
    assert card not in unseen_cards(lines("every-card"))


@rule("AA-47", "AA-49", "AA-50", "AA-52")
@pytest.mark.parametrize("way", WAYS, ids=[f"{'caller' if caller else 'other'}-{row}" for caller, row in WAYS])
def test_an_auction_is_won(way: Way) -> None:
    """By its caller or another, at each row; by the caller alone for nothing."""
    assert way not in unseen_ways(lines("every-sale"))
