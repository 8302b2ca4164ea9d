"""A contest: bots of some levels take their places in turn, over and over, on every core."""

from __future__ import annotations

import math
import os
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median
from typing import Any

import msgspec
from rich.progress import track

from grandtour.bots import bot_named
from grandtour.core.acts import Act
from grandtour.core.chairs import bots_act
from grandtour.core.chance import Dice
from grandtour.core.game import BadGame, Game, game_named
from grandtour.core.questions import chances
from grandtour.core.questions import play as do
from grandtour.core.tales import Line

CHUNK = 5


class Played(msgspec.Struct):
    """One game that has ended: who sat where, who came in which place, and what its room has to say of it."""

    levels: list[str]
    places: list[int]
    reason: str
    acts: int
    facts: dict[str, int | str]

    def share(self, seat: int) -> float:
        """The part of the victory that this seat has won."""
        return (self.places[seat] == 1) / self.places.count(1)


def play(
    game: Game[Any],
    levels: Sequence[str],
    seed: int,
    settings: Mapping[str, object] | None = None,
    watch: Callable[[Any, Act], None] | None = None,
) -> Played:
    """One game between bots of these levels, seat by seat. Who watches sees every act before it is done."""
    dice, s = Dice(seed), game.new(len(levels), settings)
    bots = {seat: bot_named(game, level) for seat, level in enumerate(levels)}
    lines: list[Line] = []
    s.lines = lines
    acts = 0
    while s.stack:
        act = s.stack[-1].sample(s, dice) if chances(s) else bots_act(game, s, bots, lines, dice)
        assert act is not None
        if watch:
            watch(s, act)
        do(s, act)
        acts += 1
    assert s.outcome is not None
    return Played(list(levels), s.outcome.places, s.outcome.reason, acts, game.facts(s))


def matches(
    game: str, levels: Sequence[str], games: int, seed: int = 1, settings: Mapping[str, object] | None = None
) -> Iterator[Played]:
    """So many games; from one to the next everyone moves up a seat. On all cores, with a progress bar."""
    jobs = [
        (game, rotated(levels, start), seed + start, settings or {}, min(CHUNK, games - start))
        for start in range(0, games, CHUNK)
    ]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("forkserver")) as pool:
        for chunk in track(pool.map(several, jobs), description=f"{game}: {', '.join(levels)}", total=len(jobs)):
            yield from chunk


def several(job: tuple[str, list[str], int, Mapping[str, object], int]) -> list[Played]:
    game, levels, seed, settings, games = job
    return [play(game_named(game), rotated(levels, n), seed + n, settings) for n in range(games)]


def rotated(levels: Sequence[str], by: int) -> list[str]:
    by %= len(levels)
    return [*levels[by:], *levels[:by]]


class Contest:
    """What came out of many games."""

    def __init__(self, game: str, played: Iterable[Played]) -> None:
        self.game = game
        self.played = list(played)

    def wins(self) -> dict[str, float]:
        """The victories of each level, shared ones counted in parts."""
        wins: defaultdict[str, float] = defaultdict(float)
        for one in self.played:
            for seat, level in enumerate(one.levels):
                wins[level] += one.share(seat)
        return dict(wins)

    def ranking(self) -> list[tuple[str, float]]:
        return sorted(self.wins().items(), key=lambda one: -one[1])

    def seats(self) -> list[float]:
        """The victories of each seat."""
        return [sum(one.share(seat) for one in self.played) for seat in range(len(self.played[0].levels))]

    def reasons(self) -> dict[str, int]:
        return dict(Counter(one.reason for one in self.played))

    def fact(self, name: str) -> list[Any]:
        return [one.facts[name] for one in self.played]

    def __str__(self) -> str:
        games = len(self.played)
        seats = len(self.played[0].levels)
        lines = [f"{self.game}, {games} games of {seats}"]
        lines += [f"  {level:10} {share(won, games)}{rated(won / games, seats)}" for level, won in self.ranking()]
        lines += [f"  seat {'ABCDEF'[seat]}     {share(won, games)}" for seat, won in enumerate(self.seats())]
        lines += [f"  ended by {reason}: {count}" for reason, count in sorted(self.reasons().items())]
        lines += [f"  acts: median {median(one.acts for one in self.played):.0f}"]
        lines += [f"  {name}: {spread(self.fact(name))}" for name in sorted(self.played[0].facts)]
        return "\n".join(lines)


def share(won: float, games: int) -> str:
    """A share of victories with twice its standard error."""
    p = won / games
    return f"{100 * p:5.1f} % ± {200 * math.sqrt(p * (1 - p) / games):.1f}"


def rated(p: float, seats: int) -> str:
    """Between two, the points of rating by which a level leads."""
    return f", rating {rating_of(p):+.0f}" if seats == 2 and 0 < p < 1 else ""


def rating_of(p: float) -> float:
    """How many points of rating stand for this share of victories between two."""
    return 400 * math.log10(p / (1 - p))


def spread(values: list[Any]) -> str:
    if all(isinstance(value, int) for value in values):
        low, high = sorted(values)[len(values) // 10], sorted(values)[-1 - len(values) // 10]
        return f"median {median(values):.0f}, four in five from {low} to {high}"
    return ", ".join(f"{value} {count}" for value, count in Counter(values).most_common())


def contest(game: str, levels: Sequence[str], games: int, seed: int = 1) -> Contest:
    """Play the games, with checks before the first; what came out."""
    room = game_named(game)
    for level in levels:
        bot_named(room, level)
    if len(levels) not in room.players:
        low, high = room.players[0], room.players[-1]
        raise BadGame(f"{game} is for {low} to {high} players, so name as many bots, not {len(levels)}")
    return Contest(game, matches(game, levels, games, seed))
