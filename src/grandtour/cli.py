"""The command `grandtour`. What a subcommand needs is imported when it runs, so that each starts quickly."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from grandtour import __version__
from grandtour.screen import write

if TYPE_CHECKING:
    from grandtour.core.game import Game
    from grandtour.core.records import Record
    from grandtour.terminal import Sitting
    from grandtour.words import Words

CLEAN, FOUND_WRONG, BAD_INPUT, INTERRUPTED, UNHEARD = 0, 1, 2, 130, 141

Options = argparse.Namespace


class Usage(ValueError):
    """Something on the command line that cannot be: which, and what is allowed."""


# --- The commands: the first line of each docstring is its help ---


def serve(options: Options) -> int:
    """start the server and open the page in the browser; this is the default command"""
    from grandtour.server.serve import serve

    serve(options.host, options.port, options.data, options.browser, options.workers)
    return CLEAN


def upgrade(options: Options) -> int:
    """after rules have changed: replay all stored games, lift those that come out the same, close the others"""
    from grandtour.server.database import BadDatabase
    from grandtour.server.serve import CannotServe
    from grandtour.server.serve import upgrade as upgrade_stored
    from grandtour.server.upgrade import fate

    try:
        done = upgrade_stored(options.data)
    except (CannotServe, BadDatabase) as error:
        write(str(error), to=sys.stderr)
        return FOUND_WRONG
    for before, after in done:
        write(f"{before.id:14} {before.game:12} {before.status:8} rules {before.rules}: {FATES[fate(before, after)]}")
    write(f"{len(done)} tables followed older rules" if done else "no table follows older rules")
    return CLEAN


def backup(options: Options) -> int:
    """write everything the server remembers into one file, while it runs"""
    from grandtour.server.serve import backup as write_backup

    return kept(lambda: write_backup(options.file, options.data), f"written to {options.file}")


def restore(options: Options) -> int:
    """read a backup into a new, empty data folder or database"""
    from grandtour.server.serve import restore_house

    return kept(lambda: restore_house(options.file, options.data), f"restored from {options.file}")


def kept(work: Callable[[], dict[str, int]], done: str) -> int:
    from grandtour.server.backup import BadBackup
    from grandtour.server.database import BadDatabase
    from grandtour.server.serve import CannotServe

    try:
        counted = work()
    except (CannotServe, BadDatabase, BadBackup) as error:
        write(str(error), to=sys.stderr)
        return FOUND_WRONG
    write(f"{', '.join(f'{count:,} {name}' for name, count in counted.items())} {done}")
    return CLEAN


FATES = {
    "lifted": "comes out the same; lifted to the rules of today",
    "closed": "would come out otherwise; closed, its record can be read",
    "kept": "would come out otherwise; keeps its outcome",
}


def play(options: Options) -> int:
    """play in the terminal, against bots or with others at the same keyboard"""
    from grandtour.core.game import game_named
    from grandtour.terminal import Terminal

    game = game_named(options.game)
    words = words_for(options, game)
    Terminal(sitting(options, game, words), words).run()
    return CLEAN


def kit(options: Options) -> int:
    """play random games under the conformance kit, which checks after each act the laws that every game must obey"""
    from grandtour.core.game import game_named, games

    if options.all == bool(options.game):
        raise Usage("name one game, or --all")
    if options.all and options.first:
        raise Usage("--from goes with one game, not with --all")
    for name in games() if options.all else [game_named(options.game).name]:
        if status := under_the_kit(name, options):
            return status
    return CLEAN


def verify(options: Options) -> int:
    """repeat every draw of a recorded game from its seed, and report any that differ"""
    from grandtour.core.acts import LETTERS
    from grandtour.core.records import BrokenSeal, doubt, draws_taken_back, withheld
    from grandtour.core.records import verify as find_altered

    words, record = words_for(options), read_record(options.file)
    try:
        altered = find_altered(record)
    except BrokenSeal as seal:
        write(f"{options.file}: {seal}")
        return FOUND_WRONG
    if doubted := doubt(record):
        write(words.text("verify-doubt", why=doubted))
    if count := draws_taken_back(record.log):
        write(words.text("verify-taken-back", count=count))
    for seat in withheld(record):
        write(words.text("verify-withheld", name=record.seats[seat] or LETTERS[seat]))
    draws = sum(act.startswith("*") for act in record.log)
    if not altered:
        write(words.text("verify-right", draws=draws))
        return CLEAN
    write(words.text("verify-wrong", draws=draws, count=len(altered)))
    for finding in altered:
        write(words.text("verify-line", line=finding.line, recorded=finding.recorded, derived=finding.derived))
    return FOUND_WRONG


def show(options: Options) -> int:
    """retell a recorded game in sentences"""
    from grandtour.core.game import game_named

    record = read_record(options.file)
    write(*told(record, words_for(options, game_named(record.game))))
    return CLEAN


def arena(options: Options) -> int:
    """let bots play many games against each other"""
    from grandtour.arena import contest
    from grandtour.core.game import game_named

    game = game_named(options.game)
    bots = [bot_meant(game, word) for word in options.bots.split(",")]
    write(str(contest(game.name, bots, options.games, options.seed)))
    return CLEAN


def list_games(options: Options) -> int:
    """list the games and their bots"""
    from grandtour.core.game import games

    for name, game in games().items():
        title, players = words_for(options, game).text("title"), f"{game.players[0]}-{game.players[-1]}"
        write(f"{name:12} {players:5} {title} ({', '.join(bots_listed(game))})")
    return CLEAN


# --- Their arguments ---


def argument(*flags: str, **settings: Any) -> Callable[[argparse.ArgumentParser], object]:
    return lambda parser: parser.add_argument(*flags, **settings)


def number(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number within bounds, or says what they are."""

    def read(word: str) -> int:
        if not word.isdecimal() or len(word) > 9 or not least <= int(word) <= most:
            raise argparse.ArgumentTypeError(f"{word!r} is not a whole number from {least} to {most}")
        return int(word)

    return read


def language(word: str) -> str:
    """One of the languages of the house."""
    from grandtour.languages import LANGUAGES

    if word not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"{word!r} is none of the languages here: {', '.join(LANGUAGES)}")
    return word


MANY = 100_000_000
ROOM = "the name of the game; the command games lists them"
GAME = argument("game", metavar="GAME", help=ROOM)
BOT = "stroller, traveller or explorer, or the name of a bot that the command games lists"
FILE = argument("file", metavar="FILE", type=Path, help="a recorded game")
BACKUP = argument("file", metavar="FILE", type=Path, help="the file of the backup")
DATA = argument("--data", metavar="FOLDER", type=Path, help="the folder for games; by default the user's data folder")
LANG = argument("--lang", metavar="LANG", type=language, help="the language, such as fr; by default that of the system")
SEED = argument("--seed", metavar="N", type=number(0, MANY), default=1, help="a different number plays different games")

COMMANDS: dict[str, tuple[Callable[[Options], int], list[Callable[[argparse.ArgumentParser], object]]]] = {
    "serve": (
        serve,
        [
            argument("--host", default="127.0.0.1", help="the address to listen on"),
            argument("--port", type=number(0, 65535), default=0, help="the port; by default 8080, or any free one"),
            DATA,
            argument("--no-browser", dest="browser", action="store_false", help="do not open a browser"),
            argument(
                "--workers", metavar="N", type=number(1, 64), help="so many processes share the work; by default 1"
            ),
        ],
    ),
    "play": (
        play,
        [
            GAME,
            argument("--players", metavar="N", type=number(1, 6), help="how many play, bots included"),
            argument("--names", metavar="A,B", help="the people at this keyboard; bots take the other seats"),
            argument("--bots", metavar="LEVEL", help=f"the level of the bots: {BOT}; by default stroller"),
            argument("--seed", metavar="TEXT", help="the same text gives the same draws; by default, random"),
            argument("--setting", metavar="NAME=VALUE", action="append", default=[], help="an option of the game"),
            LANG,
        ],
    ),
    "kit": (
        kit,
        [
            argument("game", metavar="GAME", nargs="?", help=ROOM),
            argument("--all", action="store_true", help="every game"),
            argument(
                "--games",
                metavar="N",
                type=number(1, MANY),
                default=20,
                help="how many games, for each number of players and each value of every option",
            ),
            argument("--from", dest="first", metavar="N", type=number(0, MANY), default=0, help="start with game N"),
            SEED,
            argument("--processes", metavar="N", type=number(1, 256), help="by default one for each processor"),
            argument(
                "--every",
                metavar="N",
                type=number(0, MANY),
                default=1,
                help="check all laws before one act in N; with 0, only conservation after each act, and the end",
            ),
        ],
    ),
    "verify": (verify, [FILE, LANG]),
    "show": (show, [FILE, LANG]),
    "arena": (
        arena,
        [
            GAME,
            argument("--bots", metavar="A,B", required=True, help=f"the bot in each seat: {BOT}"),
            argument("--games", metavar="N", type=number(1, MANY), default=100, help="how many games"),
            SEED,
        ],
    ),
    "games": (list_games, [LANG]),
    "upgrade": (upgrade, [DATA]),
    "backup": (backup, [BACKUP, DATA]),
    "restore": (restore, [BACKUP, DATA]),
}


class Parser(argparse.ArgumentParser):
    """What it objects to is broken between words, as everything is."""

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        write(f"{self.prog}: error: {message}", to=sys.stderr)
        raise SystemExit(BAD_INPUT)


def parsers() -> dict[str, argparse.ArgumentParser]:
    """The parser of each command; that of the whole has no name."""
    whole = Parser(prog="grandtour", description="Classic travel board games.")
    whole.add_argument("--version", action="version", version=f"grandtour {__version__}")
    commands = whole.add_subparsers(metavar="COMMAND", required=True)
    for name, (run, arguments) in COMMANDS.items():
        command = commands.add_parser(name, help=run.__doc__, description=run.__doc__)
        command.set_defaults(run=run)
        for add in arguments:
            add(command)
    return {"": whole, **commands.choices}


def parser() -> argparse.ArgumentParser:
    return parsers()[""]


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; bad input gets a sentence and the exit code 2."""
    given = list(sys.argv[1:] if words is None else words)
    if any(is_empty(word) for word in given):
        return explain(given)
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version")):
        given.insert(0, "serve")
    options = parser().parse_args(given)
    try:
        run: Callable[[Options], int] = options.run
        status = run(options)
        sys.stdout.flush()
        return status
    except ValueError as error:
        if not isinstance(error, bad_input()):
            raise
        write(f"grandtour: {error}", to=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    except BrokenPipeError:  # whoever read what we print has turned away, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for what Python still has to say
        return UNHEARD


def is_empty(word: str) -> bool:
    """Is it nothing, or an option without a value?"""
    return not word.strip() or (word.startswith("--") and word.endswith("="))


def explain(given: Sequence[str]) -> int:
    """Say that something is empty, and how the command is used."""
    known = parsers()
    command = known.get(given[0], known[""])
    command.print_help(sys.stderr)
    write(f"\n{command.prog}: an argument is empty", to=sys.stderr)
    return BAD_INPUT


def bad_input() -> tuple[type[ValueError], ...]:
    """The errors by which the house says that what it was given cannot be."""
    from grandtour.core.game import BadGame
    from grandtour.core.records import BadRecord
    from grandtour.core.settings import BadSetting

    return Usage, BadGame, BadRecord, BadSetting


# --- What they share ---


def words_for(options: Options, game: Game[Any] | None = None) -> Words:
    from grandtour.words import Words, chosen_language

    return Words(chosen_language(options.lang), game)


def under_the_kit(name: str, options: Options) -> int:
    """Play one room's games under the kit, and say what came of it."""
    from grandtour import campaign
    from grandtour.core.game import game_named
    from grandtour.core.kit import never_met

    total, first = campaign.total(name, options.games), options.first
    if first >= total:
        raise Usage(f"--from {first} leaves nothing of {total} games")
    games = campaign.Chunk(name, first, total - first, options.seed, options.every)
    found = campaign.run(games, options.processes or campaign.processors())
    if found.fault:
        write(found.fault.why, to=sys.stderr)
        write(f"The game is kept in {keep(found.fault.record, f'kit-{name}')}; see it with: grandtour show FILE")
        return FOUND_WRONG
    write(f"{name}: {found.games:,} games, {found.acts:,} acts, nothing wrong")
    if missing := never_met(game_named(name), found.met):
        write(f"  never met: {', '.join(missing)}")
    if found.stopped:
        write(f"Interrupted; to continue, give the same command for {name} alone with --from {first + found.games}")
        return INTERRUPTED
    return CLEAN


def read_record(file: Path) -> Record:
    from grandtour.core.records import parse_record

    try:
        return parse_record(file.read_text("utf-8"))
    except OSError as error:
        raise Usage(f"{file} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Usage(f"{file} is not a text file") from error


def keep(record: str, name: str) -> Path:
    """Write a record to a new file in the current folder, or where that cannot be in one for a while."""
    folder = Path.cwd() if os.access(Path.cwd(), os.W_OK) else Path(tempfile.gettempdir())
    n = 1
    while (file := folder / f"{name}-{n}.txt").exists():
        n += 1
    file.write_text(record, "utf-8")
    return file


def told(record: Record, words: Words) -> list[str]:
    """A whole game in sentences, nothing hidden, each with the line of the record that it tells of."""
    from grandtour.core.records import replay

    names = [name or words.text("guest") for name in record.seats]
    table, words = replay(record), words.seated(names)
    lines = [words.text("title"), *options_told(record, table.game, words), ""]
    for n, entry in enumerate(table.entries, start=record.line("acts")):
        lines += [f"{n:>5}  {words.line(line.whole())}" for line in entry.lines]
    if record.reason:
        lines += ["", words.text(f"ending-{record.reason}")]
        ranking = sorted(zip(record.places, names, strict=True))
        lines += [words.text("terminal-place", place=place, player=name) for place, name in ranking]
    return lines


def options_told(record: Record, game: Game[Any], words: Words) -> list[str]:
    return [
        words.text("terminal-option", name=words.text(f"setting-{setting.name}"), value=setting_value(value, words))
        for setting in game.settings
        if (value := record.settings[setting.name]) != setting.default
    ]


def setting_value(value: bool | int | str, words: Words) -> str:
    if isinstance(value, bool):
        return words.text("yes") if value else words.text("no")
    return str(value)


def sitting(options: Options, game: Game[Any], words: Words) -> Sitting:
    """Who sits where, as the command line says."""
    from grandtour.bots import LEVELS
    from grandtour.core.acts import LETTERS
    from grandtour.terminal import Sitting

    people = people_named(options.names) if options.names else [words.text("terminal-person", number=1)]
    seats = options.players or max(game.players[0], len(people))
    game.check_seats(seats)
    if len(people) > seats:
        raise Usage(f"{len(people)} people cannot take {seats} seats; set the number of seats with --players")
    bots = dict.fromkeys(range(len(people), seats), bot_meant(game, options.bots or LEVELS[0]))
    names = people + [words.text("terminal-bot", letter=LETTERS[seat]) for seat in bots]
    return Sitting(game, names, bots, settings_given(game, options.setting), *secret_of(options.seed, len(people)))


def bot_meant(game: Game[Any], word: str) -> str:
    """The bot that goes by this level or by this name."""
    from grandtour.bots import bot_names, levels_of

    bot = levels_of(game).get(word, word)
    if bot not in bot_names(game):
        raise Usage(f"{game.name} has no bot {word!r}; it has {', '.join(bots_listed(game))}")
    return bot


def bots_listed(game: Game[Any]) -> list[str]:
    """All bots of a game, weakest first, each with its level if people are offered it."""
    from grandtour.bots import bot_names, levels_of

    levels = {bot: level for level, bot in levels_of(game).items()}
    return [f"{levels[bot]} = {bot}" if bot in levels else bot for bot in bot_names(game)]


def people_named(names: str) -> list[str]:
    from grandtour.core.tables import Refusal
    from grandtour.server.people import checked_name

    try:
        return [checked_name(name) for name in names.split(",")]
    except Refusal as refusal:
        raise Usage(f"--names {names!r}: {refusal}") from refusal


def secret_of(seed: str | None, people: int) -> tuple[str, list[str]]:
    """The seed of the draws and what the people add to it: a given text always leads to the same."""
    from grandtour.core.fair import new_seed, seed_of

    if seed is not None:
        return seed_of(seed), []
    return new_seed(), [new_seed()[:16] for _ in range(people)]


def settings_given(game: Game[Any], pairs: Sequence[str]) -> dict[str, object]:
    """The options of the game that were given as NAME=VALUE."""
    from grandtour.core.settings import agreed

    known = {setting.name: setting for setting in game.settings}
    found: dict[str, object] = {}
    for pair in pairs:
        name, equals, word = pair.partition("=")
        if not equals:
            raise Usage(f"--setting takes NAME=VALUE, such as --setting rounds=50, not {pair!r}")
        found[name] = known[name].read(word) if name in known else word
    agreed(game.settings, found)
    return found


if __name__ == "__main__":
    sys.exit(main())
