"""Trades between two players, at any time."""

import pytest

from grandtour.games.sakodo.game import GAME
from grandtour.games.sakodo.rules import Turn
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.trades import Answer, Propose
from tests.games.playing import asked, told
from tests.games.sakodo.given import (
    A,
    B,
    C,
    asks,
    at,
    begin,
    break_ins,
    carries,
    do,
    give,
    hear,
    on_the_way,
    options,
    refused,
)
from tests.rules import rule


def traders() -> Journey:
    s = at(on_the_way(3), A="goa", B="hampi", C="jaipur")
    give(s, A, "guide", "guide")
    give(s, B, "camera", "compass")
    return begin(s)


@rule("SK-20", "SK-A10")
def test_two_players_exchange_cards_for_cards() -> None:
    s = do(traders(), "A trade B", "A give guide", "A want camera", "A send")
    assert asks(s) is Answer
    assert asked(s) == "B"
    do(s, "B accept")
    assert carries(s, A) == ["passport", "guide", "camera"]
    assert carries(s, B) == ["passport", "guide", "compass"]
    assert asks(s) is Turn


@rule("SK-A10")
@pytest.mark.parametrize(("wanted", "wording"), [("camera", "ask-trade"), ("pharmacy", "ask-no-trade")])
def test_whoever_lacks_what_is_wanted_is_told_so(wanted: str, wording: str) -> None:
    s = do(traders(), "A trade B", "A give guide", f"A want {wanted}", "A send")
    assert s.stack[-1].prompt(s).tale.key == wording


@rule("SK-A10")
def test_several_cards_on_both_sides() -> None:
    s = do(
        traders(), "A trade B", "A give guide", "A give guide", "A want camera", "A want compass", "A send", "B accept"
    )
    assert carries(s, A) == ["passport", "camera", "compass"]
    assert carries(s, B) == ["passport", "guide", "guide"]


@rule("SK-A10")
def test_no_gifts_no_money_no_more_than_there_is() -> None:
    s = do(traders(), "A trade B")
    assert refused(s, "A send")
    do(s, "A give guide", "A give guide")
    assert refused(s, "A give guide")
    assert refused(s, "A send"), "something must be wanted in return"
    do(s, "A want camera", "A want camera")
    assert refused(s, "A want guide"), "B carries only two cards beside the passport"


@rule("SK-A10")
def test_the_partner_may_refuse() -> None:
    s = do(traders(), "A trade B", "A give guide", "A want camera", "A send", "B refuse")
    assert carries(s, A) == ["passport", "guide", "guide"]
    assert asks(s) is Turn


@rule("SK-A10")
def test_who_has_not_what_is_wanted_can_only_refuse_and_nobody_learns_why() -> None:
    s = do(traders(), "A trade B", "A give guide", "A want pharmacy", "A send")
    assert options(s) == ["B refuse"]


@rule("SK-A10")
def test_one_proposal_a_turn_also_if_it_is_withdrawn() -> None:
    s = do(traders(), "A trade B", "A withdraw")
    assert not [act for act in break_ins(s, A) if "trade" in act]
    do(s, "A go hampi", "A stop", "A decline")
    assert asked(s) == "B"
    assert "trade B" in break_ins(s, A)


@rule("SK-A10", "SK-A49")
def test_out_of_turn_as_well_and_the_turn_waits() -> None:
    s = do(traders(), "B trade A", "B give camera", "B want guide", "B send", "A accept")
    assert carries(s, B) == ["passport", "guide", "compass"]
    assert asked(s) == "A"
    assert asks(s) is Turn


@rule("SK-A10")
def test_the_terms_are_for_the_two_of_them_only() -> None:
    s = hear(traders())
    do(s, "A trade B", "A give guide", "A want camera")
    assert asks(s) is Propose
    views = [GAME.view(s, seat).trade for seat in (A, B, C)]
    assert [(trade.give, trade.want) for trade in views if trade] == [([1], [2]), ([], []), ([], [])]
    do(s, "A send")
    views = [GAME.view(s, seat).trade for seat in (A, B, C)]
    assert [(trade.give, trade.want) for trade in views if trade] == [([1], [2]), ([1], [2]), ([], [])]
    do(s, "B accept")
    assert told(s, C) == ["proposes", "trades"]


@rule("SK-A10")
def test_nobody_trades_with_someone_who_has_nothing_to_trade() -> None:
    assert [act for act in break_ins(traders(), A) if "trade" in act] == ["trade B"]


@rule("SK-A58")
def test_a_trade_in_somebody_elses_turn_lapses_when_they_go_on() -> None:
    s = traders()
    give(s, C, "pharmacy")
    do(s, "B trade C", "B give camera", "A resume")
    assert (asks(s), asked(s)) == (Turn, "A")
    assert refused(s, "B trade C"), "it counts as proposed"
    do(s, "C trade B", "C give pharmacy", "C want camera", "C send")
    assert break_ins(s, A) == ["resume"]
    do(s, "A resume")
    assert (asks(s), carries(s, C)) == (Turn, ["passport", "pharmacy"])


@rule("SK-A58")
def test_whoever_is_asked_refuses_and_whoever_proposes_withdraws() -> None:
    s = do(traders(), "B trade A", "B give camera", "B want guide", "B send")
    assert (options(s), break_ins(s, A)) == (["A refuse", "A accept"], [])
    do(s, "A refuse", "A trade B")
    assert break_ins(s, B) == break_ins(s, A) == []
