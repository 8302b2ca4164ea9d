"""A table: one game being played, its log, and the gate through which every act must pass."""

# not compiled: one act of a person at a time

from __future__ import annotations

import copy
import re
from collections.abc import Mapping, Sequence
from typing import Any

from grandtour.core.acts import CHANCE, LETTERS, NOBODY, PLAYER, Act, BadNotation
from grandtour.core.chairs import AT_LEISURE, Chair
from grandtour.core.fair import Stream
from grandtour.core.game import Game
from grandtour.core.questions import Chance, IllegalAct, Question, State, awaited, chances, offered, play, spin, step
from grandtour.core.tales import Heard, Line, Tale

TAKEN_BACK = Tale("taken-back", player=PLAYER)
UNDO = re.compile(r"([A-F]) undo ([1-9][0-9]{0,8})")


class Refusal(ValueError):
    """Why the gate did not let an act through. `code` is for programs, the message for people; nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class BadEntry(ValueError):
    """A line of a log that cannot be replayed."""

    def __init__(self, n: int, why: str) -> None:
        super().__init__(why)
        self.n = n


class Entry:
    """A line of the log: what was said, what was told of it, and the question it answered (none for an undo)."""

    def __init__(
        self, text: str, lines: list[Line], act: Act | None = None, question: Question[Any] | None = None
    ) -> None:
        self.text = text
        self.lines = lines
        self.act = act
        self.question = question

    def seen_by(self, me: int) -> bool:
        return self.act is None or self.question is None or self.question.seen_by(self.act, me)


class Move:
    """What an act would do: found good by the gate, not yet done, so that it can be stored first."""

    def __init__(self, state: State, entries: list[Entry], before: list[State]) -> None:
        self.state = state
        self.entries = entries
        self.before = before


class Table:
    """A game, its log and the state the log leads to. `version` is the length of the log, which only grows."""

    def __init__(
        self, game: Game[Any], seats: int, wishes: Mapping[str, object], stream: Stream, log: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.seats = seats
        self.stream = stream
        self.wishes = wishes
        self.entries: list[Entry] = []
        self.stand: list[int] = []
        """The numbers of the entries that were not taken back."""
        self.draws = 0
        self.before: list[State] = []
        """The states before the last acts, as far as the one who did them may take them back unasked."""
        self.state: State = game.new(seats, wishes)
        self.read(log)

    @property
    def version(self) -> int:
        return len(self.entries)

    @property
    def log(self) -> list[str]:
        return [entry.text for entry in self.entries]

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    # --- Reading a log ---

    def read(self, log: Sequence[str]) -> None:
        """Replay all of it, what was taken back too; only the last run of one seat can still be taken back unasked."""
        past: list[State] = []
        run = last_run(log)
        for n, text in enumerate(log):
            self.adopt(self.reread(n, text, past, n >= run))

    def reread(self, n: int, text: str, past: list[State], may_be_calm: bool) -> Move:
        """`past` holds the state before each act that stands."""
        if count := undone_by(text):
            if count > len(past):
                raise BadEntry(n, f"{text!r} takes back more than the {len(past)} acts that stand")
            state = past[-count]
            del past[-count:]
            return self.taking_back(text, state)
        past.append(self.state)
        try:
            return self.moved(self.game.act(text), may_be_calm)
        except (BadNotation, IllegalAct) as error:
            raise BadEntry(n, str(error)) from error

    def moved(self, act: Act, may_be_calm: bool) -> Move:
        state, question = self.state.clone(), self.state.stack[-1] if self.state.stack else None
        state.lines = []
        step(state, act)
        entry = Entry(repr(act), state.lines, act, question)
        return Move(state, [entry], self.calm(act, state) if may_be_calm else [])

    def told(self, me: int, since: int = 0) -> list[tuple[int, Heard]]:
        """What has happened from version `since` on, as `me` may read it, each line with its version."""
        return [(n, line.read(me)) for n in range(since, self.version) for line in self.entries[n].lines]

    def chair(self, seat: int, seconds: float = AT_LEISURE) -> Chair:
        """The chair of this seat, for a bot to sit on."""
        return Chair(self.game, self.state, seat, self.lines(), seconds)

    def lines(self) -> list[Line]:
        """All that was told and not taken back."""
        return [line for entry in self.entries for line in entry.lines]

    # --- The gate ---

    def begin(self) -> Move:
        """What chance does before anybody is asked."""
        state = self.state.clone()
        return Move(state, self.chance_speaks(state, self.draws), [])

    def consider(self, seat: int, version: int, said: str) -> Move:
        """Is the version current, the act one of this game's, and offered to this seat? Then what it would do."""
        self.check_current(seat, version)
        act = self.offered_act(seat, said)
        move = self.moved(act, True)
        if chances(move.state):
            move.entries += self.chance_speaks(move.state, self.draws)
            move.before = []
        return move

    def then(self, move: Move, act: Act) -> Move:
        """A move and the act that follows it, through the same gate, as one."""
        ahead = copy.copy(self)
        ahead.entries, ahead.stand = self.entries[:], self.stand[:]
        ahead.adopt(move)
        following = ahead.consider(act.by, ahead.version, act.said)
        return Move(following.state, [*move.entries, *following.entries], following.before)

    def check_current(self, seat: int, version: int) -> None:
        if self.over:
            raise Refusal("over", "the game is over; no act is possible any more")
        if not 0 <= seat < self.seats:
            raise Refusal("no-seat", f"the table has the seats 0 to {self.seats - 1}, not {seat}")
        if version != self.version:
            raise Refusal("stale", f"the table is at version {self.version}, not {version}; look again, then act")

    def offered_act(self, seat: int, said: str) -> Act:
        try:
            act = self.game.act(f"{LETTERS[seat]} {said}")
        except BadNotation as error:
            raise Refusal("malformed", f"{said!r} is not an act of {self.game.name}: {error}") from error
        if act in offered(self.state):
            return act
        if seat not in awaited(self.state):
            waiting = ", ".join(LETTERS[other] for other in awaited(self.state))
            raise Refusal("not-your-turn", f"it is not the turn of seat {LETTERS[seat]}; the table waits for {waiting}")
        offers = ", ".join(a.said for a in offered(self.state) if a.by == seat)
        raise Refusal("not-offered", f"{said!r} is not possible now; what is possible: {offers}")

    def adopt(self, move: Move) -> None:
        """Do it."""
        self.state = move.state
        for entry in move.entries:
            self.write(entry)
        self.draws += sum(entry.act is not None and entry.act.by == CHANCE for entry in move.entries)
        self.before = move.before

    def write(self, entry: Entry) -> None:
        """What is taken back stays in the log, but is told no more."""
        if entry.act is not None:
            self.stand.append(self.version)
        for _ in range(undone_by(entry.text)):
            self.entries[self.stand.pop()].lines = []
        self.entries.append(entry)

    def chance_speaks(self, state: State, draw: int) -> list[Entry]:
        """All draws that are due, in order, until somebody else is asked."""
        entries: list[Entry] = []
        while chances(state):
            question = state.stack[-1]
            act = drawn(self.stream, draw + len(entries), state)
            state.lines = []
            play(state, act)
            entries.append(Entry(repr(act), state.lines, act, question))
        return entries

    # --- Taking back ---

    def calm(self, act: Act, after: State) -> list[State]:
        """The states to which this act can be taken back unasked: nobody else has seen anything of it."""
        if act.by == CHANCE or self.changes_for_others(act.by, after):
            return []
        return [*self.before, self.state] if self.last_by() == act.by else [self.state]

    def changes_for_others(self, seat: int, after: State) -> bool:
        others = [other for other in range(NOBODY, self.seats) if other != seat]
        return any(self.game.view(self.state, other) != self.game.view(after, other) for other in others)

    def last_by(self) -> int:
        act = self.entries[self.stand[-1]].act if self.stand else None
        return act.by if act else NOBODY

    def may_take_back(self, seat: int) -> bool:
        """May this seat take back the last act without asking the others?"""
        return bool(self.before) and self.last_by() == seat and not self.over

    def consider_undo(self, seat: int, version: int) -> Move:
        """The last act of this seat, taken back."""
        self.check_current(seat, version)
        if not self.may_take_back(seat):
            raise Refusal("no-undo", "there is nothing that can be taken back without asking the others")
        return self.taking_back(f"{LETTERS[seat]} undo 1", self.before[-1])

    def consider_agreed_undo(self, seat: int, version: int) -> Move:
        """Everything since this seat last decided, taken back by agreement of the table."""
        self.check_current(seat, version)
        mine = [i for i, n in enumerate(self.stand) if self.entries[n].text.startswith(LETTERS[seat])]
        if not mine:
            raise Refusal("no-undo", f"seat {LETTERS[seat]} has done nothing yet that could be taken back")
        count = len(self.stand) - mine[-1]
        log = [self.entries[n].text for n in self.stand[:-count]]
        earlier = Table(self.game, self.seats, self.wishes, self.stream, log)
        return self.taking_back(f"{LETTERS[seat]} undo {count}", earlier.state)

    def taking_back(self, text: str, state: State) -> Move:
        """The move that leads back to a state; what was calm before it can still be taken back."""
        lines = [Line(TAKEN_BACK, (LETTERS.index(text[0]),))]
        return Move(state, [Entry(text, lines)], self.before[: -undone_by(text)])


def drawn(stream: Stream, draw: int, state: State) -> Act:
    """What chance answers to the question on top, by the table's own stream."""
    question = state.stack[-1]
    assert isinstance(question, Chance)
    options = question.options(state)
    weights = question.weights(state) or [1] * len(options)
    return options[spin(weights, stream.below(draw, sum(weights)))]


def undone_by(text: str) -> int:
    """How many acts this entry of a log takes back; none if it is no undo."""
    undo = UNDO.fullmatch(text)
    return int(undo[2]) if undo else 0


def last_run(log: Sequence[str]) -> int:
    """Where the last entries begin that are all by the same seat."""
    run = len(log)
    while run and log[run - 1][:1] == log[-1][:1]:
        run -= 1
    return run
