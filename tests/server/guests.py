"""People who play on through every fault: they go from worker to worker, and send again whatever was not answered."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from grandtour.core.acts import LETTERS
from tests.server.playing import Json

NOTHING_CHANGED = {"stale", "not-offered", "not-your-turn", "over"}
SEND_AGAIN = {"storage", "uncertain"}
CUT_OFF = (OSError, EOFError, TimeoutError, WebSocketException, httpx.TransportError)
LISTENS = 0.2
UNNUMBERED = -1
"""What is refused without a number is to look at the table."""
PATIENCE = 2.0
"""After so many seconds without an answer the same message is sent again."""
DOUBLED = 0.15
LATE = 0.05


class Act(msgspec.Struct):
    """Something said at a table; `led_to` is the version of which it was acknowledged that it led there."""

    id: int
    version: int
    said: str
    led_to: int = 0


class Guest:
    """One seat at a table, or nobody's. `place` gives the address of some worker."""

    def __init__(self, place: Callable[[], str], cookie: str, table: str, seat: int, dice: random.Random) -> None:
        self.place = place
        self.headers = {"Cookie": cookie, "X-Forwarded-For": f"10.{dice.randrange(256)}.{dice.randrange(256)}.1"}
        self.table = table
        self.seat = seat
        self.dice = dice
        self.view: Json = {}
        self.version = 0
        self.offers: list[str] = []
        self.pending: Act | None = None
        self.said_at = 0.0
        self.ready_at = 0.0
        self.acts: list[Act] = []
        """All that were acknowledged."""
        self.sent = 0
        self.codes: dict[str, int] = {}
        self.rests = False
        self.watches = False
        self.copies: set[asyncio.Task[None]] = set()
        self.wrong: BaseException | None = None
        """How a copy was answered that should not have been."""

    async def come_and_go(self) -> None:
        """For ever, whatever happens to the line."""
        while True:
            with contextlib.suppress(*CUT_OFF):
                address = f"ws://{self.place()}/live"
                async with connect(
                    address, additional_headers=self.headers, proxy=None, open_timeout=PATIENCE, close_timeout=0.1
                ) as line:
                    await self.stay(line)
            await asyncio.sleep(LISTENS)

    async def stay(self, line: ClientConnection) -> None:
        self.watches, self.said_at = False, 0.0
        while True:
            if not self.watches:
                self.watches = True
                await self.send(line, type="watch", table=self.table, seat=self.seat, version=self.version)
            await self.speak(line)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LISTENS):  # wait_for may swallow that the guest is sent home
                    self.hear(msgspec.json.decode(await line.recv()))

    async def send(self, line: ClientConnection, **message: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            await line.send(msgspec.json.encode(message).decode())

    # --- Speaking ---

    async def speak(self, line: ClientConnection) -> None:
        now = time.monotonic()
        if not self.pending and self.offers and not self.rests and now > self.ready_at:
            self.pending = Act(len(self.acts) + self.sent + 1, self.version, self.dice.choice(self.offers))
            self.said_at, self.ready_at = 0.0, now + self.dice.random() / 2
        if self.pending and now > self.said_at + PATIENCE:
            await self.say(line, self.pending)
            self.said_at = now
        if self.acts and self.dice.random() < LATE:
            await self.say(line, self.dice.choice(self.acts[-2:]))  # late, and out of its order

    async def say(self, line: ClientConnection, act: Act) -> None:
        """Sometimes twice, or through another worker at the same time."""
        message = self.message(act)
        for _ in range(2 if self.dice.random() < DOUBLED else 1):
            self.sent += 1
            await self.send(line, type="do", id=act.id, table=self.table, **message)
        if self.dice.random() < DOUBLED:
            self.sent += 1
            copy = asyncio.create_task(self.post(message))
            self.copies.add(copy)
            copy.add_done_callback(self.answered)

    def answered(self, copy: asyncio.Task[None]) -> None:
        self.copies.discard(copy)
        self.wrong = self.wrong or (None if copy.cancelled() else copy.exception())

    def message(self, act: Act) -> Json:
        return {"seat": self.seat, "version": act.version, "said": act.said, "once": str(act.id)}

    async def post(self, message: Json) -> None:
        address = f"http://{self.place()}/api/tables/{self.table}/acts"
        with contextlib.suppress(*CUT_OFF):
            async with httpx.AsyncClient(headers=self.headers, timeout=PATIENCE, trust_env=False, verify=False) as http:
                answer = await http.post(address, json=message)
                assert answer.is_success or answer.json()["code"] in NOTHING_CHANGED | SEND_AGAIN, answer.text

    # --- Hearing ---

    def hear(self, message: Json) -> None:
        match message["type"]:
            case "snapshot" | "update":
                self.see(message["position"], whole=message["type"] == "snapshot")
            case "done":
                self.acknowledged(message["id"], message["version"])
            case "refused":
                self.refused(message["id"], message["code"], message["message"])

    def see(self, position: Json, whole: bool) -> None:
        self.view = position["view"] if whole else self.view | position["view"]
        self.version = position["version"]
        self.offers = [offer["said"] for offer in position["offers"]]

    def acknowledged(self, number: int, version: int) -> None:
        for act in self.acts[-20:]:
            assert act.id != number or act.led_to == version, f"{act} was then said to have led to {version}"
        if self.pending and self.pending.id == number:
            self.pending.led_to = version
            self.acts.append(self.pending)
            self.pending, self.offers = None, []

    def refused(self, number: int, code: str, why: str) -> None:
        assert code in NOTHING_CHANGED | SEND_AGAIN, f"{code}: {why}"
        self.watches = self.watches and number != UNNUMBERED
        if self.pending and self.pending.id == number:
            self.codes[code] = self.codes.get(code, 0) + 1
            if code in NOTHING_CHANGED:
                self.pending = None
            else:
                self.said_at = time.monotonic() - PATIENCE + LISTENS

    def written(self) -> list[tuple[Act, str]]:
        """What was acknowledged, and how it stands in the log."""
        return [(act, f"{LETTERS[self.seat]} {act.said}") for act in self.acts]
