"""The text client, driven as from a keyboard."""

import contextlib
import hashlib
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from grandtour.core.game import games
from grandtour.core.records import parse_record, replay, verify
from grandtour.screen import CLEAR
from tests.rooms import open_rooms
from tests.rules import ROOT
from tests.test_cli import SETTINGS, said


def played(*words: str, typed: str, game: str = "milestones") -> str:
    return said("play", game, "--seed", "terminal", *words, typed=typed)


def test_a_whole_race_is_played_with_the_same_words_as_the_page() -> None:
    text = played("--bots", "random", "--lang", "fr", "--setting", "rounds=10", typed="1\n" * 500, game="course")
    assert text.startswith("La course autour du monde\n")
    assert "Partir de …\n  1  Paris " in text
    assert "Tour 1 sur 10\u202f; " in text
    assert "Ta main\u00a0: " in text
    assert "\n1. " in text
    assert "⟦" not in text


SEAL, SEED = r"sealed by ([0-9a-f]{64})\.", r"The seed was ([0-9a-f]{64});"


def test_seal_and_seed_are_shown_to_whoever_asks_and_the_seed_only_at_the_end() -> None:
    text = played(typed="draws\n" + "1\n" * 12 + "draws\n")
    sealed = re.findall(SEAL, text)
    (seed,) = re.findall(SEED, text)
    assert sealed == [hashlib.sha256(bytes.fromhex(seed)).hexdigest()] * 2


def test_who_does_not_ask_sees_neither_seal_nor_seed() -> None:
    assert not re.search("[0-9a-f]{64}", played(typed="1\n" * 12))


def test_the_same_seed_leads_to_the_same_game() -> None:
    assert played(typed="1\n" * 12) == played(typed="1\n" * 12)
    assert played(typed="1\n" * 12) != said("play", "milestones", "--seed", "another", typed="1\n" * 12)


@pytest.mark.parametrize(
    ("words", "bot"), [((), "dreamer"), (("--bots", "explorer"), "sense"), (("--bots", "casual"), "casual")]
)
def test_bots_play_at_the_easiest_level_or_as_they_are_called(words: tuple[str, ...], bot: str, tmp_path: Path) -> None:
    """Given nothing, a level or a bot's own name, then the record has the bot that the page would seat."""
    file = tmp_path / "game.txt"
    played(*words, typed=f"record {file}\nquit\n", game="course")
    assert parse_record(file.read_text("utf-8")).bots == ["", bot]


def test_an_act_may_be_typed_in_the_notation(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played(typed=f"1\nrecord {file}\n")
    first = next(line for line in file.read_text().splitlines() if line.startswith("A play"))
    assert "You go " in played(typed=f"{first[2:]}\n")


def test_what_cannot_be_is_answered_and_asked_again() -> None:
    text = played(typed="0\n4\n-1\nfly\n\nplay 9z\n" + "9" * 5000 + "\n1\n")
    assert "“0” is neither a number from 1 to 3 nor an act nor a command" in text
    assert "“play 9z” is neither a number from 1 to 3" in text
    assert "You go " in text


def test_an_act_that_is_not_offered_is_refused() -> None:
    """Of the twenty cards only three are in the hand."""
    acts = "".join(f"play {mile}{copy}\n" for mile in (1, 2, 3) for copy in "abcd")
    assert "That is not possible now." in played(typed=acts)


def test_why_not_is_answered_in_words() -> None:
    text = played(typed="why\nwhy 9z\n" + "".join(f"why {mile}a\n" for mile in range(1, 6)))
    assert "Which thing? Type “why” and its name" in text
    assert "Nothing here is called “9z”." in text
    assert "is not in it.\n" in text


def test_why_says_what_can_be_done_with_a_thing() -> None:
    text = played(typed="".join(f"why {mile}{copy}\n" for mile in range(1, 6) for copy in "abcd"))
    assert len(re.findall(r"^> Go \d miles?$", text, re.MULTILINE)) == 3


def test_a_thing_goes_by_its_name_too() -> None:
    text = played("--lang", "fr", typed="1\npourquoi Tokyo\npourquoi oslo\n", game="course")
    assert "Rien ici ne s’appelle « oslo »." in text
    assert "« Tokyo »" not in text


def test_help_opens_the_rules_at_the_question() -> None:
    english, french = played(typed="help\n"), played("--lang", "fr", typed="aide\n")
    assert "Your turn\n\nPlay one card from your hand and go that many miles.\n" in english  # and no clause
    assert "Everyone holds three cards" not in english
    assert "Ton tour\n\nJoue une carte de ta main" in french


def test_commands_go_by_their_names_in_both_languages() -> None:
    for word in ("log", "journal"):
        assert "Robot B tire une carte." in played("--lang", "fr", typed=f"{word}\nquit\n")


def test_a_step_that_nobody_saw_is_taken_back_at_once() -> None:
    """To name the first card of an exchange is nobody else's business yet."""
    exchange = re.search(r"Left bin: …\n +(\d+)", played(typed="1\n", game="course"))
    assert exchange
    text = played(typed=f"1\n{exchange[1]}\nundo\n", game="course")
    assert text.count("Lay a card that leaves from here, or stay and exchange two.") == 2
    assert "take back" in text
    assert "Do all agree" not in text


def test_what_others_have_seen_is_taken_back_by_agreement() -> None:
    agreed = played(typed="1\nundo\nyes\n")
    assert "Do all agree to take it back? (yes/no) " in agreed
    assert agreed.count("miles: [0, 0]") == 2
    refused = played(typed="1\nundo\nno\n")
    assert "There is nothing to take back." in refused
    assert refused.count("miles: [0, 0]") == 1


def test_nothing_can_be_taken_back_before_the_first_act() -> None:
    assert "There is nothing to take back." in played(typed="undo\n")


def test_a_finished_game_is_kept_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played("--players", "3", typed="1\n" * 15 + f"record {file}\n\n")
    with open_rooms():
        record = parse_record(file.read_text())
        assert replay(record).over
        assert verify(record) == []


def test_without_a_seed_nobody_knows_the_draws_before(tmp_path: Path) -> None:
    seeds = set()
    for n in range(2):
        file = tmp_path / f"{n}.txt"
        said("play", "milestones", typed="1\n" * 15 + f"record {file}\n")
        with open_rooms():
            record = parse_record(file.read_text())
            assert verify(record) == []
        seeds.add(record.seed)
        assert record.entropy[0]
    assert len(seeds) == 2


def test_a_running_game_is_kept_without_its_secrets(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played(typed=f"record {file}\n")
    text = file.read_text()
    assert "?" in text
    assert "seed" not in text


def test_a_record_that_cannot_be_written_is_no_disaster() -> None:
    text = played(typed="record\nrecord /nowhere/game.txt\n1\n")
    assert "Which file? For instance: record game.txt" in text
    assert "/nowhere/game.txt cannot be written: No such file or directory." in text
    assert "You go " in text


def test_leaving_is_no_error() -> None:
    for typed in ("", "quit\n", "1\nquit\n"):
        assert played(typed=typed).endswith("Goodbye.\n")


def test_after_the_end_nothing_can_be_done_but_to_look_back() -> None:
    text = played(typed="1\n" * 8 + "undo\nwhy 1a\nplay 1a\nlog\nhelp\n\n")
    assert "This game is already over." in text
    assert text.endswith("Goodbye.\n")


# --- Several people at one keyboard ---


def test_at_the_end_all_look_together() -> None:
    options = ("--names", "Anna,Ben", "--setting", "goal=5")
    turns = played(*options, typed="\n1\n" * 20).count("take the keyboard")
    text = played(*options, typed="\n1\n" * turns + "undo\nplay 1a\nlog\n\n")
    end = text[text.index("The end of the road is reached.") :]
    assert end.count("This game is already over.") == 2
    assert "You " not in end
    assert "Anna draws a card." in end


def test_each_hand_is_shown_to_its_owner_alone() -> None:
    text = played("--names", "Anna,Ben", typed="\n1\n\n1\n\n")
    anna, ben = text.split("Ben, take the keyboard and press Enter. ")[:2]
    assert "Anna, take the keyboard" in anna
    assert "You draw " in anna
    assert "Ben draws a card." in anna
    assert "You draw " in ben
    assert "Anna draws a card." in ben
    hands = [re.findall(r"^hand: (\[.*\])$", part, re.MULTILINE)[0] for part in (anna, ben)]
    assert hands[0] != hands[1]


def test_the_screen_is_cleared_between_two_people() -> None:
    """In a real terminal: first cleared, then the name of the next, and cleared again once he is there."""
    screen = in_a_terminal("play", "milestones", "--names", "Anna,Ben", typed="\n1\n\nquit\n")
    before_ben = screen[: screen.index("Ben, take the keyboard")]
    assert before_ben.endswith(CLEAR)
    assert "You draw" not in before_ben.rsplit(CLEAR, 1)[1]
    assert CLEAR in screen[screen.index("Ben, take the keyboard") :]


def test_alone_nothing_is_hidden() -> None:
    assert CLEAR not in in_a_terminal("play", "milestones", typed="1\nquit\n")


def test_in_a_pipe_there_are_no_colours() -> None:
    assert "\033" not in played("--names", "Anna,Ben", typed="\n1\n\n1\n")


@pytest.mark.parametrize("width", [24, 40])
@pytest.mark.parametrize("room", games())
def test_on_a_narrow_screen_nothing_breaks_inside_a_word(room: str, width: int) -> None:
    typed = "help\n" + "1\n" * 6 + "log\nwhy 1\nquit\n"
    words = ["play", room, "--seed", "narrow", "--bots", "random", "--lang", "fr"]
    narrow = in_a_terminal(*words, typed=typed, COLUMNS=str(width)).replace("> ", "")  # what is typed is not shown
    too_long = [line for line in narrow.split("\n") if len(line) > width and " " in line.strip()]
    assert not too_long
    wide = in_a_terminal(*words, typed=typed, COLUMNS="100000").replace("> ", "")
    assert re.findall(r"\S+", narrow) == re.findall(r"\S+", wide)


@pytest.mark.parametrize(("language", "word", "under"), [("en", "help", 13), ("fr", "aide", 16)])
def test_what_commands_do_stands_in_a_column_of_its_own(language: str, word: str, under: int) -> None:
    typed = f"{word}\nquit\n"
    text = in_a_terminal("play", "milestones", "--lang", language, typed=typed, COLUMNS="40")
    start, end = {"en": ("undo ", "You can also"), "fr": ("annuler ", "On peut aussi")}[language]
    listed = text[text.rindex(start) : text.index(end)].splitlines()
    assert len(listed) > 7
    assert [line for line in listed if line[under - 1] != " " or line[under] == " "] == []


@pytest.mark.parametrize(
    "words", [["games"], ["verify", "tests/records/sakodo/arrival.txt"], ["play", "chess"], ["play", "--lang", "de"]]
)
def test_what_a_command_says_on_a_narrow_screen_breaks_between_words(words: list[str]) -> None:
    narrow, wide = (in_a_terminal(*words, typed="", COLUMNS=width) for width in ("48", "100000"))
    assert not [line for line in narrow.split("\n") if len(line) > 48 and " " in line.strip()]
    assert narrow.split() == wide.split()


def in_a_terminal(*words: str, typed: str, **environment: str) -> str:
    """What appears on a screen when this is typed."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "grandtour.cli", *words]
    settings = {**SETTINGS, "NO_COLOR": "1", **environment} if environment else SETTINGS
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=theirs, stderr=theirs, cwd=ROOT, env=settings, text=True
    ) as process:
        os.close(theirs)
        assert process.stdin
        process.stdin.write(typed)
        process.stdin.close()
        screen = b""
        while part := read(ours):
            screen += part
    os.close(ours)
    return screen.decode().replace("\r\n", "\n")


def read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # the other end is closed
        return b""


def test_ctrl_c_ends_it_without_a_traceback() -> None:
    command = [sys.executable, "-m", "grandtour.cli", "play", "milestones"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, cwd=ROOT, env=SETTINGS, text=True, preexec_fn=heed_ctrl_c
    ) as process:
        assert process.stdout
        assert process.stderr
        while "Which card" not in process.stdout.readline():
            pass
        assert pressed_ctrl_c(process) == 130
        assert process.stderr.read() == ""


def pressed_ctrl_c(process: subprocess.Popen[str]) -> int:
    """Press until it ends, as one does: Python misses a signal that comes just as it begins to wait for a line."""
    while True:
        process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            return process.wait(timeout=10)


def heed_ctrl_c() -> None:
    """A terminal starts programs so; whoever runs the tests may have it ignored."""
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    signal.signal(signal.SIGINT, signal.SIG_DFL)
