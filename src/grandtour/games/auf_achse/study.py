"""What cards and contracts do in games between players with sense: `python -m grandtour.games.auf_achse.study 4 200`.

The arena tells how long games are and who wins; this tells, for the same games, what came of every event card and of
every contract, and at which price contracts are bought.
"""

# not compiled: it watches the bots, which are

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from statistics import mean

from grandtour.arena import Contest, Played, play, spread
from grandtour.core.acts import CHANCE, Act
from grandtour.core.tales import Heard, Line
from grandtour.games.auf_achse.acts import DEAL, REVEAL
from grandtour.games.auf_achse.arrival import DrawEvent
from grandtour.games.auf_achse.cards import CONTRACT, COSTS, EVENT, ROWS
from grandtour.games.auf_achse.game import GAME
from grandtour.games.auf_achse.rules import Rest, Start
from grandtour.games.auf_achse.sales import Sale
from grandtour.games.auf_achse.sense import Driver, Eyes
from grandtour.games.auf_achse.state import Haul


class Drawn:
    """An event card that is being carried out: by whom, and how they stood before."""

    def __init__(self, s: Haul, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat
        self.money = s.money[seat]
        self.worth = GAME.worth(s, seat)


class Study:
    """Watches games act by act, and counts."""

    def __init__(self) -> None:
        self.played: list[Played] = []
        self.decisions: list[int] = []
        self.events = Counter[int]()
        self.money = Counter[int]()
        self.worth = Counter[int]()
        self.later = Counter[int]()
        self.seen = Counter[int]()
        self.bought = Counter[int]()
        self.delivered = Counter[int]()
        self.rows = Counter[int]()
        self.asked = 0
        self.worth_a_row = Counter[int]()

    def play(self, seats: int, seed: int) -> None:
        self.drawn: Drawn | None = None
        self.lot: set[tuple[int, int]] = set()
        self.lines: list[Line] | None = None
        self.heard = 0
        self.decisions.append(0)
        self.played.append(play(GAME, ["sense"] * seats, seed, watch=self.watch))
        self.hear()

    def watch(self, s: Haul, act: Act) -> None:
        self.lines = s.lines
        self.hear()
        self.decisions[-1] += act.by != CHANCE
        top = s.stack[-1]
        if self.drawn and isinstance(top, DrawEvent | Start | Rest):
            self.close(s, self.drawn)
        if isinstance(top, DrawEvent):
            self.drawn = Drawn(s, act.noun, top.seat)
        if isinstance(top, Sale):
            self.judge(s, top.contract, act.by)
        if act.verb in (DEAL, REVEAL):
            self.seen[act.noun] += 1

    def close(self, s: Haul, drawn: Drawn) -> None:
        """The card has done what it does at once."""
        self.events[drawn.card] += 1
        self.money[drawn.card] += s.money[drawn.seat] - drawn.money
        self.worth[drawn.card] += round(GAME.worth(s, drawn.seat) - drawn.worth)
        self.drawn = None

    def judge(self, s: Haul, contract: int, seat: int) -> None:
        """Which rows a bidder would pay, when they are asked for the first time."""
        if (contract, seat) not in self.lot:
            self.lot.add((contract, seat))
            self.asked += 1
            gain = Driver(Eyes(GAME.view(s, seat), seat), []).gain(contract)
            self.worth_a_row.update(row for row in range(1, ROWS + 1) if COSTS[contract][row] <= gain)

    def hear(self) -> None:
        lines = self.lines or []
        for line in lines[self.heard :]:
            self.note(line.whole())
        self.heard = len(lines)

    def note(self, heard: Heard) -> None:
        if heard.key == "gets":
            contract = one(heard, "contract")
            self.bought[contract] += 1
            self.rows[COSTS[contract].index(one(heard, "money"))] += 1
        elif heard.key == "delivers":
            self.delivered[one(heard, "contract")] += 1
        elif heard.key == "penalty":
            self.later[one(heard, "event")] -= one(heard, "money")

    def report(self) -> Iterator[str]:
        games, fortunes = len(self.played), [money for one in self.played for money in fortunes_of(one)]
        yield str(Contest(GAME.name, self.played))
        yield f"decisions: {spread(self.decisions)}"
        yield f"money at the end: mean {mean(fortunes):.0f}, {spread(fortunes)}"
        yield f"winner ahead of the second: {spread([lead_of(one) for one in self.played])}"
        yield f"contracts bought in a game, by row: {shares(self.rows, range(ROWS + 1), games)}"
        yield f"bidders to whom a row is worth it: {shares(self.worth_a_row, range(1, ROWS + 1), self.asked)}"
        yield from map(self.event, range(len(EVENT.words)))
        yield from map(self.contract, range(len(CONTRACT.words)))

    def event(self, card: int) -> str:
        drawn, times = self.events[card] / len(self.played), self.events[card] or 1
        at_once = f"money {self.money[card] / times:+.0f}, worth {self.worth[card] / times:+.0f}"
        return f"{EVENT.words[card]:27} drawn {drawn:.2f}, {at_once}, at the end {self.later[card] / times:+.0f}"

    def contract(self, card: int) -> str:
        seen, bought = self.seen[card] / len(self.played), self.bought[card] / len(self.played)
        delivered = self.delivered[card] / (self.seen[card] or 1)
        return (
            f"{CONTRACT.words[card]:24} in play {seen:.2f}, bought {bought:.2f}, delivered if in play {delivered:.2f}"
        )


def one(heard: Heard, field: str) -> int:
    """The thing that a line names in this field."""
    thing = heard.facts()[field]
    assert isinstance(thing, int)
    return thing


def fortunes_of(one: Played) -> list[int]:
    return [int(one.facts[f"money {seat}"]) for seat in "ABCDEF"[: len(one.levels)]]


def lead_of(one: Played) -> int:
    second, first = sorted(fortunes_of(one))[-2:]
    return first - second


def shares(counts: Counter[int], keys: Iterable[int], of: int) -> str:
    return ", ".join(f"{key}: {counts[key] / (of or 1):.2f}" for key in keys)


if __name__ == "__main__":
    study = Study()
    for seed in range(int(sys.argv[2])):
        study.play(int(sys.argv[1]), seed)
    print("\n".join(study.report()))
