"""What is done in worker processes. They import this module and little else, so that they start quickly.

What a job raises must survive the way between processes, and tell nothing of what is on a table.
"""

from __future__ import annotations

import multiprocessing
import os
import secrets
import signal
import threading

from grandtour.core.acts import CHANCE, LETTERS, NOBODY
from grandtour.core.chance import Dice
from grandtour.core.game import game_named
from grandtour.core.luck import luck
from grandtour.core.records import BadRecord, Record, doubt, draws_taken_back, parse_record, replay, verify, withheld
from grandtour.core.settings import Value
from grandtour.core.tables import Table
from grandtour.server import views
from grandtour.server.faults import place_of
from grandtour.server.messages import AlteredDraw, Looked, Luck, OutcomeInfo, Problem, SeatInfo, TableInfo, Verified
from grandtour.server.minds import Behind, Minds, Place


def start() -> None:
    """In the new process: Ctrl-C is for the server to handle, and without the server there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(0)


class JobFailed(Exception):
    """Code of a room has failed; the message says where, never with which values."""


MINDS = Minds()


def bot_act(place: Place, since: int, texts: list[str], levels: dict[int, str]) -> str:
    """What the bots on these seats do, now that the entries of the log from `since` on are known; empty for nothing."""
    try:
        act = MINDS.at(place, since, texts).act(levels, Dice(secrets.randbits(32)))
        return repr(act) if act else ""
    except Behind:
        raise
    except Exception as error:
        raise JobFailed(place_of(error)) from None


def verified(text: str) -> Verified | Problem:
    """Re-derive every draw of a printed record."""
    try:
        record = parse_record(text)
        findings = verify(record)
    except BadRecord as error:
        return Problem("bad-record", str(error))
    except Exception as error:
        return rules_fail(error)
    altered = [AlteredDraw(f.line, f.draw, f.recorded, f.derived) for f in findings]
    draws = sum(line.startswith(LETTERS[CHANCE]) for line in record.log)
    return Verified(draws, altered, draws_taken_back(record.log), withheld(record), doubt(record))


def looked(text: str, seat: int, version: int | None) -> Looked | Problem:
    """What a seat sees in a record. Whoever has a record may see all of it."""
    try:
        record = parse_record(text)
        table = replay(record)
    except BadRecord as error:
        return Problem("bad-record", str(error))
    except Exception as error:
        return rules_fail(error)
    at = table.version if version is None else version
    if not NOBODY <= seat < table.seats:
        return Problem("no-seat", f"the record has the seats 0 to {table.seats - 1}, not {seat}")
    if not 0 <= at <= table.version:
        return Problem("unknown-version", f"the record has the versions 0 to {table.version}, not {at}")
    seen = views.past_position(table.game, table.state_at(at), seat, at)
    return Looked(recorded(record, table), seen, views.told_of(table, seat))


def rules_fail(error: Exception) -> Problem:
    """The kit leaves records of games in which the rules themselves fail."""
    return Problem("bad-record", f"the rules fail in this game: {place_of(error)}")


def recorded(record: Record, table: Table) -> TableInfo:
    """A record as a table at which nothing can be done any more."""
    outcome = table.state.outcome
    return TableInfo(
        id="",
        game=record.game,
        settings=record.settings,
        seats=[seat_in(record, seat) for seat in range(table.seats)],
        status="over",
        commitment=record.commitment,
        format=record.format,
        version=table.version,
        waiting=views.people_awaited(table.state),
        created=0.0,
        changed=0.0,
        outcome=OutcomeInfo(outcome.reason, outcome.places) if outcome else None,
        lesson=record.lesson,
    )


def seat_in(record: Record, seat: int) -> SeatInfo:
    level = record.bots[seat]
    return SeatInfo("bot" if level else "person", record.seats[seat], level)


def luck_of(game_name: str, seats: int, settings: dict[str, Value], log: list[str]) -> Luck:
    """What chance gave each seat in a game that is over."""
    found = luck(game_named(game_name), seats, settings, log)
    return Luck(found.seats, found.by_round, draws_taken_back(log))
