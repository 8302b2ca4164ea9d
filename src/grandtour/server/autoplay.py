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
from grandtour.server.held import Held, NoTable
from grandtour.server.jobs import JobFailed, bot_act
from grandtour.server.meter import METER
from grandtour.server.minds import Behind, Place
from grandtour.server.store import NotStored
from grandtour.server.workers import Threads, Workers

logger = logging.getLogger("grandtour.autoplay")

SIMPLE_SECONDS = 5.0


class Autoplay:
    """Lets each table do what it can without its people."""

    def __init__(self, hall: Hall, processes: int) -> None:
        self.hall = hall
        self.bots = Workers(processes)

    def wake(self, held: Held) -> None:
        """Let bots play, and give the answers that were given in advance to what is asked now."""
        if held.unattended and not held.plays_by_itself and (held.bots_to_ask() or held.answers()):
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
            except NoTable:
                return
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
        change = await self.ask_bots(held, bots) or await self.help_out(held, version)
        async with held.lock:
            if (held.table.version, held.bots_to_ask()) != (version, bots):
                return
            held.passed = version
            if change:
                await self.hall.do(held, change)

    async def ask_bots(self, held: Held, bots: dict[int, str]) -> Change | None:
        """What one of them does; nothing if they let it pass. If they fail or may not do it, the table is told."""
        version = held.table.version
        try:
            change = considered(held, version, await self.think(held, bots))
        except Outrun:
            raise
        except Refusal as refusal:
            logger.error("at a table of %s what the bot said was refused: %s", held.kept.game, refusal.code)
        except Exception as error:
            names, why = ", ".join(sorted(set(bots.values()))), str(error) if isinstance(error, JobFailed) else ""
            logger.error("at a table of %s the bot %s failed: %s", held.kept.game, names, why or type(error).__name__)
        else:
            self.hall.help(held, held.helped - set(bots))
            return change
        METER.count("grandtour_bots_failed_total")
        self.hall.help(held, held.helped | {held.bot_to_play()} - {NOBODY})
        return None

    async def help_out(self, held: Held, version: int) -> Change | None:
        """What a simple bot does for one that is to play and cannot; it thinks here, needing nobody. If it fails too,
        what is done for a seat whose time has run out."""
        seat = held.bot_to_play()
        if seat == NOBODY:
            return None
        try:
            thinking = asyncio.get_running_loop().run_in_executor(Threads(), simple_answer, held.table, seat)
            return considered(held, version, await asyncio.wait_for(thinking, SIMPLE_SECONDS))
        except Outrun:
            raise
        except Exception as error:
            faults.report(logger, error)
        lapse = held.table.game.lapse(held.table.state, seat, Dice(secrets.randbits(32)))
        return considered(held, version, repr(lapse))

    async def think(self, held: Held, bots: dict[int, str]) -> str:
        """Send a worker what is new at the table; if it turns out to be behind, all there is. A stored game needs
        nobody who thinks."""
        if foretold := held.table.foretold():
            return repr(foretold)
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


def considered(held: Held, version: int, said: str) -> Change | None:
    """What a bot does by saying this at that version; where none is to play it may also say nothing."""
    table, (who, _, what) = held.table, said.partition(" ")
    if table.version != version:
        raise Outrun(table.version)
    if not said and held.bot_to_play() == NOBODY:
        return None
    return table.consider(LETTERS.index(who) if who else held.bot_to_play(), version, what)
