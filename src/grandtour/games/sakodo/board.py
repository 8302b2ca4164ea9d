"""The track round the world, from `board.json`, which the page draws too."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from grandtour.families.track.board import Track

BOARD: Final[dict[str, Any]] = json.loads((files("grandtour.games.sakodo") / "board.json").read_text("utf-8"))
TYPES: Final = ["souvenir", "reportage", "aventure", "job", "chance", "courrier", "airport", "departure"]
SOUVENIR: Final = 0
COURRIER: Final = 5

TRACK: Final = Track(BOARD["spaces"], TYPES)
SPACE: Final = TRACK.space
TYPE: Final = TRACK.type
TYPE_OF: Final = TRACK.type_of
PREVIOUS: Final = TRACK.previous
NEXT_AIRPORT: Final = TRACK.next_airport
ARRIVAL: Final = len(SPACE.words) - 1
