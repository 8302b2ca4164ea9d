"""Everything that travels between the page and the server. The page's TypeScript types are made from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """What the page or a program sends. It may leave out whatever has a default; a misspelt name is no message."""


Once = Annotated[str, msgspec.Meta(max_length=40)]
"""A name of the sender's own for one message, which no other message of this seat has. If the answer was lost, the same
message with the same name can be sent again: it is done at most once, and answered alike."""


# --- Games ---


class SettingInfo(msgspec.Struct):
    """One table option. `least` and `most` bound a number; `choices` are the words of a choice."""

    name: str
    type: Literal["yes-no", "number", "choice"]
    default: bool | int | str
    least: int = 0
    most: int = 0
    choices: list[str] = []


class KindInfo(msgspec.Struct):
    """The words of a kind, by number; `parts` are numbers of the kind `of`, for things made of others.

    `nth` tells apart things made of the same parts, 0 where there is no need. Thing number n of a kind with a `step` is
    the plain number n times that step, and such a kind has no words. The parts of things that are `counted` are told by
    how many there are of each, and their words are empty.
    """

    name: str
    words: list[str]
    of: str = ""
    parts: list[list[int]] = []
    nth: list[int] = []
    step: int = 0
    counted: bool = False


class GameCard(msgspec.Struct):
    """A game as the collection and the set-up page show it."""

    name: str
    code: str
    rules: int
    least: int
    most: int
    settings: list[SettingInfo]
    newcomers: dict[str, bool | int | str]
    """The options that are offered first, with the values proposed to those who do not know the game yet."""
    answers: list[SettingInfo]
    """What a seat may answer in advance."""
    bots: list[str]
    """The names of its bots, weakest first."""
    levels: list[str]
    """Those of the levels that the page offers, easiest first."""
    lesson: bool
    """Does the room have a lesson?"""


class GameInfo(GameCard):
    """A game with all that can be named and told in it: what its tables and its rules need."""

    kinds: list[KindInfo]
    tales: dict[str, dict[str, str]]
    """For each key that can be told, asked or answered, the kind of each field; `kind*` stands for a list of them."""


# --- People and tables ---


class Me(msgspec.Struct):
    id: str
    name: str
    commitment: str
    """Of the seed that the next table I open will have: known before I add my entropy to it."""


class NameRequest(Request):
    name: str


SeatKind = Literal["me", "bot", "invite", "here"]
"""Myself, a bot, a person to invite by link, another person at this screen."""


class SeatRequest(Request):
    kind: SeatKind
    name: str = ""
    """Of the other person at this screen."""
    level: str = ""
    """Of the bot."""


class TableRequest(Request):
    game: str
    seats: list[SeatRequest]
    settings: dict[str, bool | int | str] = {}
    sealed: str = ""
    """The SHA-256 of any text of mine, which I show once everybody is seated. It is mixed into every draw."""


class LessonRequest(Request):
    """Learn a game: its lesson is a table of one's own, with a friendly bot."""

    game: str


class JoinRequest(Request):
    """Sit down on a free seat, or on what is reserved for one; -1 takes the first one."""

    seat: int = -1
    sealed: str = ""
    """As for who opens the table."""


class EntropyRequest(Request):
    """Show what I have sealed."""

    entropy: str


class LeaveRequest(Request):
    """Give a seat up. In a running game a bot sits in until its owner joins again."""

    seat: int


class StandInRequest(Request):
    """Let a bot play for somebody who is asked and has been away for a minute; it goes when they are back."""

    seat: int
    """Of the one who is away."""


class ChairRequest(Request):
    """Before the game begins: put a bot on a chair that nobody has taken, or open it to a person again."""

    seat: int
    level: str = ""
    """Of the bot; without one the chair is free, or kept for the one who owns it."""
    anyone: bool = False
    """Let whoever comes first have the chair, also if it is kept for somebody."""


class RematchRequest(Request):
    """The same people with the same options once more."""

    sealed: str = ""
    """Of the one who asks first. The others seal theirs when they join the new table, once they know its commitment."""


class SeatInfo(msgspec.Struct):
    """Who sits there; a reserved seat is kept for the one it names, until they join or leave."""

    kind: Literal["person", "bot", "free", "reserved"]
    name: str = ""
    """What they are called, or the bot; nobody has to give a name."""
    level: str = ""
    mine: bool = False
    present: bool = False
    """Is somebody looking at the table from this seat right now?"""
    sealed: str = ""
    """The seal of what its owner adds to the draws; nothing if they add nothing."""
    shown: bool = False
    """Have they shown it?"""
    helped: bool = False
    """Could the bot of this level not answer last time, so that a simple one answered for it?"""
    stands_in: bool = False
    """Does the bot play only until the one it plays for is back?"""
    replaceable: bool = False
    """Has the player been asked and away for so long that the others may let a bot stand in?"""


class Luck(msgspec.Struct):
    """What chance gave each seat beyond the average, in all and in each round; the first row is what came before."""

    seats: list[float]
    by_round: list[list[float]]
    taken_back: int = 0
    """Draws that somebody saw and took back: from then on they knew them."""


class OutcomeInfo(msgspec.Struct):
    reason: str
    places: list[int]


class TableInfo(msgspec.Struct):
    """A table as everyone with its link sees it."""

    id: str
    game: str
    settings: dict[str, bool | int | str]
    seats: list[SeatInfo]
    status: Literal["open", "running", "over"]
    commitment: str
    format: int
    """Of its record, and so of its draws: a page that has kept it accepts no other at the end."""
    version: int
    waiting: list[int]
    """The seats that are asked something; before the game begins, those that are reserved, then those that have still
    to show what they have sealed."""
    created: float
    changed: float
    host: bool = False
    """Is it for me to say, before the game begins, which chairs are for bots?"""
    outcome: OutcomeInfo | None = None
    next: str = ""
    """The table of the rematch, once there is one."""
    closed: str = ""
    """Why the game was ended before its end, if it was: `new-rules` if it cannot be played on by the rules of today."""
    lesson: bool = False
    """Is it a lesson? Its first draws come from a stored game."""


class TableMoved(msgspec.Struct):
    """Of a table, what every act changes."""

    id: str
    version: int
    waiting: list[int]
    changed: float


class MyTables(msgspec.Struct):
    """Running and recent tables of mine, those that wait for me first."""

    tables: list[TableInfo]


# --- Play ---


class Touch(msgspec.Struct):
    kind: str
    noun: int


class Offer(msgspec.Struct, frozen=True):
    """Something this seat may do now: the act in the notation without its actor, and the things it touches."""

    said: str
    verb: str
    kind: str
    noun: int
    touches: list[Touch]
    breaks_in: bool = False


class Told(msgspec.Struct, omit_defaults=True):
    """A text and the facts in it, by the names of its fields; their kinds are in GameInfo.tales. Amounts are as they
    are, other things are the number of their kind. `version` is its entry's."""

    version: int
    key: str
    facts: dict[str, int | list[int]]
    round: int | None = None
    """In which round it was told, and in whose turn; not said of questions, nor before the first turn."""
    turn: int | None = None


class Hint(msgspec.Struct):
    """What the coach of a lesson says: the key of its text, and what it speaks of: a part of the page (`question`,
    `hand`, `board`, `seats`, `log`), or a thing."""

    text: str
    at: str
    thing: Touch | None = None


class Lead(msgspec.Struct):
    """How the coach of a lesson leads: what is said now, one hint after the other, and the act that would be wise."""

    hints: list[Hint]
    wise: str = ""


class Position(msgspec.Struct):
    """What one seat sees at one version. -1 is nobody's seat: what everyone sees."""

    seat: int
    version: int
    view: msgspec.Raw
    """The room's own view; its type is `View` of the room."""
    waiting: list[int]
    prompt: Told | None
    offers: list[Offer]
    may_undo: bool
    lead: Lead | None = None
    """Where a coach leads through a lesson."""


# --- Over the live socket: from the page ---


class Watch(Request, tag="watch"):
    """Look at a table from a seat (-1 from nobody's); `version` is what the page has already, 0 for nothing."""

    table: str
    seat: int
    version: int = 0


class Unwatch(Request, tag="unwatch"):
    table: str


class Do(Request, tag="do"):
    """Answer or break in. `id` comes back in the answer."""

    id: int
    table: str
    seat: int
    version: int
    said: str
    once: Once = ""


class Undo(Request, tag="undo"):
    """Take back. With `ask`, what others have seen too, if all of them agree."""

    id: int
    table: str
    seat: int
    version: int
    ask: bool = False
    once: Once = ""


class Agree(Request, tag="agree"):
    """Answer to somebody who asks to take back."""

    id: int
    table: str
    seat: int
    yes: bool
    once: Once = ""


class Ping(Request, tag="ping"):
    id: int


FromPage = Watch | Unwatch | Do | Undo | Agree | Ping

# --- Over the live socket: to the page ---


class Snapshot(msgspec.Struct, tag="snapshot"):
    """Everything a seat may see, with all that was told; sent first, and whenever a gap cannot be filled."""

    table: TableInfo
    position: Position
    told: list[Told]


class Update(msgspec.Struct, tag="update"):
    """From one version to the next: the changed fields of the view only, and what was told in between."""

    table: TableMoved
    whole: TableInfo | None
    """All of the table, if more has changed than the game."""
    since: int
    position: Position
    """Its view holds the changed fields only."""
    told: list[Told]


class UndoAsked(msgspec.Struct, tag="undo-asked"):
    """A player asks to take back; the other people at the table are asked. Null `by` ends the asking."""

    table: str
    by: int | None
    agreed: list[int] = []


class Done(msgspec.Struct, tag="done"):
    """The act of this id is stored; nothing can lose it any more."""

    id: int
    version: int


class Refused(msgspec.Struct, tag="refused"):
    """The act of this id (or a message that has none: -1) was refused. Nothing has changed, unless the code is
    `uncertain`: then the house has lost its storage and cannot know. Send it again to learn what became of it."""

    id: int
    code: str
    message: str
    table: str = ""
    """The table it was about, if any."""


class Pong(msgspec.Struct, tag="pong"):
    id: int


ToPage = Snapshot | Update | UndoAsked | Done | Refused | Pong

# --- REST ---


class ActRequest(Request):
    """An act over REST instead of the socket."""

    seat: int
    version: int
    said: str
    once: Once = ""


class Answers(msgspec.Struct):
    """What a seat has answered in advance: all that the game lets it answer so, each with its value."""

    answers: dict[str, bool | int | str]


class AnswersRequest(Request):
    """What is to be answered for a seat from now on. What is not named gets its default."""

    seat: int
    answers: dict[str, bool | int | str] = {}


class UndoRequest(Request):
    seat: int
    version: int
    once: Once = ""


class Problem(msgspec.Struct):
    """What went wrong: a code for programs, a sentence for people."""

    code: str
    message: str


class VerifyRequest(Request):
    record: str


class AlteredDraw(msgspec.Struct):
    line: int
    draw: int
    recorded: str
    derived: str


class Verified(msgspec.Struct):
    """The outcome of re-deriving every draw of a record."""

    draws: int
    altered: list[AlteredDraw]
    taken_back: int = 0
    """How many draws were taken back: they came again, and were known."""
    withheld: list[int] = []
    """The seats that sealed something and did not show it."""
    doubt: Literal["", "unsealed", "foreseen"] = ""
    """What an older format leaves open: nobody sealed anything (`unsealed`), or the only seal told the salt of the
    draws before its text was shown (`foreseen`)."""


class LookRequest(Request):
    """Look into a record from a seat (-1 from nobody's), at a version or at its end."""

    record: str
    seat: int = -1
    version: int | None = None


class Looked(msgspec.Struct):
    """A record as if it were a table: what a seat saw then, and all that it was told to the end."""

    table: TableInfo
    position: Position
    told: list[Told]
