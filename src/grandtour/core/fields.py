"""What a thing is made of: its fields by name, as it declares them, compiled or not."""

# not compiled: it looks at compiled classes from outside

from __future__ import annotations

from typing import Any

from grandtour.core.acts import Act, Kind, Verb
from grandtour.core.tales import Tale

NAMED = (Act, Kind, Verb, Tale)  # there is one of each: its name says it all
KNOWN: dict[type, tuple[str, ...]] = {}
ATOMS = (int, str, float, type(None))


def names_in(cls: type) -> tuple[str, ...]:
    """The fields that a class and its bases declare. mypyc lists them; plain Python keeps the annotated ones."""
    if cls in KNOWN:
        return KNOWN[cls]
    compiled: tuple[str, ...] = getattr(cls, "__mypyc_attrs__", ())
    annotated = [name for base in cls.__mro__ for name in vars(base).get("__annotations__", {})]
    KNOWN[cls] = tuple(dict.fromkeys([*compiled, *annotated]))
    return KNOWN[cls]


def fields(thing: object) -> dict[str, Any]:
    """Every field of a thing with its value."""
    names = dict.fromkeys([*names_in(type(thing)), *getattr(thing, "__dict__", {})])
    return {name: getattr(thing, name) for name in names if not name.startswith("__")}


def dump(thing: object) -> object:
    """The thing and all it is made of, as plain data that can be compared."""
    if isinstance(thing, ATOMS):
        return thing
    if isinstance(thing, NAMED):
        return str(thing)
    if isinstance(thing, list | tuple):
        return [dump(one) for one in thing]
    if isinstance(thing, dict):
        return {key: dump(value) for key, value in thing.items()}
    return {"": type(thing).__name__, **{name: dump(value) for name, value in fields(thing).items()}}
