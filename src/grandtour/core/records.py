"""Records: a whole game as text that people can read: a header, then one act a line."""

# not compiled: text in, text out

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any, Literal

from grandtour.core.acts import CHANCE, LETTERS, NOBODY
from grandtour.core.fair import FIRST_FORMAT, FORMAT, SECOND_FORMAT, BadSeed, Stream, commitment, sealed
from grandtour.core.game import BadGame, Game, game_named
from grandtour.core.log import BadEntry, Log, Relief, Visit, turnover_in, undo_in
from grandtour.core.questions import State, chances
from grandtour.core.settings import NUMBER, BadSetting, Value, agreed
from grandtour.core.tables import Table, drawn

FIRST_LINES = {n: f"grand tour record {n}" for n in range(1, FORMAT + 1)}
HIDDEN = "?"
BYTE_ORDER_MARK = "\ufeff"  # some editors put it before a text
NO_SEED = "0" * 64
WORDS = ("game", "rules", "lesson", "setting", "seat", "bot", "commitment", "sealed", "entropy", "seed", "ended")


Doubt = Literal["", "unsealed", "foreseen"]


class BadRecord(ValueError):
    """A record that cannot be read or replayed; says in which line and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line


@dataclass
class Record:
    """A game as it is kept. While it runs there is no seed and no ending, and what a seat may not see is `?`."""

    game: str
    rules: int
    settings: dict[str, Value]
    seats: list[str]
    """Who sits where, by the name used at the table; a guest may have none."""
    log: list[str]
    commitment: str = ""
    seed: str = ""
    sealed: list[str] = field(default_factory=list)
    """The seal that each seat put on its entropy before anybody showed theirs."""
    entropy: list[str] = field(default_factory=list)
    """What each seat added to the seed."""
    reason: str = ""
    places: list[int] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)
    """The level of the bot on each seat; nothing where a person plays."""
    lesson: bool = False
    """Was it a lesson, whose first draws come from a stored game?"""
    format: int = FORMAT
    """By which its draws are made (`fair`)."""
    lines: dict[str, int] = field(default_factory=dict)
    """Where the header says what in the text that this record was read from, and where its `acts` begin."""

    def line(self, word: str) -> int:
        return self.lines.get(word, 1)

    def text(self) -> str:
        """The record as it is printed."""
        header = [FIRST_LINES[self.format], f"game {self.game}", f"rules {self.rules}"]
        header += ["lesson"] if self.lesson else []
        header += [f"setting {name} {written(value)}" for name, value in self.settings.items()]
        header += [f"seat {letter} {name}".rstrip() for letter, name in zip(LETTERS, self.seats, strict=False)]
        header += [f"bot {letter} {level}" for letter, level in zip(LETTERS, self.bots, strict=False) if level]
        header += [f"commitment {self.commitment}"] if self.commitment else []
        header += [f"sealed {letter} {seal}" for letter, seal in zip(LETTERS, self.sealed, strict=False) if seal]
        header += [f"entropy {letter} {word}" for letter, word in zip(LETTERS, self.entropy, strict=False) if word]
        header += [f"seed {self.seed}"] if self.seed else []
        header += [f"ended {self.reason} {' '.join(map(str, self.places))}"] if self.reason else []
        return "\n".join([*header, "", *self.log, ""])


def written(value: Value) -> str:
    return str(value) if not isinstance(value, bool) else "yes" if value else "no"


def record_of(
    table: Table,
    names: Sequence[str],
    me: int = NOBODY,
    seed: str = "",
    entropy: Sequence[str] = (),
    bots: Sequence[str] = (),
    seals: Sequence[str] | None = None,
) -> Record:
    """The record of a table: whole once the game is over, else as `me` may see it, without the seed.

    Where all who sealed their entropy have shown it, the seals follow from it.
    """
    outcome = table.state.outcome
    return Record(
        game=table.game.name,
        rules=table.game.rules,
        settings=agreed(table.game.settings, table.settings),
        seats=list(names),
        log=[entry.text if outcome or entry.seen_by(me) else HIDDEN for entry in table.entries],
        commitment=commitment(seed) if seed else "",
        seed=seed if outcome else "",
        sealed=list(seals_of(entropy) if seals is None else seals) if table.format > FIRST_FORMAT else [],
        entropy=list(entropy),
        reason=outcome.reason if outcome else "",
        places=outcome.places if outcome else [],
        bots=list(bots),
        format=table.format,
    )


def seals_of(entropy: Sequence[str]) -> list[str]:
    return [sealed(word) if word else "" for word in entropy]


# --- Reading ---


def parse_record(text: str) -> Record:
    """Read a printed record. Every line must be understood."""
    lines = text.removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n").split("\n")
    if lines[0] not in FIRST_LINES.values():
        raise BadRecord(1, f"a record begins with {FIRST_LINES[FORMAT]!r}, not with {lines[0][:60]!r}")
    if "" not in lines:
        raise BadRecord(len(lines), "an empty line must stand between the header and the acts")
    blank = lines.index("")
    header = Header(lines[1:blank])
    log = lines[blank + 1 :]
    while log and not log[-1]:
        log.pop()
    return header.record(log, blank + 2, int(lines[0].rpartition(" ")[2]))


class Header:
    """The header of a record, line by line: a word, then its values."""

    def __init__(self, lines: list[str]) -> None:
        self.values: dict[str, list[tuple[int, str]]] = {}
        for n, line in enumerate(lines, start=2):
            word, _, value = line.partition(" ")
            if word not in WORDS:
                raise BadRecord(n, f"{word!r} is no word of a header; its words are {', '.join(WORDS)}")
            self.values.setdefault(word, []).append((n, value))

    def one(self, word: str) -> tuple[int, str]:
        found = self.values.get(word, [])
        if len(found) != 1:
            raise BadRecord(found[1][0] if found else 1, f"the header must say {word!r} once, not {len(found)} times")
        return found[0]

    def word(self, word: str) -> str:
        """The only value of a line that may be missing."""
        return self.one(word)[1] if word in self.values else ""

    def pairs(self, word: str) -> dict[str, tuple[int, str]]:
        """The values of a line that stands once for each name."""
        found: dict[str, tuple[int, str]] = {}
        for line, value in self.values.get(word, []):
            name, _, rest = value.partition(" ")
            if name in found:
                raise BadRecord(line, f"the header says '{word} {name}' twice")
            found[name] = line, rest
        return found

    def record(self, log: list[str], first_act: int, format: int) -> Record:
        game = self.game()
        seats = self.seats(game)
        if format == FIRST_FORMAT and "sealed" in self.values:
            raise BadRecord(self.values["sealed"][0][0], "in the first format of records nobody sealed anything")
        reason, *places = self.word("ended").split(" ")
        return Record(
            game=game.name,
            rules=game.rules,
            settings=self.settings(game),
            seats=seats,
            log=log,
            commitment=self.word("commitment"),
            seed=self.word("seed"),
            sealed=self.each("sealed", len(seats)),
            entropy=self.each("entropy", len(seats)),
            reason=reason,
            places=[int(place) if NUMBER.fullmatch(place) else NOBODY for place in places],
            bots=self.each("bot", len(seats)),
            lesson="lesson" in self.values,
            format=format,
            lines={**{word: found[-1][0] for word, found in self.values.items()}, "acts": first_act},
        )

    def seats(self, game: Game[Any]) -> list[str]:
        found = self.pairs("seat")
        for letter, (name, (line, _)) in zip(LETTERS, found.items(), strict=False):
            if name != letter:
                raise BadRecord(line, f"the seats are named in their order: here should be {letter}, not {name!r}")
        try:
            game.check_seats(len(found))
        except BadGame as error:
            raise BadRecord(max((line for line, _ in found.values()), default=1), str(error)) from error
        return [name for _, name in found.values()]

    def each(self, word: str, seats: int) -> list[str]:
        """The value for each seat of a line that any seat may have."""
        found = self.pairs(word)
        for letter, (line, _) in found.items():
            if letter not in list(LETTERS[:seats]):
                raise BadRecord(line, f"nobody sits in {letter!r}; the seats are {', '.join(LETTERS[:seats])}")
        return [found[letter][1] if letter in found else "" for letter in LETTERS[:seats]]

    def game(self) -> Game[Any]:
        line, value = self.one("game")
        try:
            game = game_named(value)
        except BadGame as error:
            raise BadRecord(line, str(error)) from error
        line, value = self.one("rules")
        if value != str(game.rules):
            raise BadRecord(line, f"this house plays {game.name} by version {game.rules} of its rules, not {value!r}")
        return game

    def settings(self, game: Game[Any]) -> dict[str, Value]:
        known = {setting.name: setting for setting in game.settings}
        given: dict[str, object] = {}
        for name, (line, word) in self.pairs("setting").items():
            try:
                given[name] = known[name].read(word) if name in known else word
                agreed(game.settings, given)
            except BadSetting as error:
                raise BadRecord(line, str(error)) from error
        return agreed(game.settings, given)


# --- Replaying and verifying ---


def replay(record: Record) -> Table:
    """The table that the record leads to, every act checked, and the ending compared with what the record says."""
    stream = stream_of(record)
    table = Table(game_named(record.game), len(record.seats), record.settings, stream)
    read_into(table, record)
    return table


def read_into(log: Log, record: Record, visit: Visit | None = None) -> None:
    """Replay the acts of a record and compare the ending."""
    if HIDDEN in record.log:
        line = record.line("acts") + record.log.index(HIDDEN)
        raise BadRecord(line, "this act was still hidden when the record was printed; print it again after the game")
    try:
        log.read(record.log, visit)
    except BadEntry as error:
        raise BadRecord(record.line("acts") + error.n, str(error)) from error
    check_ending(record, log)


def stream_of(record: Record) -> Stream:
    try:
        return Stream(record.seed or NO_SEED, record.entropy, record.format)
    except BadSeed as error:
        raise BadRecord(record.line("seed"), str(error)) from error


def check_ending(record: Record, log: Log) -> None:
    outcome = log.state.outcome
    ending = (outcome.reason, outcome.places) if outcome else ("", [])
    if (record.reason, record.places) != ending:
        said, found = (f"{r or 'still running'} {p or ''}".strip() for r, p in [(record.reason, record.places), ending])
        line = record.line("ended")
        raise BadRecord(line, f"the record says that the game ended {said!r}, but its acts lead to {found!r}")


@dataclass
class Finding:
    """One draw of chance, re-derived."""

    line: int
    draw: int
    recorded: str
    derived: str


class BrokenSeal(BadRecord):
    """The seed or the entropy of a record is not what was sealed before the game."""


def verify(record: Record) -> list[Finding]:
    """Re-derive every draw from the seed; the findings are those that differ, so an empty list is a clean game."""
    if record.lesson:
        raise BadRecord(record.line("lesson"), "a lesson takes draws from a stored game: there is nothing to verify")
    if not record.seed:
        raise BadRecord(1, "the record has no seed yet: a game can be verified once it is over")
    draws = Draws(record)
    check_seed(record)
    check_entropy(record)
    try:
        read_into(draws.log, record, draws.compare)
    except BadRecord:
        if not draws.altered:  # an altered draw is why later acts do not fit
            raise
    return draws.altered


def check_seed(record: Record) -> None:
    if not record.commitment:
        raise BrokenSeal(1, "the record does not say what was committed to before the game")
    if commitment(record.seed) != record.commitment:
        raise BrokenSeal(record.line("commitment"), "the seed is not the one committed to: their fingerprints differ")


def check_entropy(record: Record) -> None:
    """Nobody adds what they have not sealed, and no bot adds anything."""
    if record.format == FIRST_FORMAT:
        return
    added = zip_longest(record.sealed, record.entropy, record.bots, fillvalue="")
    for letter, (seal, word, bot) in zip(LETTERS, added, strict=False):
        if bot and (seal or word) and not has_left(record, letter):
            raise BrokenSeal(record.line("sealed"), f"a bot plays seat {letter}, and bots add nothing to the draws")
        if word and sealed(word) != seal:
            raise BrokenSeal(record.line("entropy"), f"the entropy of seat {letter} is not what was sealed")


def has_left(record: Record, letter: str) -> bool:
    """Did a person sit there when the game began, for whom a bot played at the end? So says the record; whether it was
    a person, only those who were there can know."""
    turnovers = [one for one in map(turnover_in, record.log) if one and LETTERS[one.seat] == letter]
    return bool(turnovers) and isinstance(turnovers[-1], Relief)


def withheld(record: Record) -> list[int]:
    """The seats that sealed entropy and did not show it."""
    shown = zip(record.sealed, record.entropy, strict=True)
    return [seat for seat, (seal, word) in enumerate(shown) if seal and not word]


def doubt(record: Record) -> Doubt:
    """What an older format leaves open: was nothing sealed, or did the only seal tell the salt?"""
    if record.format == FIRST_FORMAT:
        return "unsealed"
    shown = [seat for seat, word in enumerate(record.entropy) if word]
    return "foreseen" if record.format == SECOND_FORMAT and shown == [0] else ""


def draws_taken_back(log: Sequence[str]) -> int:
    """How many draws somebody saw and took back: they come again, and whoever saw them knew it."""
    count, stand = 0, list[str]()
    for text in log:
        if undo := undo_in(text):
            count += sum([act.startswith(LETTERS[CHANCE]) for act in stand[-undo.count :]])
            del stand[-undo.count :]
        elif not turnover_in(text):
            stand.append(text)
    return count


class Draws:
    """Every draw of a record, made again: also those that were taken back later."""

    def __init__(self, record: Record) -> None:
        self.log = Log(game_named(record.game), len(record.seats), record.settings, format=record.format)
        self.first = record.line("acts")
        self.stream = stream_of(record)
        self.altered: list[Finding] = []

    def compare(self, n: int, state: State, text: str) -> None:
        if not chances(state):
            return
        derived = repr(drawn(self.stream, self.log.draws, state))
        if derived != text:
            self.altered.append(Finding(self.first + n, self.log.draws, text, derived))
