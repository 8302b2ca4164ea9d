"""Stored games of Sakodo in which something rare happens: they are replayed, and it happens again."""

from collections.abc import Iterator

from grandtour.core.acts import Act
from grandtour.core.questions import chances, step
from grandtour.games.sakodo import rules
from grandtour.games.sakodo.board import DEPARTURE
from grandtour.games.sakodo.cards import PASSPORT
from grandtour.games.sakodo.rules import IN_A_ROW, Hitch, Journey, Turn
from tests.games.sakodo.stories import STORIES
from tests.records import stories
from tests.rules import rule


def moments(story: str) -> Iterator[tuple[Journey, Act]]:
    return stories.moments("sakodo", story)


def test_there_is_a_record_for_each_story_and_no_other() -> None:
    assert stories.names("sakodo") == STORIES.keys()


@rule("SK-64", "SK-A39")
def test_an_auction_opened_out_of_turn() -> None:
    opened = [(s.active, act.by) for s, act in moments("an-auction-out-of-turn") if act.verb is rules.SELL]
    assert any(active != seller for active, seller in opened)


@rule("SK-20", "SK-A10")
def test_a_trade() -> None:
    accepted = [act for _, act in moments("a-trade") if act.verb is rules.ACCEPT]
    assert accepted


@rule("SK-47", "SK-48", "SK-49")
def test_a_passport_lost_on_the_way_and_bought_at_the_third_turn() -> None:
    lost: set[int] = set()
    regained: set[int] = set()
    for s, act in moments("a-passport-at-the-third-turn"):
        lost |= {seat for seat in s.playing if s.at[seat] > DEPARTURE and not s.packs[seat][PASSPORT]}
        if act.verb is rules.PAY and s.without[act.by] >= 3 and act.by in lost:
            regained.add(act.by)
    assert regained


@rule("SK-40", "SK-A22")
def test_three_lifts_in_a_row_and_no_fourth() -> None:
    refused = 0
    for s, act in moments("three-lifts-in-a-row"):
        top = s.stack[-1]
        if not isinstance(top, Turn) or act.verb is not rules.GO:
            continue
        there = [other for other in s.playing if s.at[other] == act.noun and s.packs[other][PASSPORT]]
        if any(s.rides[top.seat][other] == IN_A_ROW for other in there):
            after = s.clone()
            step(after, act)
            assert not isinstance(after.stack[-1], Hitch) or chances(after)
            refused += 1
    assert refused
