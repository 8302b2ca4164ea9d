"""When something breaks between the house and its database, its bots or its guests: what is said is true, and all
catch up."""

import asyncio
import os
import random
import socket
import struct
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, NoReturn

import httpx
import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from grandtour.core.fair import sealed
from grandtour.core.game import game_named
from grandtour.core.questions import offered
from grandtour.core.tables import Refusal, Table
from grandtour.server import autoplay as autoplay_module
from grandtour.server import bus as bus_module
from grandtour.server import hall as hall_module
from grandtour.server import health as health_module
from grandtour.server import moves as moves_module
from grandtour.server import store as store_module
from grandtour.server.app import build
from grandtour.server.bus import CHANNEL, PULSE_SECONDS
from grandtour.server.database import ORPHANS, SIGN_OF_LIFE_SECONDS, engine_for, postgres_url, sqlite_url
from grandtour.server.health import Checkup, health_of
from grandtour.server.held import Held, named, remembering
from grandtour.server.house import House
from grandtour.server.limits import Limits
from grandtour.server.messages import ChairRequest, JoinRequest, LessonRequest, SeatRequest, TableRequest
from grandtour.server.neighbours import Neighbours
from grandtour.server.people import Guests, secret_of
from grandtour.server.serve import open_house
from grandtour.server.static import Page
from grandtour.server.store import NotStored, Store, Uncertain
from grandtour.server.workers import Workers
from tests import postgres
from tests.server.campaign_faults import STAGES, Report, late_rounds, never_cut, status_of
from tests.server.cutting import Line, line_to
from tests.server.playing import (
    GRANDTOUR,
    ME_AND_ANOTHER_HERE,
    PATIENCE,
    Player,
    Server,
    campaign,
    eventually,
    ok,
    refusal,
)
from tests.server.test_workers import out_of_files

ME, HERE, BOT = SeatRequest("me"), SeatRequest("here", "Other"), SeatRequest("bot", level="sense")


async def soon(true: Callable[[], object], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"it never came true that {what}"
        await asyncio.sleep(0.01)


async def new_table(house: House, *seats: SeatRequest) -> Held:
    return await house.reception.create("anna", TableRequest("course", list(seats or (ME, HERE))))


def first_offer(held: Held) -> dict[str, Any]:
    act = offered(held.table.state)[0]
    return {"seat": act.by, "version": held.table.version, "said": act.said}


# --- A commit whose answer is lost ---


@asynccontextmanager
async def cut_house(database: Callable[[], str]) -> AsyncIterator[tuple[House, Line]]:
    """A house whose line to its database can be cut."""
    async with line_to(postgres_url(await asyncio.to_thread(database))) as (line, url), open_house(url) as house:
        await soon(lambda: house.bus.hears, "the house hears")
        yield house, line


@pytest.mark.postgres
async def test_an_act_that_was_stored_is_done_though_the_answer_was_lost(database: Callable[[], str]) -> None:
    async with cut_house(database) as (house, line):
        held = await new_table(house)
        act = first_offer(held)
        line.after = b"COMMIT;"
        doing = asyncio.create_task(house.play.act("anna", held.kept.id, **act))
        await soon(lambda: line.cuts, "the line is cut")
        line.after = b""
        assert await doing == held.table.version == act["version"] + 1
        assert len((await house.store.load(held.kept.id) or (None, []))[1]) == held.table.version


@pytest.mark.postgres
async def test_an_act_that_was_not_stored_is_refused_and_can_be_sent_again(database: Callable[[], str]) -> None:
    async with cut_house(database) as (house, line):
        held = await new_table(house)
        act = first_offer(held)
        line.before = b"COMMIT;"
        doing = asyncio.create_task(house.play.act("anna", held.kept.id, **act))
        await soon(lambda: line.cuts, "the line is cut")
        line.before = b""
        with pytest.raises(NotStored):
            await doing
        assert held.table.version == act["version"]
        assert await house.play.act("anna", held.kept.id, **act) == act["version"] + 1


@pytest.mark.postgres
async def test_what_was_lost_in_a_crash_is_not_taken_for_what_came_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL forgets the number of a transaction that it loses, and gives it to another."""
    monkeypatch.setattr(store_module, "LOOK_SECONDS", PATIENCE)
    with postgres.running_cluster() as cluster:
        async with cut_house(lambda: cluster.url) as (house, line):
            held = await new_table(house)
            line.before, line.stays_cut = b"COMMIT;", True
            doing = asyncio.create_task(house.play.act("anna", held.kept.id, **first_offer(held)))
            await soon(lambda: line.cuts, "the line is cut")
            await asyncio.to_thread(cluster.stop)
            await asyncio.to_thread(cluster.start)
            await write_otherwise(postgres_url(cluster.url))
            line.before, line.down = b"", False
            with pytest.raises(NotStored):
                await doing
            assert len((await house.store.load(held.kept.id) or (None, []))[1]) == held.table.version


async def write_otherwise(url: sa.URL) -> None:
    """More transactions than any worker can have begun meanwhile."""
    engine = engine_for(url)
    async with engine.connect() as connection:
        for _ in range(20):
            await connection.execute(sa.text("UPDATE house SET version = version"))
            await connection.commit()
    await engine.dispose()


@pytest.mark.postgres
async def test_an_act_of_which_nothing_can_be_learned_is_said_to_be_uncertain(
    database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sent again under the same name once the database is back, it is done once and answered as it would have been."""
    monkeypatch.setattr(store_module, "LOOK_SECONDS", 0.3)
    monkeypatch.setattr(hall_module, "READ_AGAIN_SECONDS", 0.05)
    async with cut_house(database) as (house, line):
        held = await new_table(house)
        act = first_offer(held)
        line.after, line.stays_cut = b"COMMIT;", True
        doing = asyncio.create_task(house.play.act("anna", held.kept.id, **act, once="mine"))
        with pytest.raises(Uncertain):
            await doing
        line.after, line.down = b"", False
        await soon(lambda: held.table.version == act["version"] + 1, "the table has caught up with what was stored")
        assert await house.play.act("anna", held.kept.id, **act, once="mine") == act["version"] + 1
        assert held.table.version == act["version"] + 1


# --- Likewise for what is no act ---


@pytest.mark.postgres
async def test_what_is_no_act_is_done_though_the_answer_was_lost(database: Callable[[], str]) -> None:
    async with cut_house(database) as (house, line):
        held = await new_table(house)
        line.after = b"COMMIT;"
        naming = asyncio.create_task(house.reception.rename("anna", "Anna"))
        await soon(lambda: line.cuts, "the line is cut")
        line.after = b""
        assert (await naming).name == (await house.reception.me("anna")).name == "Anna"
        await soon(lambda: held.kept.seats[0].name == "Anna", "the table shows it")


@pytest.mark.postgres
async def test_what_is_no_act_and_was_not_stored_is_refused(database: Callable[[], str]) -> None:
    async with cut_house(database) as (house, line):
        held = await new_table(house)
        line.before = b"COMMIT;"
        naming = asyncio.create_task(house.reception.rename("anna", "Anna"))
        await soon(lambda: line.cuts, "the line is cut")
        line.before = b""
        with pytest.raises(NotStored):
            await naming
        assert (await house.reception.me("anna")).name == held.kept.seats[0].name == ""


@asynccontextmanager
async def nothing_learned(
    database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[House, Held, Callable[[Awaitable[object]], Awaitable[None]]]]:
    """A house with a finished table, and what has something stored there of which it learns nothing. Nor does it look
    because it could not hear."""
    monkeypatch.setattr(store_module, "LOOK_SECONDS", 0.3)
    monkeypatch.setattr(hall_module, "READ_AGAIN_SECONDS", 0.05)
    async with cut_house(database) as (house, line):
        held = await new_table(house)
        async with house.store.transaction() as connection:
            await connection.execute(sa.text("UPDATE tables SET status = 'over'"))
        held.kept = replace(held.kept, status="over")
        house.bus.missed = lambda: None

        async def is_uncertain(asked: Awaitable[object]) -> None:
            line.after, line.stays_cut = b"COMMIT;", True
            with pytest.raises(Uncertain):
                await asked
            line.after, line.down = b"", False

        yield house, held, is_uncertain


@pytest.mark.postgres
async def test_a_name_of_which_nothing_can_be_learned_is_shown_once_it_can(
    database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nothing_learned(database, monkeypatch) as (house, held, is_uncertain):
        await is_uncertain(house.reception.rename("anna", "Anna"))
        await soon(lambda: held.kept.seats[0].name == "Anna", "the table shows it")


@pytest.mark.postgres
async def test_a_rematch_of_which_nothing_can_be_learned_is_found_once_it_can(
    database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nothing_learned(database, monkeypatch) as (house, held, is_uncertain):
        await is_uncertain(house.reception.rematch("anna", held.kept.id, ""))
        await soon(lambda: held.kept.next, "the table leads to the next")
        assert (await house.reception.rematch("anna", held.kept.id, "")).kept.id == held.kept.next


# --- A line that dies without a word ---


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A house that gives its database up soon, which ends soon what is left behind."""
    for module in (bus_module, moves_module, store_module):
        monkeypatch.setattr(module, "ANSWER_SECONDS", 0.3)
    for module in (bus_module, moves_module):
        monkeypatch.setattr(module, "SIGN_OF_LIFE_SECONDS", 0.3)
    monkeypatch.setattr(store_module, "LOOK_SECONDS", PATIENCE)
    monkeypatch.setitem(ORPHANS, "idle_in_transaction_session_timeout", "200ms")
    return monkeypatch


async def refused_when_the_line_dies(line: Line, moment: bytes, ask: Callable[[], Awaitable[object]]) -> None:
    """Without a word, when this is to go. On a slow machine the house may lose its patience before."""
    line.silent = moment
    while not line.deaths:
        with pytest.raises(NotStored):
            await ask()
    line.silent = b""


@pytest.mark.postgres
@pytest.mark.parametrize("moment", [b"UPDATE tables", b"INSERT INTO acts", b"COMMIT;"])
async def test_an_act_is_answered_though_the_line_has_died_without_a_word(
    database: Callable[[], str], impatient: pytest.MonkeyPatch, moment: bytes
) -> None:
    """The transaction that is left behind is ended by PostgreSQL: sent again, the act is done."""
    async with cut_house(database) as (house, line):
        with impatient.context() as patient:
            patient.setattr(store_module, "ANSWER_SECONDS", PATIENCE)
            held = await new_table(house)
        act = first_offer(held)
        await refused_when_the_line_dies(line, moment, lambda: house.play.act("anna", held.kept.id, **act))
        impatient.undo()
        assert await house.play.act("anna", held.kept.id, **act) == act["version"] + 1


@pytest.mark.postgres
@pytest.mark.parametrize("moment", [b"INSERT INTO tables", b"COMMIT;", b"FROM people"])
async def test_what_is_no_act_is_answered_too_though_the_line_has_died_without_a_word(
    database: Callable[[], str], impatient: pytest.MonkeyPatch, moment: bytes
) -> None:
    async with cut_house(database) as (house, line):
        await refused_when_the_line_dies(line, moment, lambda: new_table(house))
        impatient.undo()
        assert (await new_table(house)).table.version


@pytest.mark.postgres
async def test_an_act_does_not_wait_for_what_cannot_be_told(
    database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a line that dies while it is told who is present, and others who come and go meanwhile."""
    monkeypatch.setattr(store_module, "ANSWER_SECONDS", PATIENCE)
    async with cut_house(database) as (house, line):
        held = await new_table(house)
        line.silent = b"pg_notify"
        house.hall.tasks.begin(house.hall.tell_present({held.kept.id: [0]}))
        await soon(lambda: line.deaths, "the line has died")
        line.silent = b""
        for n in range(12):
            house.hall.tasks.begin(house.hall.tell_present({f"table {n}": [0]}))
        act = first_offer(held)
        assert await house.play.act("anna", held.kept.id, **act) == act["version"] + 1
        assert house.store.telling.locked()
        assert len(house.store.untold) == 12


@pytest.mark.postgres
async def test_whoever_waits_for_others_to_write_is_answered_in_time(
    database: Callable[[], str], impatient: pytest.MonkeyPatch
) -> None:
    async with cut_house(database) as (house, _):
        held = await new_table(house)
        async with house.store.writing:
            with pytest.raises(NotStored):
                await house.play.act("anna", held.kept.id, **first_offer(held))
            with pytest.raises(NotStored):
                await new_table(house)


# --- Sent twice ---


async def test_what_is_sent_twice_is_done_once_and_answered_alike(url: sa.URL) -> None:
    """Also after a restart, and after others have acted."""
    async with open_house(url) as house:
        held = await new_table(house)
        act = first_offer(held)
        first = await house.play.act("anna", held.kept.id, **act, once="one")
        second = await house.play.act("anna", held.kept.id, **first_offer(held), once="two")
        assert await house.play.act("anna", held.kept.id, **act, once="one") == first
    async with open_house(url) as house:
        assert await house.play.act("anna", held.kept.id, **act, once="one") == first
        assert (await house.hall.open(held.kept.id)).table.version == second


@pytest.mark.postgres
async def test_what_is_sent_to_two_workers_at_once_is_done_once_and_answered_alike(database: Callable[[], str]) -> None:
    url = postgres_url(await asyncio.to_thread(database))
    async with open_house(url) as one, open_house(url) as other:
        held = await new_table(one)
        table = held.kept.id
        await other.hall.open(table)
        for n in range(10):
            act = first_offer(held)
            both = [house.play.act("anna", table, **act, once=str(n)) for house in (one, other)]
            answers = await asyncio.gather(*both)
            assert answers[0] == answers[1] > act["version"]
            await soon(lambda: held.table.version == answers[0], "the first house has heard")  # noqa: B023


@pytest.mark.postgres
async def test_a_worker_that_has_missed_something_looks_before_it_refuses(database: Callable[[], str]) -> None:
    """An act was done by one worker, and its answer lost; the other has heard neither of it nor of the one before."""
    url = postgres_url(await asyncio.to_thread(database))
    async with open_house(url) as one, open_house(url) as other:
        held = await new_table(one)
        table = held.kept.id
        behind = await other.hall.open(table)
        other.bus.hear = lambda news: None
        await one.play.act("anna", table, **first_offer(held), once="first")
        act = first_offer(held)
        after = await one.play.act("anna", table, **act, once="second")
        assert behind.table.version < act["version"]
        assert await other.play.act("anna", table, **act, once="second") == after
        with pytest.raises(Refusal, match="look again, then act"):
            await other.play.act("anna", table, **act, once="third")


@asynccontextmanager
async def one_and_a_deaf_one(url: sa.URL) -> AsyncIterator[tuple[House, House]]:
    """Two workers on one database, of which the second does not hear what the first tells."""
    folder = None if url.get_backend_name() == "postgresql" else Path(url.database or "").parent
    buses = [Neighbours(folder, n, 2) if folder else None for n in range(2)]
    async with open_house(url, bus=buses[0]) as one, open_house(url, bus=buses[1]) as deaf:
        await soon(lambda: one.bus.hears and deaf.bus.hears, "they hear each other")
        deaf.bus.hear = lambda news: None
        yield one, deaf


async def after_the_homes(house: House) -> Held:
    """A table at which Anna and Boris have chosen their homes, and either may ask to take that back."""
    held = await new_table(house, ME, SeatRequest("invite"))
    await house.reception.join("boris", held.kept.id, JoinRequest())
    for seat, person in enumerate(("anna", "boris")):
        await house.play.act(person, held.kept.id, seat, held.table.version, "home paris")
    return held


async def test_a_request_to_take_back_is_answered_alike_after_an_act_of_a_worker_that_had_not_heard_of_it(
    url: sa.URL,
) -> None:
    """It wrote no act, so no number of an act is in the other's way."""
    async with one_and_a_deaf_one(url) as (one, deaf):
        held = await after_the_homes(one)
        table, version = held.kept.id, held.table.version
        behind = await deaf.hall.open(table)
        act = first_offer(behind)
        assert await one.play.take_back("anna", table, 0, version, True, "asks") == version
        assert behind.kept.plea is None
        assert await deaf.play.act(("anna", "boris")[act["seat"]], table, **act, once="acts") > version
        for house in (deaf, one):
            assert await house.play.take_back("anna", table, 0, version, True, "asks") == version


async def test_a_no_to_it_is_answered_alike_through_a_worker_that_has_heard_of_neither(url: sa.URL) -> None:
    """There nobody has asked, so it would be refused. The table is at the same version."""
    async with one_and_a_deaf_one(url) as (one, deaf):
        held = await after_the_homes(one)
        table, version = held.kept.id, held.table.version
        behind = await deaf.hall.open(table)
        await one.play.take_back("anna", table, 0, version, True, "asks")
        assert await one.play.agree("boris", table, 1, False, "no") == version
        assert not behind.kept.once
        assert await deaf.play.agree("boris", table, 1, False, "no") == version


async def test_a_no_to_it_is_answered_alike_after_another_request_through_a_worker_that_had_not_heard_it(
    url: sa.URL,
) -> None:
    """What was asked first is over by then, as if nobody had asked: only what is remembered is not the same."""
    async with one_and_a_deaf_one(url) as (one, deaf):
        held = await after_the_homes(one)
        table, version = held.kept.id, held.table.version
        behind = await deaf.hall.open(table)
        await one.play.take_back("anna", table, 0, version, True, "asks")
        assert await one.play.agree("boris", table, 1, False, "no") == version
        assert behind.kept.once != held.kept.once
        await deaf.play.take_back("anna", table, 0, version, True, "asks again")
        for house in (deaf, one):
            assert await house.play.agree("boris", table, 1, False, "no") == version
        assert behind.kept.plea, "nobody has said no to what is asked now"


def test_what_one_seat_has_said_is_remembered_however_much_another_says() -> None:
    known = remembering({}, named(0, "first"), 1)
    for version in range(2, 30):
        known = remembering(known, named(1, str(version)), version)
    assert known == {"A first": 1, "B 27": 27, "B 28": 28, "B 29": 29}


async def test_taking_back_twice_takes_back_once(tmp_path: Path) -> None:
    async with open_house(sqlite_url(tmp_path)) as house:
        held = await new_table(house)
        act = first_offer(held)
        await house.play.act("anna", held.kept.id, **act)
        back = {"seat": act["seat"], "version": held.table.version, "ask": True, "once": "back"}
        version = await house.play.take_back("anna", held.kept.id, **back)
        assert await house.play.take_back("anna", held.kept.id, **back) == version == held.table.version


def test_over_rest_and_socket_the_same_name_is_the_same_act(anna: Player) -> None:
    table = anna.opens(*ME_AND_ANOTHER_HERE)["id"]
    position = anna.position(table)
    act = {"seat": 0, "version": position["version"], "said": position["offers"][0]["said"], "once": "mine"}
    after = anna.post(f"/api/tables/{table}/acts", **act)
    assert anna.post(f"/api/tables/{table}/acts", **act)["version"] == after["version"]
    with anna.socket() as line:
        assert line.asks("do", table=table, **act) == {"type": "done", "id": 1, "version": after["version"]}
    too_long = {**act, "once": "x" * 41}
    assert refusal(anna.http.post(f"/api/tables/{table}/acts", json=too_long)) == (400, "malformed")


# --- Hearing the other workers ---


@pytest.mark.postgres
async def test_workers_tell_each_other_who_asks_for_much(database: Callable[[], str]) -> None:
    url, limits = postgres_url(await asyncio.to_thread(database)), Limits(person_rate=0.001, person_burst=10)
    async with open_house(url, limits) as one, open_house(url, limits) as other:
        await soon(lambda: other.bus.hears, "the other worker hears")
        assert all(one.doorkeeper.lets_in("anna", "10.0.0.1") for _ in range(10))
        await soon(lambda: other.doorkeeper.people.level("anna") < 1, "it has heard what Anna took")
        assert not other.doorkeeper.lets_in("anna", "10.0.0.1")


@pytest.mark.postgres
@pytest.mark.parametrize("moment", [b"LISTEN", b"SELECT 1"])
async def test_the_listener_comes_back_whatever_is_cut(database: Callable[[], str], moment: bytes) -> None:
    address = postgres_url(await asyncio.to_thread(database))
    async with line_to(address) as (line, near), open_house(near) as deaf, open_house(address) as other:
        held = await new_table(deaf)
        act = first_offer(held)
        await soon(lambda: deaf.bus.hears, "it hears")
        line.before = moment
        line.cut_all()
        await soon(lambda: line.cuts and not deaf.bus.hears, "its line is cut again")
        assert not (await health_of(deaf)).hears
        await other.play.act("anna", held.kept.id, **act)
        line.before = b""
        await soon(lambda: deaf.bus.hears, "it hears again")
        await soon(lambda: held.table.version == act["version"] + 1, "it has caught up with what it missed")
        assert (await health_of(deaf)).status == "ok"


@pytest.mark.postgres
@pytest.mark.parametrize("moment", [b"LISTEN", b"SELECT 1"])
async def test_the_listener_comes_back_when_its_line_has_died_without_a_word(
    database: Callable[[], str], impatient: pytest.MonkeyPatch, moment: bytes
) -> None:
    address = postgres_url(await asyncio.to_thread(database))
    async with line_to(address) as (line, near), open_house(near) as house:
        await soon(lambda: house.bus.hears, "it hears")
        line.silent = moment
        line.cut_all()
        await soon(lambda: line.deaths > 1 and not house.bus.hears, "its line has died, and been given up")
        line.silent = b""
        impatient.undo()
        await soon(lambda: house.bus.hears, "it hears again")


@pytest.mark.postgres
async def test_a_worker_is_not_deaf_for_long_without_knowing(database: Callable[[], str]) -> None:
    """Given a line that dies without a word. On a busy machine it is given up somewhat later."""
    async with cut_house(database) as (house, line):
        line.silent = b"SELECT 1"
        await soon(lambda: line.deaths, "its line has died")
        died = time.monotonic()
        line.silent = b""
        await soon(lambda: not house.bus.hears, "it knows that it is deaf")
        assert time.monotonic() - died < PULSE_SECONDS + 2 * SIGN_OF_LIFE_SECONDS
        await soon(lambda: house.bus.hears, "it hears again")


@pytest.mark.postgres
async def test_when_no_connection_is_free_a_table_is_read_again_later(
    database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "READ_AGAIN_SECONDS", 0.05)
    address = postgres_url(await asyncio.to_thread(database))
    async with open_house(address) as house, open_house(address) as other:
        held = await new_table(house)
        await soon(lambda: house.bus.hears and not house.hall.behind, "it hears")
        pool = house.store.engine.pool
        monkeypatch.setattr(pool, "_timeout", 0.1)
        async with AsyncExitStack() as taken:
            for _ in range(15):
                await taken.enter_async_context(house.store.engine.connect())
            there = await other.hall.open(held.kept.id)
            monkeypatch.setattr(house.hall, "follow", lambda move: house.hall.falls_behind(move.table))
            await other.play.act("anna", held.kept.id, **first_offer(there))
            await soon(lambda: house.hall.behind, "it has heard that it must read")
            with pytest.raises(NotStored):
                await house.store.load(held.kept.id)
        await soon(lambda: held.kept == there.kept, "it has caught up")


@pytest.mark.postgres
async def test_whoever_could_not_hear_reads_only_what_has_changed(
    database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands of tables may be held, and a worker that dies and comes back is missed twice."""
    monkeypatch.setattr(hall_module, "LOOKED_AT", 2)
    address = postgres_url(await asyncio.to_thread(database))
    async with open_house(address) as house, open_house(address) as other:
        helds = [await new_table(house) for _ in range(5)]
        await soon(lambda: house.bus.hears and not house.hall.behind, "it hears")
        there = await other.hall.open(helds[3].kept.id)
        house.bus.hear = lambda news: None
        await other.play.act("anna", there.kept.id, **first_offer(there))
        read: list[str] = []
        load = house.store.load

        def noted(table: str, since: int = 0) -> Any:
            read.append(table)
            return load(table, since)

        monkeypatch.setattr(house.store, "load", noted)
        house.hall.refresh_all()
        assert len(house.hall.behind) == 5
        await soon(lambda: helds[3].kept == there.kept and not house.hall.behind, "it has caught up")
        assert read == [there.kept.id]


async def test_tables_of_which_nothing_can_be_learned_are_behind_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "READ_AGAIN_SECONDS", 0.01)
    async with open_house(sqlite_url(tmp_path)) as house:
        tables = {(await new_table(house)).kept.id for _ in range(3)}
        with pytest.MonkeyPatch.context() as lost:
            lost.setattr(house.store, "reading", out_of_reach)
            house.hall.refresh_all()
            for _ in range(10):
                assert house.hall.behind == tables
                await asyncio.sleep(0.01)
        await soon(lambda: not house.hall.behind, "it has looked again")


async def test_a_table_that_is_being_changed_keeps_no_other_from_catching_up(tmp_path: Path) -> None:
    async with open_house(sqlite_url(tmp_path)) as house:
        first, second = [await new_table(house) for _ in range(2)]
        stored = [first.kept, second.kept]
        for held in (first, second):
            held.kept = replace(held.kept, changed=0.0)
        async with first.lock:
            house.hall.refresh_all()
            await soon(lambda: second.kept == stored[1], "the second has caught up")
        await soon(lambda: first.kept == stored[0], "the first has caught up")


@pytest.mark.postgres
async def test_a_move_is_told_to_the_other_workers_and_need_not_be_read(database: Callable[[], str]) -> None:
    address = postgres_url(await asyncio.to_thread(database))
    async with line_to(address) as (line, near), open_house(near) as house, open_house(address) as other:
        held = await new_table(house)
        await soon(lambda: house.bus.hears and not house.hall.behind, "it hears")
        line.before = b"FROM acts"
        there = await other.hall.open(held.kept.id)
        for n in range(3):
            await other.play.act("anna", held.kept.id, **first_offer(there), once=f"{n}")
        await soon(lambda: held.table.version == there.table.version, "it has followed")
        assert held.kept == there.kept
        assert line.cuts == 0


@pytest.mark.postgres
async def test_a_table_that_could_not_be_read_again_is_tried_until_it_is(
    database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a move that is too long to be told."""
    monkeypatch.setattr(store_module, "LONGEST_NEWS", 0)
    monkeypatch.setattr(hall_module, "READ_AGAIN_SECONDS", 0.05)
    address = postgres_url(await asyncio.to_thread(database))
    async with line_to(address) as (line, near), open_house(near) as house, open_house(address) as other:
        held = await new_table(house)
        act = first_offer(held)
        await soon(lambda: house.bus.hears, "it hears")
        line.before = b"FROM acts"
        await other.play.act("anna", held.kept.id, **act)
        await soon(lambda: line.cuts > 2, "reading it has failed more than once")
        line.before = b""
        await soon(lambda: held.table.version == act["version"] + 1, "it has caught up")
        await soon(lambda: not house.hall.behind, "and nothing is left to read")


@pytest.mark.postgres
async def test_news_that_nobody_understands_deafen_nobody(database: Callable[[], str]) -> None:
    address = postgres_url(await asyncio.to_thread(database))
    async with open_house(address) as house, open_house(address) as other:
        held = await new_table(house)
        act = first_offer(held)
        await soon(lambda: house.bus.hears, "it hears")
        async with other.store.transaction() as connection:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, "nonsense")))
        await other.play.act("anna", held.kept.id, **act)
        await soon(lambda: held.table.version == act["version"] + 1, "it hears what comes after")


@pytest.mark.postgres
async def test_who_looks_at_a_thousand_tables_is_told_to_the_others(database: Callable[[], str]) -> None:
    address = postgres_url(await asyncio.to_thread(database))
    async with open_house(address) as house, open_house(address) as other:
        await soon(lambda: other.bus.hears, "it hears")
        seen = await asyncio.gather(*(new_table(house) for _ in range(3)))
        there = await other.hall.open(seen[-1].kept.id)
        many = {f"{n:012}": [0, 1, 2, 3, 4, 5] for n in range(1000)}
        await house.store.tell_present({**many, there.kept.id: [0, 1]})
        await soon(lambda: there.present() == {0, 1}, "the last of them is heard of")


def test_health_of_a_house_on_its_own(server: Server) -> None:
    answer = httpx.get(f"{server.url}/health", timeout=PATIENCE)
    found = {"status": "ok", "stores": True, "hears": True, "bots": "processes", "behind": 0}
    assert (answer.status_code, answer.json()) == (200, found)


async def health_told(house: House) -> tuple[int, bool]:
    """How /health answers whoever asks just now, and whether it says that the house stores something."""
    app = httpx.ASGITransport(build(house, Guests("secret"), Page()))
    async with httpx.AsyncClient(transport=app, base_url="http://house") as watcher:
        told = await watcher.get("/health")
    return told.status_code, told.json()["stores"]


@pytest.mark.postgres
async def test_a_house_whose_database_is_out_of_reach_is_not_well(database: Callable[[], str]) -> None:
    async with cut_house(database) as (house, line):
        assert await health_told(house) == (200, True)
        line.down = True
        line.cut_all()
        assert await health_told(house) == (503, False)
        line.down = False
        await soon(lambda: house.bus.hears, "it hears again")
        assert await health_told(house) == (200, True)


@pytest.mark.postgres
async def test_a_house_that_can_read_but_not_write_is_not_well(database: Callable[[], str]) -> None:
    async with cut_house(database) as (house, line):
        held = await new_table(house)
        line.before = b"COMMIT;"
        with pytest.raises(NotStored):
            await house.play.act("anna", held.kept.id, **first_offer(held))
        assert await house.store.load(held.kept.id)
        for _ in range(2):
            assert await health_told(house) == (503, False)
        line.before = b""
        assert await health_told(house) == (200, True)


@pytest.mark.postgres
async def test_a_house_that_cannot_say_what_it_has_stored_is_not_well(
    database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until it has stored something, of which it can."""
    async with nothing_learned(database, monkeypatch) as (house, _, is_uncertain):
        await is_uncertain(house.reception.rename("anna", "Anna"))
        assert house.store.failing
        await soon(lambda: house.bus.hears, "it hears again")
        assert await health_told(house) == (200, True)
        assert not house.store.failing


class Pinged:
    """A house whose database counts how often it is asked whether it is there."""

    def __init__(self, house: House) -> None:
        self.asked, ping = 0, house.store.ping

        async def counted() -> None:
            self.asked += 1
            await ping()

        house.store.ping = counted  # type: ignore[method-assign]


async def test_however_many_ask_for_the_health_of_the_house_it_is_looked_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_module, "FRESH_SECONDS", PATIENCE)
    async with open_house(sqlite_url(tmp_path)) as house:
        pinged, checkup = Pinged(house), Checkup(house)
        found = await asyncio.gather(*(checkup.health() for _ in range(50)))
        assert {one.status for one in found} == {"ok"}
        assert pinged.asked == 1
        monkeypatch.setattr(health_module, "FRESH_SECONDS", 0)
        await checkup.health()
        assert pinged.asked == 2


# --- Guests who go away in the middle ---


def reset(line: socket.socket) -> None:
    """Hang up without a word: everything that is still on its way is thrown away."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def test_sockets_that_hang_up_leave_no_trace(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        anna = Player(server.url)
        table = anna.opens(*ME_AND_ANOTHER_HERE)["id"]
        for _ in range(8):
            with anna.socket() as line:
                line.watch(table)
                for n in range(30):
                    line.send("watch", table=table, seat=0, version=0)
                    line.send("ping", id=n)
                reset(line.line.socket)
        dice = random.Random(1)
        for _ in range(3):
            anna.plays(table, anna.table(table)["waiting"][0], dice)
    assert "rror" not in server.printed()


def test_what_cannot_be_read_fills_no_log(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        address = httpx.URL(server.url)
        for _ in range(5):
            with socket.create_connection((address.host, address.port)) as line:
                line.sendall(b"nonsense\r\n\r\n")
                assert line.recv(100).startswith(b"HTTP/1.1 400")
        before = server.printed()
    assert "nvalid" not in before


def test_an_upload_that_breaks_off_is_no_fault(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        address = httpx.URL(server.url)
        for _ in range(5):
            line = socket.create_connection((address.host, address.port))
            line.sendall(b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nsome of it")
            reset(line)
        assert Player(server.url).get("/api/mine") == {"tables": []}
    assert "fault" not in server.printed()
    assert "Traceback" not in server.printed()


# --- Bots that cannot think ---


WITHOUT_PROCESSES = """
import sys, multiprocessing.synchronize as synchronize
def none(*arguments, **more): raise OSError(38, "Function not implemented")
synchronize.SemLock.__init__ = none
from grandtour.cli import main
sys.exit(main(sys.argv[1:]))
"""


def test_where_no_processes_can_be_made_bots_think_in_threads(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITHOUT_PROCESSES, "serve", "--no-browser", "--data", str(tmp_path / "data")]
    with Server(tmp_path / "data", command=command) as server:
        anna = Player(server.url)
        table = anna.opens({"kind": "me"}, {"kind": "bot", "level": "sense"})["id"]
        ok(anna.says(table, 0, anna.position(table)["version"], "home paris"))
        eventually(lambda: anna.table(table)["waiting"] == [0], "the bot has played")
        assert anna.get("/health")["bots"] == "threads"
        record = anna.http.get(f"/api/tables/{table}/record").text
        for _ in range(2):  # no thread can be ended that reads for too long
            assert refusal(anna.http.post("/api/verify", json={"record": record})) == (503, "too-busy")
    assert server.printed().count("no processes can be made here (OSError): bots think in threads") == 1
    assert server.printed().count("no processes") == 1


@pytest.mark.postgres
async def test_bots_go_on_though_the_database_was_away_when_the_house_opened(
    database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autoplay_module, "READ_AGAIN_SECONDS", 0.05)
    address = postgres_url(await asyncio.to_thread(database))
    async with open_house(address) as house:
        house.hall.listeners.clear()  # nobody plays by itself here
        held = await new_table(house, ME, BOT)
        assert 1 in held.kept.waiting
    async with line_to(address) as (line, near):
        line.before = b"FROM tables"
        async with open_house(near) as house:
            await soon(lambda: line.cuts > 1, "it was cut off more than once")
            line.before = b""
            await soon(lambda: held.kept.id in house.hall.held, "the table was found")
            again = house.hall.held[held.kept.id]
            await soon(lambda: 1 not in again.kept.waiting, "the bot has played")


class Silent(Workers):
    async def run(self, job: Callable[..., Any], *arguments: object) -> Any:
        raise OSError("out of everything")


async def test_a_simple_bot_answers_for_one_that_cannot_and_the_table_is_told(tmp_path: Path) -> None:
    async with open_house(sqlite_url(tmp_path)) as house:
        able, house.autoplay.bots = house.autoplay.bots, Silent(1)
        held = await new_table(house, ME, BOT)
        await soon(lambda: 1 not in held.kept.waiting, "the bot has chosen a home")
        assert [seat.helped for seat in held.info("anna").seats] == [False, True]
        house.autoplay.bots = able
        while held.kept.waiting == [0]:
            await house.play.act("anna", held.kept.id, **first_offer(held))
        await soon(lambda: not held.info("anna").seats[1].helped, "it has answered for itself")


async def test_bots_think_in_processes_again_once_the_system_has_room_for_some(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(sqlite_url(tmp_path)) as house:
        with monkeypatch.context() as short:
            short.setattr(ProcessPoolExecutor, "submit", out_of_files)
            held = await new_table(house, ME, BOT)
            await soon(lambda: 1 not in held.kept.waiting, "a simple bot has chosen a home")
            assert held.info("anna").seats[1].helped
        while held.kept.waiting == [0]:
            await house.play.act("anna", held.kept.id, **first_offer(held))
        await soon(lambda: not held.info("anna").seats[1].helped, "it has answered for itself")
        assert (await health_of(house)).bots == "processes"


class Cheating(Workers):
    async def run(self, job: Callable[..., Any], *arguments: object) -> Any:
        return "B land paris"


@pytest.mark.postgres
async def test_tables_at_other_workers_are_told_too_that_a_bot_cannot_answer(database: Callable[[], str]) -> None:
    address = postgres_url(await asyncio.to_thread(database))
    async with open_house(address) as one, open_house(address) as other:
        await soon(lambda: one.bus.hears and other.bus.hears, "they hear each other")
        await a_bot_fails_and_recovers(one, other)


async def a_bot_fails_and_recovers(one: House, other: House) -> None:
    """At a table of the one, which the other holds too."""
    able, one.autoplay.bots = one.autoplay.bots, Silent(1)
    held = await new_table(one, ME, BOT)
    there = await other.hall.open(held.kept.id)
    await soon(lambda: there.info("anna").seats[1].helped, "the other worker shows that somebody helps")
    one.autoplay.bots = able
    while there.info("anna").seats[1].helped:
        if 0 in held.kept.waiting:
            await one.play.act("anna", held.kept.id, **first_offer(held))
        await asyncio.sleep(0.01)


async def test_a_simple_bot_answers_for_one_that_may_not_do_what_it_says(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(sqlite_url(tmp_path)) as house:
        house.autoplay.bots.stop()
        house.autoplay.bots = Cheating(1)
        held = await new_table(house, ME, BOT)
        await soon(lambda: 1 not in held.kept.waiting, "the bot has chosen a home")
        assert [seat.helped for seat in held.info("anna").seats] == [False, True]
    assert "at a table of course what the bot said was refused: malformed" in caplog.text
    assert held.kept.id not in caplog.text, "no log leads to a table"


async def test_while_a_simple_bot_thinks_the_table_is_nobodys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a game that does not know what to do for whoever is out of time, which need not be known then."""
    async with open_house(sqlite_url(tmp_path)) as house:
        house.autoplay.bots.stop()
        house.autoplay.bots = Cheating(1)
        simple_answer = autoplay_module.simple_answer
        locked: list[bool] = []

        def noted(table: Table, seat: int) -> str:
            locked.extend(held.lock.locked() for held in house.hall.held.values())
            return simple_answer(table, seat)

        monkeypatch.setattr(autoplay_module, "simple_answer", noted)
        monkeypatch.setattr(type(game_named("course")), "lapse", None)
        held = await new_table(house, ME, BOT)
        await soon(lambda: 1 not in held.kept.waiting, "the simple bot has chosen a home")
        assert locked == [False]


async def test_when_a_bot_breaks_in_with_what_it_may_not_say_nothing_is_done_for_it(tmp_path: Path) -> None:
    """Given a person who is asked, and a bot that may interrupt."""
    async with open_house(sqlite_url(tmp_path)) as house:
        house.hall.listeners.clear()
        house.autoplay.bots.stop()
        house.autoplay.bots = Cheating(1)
        held = await house.reception.create("anna", TableRequest("sakodo", [ME, BOT]))
        while held.kept.waiting != [0] or not held.bots_to_ask():
            await house.autoplay.let_bots_play(held)
            if 0 in held.kept.waiting:
                await house.play.act("anna", held.kept.id, **first_offer(held))
        log = held.table.log
        await house.autoplay.let_bots_play(held)
        assert held.table.log == log
        assert not held.bots_to_ask(), "it is asked again once something has happened"


# --- Secrets and files ---


@pytest.mark.parametrize("damaged", ["", "\0" * 64], ids=["empty", "zeros"])
def test_a_damaged_secret_is_refused(tmp_path: Path, damaged: str) -> None:
    (tmp_path / "secret").write_text(damaged)
    said = failing(tmp_path)
    assert f"The file {tmp_path / 'secret'}, which signs the cookies of your guests, is damaged" in said
    assert (tmp_path / "secret").read_text() == damaged, "it is left as it is"


@pytest.mark.parametrize("short", ["secret", ""])
def test_a_short_secret_is_refused(tmp_path: Path, short: str) -> None:
    """An empty one, too: servers that are to share a secret must not each make one of their own."""
    why = f"GRANDTOUR_SECRET must have at least 16 characters, not {len(short)}"
    assert why in failing(tmp_path, GRANDTOUR_SECRET=short)
    assert not (tmp_path / "secret").exists()


def failing(folder: Path, **environment: str) -> str:
    command = [str(GRANDTOUR), "serve", "--no-browser", "--data", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env={**os.environ, **environment})
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    return done.stderr


def test_a_secret_that_was_put_back_is_its_owners_alone_again(tmp_path: Path) -> None:
    kept = tmp_path / "secret"
    kept.write_text("0123456789abcdef" * 4)
    kept.chmod(0o644)
    assert secret_of(tmp_path) == kept.read_text()
    assert kept.stat().st_mode & 0o777 == 0o600


def test_two_servers_that_share_a_new_folder_have_one_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given one that is quicker while the other makes its own."""
    fsync, quicker = os.fsync, list[str]()

    def slowly(file: int) -> None:
        fsync(file)
        if not quicker:
            quicker.append("")
            quicker[0] = secret_of(tmp_path)

    monkeypatch.setattr(os, "fsync", slowly)
    assert [secret_of(tmp_path)] == quicker
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


async def test_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    old = os.umask(0o022)
    try:
        (tmp_path / "grandtour.sqlite").touch(0o644)
        async with open_house(sqlite_url(tmp_path)) as house:
            await new_table(house)
            modes = {entry.name: entry.stat().st_mode & 0o777 for entry in os.scandir(tmp_path)}
            names = ("grandtour.sqlite", "grandtour.sqlite-wal", "grandtour.sqlite-shm")
            assert modes == dict.fromkeys(names, 0o600)
    finally:
        os.umask(old)


# --- All of it at once ---


@pytest.mark.postgres
def test_a_short_campaign_of_faults(capsys: pytest.CaptureFixture[str]) -> None:
    """`./x campaign faults` runs a long one."""
    assert "8 faults in " in campaign(capsys, "faults", "--faults", "8")


@pytest.mark.parametrize(("faults", "longest", "status"), [(1000, 4.9, 0), (1000, 5.1, 1), (25, 5.1, 1), (24, 59.0, 0)])
def test_a_long_campaign_fails_if_not_all_agree_in_time(faults: int, longest: float, status: int) -> None:
    """A short one is a test, which a busy machine makes slow."""
    reports = [Report(caught_up_after=[0.3, longest]), Report(caught_up_after=[0.2])]
    assert status_of(faults, late_rounds(reports), []) == status


@pytest.mark.parametrize(("faults", "status"), [(1000, 1), (999, 0)])
def test_a_long_campaign_fails_if_some_stage_of_a_transaction_is_never_met(faults: int, status: int) -> None:
    stages = Counter(stage.decode() for stage in STAGES)
    assert status_of(faults, [], never_cut([Report(stages=stages)])) == 0
    del stages["COMMIT;"]
    assert status_of(faults, [], never_cut([Report(), Report(stages=stages)])) == status


# --- The database is lost once something is stored ---


def out_of_reach() -> NoReturn:
    raise NotStored("out of reach")


@contextmanager
def lost_once_stored(store: Store) -> Iterator[None]:
    """From the first change on nothing can be read."""
    with pytest.MonkeyPatch.context() as patch:

        def losing(write: Callable[..., Awaitable[object]]) -> Callable[..., Awaitable[object]]:
            async def write_and_lose(*given: object) -> object:
                written = await write(*given)
                patch.setattr(store, "reading", out_of_reach)
                return written

            return write_and_lose

        for name in ("create", "alter", "rename"):
            patch.setattr(store, name, losing(getattr(store, name)))
        yield


async def test_a_name_that_is_stored_is_told_though_the_database_is_lost_then(
    url: sa.URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "READ_AGAIN_SECONDS", 0.05)
    async with open_house(url) as house:
        held, before = await new_table(house), await house.reception.me("anna")
        with lost_once_stored(house.store):
            assert await house.reception.rename("anna", " Anna ") == replace(before, name="Anna")
        await soon(lambda: held.kept.seats[0].name == "Anna", "the table shows it")


async def test_what_is_stored_at_the_door_is_answered_though_the_database_is_lost_then(url: sa.URL) -> None:
    """A table is opened, joined, left and played again; after each step the house has to do without its database."""
    async with open_house(url, Limits(away_seconds=0)) as house:
        door, text, invite = house.reception, "from Anna", SeatRequest("invite")

        async def do(step: Awaitable[Held]) -> Held:
            with lost_once_stored(house.store):
                return await step

        house.hall.listeners.clear()  # no bot plays meanwhile
        for person in ("anna", "boris"):
            await door.me(person)
        held = await do(door.create("anna", TableRequest("course", [ME, invite, invite], sealed=sealed(text))))
        table = held.kept.id
        await do(door.join("boris", table, JoinRequest()))
        await do(door.leave("boris", table, 1))
        await do(door.join("boris", table, JoinRequest(1, sealed("from Boris"))))
        await do(door.set_chair("anna", table, ChairRequest(2, "random")))
        await do(door.show("anna", table, text))
        await do(door.begin("anna", table))
        assert held.kept.status == "running"
        await do(door.leave("boris", table, 1))
        await do(door.join("boris", table, JoinRequest()))
        await do(door.stand_in("boris", table, 0))
        assert held.stand_ins() == [0]
        held.kept = replace(held.kept, status="over")
        again = await do(door.rematch("anna", table, ""))
        assert held.kept.next == again.kept.id
        assert (await do(door.learn("boris", LessonRequest("course")))).kept.lesson
