"""Stored games of Richesses in which something rare happens.

`python -m tests.games.richesses.stories` makes them anew.
"""

from collections import Counter

from grandtour.core.acts import LETTERS
from grandtour.core.chairs import Chair
from grandtour.core.chance import Dice
from grandtour.core.questions import awaited, step
from grandtour.core.records import Record
from grandtour.core.tables import Table
from grandtour.core.tales import Line
from grandtour.games.richesses.game import GAME
from tests.records.make import Plan, with_sense
from tests.records.stories import make

ROOM = "richesses"


def with_lapses(table: Table, dice: Dice) -> str:
    """Play well, but do anything at all in one case of seven."""
    if dice.below(7):
        return with_sense(table, dice)
    seat = awaited(table.state)[0]
    answers = Chair(table.game, table.state, seat).answers()
    return f"{LETTERS[seat]} {answers[dice.below(len(answers))].said}"


STORIES: dict[str, Plan] = {
    "neutral-match": (2, {"circuit": "sports"}, with_sense, 1),
    "cancelled-race": (3, {"circuit": "sports"}, with_lapses, 1),
    "ruin": (4, {"circuit": "specialites"}, with_lapses, 8),
    "sold-to-a-bidder": (3, {"circuit": "casinos"}, with_lapses, 19),
}
TOLD = {
    "neutral-match": "neutral-rolls",
    "cancelled-race": "gives-up",
    "ruin": "seeks",
    "sold-to-a-bidder": "takes-over",
}
"""What must have been told in each."""


def told(record: Record) -> Counter[str]:
    """How often each tale is told in a game."""
    s = GAME.new(len(record.seats), record.settings)
    lines: list[Line] = []
    s.lines = lines
    for text in record.log:
        step(s, GAME.act(text))
    return Counter(line.tale.key for line in lines)


if __name__ == "__main__":
    make(ROOM, STORIES)
