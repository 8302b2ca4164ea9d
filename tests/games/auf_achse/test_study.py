"""The study of many games counts what happened in them."""

import pytest

from grandtour.games.auf_achse.cards import EVENT, REVENUE
from grandtour.games.auf_achse.state import PUBLIC
from grandtour.games.auf_achse.study import Study, fortunes_of


@pytest.fixture(scope="module")
def study() -> Study:
    study = Study()
    study.play(2, seed=3)
    study.play(2, seed=4)
    return study


def test_every_contract_delivered_was_in_play(study: Study) -> None:
    assert sum(study.delivered.values()) == sum(int(one.facts["delivered"]) for one in study.played)
    assert all(study.delivered[contract] <= study.seen[contract] for contract in range(len(REVENUE)))


def test_public_contracts_are_sold_at_the_price_of_a_row(study: Study) -> None:
    assert all(study.bought[contract] <= study.seen[contract] for contract in range(len(REVENUE)))
    assert 0 < sum(study.rows.values()) == sum(study.bought.values()) <= 2 * PUBLIC[2]


def test_a_row_is_worth_it_to_no_fewer_than_the_next_one(study: Study) -> None:
    worth = [study.worth_a_row[row] for row in range(1, 6)]
    assert study.asked >= worth[0] > 0
    assert worth == sorted(worth, reverse=True)


def test_an_event_card_moves_what_is_written_on_it(study: Study) -> None:
    festival = EVENT.number("truckerfestival")
    assert study.events[festival]
    assert study.money[festival] == 500 * study.events[festival]


def test_the_report_has_a_line_for_every_card(study: Study) -> None:
    report = "\n".join(study.report())
    assert all(word in report for word in EVENT.words)
    assert f"{max(map(max, map(fortunes_of, study.played)))}" in report
