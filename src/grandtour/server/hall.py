"""The hall: every table in memory. What a table's log says is stored before it is true here."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import NoReturn

from msgspec.structs import replace

from grandtour.core.log import Back, Relief
from grandtour.core.tables import Change, Refusal
from grandtour.server.held import AWAY_SECONDS, Held, NoTable, Watcher
from grandtour.server.schema import Kept, Seat
from grandtour.server.seating import reseated
from grandtour.server.store import Conflict, Helped, News, NotStored, Store, Stored, Uncertain
from grandtour.server.tasks import Tasks
from grandtour.server.upgrade import outdated, upgraded

IDLE_SECONDS = 600.0
"""A table at which nobody looks leaves the memory after this time; its log is the truth."""
LATE_SECONDS = 20.0
"""A table at which nothing has happened for so long may have been forgotten by a worker that has died."""
READ_AGAIN_SECONDS = 1.0
"""What could not be read is tried again after this time."""
LOOKED_AT = 100
"""So many tables are looked at together to see whether more is stored of them: thousands may be held."""


class Outrun(Refusal):
    """Another worker was quicker: what was to be done here is not done."""

    def __init__(self, version: int) -> None:
        super().__init__("stale", f"the table has moved on to version {version}; look again, then act")


class Hall:
    """Holds the tables and stores what happens at them. Whoever wants to know when one has changed is a listener."""

    def __init__(self, store: Store, patience: float = AWAY_SECONDS) -> None:
        self.store = store
        self.patience = patience
        self.held: dict[str, Held] = {}
        self.behind: set[str] = set()
        """Those of which more may be stored than is known here."""
        self.helped: dict[str, Helped] = {}
        """What this worker and the others have found out last about bots that cannot answer."""
        self.tasks = Tasks()
        self.listeners: list[Callable[[Held], None]] = []

    def notify(self, held: Held) -> None:
        """Something has happened at a table, or may have to."""
        for listener in self.listeners:
            listener(held)

    # --- Tables in memory ---

    async def open(self, table: str) -> Held:
        """The table, read from its log unless it is in memory."""
        if table not in self.held:
            found = await self.store.load(table)
            if found is None:
                raise NoTable(table)
            found = await self.by_present_rules(*found)
            if table not in self.held:  # somebody else may have asked for it at the same time
                self.hold(Held(*found))
                if self.store.shared:
                    await self.refresh_held(table)  # what was stored between reading and listening
                    self.tasks.begin(self.ask_present(table))
        self.held[table].used = time.monotonic()
        return self.held[table]

    def hold(self, held: Held) -> None:
        held.patience = self.patience
        self.held[held.kept.id] = held

    async def by_present_rules(self, kept: Kept, log: list[str]) -> tuple[Kept, list[str]]:
        """The table; if it followed older rules, as it is by those of today, or closed."""
        if outdated(kept) and (after := upgraded(kept, log)) != kept:
            await self.store.upgrade(kept, after)
            return await self.store.load(kept.id) or (after, log)
        return kept, log

    def holding(self, table: str) -> Holding:
        """To change a table, one at a time."""
        return Holding(self, table)

    async def refresh_held(self, table: str) -> None:
        try:
            await self.refresh(table)
        except NotStored:
            self.falls_behind(table)
            raise

    async def refresh(self, table: str) -> None:
        if held := self.held.get(table):
            async with held.lock:
                self.behind.discard(table)  # whatever is stored from now on is news again
                version = held.kept.version
                await self.reread(held)
            if held.kept.version == version and held.answers():
                self.notify(held)  # what was answered there was asked here
            self.give_back(held)

    def falls_behind(self, table: str) -> None:
        """More is stored of a table than is known here, or may be: read it, however often that fails."""
        if table in self.held and table not in self.behind:
            self.behind.add(table)
            self.tasks.begin(self.catch_up(table))

    async def catch_up(self, table: str) -> None:
        while table in self.behind and table in self.held:
            try:
                await self.refresh(table)
            except NoTable:
                pass  # it is not held any more
            except NotStored:
                self.behind.add(table)
                await asyncio.sleep(READ_AGAIN_SECONDS)
        self.behind.discard(table)

    async def reread(self, held: Held) -> None:
        """Catch up with what another worker has stored, or has forgotten."""
        found = await self.store.load(held.kept.id, since=held.kept.version)
        if found is None:
            self.forget(held)
            raise NoTable(held.kept.id)
        held.catch_up(*found)

    def forget(self, held: Held) -> None:
        """Nothing is stored of it any more: those who look at it are told."""
        self.held.pop(held.kept.id, None)
        held.forgotten = True
        held.stir()

    async def has_fallen_behind(self, held: Held) -> bool:
        """Did another worker know more of this table? It is known here now."""
        before = held.kept
        if self.store.shared:
            await self.reread(held)
        return held.kept != before

    def refresh_all(self) -> None:
        """Something may have been missed of any table."""
        unsure = [table for table in self.held if table not in self.behind]
        self.behind.update(unsure)
        for start in range(0, len(unsure), LOOKED_AT):
            self.tasks.begin(self.look_at(unsure[start : start + LOOKED_AT]))

    async def look_at(self, tables: list[str]) -> None:
        """Read those again of which something else is stored than is known here, however often that cannot be asked."""
        stored: dict[str, Kept] | None = None
        while stored is None:
            self.behind.difference_update(tables)  # whatever is stored from now on is news again
            try:
                stored = await self.store.as_they_are(tables)
            except NotStored:
                self.behind.update(self.held.keys() & tables)
                await asyncio.sleep(READ_AGAIN_SECONDS)
        for table in tables:
            if table in self.held and self.held[table].kept != stored.get(table):
                self.falls_behind(table)

    def hear(self, news: News) -> None:
        """What another worker tells."""
        for move in news.moves:
            self.follow(move)
        for table in news.changed:
            self.falls_behind(table)
        if asked := {table: seats for table in news.asks if (seats := self.present_here(table))}:
            self.tasks.begin(self.tell_present(asked))
        if known := {table: self.helped[table] for table in news.asks if table in self.helped}:
            self.tasks.begin(self.tell_helped(known))
        for table, seats in news.present.items():
            if held := self.held.get(table):
                before = held.present()
                held.elsewhere[news.worker] = (time.monotonic(), seats)
                held.note_absence(before)
                held.stir()
        for table, helped in news.helped.items():
            self.hear_helped(table, helped)

    def hear_helped(self, table: str, helped: Helped) -> None:
        """Unless something later is known: all tell from time to time what they know."""
        held, (version, seats) = self.held.get(table), helped
        if held and version >= self.helped.get(table, helped)[0]:
            self.helped[table] = helped
            if held.helped != set(seats):
                held.helped = set(seats)
                held.stir()

    def follow(self, move: Stored) -> None:
        """Do what another worker has stored; if more was missed, or the table is being changed here, read it."""
        held = self.held.get(move.table)
        if held and not held.lock.locked() and held.playable and move.follows(held.kept):
            held.catch_up(move.done_to(held.kept), move.said)
            self.give_back(held)
        else:
            self.falls_behind(move.table)

    # --- Storing, then doing ---

    async def do(self, held: Held, change: Change, name: str = "") -> None:
        """Store a move with what was answered to it in advance, then do it, then let everyone see it."""
        change = held.with_answers(change)
        after = held.after(change, name)
        try:
            await self.store.append(after, change.texts, held.kept.once)
        except Conflict:
            await self.outrun(held)
        except Uncertain:
            self.falls_behind(held.kept.id)
            raise
        held.adopt(change, after)
        self.notify(held)

    async def alter(self, held: Held, after: Kept, said: list[str]) -> None:
        """Store a change that is no move."""
        try:
            await self.store.alter(held.kept, after, said)
        except Conflict:
            await self.outrun(held)
        except Uncertain:
            self.falls_behind(held.kept.id)
            raise

    async def outrun(self, held: Held) -> NoReturn:
        """Know what another worker has stored: whoever tries again gets further. Where nothing explains why this could
        not be stored, they would try for ever."""
        before = held.kept
        await self.reread(held)
        if held.kept == before:
            raise NotStored("something is in the way that cannot be read")
        raise Outrun(held.table.version)

    async def keep(self, held: Held, after: Kept) -> None:
        """Store and show a change that is no move."""
        await self.alter(held, after, [])
        held.keep(after)

    async def add(self, held: Held, change: Change | None, after: str) -> None:
        """Store a new table and what chance did there first. `after` is the table it is the rematch of, if any."""
        begun = held.after(change) if change else held.kept
        await self.store.create(begun, change.texts if change else [], after)
        if change:
            held.adopt(change, begun)
        self.hold(held)
        self.notify(held)

    # --- Who plays a seat ---

    async def turn_over(self, held: Held, turnover: Relief | Back, level: str) -> None:
        """Store that a bot of this level plays for a seat from now on, or none; then let everyone see it."""
        change = held.table.turn_over(turnover)
        seats = held.kept.seats
        there: Seat = replace(seats[turnover.seat], level=level)
        after = replace(held.after(change), seats=reseated(seats, {turnover.seat: there}))
        await self.alter(held, after, change.texts)
        held.adopt(change, after)
        self.notify(held)

    def give_back(self, held: Held) -> None:
        """Whoever is back plays their seat again."""
        if held.returned():
            self.tasks.begin(self.give_back_at_last(held))

    async def give_back_at_last(self, held: Held) -> None:
        """However often another worker is quicker, or the database out of reach."""
        while held.returned():
            try:
                async with held.lock:
                    for seat in held.returned():
                        await self.turn_over(held, Back(seat), "")
            except Outrun:
                continue
            except NoTable:
                return
            except (NotStored, Uncertain):
                await asyncio.sleep(READ_AGAIN_SECONDS)

    # --- Looking ---

    def watch(self, watcher: Watcher) -> None:
        held, before = watcher.held, watcher.held.present()
        held.watchers.add(watcher)
        held.look_again()  # time may have changed it while nobody looked
        self.presence_changed(held, before)
        self.give_back(held)

    def unwatch(self, watcher: Watcher) -> None:
        held, before = watcher.held, watcher.held.present()
        held.watchers.discard(watcher)
        held.used = time.monotonic()
        self.presence_changed(held, before)

    def presence_changed(self, held: Held, before: set[int]) -> None:
        if held.present() != before:
            held.note_absence(before)
            held.stir()
            if self.store.shared:
                self.tasks.begin(self.tell_present({held.kept.id: held.present_here()}))

    def present_here(self, table: str) -> list[int]:
        return self.held[table].present_here() if table in self.held else []

    async def ask_present(self, table: str) -> None:
        with contextlib.suppress(NotStored, Uncertain):  # the others tell it from time to time
            await self.store.ask_present(table)

    async def tell_present(self, present: dict[str, list[int]]) -> None:
        with contextlib.suppress(NotStored, Uncertain):  # the next sweep tells it again
            await self.store.tell_present(present)

    def help(self, held: Held, seats: set[int]) -> None:
        """A simple bot answers for the bots on these seats; the table is shown it with what that bot does."""
        if seats != held.helped:
            held.helped = seats
            if self.store.shared:
                self.helped[held.kept.id] = held.kept.version, sorted(seats)
                self.tasks.begin(self.tell_helped({held.kept.id: self.helped[held.kept.id]}))

    async def tell_helped(self, helped: dict[str, Helped]) -> None:
        with contextlib.suppress(NotStored, Uncertain):  # the next sweep tells it again
            await self.store.tell_helped(helped)

    def present(self, table: str) -> set[int]:
        return self.held[table].present() if table in self.held else set()

    # --- Housekeeping ---

    async def sweep(self) -> None:
        """Put idle tables away, look at those where nothing happens, and tell the other workers who is there and which
        bots are helped."""
        since = time.monotonic() - IDLE_SECONDS
        self.held = {table: held for table, held in self.held.items() if held.busy or held.used > since}
        for held in list(self.held.values()):
            if time.time() - held.kept.changed > LATE_SECONDS:
                self.notify(held)
            if held.watchers and held.present() != held.known:
                held.stir()  # a worker that has died tells nobody who has gone with it
        present = {table: held.present_here() for table, held in self.held.items() if held.watchers}
        if present and self.store.shared:
            await self.tell_present(present)
        self.helped = {table: helped for table, helped in self.helped.items() if table in self.held}
        if self.helped:
            await self.tell_helped(self.helped)


class Holding:
    """A table, and the right to change it during the block. Every act needs one: it is made by hand, as contextlib's
    would cost as much as the rules."""

    __slots__ = ("hall", "held", "table")

    def __init__(self, hall: Hall, table: str) -> None:
        self.hall = hall
        self.table = table

    async def __aenter__(self) -> Held:
        self.held = await self.hall.open(self.table)
        await self.held.lock.acquire()
        return self.held

    async def __aexit__(self, *_: object) -> None:
        self.held.lock.release()
