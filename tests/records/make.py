"""Make the stored games anew, when rules, boards or texts have changed: `python -m tests.records.make [ROOM…]`."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from grandtour.bots import bot_named
from grandtour.cli import told
from grandtour.core.acts import LETTERS
from grandtour.core.chairs import Chair
from grandtour.core.chance import Dice
from grandtour.core.fair import Stream
from grandtour.core.game import game_named, games
from grandtour.core.questions import awaited
from grandtour.core.records import Record, parse_record, record_of
from grandtour.core.tables import Table
from grandtour.words import LANGUAGES, Words

HERE = Path(__file__).parent
NAMES = ["Nellie", "Phileas", "Isabella", "Ibn", "Freya", "Jean"]
ENTROPY = ["a round tour", "eighty days", "no fear of flying", "far from home", "head winds", "a message"]

BUSINESS = {"load", "buy", "call", "take", "bid"}

Choice = Callable[[Table, Dice], str]
Plan = tuple[int, Mapping[str, object], Choice, int]
"""The players and options of a game, how they choose, and a number that makes it this game."""


def with_sense(table: Table, dice: Dice) -> str:
    seat = awaited(table.state)[0]
    return f"{LETTERS[seat]} {bot_named(table.game, 'sense').choose(Chair(table.game, table.state, seat), dice).said}"


def until_someone_leaves(table: Table, dice: Dice) -> str:
    """Play well; from the fourth round on, whoever is asked leaves."""
    return (
        f"{LETTERS[awaited(table.state)[0]]} retire" if table.game.round(table.state) > 3 else with_sense(table, dice)
    )


def idly(table: Table, dice: Dice) -> str:
    """Drive about at random, and do no business."""
    seat = awaited(table.state)[0]
    answers = [act for act in Chair(table.game, table.state, seat).answers() if act.verb.name not in BUSINESS]
    return f"{LETTERS[seat]} {answers[dice.below(len(answers))].said}"


STORED: dict[str, Plan] = {
    "course/home": (4, {}, with_sense, 1),
    "course/places": (3, {"places": True}, with_sense, 2),
    "course/cap": (6, {"rounds": 10}, with_sense, 3),
    "course/sealed": (2, {"rounds": 10}, with_sense, 5),
    "course/alone": (3, {"retire": True}, until_someone_leaves, 4),
    "richesses/back": (2, {"circuit": "monuments"}, with_sense, 1),
    "richesses/premiums": (3, {"circuit": "economie"}, with_sense, 2),
    "richesses/fortune": (4, {"circuit": "casinos"}, with_sense, 3),
    "richesses/column": (3, {"circuit": "sports"}, with_sense, 4),
    "richesses/rounds": (4, {"circuit": "vacances", "rounds": 20, "passing": True}, with_sense, 5),
    "richesses/vins": (2, {"circuit": "vins"}, with_sense, 6),
    "richesses/touristique": (2, {"circuit": "touristique", "shuffle": True}, with_sense, 7),
    "richesses/vacances": (3, {"circuit": "vacances"}, with_sense, 8),
    "richesses/specialites": (2, {"circuit": "specialites", "strict": True}, with_sense, 9),
    "sakodo/arrival": (4, {}, with_sense, 1),
    "sakodo/together": (4, {}, with_sense, 3109),
    "sakodo/rounds": (6, {"rounds": 10}, with_sense, 3),
    "sakodo/alone": (3, {"retire": True}, until_someone_leaves, 4),
    "routard/arrival": (4, {}, with_sense, 1),
    "routard/together": (3, {"express": True}, with_sense, 11),
    "routard/rounds": (6, {"rounds": 20}, with_sense, 3),
    "routard/alone": (3, {"retire": True, "express": True}, until_someone_leaves, 4),
    "auf_achse/delivered": (3, {}, with_sense, 5),
    "auf_achse/stall": (2, {}, idly, 6),
    "auf_achse/simplified": (4, {"simplified": True}, with_sense, 7),
    "sites80/five": (3, {}, with_sense, 1),
    "sites80/rounds": (4, {"rounds": 8}, with_sense, 2),
    "sites80/alone": (3, {"retire": True}, until_someone_leaves, 3),
}
"""A game with the name of an ending ends so."""


def play(room: str, plan: Plan) -> Record:
    seats, settings, choose, number = plan
    seed, dice = f"{number:064x}", Dice(number)
    table = Table(game_named(room), seats, settings, Stream(seed, ENTROPY[:seats]))
    table.adopt(table.begin())
    while not table.over:
        said = choose(table, dice)
        table.adopt(table.consider(LETTERS.index(said[0]), table.version, said[2:]))
    return record_of(table, NAMES[:seats], seed=seed, entropy=ENTROPY[:seats])


def file_of(name: str) -> Path:
    return HERE / f"{name}.txt"


def tale_of(name: str, language: str) -> Path:
    return HERE / f"{name}.{language}.txt"


def ending_of(name: str, record: Record) -> str:
    """How a stored game has to end: as its name says, if that is the name of an ending."""
    title = name.split("/")[1]
    return title if title in game_named(record.game).endings else record.reason


def in_words(record: Record, language: str) -> str:
    return "\n".join([*told(record, Words(language, game_named(record.game))), ""])


def make(name: str) -> None:
    record = play(name.split("/")[0], STORED[name])
    assert record.reason == ending_of(name, record), f"{name} ended by {record.reason}: give it another number"
    file_of(name).parent.mkdir(exist_ok=True)
    file_of(name).write_text(record.text(), "utf-8")
    for language in LANGUAGES:
        tale_of(name, language).write_text(in_words(parse_record(record.text()), language), "utf-8")


if __name__ == "__main__":
    rooms = sys.argv[1:] or games()
    for stored in STORED:
        if stored.split("/")[0] in rooms:
            make(stored)
