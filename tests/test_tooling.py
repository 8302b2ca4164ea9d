"""The tool chain: ./x, the lock files, the page, the wheel, and compiled modules that never outlive their sources."""

import json
import os
import pty
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from grandtour import native
from tests.compiler import needs_compiler
from tools import audit, page

ROOT = Path(__file__).resolve().parents[1]
PACKAGE_NAME = re.compile(r"^[A-Za-z0-9._-]+")


def x(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, ROOT / "x", *words], capture_output=True, text=True, timeout=600)


# ./x


def test_an_unknown_command_is_answered_with_those_there_are() -> None:
    answer = x("fly")
    assert answer.returncode == 2
    assert "'fly'" in answer.stderr
    assert "./x run" in answer.stderr


def test_help_is_not_an_error() -> None:
    answer = x("--help")
    assert answer.returncode == 0
    assert "./x test" in answer.stdout


def test_arguments_nobody_reads_are_refused() -> None:
    answer = x("check", "everything")
    assert answer.returncode == 2
    assert "takes no arguments" in answer.stderr


@pytest.mark.parametrize("words", [[], [""], ["", "check"], ["run", ""], ["test", " "], ["campaign", "kit", ""]])
def test_an_empty_argument_is_answered_with_help(words: list[str]) -> None:
    answer = x(*words)
    assert answer.returncode == 2
    assert "empty" in answer.stderr or "No command is given" in answer.stderr
    assert f"./x {words[0] if words and words[0] else 'run'}" in answer.stderr


def test_on_a_narrow_screen_help_breaks_between_words() -> None:
    ours, theirs = pty.openpty()
    narrow = {**os.environ, "COLUMNS": "60"}
    done = subprocess.run([sys.executable, ROOT / "x", "--help"], stdout=theirs, env=narrow, timeout=600)
    os.close(theirs)
    screen = os.read(ours, 65536).decode()
    os.close(ours)
    assert done.returncode == 0
    assert max(map(len, screen.splitlines())) <= 60
    assert screen.split() == x("--help").stdout.split()


def test_an_audit_warns_of_what_is_known() -> None:
    known = {"vulnerabilities": {"vite": {"severity": "high", "range": "<8.0.1"}}}
    assert audit.told(json.dumps(known)) == ["audit: vite <8.0.1 (high)"]
    assert "nothing is known" in audit.told('{"vulnerabilities": {}}')[0]


@pytest.mark.parametrize("answer", ["", "npm error", "[]", '{"error": {"code": "ENOAUDIT"}}', '{"message": "405"}'])
def test_an_audit_that_nobody_answers_says_so(answer: str) -> None:
    assert audit.told(answer) == [audit.NOBODY_TO_ASK.format("the page")]
    assert audit.told_of_python({"starlette/1.0": answer}) == [audit.NOBODY_TO_ASK.format("Python")]


def test_an_audit_asks_about_each_python_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given one against which something is known, one whose advisory was withdrawn, and one that nobody knows."""
    known = {
        "bad/1": '{"vulnerabilities": [{"id": "CVE-1", "withdrawn": null}]}',
        "good/2": '{"vulnerabilities": [{"id": "CVE-2", "withdrawn": "2026-01-01"}]}',
        "odd/3": "",
    }
    monkeypatch.setattr(audit, "ask", lambda registry, package: known[package])
    assert audit.told_of_python(audit.ask_all("", list(known))) == [
        "audit: bad/1 (CVE-1)",
        "audit: nobody could be asked about odd/3",
    ]


def test_an_audit_knows_what_is_locked_and_where_pip_names_the_registry() -> None:
    assert {"starlette", "pytest"} <= {package.partition("/")[0] for package in audit.pinned()}
    told = "Base URL of the Python Package\n      Index (default https://registry.example/simple). This should"
    assert audit.INDEX.findall(told) == ["https://registry.example"]


def test_an_unknown_campaign_is_answered_with_those_there_are() -> None:
    answer = x("campaign", "ratings")
    assert answer.returncode == 2
    assert "kit" in answer.stderr


# Lock files


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_python_locks_pin_by_hash_and_name_no_host(name: str) -> None:
    lock = (ROOT / name).read_text()
    assert "://" not in lock
    assert all("--hash" in entry for entry in re.split(r"^(?=\w)", lock, flags=re.MULTILINE)[1:])


def test_the_npm_lock_pins_by_hash_and_names_no_host() -> None:
    packages = json.loads(page.LOCK.read_text())["packages"]
    assert not [name for name, entry in packages.items() if "resolved" in entry]
    assert not [name for name, entry in packages.items() if name and "integrity" not in entry]


def test_locks_hold_all_that_the_project_asks_for() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = asked["dependency-groups"]
    play = asked["project"]["dependencies"] + groups["build"] + groups["compile"]
    work = play + [package for package in groups["dev"] if isinstance(package, str)]
    assert names(play) <= locked("requirements.lock")
    assert names(work) <= locked("requirements-dev.lock")


def test_what_is_played_with_is_what_is_tested_with() -> None:
    assert set(pins("requirements.lock")) <= set(pins("requirements-dev.lock"))


def test_the_npm_lock_fits_the_package_file() -> None:
    asked = json.loads((page.WEB / "package.json").read_text())
    root = json.loads(page.LOCK.read_text())["packages"][""]
    assert (root["dependencies"], root["devDependencies"]) == (asked["dependencies"], asked["devDependencies"])


def pins(lock: str) -> list[str]:
    return [line.rstrip(" \\") for line in (ROOT / lock).read_text().splitlines() if re.match(r"\w", line)]


def locked(lock: str) -> set[str]:
    return names(pins(lock))


def names(packages: list[str]) -> set[str]:
    found = [PACKAGE_NAME.match(package) for package in packages]
    return {re.sub(r"[._-]+", "-", name[0]).lower() for name in found if name}


# The page


@pytest.mark.parametrize("source", ["web/src/main.ts", "src/grandtour/games/course/page/Board.svelte"])
def test_the_page_is_stale_as_soon_as_a_source_changes(
    source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "WEB", tmp_path / "web")
    (tmp_path / "web" / "src").mkdir(parents=True)
    before = page.fingerprint()
    write(tmp_path / source, "let pawn = 1")
    written = page.fingerprint()
    write(tmp_path / source, "let pawn = 2")
    assert len({before, written, page.fingerprint()}) == 3


def test_the_built_page_runs_no_inline_script() -> None:
    index = (page.PAGE / "index.html").read_text()
    assert re.findall(r"<script[^>]*>", index)
    assert all("src=" in script for script in re.findall(r"<script[^>]*>", index))
    assert " style=" not in index


def test_the_wheel_holds_the_page_and_the_command(tmp_path: Path) -> None:
    build, plain = ["hatchling", "build", "-t", "wheel", "-d", str(tmp_path)], {**os.environ, "GRANDTOUR_MYPYC": ""}
    subprocess.run([sys.executable, "-m", *build], cwd=ROOT, env=plain, check=True)
    [wheel] = tmp_path.glob("grandtour-*-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as inside:
        assert {f"grandtour/server/page/{name}" for name in ("index.html", "licences.txt")} <= set(inside.namelist())
        assert not [name for name in inside.namelist() if name.endswith(native.SUFFIX)]
        [points] = [name for name in inside.namelist() if name.endswith("entry_points.txt")]
        assert "grandtour = grandtour.cli:main" in inside.read(points).decode()


# Compiled modules


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout in small: what compiles and imports compiled modules, with one module to compile."""
    for name in ("src/grandtour/__init__.py", "src/grandtour/native.py", "tools/__init__.py", "tools/compile.py"):
        write(tmp_path / name, (ROOT / name).read_text())
    write(tmp_path / "requirements.lock", "")
    write(tmp_path / "src/grandtour/core/__init__.py", "")
    write(tmp_path / "src/grandtour/core/dice.py", "def best() -> int:\n    return 6\n")
    return tmp_path


def test_what_is_compiled_follows_from_where_it_lies(checkout: Path) -> None:
    package = checkout / "src" / "grandtour"
    write(package / "core" / "kit.py", "# not compiled: it is slow on purpose\n")
    write(package / "families" / "track" / "board.py", "")
    write(package / "games" / "course" / "rules.py", "")
    write(package / "games" / "course" / "terminal.py", "# not compiled: one position at a time\n")
    compiled = [path.relative_to(package).as_posix() for path in native.sources(package)]
    assert compiled == ["core/dice.py", "families/track/board.py", "games/course/rules.py"]


@pytest.mark.parametrize("edited", ["src/grandtour/core/dice.py", "requirements.lock", "tools/compile.py"])
def test_an_edit_changes_the_fingerprint(edited: str, checkout: Path) -> None:
    before = native.fingerprint(checkout)
    write(checkout / edited, "# edited")
    assert native.fingerprint(checkout) != before


@needs_compiler
def test_an_edited_source_never_runs_behind_a_stale_binary(checkout: Path) -> None:
    assert ask(checkout) == "6 False"
    python(checkout, "-m", "tools.compile")
    assert ask(checkout) == "6 True"
    assert ask(checkout, GRANDTOUR_PURE="1") == "6 False"
    write(checkout / "src/grandtour/core/dice.py", "def best() -> int:\n    return 12\n")
    assert ask(checkout) == "12 False"


@needs_compiler
def test_what_does_not_compile_is_tried_once_in_the_background(checkout: Path) -> None:
    write(checkout / "src/grandtour/core/dice.py", "def best() -> int:\n    return 'six'\n")
    with pytest.raises(subprocess.CalledProcessError):
        python(checkout, "-m", "tools.compile", "--in-background")
    python(checkout, "-m", "tools.compile", "--in-background")
    with pytest.raises(subprocess.CalledProcessError):
        python(checkout, "-m", "tools.compile")


@needs_compiler
def test_a_wheel_can_be_built_compiled(checkout: Path, tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "tools/page.py"):
        write(checkout / name, (ROOT / name).read_text())
    write(checkout / "web/package.json", "{}")
    write(checkout / "src/grandtour/server/page/index.html", "<p>the page</p>")
    stamp = python(checkout, "-c", "from tools import page; print(page.fingerprint())")
    write(checkout / "src/grandtour/server/page/sources.sha256", stamp)
    python(checkout, "-m", "hatchling", "build", "-t", "wheel", "-d", "made", GRANDTOUR_MYPYC="require")
    [wheel] = (checkout / "made").glob("grandtour-*.whl")
    assert not wheel.name.endswith("none-any.whl")
    with zipfile.ZipFile(wheel) as inside:
        inside.extractall(tmp_path / "installed")
    assert ask(tmp_path / "installed", PYTHONPATH=str(tmp_path / "installed")) == "6 True"


def ask(checkout: Path, **environment: str) -> str:
    question = "from grandtour import native; from grandtour.core import dice; print(dice.best(), native.compiled())"
    return python(checkout, "-c", question, **environment)


def python(checkout: Path, *words: str, **environment: str) -> str:
    """Run Python in that checkout, not in ours."""
    path = os.pathsep.join([str(checkout), str(checkout / "src")])
    settings = {**os.environ, "GRANDTOUR_PURE": "", "PYTHONPATH": path, **environment}
    result = subprocess.run([sys.executable, *words], cwd=checkout, env=settings, capture_output=True, check=True)
    return result.stdout.decode().strip()


def write(path: Path, content: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content)
