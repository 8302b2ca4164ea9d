"""The command `grandtour`, run as people run it."""

import io
import os
import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest

from grandtour import __version__
from grandtour.bots import LEVELS
from grandtour.cli import COMMANDS, main
from grandtour.words import LANGUAGES, Words
from tests.rooms import ROOMS, open_rooms
from tests.rules import ROOT

SETTINGS = {**os.environ, "GRANDTOUR_ROOMS": str(ROOMS), "GRANDTOUR_STRICT": "1", "LANG": "en_GB.UTF-8", "LC_ALL": ""}


class Done(NamedTuple):
    """What came of a command."""

    code: object
    out: str
    err: str


def run(*words: str | Path, typed: str = "", **environment: str) -> Done:
    """Run a command in this process, as if this were typed."""
    out, err = io.StringIO(), io.StringIO()
    with open_rooms(), redirect_stdout(out), redirect_stderr(err), pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO(typed))
        for name, value in {**SETTINGS, **environment}.items():
            patch.setenv(name, value)
        try:
            code: object = main([str(word) for word in words])
        except SystemExit as end:
            code = end.code
    return Done(code, out.getvalue(), err.getvalue())


def run_outside(*words: str | Path, folder: Path = ROOT, **environment: str) -> Done:
    """Run a command in a process of its own."""
    command = [sys.executable, "-m", "grandtour.cli", *map(str, words)]
    done = subprocess.run(command, cwd=folder, env={**SETTINGS, **environment}, capture_output=True, text=True)
    return Done(done.returncode, done.stdout, done.stderr)


def said(*words: str | Path, typed: str = "", **environment: str) -> str:
    """What a command says that goes well."""
    done = run(*words, typed=typed, **environment)
    assert (done.code, done.err) == (0, "")
    return done.out


def test_it_says_its_version() -> None:
    assert said("--version") == f"grandtour {__version__}\n"


def test_the_version_needs_no_rules_and_no_server() -> None:
    """So that it starts at once."""
    check = (
        "import sys, grandtour.cli; print([m for m in sys.modules if m.startswith(('grandtour.', 'fluent', 'rich'))])"
    )
    done = subprocess.run([sys.executable, "-c", check], cwd=ROOT, env=SETTINGS, capture_output=True, text=True)
    assert done.stdout == "['grandtour.native', 'grandtour.screen', 'grandtour.cli']\n"


def test_help_names_every_command() -> None:
    text = said("--help")
    for command in ("serve", "play", "kit", "verify", "show", "arena", "games"):
        assert f"\n    {command} " in text


def test_it_lists_the_games_in_either_language() -> None:
    assert "milestones   2-4   Milestones (stroller = random)" in said("games")
    assert "milestones   2-4   Bornes (stroller = random)" in said("games", "--lang", "fr")
    assert "milestones   2-4   Bornes (stroller = random)" in said("games", LANG="fr_FR.UTF-8")


def test_the_three_levels_are_listed_with_the_games_and_in_the_help() -> None:
    assert "(random, stroller = dreamer, traveller = casual, explorer = sense)" in unbroken(said("games"))
    for command in ("play", "arena"):
        assert "stroller, traveller or explorer" in unbroken(said(command, "--help"))


def unbroken(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_levels_are_those_that_the_page_names(language: str) -> None:
    words = Words(language, strict=True)
    assert all(words.text(level) for level in LEVELS)
    assert re.findall(r"key: '(\w+)'", (ROOT / "web" / "src" / "levels.ts").read_text("utf-8")) == list(LEVELS)


# --- Bad input: what, which value, what is allowed; exit code 2, and no traceback ---


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["fly"], "invalid choice: 'fly' (choose from"),
        (["play"], "the following arguments are required: GAME"),
        (["play", "chess"], "there is no game 'chess'; the games are "),
        (["play", "course", "--players", "7"], "argument --players: '7' is not a whole number from 1 to 6"),
        (["play", "course", "--players", "two"], "'two' is not a whole number from 1 to 6"),
        (["play", "course", "--players", "1"], "course is for 2 to 6 players, not 1"),
        (["play", "course", "--names", "A,B,C", "--players", "2"], "3 people cannot take 2 seats"),
        (["play", "course", "--names", "A,,C"], "--names 'A,,C': a name has 1 to 24 characters, not 0"),
        (["play", "course", "--names", "A" * 25], "a name has 1 to 24 characters, not 25"),
        (
            ["play", "course", "--names", "A\tB"],
            "a name has letters, digits, signs and spaces of any script, but no '\\t'",
        ),
        (["play", "course", "--bots", "genius"], "course has no bot 'genius'; it has random, stroller = dreamer, "),
        (
            ["play", "course", "--setting", "rounds"],
            "--setting takes NAME=VALUE, such as --setting rounds=50, not 'rounds'",
        ),
        (
            ["play", "course", "--setting", "rounds=501"],
            "the option 'rounds' takes a whole number from 0 to 500, not 501",
        ),
        (["play", "course", "--setting", "speed=5"], "there is no option 'speed'; the options are rounds"),
        (["play", "course", "--lang", "de"], "argument --lang: 'de' is none of the languages here: "),
        (["kit"], "name one game, or --all"),
        (["kit", "course", "--all"], "name one game, or --all"),
        (["kit", "chess"], "there is no game 'chess'"),
        (["kit", "course", "--games", "0"], "argument --games: '0' is not a whole number from 1 to 100000000"),
        (["kit", "course", "--games", "1", "--from", "10"], "--from 10 leaves nothing of 10 games"),
        (["kit", "--all", "--from", "3"], "--from goes with one game, not with --all"),
        (["kit", "course", "--seed", "-1"], "argument --seed: "),
        (["arena", "course"], "the following arguments are required: --bots"),
        (["arena", "course", "--bots", "random"], "course is for 2 to 6 players, so name as many bots, not 1"),
        (
            ["arena", "course", "--bots", "random,genius"],
            "course has no bot 'genius'; it has random, stroller = dreamer, traveller = casual, explorer = sense",
        ),
        (["arena", "chess", "--bots", "random,random"], "there is no game 'chess'"),
        (["verify"], "the following arguments are required: FILE"),
        (["verify", "/nowhere/game.txt"], "/nowhere/game.txt cannot be read: No such file or directory"),
        (["show", "/"], "/ cannot be read: Is a directory"),
        (["show", sys.executable], "is not a text file"),
        (["show", "README.md"], "line 1: a record begins with 'grand tour record 3', not with '# Grand Tour'"),
        (["serve", "--port", "65536"], "argument --port: '65536' is not a whole number from 0 to 65535"),
        (["--port", "http"], "argument --port: 'http' is not a whole number from 0 to 65535"),
        (["--colour"], "unrecognized arguments: --colour"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_gets_a_clear_word(words: list[str], why: str) -> None:
    done = run(*words)
    assert why in done.err
    assert (done.code, done.out) == (2, "")


@pytest.mark.parametrize(
    "words", [[command, ""] for command in COMMANDS] + [[""], ["play", "course", "--names", ""], ["arena", "--bots="]]
)
def test_an_empty_argument_is_answered_with_help(words: list[str]) -> None:
    done = run(*words)
    command = f"grandtour {words[0]}".strip()
    assert done.err.startswith(f"usage: {command} ")
    assert done.err.endswith(f"\n{command}: an argument is empty\n")
    assert (done.code, done.out) == (2, "")


def test_bad_input_shows_no_traceback() -> None:
    done = run_outside("play", "chess")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("grandtour: there is no game 'chess'; the games are ")
    assert done.err.count("\n") == 1


# --- Records ---


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of Milestones, played in the terminal and kept."""
    file = tmp_path_factory.mktemp("records") / "game.txt"
    typed = "1\n" * 20 + f"record {file}\nquit\n"
    text = said("play", "milestones", "--seed", "a game", "--names", "Zoë", typed=typed)
    assert f"Written to {file}." in text
    return file


def test_a_clean_game_verifies(game: Path) -> None:
    draws = game.read_text().count("\n* draw")
    assert said("verify", game) == f"All {draws} draws are right.\n"
    assert run("verify", game, "--lang", "fr").code == 0


def test_a_game_in_which_nobody_sealed_anything_is_not_called_clean_in_silence() -> None:
    """Given a stored game of the first format, which has a text of every seat."""
    assert "nobody sealed a random text" in said("verify", ROOT / "tests" / "records" / "course" / "home.txt")


def test_an_altered_draw_is_named(game: Path, tmp_path: Path) -> None:
    lines = game.read_text().split("\n")
    n = next(n for n, line in enumerate(lines) if line.startswith("* draw"))
    drawn, lines[n] = lines[n], "* draw 1a" if lines[n] != "* draw 1a" else "* draw 1b"
    altered = tmp_path / "altered.txt"
    altered.write_text("\n".join(lines))
    done = run("verify", altered)
    assert done.code == 1
    assert f"Line {n + 1} says “{lines[n]}”, the seed gives “{drawn}”." in done.out


def test_another_seed_is_noticed(game: Path, tmp_path: Path) -> None:
    lines = [f"seed {'0' * 64}" if line.startswith("seed") else line for line in game.read_text().split("\n")]
    altered = tmp_path / "altered.txt"
    altered.write_text("\n".join(lines))
    done = run("verify", altered)
    assert done.code == 1
    assert "the seed is not the one committed to" in done.out


def test_a_record_without_a_seal_proves_nothing(game: Path, tmp_path: Path) -> None:
    altered = tmp_path / "altered.txt"
    altered.write_text(re.sub(r"^commitment .*\n", "", game.read_text(), flags=re.MULTILINE))
    done = run("verify", altered)
    assert done.code == 1
    assert "does not say what was committed to before the game" in done.out


def test_what_nobody_reads_any_more_is_no_fault(game: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "grandtour.cli", "show", str(game)]
    done = subprocess.run(command, cwd=ROOT, env=SETTINGS, stdout=writer, stderr=subprocess.PIPE, text=True)
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, "")


def test_a_broken_record_is_refused_with_its_line(game: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text(game.read_text().replace("rules 1", "rules 99"))
    for command in ("verify", "show"):
        done = run(command, broken)
        assert (done.code, done.out) == (2, "")
        assert "line 3: this house plays milestones by version 1 of its rules, not '99'" in done.err


def test_a_game_is_told_in_sentences(game: Path) -> None:
    english, french = said("show", game), said("show", game, "--lang", "fr")
    assert english.startswith("Milestones\n")
    assert "Zoë draws " in english
    assert "Bot B draws " in english, "nothing is hidden once the game is over"
    assert "\nseat B Bot B\nbot B random\n" in game.read_text()
    assert "\n1. " in english
    assert french.startswith("Bornes\n")
    assert "Zoë tire " in french


def test_a_guest_without_a_name_is_told_of_too(game: Path, tmp_path: Path) -> None:
    nameless = tmp_path / "nameless.txt"
    nameless.write_text(game.read_text().replace("seat A Zoë", "seat A"))
    assert "Guest draws " in said("show", nameless)
    assert "Anonyme tire " in said("show", nameless, "--lang", "fr")


def test_options_that_differ_are_told(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = "1\n" * 20 + f"record {file}\n\n"
    said("play", "milestones", "--seed", "x", "--setting", "goal=5", typed=typed)
    assert "Length of the road: 5\n" in said("show", file)


# --- The kit ---


def test_the_kit_passes_a_good_game() -> None:
    done = run_outside("kit", "milestones", "--games", "4", "--processes", "2")
    assert done.code == 0
    assert "24/24" in done.err
    assert re.fullmatch(r"milestones: 24 games, [0-9,]+ acts, nothing wrong\n", done.out)


def test_the_kit_goes_on_where_it_was_broken_off() -> None:
    done = run_outside("kit", "milestones", "--games", "4", "--from", "20", "--processes", "1")
    assert done.code == 0
    assert done.out.startswith("milestones: 4 games, ")


def test_the_kit_keeps_the_game_in_which_another_failed(tmp_path: Path) -> None:
    """A room that leaks: everyone sees the whole deck."""
    room = tmp_path / "rooms" / "leaky"
    room.mkdir(parents=True)
    (room / "__init__.py").write_text("")
    (room / "game.py").write_text(LEAKY)
    rooms = os.pathsep.join([str(tmp_path / "rooms"), str(ROOMS)])
    done = run_outside("kit", "leaky", "--games", "3", "--processes", "1", folder=tmp_path, GRANDTOUR_ROOMS=rooms)
    assert done.code == 1
    assert "leaky, 2 seats, after 1 acts: seat -1 sees more than its view" in done.err
    kept = tmp_path / "kit-leaky-1.txt"
    assert str(kept) in done.out
    assert kept.read_text().startswith("grand tour record 3\ngame leaky\n")


LEAKY = """
from grandtour.games.milestones.game import Milestones

class Leaky(Milestones):
    name = "leaky"

    def view(self, s, me):
        view = super().view(s, me)
        view.played = sorted(s.deck.unseen)
        return view

GAME = Leaky()
"""


# --- The arena ---


def test_bots_play_many_games_against_each_other() -> None:
    done = run_outside("arena", "milestones", "--bots", "stroller,random,random", "--games", "6")
    assert done.code == 0
    assert "milestones, 6 games of 3" in done.out


# --- Serving ---


def test_without_a_command_the_house_is_served(tmp_path: Path) -> None:
    """A file in the place of the data folder: it says so, and does not start."""
    (tmp_path / "data").write_text("")
    for command in ([], ["serve"]):
        done = run_outside(*command, "--data", tmp_path / "data", "--no-browser")
        assert done.code == 1
        assert f"The data folder {tmp_path / 'data'} cannot be used" in done.err
        assert "Traceback" not in done.err
