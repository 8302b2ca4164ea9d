"""The network of cities and routes: what must stay true of it however it is balanced."""

import re
from itertools import combinations

import pytest

from grandtour.games.course.board import (
    BOARD,
    CARD,
    CARDS,
    CITIES,
    CITY,
    CONTINENT,
    ENDS,
    HOMES,
    LEGS_TO_GO,
    NEIGHBOURS,
    ROUTES,
    VISA,
)
from tests.games.course.given import card, city
from tests.rules import rule


def reached(routes: list[tuple[int, ...]]) -> set[int]:
    """The cities that can be reached from Paris on these routes."""
    found, queue = {HOMES[0]}, [HOMES[0]]
    for here in queue:
        onward = {end for ends in routes if here in ends for end in ends} - found
        found |= onward
        queue += onward
    return found


def test_there_are_108_route_cards_and_each_has_its_own_name() -> None:
    assert CARDS == 108
    assert len(set(CARD.words)) == CARDS
    assert all(a != b for a, b in ENDS)
    assert len({frozenset(ends) for ends in ROUTES}) == len(ROUTES) == len(BOARD["routes"])


def test_every_city_can_be_reached_and_no_route_is_the_only_way() -> None:
    assert reached(ROUTES) == set(range(CITIES))
    for route in ROUTES:
        assert reached([other for other in ROUTES if other != route]) == set(range(CITIES)), f"{route} is a bridge"
    assert min(len(cities) for cities in NEIGHBOURS) >= 2


def test_the_shortest_tour_is_as_long_from_every_home() -> None:
    assert [CITY.words[home] for home in HOMES] == ["paris", "new-york", "tokyo"]
    assert {LEGS_TO_GO[home][home][VISA[home]] for home in HOMES} == {8}


@pytest.mark.parametrize(
    "leg",
    [
        ("paris", "new-york"),
        ("new-york", "anchorage"),
        ("anchorage", "tokyo"),
        ("tokyo", "honolulu"),
        ("cairo", "tehran"),
    ],
)
def test_the_routes_of_the_rulebook_exist(leg: tuple[str, str]) -> None:
    assert set(ENDS[card(*leg)]) == {city(name) for name in leg}


@rule("CM-A9", "CM-A10", "CM-A25")
def test_every_city_gives_the_visa_of_its_continent_but_for_the_islands() -> None:
    islands = [place["id"] for place in BOARD["cities"] if place["visa"] is None]
    assert {place["continent"] for place in BOARD["cities"]} == set(CONTINENT.words)
    assert islands == ["auckland", "honolulu", "papeete", "easter-island"]
    assert all(place["visa"] == place["continent"] for place in BOARD["cities"] if place["id"] not in islands)
    australia = [place["id"] for place in BOARD["cities"] if place["visa"] == "oceania"]
    assert australia == ["sydney", "darwin"]
    assert sum(city(name) in ends for name in australia for ends in ENDS) >= 14


def test_cities_are_named_plainly_and_lie_on_the_globe() -> None:
    for place in BOARD["cities"]:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", place["id"])
        assert -60 < place["lat"] < 75
        assert -180 <= place["lon"] <= 180
    spots = [(place["lat"], place["lon"]) for place in BOARD["cities"]]
    assert all(abs(a - c) + abs(b - d) > 3 for (a, b), (c, d) in combinations(spots, 2)), "two cities on one spot"
