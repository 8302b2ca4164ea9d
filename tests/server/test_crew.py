"""Several workers on one SQLite: the same table through each, live across all, never forked, whoever dies."""

import asyncio
import contextlib
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest

from grandtour.core.acts import LETTERS
from grandtour.server.app import build
from grandtour.server.database import sqlite_url
from grandtour.server.health import health_of
from grandtour.server.house import House
from grandtour.server.limits import Limits
from grandtour.server.neighbours import Neighbours, home_of
from grandtour.server.people import Guests
from grandtour.server.serve import open_house
from grandtour.server.static import Page
from tests.server.playing import GRANDTOUR, ME_AND_ANOTHER_HERE, PATIENCE, Player, Server, eventually, ok, workers_of
from tests.server.test_faults import a_bot_fails_and_recovers, first_offer, new_table, soon
from tests.server.test_workers import is_running

ME, INVITE = {"kind": "me"}, {"kind": "invite"}


# --- Neighbours ---


@contextlib.asynccontextmanager
async def two_workers(folder: Path, limits: Limits | None = None) -> AsyncIterator[tuple[House, House]]:
    """In one process, on one file."""
    url = sqlite_url(folder)
    async with (
        open_house(url, limits, bus=Neighbours(folder, 0, 2)) as one,
        open_house(url, limits, bus=Neighbours(folder, 1, 2)) as other,
    ):
        await soon(lambda: one.bus.hears and other.bus.hears, "they hear each other")
        yield one, other


async def test_a_move_is_told_to_the_other_worker_and_need_not_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_workers(tmp_path) as (one, other):
        held = await new_table(one)
        there = await other.hall.open(held.kept.id)
        monkeypatch.setattr(other.store, "load", None)
        for n in range(3):
            await one.play.act("anna", held.kept.id, **first_offer(held), once=f"{n}")
        await soon(lambda: there.table.version == held.table.version, "it has followed")
        assert there.kept == held.kept


async def test_what_is_said_through_two_workers_at_once_is_done_once(tmp_path: Path) -> None:
    async with two_workers(tmp_path) as (one, other):
        held = await new_table(one)
        await other.hall.open(held.kept.id)
        act = first_offer(held)
        both = [house.play.act("anna", held.kept.id, **act, once=name) for house, name in ((one, "a"), (other, "b"))]
        done = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in done) == ["Refusal", "int"]


async def test_a_worker_catches_up_with_one_that_could_not_tell(tmp_path: Path) -> None:
    """Given a worker that stores an act while its line to the other is down."""
    async with two_workers(tmp_path) as (one, other):
        held = await new_table(one)
        there = await other.hall.open(held.kept.id)
        act, tell = first_offer(held), one.bus.tell
        one.bus.tell = lambda news: None  # type: ignore[method-assign]
        await one.play.act("anna", held.kept.id, **act)
        one.bus.tell = tell  # type: ignore[method-assign]
        assert there.table.version == act["version"]
        for line in list(other_end(other).ears):
            line.abort()
        await soon(lambda: there.table.version == act["version"] + 1, "it has looked")
        await soon(lambda: other.bus.hears, "it hears again")


def other_end(house: House) -> Neighbours:
    assert isinstance(house.bus, Neighbours)
    return house.bus


async def test_a_worker_that_hears_nobody_says_so(tmp_path: Path) -> None:
    async with open_house(sqlite_url(tmp_path), bus=Neighbours(tmp_path, 0, 2)) as alone:
        found = await health_of(alone)
        assert (found.status, found.stores, found.hears) == ("failing", True, False)
        app = httpx.ASGITransport(build(alone, Guests("secret"), Page()))
        async with httpx.AsyncClient(transport=app, base_url="http://house") as watcher:
            told = await watcher.get("/health")
        assert told.status_code == 503
        assert told.json() == {"status": "failing", "stores": True, "hears": False, "bots": found.bots, "behind": 0}


async def test_workers_tell_each_other_who_is_there_and_who_asks_for_much(tmp_path: Path) -> None:
    async with two_workers(tmp_path, Limits(person_rate=0.001, person_burst=10)) as (one, other):
        held = await new_table(one)
        there = await other.hall.open(held.kept.id)
        await one.store.tell_present({held.kept.id: [0]})
        await soon(lambda: there.present() == {0}, "it has heard who is there")
        assert all(one.doorkeeper.lets_in("anna", "10.0.0.1") for _ in range(10))
        await soon(lambda: not other.doorkeeper.lets_in("anna", "10.0.0.1"), "it has heard what Anna took")


async def test_that_a_bot_cannot_answer_is_shown_by_all_workers(tmp_path: Path) -> None:
    async with two_workers(tmp_path) as (one, other):
        await a_bot_fails_and_recovers(one, other)


async def test_what_was_not_heard_about_a_bot_is_told_again(tmp_path: Path) -> None:
    """Given a worker whose line is down while it finds out that a bot cannot answer, and after an act that it can: what
    the other still holds for true is known to be older."""
    async with two_workers(tmp_path) as (one, other):
        held = await new_table(one)
        there = await other.hall.open(held.kept.id)
        await unheard(one, lambda: one.hall.help(held, {1}))
        await one.hall.sweep()
        await soon(lambda: there.helped == {1}, "the other has heard that it cannot")
        await one.play.act("anna", held.kept.id, **first_offer(held))
        await unheard(one, lambda: one.hall.help(held, set()))
        await other.hall.sweep()
        await one.hall.sweep()
        await soon(lambda: there.helped == set(), "the other has heard that it can")
        assert held.helped == set()


async def unheard(house: House, do: Callable[[], None]) -> None:
    with pytest.MonkeyPatch.context() as down:
        lost: list[object] = []
        down.setattr(house.bus, "tell", lost.append)
        do()
        await soon(lambda: lost, "it is told to nobody")


async def test_news_that_nobody_understands_deafen_nobody(tmp_path: Path) -> None:
    async with two_workers(tmp_path) as (one, other):
        held = await new_table(one)
        there = await other.hall.open(held.kept.id)
        one.bus.tell(["nonsense"])
        await one.play.act("anna", held.kept.id, **first_offer(held))
        await soon(lambda: there.table.version == held.table.version, "it hears what comes after")


# --- Real processes ---


@pytest.fixture(scope="module")
def crew(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("crew") / "data", "--workers", "2", GRANDTOUR_AWAY_SECONDS="0") as running:
        yield running


def stored(crew: Server, table: str) -> list[str]:
    """What people did at a table, as it lies on the disk."""
    with contextlib.closing(sqlite3.connect(crew.data / "grandtour.sqlite", timeout=PATIENCE)) as database:
        log = database.execute("SELECT said FROM acts WHERE table_id = ? ORDER BY n", [table])
        return [said for (said,) in log if not said.startswith("*")]


def measured(player: Player, name: str) -> tuple[int, int]:
    """Which worker answers on the connection that a player holds open, and what it has counted."""
    text = ok(player.http.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}))
    found = re.search(rf'^{name}\{{worker="(\d)"\}} (\d+)$', text, re.MULTILINE)
    assert found
    return int(found[1]), int(found[2])


def worker_of(player: Player) -> int:
    return measured(player, "grandtour_sockets")[0]


def through_each(crew: Server) -> tuple[Player, Player]:
    """The same person through each worker."""
    first = Player(crew.url)
    found = {worker_of(first): first}

    def both() -> bool:
        another = Player(crew.url, first.http.cookies)
        found.setdefault(worker_of(another), another)
        return len(found) == 2

    eventually(both, "both workers have taken somebody in")
    return found[0], found[1]


def test_acts_through_either_worker_arrive_everywhere_and_once(crew: Server) -> None:
    here, there = through_each(crew)
    table, dice, said = here.opens(*ME_AND_ANOTHER_HERE)["id"], random.Random(1), []
    players = [here, there]
    with here.socket() as one, there.socket() as other:
        version = one.watch(table)["position"]["version"]
        other.watch(table)
        for _ in range(20):
            players.reverse()
            seat = players[0].table(table)["waiting"][0]
            said.append(f"{LETTERS[seat]} {players[0].plays(table, seat, dice)[1]}")
            version = players[0].table(table)["version"]
            eventually(lambda: players[1].table(table)["version"] == version, "the other worker knows")  # noqa: B023
        for line in (one, other):
            while line.until("update", "snapshot")["position"]["version"] < version:
                pass
    assert stored(crew, table) == said
    assert here.record(table, 0) == there.record(table, 0)


def test_whoever_looks_through_one_worker_is_there_for_the_other(crew: Server) -> None:
    here, there = through_each(crew)
    table = here.opens(*ME_AND_ANOTHER_HERE)["id"]
    with there.socket() as line:
        line.watch(table)
        eventually(lambda: all(player.table(table)["seats"][0]["present"] for player in (here, there)), "both know it")
    eventually(lambda: not any(player.table(table)["seats"][0]["present"] for player in (here, there)), "and the end")


def test_a_socket_is_led_to_the_worker_of_its_table_and_plays_on(crew: Server) -> None:
    """The page sees one line, on which everything is answered in its order."""
    here, there = through_each(crew)
    table, dice = here.opens(*ME_AND_ANOTHER_HERE)["id"], random.Random(1)
    home, other = (here, there) if home_of(table, 2) == 0 else (there, here)
    led = measured(other, "grandtour_sockets_led_total")[1]
    with contextlib.ExitStack() as lines:
        while measured(other, "grandtour_sockets_led_total")[1] == led:
            line = lines.enter_context(Player(crew.url, here.http.cookies).socket())
            line.send("watch", table=table, seat=0)
            for number in (1, 2, 3):
                line.send("ping", id=number)
            assert [line.receive().get("id") for _ in range(4)] == [None, 1, 2, 3]
            line.send("unwatch", table=table)
        line.watch(table)
        for _ in range(5):
            position = home.position(table, home.table(table)["waiting"][0])
            seat, version = position["seat"], position["version"]
            said = dice.choice(position["offers"])["said"]
            assert line.asks("do", table=table, seat=seat, version=version, said=said)["type"] == "done"
            assert line.until("update")["since"] == version
        assert measured(other, "grandtour_sockets")[1] == 0
        assert measured(home, "grandtour_sockets")[1] > 0
    eventually(lambda: measured(home, "grandtour_sockets")[1] == 0, "all who were led there are counted off")


def test_whoever_looks_at_two_tables_sees_both(crew: Server) -> None:
    """They cannot both be at home where the socket is, if the tables are at home apart."""
    here, there = through_each(crew)
    tables = {home_of(table, 2): table for table in (here.opens(*ME_AND_ANOTHER_HERE)["id"] for _ in range(50))}
    with here.socket() as line:
        for table in tables.values():
            line.watch(table)
        for table in tables.values():
            version = there.plays(table, there.table(table)["waiting"][0], random.Random(1))[0]
            update = line.until("update")
            assert (update["table"]["id"], update["since"]) == (table, version)


def test_a_worker_that_is_killed_comes_back_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """People play on through both workers while one after the other is killed in the middle."""
    with Server(tmp_path / "data", "--workers", "2") as crew:
        anna, dice = Player(crew.url), random.Random(1)
        tables = [anna.opens(*ME_AND_ANOTHER_HERE)["id"] for _ in range(4)]
        said: dict[str, list[str]] = {table: [] for table in tables}
        for number in range(2):
            first, *_ = before = workers_of(crew)
            for table in tables * 3:
                said[table].append(plays_somehow(anna, table, dice))
                if table == tables[1] and first in before:
                    os.kill(first, signal.SIGKILL)
                    before.remove(first)
            eventually(lambda: healthy(crew), "both workers hear each other again")
            assert f"worker {number} has died" in crew.printed()
        for table in tables:
            assert stored(crew, table) == said[table]
    assert "Traceback" not in crew.printed()


SHORT_OF_PROCESSES = """
import asyncio, itertools, sys
start, starts, missing = asyncio.create_subprocess_exec, itertools.count(1), int(sys.argv.pop(1))
async def started(*command, **more):
    if next(starts) == missing: raise BlockingIOError(11, "Resource temporarily unavailable")
    return await start(*command, **more)
asyncio.create_subprocess_exec = started
from grandtour.cli import main
sys.exit(main(sys.argv[1:]))
"""


def short_of_processes(missing: int, data: Path) -> list[str]:
    """A house of two workers on a system that cannot make the process of this number."""
    serve = ["serve", "--no-browser", "--data", str(data), "--workers", "2"]
    return [sys.executable, "-c", SHORT_OF_PROCESSES, str(missing), *serve]


def test_a_worker_that_cannot_be_replaced_at_once_is_replaced_later(tmp_path: Path) -> None:
    """And the other goes on meanwhile."""
    with Server(tmp_path / "data", command=short_of_processes(3, tmp_path / "data")) as crew:
        first, second = workers_of(crew)
        os.kill(first, signal.SIGKILL)
        missing = "A worker cannot be started: [Errno 11] Resource temporarily unavailable. It is tried again."
        eventually(lambda: missing in crew.printed(), "there is no process to take its place")
        eventually(lambda: healthy(crew), "both workers hear each other again")
        assert second in workers_of(crew)
        assert crew.stop() == 0
    assert "Traceback" not in crew.printed()


@pytest.mark.parametrize("missing", [1, 2])
def test_a_crew_that_cannot_be_complete_says_why(tmp_path: Path, missing: int) -> None:
    command = short_of_processes(missing, tmp_path)
    said = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert said.returncode == 1
    why = "A worker cannot be started: [Errno 11] Resource temporarily unavailable."
    assert said.stderr == f"Grand Tour cannot start. {why}\n"


def plays_somehow(player: Player, table: str, dice: random.Random) -> str:
    """Act until it is acknowledged, by a name of its own; how it is to stand in the log."""
    once = f"{dice.random()}"

    def acts() -> str:
        with contextlib.suppress(httpx.TransportError):
            seat = player.table(table)["waiting"][0]
            position = player.position(table, seat)
            asked = asked_before or (seat, position["version"], dice.choice(position["offers"])["said"])
            asked_before[:] = asked
            seat, version, said = asked
            message = {"seat": seat, "version": version, "said": said, "once": once}
            if player.http.post(f"/api/tables/{table}/acts", json=message).is_success:
                return f"{LETTERS[seat]} {said}"
        return ""

    asked_before: list[Any] = []
    return eventually(acts, "it is acknowledged")


def healthy(crew: Server) -> bool:
    """Both workers are there; any may answer."""
    with contextlib.suppress(httpx.TransportError):
        return len(workers_of(crew)) == 2 and all(httpx.get(f"{crew.url}/health").is_success for _ in range(8))
    return False


def test_sigterm_ends_all(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--workers", "3") as crew:
        workers = workers_of(crew)
        assert len(workers) == 3
        crew.process.terminate()
        assert crew.process.wait(PATIENCE) == 0
        assert not any(is_running(worker) for worker in workers)
        assert crew.printed().count("is open at") == 1


def test_a_crew_that_is_killed_leaves_nothing_behind(tmp_path: Path) -> None:
    """Its workers go by themselves, and clear up the folder in which they met."""
    with TemporaryDirectory() as folder, Server(tmp_path / "data", "--workers", "2", TMPDIR=folder) as crew:
        assert [*Path(folder).glob("grandtour-*")]
        crew.kill()
        eventually(lambda: not [*Path(folder).glob("grandtour-*")], "the folder is gone")


def test_the_crew_begins_anew_without_turning_anybody_away(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--workers", "2") as crew:
        before = workers_of(crew)
        crew.process.send_signal(signal.SIGHUP)
        assert crew.wait_for_address() == crew.url
        assert not set(before) & set(workers_of(crew))


def test_nothing_acknowledged_is_lost_when_the_crew_begins_anew(tmp_path: Path) -> None:
    """Given people who act all the time, each at a table of their own."""
    with Server(tmp_path / "data", "--workers", "2") as crew, ThreadPoolExecutor(4) as people:
        players = [Player(crew.url) for _ in range(4)]
        tables = [player.opens(*ME_AND_ANOTHER_HERE)["id"] for player in players]
        said: list[list[str]] = [[] for _ in players]
        done: list[bool] = []

        def plays(n: int) -> None:
            dice = random.Random(n)
            while not done:
                said[n].append(plays_somehow(players[n], tables[n], dice))

        playing = [people.submit(plays, n) for n in range(4)]
        eventually(lambda: all(said), "everybody has acted")
        crew.process.send_signal(signal.SIGHUP)
        eventually(lambda: crew.printed().count("is open at") > 1, "it has begun anew")
        before = [len(acts) for acts in said]
        eventually(lambda: all(len(acts) > n for acts, n in zip(said, before, strict=True)), "everybody plays on")
        done.append(True)
        for one in playing:
            one.result()
        assert [stored(crew, table) for table in tables] == said
    assert "Traceback" not in crew.printed()


@pytest.mark.parametrize("given", ["0", "65", "two", "-1", "1.5", ""])
def test_a_number_of_workers_that_is_none_is_refused(tmp_path: Path, given: str) -> None:
    command: list[str | Path] = [GRANDTOUR, "serve", "--no-browser", "--data", tmp_path]
    said = subprocess.run([*command, f"--workers={given}"], capture_output=True, text=True, timeout=PATIENCE)
    assert said.returncode == 2
    assert "--workers" in said.stderr or "empty" in said.stderr


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"GRANDTOUR_WORKERS": "many"}, "GRANDTOUR_WORKERS is a number from 1 to 64, not 'many'"),
        (
            {"GRANDTOUR_WORKERS": "2", "GRANDTOUR_DATABASE_URL": "postgresql://nowhere/x"},
            "on PostgreSQL",
        ),
        ({"GRANDTOUR_WORKERS": "2", "GRANDTOUR_AWAY_SECONDS": "long"}, "GRANDTOUR_AWAY_SECONDS is a number of seconds"),
    ],
)
def test_settings_with_which_there_can_be_no_crew_are_refused(
    tmp_path: Path, settings: dict[str, str], why: str
) -> None:
    command: list[str | Path] = [GRANDTOUR, "serve", "--no-browser", "--data", tmp_path]
    said = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env={**os.environ, **settings})
    assert said.returncode == 1
    assert why in said.stderr
    assert said.stderr.count("cannot start") == 1


def test_a_folder_whose_name_is_too_long_for_sockets_is_refused(tmp_path: Path) -> None:
    (long := tmp_path / ("long" * 30)).mkdir()
    command: list[str | Path] = [GRANDTOUR, "serve", "--no-browser", "--data", tmp_path / "data", "--workers", "2"]
    settings = {**os.environ, "TMPDIR": str(long)}
    said = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=settings)
    assert said.returncode == 1
    assert "set TMPDIR to another" in said.stderr
