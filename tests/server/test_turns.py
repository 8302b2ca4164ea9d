"""What is told says in which round and in whose turn it happened."""

import pytest

from grandtour.core.chance import Dice
from grandtour.core.fair import Stream
from grandtour.core.game import game_named, games
from grandtour.core.questions import awaited, offered
from grandtour.core.tables import Table
from grandtour.server import views


def played(room: str, acts: int) -> Table:
    """A game of two that has gone on for a while."""
    game, dice = game_named(room), Dice(5)
    table = Table(game, 2, {}, Stream("5" * 64))
    table.adopt(table.begin())
    for _ in range(acts):
        if table.over:
            break
        mine = [act for act in offered(table.state) if act.by == awaited(table.state)[0]]
        act = mine[dice.below(len(mine))]
        table.adopt(table.consider(act.by, table.version, act.said))
    return table


@pytest.mark.parametrize("room", games())
def test_every_room_says_whose_turn_it_is(room: str) -> None:
    lines = views.told_of(played(room, 200), 0)
    turns = [(line.round, line.turn) for line in lines if line.turn is not None]
    assert {seat for _, seat in turns} == {0, 1}
    rounds = [nth for nth, _ in turns if nth is not None]
    assert rounds == sorted(rounds)
    assert rounds[-1] > 1


def test_what_comes_before_the_first_turn_is_nobodys() -> None:
    first = views.told_of(played("course", 3), 0)[0]
    assert (first.round, first.turn) == (None, None)
