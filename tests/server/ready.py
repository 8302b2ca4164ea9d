"""A process that has imported the server, and starts one whenever it is asked to, by a fork: what it imports is most of
what a start costs.

It reads lines of JSON. A list begins a `grandtour` with these words, environment and file for its output; the answer is
its number. A number asks how the process of that number ended; the answer is its status, or null while it runs.
"""

import json
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from grandtour.cli import main
from grandtour.core.game import games

GRANDTOUR = Path(sys.executable).with_name("grandtour")


def begin(words: Sequence[str], environment: Mapping[str, str], output: str) -> int:
    if child := os.fork():
        begun.append(child)
        return child
    os.setsid()
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(os.open(output, os.O_WRONLY | os.O_APPEND), 1)
    os.dup2(1, 2)
    os.environ.clear()
    os.environ.update(environment)
    return become_grandtour(words)


def become_grandtour(words: Sequence[str]) -> NoReturn:
    """As if it had been started by its own name, which it tells the processes of its bots, and itself to begin anew."""
    sys.argv = [str(GRANDTOUR), *words]
    sys.orig_argv = [sys.executable, *sys.argv]
    sys.modules["__main__"].__file__ = str(GRANDTOUR)
    sys.exit(main(words))


begun: list[int] = []
ended_with: dict[int, int] = {}


def ended(process: int) -> int | None:
    if process not in ended_with:
        found, status = os.waitpid(process, os.WNOHANG)
        if found:
            ended_with[process] = os.waitstatus_to_exitcode(status)
    return ended_with.get(process)


def end_the_rest() -> None:
    """Whoever asked for them has gone."""
    for process in begun:
        if ended(process) is None:
            os.killpg(process, signal.SIGKILL)


def answer(asked: int | tuple[list[str], dict[str, str], str]) -> int | None:
    return ended(asked) if isinstance(asked, int) else begin(*asked)


def imported() -> None:
    """All that a server imports before it is open."""
    for name in ("grandtour.server.serve", "sqlalchemy.dialects.sqlite.aiosqlite", "aiosqlite", "uvloop"):
        import_module(name)
    games()


if __name__ == "__main__":
    sys.path.pop(0)  # this folder
    imported()
    while line := sys.stdin.readline():
        print(json.dumps(answer(json.loads(line))), flush=True)
    end_the_rest()
