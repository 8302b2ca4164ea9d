"""The measurements measure something. How fast it is, `./x bench` says; no test depends on the clock."""

import pytest

from bench import engine
from grandtour.core.game import games


@pytest.mark.parametrize("name", engine.MEASUREMENTS)
def test_every_measurement_does_its_work(name: str) -> None:
    assert engine.MEASUREMENTS[name]()() > 0


def test_every_room_has_an_aim() -> None:
    assert engine.AIMS.keys() == games().keys()


def test_a_table_has_a_row_for_every_aim() -> None:
    made_up = dict.fromkeys(engine.MEASUREMENTS, 1e6)
    rows = list(engine.rows(made_up, made_up, dict.fromkeys(made_up, 1e5)))
    assert [row.target for row in rows if row.target] == [
        *[f"≥ {aim} times" for _ in engine.SEATS for aims in engine.AIMS.values() for aim in aims],
        *["< 3 µs"] * 2,
        *["< 50 µs"] * 2,
        *["< 50 ms"] * 2,
        "< 500 µs",
        *["< 50 ms", "< 1000 ms"] * len(engine.AIMS),
    ]
    assert [row.met for row in rows if row.target][:2] == [True, False]
