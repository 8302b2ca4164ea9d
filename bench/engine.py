"""The engine, plain and compiled, beside Catanatron, each in a process of its own and asked in turn.

`python -m bench.engine` is such a process: it reads the name of a measurement a line and answers with a number.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import count
from typing import Any

from bench import Row
from grandtour import native

SECONDS = 0.4  # that one measurement takes at least
LOG = 300  # acts of the table that is opened
SEATS = (2, 4)
AIMS = {"auf_achse": (4, 15), "course": (8, 30), "sakodo": (4, 15)}
"""For each room, how many times Catanatron's decisions a second its random play aims at: plain, compiled."""

# --- What is measured: in a second, so many ---


def rate(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """How much of this work is done in a second of processor time; each call says how much it did."""
    done, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        done += work()
    return done / spent


def random_play(room: str, seats: int) -> Callable[[], int]:
    """Decisions of whole random games; chance's draws are made, but not counted."""
    from grandtour.core.chance import Dice
    from grandtour.core.game import game_named
    from grandtour.core.questions import playout

    game, dice = game_named(room), Dice(seats)
    return lambda: playout(game.new(seats), dice)


def checked_play(seats: int) -> Callable[[], int]:
    """The same, with every act checked against the offers once more, as Catanatron's loop does."""
    from grandtour.core.acts import CHANCE
    from grandtour.core.chance import Dice
    from grandtour.core.game import game_named
    from grandtour.core.questions import step

    course, dice = game_named("course"), Dice(seats)

    def game() -> int:
        s, decisions = course.new(seats), 0
        while s.stack:
            act = s.stack[-1].sample(s, dice)
            step(s, act)
            decisions += act.by != CHANCE
        return decisions

    return game


def catanatron_play(seats: int) -> Callable[[], int]:
    """Decisions of whole random games in Catanatron's own loop: every action of a player, rolls included."""
    from catanatron import Color, Game, RandomPlayer

    def game() -> int:
        played = Game([RandomPlayer(color) for color in list(Color)[:seats]])
        played.play()
        return len(played.state.actions)

    return game


def catanatron_copy() -> Callable[[], int]:
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in Color], seed=1)
    for _ in range(150):
        game.play_tick()
    return times(100, game.copy)


@cache
def middle_of_a_race() -> tuple[Any, Any]:
    """The game, and a state of it with four seats, some rounds after the start."""
    from grandtour.core.chance import Dice
    from grandtour.core.game import game_named
    from grandtour.core.questions import play

    course, dice = game_named("course"), Dice(1)
    s = course.new(4)
    for _ in range(200):
        play(s, s.stack[-1].sample(s, dice))
    return course, s


def copy() -> Callable[[], int]:
    return times(1000, middle_of_a_race()[1].clone)


def view() -> Callable[[], int]:
    course, s = middle_of_a_race()
    return times(100, lambda: course.view(s, 0))


def guess() -> Callable[[], int]:
    from grandtour.core.chance import Dice

    course, s = middle_of_a_race()
    dice = Dice(1)
    return times(100, lambda: course.guess(s, 0, dice))


def opening() -> Callable[[], int]:
    """A table read from its log, as after a restart."""
    from grandtour.core.chance import Dice
    from grandtour.core.fair import Stream
    from grandtour.core.kit import random_act
    from grandtour.core.tables import Table

    course, dice, stream = middle_of_a_race()[0], Dice(1), Stream("0" * 64)
    table = Table(course, 4, {}, stream)
    table.adopt(table.begin())
    while table.version < LOG:
        act = random_act(table.state, dice)
        table.adopt(table.consider(act.by, table.version, act.said))
    log = table.log[:LOG]
    return times(1, lambda: Table(course, 4, {}, stream, log))


def roll() -> Callable[[], int]:
    """Where a truck may come to rest, on the full board, among the trucks and markers of a random game."""
    from grandtour.core.chance import Dice
    from grandtour.core.game import game_named
    from grandtour.core.questions import play
    from grandtour.games.auf_achse.road import ROLLED

    s, dice = game_named("auf_achse").new(6), Dice(1)
    for _ in range(400):
        play(s, s.stack[-1].sample(s, dice))
    rolled = [drive for seat in ROLLED for drive in seat[1:]]
    return lambda: sum(len(drive.options(s)) > 0 for drive in rolled)


def thinking(room: str) -> Callable[[], int]:
    """Decisions of a game between two bots with sense."""
    from grandtour.arena.contest import play
    from grandtour.core.acts import CHANCE
    from grandtour.core.game import game_named

    game, seeds = game_named(room), count()

    def decisions() -> int:
        said: list[int] = []
        play(game, ["sense", "sense"], next(seeds), watch=lambda _, act: said.append(act.by))
        return sum(by != CHANCE for by in said)

    return decisions


def luck_report(room: str) -> Callable[[], int]:
    """What is told of the luck in a game, once it is over."""
    from grandtour.arena.contest import play
    from grandtour.core.game import game_named
    from grandtour.core.luck import luck

    game, log = game_named(room), []
    play(game, ["sense", "sense"], 1, watch=lambda _, act: log.append(repr(act)))
    return times(1, lambda: luck(game, 2, {}, log))


def times(n: int, call: Callable[[], object]) -> Callable[[], int]:
    def work() -> int:
        for _ in range(n):
            call()
        return n

    return work


def played(what: str, seats: int) -> str:
    return f"{what}, random play, {seats} seats"


MEASUREMENTS: dict[str, Callable[[], Callable[[], int]]] = {
    **{played(room, seats): partial(random_play, room, seats) for room in AIMS for seats in SEATS},
    "random play, each act checked, 4 seats": lambda: checked_play(4),
    "copy": copy,
    "view": view,
    "guess": guess,
    "opening": opening,
    "roll": roll,
    **{f"{room}, thinking": partial(thinking, room) for room in AIMS},
    **{f"{room}, luck": partial(luck_report, room) for room in AIMS},
    **{played("Catanatron", seats): partial(catanatron_play, seats) for seats in SEATS},
    "Catanatron, copy": catanatron_copy,
}


def answer() -> None:
    """Be one of the processes: say whether it is compiled, then measure what is asked for."""
    print("compiled" if native.compiled() else "plain", flush=True)
    prepared: dict[str, Callable[[], int]] = {}
    for line in sys.stdin:
        name = line.strip()
        if name not in prepared:
            prepared[name] = MEASUREMENTS[name]()
            prepared[name]()  # once to warm up
        print(rate(prepared[name]), flush=True)


# --- Asking them in turn ---


class Contender:
    """A process that measures, and the best it has answered to each question so far."""

    def __init__(self, pure: bool) -> None:
        environment = {**os.environ, "GRANDTOUR_PURE": "1" if pure else ""}
        command = [sys.executable, "-m", "bench.engine"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True, bufsize=1
        )
        self.best: dict[str, float] = {}
        self.mode = self.hear()

    def measure(self, name: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{name}\n")
        self.best[name] = max(self.best.get(name, 0.0), float(self.hear()))

    def hear(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline().strip()

    def end(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def run(rounds: int, progress: Callable[[], object] = lambda: None) -> Iterator[Row]:
    """Measure everything in turn, again and again; the best of each counts."""
    plain, compiled, others = Contender(pure=True), Contender(pure=False), Contender(pure=True)
    try:
        if (plain.mode, compiled.mode) != ("plain", "compiled"):
            raise SystemExit("The rules are not compiled as they now are: has a source been edited meanwhile?")
        for _ in range(rounds):
            for name in MEASUREMENTS:
                for contender in [others] if name.startswith("Catanatron") else [plain, compiled]:
                    contender.measure(name)
                progress()
    finally:
        for contender in (plain, compiled, others):
            contender.end()
    yield from rows(plain.best, compiled.best, others.best)


def rows(plain: dict[str, float], compiled: dict[str, float], others: dict[str, float]) -> Iterator[Row]:
    for seats in SEATS:
        rival = played("Catanatron", seats)
        yield Row(rival, f"{others[rival]:,.0f} decisions/s")
        for room, (aim, compiled_aim) in AIMS.items():
            name = played(room, seats)
            yield against(name, plain[name], others[rival], aim)
            yield against(f"{name}, compiled", compiled[name], others[rival], compiled_aim)
    name, other = "random play, each act checked, 4 seats", others[played("Catanatron", 4)]
    yield against(f"course, {name}", plain[name], other)
    yield against(f"course, {name}, compiled", compiled[name], other)
    yield Row("Catanatron, copy of a game, 4 seats", f"{1e6 / others['Catanatron, copy']:.1f} µs")
    for what, name, most in (("copy of a state", "copy", 3), ("whole view", "view", 50), ("guess", "guess", 0)):
        yield within(f"{what}, 4 seats", plain[name], 1e6, "µs", most)
        yield within(f"{what}, 4 seats, compiled", compiled[name], 1e6, "µs", most)
    yield within(f"opening a table of {LOG} acts", plain["opening"], 1e3, "ms", 50)
    yield within(f"opening a table of {LOG} acts, compiled", compiled["opening"], 1e3, "ms", 50)
    yield within("auf_achse, the ends of a roll", plain["roll"], 1e6, "µs", 500)
    for room in AIMS:
        yield within(f"{room}, a bot's decision", plain[f"{room}, thinking"], 1e3, "ms", 50)
        yield within(f"{room}, luck of a game", plain[f"{room}, luck"], 1e3, "ms", 1000)


def against(what: str, found: float, other: float, target: float = 0) -> Row:
    times = found / other
    said = f"{found:,.0f} decisions/s, {times:.1f} times Catanatron"
    return Row(what, said, f"≥ {target} times" if target else "", times >= target if target else None)


def within(what: str, per_second: float, scale: float, unit: str, most: float) -> Row:
    took = scale / per_second
    return Row(what, f"{took:.1f} {unit}", f"< {most} {unit}" if most else "", took < most if most else None)


if __name__ == "__main__":
    answer()
