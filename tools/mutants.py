"""A mutation campaign: `python -m tools.mutants [--each N] [--seed S] [NAME ...]`.

It changes one thing in a module, such as a comparison or a number, runs the tests that should notice, and lists the
changes that none did. Those tests are the ones that call the changed function, as `tools.watching` saw it, the quickest
first. Where GRANDTOUR_MUTANT is MODULE:N, every Python that imports this module has mutant N.
"""

from __future__ import annotations

import argparse
import ast
import copy
import hashlib
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from importlib.abc import MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from operator import itemgetter
from pathlib import Path
from types import ModuleType
from typing import Any

from tools.watching import EVERYTHING, Watched

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "grandtour"
MUTANT = "GRANDTOUR_MUTANT"
NOTES = ROOT / ".cache" / "mutants"
NOT_RULES = ("game", "sense", "study", "tales", "terminal", "why", "__init__")
NOT_CORE = ("kit", "__init__")  # the kit is a test itself
GATES = {
    "advance": ("gates", "advance", "stand_ins", "rest"),
    "hall": ("gates", "house", "stand_ins", "turns", "live", "keeping"),
    "held": ("gates", "house", "turns", "stand_ins", "secrets", "live"),
    "play": ("gates", "house", "advance", "turns", "rest", "live"),
    "reception": ("gates", "house", "rest"),
    "seating": ("gates", "house", "stand_ins", "rest"),
    "upgrade": ("gates", "upgrade"),
}
"""The gates of the server, and the tests near each of them."""
GATE_TESTS = tuple(f"tests/server/test_{name}.py" for name in dict.fromkeys(sum(GATES.values(), ())))
KIT = "tests/core/test_kit.py::test_random_games_of_every_room_pass[{}]"
NO_BOTS = tuple(f"--ignore-glob=*/test_{name}.py" for name in ("bots", "sense", "study"))
"""How well bots play is measured in long games, and says little of the rules."""
HERE = "not browser and not postgres"
LESSON_TESTS = ("tests/test_lessons.py", "tests/server/test_lessons.py")
SHORT = 1.0
"""Seconds. Tests that take longer, such as games under the kit, run only when the short ones notice nothing."""
AT_LEAST = 30
"""Seconds of processor time: a mutant that needs that much, and five times as long as its tests did, never ends."""
PATIENCE = 300
"""Seconds for all tests of one mutant, on a clock: then it is left, and counts as not noticed."""
NOTICED, SURVIVED, LEFT = "noticed", "SURVIVED", "LEFT"
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


def function_of(module: str, n: int) -> str:
    """The function or method that mutant number `n` changes, or nothing outside of them."""
    tree = ast.parse(source_of(module).read_text("utf-8"))
    node, _ = sites(tree)[n]
    return next((name for name, function in functions(tree) if any(one is node for one in ast.walk(function))), "")


def functions(tree: ast.Module | ast.ClassDef, within: str = "") -> Iterator[tuple[str, ast.AST]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{within}{node.name}", node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, f"{within}{node.name}.")


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


Tests = tuple[str, ...]


def targets() -> dict[str, Tests]:
    """The modules that are changed, with the tests that should notice."""
    core: dict[str, Tests] = {f"grandtour.core.{name}": ("tests/core",) for name in modules_in("core", NOT_CORE)}
    core["grandtour.core.lessons"] = LESSON_TESTS
    rooms = {
        f"grandtour.games.{room}.{name}": (f"tests/games/{room}", KIT.format(room))
        for room in sorted(path.parent.name for path in PACKAGE.glob("games/*/game.py"))
        for name in modules_in(f"games/{room}", NOT_RULES)
    }
    track = {
        f"grandtour.families.track.{name}": ("tests/games/routard", "tests/games/sakodo", KIT.format("sakodo"))
        for name in modules_in("families/track", NOT_RULES)
    }
    gates: dict[str, Tests] = {f"grandtour.server.{name}": GATE_TESTS for name in GATES}
    known = {**core, **track, **rooms, **gates}
    return {module: tests for module, tests in known.items() if sites_of(module)}


def modules_in(folder: str, without: Tests) -> list[str]:
    return [path.stem for path in sorted((PACKAGE / folder).glob("*.py")) if path.stem not in without]


def sites_of(module: str) -> int:
    return len(sites(ast.parse(source_of(module).read_text("utf-8"))))


def fate(module: str, n: int, tests: Tests) -> str:
    """Does one of the tests that should notice fail, in whatever process?"""
    groups = should_notice(near(module, watched(tests)), f"{module}.{function_of(module, n)}")
    end = time.monotonic() + PATIENCE
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "sitecustomize.py").write_text(EVERYWHERE)
        path = os.pathsep.join([folder, str(ROOT)])
        environment = {MUTANT: f"{module}:{n}", "PYTHONPATH": path, "GRANDTOUR_TEST_PATIENCE": "60"}
        try:
            for group in groups:
                if group and not passes([*group], limit(group), end - time.monotonic(), **environment):
                    return NOTICED
        except subprocess.TimeoutExpired:
            return LEFT
    return SURVIVED


def near(module: str, watched: Watched) -> Watched:
    """Tests that talk to a server may call everything in it: of them, only those near a gate."""
    files = tuple(f"tests/server/test_{name}.py" for name in GATES.get(module.removeprefix("grandtour.server."), ()))
    return {
        test: seen for test, seen in watched.items() if not files or test.startswith(files) or EVERYTHING not in seen[1]
    }


def should_notice(watched: Watched, function: str) -> list[dict[str, float]]:
    """The tests that call a function, then those that may, then the long ones; each with its seconds, the quickest
    first. What is called only while modules are imported may be noticed by every test."""
    calling = {test for test, (_, called) in watched.items() if function in called}
    maybe = {test for test, (_, called) in watched.items() if EVERYTHING in called} if calling else set(watched)
    found = sorted([(test, watched[test][0]) for test in calling | maybe], key=itemgetter(1))
    short = {test: seconds for test, seconds in found if seconds < SHORT}
    near = {test: seconds for test, seconds in short.items() if test in calling}
    return [near, {t: s for t, s in short.items() if t not in near}, {t: s for t, s in found if t not in short}]


def limit(group: dict[str, float]) -> int:
    return AT_LEAST + 5 * round(sum(group.values()))


@cache
def watched(tests: Tests) -> Watched:
    """What each test calls. It is looked at once for each state of the sources."""
    file = NOTES / f"{Path(tests[0]).stem}-{state_of(tests)}.json"
    if not file.exists():
        NOTES.mkdir(parents=True, exist_ok=True)
        if not passes(["-p", "tools.watching", *NO_BOTS, *tests], 3600, GRANDTOUR_WATCHED=str(file)):
            file.unlink(missing_ok=True)
            sys.exit(f"{' '.join(tests)}: a test fails without any mutant")
    found: Watched = json.loads(file.read_text())
    return found


@cache
def state_of(tests: Tests) -> str:
    folders = [PACKAGE, *(ROOT / name.partition("::")[0] for name in tests)]
    files = [path for folder in folders for path in ([folder] if folder.is_file() else sorted(folder.rglob("*.py")))]
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:16]


def passes(what: Sequence[str], seconds: int, patience: float = 3600, **environment: str) -> bool:
    """Do these tests pass? `seconds` are of the processor, `patience` of the clock."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", HERE, *what]
    settings = {**os.environ, "GRANDTOUR_PURE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **environment}
    limits = partial(resource.setrlimit, resource.RLIMIT_CPU, (seconds, seconds))
    done = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, preexec_fn=limits, timeout=patience)
    return done.returncode == 0


def campaign(modules: dict[str, Tests], each: int, seed: int) -> int:
    """Try some mutants of each module, and say of each at once what became of it; how many nobody has noticed."""
    chosen = [(module, n) for module in modules for n in some_of(module, each, seed)]
    count = Counter[str]()
    for number, (module, n) in enumerate(chosen, start=1):
        began = time.monotonic()
        found = kept_fate(module, n, modules[module])
        count[found] += 1
        where = mutated(module, n)[1]
        print(f"{number} of {len(chosen)}, {time.monotonic() - began:.0f} s: {found}: {where}", flush=True)
    print(f"{len(chosen)} mutants: {', '.join(f'{count[found]} {found}' for found in (NOTICED, SURVIVED, LEFT))}")
    return count[SURVIVED] + count[LEFT]


def some_of(module: str, each: int, seed: int) -> list[int]:
    number = sites_of(module)
    return sorted(random.Random(f"{seed} {module}").sample(range(number), min(each, number)))


def kept_fate(module: str, n: int, tests: Tests) -> str:
    """What became of it in a campaign over the same sources, or else now: one that was stopped goes on where it was."""
    file = NOTES / "fates" / state_of(tests) / f"{module}-{n}"
    if not file.exists():
        found = fate(module, n, tests)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(found)
    return file.read_text()


def main() -> None:
    parser = argparse.ArgumentParser(prog="./x campaign mutants", description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="such as core, games.course or core.auction; default: all"
    )
    parser.add_argument("--each", type=int, default=10, help="mutants of each module (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    known = targets()
    wanted = {module: tests for module, tests in known.items() if not options.names or is_one_of(module, options.names)}
    if not wanted:
        parser.error(f"there are no such modules; there are {', '.join(known)}")
    started = time.monotonic()
    survived = campaign(wanted, options.each, options.seed)
    print(f"{time.monotonic() - started:.0f} s, seed {options.seed}")
    sys.exit(1 if survived else 0)


def is_one_of(module: str, names: Sequence[str]) -> bool:
    return any(f"{module}.".startswith(f"grandtour.{name.removeprefix('grandtour.')}.") for name in names)


if __name__ == "__main__":
    main()
