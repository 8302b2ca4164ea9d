"""The house knows no game by name: delete the folder of a room and the game is gone, add one and it is there."""

import re
from pathlib import Path

import pytest

from grandtour.core.game import games
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
