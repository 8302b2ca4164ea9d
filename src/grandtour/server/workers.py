"""Worker processes: bots think and records are verified there, so that the event loop never waits for either.

Where no processes can be made, for instance in a container without /dev/shm, bots think in threads. Records are not
read there: nobody can end a thread.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from grandtour.server.jobs import start

logger = logging.getLogger("grandtour.workers")

PATIENCE = 30.0
"""Seconds that a job may take."""

P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    """A pool of processes, started when first needed and again when one has died or could not be made."""

    def __init__(self, processes: int, patience: float = PATIENCE, *, or_threads: bool = True) -> None:
        self.processes = processes
        self.or_threads = or_threads
        self.patience = patience
        self.in_threads = False
        self.had_processes = False
        """Could there be any? Then whatever is missing comes back."""
        self.pool: Executor | None = None
        self.free = asyncio.Semaphore(processes)
        """Who waits here is not being worked for yet: their patience begins later."""

    async def run(self, job: Callable[..., T], *arguments: object) -> T:
        """Do a job elsewhere. Raises TimeoutError or BrokenProcessPool if that comes to nothing, and OSError if no
        process can be made, now or at all."""
        async with self.free:
            try:
                return await self.try_once(job, *arguments)
            except BrokenProcessPool:
                return await self.try_once(job, *arguments)  # the fault may have been another job's

    async def try_once(self, job: Callable[..., T], *arguments: object) -> T:
        pool = self.started()
        working = self.begun(pool, job, *arguments)
        try:
            return await asyncio.wait_for(working, self.patience)
        except (BrokenProcessPool, TimeoutError, asyncio.CancelledError):
            if self.pool is pool:
                self.stop()
            raise

    def begun(self, pool: Executor, job: Callable[..., T], *arguments: object) -> asyncio.Future[T]:
        """The job, given to the pool, which makes a process for it if none is idle. A pool that takes none is of no use
        any more: a process has died in it, or it would do this job, for which nobody waits, before later ones."""
        try:
            return asyncio.get_running_loop().run_in_executor(pool, job, *arguments)
        except BrokenProcessPool:
            self.stop()
            raise
        except (OSError, EOFError, RuntimeError) as error:  # out of files, or of processes, or of threads
            self.stop()
            raise OSError(f"no process can be made now: {error}") from error

    def started(self) -> Executor:
        """The pool; its processes start with the first job, but whether there can be any is known now."""
        if self.pool is None and not self.in_threads:
            try:
                self.pool = pool_of_processes(self.processes)
                self.had_processes = True
            except (OSError, ImportError) as error:
                self.think_in_threads(OSError(str(error)) if isinstance(error, ImportError) else error)
        if self.pool is None:
            self.pool = Threads()
        return self.pool

    def think_in_threads(self, error: OSError) -> None:
        if self.had_processes or not self.or_threads:
            raise error
        logger.warning("no processes can be made here (%s): bots think in threads", type(error).__name__)
        self.stop()
        self.in_threads = True

    def stop(self) -> None:
        """End the processes at once, whatever they are doing; the next job starts new ones."""
        if self.pool:
            processes = list((getattr(self.pool, "_processes", None) or {}).values())  # Python 3.14 has kill_workers
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self.pool = None


class Threads(Executor):
    """A thread for each job. The program ends without waiting for any of them: a bot may never come to an end."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        done: Future[T] = Future()

        def work() -> None:
            try:
                done.set_result(fn(*args, **kwargs))
            except BaseException as error:
                done.set_exception(error)

        if done.set_running_or_notify_cancel():
            threading.Thread(target=work, daemon=True).start()
        return done


def pool_of_processes(processes: int) -> Executor:
    how = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    context = multiprocessing.get_context(how)
    context.set_forkserver_preload([start.__module__])
    return ProcessPoolExecutor(processes, mp_context=context, initializer=start)
