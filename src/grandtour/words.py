"""The words of the house and of its rooms, in every language: the same Fluent texts that the page reads."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from grandtour.core.acts import NOBODY, NOTHING, PLAYER, Act, Kind
from grandtour.core.game import Game
from grandtour.core.log import HOUSE_TALES
from grandtour.core.tales import Heard, Several, Tale, worth
from grandtour.languages import LANGUAGES as LANGUAGES  # for those who speak them
from grandtour.languages import SPARE, written

STRICT = "GRANDTOUR_STRICT"  # set in the environment where tests run


def of_french(name: object) -> str:
    """“d’Anna”, “d’Hugo”, “de Bruno”, “de Yann”: what is whose, in French."""
    text = str(name)
    plain = unicodedata.normalize("NFD", text[:2]).lower()
    elided = plain[:1] in "aeiouhœæ" or (plain[:1] == "y" and plain[1:2] not in "aeiouy")
    return f"d’{text}" if text and elided else f"de {text}"


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"DE": of_french}


class NoText(LookupError):
    """A text that is missing, or that names something it is not given."""


def chosen_language(given: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language given, or else that of the environment; English for those who have none of ours."""
    if given:
        return given
    locale = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return next((language for language in LANGUAGES if locale.startswith(language.replace("-", "_"))), SPARE)


class Words:
    """What is said in one language: the house's texts, over them those of one room; at a table, among its players."""

    def __init__(self, language: str, game: Game[Any] | None = None, strict: bool | None = None) -> None:
        self.language = language
        self.game = game
        self.strict = bool(os.environ.get(STRICT)) if strict is None else strict
        self.names: Sequence[str] = ()
        self.me = NOBODY
        self.bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        for folder in [files("grandtour"), *([game.folder] if game else [])]:
            self.bundle.add_resource(FluentResource(ftl(folder, language)), allow_overrides=True)

    def seated(self, names: Sequence[str], me: int = NOBODY) -> Words:
        """The same words among these players, read by the one in seat `me`."""
        words = copy(self)
        words.names, words.me = names, me
        return words

    def text(self, key: str, **arguments: object) -> str:
        """The text of a key. One that is missing shows its key, or is an error where the words are strict."""
        pattern = self.bundle.get_message(key).value if self.bundle.has_message(key) else None
        if pattern is None:
            return self.missing(key, "there is no such text")
        text, errors = self.bundle.format_pattern(pattern, arguments)
        return self.missing(key, str(errors[0])) if errors else str(text)

    def missing(self, key: str, why: str) -> str:
        if self.strict:
            raise NoText(f"{key!r} in {self.language!r}: {why}")
        return f"⟦{key}⟧"

    def line(self, heard: Heard) -> str:
        """What was told, asked or answered, as a sentence."""
        return self.text(heard.key, **self.arguments(heard), you=self.you(heard))

    def you(self, heard: Heard) -> str:
        """`yes` if the reader does what is told; if not, as what else the line names them, such as `buyer`, or `no`."""
        for i, (name, kind) in enumerate(heard.fields.items()):
            nouns = heard.nouns[i:] if isinstance(kind, Several) else heard.nouns[i : i + 1]
            if kind_of(kind) is PLAYER and self.me in nouns:
                return "yes" if i == 0 else name
        return "no"

    def arguments(self, heard: Heard) -> dict[str, str | int]:
        """Each field of a line, as its text calls it."""
        found: dict[str, str | int] = {}
        for i, (name, kind) in enumerate(heard.fields.items()):
            if isinstance(kind, Several):
                found[name] = self.counted([str(self.argument(kind.kind, noun)) for noun in heard.nouns[i:]])
            else:
                found[name] = self.argument(kind, heard.nouns[i])
        return found

    def argument(self, kind: Kind, noun: int) -> str | int:
        """The name of a thing; numbers stay numbers, for the texts to count with."""
        return worth(kind, noun) if kind.step else self.noun(kind, noun)

    def offer(self, act: Act) -> str:
        """An act, as it stands on its button."""
        kind = act.verb.kind
        return self.text(f"verb-{act.verb.name}", **{kind.name: self.argument(kind, act.noun)} if named(act) else {})

    def verb(self, act: Act) -> str:
        """What all acts with this verb have in common, as in “Lay …”."""
        return self.text(f"verb-{act.verb.name}", **{act.verb.kind.name: "…"})

    def noun(self, kind: Kind, noun: int) -> str:
        """The name of a thing; one that is made of others is called by them, and a number is its own."""
        if kind is PLAYER:
            return self.names[noun]
        if kind.step:
            return str(noun * kind.step)
        if kind.of is not None and kind.parts[noun]:
            return self.whole(kind, kind.of, noun)
        return self.text(f"{kind.name}-{kind.words[noun]}")

    def whole(self, kind: Kind, of: Kind, noun: int) -> str:
        """A thing by its parts: “Paris – Rome”, the second space of a road, “two guides and a camera”."""
        parts = kind.parts[noun]
        if kind.counted:
            each = dict.fromkeys(parts)
            return self.listed([self.text(f"{kind.name}-{of.words[n]}", count=parts.count(n)) for n in each])
        name = " – ".join(self.noun(of, part) for part in parts)
        return f"{name} {kind.nth[noun]}" if kind.nth and kind.nth[noun] else name

    def counted(self, names: Sequence[str]) -> str:
        """Names in a list; what comes more than once is said once, with how often."""
        each = dict.fromkeys(names)
        return self.listed([f"{name}\N{NO-BREAK SPACE}×{n}" if (n := names.count(name)) > 1 else name for name in each])

    def listed(self, names: Sequence[str]) -> str:
        if not names:
            return ""
        *before, last = names
        return self.text("and", before=", ".join(before), last=last) if before else last


def ftl(folder: Traversable, language: str) -> str:
    return written(folder / "texts", language, ".ftl")


def tales_of(game: Game[Any] | None) -> tuple[Tale, ...]:
    return HOUSE_TALES + (game.tales if game else ())


def kind_of(field: Kind | Several) -> Kind:
    return field.kind if isinstance(field, Several) else field


def named(act: Act) -> bool:
    """Does the act name a thing? If not, its verb says it all."""
    return act.verb.kind is not NOTHING
