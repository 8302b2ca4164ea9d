"""What `./x campaign follies` counts: bots with sense do not do what looked most foolish, and it would be seen."""

from collections.abc import Sequence
from typing import Any

import pytest

from grandtour import arena
from grandtour.games.sakodo import study
from tools import follies
from tools.follies import AufAchse, Course, Sakodo


def told_of(watching: Sakodo, games: int) -> dict[str, float]:
    """What is said of so many games, a game."""
    return {what: float(times) for what, _, times in (line.partition(": ") for line in watching.told_of(games))}


@pytest.fixture
def at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """All seats play at random, whatever bots the watcher asks for."""

    def play(game: Any, bots: Sequence[str], *how: Any, **more: Any) -> arena.Played:
        return arena.play(game, ["random"] * len(bots), *how, **more)

    for module in (follies, study):
        monkeypatch.setattr(module, "play", play)


def test_a_sakodo_bot_sells_nothing_that_it_needs() -> None:
    watching = Sakodo()
    watching.play(2, seed=0)
    assert watching.follies["sold what it needs"] == 0


def test_sakodo_bots_trade_and_seldom_waste_a_guide_or_sell_a_camera_too_soon() -> None:
    """Six games of four, in which they trade. None of the rest need happen: that it is counted is tested below."""
    watching = Sakodo()
    for seed in range(6):
        watching.play(4, seed)
    told = told_of(watching, 6)
    assert 0 < told["trades agreed"] <= told["trades proposed"]
    assert told["guides spent on a souvenir that was then too dear"] < 1
    assert told.get("cameras needed again after one was sold", 0) < 3


@pytest.mark.usefixtures("at_random")
def test_what_looks_foolish_in_sakodo_is_counted_when_it_is_done() -> None:
    watching = Sakodo()
    for seed in range(6):
        watching.play(4, seed)
    told = told_of(watching, 6)
    assert {what for what, times in told.items() if times > 0} >= {
        "guides spent on a souvenir that was then too dear",
        "cameras needed again after one was sold",
        "sold what it needs",
    }


def test_a_course_bot_takes_nothing_back_before_it_has_flown_on() -> None:
    watching = Course()
    watching.play(2, seed=0)
    assert watching.at_once == 0


@pytest.mark.usefixtures("at_random")
def test_a_card_of_course_that_is_taken_back_at_once_is_counted() -> None:
    watching = Course()
    watching.play(2, seed=0)
    assert watching.at_once > 0


def test_auf_achse_roadworks_are_in_nobodys_own_way() -> None:
    watching = AufAchse()
    watching.play(2, seed=0)
    assert watching.works["placed"] > 0
    assert watching.works["in their own way"] == 0
    assert len(list(watching.told_of(1))) == 6


def test_auf_achse_roadworks_of_three_hurt_somebody_wherever_they_can() -> None:
    """Between two they need not: whoever is to be inspected waits for the other one to get on."""
    watching = AufAchse()
    for seed in range(2):
        watching.play(3, seed)
    assert watching.works["placed"] > 0
    assert watching.works["in their own way"] == 0
    assert watching.works["hurt nobody though they could"] == 0


@pytest.mark.usefixtures("at_random")
def test_auf_achse_roadworks_that_are_in_ones_own_way_or_hurt_nobody_are_counted() -> None:
    watching = AufAchse()
    for seed in range(2):
        watching.play(3, seed)
    assert 0 < watching.works["in their own way"] < watching.works["placed"]
    assert 0 < watching.works["hurt nobody though they could"] < watching.works["hurt nobody"]


def test_auf_achse_bots_roll_less_under_inspection_where_the_card_leaves_the_game() -> None:
    shares = []
    for once in ("for-two", "no"):
        watching = AufAchse(**{"inspection-once": once})
        for seed in range(2):
            watching.play(2, seed)
        shares.append(watching.inspected / watching.rolls)
    assert 0 < shares[0] < shares[1] / 2
