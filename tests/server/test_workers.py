"""Bots think in processes of their own, which never hold the house up and never outlive it."""

import contextlib
import os
import sqlite3
import time
from pathlib import Path

import pytest

from grandtour.server.jobs import JobFailed, bot_act
from grandtour.server.workers import Workers
from tests.server.playing import ME_AND_ANOTHER_HERE, Player, Server, eventually

DEALT = ["* dealer A"]
SETTINGS: dict[str, bool | int | str] = {}


async def test_a_job_that_never_ends_is_ended() -> None:
    workers = Workers(1, patience=0.5)
    first = await workers.run(os.getpid)
    with pytest.raises(TimeoutError):
        await workers.run(time.sleep, 60)
    assert await workers.run(os.getpid) != first
    assert not is_running(first)
    workers.stop()


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def test_processes_that_have_died_are_replaced() -> None:
    workers = Workers(1)
    first = await workers.run(os.getpid)
    os.kill(first, 9)
    assert await workers.run(os.getpid) != first
    workers.stop()


async def test_what_a_bot_fails_with_tells_nothing_of_the_table() -> None:
    workers = Workers(1)
    with pytest.raises(JobFailed, match=r"^BadGame at ") as failure:
        await workers.run(bot_act, "course", 2, SETTINGS, DEALT, 0, "genius")
    assert "genius" not in str(failure.value)
    workers.stop()


def test_a_bot_that_fails_does_not_stop_the_game(tmp_path: Path) -> None:
    """A level that is no more, for instance: for its seat is done what is done for those whose time has run out."""
    with Server(tmp_path / "data") as server:
        anna = Player(server.url)
        table = anna.opens(*ME_AND_ANOTHER_HERE)["id"]
        server.kill()
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "grandtour.sqlite")) as database, database:
        database.execute("UPDATE seats SET owner = NULL, here = '', level = 'genius' WHERE seat = 1")
    with Server(tmp_path / "data") as again:
        back = Player(again.url, anna.http.cookies)
        eventually(lambda: back.table(table)["waiting"] == [0], "somebody has chosen a home for the bot")
        assert "the bot genius failed: BadGame" in again.printed()


def test_no_process_outlives_the_house(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
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
