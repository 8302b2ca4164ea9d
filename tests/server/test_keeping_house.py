"""For those who run it: health, numbers, logs, backups, beginning anew."""

import asyncio
import contextlib
import gzip
import json
import logging
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import InvalidStatus

from grandtour.server import backup as backup_module
from grandtour.server import logs
from grandtour.server.backup import BadBackup, back_up, restore
from grandtour.server.database import BadDatabase, postgres_url, sqlite_url
from grandtour.server.messages import SeatRequest, TableRequest
from grandtour.server.meter import HELP
from grandtour.server.serve import CLOSING_SECONDS, open_house
from tests.server.playing import GRANDTOUR, ME_AND_ANOTHER_HERE, PATIENCE, Player, Server, eventually, ok
from tests.server.test_faults import first_offer

SEATS = [SeatRequest("me"), SeatRequest("here", "B")]


# --- Numbers and logs ---


def test_metrics_can_be_read_by_prometheus(server: Server, anna: Player) -> None:
    table = anna.opens(*ME_AND_ANOTHER_HERE)["id"]
    ok(anna.says(table, 0, anna.position(table)["version"], "home paris"))
    anna.says(table, 0, 0, "nonsense")
    text = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    line = re.compile(r'# (HELP|TYPE) \w+ .+|\w+(\{\w+="[\w-]+"\})? \d+(\.\d+)?(e[+-]\d+)?')
    assert all(line.fullmatch(one) for one in text.splitlines())
    assert re.findall(r"^# TYPE (\w+)", text, re.MULTILINE) == list(HELP)
    assert re.search(r'^grandtour_requests_total\{status="200"\} [1-9]', text, re.MULTILINE)
    assert re.search(r'^grandtour_refusals_total\{code="stale"\} [1-9]', text, re.MULTILINE)
    assert re.search(r"^grandtour_acts_total [1-9]", text, re.MULTILINE)


def test_metrics_are_for_whoever_runs_the_house(server: Server) -> None:
    answer = httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "10.9.9.9"}, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["code"]) == (403, "not-for-you")


def test_logs_in_json_hold_no_secrets(tmp_path: Path) -> None:
    with Server(tmp_path / "data", GRANDTOUR_LOG="json") as server:
        anna = Player(server.url).named("Anna Secret")
        table = anna.opens(*ME_AND_ANOTHER_HERE, entropy="my own salt")["id"]
        ok(anna.says(table, 0, anna.position(table)["version"], "home paris"))
        anna.http.get("/api/tables/none")
        anna.http.get("/api/nothing")
        anna.http.get("/api/me", headers={"Host": "elsewhere.example"})
        with anna.socket() as line:
            line.watch(table)
        with pytest.raises(InvalidStatus, match="403"), anna.socket(Origin="https://elsewhere.example"):
            pass
        cookie = next(iter(anna.http.cookies.values()))
    printed = server.printed()
    lines = [json.loads(line) for line in printed.splitlines() if line.startswith("{")]
    acts = [line["request"] for line in lines if line["request"]["path"] == "/api/tables/{table}/acts"]
    assert [(act["method"], act["status"]) for act in acts] == [("POST", 200)]
    assert any(line["request"]["status"] == 404 for line in lines)
    seen = {(line["request"]["path"], line["request"]["status"]) for line in lines}
    assert seen >= {("/live", 101), ("/live", 403), ("elsewhere", 421), ("/api/{rest:path}", 404)}
    secret = (tmp_path / "data" / "secret").read_text()
    for hidden in ("Anna Secret", "paris", "my own salt", table, cookie, cookie.split(".")[0], secret):
        assert hidden not in printed


def test_what_an_error_says_is_not_logged_in_json() -> None:
    try:
        raise ValueError("the hand of seat A")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "it failed", (), sys.exc_info())
    text = logs.Json().format(record)
    assert json.loads(text)["message"] == "it failed (ValueError)"


# --- Backups ---


def fresh(kind: str, folder: Path, database: Callable[[], str] | None) -> sa.URL:
    folder.mkdir(parents=True, exist_ok=True)
    return sqlite_url(folder) if kind == "sqlite" or database is None else postgres_url(database())


@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("sqlite", "sqlite"),
        pytest.param("sqlite", "postgres", marks=pytest.mark.postgres),
        pytest.param("postgres", "sqlite", marks=pytest.mark.postgres),
        pytest.param("postgres", "postgres", marks=pytest.mark.postgres),
    ],
)
async def test_a_house_is_restored_from_a_backup_that_was_made_while_it_ran(
    tmp_path: Path, request: pytest.FixtureRequest, first: str, then: str
) -> None:
    """Given a table at which somebody acts, when it is backed up, restored elsewhere and played on."""
    database = request.getfixturevalue("database") if "postgres" in (first, then) else None
    old = await asyncio.to_thread(fresh, first, tmp_path / "old", database)
    new = await asyncio.to_thread(fresh, then, tmp_path / "new", database)
    file = tmp_path / "backup"
    async with open_house(old) as house:
        await house.reception.rename("anna", "Anna")
        held = await house.reception.create("anna", TableRequest("course", SEATS))
        await house.play.act("anna", held.kept.id, **first_offer(held))
        counted = await asyncio.to_thread(back_up, old, "the key", file)
        kept, log, next_seal = held.kept, held.table.log, (await house.reception.me("anna")).commitment
        await house.play.act("anna", held.kept.id, **first_offer(held))
    assert counted == {"people": 1, "tables": 1, "seats": 2, "acts": len(log)}
    assert file.stat().st_mode & 0o777 == 0o600
    assert await asyncio.to_thread(restore, new, file) == ("the key", counted)
    async with open_house(new) as house:
        again = await house.hall.open(kept.id)
        assert (again.kept, again.table.log) == (kept, log)
        assert (await house.reception.me("anna")).commitment != next_seal, "that seed may be known by now"
        await house.play.act("anna", kept.id, **first_offer(again))
    with pytest.raises(BadDatabase, match="not empty"):
        await asyncio.to_thread(restore, new, file)


async def test_a_backup_shows_one_moment_though_somebody_acts_meanwhile(
    tmp_path: Path, url: sa.URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given an act before each part of it is written."""
    async with open_house(url) as house:
        held = await house.reception.create("anna", TableRequest("course", SEATS))
        table, log, loop = held.kept.id, held.table.log, asyncio.get_running_loop()

        async def act_and_write(*given: Any) -> int:
            acting = house.play.act("anna", table, **first_offer(held))
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(acting, loop))
            return await write_table(*given)

        write_table = backup_module.write_table
        monkeypatch.setattr(backup_module, "write_table", act_and_write)
        kept, file = held.kept, tmp_path / "backup"
        counted = await asyncio.to_thread(back_up, url, "the key", file)
        assert len(held.table.log) > len(log) == counted["acts"]
    (tmp_path / "new").mkdir()
    await asyncio.to_thread(restore, sqlite_url(tmp_path / "new"), file)
    async with open_house(sqlite_url(tmp_path / "new")) as house:
        again = await house.hall.open(table)
        assert (again.kept, again.table.log) == (kept, log)


def test_the_commands_keep_everybody_who_they_were(tmp_path: Path) -> None:
    file = tmp_path / "backup"
    with Server(tmp_path / "old") as server:
        anna = Player(server.url).named("Anna")
        table = anna.opens(*ME_AND_ANOTHER_HERE)["id"]
        assert "1 tables" in command("backup", file, "--data", tmp_path / "old")
    assert "1 tables" in command("restore", file, "--data", tmp_path / "new")
    assert (tmp_path / "new" / "secret").stat().st_mode & 0o777 == 0o600
    with Server(tmp_path / "new") as server:
        back = Player(server.url, anna.http.cookies)
        assert (back.id, back.table(table)["seats"][0]["name"]) == (anna.id, "Anna")


def command(*words: str | Path, status: int = 0) -> str:
    done = subprocess.run([GRANDTOUR, *words], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize("damage", ["cut", "text", "row", "version"])
async def test_a_damaged_backup_is_refused_and_leaves_nothing(tmp_path: Path, damage: str) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "backup"
    for folder in (old, new):
        folder.mkdir()
    async with open_house(sqlite_url(old)) as house:
        await house.reception.create("anna", TableRequest("course", SEATS))
    await asyncio.to_thread(back_up, sqlite_url(old), "", file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(
        {
            "cut": file.read_bytes()[:-20],
            "text": b"no backup at all",
            "row": gzip.compress(b"".join([*lines[:-2], lines[-1]])),
            "version": gzip.compress(lines[0].replace(b'"schema":', b'"schema":9') + b"".join(lines[1:])),
        }[damage]
    )
    with pytest.raises(BadBackup):
        await asyncio.to_thread(restore, sqlite_url(new), file)
    database = sqlite3.connect(new / "grandtour.sqlite")
    try:
        tables = database.execute("SELECT name FROM sqlite_master WHERE name = 'people'").fetchall()
        assert not tables or database.execute("SELECT count(*) FROM people").fetchone() == (0,)
    finally:
        database.close()


def test_backing_up_nothing_is_told(tmp_path: Path) -> None:
    said = command("backup", tmp_path / "backup", "--data", tmp_path / "none", status=1)
    assert "There is no house in the data folder" in said
    assert not (tmp_path / "backup").exists()


# --- Beginning anew ---


def test_the_house_begins_anew_without_turning_anybody_away(tmp_path: Path) -> None:
    """Given somebody who asks all the time, when the house is told to begin anew, then nobody finds the door shut."""
    with Server(tmp_path / "data") as server, ThreadPoolExecutor(1) as others:
        anna = Player(server.url)
        table = anna.opens(*ME_AND_ANOTHER_HERE)["id"]
        done: list[bool] = []
        asking = others.submit(ask_until, anna, table, done)
        os.kill(server.process.pid, signal.SIGHUP)
        eventually(lambda: server.printed().count("is open at") == 2, "it has begun anew")
        done.append(True)
        assert asking.result() > 0
        ok(anna.says(table, 0, anna.position(table)["version"], "home paris"))
        assert server.process.poll() is None
    assert len(set(re.findall(r"is open at (\S+)", server.printed()))) == 1


@pytest.mark.parametrize("workers", ["1", "2"])
def test_whoever_says_it_again_and_again_ends_nothing(tmp_path: Path, workers: str) -> None:
    """Given SIGHUP all the time, also while the new program begins, until that is open."""
    with Server(tmp_path / "data", "--workers", workers) as server:

        def again() -> bool:
            server.process.send_signal(signal.SIGHUP)
            return server.process.poll() is not None or server.printed().count("is open at") > 1

        eventually(again, "it has begun anew")
        assert server.process.poll() is None
        eventually(lambda: server.printed().count("is open at") > 2, "it has heard what came meanwhile")
        assert Player(server.url).id


def test_an_act_in_progress_is_answered_before_the_house_begins_anew(tmp_path: Path) -> None:
    """Given acts, of which one waits for the disk and one for the other, when somebody else holds the disk for longer
    than a line would be waited for. Acts that come at the same moment do not wait for each other, so there may be
    more of them."""
    with Server(tmp_path / "data") as server, ThreadPoolExecutor(6) as others:
        players = [Player(server.url) for _ in range(6)]
        tables = [player.opens(*ME_AND_ANOTHER_HERE)["id"] for player in players]
        versions = [player.position(table)["version"] for player, table in zip(players, tables, strict=True)]
        saying: list[Future[httpx.Response]] = []
        with contextlib.closing(sqlite3.connect(server.data / "grandtour.sqlite", isolation_level=None)) as disk:
            disk.execute("BEGIN IMMEDIATE")
            for player, table, version in zip(players, tables, versions, strict=True):
                saying.append(others.submit(player.says, table, 0, version, "home paris"))
                if len(saying) > 1 and any(an_act_waits(server) for _ in range(10)):
                    break
            eventually(lambda: an_act_waits(server), "one waits for another")
            server.process.send_signal(signal.SIGHUP)
            time.sleep(2 * CLOSING_SECONDS)
            disk.execute("ROLLBACK")
        answers = {(said.result().status_code, said.result().json().get("code")) for said in saying}
        assert answers <= {(200, None), (503, "storage")}, "SQLite gives the disk up after five seconds"
        eventually(lambda: server.printed().count("is open at") == 2, "it has begun anew")
        assert "Traceback" not in server.printed()


def an_act_waits(server: Server) -> bool:
    return "grandtour_writes_waiting 0\n" not in httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text


def test_nobody_is_waited_for_who_has_asked_for_nothing(tmp_path: Path) -> None:
    """Given a request of which half has come, and somebody who looks on."""
    with Server(tmp_path / "data") as server, socket.socket() as half:
        anna = Player(server.url)
        half.connect(("127.0.0.1", httpx.URL(server.url).port))
        half.sendall(b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        with anna.socket() as line:
            assert line.asks("ping")["type"] == "pong"
            assert server.stop() == 0
        assert "Cancel" not in server.printed(), "it did not come to the end of its patience"


def ask_until(player: Player, table: str, done: list[bool]) -> int:
    """Every time over a new connection; one that was made is answered, or made again if the house ended just then."""
    asked = 0
    while not done:
        try:
            answer = httpx.get(f"{player.url}/api/tables/{table}", timeout=PATIENCE)
            assert answer.status_code == 200
            asked += 1
        except httpx.ConnectError as error:
            raise AssertionError("the door was shut") from error
        except httpx.TransportError:
            continue
    return asked
