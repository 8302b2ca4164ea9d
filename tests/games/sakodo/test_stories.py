"""Stored games of Sakodo in which something rare happens: they are replayed, and it happens again."""

from collections.abc import Iterator

import pytest

from grandtour.core.acts import Act
from grandtour.core.questions import IllegalAct, step
from grandtour.families.track.acts import RESUME
from grandtour.games.sakodo import acts
from grandtour.games.sakodo.deals import Decision
from grandtour.games.sakodo.hitching import IN_A_ROW
from grandtour.games.sakodo.items import PASSPORT
from grandtour.games.sakodo.rules import LONG_ENOUGH, Turn, WithoutPassport
from grandtour.games.sakodo.sales import Gather, Sale
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.trades import Answer, Propose
from tests.games.sakodo.stories import STORIES
from tests.records import stories
from tests.rules import rule


def moments(story: str) -> Iterator[tuple[Journey, Act]]:
    return stories.moments("sakodo", story)


def test_there_is_a_record_for_each_story_and_no_other() -> None:
    assert stories.names("sakodo") == STORIES.keys()


@rule("SK-64", "SK-A39")
def test_an_auction_opened_out_of_turn() -> None:
    sold = [(s.stack[-1], act.by) for s, act in moments("an-auction-out-of-turn") if act.verb is acts.SELL]
    assert any(isinstance(top, Decision) and top.seat != seller for top, seller in sold), "and not to pay a debt"


@rule("SK-64", "SK-A39", "SK-A40")
def test_a_lot_of_several_goods_sold_out_of_turn() -> None:
    lots = [s.stack[-1] for s, act in moments("a-lot-out-of-turn") if act.verb is acts.AUCTION]
    assert any(isinstance(lot, Gather) and len(set(lot.goods)) > 1 for lot in lots)


@rule("SK-20", "SK-A10")
def test_a_trade() -> None:
    accepted = [s.stack[-1] for s, act in moments("a-trade") if act.verb is acts.ACCEPT]
    assert any(isinstance(top, Answer) and top.give != top.want for top in accepted)


@rule("SK-A58")
def test_whoever_is_on_turn_goes_on_with_it_past_any_offer() -> None:
    lapsed = [(s.active, s.stack[-1], act.by) for s, act in moments("a-turn-that-goes-on") if act.verb is RESUME]
    assert {type(offer) for _, offer, _ in lapsed} == {Gather, Sale, Propose}
    assert all(active == seat for active, _, seat in lapsed)


@rule("SK-47", "SK-48", "SK-49")
def test_a_passport_lost_on_the_way_and_bought_at_the_third_turn() -> None:
    story = moments("a-passport-at-the-third-turn")
    paid = [(s.stack[-1], s.without[act.by]) for s, act in story if act.verb is acts.PAY]
    assert any(isinstance(top, WithoutPassport) and turns == LONG_ENOUGH for top, turns in paid)


@rule("SK-40", "SK-A22")
def test_three_lifts_in_a_row_and_no_fourth() -> None:
    refused = 0
    for s, act in moments("three-lifts-in-a-row"):
        top = s.stack[-1]
        if not isinstance(top, Turn) or act.verb is not acts.GO:
            continue
        there = [other for other in s.playing if s.at[other] == act.noun and s.packs[other][PASSPORT]]
        for other in [other for other in there if s.rides[top.seat][other] == IN_A_ROW]:
            after = s.clone()
            step(after, act)
            with pytest.raises(IllegalAct):
                step(after, acts.PICK.by(top.seat, other))
            refused += 1
    assert refused
