"""Worker processes: bots think and records are verified there, so that the event loop never waits for either."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from grandtour.server.jobs import start

PATIENCE = 30.0
"""Seconds that a job may take."""

T = TypeVar("T")


class Workers:
    """A pool of processes, started when first needed and again when one has died."""

    def __init__(self, processes: int, patience: float = PATIENCE) -> None:
        self.processes = processes
        self.patience = patience
        self.pool: ProcessPoolExecutor | None = None
        self.free = asyncio.Semaphore(processes)
        """Who waits here is not being worked for yet: his patience begins later."""

    async def run(self, job: Callable[..., T], *arguments: object) -> T:
        """Do a job in another process. Raises TimeoutError or BrokenProcessPool if that comes to nothing."""
        async with self.free:
            try:
                return await self.try_once(job, *arguments)
            except BrokenProcessPool:
                return await self.try_once(job, *arguments)  # the fault may have been another job's

    async def try_once(self, job: Callable[..., T], *arguments: object) -> T:
        pool = self.started()
        working = asyncio.get_running_loop().run_in_executor(pool, job, *arguments)
        try:
            return await asyncio.wait_for(working, self.patience)
        except (BrokenProcessPool, TimeoutError):
            if self.pool is pool:
                self.stop()
            raise

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            how = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
            context = multiprocessing.get_context(how)
            context.set_forkserver_preload([start.__module__])
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=start)
        return self.pool

    def stop(self) -> None:
        """End the processes at once, whatever they are doing; the next job starts new ones."""
        if self.pool:
            processes = list((self.pool._processes or {}).values())  # Python 3.14 has kill_workers for this
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self.pool = None
