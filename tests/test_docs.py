"""The documents tell the truth: their code runs, their commands exist, their links lead somewhere."""

import ast
import contextlib
import io
import re
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from grandtour.bots import bot_names
from grandtour.cli import COMMANDS, parser
from grandtour.core.game import game_named, games
from grandtour.core.kit import random_games, table_game
from tests.rooms import ROOMS, open_rooms
from tests.rules import ROOT
from tests.server.playing import Server

DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
TUTORIAL = ROOT / "docs" / "write-your-own-game.md"
OF_A_SERVER = ROOT / "docs" / "api.md"
FENCE = re.compile(r"^```(?P<language>\w+)(?: (?P<file>\S+))?\n(?P<body>.*?)^```$\n?", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?://|#|mailto:)(?P<path>[^)#\s]+)")


class Block(NamedTuple):
    language: str
    file: str
    body: str
    line: int
    output: str
    """What the text block that follows at once says, if there is one."""


def blocks(document: Path) -> list[Block]:
    text = document.read_text("utf-8")
    found = list(FENCE.finditer(text))
    outputs = {match.start(): match["body"] for match in found if match["language"] == "text"}
    return [
        Block(m["language"], m["file"] or "", m["body"], text[: m.start()].count("\n") + 2, outputs.get(m.end(), ""))
        for m in found
    ]


def named(document: Path) -> str:
    return str(document.relative_to(ROOT))


@pytest.mark.parametrize("document", [d for d in DOCUMENTS if d not in (TUTORIAL, OF_A_SERVER)], ids=named)
def test_the_examples_run_and_print_what_they_say(document: Path) -> None:
    run_examples(document)


def test_the_examples_for_a_server_run_on_one(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        run_examples(OF_A_SERVER, {"http://127.0.0.1:8080": server.url})


def run_examples(document: Path, instead: Mapping[str, str] | None = None) -> None:
    names: dict[str, object] = {"__name__": "__example__"}
    for block in [block for block in blocks(document) if block.language == "python"]:
        printed, body = io.StringIO(), block.body
        for written, meant in (instead or {}).items():
            body = body.replace(written, meant)
        code = compile(ast.increment_lineno(ast.parse(body), block.line - 1), str(document), "exec")
        with contextlib.redirect_stdout(printed):
            exec(code, names)
        if block.output:
            assert printed.getvalue() == block.output, f"{named(document)}, line {block.line}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_the_links_lead_somewhere(document: Path) -> None:
    for link in LINK.finditer(document.read_text("utf-8")):
        assert (document.parent / link["path"]).exists(), f"{named(document)} links to {link['path']}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_the_commands_exist(document: Path) -> None:
    script = (ROOT / "x").read_text("utf-8")
    for line in "".join(block.body for block in blocks(document) if block.language == "sh").splitlines():
        words = shlex.split(line, comments=True)
        while words and "=" in words[0]:
            words = words[1:]
        if words[:1] == ["grandtour"]:
            parser().parse_args(words[1:] or ["serve"])
        elif words[:1] == ["./x"]:
            assert f"\ndef {words[1]}(" in script, line


def test_every_command_is_documented() -> None:
    text = "\n".join(document.read_text("utf-8") for document in DOCUMENTS)
    missing = [name for name in COMMANDS if f"grandtour {name}" not in text]
    assert not missing, f"no document says what `grandtour {missing[0]}` does"


def test_every_variable_is_documented() -> None:
    text = "\n".join(document.read_text("utf-8") for document in DOCUMENTS)
    sources = [path.read_text("utf-8") for path in (ROOT / "src" / "grandtour").rglob("*.py")]
    variables = {name for source in sources for name in re.findall(r"\bGRANDTOUR_[A-Z_]+\b", source)}
    assert variables >= {"GRANDTOUR_DATABASE_URL", "GRANDTOUR_SECRET"}
    missing = sorted(variables - set(re.findall(r"\bGRANDTOUR_[A-Z_]+\b", text)))
    assert not missing, f"no document says what {missing[0]} does"


@pytest.mark.parametrize("part", ["core", "server"])
def test_the_architecture_names_every_module_and_no_other(part: str) -> None:
    text = (
        (ROOT / "docs" / "architecture.md")
        .read_text("utf-8")
        .partition(f"\n## {part.capitalize()}\n")[2]
        .partition("\n## ")[0]
    )
    named = {name for row in re.findall(r"^\| (`.*?) \|", text, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    assert named == {path.stem for path in (ROOT / "src" / "grandtour" / part).glob("*.py")} - {"__init__"}


@pytest.mark.parametrize("name", games())
def test_every_game_has_its_page_and_its_ledger(name: str) -> None:
    page = (ROOT / "docs" / "games" / f"{name}.md").read_text("utf-8")
    game = games()[name]
    for word in [*(setting.name for setting in game.settings), *bot_names(game), *game.endings]:
        assert f"`{word}`" in page, f"docs/games/{name}.md does not say what {word} is"
    assert (ROOT / "docs" / "rules" / f"{name}.md").is_file()


# --- Write your own game ---


def tutorial_files() -> dict[str, str]:
    """The files that the steps of the tutorial add up to."""
    files: dict[str, list[str]] = {}
    for block in [block for block in blocks(TUTORIAL) if block.file]:
        files.setdefault(block.file, []).append(block.body.strip("\n"))
    return {file: "\n".join(parts) for file, parts in files.items()}


def without_empty_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize("file", tutorial_files())
def test_the_tutorial_builds_the_game_that_is_tested(file: str) -> None:
    assert without_empty_lines(tutorial_files()[file]) == without_empty_lines((ROOMS / file).read_text("utf-8"))


def test_the_tutorial_leaves_no_file_out() -> None:
    kept = {str(path.relative_to(ROOMS)) for path in ROOMS.rglob("*.*") if "__pycache__" not in path.parts}
    assert kept - {"__init__.py"} == set(tutorial_files())


def test_the_game_of_the_tutorial_plays(tmp_path: Path) -> None:
    """Built from the text of the tutorial alone, it passes the kit."""
    for file, text in tutorial_files().items():
        path = tmp_path / file.replace("milestones", "tutored", 1)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace('name = "milestones"', 'name = "tutored"') + "\n", "utf-8")
    with open_rooms(tmp_path):
        for state in random_games(game_named("tutored"), 9):
            assert state.outcome
        assert table_game(game_named("tutored"), 3, {}, 1).over
