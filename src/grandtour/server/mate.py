"""One worker of a crew: `python -m grandtour.server.mate ORDERS`, started by `crew`."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import sys
import threading
from collections.abc import MutableSet
from pathlib import Path
from typing import cast

import msgspec

from grandtour.server import logs
from grandtour.server.crew import OWN_SIGNALS, READY, Orders
from grandtour.server.expiry import policy_of
from grandtour.server.hosts import Hosts
from grandtour.server.house import House
from grandtour.server.limits import limits_of
from grandtour.server.neighbours import Neighbours
from grandtour.server.people import secret_of
from grandtour.server.serve import Server, database_url, open_house, run, uvicorn_server
from grandtour.server.usher import Usher

LOOK_SECONDS = 0.01


def main(orders: Orders) -> None:
    logs.set_up(os.environ.get("GRANDTOUR_LOG", ""))
    for number in OWN_SIGNALS:
        signal.signal(number, signal.SIG_IGN)  # they are blocked, but whoever starts bots may unblock them
    threading.Thread(target=leave_with_the_crew, args=[orders.folder], daemon=True).start()
    run(work(orders, line_to_the_crew()))


def line_to_the_crew() -> int:
    """A file number that bots do not inherit; what anybody prints goes where errors go."""
    line = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return line


def leave_with_the_crew(folder: str) -> None:
    """Without those who keep it a worker has nothing to do: nobody would end it, or clear up where they met."""
    os.read(sys.stdin.fileno(), 1)
    shutil.rmtree(folder, ignore_errors=True)
    os._exit(1)


async def work(orders: Orders, crew: int) -> bool:
    data = Path(orders.data)
    neighbours = Neighbours(Path(orders.folder), orders.number, orders.workers)
    limits, policy = limits_of(os.environ), policy_of(os.environ)
    with socket.socket(fileno=orders.door) as door:
        async with open_house(database_url(data), limits, policy, neighbours) as house:
            hosts = Hosts(os.environ.get("GRANDTOUR_HOSTS", ""), orders.host)
            server = uvicorn_server(house, secret_of(data), hosts)
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, server.stop)
            house.usher = Usher(house, neighbours, cast(MutableSet[object], server.server_state.connections))
            house.hall.tasks.begin(say_when_ready(server, house, crew))
            with house.usher.at_the_door():
                await server.serve(sockets=[door])
            return False


async def say_when_ready(server: Server, house: House, crew: int) -> None:
    while not (server.started and house.bus.hears):  # noqa: ASYNC110
        await asyncio.sleep(LOOK_SECONDS)
    os.write(crew, READY)
    os.close(crew)


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1], type=Orders))
