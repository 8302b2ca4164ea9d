"""The track and the decks: what must stay true of them however they are balanced."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from grandtour.core.acts import NOBODY
from grandtour.families.track.board import AIRPORT, AVENTURE, BOARD, DEPARTURE, FIRST, HAZARD, JOB, reach
from grandtour.games.sakodo.board import ARRIVAL, COURRIER, NEXT_AIRPORT, PREVIOUS, SPACE, TYPE, TYPE_OF
from grandtour.games.sakodo.cards import CARDS, DECK, PRICE
from grandtour.games.sakodo.game import GAME
from grandtour.rulebook import Rulebook
from grandtour.words import LANGUAGES, Words
from tests.rules import rule

AIRPORTS = [space for space in range(FIRST, ARRIVAL + 1) if TYPE_OF[space] == AIRPORT]


def test_sixty_six_spaces_six_airports_and_the_departure() -> None:
    assert ARRIVAL == 66
    assert TYPE.words[TYPE_OF[DEPARTURE]] == "departure"
    assert [SPACE.words[space] for space in AIRPORTS] == [
        "dakar", "mumbai", "bangkok", "sydney", "lima", "paris-arrival",
    ]  # fmt: skip


def test_between_two_airports_lie_two_spaces_of_every_type() -> None:
    for start, end in pairwise(AIRPORTS):
        assert Counter(TYPE_OF[start + 1 : end]) == dict.fromkeys(range(AIRPORT), 2)


def test_the_backpack_can_be_completed_on_one_of_any_six_spaces_ahead() -> None:
    places = (HAZARD, COURRIER, AIRPORT)
    for space in range(FIRST, ARRIVAL):
        assert any(there in places for there in TYPE_OF[space + 1 : space + 7])


def test_every_space_is_a_place_on_earth_and_has_its_own_name() -> None:
    assert len(set(SPACE.words)) == len(SPACE.words)
    for space in BOARD["spaces"]:
        assert -90 <= space["lat"] <= 90
        assert -180 <= space["lon"] <= 180


@rule("SK-61", "SK-45")
def test_what_is_behind_and_what_is_next() -> None:
    assert PREVIOUS[JOB][FIRST] == NOBODY
    assert PREVIOUS[AIRPORT][FIRST] == NOBODY
    assert NEXT_AIRPORT[ARRIVAL] == NOBODY
    for space in range(FIRST + 1, ARRIVAL + 1):
        assert PREVIOUS[AIRPORT][space] == max(there for there in AIRPORTS if there < space)


@pytest.mark.parametrize(("money", "spaces"), [(0, 1), (19, 1), (20, 2), (99, 3), (100, 4), (399, 5), (5000, 6)])
def test_how_far_money_goes(money: int, spaces: int) -> None:
    assert reach(money, ARRIVAL - FIRST) == spaces
    assert reach(money, 1) == 1
    assert reach(money, 0) == 0


def test_six_decks_of_25_cards_each_with_its_own_name() -> None:
    for deck in DECK:
        assert len(CARDS[deck.name]) == len(set(deck.words)) == 25
    assert set(CARDS) == {"good", *TYPE.words[: COURRIER + 1]}


def test_souvenirs_have_prices_aventures_jobs_and_letters_have_steps_reportages_have_neither() -> None:
    assert all(price >= 20 for price in PRICE)
    assert all("do" not in card for deck in ("souvenir", "reportage") for card in CARDS[deck])
    assert all(card["do"] for deck in DECK[AVENTURE:] for card in CARDS[deck.name])
    assert all("who" not in card for deck in ("aventure", "job", "chance") for card in CARDS[deck])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_and_a_sentence_of_its_own(language: str) -> None:
    words = Words(language, GAME, strict=True)
    cards = [f"{deck.name}-{card}" for deck in DECK for card in deck.words]
    for part in ("", "-text"):
        texts = [words.text(f"{card}{part}") for card in cards]
        assert [text for text, times in Counter(texts).items() if times > 1] == []
        assert not [text for text in texts if "€" in text], "a sum is said by the card's steps, not twice"
    assert all(words.text(f"{card}-text")[-1] in ".?!" for card in cards)


@rule("SK-A35")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_the_real_prices_of_souvenirs(language: str) -> None:
    sums = [int(found) for found in re.findall(r"\d+", Rulebook(GAME, language).about("ask-souvenir"))]
    assert {min(PRICE), max(PRICE)} <= set(sums)


def test_every_aventure_says_whether_it_is_won() -> None:
    for card in CARDS["aventure"]:
        assert "keep" in str(card["do"]) or "return" in str(card["do"])
