"""A table in memory: what is kept of it, the game being played at it, and those who look at it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping

import msgspec

from grandtour.core.acts import LETTERS, NOBODY, Act
from grandtour.core.fair import Stream
from grandtour.core.game import BadGame, game_named
from grandtour.core.log import BadEntry
from grandtour.core.questions import State
from grandtour.core.records import Record, record_of
from grandtour.core.settings import BadSetting, Value, settle
from grandtour.core.tables import Change, Refusal, Table
from grandtour.server import views
from grandtour.server.messages import OutcomeInfo, Position, Snapshot, TableInfo, ToPage, UndoAsked, Update
from grandtour.server.schema import Kept, Seat, Wish
from grandtour.server.seating import check_seat, names_at

logger = logging.getLogger("grandtour.held")

PRESENT_SECONDS = 60
"""How long another worker's word that somebody is there is good for."""


class Held:
    """One table. Whoever changes it holds its lock, stores the change first, then does it here."""

    def __init__(self, kept: Kept, log: list[str]) -> None:
        self.kept = kept
        self.table = replay(kept, log)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[float, list[int]]] = {}
        """The seats looked at through other workers, and when they said so."""
        self.bots: asyncio.Task[None] | None = None
        self.fields: dict[int, views.Fields] = {}
        """The view of each seat now, once somebody has looked."""

    # --- The gate's questions ---

    def seat_of(self, person: str, seat: int) -> Seat:
        """The seat, if this person owns it."""
        check_seat(self.kept, seat)
        if not person:
            raise Refusal("who-are-you", "the house does not know you yet; ask /api/me first")
        if self.kept.seats[seat].owner != person:
            raise Refusal("not-your-seat", f"seat {LETTERS[seat]} is not yours")
        return self.kept.seats[seat]

    def check_player(self, person: str, seat: int) -> None:
        """May this person act for this seat now?"""
        if self.seat_of(person, seat).level:
            raise Refusal("bot-plays", f"a bot plays for seat {LETTERS[seat]}; join again to take the seat back")
        if self.kept.status == "open":
            raise Refusal("not-running", "the game has not begun: the table still has free seats")

    def check_watcher(self, person: str, seat: int) -> None:
        """May this person look from this seat? From nobody's seat anyone may."""
        if seat != NOBODY:
            self.seat_of(person, seat)

    # --- What it is like ---

    def info(self, person: str) -> TableInfo:
        return views.table_info(self.kept, person, self.present())

    def present(self) -> set[int]:
        fresh = time.monotonic() - PRESENT_SECONDS
        elsewhere = {seat for at, seats in self.elsewhere.values() if at > fresh for seat in seats}
        return elsewhere | set(self.present_here())

    def present_here(self) -> list[int]:
        people = {watcher.person for watcher in self.watchers if watcher.seat != NOBODY}
        return [n for n, seat in enumerate(self.kept.seats) if seat.owner in people]

    def view(self, seat: int) -> views.Fields:
        if seat not in self.fields:
            self.fields[seat] = views.fields_of(self.table.game.view(self.table.state, seat))
        return self.fields[seat]

    def position(self, seat: int, view: views.Fields | None = None) -> Position:
        """What a seat sees now; `view` is the part of its view to tell, or all of it."""
        table, shown = self.table, self.view(seat) if view is None else view
        found = views.position(table.game, table.state, seat, table.version, shown)
        found.may_undo = seat != NOBODY and table.may_take_back(seat)
        return found

    def position_at(self, seat: int, version: int) -> Position:
        """What a seat saw at a version."""
        if not 0 <= version <= self.table.version:
            raise Refusal("unknown-version", f"the table has the versions 0 to {self.table.version}, not {version}")
        if version == self.table.version:
            return self.position(seat)
        return views.past_position(self.table.game, self.table.state_at(version), seat, version)

    def view_at(self, seat: int, version: int) -> views.Fields:
        return views.fields_of(self.table.game.view(self.table.state_at(version), seat))

    def version_for(self, seat: int, version: int) -> int:
        """The version now, if nothing that this seat sees or may do has changed since `version`: where many answer
        at the same time, the answer of one does not make the others' stale."""
        table, game = self.table, self.table.game
        if not 0 <= version < table.version or self.own_since(seat, version) or table.taken_back_since(version):
            return version
        then, now = table.state_at(version), table.state
        same = views.offers(game, then, seat) == views.offers(game, now, seat)
        return table.version if same and views.fields_of(game.view(then, seat)) == self.view(seat) else version

    def own_since(self, seat: int, version: int) -> bool:
        return any(entry.by == seat for entry in self.table.entries[version:])

    def record(self, seat: int) -> Record:
        seats = self.kept.seats
        names, bots = names_at(seats), [there.level for there in seats]
        return record_of(self.table, names, seat, self.kept.seed, self.kept.entropy, bots)

    def bot_to_play(self) -> int:
        """The first seat that is asked and has a bot on it."""
        waiting = self.kept.waiting if self.kept.status == "running" else []
        return next((seat for seat in waiting if self.kept.seats[seat].level), NOBODY)

    def people(self) -> set[str]:
        """Those who play themselves."""
        return {seat.owner for seat in self.kept.seats if seat.kind == "person"}

    # --- What was answered in advance ---

    def wishes(self, seat: int) -> dict[str, Value]:
        """Every wish of the game, with its value for this seat."""
        kept = self.kept.seats[seat].wishes
        return {wish.name: kept.get(wish.name, wish.default) for wish in self.table.game.wishes}

    def settled(self, wishes: Mapping[str, object]) -> dict[str, Value]:
        try:
            return settle(self.table.game.wishes, wishes)
        except BadSetting as error:
            raise Refusal("bad-setting", str(error)) from error

    def answer_to(self, state: State) -> Act | None:
        """What a seat has answered in advance to the question on top; a bot that sits in answers for itself."""
        wishing = [seat for seat, there in enumerate(self.kept.seats) if there.wishes and there.kind == "person"]
        answers = (self.table.game.standing(state, seat, self.wishes(seat)) for seat in wishing if state.stack)
        return next(filter(None, answers), None)

    def with_answers(self, change: Change) -> Change:
        """A move and all that was answered in advance to what it asks, as one: nobody sees a question in between.

        What was taken back is asked: whoever takes an answer back wishes to give another.
        """
        entries = change.entries or self.table.entries
        if entries and entries[-1].undoes:
            return change
        while act := self.answer_to(change.state):
            try:
                change = self.table.then(change, act)
            except Refusal as refusal:
                logger.error("table %s: an answer in advance was refused: %s", self.kept.id, refusal.code)
                break
        return change

    def answers(self) -> Change | None:
        """What was answered in advance to the question that is open now."""
        if self.kept.status != "running":
            return None
        change = self.with_answers(Change([], self.table.state))
        return change if change.entries else None

    # --- Changing it ---

    def after(self, change: Change) -> Kept:
        """What is to be kept once the move is done. A wish to take back ends with any move."""
        outcome = change.state.outcome
        return msgspec.structs.replace(
            self.kept,
            changed=time.time(),
            status="over" if outcome else "running",
            version=self.table.version + len(change.entries),
            waiting=views.people_awaited(change.state),
            outcome=OutcomeInfo(outcome.reason, outcome.places) if outcome else None,
            wish=None,
        )

    def adopt(self, change: Change, kept: Kept) -> None:
        self.table.adopt(change)
        self.keep(kept)

    def keep(self, kept: Kept) -> None:
        """What is stored is true here too from now on."""
        self.kept = kept
        self.fields = {}
        self.stir()

    def catch_up(self, kept: Kept, said: list[str]) -> None:
        """Read what another worker has stored."""
        if self.kept.entropy != kept.entropy:
            self.table = replay(kept, self.table.log)
        self.table.read(said)
        if said or public(kept) != public(self.kept):
            self.keep(kept)
        self.kept = kept  # that somebody has answered in advance stirs nobody

    def stir(self) -> None:
        for watcher in self.watchers:
            watcher.stir()


class Watcher:
    """Somebody who looks at a table from a seat through one socket, and what he has been shown so far."""

    def __init__(self, held: Held, person: str, seat: int, version: int, stir: Callable[[Watcher], None]) -> None:
        self.held = held
        self.person = person
        self.seat = seat
        self.call = stir
        self.wish = Wish(NOBODY) if version else None  # who comes back may remember one that has ended
        self.fields: views.Fields | None = None
        """The view as he has it; none if he must be shown everything."""
        self.version = version
        if 0 < version <= held.table.version and not held.table.taken_back_since(version):
            self.fields = held.view_at(seat, version)

    def stir(self) -> None:
        self.call(self)

    def news(self) -> list[ToPage]:
        """What brings him from what he has to what is."""
        held = self.held
        if self.seat != NOBODY and held.kept.seats[self.seat].owner != self.person:
            self.seat, self.fields = NOBODY, None  # he gave the seat up: what its next owner sees is not his
        messages: list[ToPage] = [self.update() if self.has_a_past() else self.snapshot()]
        self.version, self.fields = held.table.version, held.view(self.seat)
        if held.kept.wish != self.wish:
            self.wish = held.kept.wish
            messages.append(undo_asked(held.kept))
        return messages

    def has_a_past(self) -> bool:
        return self.fields is not None and not self.held.table.taken_back_since(self.version)

    def snapshot(self) -> Snapshot:
        held = self.held
        lines = views.told(held.table.told(self.seat))
        return Snapshot(held.info(self.person), held.position(self.seat), lines)

    def update(self) -> Update:
        held, had = self.held, self.fields or {}
        changed = {name: value for name, value in held.view(self.seat).items() if had.get(name) != value}
        lines = views.told(held.table.told(self.seat, self.version))
        return Update(held.info(self.person), self.version, held.position(self.seat, changed), lines)


def public(kept: Kept) -> Kept:
    """A table without what its people keep for themselves."""
    return msgspec.structs.replace(kept, seats=[msgspec.structs.replace(seat, wishes={}) for seat in kept.seats])


def undo_asked(kept: Kept) -> UndoAsked:
    return UndoAsked(kept.id, kept.wish.by, kept.wish.agreed) if kept.wish else UndoAsked(kept.id, None)


def replay(kept: Kept, log: list[str]) -> Table:
    """The game that a stored log leads to."""
    try:
        game = game_named(kept.game)
        if game.rules != kept.rules:
            raise Refusal("old-rules", f"this table follows version {kept.rules} of the rules; now it is {game.rules}")
        return Table(game, len(kept.seats), kept.settings, Stream(kept.seed, kept.entropy), log)
    except (BadGame, BadSetting, BadEntry) as error:
        raise Refusal("old-rules", f"this table cannot be played on: {error}") from error
