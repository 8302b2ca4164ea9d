"""The log: all that was done in a game, in order: acts, undos, and for whom bots play. It is replayed nowhere else."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from mypy_extensions import mypyc_attr

from grandtour.core.acts import CHANCE, LETTERS, PLAYER, Act, BadNotation
from grandtour.core.chairs import AT_LEISURE, Chair
from grandtour.core.fair import FIRST_FORMAT, FORMAT
from grandtour.core.questions import IllegalAct, Question, State, offered, play
from grandtour.core.tales import Heard, Line, Tale

if TYPE_CHECKING:
    from grandtour.core.game import Game

TAKEN_BACK = Tale("taken-back", player=PLAYER)
STOOD_IN_FOR = Tale("stood-in-for", player=PLAYER)
LEFT_TO_A_BOT = Tale("left-to-a-bot", player=PLAYER)
BACK_AGAIN = Tale("back-again", player=PLAYER)
HOUSE_TALES = (TAKEN_BACK, STOOD_IN_FOR, LEFT_TO_A_BOT, BACK_AGAIN)
"""What is told at every table, whatever is played."""
UNDO = re.compile(r"([A-F]) undo ([1-9][0-9]{0,8})")
RELIEF = re.compile(r"([A-F]) bot ([A-F])")
BACK = re.compile(r"([A-F]) back")
START = -1
MARK = 64
"""Whoever looks at the past leaves the state after every so many acts, for whoever looks next."""

Visit = Callable[[int, State, str], None]
"""Is shown an act as it is written, its number, and the state before it."""


class Turn(NamedTuple):
    """A turn in a game: its round, and whose it is; 0 and nobody's where the game has not come to turns."""

    round: int
    seat: int


class BadEntry(ValueError):
    """An entry of a log that cannot be replayed."""

    def __init__(self, n: int, why: str) -> None:
        super().__init__(why)
        self.n = n


class Undo:
    """A seat takes back the last `count` acts that stand."""

    def __init__(self, by: int, count: int) -> None:
        self.by = by
        self.count = count

    def __repr__(self) -> str:
        return f"{LETTERS[self.by]} undo {self.count}"


class Relief:
    """A seat lets a bot play for another one whose owner is away, or for itself."""

    def __init__(self, by: int, seat: int) -> None:
        self.by = by
        self.seat = seat

    def __repr__(self) -> str:
        return f"{LETTERS[self.by]} bot {LETTERS[self.seat]}"

    @property
    def line(self) -> Line:
        return Line(LEFT_TO_A_BOT if self.by == self.seat else STOOD_IN_FOR, (self.seat,))


class Back:
    """Whoever owns the seat plays again."""

    def __init__(self, by: int) -> None:
        self.by = by
        self.seat = by

    def __repr__(self) -> str:
        return f"{LETTERS[self.by]} back"

    @property
    def line(self) -> Line:
        return Line(BACK_AGAIN, (self.by,))


def undo_in(text: str) -> Undo | None:
    """The undo that a text says, if it is one."""
    found = UNDO.fullmatch(text)
    return Undo(LETTERS.index(found[1]), int(found[2])) if found else None


def turnover_in(text: str) -> Relief | Back | None:
    """Likewise, that a bot plays for somebody from now on, or no longer."""
    if found := RELIEF.fullmatch(text):
        return Relief(LETTERS.index(found[1]), LETTERS.index(found[2]))
    found = BACK.fullmatch(text)
    return Back(LETTERS.index(found[1])) if found else None


class Entry:
    """What was done, what was told of it, in whose turn, and the question that it answered if it is an act."""

    __slots__ = ("done", "lines", "question", "turn")

    def __init__(
        self, done: Act | Undo | Relief | Back, lines: list[Line], turn: Turn, question: Question[Any] | None = None
    ) -> None:
        self.done = done
        self.lines = tuple(lines)
        self.turn = turn
        self.question = question

    @property
    def text(self) -> str:
        """The entry as it is stored."""
        return repr(self.done)

    @property
    def by(self) -> int:
        return self.done.by

    @property
    def undoes(self) -> int:
        """How many acts it takes back; none if it is an act."""
        return self.done.count if isinstance(self.done, Undo) else 0

    @property
    def turns_over(self) -> bool:
        """Does it say only who plays a seat? It changes nothing in the game."""
        return isinstance(self.done, Relief | Back)

    def seen_by(self, me: int) -> bool:
        return not isinstance(self.done, Act) or self.question is None or self.question.seen_by(self.done, me)


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """The entries of one game and the state they lead to. It only grows; `version` is its length."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        settings: Mapping[str, object],
        texts: Sequence[str] = (),
        format: int = FORMAT,
    ) -> None:
        self.game = game
        self.format = format
        self.seats = seats
        self.settings = settings
        self.entries: list[Entry] = []
        self.stand: list[int] = []
        """The numbers of the acts that were not taken back."""
        self.draws = 0
        """The number of the next draw. A draw that was taken back comes again, so that nobody takes back for a better
        one; the first format of records counted on."""
        self.relieved: dict[int, int] = {}
        """The seats for which a bot plays, each with the seat that let it."""
        self.state = self.start()
        self.choices: list[Act] | None = None
        """What is offered now, once somebody has asked."""
        self.near: dict[int, State] = {}
        """The states after the last acts, by the number of the act."""
        self.marks: dict[int, State] = {}
        """Likewise, after acts long past."""
        self.read(texts)

    def start(self) -> State:
        """The state before anything is done. It is seldom wanted, so it is made and not kept."""
        state: State = self.game.new(self.seats, self.settings)
        return state

    @property
    def version(self) -> int:
        return len(self.entries)

    @property
    def texts(self) -> list[str]:
        """The entries as they are stored."""
        return self.texts_from(0)

    def texts_from(self, version: int) -> list[str]:
        return [entry.text for entry in self.entries[version:]]

    # --- Replaying ---

    def read(self, texts: Sequence[str], visit: Visit | None = None) -> None:
        """Replay stored entries after those that are there, checking each, also what was taken back later."""
        for text in texts:
            try:
                self.write(*self.read_one(text, visit))
            except (BadNotation, IllegalAct) as error:
                raise BadEntry(self.version, str(error)) from error
        self.forget()

    def read_one(self, text: str, visit: Visit | None) -> tuple[list[Entry], State]:
        if undo := undo_in(text):
            return self.taking_back(undo)
        if turnover := turnover_in(text):
            return self.turning_over(turnover)
        if visit:
            visit(self.version, self.state, text)
        return self.doing(self.game.act(text))

    def doing(self, act: Act) -> tuple[list[Entry], State]:
        """The entry of an act that is offered now, and the state after it."""
        if act not in self.offered():
            raise IllegalAct(f"{act} is not offered now")
        state, question = self.state.clone(), self.state.stack[-1]
        lines: list[Line] = []
        state.lines = lines
        play(state, act)
        return [Entry(act, lines, self.turn(self.state), question)], state

    def taking_back(self, undo: Undo) -> tuple[list[Entry], State]:
        """The entry of an undo, and the state it leads back to."""
        if undo.count > len(self.stand):
            raise IllegalAct(f"{str(undo)!r} takes back more than the {len(self.stand)} acts that stand")
        lines = [Line(TAKEN_BACK, (undo.by,))]
        return [Entry(undo, lines, self.turn(self.state))], self.state_after(self.stand[: -undo.count])

    def turn(self, state: State) -> Turn:
        turn = Turn(self.game.round(state), self.game.turn(state))
        last = self.entries[-1].turn if self.entries else None
        return last if last == turn else turn  # a turn has many entries, and is in memory once

    def turning_over(self, turnover: Relief | Back) -> tuple[list[Entry], State]:
        """The entry that says who plays a seat from now on."""
        if max(turnover.by, turnover.seat) >= self.seats:
            raise IllegalAct(f"{str(turnover)!r} names a seat that the table does not have")
        return [Entry(turnover, [turnover.line], self.turn(self.state))], self.state

    def walk(self, visit: Callable[[State, Act], None]) -> None:
        """Play what stands once more; `visit` is shown each act and the state before it."""
        state = self.start()
        for n in self.stand:
            visit(state, self.act(n))
            play(state, self.act(n))

    # --- Writing ---

    def write(self, entries: list[Entry], state: State) -> None:
        """Add what was done and found good, all at once, with the state it leads to."""
        for entry in entries:
            self.add(entry)
        self.state = self.near[self.last] = state
        self.choices = None

    def add(self, entry: Entry) -> None:
        """What is taken back stays in the log, but is told no more."""
        for _ in range(entry.undoes):
            undone = self.entries[self.stand.pop()]
            undone.lines = ()
            self.draws -= undone.by == CHANCE and self.format > FIRST_FORMAT
        match entry.done:
            case Act():
                self.stand.append(self.version)
            case Relief():
                self.relieved[entry.done.seat] = entry.by
            case Back():
                self.relieved.pop(entry.by, None)
        self.draws += entry.by == CHANCE
        self.entries.append(entry)

    def forget(self) -> None:
        """Of the states passed through, keep the last two: the last act may soon be taken back."""
        self.near = {n: self.near[n] for n in self.stand[-2:] if n in self.near}

    # --- What stands ---

    def offered(self) -> list[Act]:
        """All that anybody may do now."""
        if self.choices is None:
            self.choices = offered(self.state)
        return self.choices

    @property
    def last(self) -> int:
        """The number of the last act that stands."""
        return self.stand[-1] if self.stand else START

    def act(self, n: int) -> Act:
        done = self.entries[n].done
        assert isinstance(done, Act)
        return done

    def acts_at(self, version: int) -> list[int]:
        """The numbers of the acts that stood at a version."""
        stand: list[int] = []
        for n, entry in enumerate(self.entries[:version]):
            if entry.undoes:
                del stand[-entry.undoes :]
            elif not entry.turns_over:
                stand.append(n)
        return stand

    def state_at(self, version: int) -> State:
        """The state at a version: to be looked at, not to be changed."""
        return self.state if version == self.version else self.state_after(self.acts_at(version))

    def state_before_last(self) -> State:
        """The state before the last act that stands."""
        return self.state_after(self.stand[:-1])

    def state_after(self, stand: Sequence[int]) -> State:
        """Where these acts lead. Each had its own past, so the state after it is the same in every list it is in."""
        known = len(stand)
        while known and stand[known - 1] not in self.near and stand[known - 1] not in self.marks:
            known -= 1
        nearest = stand[known - 1] if known else START
        state = self.start() if not known else self.near.get(nearest) or self.marks[nearest]
        return self.played_on(state, stand, known) if known < len(stand) else state

    def played_on(self, state: State, stand: Sequence[int], known: int) -> State:
        state = state.clone()
        for i in range(known, len(stand)):
            play(state, self.act(stand[i]))
            if (i + 1) % MARK == 0:
                self.marks[stand[i]] = state.clone()
        return state

    @property
    def last_is_undo(self) -> bool:
        """Was the last thing done in the game to take back?"""
        return next((bool(entry.undoes) for entry in reversed(self.entries) if not entry.turns_over), False)

    def taken_back_since(self, version: int) -> bool:
        return any(entry.undoes for entry in self.entries[version:])

    # --- What is told ---

    def lines(self) -> list[Line]:
        """All that was told and not taken back."""
        return [line for entry in self.entries for line in entry.lines]

    def chair(self, seat: int, seconds: float = AT_LEISURE) -> Chair:
        """The chair of this seat, for a bot to sit on."""
        return Chair(self.game, self.state, seat, self.lines(), seconds)

    def told(self, me: int, since: int = 0) -> list[tuple[int, Heard]]:
        """What has happened from version `since` on, as `me` may read it, each line with its version."""
        return [(n, line.read(me)) for n in range(since, self.version) for line in self.entries[n].lines]
