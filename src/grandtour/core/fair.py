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

SEED_BYTES = 32
BITS = 64


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


class Stream:
    """The draws of one table, in order. Each is an HMAC of its number, keyed with the seed, salted by every seat."""

    def __init__(self, seed: str, entropy: Sequence[str] = ()) -> None:
        if not all(word.isprintable() for word in entropy):
            raise BadSeed("what a seat adds to the seed is one line of printable text")
        self.key = seed_bytes(seed)
        self.salt = hashlib.sha256("\n".join(entropy).rstrip("\n").encode()).hexdigest()

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
