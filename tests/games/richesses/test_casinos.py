"""Casinos: RF-82 to RF-101, RF-139."""

import pytest

from grandtour.games.richesses.acts import BET, ON
from grandtour.games.richesses.game import GAME
from tests.games.playing import asked, let_chance_speak, offers
from tests.games.richesses.given import do, ends, given, may, row, told, where
from tests.games.richesses.test_circuits import outcome
from tests.rules import rule

GAMBLER = {"at": "clermont-ferrand", "cash": 500}
FAR = {"at": "lille"}
BETS = 23


@rule("RF-84", "RF-139", "RF-87", "RF-A44", "RF-A17")
def test_each_starts_in_a_casino_of_their_own_with_its_pawn_and_may_bet_before_the_first_move() -> None:
    s = let_chance_speak(GAME.new(2, {"circuit": "casinos"}))
    s = let_chance_speak(do(s, "A outset bike", "B outset bike"))
    first, second = asked(s), "B" if asked(s) == "A" else "A"
    assert len(ends(s, "casino")) == 8
    do(s, f"{first} casino vichy")
    assert len(ends(s, "casino")) == 7
    do(s, f"{second} casino cannes")
    seat = "AB".index(first)
    assert s.rows[seat] == row(s, "vichy")
    assert may(s, f"{first} stake 300")
    do(s, f"{first} stake 10", f"{first} bet red", "* roll 20")
    assert asked(s) == first  # the bet has cost no turn
    assert may(s, f"{first} ride clermont-ferrand")
    do(s, f"{first} stake 10", f"{first} bet red", "* roll 20")
    assert asked(s) == second  # but a second one has


@rule("RF-86", "RF-90", "RF-91", "RF-92", "RF-A45")
def test_one_must_bet_on_arrival_with_the_pawn_already_placed() -> None:
    s = given("casinos", GAMBLER, FAR)
    do(s, "A walk vichy")
    assert s.rows[0] == row(s, "vichy")
    assert offers(s) == [f"stake {n}" for n in range(10, 310, 10)]
    do(s, "A stake 300")
    assert len(offers(s)) == len(BET.words) == BETS
    assert {act.split()[0] for act in offers(s)} == {ON.name}


@rule("RF-93", "RF-96", "RF-97")
def test_a_colour_pays_twice_the_stake_and_a_casino_is_won_once() -> None:
    s = given("casinos", GAMBLER, FAR)
    do(s, "A walk vichy", "A stake 300", "A bet blue", "* roll 40")
    assert s.cash[0] == 500 + 600
    do(s, "B walk cambrai")
    assert not may(s, "A stake 10")
    do(s, "A walk clermont-ferrand", "B walk lille", "A walk vichy")
    assert asked(s) == "B"
    assert where(s) == "vichy"


@rule("RF-88", "RF-94", "RF-95")
@pytest.mark.parametrize(
    ("bet", "face", "cash"),
    [("60", 60, 1100), ("60", 50, 400), ("40-60", 40, 800), ("40-60", 10, 400), ("red", 10, 700), ("red", 50, 400)],
)
def test_what_bets_pay(bet: str, face: int, cash: int) -> None:
    s = given("casinos", GAMBLER, FAR)
    do(s, "A walk vichy", "A stake 100", f"A bet {bet}", f"* roll {face}")
    assert s.cash[0] == cash


@rule("RF-89", "RF-90")
def test_after_a_lost_bet_one_may_stay_and_bet_again_which_takes_the_turn() -> None:
    s = given("casinos", GAMBLER, FAR)
    do(s, "A walk vichy", "A stake 100", "A bet red", "* roll 20", "B walk cambrai")
    assert s.rows[0] == row(s, "vichy")
    assert may(s, "A walk moulins")
    do(s, "A stake 100", "A bet red", "* roll 10")
    assert asked(s) == "B"
    assert told(s)[-1] == "wins-bet"


@rule("RF-A43", "RF-91")
def test_without_10_francs_the_bet_is_waived_and_the_pawn_is_placed() -> None:
    s = given("casinos", {"at": "clermont-ferrand", "cash": 0}, FAR)
    do(s, "A walk vichy")
    assert asked(s) == "B"
    assert s.rows[0] == row(s, "vichy")
    s = given("casinos", {"at": "clermont-ferrand", "cash": 40}, FAR)
    do(s, "A walk vichy")
    assert offers(s)[-1] == "stake 40"


@rule("RF-85", "RF-98", "RF-99", "RF-100", "RF-101", "RF-A57")
def test_the_game_ends_when_somebody_with_all_stages_comes_to_paris_and_the_richest_wins() -> None:
    s = given("casinos", {"at": "versailles", "done": "all", "cash": 300}, {"at": "lille", "vehicles": ["car"]})
    do(s, "A walk paris")
    assert outcome(s) == ("fortune", [2, 1])


@rule("RF-A48")
def test_the_toll_on_the_last_arrival_counts() -> None:
    a, b = {"at": "versailles", "done": "all", "cash": 130}, {"hand": ["ile-de-france"], "at": "lille"}
    s = given("casinos", a, b, pile=["lorraine"])
    do(s, "A walk paris", "B claim", "* roll 60", "* draw lorraine")
    assert s.cash == [70, 160]
    assert outcome(s) == ("fortune", [2, 1])


@rule("RF-A47")
def test_equal_wealth_goes_by_pawns() -> None:
    s = given("casinos", {"at": "versailles", "done": "all"}, {"at": "lille"}, {"at": "nancy"})
    do(s, "A walk paris")
    assert outcome(s)[1] == [1, 2, 2]
