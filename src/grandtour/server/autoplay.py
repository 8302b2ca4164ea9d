"""What plays by itself: bots, and the answers that people gave in advance."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress

from grandtour.bots import bot_named, bot_names
from grandtour.core.acts import LETTERS, NOBODY
from grandtour.core.chance import Dice
from grandtour.core.tables import Change, Refusal, Table
from grandtour.server import faults
from grandtour.server.hall import READ_AGAIN_SECONDS, Hall, Outrun
from grandtour.server.held import Held
from grandtour.server.jobs import JobFailed, bot_act
from grandtour.server.meter import METER
from grandtour.server.minds import Behind, Place
from grandtour.server.store import NotStored
from grandtour.server.workers import Workers

logger = logging.getLogger("grandtour.autoplay")

SIMPLE_SECONDS = 5.0


class Autoplay:
    """Lets each table do what it can without its people."""

    def __init__(self, hall: Hall, processes: int) -> None:
        self.hall = hall
        self.bots = Workers(processes)

    def wake(self, held: Held) -> None:
        """Let bots play, and give the answers that were given in advance to what is asked now."""
        if not held.plays_by_itself and (held.bots_to_ask() or held.answers()):
            held.autoplay = self.hall.tasks.begin(self.play_by_itself(held))

    async def play_by_itself(self, held: Held) -> None:
        """All that the table can do without its people, one act after the other."""
        pause = 1.0
        while held.bots_to_ask() or held.answers():
            try:
                await self.give_answers(held)
                await self.let_bots_play(held)
                pause = 1.0
            except Outrun:
                continue
            except Refusal as refusal:
                logger.error("a table of %s could not play on by itself: %s", held.kept.game, refusal.code)
                await asyncio.sleep(pause)
                pause = min(60.0, 2 * pause)

    async def give_answers(self, held: Held) -> None:
        async with held.lock:
            if change := held.answers():
                await self.hall.do(held, change)

    async def let_bots_play(self, held: Held) -> None:
        version, bots = held.table.version, held.bots_to_ask()
        if not bots:
            return
        foretold = held.table.foretold()
        said = repr(foretold) if foretold else await self.ask_bots(held, bots) or await self.ask_simple_bot(held)
        async with held.lock:
            if (held.table.version, held.bots_to_ask()) != (version, bots):
                return
            held.passed = version
            if said or held.bot_to_play() != NOBODY:
                await self.hall.do(held, await self.move(held, said))

    async def ask_bots(self, held: Held, bots: dict[int, str]) -> str:
        try:
            said = await self.think(held, bots)
        except Exception as error:
            names, why = ", ".join(sorted(set(bots.values()))), str(error) if isinstance(error, JobFailed) else ""
            logger.error("at a table of %s the bot %s failed: %s", held.kept.game, names, why or type(error).__name__)
            self.needs_help(held)
            return ""
        self.hall.help(held, held.helped - set(bots))
        return said

    async def move(self, held: Held, said: str) -> Change:
        """What a bot did; if that is no act of its, what a simple one does; if that fails too, what is done for a seat
        whose time has run out."""
        if change := bot_move(held, said):
            return change
        self.needs_help(held)
        table = held.table
        lapse = table.game.lapse(table.state, held.bot_to_play(), Dice(secrets.randbits(32)))
        simple = await self.ask_simple_bot(held)
        return bot_move(held, simple) or table.consider(lapse.by, table.version, lapse.said)

    def needs_help(self, held: Held) -> None:
        """The bot that is asked cannot answer, and the table is told."""
        METER.count("grandtour_bots_failed_total")
        self.hall.help(held, held.helped | {held.bot_to_play()} - {NOBODY})

    async def ask_simple_bot(self, held: Held) -> str:
        """What a simple bot answers for one that is asked and cannot answer; it thinks here, needing nobody."""
        seat = held.bot_to_play()
        if seat not in held.helped:
            return ""
        try:
            thinking = asyncio.to_thread(simple_answer, held.table, seat)
            return await asyncio.wait_for(thinking, SIMPLE_SECONDS)
        except Exception as error:
            faults.report(logger, error)
            return ""

    async def think(self, held: Held, bots: dict[int, str]) -> str:
        """Send a worker what is new at the table; if it turns out to be behind, all there is."""
        kept, table = held.kept, held.table
        place, since = Place(kept.id, kept.game, table.seats, kept.settings), held.sent
        held.sent = table.version
        try:
            return await self.bots.run(bot_act, place, since, table.texts_from(since), bots)
        except Behind:
            return await self.bots.run(bot_act, place, 0, table.log, bots)

    async def tables_to_resume(self) -> list[str]:
        """Asked until the database can be read: nobody else would ever wake these bots."""
        while True:
            try:
                waiting = await self.hall.store.waiting_for_nobody()
                return [table for table in waiting if self.hall.store.bus.at_home(table)]
            except NotStored:
                await asyncio.sleep(READ_AGAIN_SECONDS)

    async def resume(self) -> None:
        """After a restart: let the bots play that were to, and give the answers that were given in advance."""
        for table in await self.tables_to_resume():
            try:
                self.wake(await self.hall.open(table))
            except Refusal:
                continue  # its rules are no more
            except Exception as error:
                faults.report(logger, error)  # a table that cannot be opened holds up no other


def simple_answer(table: Table, seat: int) -> str:
    """By the simplest bot that knows the game, or at random if that one fails too."""
    chance, *rest = [bot_named(table.game, name) for name in bot_names(table.game)[:2]]
    chair, dice = table.chair(seat), Dice(secrets.randbits(32))
    for simple in rest:
        with suppress(Exception):
            return repr(simple.choose(chair, dice))
    return repr(chance.choose(chair, dice))


def bot_move(held: Held, said: str) -> Change | None:
    """What a bot did, if that can be done."""
    table, (who, _, what) = held.table, said.partition(" ")
    seat = LETTERS.index(who) if who else held.bot_to_play()
    try:
        return table.consider(seat, table.version, what)
    except Refusal as refusal:
        logger.error("at a table of %s what the bot said was refused: %s", held.kept.game, refusal.code)
        return None
