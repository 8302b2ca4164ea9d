"""Stored games of the Routard in which something rare happens: they are replayed, and it happens again."""

from collections import Counter

from grandtour.core.acts import CHANCE
from grandtour.core.questions import step
from grandtour.games.routard import acts
from grandtour.games.routard.board import ARRIVAL, SPACE
from grandtour.games.routard.game import GAME
from grandtour.games.routard.pile import passengers
from grandtour.games.routard.spaces import Anyway
from tests.games.routard.stories import STORIES
from tests.records import stories
from tests.rules import rule


def told_in(story: str) -> Counter[str]:
    """How often each tale is told in a stored game."""
    record = stories.stored("routard", story)
    s = GAME.new(len(record.seats), record.settings)
    s.lines = []
    for text in record.log:
        step(s, GAME.act(text))
    return Counter(line.tale.key for line in s.lines)


def test_there_is_a_record_for_each_story_and_no_other() -> None:
    assert stories.names("routard") == STORIES.keys()


@rule("RO-78", "RO-A28", "RO-A30")
def test_a_breach_that_is_caught() -> None:
    told = told_in("a-breach-that-is-caught")
    assert told["caught"]
    assert told["returns-reportage"] + told["returns-aventure"]


@rule("RO-79", "RO-A31")
def test_a_breach_that_nobody_sees() -> None:
    played = [
        s.stack[-1].deck
        for s, act in stories.moments("routard", "a-breach-that-nobody-sees")
        if act.verb is acts.PLAY and isinstance(s.stack[-1], Anyway)
    ]
    assert played
    assert not told_in("a-breach-that-nobody-sees")["caught"]


@rule("RO-81", "RO-90", "RO-95", "RO-96")
def test_both_assistances_and_a_flight_back() -> None:
    told = told_in("both-assistances-and-a-flight-back")
    assert told["sent-back"]
    assert told["goes-back-to-work"]
    flights = [
        (s.at[act.by], act.noun)
        for s, act in stories.moments("routard", "both-assistances-and-a-flight-back")
        if act.verb is acts.FLY and act.by != CHANCE
    ]
    assert (ARRIVAL, SPACE.number("lima")) in flights


@rule("RO-56", "RO-63", "RO-64", "RO-A39")
def test_everybody_in_one_pile() -> None:
    drives = [
        len(passengers(s, act.by))
        for s, act in stories.moments("routard", "everybody-in-one-pile")
        if act.verb is acts.ROLL
    ]
    assert max(drives) >= 3
