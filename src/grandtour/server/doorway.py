"""The doorway: how many connections there may be, and how much and how slowly each may send. The rest ends here."""

from __future__ import annotations

import asyncio
import os
import resource
from collections import Counter
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from grandtour.server.limits import Limits, neighbourhood
from grandtour.server.sockets import Handshake, Socket, Sockets

SPARE_FILES = 100
"""So many open files are kept for the database, the bots and the log."""


def most_connections() -> int:
    """As many as the system lets us have: every connection is an open file."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return max(SPARE_FILES, hard - SPARE_FILES)


class Doorway:
    """Counts the connections of one server, and knows those that have not yet said what they want."""

    def __init__(self, limits: Limits, sockets: Sockets) -> None:
        self.limits = limits
        self.sockets = sockets
        self.most = limits.connections or most_connections()
        self.proxies = _TrustedHosts(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"))
        self.open: Counter[str] = Counter()
        self.waiting: dict[Guarded, None] = {}
        """Longest first."""

    def enters(self, address: str) -> bool:
        """May one more connection come from this address? A web server in front of us speaks for many."""
        if self.full and self.waiting:
            next(iter(self.waiting)).hang_up()
        here, known = neighbourhood(address), address in self.proxies
        if self.full or (not known and self.open[here] >= self.limits.connections_per_address):
            return False
        self.open[here] += 1
        return True

    @property
    def full(self) -> bool:
        """A socket is an open file, too."""
        return self.open.total() + len(self.sockets.open) >= self.most

    def leaves(self, address: str) -> None:
        here = neighbourhood(address)
        self.open[here] -= 1
        if not self.open[here]:
            del self.open[here]

    def protocol(self, config: Config, **more: Any) -> Guarded:
        """What uvicorn makes for every connection."""
        return Guarded(self, config=config, **more)


class Guarded(HttpToolsProtocol):
    """One connection: so many bytes of headers, and so much time for them, what follows them and the answer."""

    def __init__(self, doorway: Doorway, **more: Any) -> None:
        super().__init__(**more)
        self.doorway = doorway
        self.limits = doorway.limits
        self.address: str | None = None
        self.heading = True
        """Are headers awaited, or on their way?"""
        self.resting = False
        """Is nothing asked that is not answered?"""
        self.answering = False
        """Has a request come, to its end, that is not answered?"""
        self.size = 0
        """Bytes received while headers are awaited."""
        self.heads = 0
        """Bytes of the headers that are complete."""
        self.timer: asyncio.TimerHandle | None = None

    # --- Coming and going ---

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.doorway.enters(address):
            transport.abort()
            return
        self.address = address
        self.wait_at_most(self.limits.headers_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.released()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """It counts, and its time runs, until the house takes the line over: not everything that asks for one is fit to
        shake hands."""
        if not self.answered:
            self.send_400_response("A socket is not opened before all else is answered.")
            return
        super().handle_websocket_upgrade()
        if not cast(Greeting, self.transport.get_protocol()).handshake_initiated:
            self.send_400_response("This opens no socket.")

    def released(self) -> None:
        self.wait_no_more()
        if self.address is not None:
            self.doorway.leaves(self.address)
            self.address = None

    def hang_up(self) -> None:
        self.released()
        self.transport.abort()

    # --- How long ---

    def wait_at_most(self, seconds: float) -> None:
        self.wait_no_more()
        self.doorway.waiting[self] = None
        self.timer = self.loop.call_later(seconds, self.hang_up)

    def wait_no_more(self) -> None:
        self.doorway.waiting.pop(self, None)
        if self.timer:
            self.timer.cancel()
            self.timer = None

    @property
    def answered(self) -> bool:
        """The last request, if there was one."""
        cycle = cast(RequestResponseCycle | None, self.cycle)  # uvicorn does not say that there may be none
        return cycle is None or cycle.response_complete

    @property
    def owing(self) -> bool:
        """Is an answer on its way, or written and not taken? Then its time runs, whatever is sent meanwhile."""
        return self.answering or self.transport.get_write_buffer_size() > 0

    @property
    def waits_for_the_house(self) -> bool:
        """Have they done all that is theirs to do?"""
        return self.answering and not self.transport.get_write_buffer_size()

    # --- How much ---

    def data_received(self, data: bytes) -> None:
        if self.address is None:
            return
        if self.resting and not self.owing:
            self.resting = False
            self.wait_at_most(self.limits.headers_seconds)
        began = self.heading
        self.size += len(data) if began else 0
        super().data_received(data)
        if began and self.heading and self.size > self.limits.header_bytes:
            self.send_400_response("The headers are too large.")

    def on_message_begin(self) -> None:
        self.heads = 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        self.heads += len(name) + len(value)
        if self.heads > self.limits.header_bytes:
            raise ValueError("the headers are too large")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.heading, self.resting, self.size = False, False, 0
        if not self.owing:
            self.wait_at_most(self.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.heading = True
        if not self.owing:
            self.wait_at_most(self.limits.answer_seconds)
        if self.answered:  # before all of it was there
            self.resting = True
        else:
            self.answering = True
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It is written, but perhaps not taken, and others may be asked for already. Whoever takes all and asks no more
        is left to uvicorn."""
        if self.answering:
            self.answering = len(self.pipeline) > (not self.heading)  # of the last in it, the body may be awaited
            self.resting = not self.pipeline
            awaits_body = self.pipeline and not self.answering
            self.wait_at_most(self.limits.body_seconds if awaits_body else self.limits.answer_seconds)
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        if self.heading and max(self.size, self.heads) > self.limits.header_bytes:
            self.transport.write(STATUS_LINE[431] + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()
        else:
            super().send_400_response(msg)


class Greeting(Handshake):
    """The handshake on a guarded connection, which counts until the line is taken over, or lost."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.guarded = cast(Guarded, cast(asyncio.Transport, transport).get_protocol())
        super().connection_made(transport)

    def hand_over(self, line: Socket) -> None:
        self.guarded.released()  # from now on the doorkeeper counts it
        super().hand_over(line)

    def connection_lost(self, exc: Exception | None) -> None:
        self.guarded.released()
        super().connection_lost(exc)
