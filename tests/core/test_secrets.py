"""Rules know neither the dice nor the clock nor the world outside, and the house knows no game by name."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules import ROOT

PACKAGE = ROOT / "src" / "grandtour"
FORBIDDEN = {"random", "secrets", "time", "datetime", "os", "sys", "uuid", "socket", "threading", "asyncio"}
CORE = sorted((PACKAGE / "core").glob("*.py"))
SPOKEN = {"terminal.py", "study.py"}  # for people, in the words of the house
RULES = sorted(
    path for folder in ("games", "families") for path in PACKAGE.glob(f"{folder}/*/*.py") if path.name not in SPOKEN
)


def imported(source: str) -> Iterator[str]:
    """The full names of all modules that a source imports, anywhere in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")
        elif isinstance(node, ast.Name) and node.id == "__import__":
            yield node.id


def forbidden(source: str) -> set[str]:
    return {name.split(".")[0] for name in imported(source)} & {*FORBIDDEN, "__import__"}


@pytest.mark.parametrize("path", [*CORE, *RULES], ids=lambda path: str(path.relative_to(PACKAGE)))
def test_rules_import_neither_dice_nor_clock(path: Path) -> None:
    allowed = {"secrets"} if path.name == "fair.py" else set()
    assert forbidden(path.read_text("utf-8")) <= allowed


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from time import sleep",
        "def f():\n    import os.path",
        "import json, secrets",
        "__import__('x')",
    ],
)
def test_the_scan_finds_what_is_forbidden(source: str) -> None:
    assert forbidden(source)


def test_there_are_rules_to_scan() -> None:
    assert {path.name for path in [*CORE, *RULES]} >= {"rules.py", "board.py", "questions.py", "kit.py"}
