"""How often bots with sense do what looks foolish to those who watch: `./x campaign follies [GAMES]`.

Games have `sense` in all seats, and seeds from 0 on. What is counted is told a game, to be compared with the figures
in `docs/games/`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from grandtour.arena import play
from grandtour.core.acts import CHANCE, Act
from grandtour.core.questions import offered
from grandtour.core.tales import Heard
from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.acts import ROLL, WORKS
from grandtour.games.auf_achse.game import GAME as AUF_ACHSE
from grandtour.games.auf_achse.sense import Driver, Eyes, hindrances_of
from grandtour.games.auf_achse.state import Haul
from grandtour.games.course.game import GAME as COURSE
from grandtour.games.course.state import Race
from grandtour.games.sakodo.acts import ADD, SELL
from grandtour.games.sakodo.game import plan_for
from grandtour.games.sakodo.items import CAMERA
from grandtour.games.sakodo.plans import NEEDS
from grandtour.games.sakodo.sales import ForcedSale
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.study import Study

GAMES = 200
TENTH = 10


class Sakodo(Study):
    """What the study counts, and cameras that are needed again after one was sold."""

    def play(self, seats: int, seed: int) -> None:
        self.sold = Counter[int]()
        super().play(seats, seed)

    def watch(self, s: Journey, act: Act) -> None:
        super().watch(s, act)
        if self.sold[act.by] and NEEDS[plan_for(s, act.by).needs()].cameras:
            self.sold[act.by] -= 1
            self.follies["cameras needed again after one was sold"] += 1
        if act.verb in (SELL, ADD) and act.noun == CAMERA and not isinstance(s.stack[-1], ForcedSale):
            self.sold[act.by] += 1

    def told_of(self, games: int) -> Iterator[str]:
        for what, key in (
            ("guides spent on a souvenir that was then too dear", "lets-go-souvenir"),
            ("trades proposed", "proposes"),
            ("trades agreed", "trades"),
        ):
            yield f"{what}: {self.told[key] / games:.2f}"
        yield from (f"{folly}: {times / games:.2f}" for folly, times in sorted(self.follies.items()))


class Course:
    """Cards that are taken, dropped and taken again by the same player."""

    def __init__(self) -> None:
        self.again = 0
        self.at_once = 0
        self.games_with = 0

    def play(self, seats: int, seed: int) -> None:
        self.heard = 0
        self.taken: set[tuple[int, int]] = set()
        self.dropped: set[tuple[int, int]] = set()
        self.here: set[tuple[int, int]] = set()
        before = self.again
        play(COURSE, ["sense"] * seats, seed, watch=self.watch)
        self.games_with += self.again > before

    def watch(self, s: Race, act: Act) -> None:
        lines = s.lines or []
        for line in lines[self.heard :]:
            self.note(line.whole())
        self.heard = len(lines)

    def note(self, heard: Heard) -> None:
        facts: dict[str, Any] = heard.facts()
        if heard.key in ("draws", "picks-up"):
            card = facts["player"], facts["card"]
            if heard.key == "picks-up":
                self.again += card in self.dropped
                self.at_once += card in self.here
            self.dropped.discard(card)
            self.taken.add(card)
        elif heard.key == "stays":
            gone = {(facts["player"], facts["left"]), (facts["player"], facts["right"])}
            self.dropped |= gone & self.taken
            self.here |= gone & self.taken
            self.taken -= gone
        elif heard.key == "flies":
            self.here = {(player, card) for player, card in self.here if player != facts["player"]}

    def told_of(self, games: int) -> Iterator[str]:
        yield f"cards taken, dropped and taken again: {self.again / games:.3f}, in {self.games_with} of {games} games"
        yield f"of these without a flight in between: {self.at_once / games:.3f}"


class AufAchse:
    """Roadworks that hurt nobody, or oneself, and what the inspection card takes."""

    def __init__(self, **settings: str) -> None:
        self.settings = settings
        self.works = Counter[str]()
        self.shares: list[float] = []
        self.reasons = Counter[str]()
        self.rounds: list[int] = []
        self.rolls = self.inspected = 0

    def play(self, seats: int, seed: int) -> None:
        before = self.rolls, self.inspected
        played = play(AUF_ACHSE, ["sense"] * seats, seed, self.settings, watch=self.watch)
        self.shares.append((self.inspected - before[1]) / (self.rolls - before[0]))
        self.reasons[played.reason] += 1
        self.rounds.append(int(played.facts["rounds"]))

    def watch(self, s: Haul, act: Act) -> None:
        if act.by == CHANCE:
            return
        if act.verb is ROLL:
            self.rolls += 1
            self.inspected += cards.INSPEKTION in s.kept[act.by]
        if act.verb is WORKS:
            self.judge(s, act)

    def judge(self, s: Haul, act: Act) -> None:
        """Whoever is stuck for want of a way in anybody's path does no harm, and is not to blame."""
        driver = Driver(Eyes(AUF_ACHSE.view(s, act.by), act.by), [])
        hurt = {space for seat in range(len(s.at)) if seat != act.by for space in harmed(s, seat)}
        could = any(other.noun in hurt and not driver.needs(other.noun) for other in offered(s) if other.verb is WORKS)
        self.works["placed"] += 1
        self.works["in their own way"] += driver.needs(act.noun)
        self.works["hurt nobody"] += act.noun not in hurt
        self.works["hurt nobody though they could"] += act.noun not in hurt and could

    def told_of(self, games: int) -> Iterator[str]:
        placed = self.works.pop("placed")
        yield f"roadworks placed: {placed / games:.1f}"
        yield from (f"roadworks, {what}: {100 * times / placed:.1f} %" for what, times in self.works.items())
        worst = sorted(self.shares)[-max(1, games // TENTH)]
        share = 100 * self.inspected / self.rolls
        yield f"rolls under inspection: {share:.1f} %, in the worst tenth of the games {100 * worst:.0f} % or more"
        yield f"rounds: {sorted(self.rounds)[games // 2]} (median); ended by the stall: {self.reasons['stall']} games"


def harmed(s: Haul, seat: int) -> list[int]:
    """The spaces on which roadworks make this truck's way longer."""
    return [space for space, longer in hindrances_of(s.at[seat], list(s.loaded[seat])).items() if longer > 0]


WATCHED: list[tuple[str, int, Any]] = [
    ("Sakodo", 2, Sakodo),
    ("Sakodo", 4, Sakodo),
    ("Course", 2, Course),
    ("Course", 4, Course),
    ("Auf Achse", 2, AufAchse),
    ("Auf Achse, the inspection without end", 2, lambda: AufAchse(**{"inspection-once": "no"})),
    ("Auf Achse", 3, AufAchse),
]


def main(games: int = GAMES) -> None:
    for room, seats, watcher in WATCHED:
        watching = watcher()
        for seed in range(games):
            watching.play(seats, seed)
        print(f"{room}, {games} games of {seats}, a game:", *watching.told_of(games), sep="\n  ", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
