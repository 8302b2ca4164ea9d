"""Worker processes: bots think and records are verified there, so that the event loop never waits for either."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from grandtour.bots import bot_named
from grandtour.core.acts import CHANCE, LETTERS
from grandtour.core.chance import Dice
from grandtour.core.game import Chair, game_named
from grandtour.core.records import BadRecord, parse_record, verify
from grandtour.core.settings import Value
from grandtour.server.faults import place_of
from grandtour.server.messages import AlteredDraw, Problem, Verified
from grandtour.server.views import replayed

logger = logging.getLogger("grandtour.workers")

PATIENCE = 30.0
"""Seconds that a job may take."""

T = TypeVar("T")


class Workers:
    """A pool of processes, started when first needed and again when one has died."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, job: Callable[..., T], *arguments: object) -> T:
        """Do a job in another process. Raises TimeoutError or BrokenProcessPool if that comes to nothing."""
        try:
            return await self.try_once(job, *arguments)
        except BrokenProcessPool:
            return await self.try_once(job, *arguments)  # the fault may have been another job's

    async def try_once(self, job: Callable[..., T], *arguments: object) -> T:
        pool = self.started()
        working = asyncio.get_running_loop().run_in_executor(pool, job, *arguments)
        try:
            return await asyncio.wait_for(working, PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            if self.pool is pool:
                self.stop()
            raise

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            how = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
            context = multiprocessing.get_context(how)
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=settle_in)
        return self.pool

    def stop(self) -> None:
        """End the processes at once, whatever they are doing; the next job starts new ones."""
        if self.pool:
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in list((self.pool._processes or {}).values()):  # Python 3.14 has kill_workers for this
                process.kill()
            self.pool = None


def settle_in() -> None:
    """In the new process: Ctrl-C is for the server to handle, and without the server there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(0)


# --- The jobs. What they raise must survive the way between processes, and tell nothing of what is on the table ---


class JobFailed(Exception):
    """Code of a room has failed; the message says where, never with which values."""


def bot_act(game_name: str, seats: int, settings: dict[str, Value], log: list[str], seat: int, level: str) -> str:
    """What a bot of this level says on this seat. It gets a chair, never the table."""
    game = game_named(game_name)
    chair = Chair(game, replayed(game, seats, settings, log), seat)
    try:
        return bot_named(game, level).choose(chair, Dice(secrets.randbits(32))).said
    except Exception as error:
        raise JobFailed(place_of(error)) from None


def verified(text: str) -> Verified | Problem:
    """Re-derive every draw of a printed record."""
    try:
        record = parse_record(text)
        findings = verify(record)
    except BadRecord as error:
        return Problem("bad-record", str(error))
    altered = [AlteredDraw(f.line, f.draw, f.recorded, f.derived) for f in findings]
    return Verified(sum(line.startswith(LETTERS[CHANCE]) for line in record.log), altered)
