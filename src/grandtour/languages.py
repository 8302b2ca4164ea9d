"""The languages of the house: those it has texts in. A new one needs no more than its files."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

SPARE = "en"  # what is not written in a language is read in this one


def languages_in(folder: Traversable) -> tuple[str, ...]:
    """The languages that a folder has texts in; each is the name of its file."""
    names = [path.name for path in (folder / "texts").iterdir()]
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


LANGUAGES = languages_in(files("grandtour"))


def written(folder: Traversable, language: str, suffix: str) -> str:
    """What stands in a folder in this language, or else in the spare one."""
    own, spare = (folder / f"{name}{suffix}" for name in (language, SPARE))
    return (own if own.is_file() else spare).read_text("utf-8")
