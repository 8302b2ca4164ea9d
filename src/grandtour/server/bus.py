"""The bus between the workers on one PostgreSQL database: what one has stored, the others hear of."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec
import sqlalchemy as sa

from grandtour.server import faults
from grandtour.server.store import CHANNEL, News

logger = logging.getLogger("grandtour.bus")

RETRY_SECONDS = 1.0
PULSE_SECONDS = 5.0
"""A connection that has died without a word is found out by asking it something this often."""
ANSWER_SECONDS = 15.0


class Bus:
    """Hears the other workers. After it could not, `missed` says that some news may be missing."""

    def __init__(self, url: sa.URL, hear: Callable[[News], None], missed: Callable[[], None]) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.hear = hear
        self.missed = missed
        self.hears = False

    async def listen(self) -> None:
        """For ever, whatever happens."""
        while True:
            try:
                await self.listen_once()
            except Exception as error:
                logger.error("the bus is out of reach: %s", faults.place_of(error))
            self.hears = False
            await asyncio.sleep(RETRY_SECONDS)

    async def listen_once(self) -> None:
        """Until the connection is lost."""
        import asyncpg

        lost = asyncio.Event()
        connection = await asyncpg.connect(self.address, timeout=ANSWER_SECONDS)
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self.heard)
            self.hears = True
            self.missed()
            while not lost.is_set():
                await connection.execute("SELECT 1", timeout=ANSWER_SECONDS)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), PULSE_SECONDS)
        finally:
            connection.terminate()

    def heard(self, _connection: object, _process: int, _channel: str, text: object) -> None:
        try:
            self.hear(msgspec.json.decode(str(text), type=News))
        except Exception as error:
            faults.report(logger, error)  # whatever it was, something was missed
            self.missed()
