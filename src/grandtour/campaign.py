"""Many random games under the conformance kit, on all processors, with a bar that shows how far it is."""

from __future__ import annotations

import os
import signal
from collections import Counter, deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field, replace

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from grandtour.core.game import game_named
from grandtour.core.kit import Failure, match_of, table_game

CHUNK = 5
QUEUED = 4  # chunks for each process
AT_A_TABLE = 10  # every so many games, one is played through the gate of a table too


@dataclass
class Chunk:
    """Some random games of one room, by number."""

    game: str
    first: int
    games: int
    seed: int
    every: int
    """All laws are checked before one act in so many; 0: only conservation and the end are."""


@dataclass
class Fault:
    """A game that broke a law of the kit: what was wrong, and the record that leads there."""

    why: str
    record: str


@dataclass
class Found:
    """What came of a campaign: how many games and acts it had, the first fault, and whether it was broken off."""

    games: int = 0
    acts: int = 0
    fault: Fault | None = None
    stopped: bool = False
    met: Counter[str] = field(default_factory=Counter)
    """How often each question was asked and each verb said."""


def play(chunk: Chunk) -> Found:
    """Play a chunk under the kit; the first game that fails ends it."""
    game, found = game_named(chunk.game), Found()
    try:
        for n in range(chunk.first, chunk.first + chunk.games):
            match = match_of(game, n, chunk.seed)
            match.run(chunk.every)
            if chunk.every and n % AT_A_TABLE == 0:
                table_game(game, match.seats, match.settings, chunk.seed + n)
            found.games += 1
            found.acts += len(match.log)
            found.met += match.met
    except Failure as failure:
        found.fault = Fault(str(failure), failure.record.text())
    return found


def total(name: str, games: int) -> int:
    """So many games for each number of players, with each value of every option."""
    game = game_named(name)
    return games * len(game.players) * max([len(setting.tried()) for setting in game.settings], default=1)


def run(whole: Chunk, processes: int) -> Found:
    """Play all these games on so many processors, up to the first fault or until it is broken off."""
    found = Found()
    with progress() as bar, ProcessPoolExecutor(processes, initializer=heed_no_interrupt) as pool:
        task = bar.add_task(whole.game, total=whole.first + whole.games, completed=whole.first)
        try:
            for some in played(pool, whole, processes * QUEUED):
                bar.advance(task, some.games)
                found = Found(found.games + some.games, found.acts + some.acts, some.fault, met=found.met + some.met)
                if found.fault:
                    break
        except KeyboardInterrupt:
            found.stopped = True
        pool.shutdown(cancel_futures=True)
    return found


def played(pool: ProcessPoolExecutor, whole: Chunk, at_once: int) -> Iterator[Found]:
    """What came of chunk after chunk, in their order, with so many under way."""
    running: deque[Future[Found]] = deque()
    for chunk in chunks(whole):
        running.append(pool.submit(play, chunk))
        if len(running) == at_once:
            yield running.popleft().result()
    while running:
        yield running.popleft().result()


def chunks(whole: Chunk) -> Iterator[Chunk]:
    end = whole.first + whole.games
    for first in range(whole.first, end, CHUNK):
        yield replace(whole, first=first, games=min(CHUNK, end - first))


def heed_no_interrupt() -> None:
    """Ctrl-C reaches every process of the terminal; the one that counts the games answers for all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(None),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
