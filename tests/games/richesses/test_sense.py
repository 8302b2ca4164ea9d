"""The bots: they plan, they keep their money together, and they are better than chance."""

import pytest

from grandtour.bots import bot_named
from grandtour.core.acts import NOBODY
from grandtour.core.chairs import Chair, bots_act
from grandtour.core.chance import Dice
from grandtour.core.questions import chances, play
from grandtour.games.richesses.board import BIKE, CAR, FOOT
from grandtour.games.richesses.circuits import CIRCUITS
from grandtour.games.richesses.game import GAME
from grandtour.games.richesses.sense import SenseBot, best_tour, goals_of, length
from grandtour.games.richesses.sheets import CIRCUIT
from grandtour.games.richesses.state import Tour
from tests.games.richesses.given import do, given, row


def choice(s: Tour, seat: int = 0, level: str = "sense") -> str:
    return bot_named(GAME, level).choose(Chair(GAME, s, seat), Dice(1)).said


def won(levels: list[str], circuit: str, seed: int) -> list[int]:
    dice, s = Dice(seed), GAME.new(len(levels), {"circuit": circuit})
    bots = {seat: bot_named(GAME, level) for seat, level in enumerate(levels)}
    while s.stack:
        act = s.stack[-1].sample(s, dice) if chances(s) else bots_act(GAME, s, bots, [], dice)
        assert act is not None
        play(s, act)
    assert s.outcome is not None
    return s.outcome.winners()


@pytest.mark.parametrize("circuit", CIRCUIT.words)
def test_sense_beats_random_in_every_circuit(circuit: str) -> None:
    assert won(["sense", "random"], circuit, 1) == [0]
    assert won(["random", "sense"], circuit, 2) == [1]


@pytest.mark.parametrize("circuit", ["monuments", "vins", "specialites"])
def test_a_planned_tour_is_no_longer_than_the_order_of_the_sheet(circuit: str) -> None:
    sheet, goals = CIRCUITS[CIRCUIT.number(circuit)].sheet, goals_of(CIRCUITS[CIRCUIT.number(circuit)])
    for mode in (FOOT, BIKE, CAR):
        tour = best_tour(sheet.start, goals, sheet.finish, mode)
        assert {goal.row for goal in tour} == {goal.row for goal in goals}
        assert length(sheet.start, tour, sheet.finish, mode) <= length(sheet.start, goals, sheet.finish, mode)


def test_it_claims_what_it_can() -> None:
    s = given("monuments", {"at": "arras"}, {"hand": ["nord-pas-de-calais"]})
    do(s, "A walk lille")
    assert choice(s, 1) == "claim"


def test_it_works_for_the_ferry_rather_than_drive_about() -> None:
    s = given("vins", {"at": "marseille", "vehicles": ["car"], "cash": 60}, {"at": "lille"})
    s.rows[0] = CIRCUITS[s.circuit].sheet.full - row(s, "patrimonio")
    assert choice(s) == "work"


def test_it_sells_the_car_for_the_last_ferry_home() -> None:
    s = given("touristique", {"at": "toulon", "vehicles": ["car"], "cash": 0, "done": "all"}, {"at": "lille"})
    assert choice(s) == "sell car"


def test_it_goes_round_a_taken_stage() -> None:
    """Given the next stage is taken and another lies near, then the other comes first."""
    s = given("monuments", {"at": "laon", "vehicles": ["car"], "done": ["laon"]}, {"at": "reims"})
    assert not choice(s).startswith("wait")


def test_the_last_ferry_is_paid_with_the_car_in_the_port_and_not_before() -> None:
    """Given all stages are done and the fare is short, then one drives to the port and sells there, not on the way."""
    driver = {"at": "narbonne", "vehicles": ["car"], "cash": 100, "done": "all"}
    assert choice(given("touristique", driver, {"at": "lille"})).startswith("drive")
    assert choice(given("touristique", {**driver, "at": "nice"}, {"at": "lille"})) == "sell car"


@pytest.mark.parametrize(("one", "other"), [("random", "rambler"), ("rambler", "nearest"), ("nearest", "sense")])
def test_each_level_beats_the_one_below(one: str, other: str) -> None:
    wins = sum(won([one, other], "vacances", seed) == [1] for seed in range(4))
    wins += sum(won([other, one], "vacances", seed) == [0] for seed in range(4))
    assert wins >= 5


def test_a_rambler_lets_everyone_pass() -> None:
    s = given("monuments", {"at": "arras"}, {"hand": ["nord-pas-de-calais"]})
    do(s, "A walk lille")
    assert choice(s, 1, "rambler") == "let-go"


def test_it_bets_on_a_colour_and_keeps_some_money() -> None:
    s = given("casinos", {"at": "clermont-ferrand", "cash": 400}, {"at": "lille"})
    do(s, "A walk vichy")
    stake = int(choice(s).split()[1])
    assert 50 <= stake <= 300
    do(s, f"A stake {stake}")
    assert choice(s) == "bet red"


def test_where_wealth_wins_a_card_on_the_way_is_welcome() -> None:
    """Given a passage point that is no way round, then a rider of Économie stops there."""
    s = given("economie", {"at": "le-puy-en-velay", "vehicles": ["bike"]}, {"at": "metz"})
    s.rows[0] = CIRCUITS[s.circuit].sheet.full - row(s, "strasbourg")
    assert choice(s) == "ride montlucon"


def test_whoever_has_a_car_takes_it_for_one_section_too() -> None:
    s = given("monuments", {"at": "versailles", "vehicles": ["car"], "done": "all"}, {"at": "lille"})
    assert choice(s) == "drive paris"


@pytest.mark.parametrize(("circuit", "outfits"), [("specialites", {"bike", "car"}), ("sports", {"car", "both"})])
def test_where_two_outfits_are_as_good_its_cards_decide(circuit: str, outfits: set[str]) -> None:
    assert {outset(circuit, seed) for seed in range(12)} == {f"outset {outfit}" for outfit in outfits}


def outset(circuit: str, seed: int) -> str:
    dice, s = Dice(seed), GAME.new(2, {"circuit": circuit})
    while chances(s):
        play(s, s.stack[-1].sample(s, dice))
    return choice(s)


def test_a_bot_made_anew_chooses_the_same() -> None:
    s = given("vacances", {"at": "dijon", "vehicles": ["car"]}, {"at": "lille"})
    bot = SenseBot()
    assert bot.choose(Chair(GAME, s, 0), Dice(1)) is SenseBot().choose(Chair(GAME, s, 0), Dice(2))
    assert NOBODY not in s.at
