"""When the rules of a room get a new version: what becomes of the tables that were played by the old ones.

A table is replayed by the new rules. If they make the same draws and lead to the very state that the old rules led to,
it is lifted: from now on it is a table of the new version. Otherwise its game, if it was running, is closed: nobody
finds that they have other money than they had. A game that was over keeps its outcome either way.
"""

from __future__ import annotations

import hashlib
import json
import time
from typing import Literal

import msgspec
from msgspec.structs import replace

from grandtour.core.fair import Stream
from grandtour.core.fields import NAMED, fields
from grandtour.core.game import BadGame, game_named, games
from grandtour.core.log import BadEntry, Log
from grandtour.core.questions import State, chances
from grandtour.core.settings import BadSetting
from grandtour.core.tables import drawn
from grandtour.server.schema import Kept
from grandtour.server.shapes import Shapes
from grandtour.server.store import Store

CLOSED = "new-rules"

SHAPES = Shapes(tagged=True)

Fate = Literal["lifted", "closed", "kept"]


def digest(state: State) -> str:
    """By which two states can be told to be the same. It is made for every act, so it is made fast."""
    try:
        found = made_of(state)
        found["lines"] = None
        return hashlib.sha256(encoder.encode(found)).hexdigest()
    except TypeError:  # msgspec sorts by text only, and some numbers were too deep inside
        return older_digest(state)


def plain(thing: object) -> object:
    """A thing for JSON, its fields by name; of what has a name itself there is only one."""
    if isinstance(thing, NAMED):
        return str(thing)
    shape = SHAPES[type(thing)]
    if shape is None:
        return {"": type(thing).__name__} | made_of(thing)
    make, read = shape
    return make(*map(with_texts, read(thing)))


def made_of(thing: object) -> dict[str, object]:
    return {name: with_texts(value) for name, value in fields(thing).items()}


def with_texts(value: object) -> object:
    """What is kept by numbers is written by texts."""
    return {str(key): thing for key, thing in value.items()} if type(value) is dict else value


encoder = msgspec.json.Encoder(enc_hook=plain, order="deterministic")


def older_digest(state: State) -> str:
    """As version 0.1 made it; tables at which nothing has happened since have only this."""
    return hashlib.sha256(json.dumps(state.dump(), sort_keys=True).encode()).hexdigest()


def outdated(kept: Kept) -> bool:
    """Is this a table of other rules than those of the house, about which nothing has been decided yet?"""
    return not kept.closed and not has_present_rules(kept)


def has_present_rules(kept: Kept) -> bool:
    try:
        return game_named(kept.game).rules == kept.rules
    except BadGame:
        return False


def upgraded(kept: Kept, log: list[str]) -> Kept:
    """What an outdated table becomes."""
    if comes_out_the_same(kept, log):
        return replace(kept, rules=game_named(kept.game).rules)
    if kept.status == "over":
        return kept
    return replace(kept, status="over", waiting=[], plea=None, closed=CLOSED, changed=time.time())


def comes_out_the_same(kept: Kept, log: list[str]) -> bool:
    try:
        found = Log(game_named(kept.game), len(kept.seats), kept.settings, format=kept.format)
        redrawn = Redrawn(kept, found)
        found.read(log, redrawn.compare)
    except (BadGame, BadSetting, BadEntry):
        return False
    return redrawn.alike and kept.digest in (digest(found.state), older_digest(found.state)) if log else True


class Redrawn:
    """Would these rules make the same draws? Else the record would speak of altered ones, and accuse the house."""

    def __init__(self, kept: Kept, log: Log) -> None:
        self.log = log
        self.stream = Stream(kept.seed, kept.entropy, kept.format)
        self.alike, self.stored = True, kept.lesson

    def compare(self, _: int, state: State, text: str) -> None:
        if not self.stored and chances(state):
            self.alike &= repr(drawn(self.stream, self.log.draws, state)) == text


def fate(before: Kept, after: Kept) -> Fate:
    return "lifted" if after.rules != before.rules else "closed" if after.closed else "kept"


async def upgrade_all(store: Store) -> list[tuple[Kept, Kept]]:
    """Decide about every outdated table; each before and after."""
    done = []
    for table in await store.with_other_rules({game.name: game.rules for game in games().values()}):
        if found := await store.load(table):
            before, log = found
            after = upgraded(before, log)
            if after == before or await store.upgrade(before, after):
                done.append((before, after))
    return done
