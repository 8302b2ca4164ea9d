"""A deck that has no order until it is drawn."""

from hypothesis import given
from hypothesis import strategies as st

from grandtour.core.chance import Dice
from grandtour.core.decks import Deck


def test_any_unseen_card_may_come_next() -> None:
    deck = Deck([3, 1, 2], [9])
    assert sorted(deck.next()) == [1, 2, 3]
    assert len(deck) == 4


def test_what_was_put_back_underneath_comes_up_in_its_order_once_the_unseen_are_gone() -> None:
    deck = Deck([7], [5, 4])
    deck.take(7)
    assert deck.next() == [5]
    assert deck.sample(Dice(1)) == 5
    deck.take(5)
    assert deck.next() == [4]


def test_an_empty_deck_has_nothing_to_draw() -> None:
    assert Deck([], []).next() == []
    assert len(Deck([], [])) == 0


def test_a_copy_shares_nothing() -> None:
    deck = Deck([1, 2], [3])
    copy = deck.clone()
    copy.take(1)
    copy.under.append(4)
    assert (deck.unseen, deck.under) == ([1, 2], [3])


@given(st.lists(st.integers(0, 50), unique=True), st.lists(st.integers(51, 99), unique=True), st.integers(0, 2**31))
def test_drawn_to_the_end_every_card_comes_once(unseen: list[int], under: list[int], seed: int) -> None:
    deck, dice, drawn = Deck(unseen[:], under[:]), Dice(seed), []
    while len(deck):
        card = deck.sample(dice)
        assert card in deck.next()
        deck.take(card)
        drawn.append(card)
    assert sorted(drawn[: len(unseen)]) == sorted(unseen)
    assert drawn[len(unseen) :] == under
