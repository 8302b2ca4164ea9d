"""Hostile messages over REST and socket: `./x campaign hostile [--messages N] [--seed N]`.

Visitors come by the dozen and send whatever they can think of: illegal, foreign, stale, malformed, nested, oversized,
in the wrong order, slowly, under a wrong identity. Some sit at a table of their own, some are guests, some say they are
somebody else. Each message is answered by a refusal that is documented, or does nothing; the tables of the others stay
as they are to the last byte, and nobody receives what is private. They go to three houses at once: one of a single
worker on SQLite, one of two workers there, and one on PostgreSQL.

Then two houses are opened that differ only in what one player cannot know: a table of every room, and its twin with
other cards in hidden places. Whatever that player and a stranger ask, both houses answer the same, byte for byte.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import httpx
import msgspec
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from grandtour.core.acts import NOBODY
from grandtour.core.game import games
from grandtour.server.database import engine_for, postgres_url, sqlite_url
from grandtour.server.limits import ASIDES, MESSAGE_BYTES
from grandtour.server.messages import Agree, Do, Ping, Undo, Unwatch, Watch
from grandtour.server.rest import DOORS, Door
from grandtour.server.sockets import FAREWELL_SECONDS, NO_TEXT, TOO_LONG, TOO_MANY, WATCHED_BY_THE_KERNEL, is_text
from tests import postgres
from tests.server.playing import Player, Server, doors_at
from tests.server.twins import compare_twins

SEATS = [{"kind": "me"}, {"kind": "here", "name": "Other"}]
ODD: list[Any] = [
    None, True, -1, 0, 1, 2, 99, 2**63, -(2**63), 1.5, "", "A", "\0", "\u202e", "é" * 300, "'; DROP TABLE acts; --",
    "../../secret", "%00", "{}", [], {}, [[]], [None] * 50, {"a": {"b": []}}, "home paris", "undo 1", "x" * 5000,
]  # fmt: skip
TYPES: dict[str, list[str]] = {
    str(kind.__struct_config__.tag): [field.name for field in msgspec.structs.fields(kind)]
    for kind in (Watch, Unwatch, Do, Undo, Agree, Ping)
}
"""What can be said over the socket, with the fields of each."""
ODD_TYPES = ["snapshot", "done", "", "DO", "__class__"]
FIELDS = ["id", "table", "seat", "version", "said", "ask", "yes", "once", "type", "name", "record", "game", "seats"]
FIELDS += ["settings", "entropy", "sealed", "level", "anyone", "answers", "kind", "noun", "language"]
METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]
AT_ONCE = 2
"""Visitors in each house at a time, beside one who is slow."""
VISIT = 400
"""Messages of one visitor, who is not to be turned away for being too fast."""
BATCH = 25
"""Messages sent before an answer is read."""
FEW = 3
"""Pings, pongs or pieces beside a batch: a visit has not too many of them."""
FLOOD = 10 * ASIDES
"""So many are too many, however slowly they go."""
SLOW_SECONDS = 0.5
UNTAKEN_SECONDS = next(value for _, name, value in WATCHED_BY_THE_KERNEL if name == "TCP_USER_TIMEOUT") / 1000
ANSWER_SECONDS = 120
LONG = 100_000
"""Messages, among which there are some of every kind."""
OF_EVERY_KIND = {
    "answered", "malformed", "too-large", "unknown-table", "wrong-method", "wrong-host", "foreign-origin",
    "who-are-you", "not-your-seat", "no-seat", "not-your-turn", "stale", "no-undo", "no-plea",
    "bad-record", "slow", "no request", f"line closed {NO_TEXT}", f"line closed {TOO_LONG}",
    f"line closed {TOO_MANY}",
}  # fmt: skip
"""How they must be answered, or what becomes of them: if all were turned away at the door, nothing could go wrong."""


class Visitor:
    """Somebody who may be a guest, or nobody, or say that they are somebody else."""

    def __init__(self, number: int, cookie: str, host: str) -> None:
        self.headers = {
            "Host": host,
            "Cookie": cookie,
            "X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}",
        }


class Hostile:
    """Those who attack, and one whose tables they should leave alone."""

    def __init__(self, server: Server, url: sa.URL, seed: int) -> None:
        self.server = server
        self.url = url
        self.host = server.url.removeprefix("http://")
        self.dice = random.Random(seed)
        self.numbers = count(1)
        self.owner = Player(server.url).named("Owner")
        self.tables = [self.owner.post("/api/tables", game=name, seats=SEATS)["id"] for name in games()]
        begun = {
            game: [self.owner.position(t, n) for n in (0, 1)] for game, t in zip(games(), self.tables, strict=True)
        }
        self.words = {game: [offer["said"] for at in both for offer in at["offers"]] for game, both in begun.items()}
        self.versions = {game: both[0]["version"] for game, both in begun.items()}
        """At which tables begin: whoever names another is refused before anybody looks at what they say."""
        self.games: dict[str, str] = {}
        """What is played at the tables of visitors."""
        self.before, self.seen = asyncio.run(self.stored()), self.state()
        secret, seeds = (server.data / "secret").read_text(), asyncio.run(self.seeds())
        self.private = [secret, *self.owner.http.cookies.values(), *seeds]
        self.hands = [hand for table in self.tables for seat in (0, 1) for hand in self.hand(table, seat)]
        """What only one seat of a table sees, with the table: at another one something may look the same."""
        assert self.hands
        self.codes: Counter[str] = Counter()
        self.sent = 0

    # --- What must not change, and must not be told ---

    def state(self) -> list[object]:
        """All that the owner sees."""
        of = self.owner
        return [
            [of.position(t, seat) for seat in (0, 1)] + [of.record(t, 0), of.table(t)["version"]] for t in self.tables
        ]

    def hand(self, table: str, seat: int) -> list[tuple[bytes, bytes]]:
        seen, public = (self.owner.position(table, me)["view"] for me in (seat, NOBODY))
        return [
            (table.encode(), msgspec.json.encode({name: value})[1:-1])
            for name, value in seen.items()
            if value != public[name]
        ]

    async def stored(self) -> str:
        """A digest of all that is stored of the owner's tables."""
        digest = hashlib.sha256()
        for name, key in (("tables", "id"), ("seats", "table_id"), ("acts", "table_id")):
            for table in self.tables:
                digest.update(
                    repr(await self.rows(f"SELECT * FROM {name} WHERE {key} = :x ORDER BY 1, 2", table)).encode()
                )
        return digest.hexdigest()

    async def seeds(self) -> list[str]:
        """Of the running games of the owner, and of the owner's next."""
        both = "SELECT seed FROM tables WHERE opened_by = :x UNION SELECT seed FROM people WHERE id = :x"
        return [seed for (seed,) in await self.rows(both, self.owner.id)]

    async def rows(self, question: str, x: str) -> list[tuple[Any, ...]]:
        engine = engine_for(self.url)
        try:
            async with engine.connect() as connection:
                return [tuple(row) for row in await connection.execute(sa.text(question), {"x": x})]
        finally:
            await engine.dispose()

    def check(self, text: bytes) -> None:
        for hidden in self.private:
            assert hidden.encode() not in text, "something private was sent to a stranger"
        for table, hand in self.hands:
            assert table not in text or hand not in text, "a hand was shown to a stranger"

    def refused(self, problem: dict[str, Any], status: int, doors: list[Door]) -> None:
        code = problem["code"]
        assert status < 500 or code == "too-busy", f"{status}: {problem}"
        assert code != "fault", problem
        assert len(problem["message"]) > 10, f"{problem} is not clear"
        for door in doors:
            assert code in door.codes, f"{door.method} {door.path} does not say that it refuses so: {problem}"
        self.codes[code] += 1

    # --- Messages ---

    def value(self, name: str, own: str) -> Any:
        """Mostly something of the right kind, so that it gets further."""
        dice = self.dice
        if dice.random() < 0.15:
            return dice.choice(ODD)
        match name:
            case "table":
                return dice.choice([dice.choice(self.tables), own])
            case "id" | "noun":
                return dice.randrange(-2, 9)
            case "seat":
                return dice.choice([0, 1, dice.randrange(-2, 9)])
            case "version":
                return dice.choice([self.versions[self.game_at(own)] + dice.randrange(2), dice.randrange(-2, 9)])
            case "once":
                return dice.choice(["", "1", "2"])
            case "ask" | "yes" | "anyone":
                return dice.random() < 0.5
            case "said":
                return dice.choice(self.words[self.game_at(own)])
            case "settings" | "answers":
                return {dice.choice(FIELDS): dice.choice(ODD)}
        return dice.choice([word for word in ODD if isinstance(word, str)])

    def game_at(self, own: str) -> str:
        """Mostly that of the visitor's own table."""
        return self.games[own] if own in self.games and self.dice.random() < 0.7 else self.dice.choice(list(games()))

    def body(self, names: list[str], own: str) -> dict[str, Any]:
        dice = self.dice
        chosen = [name for name in names if dice.random() < 0.98] + dice.choices(FIELDS, k=dice.random() < 0.1)
        return {name: self.value(name, own) for name in chosen}

    def text(self, names: list[str], own: str, **more: Any) -> bytes:
        """A message that may be none."""
        dice, kind = self.dice, self.dice.random()
        if kind < 0.03:
            return b"[" * dice.randrange(1, 6000)
        if kind < 0.06:
            return dice.randbytes(dice.randrange(200))
        if kind < 0.062:
            return b"x" * (MESSAGE_BYTES + 1)
        whole = msgspec.json.encode({**self.body(names, own), **more})
        return whole[: dice.randrange(len(whole))] if kind < 0.1 else whole

    # --- Visitors ---

    async def visitor(self) -> Visitor:
        """A guest; or nobody; or somebody with a cookie that this house has never signed."""
        kind, number = self.dice.random(), next(self.numbers)
        visitor = Visitor(number, "", self.host)
        if kind < 0.8:
            async with httpx.AsyncClient(trust_env=False, timeout=ANSWER_SECONDS) as http:
                cookies = (await http.get(f"{self.server.url}/api/me", headers=visitor.headers)).cookies
            visitor.headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
        elif kind < 0.95:
            [(name, value)] = self.owner.http.cookies.items()
            signed, forged = value.rpartition("."), self.dice.choice(["", "A", "é", self.owner.id, value[:-1]])
            visitor.headers["Cookie"] = f"{name}={self.dice.choice([forged, f'{signed[0]}.{forged}'])}"
            visitor.headers["Cookie"] = visitor.headers["Cookie"].encode("ascii", "replace").decode()
        return visitor

    async def own_table(self, visitor: Visitor) -> str:
        """A table of the visitor's own, if they can have one."""
        game = self.dice.choice(list(games()))
        async with httpx.AsyncClient(trust_env=False, timeout=ANSWER_SECONDS) as http:
            body = {"game": game, "seats": SEATS}
            answer = await http.post(f"{self.server.url}/api/tables", json=body, headers=visitor.headers)
        opened: dict[str, Any] = answer.json()
        self.games[opened.get("id", "none")] = game
        return str(opened.get("id", "none"))

    async def visit(self) -> None:
        visitor = await self.visitor()
        own = await self.own_table(visitor)
        if self.dice.random() < 0.5:
            await self.ask_much(visitor, own)
        else:
            await self.say_much(visitor, own)

    # --- Over REST: many requests on one connection, then all their answers ---

    async def ask_much(self, visitor: Visitor, own: str) -> None:
        for _ in range(VISIT // BATCH):
            reader, writer = await asyncio.open_connection(*self.host.split(":"))
            asked = [self.request(visitor, own) for _ in range(BATCH)]
            writer.writelines(text for text, _ in asked)
            for _, request in asked:
                self.judge(request, *await answer_from(reader, request.method))
            writer.close()
            self.sent += BATCH

    def request(self, visitor: Visitor, own: str) -> tuple[bytes, httpx.Request]:
        dice, door = self.dice, self.dice.choice(DOORS)
        table = dice.choice([*self.tables, own, own, "none", "%00", "é", "..", "x" * 300])
        takes = [field.name for field in msgspec.structs.fields(door.takes)] if door.takes else []
        asks = [field.name for field in msgspec.structs.fields(door.asks)] if door.asks else []
        method = door.method if dice.random() < 0.95 else dice.choice(METHODS)
        query = {name: str(self.value(name, own))[:200] for name in asks}
        path = quote(door.path.replace("{table}", table), safe="/%")
        headers = {**visitor.headers, **self.odd_header()}
        body = self.text(takes, own) if takes or method not in ("GET", "HEAD", "OPTIONS") else b""
        lines = [
            f"{method} {path}?{urlencode(query)} HTTP/1.1",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        head = "\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""])
        return head.encode("latin-1", "replace") + body, httpx.Request(method, f"{self.server.url}{path}")

    def odd_header(self) -> dict[str, str]:
        """Where a request says it comes from, or whom it asks for, is not always true."""
        if self.dice.random() < 0.9:
            return {}
        odd = self.dice.choice(["http://[", "null", "https://elsewhere.example", f"https://{self.host}", "x" * 3000])
        return {self.dice.choice(["Origin", "Host", "Accept", "Content-Type", "If-None-Match", "Cookie"]): odd}

    def judge(self, request: httpx.Request, status: int, headers: bytes, body: bytes) -> None:
        self.check(request.url.raw_path + headers + body)
        if status < 400:
            self.codes["answered"] += 1
        elif body and b"json" in headers.lower():
            self.refused(msgspec.json.decode(body), status, doors_at(request))
        else:  # the page answers in plain words
            assert status < 500, body
            self.codes[f"plain {status}"] += 1

    # --- Over the socket: many messages, then a ping: once it is answered, so is everything before it ---

    async def say_much(self, visitor: Visitor, own: str) -> None:
        said = 0
        while said < VISIT:
            with contextlib.suppress(ConnectionClosed):
                address, headers = f"ws://{self.host}/live", {k: v for k, v in visitor.headers.items() if k != "Host"}
                async with connect(address, additional_headers=headers, proxy=None, max_size=None) as line:
                    while said < VISIT:
                        said += BATCH
                        self.sent += BATCH
                        await self.say_some(line, own)

    async def say_some(self, line: ClientConnection, own: str) -> None:
        """What is no text, or too long, or too much that is no message, ends the line, and nothing else does; unless
        this machine is so busy that we took nothing until the kernel gave the line up, or that the house no longer
        waited until we heard why."""
        number, began = 10**9 + next(self.numbers), time.monotonic()
        reasons: set[int] = set()
        try:
            reasons |= await self.say_aside(line)
            texts = sorted((self.something(own) for _ in range(BATCH)), key=len)
            for text in texts:  # what is too long comes last: nothing after it would be read
                if self.dice.random() < 0.02:
                    as_text = self.dice.random() < 0.5
                    reasons |= reasons_to_end(text, as_text)
                    await line.send(text, text=as_text)
                else:
                    reasons |= reasons_to_end(text.decode("latin-1").encode(), True)
                    await line.send(text.decode("latin-1"))
            if TOO_LONG not in reasons:
                await line.send(msgspec.json.encode({"type": "ping", "id": number}).decode())
            while True:
                async with asyncio.timeout(ANSWER_SECONDS):
                    text = await line.recv(decode=False)
                self.check(text)
                message = msgspec.json.decode(text)
                if message["type"] == "refused":
                    self.refused(message, 0, [])
                if message.get("id") == number:
                    assert not reasons, "the line goes on after what should have ended it"
                    return
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            seconds = time.monotonic() - began
            unheard = not code and seconds > (FAREWELL_SECONDS if reasons else UNTAKEN_SECONDS)
            if not unheard and code not in reasons:
                raise AssertionError(f"the line was closed without a reason, after {seconds:.1f} s") from closed
            self.codes[f"line closed {code}"] += 1
            raise

    async def say_aside(self, line: ClientConnection) -> set[int]:
        """Send some of what is no message: pings, pongs, or pieces of one that hold nothing, and seldom far too many.
        With which codes the line may end."""
        much = self.dice.random() < 0.02
        number, kind = FLOOD if much else self.dice.randrange(FEW + 1), self.dice.choice(["ping", "pong", "pieces"])
        if kind == "pieces":
            await line.send([""] * number)
        for _ in range(number if kind != "pieces" else 0):
            await (line.ping() if kind == "ping" else line.pong())
        return {TOO_MANY} if much else set()

    def something(self, own: str) -> bytes:
        kind = self.dice.choice([*TYPES, *TYPES, self.dice.choice(ODD_TYPES)])
        return self.text(TYPES.get(kind, FIELDS[:8]), own, type=kind)

    # --- Slowly ---

    async def dawdle(self) -> None:
        """Send a request, or a message that opens a line, one piece at a time, and often not to the end."""
        visitor = await self.visitor()
        while True:
            reader, writer = await asyncio.open_connection(*self.host.split(":"))
            text = self.request(visitor, "none")[0]
            for start in range(0, len(text), 40):
                writer.write(text[start : start + 40])
                await asyncio.sleep(SLOW_SECONDS * self.dice.random())
                if self.dice.random() < 0.05 or reader.at_eof():
                    break
            self.check(await reader.read(1) if reader.at_eof() else b"")
            writer.close()
            self.sent += 1
            self.codes["slow"] += 1

    async def malform(self) -> None:
        """What is no request at all."""
        dice = self.dice
        noise = [dice.randbytes(500), b"GET / HTTP/9.9\r\n\r\n", b"GET /api/me HTTP/1.1\r\nX: " + b"y" * 20_000]
        noise += [b"POST /api/verify HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", b"\r\n" * 50 + b"\0"]
        reader, writer = await asyncio.open_connection(*self.host.split(":"))
        writer.write(dice.choice(noise) + b"\r\n\r\n")
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(ANSWER_SECONDS):
                self.check(await reader.read())
        writer.close()
        self.sent += 1
        self.codes["no request"] += 1

    # --- The whole ---

    async def crowd(self, messages: int) -> None:
        """Visitor after visitor, until so many messages are sent; now and then all that is stored is looked at."""
        while self.sent < messages:
            await self.visit()
            await self.malform()
            assert await self.stored() == self.before, "a table of somebody else has changed"

    async def run(self, messages: int) -> None:
        async with asyncio.TaskGroup() as meanwhile:
            slow = meanwhile.create_task(self.dawdle())
            async with asyncio.TaskGroup() as crowds:
                for _ in range(AT_ONCE):
                    crowds.create_task(self.crowd(messages))
            slow.cancel()
        assert await self.stored() == self.before, "a table of somebody else has changed"
        assert self.state() == self.seen, "what the owner sees has changed"
        printed = self.server.printed()
        assert "Traceback" not in printed, printed
        assert "fault of the house" not in printed, printed


def reasons_to_end(message: bytes, as_text: bool) -> set[int]:
    """With which codes a line may end that this is sent over."""
    if len(message) > MESSAGE_BYTES:
        return {TOO_LONG}
    return set() if is_text(message) or not as_text else {NO_TEXT}


async def answer_from(reader: asyncio.StreamReader, method: str) -> tuple[int, bytes, bytes]:
    """One answer: its status, its headers, its body."""
    async with asyncio.timeout(ANSWER_SECONDS):
        head = await reader.readuntil(b"\r\n\r\n")
        lines = head.lower().split(b"\r\n")
        length = next(int(line.partition(b":")[2]) for line in lines if line.startswith(b"content-length"))
        body = b"" if method == "HEAD" else await reader.readexactly(length)
        return int(head.split(b" ", 2)[1]), head, body


@contextlib.contextmanager
def houses(folder: Path, seed: int) -> Iterator[list[Hostile]]:
    with contextlib.ExitStack() as stack:
        cluster = stack.enter_context(postgres.running_cluster())
        on_postgres = {"GRANDTOUR_DATABASE_URL": postgres_url(cluster.url).render_as_string(hide_password=False)}
        settings: dict[str, dict[str, str]] = {"one": {}, "crew": {"GRANDTOUR_WORKERS": "2"}, "postgres": on_postgres}
        yield [
            Hostile(
                stack.enter_context(Server(folder / name, **given)),
                postgres_url(cluster.url) if given is on_postgres else sqlite_url(folder / name),
                seed + n,
            )
            for n, (name, given) in enumerate(settings.items())
        ]


async def run_all(hostiles: list[Hostile], messages: int) -> None:
    """Each house is sent a third of them."""
    async with asyncio.TaskGroup() as group:
        telling = group.create_task(say_how_far(hostiles, messages))
        async with asyncio.TaskGroup() as running:
            for hostile in hostiles:
                running.create_task(hostile.run(messages // len(hostiles)))
        telling.cancel()


async def say_how_far(hostiles: list[Hostile], messages: int) -> None:
    while True:
        await asyncio.sleep(60)
        print(f"{sum(hostile.sent for hostile in hostiles):,} of {messages:,}", flush=True)


def campaign(folder: Path, messages: int, seed: int) -> tuple[Counter[str], int]:
    """How often each code was the answer, and how many answers of twins were the same."""
    with ThreadPoolExecutor() as beside:
        same = beside.submit(compare_twins, folder, max(100, messages // 100), seed)
        with houses(folder, seed) as hostiles:
            asyncio.run(run_all(hostiles, messages))
        return sum((hostile.codes for hostile in hostiles), Counter[str]()), same.result()


def main() -> None:
    parser = argparse.ArgumentParser(prog="./x campaign hostile")
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    options = parser.parse_args()
    print(f"{options.messages:,} messages with --seed {options.seed}", flush=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        codes, same = campaign(Path(folder), options.messages, options.seed)
    seconds = time.monotonic() - began
    print(f"{options.messages:,} messages in {seconds:.0f} s, nothing changed, no fault, nothing private")
    print(f"{same:,} answers of twin tables of {len(games())} rooms, the same byte for byte")
    print(", ".join(f"{count:,} {code}" for code, count in codes.most_common()))
    print(f"never met: {', '.join(sorted(OF_EVERY_KIND - codes.keys())) or 'nothing'}")
    sys.exit(status_of(options.messages, codes))


def status_of(messages: int, codes: Counter[str]) -> int:
    """Few messages may leave a kind out."""
    return 1 if messages >= LONG and OF_EVERY_KIND - codes.keys() else 0


if __name__ == "__main__":
    main()
