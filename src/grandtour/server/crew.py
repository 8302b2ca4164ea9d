"""The crew of a house: several workers on one machine, each a process of its own, and the process that keeps them.

All workers take guests from the same door and write into the same SQLite file. They hear each other (`neighbours`),
and lead guests to the worker that looks after their table (`usher`). What one worker does is in `mate`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping

import msgspec

logger = logging.getLogger("grandtour.crew")

MOST = 64
READY = b"ready\n"
PAUSE_SECONDS = 0.5
"""Between the death of a worker and its successor: whatever has killed the one may kill the other."""
LONGEST_PLACE = 70
"""Bytes of the name of the folder for what is temporary: the name of a socket in it has 104 at most."""
OWN_SIGNALS = {signal.SIGINT, signal.SIGHUP}
"""A terminal sends these to all processes of a command; the one that keeps the crew handles them."""


class BadCrew(Exception):
    """A crew that there cannot be; why."""


class NotStarted(BadCrew):
    """The system has no process to give, at least not now."""

    def __init__(self, why: Exception) -> None:
        super().__init__(f"A worker cannot be started: {why}.")


class Orders(msgspec.Struct):
    """What a worker must know to begin."""

    number: int
    workers: int
    folder: str
    """Where the workers find each other."""
    door: int
    """The file number of the socket at which guests come in."""
    host: str
    data: str


def workers_of(given: int | None, environment: Mapping[str, str]) -> int:
    """How many workers there are to be."""
    text = environment.get("GRANDTOUR_WORKERS", "1") if given is None else str(given)
    if not text.isdecimal() or not 1 <= int(text) <= MOST:
        raise BadCrew(f"GRANDTOUR_WORKERS is a number from 1 to {MOST}, not {text!r}.")
    if int(text) > 1 and environment.get("GRANDTOUR_DATABASE_URL"):
        raise BadCrew("--workers is for a house on SQLite; on PostgreSQL, start as many servers as you like.")
    return int(text)


class Crew:
    """Keeps the workers until it is told to stop."""

    def __init__(self, orders: Callable[[int], Orders], workers: int, opened: Callable[[], None]) -> None:
        self.orders = orders
        self.workers = workers
        self.opened = opened
        """Is called when all are ready."""
        self.running: dict[int, Process] = {}
        self.starting = asyncio.Lock()
        self.ready: set[int] = set()
        self.ends = False
        self.again = False
        self.failed = ""
        """Why there cannot be a crew, if there cannot."""

    async def work(self) -> bool:
        """Until it is stopped; is the house to begin anew?"""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.stop)
        on_hangup(self.begin_anew)
        await asyncio.gather(*(self.keep(n) for n in range(self.workers)))
        if self.failed:
            raise BadCrew(self.failed)
        return self.again

    def begin_anew(self) -> None:
        """Once all are ready, so that the house is open in between however often somebody asks for it. Told twice to
        end, workers would do so without answering."""
        if not self.ends:
            self.again = True
            if len(self.ready) == self.workers:
                self.end_all()

    def stop(self) -> None:
        self.again = False
        self.end_all()

    def end_all(self) -> None:
        self.ends = True
        for process in self.running.values():
            end(process)

    async def keep(self, number: int) -> None:
        """Start a worker, and another when it dies."""
        try:
            await self.one_life(number)
        except NotStarted as error:
            self.give_up(str(error))
        if number not in self.ready:
            self.give_up("A worker ended before it was ready.")  # it has said why
        while not self.ends:
            logger.error("worker %s has died; another takes its place", number)
            await asyncio.sleep(PAUSE_SECONDS)
            await self.next_life(number)

    def give_up(self, why: str) -> None:
        if not self.ends:
            self.failed = why
            self.end_all()

    async def next_life(self, number: int) -> None:
        """As long as it cannot be started, the others go on without it."""
        try:
            await self.one_life(number)
        except NotStarted as error:
            logger.error("%s It is tried again.", error)

    async def one_life(self, number: int) -> None:
        async with self.starting:
            process = self.running[number] = await started(self.orders(number))
        if self.ends:
            end(process)
        assert process.stdout
        if await process.stdout.readline() == READY and number not in self.ready:
            self.ready.add(number)
            if len(self.ready) == self.workers and not self.ends:
                self.opened()
                if self.again:
                    self.end_all()
        await process.wait()
        del self.running[number]


def end(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.terminate()


def on_hangup(do: Callable[[], None]) -> None:
    """Do something whenever SIGHUP comes, also if it came while this program began. A handler of the loop would end
    with the loop, and from then on SIGHUP would end the process."""
    loop = asyncio.get_running_loop()

    def heard(*_: object) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(do)

    signal.signal(signal.SIGHUP, heard)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGHUP})


async def started(orders: Orders) -> Process:
    """One at a time. Its input ends when this process does, whatever happens to it: then it ends, too."""
    command = [sys.executable, "-P", "-m", "grandtour.server.mate", msgspec.json.encode(orders).decode()]
    signal.pthread_sigmask(signal.SIG_BLOCK, OWN_SIGNALS)  # it never gets them
    try:
        return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, pass_fds=[orders.door])
    except (OSError, RuntimeError) as error:  # nor may there be a thread that waits for its end
        raise NotStarted(error) from error
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, OWN_SIGNALS)


def meeting_place() -> tempfile.TemporaryDirectory[str]:
    """A folder that is this house's alone."""
    if len(os.fsencode(tempfile.gettempdir())) > LONGEST_PLACE:
        raise BadCrew(f"{tempfile.gettempdir()} is too long a name for sockets to lie there; set TMPDIR to another.")
    return tempfile.TemporaryDirectory(prefix="grandtour-")
