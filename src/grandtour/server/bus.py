"""The bus between the workers on one PostgreSQL database: what one has stored, the others hear of."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec
import sqlalchemy as sa

from grandtour.server.store import CHANNEL, News

logger = logging.getLogger("grandtour.bus")

RETRY_SECONDS = 1.0


async def listen(url: sa.URL, hear: Callable[[News], None], missed: Callable[[], None]) -> None:
    """Hear the other workers, for ever. After the connection was lost, `missed` says that some news may be missing."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            await listen_once(address, hear, missed)
        except OSError as error:
            logger.error("the bus is out of reach: %s", type(error).__name__)
        await asyncio.sleep(RETRY_SECONDS)


async def listen_once(address: str, hear: Callable[[News], None], missed: Callable[[], None]) -> None:
    import asyncpg

    lost = asyncio.Event()
    try:
        connection = await asyncpg.connect(address)
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise ConnectionError from error
    try:
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(CHANNEL, lambda _c, _p, _ch, text: hear(msgspec.json.decode(text, type=News)))
        missed()
        await lost.wait()
    finally:
        connection.terminate()
