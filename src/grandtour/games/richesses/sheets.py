"""The circuit sheets, read from `circuits.json`: where each circuit leads. A circuit more is a sheet more."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from grandtour.core.acts import NOBODY, Kind
from grandtour.games.richesses.board import POINT, POINTS, VEHICLE

SHEETS: Final[list[dict[str, Any]]] = json.loads(
    (files("grandtour.games.richesses") / "circuits.json").read_text("utf-8")
)["circuits"]


def rows_of(kind: str) -> list[str]:
    """The rows of this sort on all sheets; a stage is called by its circuit and its point."""
    if kind == "stage":
        return [f"{sheet['id']}-{stage['point']}" for sheet in SHEETS for stage in sheet.get("stages", [])]
    events = [sheet.get("matches", []) + sheet.get("races", []) for sheet in SHEETS]
    return [event["id"] for sheet in events for event in sheet]


CIRCUIT: Final = Kind("circuit", [sheet["id"] for sheet in SHEETS])
STAGE: Final = Kind("stage", rows_of("stage"))
SPORT: Final = Kind("sport", rows_of("sport"))


def town(name: str | None) -> int:
    return NOBODY if name is None else POINT.number(name)


class Sheet:
    """One circuit as it is printed: a row of the grid for each stage (RF-08), or for each event of Sports."""

    def __init__(self, printed: dict[str, Any]) -> None:
        self.name: Final[str] = printed["id"]
        self.number: Final[int] = CIRCUIT.number(printed["id"])
        self.start: Final[int] = town(printed["start"])
        self.finish: Final[int] = town(printed["finish"])
        self.corsica: Final[bool] = printed["corsica"]
        self.money: Final[int] = printed["money"]
        stages: list[int] = [POINT.number(stage["point"]) for stage in printed.get("stages", [])]
        self.stages: Final = stages
        self.first_stage: Final[int] = STAGE.number(f"{self.name}-{POINT.words[stages[0]]}") if stages else NOBODY
        self.row: Final[list[int]] = [stages.index(p) if p in stages else NOBODY for p in range(POINTS)]
        self.rows: Final[int] = printed["needed"]
        self.full: Final[int] = (1 << self.rows) - 1


class Event:
    """A match or a race of Sports, one row of the grid."""

    def __init__(self, printed: dict[str, Any]) -> None:
        self.sport: Final[int] = SPORT.number(printed["id"])
        self.at: Final[int] = town(printed.get("at"))
        self.against: Final[int] = town(printed.get("against"))
        self.mode: Final[int] = VEHICLE.number(printed["mode"]) if "mode" in printed else NOBODY
        self.course: Final[list[int]] = [POINT.number(point) for point in printed.get("course", [])]
