"""The house: every table that is being played, and all that people may do at one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import time
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from msgspec.structs import replace

from grandtour.bots import levels
from grandtour.core.acts import LETTERS, NOBODY
from grandtour.core.chance import Dice
from grandtour.core.fair import commitment
from grandtour.core.game import Game
from grandtour.core.settings import settle
from grandtour.core.tables import Change, Refusal
from grandtour.server import faults, views
from grandtour.server.bus import listen
from grandtour.server.held import Held, Watcher
from grandtour.server.jobs import JobFailed, bot_act
from grandtour.server.limits import Doorkeeper, Limits
from grandtour.server.messages import ChairRequest, JoinRequest, Me, TableInfo, TableRequest
from grandtour.server.people import checked_entropy, checked_name
from grandtour.server.schema import Kept, Seat, Wish
from grandtour.server.seating import (
    arriving,
    chair_for,
    check_host,
    full,
    game_of,
    reseated,
    reserved,
    seat_to_take,
    seats_again,
    seats_of,
)
from grandtour.server.store import Conflict, News, SeedUsed, Store
from grandtour.server.workers import Workers

logger = logging.getLogger("grandtour.house")

DAY = 24 * 3600.0
IDLE_SECONDS = 600.0
"""A table at which nobody looks leaves the memory after this time; its log is the truth."""
SWEEP_SECONDS = 15.0
LATE_SECONDS = 20.0
"""A bot that has not played for so long was forgotten, for instance by a worker that has died."""
LISTED = 60
TRIES = 3


class Outrun(Refusal):
    """Another worker was quicker: what was to be done here is not done."""

    def __init__(self, version: int) -> None:
        super().__init__("stale", f"the table has moved on to version {version}; look again, then act")


class House:
    """All tables in memory. What a table's log says is stored before it is true here."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.doorkeeper = Doorkeeper(limits)
        self.bots = Workers(max(1, (os.cpu_count() or 2) - 1))
        self.clerk = Workers(1)
        """Verifies records, which must not keep the bots waiting."""
        self.held: dict[str, Held] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def open_doors(self) -> None:
        """Begin what goes on by itself: bots that were to play go on, idle tables are put away, other workers heard."""
        self.begin(self.resume())
        self.begin(self.sweep_forever())
        if self.store.shared:
            self.begin(listen(self.store.engine.url, self.hear, self.refresh_all))

    async def close_doors(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.stop()
        self.clerk.stop()

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            faults.report(logger, error)

    # --- Tables in memory ---

    async def open(self, table: str) -> Held:
        """The table, read from its log unless it is in memory."""
        if table not in self.held:
            found = await self.store.load(table)
            if found is None:
                raise Refusal("unknown-table", f"there is no table {table!r}")
            if table not in self.held:  # somebody else may have asked for it at the same time
                self.held[table] = Held(*found)
                if self.store.shared:
                    await self.refresh(table)  # what was stored between reading and listening
        self.held[table].used = time.monotonic()
        return self.held[table]

    @contextlib.asynccontextmanager
    async def holding(self, table: str) -> AsyncIterator[Held]:
        """To change a table, one at a time."""
        held = await self.open(table)
        async with held.lock:
            yield held

    async def refresh(self, table: str) -> None:
        if held := self.held.get(table):
            async with held.lock:
                version = held.table.version
                await self.reread(held)
            if held.table.version == version and held.answers():
                self.wake(held)  # what was answered there was asked here

    async def reread(self, held: Held) -> None:
        """Catch up with what another worker has stored."""
        found = await self.store.load(held.kept.id, since=held.table.version)
        if found:
            held.catch_up(*found)

    def refresh_all(self) -> None:
        for table in self.held:
            self.begin(self.refresh(table))

    def hear(self, news: News) -> None:
        """What another worker tells."""
        if news.worker == self.store.worker:
            return
        for table in news.changed:
            if table in self.held:
                self.begin(self.refresh(table))
        for table, seats in news.present.items():
            if held := self.held.get(table):
                held.elsewhere[news.worker] = (time.monotonic(), seats)
                held.stir()

    # --- Storing, then doing ---

    async def do(self, held: Held, change: Change) -> None:
        """Store a move with what was answered to it in advance, then do it, then let everyone see it."""
        change = held.with_answers(change)
        after = held.after(change)
        try:
            await self.store.append(after, change.texts)
        except Conflict:
            await self.outrun(held)
        held.adopt(change, after)
        self.wake(held)

    async def alter(self, held: Held, after: Kept, said: list[str]) -> None:
        """Store a change that is no move."""
        try:
            await self.store.alter(held.kept, after, said)
        except Conflict:
            await self.outrun(held)

    async def outrun(self, held: Held) -> None:
        await self.reread(held)
        raise Outrun(held.table.version)

    async def wish(self, held: Held, wish: Wish | None) -> None:
        after = replace(held.kept, wish=wish)
        await self.alter(held, after, [])
        held.keep(after)

    async def sit(self, held: Held, sitting: dict[int, Seat]) -> None:
        """Change who sits on these seats. Once nobody is missing the game begins, with everybody's entropy."""
        seats = reseated(held.kept.seats, sitting)
        waiting = reserved(seats) if held.kept.status == "open" else held.kept.waiting
        after = replace(held.kept, seats=seats, waiting=waiting, changed=time.time(), wish=None)
        if after.status == "open" and full(after):
            full_table = Held(after, [])
            change = full_table.table.begin()
            begun = full_table.after(change)
            await self.alter(held, begun, change.texts)
            held.table = full_table.table
            held.adopt(change, begun)
        else:
            await self.alter(held, after, [])
            held.keep(after)
        self.wake(held)

    # --- People and seats ---

    async def me(self, person: str) -> Me:
        found = await self.store.person(person)
        return Me(found.id, found.name, commitment(found.seed))

    async def rename(self, person: str, wish: str) -> Me:
        for table in await self.store.rename(person, checked_name(wish)):
            await self.refresh(table)
        return await self.me(person)

    async def mine(self, person: str) -> list[TableInfo]:
        """Where this person sits, what waits for him first."""
        found = await self.store.tables_of(person, LISTED)
        found.sort(key=lambda kept: not waits_for(kept, person))
        return [views.table_info(kept, person, self.present(kept.id)) for kept in found]

    def present(self, table: str) -> set[int]:
        return self.held[table].present() if table in self.held else set()

    async def create(self, person: str, wish: TableRequest) -> Held:
        """Open a table. If nobody has to be waited for, the game begins."""
        game = game_of(wish)
        seats = seats_of(game, wish.seats, person, (await self.store.person(person)).name)
        own = next((seat for seat in seats if seat.owner), seats[0])
        own.entropy = checked_entropy(wish.entropy)
        await self.check_tables(person)
        return await self.open_table(person, game, wish.settings, seats, "")

    async def check_tables(self, person: str) -> None:
        most = self.limits.tables_per_day
        if await self.store.opened_lately(person, DAY) >= most:
            raise Refusal("too-many-tables", f"you have opened {most} tables since yesterday; finish some first")

    async def open_table(
        self, person: str, game: Game[Any], settings: dict[str, Any], seats: list[Seat], after: str
    ) -> Held:
        """With the seed that was committed to; who opens two tables at once takes the next one for the second."""
        for _ in range(TRIES):
            with contextlib.suppress(SeedUsed):
                return await self.try_to_open(person, game, settings, seats, after)
        raise Refusal("stale", "you open many tables at the same moment; try again")

    async def try_to_open(
        self, person: str, game: Game[Any], settings: dict[str, Any], seats: list[Seat], after: str
    ) -> Held:
        now = time.time()
        kept = Kept(
            id=secrets.token_urlsafe(9),
            opened_by=person,
            game=game.name,
            rules=game.rules,
            settings=settle(game.settings, settings),
            seed=(await self.store.person(person)).seed,
            seats=seats,
            waiting=reserved(seats),
            created=now,
            changed=now,
        )
        held = Held(kept, [])
        change = held.table.begin() if full(kept) else None
        begun = held.after(change) if change else kept
        await self.store.create(begun, change.texts if change else [], after)
        if change:
            held.adopt(change, begun)
        self.held[kept.id] = held
        self.wake(held)
        return held

    async def join(self, person: str, table: str, wish: JoinRequest) -> Held:
        """Sit down on a free seat or on what is reserved for one, or take one's own back from the bot that sits in."""
        for _ in range(TRIES):  # workers that seat people at the same moment outrun each other
            with contextlib.suppress(Outrun):
                return await self.try_to_join(person, table, wish)
        raise Refusal("stale", "many people sit down at this table just now; try again")

    async def try_to_join(self, person: str, table: str, wish: JoinRequest) -> Held:
        async with self.holding(table) as held:
            seats = held.kept.seats
            mine = [n for n, seat in enumerate(seats) if seat.owner == person]
            if wish.seat == NOBODY and mine and all(seats[n].kind == "person" for n in mine):
                return held
            seat, entropy = seat_to_take(held.kept, wish.seat, mine), checked_entropy(wish.entropy)
            if seat not in mine:
                await self.sit(held, {seat: Seat(person, (await self.store.person(person)).name, entropy=entropy)})
            elif held.kept.status == "open":
                await self.sit(held, arriving(seats, person, entropy))
            else:
                await self.sit(held, {seat: replace(seats[seat], level="")})
            return held

    async def leave(self, person: str, table: str, seat: int) -> Held:
        """Give a seat up; in a running game a bot sits in until its owner comes back."""
        async with self.holding(table) as held:
            there = held.seat_of(person, seat)
            if held.kept.status == "over":
                raise Refusal("over", "the game is over; there is no seat to give up")
            best = levels(held.table.game)[-1]
            left = Seat(level=there.level) if held.kept.status == "open" else replace(there, level=best)
            await self.sit(held, {seat: left})
            return held

    async def set_chair(self, person: str, table: str, wish: ChairRequest) -> Held:
        """Put a bot on a chair that nobody has taken, or open it to a person again, before the game begins."""
        async with self.holding(table) as held:
            check_host(held.kept, person)
            await self.sit(held, {wish.seat: chair_for(held.kept, held.table.game, wish)})
            return held

    async def rematch(self, person: str, table: str, entropy: str) -> Held:
        """A new table for the same people, with the same options. Whoever asks second finds the table of the first;
        there his seat is kept for him, until he joins and adds his own entropy."""
        async with self.holding(table) as held:
            kept = held.kept
            if not any(seat.owner == person for seat in kept.seats):
                raise Refusal("not-your-seat", "only those who sat at this table may ask for a rematch")
            if kept.status != "over":
                raise Refusal("not-over", "a rematch can begin once this game is over")
            if not kept.next:
                await self.check_tables(person)
                await self.open_rematch(person, held, checked_entropy(entropy))
        return await self.open(held.kept.next)

    async def open_rematch(self, person: str, held: Held, entropy: str) -> None:
        seats = seats_again(held.kept.seats, person, entropy)
        try:
            new = await self.open_table(person, held.table.game, held.kept.settings, seats, held.kept.id)
        except Conflict:
            await self.reread(held)
        else:
            held.keep(replace(held.kept, next=new.kept.id))

    # --- Playing ---

    async def act(self, person: str, table: str, seat: int, version: int, said: str) -> int:
        """Answer, or break in; the version it led to."""
        async with self.holding(table) as held:
            held.check_player(person, seat)
            await self.do(held, held.table.consider(seat, held.version_for(seat, version), said))
            return held.table.version

    async def undo(self, person: str, table: str, seat: int, version: int, ask: bool) -> int:
        """Take back. What others have seen needs the word of every other person at the table; bots agree."""
        async with self.holding(table) as held:
            held.check_player(person, seat)
            if not ask or held.table.may_take_back(seat):
                await self.do(held, held.table.consider_undo(seat, version))
                return held.table.version
            change = held.table.consider_agreed_undo(seat, version)
            if held.kept.wish:
                raise Refusal("already-asked", f"seat {LETTERS[held.kept.wish.by]} already asks to take back")
            if held.people() == {person}:
                await self.do(held, change)
            else:
                await self.wish(held, Wish(seat))
            return held.table.version

    async def agree(self, person: str, table: str, seat: int, yes: bool) -> int:
        """Answer a wish to take back. One no ends it; the one who asked may end it too."""
        async with self.holding(table) as held:
            held.check_player(person, seat)
            wish, seats = held.kept.wish, held.kept.seats
            if wish is None:
                raise Refusal("no-wish", "nobody asks to take anything back")
            agreed = sorted({*wish.agreed, seat})
            if not yes:
                await self.wish(held, None)
            elif held.people() <= {seats[n].owner for n in (wish.by, *agreed)}:
                await self.do(held, held.table.consider_agreed_undo(wish.by, held.table.version))
            else:
                await self.wish(held, Wish(wish.by, agreed))
            return held.table.version

    # --- Answers in advance ---

    async def wish_for(self, person: str, table: str, seat: int, wishes: dict[str, Any]) -> Held:
        """Have something answered for one's seat from now on; also what is asked already."""
        async with self.holding(table) as held:
            held.check_player(person, seat)
            if held.kept.status == "over":
                raise Refusal("over", "the game is over; nothing is asked any more")
            seats = held.kept.seats
            there = replace(seats[seat], wishes=held.settled(wishes))
            after = replace(held.kept, seats=[*seats[:seat], there, *seats[seat + 1 :]])
            try:
                await self.store.keep_wishes(after, seat)
            except Conflict:
                await self.outrun(held)
            held.kept = after
        self.wake(held)
        return held

    # --- Bots ---

    def wake(self, held: Held) -> None:
        """Let bots play, and give the answers that were given in advance to what is asked now."""
        if not is_on(held.bots) and (held.bot_to_play() != NOBODY or held.answers()):
            held.bots = self.begin(self.play_by_itself(held))

    async def play_by_itself(self, held: Held) -> None:
        """All that the table can do without its people, one act after the other."""
        pause = 1.0
        while held.bot_to_play() != NOBODY or held.answers():
            try:
                await self.give_answers(held)
                await self.let_bot_play(held)
                pause = 1.0
            except Outrun:
                continue
            except Refusal as refusal:
                logger.error("table %s: it could not play on by itself: %s", held.kept.id, refusal.code)
                await asyncio.sleep(pause)
                pause = min(60.0, 2 * pause)

    async def give_answers(self, held: Held) -> None:
        async with held.lock:
            if change := held.answers():
                await self.do(held, change)

    async def let_bot_play(self, held: Held) -> None:
        if (seat := held.bot_to_play()) == NOBODY:
            return
        version, answer = held.table.version, await self.ask_bot(held, seat)
        async with held.lock:
            if (held.table.version, held.bot_to_play()) == (version, seat):
                await self.do(held, bot_move(held, seat, answer))

    async def ask_bot(self, held: Held, seat: int) -> str:
        kept, table = held.kept, held.table
        level = kept.seats[seat].level
        try:
            return await self.bots.run(bot_act, kept.game, table.seats, kept.settings, table.log, seat, level)
        except (JobFailed, BrokenProcessPool, TimeoutError) as error:
            logger.error("table %s: the bot %s failed: %s", kept.id, level, str(error) or type(error).__name__)
            return ""

    async def resume(self) -> None:
        """After a restart: let the bots play that were to, and give the answers that were given in advance."""
        for table in await self.store.waiting_for_nobody():
            try:
                self.wake(await self.open(table))
            except Refusal:
                continue  # its rules are no more
            except Exception as error:
                faults.report(logger, error)  # a table that cannot be opened holds up no other

    # --- Looking ---

    def watch(self, watcher: Watcher) -> None:
        held, before = watcher.held, watcher.held.present()
        held.watchers.add(watcher)
        self.presence_changed(held, before)

    def unwatch(self, watcher: Watcher) -> None:
        held, before = watcher.held, watcher.held.present()
        held.watchers.discard(watcher)
        held.used = time.monotonic()
        self.presence_changed(held, before)

    def presence_changed(self, held: Held, before: set[int]) -> None:
        if held.present() != before:
            held.stir()
            if self.store.shared:
                self.begin(self.store.tell_present({held.kept.id: held.present_here()}))

    # --- Housekeeping ---

    async def sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except Exception as error:
                faults.report(logger, error)  # the next sweep may go well

    async def sweep(self) -> None:
        """Put idle tables away, wake forgotten bots, and tell the other workers who is there."""
        self.doorkeeper.sweep()
        idle = time.monotonic() - IDLE_SECONDS
        busy = {t: h for t, h in self.held.items() if h.watchers or h.lock.locked() or is_on(h.bots) or h.used > idle}
        self.held = busy
        for held in busy.values():
            if time.time() - held.kept.changed > LATE_SECONDS:
                self.wake(held)
        present = {table: held.present_here() for table, held in busy.items() if held.watchers}
        if present and self.store.shared:
            await self.store.tell_present(present)


def waits_for(kept: Kept, person: str) -> bool:
    """Is this person asked something, and no bot in his place?"""
    waiting = (kept.seats[seat] for seat in kept.waiting)
    return any(seat.owner == person and seat.kind != "bot" for seat in waiting)


def is_on(task: asyncio.Task[None] | None) -> bool:
    return task is not None and not task.done()


def bot_move(held: Held, seat: int, answer: str) -> Change:
    """What the bot said, or what is done for a seat whose time has run out if that is no answer."""
    table = held.table
    try:
        return table.consider(seat, table.version, answer)
    except Refusal as refusal:
        logger.error("table %s: what the bot said was refused: %s", held.kept.id, refusal.code)
        lapse = table.game.lapse(table.state, seat, Dice(secrets.randbits(32)))
        return table.consider(seat, table.version, lapse.said)
