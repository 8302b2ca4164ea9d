"""Which test enforces which clause: `@rule("CM-21", "CM-A7")` names clauses and rulings of the ledgers in docs/rules/.

What the tests name is read from their text, not from a running session, so it is complete whichever tests are run.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LEDGERS = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"
ENTRY = re.compile(r"^- \*\*(?:(?P<clause>[A-Z]{2}-\d+)|(?P<ruling>A\d+))\b", re.MULTILINE)
CODE = re.compile(r"^# .*\((?P<code>[A-Z]{2})\)$", re.MULTILINE)


def rule(*names: str) -> pytest.MarkDecorator:
    """Say which clauses ("CM-21") and rulings ("CM-A7") a test enforces."""
    return pytest.mark.rule(*names)


def entries(ledger: str) -> list[str]:
    """The names of all clauses and rulings in the text of a ledger."""
    title = CODE.search(ledger)
    if not title:
        raise ValueError("a ledger's title ends with its game's code, as in `# La course autour du monde (CM)`")
    return [found["clause"] or f"{title['code']}-{found['ruling']}" for found in ENTRY.finditer(ledger)]


def named_by_tests(folder: Path = TESTS) -> dict[str, Path]:
    """Every clause and ruling that a test names, and a file that does."""
    return {name: path for path in sorted(folder.rglob("test_*.py")) for name in _named_in(path)}


def _named_in(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            yield from (ast.literal_eval(name) for name in node.args)
