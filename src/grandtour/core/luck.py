"""Luck: what chance gave each seat beyond the average, in the unit in which the game says how well a seat stands."""

# not compiled: asked once, after a game

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grandtour.core.acts import Act
from grandtour.core.game import Game
from grandtour.core.log import Log
from grandtour.core.questions import Chance, State


@dataclass
class Luck:
    """How kind chance was to each seat: what each outcome was worth to it, less the average of what might have come."""

    seats: list[float]
    by_round: list[list[float]]
    """A row of seats for each round; the first row is what came before the first round, such as the deal."""


def luck(game: Game[Any], seats: int, settings: Mapping[str, object], log: Sequence[str]) -> Luck:
    """The luck in a game with this log; what was taken back counts for nothing."""
    rows = [[0.0] * seats]

    def weigh(state: State, act: Act) -> None:
        top = state.stack[-1]
        if not isinstance(top, Chance):
            return
        while len(rows) <= game.round(state):
            rows.append([0.0] * seats)
        row, options, weights = rows[game.round(state)], top.options(state), top.weights(state)
        for seat in range(seats):
            worths = game.worths(state, seat, options)
            row[seat] += worths[options.index(act)] - average(worths, weights)

    Log(game, seats, settings, log).walk(weigh)
    return Luck([sum(column) for column in zip(*rows, strict=True)], rows)


def average(worths: Sequence[float], weights: Sequence[int]) -> float:
    if not weights:
        return sum(worths) / len(worths)
    return sum(worth * weight for worth, weight in zip(worths, weights, strict=True)) / sum(weights)
