"""Live play: one socket for all the tables that a person looks at."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

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

logger = logging.getLogger("grandtour.live")

TRY_LATER = 1013
BROKEN = 1011

decoder = msgspec.json.Decoder(FromPage)


class Line:
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
        finally:
            self.doorkeeper.closes(self.person, self.address)
            for watcher in self.watchers.values():
                self.house.unwatch(watcher)
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
        except WebSocketDisconnect:
            pass
        except Exception as error:
            faults.report(logger, error)
            await self.socket.close(BROKEN)

    async def send_news(self, watcher: Watcher) -> None:
        if self.watchers.get(watcher.held.kept.id) is watcher:
            for message in watcher.news():
                await self.send(message)

    async def send(self, message: ToPage) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())

    # --- Reading ---

    async def read_forever(self) -> None:
        while (message := await self.socket.receive())["type"] != "websocket.disconnect":
            if answer := await self.answer(message.get("text") or message.get("bytes") or ""):
                await self.send(answer)  # before the view of an act comes its acknowledgement

    async def answer(self, text: str | bytes) -> ToPage | None:
        """What one message leads to. Whatever is wrong with it is told to the page; the socket stays open."""
        number, table, let_in = -1, "", self.doorkeeper.lets_in(self.person, self.address)
        try:
            wish = decoder.decode(text)
            number, table = getattr(wish, "id", -1), getattr(wish, "table", "")
            if not let_in:
                raise Refusal("too-fast", "too many messages in a short time; wait a moment")
            return await self.fulfil(wish)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            return Refused(number, "malformed", f"this is no message that the house understands: {error}")
        except Refusal as refusal:
            return Refused(number, refusal.code, str(refusal), table)
        except Exception as error:
            faults.report(logger, error)
            return Refused(number, "fault", "the house made a mistake; nothing has changed", table)

    async def fulfil(self, wish: FromPage) -> ToPage | None:
        house, me = self.house, self.person
        match wish:
            case Watch():
                await self.watch(wish)
            case Unwatch():
                self.unwatch(wish.table)
            case Do():
                return Done(wish.id, await house.act(me, wish.table, wish.seat, wish.version, wish.said))
            case Undo():
                return Done(wish.id, await house.undo(me, wish.table, wish.seat, wish.version, wish.ask))
            case Agree():
                return Done(wish.id, await house.agree(me, wish.table, wish.seat, wish.yes))
            case Ping():
                return Pong(wish.id)
        return None

    async def watch(self, wish: Watch) -> None:
        """Look at a table, from one seat at a time."""
        held = await self.house.open(wish.table)
        held.check_watcher(self.person, wish.seat)
        self.unwatch(wish.table)
        if len(self.watchers) >= self.doorkeeper.limits.tables_per_socket:
            raise Refusal("too-many-tables", f"one page may look at {len(self.watchers)} tables at once")
        watcher = Watcher(held, self.person, wish.seat, wish.version, self.stir)
        self.watchers[wish.table] = watcher
        self.house.watch(watcher)
        self.stir(watcher)

    def unwatch(self, table: str) -> None:
        if watcher := self.watchers.pop(table, None):
            self.house.unwatch(watcher)
