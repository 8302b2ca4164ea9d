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

from grandtour.core.acts import LETTERS, NOBODY
from tests.server.playing import Json

NOTHING_CHANGED = {
    "stale", "not-offered", "not-your-turn", "over", "no-undo", "before-a-bot", "no-plea", "already-asked",
}  # fmt: skip
SEND_AGAIN = {"storage", "uncertain"}
CUT_OFF = (OSError, EOFError, TimeoutError, WebSocketException, httpx.TransportError)
LISTENS = 0.2
UNNUMBERED = -1
"""What is refused without a number is to look at the table."""
PATIENCE = 2.0
"""After so many seconds without an answer the same message is sent again."""
DOUBLED = 0.15
LATE = 0.05
TAKES_BACK = 0.02
"""How often somebody would rather take back, whenever they could say something."""
AGREES = 0.8


class Act(msgspec.Struct):
    """Something said at a table; `led_to` is the version of which it was acknowledged that it led there."""

    id: int
    version: int
    message: Json
    """Without its number and what it has in common with all others."""
    writes: str
    """How the entry of the log begins to which it leads."""
    led_to: int = 0

    @property
    def is_written(self) -> bool:
        """A request to take back, and a no to one, change nothing of the game; all else has an entry of its own."""
        match self.message:
            case {"type": "undo", "ask": True}:
                return self.led_to > self.version
            case {"type": "agree", "yes": yes}:
                return bool(yes)
        return True

    def has_written(self, entry: str) -> bool:
        return entry.startswith(self.writes) if self.message["type"] != "do" else entry == self.writes


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
        self.may_undo = False
        self.plea: int | None = None
        """Who asks to take back, until it is answered."""
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
        if not self.pending and not self.rests and now > self.ready_at and (wish := self.wish()):
            self.pending = wish
            self.said_at, self.ready_at = 0.0, now + self.dice.random() / 2
        if self.pending and now > self.said_at + PATIENCE:
            await self.say(line, self.pending)
            self.said_at = now
        if self.acts and self.dice.random() < LATE:
            await self.say(line, self.dice.choice(self.acts[-2:]))  # late, and out of its order

    def wish(self) -> Act | None:
        """What to say next."""
        me, version = LETTERS[self.seat], {"version": self.version}
        if self.plea not in (None, self.seat) and self.seat != NOBODY:
            asks, self.plea = LETTERS[self.plea or 0], None
            return self.act({"type": "agree", "yes": self.dice.random() < AGREES}, f"{asks} undo ")
        if self.acts and self.dice.random() < TAKES_BACK:
            return self.act({"type": "undo", "ask": not self.may_undo, **version}, f"{me} undo ")
        if self.offers:
            said = self.dice.choice(self.offers)
            return self.act({"type": "do", "said": said, **version}, f"{me} {said}")
        return None

    def act(self, message: Json, writes: str) -> Act:
        number = len(self.acts) + self.sent + 1
        return Act(number, self.version, {"seat": self.seat, "once": str(number), **message}, writes)

    async def say(self, line: ClientConnection, act: Act) -> None:
        """Sometimes twice, or through another worker at the same time. A yes names no version: said twice, it could
        answer two requests."""
        doubled = DOUBLED if act.message["type"] != "agree" else 0
        for _ in range(2 if self.dice.random() < doubled else 1):
            self.sent += 1
            await self.send(line, id=act.id, table=self.table, **act.message)
        if self.dice.random() < doubled and not act.message.get("ask"):
            self.sent += 1
            copy = asyncio.create_task(self.post(act.message))
            self.copies.add(copy)
            copy.add_done_callback(self.answered)

    def answered(self, copy: asyncio.Task[None]) -> None:
        self.copies.discard(copy)
        self.wrong = self.wrong or (None if copy.cancelled() else copy.exception())

    async def post(self, message: Json) -> None:
        door = {"do": "acts", "undo": "undo"}[message["type"]]
        address = f"http://{self.place()}/api/tables/{self.table}/{door}"
        body = {name: value for name, value in message.items() if name not in ("type", "ask")}
        with contextlib.suppress(*CUT_OFF):
            async with httpx.AsyncClient(headers=self.headers, timeout=PATIENCE, trust_env=False, verify=False) as http:
                answer = await http.post(address, json=body)
                assert answer.is_success or answer.json()["code"] in NOTHING_CHANGED | SEND_AGAIN, answer.text

    # --- Hearing ---

    def hear(self, message: Json) -> None:
        match message["type"]:
            case "snapshot" | "update":
                self.see(message["position"], whole=message["type"] == "snapshot")
            case "undo-asked":
                self.plea = message["by"]
            case "done":
                self.acknowledged(message["id"], message["version"])
            case "refused":
                self.refused(message["id"], message["code"], message["message"])

    def see(self, position: Json, whole: bool) -> None:
        self.view = position["view"] if whole else self.view | position["view"]
        self.version = position["version"]
        self.offers = [offer["said"] for offer in position["offers"]]
        self.may_undo = position["may_undo"]

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

    def written(self) -> list[Act]:
        """What was acknowledged and stands in the log."""
        return [act for act in self.acts if act.is_written]
