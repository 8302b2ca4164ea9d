"""The engine, plain and compiled, beside Catanatron, each in a process of its own and asked in turn.

`python -m bench.engine` is such a process: it reads the name of a measurement a line and answers with a number.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from itertools import count
from typing import Any

from bench import Row
from grandtour import native

SECONDS = 0.4  # that one measurement takes at least
LOG = 300  # acts of the table that is opened
OPENING = f"opening a table of {LOG} acts"
SEATS = (2, 4)
ROOMS = sorted(path.parent.name for path in (native.PACKAGE / "games").glob("*/rules.py"))
OTHER_AIMS = {"course": (8, 30, 20), "sakodo": (4, 15, 10)}
AIMS = {room: OTHER_AIMS.get(room, (4, 25, 12)) for room in ROOMS}
"""How many times Catanatron's decisions a second each room aims at: playouts plain and compiled, all acts listed."""

# --- What is measured: in a second, so many ---


def rate(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """How much of this work is done in a second of processor time; each call says how much it did."""
    done, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        done += work()
    return done / spent


def playouts(room: str, seats: int) -> Callable[[], int]:
    """Decisions of whole random games; chance's draws are made, but not counted."""
    from grandtour.core.chance import Dice
    from grandtour.core.game import game_named
    from grandtour.core.questions import playout

    game, dice = game_named(room), Dice(seats)
    return lambda: playout(game.new(seats), dice)


def listing(room: str, seats: int) -> Callable[[], int]:
    """The same, with every legal act listed at each decision, interrupts too, as Catanatron's loop does.

    Nobody breaks in: a random player who could would do little else.
    """
    from grandtour.core.chance import Dice
    from grandtour.core.game import game_named
    from grandtour.core.questions import Chance, play

    game, dice = game_named(room), Dice(seats)

    def decisions() -> int:
        s, taken = game.new(seats), 0
        while s.stack:
            question = s.stack[-1]
            if isinstance(question, Chance):
                play(s, question.sample(s, dice))
                continue
            options, _ = question.options(s), question.interrupts(s)
            play(s, options[dice.below(len(options))])
            taken += 1
        return taken

    return decisions


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
def middle_of_a_game(room: str) -> tuple[Any, Any]:
    """The game, and a state of it with four seats, some rounds after the start."""
    from grandtour.core.chance import Dice
    from grandtour.core.game import game_named
    from grandtour.core.questions import play

    game, dice = game_named(room), Dice(1)
    s = game.new(4)
    for _ in range(200):
        play(s, s.stack[-1].sample(s, dice))
    return game, s


def copy(room: str) -> Callable[[], int]:
    return times(1000, middle_of_a_game(room)[1].clone)


def view(room: str) -> Callable[[], int]:
    game, s = middle_of_a_game(room)
    return times(100, lambda: game.view(s, 0))


def guess(room: str) -> Callable[[], int]:
    from grandtour.core.chance import Dice

    game, s = middle_of_a_game(room)
    dice = Dice(1)
    return times(100, lambda: game.guess(s, 0, dice))


def opening() -> Callable[[], int]:
    """A table read from its log, as after a restart."""
    from grandtour.core.chance import Dice
    from grandtour.core.fair import Stream
    from grandtour.core.kit import random_act
    from grandtour.core.tables import Table

    course, dice, stream = middle_of_a_game("course")[0], Dice(1), Stream("0" * 64)
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
    from grandtour.games.auf_achse.driving import ROLLED

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


def seated(room: str, what: str, seats: int) -> str:
    return f"{room}, {what}, {seats} seats"


def of_each_room(
    what: str, measurement: Callable[[str], Callable[[], int]]
) -> dict[str, Callable[[], Callable[[], int]]]:
    return {f"{room}, {what}": partial(measurement, room) for room in AIMS}


MEASUREMENTS: dict[str, Callable[[], Callable[[], int]]] = {
    **{seated(room, "playouts", seats): partial(playouts, room, seats) for room in AIMS for seats in SEATS},
    **{seated(room, "all acts listed", seats): partial(listing, room, seats) for room in AIMS for seats in SEATS},
    **{seated("Catanatron", "own loop", seats): partial(catanatron_play, seats) for seats in SEATS},
    **of_each_room("copy", copy),
    "Catanatron, copy": catanatron_copy,
    **of_each_room("view", view),
    **of_each_room("guess", guess),
    **of_each_room("a bot's decision", thinking),
    **of_each_room("luck of a game", luck_report),
    f"course, {OPENING}": opening,
    "auf_achse, the ends of a roll": roll,
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


def about(rooms: Iterable[str]) -> list[str]:
    """The measurements of these rooms, and of what they are compared with."""
    return [name for name in MEASUREMENTS if name.partition(",")[0] in ("Catanatron", *rooms)]


def run(rooms: Sequence[str], rounds: int, progress: Callable[[], object] = lambda: None) -> Iterator[Row]:
    """Measure these rooms in turn, again and again; the best of each counts."""
    plain, compiled, others = Contender(pure=True), Contender(pure=False), Contender(pure=True)
    try:
        if (plain.mode, compiled.mode) != ("plain", "compiled"):
            raise SystemExit("The rules are not compiled as they now are: has a source been edited meanwhile?")
        for _ in range(rounds):
            for name in about(rooms):
                for contender in [others] if name.startswith("Catanatron") else [plain, compiled]:
                    contender.measure(name)
                progress()
    finally:
        for contender in (plain, compiled, others):
            contender.end()
    yield from rows(rooms, plain.best, compiled.best, others.best)


def rows(
    rooms: Sequence[str], plain: dict[str, float], compiled: dict[str, float], others: dict[str, float]
) -> Iterator[Row]:
    for seats in SEATS:
        rival = seated("Catanatron", "own loop", seats)
        yield Row(rival, f"{others[rival]:,.0f} decisions/s")
        for room in rooms:
            aim, compiled_aim, listing_aim = AIMS[room]
            name = seated(room, "playouts", seats)
            yield against(name, plain[name], compiled[name], others[rival], aim, compiled_aim)
            name = seated(room, "all acts listed", seats)
            yield against(name, plain[name], compiled[name], others[rival], 0, listing_aim)
    yield Row("Catanatron, copy", took(others["Catanatron, copy"], "µs"))
    for what, unit, most in LIMITS:
        for room in rooms:
            name = f"{room}, {what}"
            if name in plain:
                yield within(name, plain[name], compiled[name], unit, most)


LIMITS = (
    ("copy", "µs", 6),
    ("view", "µs", 50),
    ("guess", "µs", 100),
    ("a bot's decision", "ms", 50),
    ("luck of a game", "ms", 1000),
    (OPENING, "ms", 50),
    ("the ends of a roll", "µs", 500),
)
PER_SECOND = {"µs": 1e6, "ms": 1e3}


def against(what: str, plain: float, compiled: float, rival: float, aim: float, compiled_aim: float) -> Row:
    """Decisions a second, and how many times those of the rival they are."""
    target = f"≥ {aim} / {compiled_aim} times" if aim else f"≥ {compiled_aim} times compiled"
    met = plain >= aim * rival and compiled >= compiled_aim * rival
    return Row(
        what, f"{plain:,.0f}/s, × {plain / rival:.1f}", f"{compiled:,.0f}/s, × {compiled / rival:.1f}", target, met
    )


def within(what: str, plain: float, compiled: float, unit: str, most: float) -> Row:
    """How long one takes; the plain rules are to keep within the limit too."""
    return Row(what, took(plain, unit), took(compiled, unit), f"< {most} {unit}", PER_SECOND[unit] / plain < most)


def took(per_second: float, unit: str) -> str:
    return f"{PER_SECOND[unit] / per_second:.1f} {unit}"


if __name__ == "__main__":
    answer()
