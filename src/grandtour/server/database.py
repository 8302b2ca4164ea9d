"""Opening a database: SQLite in a folder or PostgreSQL at an address, with the schema brought up to date."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from grandtour.server.schema import HOUSE, schema

BUSY_SECONDS = 5
ANSWER_SECONDS = 15.0
"""How long PostgreSQL may take to answer: it may be at the end of a line that has died without a word."""
SIGN_OF_LIFE_SECONDS = 3.0
"""So long a connection that does nothing has to show that it is alive."""
ORPHANS = {"idle_in_transaction_session_timeout": "5s"}
"""Such a line may leave a transaction behind, open and with its locks: PostgreSQL ends it by itself."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    ("ALTER TABLE seats ADD COLUMN wishes VARCHAR NOT NULL DEFAULT '{}'",),
    ("ALTER TABLE seats ADD COLUMN reserved BOOLEAN NOT NULL DEFAULT FALSE",),
    (
        "ALTER TABLE seats RENAME COLUMN wishes TO answers",
        "ALTER TABLE tables RENAME COLUMN wish TO plea",
        "ALTER TABLE tables ADD COLUMN digest VARCHAR NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN closed VARCHAR NOT NULL DEFAULT ''",
    ),
    (
        "ALTER TABLE tables ADD COLUMN once VARCHAR NOT NULL DEFAULT '{}'",
        "ALTER TABLE people ADD COLUMN seen FLOAT NOT NULL DEFAULT 0",
    ),
    (
        "ALTER TABLE tables ADD COLUMN lesson BOOLEAN NOT NULL DEFAULT FALSE",
        "ALTER TABLE tables ADD COLUMN format INTEGER NOT NULL DEFAULT 1",
        "ALTER TABLE seats ADD COLUMN sealed VARCHAR NOT NULL DEFAULT ''",
    ),
    ("CREATE TABLE commits (worker VARCHAR NOT NULL PRIMARY KEY, mark VARCHAR NOT NULL, at FLOAT NOT NULL)",),
    (),  # draws of a third format, which an older Grand Tour would make as in the second: it is to leave them alone
)
"""What leads from each version of the schema to the next, oldest first. A new database begins at the last version."""


class BadDatabase(Exception):
    """A database that the house cannot use. The message says why and what to do."""


def sqlite_url(folder: Path) -> sa.URL:
    return sa.URL.create("sqlite+aiosqlite", database=str(folder / "grandtour.sqlite"))


def postgres_url(text: str) -> sa.URL:
    """The address of a PostgreSQL database, as people write it."""
    try:
        url = sa.make_url(text)
    except ArgumentError as error:
        raise BadDatabase("GRANDTOUR_DATABASE_URL is not an address such as postgresql://user@host/database") from error
    if url.get_backend_name() not in ("postgresql", "postgres"):
        raise BadDatabase(f"GRANDTOUR_DATABASE_URL must begin with postgresql://, not with {url.drivername}://")
    return url.set(drivername="postgresql+asyncpg")


def engine_for(url: sa.URL) -> AsyncEngine:
    # hide_parameters: what was said at a table never gets into an error message or a log
    if url.get_backend_name() == "sqlite":
        keep_private(Path(url.database or ""))
        engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS})
        event.listen(engine.sync_engine, "connect", set_up_sqlite)
        event.listen(engine.sync_engine, "begin", begin_sqlite)
        return engine
    try:
        return create_async_engine(
            url, hide_parameters=True, pool_pre_ping=True, connect_args={"server_settings": ORPHANS}
        )
    except ModuleNotFoundError as error:
        raise BadDatabase("PostgreSQL needs the package asyncpg: pip install 'grandtour[postgres]'") from error


def keep_private(path: Path) -> None:
    """Only its owner may read the file; SQLite gives those beside it the same mode."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        for file in path.parent.glob(f"{path.name}*"):
            file.chmod(0o600)
    except OSError as error:
        raise BadDatabase(f"The database {path} cannot be used: {error.strerror}") from error


def set_up_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


async def bring_up_to_date(engine: AsyncEngine, migrations: tuple[tuple[str, ...], ...] = MIGRATIONS) -> None:
    """Make the schema, or lead it from its version to ours. A database of a newer version is left alone."""
    try:
        async with engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                await migrate(connection, migrations)
    except (DBAPIError, OSError) as error:
        place = engine.url.database if engine.dialect.name == "sqlite" else engine.url.render_as_string()
        raise BadDatabase(f"The database {place} cannot be used: {reason_of(error)}") from error


async def migrate(connection: AsyncConnection, migrations: tuple[tuple[str, ...], ...]) -> None:
    ours = 1 + len(migrations)
    if connection.dialect.name == "postgresql":
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(sa.func.hashtext("grandtour"))))
    await connection.run_sync(lambda c: HOUSE.create(c, checkfirst=True))
    version = await connection.scalar(sa.select(HOUSE.c.version))
    if version is None:
        await connection.run_sync(schema.create_all)
        await connection.execute(sa.insert(HOUSE).values(version=ours))
    elif version > ours:
        raise BadDatabase(
            f"The database is of version {version}, made by a newer Grand Tour; this one knows versions up to {ours}. "
            "Install the newer Grand Tour, or choose another data folder with --data."
        )
    else:
        for statement in [statement for migration in migrations[version - 1 :] for statement in migration]:
            await connection.execute(sa.text(statement))
        await connection.execute(sa.update(HOUSE).values(version=ours))


def reason_of(error: BaseException) -> str:
    """What the database itself says, without the statement and without what was in it."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return str(error.orig).splitlines()[0]
    return str(error).splitlines()[0] if str(error) else type(error).__name__
