"""Starting the house: its data folder, its database, its port, the browser; and ending it."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TextIO, cast

import platformdirs
import sqlalchemy as sa
import uvicorn

from grandtour.server.app import build
from grandtour.server.database import BadDatabase, postgres_url, sqlite_url
from grandtour.server.doorway import Doorway
from grandtour.server.expiry import BadPolicy, Policy, policy_of
from grandtour.server.hosts import Hosts
from grandtour.server.house import House
from grandtour.server.limits import Limits
from grandtour.server.people import BadSecret, Guests, secret_of
from grandtour.server.rest import MESSAGE_BYTES
from grandtour.server.schema import Kept
from grandtour.server.static import Page
from grandtour.server.store import Store
from grandtour.server.upgrade import upgrade_all

USUAL_PORT = 8080
EVERYWHERE = ("0.0.0.0", "::", "")
GRACE_SECONDS = 1


class CannotServe(Exception):
    """Why the house cannot open, and what to do about it."""


def serve(host: str = "127.0.0.1", port: int = 0, data: Path | None = None, browser: bool = True) -> None:
    """Serve until Ctrl-C or SIGTERM. If the house cannot open, say why in one sentence and exit with 1."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        folder = data or usual_folder()
        lock, secret = data_folder(folder)
        with lock, listening(host, port) as door:
            hosts = Hosts(os.environ.get("GRANDTOUR_HOSTS", ""), host)
            run(house_forever(door, database_url(folder), secret, hosts, browser))
    except (CannotServe, BadDatabase, BadPolicy) as error:
        print(f"Grand Tour cannot start. {error}", file=sys.stderr)
        raise SystemExit(1) from None


def upgrade(data: Path | None = None) -> list[tuple[Kept, Kept]]:
    """Decide about all stored tables of older rules, in a house that is closed; each before and after."""
    folder = data or usual_folder()
    lock, _ = data_folder(folder)
    with lock:
        return asyncio.run(upgrade_database(database_url(folder)))


async def upgrade_database(url: sa.URL) -> list[tuple[Kept, Kept]]:
    store = await Store.open(url)
    try:
        return await upgrade_all(store)
    finally:
        await store.close()


def run(main: Coroutine[Any, Any, None]) -> None:
    """In an event loop, the fast one where there is one."""
    try:
        import uvloop

        factory: Callable[[], asyncio.AbstractEventLoop] | None = uvloop.new_event_loop
    except ImportError:
        factory = None
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(main)


async def house_forever(door: socket.socket, url: sa.URL, secret: str, hosts: Hosts, browser: bool) -> None:
    async with open_house(url, policy=policy_of()) as house:
        server = uvicorn_server(house, secret, hosts)
        address = address_of(door)
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, server.stop)
        loop.call_soon(announce, door, address, browser)
        await server.serve(sockets=[door])


@contextlib.asynccontextmanager
async def open_house(url: sa.URL, limits: Limits | None = None, policy: Policy | None = None) -> AsyncIterator[House]:
    """A house on a database, open until the end of the block."""
    store = await Store.open(url)
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

    def stop(self) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


def uvicorn_server(house: House, secret: str, hosts: Hosts) -> Server:
    doorway = Doorway(house.doorkeeper.limits)
    return Server(
        uvicorn.Config(
            build(house, Guests(secret), Page(), hosts),
            http=cast(type[asyncio.Protocol], doorway.protocol),
            ws="websockets-sansio",
            ws_max_size=MESSAGE_BYTES,
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
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
        raise CannotServe(
            f"Another Grand Tour already runs with the data folder {folder}. "
            "Play there, or choose another folder with --data."
        ) from error


def database_url(folder: Path) -> sa.URL:
    given = os.environ.get("GRANDTOUR_DATABASE_URL")
    return postgres_url(given) if given else sqlite_url(folder)


# --- The port and the browser ---


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
    print(f"Grand Tour is open at {address}", flush=True)
    if door.getsockname()[0] in EVERYWHERE:
        print(f"and for others in your network on port {door.getsockname()[1]} of this machine", flush=True)
    print("Ctrl-C ends it.", flush=True)
    if browser and has_screen():
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)


def has_screen() -> bool:
    """Without one, a browser would open in the terminal and take it over."""
    return sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
