"""How moves get into SQLite: all statements of a transaction in one visit to a thread.

By way of SQLAlchemy each statement goes to a thread and back, a dozen times for one transaction. That costs more than
the rules, the views and the disk together.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from grandtour.server.database import BUSY_SECONDS, set_up_sqlite
from grandtour.server.schema import ACTS, AFTER

Rows = list[dict[str, Any]]

AS_SQLITE_READS_IT = sqlite.dialect(paramstyle="named")
UPDATE = str(AFTER.compile(dialect=AS_SQLITE_READS_IT))
INSERT = str(sa.insert(ACTS).compile(dialect=AS_SQLITE_READS_IT))


class Pen:
    """A connection of its own to the file of a house, and the thread that it is used in."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, "moves")
        self.connection: sqlite3.Connection | None = None

    async def write(self, tables: Rows, acts: Rows) -> None:
        """All of it, or nothing. Returns once it is on the disk."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write_here, tables, acts)

    def write_here(self, tables: Rows, acts: Rows) -> None:
        connection = self.connected()
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.executemany(UPDATE, tables)
            connection.executemany(INSERT, acts)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:  # a full disk may have ended it
                connection.execute("ROLLBACK")
            raise

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
