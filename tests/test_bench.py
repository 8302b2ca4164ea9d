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
    rows = list(engine.rows([*engine.AIMS], made_up, made_up, dict.fromkeys(made_up, 1e5)))
    targets = [row.target for row in rows if row.target]
    for playouts, compiled, listing in engine.AIMS.values():
        assert targets.count(f"≥ {playouts} / {compiled} times") >= len(engine.SEATS)
        assert targets.count(f"≥ {listing} times compiled") >= len(engine.SEATS)
    assert len(targets) == len([name for name in engine.MEASUREMENTS if not name.startswith("Catanatron")])
    assert [row.met for row in rows if row.target][:2] == [False, False]  # ten times the rival is not enough
    assert all(row.met for row in rows if "<" in row.target)


def test_one_room_can_be_measured_alone() -> None:
    names = engine.about(["course"])
    assert {name.partition(",")[0] for name in names} == {"course", "Catanatron"}
    made_up = dict.fromkeys(names, 1e6)
    assert {row.what.partition(",")[0] for row in engine.rows(["course"], made_up, made_up, made_up)} == {
        "course",
        "Catanatron",
    }
