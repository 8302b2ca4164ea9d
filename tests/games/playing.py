"""Playing by hand in the tests of any room: say acts, let chance speak, hear what was told."""

from __future__ import annotations

from typing import Any, TypeVar

from grandtour.core.acts import LETTERS, NOBODY
from grandtour.core.chance import Dice
from grandtour.core.game import Game
from grandtour.core.questions import State, awaited, chances, offered, step

S = TypeVar("S", bound=State)


def do(game: Game[Any], s: S, *texts: str) -> S:
    """Say these acts in the notation, chance's too: `A roll`, `* die 4`, `A go kassel`."""
    for text in texts:
        step(s, game.act(text))
    return s


def let_chance_speak(s: S, seed: int = 1) -> S:
    """Everything that chance is asked, answered at random."""
    dice = Dice(seed)
    while chances(s):
        step(s, s.stack[-1].sample(s, dice))
    return s


def offers(s: State) -> list[str]:
    """All that may be said now, without who says it."""
    return [act.said for act in offered(s)]


def answers(s: State) -> list[str]:
    """What may be answered, without what may be done beside it."""
    return [act.said for act in s.stack[-1].options(s)]


def beside(s: State) -> list[str]:
    """What may be done beside an answer."""
    return [act.said for act in s.stack[-1].interrupts(s)]


def may(game: Game[Any], s: State, text: str) -> bool:
    return game.act(text) in offered(s)


def asked(s: State) -> str:
    """The letters of those who are asked."""
    return "".join(LETTERS[seat] for seat in awaited(s))


def told(s: State, me: int = NOBODY) -> list[str]:
    """The keys of what was told, as this seat reads them."""
    return [line.read(me).key for line in s.lines or []]
