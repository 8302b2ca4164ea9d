"""What the page needs of Python, in TypeScript: the messages, and of each room its view, tales and facts.

`./x types` writes them.
"""

from __future__ import annotations

import ast
import importlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect

from grandtour.core.acts import Kind
from grandtour.core.game import Game, games
from grandtour.core.log import HOUSE_TALES
from grandtour.core.tales import Several
from grandtour.server import messages

CHECKOUT = Path(__file__).resolve().parents[3]
ALIASES = ("SeatKind", "FromPage", "ToPage")


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    found = {CHECKOUT / "web/src/wire.ts": wire_types()}
    for name, game in games().items():
        page = CHECKOUT / "src/grandtour/games" / name / "page"
        if not (page / "index.ts").is_file():  # a room that is played without a board needs none
            continue
        found[page / "view.ts"] = view_types(game)
        found[page / "tales.ts"] = tale_types(game)
        if game.page_facts:
            found[page / "facts.ts"] = facts(game)
    return found


def wire_types() -> str:
    structs = [v for v in vars(messages).values() if isinstance(v, type) and issubclass(v, msgspec.Struct)]
    infos = [info for info in structs_of(inspect.multi_type_info(structs)) if info.cls is not messages.Request]
    interfaces = [interface(info, may_leave_out(info.cls)) for info in infos]
    aliases = [alias(name, inspect.type_info(getattr(messages, name))) for name in ALIASES]
    return text("grandtour/server/messages.py", interfaces + aliases)


def may_leave_out(struct: type[msgspec.Struct]) -> bool:
    """The page need not send what has a default, and the server does not send it where a struct says so."""
    return issubclass(struct, messages.Request) or struct.__struct_config__.omit_defaults


def view_types(game: Game[Any]) -> str:
    """The views of a room, field by field as their constructors declare them."""
    module = importlib.import_module(game.View.__module__)
    tree = ast.parse(Path(str(files_of(module))).read_text("utf-8"))
    views = [node for node in tree.body if isinstance(node, ast.ClassDef) and is_view(node)]
    interfaces = [interface_of(view.name, declared_in(view)) for view in views]
    return text("the room's sight.py", [*interfaces, f"export type View = {game.View.__name__}\n"])


def files_of(module: ModuleType) -> Traversable:
    """The source of a module, which may be compiled."""
    package, _, name = module.__name__.rpartition(".")
    return resources.files(package) / f"{name}.py"


def is_view(node: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "View" for base in node.bases)


def declared_in(view: ast.ClassDef) -> dict[str, str]:
    """The fields that a constructor declares: `self.round: int = ...`."""
    start = next(node for node in view.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    found = [node for node in ast.walk(start) if isinstance(node, ast.AnnAssign)]
    return {node.target.attr: spelled_in(node.annotation) for node in found if isinstance(node.target, ast.Attribute)}


def spelled_in(node: ast.expr) -> str:
    """A type of Python as TypeScript writes it."""
    match node:
        case ast.Name(id=name):
            return NAMES.get(name, name)
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(left=left, right=right):
            return f"{spelled_in(left)} | {spelled_in(right)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            inner = spelled_in(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{spelled_in(key)}, {spelled_in(value)}>"
    raise TypeError(f"a view cannot have a field of the type {ast.unparse(node)}")


NAMES = {"bool": "boolean", "float": "number", "int": "number", "str": "string"}


def interface_of(name: str, fields: Mapping[str, str]) -> str:
    lines = [f"  {field}: {spelled}\n" for field, spelled in fields.items()]
    return f"export interface {name} {{\n{''.join(lines)}}}\n"


def tale_types(game: Game[Any]) -> str:
    """What can be told or asked in a room, each key with its fields."""
    keys = {key: fields for tale in (*HOUSE_TALES, *game.tales) for key, fields in tale.texts().items()}
    facts = {key: ", ".join(f"{name}: {fact_type(kind)}" for name, kind in keys[key].items()) for key in keys}
    tales = [f"  '{key}': {f'{{ {inside} }}' if inside else NO_FACTS}\n" for key, inside in facts.items()]
    parts = [
        "import type { ToldOf } from '$lib/told'\n",
        f"export interface Tales {{\n{''.join(tales)}}}\n",
        "export type Told = ToldOf<Tales>\n",
    ]
    return text("the room's tales.py and why.py", parts)


NO_FACTS = "Record<string, never>"


def fact_type(kind: Kind | Several) -> str:
    return "number[]" if isinstance(kind, Several) else "number"


def facts(game: Game[Any]) -> str:
    """The room's facts for its page, as constants."""
    constants = [f"export const {name.upper()} = {constant(value)}\n" for name, value in game.page_facts.items()]
    return text("`page_facts` in the room's game.py", constants)


def constant(value: object) -> str:
    return f"{written(value)} as const" if isinstance(value, dict | list | tuple) else written(value)


def written(value: object) -> str:
    """Plain data as TypeScript writes it."""
    match value:
        case dict():
            return f"{{ {', '.join(f'{key_of(key)}: {written(one)}' for key, one in value.items())} }}"
        case list() | tuple():
            return f"[{', '.join(written(one) for one in value)}]"
        case str():
            return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"
    return json.dumps(value)


def key_of(key: object) -> str:
    return str(key) if str(key).isidentifier() else written(str(key))


def text(source: str, parts: Iterable[str]) -> str:
    head = f"// Made from {source} by `./x types`. Do not edit.\n"
    return "\n".join([head, *parts])


def interface(info: inspect.StructType, lenient: bool) -> str:
    """A struct; where it is lenient, what has a default may be left out."""
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
