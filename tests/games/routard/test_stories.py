"""Stored games of the Routard in which something rare happens: they are replayed, and it happens again."""

from collections import Counter
from collections.abc import Iterator

from grandtour.core.acts import CHANCE
from grandtour.core.questions import step
from grandtour.core.tales import Line
from grandtour.families.track.acts import RESUME
from grandtour.families.track.board import AIRPORT
from grandtour.games.routard import acts
from grandtour.games.routard.board import ARRIVAL, SPACE, TYPE_OF
from grandtour.games.routard.breach import FinalClaim
from grandtour.games.routard.game import GAME
from grandtour.games.routard.pile import passengers
from grandtour.games.routard.rules import Turn
from grandtour.games.routard.spaces import Anyway
from grandtour.games.routard.state import Journey
from tests.games.routard.stories import STORIES
from tests.records import stories
from tests.rules import rule


def after_each_act(story: str) -> Iterator[tuple[Journey, list[Line]]]:
    """A stored game after each act, with what was told of it."""
    record = stories.stored("routard", story)
    s = GAME.new(len(record.seats), record.settings)
    for text in record.log:
        s.lines = []
        step(s, GAME.act(text))
        yield s, s.lines


def told_by_act(story: str) -> list[list[str]]:
    """The tales that each act of a stored game led to."""
    return [[line.tale.key for line in lines] for _, lines in after_each_act(story)]


def told_in(story: str) -> Counter[str]:
    """How often each tale is told in a stored game."""
    return Counter(key for keys in told_by_act(story) for key in keys)


def test_there_is_a_record_for_each_story_and_no_other() -> None:
    assert stories.names("routard") == STORIES.keys()


@rule("RO-78", "RO-A28", "RO-A30")
def test_a_breach_that_is_caught() -> None:
    told = told_in("a-breach-that-is-caught")
    assert told["caught"]
    assert told["returns-reportage"] + told["returns-aventure"]


@rule("RO-70", "RO-A50")
def test_stranded_without_papers() -> None:
    assert any(act.verb is acts.WORK for _, act in stories.moments("routard", "stranded-without-papers"))


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


PILED = "a-pile-and-its-special-cases"


@rule("RO-65", "RO-40")
def test_a_card_moves_the_whole_pile_again() -> None:
    moved = [keys for keys in told_by_act(PILED) if "moved" in keys and "rides" in keys]
    assert moved


@rule("RO-53", "RO-A37")
def test_a_driver_on_an_airport_does_not_fly() -> None:
    joined = [
        s.tickets[act.by]
        for s, act in stories.moments("routard", PILED)
        if act.verb is acts.ROLL and TYPE_OF[s.at[act.by]] == AIRPORT
    ]
    assert max(joined) > 0


@rule("RO-66", "RO-A26")
def test_the_die_brings_a_driver_where_they_may_not_play() -> None:
    driving = asked = 0
    for s, act in stories.moments("routard", PILED):
        driving = s.round if act.verb is acts.ROLL else driving
        asked += isinstance(s.stack[-1], Anyway) and driving == s.round
    assert asked


@rule("RO-104", "RO-A45")
def test_a_driver_obeys_a_card_and_not_the_die() -> None:
    obeyed = [
        passengers(s, act.by)
        for s, act in stories.moments("routard", PILED)
        if act.verb is acts.GO and isinstance(s.stack[-1], Turn) and s.stack[-1].advance
    ]
    assert any(obeyed)


@rule("RO-104", "RO-A45")
def test_a_driver_who_must_miss_a_turn_moves_nobody() -> None:
    before: list[list[int]] = []
    skipped: list[list[int]] = []
    for s, lines in after_each_act("a-driver-who-must-miss-a-turn"):
        skipped += [before[line.nouns[0]] for line in lines if line.tale.key == "skips"]
        before = [passengers(s, seat) for seat in range(len(s.at))]
    assert any(skipped)


@rule("RO-97", "RO-95")
def test_whoever_is_joined_on_the_arrival_airport_flies_back_alone() -> None:
    there = [
        s.at.count(ARRIVAL)
        for s, act in stories.moments("routard", "joined-on-the-arrival-airport")
        if act.verb is acts.FLY and s.at[act.by] == ARRIVAL
    ]
    assert max(there) > 1


@rule("RO-A33", "RO-A30")
def test_whoever_comes_home_with_a_fresh_card_is_asked_to_show_the_bag_and_wins() -> None:
    story = "asked-to-show-the-bag-at-home"
    asked = [act.by for s, act in stories.moments("routard", story) if isinstance(s.stack[-1], FinalClaim)]
    assert len(asked) == 2, "both opponents are asked before the win is told"
    assert told_in(story)["rightful"] >= 2
    assert stories.stored("routard", story).reason == "arrival"


@rule("RO-A75")
def test_whoever_is_on_turn_goes_on_with_it_and_the_seller_keeps_the_goods() -> None:
    story = "a-turn-that-goes-on"
    lapsed = [(s.active, act.by) for s, act in stories.moments("routard", story) if act.verb is RESUME]
    assert lapsed
    assert all(active == seat for active, seat in lapsed)
    assert told_in(story)["sells"] == 0
