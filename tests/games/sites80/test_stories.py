"""Stored games of the 80 sites in which something rare happens: they are replayed, and it happens again."""

from collections.abc import Iterator

from grandtour.core.acts import NOBODY, Act
from grandtour.core.tales import Line
from grandtour.games.sites80.acts import DISCARD, HAPPEN, PHOTO
from grandtour.games.sites80.board import CELL_OF
from grandtour.games.sites80.cards import MOST, SHEETS
from grandtour.games.sites80.state import Hunt
from grandtour.games.sites80.tales import TAKES, WRONG
from tests.games.sites80.stories import STORIES
from tests.records import stories
from tests.rules import rule


def moments(story: str) -> Iterator[tuple[Hunt, Act]]:
    return stories.moments("sites80", story)


def told(story: str) -> list[Line]:
    """All that is told in a story."""
    lines: list[Line] = []
    for s, _ in moments(story):
        s.lines = lines
    return lines


def test_there_is_a_record_for_each_story_and_no_other() -> None:
    assert stories.names("sites80") == STORIES.keys()


@rule("TM-61", "TM-62", "TM-63")
def test_a_wrong_announcement_is_taken_by_another() -> None:
    lines = told("a-wrong-announcement-taken-by-another")
    wrong = {line.nouns[1]: line.nouns[0] for line in lines if line.tale is WRONG}
    taken = {line.nouns[1]: line.nouns[0] for line in lines if line.tale is TAKES}
    assert taken, "somebody takes what another revealed"
    assert all(wrong[site] != seat for site, seat in taken.items())


@rule("TM-53", "TM-A13")
def test_an_event_throws_somebody_off_the_very_place_they_sought() -> None:
    assert thrown_off(moments("thrown-off-by-an-event"))


def thrown_off(story: Iterator[tuple[Hunt, Act]]) -> bool:
    """Somebody arrives where an exposed card lies, and an event takes them elsewhere before they can announce it."""
    seat, cell = NOBODY, NOBODY
    for s, act in story:
        if act.verb is HAPPEN and s.at[s.turn] in [CELL_OF[site] for site in s.card]:
            seat, cell = s.turn, s.at[s.turn]
        elif seat == s.turn and s.at[seat] != cell:
            return True
        elif act.verb is PHOTO or seat != s.turn:
            seat = NOBODY
    return False


@rule("TM-A40")
def test_whoever_ends_a_turn_with_more_than_ten_cards_lays_some_aside() -> None:
    held = [len(s.hands[act.by]) for s, act in moments("more-than-ten-cards") if act.verb is DISCARD]
    assert held
    assert min(held) > MOST


@rule("TM-47")
def test_the_sheets_go_round() -> None:
    sheets = [act.said for _, act in moments("sixteen-sheets") if act.verb.name == "sheet"]
    assert len(sheets) > SHEETS
    assert sheets[SHEETS:] == sheets[: len(sheets) - SHEETS], "from the seventeenth on in the order of the first time"
