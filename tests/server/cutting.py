"""A line to a server that can be cut at any moment: to PostgreSQL, at any moment of a transaction."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import sqlalchemy as sa

Ends = tuple[asyncio.StreamWriter, asyncio.StreamWriter]
PREPARES = re.compile(rb"P.{4}([^\0]+)\0([^\0]+)\0", re.DOTALL)
"""How PostgreSQL is told the name of a statement; from then on it is called by its name alone."""
CALLS = re.compile(rb"B.{4}[^\0]*\0([^\0]+)\0", re.DOTALL)


class Line:
    """Passes everything on, until it is told to cut."""

    def __init__(self, url: sa.URL) -> None:
        self.url = url
        self.down = False
        """Nobody gets through at all."""
        self.before = b""
        """A connection over which this is to go is cut before it goes."""
        self.after = b""
        """A connection over which this has gone is cut before the answer comes back."""
        self.silent = b""
        """A connection over which this is to go dies without a word: nothing passes any more, and nobody hangs up."""
        self.dead: set[Ends] = set()
        self.never = asyncio.Event()
        self.deaths = 0
        self.given_up = 0
        """Those of the dead whose near end has hung up by itself."""
        self.stays_cut = False
        """Once cut in such a way, nobody gets through any more."""
        self.flows = asyncio.Event()
        """While it does not, everything is on its way and nothing arrives."""
        self.flows.set()
        self.cuts = 0
        self.open: set[Ends] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.down:
            writer.close()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection(self.url.host, self.url.port)
        except OSError:
            writer.close()
            return
        ends = (writer, far_writer)
        self.open.add(ends)
        try:
            await asyncio.gather(self.there(reader, ends), self.back(far_reader, ends))
        except (OSError, EOFError, asyncio.CancelledError):
            self.hang_up(ends)

    async def there(self, reader: asyncio.StreamReader, ends: Ends) -> None:
        prepared: dict[bytes, bytes] = {}
        while data := await reader.read(1 << 16):
            await self.flows.wait()
            prepared.update(PREPARES.findall(data))
            text = b" ".join([data, *(prepared.get(name, b"") for name in CALLS.findall(data))])
            if self.silent and self.silent in text:
                await self.die(reader, ends)
            if self.before and self.before in text:
                self.cut()
            if self.after and self.after in text:
                ends[0].close()  # the house hears no answer any more
                ends[1].write(data)
                await ends[1].drain()
                self.cut()
            ends[1].write(data)
        raise EOFError

    async def die(self, reader: asyncio.StreamReader, ends: Ends) -> None:
        """The far end never learns that the near one has hung up."""
        self.deaths += 1
        self.dead.add(ends)
        with suppress(OSError):
            while await reader.read(1 << 16):
                pass
        self.given_up += 1
        await self.never.wait()

    def cut(self) -> None:
        self.cuts += 1
        self.down = self.stays_cut
        if self.down:
            self.cut_all()
        raise EOFError

    async def back(self, far_reader: asyncio.StreamReader, ends: Ends) -> None:
        while (data := await far_reader.read(1 << 16)) and ends not in self.dead:
            await self.flows.wait()
            ends[0].write(data)
        if ends in self.dead:  # nor does the near end learn that the far one has
            await self.never.wait()
        raise EOFError

    def hang_up(self, ends: Ends) -> None:
        self.open.discard(ends)
        self.dead.discard(ends)
        for end in ends:
            end.close()

    def cut_all(self) -> None:
        for ends in list(self.open):
            self.hang_up(ends)


@asynccontextmanager
async def line_to(url: sa.URL) -> AsyncIterator[tuple[Line, sa.URL]]:
    """A line to the database, and the address of its near end."""
    line = Line(url)
    server = await asyncio.start_server(line.serve, "127.0.0.1", 0)
    try:
        yield line, url.set(host="127.0.0.1", port=server.sockets[0].getsockname()[1])
    finally:
        server.close()
        line.cut_all()
