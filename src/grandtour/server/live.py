"""Live play: one socket for all the tables that a person looks at."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from grandtour.core.tables import Refusal
from grandtour.server import faults
from grandtour.server.held import Watcher
from grandtour.server.house import House
from grandtour.server.messages import (
    Agree,
    Do,
    Done,
    FromPage,
    Ping,
    Pong,
    Refused,
    ToPage,
    Undo,
    Unwatch,
    Watch,
)
from grandtour.server.meter import METER

logger = logging.getLogger("grandtour.live")

TRY_LATER = 1013
BROKEN = 1011
MALFORMED = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
HUNG_UP = (WebSocketDisconnect, ConnectionError)

decoder = msgspec.json.Decoder(FromPage)


class Connection:
    """One socket. What is read is answered before more is read; what there is to see is sent as the page takes it."""

    def __init__(self, house: House, socket: WebSocket, person: str, address: str) -> None:
        self.house = house
        self.doorkeeper = house.doorkeeper
        self.socket = socket
        self.person = person
        self.address = address
        self.watchers: dict[str, Watcher] = {}
        self.stirred: dict[Watcher, None] = {}
        self.something = asyncio.Event()

    async def run(self) -> None:
        if not self.doorkeeper.opens(self.person, self.address):
            await self.socket.close(TRY_LATER)
            return
        sending = asyncio.create_task(self.send_forever())
        try:
            await self.socket.accept()
            await self.read_forever()
        except HUNG_UP:
            pass
        finally:
            self.doorkeeper.closes(self.person, self.address)
            for table in list(self.watchers):
                self.unwatch(table)
            self.stirred.clear()  # what has gone holds nothing: it needs no collector
            sending.cancel()
            await asyncio.wait([sending])

    # --- Sending ---

    def stir(self, watcher: Watcher) -> None:
        """There is something new to see. A page that is slow to read gets it all at once later."""
        self.stirred[watcher] = None
        self.something.set()

    async def send_forever(self) -> None:
        try:
            while True:
                await self.something.wait()
                self.something.clear()
                while self.stirred:
                    await self.send_news(self.stirred.popitem()[0])
        except HUNG_UP:
            pass
        except Exception as error:
            faults.report(logger, error)
            with contextlib.suppress(*HUNG_UP):
                await self.socket.close(BROKEN)

    async def send_news(self, watcher: Watcher) -> None:
        table = watcher.held.kept.id
        if self.watchers.get(table) is not watcher:
            return
        try:
            messages = watcher.news()
        except Refusal as refusal:  # the table was closed meanwhile
            self.unwatch(table)
            messages = [Refused(-1, refusal.code, str(refusal), table)]
        for message in messages:
            await self.send(message)

    async def send(self, message: ToPage) -> None:
        if self.socket.application_state is not WebSocketState.CONNECTED:
            raise WebSocketDisconnect  # we have closed it ourselves
        text = msgspec.json.encode(message).decode()
        try:
            await self.socket.send_text(text)
        except RuntimeError as error:  # it was closed below us: something that came was too long, or no text
            raise WebSocketDisconnect from error

    # --- Reading ---

    async def read_forever(self) -> None:
        while (message := await self.socket.receive())["type"] != "websocket.disconnect":
            if answer := await self.answer(message.get("text") or message.get("bytes") or ""):
                await self.send(answer)  # before the view of an act comes its acknowledgement

    async def answer(self, text: str | bytes) -> ToPage | None:
        """What one message leads to. Whatever is wrong with it is told to the page; the socket stays open."""
        number, table, let_in = -1, "", self.doorkeeper.lets_in(self.person, self.address)
        try:
            request = decoder.decode(text)
            number, table = getattr(request, "id", -1), getattr(request, "table", "")
            if not let_in:
                raise Refusal("too-fast", "too many messages in a short time; wait a moment")
            return await self.fulfil(request)
        except MALFORMED as error:
            METER.count("grandtour_refusals_total", "code", "malformed")
            return Refused(number, "malformed", f"this is no message that the house understands: {error}")
        except Refusal as refusal:
            METER.count("grandtour_refusals_total", "code", refusal.code)
            return Refused(number, refusal.code, str(refusal), table)
        except Exception as error:
            faults.report(logger, error)
            return Refused(number, "fault", "the house made a mistake; look again before you go on", table)

    async def fulfil(self, asked: FromPage) -> ToPage | None:
        play, me = self.house.play, self.person
        match asked:
            case Watch():
                await self.watch(asked)
            case Unwatch():
                self.unwatch(asked.table)
            case Do():
                version = await play.act(me, asked.table, asked.seat, asked.version, asked.said, asked.once)
                return Done(asked.id, version)
            case Undo():
                version = await play.take_back(me, asked.table, asked.seat, asked.version, asked.ask, asked.once)
                return Done(asked.id, version)
            case Agree():
                return Done(asked.id, await play.agree(me, asked.table, asked.seat, asked.yes, asked.once))
            case Ping():
                return Pong(asked.id)
        return None

    async def watch(self, request: Watch) -> None:
        """Look at a table, from one seat at a time."""
        held = await self.house.hall.open(request.table)
        held.check_watcher(self.person, request.seat)
        self.unwatch(request.table)
        if len(self.watchers) >= self.doorkeeper.limits.tables_per_socket:
            raise Refusal("too-many-tables", f"one page may look at {len(self.watchers)} tables at once")
        watcher = Watcher(held, self.person, request.seat, request.version, self.stir)
        self.watchers[request.table] = watcher
        self.house.hall.watch(watcher)
        self.stir(watcher)

    def unwatch(self, table: str) -> None:
        if watcher := self.watchers.pop(table, None):
            self.house.hall.unwatch(watcher)
