"""The study of many games counts what happened in them."""

import pytest

from grandtour.families.track.board import JOB
from grandtour.families.track.cards import SELF
from grandtour.games.sakodo.board import COURRIER
from grandtour.games.sakodo.cards import BEFALLS, DECK
from grandtour.games.sakodo.study import Study

SEATS = 3


@pytest.fixture(scope="module")
def study() -> Study:
    study = Study()
    study.play(SEATS, seed=3)
    study.play(SEATS, seed=4)
    return study


def test_everyone_is_counted_once_a_game_by_the_letters_that_hit_him(study: Study) -> None:
    assert sum(len(shares) for shares in study.won.values()) == SEATS * len(study.played)
    assert sum(sum(shares) for shares in study.won.values()) == len(study.played)


def test_there_is_money_to_be_counted_at_every_turn(study: Study) -> None:
    rounds = sum(int(one.facts["rounds"]) for one in study.played)
    assert SEATS * rounds / 2 < len(study.money) <= SEATS * rounds
    assert min(study.money) >= 0


def test_follies_are_counted_and_sense_sells_nothing_that_it_needs(study: Study) -> None:
    assert set(study.follies) == {
        "sold what it needs",
        "rolled for a ticket without 100 €",
        "stopped for a trophy in vain",
    }
    assert study.follies["sold what it needs"] == study.follies["rolled for a ticket without 100 €"] == 0


def test_a_job_never_costs_turns(study: Study) -> None:
    jobs = [saved for (deck, _), times in study.saved.items() if deck == JOB for saved in times]
    assert len(jobs) > 10
    assert min(jobs) >= 0


def test_only_letters_that_befall_others_have_victims(study: Study) -> None:
    assert study.suffered
    assert all(BEFALLS[COURRIER][card] != SELF for card in study.suffered)
    assert all(suffered <= 0 for times in study.suffered.values() for suffered in times)


def test_the_report_has_a_line_for_every_card(study: Study) -> None:
    report = "\n".join(study.report())
    assert all(f" {word} " in report for deck in (JOB, COURRIER) for word in DECK[deck].words)
