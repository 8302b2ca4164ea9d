"""The circuits that are data alone, pawns and the end: RF-60 to RF-64, RF-78 to RF-81, RF-102 to RF-113."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from grandtour.core.questions import State
from grandtour.games.richesses.circuits import CIRCUITS, Circuit
from grandtour.games.richesses.sheets import CIRCUIT
from grandtour.games.richesses.state import pawns
from tests.games.playing import asked
from tests.games.richesses.given import do, given, may, row, told
from tests.rules import ROOT, rule

BACK = [
    ("monuments", 12, "versailles", "paris"),
    ("vins", 8, "royan", "bordeaux"),
    ("touristique", 9, "corte", "ajaccio"),
    ("vacances", 10, "versailles", "paris"),
    ("specialites", 12, "macon", "lyon"),
]


def outcome(s: State) -> tuple[str, list[int]]:
    assert s.outcome is not None
    return s.outcome.reason, s.outcome.places


@rule("RF-64", "RF-04", "RF-74")
@rule("RF-78", "RF-80", "RF-81", "RF-102", "RF-103", "RF-104", "RF-105", "RF-106", "RF-107")
@rule("RF-108", "RF-109", "RF-110", "RF-111", "RF-112", "RF-113")
@pytest.mark.parametrize(("circuit", "stages", "before", "finish"), BACK)
def test_the_first_back_with_all_stages_wins(circuit: str, stages: int, before: str, finish: str) -> None:
    s = given(circuit, {"at": before, "done": "all"}, {"at": "lille", "cash": 5000})
    assert pawns(s, 0) == stages
    do(s, f"A walk {finish}")
    assert outcome(s) == ("back", [1, 2])


@rule("RF-63", "RF-65", "RF-82", "RF-A3")
@pytest.mark.parametrize("circuit", [name for name in CIRCUIT.words if name != "sports"])
def test_with_a_stage_missing_the_finish_is_shut(circuit: str) -> None:
    before, finish = {name: (b, f) for name, _, b, f in BACK}.get(circuit, ("versailles", "paris"))
    s = given(circuit, {"at": before, "done": "all", "cash": 500}, {"at": "lille"})
    s.rows[0] -= 1
    assert not may(s, f"A walk {finish}")


@rule("RF-60", "RF-61", "RF-03")
def test_stages_are_visited_in_any_order_and_marked_on_arrival() -> None:
    s = given("monuments", {"at": "sens"}, {"at": "lille"})
    do(s, "A walk auxerre", "B walk cambrai", "A walk vezelay")
    assert s.rows[0] == row(s, "vezelay")
    assert "reaches" in told(s)


@rule("RF-62", "RF-A46")
def test_with_strict_a_forgotten_pawn_must_be_come_back_for() -> None:
    s = given("monuments", {"at": "dijon"}, {"at": "lille"}, strict=True)
    do(s, "A walk vezelay")
    assert asked(s) == "A"
    do(s, "A forget")
    assert s.rows[0] == 0
    do(s, "B walk cambrai", "A walk dijon", "B walk lille", "A walk vezelay", "A mark")
    assert s.rows[0] == row(s, "vezelay")


@rule("RF-A48", "RF-81")
def test_a_toll_on_the_last_arrival_is_settled_first_and_does_not_take_the_win_away() -> None:
    s = given("monuments", {"at": "versailles", "done": "all", "cash": 10}, {"hand": ["ile-de-france"]})
    do(s, "A walk paris", "B claim", "* roll 60")
    words = [act.said for act in s.stack[-1].options(s)]
    do(s, f"* {words[0]}")
    assert outcome(s) == ("back", [1, 2])
    assert s.debts[0] == ((1, 50),)


@rule("RF-A4", "RF-A48")
def test_whoever_has_all_stages_may_enter_a_taken_finish() -> None:
    s = given("touristique", {"at": "corte", "done": "all"}, {"at": "ajaccio", "cash": 0})
    do(s, "A walk ajaccio")
    assert outcome(s)[0] == "back"


@rule("RF-A57")
def test_the_others_rank_by_pawns_and_then_by_wealth() -> None:
    s = given(
        "monuments",
        {"at": "versailles", "done": "all"},
        {"at": "lille", "cash": 900},
        {"at": "nancy", "done": ["reims"]},
        {"at": "nice", "cash": 700, "vehicles": ["car"]},
    )
    do(s, "A walk paris")
    assert outcome(s)[1] == [1, 4, 2, 3]


@rule("RF-A54")
def test_after_the_last_round_most_pawns_win_then_wealth() -> None:
    s = given("casinos", {"at": "dijon", "done": ["vichy"]}, {"at": "nancy", "cash": 900}, rounds=20)
    s.round = 20
    do(s, "A walk beaune", "B walk epinal")
    assert outcome(s) == ("rounds", [1, 2])


@rule("RF-05")
def test_five_circuits_are_data_alone() -> None:
    assert [circuit.sheet.name for circuit in CIRCUITS if type(circuit) is Circuit] == [name for name, *_ in BACK]


NINTH = """,
    {
      "id": "phares", "start": "brest", "finish": "brest", "needed": 3, "corsica": false, "money": 600,
      "victory": "first-back",
      "stages": [
        {"point": "la-baule", "subject": "lights"},
        {"point": "dieppe", "subject": "lights"},
        {"point": "royan", "subject": "lights"}
      ]
    }
  ]
}
"""
PLAYED = """
from grandtour.core.kit import Match
from grandtour.games.richesses.game import GAME
for seed in range(3):
    s = Match(GAME, 2, {"circuit": "phares", "rounds": 40}, seed, 9).run(20)
    print(s.outcome.reason, s.options.circuit)
"""


@rule("RF-02", "RF-05")
def test_a_ninth_circuit_is_a_sheet_more_and_nothing_else(tmp_path: Path) -> None:
    """Given a sheet of three lighthouses, then it can be agreed on and is played by the same rules."""
    for part in ("core", "bots"):
        shutil.copytree(ROOT / "src" / "grandtour" / part, tmp_path / "grandtour" / part)
    rooms = tmp_path / "grandtour" / "games"
    shutil.copytree(ROOT / "src" / "grandtour" / "games" / "richesses", rooms / "richesses")
    shutil.copy(ROOT / "src" / "grandtour" / "games" / "__init__.py", rooms)
    (tmp_path / "grandtour" / "__init__.py").write_text("")
    sheets = rooms / "richesses" / "circuits.json"
    sheets.write_text(sheets.read_text("utf-8").rstrip().removesuffix("}").rstrip().removesuffix("]").rstrip() + NINTH)
    played = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert len(played.stdout.splitlines()) == 3
    assert "phares" in played.stdout
