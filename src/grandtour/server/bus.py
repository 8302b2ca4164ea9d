"""The bus between the workers of one house: what one has stored, the others hear of."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence

import sqlalchemy as sa

from grandtour.server import faults
from grandtour.server.database import ANSWER_SECONDS, SIGN_OF_LIFE_SECONDS

logger = logging.getLogger("grandtour.bus")

CHANNEL = "grandtour"
RETRY_SECONDS = 1.0
PULSE_SECONDS = 1.0
"""A connection that has died without a word is found out by asking it something this often."""


class Bus:
    """That of a worker that is alone: it has nobody to tell and nobody to hear. `hear` is called with what the others
    tell; after they could not be heard, `missed` says that some of it may be missing."""

    shared = False
    """Are there other workers, or may there be?"""
    workers = 1
    """So many are known to share this machine."""
    here = 0
    """Which of them this one is."""
    turn = ""
    """The file that whoever writes locks, if the workers must take turns."""

    def __init__(self) -> None:
        self.hear: Callable[[str], None] = lambda text: None
        self.missed: Callable[[], None] = lambda: None

    @property
    def hears(self) -> bool:
        """Are all the others heard?"""
        return True

    async def listen(self) -> None:
        """For ever, whatever happens."""

    def tell(self, news: Sequence[str]) -> None:
        """Tell the others what is stored by now."""

    def at_home(self, table: str) -> bool:
        """Is this the worker that looks after a table, if nobody says otherwise?"""
        return True

    def heard(self, text: str) -> None:
        try:
            self.hear(text)
        except Exception as error:
            faults.report(logger, error)  # whatever it was, something was missed
            self.missed()


class PostgresBus(Bus):
    """Between the workers on one PostgreSQL database. What they tell goes with their transactions."""

    shared = True
    hears = False

    def __init__(self, url: sa.URL) -> None:
        super().__init__()
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def listen(self) -> None:
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
            async with asyncio.timeout(ANSWER_SECONDS):
                await connection.add_listener(CHANNEL, self.notified)
            self.hears = True
            self.missed()
            while not lost.is_set():
                await connection.execute("SELECT 1", timeout=SIGN_OF_LIFE_SECONDS)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), PULSE_SECONDS)
        finally:
            connection.terminate()

    def notified(self, _connection: object, _process: int, _channel: str, text: object) -> None:
        self.heard(str(text))
