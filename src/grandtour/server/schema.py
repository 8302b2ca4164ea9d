"""What is kept: the tables of the database, and a game table as it is read from them and written to them."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from grandtour.core.fair import FORMAT
from grandtour.core.settings import Value
from grandtour.server.messages import OutcomeInfo

schema = sa.MetaData()

HOUSE = sa.Table("house", schema, sa.Column("version", sa.Integer, nullable=False))

PEOPLE = sa.Table(
    "people",
    schema,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("seed", sa.String, nullable=False),  # of the next table that this person opens
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),  # when this person last came in, to the day
)

TABLES = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("opened_by", sa.String, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("settings", sa.String, nullable=False),
    sa.Column("seed", sa.String, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("status", sa.String, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("waiting", sa.String, nullable=False),
    sa.Column("outcome", sa.String, nullable=False),
    sa.Column("plea", sa.String, nullable=False),
    sa.Column("next", sa.String, nullable=False),
    sa.Column("digest", sa.String, nullable=False, server_default=""),
    sa.Column("closed", sa.String, nullable=False, server_default=""),
    sa.Column("once", sa.String, nullable=False, server_default="{}"),
    sa.Column("lesson", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("format", sa.Integer, nullable=False, server_default="1"),  # of its record, and so of its draws
)

SEATS = sa.Table(
    "seats",
    schema,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("owner", sa.String, sa.ForeignKey("people.id"), index=True),
    sa.Column("here", sa.String, nullable=False),
    sa.Column("level", sa.String, nullable=False),
    sa.Column("entropy", sa.String, nullable=False),
    sa.Column("answers", sa.String, nullable=False, server_default="{}"),
    sa.Column("reserved", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("sealed", sa.String, nullable=False, server_default=""),
)

# The primary key is what makes a lost, doubled or forked act impossible, whichever worker took it.
ACTS = sa.Table(
    "acts",
    schema,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("said", sa.String, nullable=False),
    sqlite_with_rowid=False,
)

# The last transaction of each worker. If the answer to a commit is lost, the worker looks here whether it was done.
COMMITS = sa.Table(
    "commits",
    schema,
    sa.Column("worker", sa.String, primary_key=True),
    sa.Column("mark", sa.String, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)


# --- What is kept of a table ---


class Seat(msgspec.Struct):
    """Who sits here: nobody yet, a person, a bot, or a bot (`level`) sitting in for the person who owns the seat.

    A `reserved` seat is kept for its owner, who has not come yet.
    """

    owner: str = ""
    name: str = ""
    """The owner's own name, which may change."""
    here: str = ""
    """The name of another person at the owner's screen."""
    level: str = ""
    entropy: str = ""
    """What its owner adds to the draws, once they have shown it."""
    answers: dict[str, Value] = {}
    """What is answered for this seat before it is asked; known to its owner alone."""
    reserved: bool = False
    sealed: str = ""
    """The seal of the entropy, given when the owner sat down."""

    @property
    def kind(self) -> Literal["person", "bot", "free", "reserved"]:
        if self.reserved:
            return "reserved"
        return "bot" if self.level else "person" if self.owner else "free"

    @property
    def called(self) -> str:
        return self.here or self.name


class Plea(msgspec.Struct):
    """Somebody asks to take back, and the seats that have agreed to it."""

    by: int
    agreed: list[int] = []


class Kept(msgspec.Struct):
    """A table without its acts. What the acts lead to is kept too, so that lists need no replay."""

    id: str
    opened_by: str
    game: str
    rules: int
    settings: dict[str, Value]
    seed: str
    seats: list[Seat]
    created: float
    changed: float
    status: Literal["open", "running", "over"] = "open"
    version: int = 0
    waiting: list[int] = []
    outcome: OutcomeInfo | None = None
    plea: Plea | None = None
    next: str = ""
    digest: str = ""
    """Of the state that the acts lead to by these rules: other rules may lead elsewhere."""
    closed: str = ""
    """Why the game was ended before its end, if it was."""
    once: dict[str, int] = {}
    """The last messages that were named by their senders, and the version each led to: sent again, they are answered
    alike."""
    lesson: bool = False
    """Does a stored game say what chance and the bots do, as long as the learner follows it?"""
    format: int = FORMAT
    """Of its record: a table keeps the one in which it was opened."""

    @property
    def entropy(self) -> list[str]:
        return [seat.entropy for seat in self.seats]

    @property
    def seals(self) -> list[str]:
        return [seat.sealed for seat in self.seats]


def json_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


# What is written as JSON into a column of TABLES, with its type.
JSON_COLUMNS: dict[str, Any] = {
    "settings": dict[str, Value],
    "waiting": list[int],
    "outcome": OutcomeInfo | None,
    "plea": Plea | None,
    "once": dict[str, int],
}
FIXED = {"id", "opened_by", "game", "rules", "settings", "seed", "created", "next", "lesson", "format"}
AFTER_ACTS = [column.name for column in TABLES.columns if column.name not in FIXED]


def table_row(kept: Kept) -> dict[str, object]:
    row = {column.name: getattr(kept, column.name) for column in TABLES.columns}
    return row | {name: json_text(row[name]) for name in JSON_COLUMNS}


def seat_row(kept: Kept, seat: int) -> dict[str, object]:
    there = kept.seats[seat]
    return {
        "table_id": kept.id,
        "seat": seat,
        "owner": there.owner or None,
        "here": there.here,
        "level": there.level,
        "entropy": there.entropy,
        "answers": json_text(there.answers),
        "reserved": there.reserved,
        "sealed": there.sealed,
    }


def seat_rows(kept: Kept) -> list[dict[str, object]]:
    return [seat_row(kept, seat) for seat in range(len(kept.seats))]


def kept_table(row: sa.RowMapping, seats: Iterable[sa.RowMapping]) -> Kept:
    read = {name: msgspec.json.decode(row[name], type=kind) for name, kind in JSON_COLUMNS.items()}
    return Kept(**{**row, **read}, seats=[kept_seat(seat) for seat in seats])


def kept_seat(row: sa.RowMapping) -> Seat:
    answers = msgspec.json.decode(row["answers"], type=dict[str, Value])
    given = row["here"], row["level"], row["entropy"]
    return Seat(row["owner"] or "", row["name"] or "", *given, answers, row["reserved"], row["sealed"])


# What was acknowledged through another worker, and is not known here, must stay remembered, even if it wrote no act. So
# if other messages are remembered by now than were known, this is NULL, which the column does not take: a conflict.
ONCE = sa.case((TABLES.c.once == sa.bindparam("known"), sa.bindparam("new_once")))
AFTER = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("table")).values(
    {name: sa.bindparam(f"new_{name}") for name in AFTER_ACTS} | {"once": ONCE}
)  # fmt: skip
SEATS_WITH_NAMES = sa.select(SEATS, PEOPLE.c.name).outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.owner)


AS_IT_IS = [name for name in AFTER_ACTS if name not in JSON_COLUMNS]
AS_JSON = [name for name in AFTER_ACTS if name in JSON_COLUMNS]
read_as_it_is = attrgetter("id", *AS_IT_IS)
NAMES_AS_IT_IS = ["table", *(f"new_{name}" for name in AS_IT_IS)]


def after_row(kept: Kept, known: dict[str, int]) -> dict[str, Any]:
    """The table as it is now; `known` are the messages that were remembered before."""
    row = dict(zip(NAMES_AS_IT_IS, read_as_it_is(kept), strict=True))
    for name in AS_JSON:
        row[f"new_{name}"] = json_text(getattr(kept, name))
    row["known"] = json_text(known)
    return row
