"""Stored games of Auf Achse: every event card is carried out in one, auctions are won in every way in another."""

from functools import cache
from typing import TypeVar

import pytest

from grandtour.core.acts import Act
from grandtour.core.records import replay
from grandtour.core.tales import Line
from grandtour.games.auf_achse.acts import GO, SHIP
from grandtour.games.auf_achse.cards import EVENT
from grandtour.games.auf_achse.detours import ChooseTown
from grandtour.games.auf_achse.events import ChooseShipment
from tests.games.auf_achse.stories import STORIES, TIES, TOLD, WAYS, Way, told, unseen_cards, unseen_ways
from tests.records import stories
from tests.rules import rule

T = TypeVar("T")


@cache
def lines(story: str) -> list[Line]:
    return told(replay(stories.stored("auf_achse", story)))


def test_there_is_a_record_for_each_story_and_no_other() -> None:
    assert stories.names("auf_achse") == STORIES.keys() | TIES.keys()


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


@rule("AA-78", "AA-A41")
def test_one_of_two_loads_that_have_equally_far_to_go_takes_the_train() -> None:
    shipped = [top for top, act in answered("two-loads-equally-far", ChooseShipment) if act.verb is SHIP]
    assert [len(top.contracts) for top in shipped] == [2]


@rule("AA-80", "AA-A38")
def test_a_truck_that_was_sent_between_two_towns_goes_back_to_either() -> None:
    torn = [top for top, act in answered("between-two-towns", ChooseTown) if act.verb is GO]
    assert [len(top.roads) for top in torn] == [2]


def answered(story: str, kind: type[T]) -> list[tuple[T, Act]]:
    """The questions of this kind that are asked in a story, with the answers."""
    asked = [(s.stack[-1], act) for s, act in stories.moments("auf_achse", story)]
    return [(top, act) for top, act in asked if isinstance(top, kind)]
