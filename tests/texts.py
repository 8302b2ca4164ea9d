"""What is wrong with the texts: missing, unused, empty, in one language only, or naming what they are not given."""

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from grandtour.bots import bot_names
from grandtour.core.acts import NOTHING, PLAYER, Kind
from grandtour.core.game import Game
from grandtour.core.lessons import lesson_of
from grandtour.core.settings import Choice
from grandtour.core.tales import Tale
from grandtour.words import LANGUAGES, kind_of, tales_of

QUOTED = re.compile(r"(?<=['\"`])[\w-]+(?=['\"`])")
CALLED = re.compile(r"\b(?:text|t)\(\s*['\"]([a-z][a-z0-9-]*)['\"]")
DESCRIBED = r"['\"`]{}-\$?\{{[^'\"`]*\}}-text['\"`]"
FAMILY = re.compile(r"\bfamilies[./]([a-z_]+)")
PLAIN_KEYS = ("title", "tagline", "about")


class Text(Visitor):
    """One text: what it names, the texts it speaks itself, whom it calls “you”, and whether it says anything."""

    def __init__(self, message: ast.Message) -> None:
        self.arguments: set[str] = set()
        self.texts: set[str] = set()
        self.readers: set[str] = set()
        self.empty = message.value is None or not any(says_something(element) for element in message.value.elements)
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.texts.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "you":
            self.readers |= {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        self.generic_visit(node)


class Texts:
    """The texts in one folder, and the sources that may speak them."""

    def __init__(self, name: str, folder: Path, sources: list[Path], shared: list[Path] | None = None) -> None:
        """`shared` are parts of the page that speak for any room: what they say, a room may have or not."""
        self.name = name
        self.folder = folder
        self.sources = [path.read_text("utf-8") for path in sources]
        self.shared = [path.read_text("utf-8") for path in shared or []]

    @cached_property
    def languages(self) -> dict[str, dict[str, Text]]:
        return {language: dict(read(self.folder / "texts" / f"{language}.ftl")) for language in LANGUAGES}

    @property
    def keys(self) -> set[str]:
        return set().union(*self.languages.values())

    @cached_property
    def speaking(self) -> dict[str, list[str]]:
        """The sources that name each key."""
        found: dict[str, list[str]] = {}
        for source in self.sources + self.shared:
            for key in set(QUOTED.findall(source)):
                found.setdefault(key, []).append(source)
        return found

    def called(self) -> set[str]:
        return {key for source in self.sources for key in CALLED.findall(source)}

    def within(self) -> dict[str, set[str]]:
        """The texts that stand within others, each with what those name: it is given the same."""
        given: dict[str, set[str]] = {}
        for text in [text for texts in self.languages.values() for text in texts.values()]:
            for key in text.texts:
                given[key] = given.get(key, text.arguments) & text.arguments
        return given

    def problems(self, needed: dict[str, set[str]], elsewhere: set[str]) -> Iterator[str]:
        """`needed` are the keys that the house derives, each with what its text may name."""
        needed = self.within() | needed
        for language, texts in self.languages.items():
            for key in sorted((self.keys | needed.keys() | self.called()) - texts.keys() - elsewhere):
                yield f"{self.name}: {key!r} is missing in {language!r}"
            for key, text in texts.items():
                yield from (f"{self.name}: {key!r} {why} in {language!r}" for why in self.faults(key, text, needed))

    def faults(self, key: str, text: Text, needed: dict[str, set[str]]) -> Iterator[str]:
        sources = self.speaking.get(key, [])
        if text.empty:
            yield "says nothing"
        if key not in needed and not sources:
            yield "is unused"
            return
        for argument in sorted(text.arguments - needed.get(key, set())):
            if key in needed or not any(re.search(rf"\b{argument}\b", source) for source in sources):
                yield f"names ${argument}, which it is not given"


def says_something(element: ast.TextElement | ast.Placeable) -> bool:
    if isinstance(element, ast.TextElement):
        return bool(element.value.strip())
    return not isinstance(element.expression, ast.StringLiteral) or bool(element.expression.value.strip())


def read(path: Path) -> Iterator[tuple[str, Text]]:
    resource = FluentParser().parse(path.read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path} has a line that is not Fluent: {str(entry.content).splitlines()[0]!r}")
        if isinstance(entry, ast.Message):
            yield entry.id.name, Text(entry)


def needed_by(game: Game[Any] | None) -> dict[str, set[str]]:
    """The keys that a room must have (or the house, without one), and what each text may name."""
    needed = {}
    for tale in tales_of(game) if game is None else game.tales:
        needed.update({key: {*fields, "you"} for key, fields in tale.texts().items()})
    if game is None:
        return needed
    needed.update({f"verb-{verb.name}": {verb.kind.name} - {NOTHING.name} for verb in game.verbs})
    if type(game).worth is not Game.worth:
        needed["luck-sum"] = {"sum"}
    return needed | {key: set() for key in plain_keys(game)} | {key: {"count"} for key in counted_keys(game)}


def unaddressed(tales: Iterable[Tale], texts: Texts) -> Iterator[str]:
    """The lines that call somebody by their name who reads them."""
    for language, written in texts.languages.items():
        for key, field, called in addressed(tales):
            if field in written[key].arguments and called not in written[key].readers:
                yield f"{texts.name}: {key!r} has no words for ${field} in {language!r}"


def addressed(tales: Iterable[Tale]) -> Iterator[tuple[str, str, str]]:
    """The key of each text that names a player, by which field, and what its `$you` is when that player reads it."""
    for tale in tales:
        for key, fields in tale.texts().items():
            hidden = "" if fields == tale.fields else next(iter(fields))  # whom a secret is told reads it
            players = [name for name, kind in fields.items() if kind_of(kind) is PLAYER and name != hidden]
            yield from ((key, name, "yes" if name == next(iter(fields)) else name) for name in players)


REFUSED = re.compile(r"""(?:Refusal|Refused|Problem|Trouble|__init__)\(\s*(?:number, )?['"]([a-z-]+)['"]""")


def troubles(sources: list[str]) -> dict[str, set[str]]:
    """Whatever can be refused is said in the player's language, by the code that goes with it."""
    return {f"trouble-{code}": set() for source in sources for code in REFUSED.findall(source)}


def plain_keys(game: Game[Any]) -> Iterator[str]:
    yield from PLAIN_KEYS
    yield from game.texts
    yield from (f"ending-{reason}" for reason in game.endings)
    yield from bot_keys(game)
    for key, setting in [*(("setting", s) for s in game.settings), *(("answer", a) for a in game.standing_answers)]:
        yield from (f"{key}-{setting.name}", f"{key}-{setting.name}-help")
        if isinstance(setting, Choice):
            yield from (f"{key}-{setting.name}-{choice}" for choice in setting.choices)
    for kind in named_kinds(game):
        yield from (f"{kind.name}-{word}" for word in kind.words)
    for kind in game.kinds:
        yield from (f"{kind.name}-{word}" for word, parts in zip(kind.words, kind.parts, strict=False) if not parts)


def bot_keys(game: Game[Any]) -> Iterator[str]:
    """How each bot plays; the house says so of those that play every game."""
    return (f"bot-{name}" for name in bot_names(game))


def taught(game: Game[Any], room: Texts) -> dict[str, set[str]]:
    """What the coach says: at the steps of the lesson, and on whichever questions the room has a tip."""
    lesson = lesson_of(game.name)
    steps = {step.text: {"friend"} for step in lesson.steps} if lesson else {}
    return steps | {key: set() for key in {f"tip-{tale.key}" for tale in game.tales} & room.keys}


def counted_keys(game: Game[Any]) -> Iterator[str]:
    """How many there are of each part, where a thing is so many of each."""
    return (f"{kind.name}-{word}" for kind in game.kinds if kind.counted and kind.of for word in kind.of.words)


def named_kinds(game: Game[Any]) -> Iterator[Kind]:
    """The kinds whose things have names of their own: neither numbers nor made of others."""
    return (kind for kind in game.kinds if kind.of is None and not kind.step)


def described(game: Game[Any], sources: list[str]) -> dict[str, set[str]]:
    """Beside the name of each thing of a kind, a `-text` on what it does: where a source builds its key."""
    built = (kind for kind in named_kinds(game) if any(re.search(DESCRIBED.format(kind.name), s) for s in sources))
    return {f"{kind.name}-{word}-text": set() for kind in built for word in kind.words}


def reasons(game: Game[Any], room: Texts) -> dict[str, set[str]]:
    """Under a question, a `-why` on what it is about, where a room has one."""
    asked = {f"{key}-why" for tale in game.tales for key in tale.texts() if key.startswith("ask-")}
    return {key: set() for key in asked & room.keys}


def house_texts(root: Path) -> Texts:
    package, page = root / "src" / "grandtour", root / "web" / "src"
    return Texts("house", package, sources_in(package) + sources_in(page))


def room_texts(root: Path, room: str) -> Texts:
    folder = root / "src" / "grandtour" / "games" / room
    own, page = (sources_in(place) for place in (folder, root / "web" / "src"))
    return Texts(room, folder, own + families_of(own, root), page)


def sources_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if is_source(path)]


def families_of(sources: list[Path], root: Path) -> list[Path]:
    """The sources of the families that a room belongs to: they speak with its texts."""
    named = {name for path in sources for name in FAMILY.findall(path.read_text("utf-8"))}
    return [path for name in sorted(named) for path in sources_in(root / "src" / "grandtour" / "families" / name)]


def is_source(path: Path) -> bool:
    return path.suffix in (".py", ".ts", ".svelte") and ".test." not in path.name


def problems(root: Path, games: list[Game[Any]]) -> list[str]:
    """All that is wrong with the texts of the house and its rooms."""
    house = house_texts(root)
    rooms = {game.name: room_texts(root, game.name) for game in games}
    needed = needed_by(None) | troubles(house.sources) | {key: set() for game in games for key in bot_keys(game)}
    for room in rooms.values():
        needed |= {key: given for key, given in room.within().items() if key not in room.keys}
    found = list(house.problems(needed, set().union(*(room.keys for room in rooms.values()))))
    for game in games:
        room = rooms[game.name]
        found += room.problems(
            needed_by(game) | described(game, room.sources) | taught(game, room) | reasons(game, room), house.keys
        )
    return found


# French has a narrow no-break space before ; ! ? and a no-break space before : » and units, and after «.
LOOSE = re.compile(r"« |(?<=[^\s=]) (?:[;:!?»€%]|DM\b)|(?<=\d) ans\b")


def french_texts(root: Path) -> list[Path]:
    """What people read in French: the texts and the rules."""
    package = root / "src" / "grandtour"
    return sorted(path for name in ("texts/fr.ftl", "rulebook/fr.md") for path in package.rglob(name))


def loose_spaces(path: Path) -> list[str]:
    """The lines where punctuation could be torn from its word."""
    lines = enumerate(path.read_text("utf-8").splitlines(), 1)
    why = "a plain space where French has a no-break space"
    return [f"{path}:{number}: {why}: {line.strip()}" for number, line in lines if LOOSE.search(line)]
