"""Whole games in which something rare happens, kept as records. `python -m tests.games.sakodo.stories` makes them."""

from grandtour.core.acts import LETTERS, NOBODY
from grandtour.core.chance import Dice
from grandtour.core.fair import Stream
from grandtour.core.questions import awaited
from grandtour.core.records import Record, record_of
from grandtour.core.tables import Table
from grandtour.games.sakodo import rules
from grandtour.games.sakodo.board import DEPARTURE
from grandtour.games.sakodo.cards import CARDS_IN, PASSPORT
from grandtour.games.sakodo.game import GAME
from grandtour.games.sakodo.rules import Answer, HitchLeg, Journey, KeepOne, Propose, Turn, WithoutPassport
from tests.records.make import ENTROPY, HERE, NAMES, Choice, with_sense

FOLDER = HERE / "sakodo" / "stories"


def breaking_in(table: Table, dice: Dice) -> str:
    """From the third round on, somebody who is not on turn sells whenever it can be done."""
    s: Journey = table.state  # type: ignore[assignment]
    top = s.stack[-1]
    if isinstance(top, Turn) and s.round > 2:
        others = [act for act in top.interrupts(s) if act.verb is rules.SELL and act.by != top.seat]
        if others:
            return repr(others[0])
    return with_sense(table, dice)


def trading(table: Table, dice: Dice) -> str:
    """From the third round on, everyone on turn proposes a card for a card, and everyone accepts who can."""
    s: Journey = table.state  # type: ignore[assignment]
    top = s.stack[-1]
    if isinstance(top, Propose):
        terms = [rules.SEND, rules.GIVE, rules.WANT] if CARDS_IN[top.give] else [rules.SEND, rules.GIVE]
        return next(repr(act) for verb in terms for act in reversed(top.options(s)) if act.verb is verb)
    if isinstance(top, Answer):
        return repr(top.options(s)[-1])
    proposals = [act for act in top.interrupts(s) if act.verb is rules.TRADE and act.by == s.active]
    if proposals and s.round > 2:
        return repr(proposals[0])
    return with_sense(table, dice)


def careless(table: Table, dice: Dice) -> str:
    """Nobody who has lost a passport keeps one that he draws; on the third turn he pays."""
    s: Journey = table.state  # type: ignore[assignment]
    top = s.stack[-1]
    if isinstance(top, WithoutPassport):
        return repr(top.options(s)[-1])
    if isinstance(top, KeepOne) and s.at[top.seat] != DEPARTURE and not s.packs[top.seat][PASSPORT]:
        return repr(top.options(s)[-1])
    return with_sense(table, dice)


def always_together(table: Table, dice: Dice) -> str:
    """The first player walks to whoever is ahead and takes him along by one space; all others walk alone, by one."""
    s: Journey = table.state  # type: ignore[assignment]
    top = s.stack[-1]
    walks = [act for act in top.options(s) if act.verb is rules.GO]
    picks = [act for act in top.options(s) if act.verb is rules.PICK]
    if picks and not isinstance(top, HitchLeg):
        return repr(picks[0])
    if walks and s.round < 30:
        seat = awaited(s)[0]
        ahead = [act for act in walks if act.noun in s.at] if isinstance(top, Turn) and seat == s.first else []
        return repr((ahead or walks)[0])
    return with_sense(table, dice)


STORIES: dict[str, tuple[int, Choice, int]] = {
    "an-auction-out-of-turn": (3, breaking_in, 1),
    "a-trade": (3, trading, 2),
    "a-passport-at-the-third-turn": (3, careless, 7),
    "three-lifts-in-a-row": (2, always_together, 4),
}
"""For each story its players, how they choose, and a number that makes it this game."""


def play(name: str) -> Record:
    seats, choose, number = STORIES[name]
    seed, dice = f"{number:064x}", Dice(number)
    table = Table(GAME, seats, {}, Stream(seed, ENTROPY[:seats]))
    table.adopt(table.begin())
    while not table.over:
        said = choose(table, dice)
        table.adopt(table.consider(LETTERS.index(said[0]), table.version, said[2:]))
    return record_of(table, NAMES[:seats], NOBODY, seed, ENTROPY[:seats])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for story in STORIES:
        (FOLDER / f"{story}.txt").write_text(play(story).text(), "utf-8")
