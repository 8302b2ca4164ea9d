"""The house: its parts, and what goes on while its doors are open."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from grandtour.server import faults
from grandtour.server.autoplay import Autoplay
from grandtour.server.clerk import Clerk
from grandtour.server.expiry import Policy, forget
from grandtour.server.garbage import TIDY_SECONDS, Garbage
from grandtour.server.hall import Hall
from grandtour.server.limits import Doorkeeper, Limits
from grandtour.server.play import Play
from grandtour.server.reception import Reception
from grandtour.server.sockets import Sockets
from grandtour.server.store import Conflict, News, NotStored, Store, Uncertain

if TYPE_CHECKING:
    from grandtour.server.usher import Usher

logger = logging.getLogger("grandtour.house")

SWEEP_SECONDS = 15.0
FORGET_SECONDS = 3600.0
COUNT_SECONDS = 1.0


class House:
    """Its tables stand in the hall. People go through the reception to sit down at one, and play; bots play by
    themselves."""

    def __init__(self, store: Store, limits: Limits, policy: Policy) -> None:
        self.store = store
        self.policy = policy
        self.doorkeeper = Doorkeeper(limits)
        self.hall = Hall(store, limits.away_seconds)
        self.reception = Reception(self.hall, limits)
        self.play = Play(self.hall)
        self.autoplay = Autoplay(self.hall, max(1, ((os.cpu_count() or 2) - 1) // store.bus.workers))
        self.clerk = Clerk(limits)
        self.sockets = Sockets()
        self.bell = Bell()
        self.usher: Usher | None = None
        """Leads guests to other workers, if there are any on this machine."""
        self.garbage = Garbage()
        self.acts_then = 0
        """So many acts were stored when the house was last swept."""
        self.bus = store.bus
        self.bus.hear, self.bus.missed = self.hear, self.hall.refresh_all
        self.hall.listeners.append(self.autoplay.wake)

    def open_doors(self) -> None:
        """Begin what goes on by itself: bots that were to play go on, idle tables are put away, other workers heard."""
        self.autoplay.bots.started()  # where no processes can be made, this says so
        self.hall.tasks.begin(self.autoplay.resume())
        self.hall.tasks.begin(self.sockets.try_forever())
        self.hall.tasks.begin(every(TIDY_SECONDS, self.garbage.tidy))
        self.hall.tasks.begin(every(SWEEP_SECONDS, self.sweep))
        self.hall.tasks.begin(every(FORGET_SECONDS, self.forget))
        if self.store.shared:
            self.hall.tasks.begin(self.bus.listen())
            self.hall.tasks.begin(every(COUNT_SECONDS, self.tell_counts))

    async def close_doors(self) -> None:
        self.garbage.stop()
        await self.hall.tasks.stop()
        self.autoplay.bots.stop()
        self.clerk.stop()

    def hear(self, text: str) -> None:
        """What another worker tells."""
        news = msgspec.json.decode(text, type=News)
        if news.worker != self.store.worker:
            self.hall.hear(news)
            if news.counts:
                self.doorkeeper.hear(news.worker, news.counts)

    async def tell_counts(self) -> None:
        """Limits hold for all workers together: tell the others who asks for much."""
        if counts := self.doorkeeper.tell():
            with contextlib.suppress(NotStored, Uncertain):  # then they count what they see themselves
                await self.store.tell_counts(counts)

    async def sweep(self) -> None:
        self.doorkeeper.sweep()
        self.garbage.search_if(idle=self.store.acts == self.acts_then)
        self.acts_then = self.store.acts
        await self.hall.sweep()

    async def forget(self) -> None:
        """Forget what has expired by the policy of the house."""
        try:
            async for table in forget(self.store, self.policy):
                self.hall.falls_behind(table)
        except Uncertain:
            self.hall.refresh_all()
            raise


class Bell:
    """Calls those who have something to say, once what is being done is done. An act stirs a whole table, and the loop
    calls all of them at once."""

    def __init__(self) -> None:
        self.called: list[Callable[[], None]] = []

    def ring(self, speak: Callable[[], None]) -> None:
        if not self.called:
            asyncio.get_running_loop().call_soon(self.call)
        self.called.append(speak)

    def call(self) -> None:
        called, self.called = self.called, []
        for speak in called:
            speak()


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except (NotStored, Uncertain, Conflict):
            pass  # the next time may go well
        except Exception as error:
            faults.report(logger, error)
