"""A table in memory: what is kept of it, the game being played at it, and those who look at it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec

from grandtour.core.acts import CHANCE, LETTERS, NOBODY, Act
from grandtour.core.fair import Stream, commitment
from grandtour.core.game import game_named
from grandtour.core.lessons import LessonTable
from grandtour.core.log import BadEntry
from grandtour.core.records import Record, record_of
from grandtour.core.settings import BadSetting
from grandtour.core.tables import Change, Refusal, Table
from grandtour.server import advance, views
from grandtour.server.messages import (
    Luck,
    Offer,
    OutcomeInfo,
    Position,
    Snapshot,
    TableInfo,
    TableMoved,
    ToPage,
    UndoAsked,
    Update,
)
from grandtour.server.schema import Kept, Plea, Seat
from grandtour.server.seating import check_seat, names_at
from grandtour.server.upgrade import digest, has_present_rules

logger = logging.getLogger("grandtour.held")

AWAY_SECONDS = 60.0
"""For whoever is asked and has been away for so long, a bot may stand in."""
PRESENT_SECONDS = 60
"""How long another worker's word that somebody is there is good for."""
NOTHING: views.Fields = ()
STILL = TableMoved("", 0, [], 0.0)
REMEMBERED = 3
"""So many named messages of each seat are remembered, however much the others do meanwhile."""


class NoTable(Refusal):
    """There is none of this name, or none any more."""

    def __init__(self, table: str) -> None:
        super().__init__("unknown-table", f"there is no table {table!r}")


class Held:
    """One table. Whoever changes it holds its lock, stores the change first, then does it here."""

    def __init__(self, kept: Kept, log: list[str]) -> None:
        self.kept = kept
        self.take_up(kept, log)
        self.forgotten = False
        """Is nothing stored of it any more?"""
        self.lock = asyncio.Lock()
        self.opened = self.used = time.monotonic()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[float, list[int]]] = {}
        """The seats looked at through other workers, and when they said so."""
        self.left: dict[int, float] = {}
        """When the owners of seats were last seen to go."""
        self.known: set[int] = set()
        """Who was there when the table was last shown."""
        self.patience = AWAY_SECONDS
        self.alarm: asyncio.TimerHandle | None = None
        """Shows the table again once a bot may stand in for somebody."""
        self.autoplay: asyncio.Task[None] | None = None
        """What the table does without its people, while it does."""
        self.sent = 0
        """How much of the log the workers were sent, for bots that think there."""
        self.passed = NOBODY
        """The version at which the bots were last asked; they broke in there or let it pass."""
        self.luck: Luck | None = None
        """What chance gave each seat, once somebody has asked after the end."""
        self.reckoning = asyncio.Lock()
        self.helped: set[int] = set()
        """The bots for which a simple one answered last, because they could not."""
        self.fields: dict[int, views.Fields] = {}
        """The view of each seat now, once somebody has looked."""
        self.before: dict[int, views.Fields] = {}
        """Likewise, before the last entry of the log; empty if more than that one was written at once."""
        self.undos: dict[int, bool] = {}
        """Who may take back now, of those who have looked."""
        self.looks: tuple[object, ...] = ()
        """What the table beside the board was last shown by."""
        self.shown: TableInfo | None = None
        """The table beside the board as a stranger sees it, once somebody has looked; without what `moved` says."""
        self.owners: list[str] = []
        """Whose seats they were then."""
        self.glance = 0
        """How often that has changed."""

    def take_up(self, kept: Kept, log: list[str]) -> None:
        self.playable = replay(kept, log)
        self.log = [] if self.playable else log
        """What was done by rules that are no more."""

    @property
    def table(self) -> Table:
        """The game, if it follows the rules of today."""
        if self.playable is None:
            raise Refusal("old-rules", f"this table follows version {self.kept.rules} of the rules, which are no more")
        return self.playable

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

    def answered(self, person: str, seat: int, once: str) -> int | None:
        """The version to which this message of the seat has already led, if it was sent before."""
        self.seat_of(person, seat)
        return self.kept.once.get(named(seat, once)) if once else None

    # --- What it is like ---

    def info(self, person: str) -> TableInfo:
        """The table as it is now."""
        return views.seen_by(person, self.kept, self.public_info())

    def shown_to(self, person: str) -> TableInfo:
        """Likewise, at the moment at which everybody was last told to look."""
        if self.shown is None:
            self.look_again()
        assert self.shown
        return views.seen_by(person, self.kept, views.as_of(self.shown, self.moved()))

    def moved(self) -> TableMoved:
        """What every act changes."""
        return TableMoved(self.kept.id, self.kept.version, self.kept.waiting, self.kept.changed)

    def public_info(self) -> TableInfo:
        present = self.present()
        info = views.public_info(self.kept, present, self.helped)
        for seat in self.stand_ins():
            info.seats[seat].stands_in = True
        for seat in self.replaceable(present):
            info.seats[seat].replaceable = True
        return info

    def present(self) -> set[int]:
        fresh = time.monotonic() - PRESENT_SECONDS
        elsewhere = {seat for at, seats in self.elsewhere.values() if at > fresh for seat in seats}
        return elsewhere | set(self.present_here())

    def present_here(self) -> list[int]:
        """Whoever shares their screen looks from nobody's seat while it is handed on, and is there all the same."""
        people = {watcher.person for watcher in self.watchers} - {""}
        return [n for n, seat in enumerate(self.kept.seats) if seat.owner in people]

    # --- Bots that stand in ---

    def stand_ins(self) -> list[int]:
        """The seats at which a bot plays because somebody else let it: it goes when the owner comes."""
        relieved = self.playable.relieved if self.playable else {}
        return [seat for seat, by in relieved.items() if by != seat and self.kept.seats[seat].level]

    def returned(self) -> list[int]:
        """Those of them whose owner looks at the table through this worker."""
        return [seat for seat in self.stand_ins() if seat in self.present_here()]

    def missing(self, present: set[int]) -> list[int]:
        """The people who are asked and are not among those who are there."""
        waiting = self.kept.waiting if self.kept.status == "running" else []
        return [seat for seat in waiting if seat not in present and self.kept.seats[seat].kind == "person"]

    def replaceable(self, present: set[int]) -> list[int]:
        """Those of them for whom a bot may stand in by now."""
        return [seat for seat in self.missing(present) if self.wait_for(seat) <= 0]

    def check_replaceable(self, seat: int) -> None:
        if self.kept.status != "running":
            over = self.kept.status == "over"
            raise Refusal("over" if over else "not-running", "a bot stands in for somebody only while a game is played")
        present = self.present()
        if seat not in self.missing(present):
            raise Refusal("not-away", f"nobody waits for seat {LETTERS[seat]}, or its player is there")
        if seat not in self.replaceable(present):
            wait = f"wait {self.wait_for(seat):.0f} seconds more"
            raise Refusal("not-away", f"the player of seat {LETTERS[seat]} has only just gone or been asked; {wait}")

    def wait_for(self, seat: int) -> float:
        """How many seconds the others must still wait for somebody who is missing."""
        since_asked = time.time() - self.kept.changed
        return self.patience - min(since_asked, time.monotonic() - self.last_seen(seat))

    def last_seen(self, seat: int) -> float:
        elsewhere = [at for at, seats in self.elsewhere.values() if seat in seats]
        return max([self.left.get(seat, self.opened), *elsewhere])

    def note_absence(self, before: set[int]) -> None:
        """Who was there before and no longer is has gone now."""
        self.left |= dict.fromkeys(before - self.present(), time.monotonic())

    def set_alarm(self) -> None:
        if self.alarm:
            self.alarm.cancel()
        missing = self.missing(self.known) if self.watchers else []
        later = [wait for seat in missing if (wait := self.wait_for(seat)) > 0]
        self.alarm = asyncio.get_running_loop().call_later(min(later), self.stir) if later else None

    # --- What is seen ---

    def view(self, seat: int) -> views.Fields:
        if seat not in self.fields:
            found = views.fields_of(self.table.game.view(self.table.state, seat))
            found = shared(found, self.before.get(seat, NOTHING))
            self.fields[seat] = shared(found, next(iter(self.fields.values()), NOTHING))
        return self.fields[seat]

    def position(self, seat: int, view: views.Fields | None = None) -> Position:
        """What a seat sees now; `view` is the part of its view to tell, or all of it."""
        table, shown = self.table, self.view(seat) if view is None else view
        found = views.position(table.game, table.state, seat, table.version, shown, table.offered())
        found.may_undo = seat != NOBODY and self.may_take_back(seat)
        found.lead = views.lead(table, seat)
        return found

    def may_take_back(self, seat: int) -> bool:
        if seat not in self.undos:
            self.undos[seat] = self.unseen_by_others(seat)
        return self.undos[seat]

    def unseen_by_others(self, seat: int) -> bool:
        """May it be taken back? As the table says it, by the views that watchers were shown already, if they were."""
        table = self.table
        others_acted = any(entry.by != seat for entry in table.entries[table.last :])
        if not self.before or table.over or table.worn_out or others_acted:
            return table.may_take_back(seat)
        others = [other for other in (*range(table.seats), NOBODY) if other != seat]  # what is public is seen by all
        return all(self.view_before(other) == self.view(other) for other in others)

    def view_before(self, seat: int) -> views.Fields:
        if seat not in self.before:
            self.before[seat] = views.fields_of(self.table.game.view(self.table.state_before_last(), seat))
        return self.before[seat]

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
        at the same time, the answer of one does not make the others' stale. What has changed and changed back was
        stale meanwhile and stays so: the same message may come twice, and is answered alike."""
        table = self.table
        if not 0 <= version < table.version or self.own_since(seat, version) or table.taken_back_since(version):
            return version
        looked = self.look_at(seat, version)
        since = range(table.version, version, -1)
        return version if any(self.look_at(seat, n) != looked for n in since if self.stood(n)) else table.version

    def look_at(self, seat: int, version: int) -> tuple[list[Offer], views.Fields]:
        """What a seat may do and sees at a version."""
        state = self.table.state_at(version)
        view = self.view(seat) if version == self.table.version else self.view_at(seat, version)
        return views.offers(self.table.game, state, seat), view

    def stood(self, version: int) -> bool:
        """Did the table stand there, so that somebody could be answered? Draws come with the act before them."""
        return version == self.table.version or self.table.entries[version].by != CHANCE

    def own_since(self, seat: int, version: int) -> bool:
        return any(entry.by == seat and not entry.turns_over for entry in self.table.entries[version:])

    def record(self, seat: int) -> Record:
        seats = self.kept.seats
        names, bots = names_at(seats), [there.level for there in seats]
        if self.playable is None and self.kept.status == "over":
            return self.old_record(names, bots)
        kept = self.kept
        found = record_of(self.table, names, seat, kept.seed, kept.entropy, bots, kept.seals)
        found.lesson = kept.lesson
        return found

    def old_record(self, names: list[str], bots: list[str]) -> Record:
        """The whole game, for it is over: by its rules, or by new ones."""
        kept, outcome = self.kept, self.kept.outcome
        return Record(
            game=kept.game,
            rules=kept.rules,
            settings=kept.settings,
            seats=names,
            log=self.log,
            commitment=commitment(kept.seed),
            seed=kept.seed,
            sealed=kept.seals,
            entropy=kept.entropy,
            reason=outcome.reason if outcome else "",
            places=outcome.places if outcome else [],
            bots=bots,
            lesson=kept.lesson,
            format=kept.format,
        )

    def bot_to_play(self) -> int:
        """The first seat that is asked and has a bot on it."""
        waiting = self.kept.waiting if self.kept.status == "running" else []
        return next((seat for seat in waiting if self.kept.seats[seat].level), NOBODY)

    def bots_to_ask(self) -> dict[int, str]:
        """The seats of bots that may act, with their levels: the one asked first, and those who may break in."""
        if self.kept.status == "running" and (foretold := self.table.foretold()):
            return {n: seat.level for n, seat in enumerate(self.kept.seats) if n == foretold.by and seat.level}
        seats = {self.bot_to_play()} - {NOBODY}
        if self.kept.status == "running" and self.passed != self.table.version:
            state = self.table.state
            seats |= {act.by for act in state.stack[-1].interrupts(state)}
        return {seat: self.kept.seats[seat].level for seat in sorted(seats) if self.kept.seats[seat].level}

    @property
    def unattended(self) -> bool:
        """Is there a seat for which somebody else answers, a bot or its owner in advance?"""
        return any(seat.level or seat.answers for seat in self.kept.seats)

    @property
    def plays_by_itself(self) -> bool:
        return self.autoplay is not None and not self.autoplay.done()

    @property
    def busy(self) -> bool:
        """Does anybody look at it, or do anything at it?"""
        return bool(self.watchers) or self.lock.locked() or self.plays_by_itself

    def people(self) -> set[str]:
        """Those who play themselves."""
        return {seat.owner for seat in self.kept.seats if seat.kind == "person"}

    def away(self) -> list[int]:
        """The seats at which a bot plays for somebody who plays at no other."""
        people = self.people()
        return [n for n, seat in enumerate(self.kept.seats) if seat.level and seat.owner and seat.owner not in people]

    # --- What was answered in advance ---

    def with_answers(self, change: Change) -> Change:
        return advance.with_answers(self.table, self.kept.seats, change)

    def answers(self) -> Change | None:
        """What was answered in advance to the question that is open now."""
        if self.kept.status != "running":
            return None
        change = self.with_answers(Change([], self.table.state))
        return change if change.entries else None

    # --- Changing it ---

    def after(self, change: Change, name: str = "") -> Kept:
        """What is to be kept once the move is done, which may have a name. A plea to take back ends with any move."""
        outcome, version = change.state.outcome, self.table.version + len(change.entries)
        return msgspec.structs.replace(
            self.kept,
            changed=time.time(),
            status="over" if outcome else "running",
            version=version,
            waiting=views.people_awaited(change.state),
            digest=digest(change.state),
            outcome=OutcomeInfo(outcome.reason, outcome.places) if outcome else None,
            plea=None,
            once=remembering(self.kept.once, name, version),
        )

    def adopt(self, change: Change, kept: Kept) -> None:
        one_act = len(change.entries) == 1 and isinstance(change.entries[0].done, Act)
        before = self.fields if one_act else {}
        self.table.adopt(change)
        self.keep(kept)
        self.before = before

    def keep(self, kept: Kept) -> None:
        """What is stored is true here too from now on."""
        self.kept = kept
        self.fields, self.before, self.undos = {}, {}, {}
        self.stir()

    def catch_up(self, kept: Kept, said: list[str]) -> None:
        """Read what another worker has stored."""
        was = self.kept
        if self.playable and (kept.rules, kept.closed, kept.entropy) == (was.rules, was.closed, was.entropy):
            self.playable.read(said)
        else:
            self.take_up(kept, (self.playable.log if self.playable else self.log) + said)
        if said or public(kept) != public(self.kept):
            self.keep(kept)
        self.kept = kept  # that somebody has answered in advance stirs nobody

    def stir(self) -> None:
        self.look_again()
        for watcher in self.watchers:
            watcher.stir()
        self.set_alarm()

    def look_again(self) -> None:
        """Has more changed than the game? Then everybody is to be shown the table beside the board."""
        kept, self.known = self.kept, self.present()
        told = (kept.seats, kept.status, kept.outcome, kept.next, kept.closed)
        stand_ins, replaceable = self.stand_ins(), self.replaceable(self.known)
        looks: tuple[object, ...] = (*told, self.known, frozenset(self.helped), stand_ins, replaceable)
        if looks == self.looks:
            return
        self.looks = looks
        shown, owners = views.as_of(self.public_info(), STILL), [seat.owner for seat in kept.seats]
        if (shown, owners) != (self.shown, self.owners):  # that somebody has answered in advance is not seen
            self.shown, self.owners = shown, owners
            self.glance += 1


class Watcher:
    """Somebody who looks at a table from a seat through one socket, and what they have been shown so far."""

    __slots__ = ("call", "fields", "glance", "held", "person", "plea", "seat", "version")

    def __init__(self, held: Held, person: str, seat: int, version: int, stir: Callable[[Watcher], None]) -> None:
        self.held = held
        self.person = person
        self.seat = seat
        self.call = stir
        self.glance = -1
        self.plea = Plea(NOBODY) if version else None  # who comes back may remember one that has ended
        self.fields: views.Fields | None = None
        """The view as they have it; none if they must be shown everything."""
        self.version = version
        if 0 < version <= held.table.version and not held.table.taken_back_since(version):
            self.fields = held.view_at(seat, version)

    def stir(self) -> None:
        self.call(self)

    def news(self) -> list[ToPage]:
        """What brings them from what they have to what is."""
        held = self.held
        if held.forgotten:
            raise NoTable(held.kept.id)
        if self.seat != NOBODY and held.kept.seats[self.seat].owner != self.person:
            self.seat, self.fields = NOBODY, None  # they gave the seat up: what its next owner sees is not theirs
        messages: list[ToPage] = [self.update() if self.has_a_past() else self.snapshot()]
        self.version, self.fields, self.glance = held.table.version, held.view(self.seat), held.glance
        if held.kept.plea != self.plea:
            self.plea = held.kept.plea
            messages.append(undo_asked(held.kept))
        return messages

    def has_a_past(self) -> bool:
        return self.fields is not None and not self.held.table.taken_back_since(self.version)

    def snapshot(self) -> Snapshot:
        held = self.held
        lines = views.told_of(held.table, self.seat)
        return Snapshot(held.shown_to(self.person), held.position(self.seat), lines)

    def update(self) -> Update:
        held = self.held
        changed = differing(held.view(self.seat), self.fields or NOTHING)
        lines = views.told_of(held.table, self.seat, self.version)
        whole = None if self.glance == held.glance else held.shown_to(self.person)
        return Update(held.moved(), whole, self.version, held.position(self.seat, changed), lines)


def shared(found: views.Fields, known: views.Fields) -> views.Fields:
    """What has not changed, or is seen by all, is in memory once."""
    if len(found) != len(known):
        return found
    return tuple([had if had == field else field for field, had in zip(found, known, strict=True)])


def differing(found: views.Fields, known: views.Fields) -> views.Fields:
    if len(found) != len(known):
        return found
    return tuple([field for field, had in zip(found, known, strict=True) if field != had])


def named(seat: int, once: str) -> str:
    """What a message is remembered by: its sender's name for it, and the seat, for others may choose the same name."""
    return f"{LETTERS[seat]} {once}" if once else ""


def remembering(known: dict[str, int], name: str, version: int) -> dict[str, int]:
    """The last named messages of each seat, and this one if it has a name."""
    if not name:
        return known
    earlier = [other for other in known if other[0] == name[0]]
    return {other: known[other] for other in known if other not in earlier[: 1 - REMEMBERED]} | {name: version}


def public(kept: Kept) -> Kept:
    """A table without what its people keep for themselves."""
    return msgspec.structs.replace(kept, seats=[msgspec.structs.replace(seat, answers={}) for seat in kept.seats])


def undo_asked(kept: Kept) -> UndoAsked:
    return UndoAsked(kept.id, kept.plea.by, kept.plea.agreed) if kept.plea else UndoAsked(kept.id, None)


def replay(kept: Kept, log: list[str]) -> Table | None:
    """The game that a stored log leads to; None if it was played by rules that are no more."""
    if kept.closed or not has_present_rules(kept):
        return None
    table = LessonTable if kept.lesson else Table
    try:
        stream = Stream(kept.seed, kept.entropy, kept.format)
        return table(game_named(kept.game), len(kept.seats), kept.settings, stream, log)
    except (BadSetting, BadEntry) as error:
        raise Refusal("old-rules", f"this table cannot be played on: {error}") from error
