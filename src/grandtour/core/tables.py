"""A table: one game being played, its log, and the gate through which every act must pass."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from grandtour.core.acts import LETTERS, NOBODY, Act, BadNotation
from grandtour.core.fair import Stream
from grandtour.core.game import Game
from grandtour.core.log import START, Back, Entry, Log, Relief, Undo
from grandtour.core.questions import Chance, State, awaited, chances, play, spin
from grandtour.core.tales import Line


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(ValueError):
    """Why the gate did not let an act through. `code` is for programs, the message for people; nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


WORN_OUT = 2000
"""So many entries of one log may be no acts of the game as it stands, but what was taken back, or who plays: whoever
opens the table has to read them all."""


class Change:
    """What an act would do: found good by the gate, not yet done, so that it can be stored first."""

    def __init__(self, entries: list[Entry], state: State) -> None:
        self.entries = entries
        self.state = state

    @property
    def texts(self) -> list[str]:
        """What is to be stored."""
        return [entry.text for entry in self.entries]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Log):
    """The log of a game that is being played, the stream of its draws, and the gate before both."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        settings: Mapping[str, object],
        stream: Stream,
        log: Sequence[str] = (),
    ) -> None:
        super().__init__(game, seats, settings, log, stream.format)
        self.stream = stream

    @property
    def log(self) -> list[str]:
        return self.texts

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    # --- The gate ---

    def begin(self) -> Change:
        """What chance does before anybody is asked."""
        state = self.state.clone()
        return Change(self.chance_speaks(state), state)

    def consider(self, seat: int, version: int, said: str) -> Change:
        """Is the version current, the act one of this game's, and offered to this seat? Then what it would do."""
        self.check_current(seat, version)
        entries, state = self.doing(self.offered_act(seat, said))
        return Change(entries + self.chance_speaks(state, entries), state)

    def then(self, change: Change, act: Act) -> Change:
        """A change and the act that follows it, through the same gate, as one."""
        ahead = type(self)(self.game, self.seats, self.settings, self.stream)
        ahead.entries, ahead.stand, ahead.near = self.entries[:], self.stand[:], self.near.copy()
        ahead.relieved, ahead.draws = self.relieved.copy(), self.draws
        ahead.adopt(change)
        following = ahead.consider(act.by, ahead.version, act.said)
        return Change([*change.entries, *following.entries], following.state)

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
        if act in self.offered():
            return act
        if seat not in awaited(self.state):
            waiting = ", ".join(LETTERS[other] for other in awaited(self.state))
            raise Refusal("not-your-turn", f"it is not the turn of seat {LETTERS[seat]}; the table waits for {waiting}")
        offers = ", ".join(a.said for a in self.offered() if a.by == seat)
        raise Refusal("not-offered", f"{said!r} is not possible now; what is possible: {offers}")

    def adopt(self, change: Change) -> None:
        """Do it."""
        self.write(change.entries, change.state)
        self.forget()

    def chance_speaks(self, state: State, after: Sequence[Entry] = ()) -> list[Entry]:
        """All draws that are due after these entries, in order, until somebody else is asked."""
        entries: list[Entry] = []
        while chances(state):
            question, turn = state.stack[-1], self.turn(state)
            act = self.foretold([*after, *entries]) or drawn(self.stream, self.draws + len(entries), state)
            lines: list[Line] = []
            state.lines = lines
            play(state, act)
            entries.append(Entry(act, lines, turn, question))
        return entries

    def turn_over(self, turnover: Relief | Back) -> Change:
        """A bot plays for a seat from now on, or no longer: whoever owns the seat may always come back."""
        if isinstance(turnover, Relief) and self.worn_out and not self.needed(turnover):
            raise Refusal("worn-out", "so much was taken back or handed over here that no bot can take the seat now")
        return Change(*self.turning_over(turnover))

    def needed(self, relief: Relief) -> bool:
        """Is somebody away, so that the others could not play on? Once in a move, lest they come and go without end."""
        return relief.by != relief.seat and self.played_since_turnover(relief.seat)

    def played_since_turnover(self, seat: int) -> bool:
        """Was anything played since a bot began to play for this seat, or its owner came back?"""
        for entry in reversed(self.entries):
            if isinstance(entry.done, Act):
                return True
            if isinstance(entry.done, Relief | Back) and entry.done.seat == seat:
                return False
        return True

    def foretold(self, following: Sequence[Entry] = ()) -> Act | None:
        """The act that must come after these entries, where a script says it, as in a lesson."""
        return None

    # --- Taking back ---

    def may_take_back(self, seat: int) -> bool:
        """May this seat take back its last act without asking the others? Only if nobody else, not even chance, has
        done anything since, and they have seen nothing of it."""
        since = [entry for entry in self.entries[self.last :] if not entry.turns_over] if self.stand else []
        alone = bool(since) and all(entry.by == seat for entry in since)
        return alone and not self.over and not self.worn_out and not self.seen_by_others(seat)

    @property
    def worn_out(self) -> bool:
        """Was so much taken back or handed over that nothing more can be?"""
        return self.version - len(self.stand) >= WORN_OUT

    def seen_by_others(self, seat: int) -> bool:
        """Has the last act changed what anybody but this seat sees?"""
        before, view = self.state_before_last(), self.game.view
        others = [other for other in range(NOBODY, self.seats) if other != seat]
        return any(view(before, other) != view(self.state, other) for other in others)

    def left_at(self, seat: int) -> int:
        """The number of the entry by which a bot began to play for this seat; of none, if it always did."""
        reliefs = (isinstance(entry.done, Relief) and entry.done.seat == seat for entry in self.entries)
        return max((n for n, is_one in enumerate(reliefs) if is_one), default=START)

    def consider_undo(self, seat: int, version: int) -> Change:
        """The last act of this seat, taken back."""
        self.check_current(seat, version)
        if not self.may_take_back(seat):
            raise Refusal("no-undo", "there is nothing that can be taken back without asking the others")
        return Change(*self.taking_back(Undo(seat, 1)))

    def consider_agreed_undo(self, seat: int, version: int, away: Collection[int] = ()) -> Change:
        """Everything since this seat last decided, taken back by agreement of the table. For seats whose people are
        `away` a bot agrees, but not to what was there before it came: nobody could ask them."""
        self.check_current(seat, version)
        if self.worn_out:
            raise Refusal("no-undo", "so much has been taken back at this table that nothing more can be")
        mine = [i for i, n in enumerate(self.stand) if self.act(n).by == seat]
        if not mine:
            raise Refusal("no-undo", f"seat {LETTERS[seat]} has done nothing yet that could be taken back")
        for other in away:
            if self.stand[mine[-1]] < self.left_at(other):
                why = f"that was before a bot took over from seat {LETTERS[other]}, whose player cannot be asked"
                raise Refusal("before-a-bot", why)
        return Change(*self.taking_back(Undo(seat, len(self.stand) - mine[-1])))


def drawn(stream: Stream, draw: int, state: State) -> Act:
    """What chance answers to the question on top, by the table's own stream."""
    question = state.stack[-1]
    assert isinstance(question, Chance)
    options = question.options(state)
    weights = question.weights(state) or [1] * len(options)
    return options[spin(weights, stream.below(draw, sum(weights)))]
