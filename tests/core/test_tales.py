"""What is told, and who may read it."""

import pytest

from grandtour.core.acts import NOBODY, PLAYER, Kind
from grandtour.core.tales import Line, Tale

CARD = Kind("card", ["ace", "king"])
DRAWS = Tale("draws", [PLAYER], secret=[CARD])
SHOWS = Tale("shows", [PLAYER, CARD])


def test_a_secret_is_read_by_the_player_named_first() -> None:
    assert Line(DRAWS, (2, 1)).read(2) == ("draws", (2, 1))


@pytest.mark.parametrize("me", [NOBODY, 0, 1, 3])
def test_the_others_read_that_there_is_one(me: int) -> None:
    assert Line(DRAWS, (2, 1)).read(me) == ("draws-unseen", (2,))


def test_what_is_open_is_read_by_all() -> None:
    assert Line(SHOWS, (2, 1)).read(0) == Line(SHOWS, (2, 1)).read(2) == ("shows", (2, 1))


def test_a_text_names_what_its_readers_may_know() -> None:
    assert DRAWS.kinds("draws") == [PLAYER, CARD]
    assert DRAWS.kinds("draws-unseen") == [PLAYER]


def test_a_secret_must_be_somebodys() -> None:
    with pytest.raises(ValueError, match="the tale 'found' has a secret, so it must name first the player"):
        Tale("found", [CARD], secret=[CARD])
