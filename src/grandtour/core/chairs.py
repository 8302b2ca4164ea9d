"""A chair at a table, and the bots that sit on it. A bot is given its chair and never the table."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from grandtour.core.acts import Act
from grandtour.core.chance import Dice
from grandtour.core.questions import State, awaited, offered
from grandtour.core.tales import Heard, Line

AT_LEISURE: Final = 3600.0


class Chair:
    """What a bot is given: what its seat sees and may do, what it has heard so far, and how long it may think."""

    def __init__(
        self, game: Any, s: State, me: int, lines: list[Line] | None = None, seconds: float = AT_LEISURE
    ) -> None:
        self._state: Final = s
        self._lines: Final = lines if lines is not None else []
        self.game: Final = game
        self.me: Final = me
        self.seconds: Final = seconds

    def view(self) -> Any:
        return self.game.view(self._state, self.me)

    def guess(self, dice: Dice) -> Any:
        """A state that may be the true one, for all that this seat knows. It is the bot's to play with."""
        return self.game.guess(self._state, self.me, dice)

    def heard(self, since: int = 0) -> list[Heard]:
        """The lines that this seat has been told, in order, from number `since` on."""
        return [line.read(self.me) for line in self._lines[since:]]

    def offers(self) -> list[Act]:
        """What this seat may do now, breaking in included."""
        return [act for act in offered(self._state) if act.by == self.me]

    def answers(self) -> list[Act]:
        """What this seat may answer to the question being asked."""
        question = self._state.stack[-1]
        return [act for act in question.options(self._state) if act.by == self.me]

    def asked(self) -> bool:
        """Is an answer of this seat awaited?"""
        return self.me in awaited(self._state)


class Scored:
    """An act and what a bot thinks of it; the higher, the better."""

    def __init__(self, act: Act, score: float) -> None:
        self.act: Final = act
        self.score: Final = score


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It lives as long as its game.

    What it remembers comes from `hear` alone, so a bot made anew from the log of a table goes on in the same way.
    """

    def __init__(self) -> None:
        self.read = 0

    def rank(self, chair: Chair, dice: Dice) -> list[Scored]:
        """The acts to choose from, at least one, each with its score."""
        raise NotImplementedError

    def hear(self, heard: Heard) -> None:
        """One line that its seat is told. Bots that remember override this."""

    def wants_in(self, chair: Chair, dice: Dice) -> Act | None:
        """The act by which it breaks in where another is asked; None if it lets the others go on."""
        return None

    def listen(self, chair: Chair) -> None:
        """Hear what was told since it last listened."""
        news = chair.heard(self.read)
        self.read += len(news)
        for heard in news:
            self.hear(heard)

    def choose(self, chair: Chair, dice: Dice) -> Act:
        """The act it thinks best, once it has heard what is new."""
        self.listen(chair)
        return best(self.rank(chair, dice))

    def breaks_in(self, chair: Chair, dice: Dice) -> Act | None:
        """What it breaks in with, once it has heard what is new."""
        self.listen(chair)
        return self.wants_in(chair, dice)


def bots_act(game: Any, s: State, bots: dict[int, Bot], lines: list[Line], dice: Dice) -> Act | None:
    """What the bots at a table do now: one breaks in, or one that is asked answers; None if neither is a bot's."""
    question, asked = s.stack[-1], awaited(s)
    for seat in sorted({act.by for act in question.interrupts(s)}):
        if seat in bots and seat not in asked:
            act = bots[seat].breaks_in(Chair(game, s, seat, lines), dice)
            if act is not None:
                return act
    for seat in asked:
        if seat in bots:
            return bots[seat].choose(Chair(game, s, seat, lines), dice)
    return None


def best(ranking: list[Scored]) -> Act:
    """The act with the highest score; of equals the first."""
    top = ranking[0]
    for scored in ranking:
        if scored.score > top.score:
            top = scored
    return top.act
