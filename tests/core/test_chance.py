"""Dice for bots, simulations and tests."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.core.chance import Dice

THROWS = 60_000


@given(st.integers(0, 2**40), st.integers(1, 1000))
def test_a_throw_is_below_its_bound(seed: int, n: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [2, 6, 7, 108])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_side_comes_up_about_as_often(n: int, seed: int) -> None:
    """Chi-squared, with so wide a bound that good dice pass and a side that is a tenth too rare does not."""
    dice = Dice(seed)
    counts = Counter(dice.below(n) for _ in range(THROWS))
    expected = THROWS / n
    chi_squared = sum((counts[side] - expected) ** 2 / expected for side in range(n))
    assert chi_squared < n + 6 * n**0.5 + 10


def test_the_same_seed_throws_the_same() -> None:
    one, two, other = Dice(5), Dice(5), Dice(6)
    throws = [one.below(1000) for _ in range(20)]
    assert throws == [two.below(1000) for _ in range(20)]
    assert throws != [other.below(1000) for _ in range(20)]


def test_the_throws_are_those_of_every_version() -> None:
    """Stored seeds must lead to the same games for ever, compiled or not."""
    dice = Dice(1)
    assert [dice.below(100) for _ in range(12)] == [65, 15, 59, 16, 81, 14, 41, 62, 86, 94, 12, 0]


@given(st.lists(st.integers()), st.integers(0, 2**31))
def test_shuffling_keeps_the_cards(cards: list[int], seed: int) -> None:
    shuffled = cards[:]
    Dice(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_shuffling_leads_to_every_order_about_as_often() -> None:
    dice, orders = Dice(1), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        cards = [1, 2, 3]
        dice.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(1800 < count < 2200 for count in orders.values())
