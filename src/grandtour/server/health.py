"""How the house is: for whoever runs it, and for programs that watch over it."""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec

from grandtour.core.tables import Refusal
from grandtour.server.house import House

LOOK_SECONDS = 2.0


class Health(msgspec.Struct):
    """Whether people can play here, and if not, why."""

    status: Literal["ok", "failing"]
    stores: bool
    """Can the database be reached?"""
    hears: bool
    """Does this worker hear what others store? One that is alone has nothing to hear."""
    bots: Literal["processes", "threads"]
    """Where bots think; in threads, if no processes can be made, they hold the house up."""
    behind: int
    """How many tables wait to be read again, because another worker has changed them."""


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
