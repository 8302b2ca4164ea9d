"""What the house forgets: tables at which nobody plays on, and guests who never came back."""

from __future__ import annotations

import os
import time

import msgspec
import sqlalchemy as sa

from grandtour.server.schema import ACTS, PEOPLE, SEATS, TABLES
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


def policy_of(environment: dict[str, str] | None = None) -> Policy:
    """As the host has set it: GRANDTOUR_KEEP_OPEN_TABLES and so on."""
    given = environment if environment is not None else os.environ
    names = {field: f"GRANDTOUR_KEEP_{field.upper()}" for field in Policy.__struct_fields__}
    days = {field: given[name] for field, name in names.items() if name in given}
    for field, text in days.items():
        if not text.isdecimal():
            raise BadPolicy(f"{names[field]} is a number of days, not {text!r}.")
    return Policy(**{field: int(text) for field, text in days.items()})


async def forget(store: Store, policy: Policy) -> list[str]:
    """Forget what has expired; the tables that are no more."""
    tables = await forget_tables(store, policy)
    if policy.guests:
        async with store.transaction() as connection:
            await connection.execute(sa.delete(PEOPLE).where(PEOPLE.c.seen < days_ago(policy.guests), nowhere()))
    return tables


async def forget_tables(store: Store, policy: Policy) -> list[str]:
    kept = {"open": policy.open_tables, "running": policy.running_tables}
    expired = [
        sa.and_(TABLES.c.status == status, TABLES.c.changed < days_ago(days)) for status, days in kept.items() if days
    ]
    async with store.transaction() as connection:
        found = sa.select(TABLES.c.id).where(sa.or_(sa.false(), *expired)).limit(MOST)
        tables = list((await connection.scalars(found)).all())
        for table, column in ((ACTS, ACTS.c.table_id), (SEATS, SEATS.c.table_id), (TABLES, TABLES.c.id)):
            await connection.execute(sa.delete(table).where(column.in_(tables)))
        await connection.execute(sa.update(TABLES).where(TABLES.c.next.in_(tables)).values(next=""))
    return tables


MOST = 500
"""So many tables at a time: nobody waits for long."""


def days_ago(days: int) -> float:
    return time.time() - days * DAY


def nowhere() -> sa.ColumnElement[bool]:
    """Of a person: who sits at no table, and has opened none."""
    sitting = sa.exists().where(SEATS.c.owner == PEOPLE.c.id)
    opened = sa.exists().where(TABLES.c.opened_by == PEOPLE.c.id)
    return sa.and_(~sitting, ~opened)
