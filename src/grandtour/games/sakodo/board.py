"""The track round the world, with the types of Sakodo."""

from __future__ import annotations

from typing import Final

from grandtour.families.track.board import Track

TYPES: Final = ["souvenir", "reportage", "aventure", "job", "chance", "courrier", "airport", "departure"]
SOUVENIR: Final = 0
COURRIER: Final = 5

TRACK: Final = Track(TYPES)
SPACE: Final = TRACK.space
TYPE: Final = TRACK.type
TYPE_OF: Final = TRACK.type_of
PREVIOUS: Final = TRACK.previous
NEXT_AIRPORT: Final = TRACK.next_airport
ARRIVAL: Final = len(SPACE.words) - 1
