"""Stored games in which something rare happens. What it is, the tests of each room say."""

import pytest

from grandtour.core.records import replay, verify
from tests.records.make import HERE
from tests.records.stories import file_of, stored

STORIES = sorted((path.parent.parent.name, path.stem) for path in HERE.glob("*/stories/*.txt"))


@pytest.mark.parametrize(("room", "story"), STORIES)
def test_a_story_is_replayed_and_every_draw_can_be_made_again(room: str, story: str) -> None:
    record = stored(room, story)
    assert record.text() == file_of(room, story).read_text("utf-8")
    assert replay(record).over
    assert verify(record) == []
