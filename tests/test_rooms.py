"""The house knows no game by name: delete the folder of a room and the game is gone, add one and it is there."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from grandtour.core.game import games
from grandtour.families.track.game import TrackGame
from tests.rules import ROOT

HOUSE = (ROOT / "src" / "grandtour", ROOT / "web" / "src")
ROOMS, BUILT = ROOT / "src" / "grandtour" / "games", ROOT / "src" / "grandtour" / "server" / "page"
SOURCES = {".py", ".ts", ".js", ".mjs", ".svelte", ".css", ".ftl"}


def sources() -> list[Path]:
    found = [path for folder in HOUSE for path in folder.rglob("*") if path.suffix in SOURCES]
    return [path for path in found if ROOMS not in path.parents and BUILT not in path.parents]


def named(room: str, text: str) -> list[str]:
    """The lines in which the room is named, in whatever spelling."""
    spelled = re.compile(rf"(?<!of )\b{room.replace('_', '[ _-]?')}\b", re.IGNORECASE)
    return [line.strip() for line in text.splitlines() if spelled.search(line)]


@pytest.mark.parametrize("room", games())
def test_nothing_outside_a_room_names_it(room: str) -> None:
    found = [f"{path.relative_to(ROOT)}: {line}" for path in sources() for line in named(room, path.read_text("utf-8"))]
    assert found == []


def test_a_name_is_found_in_every_spelling() -> None:
    assert named("auf_achse", "import AufAchse\n{ room: 'auf_achse' }\nauf-achse-title = Auf Achse\nof achse") == [
        "import AufAchse",
        "{ room: 'auf_achse' }",
        "auf-achse-title = Auf Achse",
    ]
    assert named("course", "of course, a recourse: concourses") == []


@pytest.mark.parametrize("room", games())
def test_every_room_brings_its_poster(room: str) -> None:
    assert (ROOMS / room / "page" / "Cover.svelte").is_file()


@pytest.mark.parametrize("room", games())
def test_no_page_of_a_room_takes_anything_from_another_room(room: str) -> None:
    pages = [path for path in (ROOMS / room).rglob("*") if path.suffix in {".ts", ".svelte"}]
    imports = {path: re.findall(r"""from '(.+)'""", path.read_text("utf-8")) for path in pages}
    others = games().keys() - {room}
    found = [
        f"{path.relative_to(ROOMS)}: {name}" for path in pages for name in imports[path] if others & {*name.split("/")}
    ]
    assert found == []


SISTERS = [game.name for game in games().values() if isinstance(game, TrackGame)]
PLAY = """
import sys
import grandtour
from grandtour.core.chance import Dice
from grandtour.core.game import games
from grandtour.core.questions import playout
from grandtour.families.track.game import TrackGame
from grandtour.words import LANGUAGES, Words

print(grandtour.__path__[0])
for name, game in games().items():
    if isinstance(game, TrackGame):
        s = game.new(2)
        playout(s, Dice(1))
        texts = [Words(language, game, strict=True).noun(game.kinds[0], 0) for language in LANGUAGES]
        print(name, s.outcome.reason, len(texts))
"""


@pytest.mark.parametrize("gone", SISTERS)
def test_deleting_a_sister_leaves_the_others_whole(gone: str, tmp_path: Path) -> None:
    package = tmp_path / "grandtour"
    shutil.copytree(ROOT / "src" / "grandtour", package, ignore=shutil.ignore_patterns(gone, "__pycache__", "page"))
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, env=environment, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    place, *played = done.stdout.splitlines()
    assert place == str(package)
    assert [line.split()[0] for line in played] == [room for room in SISTERS if room != gone]
