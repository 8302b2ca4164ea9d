"""Play: what people do at a running table. They act, take back, and answer in advance."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from grandtour.core.acts import LETTERS
from grandtour.core.log import Back
from grandtour.core.tables import Refusal
from grandtour.server import advance
from grandtour.server.hall import Hall, Outrun
from grandtour.server.held import Held, NoTable, named, remembering
from grandtour.server.schema import Plea
from grandtour.server.store import Conflict, NotStored, Uncertain


class Play:
    """Lets people do what is theirs to do; the table decides whether it is possible."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def check_player(self, held: Held, person: str, seat: int) -> None:
        """May this person act for this seat now? Whoever acts is back: a bot that stands in for them goes."""
        held.seat_of(person, seat)
        if seat in held.stand_ins():
            await self.hall.turn_over(held, Back(seat), "")
        held.check_player(person, seat)

    async def once(
        self, person: str, table: str, seat: int, once: str, do: Callable[[Held, str], Awaitable[None]]
    ) -> int:
        """Do what a player asks under a name of theirs, unless it is done already; the version it led to."""
        async with self.hall.holding(table) as held:
            while (done := held.answered(person, seat, once)) is None:
                try:
                    await self.check_player(held, person, seat)
                    await do(held, named(seat, once))
                    return held.table.version
                except (NotStored, Uncertain, NoTable):
                    raise
                except Outrun:
                    continue  # it may be done by now, or still be possible beside what another worker has stored
                except Refusal:
                    if not await self.hall.has_fallen_behind(held):
                        raise
            return done

    async def act(self, person: str, table: str, seat: int, version: int, said: str, once: str = "") -> int:
        """Answer, or break in; the version it led to."""

        async def do(held: Held, name: str) -> None:
            await self.hall.do(held, held.table.consider(seat, held.version_for(seat, version), said), name)

        return await self.once(person, table, seat, once, do)

    async def take_back(self, person: str, table: str, seat: int, version: int, ask: bool, once: str = "") -> int:
        """Take back. What others have seen needs the word of every other person at the table; bots agree, but not to
        what was there before they took over from somebody."""

        async def do(held: Held, name: str) -> None:
            if not ask or held.table.may_take_back(seat):
                await self.hall.do(held, held.table.consider_undo(seat, version), name)
                return
            change = held.table.consider_agreed_undo(seat, version, held.away())
            if held.kept.plea:
                raise Refusal("already-asked", f"seat {LETTERS[held.kept.plea.by]} already asks to take back")
            if held.people() == {person}:
                await self.hall.do(held, change, name)
            else:
                await self.plead(held, Plea(seat), name)

        return await self.once(person, table, seat, once, do)

    async def agree(self, person: str, table: str, seat: int, yes: bool, once: str = "") -> int:
        """Answer a plea to take back. One no ends it; the one who asked may end it too."""

        async def do(held: Held, name: str) -> None:
            plea, seats = held.kept.plea, held.kept.seats
            if plea is None:
                raise Refusal("no-plea", "nobody asks to take anything back")
            agreed = sorted({*plea.agreed, seat})
            if not yes:
                await self.plead(held, None, name)
            elif held.people() <= {seats[n].owner for n in (plea.by, *agreed)}:
                change = held.table.consider_agreed_undo(plea.by, held.table.version, held.away())
                await self.hall.do(held, change, name)
            else:
                await self.plead(held, Plea(plea.by, agreed), name)

        return await self.once(person, table, seat, once, do)

    async def plead(self, held: Held, plea: Plea | None, name: str) -> None:
        once = remembering(held.kept.once, name, held.table.version)
        await self.hall.keep(held, replace(held.kept, plea=plea, once=once))

    async def answer_in_advance(self, person: str, table: str, seat: int, answers: dict[str, Any]) -> Held:
        """Have something answered for one's seat from now on; also what is asked already."""
        async with self.hall.holding(table) as held:
            await self.check_player(held, person, seat)
            if held.kept.status == "over":
                raise Refusal("over", "the game is over; nothing is asked any more")
            seats = held.kept.seats
            there = replace(seats[seat], answers=advance.checked(held.table.game, answers))
            after = replace(held.kept, seats=[*seats[:seat], there, *seats[seat + 1 :]])
            try:
                await self.hall.store.keep_answers(after, seat)
            except Conflict:
                await self.hall.outrun(held)
            except Uncertain:
                self.hall.falls_behind(table)
                raise
            held.kept = after
        self.hall.notify(held)
        return held
