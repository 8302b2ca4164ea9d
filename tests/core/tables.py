"""Tables for the tests: with a known seed, so that every draw is known."""

from collections.abc import Mapping, Sequence
from typing import Any

from grandtour.core.chance import Dice
from grandtour.core.fair import Stream
from grandtour.core.game import Game, game_named
from grandtour.core.kit import random_act
from grandtour.core.questions import awaited
from grandtour.core.tables import Table

SEED = "5eed" * 16
ENTROPY = ["anna", "ben"]
NAMES = ["Anna", "Ben"]


def new_table(
    game: Game[Any], seats: int = 2, settings: Mapping[str, object] | None = None, log: Sequence[str] = ()
) -> Table:
    """A table at which chance has done what it must before anybody is asked."""
    table = Table(game, seats, settings or {}, Stream(SEED, ENTROPY), log)
    if not log:
        table.adopt(table.begin())
    return table


def do(table: Table, seat: int, said: str) -> None:
    table.adopt(table.consider(seat, table.version, said))


def first_turn(seats: int = 2) -> tuple[Table, int]:
    """A race in which all have set out from Paris, and the seat whose turn it is."""
    table = new_table(game_named("course"), seats)
    for seat in range(seats):
        do(table, seat, "home paris")
    return table, awaited(table.state)[0]


def offers(table: Table, seat: int, verb: str = "") -> list[str]:
    """What a seat may do now, with this verb."""
    question = table.state.stack[-1]
    acts = [act for act in question.options(table.state) if act.by == seat]
    return [act.said for act in acts if act.said.startswith(verb)]


def played_out(table: Table, seed: int = 1) -> Table:
    """The table after random play to the end."""
    dice = Dice(seed)
    while not table.over:
        act = random_act(table.state, dice)
        do(table, act.by, act.said)
    return table
