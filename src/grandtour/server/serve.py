"""Starting the house: its data folder, its database, its port, the browser; and ending it."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import json
import os
import signal
import socket
import sys
import urllib.request
import webbrowser
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TextIO, cast

import platformdirs
import sqlalchemy as sa
import uvicorn

from grandtour.screen import write
from grandtour.server import logs
from grandtour.server.app import build
from grandtour.server.backup import back_up, restore
from grandtour.server.bus import Bus
from grandtour.server.crew import BadCrew, Crew, Orders, meeting_place, on_hangup, workers_of
from grandtour.server.database import ANSWER_SECONDS, BadDatabase, postgres_url, sqlite_url
from grandtour.server.doorway import Doorway, Greeting, Guarded
from grandtour.server.expiry import BadPolicy, Policy, policy_of
from grandtour.server.hosts import Hosts
from grandtour.server.house import House
from grandtour.server.limits import BadLimit, Limits, limits_of
from grandtour.server.people import BadSecret, Guests, keep_secret, secret_of
from grandtour.server.schema import Kept
from grandtour.server.static import Page
from grandtour.server.store import LOOK_SECONDS, Store
from grandtour.server.upgrade import upgrade_all

USUAL_PORT = 8080
EVERYWHERE = ("0.0.0.0", "::", "")
GRACE_SECONDS = ANSWER_SECONDS + LOOK_SECONDS
"""So long whoever has asked for something may be answered once the house is told to close: an act is not given up while
the store may still say what became of it."""
CLOSING_SECONDS = 1.0
"""Lines on which nobody waits for the house are cut after so long."""
HEALTH_SECONDS = 5.0


class CannotServe(Exception):
    """Why the house cannot open, and what to do about it."""


class AlreadyOpen(CannotServe):
    """Another process has opened this house; where, if it says so."""

    def __init__(self, folder: Path, address: str) -> None:
        super().__init__(
            f"Another Grand Tour already runs with the data folder {folder}. "
            "Play there, or choose another folder with --data."
        )
        self.address = address


def serve(
    host: str = "127.0.0.1",
    port: int = 0,
    data: Path | None = None,
    browser: bool = True,
    workers: int | None = None,
) -> None:
    """Serve until Ctrl-C or SIGTERM; SIGHUP begins anew, with whatever is installed by then. If the house cannot open,
    say why in one sentence and exit with 1."""
    logs.set_up(os.environ.get("GRANDTOUR_LOG", ""))
    try:
        folder, workers = data or usual_folder(), workers_of(workers, os.environ)
        lock, secret = data_folder(folder)
        with lock, inherited() or listening(host, port) as door:
            leave_address(lock, address_of(door))
            hosts = Hosts(os.environ.get("GRANDTOUR_HOSTS", ""), host)
            if workers > 1:
                again = asyncio.run(crew_forever(door, folder, host, workers, browser))
            else:
                again = run(house_forever(door, database_url(folder), secret, hosts, browser))
            if again:
                begin_anew(door)
    except (CannotServe, BadDatabase, BadPolicy, BadLimit, BadCrew) as error:
        if isinstance(error, AlreadyOpen) and answers(error.address):
            return go_there(error.address, browser)
        write(f"Grand Tour cannot start. {error}", to=sys.stderr)
        raise SystemExit(1) from None


def upgrade(data: Path | None = None) -> list[tuple[Kept, Kept]]:
    """Decide about all stored tables of older rules, in a house that is closed; each before and after."""
    folder = data or usual_folder()
    lock, _ = data_folder(folder)
    with lock:
        return asyncio.run(upgrade_database(database_url(folder)))


def backup(file: Path, data: Path | None = None) -> dict[str, int]:
    """Write a backup of a house, open or closed; how many rows of each table."""
    folder = data or usual_folder()
    url = database_url(folder)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        raise CannotServe(f"There is no house in the data folder {folder}.")
    kept = folder / "secret"
    return back_up(url, kept.read_text() if kept.exists() else "", file)


def restore_house(file: Path, data: Path | None = None) -> dict[str, int]:
    """Read a backup into a new house, which is closed; how many rows of each table."""
    folder = data or usual_folder()
    lock, _ = data_folder(folder)
    with lock:
        secret, counted = restore(database_url(folder), file)
        if secret:
            keep_secret(folder, secret)  # whoever was a guest is the same guest again
    return counted


async def upgrade_database(url: sa.URL) -> list[tuple[Kept, Kept]]:
    store = await Store.open(url)
    try:
        return await upgrade_all(store)
    finally:
        await store.close()


def run(main: Coroutine[Any, Any, bool]) -> bool:
    """In an event loop, the fast one where there is one."""
    try:
        import uvloop

        factory: Callable[[], asyncio.AbstractEventLoop] | None = uvloop.new_event_loop
    except ImportError:
        factory = None
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(main)


async def house_forever(door: socket.socket, url: sa.URL, secret: str, hosts: Hosts, browser: bool) -> bool:
    """Until it is stopped; is it to begin anew?"""
    async with open_house(url, limits_of(os.environ), policy_of(os.environ)) as house:
        server = uvicorn_server(house, secret, hosts)
        address = address_of(door)
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, server.stop)
        on_hangup(server.begin_anew)
        loop.call_soon(announce, door, address, browser)
        await server.serve(sockets=[door.dup()])
        return server.again


async def crew_forever(door: socket.socket, data: Path, host: str, workers: int, browser: bool) -> bool:
    """Likewise, with several workers."""
    limits_of(os.environ), policy_of(os.environ)  # what is wrong with them is said once
    store = await Store.open(database_url(data))
    await store.close()

    def orders(number: int) -> Orders:
        return Orders(number, workers, folder, door.fileno(), host, str(data))

    with meeting_place() as folder:
        return await Crew(orders, workers, lambda: announce(door, address_of(door), browser)).work()


@contextlib.asynccontextmanager
async def open_house(
    url: sa.URL, limits: Limits | None = None, policy: Policy | None = None, bus: Bus | None = None
) -> AsyncIterator[House]:
    """A house on a database, open until the end of the block. `bus` leads to other workers on this machine."""
    store = await Store.open(url, bus)
    house = House(store, limits or Limits(), policy or Policy())
    house.open_doors()
    try:
        yield house
    finally:
        await house.close_doors()
        await store.close()


class Server(uvicorn.Server):
    """Uvicorn, ended by us: its own way of handling a signal ends the process before the house is closed."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    again = False

    def begin_anew(self) -> None:
        self.again = self.again or not self.should_exit
        self.should_exit = True

    def stop(self) -> None:
        self.again = False
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer whoever has asked, and wait for nobody else."""
        cutting = asyncio.create_task(self.cut_the_others())
        await super().shutdown(sockets)
        cutting.cancel()
        if self.server_state.tasks and not self.force_exit:  # they took too long: let them say so
            await asyncio.wait(self.server_state.tasks, timeout=CLOSING_SECONDS)

    async def cut_the_others(self) -> None:
        while True:
            await asyncio.sleep(CLOSING_SECONDS)
            for connection in list(self.server_state.connections):
                if not (isinstance(connection, Guarded) and connection.waits_for_the_house):
                    connection.transport.abort()


def uvicorn_server(house: House, secret: str, hosts: Hosts) -> Server:
    doorway = Doorway(house.doorkeeper.limits, house.sockets)
    return Server(
        uvicorn.Config(
            build(house, Guests(secret), Page(), hosts),
            http=cast(type[asyncio.Protocol], doorway.protocol),
            ws=Greeting,
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=int(GRACE_SECONDS),
        )
    )


# --- The data folder ---


def usual_folder() -> Path:
    return Path(platformdirs.user_data_dir("grandtour", appauthor=False))


def data_folder(folder: Path) -> tuple[TextIO, str]:
    """Make the folder and take it for this process alone; the lock to hold, and the secret that lies there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the seeds of running games are nobody else's to read
        lock = (folder / "lock").open("a")
        if not os.environ.get("GRANDTOUR_DATABASE_URL"):  # many workers may share a PostgreSQL
            keep_alone(folder, lock)
        return lock, secret_of(folder)
    except BadSecret as error:
        raise CannotServe(str(error)) from error
    except OSError as error:
        raise CannotServe(f"The data folder {folder} cannot be used: {error.strerror or error}.") from error


def keep_alone(folder: Path, lock: TextIO) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        lock.close()
        raise AlreadyOpen(folder, (folder / "lock").read_text()) from error


def leave_address(lock: TextIO, address: str) -> None:
    """Where this house is open, for whoever starts it a second time."""
    lock.truncate(0)
    lock.write(address)
    lock.flush()


def answers(address: str) -> bool:
    """Is a house open at this address?"""
    try:
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with direct.open(f"{address}health", timeout=HEALTH_SECONDS) as answer:
            return "stores" in json.load(answer)
    except (OSError, ValueError, TypeError):
        return False


def go_there(address: str, browser: bool) -> None:
    write(f"Grand Tour is already open at {address}")
    if browser and has_screen():
        webbrowser.open(address)


def database_url(folder: Path) -> sa.URL:
    given = os.environ.get("GRANDTOUR_DATABASE_URL")
    return postgres_url(given) if given else sqlite_url(folder)


# --- The port and the browser ---

FIRST_INHERITED = 3
"""The file number of the first socket that systemd hands over, and that we hand over to ourselves."""


def inherited() -> socket.socket | None:
    """The socket that whoever started us has opened already: systemd, or this process before it began anew."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    return socket.socket(fileno=FIRST_INHERITED)


def begin_anew(door: socket.socket) -> None:
    """Become the program that is installed now. Whoever comes meanwhile waits at the same door."""
    os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1")
    os.dup2(door.fileno(), FIRST_INHERITED, inheritable=True)
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})  # until the new program is ready for it
    os.execv(sys.executable, [*sys.orig_argv, *([] if "--no-browser" in sys.orig_argv else ["--no-browser"])])


def listening(host: str, port: int) -> socket.socket:
    """A socket on the port; 0 is the usual one, or any free one if that is taken."""
    try:
        return bind(host, port or USUAL_PORT)
    except OSError as error:
        if port == 0 and not isinstance(error, socket.gaierror):
            return bind(host, 0)
        why = f"Port {port or USUAL_PORT} of {host} cannot be used: {error.strerror}."
        raise CannotServe(f"{why} Choose another with --port or --host.") from error


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen()
    except BaseException:
        door.close()
        raise
    return door


def address_of(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def announce(door: socket.socket, address: str, browser: bool) -> None:
    write(f"Grand Tour is open at {address}")
    if door.getsockname()[0] in EVERYWHERE:
        write(f"and for others in your network on port {door.getsockname()[1]} of this machine")
    write("Ctrl-C ends it.")
    if browser and has_screen():
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)


def has_screen() -> bool:
    """Without one, a browser would open in the terminal and take it over."""
    return sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
