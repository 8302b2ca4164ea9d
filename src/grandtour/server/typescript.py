"""The page's TypeScript types, made from the messages and from each room's view. `./x types` writes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from grandtour.core.game import games
from grandtour.server import messages

CHECKOUT = Path(__file__).resolve().parents[3]
ALIASES = ("SeatKind", "FromPage", "ToPage")


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    wire = {CHECKOUT / "web/src/wire.ts": wire_types()}
    rooms = CHECKOUT / "src/grandtour/games"
    return wire | {rooms / name / "page/view.ts": view_types(game.View) for name, game in games().items()}


def wire_types() -> str:
    structs = [v for v in vars(messages).values() if isinstance(v, type) and issubclass(v, msgspec.Struct)]
    infos = [info for info in structs_of(inspect.multi_type_info(structs)) if info.cls is not messages.Request]
    interfaces = [interface(info, issubclass(info.cls, messages.Request)) for info in infos]
    aliases = [alias(name, inspect.type_info(getattr(messages, name))) for name in ALIASES]
    return text("grandtour/server/messages.py", interfaces + aliases)


def view_types(view: type[msgspec.Struct]) -> str:
    info = inspect.type_info(view)
    interfaces = [interface(found, False) for found in structs_of([info])]
    return text("the room's game.py", [*interfaces, alias("View", info)])


def text(source: str, parts: Iterable[str]) -> str:
    head = f"// Made from {source} by `./x types`. Do not edit.\n"
    return "\n".join([head, *parts])


def interface(info: inspect.StructType, lenient: bool) -> str:
    """A struct; what the page sends it may leave out, if there is a default."""
    tag = [f"  {info.tag_field}: '{info.tag}'\n"] if info.tag_field else []
    fields = [f"  {f.encode_name}{'' if f.required or not lenient else '?'}: {spelled(f.type)}\n" for f in info.fields]
    return f"export interface {info.cls.__name__} {{\n{''.join(tag + fields)}}}\n"


def alias(name: str, info: inspect.Type) -> str:
    return f"export type {name} = {spelled(info)}\n"


PLAIN: dict[type[inspect.Type], str] = {
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.RawType: "unknown",
    inspect.StrType: "string",
}


def spelled(info: inspect.Type) -> str:
    """The type as TypeScript writes it."""
    match info:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case inspect.UnionType(types=types):
            return " | ".join(spelled(one) for one in types)
        case inspect.ListType(item_type=item):
            return f"({spelled(item)})[]" if isinstance(item, inspect.UnionType) else f"{spelled(item)}[]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{spelled(key)}, {spelled(value)}>"
    if type(info) not in PLAIN:
        raise TypeError(f"{info} has no TypeScript type here; those that have: {', '.join(t.__name__ for t in PLAIN)}")
    return PLAIN[type(info)]


def structs_of(infos: Sequence[inspect.Type]) -> list[inspect.StructType]:
    """These structs and all they are made of, each once, parts first."""
    return list({found.cls: found for info in infos for found in parts_first(info)}.values())


def parts_first(info: Any) -> Iterator[inspect.StructType]:
    match info:
        case inspect.StructType(fields=fields):
            for field in fields:
                yield from parts_first(field.type)
            yield info
        case inspect.UnionType(types=types):
            for one in types:
                yield from parts_first(one)
        case inspect.ListType(item_type=item):
            yield from parts_first(item)
        case inspect.DictType(value_type=value):
            yield from parts_first(value)


if __name__ == "__main__":
    for path, made in files().items():
        path.write_text(made, "utf-8")
        print(f"{path.relative_to(CHECKOUT)} written")
