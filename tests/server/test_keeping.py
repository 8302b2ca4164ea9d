"""Nothing acknowledged is ever lost; and when the house cannot keep anything, it says so."""

import asyncio
import contextlib
import ctypes
import gzip
import os
import random
import resource
import socket
import sqlite3
import subprocess
import sys
import webbrowser
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from grandtour.core.fair import FORMAT
from grandtour.core.questions import offered
from grandtour.core.tables import Refusal
from grandtour.server import expiry as expiry_module
from grandtour.server import serve as serve_module
from grandtour.server.backup import BadBackup, back_up, restore
from grandtour.server.database import MIGRATIONS, BadDatabase, bring_up_to_date, engine_for, sqlite_url
from grandtour.server.expiry import Policy
from grandtour.server.messages import SeatRequest, TableRequest
from grandtour.server.schema import HOUSE, TABLES
from grandtour.server.serve import open_house
from grandtour.server.store import NotStored, Store
from tests.server.playing import GRANDTOUR, ME_AND_ANOTHER_HERE, PATIENCE, Json, Player, Server, eventually, ok, refusal
from tests.server.schemas import BACK_TO_THE_FIRST
from tests.server.test_faults import soon

LETTERS = "AB"
DATABASES = Path(__file__).with_name("databases")
BOT = {"kind": "bot", "level": "random"}


# --- kill -9 ---


def hammer(url: str, stored: list[tuple[int, int, str]], seed: int) -> tuple[Player, str]:
    """Play for both seats of a table until the server is gone; `stored` gets every act that it has acknowledged."""
    player, dice = Player(url), random.Random(seed)
    table = player.opens(*ME_AND_ANOTHER_HERE)["id"]
    with contextlib.suppress(httpx.TransportError):
        while True:
            seat = player.table(table)["waiting"][0]
            version, said = player.plays(table, seat, dice)
            stored.append((version, seat, said))
    return player, table


def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path: Path) -> None:
    logs: list[list[tuple[int, int, str]]] = [[] for _ in range(4)]
    with Server(tmp_path / "data") as server, ThreadPoolExecutor(4) as people:
        playing = [people.submit(hammer, server.url, stored, seed) for seed, stored in enumerate(logs)]
        eventually(lambda: min(map(len, logs)) > 10, "everyone has played some acts")
        server.kill()
        hammered = [one.result() for one in playing]
    with Server(tmp_path / "data") as again:
        for (player, table), stored in zip(hammered, logs, strict=True):
            back = Player(again.url, player.http.cookies)
            assert back.id == player.id
            acts = [back.record(table, seat) for seat in (0, 1)]
            for version, seat, said in stored:
                assert acts[seat][version] == f"{LETTERS[seat]} {said}"


def test_after_kill_9_everyone_is_where_he_was_and_bots_play_on(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        anna = Player(server.url).named("Anna")
        table = anna.opens({"kind": "me"}, BOT)["id"]
        ok(anna.says(table, 0, anna.position(table)["version"], "home paris"))
        before = eventually(lambda: at_rest(anna, table), "the bot has played")
        server.kill()
    with Server(tmp_path / "data") as again:
        back = Player(again.url, anna.http.cookies)
        assert back.position(table) == before
        assert back.get("/api/mine")["tables"][0]["id"] == table
        assert back.table(table)["seats"][0]["name"] == "Anna"


def at_rest(player: Player, table: str) -> Json | None:
    return player.position(table) if player.table(table)["waiting"] == [0] else None


def test_ctrl_c_ends_the_house_while_somebody_looks_and_a_bot_is_at_work(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        anna = Player(server.url)
        table = anna.opens({"kind": "me"}, BOT)["id"]
        with anna.socket() as line:
            line.watch(table)
            eventually(lambda: anna.table(table)["waiting"] == [0], "the bot's process has started")
            assert server.stop() == 0
    assert "Traceback" not in server.printed()


# --- When nothing can be kept ---


def test_a_full_disk_is_told_and_nothing_changes(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        anna, dice = Player(server.url), random.Random(1)
        table = anna.opens(*ME_AND_ANOTHER_HERE)["id"]
        with no_room_to_write(server):
            before = fill(anna, table, dice)
            refused = anna.says(table, before["seat"], before["version"], before["offers"][0]["said"])
            assert refusal(refused) == (503, "storage")
            assert anna.position(table, before["seat"]) == before
            with anna.socket() as line:
                answer = line.asks(
                    "do", table=table, seat=before["seat"], version=before["version"], said=before["offers"][0]["said"]
                )
                assert (answer["type"], answer["code"]) == ("refused", "storage")
            body = {"game": "course", "seats": ME_AND_ANOTHER_HERE}
            assert refusal(anna.http.post("/api/tables", json=body)) == (503, "storage")
        ok(anna.says(table, before["seat"], before["version"], before["offers"][0]["said"]))
        log = anna.record(table, 0)
        server.kill()
    with Server(tmp_path / "data") as again:
        assert Player(again.url, anna.http.cookies).record(table, 0) == log


@contextlib.contextmanager
def no_room_to_write(server: Server):  # type: ignore[no-untyped-def]
    """No file of the server may grow any more, as on a full disk."""
    files = [path.stat().st_size for path in server.data.iterdir()]
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (max(files), hard))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))


def fill(player: Player, table: str, dice: random.Random) -> Json:
    """Play until nothing more can be stored; the position at which that is."""
    while True:
        position = player.position(table, player.table(table)["waiting"][0])
        said = dice.choice(position["offers"])["said"]
        if player.says(table, position["seat"], position["version"], said).status_code == 503:
            return position


def failing(*arguments: str | Path, without_overriding: bool = False) -> str:
    """What `grandtour serve` says when it cannot start."""
    command = [str(argument) for argument in (GRANDTOUR, "serve", "--no-browser", *arguments)]
    if without_overriding:
        command = [sys.executable, "-c", AS_ORDINARY_USER, *command]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


# Even root obeys the mode of a folder once it has given up the right to override it (CAP_DAC_OVERRIDE).
AS_ORDINARY_USER = """
import ctypes, os, sys
PR_CAPBSET_DROP, CAP_DAC_OVERRIDE = 24, 1
if os.geteuid() == 0 and ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0):
    sys.exit("cannot give up the rights of root")
os.execv(sys.argv[1], sys.argv[1:])
"""


@pytest.mark.skipif(
    os.geteuid() == 0 and not hasattr(ctypes.CDLL(None), "prctl"), reason="root cannot give up its rights here"
)
def test_a_read_only_data_folder_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o555)
    said = failing("--data", folder, without_overriding=True)
    assert f"The data folder {folder} cannot be used: Permission denied" in said


def test_a_data_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert "cannot be used: File exists" in failing("--data", tmp_path / "file")


def test_a_port_in_use_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = failing("--data", tmp_path / "data", "--port", port)
        assert f"Port {port} of 127.0.0.1 cannot be used: Address already in use" in said


def test_the_second_start_of_a_house_says_where_it_is_open(server: Server) -> None:
    command = [str(GRANDTOUR), "serve", "--no-browser", "--data", str(server.data)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"Grand Tour is already open at {server.url}/\n"


def test_the_second_start_of_a_house_opens_it(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(serve_module, "has_screen", lambda: True)
    serve_module.serve(data=server.data)
    assert opened == [f"{server.url}/"]


def test_a_data_folder_in_use_is_told(tmp_path: Path) -> None:
    """By something else than an open house, for instance by an upgrade."""
    lock, _ = serve_module.data_folder(tmp_path)
    with lock:
        assert "Another Grand Tour already runs" in failing("--data", tmp_path)
        serve_module.leave_address(lock, "http://127.0.0.1:9/")
        assert "Another Grand Tour already runs" in failing("--data", tmp_path)


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / "grandtour.sqlite").write_text("this is a text and no database at all\n" * 100)
    assert "cannot be used: file is not a database" in failing("--data", tmp_path)


async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    await (await Store.open(sqlite_url(tmp_path))).close()
    with contextlib.closing(sqlite3.connect(tmp_path / "grandtour.sqlite")) as database, database:
        database.execute("UPDATE house SET version = 99")
    said = await asyncio.to_thread(failing, "--data", tmp_path)
    assert "The database is of version 99, made by a newer Grand Tour" in said
    with contextlib.closing(sqlite3.connect(tmp_path / "grandtour.sqlite")) as database:
        assert database.execute("SELECT version FROM house").fetchall() == [(99,)]


async def test_a_house_that_would_make_other_draws_leaves_the_database_alone(tmp_path: Path) -> None:
    """The version of the schema from which on tables may be of the format of today: an older house knows fewer."""
    from_version = {3: 8}[FORMAT]
    await (await Store.open(sqlite_url(tmp_path))).close()
    engine = engine_for(sqlite_url(tmp_path))
    with pytest.raises(BadDatabase, match="made by a newer Grand Tour"):
        await bring_up_to_date(engine, MIGRATIONS[: from_version - 2])
    await engine.dispose()


async def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    store = await Store.open(sqlite_url(tmp_path))
    await store.rename("anna", "Anna")
    await store.close()
    change = ("ALTER TABLE people ADD COLUMN colour VARCHAR NOT NULL DEFAULT 'red'",)
    for _ in range(2):
        engine = engine_for(sqlite_url(tmp_path))
        await bring_up_to_date(engine, (*MIGRATIONS, change))
        async with engine.connect() as connection:
            people = (await connection.execute(sa.text("SELECT name, colour FROM people"))).all()
            version = await connection.scalar(sa.select(HOUSE.c.version))
        await engine.dispose()
        assert (people, version) == ([("Anna", "red")], 2 + len(MIGRATIONS))


async def test_every_older_schema_is_led_to_the_one_we_make(tmp_path: Path) -> None:
    await (await Store.open(sqlite_url(tmp_path))).close()
    ours = columns(tmp_path)
    with contextlib.closing(sqlite3.connect(tmp_path / "grandtour.sqlite")) as database, database:
        for statement in BACK_TO_THE_FIRST:
            database.execute(statement)
    await (await Store.open(sqlite_url(tmp_path))).close()
    assert columns(tmp_path) == ours


@pytest.mark.parametrize("version", [3, 4, 5, 6, 7])
async def test_tables_stored_by_an_older_house_are_played_on_or_closed(
    tmp_path: Path, url: sa.URL, version: int
) -> None:
    """Given a running race, and a journey by older rules at which somebody has answered in advance."""
    await restore_older(version, tmp_path, url)
    async with open_house(url) as house:
        course, sakodo = sorted(await house.reception.mine("anna"), key=lambda info: info.game)
        held = await house.hall.open(sakodo.id)
        assert (held.kept.closed, held.kept.plea) == ("new-rules", None)
        assert held.kept.seats[1].answers == {"bids": "never", "most": 200, "trades": "ask"}
        assert [seat.name for seat in sakodo.seats] == ["Anna", "Boris"]
        with pytest.raises(Refusal, match="nobody asks to take anything back"):
            await house.play.agree("boris", sakodo.id, 1, True)
        act = offered((await house.hall.open(course.id)).table.state)[0]
        await house.play.act("anna", course.id, act.by, course.version, act.said)


async def test_what_an_older_house_was_sent_is_still_answered_alike(tmp_path: Path, url: sa.URL) -> None:
    await restore_older(5, tmp_path, url)
    async with open_house(url) as house:
        course = next(info for info in await house.reception.mine("anna") if info.game == "course")
        assert await house.play.act("anna", course.id, 0, 31, "home paris", once="m0") == course.version == 32


async def restore_older(version: int, folder: Path, url: sa.URL) -> None:
    """A database as that version made it. It was written down from SQLite; PostgreSQL gets the same tables and rows."""
    with contextlib.closing(sqlite3.connect(folder / "grandtour.sqlite")) as database:
        database.executescript((DATABASES / f"version-{version}.sql").read_text("utf-8"))
    if url.get_backend_name() == "postgresql":
        await copy_to(url, sa.create_engine(f"sqlite:///{folder / 'grandtour.sqlite'}"))


async def copy_to(url: sa.URL, older: sa.Engine) -> None:
    tables, engine = sa.MetaData(), engine_for(url)
    tables.reflect(older)
    for column in [column for table in tables.tables.values() for column in table.columns]:
        if isinstance(column.type, sa.Boolean):
            column.server_default = sa.DefaultClause(sa.false())  # SQLite writes it as a number
    async with engine.begin() as connection:
        await connection.run_sync(tables.create_all)
        for table in tables.sorted_tables:
            with older.connect() as reading:
                rows = [dict(row) for row in reading.execute(sa.select(table)).mappings()]
            if rows:  # SQLite has no marks of commits
                await connection.execute(sa.insert(table), rows)
    await engine.dispose()


def columns(folder: Path) -> dict[str, list[tuple[str, str, int]]]:
    """Name, type and whether it must have a value, of every column of every table."""
    with contextlib.closing(sqlite3.connect(folder / "grandtour.sqlite")) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {t: [row[1:4] for row in database.execute(f"PRAGMA table_info({t})")] for t in tables}


# --- Damaged backups ---


async def house_and_backup(folder: Path) -> tuple[sa.URL, Path, dict[str, int]]:
    """A place for a new house, the backup of another one, and how many rows that has."""
    old, new, file = folder / "old", folder / "new", folder / "backup"
    old.mkdir()
    new.mkdir()
    async with open_house(sqlite_url(old)) as house:
        await house.reception.create("anna", TableRequest("course", [SeatRequest("me"), SeatRequest("here", "Zoé")]))
    return sqlite_url(new), file, await asyncio.to_thread(back_up, sqlite_url(old), "the key", file)


def check_refused(url: sa.URL, file: Path, damaged: bytes) -> None:
    file.write_bytes(damaged)
    with pytest.raises(BadBackup):
        restore(url, file)


def read_as(data: bytes) -> bytes:
    try:
        return gzip.decompress(data)
    except (OSError, EOFError, zlib.error):
        return b""


async def test_whatever_bit_of_a_backup_is_wrong_it_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    """Bits of which nothing is read, such as those of the time, may be wrong. In the end the whole backup still finds
    an empty house."""
    url, file, counted = await house_and_backup(tmp_path)
    whole, seed = file.read_bytes(), random.randrange(1000)
    print(f"seed {seed}")
    for bit in random.Random(seed).sample(range(8 * len(whole)), 150):
        damaged = (int.from_bytes(whole, "little") ^ 1 << bit).to_bytes(len(whole), "little")
        if read_as(damaged) != read_as(whole):
            await asyncio.to_thread(check_refused, url, file, damaged)
    file.write_bytes(whole)
    assert await asyncio.to_thread(restore, url, file) == ("the key", counted)


async def test_wherever_a_backup_is_cut_off_it_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    url, file, counted = await house_and_backup(tmp_path)
    whole = file.read_bytes()
    for length in [*range(0, len(whole), 50), *range(len(whole) - 10, len(whole))]:
        await asyncio.to_thread(check_refused, url, file, whole[:length])
    await asyncio.to_thread(check_refused, url, file, whole + whole)
    file.write_bytes(whole)
    assert await asyncio.to_thread(restore, url, file) == ("the key", counted)


@pytest.mark.parametrize(
    ("written", "instead"),
    [
        ('"table":"seats"', '"table":"stools"'),
        ('"here":"Zoé"', '"heir":"Zoé"'),
        ('"here":"Zoé",', ""),
        ('"here":"Zoé"', '"here":7'),
        ('"seat":1', '"seat":1' + "0" * 30),
        ('"seat":1', '"seat":0'),
    ],
    ids=["unknown table", "unknown column", "missing column", "wrong kind", "too large", "twice"],
)
async def test_a_backup_of_something_else_is_refused_and_leaves_nothing(
    tmp_path: Path, written: str, instead: str
) -> None:
    url, file, counted = await house_and_backup(tmp_path)
    whole = file.read_bytes()
    text = gzip.decompress(whole).decode()
    assert written in text
    await asyncio.to_thread(check_refused, url, file, gzip.compress(text.replace(written, instead).encode()))
    file.write_bytes(whole)
    assert await asyncio.to_thread(restore, url, file) == ("the key", counted)


# --- What is forgotten ---


async def test_however_many_tables_have_expired_all_are_forgotten_at_once(
    url: sa.URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few at a time; others write in between."""
    monkeypatch.setattr(expiry_module, "MOST", 1)
    monkeypatch.setattr(expiry_module, "PAUSE_SECONDS", 0)
    async with open_house(url, policy=Policy(open_tables=10)) as house:
        request = TableRequest("course", [SeatRequest("me"), SeatRequest("invite")])
        *_, fresh = [await house.reception.create("anna", request) for _ in range(4)]
        async with house.store.transaction() as connection:
            await connection.execute(sa.update(TABLES).where(TABLES.c.id != fresh.kept.id).values(changed=0.0))
        await house.forget()
        assert [info.id for info in await house.reception.mine("anna")] == [fresh.kept.id]
        await soon(lambda: list(house.hall.held) == [fresh.kept.id], "nor are they in memory")


async def test_what_was_forgotten_leaves_the_memory_though_the_rest_cannot_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry_module, "MOST", 1)
    async with open_house(sqlite_url(tmp_path), policy=Policy(open_tables=10)) as house:
        request = TableRequest("course", [SeatRequest("me"), SeatRequest("invite")])
        for _ in range(2):
            await house.reception.create("anna", request)
        async with house.store.transaction() as connection:
            await connection.execute(sa.update(TABLES).values(changed=0.0))
        forget_some = expiry_module.forget_some_tables

        async def no_more(*_: object) -> list[str]:
            raise NotStored("no space left")

        async def once(*given: Any) -> list[str]:
            monkeypatch.setattr(expiry_module, "forget_some_tables", no_more)
            return await forget_some(*given)

        monkeypatch.setattr(expiry_module, "forget_some_tables", once)
        with pytest.raises(NotStored):
            await house.forget()
        left = [info.id for info in await house.reception.mine("anna")]
        await soon(lambda: list(house.hall.held) == left, "what is no more is not in memory either")


# --- Secrets ---


def test_the_secret_is_private(server: Server) -> None:
    secret = server.data / "secret"
    assert secret.stat().st_mode & 0o777 == 0o600
    assert len(secret.read_text()) == 64
