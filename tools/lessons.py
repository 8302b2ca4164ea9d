"""The games that lessons are written over: `python -m tools.lessons ROOM` replays one, and shows it act by act.

A room's `lesson/game.txt` is kept by its acts: after new rules it is replayed, and if every act still fits, its header
is written anew. Whoever writes a lesson chooses its first acts there, and with `--acts N` lets it be played on to the
Nth: chance draws by `--seed`, the learner (seat A) plays with the room's hardest bot, the others with its easiest.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from grandtour.bots import bot_named
from grandtour.core.chance import Dice
from grandtour.core.fair import Stream, seed_of
from grandtour.core.game import game_named
from grandtour.core.lessons import LEARNER, stored_game
from grandtour.core.log import Log
from grandtour.core.questions import awaited, chances
from grandtour.core.records import Record
from grandtour.core.settings import agreed
from grandtour.core.tables import drawn
from grandtour.languages import SPARE
from grandtour.words import Words

ROOMS = Path(__file__).resolve().parents[1] / "src" / "grandtour" / "games"


def file_of(room: str) -> Path:
    return ROOMS / room / "lesson" / "game.txt"


def stored(room: str) -> tuple[Record, Log]:
    """The stored game, every act checked by the rules of today."""
    game = game_named(room)
    record = stored_game(game)
    return record, Log(game, len(record.seats), record.settings, record.log)


def play_on(log: Log, acts: int, seed: str) -> None:
    """Let chance and bots play until so many acts are done."""
    stream, dice = Stream(seed_of(seed)), Dice(len(seed))
    easy, *_, hard = log.game.levels
    while log.version < acts and log.state.stack:
        if chances(log.state):
            log.read([repr(drawn(stream, log.draws, log.state))])
        else:
            seat = awaited(log.state)[0]
            bot = bot_named(log.game, hard if seat == LEARNER else easy)
            log.read([repr(bot.choose(log.chair(seat), dice))])


def store(record: Record, log: Log) -> None:
    record.settings, record.log = agreed(log.game.settings, record.settings), log.texts
    file_of(record.game).write_text(record.text(), "utf-8")


def shown(names: list[str], log: Log) -> Iterator[str]:
    """The game as the learner reads it: what is asked, what is done, and what is told of it."""
    words = Words(SPARE, log.game).seated(names, LEARNER)
    for n, entry in enumerate(log.entries):
        state = log.state_at(n)
        if entry.by == LEARNER:
            yield f"      [{words.line(state.stack[-1].prompt(state).read(LEARNER))}]"
        yield f"{n:4}  {entry.text}"
        yield from (f"        {words.line(line.read(LEARNER))}" for line in entry.lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Replay the game of a lesson, and show it act by act.")
    parser.add_argument("room", metavar="ROOM")
    parser.add_argument("--acts", type=int, default=0, metavar="N", help="play on to the Nth act")
    parser.add_argument("--seed", default="lesson", help="what chance draws by")
    given = parser.parse_args()
    record, log = stored(given.room)
    play_on(log, given.acts, given.seed)
    store(record, log)
    print("\n".join(shown(record.seats, log)))


if __name__ == "__main__":
    main()
