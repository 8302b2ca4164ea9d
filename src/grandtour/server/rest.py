"""What can be asked over REST. Each door says what it takes and gives; the OpenAPI document is made from the same."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, get_type_hints

import msgspec

from grandtour.core.acts import NOBODY
from grandtour.core.game import BadGame, Game, games
from grandtour.core.tables import Refusal
from grandtour.languages import LANGUAGES, SPARE, written
from grandtour.server import advance, views
from grandtour.server.held import Held
from grandtour.server.house import House
from grandtour.server.jobs import looked, luck_of, verified
from grandtour.server.limits import MESSAGE_BYTES
from grandtour.server.messages import (
    ActRequest,
    Answers,
    AnswersRequest,
    ChairRequest,
    EntropyRequest,
    GameCard,
    GameInfo,
    JoinRequest,
    LeaveRequest,
    LessonRequest,
    Looked,
    LookRequest,
    Luck,
    Me,
    MyTables,
    NameRequest,
    Position,
    Problem,
    RematchRequest,
    Request,
    StandInRequest,
    TableInfo,
    TableRequest,
    Told,
    UndoRequest,
    Verified,
    VerifyRequest,
)
from grandtour.server.seating import room_named

RECORD_BYTES = 256 * 1024
NEVER = "no-store"
FOR_A_WHILE = "public, max-age=300"
FOR_EVER = "private, max-age=31536000, immutable"


T = TypeVar("T")


class Call:
    """One request, once it is known who asks, and what they send is found to be well formed."""

    def __init__(self, house: House, person: str, address: str, table: str, body: Any, query: Any) -> None:
        self.house = house
        self.person = person
        self.address = address
        self.table = table
        self.body = body
        self.query = query
        self.cache = NEVER

    @property
    def somebody(self) -> str:
        """The person who asks; nobody cannot do this."""
        if not self.person:
            raise Refusal("who-are-you", "the house does not know you yet; ask /api/me first")
        return self.person

    async def seen(self) -> Held:
        """The table, if the person may look at it from the seat the query names."""
        held = await self.house.hall.open(self.table)
        held.check_watcher(self.person, self.query.seat)
        return held

    async def read(self, job: Callable[..., T | Problem], *arguments: object) -> T:
        """Have a record read by the clerk."""
        return await self.house.clerk.read(self.address, job, *arguments)


class Door(msgspec.Struct, frozen=True):
    method: str
    path: str
    answer: Callable[[Call], Awaitable[object]]
    gives: Any
    takes: Any = None
    asks: Any = None
    status: int = 200
    largest: int = MESSAGE_BYTES
    opens: bool = False
    """May it lead to a new table?"""
    refuses: tuple[str, ...] = ()
    """The codes with which it may refuse, beside those that follow from its form."""

    @property
    def summary(self) -> str:
        return (self.answer.__doc__ or "").strip()

    @property
    def name(self) -> str:
        return getattr(self.answer, "__name__", "")

    @property
    def codes(self) -> list[str]:
        """Every code with which it may refuse."""
        form = ["too-fast", "too-busy", "wrong-host", "fault"]
        form += ["malformed"] if self.takes or self.asks else []
        form += ["too-large"] if self.takes else []
        form += ["foreign-origin"] if self.method != "GET" else []
        return sorted({*form, *self.refuses})


DOORS: list[Door] = []

STORAGE = ("storage", "uncertain")
AT_A_TABLE = ("unknown-table", "old-rules", *STORAGE)
RECORDS = ("bad-record",)
FROM_A_SEAT = (*AT_A_TABLE, "no-seat", "who-are-you", "not-your-seat")
AS_A_PLAYER = (*FROM_A_SEAT, "bot-plays", "not-running", "over", "stale")

Answer = Callable[[Call], Awaitable[object]]


def door(method: str, path: str, **more: Any) -> Callable[[Answer], Answer]:
    """Put the function behind a door; what it gives is what its annotation says."""

    def put(answer: Answer) -> Answer:
        DOORS.append(Door(method, path, answer, get_type_hints(answer)["return"], **more))
        return answer

    return put


# --- What a query may ask ---


class Seat(Request):
    seat: int = NOBODY


class SeatThen(Request):
    seat: int = NOBODY
    version: int | None = None


class OfGame(Request):
    game: str


class InLanguage(OfGame):
    language: str


class Why(Request):
    seat: int
    kind: str
    noun: int


# --- The house and its people ---


@door("GET", "/api/games")
async def list_games(call: Call) -> list[GameCard]:
    """Every game of the house."""
    call.cache = FOR_A_WHILE
    return [views.game_card(game) for game in games().values()]


@door("GET", "/api/game", asks=OfGame, refuses=("bad-game",))
async def show_game(call: Call) -> GameInfo:
    """One game, with all that can be named and told in it."""
    call.cache = FOR_A_WHILE
    return views.game_info(named(call))


@door("GET", "/api/texts", asks=InLanguage, refuses=("bad-game",))
async def room_texts(call: Call) -> str:
    """What the room of a game says, as Fluent: of rooms that a page was built without."""
    return of_room(call, "texts", ".ftl")


@door("GET", "/api/rules", asks=InLanguage, refuses=("bad-game",))
async def room_rules(call: Call) -> str:
    """The rules of a game, as its players read them; nothing if they are not written."""
    return of_room(call, "rulebook", ".md")


def of_room(call: Call, part: str, suffix: str) -> str:
    """A text of a room, in English if it is not written in the language asked for."""
    call.cache = FOR_A_WHILE
    language = call.query.language if call.query.language in LANGUAGES else SPARE
    try:
        return written(named(call).folder / part, language, suffix)
    except OSError:
        return ""


def named(call: Call) -> Game[Any]:
    """The game that is asked about."""
    return room_named(call.query.game)


@door("GET", "/api/me", refuses=STORAGE)
async def me(call: Call) -> Me:
    """Who I am. Whoever is not known yet becomes a guest, by a cookie."""
    return await call.house.reception.me(call.person)


@door("PUT", "/api/me", takes=NameRequest, refuses=("who-are-you", "bad-name", *STORAGE))
async def rename(call: Call) -> Me:
    """Give oneself a name."""
    return await call.house.reception.rename(call.somebody, call.body.name)


@door("GET", "/api/mine", refuses=STORAGE)
async def mine(call: Call) -> MyTables:
    """My running and recent tables, those that wait for me first."""
    return MyTables(await call.house.reception.mine(call.person) if call.person else [])


# --- Tables ---


@door(
    "POST",
    "/api/tables",
    opens=True,
    takes=TableRequest,
    status=201,
    refuses=(
        "who-are-you", "bad-game", "bad-seats", "bad-setting", "bad-level", "bad-name", "bad-entropy",
        "too-many-tables", "stale", *STORAGE,
    ),
)  # fmt: skip
async def create(call: Call) -> TableInfo:
    """Open a table. If it has no free seat and nothing is sealed, the game begins at once."""
    return (await call.house.reception.create(call.somebody, call.body)).info(call.person)


@door(
    "POST",
    "/api/lessons",
    opens=True,
    takes=LessonRequest,
    status=201,
    refuses=("who-are-you", "bad-game", "no-lesson", "too-many-tables", "stale", *STORAGE),
)
async def learn(call: Call) -> TableInfo:
    """Open the lesson of a game: a table with a friendly bot, where a coach leads through a stored beginning."""
    return (await call.house.reception.learn(call.somebody, call.body)).info(call.person)


@door("GET", "/api/tables/{table}", refuses=AT_A_TABLE)
async def table_info(call: Call) -> TableInfo:
    """A table as everyone with its link sees it."""
    return (await call.house.hall.open(call.table)).info(call.person)


@door(
    "POST",
    "/api/tables/{table}/join",
    takes=JoinRequest,
    refuses=(*AT_A_TABLE, "who-are-you", "no-seat", "seat-taken", "already-seated", "over", "bad-entropy", "stale"),
)
async def join(call: Call) -> TableInfo:
    """Sit down on a free seat or on what is reserved for one, or take one's own back from the bot that sits in."""
    return (await call.house.reception.join(call.somebody, call.table, call.body)).info(call.person)


@door(
    "POST",
    "/api/tables/{table}/entropy",
    takes=EntropyRequest,
    refuses=(*AT_A_TABLE, "who-are-you", "not-your-seat", "not-yet", "bad-entropy", "stale"),
)
async def show(call: Call) -> TableInfo:
    """Show what one has sealed, once everybody is seated. The game begins when all have."""
    return (await call.house.reception.show(call.somebody, call.table, call.body.entropy)).info(call.person)


@door(
    "POST",
    "/api/tables/{table}/begin",
    refuses=(*AT_A_TABLE, "who-are-you", "not-your-seat", "not-yet", "too-soon", "stale"),
)
async def begin(call: Call) -> TableInfo:
    """Begin without what has not been shown for a while; the record names who did not show it."""
    return (await call.house.reception.begin(call.somebody, call.table)).info(call.person)


@door(
    "POST",
    "/api/tables/{table}/leave",
    takes=LeaveRequest,
    refuses=(*FROM_A_SEAT, "not-yet", "over", "worn-out", "stale"),
)
async def leave(call: Call) -> TableInfo:
    """Give a seat up. In a running game a bot sits in until its owner joins again."""
    return (await call.house.reception.leave(call.somebody, call.table, call.body.seat)).info(call.person)


@door(
    "POST",
    "/api/tables/{table}/stand-in",
    takes=StandInRequest,
    refuses=(*FROM_A_SEAT, "not-running", "over", "not-away", "worn-out", "stale"),
)
async def stand_in(call: Call) -> TableInfo:
    """Let a bot play for somebody who is asked and has been away for a minute, until they are back."""
    return (await call.house.reception.stand_in(call.somebody, call.table, call.body.seat)).info(call.person)


@door(
    "POST",
    "/api/tables/{table}/chair",
    takes=ChairRequest,
    refuses=(*FROM_A_SEAT, "begun", "seat-taken", "bad-level", "stale"),
)
async def set_chair(call: Call) -> TableInfo:
    """Put a bot on a chair that nobody has taken, or open it to a person. It begins once nobody is missing."""
    return (await call.house.reception.set_chair(call.somebody, call.table, call.body)).info(call.person)


@door(
    "POST",
    "/api/tables/{table}/rematch",
    opens=True,
    takes=RematchRequest,
    refuses=(
        *AT_A_TABLE, "who-are-you", "not-your-seat", "not-over", "bad-game", "bad-seats", "bad-entropy",
        "too-many-tables", "stale",
    ),
)  # fmt: skip
async def rematch(call: Call) -> TableInfo:
    """A new table for the same people, with the same options. It begins once all have joined it."""
    return (await call.house.reception.rematch(call.somebody, call.table, call.body.sealed)).info(call.person)


# --- Play ---


@door("GET", "/api/tables/{table}/position", asks=SeatThen, refuses=(*FROM_A_SEAT, "unknown-version"))
async def position(call: Call) -> Position:
    """What a seat sees, now or at an earlier version."""
    held, version = await call.seen(), call.query.version
    if version is None or version == held.table.version:
        return held.position(call.query.seat)
    found = held.position_at(call.query.seat, version)
    call.cache = FOR_EVER  # the log only grows
    return found


@door("GET", "/api/tables/{table}/told", asks=Seat, refuses=FROM_A_SEAT)
async def told(call: Call) -> list[Told]:
    """All that happened, as a seat may read it."""
    return views.told_of((await call.seen()).table, call.query.seat)


@door("POST", "/api/tables/{table}/acts", takes=ActRequest, refuses=(*AS_A_PLAYER, "not-your-turn", "not-offered"))
async def act(call: Call) -> Position:
    """Answer what is asked, or break in."""
    body = call.body
    await call.house.play.act(call.somebody, call.table, body.seat, body.version, body.said, body.once)
    return (await call.house.hall.open(call.table)).position(body.seat)


@door("POST", "/api/tables/{table}/undo", takes=UndoRequest, refuses=(*AS_A_PLAYER, "no-undo"))
async def undo(call: Call) -> Position:
    """Take back the last act, of which nobody else has seen anything."""
    body = call.body
    await call.house.play.take_back(call.somebody, call.table, body.seat, body.version, False, body.once)
    return (await call.house.hall.open(call.table)).position(body.seat)


@door("GET", "/api/tables/{table}/answers", asks=Seat, refuses=FROM_A_SEAT)
async def answers(call: Call) -> Answers:
    """What a seat has answered in advance. Only its owner learns it."""
    held = await call.house.hall.open(call.table)
    there = held.seat_of(call.person, call.query.seat)
    return Answers(advance.answers_of(held.table.game, there))


@door("PUT", "/api/tables/{table}/answers", takes=AnswersRequest, refuses=(*AS_A_PLAYER, "bad-setting"))
async def answer_in_advance(call: Call) -> Answers:
    """Answer for one's seat before it is asked, from now on."""
    seat = call.body.seat
    held = await call.house.play.answer_in_advance(call.somebody, call.table, seat, call.body.answers)
    return Answers(advance.answers_of(held.table.game, held.kept.seats[seat]))


@door("GET", "/api/tables/{table}/why", asks=Why, refuses=(*FROM_A_SEAT, "unknown-thing"))
async def why(call: Call) -> Told:
    """Why nothing can be done with a thing now."""
    table = (await call.seen()).table
    try:
        kind = table.game.kind(call.query.kind)
    except BadGame as error:
        raise Refusal("unknown-thing", str(error)) from error
    if not 0 <= call.query.noun < len(kind.words):
        raise Refusal("unknown-thing", f"there is no {kind.name} {call.query.noun}; the last is {len(kind.words) - 1}")
    line = table.game.why_not(table.state, call.query.seat, kind, call.query.noun)
    return views.told(table.version, line.read(call.query.seat))


# --- Records ---


@door("GET", "/api/tables/{table}/record", asks=Seat, refuses=FROM_A_SEAT)
async def record(call: Call) -> str:
    """The game as text: whole once it is over, until then as a seat may see it."""
    return (await call.seen()).record(call.query.seat).text()


@door("GET", "/api/tables/{table}/luck", refuses=(*AT_A_TABLE, *RECORDS, "not-over"))
async def luck(call: Call) -> Luck:
    """What chance gave each seat beyond the average, once the game is over."""
    held = await call.house.hall.open(call.table)
    if held.kept.status != "over":
        raise Refusal("not-over", "luck is told once the game is over")
    found = held.luck or await reckoned(call, held)
    call.cache = FOR_EVER
    return found


async def reckoned(call: Call, held: Held) -> Luck:
    """Once for all who sat there: they ask at the same moment."""
    with call.house.clerk.together():
        async with held.reckoning:
            if held.luck is None:
                table = held.table
                held.luck = await call.read(luck_of, table.game.name, table.seats, held.kept.settings, table.log)
            return held.luck


@door("POST", "/api/verify", takes=VerifyRequest, largest=RECORD_BYTES, refuses=RECORDS)
async def verify(call: Call) -> Verified:
    """Re-derive every draw of a record."""
    return await call.read(verified, call.body.record)


@door(
    "POST",
    "/api/look",
    takes=LookRequest,
    largest=RECORD_BYTES,
    refuses=(*RECORDS, "no-seat", "unknown-version"),
)
async def look(call: Call) -> Looked:
    """See what a seat saw in a record, at any version."""
    return await call.read(looked, call.body.record, call.body.seat, call.body.version)
