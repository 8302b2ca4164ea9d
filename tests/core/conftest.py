"""What the tests of the engine share."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from grandtour.core.game import Game, game_named
from tests.rooms import open_rooms

settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")  # no test depends on the clock


@pytest.fixture
def milestones() -> Iterator[Game[Any]]:
    """The small game of tests/rooms, in the registry."""
    with open_rooms():
        yield game_named("milestones")
