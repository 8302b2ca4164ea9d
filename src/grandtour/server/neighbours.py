"""The bus between the workers of one house on one machine: each has a line to each other one.

A line carries the news of one worker to one other, as texts with their lengths before them. When it begins and when it
ends, whoever hears through it may have missed something, and looks.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import cast

from grandtour.server.bus import Bus

logger = logging.getLogger("grandtour.neighbours")

CALL_AGAIN_SECONDS = 0.1
NUMBER_BYTES = 4
MOST_UNHEARD = 16 * 1024 * 1024
"""Bytes that wait for a worker that does not listen. Then the line is cut: it catches up when it listens again."""


def home_of(table: str, workers: int) -> int:
    """The worker that looks after a table: always the same one."""
    return zlib.crc32(table.encode()) % workers


class Neighbours(Bus):
    """The other workers, numbered from 0; the places where they are called lie in a folder that is theirs alone."""

    shared = True

    def __init__(self, folder: Path, here: int, workers: int) -> None:
        super().__init__()
        self.folder = folder
        self.here = here
        self.workers = workers
        self.turn = str(folder / "turn")
        self.others = [n for n in range(workers) if n != here]
        self.lines: dict[int, asyncio.WriteTransport] = {}
        """To those who hear this worker."""
        self.callers: Counter[int] = Counter()
        """Those whom it hears."""
        self.ears: set[asyncio.Transport] = set()

    @property
    def hears(self) -> bool:
        return all(self.callers[n] for n in self.others)

    def at_home(self, table: str) -> bool:
        return home_of(table, self.workers) == self.here

    def place(self, worker: int, what: str) -> str:
        return str(self.folder / f"{worker}.{what}")

    async def listen(self) -> None:
        loop = asyncio.get_running_loop()
        server = await loop.create_unix_server(lambda: Ear(self), self.place(self.here, "news"))
        try:
            await asyncio.gather(*(self.call_forever(n) for n in self.others))
        finally:
            server.close()
            for line in [*self.lines.values(), *self.ears]:
                line.abort()

    async def call_forever(self, worker: int) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                _, mouth = await loop.create_unix_connection(lambda: Mouth(self, worker), self.place(worker, "news"))
            except OSError:
                await asyncio.sleep(CALL_AGAIN_SECONDS)
            else:
                await mouth.ended

    def tell(self, news: Sequence[str]) -> None:
        message = b"".join(with_length(text.encode()) for text in news)
        for worker, line in list(self.lines.items()) if message else []:
            line.write(message)
            if line.get_write_buffer_size() > MOST_UNHEARD:
                logger.error("worker %s does not listen; it will have to catch up", worker)
                del self.lines[worker]
                line.abort()


def with_length(text: bytes) -> bytes:
    return len(text).to_bytes(NUMBER_BYTES) + text


class Mouth(asyncio.Protocol):
    """Our end of the line through which another worker hears this one. It says who it is first."""

    def __init__(self, neighbours: Neighbours, worker: int) -> None:
        self.neighbours = neighbours
        self.worker = worker
        self.ended = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.line = cast(asyncio.Transport, transport)
        self.line.write(self.neighbours.here.to_bytes(NUMBER_BYTES))
        self.neighbours.lines[self.worker] = self.line

    def connection_lost(self, exc: Exception | None) -> None:
        if self.neighbours.lines.get(self.worker) is self.line:
            del self.neighbours.lines[self.worker]
        if not self.ended.done():
            self.ended.set_result(None)


class Ear(asyncio.Protocol):
    """The other end: hears one worker."""

    def __init__(self, neighbours: Neighbours) -> None:
        self.neighbours = neighbours
        self.caller: int | None = None
        self.buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.line = cast(asyncio.Transport, transport)
        self.neighbours.ears.add(self.line)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if self.caller is None and len(self.buffer) >= NUMBER_BYTES:
            self.caller, self.buffer = int.from_bytes(self.buffer[:NUMBER_BYTES]), self.buffer[NUMBER_BYTES:]
            self.neighbours.callers[self.caller] += 1
            self.neighbours.missed()
        if self.caller is not None:
            self.read()

    def read(self) -> None:
        at, buffer = 0, self.buffer
        while len(buffer) >= (start := at + NUMBER_BYTES):
            end = start + int.from_bytes(buffer[at:start])
            if len(buffer) < end:
                break
            self.neighbours.heard(buffer[start:end].decode())
            at = end
        self.buffer = buffer[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        self.neighbours.ears.discard(self.line)
        if self.caller is not None:
            self.neighbours.callers[self.caller] -= 1
            self.neighbours.missed()
