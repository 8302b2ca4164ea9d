"""Travelling, the visas and the end: CM-28 to CM-42."""

import pytest

from grandtour.core.questions import IllegalAct, offered
from grandtour.games.course import acts, tales
from grandtour.games.course.board import (
    ALL_VISAS,
    CARDS,
    CONTINENT,
    ENDS,
    FAR,
    HAND,
    HOMES,
    LEGS_TO_GO,
    NEIGHBOURS,
    VISA,
)
from grandtour.games.course.game import GAME
from tests.games.course.given import card, city, does, given, lays, may, route, visas
from tests.games.playing import asked, told
from tests.rules import rule

ROUND_THE_PACIFIC = ("paris", "new-york", "anchorage", "tokyo", "honolulu")


@rule("CM-28", "CM-29", "CM-30", "CM-32", "CM-35", "CM-A12")
def test_the_example_of_the_rulebook() -> None:
    legs = route(*ROUND_THE_PACIFIC)
    s = given(hand=legs)
    stock = len(s.stock)
    does(s, *lays(*legs), "land")
    assert s.at[0] == city("honolulu")
    assert s.visas[0] == visas("europe", "america", "asia")
    assert len(s.stock) == stock - 4
    assert len(s.hands[0]) == HAND[2]
    assert s.laid == legs
    assert (s.left, s.right) == ([], [])
    assert told(s, 1).count("flies") == 4


@rule("CM-28", "CM-A26")
def test_a_chain_is_secret_until_it_is_shown() -> None:
    """Given two cards laid and not landed, then the others see nothing of it; after landing, all see the tour."""
    legs = route("paris", "new-york", "anchorage")
    s = given(hand=legs)
    seen = GAME.view(s, 1)
    does(s, *lays(*legs))
    assert GAME.view(s, 1) == seen
    assert GAME.view(s, 0).path == [city("paris"), city("new-york"), city("anchorage")]
    does(s, "land")
    assert GAME.view(s, 1).travellers[0].flown == [city("paris"), city("new-york"), city("anchorage")]
    assert GAME.view(s, 1).laid == legs


@rule("CM-31")
def test_the_first_card_must_name_the_city_where_the_pawn_stands() -> None:
    """Given the pawn in Rome, then no card is offered that does not name Rome, even if others would chain to it."""
    s = given(hand=[card("paris", "rome"), card("paris", "london")], at="rome")
    first = [one for one in offered(s) if one.verb is acts.LAY]
    assert all(city("rome") in ENDS[one.noun] for one in first)
    assert not may(s, ("lay", card("paris", "london")))
    with pytest.raises(IllegalAct):
        does(s, ("lay", card("paris", "london")))


@rule("CM-A18")
def test_one_card_is_one_leg() -> None:
    """Given one copy of a route, when it was flown, then it does not lead back; a second copy does."""
    s = given(hand=[card("paris", "moscow")])
    s.hands[0] = [n for n in s.hands[0] if n != card("paris", "moscow", 2)]
    does(s, ("lay", card("paris", "moscow")))
    assert not may(s, ("lay", card("paris", "moscow")))
    again = given(hand=[card("paris", "moscow"), card("paris", "moscow", 2)])
    does(again, *lays(card("paris", "moscow"), card("paris", "moscow", 2)), "land")
    assert again.at[0] == city("paris")


@rule("CM-A6", "CM-A20")
def test_a_traveller_refills_from_the_stock_and_flies_no_further() -> None:
    """When A has landed, then the bins are untouched and it is B's turn, whatever A drew."""
    x, y = card("tokyo", "honolulu"), card("rome", "cairo")
    s = given(hand=[card("paris", "rome")], left=[x], right=[y])
    does(s, ("lay", card("paris", "rome")))
    assert {one.verb.name for one in offered(s)} <= {"lay", "land"}
    does(s, "land")
    assert (s.left, s.right) == ([x], [y])
    assert asked(s) == "B"
    assert not any(one.by == 0 for one in offered(s))


@rule("CM-37", "CM-A10", "CM-A12")
def test_oceania_only_by_way_of_australia() -> None:
    """Given a flight by Honolulu, then no visa; when a lay passes through Australia, then Oceania is stamped."""
    s = given(hand=route("tokyo", "honolulu"), at="tokyo")
    does(s, *lays(*route("tokyo", "honolulu")), "land")
    assert s.visas[0] == visas("europe", "asia")
    onward = next(n for n in NEIGHBOURS[city("honolulu")] if n != city("tokyo") and VISA[n] == visas("oceania"))
    home = next(n for n in NEIGHBOURS[onward] if n != city("honolulu"))
    legs = [leg(city("honolulu"), onward), leg(onward, home)]
    s = given(hand=legs, at="honolulu")
    does(s, *lays(*legs), "land")
    assert s.visas[0] & visas("oceania")
    assert s.at[0] == home


def leg(a: int, b: int) -> int:
    return next(n for n, ends in enumerate(ENDS) if set(ends) == {a, b})


@rule("CM-17", "CM-38", "CM-A13")
def test_a_visa_is_taken_once_and_without_asking() -> None:
    s = given(hand=route("anchorage", "tokyo"), at="anchorage", has=visas("asia"))
    does(s, *lays(*route("anchorage", "tokyo")), "land")
    assert "stamped" not in told(s)
    assert GAME.view(s, 1).travellers[0].visas.count(1) == 1
    s = given(hand=route("anchorage", "tokyo"), at="anchorage")
    does(s, *lays(*route("anchorage", "tokyo")), "land")
    assert [line.nouns for line in s.lines or [] if line.tale is tales.STAMPED] == [(0, CONTINENT.number("asia"))]


@rule("CM-41", "CM-A23", "CM-A32")
def test_the_first_home_with_five_visas_wins_at_once() -> None:
    """When A comes home, then the game is over: no refill, no more turns."""
    s = given(hand=route("london", "paris"), at="london", has=ALL_VISAS)
    does(s, *lays(*route("london", "paris")), "land")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.places) == ("home", [1, 2])
    assert len(s.hands[0]) == HAND[2] - 1
    assert offered(s) == []


@rule("CM-40", "CM-41", "CM-A14")
def test_home_in_the_middle_of_a_lay_ends_it() -> None:
    """Given the last visa on the way, when the chain comes home, then nothing can be laid after it."""
    last = next(n for n in NEIGHBOURS[city("paris")] if VISA[n] == visas("america"))
    legs = [leg(city("paris"), last), leg(city("paris"), last) + 1]
    assert set(ENDS[legs[1]]) == {city("paris"), last}, "the network has two copies of this route"
    spare = card("paris", "london")
    s = given(hand=[*legs, spare], has=ALL_VISAS & ~visas("america"))
    does(s, *lays(*legs))
    assert [one.said for one in offered(s)] == ["land"]
    assert s.stack[-1].prompt(s).tale.key == "ask-land", "and the question does not speak of a card that leads on"
    does(s, "land")
    assert s.outcome is not None
    assert spare in s.hands[0]


@rule("CM-41", "CM-A15")
def test_passing_home_too_early_means_nothing() -> None:
    legs = [card("paris", "moscow"), card("paris", "moscow", 2), card("paris", "rome")]
    s = given(hand=legs, has=visas("asia", "america", "africa"))
    does(s, *lays(*legs), "land")
    assert s.outcome is None
    assert s.at[0] == city("rome")


@rule("CM-40", "CM-41", "CM-A15")
def test_neither_home_without_the_visas_nor_the_visas_without_home_wins() -> None:
    legs = [card("paris", "moscow"), card("paris", "moscow", 2)]
    s = given(hand=legs, has=visas("asia", "america", "africa"))
    does(s, *lays(*legs), "land")
    assert (s.outcome, s.at[0]) == (None, city("paris"))
    s = given(hand=route("paris", "rome"), has=ALL_VISAS)
    does(s, *lays(*route("paris", "rome")), "land")
    assert (s.outcome, s.at[0]) == (None, city("rome"))


@rule("CM-42")
def test_pawns_may_share_a_city() -> None:
    s = given(3, hand=route("anchorage", "tokyo"), at="anchorage", home="tokyo")
    assert s.at[1] == s.at[2] == city("tokyo")
    does(s, *lays(*route("anchorage", "tokyo")), "land")
    assert s.at == [city("tokyo")] * 3


@rule("CM-21", "CM-28", "CM-41")
def test_a_hand_may_be_a_whole_tour() -> None:
    """Given a hand that closes the tour, when it is laid on the first turn, then it wins at once."""
    tour = shortest_tour(HOMES[0])
    assert len(tour) <= HAND[2]
    s = given(hand=tour)
    does(s, *lays(*tour), "land")
    assert s.outcome is not None
    assert s.outcome.winners() == [0]


def shortest_tour(home: int) -> list[int]:
    legs, at, has = [], home, VISA[home]
    while at != home or has != ALL_VISAS:
        options = [n for n in range(CARDS) if FAR[at][n] >= 0 and n not in legs]
        best = min(options, key=lambda n: LEGS_TO_GO[home][FAR[at][n]][has | VISA[FAR[at][n]]])
        legs.append(best)
        at = FAR[at][best]
        has |= VISA[at]
    return legs


@rule("CM-28")
def test_whoever_has_no_card_that_leads_on_is_not_asked_whether_to_fly_on() -> None:
    legs = route(*ROUND_THE_PACIFIC)
    away = [n for n in range(CARDS) if FAR[city("tokyo")][n] < 0 and n not in legs]
    s = given(hand=[*legs[:3], *away[:12]])
    does(s, *lays(*legs[:2]))
    assert s.stack[-1].prompt(s).tale is tales.ASK_FLY
    does(s, *lays(legs[2]))
    assert s.stack[-1].prompt(s).tale is tales.ASK_DOWN
