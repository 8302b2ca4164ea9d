"""What strangers may try: nothing they send is a fault of the house, and nobody else is held up by it."""

import asyncio
import logging
import re
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import ExitStack, asynccontextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import cast

import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Opcode

from grandtour.core.tables import WORN_OUT, Refusal
from grandtour.server import serve, sockets
from grandtour.server.app import Entrance
from grandtour.server.clerk import Clerk
from grandtour.server.database import postgres_url, sqlite_url
from grandtour.server.doorway import Doorway, most_connections
from grandtour.server.expiry import BadPolicy, Policy, policy_of
from grandtour.server.health import Checkup
from grandtour.server.held import Held
from grandtour.server.hosts import Hosts
from grandtour.server.house import House
from grandtour.server.limits import ASIDES, MESSAGE_BYTES, Limits, neighbourhood
from grandtour.server.messages import SeatRequest, TableRequest
from grandtour.server.rest import RECORD_BYTES
from grandtour.server.schema import COMMITS, PEOPLE, TABLES
from grandtour.server.serve import bind, open_house, uvicorn_server
from grandtour.server.sockets import NO_TEXT, PING_SECONDS, TOO_MANY, Socket, Sockets
from grandtour.server.store import DAY
from tests.server.campaign_hostile import OF_EVERY_KIND, status_of
from tests.server.playing import ME_AND_ANOTHER_HERE, PATIENCE, Player, Server, campaign, eventually, refusal
from tests.server.test_safety import PING, entry
from tests.server.test_sockets import frame

DOCS = Path(__file__).parents[2] / "docs"
NGINX = DOCS / "nginx.conf"
GOOD = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
LIVE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "x" * 22 + "==",
}


class Served:
    """A served house whose limits are ours."""

    def __init__(self, house: House, port: int, server: serve.Server) -> None:
        self.house = house
        self.port = port
        self.server = server
        self.connections: Collection[object] = server.server_state.connections
        self.writers: list[asyncio.StreamWriter] = []

    async def line(self, text: bytes, address: str = "127.0.0.1") -> asyncio.StreamReader:
        """Say something from an address; what is answered."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        writer.write(text)
        self.writers.append(writer)
        return reader

    async def hang_up(self) -> None:
        for writer in self.writers:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()


@asynccontextmanager
async def served(folder: Path, limits: Limits, hosts: Hosts | None = None) -> AsyncIterator[Served]:
    async with open_house(sqlite_url(folder), limits) as house:
        server, door = uvicorn_server(house, "secret", hosts or Hosts()), bind("127.0.0.1", 0)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1)  # whatever is not taken waits here, not on the way
        serving = asyncio.create_task(server.serve(sockets=[door]))
        here = Served(house, door.getsockname()[1], server)
        yield here
        await here.hang_up()
        server.stop()
        await serving
        door.close()


async def answer(reader: asyncio.StreamReader) -> bytes:
    """Everything until the house hangs up."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


# --- No input is a fault ---


@pytest.mark.parametrize("origin", ["http://[", "http://]", "//", "null", "http://localhost:99999999"])
def test_an_origin_that_is_none_is_foreign(anna: Player, origin: str) -> None:
    assert refusal(anna.http.put("/api/me", json={"name": "X"}, headers={"Origin": origin})) == (403, "foreign-origin")
    with pytest.raises(InvalidStatus, match="403"), anna.socket(Origin=origin):
        pass


def test_nested_brackets_are_malformed(anna: Player) -> None:
    nested = "[" * 4000 + "]" * 4000
    assert refusal(anna.http.put("/api/me", content=nested)) == (400, "malformed")
    with anna.socket() as line:
        for text in (nested, '{"type":' * 1500, '{"type": "do", "said": ' + nested + "}"):
            line.line.send(text)
            assert line.until("refused")["code"] == "malformed"
        assert line.asks("ping")["type"] == "pong"


@pytest.mark.parametrize("host", ["[", "[::1", "", "a b", "localhost:port", "\x7f", "localhost/"])
async def test_a_host_that_is_none_is_turned_away(tmp_path: Path, host: str, caplog: pytest.LogCaptureFixture) -> None:
    async with served(tmp_path, Limits()) as house:
        for path in (b"/", b"/api/me", b"/api/none", b"/assets/"):
            text = b"GET %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n" % (path, host.encode())
            assert (await answer(await house.line(text))).split()[1] in (b"400", b"421")
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


# --- How much, how slowly, how many ---


async def test_headers_that_never_end_are_cut_off(tmp_path: Path) -> None:
    async with served(tmp_path, Limits(header_bytes=2000)) as house:
        for much in (b"X: " + b"x" * 3000, b"X: y\r\n" * 1000, b"X: " + b"x" * 3000 + b"\r\n\r\n"):
            said = await answer(await house.line(b"GET / HTTP/1.1\r\nHost: localhost\r\n" + much))
            assert said.startswith(b"HTTP/1.1 431 ")
        assert b" 200 " in await answer(await house.line(GOOD))


async def test_whoever_takes_too_long_to_ask_is_hung_up_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with served(tmp_path, Limits(headers_seconds=0.05, body_seconds=0.05)) as house:
        for half in (
            b"",
            b"GET / HTTP/1.1\r\nHost: loc",
            b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
        ):
            assert await answer(await house.line(half)) == b""
    assert not caplog.records


async def test_a_body_that_nobody_wants_has_no_more_time_than_others(tmp_path: Path) -> None:
    """Given an answer that does not wait for all of it."""
    async with served(tmp_path, Limits(body_seconds=0.5)) as house:
        reader = await house.line(b"POST /api/none HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n")
        assert b" 404 " in await reader.readline()
        (writer,) = house.writers
        async with asyncio.timeout(PATIENCE):
            while house.connections:
                writer.write(b"x")
                await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    "asked",
    [
        pytest.param(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 150, id="one after the other"),
        pytest.param(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", id="the last"),
    ],
)
async def test_whoever_takes_no_answer_is_hung_up_on(tmp_path: Path, asked: bytes) -> None:
    async with served(tmp_path, Limits(answer_seconds=0.5)) as house:
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
            deaf.setblocking(False)
            await asyncio.get_running_loop().sock_connect(deaf, ("127.0.0.1", house.port))
            await asyncio.get_running_loop().sock_sendall(deaf, asked)
            await until(lambda: len(house.connections) == 1)
            await until(lambda: not house.connections)


async def test_answers_that_are_taken_one_after_the_other_have_their_time(tmp_path: Path) -> None:
    """However many were asked for at once, and however long they take together."""
    async with served(tmp_path, Limits()) as house:
        said = await answer(await house.line(GOOD.replace(b"Connection: close\r\n", b"") * 150 + GOOD))
        assert said.count(b"HTTP/1.1 200 ") == 151


def opening(path: bytes = b"/live", more: bytes = b"", body: bytes = b"") -> bytes:
    """What opens a socket, if it is fit to."""
    headers = b"".join(b"%s: %s\r\n" % (name.encode(), value.encode()) for name, value in LIVE.items())
    return b"GET %s HTTP/1.1\r\nHost: localhost\r\n%s%s\r\n%s" % (path, headers, more, body)


@pytest.mark.parametrize(
    "asked",
    [
        pytest.param(opening(more=b"Content-Length: 5\r\n", body=b"hello"), id="a body"),
        pytest.param(opening(more=b"Transfer-Encoding: chunked\r\n", body=b"5\r\nhello\r\n0\r\n\r\n"), id="chunks"),
        pytest.param(opening(more=b"X: " + b"x" * 9000 + b"\r\n"), id="a long header"),
        pytest.param(opening(more=b"X: y\r\n" * 200), id="many headers"),
        pytest.param(opening(b"/live?" + b"x" * 9000), id="a long address"),
        pytest.param(GOOD.replace(b"Connection: close\r\n", b"") + opening(), id="before another answer"),
    ],
)
async def test_whoever_asks_for_a_socket_and_opens_none_is_sent_away(tmp_path: Path, asked: bytes) -> None:
    async with served(tmp_path, Limits()) as house:
        assert (await answer(await house.line(asked))).startswith(b"HTTP/1.1 400 ")
        await until(lambda: not house.connections)


@asynccontextmanager
async def slow_to_accept(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[asyncio.Event]:
    """Whoever asks for a socket waits for it until the end of the block; the event says that somebody does."""
    asked, ends = asyncio.Event(), asyncio.Event()

    async def accept(_: WebSocket) -> None:
        asked.set()
        await ends.wait()
        raise WebSocketDisconnect

    monkeypatch.setattr(WebSocket, "accept", accept)
    yield asked
    ends.set()


async def test_whoever_asks_for_a_socket_counts_until_the_house_has_taken_it_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        served(tmp_path, Limits(connections_per_address=1)) as house,
        slow_to_accept(monkeypatch) as asked,
    ):
        await house.line(opening(), "127.0.0.9")
        await asked.wait()
        assert await answer(await house.line(GOOD, "127.0.0.9")) == b""
        await house.hang_up()
        await until(lambda: not house.connections)
        assert b" 200 " in await answer(await house.line(GOOD, "127.0.0.9"))


async def test_whoever_asks_for_a_socket_does_not_wait_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path, Limits(answer_seconds=0.1)) as house, slow_to_accept(monkeypatch):
        assert await answer(await house.line(opening())) == b""


async def test_a_socket_that_is_open_does_not_count_among_the_requests(tmp_path: Path) -> None:
    """The doorkeeper counts it."""
    async with served(tmp_path, Limits(connections_per_address=1)) as house:
        reader = await house.line(opening(), "127.0.0.9")
        assert b" 101 " in await reader.readline()
        assert b" 200 " in await answer(await house.line(GOOD, "127.0.0.9"))
        assert len(house.house.sockets.open) == 1


def test_whoever_is_sent_away_is_told_why_whatever_they_are_sending(server: Server) -> None:
    """If we hung up first, the reset that answers what still comes would take the reason from them."""
    place = ("127.0.0.1", int(server.url.rpartition(":")[2]))
    with socket.create_connection(place, PATIENCE) as line, line.makefile("rb") as taken:
        line.sendall(opening())
        assert taken.readline().startswith(b"HTTP/1.1 101 ")
        while taken.readline() != b"\r\n":
            pass
        line.sendall(frame(Opcode.TEXT, b"\xff"))
        for _ in range(20):
            line.sendall(frame(Opcode.TEXT, b"{}") * 1000)
            time.sleep(0.01)
        assert taken.read() == b"\x88\x02" + NO_TEXT.to_bytes(2)


async def test_whoever_is_sent_away_and_does_not_go_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "FAREWELL_SECONDS", 0.1)
    async with served(tmp_path, Limits()) as house:
        reader = await house.line(opening())
        await reader.readuntil(b"\r\n\r\n")
        (writer,) = house.writers
        writer.write(frame(Opcode.TEXT, b"\xff"))
        assert await reader.read() == b"\x88\x02" + NO_TEXT.to_bytes(2)
        await until(lambda: not house.connections)
        assert not house.house.sockets.open


async def test_half_requests_shut_nobody_out(tmp_path: Path) -> None:
    """Given that there can be no more connections, the one that has been silent for longest makes room."""
    async with served(tmp_path, Limits(connections=10, headers_seconds=PATIENCE)) as house:
        silent = [await house.line(b"GET / HTTP/1.1\r\n") for _ in range(30)]
        for _ in range(5):
            assert b" 200 " in await answer(await house.line(GOOD))
        assert await answer(silent[0]) == b""


def test_open_sockets_count_among_the_connections() -> None:
    """Each is an open file, and some files are kept for the database, the bots and the log."""
    sockets = Sockets()
    doorway = Doorway(Limits(connections=10), sockets)
    sockets.open.update(cast(Socket, n) for n in range(5))
    assert [doorway.enters("127.0.0.1") for _ in range(6)] == [True] * 5 + [False]


async def test_one_address_may_have_so_many_connections(tmp_path: Path) -> None:
    async with served(tmp_path, Limits(connections_per_address=3, headers_seconds=PATIENCE)) as house:
        for _ in range(3):
            await house.line(b"GET / HTTP/1.1\r\n", "127.0.0.9")
        assert await answer(await house.line(GOOD, "127.0.0.9")) == b""
        assert b" 200 " in await answer(await house.line(GOOD, "127.0.0.10"))
        for _ in range(5):  # a web server on this machine speaks for many
            await house.line(b"GET / HTTP/1.1\r\n")
        assert b" 200 " in await answer(await house.line(GOOD))


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("10.0.0.1", "10.0.0.2", False),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("", "nonsense", False),
    ],
)
def test_whoever_has_one_address_of_a_64_has_all(one: str, other: str, same: bool) -> None:
    assert (neighbourhood(one) == neighbourhood(other)) == same


def test_whoever_has_a_64_has_its_connections_once() -> None:
    doorway = Doorway(Limits(connections_per_address=1), Sockets())
    addresses = ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")
    assert [doorway.enters(address) for address in addresses] == [True, False, True]


async def test_whoever_has_a_64_is_one_behind_a_web_server_too(tmp_path: Path) -> None:
    async with served(tmp_path, Limits(newcomers_burst=1)) as house:
        statuses = []
        for address in (b"2001:db8::1", b"2001:db8::2", b"2001:db8:0:1::1"):
            asked = (
                b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: %s\r\nConnection: close\r\n\r\n" % address
            )
            statuses.append((await answer(await house.line(asked))).split()[1])
        assert statuses == [b"200", b"429", b"200"]


def test_a_server_as_it_is_usually_started_bears_what_one_address_does(tmp_path: Path) -> None:
    """Given 1,100 half-requests, and headers of 10 MB: others are served meanwhile."""
    most_connections()
    with Server(tmp_path / "data") as server, ExitStack() as lines:
        place = ("127.0.0.1", int(server.url.rpartition(":")[2]))
        half = [lines.enter_context(socket.create_connection(place, PATIENCE, ("127.0.0.9", 0))) for _ in range(1100)]
        for line in half:
            with suppress(ConnectionError):
                line.sendall(b"GET / HTTP/1.1\r\nHost: local")
        assert Player(server.url).get("/api/games")
        kept = Limits().connections_per_address
        eventually(lambda: sum(map(is_cut, half)) >= len(half) - kept, "the others are turned away")
        with socket.create_connection(place, PATIENCE) as long:
            with suppress(ConnectionError):  # it is not read to its end
                long.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 10_000_000)
            assert long.recv(1000).startswith(b"HTTP/1.1 431 ")
        assert Player(server.url).get("/api/games")


def is_cut(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return not line.recv(1000)
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


async def test_so_many_requests_are_answered_at_once(tmp_path: Path) -> None:
    async with entry(tmp_path, Limits(requests_at_once=0)) as way, way.browser() as anna:
        refused = await anna.get("/api/games")
        assert refusal(refused) == (503, "too-busy")
        assert refused.headers["retry-after"] == "1"
        assert await way.says("anna", PING) == "Pong"


async def test_slow_bodies_shut_nobody_out(tmp_path: Path) -> None:
    """Given that there can be no more requests at once, the one that has been on its way for longest makes room."""
    async with served(tmp_path, Limits(requests_at_once=3, body_seconds=PATIENCE)) as house:
        head = b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 11\r\nConnection: close\r\n\r\n"
        slow = [await house.line(head + b"{") for _ in range(3)]
        await until(lambda: len(house.server.server_state.tasks) == 3)
        assert b" 200 " in (await answer(await house.line(GOOD.replace(b"/health", b"/api/games")))).splitlines()[0]
        said = await answer(slow[0])
        assert said.startswith(b"HTTP/1.1 503 ")
        assert b"too-busy" in said
        for writer, reader in zip(house.writers[1:3], slow[1:], strict=True):
            writer.write(b'"name":""}')
            assert b" 401 " in (await answer(reader)).splitlines()[0], "whoever was not in the way goes on"


@pytest.mark.parametrize(
    ("path", "code"), [(b"/api/me", b"uncertain"), (b"/api/games", b"too-busy"), (b"/health", b"too-busy")]
)
async def test_whoever_cannot_be_answered_in_time_is_told_when_the_house_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: bytes, code: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    asked = asyncio.Event()

    async def enter(*_: object) -> Response:
        asked.set()
        return await asyncio.Future()

    monkeypatch.setattr(Entrance, "enter", enter)
    monkeypatch.setattr(Checkup, "health", enter)
    monkeypatch.setattr(serve, "GRACE_SECONDS", 0)
    async with served(tmp_path, Limits()) as house:
        reader = await house.line(GOOD.replace(b"/health", path))
        await asked.wait()
        house.server.stop()
        said = await answer(reader)
    assert said.startswith(b"HTTP/1.1 503 ")
    assert b'"code":"%s"' % code in said
    assert "Exception" not in caplog.text


# --- Records that take long ---


async def never() -> None:
    await asyncio.Event().wait()


async def soon_code(work: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refused:
        await work
    return refused.value.code


async def test_the_clerk_takes_only_so_many_records() -> None:
    clerk = Clerk(Limits(records_at_once=3, records_per_address=2, record_seconds=PATIENCE))
    slow = [asyncio.ensure_future(clerk.read(address, time.sleep, 3600)) for address in ("a", "a", "b")]
    await asyncio.sleep(0)
    assert await soon_code(clerk.read("a", int)) == "too-fast"
    assert await soon_code(clerk.read("c", int)) == "too-busy"
    for work in slow:
        work.cancel()
    await asyncio.wait(slow)
    assert await clerk.read("a", int) == 0
    clerk.stop()


async def test_a_record_that_takes_too_long_is_given_up() -> None:
    clerk = Clerk(Limits(record_seconds=0.1))
    assert await soon_code(clerk.read("a", time.sleep, 3600)) == "bad-record"
    assert not clerk.served
    clerk.stop()


async def test_work_ends_when_it_is_interrupted() -> None:
    clerk = Clerk(Limits(record_seconds=PATIENCE))
    working = asyncio.ensure_future(clerk.read("a", time.sleep, 3600))
    await asyncio.sleep(0.1)
    working.cancel()
    await asyncio.wait([working])
    assert await clerk.read("a", int) == 0, "the process was freed"
    clerk.stop()


@pytest.mark.parametrize(
    ("path", "body"),
    [
        pytest.param(b"/api/verify", b'{"record": ""}', id="verify"),
        pytest.param(b"/api/look", b'{"record": "", "seat": 0}', id="look"),
    ],
)
async def test_work_ends_when_whoever_asked_for_it_hangs_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: bytes, body: bytes
) -> None:
    """Given records that take for ever."""
    ended = asyncio.Event()

    async def read_on(*_: object) -> None:
        try:
            await never()
        finally:
            ended.set()

    async with served(tmp_path, Limits(record_seconds=PATIENCE)) as house:
        clerk = house.house.clerk
        monkeypatch.setattr(clerk.workers, "run", read_on)
        head = b"POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % (path, len(body))
        await house.line(head + body)
        await until(lambda: clerk.served.total() == 1)
        assert not ended.is_set()
        await house.hang_up()
        await asyncio.wait_for(ended.wait(), PATIENCE)
        await until(lambda: not clerk.served)


async def test_whoever_waits_for_the_luck_of_a_game_and_hangs_up_makes_room(tmp_path: Path) -> None:
    async with served(tmp_path, Limits()) as house:
        held = await finished(house.house)
        async with held.reckoning:
            for _ in range(3):
                await house.line(GOOD.replace(b"/health", b"/api/tables/%s/luck" % held.kept.id.encode()))
            await until(lambda: house.house.clerk.in_line == 3)
            await house.hang_up()
            await until(lambda: house.house.clerk.in_line == 0)
        assert held.luck is None


async def finished(house: House) -> Held:
    seats = [SeatRequest("me"), SeatRequest("here", "B")]
    held = await house.reception.create("anna", TableRequest("course", seats))
    held.kept = replace(held.kept, status="over")
    return held


async def test_whoever_waits_for_the_luck_of_a_game_leaves_room_for_others(tmp_path: Path) -> None:
    """However long it takes to read, and whoever of them has it read."""
    async with served(tmp_path, Limits(records_together=2)) as house:
        held = await finished(house.house)
        asked = GOOD.replace(b"/health", b"/api/tables/%s/luck" % held.kept.id.encode())
        async with held.reckoning:
            waiting = [await house.line(asked) for _ in range(2)]
            await until(lambda: house.house.clerk.in_line == 2)
            said = await answer(await house.line(asked))
            assert said.startswith(b"HTTP/1.1 503 ")
            assert b"too-busy" in said
            assert b" 200 " in await answer(await house.line(GOOD))
        for reader in waiting:
            assert (await answer(reader)).startswith(b"HTTP/1.1 200 ")
        assert house.house.clerk.in_line == 0


# --- Names and schemes ---


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:80", "127.0.0.1", "[::1]:80", "192.168.1.4", "play.example"])
def test_hosts_that_are_known(host: str) -> None:
    assert Hosts("play.example, other.example").know(host)


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "[", "a:b:c"])
def test_hosts_that_are_not(host: str) -> None:
    assert not Hosts("play.example").know(host)


def test_a_foreign_name_that_leads_here_is_another_site(server: Server, anna: Player) -> None:
    rebound = {"Host": "evil.example", "Origin": "http://evil.example"}
    assert refusal(anna.http.put("/api/me", json={"name": "X"}, headers=rebound)) == (421, "wrong-host")
    assert anna.http.get("/", headers=rebound).status_code == 421


def test_behind_https_everything_is_https(anna: Player) -> None:
    behind = {"X-Forwarded-Proto": "https"}
    secure, plain = anna.url.replace("http", "https"), anna.url
    answer = anna.http.put("/api/me", json={"name": "Anna"}, headers={**behind, "Origin": secure})
    assert answer.status_code == 200
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    foreign = anna.http.put("/api/me", json={"name": "X"}, headers={**behind, "Origin": plain})
    assert refusal(foreign) == (403, "foreign-origin")
    assert "strict-transport-security" not in anna.http.get("/api/me").headers


def knock(server: Server, **headers: str) -> int:
    """How the house answers whoever wants to open a socket: 101 lets them in."""
    line = HTTPConnection(server.url.removeprefix("http://"), timeout=PATIENCE)
    line.request("GET", "/live", headers={**LIVE, **headers})
    status = line.getresponse().status
    line.close()
    return status


@pytest.mark.parametrize(
    ("host", "status"), [("localhost", 101), ("evil.example", 403), ("127.0.0.1.evil.example", 403)]
)
def test_a_socket_is_opened_by_the_names_of_the_house_only(server: Server, host: str, status: int) -> None:
    assert knock(server, Host=host, Origin=f"http://{host}") == status


@pytest.mark.parametrize(
    ("scheme", "origin", "status"),
    [("https", "https", 101), ("http", "http", 101), ("https", "http", 403), ("http", "https", 403)],
)
def test_a_socket_behind_https_is_for_pages_that_came_over_https(
    server: Server, scheme: str, origin: str, status: int
) -> None:
    behind = {"X-Forwarded-Proto": scheme, "Host": "localhost"}
    assert knock(server, Origin=f"{origin}://localhost", **behind) == status


# --- What is forgotten ---


async def test_guests_and_tables_expire_by_the_policy(url: sa.URL) -> None:
    seats, invite = [SeatRequest("me"), SeatRequest("here", "B")], [SeatRequest("me"), SeatRequest("invite")]
    async with open_house(url, policy=Policy(open_tables=10, running_tables=100, guests=50)) as house:
        create = house.reception.create
        tables = {
            "waits for long": (await create("anna", TableRequest("course", invite)), 11),
            "waits": (await create("anna", TableRequest("course", invite)), 9),
            "ran long ago": (await create("boris", TableRequest("course", seats)), 101),
            "runs": (await create("clara", TableRequest("course", seats)), 99),
        }
        for person in ("anna", "boris", "clara", "dora"):
            await house.reception.me(person)
        async with house.store.transaction() as connection:
            for held, days in tables.values():
                changed = time.time() - days * DAY
                await connection.execute(sa.update(TABLES).where(TABLES.c.id == held.kept.id).values(changed=changed))
            await connection.execute(sa.update(PEOPLE).values(seen=time.time() - 51 * DAY))
        await house.reception.me("dora")  # came back
        await house.forget()
        left = {name for name, (held, _) in tables.items() if await house.store.load(held.kept.id)}
        assert left == {"waits", "runs"}
        with pytest.raises(Refusal, match="there is no table"):
            await house.hall.open(tables["ran long ago"][0].kept.id)
        async with house.store.reading() as connection:
            people = set((await connection.scalars(sa.select(PEOPLE.c.id))).all())
        assert people == {"anna", "clara", "dora"}


async def test_what_is_to_be_kept_for_ever_is(tmp_path: Path) -> None:
    async with open_house(sqlite_url(tmp_path), policy=Policy(0, 0, 0)) as house:
        held = await house.reception.create("anna", TableRequest("course", [SeatRequest("me"), SeatRequest("invite")]))
        async with house.store.transaction() as connection:
            await connection.execute(sa.update(TABLES).values(changed=0.0))
            await connection.execute(sa.update(PEOPLE).values(seen=0.0))
        await house.forget()
        assert await house.store.load(held.kept.id)


@pytest.mark.postgres
async def test_the_marks_of_workers_that_are_gone_are_forgotten(database: Callable[[], str]) -> None:
    async with open_house(postgres_url(await asyncio.to_thread(database))) as house:
        async with house.store.transaction() as connection:
            gone = {"worker": "gone", "mark": "its last", "at": time.time() - 2 * DAY}
            await connection.execute(sa.insert(COMMITS).values(gone))
        await house.forget()
        async with house.store.reading() as connection:
            assert (await connection.scalars(sa.select(COMMITS.c.worker))).all() == [house.store.worker]


def test_the_host_sets_the_policy() -> None:
    assert policy_of({}) == Policy()
    assert policy_of({"GRANDTOUR_KEEP_GUESTS": "7", "GRANDTOUR_KEEP_OPEN_TABLES": "0"}) == Policy(0, 400, 7)
    with pytest.raises(BadPolicy, match="GRANDTOUR_KEEP_GUESTS is a number of days, not 'week'"):
        policy_of({"GRANDTOUR_KEEP_GUESTS": "week"})


def test_the_table_of_limits_says_what_they_are() -> None:
    limits = Limits()
    assert (limits.person_burst, limits.address_burst) == (10 * limits.person_rate, 10 * limits.address_rate)
    assert (limits.newcomers_rate, limits.tables_rate, limits.connections) == (1, 1, 0)
    waiting = limits.records_at_once - 1
    _, _, *rows = re.findall(
        r"\|.*\|", (DOCS / "hosting.md").read_text("utf-8").partition("## Limits")[2].partition("\n\n## ")[0]
    )
    assert rows == [
        f"| headers of a request | {limits.header_bytes // 1024} KiB; sent within {limits.headers_seconds} s |",
        f"| body of a request | {MESSAGE_BYTES // 1024} KiB, a record {RECORD_BYTES // 1024} KiB; "
        f"sent within {limits.body_seconds} s |",
        f"| answer | taken within {limits.answer_seconds} s |",
        "| connections | as many as the system allows open files; when there are no more, "
        "the one that has been silent for longest is closed |",
        f"| connections of one address | {limits.connections_per_address}, "
        "except for web servers in `FORWARDED_ALLOW_IPS` |",
        f"| sockets | {limits.sockets_per_address} for each address, {limits.sockets_per_person} for each person; "
        f"{limits.tables_per_socket} tables watched through one |",
        f"| requests at once | {limits.requests_at_once}; then the one that has been on its way for longest is "
        "answered `too-busy`, or if all have come, the next one |",
        f"| pings, pongs and unfinished frames | {ASIDES} on each socket from one look at it to the next, "
        f"{PING_SECONDS:.0f} s later; then it is closed with {TOO_MANY} |",
        f"| messages a second, in the long run | {limits.person_rate} for each person, "
        f"{limits.address_rate} for each address; ten times as many at once |",
        f"| records read (`verify`, `look`, `luck`) | one at a time, at most {limits.record_seconds} s each; "
        f"{waiting} may wait, {limits.records_per_address} for each address; "
        f"{limits.records_together} people may wait for luck that is being read for one of them; "
        "the work ends when its sender has gone |",
        f"| new guests from one address | {limits.newcomers_burst:,} at once, one a second in the long run |",
        f"| tables | {limits.tables_per_day} unfinished ones a day for each person; "
        f"from one address {limits.tables_burst:,} at once, one a second in the long run |",
        f"| taking back, and leaving a seat to a bot | no more at a table once {WORN_OUT:,} entries of its log "
        "were taken back, took something back, or say who plays |",
    ]


# --- The web server in front ---


def test_the_web_server_in_front_lets_through_what_the_house_takes_and_says_who_asks() -> None:
    """test_nginx.py runs the file; here it is held against the limits of the house."""
    text = NGINX.read_text("utf-8")
    directives = {line.strip().rstrip(";") for line in text.splitlines()}
    assert {
        "proxy_set_header Host $host",
        "proxy_set_header X-Forwarded-For $remote_addr",
        "proxy_set_header X-Forwarded-Proto $scheme",
        "proxy_set_header Upgrade $http_upgrade",
        "proxy_set_header Connection $grandtour_connection",
        "proxy_http_version 1.1",
        "client_header_timeout 10s",
        "limit_conn_zone $grandtour_neighbourhood zone=grandtour_connections:10m",
        "limit_req_zone $grandtour_neighbourhood zone=grandtour_requests:10m rate=100r/s",
        "limit_conn grandtour_connections 200",
        "limit_req zone=grandtour_requests burst=1000 nodelay",
        "deny all",
    } <= directives
    (largest,) = re.findall(r"client_max_body_size (\d+)k;", text)
    assert int(largest) * 1024 > RECORD_BYTES
    (patience,) = re.findall(r"proxy_read_timeout (\d+)s;", text)
    assert int(patience) >= Limits().answer_seconds
    assert text.count("{") == text.count("}")


def test_a_line_that_is_closed_while_there_is_much_to_see_is_no_fault(tmp_path: Path) -> None:
    """What is too long ends a line at once, while what there is to see is on its way."""
    with Server(tmp_path / "data") as server:
        anna = Player(server.url)
        table = anna.opens(*ME_AND_ANOTHER_HERE)["id"]
        for _ in range(5):
            with anna.socket() as line, suppress(ConnectionClosed):
                for seat in (0, 1, -1) * 50:
                    line.send("watch", table=table, seat=seat)
                line.line.send("x" * 20_000)
                while True:
                    line.receive()
        server.stop()
        assert "fault" not in server.printed()
        assert "Traceback" not in server.printed()


# --- All of it at once ---


@pytest.mark.postgres
def test_a_short_campaign_of_hostile_messages(capsys: pytest.CaptureFixture[str]) -> None:
    """`./x campaign hostile` runs a long one."""
    assert "nothing changed, no fault, nothing private" in campaign(capsys, "hostile", "--messages", "1000")


@pytest.mark.parametrize(("messages", "status"), [(1_000_000, 1), (1000, 0)])
def test_a_long_campaign_fails_if_nobody_gets_past_the_door(messages: int, status: int) -> None:
    assert status_of(messages, Counter(OF_EVERY_KIND)) == 0
    assert status_of(messages, Counter({"wrong-host": messages})) == status
