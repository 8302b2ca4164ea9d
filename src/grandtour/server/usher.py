"""The usher: leads a page to the worker at which its table is at home, by handing over the open socket itself.

The page notices nothing. So all who look at a table do so through one worker, which works out each move and each view
once; and there is nothing that the others must be told before they see it.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
from array import array
from collections.abc import Iterator, MutableSet
from pathlib import Path
from typing import cast

import msgspec

from grandtour.server.house import House
from grandtour.server.live import Connection
from grandtour.server.messages import Watch
from grandtour.server.meter import METER
from grandtour.server.neighbours import Neighbours, home_of
from grandtour.server.sockets import MORE

LARGEST = 64 * 1024
"""Bytes of a message between workers. Whoever has sent more that is not yet read stays where they are."""
AT_ONCE = 16
TRIES = 50
TRY_AGAIN_SECONDS = 0.02


class Guest(msgspec.Struct, array_like=True):
    """Somebody who is led to another worker, with their socket."""

    person: str
    address: str
    asked: Watch
    unread: bytes
    """What has come after it."""


class Usher:
    """Leads guests to the other workers, and takes up those who are led here."""

    def __init__(self, house: House, neighbours: Neighbours, connections: MutableSet[object]) -> None:
        self.house = house
        self.neighbours = neighbours
        self.connections = connections
        """Those that uvicorn closes when it stops."""
        self.door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.door.setblocking(False)

    @contextlib.contextmanager
    def at_the_door(self) -> Iterator[None]:
        """Guests can be led here during the block."""
        place, loop = self.neighbours.place(self.neighbours.here, "guests"), asyncio.get_running_loop()
        Path(place).unlink(missing_ok=True)  # whoever was this worker before has died
        with self.door:
            self.door.bind(place)
            loop.add_reader(self.door, self.receive)
            yield
            loop.remove_reader(self.door)

    # --- Leading away ---

    async def leads_home(self, connection: Connection, asked: Watch) -> bool:
        """Hand the socket over if the table is at home elsewhere, and nothing else keeps it here; is it gone? Whoever
        cannot be led there is served here."""
        home = home_of(asked.table, self.neighbours.workers)
        for _ in range(TRIES if home != self.neighbours.here else 0):
            if connection.gone or connection.watchers or connection.line.kind != MORE:
                return False
            try:
                if not connection.line.transport.get_write_buffer_size():
                    self.hand_over(connection, asked, home)
                    METER.count("grandtour_sockets_led_total")
                    return True
            except BlockingIOError:
                pass  # many are being led there at the same time
            except OSError:
                return False
            await asyncio.sleep(TRY_AGAIN_SECONDS)
        return False

    def hand_over(self, connection: Connection, asked: Watch, home: int) -> None:
        """Whatever the page sends from now on waits in its socket, until it is read there."""
        line = connection.line
        unread = line.buffer[line.at :]
        message = msgspec.msgpack.encode(Guest(connection.person, connection.address, asked, unread))
        if len(message) > LARGEST:
            raise OSError(errno.EMSGSIZE, "too much is unread")
        number = array("i", [line.transport.get_extra_info("socket").fileno()])
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, number)  # send_fds of Python 3.11 drops the address
        self.door.sendmsg([message], [rights], 0, self.neighbours.place(home, "guests"))
        line.transport.abort()  # it closes our file number, not the connection: the other worker has it, too

    # --- Taking up ---

    def receive(self) -> None:
        for _ in range(AT_ONCE):
            try:
                message, files, _, _ = socket.recv_fds(self.door, LARGEST, 1)
            except BlockingIOError:
                return
            for file in files:
                self.house.hall.tasks.begin(self.take_up(message, socket.socket(fileno=file)))

    async def take_up(self, message: bytes, open_socket: socket.socket) -> None:
        """Go on as if they had always been here."""
        guest = msgspec.msgpack.decode(message, type=Guest)
        open_socket.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: Arriving(self, guest), open_socket)
        except OSError:
            open_socket.close()  # they have hung up on the way


class Arriving(asyncio.Protocol):
    """A connection that is being taken up."""

    def __init__(self, usher: Usher, guest: Guest) -> None:
        self.usher = usher
        self.guest = guest

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        usher, guest = self.usher, self.guest
        usher.house.doorkeeper.counts(guest.person, guest.address)
        connection = Connection(usher.house, guest.person, guest.address)
        connection.line.buffer = guest.unread
        connection.line.connect(cast(asyncio.Transport, transport), usher.connections)
        connection.hear(msgspec.json.encode(guest.asked))
