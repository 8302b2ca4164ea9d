"""Many tables at once: sockets that say what was worked out before, and note when everybody has seen it.

`python -m bench.load PLAN` is a process of its own and as light as can be, for it shares the machine with the server
that it measures. It knows nothing of games: a plan says what to send, and by what an answer is known.
"""

from __future__ import annotations

import asyncio
import base64
import os
import sys
import time
from pathlib import Path
from typing import cast

import msgspec
import uvloop

EVERY = 3.0
"""Seconds from one act of a table to the next."""
AT_ONCE = 40
"""So many sockets are opened at a time."""
PATIENCE = 60.0
OPEN = "open"
"""What is said once all sockets are."""
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
TICKS = os.sysconf("SC_CLK_TCK")


class Line(msgspec.Struct):
    """One socket: where it leads, and what is sent as an answer to messages that begin so; "" is the beginning."""

    port: int
    path: str
    headers: dict[str, str] = {}
    replies: dict[str, str] = {}
    ready: str = ""
    """How the message begins after which it is ready."""


class Act(msgspec.Struct):
    line: int
    """Which of the table's sockets says it."""
    said: str
    seen: str
    """What is in the message that shows the act to a socket."""
    watchers: int
    """How many sockets are to be shown it."""


class Plan(msgspec.Struct):
    tables: list[tuple[list[Line], list[Act]]]
    processes: list[int]
    """Of the server: what they use is counted."""
    warm: float
    seconds: float


class Result(msgspec.Struct):
    latencies: list[float]
    """Seconds from the moment at which an act was due until the last socket of its table was shown it."""
    acts: int
    """Done while the processor was watched."""
    cpu: float
    """Seconds of processor that the server used meanwhile."""
    memory: int
    """Bytes that the server holds for all tables and sockets."""
    own_cpu: float
    unseen: int
    """Acts that were refused, or of which somebody was never shown anything."""


class Socket(asyncio.Protocol):
    """A WebSocket of a client: of the protocol only what servers use towards it."""

    def __init__(self, line: Line, table: Table, place: int) -> None:
        self.line = line
        self.table = table
        self.place = place
        self.buffer = b""
        self.open = False
        self.replies = {begins.encode(): said for begins, said in line.replies.items() if begins}
        self.ready = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        headers = {
            "Host": f"127.0.0.1:{self.line.port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **self.line.headers,
        }
        lines = [f"GET {self.line.path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(f"the server hung up: {self.buffer[:200]!r}"))

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                self.transport.abort()
                return
            self.open, self.buffer = True, rest
            if "" in self.line.replies:
                self.send(self.line.replies[""])
        while (size := self.frame()) is not None:
            self.buffer = self.buffer[size:]

    def frame(self) -> int | None:
        """Read the first frame; its size, if it is there."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        start, length = 2, buffer[1]
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start])
        if len(buffer) < start + length:
            return None
        if buffer[0] == TEXT:
            self.heard(buffer[start : start + length])
        elif buffer[0] == PING:
            self.write(PONG, buffer[start : start + length])
        elif buffer[0] == CLOSE:
            self.transport.close()
        return start + length

    def heard(self, message: bytes) -> None:
        if self.ready.done():
            self.table.heard(self.place, message)
        elif message.startswith(self.line.ready.encode()):
            self.ready.set_result(None)
        for begins, said in self.replies.items():
            if message.startswith(begins):
                self.send(said)

    def send(self, text: str) -> None:
        self.write(TEXT, text.encode())

    def write(self, kind: int, body: bytes) -> None:
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2)
        self.transport.write(bytes([kind]) + size + b"\0\0\0\0" + body)  # a mask of zeros leaves the text as it is


class Table:
    """The sockets of one table, and the act that is on its way."""

    def __init__(self, lines: list[Line], acts: list[Act]) -> None:
        self.sockets = [Socket(line, self, place) for place, line in enumerate(lines)]
        self.acts = iter([(act, act.seen.encode()) for act in acts])
        self.due = 0.0
        self.seen = b""
        self.waiting: set[int] = set()
        self.done: list[tuple[float, float]] = []
        """When each act was due, and how long it took."""
        self.late = False
        self.unseen = 0

    async def open(self, slots: asyncio.Semaphore) -> None:
        loop = asyncio.get_running_loop()
        for socket in self.sockets:
            async with slots:
                await loop.create_connection(lambda socket=socket: socket, "127.0.0.1", socket.line.port)  # type: ignore[misc]
                await asyncio.wait_for(socket.ready, PATIENCE)

    def begin(self, first: float, end: float) -> None:
        self.due, self.end = first, end
        asyncio.get_running_loop().call_at(first, self.act)

    def act(self) -> None:
        """Say what is due. Whoever is late says it as soon as the last act was seen; the delay counts."""
        if self.waiting:
            self.late = True
            return
        act, self.seen = next(self.acts, (None, b""))
        if act:
            self.waiting = set(range(len(self.sockets))) if act.watchers > 1 else {act.line}
            self.sockets[act.line].send(act.said)

    def heard(self, place: int, message: bytes) -> None:
        if place not in self.waiting:
            return
        if self.seen in message:
            self.waiting.discard(place)
            if not self.waiting:
                self.everybody_has_seen()
        elif message.startswith(b'{"type":"refused"'):
            print(message.decode(), file=sys.stderr)
            self.unseen += 1

    def everybody_has_seen(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        self.done.append((self.due, now - self.due))
        self.due += EVERY
        if self.due < self.end:
            late, self.late = self.due <= now, False
            loop.call_soon(self.act) if late else loop.call_at(self.due, self.act)


def cpu_of(process: int) -> float:
    """Seconds of processor that a process has used, with all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(process: int) -> int:
    """Bytes that a process has in memory."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(1024 * int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def open_all(tables: list[Table], slots: asyncio.Semaphore) -> None:
    """All or none: a server that does not take one of them is not asked for the others."""
    try:
        async with asyncio.TaskGroup() as group:
            for table in tables:
                group.create_task(table.open(slots))
    except* (ConnectionError, TimeoutError) as refused:
        sys.exit(f"the load: {refused.exceptions[0]}")


async def measure(plan: Plan) -> Result:
    loop = asyncio.get_running_loop()
    tables, slots = [Table(lines, acts) for lines, acts in plan.tables], asyncio.Semaphore(AT_ONCE)
    first = len(tables) // 10  # for them the server loads what all tables share
    await open_all(tables[:first], slots)
    empty = sum(map(memory_of, plan.processes))
    await open_all(tables[first:], slots)
    print(OPEN, flush=True)
    await loop.run_in_executor(None, sys.stdin.read)  # until whoever started this lets it begin
    start = loop.time() + 1
    watched, end = start + plan.warm, start + plan.warm + plan.seconds
    for n, table in enumerate(tables):
        table.begin(start + EVERY * n / len(tables), end)
    await asyncio.sleep(watched - loop.time())
    own, before = time.process_time(), sum(map(cpu_of, plan.processes))
    done = sum(len(table.done) for table in tables)
    await asyncio.sleep(end - loop.time())
    own, cpu = time.process_time() - own, sum(map(cpu_of, plan.processes)) - before
    acts = sum(len(table.done) for table in tables) - done
    memory = (sum(map(memory_of, plan.processes)) - empty) * len(tables) // (len(tables) - first)
    await asyncio.sleep(2)
    took = [seconds for table in tables for due, seconds in table.done if due >= watched]
    return Result(took, acts, cpu, memory, own, sum(bool(table.waiting) + table.unseen for table in tables))


def main(plan: Path) -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        result = runner.run(measure(msgspec.json.decode(plan.read_bytes(), type=Plan)))
    result_of(plan).write_bytes(msgspec.json.encode(result))


def result_of(plan: Path) -> Path:
    """Where what came of a plan is written."""
    return plan.with_suffix(".result")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
