"""What the house forgets: tables at which nobody plays on, guests who never came back, and workers that are gone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping

import msgspec
import sqlalchemy as sa

from grandtour.server.schema import ACTS, COMMITS, PEOPLE, SEATS, TABLES
from grandtour.server.store import DAY, Store


class Policy(msgspec.Struct, frozen=True):
    """After how many days without a sign of life what is forgotten; 0 is never. A game that is over is kept."""

    open_tables: int = 30
    """Those that never began."""
    running_tables: int = 400
    """A cookie lives as long: nobody could play on."""
    guests: int = 400
    """Those who sit at no table and have opened none."""


class BadPolicy(Exception):
    """A number of days that is none."""


def policy_of(environment: Mapping[str, str]) -> Policy:
    """As the host has set it."""
    return Policy(
        days_in(environment, "GRANDTOUR_KEEP_OPEN_TABLES", 30),
        days_in(environment, "GRANDTOUR_KEEP_RUNNING_TABLES", 400),
        days_in(environment, "GRANDTOUR_KEEP_GUESTS", 400),
    )


def days_in(environment: Mapping[str, str], name: str, usual: int) -> int:
    text = environment.get(name, str(usual))
    if not text.isdecimal():
        raise BadPolicy(f"{name} is a number of days, not {text!r}.")
    return int(text)


async def forget(store: Store, policy: Policy) -> AsyncIterator[str]:
    """Forget what has expired; the tables that are no more, or no longer lead to one."""
    async for table in forget_tables(store, policy):
        yield table
    async with store.transaction() as connection:
        await connection.execute(sa.delete(COMMITS).where(COMMITS.c.at < days_ago(1)))  # of workers that are no more
    if policy.guests:
        async with store.transaction() as connection:
            await connection.execute(sa.delete(PEOPLE).where(PEOPLE.c.seen < days_ago(policy.guests), nowhere()))


async def forget_tables(store: Store, policy: Policy) -> AsyncIterator[str]:
    """A few at a time, until there are no more."""
    while tables := await forget_some_tables(store, policy):
        for table in tables:
            yield table
        if len(tables) < MOST:
            return
        await asyncio.sleep(PAUSE_SECONDS)


async def forget_some_tables(store: Store, policy: Policy) -> list[str]:
    """Those that are no more, and those that led to one of them; the other workers hear of both."""
    kept = {"open": policy.open_tables, "running": policy.running_tables}
    expired = [
        sa.and_(TABLES.c.status == status, TABLES.c.changed < days_ago(days)) for status, days in kept.items() if days
    ]
    async with store.transaction() as connection:
        found = sa.select(TABLES.c.id).where(sa.or_(sa.false(), *expired)).limit(MOST)
        found = found.with_for_update(skip_locked=True)  # PostgreSQL: somebody may be sitting down there
        gone = (await connection.scalars(found)).all()
        for table, column in ((ACTS, ACTS.c.table_id), (SEATS, SEATS.c.table_id), (TABLES, TABLES.c.id)):
            await connection.execute(sa.delete(table).where(column.in_(gone)))
        led_there = TABLES.c.next.in_(gone)
        leading = (await connection.scalars(sa.select(TABLES.c.id).where(led_there))).all()
        await connection.execute(sa.update(TABLES).where(led_there).values(next=""))
        await store.announce(connection, changed := [*gone, *leading])
    return changed


MOST = 500
"""So many tables at a time: nobody waits for long."""
PAUSE_SECONDS = 0.2
"""In between others write: workers that share a SQLite file look ten times a second whether it is free."""


def days_ago(days: int) -> float:
    return time.time() - days * DAY


def nowhere() -> sa.ColumnElement[bool]:
    """Of a person: who sits at no table, and has opened none."""
    sitting = sa.exists().where(SEATS.c.owner == PEOPLE.c.id)
    opened = sa.exists().where(TABLES.c.opened_by == PEOPLE.c.id)
    return sa.and_(~sitting, ~opened)
