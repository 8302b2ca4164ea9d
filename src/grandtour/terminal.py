"""The text client: a whole game at one keyboard, with the same acts and the same words as the page."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from grandtour.bots import bot_named
from grandtour.core.acts import NOBODY, Act, Kind
from grandtour.core.chairs import Chair
from grandtour.core.chance import Dice
from grandtour.core.fair import Stream, commitment
from grandtour.core.fields import dump, fields
from grandtour.core.game import Game
from grandtour.core.questions import awaited
from grandtour.core.records import Record, record_of
from grandtour.core.tables import Change, Refusal, Table
from grandtour.rulebook import Rulebook
from grandtour.screen import bold, clear, columns, fitted, write
from grandtour.words import Words, named

NEWS = 12  # lines of what has happened that are shown unasked
ECHO = 60  # characters of what was typed, when it was not understood
REFUSED = {"not-offered": "trouble-not-offered", "no-undo": "trouble-no-undo", "over": "trouble-over"}


class Leave(Exception):
    """Somebody has had enough."""


class Sitting:
    """A table at one keyboard: who sits where, which seats bots of which level play, and the secret of its draws."""

    def __init__(
        self,
        game: Game[Any],
        names: Sequence[str],
        levels: Mapping[int, str],
        settings: Mapping[str, object],
        seed: str,
        entropy: Sequence[str],
    ) -> None:
        self.game = game
        self.names = names
        self.levels = levels
        self.bots = {seat: bot_named(game, level) for seat, level in levels.items()}
        self.seed = seed
        self.entropy = entropy
        self.dice = Dice(int(seed[:8], 16))
        self.table = Table(game, len(names), settings, Stream(seed, entropy))

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(len(self.names)) if seat not in self.bots]

    def bot_plays(self, seat: int) -> None:
        act = self.bots[seat].choose(self.table.chair(seat), self.dice)
        self.table.adopt(self.table.consider(seat, self.table.version, act.said))

    def record(self, me: int) -> Record:
        levels = [self.levels.get(seat, "") for seat in range(len(self.names))]
        return record_of(self.table, self.names, me, self.seed, self.entropy, levels)


class Terminal:
    """Shows a sitting to the person whose turn it is, and does what is typed."""

    def __init__(self, sitting: Sitting, words: Words) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.words = words.seated(sitting.names)
        self.me = NOBODY
        self.read = dict.fromkeys(sitting.people, 0)
        """Up to which version each person has read what happened."""
        self.commands = {name: command for key, command in COMMANDS.items() for name in self.names_of(key)}

    def names_of(self, key: str) -> list[str]:
        """What a command may be called: in the language of the table, and in English."""
        return [self.words.text(key), key.removeprefix("terminal-")]

    def run(self) -> None:
        try:
            self.play()
        except (Leave, EOFError):
            write(self.words.text("terminal-bye"))

    def play(self) -> None:
        self.introduce()
        self.table.adopt(self.table.begin())
        while not self.table.over:
            seat = awaited(self.table.state)[0]
            if seat in self.sitting.bots:
                self.sitting.bot_plays(seat)
            else:
                self.person_plays(seat)
        self.show_end()
        while True:
            self.obey(input("> "))

    def person_plays(self, seat: int) -> None:
        if seat != self.me:
            self.hand_over(seat)
        self.show_news()
        write(*self.position(), "", bold(self.prompt()))
        write(*offer_lines(self.offers(), self.words))
        version = self.table.version
        while version == self.table.version:
            self.obey(input("> "))

    def obey(self, text: str) -> None:
        """Do what was typed: the number of an offer, a command, or an act in the notation."""
        word, _, rest = text.strip().partition(" ")
        if word in self.sitting.game.lexicon:
            self.say(text.strip())
        elif word.lower() in self.commands:
            self.commands[word.lower()](self, rest.strip())
        elif word or not self.table.over:
            self.choose(word)
        else:
            raise Leave

    def choose(self, word: str) -> None:
        """The offer with this number, if there is one."""
        offers = {str(n): act for n, act in enumerate(self.offers(), start=1)}
        if word in offers:
            self.say(offers[word].said)
        elif self.table.over:
            write(self.words.text("terminal-after"))
        else:
            self.misunderstand(word)

    def say(self, said: str) -> None:
        try:
            self.table.adopt(self.table.consider(self.me, self.table.version, said))
        except Refusal as refusal:
            if refusal.code == "malformed":
                self.misunderstand(said)
            else:
                write(self.words.text(REFUSED[refusal.code]))

    def misunderstand(self, said: str) -> None:
        write(self.words.text("terminal-malformed", said=said[:ECHO], count=len(self.offers())))

    # --- What is shown ---

    def introduce(self) -> None:
        text = self.words.text
        write(bold(text("title")), text("about"), "")
        write(text("terminal-commands", commands=", ".join(self.words.text(key) for key in COMMANDS)))

    def hand_over(self, seat: int) -> None:
        """Let nobody see another's hand: clear the screen, wait for the next player, and only then show theirs."""
        if len(self.sitting.people) > 1:
            clear()
            input(f"{fitted(self.words.text('terminal-hand-over', player=self.sitting.names[seat]))} ")
            clear()
        self.me = seat
        self.words = self.words.seated(self.sitting.names, seat)

    def show_news(self) -> None:
        """What has happened since this person last looked; if it is much, the end of it."""
        lines = self.told(self.read[self.me])
        print()
        if len(lines) > NEWS:
            write(self.words.text("terminal-earlier", count=len(lines) - NEWS, log=self.words.text("terminal-log")))
        write(*lines[-NEWS:])
        print()
        self.read[self.me] = self.table.version

    def told(self, since: int) -> list[str]:
        return [self.words.line(heard) for _, heard in self.table.told(self.me, since)]

    def position(self) -> list[str]:
        """What this seat sees, by the room's own `terminal.py` if it has one, else field by field."""
        view = self.sitting.game.view(self.table.state, self.me)
        room = f"grandtour.games.{self.sitting.game.name}.terminal"
        if importlib.util.find_spec(room):
            lines: list[str] = importlib.import_module(room).position(view, self.words)
            return lines
        return [f"{name}: {dump(value)}" for name, value in fields(view).items()]

    def prompt(self) -> str:
        return self.words.line(self.table.state.stack[-1].prompt(self.table.state).read(self.me))

    def offers(self) -> list[Act]:
        """What may be done now, verb by verb, things in their own order."""
        acts = Chair(self.sitting.game, self.table.state, self.me).offers()
        verbs = list(dict.fromkeys(act.verb for act in acts))
        return sorted(acts, key=lambda act: (verbs.index(act.verb), act.noun))

    def show_end(self) -> None:
        outcome = self.table.state.outcome
        assert outcome
        if len(self.sitting.people) > 1:
            self.me = NOBODY  # all look together
            self.words = self.words.seated(self.sitting.names)
            self.read[NOBODY] = min(self.read.values())
        self.show_news()
        write(bold(self.words.text(f"ending-{outcome.reason}")))
        for place, name in sorted(zip(outcome.places, self.sitting.names, strict=True)):
            write(self.words.text("terminal-place", place=place, player=name))
        write("", self.words.text("terminal-after"))

    # --- Commands ---

    def undo(self, _: str) -> None:
        """Take back the last act; what others have seen only if they agree."""
        try:
            self.table.adopt(self.taking_back())
        except Refusal as refusal:
            write(self.words.text(REFUSED[refusal.code]))

    def taking_back(self) -> Change:
        if self.table.may_take_back(self.me):
            return self.table.consider_undo(self.me, self.table.version)
        change = self.table.consider_agreed_undo(self.me, self.table.version)
        if input(f"{fitted(self.words.text('terminal-agreed'))} ").strip().lower() != self.words.text("yes"):
            raise Refusal("no-undo", "the others do not agree")
        return change

    def log(self, _: str) -> None:
        write(*self.told(0))

    def help(self, _: str) -> None:
        """The commands, and the rules for what is being asked."""
        write(self.words.text("terminal-usage"), "")
        key = self.table.state.stack[-1].prompt(self.table.state).read(self.me).key if self.table.state.stack else ""
        try:
            write(Rulebook(self.sitting.game, self.words.language).about(key))
        except FileNotFoundError:
            write(self.words.text("no-rules"))

    def why(self, thing: str) -> None:
        """Why nothing can be done with a thing now, or what can."""
        if not thing:
            write(self.words.text("terminal-which-thing"))
            return
        found = self.thing(thing)
        if found is None or self.table.over:
            write(self.words.text("terminal-no-thing", thing=thing[:ECHO]))
            return
        game, s = self.sitting.game, self.table.state
        offers = [self.words.offer(act) for act in self.offers() if found in game.touches(s, act)]
        write(*offers or [self.words.line(game.why_not(s, self.me, *found).read(self.me))])

    def thing(self, name: str) -> tuple[Kind, int] | None:
        """The thing that goes by this name, or by this word in the notation."""
        for kind in self.sitting.game.kinds:
            for noun, word in enumerate(kind.words):
                if name.lower() in (word, self.words.noun(kind, noun).lower()):
                    return kind, noun
        return None

    def record(self, file: str) -> None:
        """Write the game to a file; while it runs, only what this player may see of it."""
        if not file:
            write(self.words.text("terminal-no-file"))
            return
        try:
            Path(file).expanduser().write_text(self.sitting.record(self.me).text(), "utf-8")
            write(self.words.text("terminal-written", file=file))
        except OSError as error:
            write(self.words.text("terminal-not-written", file=file, why=error.strerror))

    def draws(self, _: str) -> None:
        """What seals the draws and, once nothing can be foreseen by it, the seed that they follow from."""
        write(self.words.text("terminal-commitment", commitment=commitment(self.sitting.seed)))
        if self.table.over:
            write(self.words.text("terminal-seed", seed=self.sitting.seed))

    def quit(self, _: str) -> None:
        raise Leave


COMMANDS: dict[str, Callable[[Terminal, str], None]] = {
    "terminal-undo": Terminal.undo,
    "terminal-log": Terminal.log,
    "terminal-help": Terminal.help,
    "terminal-why": Terminal.why,
    "terminal-record": Terminal.record,
    "terminal-draws": Terminal.draws,
    "terminal-quit": Terminal.quit,
}


def offer_lines(offers: Sequence[Act], words: Words) -> Iterator[str]:
    """The offers with their numbers; those of one verb side by side under what they have in common."""
    numbered = list(enumerate(offers, start=1))
    for _, together in groupby(numbered, key=lambda pair: pair[1].verb):
        group = list(together)
        if len(group) == 1 or not named(group[0][1]):
            yield from (f"{n:>3}  {words.offer(act)}" for n, act in group)
        else:
            yield f"     {words.verb(group[0][1])}"
            yield from columns([f"{n:>3}  {words.noun(act.verb.kind, act.noun)}" for n, act in group])
