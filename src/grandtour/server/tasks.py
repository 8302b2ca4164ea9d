"""What goes on by itself beside the requests, until the house closes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from grandtour.server import faults

logger = logging.getLogger("grandtour.tasks")


class Tasks:
    """Tasks of the event loop. One that fails is reported, and harms no other."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled() and (error := task.exception()):
            faults.report(logger, error)

    async def stop(self) -> None:
        tasks = list(self.running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
