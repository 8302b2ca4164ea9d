"""The store: everything the house remembers is written and read here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any, Literal, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncTransaction

from grandtour.core.fair import new_seed
from grandtour.core.tables import Refusal
from grandtour.server.bus import CHANNEL, Bus, PostgresBus
from grandtour.server.database import ANSWER_SECONDS, bring_up_to_date, engine_for, reason_of
from grandtour.server.limits import Counts
from grandtour.server.messages import OutcomeInfo
from grandtour.server.meter import METER
from grandtour.server.moves import SIGN, Clash, LostCommit, Pen, Rows, SharedPen, new_mark
from grandtour.server.schema import (
    ACTS,
    AFTER,
    PEOPLE,
    SEATS,
    SEATS_WITH_NAMES,
    TABLES,
    Kept,
    after_row,
    json_text,
    kept_table,
    seat_row,
    seat_rows,
    table_row,
)

logger = logging.getLogger("grandtour.store")

T = TypeVar("T")

BATCH = 256
"""The most moves in one transaction, and the most tables that one message of the bus names."""
GATHER_SECONDS = 0.02
"""From one transaction of moves to the next: the moves of several tables share one. Who plays alone need not wait."""
LONGEST_NEWS = 7_900
"""Bytes of one message of the bus; PostgreSQL takes fewer than 8,000."""
TOLD_AT_ONCE = 8
"""So many moves are told in one message, which are seldom too long for it."""
DAY = 24 * 3600.0
PRESENT = 128
"""Likewise, the most tables in one message that also names seats."""
LOOK_SECONDS = 5.0
"""How long the house looks for what became of a transaction before it says that it does not know."""
LOOK_AGAIN = 0.1
CLOSING_TRIES = 100


SIGNED = sa.text(SIGN.format(":worker", ":mark"))
LAST_SIGNED = sa.text(
    "INSERT INTO commits (worker, mark, at) VALUES (:worker, '', 0) "
    "ON CONFLICT (worker) DO UPDATE SET worker = excluded.worker RETURNING mark"
)
"""It writes nothing that is kept, but waits for whoever is writing there."""
TRIED = sa.text(
    "INSERT INTO commits (worker, mark, at) VALUES (:worker, :mark, :at) "
    "ON CONFLICT (worker) DO UPDATE SET mark = excluded.mark, at = excluded.at"
)
TRIED_BYTES = 65_536
"""More than an act takes: on a full disk there may be room for less."""
NEWCOMER = sa.text("INSERT INTO people (id, name, seed, seen) VALUES (:id, '', :seed, :seen) ON CONFLICT DO NOTHING")


class Conflict(Exception):
    """Somebody else has stored an act under this number: this one is not stored."""


class SeedUsed(Conflict):
    """The person has just opened another table with this seed."""


class NotStored(Refusal):
    """The database cannot be written or read, for instance because the disk is full. Nothing has changed."""

    def __init__(self, why: str) -> None:
        super().__init__("storage", f"the house cannot use its storage ({why}); nothing has changed, try again later")


class Uncertain(Refusal):
    """The connection was lost while a transaction was being committed, and nobody can be asked what became of it."""

    def __init__(self) -> None:
        super().__init__("uncertain", "the house cannot say whether this was stored; look again, or send it again")


class Stored(msgspec.Struct, array_like=True):
    """A move that is stored, and what it has changed of what is kept of its table: whoever knows the table as it was
    before need not read it."""

    table: str
    said: list[str]
    changed: float
    status: Literal["open", "running", "over"]
    version: int
    waiting: list[int]
    outcome: OutcomeInfo | None
    digest: str
    once: dict[str, int]

    def follows(self, kept: Kept) -> bool:
        return kept.version + len(self.said) == self.version

    def done_to(self, kept: Kept) -> Kept:
        known = msgspec.structs.asdict(self)
        return replace(kept, plea=None, **{name: known[name] for name in MOVED})


MOVED = ("changed", "status", "version", "waiting", "outcome", "digest", "once")


Helped = tuple[int, list[int]]
"""The version of a table at which it was found out, and the seats of the bots that cannot answer."""


class News(msgspec.Struct):
    """What one worker tells the others: moves, tables that have changed otherwise, the seats that are looked at
    through it, tables of which it wants to know what only the others know, the bots that cannot answer, or who has
    asked it for much."""

    worker: str
    moves: list[Stored] = []
    changed: list[str] = []
    present: dict[str, list[int]] = {}
    asks: list[str] = []
    helped: dict[str, Helped] = {}
    counts: Counts | None = None


class Person(msgspec.Struct):
    id: str
    name: str
    seed: str
    """Of the next table that this person opens. It is committed to before anything is known of that table."""


class Append(msgspec.Struct):
    """The entries of one move, and the table as it is after them."""

    after: Kept
    said: list[str]
    stored: asyncio.Future[None]
    known: dict[str, int] | None = None
    """The messages that were remembered before, if this is one of them."""

    def acts(self) -> Rows:
        first = self.after.version - len(self.said)
        return [{"table_id": self.after.id, "n": first + i, "said": said} for i, said in enumerate(self.said)]

    def row(self) -> dict[str, Any]:
        return after_row(self.after, self.after.once if self.known is None else self.known)

    @property
    def move(self) -> Stored:
        return Stored(self.after.id, self.said, *(getattr(self.after, name) for name in MOVED))


class Store:
    """One database. It is written to by one transaction at a time; the moves of all tables share theirs."""

    def __init__(self, engine: AsyncEngine, bus: Bus) -> None:
        self.engine = engine
        self.bus = PostgresBus(engine.url) if self.on_postgres else bus
        self.unsaid: list[str] = []
        """What the other workers are told once the present transaction is committed."""
        self.worker = secrets.token_hex(4)
        self.acts = 0
        """So many acts were stored."""
        self.failing = False
        """Did the last write come to nothing?"""
        self.writing, self.telling = asyncio.Lock(), asyncio.Lock()
        self.untold: dict[str, list[int]] = {}
        """Who looks at which tables, as the other workers are still to be told."""
        path, turn = engine.url.database or "", self.bus.turn
        self.pen = SharedPen(engine.url, CHANNEL, self.worker) if self.on_postgres else Pen(path, turn)
        self.queue: asyncio.Queue[Append] = asyncio.Queue()
        self.began, self.latest = 0.0, ""
        """When the last transaction of moves began, and the table of the last of them."""
        self.writer = asyncio.create_task(self.write_forever())

    @classmethod
    async def open(cls, url: sa.URL, bus: Bus | None = None) -> Store:
        """Connect, and make the schema or bring it up to date. `bus` leads to the other workers on this machine."""
        engine = engine_for(url)
        try:
            await bring_up_to_date(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine, bus or Bus())

    async def close(self) -> None:
        """Whoever still waits for something to be stored is told what became of it."""
        self.writer.cancel()
        await asyncio.wait([self.writer])
        while not self.queue.empty():
            reply([self.queue.get_nowait()], NotStored("the house is closing"))
        self.pen.close()
        await self.returned()
        await self.engine.dispose()

    async def returned(self) -> None:
        """Whoever was interrupted while reading gives the connection back in a task of its own: let it end."""
        for _ in range(CLOSING_TRIES):
            if self.engine.pool.checkedout():  # type: ignore[attr-defined]
                await asyncio.sleep(0.01)

    @property
    def on_postgres(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    @property
    def shared(self) -> bool:
        """May other workers use the same database?"""
        return self.bus.shared

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """To write. Whatever goes wrong inside, nothing of it is kept."""
        async with self.writing_alone() as limit, self.engine.connect() as connection:
            await connection.execution_options(writes=True)
            transaction = await connection.begin()
            self.unsaid = []
            yield connection
            mark = await self.sign(connection)
            limit.reschedule(None)
            await self.commit(transaction, mark)
            self.bus.tell(self.unsaid)

    @contextlib.asynccontextmanager
    async def writing_alone(self) -> AsyncIterator[asyncio.Timeout]:
        """One at a time in this process, in time, counted, and with what may go wrong told in words of the house."""
        try:
            async with self.in_time() as limit, self.writing:
                began = time.monotonic()
                yield limit
                self.failing = False
                METER.count("grandtour_commits_total")
                METER.seconds += time.monotonic() - began
        except (IntegrityError, sqlite3.IntegrityError, Clash) as error:
            raise Conflict from error
        except (DBAPIError, NoneFree, sqlite3.Error, OSError) as error:
            self.failing = True
            METER.count("grandtour_writes_failed_total")
            logger.error("a write failed: %s", reason_of(error))
            raise NotStored(reason_of(error)) from error

    def in_time(self) -> asyncio.Timeout:
        """PostgreSQL is given up after a while; a file answers."""
        return asyncio.timeout(ANSWER_SECONDS if self.on_postgres else None)

    async def sign(self, connection: AsyncConnection) -> str:
        """The mark that a transaction leaves if it is committed."""
        mark = new_mark()
        if self.on_postgres:
            await connection.execute(SIGNED, {"worker": self.worker, "mark": mark})
        return mark

    async def commit(self, transaction: AsyncTransaction, mark: str) -> None:
        """Commit. If the answer is lost on the way from PostgreSQL, look what became of the transaction."""
        try:
            async with self.in_time():
                await transaction.commit()
        except (DBAPIError, OSError) as error:
            if not self.on_postgres:
                raise
            await self.find(mark, error)

    async def find(self, mark: str, error: Exception) -> None:
        """Look for a transaction whose commit has failed, perhaps only to be answered."""
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                last = await self.last_mark()
        except TimeoutError as late:
            self.failing = True
            raise Uncertain from late
        if last != mark:
            raise error
        logger.warning("a commit was lost from sight and is found to be done: %s", reason_of(error))

    async def last_mark(self) -> str:
        """Of the last transaction of this worker that was committed, however often it takes to ask."""
        while True:
            with contextlib.suppress(DBAPIError, OSError):
                async with self.engine.connect() as connection:
                    return str(await connection.scalar(LAST_SIGNED, {"worker": self.worker}))
            await asyncio.sleep(LOOK_AGAIN)

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """To read several things as they are at one moment."""
        try:
            async with self.in_time(), self.engine.connect() as connection:
                if self.on_postgres:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                yield connection
        except (DBAPIError, NoneFree, OSError) as error:
            logger.error("a read failed: %s", reason_of(error))
            raise NotStored(reason_of(error)) from error

    async def ping(self) -> None:
        """Is the database there, and if the last write failed, can it be written again? Raises NotStored if not."""
        if self.failing:
            await self.try_to_write()
        else:
            async with self.reading() as connection:
                await connection.execute(sa.text("SELECT 1"))

    async def try_to_write(self) -> None:
        """Else a house where nobody acts, perhaps because it is not well, would never be well again."""
        for mark in ("." * TRIED_BYTES, ""):
            async with self.transaction() as connection:
                await connection.execute(TRIED, {"worker": self.worker, "mark": mark, "at": time.time()})

    # --- Acts: group commit ---

    async def append(self, after: Kept, said: list[str], known: dict[str, int] | None = None) -> None:
        """Store a move. Returns once nothing can lose it any more. If it was named by its sender, `known` are the
        messages that were remembered before it."""
        stored = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Append(after, said, stored, known))
        await stored

    async def write_forever(self) -> None:
        while True:
            batch = [await self.queue.get()]
            await self.gather(batch)
            self.began, self.latest = time.monotonic(), batch[-1].after.id
            await self.write(batch)

    async def gather(self, batch: list[Append]) -> None:
        """All moves that are to be stored now."""
        try:
            if batch[0].after.id != self.latest:
                await asyncio.sleep(self.began + GATHER_SECONDS - time.monotonic())
        except asyncio.CancelledError:
            reply(batch, NotStored("the house is closing"))
            raise
        while not self.queue.empty() and len(batch) < BATCH:
            batch.append(self.queue.get_nowait())

    async def write(self, batch: list[Append]) -> None:
        """All in one transaction; if one of them is in conflict, each in its own."""
        try:
            await self.insert(batch)
        except Conflict as conflict:
            if len(batch) == 1:
                reply(batch, conflict)
            for one in batch if len(batch) > 1 else []:
                await self.write([one])
        except asyncio.CancelledError:
            reply(batch, Uncertain())
            raise
        except Exception as error:
            reply(batch, error)
        else:
            reply(batch, None)

    async def insert(self, batch: list[Append]) -> None:
        batch = sorted(batch, key=lambda one: one.after.id)  # in the same order in all workers: no deadlock
        tables, acts = [one.row() for one in batch], [act for one in batch for act in one.acts()]
        news = self.news_of(batch) if self.shared else []
        async with self.writing_alone() as limit:
            limit.reschedule(None)  # the pen has a limit of its own
            try:
                await self.pen.write(tables, acts, news)
            except LostCommit as lost:
                await self.find(lost.mark, lost)
        self.bus.tell(news)
        self.acts += len(batch)

    def news_of(self, batch: list[Append]) -> list[str]:
        """For the other workers, a few moves at a time."""
        some = [batch[start : start + TOLD_AT_ONCE] for start in range(0, len(batch), TOLD_AT_ONCE)]
        return [self.told([one.move for one in few]) for few in some]

    def told(self, moves: list[Stored]) -> str:
        """If they are too long to be told, the others must read them."""
        text = json_text(News(self.worker, moves=moves))
        if len(text.encode()) > LONGEST_NEWS:
            return json_text(News(self.worker, changed=[move.table for move in moves]))
        return text

    async def announce(self, connection: AsyncConnection, tables: Sequence[str]) -> None:
        """Tell the other workers, once this transaction is committed."""
        for start in range(0, len(tables), BATCH):
            await self.tell(connection, News(self.worker, changed=list(tables[start : start + BATCH])))

    async def tell(self, connection: AsyncConnection, news: News) -> None:
        if self.on_postgres:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, json_text(news))))
        elif self.shared:
            self.unsaid.append(json_text(news))

    async def say(self, *said: News) -> None:
        """Tell the other workers something that is not stored. Whoever stores something does not wait for it."""
        if not self.on_postgres:
            self.bus.tell([json_text(news) for news in said])
            return
        async with self.reading() as connection:
            for news in said:
                await self.tell(connection, news)
            await connection.commit()

    async def tell_present(self, present: dict[str, list[int]]) -> None:
        """Tell the other workers who looks at these tables through this one. While something is being told, what
        comes is gathered: a database that does not answer is not asked by more and more."""
        self.untold |= present
        async with self.telling:
            present, self.untold = self.untold, {}
            if present:
                await self.say(*(News(self.worker, present=part) for part in in_parts(present)))

    async def ask_present(self, table: str) -> None:
        """Ask the other workers who looks at a table through them, and which bots could not answer them."""
        await self.say(News(self.worker, asks=[table]))

    async def tell_helped(self, helped: dict[str, Helped]) -> None:
        """Tell the other workers for which bots a simple one answers."""
        await self.say(*(News(self.worker, helped=part) for part in in_parts(helped)))

    async def tell_counts(self, counts: Counts) -> None:
        """Tell the other workers who has asked for much here."""
        await self.say(News(self.worker, counts=counts))

    # --- People ---

    async def person(self, person: str) -> Person:
        """Who this is; somebody new is remembered from now on."""
        known = sa.select(PEOPLE).where(PEOPLE.c.id == person)
        async with self.reading() as connection:
            row = (await connection.execute(known)).first()
        if row is None or row.seen < time.time() - DAY:
            async with self.transaction() as connection:
                await self.welcome(connection, person)
                await connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == person).values(seen=time.time()))
                row = (await connection.execute(known)).one()
        return Person(row.id, row.name, row.seed)

    async def rename(self, person: str, name: str) -> list[str]:
        """Give a person a name; the tables that are to show it."""
        sitting = (
            sa.select(TABLES.c.id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.owner == person, TABLES.c.status != "over")
        )
        async with self.transaction() as connection:
            await self.welcome(connection, person)
            await connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))
            tables = list((await connection.scalars(sitting.distinct())).all())
            await self.announce(connection, tables)
        return tables

    async def welcome(self, connection: AsyncConnection, person: str) -> None:
        """Remember a person who does something for the first time."""
        await connection.execute(NEWCOMER, {"id": person, "seed": new_seed(), "seen": time.time()})

    # --- Tables ---

    async def create(self, kept: Kept, said: list[str], after: str = "") -> None:
        """Store a new table and what chance did first. `after` is the table it is the rematch of, if any."""
        async with self.transaction() as connection:
            await self.use_seed(connection, kept)
            if after:
                free = sa.update(TABLES).where(TABLES.c.id == after, TABLES.c.next == "")
                if (await connection.execute(free.values(next=kept.id))).rowcount != 1:
                    raise Conflict
                await self.announce(connection, [after])
            await connection.execute(sa.insert(TABLES), table_row(kept))
            await connection.execute(sa.insert(SEATS), seat_rows(kept))
            await insert_acts(connection, kept, said)

    async def use_seed(self, connection: AsyncConnection, kept: Kept) -> None:
        """The seed that was committed to is used for this table, and another is made for the next."""
        same = sa.and_(PEOPLE.c.id == kept.opened_by, PEOPLE.c.seed == kept.seed)
        if (await connection.execute(sa.update(PEOPLE).where(same).values(seed=new_seed()))).rowcount != 1:
            raise SeedUsed

    async def load(self, table: str, since: int = 0) -> tuple[Kept, list[str]] | None:
        """A table and its acts from number `since` on."""
        if "\0" in table:
            return None  # PostgreSQL has no such text at all
        acts = sa.select(ACTS.c.said).where(ACTS.c.table_id == table, ACTS.c.n >= since).order_by(ACTS.c.n)
        async with self.reading() as connection:
            found = await read_tables(connection, sa.select(TABLES).where(TABLES.c.id == table))
            said = (await connection.scalars(acts)).all()
        return (found[0], list(said)) if found else None

    async def as_they_are(self, tables: Sequence[str]) -> dict[str, Kept]:
        """What is kept of these tables, without their acts."""
        async with self.reading() as connection:
            found = await read_tables(connection, sa.select(TABLES).where(TABLES.c.id.in_(tables)))
        return {kept.id: kept for kept in found}

    async def alter(self, before: Kept, after: Kept, said: list[str]) -> None:
        """Change a table otherwise than by a move, unless another worker has changed it meanwhile.

        `said` is what chance did, if this starts the game.
        """
        unmoved = sa.and_(TABLES.c.version == before.version, TABLES.c.plea == json_text(before.plea))
        changed = [seat for seat, there in enumerate(after.seats) if there != before.seats[seat]]
        async with self.transaction() as connection:
            if (await connection.execute(AFTER.where(unmoved), after_row(after, before.once))).rowcount != 1:
                raise Conflict
            if await sitting_at(connection, after.id) != seat_rows(before):
                raise Conflict
            for seat in changed:
                await self.reseat(connection, after, seat)
            await insert_acts(connection, after, said)
            await self.announce(connection, [after.id])

    async def reseat(self, connection: AsyncConnection, kept: Kept, seat: int) -> None:
        if owner := kept.seats[seat].owner:
            await self.welcome(connection, owner)
        this = sa.and_(SEATS.c.table_id == kept.id, SEATS.c.seat == seat)
        await connection.execute(sa.update(SEATS).where(this).values(seat_row(kept, seat)))

    async def keep_answers(self, kept: Kept, seat: int) -> None:
        """Store what is answered for a seat, unless somebody else sits there by now. No move is in its way."""
        there = kept.seats[seat]
        this = sa.and_(SEATS.c.table_id == kept.id, SEATS.c.seat == seat, SEATS.c.owner == there.owner)
        async with self.transaction() as connection:
            changed = await connection.execute(sa.update(SEATS).where(this).values(answers=json_text(there.answers)))
            if changed.rowcount != 1:
                raise Conflict
            await self.announce(connection, [kept.id])

    async def upgrade(self, before: Kept, after: Kept) -> bool:
        """Store what new rules make of a table, unless somebody else has done so; is it stored?"""
        same = sa.and_(TABLES.c.id == before.id, TABLES.c.rules == before.rules, TABLES.c.version == before.version)
        row = table_row(after)
        async with self.transaction() as connection:
            changed = await connection.execute(sa.update(TABLES).where(same, TABLES.c.closed == "").values(row))
            await self.announce(connection, [after.id])
        return changed.rowcount == 1

    async def with_other_rules(self, present: dict[str, int]) -> list[str]:
        """The tables that follow other rules than these, by game, and were not closed for it."""
        current = [sa.and_(TABLES.c.game == game, TABLES.c.rules == rules) for game, rules in present.items()]
        other = sa.select(TABLES.c.id).where(sa.not_(sa.or_(sa.false(), *current)), TABLES.c.closed == "")
        async with self.reading() as connection:
            return list((await connection.scalars(other.order_by(TABLES.c.created))).all())

    async def tables_of(self, person: str, limit: int) -> list[Kept]:
        """Where this person sits: what is not over first, then the latest."""
        sitting = sa.select(SEATS.c.table_id).where(SEATS.c.owner == person)
        mine = sa.select(TABLES).where(TABLES.c.id.in_(sitting))
        async with self.reading() as connection:
            latest = mine.order_by(TABLES.c.status == "over", TABLES.c.changed.desc()).limit(limit)
            return await read_tables(connection, latest)

    async def opened_lately(self, person: str, seconds: float) -> int:
        """How many tables this person has opened in the last seconds that are not over yet."""
        since = time.time() - seconds
        mine = sa.and_(TABLES.c.opened_by == person, TABLES.c.status != "over", TABLES.c.created > since)
        async with self.reading() as connection:
            return await connection.scalar(sa.select(sa.func.count()).select_from(TABLES).where(mine)) or 0

    async def waiting_for_nobody(self) -> list[str]:
        """The running tables that wait for a bot, or perhaps for what was answered in advance."""
        unattended = sa.select(SEATS.c.table_id).where(sa.or_(SEATS.c.level != "", SEATS.c.answers != "{}"))
        running = sa.select(TABLES).where(TABLES.c.status == "running", TABLES.c.id.in_(unattended))
        async with self.reading() as connection:
            tables = await read_tables(connection, running)
        return [kept.id for kept in tables if any(kept.seats[n].level or kept.seats[n].answers for n in kept.waiting)]


def in_parts(tables: dict[str, T]) -> list[dict[str, T]]:
    """What is to be told of many tables, as one message after the other takes it."""
    names = list(tables)
    return [{name: tables[name] for name in names[n : n + PRESENT]} for n in range(0, len(names), PRESENT)]


def reply(batch: list[Append], error: Exception | None) -> None:
    """Let those know who wait for these to be stored."""
    for one in batch:
        if one.stored.done():
            continue  # whoever waited for it has gone
        if error:
            one.stored.set_exception(error)
        else:
            one.stored.set_result(None)


async def insert_acts(connection: AsyncConnection, kept: Kept, said: list[str]) -> None:
    if said:
        acts = [{"table_id": kept.id, "n": kept.version - len(said) + i, "said": text} for i, text in enumerate(said)]
        await connection.execute(sa.insert(ACTS), acts)


async def sitting_at(connection: AsyncConnection, table: str) -> list[dict[str, object]]:
    seats = sa.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
    return [dict(row) for row in (await connection.execute(seats)).mappings()]


async def read_tables(connection: AsyncConnection, query: sa.Select[Any]) -> list[Kept]:
    rows = (await connection.execute(query)).mappings().all()
    ids = [row["id"] for row in rows]
    seats = SEATS_WITH_NAMES.where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
    sitting: dict[str, list[sa.RowMapping]] = {table: [] for table in ids}
    for seat in (await connection.execute(seats)).mappings():
        sitting[seat["table_id"]].append(seat)
    return [kept_table(row, sitting[row["id"]]) for row in rows]
