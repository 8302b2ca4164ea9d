"""Stored games of Richesses in which something rare happens: replayed, they still tell it."""

import pytest

from tests.games.richesses.stories import ROOM, STORIES, TOLD, told
from tests.records import stories
from tests.rules import rule


def test_there_is_a_record_for_each_story_and_no_other() -> None:
    assert stories.names(ROOM) == STORIES.keys() == TOLD.keys()


@rule("RF-37", "RF-58", "RF-A33", "RF-A39")
@pytest.mark.parametrize("story", STORIES)
def test_a_story_tells_what_it_is_kept_for(story: str) -> None:
    assert told(stories.stored(ROOM, story))[TOLD[story]] > 0
