"""Moving and stopping: RF-16 to RF-33, RF-54 to RF-57."""

from collections.abc import Mapping

import pytest

from grandtour.games.richesses.board import CAR, FOOT, IS_PASSAGE, POINTS, WALKED, reach
from grandtour.games.richesses.state import Tour
from tests.games.playing import answers, asked
from tests.games.richesses.given import Player, do, ends, given, may, point, told, where
from tests.rules import rule


@rule("RF-30", "RF-03")
def test_on_foot_one_goes_one_section_of_ordinary_road() -> None:
    """Given Beaune with a motorway to Auxerre, then a walker may go to its three neighbours by road only."""
    s = given("monuments", {"at": "beaune"})
    assert ends(s, "walk") == {"arc-et-senans", "chalon-sur-saone", "dijon"}
    assert not ends(s, "ride") | ends(s, "drive")


@rule("RF-29")
def test_whoever_can_only_move_on_is_asked_nothing_else() -> None:
    """Given a walker, then only one with the money for a bike is asked what they do besides."""
    states = [given("monuments", {"at": "beaune", "cash": cash}) for cash in (100, 200)]
    assert [s.stack[-1].prompt(s).tale.key for s in states] == ["ask-go", "ask-turn"]


@rule("RF-31", "RF-54", "RF-55")
def test_a_rider_passes_over_others_but_does_not_stop_on_them() -> None:
    s = given("monuments", {"at": "beaune", "vehicles": ["bike"]}, {"at": "dijon"})
    assert may(s, "A ride vezelay")
    assert not may(s, "A ride dijon")
    assert "auxerre" not in ends(s, "ride")  # by motorway only, or by a third section


@rule("RF-32", "RF-33", "RF-A29", "RF-A56")
def test_a_motorway_section_costs_10_francs_and_what_one_cannot_pay_is_not_offered() -> None:
    """Given Dieppe to Auxerre, by Rouen and two motorways, then 20 F are enough and 10 F are not."""
    s = given("vins", {"at": "dieppe", "vehicles": ["car"], "cash": 10})
    found = reach(point("dieppe"), CAR, False)
    assert found.price(point("auxerre")) == 20
    assert [point(name) for name in ("rouen", "paris", "auxerre")] == list(found.way(point("auxerre")))
    assert not may(s, "A drive auxerre")
    s = given("vins", {"at": "dieppe", "vehicles": ["car"], "cash": 20})
    do(s, "A drive auxerre")
    assert s.cash[0] == 0
    assert told(s) == ["drives"]


@rule("RF-A56")
def test_the_cheapest_way_is_taken_and_of_those_the_shortest() -> None:
    found = reach(point("beaune"), CAR, False)
    assert found.price(point("vezelay")) == 0
    assert found.way(point("vezelay")) == (point("dijon"), point("vezelay"))
    assert point("beaune") not in found.ends


@rule("RF-A1", "RF-A56")
def test_only_the_end_of_a_move_counts_unless_passing_was_agreed() -> None:
    """Given a rider who passes over Chalon-sur-Saône, then no card is drawn; with *passing*, one is."""
    rider = {"at": "beaune", "vehicles": ["bike"]}
    s = given("vins", rider)
    do(s, "A ride macon")
    assert asked(s) == "B"
    s = given("vins", rider, passing=True)
    do(s, "A ride macon")
    assert asked(s) == "*"
    do(s, "* card oncle")
    assert s.cash[0] == 200
    assert asked(s) == "B"


@rule("RF-A1", "RF-A56")
def test_with_passing_a_way_without_passage_points_is_preferred() -> None:
    free = [end for end in range(POINTS) if reach(point("paris"), CAR, True).price(end) == 0]
    for end in free:
        shunning, plain = reach(point("paris"), CAR, True).way(end), reach(point("paris"), CAR, False).way(end)
        assert len(plain) <= len(shunning)
        assert sum(IS_PASSAGE[p] for p in shunning[:-1]) <= sum(IS_PASSAGE[p] for p in plain[:-1])


@rule("RF-18", "RF-A59")
def test_a_prefecture_is_a_place_to_stop_and_nothing_more() -> None:
    s = given("monuments", {"at": "vichy"})
    do(s, "A walk moulins")
    assert asked(s) == "B"
    assert told(s) == ["walks"]


@rule("RF-19", "RF-48", "RF-A59")
def test_a_passage_point_brings_a_card_a_prefecture_with_a_white_centre_too() -> None:
    s = given("monuments", {"at": "bordeaux"})
    do(s, "A walk mont-de-marsan")
    assert asked(s) == "*"


@rule("RF-54", "RF-56", "RF-A25")
def test_a_blocked_player_may_pass_naming_the_point_or_go_elsewhere() -> None:
    s = given("monuments", {"at": "beaune"}, {"at": "dijon"})
    assert ends(s, "wait") == {"dijon"}
    assert not may(s, "A walk dijon")
    assert may(s, "A walk arc-et-senans")
    do(s, "A wait dijon")
    assert asked(s) == "B"


@rule("RF-A25")
def test_whoever_can_move_and_has_nothing_else_to_do_must_move() -> None:
    s = given("monuments", {"at": "beaune"})
    assert {act.split()[0] for act in [a.said for a in s.stack[-1].options(s)]} == {"walk"}


@rule("RF-A26", "RF-A27", "RF-49")
def test_whoever_has_passed_may_drive_the_same_piece_away() -> None:
    """Given B works on in Dijon, when A has passed once, then A may enter and puts B on a nearest point."""
    s = given("monuments", {"at": "beaune"}, {"at": "dijon"})
    do(s, "A wait dijon", "B work", "* roll 30", "A walk dijon")
    assert asked(s) == "A"
    assert ends(s, "put") == {"arc-et-senans", "beaune", "langres", "vezelay"}
    do(s, "A put vezelay")
    assert (where(s), where(s, 1)) == ("dijon", "vezelay")
    assert s.rows == [0, 0]  # being put on a stage is no arrival
    assert asked(s) == "B"


@rule("RF-A26")
def test_a_piece_that_has_moved_and_come_back_must_be_waited_for_anew() -> None:
    s = given("monuments", {"at": "beaune"}, {"at": "dijon"})
    do(s, "A wait dijon", "B walk vezelay", "A walk chalon-sur-saone", "* card oncle", "B walk dijon", "A walk beaune")
    do(s, "B work", "* roll 30")
    assert not may(s, "A walk dijon")
    assert may(s, "A wait dijon")


@rule("RF-57", "RF-A30", "RF-A29")
def test_a_ferry_is_one_section_for_everyone_and_paid_before() -> None:
    s = given("vins", {"at": "nice", "cash": 300})
    assert {"calvi", "bastia"} <= ends(s, "walk")
    do(s, "A walk calvi", "* card oncle")
    assert s.cash[0] == 100
    s = given("vins", {"at": "nice", "cash": 290})
    assert not {"calvi", "bastia"} & ends(s, "walk")


@rule("RF-63", "RF-A3")
def test_the_finish_is_shut_to_stop_but_not_to_pass_until_all_stages_are_done() -> None:
    s = given("monuments", {"at": "versailles", "vehicles": ["car"], "done": ["versailles", "reims"]})
    assert not may(s, "A drive paris")
    assert may(s, "A drive meaux")
    s = given("monuments", {"at": "versailles", "done": "all"})
    assert may(s, "A walk paris")


@rule("RF-A28")
def test_whoever_has_sold_the_car_can_walk_on_from_anywhere() -> None:
    assert all(reach(start, FOOT, False).prices.count(0) >= 2 for start in range(POINTS))
    assert all(near for near in WALKED)


@rule("RF-A65")
def test_what_can_be_answered_in_one_way_only_is_not_asked() -> None:
    """Given one nearest point only, then the piece is put there unasked."""
    s = given("vins", {"at": "saverne"}, {"at": "strasbourg"}, {"at": "riquewihr"})
    do(s, "A wait strasbourg", "B work", "* roll 30", "C wait strasbourg", "A walk strasbourg")
    assert (where(s), where(s, 1)) == ("strasbourg", "saverne")
    assert asked(s) == "B"


# --- One way only: beside the finish, which is shut, on foot ---


CORNERED = {"at": "bobigny"}  # its two roads lead to Paris, the finish, and to Compiègne


def after_a_move(*others: Player, **settings: object) -> Tour:
    """A has moved far away, and B is next."""
    return do(given("economie", {"at": "beaune"}, *others, pile=(), **settings), "A walk dijon")


@rule("RF-A65", "RF-63")
def test_the_only_way_there_is_is_gone_unasked_and_told() -> None:
    s = after_a_move(CORNERED)
    assert (where(s, 1), asked(s)) == ("compiegne", "A")
    assert told(s) == ["walks", "one-way", "walks"]


@rule("RF-A65", "RF-56")
def test_whoever_can_only_wait_for_another_waits_unasked() -> None:
    s = after_a_move(CORNERED, {"at": "compiegne"})
    assert (where(s, 1), asked(s)) == ("bobigny", "C")
    assert told(s) == ["walks", "one-way", "waits"]


@rule("RF-A65")
@pytest.mark.parametrize(
    ("more", "settings", "answer"),
    [
        ({"vehicles": ["bike"]}, {}, "sell bike"),
        ({"cash": 400}, {}, "buy bike"),
        ({"cash": 0}, {}, "seek orleans"),
        ({"done": "all"}, {}, "walk paris"),
        ({}, {"hidden-cash": True}, "walk compiegne"),
    ],
    ids=["something to sell", "something to buy", "ruined", "the finish is open", "hidden cash is a secret"],
)
def test_whoever_may_have_a_choice_is_asked(more: Player, settings: Mapping[str, object], answer: str) -> None:
    s = after_a_move({**CORNERED, **more}, **settings)
    assert (where(s, 1), asked(s)) == ("bobigny", "B")
    assert answer in answers(s)


@rule("RF-A65", "RF-A66")
def test_a_second_move_that_leads_one_way_only_is_not_asked_either() -> None:
    s = given("touristique", {"at": "calvi", "cash": 500})
    do(s, "A walk porto", "* card vent-dans-le-dos")
    assert (where(s), asked(s)) == ("calvi", "*"), "another card is due"
    assert told(s)[-2:] == ["one-way", "walks"]
