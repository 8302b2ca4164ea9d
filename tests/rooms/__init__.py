"""A room of its own for tests and for docs/write-your-own-game.md: Milestones, as small as a whole game can be."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import grandtour.games
from grandtour.core.game import games

ROOMS = Path(__file__).resolve().parent


@contextmanager
def open_rooms(folder: Path = ROOMS) -> Iterator[None]:
    """Let the registry find the rooms in this folder too, for a while."""
    grandtour.games.__path__.append(str(folder))
    games.cache_clear()
    try:
        yield
    finally:
        grandtour.games.__path__.remove(str(folder))
        games.cache_clear()
