"""What a thing is made of: its fields by name, as it declares them, compiled or not."""

# not compiled: it looks at compiled classes from outside

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from grandtour.core.acts import Act, Kind, Verb
from grandtour.core.tales import Tale

NAMED = (Act, Kind, Verb, Tale)  # there is one of each: its name says it all
Read = Callable[[Any], tuple[Any, ...]]
KNOWN: dict[type, tuple[tuple[str, ...], Read, bool]] = {}
"""The layout of each class that was looked at."""
ATOMS = (int, str, float, type(None))
ROWS = (list, tuple)


def names_in(cls: type) -> tuple[str, ...]:
    """The fields that a class and its bases declare. mypyc lists them; plain Python keeps the annotated ones."""
    compiled: tuple[str, ...] = getattr(cls, "__mypyc_attrs__", ())
    annotated = [name for base in cls.__mro__ for name in vars(base).get("__annotations__", {})]
    return tuple(name for name in dict.fromkeys([*compiled, *annotated]) if not name.startswith("__"))


def layout(cls: type) -> tuple[tuple[str, ...], Read, bool]:
    """The fields of a class, what reads them all at once, and whether its things may have more."""
    known = KNOWN.get(cls)
    if known is None:
        names = names_in(cls)
        known = KNOWN[cls] = names, reader_of(names), "__mypyc_attrs__" not in vars(cls)
    return known


def reader_of(names: tuple[str, ...]) -> Read:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda thing: tuple(getattr(thing, name) for name in names)


def fields(thing: object) -> dict[str, Any]:
    """Every field of a thing with its value."""
    names, read, open_ended = layout(type(thing))
    found = dict(zip(names, read(thing), strict=True))
    if open_ended:
        for name in getattr(thing, "__dict__", ()):  # what is not declared, in plain Python
            if name not in found and not name.startswith("__"):
                found[name] = getattr(thing, name)
    return found


def dump(thing: object) -> object:
    """The thing and all it is made of, as plain data that can be compared."""
    if isinstance(thing, ATOMS):
        return thing
    if isinstance(thing, NAMED):
        return str(thing)
    if isinstance(thing, ROWS):
        return [one if isinstance(one, ATOMS) else dump(one) for one in thing]
    if isinstance(thing, dict):
        return {key: dump(value) for key, value in thing.items()}
    return {"": type(thing).__name__, **{name: dump(value) for name, value in fields(thing).items()}}
