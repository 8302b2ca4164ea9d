"""Faults under running play: `./x campaign faults [--faults N] [--seed N]`.

Three houses are open: one of two workers on PostgreSQL, one of a single worker on SQLite, and one on SQLite that keeps
a crew of two. Every worker is a process of its own. At tables of every room people act over sockets, take back, and
let others take back; at one a bot plays with them. They double what they say, send it late and out of order, and
whoever gets no answer sends it again, through any worker. Meanwhile workers are killed with -9, the lines to the guests
are cut and held up, the lines to PostgreSQL are cut at every stage of a transaction or die without a word, PostgreSQL
is restarted, and the disk under SQLite is filled and freed. There is an act between any two faults.

After every round of faults, whatever was acknowledged must be in the log exactly once and nothing else that a person
did, every log must replay, and all guests and all workers must see where it leads, five seconds after the last fault.
How long it took is told. In a campaign of less than a round, which is a test, it may take a minute: the machine is busy
with others.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

import asyncpg
import httpx
import msgspec
import sqlalchemy as sa

from grandtour.core.acts import LETTERS, NOBODY
from grandtour.core.game import game_named, games
from grandtour.core.log import Log
from grandtour.server.database import postgres_url
from tests import postgres
from tests.server.cutting import Line, line_to
from tests.server.guests import CUT_OFF, Guest
from tests.server.playing import Json, Server, workers_of
from tests.told import shown

STAGES = (b"BEGIN", b"UPDATE tables", b"INSERT INTO acts", b"pg_notify", b"INTO commits", b"COMMIT;", b"LISTEN")
ROUND = 25
"""Faults, after which all must agree."""
LONG = 1000
"""Faults, among which there are some of every kind."""
CATCH_UP_SECONDS = 60.0
"""After which somebody is taken never to catch up."""
IN_TIME_SECONDS = 5.0
"""In which all are to catch up; whether they did is in the report, and decides about a long campaign."""
LAST_WORDS = 5_000
"""So much of what a worker printed is shown if something goes wrong."""
DISK_MEGABYTES = 32
LEFT_BYTES = 64 * 1024


class Report(msgspec.Struct):
    faults: Counter[str] = msgspec.field(default_factory=Counter)
    stages: Counter[str] = msgspec.field(default_factory=Counter)
    """Of a transaction, at which lines were cut or died."""
    acknowledged: int = 0
    taken_back: Counter[str] = msgspec.field(default_factory=Counter)
    by_bots: int = 0
    sent: int = 0
    codes: Counter[str] = msgspec.field(default_factory=Counter)
    tables: int = 0
    restarts: int = 0
    caught_up_after: list[float] = []
    """The last fault of each round, in seconds."""


async def until(look: Callable[[], bool], seconds: float) -> bool:
    """Wait for something, but not for ever; did it come?"""
    for _ in range(int(seconds * 50)):
        if look():
            return True
        await asyncio.sleep(0.02)
    return False


class Worker:
    """A server in a process of its own, with a line to its guests, and one to its database where there is one."""

    def __init__(self, folder: Path, port: int, line: Line, near: sa.URL, database: Line | None, **settings: str):
        self.folder = folder
        self.port = port
        self.line = line
        self.place = f"127.0.0.1:{near.port}"
        self.database = database
        self.settings = settings
        self.server: Server | None = None

    async def start(self) -> None:
        """However often that fails because the database is away."""
        while not self.server:
            with contextlib.suppress(AssertionError):
                words = ("--port", str(self.port))
                self.server = await asyncio.to_thread(Server, self.folder, *words, **self.settings)

    async def kill(self) -> None:
        if self.server:
            server, self.server = self.server, None
            await asyncio.to_thread(server.kill)

    async def begin_anew(self) -> None:
        if self.server:
            already = self.server.printed().count("is open at")
            os.kill(self.server.process.pid, signal.SIGHUP)
            await until(lambda: self.server is None or self.server.printed().count("is open at") > already, 60)


class Table(msgspec.Struct):
    game: str
    seats: int
    """The first two are taken by people; any other has a bot."""


class House:
    """Some workers on one database, their guests, and what can happen to them."""

    def __init__(self, workers: list[Worker], dice: random.Random) -> None:
        self.workers = workers
        self.dice = dice
        self.name = type(self).__name__
        self.report = Report()
        self.tables: dict[str, Table] = {}
        self.guests: list[Guest] = []
        self.starting: set[asyncio.Task[None]] = set()
        self.last_fault = 0.0
        """When it was over."""
        self.crew = 1
        """So often each worker is asked what it shows, for it may be several behind one door."""
        self.http = httpx.AsyncClient(trust_env=False, verify=False, timeout=CATCH_UP_SECONDS)
        self.kinds: dict[str, Callable[[Worker], Any]] = {
            "worker killed": self.kill,
            "guests cut off": self.cut_off_guests,
            "guests kept away": self.keep_guests_away,
            "messages held up": self.hold_up,
        }

    async def stored(self, table: str) -> list[str]:
        raise NotImplementedError

    def printed(self) -> list[str]:
        return [worker.server.printed() for worker in self.workers if worker.server]

    # --- Faults: each says whether it happened ---

    async def kill(self, worker: Worker) -> bool:
        await worker.kill()
        self.report.restarts += 1
        starting = asyncio.create_task(worker.start())
        self.starting.add(starting)
        starting.add_done_callback(self.starting.discard)
        return True

    async def cut_off_guests(self, worker: Worker) -> bool:
        worker.line.cut_all()
        return True

    async def keep_guests_away(self, worker: Worker) -> bool:
        await self.out_of_reach(worker.line)
        return True

    async def hold_up(self, worker: Worker) -> bool:
        worker.line.flows.clear()
        await asyncio.sleep(self.dice.random())
        worker.line.flows.set()
        return True

    async def out_of_reach(self, line: Line) -> None:
        line.down = True
        line.cut_all()
        await asyncio.sleep(self.dice.random())
        line.down = False

    # --- A round ---

    async def round(self, faults: int) -> None:
        """New tables, some faults, then peace: all must agree."""
        await asyncio.gather(*self.starting)
        await self.open_tables()
        playing = [asyncio.create_task(guest.come_and_go()) for guest in self.guests]
        try:
            while faults:
                await self.until_they_act(playing)
                kind = self.dice.choice(list(self.kinds))
                running = [worker for worker in self.workers if worker.server]
                if running and await self.kinds[kind](self.dice.choice(running)):
                    self.report.faults[kind] += 1
                    self.last_fault = time.monotonic()
                    faults -= 1
            await self.agree(playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def until_they_act(self, playing: list[asyncio.Task[None]]) -> None:
        """Every fault meets running play: somebody has acted since the last one."""
        before, end = self.acknowledged, time.monotonic() + CATCH_UP_SECONDS
        while self.acknowledged == before:
            await self.wait(playing, end, "somebody acts")

    async def wait(self, playing: list[asyncio.Task[None]], end: float, what: str) -> None:
        """A moment, for something that comes true in the end."""
        assert time.monotonic() < end, f"it never came true that {what}"
        for task in playing:
            if task.done():
                task.result()
        for guest in self.guests:
            if guest.wrong:
                raise guest.wrong
        await asyncio.sleep(0.02)

    @property
    def acknowledged(self) -> int:
        return sum(len(guest.acts) for guest in self.guests)

    async def open_tables(self) -> None:
        self.tables, self.guests = {}, []
        names = sorted(games()) * len(self.workers)
        with_bot = self.dice.randrange(len(names))
        for n, game in enumerate(names):
            await self.open_table(game, [{"kind": "bot", "level": "sense"}] if n == with_bot else [])

    async def open_table(self, game: str, bots: list[Json]) -> None:
        address = f"http://127.0.0.1:{self.workers[0].port}"
        cookies = [await self.new_guest(address) for _ in range(3)]
        seats = [{"kind": "me"}, {"kind": "invite"}, *bots]
        table = (await self.post(f"{address}/api/tables", cookies[0], game=game, seats=seats))["id"]
        await self.post(f"{address}/api/tables/{table}/join", cookies[1])
        self.tables[table] = Table(game, len(seats))
        for seat, cookie in zip((0, 1, NOBODY), cookies, strict=True):
            dice = random.Random(self.dice.random())
            self.guests.append(Guest(self.some_place, cookie, table, seat, dice))

    async def new_guest(self, address: str) -> str:
        """The cookie of somebody new."""
        number = next(addresses)
        headers = {"X-Forwarded-For": f"10.200.{number // 250 % 250}.{number % 250}"}
        answer = await self.http.get(f"{address}/api/me", headers=headers)
        self.http.cookies.clear()
        return "; ".join(f"{name}={value}" for name, value in answer.cookies.items())

    async def post(self, address: str, cookie: str, **body: object) -> Json:
        answer = await self.http.post(address, json=body, headers={"Cookie": cookie})
        assert answer.is_success, answer.text
        found: Json = answer.json()
        return found

    def some_place(self) -> str:
        return self.dice.choice(self.workers).place

    # --- Peace ---

    async def agree(self, playing: list[asyncio.Task[None]]) -> None:
        for guest in self.guests:
            guest.rests = True
        end = time.monotonic() + CATCH_UP_SECONDS
        while not self.faults_are_over():
            await self.wait(playing, end, "the house has given up its dead lines")
            self.last_fault = time.monotonic()
        while any(guest.pending or guest.copies for guest in self.guests):
            await self.wait(playing, end, f"all is answered: {[guest.pending for guest in self.guests]}")
        await asyncio.gather(*(self.agree_at(table, playing, end) for table in self.tables))
        self.report.caught_up_after.append(time.monotonic() - self.last_fault)
        await asyncio.gather(*self.starting)
        self.count_up()

    def faults_are_over(self) -> bool:
        return True

    async def agree_at(self, table: str, playing: list[asyncio.Task[None]], end: float) -> None:
        """A bot may be playing on meanwhile."""
        stored = await self.stored(table)
        while differs := await self.difference(table, stored):
            await self.wait(playing, end, differs)
            stored = await self.stored(table)
        self.check(table, stored)

    async def difference(self, table: str, stored: list[str]) -> str:
        """Whoever sees something else than what is stored."""
        there, watching = self.tables[table], [guest for guest in self.guests if guest.table == table]
        log = Log(game_named(there.game), there.seats, {}, stored)
        seen = {guest.seat: (len(stored), shown(log.game.view(log.state, guest.seat))) for guest in watching}
        for guest in watching:
            if (guest.version, guest.view) != seen[guest.seat]:
                found = f"{guest.version}: {guest.view}"
                return f"seat {guest.seat} of {table} sees {found}, not {seen[guest.seat]}"
        for worker in self.workers * self.crew:
            if (position := await self.position(worker, watching[0])) != seen[watching[0].seat]:
                return f"{worker.place} shows {position}, not {seen[watching[0].seat]}"
        return ""

    def check(self, table: str, stored: list[str]) -> None:
        """What was acknowledged is in the log, each at a place of its own, and nothing else that a person did."""
        places = set()
        acknowledged = [act for guest in self.guests if guest.table == table for act in guest.written()]
        for act in acknowledged:
            found = [n for n in range(act.version, act.led_to) if act.has_written(stored[n])]
            assert found, f"{table}: {act} was acknowledged and is not stored: {stored}"
            places.add(found[-1])
        acts = {n for n, said in enumerate(stored) if said[0] in LETTERS[:2]}
        assert places == acts, f"{table}: {[stored[n] for n in acts ^ places]} stored, but never acknowledged"
        assert len(places) == len(acknowledged), f"{table}: two acts were acknowledged, one is stored"
        self.report.taken_back.update(
            "taken back by agreement" if act.message.get("ask", True) else "taken back alone"
            for act in acknowledged
            if act.message["type"] != "do"
        )
        self.report.by_bots += sum(said[0] in LETTERS[2 : self.tables[table].seats] for said in stored)

    async def position(self, worker: Worker, guest: Guest) -> tuple[int, Json] | None:
        address = f"http://127.0.0.1:{worker.port}/api/tables/{guest.table}/position?seat={guest.seat}"
        with contextlib.suppress(*CUT_OFF):
            new_line = {"Connection": "close"}  # of a crew, any worker may take it
            answer = (await self.http.get(address, headers=guest.headers | new_line)).json()
            return (answer["version"], answer["view"]) if "view" in answer else None
        return None

    def count_up(self) -> None:
        self.report.tables += len(self.tables)
        self.report.acknowledged += self.acknowledged
        self.report.sent += sum(guest.sent for guest in self.guests)
        for guest in self.guests:
            self.report.codes.update(guest.codes)


class OnPostgres(House):
    """Two workers. Those who are in a hurry cannot wait until they have given up a line that died without a word."""

    def __init__(
        self, cluster: postgres.Cluster, workers: list[Worker], dice: random.Random, *, in_a_hurry: bool
    ) -> None:
        super().__init__(workers, dice)
        self.cluster = cluster
        self.kinds |= {
            "line cut before a stage": lambda worker: self.cut_at(worker, "before"),
            "line cut after a stage": lambda worker: self.cut_at(worker, "after"),
            "database out of reach": self.lose_database,
            "connections ended": self.end_connections,
            "database restarted": self.restart_database,
        }
        if not in_a_hurry:
            self.kinds["line dead without a word"] = lambda worker: self.cut_at(worker, "silent")

    async def stored(self, table: str) -> list[str]:
        connection = await asyncpg.connect(plain(postgres_url(self.cluster.url)))
        rows = await connection.fetch("SELECT said FROM acts WHERE table_id = $1 ORDER BY n", table)
        await connection.close()
        return [row["said"] for row in rows]

    async def cut_at(self, worker: Worker, when: str) -> bool:
        """Cut wherever some stage is reached; if nobody comes there, nothing has happened."""
        line, stage = worker.database, self.dice.choice(STAGES)
        assert line
        if stage == b"LISTEN":
            line.cut_all()  # so that the worker listens anew
        setattr(line, when, stage)
        before = line.cuts + line.deaths
        happened = await until(lambda: line.cuts + line.deaths > before, 3)
        setattr(line, when, b"")
        self.report.stages[stage.decode()] += happened
        return happened

    def faults_are_over(self) -> bool:
        return all(line.given_up == line.deaths for worker in self.workers if (line := worker.database))

    async def lose_database(self, worker: Worker) -> bool:
        assert worker.database
        await self.out_of_reach(worker.database)
        return True

    async def end_connections(self, _: Worker) -> bool:
        connection = await asyncpg.connect(plain(postgres_url(self.cluster.url)))
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        await connection.execute(f"{others} AND pid <> pg_backend_pid()")
        await connection.close()
        return True

    async def restart_database(self, _: Worker) -> bool:
        """As if it had crashed."""
        await asyncio.to_thread(self.cluster.stop)
        await asyncio.to_thread(self.cluster.start)
        return True


class OnSqlite(House):
    """One, on a small disk; it may keep a crew."""

    def __init__(self, data: Path, worker: Worker, dice: random.Random, has_disk: bool, crew: int) -> None:
        super().__init__([worker], dice)
        self.data = data
        self.name = f"OnSqlite with {crew} workers" if crew > 1 else "OnSqlite"
        if has_disk:
            self.kinds["disk filled"] = self.fill_disk
        if crew > 1:
            self.crew = 3 * crew
            self.kinds["one of the crew killed"] = self.kill_one

    async def kill_one(self, worker: Worker) -> bool:
        """Another takes its place by itself, and the others go on meanwhile."""
        crew = workers_of(worker.server) if worker.server else []
        if crew:
            os.kill(self.dice.choice(crew), signal.SIGKILL)
        return bool(crew)

    async def stored(self, table: str) -> list[str]:
        with contextlib.closing(sqlite3.connect(self.data / "grandtour.sqlite", timeout=CATCH_UP_SECONDS)) as database:
            return [
                said for (said,) in database.execute("SELECT said FROM acts WHERE table_id = ? ORDER BY n", [table])
            ]

    async def fill_disk(self, worker: Worker) -> bool:
        """Fill it until something cannot be stored. The worker begins anew before, for a journal that has been long
        would have room in itself."""
        await worker.begin_anew()
        ballast, before = self.data / "ballast", self.not_stored
        room = os.statvfs(self.data)
        ballast.write_bytes(b"\0" * max(0, room.f_bavail * room.f_bsize - LEFT_BYTES))
        happened = await until(lambda: self.not_stored > before, 10)
        ballast.unlink()
        return happened

    @property
    def not_stored(self) -> int:
        return sum(guest.codes.get("storage", 0) for guest in self.guests)


addresses = count(1)


def plain(url: sa.URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


# --- The whole ---


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """A disk of its own under the folder, which can be filled; only root can have one."""
    folder.mkdir()
    size = f"size={DISK_MEGABYTES}m"
    try:
        mounted = not subprocess.run(
            ["mount", "-t", "tmpfs", "-o", size, "tmpfs", folder], capture_output=True
        ).returncode
    except OSError:
        mounted = False
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", folder], check=True)


@contextlib.asynccontextmanager
async def worker(folder: Path, database: Line | None = None, **settings: str) -> AsyncIterator[Worker]:
    port = postgres.free_port()
    async with line_to(sa.URL.create("http", host="127.0.0.1", port=port)) as (line, near):
        opened = Worker(folder, port, line, near, database, **settings)
        try:
            await opened.start()
            yield opened
        finally:
            await opened.kill()


async def on_postgres(folder: Path, faults: int, seed: int) -> Report:
    with postgres.running_cluster() as cluster:
        url = postgres_url(cluster.url)
        async with line_to(url) as (one, near), line_to(url) as (other, far):
            secret = {"GRANDTOUR_SECRET": "the same for both workers"}
            async with (
                worker(folder / "one", one, GRANDTOUR_DATABASE_URL=plain(near), **secret) as first,
                worker(folder / "other", other, GRANDTOUR_DATABASE_URL=plain(far), **secret) as second,
            ):
                house = OnPostgres(cluster, [first, second], random.Random(seed), in_a_hurry=faults < ROUND)
                return await rounds(house, faults)


async def on_sqlite(disk: Path, faults: int, seed: int, crew: int) -> Report:
    with small_disk(disk) as has_disk:
        if not has_disk:
            print("no disk can be filled here: only root can mount a small one", flush=True)
        async with worker(disk, GRANDTOUR_WORKERS=str(crew)) as house:
            return await rounds(OnSqlite(disk, house, random.Random(seed), has_disk, crew), faults)


async def rounds(house: House, faults: int) -> Report:
    try:
        for done in range(0, faults, ROUND):
            await house.round(min(ROUND, faults - done))
            print(f"{house.name}: {told(house.report)}", flush=True)
    except AssertionError:
        print(*(printed[-LAST_WORDS:] for printed in house.printed()), sep="\n\n", flush=True)
        raise
    for printed in house.printed():
        assert "Traceback" not in printed, printed
    return house.report


async def campaign(folder: Path, faults: int, seed: int) -> list[Report]:
    """On PostgreSQL, where there are more ways to fail, half of them."""
    some = faults // 4
    houses = (
        on_postgres(folder, faults - 2 * some, seed),
        on_sqlite(folder / "disk", some, seed + 1, 1),
        on_sqlite(folder / "crew", some, seed + 2, 2),
    )
    return list(await asyncio.gather(*houses))


def main() -> None:
    parser = argparse.ArgumentParser(prog="./x campaign faults")
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    options = parser.parse_args()
    print(f"{options.faults} faults with --seed {options.seed}", flush=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="grandtour-faults-") as folder:
        reports = asyncio.run(campaign(Path(folder), options.faults, options.seed))
    print(f"{sum(report.faults.total() for report in reports)} faults in {time.monotonic() - began:.0f} s")
    late = late_rounds(reports)
    kept = f"NOT KEPT in {len(late)} rounds, at most {max(late):.1f} s" if late else "kept in every round"
    print(f"all agree within {IN_TIME_SECONDS:.0f} s of the last fault: {kept}")
    never = never_cut(reports)
    print(f"stages at which no line was cut: {', '.join(never) or 'none'}")
    sys.exit(status_of(options.faults, late, never))


def late_rounds(reports: list[Report]) -> list[float]:
    """How long those took in which not all had caught up in time."""
    return [took for report in reports for took in report.caught_up_after if took > IN_TIME_SECONDS]


def never_cut(reports: list[Report]) -> list[str]:
    """The stages of a transaction that were tried in vain: perhaps the house words them otherwise by now."""
    met = {stage for report in reports for stage, count in report.stages.items() if count}
    return [stage.decode() for stage in STAGES if stage.decode() not in met]


def status_of(faults: int, late: list[float], never: list[str]) -> int:
    """A busy machine makes a test slow, never red; and few faults may leave a stage out."""
    return 1 if (late and faults >= ROUND) or (never and faults >= LONG) else 0


def told(report: Report) -> str:
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(report.faults.items()))
    codes = ", ".join(f"{count:,} {code}" for code, count in sorted(report.codes.items()))
    cut = ", ".join(f"{count} at {stage}" for stage, count in sorted(report.stages.items()))
    undone = ", ".join(f"{count} {how}" for how, count in sorted(report.taken_back.items()))
    took = report.caught_up_after
    late = sum(seconds > IN_TIME_SECONDS for seconds in took)
    return (
        f"{report.faults.total()} faults ({kinds}; lines to the database: {cut or 'none'}) at {report.tables} tables; "
        f"{report.acknowledged:,} acts acknowledged, each stored exactly once, of {report.sent:,} messages sent "
        f"({undone or 'nothing taken back'}); {report.by_bots:,} acts of bots; refused: {codes or 'none'}; "
        f"all agreed {median(took):.1f} s after the last fault of a round (median), at most {max(took):.1f} s: "
        f"{IN_TIME_SECONDS:.0f} s were {f'not kept in {late} of {len(took)} rounds' if late else 'always kept'}"
    )


if __name__ == "__main__":
    main()
