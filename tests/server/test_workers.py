"""Bots think in processes of their own, which never hold the house up and never outlive it."""

import asyncio
import errno
import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NoReturn

import pytest
import sqlalchemy as sa

from grandtour.server import workers as workers_module
from grandtour.server.database import sqlite_url
from grandtour.server.jobs import JobFailed, bot_act
from grandtour.server.messages import SeatRequest, TableRequest
from grandtour.server.minds import Place
from grandtour.server.serve import open_house
from grandtour.server.workers import T, Workers
from tests.server.playing import PATIENCE, Player, Server, eventually

DEALT = ["* dealer A"]


async def test_a_job_that_never_ends_is_ended() -> None:
    workers = Workers(1, PATIENCE)
    first = await workers.run(os.getpid)
    workers.patience = 0.1
    with pytest.raises(TimeoutError):
        await workers.run(time.sleep, 3600)
    workers.patience = PATIENCE
    assert await workers.run(os.getpid) != first
    eventually(lambda: not is_running(first), "the process that was at it has gone")
    workers.stop()


async def test_jobs_that_wait_for_others_lose_no_patience() -> None:
    """Many bots that think at once must not be taken for bots that never answer: patience begins with the work."""

    class Counted(Workers):
        at_work = 0

        async def try_once(self, job: Callable[..., T], *arguments: object) -> T:
            self.at_work += 1
            assert self.at_work <= self.processes
            await asyncio.sleep(0)
            self.at_work -= 1
            return job(*arguments)

    workers = Counted(2)
    assert await asyncio.gather(*(workers.run(abs, -n) for n in range(9))) == list(range(9))


def test_a_bot_that_never_ends_in_a_thread_keeps_no_house_open() -> None:
    subprocess.run([sys.executable, "-c", ENDLESS], check=True, timeout=PATIENCE)


ENDLESS = """
import asyncio, time
from grandtour.server.workers import Workers

async def think():
    workers = Workers(1, 0.1)
    workers.in_threads = True
    try:
        await workers.run(time.sleep, 3600)
    except TimeoutError:
        workers.stop()

asyncio.run(think())
"""


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def test_processes_that_have_died_are_replaced() -> None:
    workers = Workers(1, PATIENCE)
    first = await workers.run(os.getpid)
    os.kill(first, 9)
    assert await workers.run(os.getpid) != first
    workers.stop()


async def test_a_process_that_has_died_while_it_was_idle_is_replaced() -> None:
    """It is known by then that there is none."""
    workers = Workers(1, PATIENCE)
    first = await workers.run(os.getpid)
    pool = workers.pool
    os.kill(first, 9)
    while not getattr(pool, "_broken"):  # noqa: ASYNC110, B009
        await asyncio.sleep(0.01)
    assert await workers.run(os.getpid) != first
    workers.stop()


def out_of_files(*_: object) -> NoReturn:
    raise OSError(errno.EMFILE, "Too many open files")


def out_of_processes(*_: object) -> NoReturn:
    raise EOFError("unexpected EOF")


@pytest.mark.parametrize(
    ("place", "name", "fails"),
    [
        (workers_module, "pool_of_processes", out_of_files),
        (ProcessPoolExecutor, "submit", out_of_files),
        (ProcessPoolExecutor, "submit", out_of_processes),
    ],
)
async def test_where_there_were_processes_there_are_some_again_once_the_system_has_room(
    monkeypatch: pytest.MonkeyPatch, place: object, name: str, fails: Callable[..., NoReturn]
) -> None:
    """While it has none a job fails, which is nobody's fault; but it is not done in threads from then on."""
    workers = Workers(1, PATIENCE)
    first = await workers.run(os.getpid)
    workers.stop()
    with monkeypatch.context() as short:
        short.setattr(place, name, fails)
        for _ in range(2):
            with pytest.raises(OSError, match=r"Too many open files|unexpected EOF"):
                await workers.run(os.getpid)
    assert await workers.run(os.getpid) not in (first, os.getpid())
    assert not workers.in_threads
    workers.stop()


async def test_what_a_bot_fails_with_tells_nothing_of_the_table() -> None:
    workers = Workers(1, PATIENCE)
    with pytest.raises(JobFailed, match=r"^BadGame at ") as failure:
        await workers.run(bot_act, Place("t", "course", 2, {}), 0, DEALT, {0: "genius"})
    assert "genius" not in str(failure.value)
    workers.stop()


async def test_after_a_restart_bots_play_that_were_to(tmp_path: Path) -> None:
    """Also one of a level that is no more: for its seat is done what is done for those whose time has run out."""
    data = tmp_path / "data"
    data.mkdir()
    seats = [SeatRequest("me"), SeatRequest("here", "B"), SeatRequest("here", "C")]
    async with open_house(sqlite_url(data)) as house:
        table = (await house.reception.create("anna", TableRequest("course", seats))).kept.id
        async with house.store.transaction() as connection:
            for seat, level in ((1, "random"), (2, "genius")):
                await connection.execute(NOW_A_BOT, {"seat": seat, "level": level})
    await asyncio.to_thread(bots_play, data, table)


NOW_A_BOT = sa.text("UPDATE seats SET owner = NULL, here = '', level = :level WHERE seat = :seat")


def bots_play(data: Path, table: str) -> None:
    with Server(data) as server:
        eventually(lambda: Player(server.url).table(table)["waiting"] == [0], "both have chosen a home")
        assert "the bot genius failed: BadGame" in server.printed()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_no_process_outlives_the_house(tmp_path: Path, workers: str) -> None:
    with Server(tmp_path / "data", "--workers", workers) as server:
        anna = Player(server.url)
        table = anna.opens({"kind": "me"}, {"kind": "bot"})["id"]
        eventually(lambda: anna.table(table)["waiting"] == [0], "a bot has played")
        server.kill()
        eventually(lambda: not processes_of(server), "all its processes have gone")


def processes_of(server: Server) -> bool:
    try:
        os.killpg(server.process.pid, 0)
    except ProcessLookupError:
        return False
    return True
