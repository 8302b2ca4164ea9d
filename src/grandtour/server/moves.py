"""How moves get into the database, by the shortest way. By way of SQLAlchemy they cost more than the rules, the views
and the disk together: in SQLite each statement goes to a thread and back, a dozen times for one transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import secrets
import sqlite3
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import asyncpg as postgres
from sqlalchemy.sql.compiler import SQLCompiler

from grandtour.server.database import ANSWER_SECONDS, BUSY_SECONDS, ORPHANS, SIGN_OF_LIFE_SECONDS, set_up_sqlite
from grandtour.server.schema import ACTS, AFTER

if TYPE_CHECKING:
    import asyncpg

Rows = list[dict[str, Any]]

AS_SQLITE_READS_IT = sqlite.dialect(paramstyle="named")
UPDATE = str(AFTER.compile(dialect=AS_SQLITE_READS_IT))
INSERT = str(sa.insert(ACTS).compile(dialect=AS_SQLITE_READS_IT))
AS_POSTGRES_READS_IT = postgres.dialect()  # type: ignore[no-untyped-call]
SHARED_UPDATE = AFTER.compile(dialect=AS_POSTGRES_READS_IT)
SHARED_INSERT = sa.insert(ACTS).compile(dialect=AS_POSTGRES_READS_IT)
TRUSTED_SECONDS = 1.0
"""For so long after it was used, a connection is taken to be alive."""
SIGN = """INSERT INTO commits (worker, mark, at) VALUES ({}, {}, extract(epoch FROM now()))
ON CONFLICT (worker) DO UPDATE SET mark = excluded.mark, at = excluded.at"""
"""A transaction leaves its mark, by which it is found if the answer to its commit is lost. Its number would not do: if
PostgreSQL crashes before the commit, it gives the number to another transaction."""
TELL = f"WITH signed AS ({SIGN.format('$3', '$4')}) SELECT count(pg_notify($1, news)) FROM unnest($2::text[]) AS news"


class Clash(Exception):
    """What was to be written is there already."""


class LostCommit(OSError):
    """The answer to the commit of this transaction has not come."""

    def __init__(self, mark: str, why: str) -> None:
        super().__init__(why)
        self.mark = mark


class Pen:
    """A connection of its own to the file of a house, and the thread that it is used in. If others write into the same
    file, they take turns: SQLite by itself would have them try again at ever longer intervals."""

    def __init__(self, path: str, turn: str = "") -> None:
        self.path = path
        self.turn = Path(turn).open("a") if turn else None  # noqa: SIM115
        self.thread = ThreadPoolExecutor(1, "moves")
        self.connection: sqlite3.Connection | None = None

    async def write(self, tables: Rows, acts: Rows, _news: Sequence[str]) -> None:
        """All of it, or nothing. Returns once it is on the disk. Nobody else needs to hear of it."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write_here, tables, acts)

    def write_here(self, tables: Rows, acts: Rows) -> None:
        connection = self.connected()
        with self.its_turn():
            connection.execute("BEGIN IMMEDIATE")
            try:
                connection.executemany(UPDATE, tables)
                connection.executemany(INSERT, acts)
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:  # a full disk may have ended it
                    connection.execute("ROLLBACK")
                raise

    @contextlib.contextmanager
    def its_turn(self) -> Iterator[None]:
        if self.turn is None:
            yield
            return
        fcntl.flock(self.turn, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self.turn, fcntl.LOCK_UN)

    def connected(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, timeout=BUSY_SECONDS, check_same_thread=False)
            set_up_sqlite(self.connection, None)
        return self.connection

    def close(self) -> None:
        """Once what is being written is written."""
        self.thread.shutdown()
        if self.connection:
            self.connection.close()
        if self.turn:
            self.turn.close()


class SharedPen:
    """A connection of its own to a PostgreSQL."""

    def __init__(self, url: sa.URL, channel: str, worker: str) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.channel = channel
        self.worker = worker
        self.connection: asyncpg.Connection[Any] | None = None
        self.used = 0.0

    async def write(self, tables: Rows, acts: Rows, news: Sequence[str]) -> None:
        """All of it, or nothing. Returns once it is stored and the other workers will hear the news."""
        import asyncpg

        signed, mark = False, new_mark()
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                connection = await self.connected()
                await connection.execute("BEGIN;")  # asyncpg's own transactions wait for the answer to a rollback
                await connection.executemany(SHARED_UPDATE.string, in_order(SHARED_UPDATE, tables))
                await connection.executemany(SHARED_INSERT.string, in_order(SHARED_INSERT, acts))
                await connection.execute(TELL, self.channel, news, self.worker, mark)
                signed = True
                await connection.execute("COMMIT;")
        except asyncpg.IntegrityConstraintViolationError as error:
            self.close()
            raise Clash from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError) as error:
            self.close()
            raise LostCommit(mark, str(error)) if signed else OSError(str(error)) from error
        self.used = time.monotonic()

    async def connected(self) -> asyncpg.Connection[Any]:
        """One that was not used for a moment may have died meanwhile."""
        import asyncpg

        if self.connection and time.monotonic() - self.used > TRUSTED_SECONDS:
            try:
                await self.connection.execute("SELECT 1", timeout=SIGN_OF_LIFE_SECONDS)
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                self.close()
        if self.connection is None or self.connection.is_closed():
            self.connection = await asyncpg.connect(self.address, server_settings=ORPHANS)
        return self.connection

    def close(self) -> None:
        if self.connection:
            self.connection.terminate()
            self.connection = None


def new_mark() -> str:
    return secrets.token_hex(8)


def in_order(statement: SQLCompiler, rows: Rows) -> list[tuple[Any, ...]]:
    """The rows as the statement numbers its parameters."""
    return [tuple(row[name] for name in statement.positiontup or ()) for row in rows]
