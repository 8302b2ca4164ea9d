"""What happens in games between bots: `python -m grandtour.games.routard.study sense,sense,sense,sense 400 express`.

The arena tells how long games are and who wins; this tells, for the same games, how they are spent: turns of packing
and of travelling, minutes, money and cheques, drives, Assistances, and what came of cards played without the right to.
"""

# not compiled: it watches the bots, which are

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from statistics import mean, median

from grandtour.arena import Contest, Played, play, spread
from grandtour.core.acts import NOBODY, Act
from grandtour.core.tales import Line
from grandtour.games.routard import acts
from grandtour.games.routard.board import ACHAT
from grandtour.games.routard.game import GAME
from grandtour.games.routard.preparation import SetOut, Sheet
from grandtour.games.routard.rules import Stranded, Turn
from grandtour.games.routard.spaces import Anyway
from grandtour.games.routard.state import Journey

PACKING = 15  # seconds for a turn of people: announce a line, roll, take what it brings
TRAVELLING = 35  # and on the way: think, move, sleep, read a card
COUNTED = {
    "drives": "drives",
    "flies": "flights",
    "sent-back": "Hotel Assistance",
    "goes-back-to-work": "Job Assistance",
    "works-here": "jobs on the spot",
    "owes": "debts",
    "skips": "turns missed",
    "stranded": "formalities lost",
    "puts-up": "auctions",
    "sells": "auctions won by a player",
    "claims": "claims",
    "caught": "claims that caught somebody",
}
"""The tales that are counted, and what they stand for."""


class Gamble:
    """A card that one may not play: who was asked, whether they played it, how many turns they needed before it."""

    def __init__(self, s: Journey, seat: int, played: bool) -> None:
        self.seat = seat
        self.needed = -GAME.worth(s, seat)
        self.came_to = "caught" if played else "declined"

    def close(self, s: Journey) -> float:
        """At the next turn of the same player: the turns that it has saved."""
        return self.needed + GAME.worth(s, self.seat)


class Study:
    """Watches games act by act, and counts."""

    def __init__(self, express: bool = False) -> None:
        self.express = express
        self.played: list[Played] = []
        self.counts = Counter[str]()
        self.packing: list[int] = []
        self.travelling: list[int] = []
        self.minutes: list[int] = []
        self.money: list[int] = []
        self.cheques: list[int] = []
        self.gambles: defaultdict[str, list[float]] = defaultdict(list)

    def play(self, levels: Sequence[str], seed: int) -> None:
        self.turn = (0, NOBODY)
        self.heard = 0
        self.turns = Counter[str]()
        self.open: list[Gamble] = []
        self.caught: list[int] = []
        seats = len(levels)
        self.played.append(play(GAME, levels, seed, {"express": self.express}, watch=self.watch))
        self.packing.append(round(self.turns["packing"] / seats))
        self.travelling.append(round(self.turns["travelling"] / seats))
        seconds = PACKING * self.turns["packing"] + TRAVELLING * self.turns["travelling"]
        self.minutes.append(round(seconds / 60))

    def watch(self, s: Journey, act: Act) -> None:
        self.hear(s.lines or [])
        top = s.stack[-1]
        if isinstance(top, Sheet | Turn | SetOut | Stranded) and self.turn != (s.round, top.seat):
            self.turn = (s.round, top.seat)
            self.begin(s, top.seat, isinstance(top, Sheet))
        if isinstance(top, Anyway) and top.deck != ACHAT and act.verb in (acts.PLAY, acts.DECLINE):
            self.open.append(Gamble(s, top.seat, act.verb is acts.PLAY))

    def begin(self, s: Journey, seat: int, packing: bool) -> None:
        self.turns["packing" if packing else "travelling"] += 1
        if not packing:
            self.money.append(s.money[seat])
            self.cheques.append(s.cheques[seat])
        for gamble in [one for one in self.open if one.seat == seat]:
            self.open.remove(gamble)
            outcome = gamble.came_to
            if outcome == "caught" and seat not in self.caught:
                outcome = "not caught"
            self.gambles[outcome].append(gamble.close(s))
        self.caught = [other for other in self.caught if other != seat]

    def hear(self, lines: list[Line]) -> None:
        for line in lines[self.heard :]:
            self.counts[line.tale.key] += 1
            if line.tale.key == "caught":
                self.caught.append(line.nouns[0])
        self.heard = len(lines)

    def report(self) -> Iterator[str]:
        players = sum(len(played.levels) for played in self.played)
        yield str(Contest(GAME.name, self.played))
        yield f"turns of packing: {spread(self.packing)}; of travelling: {spread(self.travelling)}"
        yield f"minutes, at {PACKING} s a turn of packing and {TRAVELLING} s on the way: {spread(self.minutes)}"
        yield f"at the start of a turn on the way: {spread(self.money)} €; {spread(self.cheques)} cheques"
        for key, what in COUNTED.items():
            yield f"for each player, {what}: {self.counts[key] / players:.2f}"
        for outcome, saved in sorted(self.gambles.items()):
            yield (
                f"a card without the right to it, {outcome}: {len(saved)} times, saves {mean(saved):+.2f} turns"
                f" (median {median(saved):+.2f})"
            )


if __name__ == "__main__":
    study = Study(express="express" in sys.argv[3:])
    for seed in range(int(sys.argv[2])):
        study.play(sys.argv[1].split(","), seed)
    print("\n".join(study.report()))
