"""Working, debts and ruin: RF-17, RF-20 to RF-23, RF-45, RF-58, RF-59."""

from grandtour.games.richesses.game import GAME
from tests.games.playing import asked, offers
from tests.games.richesses.given import do, ends, given, may, where
from tests.rules import rule


@rule("RF-17", "RF-20", "RF-21", "RF-22", "RF-23", "RF-A5")
def test_work_is_done_on_the_turn_after_the_stop_and_takes_the_turn() -> None:
    s = given("monuments", {"at": "beaune"}, {"at": "lille"})
    assert not may(s, "A work")
    do(s, "A walk dijon")
    assert asked(s) == "B"
    do(s, "B walk cambrai", "A work", "* roll 60")
    assert s.cash[0] == 160
    assert asked(s) == "B"
    do(s, "B walk lille")
    assert may(s, "A work")


@rule("RF-58", "RF-A31")
def test_a_ruined_player_may_go_straight_to_the_nearest_work_town() -> None:
    s = given("monuments", {"at": "beaune", "cash": 0}, {"at": "lille"})
    assert ends(s, "seek") == {"dijon"}
    do(s, "A seek dijon")
    assert where(s) == "dijon"
    assert asked(s) == "B"


@rule("RF-A31", "RF-59")
def test_taken_capitals_the_own_one_and_the_finish_are_passed_over() -> None:
    s = given("monuments", {"at": "beaune", "cash": 0}, {"at": "dijon"})
    assert ends(s, "seek").isdisjoint({"dijon", "paris"})
    s = given("monuments", {"at": "dijon", "cash": 0}, {"at": "lille"})
    assert "dijon" not in ends(s, "seek")
    assert may(s, "A work")


@rule("RF-45", "RF-A31")
def test_whoever_has_money_or_a_vehicle_is_not_ruined() -> None:
    assert not ends(given("monuments", {"at": "beaune", "cash": 10}), "seek")
    assert not ends(given("monuments", {"at": "beaune", "cash": 0, "vehicles": ["bike"]}), "seek")


@rule("RF-A11", "RF-A62", "RF-59")
def test_income_pays_debts_first_the_oldest_first() -> None:
    s = given("monuments", {"at": "dijon", "cash": 0}, {"at": "lille"}, {"at": "mende"})
    s.debts[0] = ((1, 20), (-1, 70))
    do(s, "A work", "* roll 50")
    assert (s.cash, s.debts[0]) == ([0, 120, 100], ((-1, 40),))
    assert not may(s, "A buy bike")


@rule("RF-A62")
def test_a_debtor_uses_a_vehicle_that_was_granted() -> None:
    s = given("monuments", {"at": "beaune", "cash": 0}, {"at": "lille"})
    s.debts[0] = ((-1, 70),)
    do(s, "A walk chalon-sur-saone", "* card kermesse", "B walk cambrai")
    assert ends(s, "ride")
    assert s.debts[0] == ((-1, 70),)


@rule("RF-A11")
def test_two_who_owe_each_other_come_to_an_end() -> None:
    s = given("monuments", {"at": "dijon", "cash": 0}, {"at": "lille", "cash": 0})
    s.debts[0], s.debts[1] = ((1, 30),), ((0, 20),)
    do(s, "A work", "* roll 60")
    assert s.debts[:2] == [(), ()]
    assert sum(s.cash) == 60


@rule("RF-A32")
def test_nobody_is_out_of_the_game() -> None:
    s = given("monuments", {"at": "beaune", "cash": 0}, {"at": "lille", "cash": 0})
    do(s, "A walk arc-et-senans", "* card oncle")
    assert asked(s) == "B"
    assert {"walk", "work"} <= {act.split()[0] for act in offers(s)}


@rule("RF-A50")
def test_the_bank_never_runs_out() -> None:
    s = given("monuments", {"at": "dijon", "cash": 100_000}, {"at": "lille"})
    do(s, "A work", "* roll 60")
    assert s.cash[0] == 100_060


@rule("RF-A51", "RF-A3", "RF-57", "RF-A29")
def test_whoever_is_stranded_on_corsica_may_work_in_ajaccio_though_it_is_the_finish() -> None:
    s = given("touristique", {"at": "corte", "cash": 100}, {"at": "lille"})
    assert may(s, "A walk ajaccio")
    s.cash[0] = 300
    assert not may(s, "A walk ajaccio")
    s.cash[0] = 0
    assert ends(s, "seek") == {"ajaccio"}
    do(s, "A walk ajaccio", "B walk cambrai", "A work", "* roll 60")
    assert s.outcome is None


@rule("RF-A51", "RF-A4")
def test_whoever_has_all_stages_comes_home_to_ajaccio_though_somebody_works_there() -> None:
    home, broke = {"at": "corte", "done": "all", "cash": 300}, {"at": "ajaccio", "cash": 100, "hand": ["corse"]}
    s = given("touristique", home, broke)
    do(s, "A walk ajaccio")
    assert asked(s) == "B"
    GAME.audit(s)
    do(s, "B let-go")
    assert s.outcome is not None
    assert s.outcome.winners() == [0]
