"""Faults under running play, on PostgreSQL: `./x campaign faults [--faults N] [--seed N]`.

Two workers share a database, and people act through both at tables of every room. Meanwhile the lines of a worker are
cut at every stage of a transaction, the database is out of reach for a moment or ends all connections, and a worker is
dropped with all that it had in memory. Whoever gets no answer sends the same act again, through either worker.
In the end every acknowledged act is in the log exactly once, every log replays, and both workers agree.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable

import asyncpg
import msgspec
import sqlalchemy as sa

from grandtour.core.game import game_named, games
from grandtour.core.log import Log
from grandtour.core.questions import offered
from grandtour.core.tables import Refusal
from grandtour.server.database import postgres_url
from grandtour.server.house import House
from grandtour.server.limits import Limits
from grandtour.server.messages import SeatRequest, TableRequest
from grandtour.server.serve import open_house
from tests import postgres
from tests.server.cutting import Line, line_to

SEATS = [SeatRequest("me"), SeatRequest("here", "B")]
STAGES = (b"BEGIN", b"UPDATE tables", b"INSERT INTO acts", b"pg_notify", b"pg_current_xact_id", b"COMMIT;", b"LISTEN")
TABLES = 12
PAUSE = 0.05
CATCH_UP_SECONDS = 60.0
"""After which a worker is taken never to catch up. How long it took is in the report."""


class Report(msgspec.Struct):
    faults: Counter[str] = msgspec.field(default_factory=Counter)
    acknowledged: int = 0
    resent: int = 0
    uncertain: int = 0
    caught_up_after: float = 0.0


class Worker:
    """A house behind a line that can be cut. It can be dropped and started again."""

    def __init__(self, url: sa.URL, line: Line) -> None:
        self.url = url
        self.line = line
        self.house: House | None = None

    async def start(self) -> None:
        while self.house is None:
            with contextlib.suppress(Exception):
                self.opened = open_house(self.url, Limits(tables_per_day=10**6))
                self.house = await self.opened.__aenter__()

    async def drop(self) -> None:
        """As kill -9 does: nothing is finished, and all that was in memory is gone."""
        if house := self.house:
            self.house = None
            with contextlib.suppress(Exception):
                await self.opened.__aexit__(None, None, None)
            house.hall.held.clear()
        await self.start()


class Campaign:
    def __init__(self, url: sa.URL, workers: list[Worker], seed: int) -> None:
        self.url = url
        self.workers = workers
        self.dice = random.Random(seed)
        self.report = Report()
        self.said: dict[str, dict[int, str]] = {}
        """For each table, what was acknowledged to have been said, by the version it led to."""
        self.done = False

    # --- Playing ---

    async def play(self, table: str, seed: int) -> None:
        """Act at a table through any worker until the campaign is over."""
        dice, number = random.Random(seed), 0
        while not self.done:
            number += 1
            with contextlib.suppress(Refusal, AttributeError, RuntimeError):
                await self.act(table, dice, f"{seed}-{number}")
            await asyncio.sleep(PAUSE)

    async def act(self, table: str, dice: random.Random, once: str) -> None:
        house = self.house(dice)
        held = await house.hall.open(table)
        if held.table.over:
            return
        act = dice.choice(offered(held.table.state))
        version, given = held.table.version, (act.by, held.table.version, act.said)
        after = await self.until_answered(lambda: self.house(dice).play.act("anna", table, *given, once))
        assert after > version
        known = self.said[table].setdefault(version, repr(act))
        assert known == repr(act), f"table {table}: version {version} was acknowledged for two acts"
        self.report.acknowledged += 1

    async def until_answered(self, send: Callable[[], Awaitable[int]]) -> int:
        """Send it again for as long as nobody knows what became of it."""
        while True:
            try:
                return await send()
            except Refusal as refusal:
                self.report.uncertain += refusal.code == "uncertain"
                if refusal.code not in ("uncertain", "storage"):
                    raise
            except (AttributeError, RuntimeError):
                pass  # the worker was dropped
            self.report.resent += 1
            if self.done:
                raise Refusal("over", "the campaign is over")
            await asyncio.sleep(PAUSE)

    def house(self, dice: random.Random) -> House:
        house = dice.choice(self.workers).house
        if house is None:
            raise RuntimeError("nobody is there")
        return house

    # --- Faults ---

    async def fault(self) -> None:
        worker, dice = self.dice.choice(self.workers), self.dice
        kind = dice.choice(["cut all", "cut before", "cut before", "cut after", "cut after", "outage", "end", "drop"])
        match kind:
            case "cut all":
                worker.line.cut_all()
            case "cut before":
                await self.cutting(worker.line, "before", dice.choice(STAGES))
            case "cut after":
                await self.cutting(worker.line, "after", dice.choice(STAGES))
            case "outage":
                worker.line.down = True
                worker.line.cut_all()
                await asyncio.sleep(dice.random())
                worker.line.down = False
            case "end":
                await self.end_all_connections()
            case "drop":
                await worker.drop()
        self.report.faults[kind] += 1

    async def cutting(self, line: Line, when: str, stage: bytes) -> None:
        """Cut wherever this stage is reached, until it was or nobody comes there."""
        setattr(line, when, stage)
        cuts = line.cuts
        for _ in range(100):
            if line.cuts > cuts:
                break
            await asyncio.sleep(0.01)
        setattr(line, when, b"")

    async def end_all_connections(self) -> None:
        connection = await asyncpg.connect(plain(self.url))
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        await connection.execute(f"{others} AND pid <> pg_backend_pid()")
        await connection.close()

    # --- The whole ---

    async def run(self, faults: int) -> Report:
        await self.open_tables()
        playing = [asyncio.create_task(self.play(table, n)) for n, table in enumerate(self.said)]
        for _ in range(faults):
            await self.fault()
            await asyncio.sleep(2 * PAUSE)
        self.done = True
        await asyncio.gather(*playing)
        await self.agree()
        return self.report

    async def open_tables(self) -> None:
        house = self.workers[0].house
        assert house
        for n in range(TABLES):
            room = sorted(games())[n % len(games())]
            held = await house.reception.create("anna", TableRequest(room, SEATS))
            self.said[held.kept.id] = {}

    async def agree(self) -> None:
        """Within seconds of the last fault everybody has what is stored; and that is what was acknowledged."""
        began = time.monotonic()
        for table in self.said:
            stored = await self.stored(table)
            for worker in self.workers:
                await self.catches_up(worker, table, stored)
            self.check(table, stored)
        self.report.caught_up_after = time.monotonic() - began

    async def stored(self, table: str) -> list[str]:
        connection = await asyncpg.connect(plain(self.url))
        rows = await connection.fetch("SELECT said FROM acts WHERE table_id = $1 ORDER BY n", table)
        await connection.close()
        return [row["said"] for row in rows]

    async def catches_up(self, worker: Worker, table: str, stored: list[str]) -> None:
        end = time.monotonic() + CATCH_UP_SECONDS
        while True:
            assert time.monotonic() < end, f"table {table}: a worker never caught up"
            with contextlib.suppress(Refusal):
                assert worker.house
                if (await worker.house.hall.open(table)).table.log == stored:
                    return
            await asyncio.sleep(0.05)

    def check(self, table: str, stored: list[str]) -> None:
        for version, said in self.said[table].items():
            assert stored[version] == said, f"table {table}: what was acknowledged at version {version} is not stored"
        house = self.workers[0].house
        assert house
        kept = house.hall.held[table].kept
        Log(game_named(kept.game), len(kept.seats), kept.settings, stored)


def plain(url: sa.URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


async def campaign(url: sa.URL, faults: int, seed: int) -> Report:
    async with line_to(url) as (one, near), line_to(url) as (other, far):
        workers = [Worker(near, one), Worker(far, other)]
        for worker in workers:
            await worker.start()
        try:
            return await Campaign(url, workers, seed).run(faults)
        finally:
            for worker in workers:
                if worker.house:
                    await worker.opened.__aexit__(None, None, None)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./x campaign faults")
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    options = parser.parse_args()
    print(f"{options.faults} faults with --seed {options.seed}", flush=True)
    began = time.monotonic()
    with postgres.running_server() as address:
        report = asyncio.run(campaign(postgres_url(address), options.faults, options.seed))
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(report.faults.items()))
    print(f"{report.faults.total()} faults ({kinds}) in {time.monotonic() - began:.0f} s")
    print(f"{report.acknowledged:,} acts acknowledged, each stored exactly once; {report.resent:,} sent again, ")
    print(
        f"{report.uncertain:,} answered as uncertain; all workers agreed {report.caught_up_after:.1f} s after the last"
    )


if __name__ == "__main__":
    main()
