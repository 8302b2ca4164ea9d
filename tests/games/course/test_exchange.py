"""Staying put: CM-22 to CM-27, and the stock: CM-34."""

import pytest

from grandtour.core.acts import CHANCE
from grandtour.core.fair import Stream
from grandtour.core.questions import IllegalAct, awaited, offered, step
from grandtour.core.tables import Table
from grandtour.games.course import acts
from grandtour.games.course.board import CARDS, FAR, HAND
from grandtour.games.course.game import GAME
from grandtour.games.course.state import Race
from grandtour.games.course.tales import ASK_STAY, ASK_STOCK, ASK_TAKE, ASK_TURN
from tests.games.course.given import card, city, does, given, lays, may, route
from tests.games.playing import answers, asked, let_chance_speak
from tests.rules import rule

X, Y = card("tokyo", "honolulu"), card("rome", "cairo")


@rule("CM-22", "CM-23", "CM-24", "CM-26", "CM-A8")
def test_the_first_exchange_is_with_the_stock() -> None:
    """Given empty bins, when A exchanges, then only the stock is offered; each bin gets a card and the pawn stays."""
    s = given()
    first, second, *_ = s.hands[0]
    does(s, ("left", first), ("right", second))
    assert [one.said for one in offered(s)] == ["take stock"]
    does(s, "take stock")
    assert (s.left, s.right) == ([first], [second])
    assert len(s.hands[0]) == HAND[2]
    assert not {first, second} & set(s.hands[0])
    assert s.at[0] == city("paris")
    assert asked(s) == "B"


@rule("CM-24", "CM-A2")
def test_whoever_can_take_from_the_stock_alone_is_told_so_and_may_still_think_again() -> None:
    """Given empty bins, when both discards are named, then nobody else has seen it, and each can be taken back."""
    table = Table(GAME, 2, {}, Stream("1" * 64))
    table.adopt(table.begin())
    for seat in (0, 1):
        table.adopt(table.consider(seat, table.version, "home paris"))
    (seat,) = awaited(table.state)
    for verb in ("left", "right"):
        discard = next(one for one in offered(table.state) if one.verb.name == verb)
        table.adopt(table.consider(seat, table.version, discard.said))
        assert table.may_take_back(seat)
    assert answers(table.state) == ["take stock"]
    assert table.state.stack[-1].prompt(table.state).tale is ASK_STOCK
    table.adopt(table.consider(seat, table.version, "take stock"))
    assert not table.may_take_back(seat)


@rule("CM-25")
def test_whoever_may_take_from_the_bins_is_asked_which() -> None:
    s = given(left=[X], right=[Y])
    does(s, ("left", s.hands[0][0]), ("right", s.hands[0][1]))
    assert s.stack[-1].prompt(s).tale is ASK_TAKE


@rule("CM-21", "CM-27")
def test_whoever_has_no_card_that_leads_away_is_asked_to_exchange() -> None:
    away = [n for n in range(CARDS) if FAR[city("paris")][n] < 0][:15]
    s = given(hand=away)
    assert s.stack[-1].prompt(s).tale is ASK_STAY
    s = given(hand=[card("paris", "london"), *away[1:]])
    assert s.stack[-1].prompt(s).tale is ASK_TURN


@rule("CM-25")
def test_both_face_up_cards() -> None:
    s = given(left=[X], right=[Y])
    first, second, *_ = s.hands[0]
    stock = len(s.stock)
    does(s, ("left", first), ("right", second), "take bins")
    assert {X, Y} <= set(s.hands[0])
    assert (s.left, s.right, len(s.stock)) == ([first], [second], stock)


@rule("CM-25", "CM-A2", "CM-A3")
def test_one_face_up_card_and_one_from_the_stock() -> None:
    """When X is taken from the left bin, then Y on the right is covered and can no longer be taken."""
    s = given(left=[X], right=[Y])
    first, second, *_ = s.hands[0]
    stock = len(s.stock)
    does(s, ("left", first), ("right", second), "take left")
    assert X in s.hands[0]
    assert (s.left, s.right, len(s.stock)) == ([first], [Y, second], stock - 1)
    view = GAME.view(s, 1)
    assert (view.right.top, view.right.cards) == (second, 2)
    does(s, ("left", s.hands[1][0]), ("right", s.hands[1][1]), "take right", by="B")
    assert second in s.hands[1]
    assert Y not in s.hands[1]


@rule("CM-25")
def test_two_from_the_stock_though_the_bins_are_full() -> None:
    s = given(left=[X], right=[Y])
    first, second, *_ = s.hands[0]
    does(s, ("left", first), ("right", second), "take stock")
    assert (s.left, s.right) == ([X, first], [Y, second])
    assert len(s.hands[0]) == HAND[2]


@rule("CM-22", "CM-A3")
def test_the_same_card_cannot_go_into_both_bins() -> None:
    s = given(left=[X], right=[Y])
    first = s.hands[0][0]
    does(s, ("left", first))
    assert not may(s, ("right", first))
    does(s, ("right", s.hands[0][1]))
    assert {one.said for one in offered(s)} == {"take stock", "take left", "take right", "take bins"}


@rule("CM-A2")
def test_a_card_taken_this_turn_cannot_be_discarded_this_turn() -> None:
    s = given(left=[X], right=[Y])
    assert not may(s, ("left", X))
    does(s, ("left", s.hands[0][0]))
    assert not may(s, ("right", Y))


@rule("CM-A2")
def test_nothing_happens_before_all_is_said() -> None:
    """Given two discards named, then hand, bins and stock are untouched, and nobody else sees a thing."""
    s = given(left=[X], right=[Y])
    before, seen = s.dump(), GAME.view(s, 1)
    del before["stack"]
    does(s, ("left", s.hands[0][0]), ("right", s.hands[0][1]))
    assert {name: value for name, value in s.dump().items() if name != "stack"} == before
    assert GAME.view(s, 1) == seen
    assert GAME.view(s, 0).discards == s.hands[0][:2]


@rule("CM-A4", "CM-A5")
def test_ones_own_discards_may_still_be_on_top() -> None:
    """Given that B flew since A's exchange, when A exchanges again, then A's own discards are offered."""
    s = given(others=[card("paris", "rome")])
    first, second, *_ = s.hands[0]
    does(s, ("left", first), ("right", second), "take stock")
    does(s, ("lay", card("paris", "rome")), "land", by="B")
    does(s, ("left", s.hands[0][0]), ("right", s.hands[0][1]), "take bins")
    assert {first, second} <= set(s.hands[0])


@rule("CM-25", "CM-A33")
def test_a_card_picked_up_is_known_to_all_as_long_as_it_is_in_the_hand() -> None:
    """Given X and Y picked up, when X is thrown away again, then only Y is known; when Y is laid, nothing is."""
    s = given(left=[X], right=[Y], at="rome")
    does(s, ("left", s.hands[0][0]), ("right", s.hands[0][1]), "take bins")
    assert GAME.view(s, 1).travellers[0].shown == [X, Y]
    does(s, ("left", s.hands[1][0]), ("right", s.hands[1][1]), "take stock", by="B")
    does(s, ("left", X), ("right", s.hands[0][0]), "take stock")
    assert GAME.view(s, 1).travellers[0].shown == [Y]
    does(s, ("left", s.hands[1][0]), ("right", s.hands[1][1]), "take stock", by="B")
    does(s, ("lay", Y), "land")
    assert GAME.view(s, 1).travellers[0].shown == []


@rule("CM-27")
def test_one_may_stay_though_one_could_fly() -> None:
    s = given(hand=[card("paris", "rome")])
    assert may(s, ("lay", card("paris", "rome")))
    assert may(s, ("left", card("paris", "rome")))


@rule("CM-34", "CM-A1", "CM-A21")
def test_a_recycle_in_the_middle_of_a_refill() -> None:
    """Given 6 players, stock 2, 10 laid, bins 25 and 17, when 4 are refilled, then all but the bin tops return."""
    legs = route("paris", "new-york", "anchorage", "tokyo", "honolulu")
    s = given(6, hand=legs)
    spread(s, stock=2, laid=10, left=25, right=17)
    tops = s.left[-1], s.right[-1]
    does(s, *lays(*legs), "land")
    assert (len(s.stock), s.laid, s.left, s.right) == (52, [], [tops[0]], [tops[1]])
    assert len(s.hands[0]) == HAND[6]
    assert "recycled" in [line.tale.key for line in s.lines or []]


@rule("CM-34", "CM-A1", "CM-A34")
def test_a_recycle_in_the_middle_of_an_exchange() -> None:
    """Given nothing laid, no stock and bins of 27, when two come from the stock, then 52 are recycled first."""
    s = given(6)
    spread(s, stock=0, laid=0, left=27, right=27)
    does(s, ("left", s.hands[0][0]), ("right", s.hands[0][1]), "take stock")
    assert (len(s.stock), len(s.left), len(s.right)) == (50, 2, 2)


@rule("CM-A34")
def test_a_card_just_uncovered_counts_as_top() -> None:
    """Given an empty stock, when the left top is taken, then the card beneath it stays where it is."""
    s = given(6)
    spread(s, stock=0, laid=0, left=27, right=27)
    beneath, right = s.left[-2], s.right[-1]
    first, second, *_ = s.hands[0]
    does(s, ("left", first), ("right", second), "take left")
    assert (s.left, s.right) == ([beneath, first], [right, second])


@rule("CM-A22")
def test_an_empty_stock_stays_empty_until_a_card_is_needed() -> None:
    s = given(6)
    spread(s, stock=0, laid=20, left=17, right=17)
    does(s, ("left", s.hands[0][0]), ("right", s.hands[0][1]), "take bins")
    assert (len(s.stock), len(s.laid)) == (0, 20)


def spread(s: Race, **piles: int) -> None:
    """Share what no hand holds out among the piles."""
    free = sorted(set(range(CARDS)) - {n for hand in s.hands for n in hand})
    assert sum(piles.values()) == len(free)
    s.stock.unseen, free = free[: piles["stock"]], free[piles["stock"] :]
    s.laid, free = free[: piles["laid"]], free[piles["laid"] :]
    s.left, s.right = free[: piles["left"]], free[piles["left"] :]


@rule("CM-11", "CM-23")
def test_any_unseen_card_may_come_off_the_stock() -> None:
    s = given()
    for one in (("left", s.hands[0][0]), ("right", s.hands[0][1])):
        does(s, one)
    step(s, acts.TAKE.by(0, acts.STOCK))
    assert {one.noun for one in offered(s)} == set(s.stock.unseen)
    assert {one.by for one in offered(s)} == {CHANCE}
    let_chance_speak(s)


def test_a_bin_that_is_empty_cannot_be_taken_from() -> None:
    s = given()
    does(s, ("left", s.hands[0][0]), ("right", s.hands[0][1]))
    with pytest.raises(IllegalAct):
        does(s, "take left")
