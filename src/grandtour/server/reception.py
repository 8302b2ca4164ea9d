"""The reception: who people are, and what they do before and after a game: open a table, join, leave, play again."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from grandtour.bots import bot_names
from grandtour.core.acts import NOBODY
from grandtour.core.fair import commitment
from grandtour.core.game import Game
from grandtour.core.log import Back, Relief
from grandtour.core.settings import agreed
from grandtour.core.tables import Refusal
from grandtour.server import views
from grandtour.server.hall import Hall, Outrun
from grandtour.server.held import Held, NoTable
from grandtour.server.limits import Limits
from grandtour.server.messages import ChairRequest, JoinRequest, LessonRequest, Me, TableInfo, TableRequest
from grandtour.server.people import checked_entropy, checked_name, checked_seal
from grandtour.server.schema import Kept, Seat
from grandtour.server.seating import (
    arriving,
    awaited_before,
    chair_for,
    check_host,
    check_seat,
    full,
    game_again,
    game_of,
    in_time,
    lesson_named,
    ready,
    reseated,
    seal_own,
    sealed_by,
    seat_to_take,
    seats_again,
    seats_of,
    still_possible,
)
from grandtour.server.store import DAY, Conflict, NotStored, SeedUsed, Uncertain

LISTED = 60
SHOWING_SECONDS = 10.0
"""So long after the last change of seats or text, texts may be on their way, also from slow pages."""
TRIES = 3


class Reception:
    """Seats people at the tables of the hall."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.hall = hall
        self.store = hall.store
        self.limits = limits

    # --- People ---

    async def me(self, person: str) -> Me:
        found = await self.store.person(person)
        return Me(found.id, found.name, commitment(found.seed))

    async def rename(self, person: str, name: str) -> Me:
        """Give a person a name. Once it is stored nothing that fails is answered as if it were not."""
        checked = checked_name(name)
        known = await self.me(person)
        try:
            tables = await self.store.rename(person, checked)
        except Uncertain:
            self.hall.refresh_all()
            raise
        for table in tables:
            with contextlib.suppress(NotStored, NoTable):  # it is read again later, or is no more
                await self.hall.refresh_held(table)
        return replace(known, name=checked)

    async def mine(self, person: str) -> list[TableInfo]:
        """Where this person sits, what waits for them first."""
        found = await self.store.tables_of(person, LISTED)
        found.sort(key=lambda kept: not waits_for(kept, person))
        return [views.seen_by(person, kept, views.public_info(kept, self.hall.present(kept.id))) for kept in found]

    # --- Tables ---

    async def create(self, person: str, request: TableRequest) -> Held:
        """Open a table. If nobody has to be waited for and nothing is sealed, the game begins."""
        game = game_of(request)
        seats = seats_of(game, request.seats, person, (await self.store.person(person)).name)
        seal_own(seats, checked_seal(request.sealed))
        await self.check_tables(person)
        return await self.open_table(person, game, request.settings, seats, "")

    async def learn(self, person: str, request: LessonRequest) -> Held:
        """Open the lesson of a game: the learner, and the room's easiest bot on every other seat."""
        game, lesson = lesson_named(request.game)
        await self.check_tables(person)
        learner = Seat(person, (await self.store.person(person)).name)
        friends = [Seat(level=game.levels[0]) for _ in range(lesson.seats - 1)]
        return await self.open_table(person, game, dict(lesson.settings), [learner, *friends], "", lesson=True)

    async def check_tables(self, person: str) -> None:
        most = self.limits.tables_per_day
        if await self.store.opened_lately(person, DAY) >= most:
            raise Refusal("too-many-tables", f"you have opened {most} tables since yesterday; finish some first")

    async def open_table(
        self,
        person: str,
        game: Game[Any],
        settings: dict[str, Any],
        seats: list[Seat],
        after: str,
        lesson: bool = False,
    ) -> Held:
        """With the seed that was committed to; who opens two tables at once takes the next one for the second."""
        for _ in range(TRIES):
            with contextlib.suppress(SeedUsed):
                return await self.try_to_open(person, game, settings, seats, after, lesson)
        raise Refusal("stale", "you open many tables at the same moment; try again")

    async def try_to_open(
        self, person: str, game: Game[Any], settings: dict[str, Any], seats: list[Seat], after: str, lesson: bool
    ) -> Held:
        now = time.time()
        kept = Kept(
            id=secrets.token_urlsafe(9),
            opened_by=person,
            game=game.name,
            rules=game.rules,
            settings=agreed(game.settings, settings),
            seed=(await self.store.person(person)).seed,
            seats=seats,
            created=now,
            changed=now,
            lesson=lesson,
        )
        kept.waiting = awaited_before(kept)
        held = Held(kept, [])
        await self.hall.add(held, held.table.begin() if ready(kept) else None, after)
        return held

    # --- Seats ---

    async def join(self, person: str, table: str, request: JoinRequest) -> Held:
        """Sit down on a free seat or on what is reserved for one, or take one's own back from the bot that sits in."""
        return await self.against_others(lambda: self.try_to_join(person, table, request))

    async def against_others(self, doing: Callable[[], Awaitable[Held]]) -> Held:
        """Workers that change the seats of a table at the same moment outrun each other."""
        for _ in range(TRIES):
            with contextlib.suppress(Outrun):
                return await doing()
        raise Refusal("stale", "many people sit down at this table just now; try again")

    async def try_to_join(self, person: str, table: str, request: JoinRequest) -> Held:
        async with self.hall.holding(table) as held:
            seats = held.kept.seats
            mine = [n for n, seat in enumerate(seats) if seat.owner == person]
            if request.seat == NOBODY and mine and all(seats[n].kind == "person" for n in mine):
                return held
            seat = seat_to_take(held.kept, request.seat, mine)
            seal = in_time(held.kept, checked_seal(request.sealed, held.kept.seals))
            if seat not in mine:
                await self.sit(held, {seat: Seat(person, (await self.store.person(person)).name, sealed=seal)})
            elif held.kept.status == "open":
                await self.sit(held, arriving(seats, person, seal))
            else:
                await self.hall.turn_over(held, Back(seat), "")
            return held

    async def show(self, person: str, table: str, entropy: str) -> Held:
        """Show the entropy that one has sealed. Once everybody has, the game begins."""
        return await self.against_others(lambda: self.try_to_show(person, table, entropy))

    async def try_to_show(self, person: str, table: str, entropy: str) -> Held:
        async with self.hall.holding(table) as held:
            seat = sealed_by(held.kept, person)
            there = held.kept.seats[seat]
            word = checked_entropy(entropy, there.sealed)
            if held.kept.status == "open" and not there.entropy:
                await self.sit(held, {seat: replace(there, entropy=word)})
            return held

    async def begin(self, person: str, table: str) -> Held:
        """Begin without what others, or oneself, have sealed and cannot show. The record says whose it is."""
        async with self.hall.holding(table) as held:
            if not any(seat.owner == person for seat in held.kept.seats):
                raise Refusal("not-your-seat", "only those who sit at this table begin its game")
            if not full(held.kept):
                raise Refusal("not-yet", "the game begins once everybody is seated")
            if held.kept.status == "open":
                check_waited(held.kept, min(SHOWING_SECONDS, self.limits.away_seconds))
                await self.deal(held, held.kept)
                self.hall.notify(held)
            return held

    async def leave(self, person: str, table: str, seat: int) -> Held:
        """Give a seat up; in a running game a bot sits in until its owner comes back."""
        async with self.hall.holding(table) as held:
            there = held.seat_of(person, seat)
            if held.kept.status == "over":
                raise Refusal("over", "the game is over; there is no seat to give up")
            if held.kept.status == "running":
                await self.hall.turn_over(held, Relief(seat, seat), best_of(held))
            elif full(held.kept):
                raise Refusal("not-yet", "the game is about to begin; leave once it has begun")
            else:
                await self.sit(held, {seat: Seat(level=there.level)})
            return held

    async def stand_in(self, person: str, table: str, seat: int) -> Held:
        """Let the best bot play for somebody who is asked and has been away for long, until they are back."""
        for _ in range(TRIES):
            with contextlib.suppress(Outrun):
                return await self.try_to_stand_in(person, table, seat)
        raise Refusal("stale", "much happens at this table just now; look again")

    async def try_to_stand_in(self, person: str, table: str, seat: int) -> Held:
        async with self.hall.holding(table) as held:
            check_seat(held.kept, seat)
            seats = held.kept.seats
            mine = [n for n, there in enumerate(seats) if there.owner == person and there.kind == "person"]
            if not mine:
                raise Refusal("not-your-seat", "only who plays at this table may let a bot play for another")
            if seat not in held.stand_ins():  # another may have been quicker
                held.check_replaceable(seat)
                await self.hall.turn_over(held, Relief(mine[0], seat), best_of(held))
        self.hall.give_back(held)  # they may have come meanwhile
        return held

    async def set_chair(self, person: str, table: str, request: ChairRequest) -> Held:
        """Put a bot on a chair that nobody has taken, or open it to a person again, before the game begins."""
        async with self.hall.holding(table) as held:
            check_host(held.kept, person)
            await self.sit(held, {request.seat: chair_for(held.kept, held.table.game, request)})
            return held

    async def sit(self, held: Held, sitting: dict[int, Seat]) -> None:
        """Change who sits on these seats. Once nothing is missing the game begins, with everybody's entropy."""
        after = replace(held.kept, seats=reseated(held.kept.seats, sitting), changed=time.time(), plea=None)
        if after.status == "open":
            after.waiting = awaited_before(after)
        if after.status == "open" and ready(after):
            await self.deal(held, after)
        else:
            await self.hall.keep(held, after)
        self.hall.notify(held)

    async def deal(self, held: Held, after: Kept) -> None:
        """The first draws."""
        full_table = Held(after, [])
        change = full_table.table.begin()
        begun = full_table.after(change)
        await self.hall.alter(held, begun, change.texts)
        held.playable = full_table.table
        held.adopt(change, begun)

    # --- Once more ---

    async def rematch(self, person: str, table: str, seal: str) -> Held:
        """A new table for the same people, with the same options. Whoever asks second finds the table of the first;
        there a seat is kept for them, until they join and seal entropy of their own."""
        async with self.hall.holding(table) as held:
            kept = held.kept
            if not any(seat.owner == person for seat in kept.seats):
                raise Refusal("not-your-seat", "only those who sat at this table may ask for a rematch")
            if kept.status != "over":
                raise Refusal("not-over", "a rematch can begin once this game is over")
            if not kept.next:
                await self.check_tables(person)
                await self.open_rematch(person, held, checked_seal(seal))
        return await self.hall.open(held.kept.next)

    async def open_rematch(self, person: str, held: Held, seal: str) -> None:
        game, seats = game_again(held.kept), seats_again(held.kept.seats, person, seal)
        try:
            new = await self.open_table(person, game, still_possible(game, held.kept.settings), seats, held.kept.id)
        except Conflict:
            await self.hall.reread(held)
        except Uncertain:
            self.hall.falls_behind(held.kept.id)
            raise
        else:
            held.keep(replace(held.kept, next=new.kept.id))


def check_waited(kept: Kept, patience: float) -> None:
    """Whoever begins at once would leave out others who had no chance to show their text. Each text moves the moment,
    but no text comes twice; and a clock that was put back holds nobody up."""
    if 0 <= time.time() - kept.changed < patience:
        wait = f"begin after {patience:.0f} seconds without one"
        raise Refusal("too-soon", f"the texts of others may be on their way; {wait}")


def best_of(held: Held) -> str:
    return bot_names(held.table.game)[-1]


def waits_for(kept: Kept, person: str) -> bool:
    """Is this person asked something, and no bot in their place?"""
    waiting = (kept.seats[seat] for seat in kept.waiting)
    return any(seat.owner == person and seat.kind != "bot" for seat in waiting)
