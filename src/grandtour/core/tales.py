"""What happened, told where it happens: a key for the texts, the things it names, and who may read which."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import PLAYER, Kind


class Several:
    """Any number of things of one kind, as the last field of a tale: the way of a truck, space by space."""

    def __init__(self, kind: Kind) -> None:
        self.kind: Final = kind


class Tale:
    """A sentence of one game, without its words: the things it names, each with the name of its field, in order.

    What is `secret` is read only by the player whom the tale names first; the others read the tale's `-unseen` text.
    """

    def __init__(self, key: str, secret: dict[str, Kind | Several] | None = None, **named: Kind | Several) -> None:
        self.key: Final = key
        self.open: Final = named
        self.secret: Final = secret if secret is not None else {}
        self.fields: Final = {**named, **self.secret}
        if self.secret and list(named.values())[:1] != [PLAYER]:
            raise ValueError(f"the tale {key!r} has a secret, so it must name first the player who may read it")
        if any(isinstance(kind, Several) for kind in list(self.fields.values())[:-1]):
            raise ValueError(f"the tale {key!r} may name several things in its last field only")

    def __repr__(self) -> str:
        return self.key

    def texts(self) -> dict[str, dict[str, Kind | Several]]:
        """The key of each text of this tale, with the fields that it may name."""
        return {self.key: self.fields, f"{self.key}-unseen": self.open} if self.secret else {self.key: self.fields}

    def fits(self, nouns: tuple[int, ...]) -> bool:
        """Are these as many things as the tale names, each one that there is?"""
        kinds = spread(self.fields, len(nouns))
        return len(kinds) == len(nouns) and all(
            0 <= noun < len(kind.words) for kind, noun in zip(kinds, nouns, strict=True)
        )


class Line:
    """A tale told once, with all it names, in the order of its fields."""

    def __init__(self, tale: Tale, nouns: tuple[int, ...]) -> None:
        self.tale: Final = tale
        self.nouns: Final = nouns

    def whole(self) -> Heard:
        """The line with its secrets, for whoever may see everything."""
        return Heard(self.tale.key, self.tale.fields, self.nouns)

    def read(self, me: int) -> Heard:
        """The line as `me` may read it."""
        if not self.tale.secret or self.nouns[0] == me:
            return self.whole()
        return Heard(f"{self.tale.key}-unseen", self.tale.open, self.nouns[: len(self.tale.open)])


class ForOne(Line):
    """A line that one reader alone reads; the others read another, as where only one hand can answer a question."""

    def __init__(self, reader: int, line: Line, others: Line) -> None:
        super().__init__(line.tale, line.nouns)
        self.reader: Final = reader
        self.others: Final = others

    def read(self, me: int) -> Heard:
        return super().read(me) if me == self.reader else self.others.read(me)


class Heard:
    """What one reader hears of a line: the key of a text, the fields that it names, and the things themselves."""

    def __init__(self, key: str, fields: dict[str, Kind | Several], nouns: tuple[int, ...]) -> None:
        self.key: Final = key
        self.fields: Final = fields
        self.nouns: Final = nouns

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Heard) and self.key == other.key and self.nouns == other.nouns

    def __repr__(self) -> str:
        return " ".join([self.key, *[str(noun) for noun in self.nouns]])

    def facts(self) -> dict[str, int | list[int]]:
        """Each field by its name. An amount is the amount itself, other things are the numbers of their kind."""
        found: dict[str, int | list[int]] = {}
        for i, (name, kind) in enumerate(self.fields.items()):
            if isinstance(kind, Several):
                found[name] = [worth(kind.kind, noun) for noun in self.nouns[i:]]
            else:
                found[name] = worth(kind, self.nouns[i])
        return found


def worth(kind: Kind, noun: int) -> int:
    return noun * kind.step if kind.step else noun


def spread(fields: dict[str, Kind | Several], things: int) -> list[Kind]:
    """The kind of each of so many things told in these fields."""
    kinds: list[Kind] = []
    for kind in fields.values():
        kinds += [kind.kind] * (things - len(kinds)) if isinstance(kind, Several) else [kind]
    return kinds
