"""What happened, told where it happens: a key for the texts, the things it names, and who may read which."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER, Kind


class Tale:
    """A sentence of one game, without its words: the kinds of things it names, in order.

    What is `secret` is read only by the player whom the tale names first; the others read the tale's `-unseen` text.
    """

    def __init__(self, key: str, nouns: list[Kind] | None = None, secret: list[Kind] | None = None) -> None:
        self.key: Final = key
        self.nouns: Final = nouns if nouns is not None else []
        self.secret: Final = secret if secret is not None else []
        if self.secret and self.nouns[:1] != [PLAYER]:
            raise ValueError(f"the tale {key!r} has a secret, so it must name first the player who may read it")

    def kinds(self, key: str) -> list[Kind]:
        """The kinds that the text `key` of this tale names."""
        return self.nouns + self.secret if key == self.key else self.nouns


class Line:
    """A tale told once, with all it names."""

    def __init__(self, tale: Tale, nouns: tuple[int, ...]) -> None:
        self.tale: Final = tale
        self.nouns: Final = nouns

    def read(self, me: int) -> tuple[str, tuple[int, ...]]:
        """The key of the text and the nouns in it, as `me` may read them."""
        if not self.tale.secret or self.nouns[0] == me:
            return self.tale.key, self.nouns
        return f"{self.tale.key}-unseen", self.nouns[: len(self.tale.nouns)]
