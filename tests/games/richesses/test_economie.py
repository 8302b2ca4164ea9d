"""Économie: RF-65 to RF-77."""

from grandtour.games.richesses.game import GAME
from grandtour.games.richesses.state import WORKED, wealth
from tests.games.playing import asked, let_chance_speak, offers
from tests.games.richesses.given import do, ends, given, may, told, where
from tests.games.richesses.test_circuits import outcome
from tests.rules import rule

FAR = {"at": "dijon"}


@rule("RF-68", "RF-69", "RF-70", "RF-A8", "RF-A31", "RF-A65")
def test_nobody_leaves_paris_with_less_than_200_francs_and_a_vehicle_costs_its_price_on_top() -> None:
    """Given 180 F, then a player is not asked but works; with 200 F they may walk, with 400 F buy a bike."""
    s = given("economie", {"home": True, "cash": 200}, {"home": True, "cash": 120})
    assert ends(s, "walk")
    assert not may(s, "A buy bike")
    do(s, "A work", "* roll 60")
    assert asked(s) == "*"  # B has 120 F and must work
    do(s, "* roll 60")
    assert s.cash == [260, 180]
    s.cash[0] = 390
    assert not may(s, "A buy bike")
    s.cash[0] = 400
    do(s, "A buy bike")
    assert s.cash[0] == 200
    s.cash[0] = 990
    assert not may(s, "A buy car")


@rule("RF-68", "RF-67")
def test_everyone_begins_with_nothing_and_is_not_asked_how_to_set_out() -> None:
    s = let_chance_speak(GAME.new(2, {"circuit": "economie"}))
    assert min(s.cash) >= 0
    assert max(s.cash) >= 200
    assert asked(s) in ("A", "B")
    assert may(s, f"{asked(s)} work")


@rule("RF-71", "RF-A2")
def test_those_who_wait_in_paris_do_not_block_each_other() -> None:
    s = given("economie", {"home": True, "cash": 200}, {"home": True, "cash": 200})
    do(s, "A walk versailles", "B walk nanterre")
    assert s.on_board == [True, True]


@rule("RF-72", "RF-A6", "RF-A7", "RF-22")
def test_a_stage_brings_one_roll_at_once_and_no_second_by_staying() -> None:
    s = given("economie", {"at": "macon"}, FAR)
    do(s, "A walk lyon")
    assert asked(s) == "*"
    do(s, "* roll 60", "B walk beaune")
    assert s.cash[0] == 160
    assert not may(s, "A work")


@rule("RF-73", "RF-A60", "RF-A7")
def test_on_a_later_visit_work_is_voluntary_on_the_turn_after_the_stop_and_once() -> None:
    s = given("economie", {"at": "macon", "done": ["lyon"]}, FAR)
    s.won[0] = s.rows[0]
    do(s, "A walk lyon")
    assert asked(s) == "B"
    do(s, "B walk beaune", "A work", "* roll 10", "B walk dijon")
    assert not may(s, "A work")
    assert s.visit[0] == WORKED


@rule("RF-A7", "RF-23")
def test_in_other_capitals_one_may_work_on() -> None:
    s = given("economie", {"at": "dijon"}, {"at": "nancy"})
    do(s, "A work", "* roll 10", "B walk epinal")
    assert may(s, "A work")


@rule("RF-75", "RF-A4", "RF-A9", "RF-A10", "RF-74")
def test_the_first_home_gets_300_and_opens_the_closing_phase() -> None:
    s = given("economie", {"at": "versailles", "done": "all"}, FAR, {"at": "nancy"})
    do(s, "A walk paris")
    assert s.cash[0] == 400
    assert not s.on_board[0]
    assert s.closing == s.round + 5
    assert "closing" in told(s)
    assert not may(s, "B work")  # of one's own will, no longer
    do(s, "B walk beaune", "C walk epinal")
    assert asked(s) == "B"  # A takes no more turns


@rule("RF-A9", "RF-69")
def test_in_the_closing_phase_forced_work_is_still_done() -> None:
    s = given("economie", {"at": "versailles", "done": "all"}, {"home": True, "cash": 100}, {"home": True, "cash": 200})
    do(s, "A walk paris")
    assert asked(s) == "*"
    do(s, "* roll 10")
    assert asked(s) == "C"
    assert not may(s, "C work")


@rule("RF-A10", "RF-41")
def test_whoever_is_home_may_still_claim_tolls() -> None:
    s = given("economie", {"at": "versailles", "done": "all", "hand": ["bourgogne"]}, FAR, {"at": "nancy"})
    do(s, "A walk paris", "B walk beaune")
    assert may(s, "A claim")


@rule("RF-75", "RF-76", "RF-77", "RF-A9", "RF-A10")
def test_those_at_home_rank_by_wealth_before_all_others() -> None:
    """Given A home first and B in the closing phase, C never, then 300, 200, 0 F; C is last with the most cash."""
    s = given(
        "economie",
        {"at": "versailles", "done": "all", "cash": 100},
        {"at": "nanterre", "done": "all", "cash": 100, "vehicles": ["car"]},
        {"at": "nancy", "cash": 9000},
        closing=1,
    )
    do(s, "A walk paris", "B drive paris", "C walk epinal", "C walk nancy")
    assert s.cash == [400, 300, 9000]
    assert outcome(s) == ("premiums", [2, 1, 3])


@rule("RF-A10", "RF-75")
def test_with_two_the_second_arrival_ends_the_game_and_with_four_the_third() -> None:
    ready = {"at": "versailles", "done": "all"}
    s = given("economie", ready, {"at": "nanterre", "done": "all"})
    do(s, "A walk paris", "B walk paris")
    assert outcome(s)[0] == "premiums"
    s = given("economie", ready, {"at": "nanterre", "done": "all"}, {"at": "creteil", "done": "all"}, FAR)
    do(s, "A walk paris", "B walk paris", "C walk paris")
    assert s.cash == [400, 300, 200, 100]
    assert outcome(s)[1] == [1, 2, 3, 4]


@rule("RF-76", "RF-A11")
def test_wealth_counts_vehicles_at_resale_and_debts_against_it() -> None:
    s = given("economie", {"cash": 50, "vehicles": ["bike", "car"]}, {"cash": 0})
    s.debts[1] = ((0, 60),)
    assert [wealth(s, 0), wealth(s, 1)] == [550, -60]


@rule("RF-A47")
def test_of_equal_wealth_the_earlier_home_comes_first() -> None:
    s = given(
        "economie", {"at": "versailles", "done": "all", "cash": 100}, {"at": "nanterre", "done": "all", "cash": 200}
    )
    do(s, "A walk paris", "B walk paris")
    assert s.cash == [400, 400]
    assert outcome(s)[1] == [1, 2]


def test_the_turn_of_whoever_must_work_is_played_for_them() -> None:
    s = given("economie", {"at": "dijon"}, {"home": True, "cash": 0})
    do(s, "A walk beaune")
    assert offers(s)[0].startswith("roll")
    assert where(s, 1) == "paris"
