"""Backups: everything the house remembers in one file, written while it runs, and read into an empty database.

The file is gzipped JSON, a line for each row. It is the same for SQLite and PostgreSQL, so a house can move from one
to the other. It holds the seeds of running games and the key of the cookies, and is private like the database.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grandtour.core.fair import new_seed
from grandtour.server.database import MIGRATIONS, BadDatabase, bring_up_to_date, engine_for, reason_of
from grandtour.server.schema import ACTS, HOUSE, PEOPLE, SEATS, TABLES

FORMAT = "grandtour backup 1"
SCHEMA = 1 + len(MIGRATIONS)
IN_ORDER = (PEOPLE, TABLES, SEATS, ACTS)
"""Whatever others refer to comes first."""
BY_NAME = {str(table.name): table for table in IN_ORDER}
BATCH = 1000
DAMAGE = (OSError, EOFError, zlib.error, msgspec.MsgspecError, UnicodeDecodeError, OverflowError)
"""By this a file shows that it is not what was written."""


class BadBackup(Exception):
    """A backup that cannot be written or read. The message says why."""


class Head(msgspec.Struct):
    format: str
    schema: int
    secret: str = ""


class Rows(msgspec.Struct):
    table: str
    rows: list[dict[str, Any]]


class Read(msgspec.Struct):
    """Rows as they are read, before it is known what must be in them."""

    table: str
    rows: msgspec.Raw


class End(msgspec.Struct):
    """The last line: a file without it is not whole."""

    rows: dict[str, int]


# --- Writing ---


def back_up(url: sa.URL, secret: str, file: Path) -> dict[str, int]:
    """Write everything as it is at one moment; how many rows of each table."""
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
            counted = asyncio.run(write_all(url, secret, raw))
            os.fsync(raw.fileno())
        draft.rename(file)
    except (OSError, DBAPIError) as error:
        raise BadBackup(f"The backup {file} cannot be written: {reason_of(error)}.") from error
    finally:
        draft.unlink(missing_ok=True)
    return counted


async def write_all(url: sa.URL, secret: str, raw: BinaryIO) -> dict[str, int]:
    engine, counted = engine_for(url), {}
    try:
        with gzip.open(raw, "wb", compresslevel=6) as out:
            async with engine.connect() as connection:
                if engine.dialect.name == "postgresql":
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                await check_version(connection)
                write(out, Head(FORMAT, SCHEMA, secret))
                for table in IN_ORDER:
                    counted[str(table.name)] = await write_table(connection, table, out)
            write(out, End(counted))
    finally:
        await engine.dispose()
    return counted


async def check_version(connection: AsyncConnection) -> None:
    version = await connection.scalar(sa.select(HOUSE.c.version))
    if version != SCHEMA:
        raise BadBackup(f"The database is of version {version}, not {SCHEMA}: start the server once, then back it up.")


async def write_table(connection: AsyncConnection, table: sa.Table, out: gzip.GzipFile) -> int:
    count = 0
    async with connection.stream(sa.select(table).order_by(*table.primary_key)) as found:
        async for rows in found.mappings().partitions(BATCH):
            write(out, Rows(str(table.name), [{str(name): row[name] for name in row} for row in rows]))
            count += len(rows)
    return count


def write(out: gzip.GzipFile, line: object) -> None:
    out.write(msgspec.json.encode(line) + b"\n")


# --- Reading ---


def restore(url: sa.URL, file: Path) -> tuple[str, dict[str, int]]:
    """Read a backup into a database that holds nothing yet; the key of the cookies, and how many rows of each table."""
    try:
        with gzip.open(file, "rb") as lines:
            return asyncio.run(read_all(url, lines))
    except DAMAGE as error:
        raise BadBackup(f"{file} is not a whole backup: {reason_of(error)}.") from error
    except DBAPIError as error:
        raise BadBackup(f"The backup cannot be restored: {reason_of(error)}.") from error


async def read_all(url: sa.URL, lines: gzip.GzipFile) -> tuple[str, dict[str, int]]:
    head = msgspec.json.decode(lines.readline(), type=Head)
    if (head.format, head.schema) != (FORMAT, SCHEMA):
        raise BadBackup(
            f"The backup is of version {head.schema}, this Grand Tour is of version {SCHEMA}: "
            "restore it with the Grand Tour that wrote it, then install the new one."
        )
    engine = engine_for(url)
    try:
        await bring_up_to_date(engine)
        return head.secret, await fill(engine, lines)
    finally:
        await engine.dispose()


async def fill(engine: AsyncEngine, lines: gzip.GzipFile) -> dict[str, int]:
    async with engine.connect() as connection:
        await connection.execution_options(writes=True)
        async with connection.begin():
            if await connection.scalar(sa.select(sa.func.count()).select_from(PEOPLE)):
                raise BadDatabase("The database is not empty: a backup is restored into a new one.")
            counted = {str(table.name): 0 for table in IN_ORDER}
            for line in rows_in(lines, counted):
                await connection.execute(sa.insert(BY_NAME[line.table]), line.rows)
    return counted


def rows_in(lines: gzip.GzipFile, counted: dict[str, int]) -> Iterator[Rows]:
    """Until the end, which says how many there must have been. Behind it stands only the checksum of them all."""
    for text in lines:
        if b'"table":' not in text[:20]:
            check_end(lines, msgspec.json.decode(text, type=End), counted)
            return
        line = rows_of(msgspec.json.decode(text, type=Read))
        counted[line.table] += len(line.rows)
        yield with_new_seeds(line)
    raise EOFError("its end is missing")


def with_new_seeds(line: Rows) -> Rows:
    """The seed of somebody's next table may since have been used, and shown at the end of that game."""
    if line.table == PEOPLE.name:
        line.rows = [{**person, "seed": new_seed()} for person in line.rows]
    return line


def check_end(lines: gzip.GzipFile, end: End, counted: dict[str, int]) -> None:
    if end.rows != counted:
        raise BadBackup("The backup is damaged: some of it is missing.")
    if lines.read(1):
        raise BadBackup("The backup is damaged: something follows its end.")


def rows_of(line: Read) -> Rows:
    """The rows of a line, each with the columns of its table and nothing else."""
    if line.table not in READERS:
        raise BadBackup(f"The backup is damaged: there is no table {line.table!r}.")
    return Rows(line.table, [msgspec.structs.asdict(row) for row in READERS[line.table].decode(line.rows)])


def reader_of(table: sa.Table) -> msgspec.json.Decoder[Any]:
    fields = [(str(column.name), kind_of(column)) for column in table.columns]
    row = msgspec.defstruct(str(table.name), fields, forbid_unknown_fields=True)
    return msgspec.json.Decoder(list[row])  # type: ignore[valid-type]


def kind_of(column: sa.Column[Any]) -> Any:
    kind = column.type.python_type
    return kind | None if column.nullable else kind


READERS = {name: reader_of(table) for name, table in BY_NAME.items()}
