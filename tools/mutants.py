"""A mutation campaign: `python -m tools.mutants [--each N] [--seed S] [MODULE ...]`.

It changes one thing in a module, such as a comparison or a number, runs the tests that should notice, and lists the
changes that none did. Where GRANDTOUR_MUTANT is MODULE:N, every Python that imports this module has mutant N.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.abc import MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "grandtour"
MUTANT = "GRANDTOUR_MUTANT"
NOT_RULES = ("game", "sense", "study", "tales", "terminal", "why", "__init__")
GATES = ("advance", "held", "play", "reception", "seating", "upgrade")
HOUSE_TESTS = ("tests/server/test_house.py", "tests/server/test_upgrade.py", "tests/server/test_advance.py")
CORE = ("acts", "auction", "chairs", "decks", "draws", "log", "questions", "records", "settings", "tables", "tales")
SECONDS = 900  # of processor time: a mutant that runs longer never ends
EVERYWHERE = "import tools.mutants"  # in every Python that the tests start, servers too


# --- What can be changed ---


def sites(tree: ast.Module) -> list[tuple[ast.AST, Callable[[Any], str]]]:
    """Every place of a module that can be changed, with the change, which says what it did."""
    return [(node, change) for node in ast.walk(tree) for change in changes(node)]


def changes(node: ast.AST) -> Iterator[Callable[[Any], str]]:
    match node:
        case ast.Compare(ops=[op]) if type(op) in OTHER:
            yield swap_comparison
        case ast.BoolOp():
            yield swap_and_or
        case ast.UnaryOp(op=ast.Not()):
            yield drop_not
        case ast.BinOp(op=ast.Add() | ast.Sub()):
            yield swap_sign
        case ast.Constant(value=bool()):
            yield flip
        case ast.Constant(value=int()):
            yield add_one
        case ast.If() | ast.IfExp():
            yield negate
        case ast.FunctionDef(body=[_, _, *_]):
            yield drop_last_statement


OTHER: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip


def swap_comparison(node: ast.Compare) -> str:
    node.ops = [OTHER[type(node.ops[0])]()]
    return "another comparison"


def swap_and_or(node: ast.BoolOp) -> str:
    node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    return "and for or, or the reverse"


def drop_not(node: ast.UnaryOp) -> str:
    node.op, node.operand = ast.Not(), ast.UnaryOp(ast.Not(), node.operand)
    return "without not"


def swap_sign(node: ast.BinOp) -> str:
    node.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
    return "plus for minus, or the reverse"


def flip(node: ast.Constant) -> str:
    node.value = not node.value
    return "the other truth"


def add_one(node: ast.Constant) -> str:
    assert isinstance(node.value, int)
    node.value += 1
    return "one more"


def negate(node: ast.If | ast.IfExp) -> str:
    node.test = ast.UnaryOp(ast.Not(), node.test)
    return "if not"


def drop_last_statement(node: ast.FunctionDef) -> str:
    node.body = node.body[:-1]
    return "without its last statement"


def mutated(module: str, n: int) -> tuple[ast.Module, str]:
    """Mutant number `n` of a module, and where and how it differs."""
    tree = copy.deepcopy(ast.parse(source_of(module).read_text("utf-8")))
    node, change = sites(tree)[n]
    before = ast.unparse(node).splitlines()[0]
    how = change(node)
    return ast.fix_missing_locations(tree), f"{module}:{getattr(node, 'lineno', 0)}: {how}: {before[:80]}"


def source_of(module: str) -> Path:
    return ROOT / "src" / f"{module.replace('.', '/')}.py"


# --- In the process that tests a mutant ---


class Mutating(MetaPathFinder, SourceLoader):
    """Imports one module changed."""

    def __init__(self, module: str, n: int) -> None:
        self.module = module
        self.n = n

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        return spec_from_file_location(name, source_of(name), loader=self) if name == self.module else None

    def get_filename(self, fullname: str) -> str:
        return str(source_of(fullname))

    def get_data(self, path: str | bytes) -> bytes:
        return Path(os.fsdecode(path)).read_bytes()

    def source_to_code(self, data: Any, path: Any = "") -> Any:  # type: ignore[override]
        return compile(mutated(self.module, self.n)[0], path, "exec")

    def path_stats(self, path: str) -> dict[str, float]:
        raise OSError  # never from a cache


if MUTANT in os.environ:
    wanted, _, number = os.environ[MUTANT].partition(":")
    sys.meta_path.insert(0, Mutating(wanted, int(number)))


# --- The campaign ---


def targets() -> dict[str, list[str]]:
    """The modules that are changed, with the tests that should notice, quickest first."""
    core = {f"grandtour.core.{name}": [f"tests/core/test_{name}.py", "tests/core"] for name in CORE}
    rooms = {
        f"grandtour.games.{path.parent.name}.{path.stem}": [f"tests/games/{path.parent.name}"]
        for path in sorted(PACKAGE.glob("games/*/*.py"))
        if path.stem not in NOT_RULES
    }
    gates = {f"grandtour.server.{name}": [*HOUSE_TESTS, "tests/server"] for name in GATES}
    return {module: tests for module, tests in {**core, **rooms, **gates}.items() if source_of(module).exists()}


def survives(module: str, n: int, tests: Sequence[str]) -> bool:
    """Does every test pass, in whatever process?"""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "sitecustomize.py").write_text(EVERYWHERE)
        path = os.pathsep.join([folder, str(ROOT)])
        environment = {**os.environ, MUTANT: f"{module}:{n}", "GRANDTOUR_PURE": "1", "PYTHONPATH": path}
        return all(passes(name, environment) for name in tests if (ROOT / name).exists())


def passes(tests: str, environment: dict[str, str]) -> bool:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-m", "not browser and not postgres", tests]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, preexec_fn=ends_one_day, check=False)
    return done.returncode == 0


@cache
def pass_unchanged(tests: str) -> bool:
    """Tests that fail anyway notice nothing."""
    return passes(tests, {**os.environ, "GRANDTOUR_PURE": "1"})


def ends_one_day() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def campaign(modules: dict[str, list[str]], each: int, seed: int) -> int:
    """Try some mutants of each module; how many survived."""
    survived, tried, dice = 0, 0, random.Random(seed)
    for module, tests in modules.items():
        if not pass_unchanged(tests[-1]):
            sys.exit(f"{tests[-1]} fails without any mutant")
        number = len(sites(ast.parse(source_of(module).read_text("utf-8"))))
        chosen = sorted(dice.sample(range(number), min(each, number)))
        left = [mutated(module, n)[1] for n in chosen if survives(module, n, tests)]
        tried, survived = tried + len(chosen), survived + len(left)
        print(f"{module}: {len(chosen)} of {number} tried, {len(chosen) - len(left)} noticed", flush=True)
        for where in left:
            print(f"  survived: {where}", flush=True)
    print(f"{tried} mutants, {tried - survived} noticed, {survived} survived")
    return survived


def main() -> None:
    parser = argparse.ArgumentParser(prog="./x campaign mutants", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("modules", nargs="*", metavar="MODULE", help="such as grandtour.core.auction; default: all")
    parser.add_argument("--each", type=int, default=10, help="mutants of each module (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    known = targets()
    unknown = [name for name in options.modules if name not in known]
    if unknown:
        parser.error(f"there are no tests for {unknown[0]!r}; the modules are {', '.join(known)}")
    started = time.monotonic()
    survived = campaign({name: known[name] for name in options.modules or known}, options.each, options.seed)
    print(f"{time.monotonic() - started:.0f} s, seed {options.seed}")
    sys.exit(1 if survived else 0)


if __name__ == "__main__":
    main()
