"""Dice that anyone can verify: committed to before the first draw, salted by the players, revealed at the end.

Every player seals what they add before anybody shows theirs, so nobody can choose it to suit what the others add.
"""

# not compiled: the time is spent in hashing

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence

from grandtour.core.acts import LETTERS

SEED_BYTES = 32
BITS = 64
FIRST_FORMAT, SECOND_FORMAT, FORMAT = 1, 2, 3
"""Of records, and so of how draws are made. In the first nobody sealed their entropy, and a draw that was taken back
kept its number. In the second the salt of a text that was alone, on the first seat, was its seal."""
SALTED = "grand tour draws 3"
"""The first of the lines from which the salt is made. What is sealed is a single line, so no salt is ever a seal."""


class BadSeed(ValueError):
    """A seed or an entropy that is not written as it should be."""


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def seed_of(text: str) -> str:
    """The seed that a text stands for, where games are to be played again with the same draws."""
    return hashlib.sha256(text.encode()).hexdigest()


def commitment(seed: str) -> str:
    """What is shown before the game, and binds the table to the seed without telling it."""
    return hashlib.sha256(seed_bytes(seed)).hexdigest()


def sealed(entropy: str) -> str:
    """What a player shows first, and binds them to their entropy without telling it."""
    return hashlib.sha256(entropy.encode()).hexdigest()


def seed_bytes(seed: str) -> bytes:
    if not re.fullmatch(r"[0-9a-f]{64}", seed):
        raise BadSeed(f"a seed is {2 * SEED_BYTES} hexadecimal digits, not {seed!r}")
    return bytes.fromhex(seed)


def salt(seed: str, entropy: Sequence[str]) -> str:
    """Made of this table's commitment and of the texts with their seats; nobody knows it who does not know them all."""
    texts = [f"entropy {letter} {word}" for letter, word in zip(LETTERS, entropy, strict=False) if word]
    return sealed("\n".join([SALTED, f"commitment {commitment(seed)}", *texts]))


def older_salt(entropy: Sequence[str]) -> str:
    """The salt up to the second format."""
    return sealed("\n".join(entropy).rstrip("\n"))


class Stream:
    """The draws of one table, in order. Each is an HMAC of its number, keyed with the seed, salted by every seat."""

    def __init__(self, seed: str, entropy: Sequence[str] = (), format: int = FORMAT) -> None:
        if not all(word.isprintable() for word in entropy):
            raise BadSeed("what a seat adds to the seed is one line of printable text")
        self.key = seed_bytes(seed)
        self.format = format
        self.salt = salt(seed, entropy) if format > SECOND_FORMAT else older_salt(entropy)

    def below(self, draw: int, n: int) -> int:
        """The number of draw `draw`, from 0 up to but not including `n`, every one exactly as likely as the others."""
        fair_part = (1 << BITS) - (1 << BITS) % n
        attempt = 0
        while (word := self.word(draw, attempt)) >= fair_part:
            attempt += 1
        return word % n

    def word(self, draw: int, attempt: int) -> int:
        message = f"{self.salt}:{draw}:{attempt}".encode()
        return int.from_bytes(hmac.digest(self.key, message, "sha256")[: BITS // 8], "big")
