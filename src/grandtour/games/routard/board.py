"""The track round the world, with the types of the Routard and, from `board.json`, the prices of plane tickets."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from grandtour.families.track.board import HAZARD, Track

BOARD: Final[dict[str, Any]] = json.loads((files("grandtour.games.routard") / "board.json").read_text("utf-8"))
TYPES: Final = ["achat", "reportage", "aventure", "job", "chance", "poste", "airport", "preparation"]
ACHAT: Final = 0
POSTE: Final = 5

TRACK: Final = Track(TYPES)
SPACE: Final = TRACK.space
TYPE: Final = TRACK.type
TYPE_OF: Final = TRACK.type_of
PREVIOUS: Final = TRACK.previous
NEXT_AIRPORT: Final = TRACK.next_airport
ARRIVAL: Final = len(SPACE.words) - 1

# RO-54: what a plane ticket costs, on each airport.
TICKET_PRICE: Final[list[int]] = [BOARD["tickets"].get(space, 0) for space in SPACE.words]
# RO-36: where cheques are sold.
SELLS_CHEQUES: Final = [kind in (HAZARD, POSTE) for kind in TYPE_OF]
# RO-90: the nearest such space behind; NOBODY if there is none.
CHEQUES_BEHIND: Final = [max(PREVIOUS[HAZARD][space], PREVIOUS[POSTE][space]) for space in range(ARRIVAL + 1)]
