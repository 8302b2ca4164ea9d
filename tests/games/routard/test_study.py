"""The study of many games counts what happened in them."""

import pytest

from grandtour.games.routard.game import GAME
from grandtour.games.routard.study import COUNTED, Study

LEVELS = ["sense", "hiker", "sense"]


@pytest.fixture(scope="module", params=[False, True], ids=["full", "express"])
def study(request: pytest.FixtureRequest) -> Study:
    study = Study(express=request.param)
    study.play(LEVELS, seed=3)
    study.play(LEVELS, seed=4)
    return study


def test_turns_are_spent_on_packing_and_on_travelling(study: Study) -> None:
    rounds = [int(one.facts["rounds"]) for one in study.played]
    assert all(
        0 < packing + travelling <= most
        for packing, travelling, most in zip(study.packing, study.travelling, rounds, strict=True)
    )
    assert (max(study.packing) == 0) == study.express


def test_money_and_cheques_are_counted_at_every_turn_on_the_way(study: Study) -> None:
    assert len(study.money) == len(study.cheques) >= len(study.played) * len(LEVELS)
    assert min([*study.money, *study.cheques]) >= 0


def test_what_is_counted_can_be_told() -> None:
    assert COUNTED.keys() <= {tale.key for tale in GAME.tales}


def test_the_report_has_a_line_for_all_that_is_counted(study: Study) -> None:
    report = "\n".join(study.report())
    assert all(what in report for what in COUNTED.values())
