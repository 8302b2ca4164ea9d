"""What the tests of the engine share."""

from collections.abc import Iterator
from typing import Any

import pytest

from grandtour.core.game import Game, game_named
from tests.rooms import open_rooms


@pytest.fixture
def milestones() -> Iterator[Game[Any]]:
    """The small game of tests/rooms, in the registry."""
    with open_rooms():
        yield game_named("milestones")
