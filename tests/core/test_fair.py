"""Dice that anyone can verify."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.core.fair import FORMAT, BadSeed, Stream, commitment, new_seed, sealed

SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    """The digest of the bytes 0 to 31 is in the test vectors of many libraries."""
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


OLDER = [72, 21, 71, 64, 72, 30, 49, 81]
NEW = [107, 31, 39, 72, 27, 1, 100, 92]


@pytest.mark.parametrize(
    ("format", "numbers", "word"),
    [(1, OLDER, 9473592595231482984), (2, OLDER, 9473592595231482984), (FORMAT, NEW, 1627488318113437931)],
)
def test_draws_are_those_of_every_version(format: int, numbers: list[int], word: int) -> None:
    """Stored games must verify for ever."""
    stream = Stream(SEED, ["anna", ""], format)
    assert [stream.below(draw, 108) for draw in range(8)] == numbers
    assert stream.word(0, 0) == word


SALTS = {
    1: b"anna\n\nben",
    2: b"anna\n\nben",
    3: b"grand tour draws 3\n"
    b"commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd\nentropy A anna\nentropy C ben",
}


@pytest.mark.parametrize(("format", "salted"), SALTS.items())
def test_a_draw_can_be_derived_by_hand(format: int, salted: bytes) -> None:
    salt = hashlib.sha256(salted).hexdigest()
    digest = hmac.new(bytes(range(32)), f"{salt}:5:0".encode(), hashlib.sha256).digest()
    assert Stream(SEED, ["anna", "", "ben", ""], format).below(5, 108) == int.from_bytes(digest[:8], "big") % 108


def test_the_salt_of_a_text_alone_is_not_its_seal() -> None:
    """Else whoever knows the seal could look for a seed before the text is shown. The page knows the same salt
    (draws.test.ts)."""
    assert Stream(SEED, ["anna"], format=3).salt == "4852550b89487e0280fda6786963fee7f7d787d35e7eba2ba61b596e7540a75a"
    assert Stream(SEED, ["anna"], format=3).salt != sealed("anna")
    assert Stream(SEED, ["anna"], format=2).salt == sealed("anna"), "which is why there is a third format"


def test_the_salt_is_that_of_one_table_and_one_seat() -> None:
    salt = Stream(SEED, ["anna", ""]).salt
    assert Stream("0" * 64, ["anna", ""]).salt != salt
    assert Stream(SEED, ["", "anna"]).salt != salt


def test_every_seat_changes_the_draws() -> None:
    def draws(*entropy: str) -> list[int]:
        return [Stream(SEED, entropy).below(draw, 1000) for draw in range(10)]

    assert draws("anna", "ben") == draws("anna", "ben")
    assert len({tuple(draws(*entropy)) for entropy in [(), ("anna", "ben"), ("anna", "bob"), ("ben", "anna")]}) == 4


def test_seats_that_add_nothing_at_the_end_change_nothing() -> None:
    """So that it does not matter whether they are listed."""
    assert Stream(SEED, ["anna", "", ""]).salt == Stream(SEED, ["anna"]).salt
    assert Stream(SEED, ["", ""]).salt == Stream(SEED).salt
    assert Stream(SEED, ["", "anna"]).salt != Stream(SEED, ["anna"]).salt


class Loaded(Stream):
    """A stream whose words are given, to see what becomes of them."""

    def __init__(self, words: list[int]) -> None:
        super().__init__(SEED)
        self.words = words

    def word(self, draw: int, attempt: int) -> int:
        return self.words[attempt]


@pytest.mark.parametrize("n", [3, 7, 108, 2**63 + 1])
def test_a_word_beyond_the_last_full_turn_is_thrown_away(n: int) -> None:
    """Else the first numbers would come a little more often than the last: 2^64 is no multiple of n."""
    last_fair = 2**64 - 2**64 % n - 1
    assert Loaded([last_fair]).below(0, n) == n - 1
    assert Loaded([last_fair + 1, 2**64 - 1, 5]).below(0, n) == 5 % n


@pytest.mark.parametrize("n", [1, 2, 64, 2**32])
def test_no_word_is_thrown_away_where_all_are_fair(n: int) -> None:
    assert Loaded([2**64 - 1]).below(0, n) == n - 1


@given(st.integers(0, 10_000), st.integers(1, 10_000))
def test_a_draw_is_below_its_bound(draw: int, n: int) -> None:
    assert 0 <= Stream(SEED).below(draw, n) < n


def test_every_number_is_drawn_about_as_often() -> None:
    counts = Counter(Stream(SEED).below(draw, 7) for draw in range(14_000))
    assert all(1850 < counts[number] < 2150 for number in range(7))


def test_seeds_are_new_each_time() -> None:
    assert len({new_seed() for _ in range(100)}) == 100


@pytest.mark.parametrize("seed", ["", "12", SEED[:-1], SEED + "0", SEED.upper(), SEED[:-1] + "g", SEED[:-1] + "\n"])
def test_a_seed_that_is_not_64_hexadecimal_digits_is_refused(seed: str) -> None:
    with pytest.raises(BadSeed, match="a seed is 64 hexadecimal digits, not "):
        Stream(seed)
    with pytest.raises(BadSeed):
        commitment(seed)


@pytest.mark.parametrize("word", ["two\nlines", "a\rb", "\0"])
def test_what_a_seat_adds_is_one_line(word: str) -> None:
    with pytest.raises(BadSeed, match="one line"):
        Stream(SEED, ["anna", word])
