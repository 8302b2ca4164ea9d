"""The house: its parts, and what goes on while its doors are open."""

from __future__ import annotations

import asyncio
import logging

from grandtour.server import faults
from grandtour.server.autoplay import Autoplay
from grandtour.server.bus import Bus
from grandtour.server.hall import Hall
from grandtour.server.limits import Doorkeeper, Limits
from grandtour.server.play import Play
from grandtour.server.reception import Reception
from grandtour.server.store import Store
from grandtour.server.workers import Workers

logger = logging.getLogger("grandtour.house")

SWEEP_SECONDS = 15.0


class House:
    """Its tables stand in the hall. People go through the reception to sit down at one, and play; bots play by
    themselves."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.doorkeeper = Doorkeeper(limits)
        self.hall = Hall(store)
        self.reception = Reception(self.hall, limits)
        self.play = Play(self.hall)
        self.autoplay = Autoplay(self.hall)
        self.clerk = Workers(1)
        """Verifies records, which must not keep the bots waiting."""
        self.bus = Bus(store.engine.url, self.hall.hear, self.hall.refresh_all)
        self.hall.listeners.append(self.autoplay.wake)

    def open_doors(self) -> None:
        """Begin what goes on by itself: bots that were to play go on, idle tables are put away, other workers heard."""
        self.autoplay.bots.started()  # where no processes can be made, this says so
        self.hall.tasks.begin(self.autoplay.resume())
        self.hall.tasks.begin(self.sweep_forever())
        if self.store.shared:
            self.hall.tasks.begin(self.bus.listen())

    async def close_doors(self) -> None:
        await self.hall.tasks.stop()
        self.autoplay.bots.stop()
        self.clerk.stop()

    async def sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except Exception as error:
                faults.report(logger, error)  # the next sweep may go well

    async def sweep(self) -> None:
        self.doorkeeper.sweep()
        await self.hall.sweep()
