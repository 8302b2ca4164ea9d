"""A line to a page: a WebSocket once it is open. There may be thousands, so it is little more than its transport.

Uvicorn shakes hands as ever. Then the line takes its place: without a task, a queue or a timer of its own, without
the many layers through which the request came, and without compression.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import MutableSet
from typing import Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

from grandtour.server.limits import ASIDES, MESSAGE_BYTES

WATCHED_BY_THE_KERNEL = (
    (socket.SOL_SOCKET, "SO_KEEPALIVE", 1),
    (socket.IPPROTO_TCP, "TCP_KEEPIDLE", 4),
    (socket.IPPROTO_TCP, "TCP_KEEPALIVE", 4),  # as macOS calls it
    (socket.IPPROTO_TCP, "TCP_KEEPINTVL", 2),
    (socket.IPPROTO_TCP, "TCP_KEEPCNT", 2),
    (socket.IPPROTO_TCP, "TCP_USER_TIMEOUT", 8000),
)
"""Whoever closes the laptop is away after eight seconds: their system no longer acknowledges what was sent, or answers
the kernel, which asks only where nothing was sent for four. That costs this process nothing, however many play."""
PING_SECONDS = 20.0
"""A web server in front answers our kernel whether its own visitor is there or not. So a line is also looked at this
often. One that has been silent since is pinged, and cut if it is still silent next time."""
HELD_UP_SECONDS = 0.5
"""A process that was held up for so long itself may not have heard who spoke meanwhile, and blames nobody."""
FAREWELL_SECONDS = 5.0
"""Whoever is told why their line ends has so long to hear it and hang up."""
SHARES = 100
"""So many times in between some of the lines are tried: all at once would hold everybody up."""

LAST, RESERVED, CONTROL, KIND = 0x80, 0x70, 0x08, 0x0F
MASKED, LENGTH = 0x80, 0x7F
MORE, TEXT, BYTES, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
SHORT, MIDDLING = 125, 0xFFFF

AGAINST_THE_PROTOCOL = 1002
NO_TEXT = 1007
TOO_MANY = 1008
TOO_LONG = 1009
STOPPING = 1012


class Listener(Protocol):
    """Who is at our end of a line."""

    busy: bool
    """Is it still answering? Then it is to hear nothing more."""

    def hear(self, message: bytes) -> None: ...

    def speak(self) -> None:
        """The other end takes again what it is sent, after it did not."""

    def hang_up(self) -> None:
        """The line is gone."""


class Broken(Exception):
    """What came breaks the rules of WebSockets; why, as a closing code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Handshake(WebSocketsSansIOProtocol):
    """Uvicorn's socket, until the house takes the line over."""

    async def run_asgi(self) -> None:
        self.scope["state"]["handshake"] = self
        await super().run_asgi()

    def hand_over(self, line: Socket) -> None:
        """To be called as soon as it is accepted, before anything can have come."""
        self.stop_keepalive()
        self.connections.discard(self)
        self.close_timer = self.loop.call_later(0, int)  # so that uvicorn does not close what is no longer its own
        line.connect(self.transport, cast(MutableSet[object], self.connections))


class Sockets:
    """All that are open. Each is tried from time to time."""

    def __init__(self) -> None:
        self.open: set[Socket] = set()

    async def try_forever(self) -> None:
        while True:
            lines = list(self.open)
            shares = min(len(lines), SHARES) or 1
            for share in range(shares):
                due = time.monotonic() + PING_SECONDS / shares
                await asyncio.sleep(PING_SECONDS / shares)
                if time.monotonic() < due + HELD_UP_SECONDS:
                    for line in lines[share::shares]:
                        line.try_it()


class Socket(asyncio.Protocol):
    """One socket: messages in and out, as bytes."""

    __slots__ = (
        "asides",
        "at",
        "buffer",
        "choked",
        "connections",
        "ended",
        "kind",
        "listener",
        "message",
        "others",
        "paused",
        "silent",
        "transport",
    )

    def __init__(self, listener: Listener, others: Sockets) -> None:
        self.listener = listener
        self.others = others
        self.buffer = b""
        """What has come and is not yet read, from `at` on."""
        self.at = 0
        self.kind = MORE
        """Of the message of which some frames have come."""
        self.message = b""
        self.asides = 0
        """Frames since it was looked at that brought no message to its end."""
        self.silent = 0
        """How often it was looked at since something came."""
        self.choked = False
        """Does the other end not take what it was sent? Then it is sent no more for now."""
        self.paused = False
        """Is the other end kept from sending?"""
        self.ended = False
        """Have they been told that it is over? Then nothing more is said, and what they say is dropped."""

    # --- Coming and going ---

    def connect(self, transport: asyncio.Transport, connections: MutableSet[object]) -> None:
        """Take the place of the handshake, also among the connections that uvicorn closes when it stops."""
        self.transport = transport
        self.connections = connections
        connections.add(self)
        self.others.open.add(self)
        self.have_it_watched()
        transport.set_protocol(self)

    def have_it_watched(self) -> None:
        open_socket = self.transport.get_extra_info("socket")
        with contextlib.suppress(OSError):  # whoever has hung up already need not be watched
            for level, name, value in WATCHED_BY_THE_KERNEL:
                if hasattr(socket, name):  # not every system knows them all
                    open_socket.setsockopt(level, getattr(socket, name), value)

    def connection_lost(self, exc: Exception | None) -> None:
        self.connections.discard(self)
        self.others.open.discard(self)
        self.choked = False
        self.listener.hang_up()

    def close(self, code: int) -> None:
        """Say why, and let them hang up. If we did while they are still sending, their system would be answered by a
        reset, and what we said might never be read."""
        self.write(frame(CLOSE, code.to_bytes(2)))
        if self.ended or self.transport.is_closing():  # as it may be by now
            return
        self.transport.write_eof()
        self.ended, self.buffer, self.at = True, b"", 0
        self.pause(False)
        asyncio.get_running_loop().call_later(FAREWELL_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        """Nobody waits for a house that stops, and it waits for nobody."""
        self.write(frame(CLOSE, STOPPING.to_bytes(2)))
        self.transport.close()

    def try_it(self) -> None:
        self.asides = 0
        if self.listener.busy:
            return  # it may have spoken, but is not heard
        if self.silent > 1:
            self.transport.abort()
        elif self.silent > 0:
            self.write(PINGED)
        self.silent += 1

    # --- Sending ---

    def send(self, *messages: bytes) -> None:
        self.write(b"".join([frame(TEXT, message) for message in messages]))

    def write(self, frames: bytes) -> None:
        if not (self.ended or self.transport.is_closing()):
            self.transport.write(frames)

    def pause_writing(self) -> None:
        self.choked = True

    def resume_writing(self) -> None:
        self.choked = False
        self.listener.speak()
        self.read_on()

    # --- Receiving ---

    def data_received(self, data: bytes) -> None:
        if self.ended:
            return
        self.silent = 0
        self.buffer, self.at = self.buffer[self.at :] + data, 0
        self.read_on()

    def read_on(self) -> None:
        """Read while somebody listens and takes the answers. The rest waits here, and if it is more, at the sender."""
        try:
            while self.is_heard() and (frame := self.next_frame()):
                self.take(*frame)
        except Broken as broken:
            self.close(broken.code)
        if self.at == len(self.buffer):
            self.buffer, self.at = b"", 0
        self.pause(bool(self.buffer) and not self.is_heard())

    def is_heard(self) -> bool:
        return not (self.ended or self.choked or self.listener.busy or self.transport.is_closing())

    def pause(self, paused: bool) -> None:
        if paused != self.paused and not self.transport.is_closing():
            self.paused = paused
            self.transport.pause_reading() if paused else self.transport.resume_reading()

    def next_frame(self) -> tuple[int, bytes] | None:
        """How a frame begins and what is in it, once it is complete."""
        buffer, at = self.buffer, self.at
        if len(buffer) < at + 2:
            return None
        first, second = buffer[at], buffer[at + 1]
        length, start = second & LENGTH, at + 2
        if first & RESERVED or not second & MASKED or (first & CONTROL and (length > SHORT or not first & LAST)):
            raise Broken(AGAINST_THE_PROTOCOL)
        if length > SHORT:
            start += 2 if length == SHORT + 1 else 8
            if len(buffer) < start:
                return None
            length = int.from_bytes(buffer[at + 2 : start])
        if not first & CONTROL and len(self.message) + length > MESSAGE_BYTES:
            raise Broken(TOO_LONG)
        end = start + 4 + length
        if len(buffer) < end:
            return None
        self.at = end
        return first, apply_mask(buffer[start + 4 : end], buffer[start : start + 4])

    def take(self, first: int, content: bytes) -> None:
        kind = first & KIND
        if first & (LAST | CONTROL) != LAST:
            self.count_aside()
        if kind in (TEXT, BYTES, MORE):
            self.gather(kind, content, bool(first & LAST))
        elif kind == PING:
            self.write(frame(PONG, content))
        elif kind == CLOSE:
            self.write(frame(CLOSE, content[:2]))
            self.transport.close()
        elif kind != PONG:
            raise Broken(AGAINST_THE_PROTOCOL)

    def count_aside(self) -> None:
        """A message makes up for none of them: else any number could come in one go, between messages."""
        self.asides += 1
        if self.asides > ASIDES:
            raise Broken(TOO_MANY)

    def gather(self, kind: int, content: bytes, last: bool) -> None:
        """A message may come in several frames."""
        if (kind == MORE) != (self.kind != MORE):
            raise Broken(AGAINST_THE_PROTOCOL)
        self.kind, self.message = kind or self.kind, self.message + content
        if last:
            kind, message = self.kind, self.message
            self.kind, self.message = MORE, b""
            if kind == TEXT and not is_text(message):
                raise Broken(NO_TEXT)
            self.listener.hear(message)


def frame(kind: int, content: bytes) -> bytes:
    """A frame to the page."""
    length = len(content)
    if length <= SHORT:
        return bytes((LAST | kind, length)) + content
    if length <= MIDDLING:
        return bytes((LAST | kind, SHORT + 1)) + length.to_bytes(2) + content
    return bytes((LAST | kind, SHORT + 2)) + length.to_bytes(8) + content


PINGED = frame(PING, b"")


def is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
