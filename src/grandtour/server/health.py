"""How the house is: for whoever runs it, and for programs that watch over it."""

from __future__ import annotations

import asyncio
import time
from typing import Literal

import msgspec

from grandtour.core.tables import Refusal
from grandtour.server.house import House

LOOK_SECONDS = 2.0
FRESH_SECONDS = 1.0
"""What was found is told so long to whoever asks: they may be many, and the database has better to do."""


class Health(msgspec.Struct):
    """Whether people can play here, and if not, why."""

    status: Literal["ok", "failing"]
    stores: bool
    """Can the database be reached, and does it store what is written? Its disk may be full."""
    hears: bool
    """Does this worker hear what others store? One that is alone has nothing to hear."""
    bots: Literal["processes", "threads"]
    """Where bots think; in threads, if no processes can be made, they hold the house up."""
    behind: int
    """How many tables wait to be read again, because another worker has changed them."""


class Checkup:
    """Looks after the health of a house for all who ask."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.looking: asyncio.Task[Health] | None = None
        self.began = 0.0

    async def health(self) -> Health:
        if self.looking is None or (self.looking.done() and time.monotonic() - self.began > FRESH_SECONDS):
            self.began, self.looking = time.monotonic(), asyncio.create_task(health_of(self.house))
        return await asyncio.shield(self.looking)


async def health_of(house: House) -> Health:
    stores, hears = await reaches(house), house.bus.hears
    bots: Literal["processes", "threads"] = "threads" if house.autoplay.bots.in_threads else "processes"
    return Health("ok" if stores and hears else "failing", stores, hears, bots, len(house.hall.behind))


async def reaches(house: House) -> bool:
    try:
        await asyncio.wait_for(house.store.ping(), LOOK_SECONDS)
    except (Refusal, TimeoutError):
        return False
    return True
