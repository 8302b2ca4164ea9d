"""What decides games between players with sense: `python -m grandtour.games.richesses.study GAMES [CIRCUIT…]`.

A line for each circuit and number of players, as in docs/games/richesses.md. With `--outfits bike,car` the players set
out by these vehicles, each from each seat as often, and the lines tell how often each of them wins.
"""

# not compiled: it watches the bots, which are

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import median

from grandtour.core.acts import NOBODY
from grandtour.core.chairs import Bot, bots_act
from grandtour.core.chance import Dice
from grandtour.core.questions import chances, play
from grandtour.core.tales import Heard, Line
from grandtour.games.richesses.acts import OUTFIT
from grandtour.games.richesses.board import VEHICLE
from grandtour.games.richesses.game import GAME
from grandtour.games.richesses.sense import SenseBot
from grandtour.games.richesses.sheets import CIRCUIT

SECONDS_A_TURN = 20
ON_THE_WAY = ("walks", "rides", "drives")


class Watched:
    """One game: who won and how, and how often what was told."""

    def __init__(self, circuit: str, outfits: Sequence[int], seed: int) -> None:
        dice, s = Dice(seed), GAME.new(len(outfits), {"circuit": circuit})
        bots: dict[int, Bot] = {seat: SenseBot(outfit) for seat, outfit in enumerate(outfits)}
        lines: list[Line] = []
        s.lines = lines
        while s.stack:
            act = s.stack[-1].sample(s, dice) if chances(s) else bots_act(GAME, s, bots, lines, dice)
            assert act is not None
            play(s, act)
        assert s.outcome is not None
        heard = [line.whole() for line in lines]
        self.rounds = s.round
        self.reason = s.outcome.reason
        self.winner = s.outcome.winners()[0]
        self.order = (self.winner - s.first) % len(outfits)
        self.outfit = outfits[self.winner]
        self.told = Counter(line.key for line in heard)
        self.mode = mode_of(heard, self.winner)


def mode_of(heard: list[Heard], seat: int) -> str:
    """By what a player has made most moves."""
    made = Counter(line.key for line in heard if line.key in ON_THE_WAY and line.facts()["player"] == seat)
    return VEHICLE.words[ON_THE_WAY.index(made.most_common(1)[0][0])] if made else "foot"


def line(circuit: str, players: int, games: list[Watched]) -> str:
    """One line of the table of balance."""
    rounds = sorted(game.rounds for game in games)
    tenth = len(rounds) // 10
    modes, orders = Counter(game.mode for game in games), Counter(game.order for game in games)
    minutes = median(rounds) * players * SECONDS_A_TURN / 60
    return " | ".join([
        f"| `{circuit}`",
        str(players),
        f"{median(rounds):g} ({rounds[tenth]} to {rounds[-1 - tenth]})",
        f"{minutes:.0f}",
        ", ".join(percent(modes[mode], games) for mode in ("car", "bike", "foot")),
        ", ".join(percent(orders[order], games) for order in range(players)),
        f"{mean_of(games, 'turns-up'):.1f}",
        f"{mean_of(games, 'claims'):.1f}",
        f"{mean_of(games, 'seeks'):.2f} |",
    ])  # fmt: skip


def percent(count: int, games: list[Watched]) -> str:
    return f"{100 * count / len(games):.0f}"


def mean_of(games: list[Watched], tale: str) -> float:
    return sum(game.told[tale] for game in games) / len(games)


def study(circuits: Sequence[str], number: int) -> Iterator[str]:
    for circuit in circuits:
        for players in GAME.players:
            yield line(circuit, players, [Watched(circuit, [NOBODY] * players, seed) for seed in range(number)])


def compare(circuits: Sequence[str], number: int, outfits: list[int]) -> Iterator[str]:
    for circuit in circuits:
        games = [Watched(circuit, rotated(outfits, seed), seed) for seed in range(number)]
        won = Counter(game.outfit for game in games)
        rounds = median(game.rounds for game in games)
        shares = ", ".join(f"{OUTFIT.words[outfit]} {percent(won[outfit], games)}" for outfit in outfits)
        yield f"{circuit}: {shares}; {rounds:g} rounds"


def rotated(outfits: list[int], by: int) -> list[int]:
    return [outfits[(seat + by) % len(outfits)] for seat in range(len(outfits))]


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("games", type=int)
    parser.add_argument("circuits", nargs="*", default=CIRCUIT.words)
    parser.add_argument("--outfits", default="")
    asked = parser.parse_args()
    named = [OUTFIT.number(word) for word in asked.outfits.split(",") if word]
    for told in compare(asked.circuits, asked.games, named) if named else study(asked.circuits, asked.games):
        print(told, flush=True)
