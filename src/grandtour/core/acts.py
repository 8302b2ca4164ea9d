"""Acts: who does what to which. They print to a notation that people can read, and parse back."""

from __future__ import annotations

from typing import Final

SEATS: Final = 6
CHANCE: Final = 6  # chance sits at the table, in the seventh chair
NOBODY: Final = -1
LETTERS: Final = "ABCDEF*"


class BadNotation(ValueError):
    """A text that should be an act, and is none of this game's."""


class Kind:
    """A family of things that acts and tales can name, such as cities or cards, each with its word in the notation.

    Things made of other things (a route of its two cities) say so in `of` and `parts`; where several are made of the
    same and must be told apart (the spaces of a road), `nth` counts them from 1, and is 0 for the others. Where only
    how many there are of each matters (a hand of cards), they are `counted`.
    Plain numbers have no names: thing number n of a kind with a `step` stands for n times that step.
    """

    def __init__(
        self,
        name: str,
        words: list[str],
        of: Kind | None = None,
        parts: list[tuple[int, ...]] | None = None,
        nth: list[int] | None = None,
        step: int = 0,
        counted: bool = False,
    ) -> None:
        self.name: Final = name
        self.words: Final = words
        self.of: Final = of
        self.parts: Final = parts if parts is not None else []
        self.nth: Final = nth if nth is not None else []
        self.step: Final = step
        self.counted: Final = counted
        self.index: Final = {word: i for i, word in enumerate(words)}

    def __repr__(self) -> str:
        return self.name

    def number(self, word: str) -> int:
        """The number of the thing that `word` names."""
        if word not in self.index:
            raise BadNotation(f"no {self.name} is called {word!r}")
        return self.index[word]


def numbers(name: str, most: int, step: int = 1) -> Kind:
    """A kind of plain numbers: 0, one step, two steps, up to `most`."""
    return Kind(name, [str(n) for n in range(0, most + 1, step)], step=step)


NOTHING: Final = Kind("nothing", [""])
PLAYER: Final = Kind("player", list(LETTERS[:SEATS]))


class Act:
    """Who does what to which. Interned by its verb: equal acts are the same object."""

    def __init__(self, by: int, verb: Verb, noun: int) -> None:
        self.by: Final = by
        self.verb: Final = verb
        self.noun: Final = noun

    def __repr__(self) -> str:
        return f"{LETTERS[self.by]} {self.said}"

    @property
    def said(self) -> str:
        """The act without its actor, as in `lay paris-rome`."""
        return f"{self.verb.name} {self.verb.kind.words[self.noun]}".rstrip()


class Verb:
    """A word of one game, and every act that can be said with it."""

    def __init__(self, name: str, kind: Kind = NOTHING) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.acts: Final = [[Act(seat, self, noun) for noun in range(len(kind.words))] for seat in range(SEATS + 1)]

    def __repr__(self) -> str:
        return self.name

    def by(self, seat: int, noun: int = 0) -> Act:
        return self.acts[seat][noun]


def parse(verbs: dict[str, Verb], text: str) -> Act:
    """The act that `text` says, such as `A lay paris-rome` or `* draw paris-rome`."""
    who, _, said = text.partition(" ")
    if len(who) != 1 or who not in LETTERS:
        raise BadNotation(f"an act begins with one of {' '.join(LETTERS)}, not with {who!r}")
    name, space, word = said.partition(" ")
    if name not in verbs:
        raise BadNotation(f"no verb is called {name!r}; the verbs are {', '.join(verbs)}")
    if space and not word:
        raise BadNotation(f"{text!r} ends with a space")
    verb = verbs[name]
    return verb.by(LETTERS.index(who), verb.kind.number(word))
