"""The house as docs/architecture.md draws it: dependencies point one way, and rooms look alike."""

import subprocess
import sys
from pathlib import Path

import pytest

from grandtour.core.game import games
from tests.rules import ROOT
from tools.fingerprint import imported

SOURCES = ROOT / "src" / "grandtour"

MAY_IMPORT = {
    "core": {"core"},
    "families": {"core", "families"},
    "games": {"core", "families", "games", "bots"},
    "bots": {"core", "bots"},
    "arena": {"core", "bots", "arena"},
    "server": {"core", "games", "bots", "languages", "server"},
}
KERNEL = ("core", "families", "games", "bots")
TOGETHER = {"terminal": {"words"}, "study": {"arena"}, "serve": {"screen"}}
"""What stands somewhere for others: the text client calls a room's `terminal`, the arena its `study`, and people read
in the terminal what `serve` of the server prints."""

ROOM_FILES = {"__init__.py", "acts.py", "board.py", "game.py", "rules.py", "sense.py", "sight.py", "state.py",
              "tales.py", "version.json", "why.py", "texts", "rulebook"}  # fmt: skip


def modules(part: str) -> list[Path]:
    return sorted((SOURCES / part).rglob("*.py"))


def parts_imported(path: Path) -> set[str]:
    """The parts of the house that a module imports; the registry may look into the folder of all rooms."""
    names = set(imported(path)) - {"grandtour.games"}
    inside = [name.split(".") for name in names if name.startswith("grandtour.")]
    return {name[1] for name in inside if (SOURCES / name[1]).exists() or (SOURCES / f"{name[1]}.py").exists()}


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_dependencies_point_one_way(part: str) -> None:
    for path in modules(part):
        allowed = MAY_IMPORT[part] | TOGETHER.get(path.stem, set())
        assert parts_imported(path) <= allowed, f"{path.relative_to(SOURCES)} imports {parts_imported(path) - allowed}"


@pytest.mark.parametrize("room", games())
def test_no_room_imports_another(room: str) -> None:
    for path in (SOURCES / "games" / room).rglob("*.py"):
        others = {name.split(".")[2] for name in imported(path) if name.startswith("grandtour.games.")}
        assert others <= {room}, f"{path.relative_to(SOURCES)} imports {others - {room}}"


@pytest.mark.parametrize("room", games())
def test_rooms_look_alike(room: str) -> None:
    found = {path.name for path in (SOURCES / "games" / room).iterdir()}
    assert found >= ROOM_FILES, f"{room} lacks {', '.join(sorted(ROOM_FILES - found))}"


def test_the_kernel_needs_nothing_but_python() -> None:
    """Core, bots, families and rooms import the standard library, mypy_extensions and each other."""
    for part in KERNEL:
        for path in [path for path in modules(part) if path.stem not in TOGETHER]:
            tops = {name.split(".")[0] for name in imported(path) if name}
            foreign = tops - sys.stdlib_module_names - {"grandtour", "mypy_extensions"}
            assert not foreign, f"{path.relative_to(SOURCES)} imports {foreign}"


ALONE = """
import sys
from importlib.abc import MetaPathFinder

class Hidden(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top not in ("grandtour", "mypy_extensions"):
            raise ModuleNotFoundError(f"{name} is hidden")

sys.meta_path.insert(0, Hidden())
from grandtour.bots import bot_named, bot_names
from grandtour.core.chairs import bots_act
from grandtour.core.chance import Dice
from grandtour.core.game import games
from grandtour.core.questions import chances, play

for name, game in games().items():
    s, dice = game.new(2), Dice(1)
    s.lines = []
    bots = {seat: bot_named(game, bot_names(game)[-1]) for seat in range(2)}
    while s.stack:
        play(s, s.stack[-1].sample(s, dice) if chances(s) else bots_act(game, s, bots, s.lines, dice))
    game.view(s, 0)
    print(name, s.outcome.reason)
"""


def test_every_game_plays_where_no_other_package_is_installed() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == list(games())
