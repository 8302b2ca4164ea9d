"""Many random games under the conformance kit, on all processors, with a bar that shows how far it is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from grandtour.core.game import game_named
from grandtour.core.kit import Failure, match_of, table_game

CHUNK = 10
QUEUED = 2  # chunks for each process
AT_A_TABLE = 10  # every so many games, one is played through the gate of a table too


@dataclass
class Chunk:
    """Some random games of one room, by number."""

    game: str
    first: int
    games: int
    seed: int
    thorough: bool


@dataclass
class Fault:
    """A game that broke a law of the kit: what was wrong, and the record that leads there."""

    why: str
    record: str


def play(chunk: Chunk) -> Fault | None:
    """Play a chunk under the kit; the first game that fails ends it."""
    game = game_named(chunk.game)
    try:
        for n in range(chunk.first, chunk.first + chunk.games):
            match = match_of(game, n, chunk.seed)
            match.run(chunk.thorough)
            if chunk.thorough and n % AT_A_TABLE == 0:
                table_game(game, match.seats, match.settings, chunk.seed + n)
    except Failure as failure:
        return Fault(str(failure), failure.record.text())
    return None


def chunks(name: str, games: int, seed: int, thorough: bool) -> Iterator[Chunk]:
    """So many games for each number of players."""
    total = games * len(game_named(name).players)
    for first in range(0, total, CHUNK):
        yield Chunk(name, first, min(CHUNK, total - first), seed, thorough)


def run(name: str, games: int, seed: int, thorough: bool, processes: int) -> Fault | None:
    """Play `games` random games of this room for each number of players; the first fault found, if any."""
    waiting = chunks(name, games, seed, thorough)
    with progress() as bar, ProcessPoolExecutor(processes) as pool:
        task = bar.add_task(name, total=games * len(game_named(name).players))
        running: dict[Future[Fault | None], Chunk] = {}
        while True:
            for chunk in islice(waiting, processes * QUEUED - len(running)):
                running[pool.submit(play, chunk)] = chunk
            if not running:
                return None
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                bar.advance(task, running.pop(future).games)
                if fault := future.result():
                    pool.shutdown(cancel_futures=True)
                    return fault


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
