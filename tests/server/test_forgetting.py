"""What one worker forgets, the others forget too; and nobody tries for ever at a table that is no more."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import cast

import msgspec
import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from grandtour.core.acts import NOBODY
from grandtour.core.tables import Refusal
from grandtour.server.bus import Bus
from grandtour.server.expiry import Policy
from grandtour.server.held import Held
from grandtour.server.house import House, every
from grandtour.server.limits import Limits
from grandtour.server.live import Connection
from grandtour.server.messages import JoinRequest, Watch
from grandtour.server.meter import METER
from grandtour.server.neighbours import Neighbours
from grandtour.server.schema import TABLES
from grandtour.server.serve import open_house
from grandtour.server.sockets import Socket
from grandtour.server.store import Conflict, NotStored, Store, Uncertain
from tests.server.playing import PATIENCE
from tests.server.test_faults import BOT, ME, Silent, first_offer, new_table, soon
from tests.server.test_stand_ins import BRUNO, TWO, looks

POLICY = Policy(open_tables=10, running_tables=10)


@asynccontextmanager
async def two_workers(url: sa.URL) -> AsyncIterator[tuple[House, House]]:
    """On one database, of which they forget what is ten days old; nothing plays by itself."""
    async with AsyncExitStack() as houses:
        buses = [None, None] if url.get_backend_name() == "postgresql" else neighbours(url)
        opening = [open_house(url, Limits(away_seconds=0), POLICY, bus) for bus in buses]
        one, other = [await houses.enter_async_context(house) for house in opening]
        await soon(lambda: one.bus.hears and other.bus.hears, "they hear each other")
        for house in (one, other):
            house.hall.listeners.clear()
        yield one, other


def neighbours(url: sa.URL) -> list[Bus | None]:
    folder = Path(url.database or "").parent
    return [Neighbours(folder, 0, 2), Neighbours(folder, 1, 2)]


def deaf(house: House) -> None:
    house.bus.hear = lambda text: None


async def expire(house: House, held: Held) -> None:
    """Nothing has happened there for years, and one worker finds out."""
    async with house.store.transaction() as connection:
        await connection.execute(sa.update(TABLES).where(TABLES.c.id == held.kept.id).values(changed=0.0))
    await house.forget()


async def refused(asking: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refusal:
        await asyncio.wait_for(asking, PATIENCE)
    return refusal.value.code


class Page:
    """Hears what a connection says."""

    choked = False

    def __init__(self, house: House, person: str) -> None:
        self.heard: list[dict[str, object]] = []
        self.connection = Connection(house, person, "10.0.0.1")
        self.connection.line = cast(Socket, self)

    def send(self, *messages: bytes) -> None:
        self.heard += [msgspec.json.decode(message) for message in messages]

    async def watch(self, held: Held) -> None:
        await self.connection.watch(Watch(held.kept.id, NOBODY))
        await soon(lambda: self.heard, "it is shown the table")

    @property
    def is_told_that_it_is_no_more(self) -> bool:
        return (self.heard[-1]["type"], self.heard[-1].get("code")) == ("refused", "unknown-table")


async def test_what_one_worker_forgets_leaves_the_memory_of_all_and_whoever_looks_is_told(url: sa.URL) -> None:
    async with two_workers(url) as (one, other):
        held, kept = [await new_table(one) for _ in range(2)]
        there = await other.hall.open(held.kept.id)
        pages = [Page(one, "anna"), Page(other, "boris")]
        for page in pages:
            await page.watch(held)
        await expire(one, held)
        await soon(lambda: all(page.is_told_that_it_is_no_more for page in pages), "both are told")
        assert held.kept.id not in {**one.hall.held, **other.hall.held}
        assert not held.watchers | there.watchers
        assert not one.hall.behind | other.hall.behind
        assert kept.kept.id in one.hall.held
        for house in (one, other):
            assert await refused(house.hall.open(held.kept.id)) == "unknown-table"


async def test_an_act_at_a_table_that_another_worker_has_forgotten_is_refused(url: sa.URL) -> None:
    """Given a worker that has not heard of it."""
    async with two_workers(url) as (one, other):
        held = await new_table(one)
        page, act = Page(other, "anna"), first_offer(held)
        await page.watch(held)
        deaf(other)
        await expire(one, held)
        assert await refused(other.play.act("anna", held.kept.id, **act, once="mine")) == "unknown-table"
        assert held.kept.id not in other.hall.held
        await soon(lambda: page.is_told_that_it_is_no_more, "whoever looks is told")


async def test_a_bot_does_not_play_on_at_a_table_that_another_worker_has_forgotten(url: sa.URL) -> None:
    async with two_workers(url) as (one, other):
        held = await new_table(one, ME, BOT)
        there = await other.hall.open(held.kept.id)
        deaf(other)
        await expire(one, held)
        other.autoplay.bots = Silent(1)
        other.autoplay.wake(there)
        assert there.autoplay
        await asyncio.wait_for(there.autoplay, PATIENCE)
        assert held.kept.id not in other.hall.held


async def test_nobody_gets_a_seat_back_at_a_table_that_another_worker_has_forgotten(url: sa.URL) -> None:
    async with two_workers(url) as (one, other):
        held = await one.reception.create("anna", TWO)
        await one.reception.join("bruno", held.kept.id, JoinRequest())
        await one.reception.stand_in("anna", held.kept.id, BRUNO)
        there = await other.hall.open(held.kept.id)
        deaf(other)
        await expire(one, held)
        before, tasks = METER.counts["grandtour_faults_total"], set(other.hall.tasks.running)
        looks(other, there, "bruno", BRUNO)
        await soon(lambda: held.kept.id not in other.hall.held, "the table has left the memory")
        await soon(lambda: other.hall.tasks.running <= tasks, "nobody tries any more")
        assert METER.counts["grandtour_faults_total"] == before


async def test_who_asks_to_play_again_is_not_led_to_a_table_that_was_forgotten(url: sa.URL) -> None:
    async with two_workers(url) as (one, other):
        held = await new_table(one)
        async with one.store.transaction() as connection:
            await connection.execute(sa.update(TABLES).values(status="over"))
        held.kept = replace(held.kept, status="over")
        there = await other.hall.open(held.kept.id)
        again = await one.reception.rematch("anna", held.kept.id, "")
        await soon(lambda: there.kept.next == again.kept.id, "the other worker knows the new table")
        await expire(one, again)
        await soon(lambda: not held.kept.next and not there.kept.next, "both know that it is no more")
        new = await other.reception.rematch("anna", held.kept.id, "")
        assert new.kept.id not in (held.kept.id, again.kept.id)


async def test_what_may_have_been_forgotten_is_looked_for(url: sa.URL, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a worker that forgets a table, and does not learn whether that is stored."""
    async with two_workers(url) as (one, _):
        held = await new_table(one)
        commit = Store.commit

        async def commit_unseen(store: Store, *given: object) -> None:
            await commit(store, *given)  # type: ignore[arg-type]
            monkeypatch.undo()
            raise Uncertain

        async with one.store.transaction() as connection:
            await connection.execute(sa.update(TABLES).values(changed=0.0))
        monkeypatch.setattr(Store, "commit", commit_unseen)
        with pytest.raises(Uncertain):
            await one.forget()
        await soon(lambda: held.kept.id not in one.hall.held, "it has left the memory")


# --- What nothing explains ---


async def test_nobody_tries_for_ever_where_nothing_explains_a_conflict(
    url: sa.URL, monkeypatch: pytest.MonkeyPatch
) -> None:

    async def conflict(*_: object) -> None:
        raise Conflict

    async with open_house(url) as house:
        held = await new_table(house)
        monkeypatch.setattr(house.store, "append", conflict)
        assert await refused(house.play.act("anna", held.kept.id, **first_offer(held))) == "storage"


@pytest.mark.parametrize("error", [NotStored("no space left"), Uncertain(), Conflict()])
async def test_what_goes_wrong_with_the_database_is_no_fault_of_the_house(error: Exception) -> None:
    before, tried = METER.counts["grandtour_faults_total"], 0

    async def fail() -> None:
        nonlocal tried
        tried += 1
        raise error

    forever = asyncio.create_task(every(0, fail))
    await soon(lambda: tried > 2, "it is tried again")
    forever.cancel()
    assert METER.counts["grandtour_faults_total"] == before
