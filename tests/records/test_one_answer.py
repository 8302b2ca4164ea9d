"""What has a single answer is not asked, except for a reason: docs/decisions/0013-questions-with-one-answer.md."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from grandtour.core.acts import NOBODY
from grandtour.core.game import Game, games
from grandtour.core.kit import Match, combination
from grandtour.core.questions import State, chances

BACK = "what led to it can be taken back unseen"
HAND = "a hand is a secret"
PURSE = "what is in a hidden purse is a secret"
DRAWN = "what was drawn is a secret"
TURN = "the roll begins a turn"

OFTEN = {
    "auf_achse": {"ask-start": TURN, "ask-no-load": HAND, "ask-loaded": HAND, "ask-no-room": HAND, "ask-no-bid": PURSE},
    "course": {"ask-down": BACK, "ask-land": BACK, "ask-stock": BACK},
    "richesses": {"ask-no-toll": HAND, "ask-no-bid": PURSE},
    "sakodo": {"ask-no-bid": PURSE},
    "sites80": {"ask-nothing": HAND, "ask-no-react": HAND},
}
"""What is asked, by its prompt, though nobody can break in and one thing is all that can be said."""

RARELY = {
    "auf_achse": {"ask-drive": PURSE, "ask-give": PURSE, "ask-jail": PURSE, "ask-room-bought": PURSE},
    "sakodo": {
        "ask-no-trade": HAND,
        "ask-keep-none": DRAWN,
        "ask-take": HAND,
        "ask-one-leg": PURSE,
        "ask-one-more": PURSE,
        "ask-no-offer": PURSE,
    },
    "sites80": {"ask-go": BACK},
}
"""Those that come up too seldom for the games played here to show that they still do."""

GAMES = 4
"""Of each kind: at random or by bots, of two or of four players; half of them with other options."""


class Watched(Match):
    """A game in which every question with one answer is counted that nobody can break into."""

    def __init__(self, game: Game[Any], seats: int, nth: int, wit: int) -> None:
        super().__init__(game, seats, {} if nth % 2 else combination(game.settings, nth), seed=nth, wit=wit)
        self.earlier = self.state
        self.alone = Counter[str]()

    def one_act(self, thorough: bool) -> None:
        for seat, key in questions_with_one_answer(self.state):
            self.alone[key] += 1
            reason = reasons(self.game.name).get(key)
            if reason == BACK:
                assert self.may_take_back(seat), f"{key}: {BACK}, but not what {self.log[-1]} was"
            if reason == PURSE:
                assert self.hides_purses(), f"{key}: {PURSE}, but here everybody sees the purses"
        earlier = self.state.clone()
        super().one_act(thorough)
        self.earlier = earlier

    def hides_purses(self) -> bool:
        return any(self.settings.get(name) for name in ("hidden-cash", "hidden-money"))

    def may_take_back(self, seat: int) -> bool:
        """Has nobody but this seat seen anything of the last act, which is its own?"""
        others = [other for other in range(NOBODY, self.seats) if other != seat]
        seen = [other for other in others if self.looks(self.earlier, other) != self.looks(self.state, other)]
        return self.log[-1].by == seat and not seen


def questions_with_one_answer(s: State) -> list[tuple[int, str]]:
    """Who is asked for the one thing that they can say, and in which words, if nobody can do anything else first."""
    question = s.stack[-1]
    if chances(s) or question.interrupts(s):
        return []
    answers = Counter(act.by for act in question.options(s))
    return [(seat, question.prompt(s).read(seat).key) for seat, number in answers.items() if number == 1]


def reasons(room: str) -> dict[str, str]:
    return OFTEN.get(room, {}) | RARELY.get(room, {})


@pytest.mark.parametrize("room", games())
def test_what_has_one_answer_is_asked_for_a_reason(room: str) -> None:
    """Given games at random and by bots, then each such question is listed, and those that come up often do."""
    alone = Counter[str]()
    for nth, wit, seats in product(range(GAMES), (0, 10), (2, 4)):
        match = Watched(games()[room], seats, nth, wit)
        match.run(every=0)
        alone += match.alone
    assert set(alone) <= set(reasons(room)), f"why is this asked, and not told? {alone}"
    assert set(OFTEN.get(room, {})) <= set(alone), "this is no longer asked"
