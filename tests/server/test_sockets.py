"""A line to a page: what WebSockets allow is understood, however it is cut into pieces, and nothing else is."""

import asyncio
import socket
import sys
from typing import cast

import pytest
from websockets.frames import Frame, Opcode

from grandtour.server import sockets
from grandtour.server.limits import ASIDES, MESSAGE_BYTES
from grandtour.server.sockets import PINGED, TOO_MANY, Socket, Sockets

NOTICED_WITHIN = 10
"""Seconds."""


class Unwatched:
    """A socket of no kernel."""

    def setsockopt(self, *_: int) -> None:
        pass


class Wire:
    """The transport of a line."""

    def __init__(self) -> None:
        self.written = b""
        self.closing = False
        self.ended = False
        self.reading = True

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    abort = close

    def write_eof(self) -> None:
        self.ended = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def set_protocol(self, _: object) -> None:
        pass

    def get_extra_info(self, _: str) -> Unwatched:
        return Unwatched()


class Listener:
    def __init__(self) -> None:
        self.busy = False
        self.heard: list[bytes] = []

    def hear(self, message: bytes) -> None:
        self.heard.append(message)

    def speak(self) -> None:
        pass

    def hang_up(self) -> None:
        pass


def open_line() -> tuple[Socket, Listener, Wire]:
    listener, wire = Listener(), Wire()
    line = Socket(listener, Sockets())
    line.connect(cast(asyncio.Transport, wire), set())
    return line, listener, wire


def frame(kind: Opcode, content: bytes, fin: bool = True) -> bytes:
    return Frame(kind, content, fin).serialize(mask=True)


def closed_with(wire: Wire) -> int:
    assert wire.closing or wire.ended
    assert wire.written[0] == 0x88
    return int.from_bytes(wire.written[2:4])


@pytest.mark.parametrize("size", [1, 7, 1 << 20])
def test_messages_are_heard_however_they_come(size: int) -> None:
    line, listener, wire = open_line()
    messages = ["a", "é" * 100, "x" * MESSAGE_BYTES, ""]
    sent = b"".join(frame(Opcode.TEXT, message.encode()) for message in messages)
    sent += frame(Opcode.TEXT, b"in ", False) + frame(Opcode.PING, b"?") + frame(Opcode.CONT, b"pieces")
    sent += frame(Opcode.BINARY, b"\xff")
    for start in range(0, len(sent), size):
        line.data_received(sent[start : start + size])
    assert listener.heard == [*(message.encode() for message in messages), b"in pieces", b"\xff"]
    assert wire.written == b"\x8a\x01?"
    assert (line.buffer, line.message) == (b"", b"")


BREACHES: dict[str, tuple[bytes, int]] = {
    "no mask": (b"\x81\x01a", 1002),
    "a reserved bit": (b"\xc1\x81", 1002),
    "more of nothing": (frame(Opcode.CONT, b"of nothing"), 1002),
    "a message in another": (frame(Opcode.TEXT, b"a", False) + frame(Opcode.TEXT, b"b"), 1002),
    "a ping in pieces": (b"\x09\x80\0\0\0\0", 1002),
    "a long ping": (b"\x89\xfe", 1002),
    "an unknown kind": (b"\x83\x80\0\0\0\0", 1002),
    "no text": (frame(Opcode.TEXT, b"\xff"), 1007),
    "an endless message": (b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff", 1009),
    "one too long in pieces": (frame(Opcode.TEXT, b"x" * MESSAGE_BYTES, False) + frame(Opcode.CONT, b"x"), 1009),
}


@pytest.mark.parametrize("breach", BREACHES)
async def test_what_breaks_the_rules_ends_the_line(breach: str) -> None:
    (sent, code), (line, listener, wire) = BREACHES[breach], open_line()
    line.data_received(sent + frame(Opcode.TEXT, b"more"))
    line.data_received(frame(Opcode.TEXT, b"and more") + sent)
    line.send(b"an answer to what came before")
    assert closed_with(wire) == code
    assert not listener.heard
    assert (line.buffer, wire.reading, len(wire.written)) == (b"", True, 4)


def test_who_is_still_answering_hears_nothing_more() -> None:
    """Given two messages: the second waits, and then its sender."""
    line, listener, wire = open_line()
    listener.busy = True
    line.data_received(frame(Opcode.TEXT, b"one"))
    assert (listener.heard, wire.reading) == ([], False)
    listener.busy = False
    line.read_on()
    assert (listener.heard, wire.reading) == ([b"one"], True)


def test_who_does_not_take_the_answers_is_not_heard() -> None:
    line, _, wire = open_line()
    line.pause_writing()
    line.data_received(frame(Opcode.PING, b"") * ASIDES)
    assert (wire.written, wire.reading) == (b"", False)
    line.resume_writing()
    assert (len(wire.written), wire.reading) == (2 * ASIDES, True)


def test_a_silent_line_is_pinged_and_cut_if_it_does_not_answer() -> None:
    line, _, wire = open_line()
    for _ in range(3):
        line.try_it()
        line.data_received(frame(Opcode.TEXT, b"here"))
    assert wire.written == b""  # whoever speaks is not pinged
    line.try_it()
    line.try_it()
    assert (wire.written, wire.closing) == (PINGED, False)
    line.try_it()
    assert wire.closing


def test_who_answers_pings_is_not_cut() -> None:
    line, _, wire = open_line()
    for pings in range(1, 4):
        line.try_it()
        line.try_it()
        assert wire.written == PINGED * pings
        line.data_received(frame(Opcode.PONG, b""))
    assert not wire.closing


EMPTY = frame(Opcode.TEXT, b"")
BEGUN, MORE_OF_IT, ENDED = frame(Opcode.TEXT, b"", False), frame(Opcode.CONT, b"", False), frame(Opcode.CONT, b"")
ASIDE: dict[str, bytes] = {
    "pings": frame(Opcode.PING, b""),
    "pongs": frame(Opcode.PONG, b""),
    "pings between messages": frame(Opcode.PING, b"") + EMPTY,
    "messages in two pieces": BEGUN + ENDED,
}


@pytest.mark.parametrize("aside", ASIDE)
async def test_who_sends_too_much_beside_messages_is_cut(aside: str) -> None:
    """Messages are counted, and waited for. What is neither could come by the ten thousand in one go, and hold all
    others up."""
    line, listener, wire = open_line()
    line.data_received(ASIDE[aside] * ASIDES + EMPTY)
    heard, ended = len(listener.heard), wire.ended
    line.data_received(ASIDE[aside] + EMPTY)
    assert (ended, wire.ended) == (False, True)
    assert wire.written.endswith(b"\x88\x02" + TOO_MANY.to_bytes(2))
    assert len(listener.heard) == heard


async def test_a_message_that_goes_on_without_an_end_is_cut() -> None:
    """Given pieces that hold nothing: it never becomes too long."""
    line, listener, wire = open_line()
    line.data_received(BEGUN + MORE_OF_IT * (ASIDES - 1))
    assert not wire.ended
    line.data_received(MORE_OF_IT + ENDED)
    assert closed_with(wire) == TOO_MANY
    assert not listener.heard


@pytest.mark.parametrize("busy", [False, True])
def test_who_only_answers_pings_is_not_cut_however_long(busy: bool) -> None:
    """Given a page that is looked at every 20 seconds for days, whether something is being answered then or not."""
    line, listener, wire = open_line()
    for _ in range(20_000):
        line.data_received(frame(Opcode.PONG, b""))
        listener.busy = busy
        line.try_it()
        listener.busy = False
    assert (wire.ended, wire.closing) == (False, False)


class Arriving(asyncio.Protocol):
    """Somebody who comes by TCP and has a line at once."""

    def __init__(self) -> None:
        self.came = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        Socket(Listener(), Sockets()).connect(cast(asyncio.Transport, transport), set())
        self.came.set_result(transport)


async def test_the_kernel_looks_after_a_line_on_which_nothing_is_said() -> None:
    """A laptop that is closed says nothing, so that a house which only listened would never notice."""
    here = Arriving()
    house = await asyncio.get_running_loop().create_server(lambda: here, "127.0.0.1", 0)
    async with house:
        _, page = await asyncio.open_connection(*house.sockets[0].getsockname())
        line = await here.came
        option = line.get_extra_info("socket").getsockopt
        assert option(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        if sys.platform == "linux":
            names = (socket.TCP_KEEPIDLE, socket.TCP_KEEPINTVL, socket.TCP_KEEPCNT, socket.TCP_USER_TIMEOUT)
            idle, again, tries, unanswered = (option(socket.IPPROTO_TCP, name) for name in names)
            assert idle + again * tries <= NOTICED_WITHIN
            assert unanswered <= 1000 * NOTICED_WITHIN
        line.close()
        page.close()
        await page.wait_closed()


@pytest.mark.parametrize("held_up", [False, True])
async def test_a_house_that_was_held_up_itself_cuts_nobody(monkeypatch: pytest.MonkeyPatch, held_up: bool) -> None:
    monkeypatch.setattr(sockets, "PING_SECONDS", 0)
    monkeypatch.setattr(sockets, "HELD_UP_SECONDS", -1e6 if held_up else 1e6)
    line, _, wire = open_line()
    trying = asyncio.create_task(line.others.try_forever())
    for _ in range(10):
        await asyncio.sleep(0)
    trying.cancel()
    assert wire.closing == (not held_up)


def test_who_is_not_heard_is_not_cut_for_being_silent() -> None:
    line, listener, wire = open_line()
    listener.busy = True
    for _ in range(5):
        line.try_it()
    assert not wire.closing


def test_a_farewell_is_answered() -> None:
    line, _, wire = open_line()
    line.data_received(frame(Opcode.CLOSE, b"\x03\xe8bye"))
    assert closed_with(wire) == 1000


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_messages_of_any_length_are_sent(size: int) -> None:
    line, _, wire = open_line()
    line.send(b"x" * size)
    assert wire.written == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)
