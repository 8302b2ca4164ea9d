"""The server, measured: durable acts beside a bare SQLite loop on the same disk, opening a long table, a click, and
many tables at once beside boardgame.io's server and a bare echo."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import chain
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from bench import Row
from bench.many import FOURS, WORKERS, many_tables
from grandtour.core.questions import offered
from grandtour.core.tables import Refusal
from grandtour.server.database import sqlite_url
from grandtour.server.held import Held
from grandtour.server.house import House
from grandtour.server.messages import SeatRequest, TableRequest
from grandtour.server.serve import open_house

DISK = Path(__file__).resolve().parents[1] / ".cache"
CLICKS = 200
TABLES = 100
SECONDS = 3.0
LONG_GAME = 300
SEATS = [SeatRequest("me"), SeatRequest("here", "Other")]


def steps(sizes: Sequence[int]) -> int:
    """How many things `run` measures one after the other."""
    return 4 + 4 * len(sizes) + 2 + len(FOURS) + len(WORKERS)


def run(sizes: Sequence[int], seconds: float, step: Callable[[], None]) -> Iterator[Row]:
    """Everything here is measured on one disk, in one run."""
    yield Row("the machine", compiled=f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}")
    with folder() as scratch:
        for row in chain(small_things(scratch), many_tables(scratch, sizes, seconds)):
            yield row
            step()


def small_things(scratch: Path) -> Iterator[Row]:
    bare = bare_commits(scratch)
    yield Row("bare SQLite insert and commit", compiled=f"{bare:,.0f} a second")
    durable = asyncio.run(durable_acts(scratch))
    aim = "half of the bare loop"
    yield Row(f"durable acts, {TABLES} tables", "", f"{durable:,.0f} a second", aim, durable >= bare / 2)
    opening = asyncio.run(opening_seconds(scratch))
    yield Row(f"opening a table of {LONG_GAME} acts", "", f"{1000 * opening:.1f} ms", "under 50 ms", opening < 0.050)
    clicks = click_seconds(scratch)
    half, most = statistics.median(clicks), statistics.quantiles(clicks, n=20)[-1]
    yield Row("click to new view", compiled=f"p50 {1000 * half:.1f} ms, p95 {1000 * most:.1f} ms")


@contextmanager
def folder() -> Iterator[Path]:
    DISK.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=DISK, prefix="bench-") as scratch:
        yield Path(scratch)


# --- Durable acts ---


def bare_commits(scratch: Path) -> float:
    """The fastest that one act a commit can be: no server, no rules, one row each, the same care for the disk."""
    with closing(sqlite3.connect(scratch / "bare.sqlite", isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("CREATE TABLE acts (id TEXT, n INTEGER, said TEXT, PRIMARY KEY (id, n)) WITHOUT ROWID")
        end, n = time.perf_counter() + SECONDS, 0
        while time.perf_counter() < end:
            database.execute("INSERT INTO acts VALUES ('table', ?, 'A lay paris/rome')", (n,))
            n += 1
        return n / SECONDS


async def durable_acts(scratch: Path) -> float:
    """Acts through gate, rules, store and views, each acknowledged only when it is on the disk."""
    data = scratch / "durable"
    data.mkdir()
    async with open_house(sqlite_url(data)) as house:
        tables = [await new_table(house) for _ in range(TABLES)]
        end = time.perf_counter() + SECONDS
        done = await asyncio.gather(*(play_until(house, held, end, seed) for seed, held in enumerate(tables)))
        return sum(done) / SECONDS


async def new_table(house: House) -> Held:
    return await house.reception.create("bench", TableRequest("course", SEATS))


async def play_until(house: House, held: Held, end: float, seed: int) -> int:
    dice, acts = random.Random(seed), 0
    while time.perf_counter() < end and not held.table.over:
        await act(house, held, dice)
        acts += 1
    return acts


async def act(house: House, held: Held, dice: random.Random) -> None:
    chosen = dice.choice(offered(held.table.state))
    await house.play.act("bench", held.kept.id, chosen.by, held.table.version, chosen.said)


async def opening_seconds(scratch: Path) -> float:
    """A table read from the disk and replayed."""
    data = scratch / "opening"
    data.mkdir()
    async with open_house(sqlite_url(data)) as house:
        held, dice = await new_table(house), random.Random(1)
        while held.table.version < LONG_GAME:
            await act(house, held, dice)
        return min([await timed_opening(house, held.kept.id) for _ in range(10)])


async def timed_opening(house: House, table: str) -> float:
    del house.hall.held[table]
    start = time.perf_counter()
    await house.hall.open(table)
    return time.perf_counter() - start


# --- A click ---


def click_seconds(scratch: Path) -> list[float]:
    """From saying an act over a real socket to the new view, the act being on the disk in between."""
    with running_server(scratch / "clicks") as url, httpx.Client(base_url=url) as http:
        http.get("/api/me")
        body = TableRequest("course", SEATS)
        table = http.post("/api/tables", content=msgspec.json.encode(body)).json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        with connect(url.replace("http", "ws", 1) + "/live", additional_headers={"Cookie": cookie}) as line:
            return clicks(line, table)


def clicks(line: ClientConnection, table: str) -> list[float]:
    dice = random.Random(1)
    times: list[float] = []
    position = watch(line, table, 0)
    while len(times) < CLICKS:
        if not position["offers"]:
            position = watch(line, table, position["waiting"][0])
            continue
        said = {
            "seat": position["seat"],
            "version": position["version"],
            "said": dice.choice(position["offers"])["said"],
        }
        start = time.perf_counter()
        send(line, {"type": "do", "id": 1, "table": table, **said})
        position = receive(line)["position"]
        times.append(time.perf_counter() - start)
    return times


def watch(line: ClientConnection, table: str, seat: int) -> Any:
    send(line, {"type": "watch", "table": table, "seat": seat})
    return receive(line)["position"]


def send(line: ClientConnection, message: object) -> None:
    line.send(msgspec.json.encode(message).decode())


def receive(line: ClientConnection) -> Any:
    """The next message with a position."""
    while "position" not in (message := msgspec.json.decode(line.recv(10))):
        if message["type"] == "refused":
            raise Refusal(message["code"], message["message"])
    return message


@contextmanager
def running_server(data: Path) -> Iterator[str]:
    command: list[str | Path] = [Path(sys.executable).with_name("grandtour"), "serve", "--no-browser", "--data", data]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, "the server did not start"
        try:
            yield found[0].rstrip("/")
        finally:
            process.send_signal(signal.SIGINT)
