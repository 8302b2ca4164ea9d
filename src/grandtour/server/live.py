"""Live play: one socket for all the tables that a person looks at."""

from __future__ import annotations

import logging

import msgspec

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
from grandtour.server.sockets import Socket

logger = logging.getLogger("grandtour.live")

BROKEN = 1011
MALFORMED = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)

decoder = msgspec.json.Decoder(FromPage)
BEAT, BEATEN = (msgspec.json.encode(message) for message in (Ping(0), Pong(0)))
"""What a page that hears nothing asks every other second, and the answer."""


class Connection:
    """One socket. What is heard is answered before more is heard; what there is to see is sent as the page takes it."""

    __slots__ = ("address", "busy", "gone", "house", "line", "person", "stirred", "watchers")

    def __init__(self, house: House, person: str, address: str) -> None:
        self.house = house
        self.person = person
        self.address = address
        self.watchers: dict[str, Watcher] = {}
        self.stirred: dict[Watcher, None] = {}
        self.busy = False
        """Is something being answered?"""
        self.gone = False
        self.line = Socket(self, house.sockets)

    # --- Sending ---

    def stir(self, watcher: Watcher) -> None:
        """There is something new to see. A page that is slow to read gets it all at once later."""
        if not self.stirred:
            self.house.bell.ring(self.speak)
        self.stirred[watcher] = None

    def speak(self, *answers: ToPage) -> None:
        """Answer, and show what there is to see, all in one go."""
        try:
            said = [*answers, *self.all_news()]
            if said:
                self.line.send(*[msgspec.json.encode(message) for message in said])
        except Exception as error:
            faults.report(logger, error)
            self.line.close(BROKEN)

    def all_news(self) -> list[ToPage]:
        found: list[ToPage] = []
        while self.stirred and not self.line.choked:
            found += self.news(self.stirred.popitem()[0])
        return found

    def news(self, watcher: Watcher) -> list[ToPage]:
        table = watcher.held.kept.id
        if self.watchers.get(table) is not watcher:
            return []
        try:
            return watcher.news()
        except Refusal as refusal:  # the table was closed meanwhile
            self.unwatch(table)
            return [Refused(-1, refusal.code, str(refusal), table)]

    # --- Hearing ---

    def hear(self, message: bytes) -> None:
        if message == BEAT and self.house.doorkeeper.lets_in(self.person, self.address):
            self.line.send(BEATEN)
        else:
            self.busy = True
            self.house.hall.tasks.begin(self.reply(message))

    async def reply(self, message: bytes) -> None:
        answer = await self.answer(message)
        self.speak(*[answer] if answer else [])  # before the view of an act comes its acknowledgement
        self.busy = False
        if self.gone:
            self.leave()
        else:
            self.line.read_on()

    def hang_up(self) -> None:
        self.gone = True
        if not self.busy:
            self.leave()

    def leave(self) -> None:
        self.house.doorkeeper.closes(self.person, self.address)
        for table in list(self.watchers):
            self.unwatch(table)
        self.stirred.clear()
        del self.line  # what has gone holds nothing: it needs no collector

    async def answer(self, text: bytes) -> ToPage | None:
        """What one message leads to. Whatever is wrong with it is told to the page; the socket stays open."""
        number, table, let_in = -1, "", self.house.doorkeeper.lets_in(self.person, self.address)
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
                if not (self.house.usher and await self.house.usher.leads_home(self, asked)):
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
        if len(self.watchers) >= self.house.doorkeeper.limits.tables_per_socket:
            raise Refusal("too-many-tables", f"one page may look at {len(self.watchers)} tables at once")
        watcher = Watcher(held, self.person, request.seat, request.version, self.stir)
        self.watchers[request.table] = watcher
        self.house.hall.watch(watcher)
        self.stir(watcher)

    def unwatch(self, table: str) -> None:
        if watcher := self.watchers.pop(table, None):
            self.house.hall.unwatch(watcher)
