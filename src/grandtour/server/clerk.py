"""The clerk reads records for people, in another process: a little at a time, and few for each address."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from grandtour.core.tables import Refusal
from grandtour.server.limits import Limits
from grandtour.server.messages import Problem
from grandtour.server.workers import Workers

T = TypeVar("T")


class Clerk:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.workers = Workers(1, limits.record_seconds, or_threads=False)
        self.served: Counter[str] = Counter()
        """How many records of each address are being read, or wait for it."""
        self.in_line = 0
        """How many wait for what one of them has read for all."""

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """To wait with others for one reading. They are so few that whoever asks for something else finds room."""
        if self.in_line >= self.limits.records_together:
            raise Refusal("too-busy", "many people wait for this just now; try again in a moment")
        self.in_line += 1
        try:
            yield
        finally:
            self.in_line -= 1

    async def read(self, address: str, job: Callable[..., T | Problem], *arguments: object) -> T:
        """Have a record read. If that is interrupted, the work ends."""
        if self.served[address] >= self.limits.records_per_address:
            raise Refusal("too-fast", "records from your address are being read; wait until that is done")
        if self.served.total() >= self.limits.records_at_once:
            raise Refusal("too-busy", "many records are being read just now; try again in a moment")
        self.served[address] += 1
        try:
            found = await self.workers.run(job, *arguments)
        except (TimeoutError, BrokenProcessPool) as error:
            raise Refusal("bad-record", "this record takes too long to read") from error
        except OSError as error:
            raise Refusal("too-busy", "records cannot be read here, because no processes can be made") from error
        finally:
            self.served -= Counter([address])
        if isinstance(found, Problem):
            raise Refusal(found.code, found.message)
        return found

    def stop(self) -> None:
        self.workers.stop()
