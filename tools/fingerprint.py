"""Fingerprints of each room's rules: `python -m tools.fingerprint` compares them with those stored, or stores new ones.

A room's `version.json` says what the sources of this version of its rules are and how they play. When the sources
change, the same games are played again. If they come out the same, only the fingerprint of the sources is new. If not,
`rules` in the room's game.py must grow, because stored games would be replayed differently.
"""

from __future__ import annotations

import ast
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from grandtour.core.chance import Dice
from grandtour.core.game import Game, games
from grandtour.core.kit import combination
from grandtour.core.questions import Chance, State, offered, play

SOURCES = Path(__file__).resolve().parents[1] / "src" / "grandtour"
CORE = ("acts", "auction", "decks", "draws", "questions")
NOT_RULES = ("game", "sense", "sight", "study", "tales", "terminal", "why")  # they change nothing at the table
SAMPLE = 10
WHOLE = 300


class RulesHaveChanged(Exception):
    """The games come out differently under the same number."""


# --- What the rules are made of ---


def source_print(room: str) -> str:
    """A hash of the rules, boards and cards of a room and of the core under them, without comments and layout."""
    digest = hashlib.sha256()
    for path in rule_files(room):
        digest.update(path.name.encode())
        digest.update(meaning(path).encode())
    return digest.hexdigest()


def rule_files(room: str) -> list[Path]:
    folder = SOURCES / "games" / room
    modules = [path for path in folder.glob("*.py") if path.stem not in NOT_RULES]
    data = [path for path in folder.glob("*.json") if path.name != "version.json"]
    families = [SOURCES / "families" / name for name in families_of(modules)]
    shared = [path for family in families for suffix in ("py", "json") for path in family.glob(f"*.{suffix}")]
    return sorted([*modules, *data, *shared, *(SOURCES / "core" / f"{name}.py" for name in CORE)])


def families_of(modules: list[Path]) -> set[str]:
    """The families whose modules these import."""
    names = [name for path in modules for name in imported(path) if name.startswith("grandtour.families.")]
    return {name.split(".")[2] for name in names}


def imported(path: Path) -> Iterator[str]:
    """The modules that a module imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.ImportFrom(module=str(module)):
                yield module
                yield from (f"{module}.{alias.name}" for alias in node.names)
            case ast.Import():
                yield from (alias.name for alias in node.names)


def meaning(path: Path) -> str:
    """A module without its comments, docstrings and layout; data as they are."""
    if path.suffix == ".json":
        return json.dumps(json.loads(path.read_text("utf-8")), sort_keys=True)
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            del node.body[0]
    return ast.dump(tree)


# --- How they play ---


def play_print(game: Game[Any], number: int) -> str:
    """A hash of so many random games: every list of legal acts, what is likely, what was done and how it ended."""
    digest = hashlib.sha256()
    for n in range(number):
        nth, seats = divmod(n, len(game.players))
        s: State = game.new(game.players[seats], combination(game.settings, nth))
        for text in one_game(s, Dice(n)):
            digest.update(text.encode())
    return digest.hexdigest()


def one_game(s: State, dice: Dice) -> Iterator[str]:
    while s.stack:
        question, acts = s.stack[-1], offered(s)
        weights = question.weights(s) if isinstance(question, Chance) else []
        act = acts[dice.below(len(acts))] if dice.below(20) == 0 else question.sample(s, dice)
        yield f"{acts}{weights}{act}"
        play(s, act)
    assert s.outcome
    yield f"{s.outcome.reason}{s.outcome.places}"


# --- Storing them ---


def version_file(room: str) -> Path:
    return SOURCES / "games" / room / "version.json"


def stored(room: str) -> dict[str, Any]:
    """What is known of the rules of a room: their number and their fingerprints."""
    path = version_file(room)
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def made_now(room: str, game: Game[Any]) -> dict[str, Any]:
    return {
        "rules": game.rules,
        "source": source_print(room),
        "sample": play_print(game, SAMPLE),
        "play": play_print(game, WHOLE),
    }


def stamp(room: str, game: Game[Any]) -> str:
    """Bring the stored fingerprints of a room up to date; what was done."""
    before = stored(room)
    if before.get("rules") == game.rules and before["source"] == source_print(room):
        return "unchanged"
    now = made_now(room, game)
    if before.get("rules") == now["rules"] and before["play"] != now["play"]:
        raise RulesHaveChanged(
            f"{room} plays differently under the same number: raise `rules` in games/{room}/game.py to "
            f"{game.rules + 1}, and say in CHANGELOG.md what becomes of stored games"
        )
    version_file(room).write_text(json.dumps(now, indent=2) + "\n", "utf-8")
    return "new sources, the same games" if before.get("rules") == now["rules"] else f"version {game.rules}"


def main() -> None:
    try:
        for room, game in games().items():
            print(f"{room}: {stamp(room, game)}")
    except RulesHaveChanged as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
