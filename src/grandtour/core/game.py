"""A game as the house knows it, and the registry that finds the rooms."""

# not compiled: a catalogue; what is asked often are compiled functions of the rooms

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar

from grandtour.core import sight
from grandtour.core.acts import NOBODY, Act, Kind, Verb, parse
from grandtour.core.chairs import Bot
from grandtour.core.chance import Dice
from grandtour.core.questions import State, offered, play
from grandtour.core.settings import Setting, Value, agreed
from grandtour.core.tales import Line, Tale

S = TypeVar("S", bound=State)


class BadGame(ValueError):
    """A game that is not in the house, or a number of players that it does not take."""


class Game(Generic[S]):
    """The rules of one game and what the house must know to seat people at it. A room's `game.py` ends with `GAME`."""

    name: ClassVar[str]
    code: ClassVar[str]
    """The two letters before the number of each clause, as in CM-21."""
    rules: ClassVar[int] = 1
    """The version of the rules; it grows when an old record would be replayed otherwise."""
    players: ClassVar[range]
    kinds: ClassVar[tuple[Kind, ...]]
    verbs: ClassVar[tuple[Verb, ...]]
    tales: ClassVar[tuple[Tale, ...]]
    """All that can be told or asked."""
    endings: ClassVar[tuple[str, ...]]
    """The reasons for which the game can end."""
    settings: ClassVar[tuple[Setting, ...]] = ()
    """The options of the table."""
    newcomers: ClassVar[Mapping[str, Value]] = {}
    """Those of them that are offered first, with the values proposed to whoever does not know the game yet."""
    standing_answers: ClassVar[tuple[Setting, ...]] = ()
    """What players may have answered for them: declared like the options of the table, but kept by each seat."""
    page_facts: ClassVar[Mapping[str, object]] = {}
    """The prices, sizes and tables that the room's page needs, by name; `./x types` writes them for it."""
    texts: ClassVar[tuple[str, ...]] = ()
    """Keys of further texts, such as what is written on a card."""
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {}
    """The room's own bots by name, weakest first."""
    levels: ClassVar[tuple[str, ...]] = ("random",)
    """The bots that the page offers, easiest first: three in a room with bots of its own."""
    View: ClassVar[type[sight.View]]

    def start(self, seats: int, agreed: Mapping[str, Value]) -> S:
        """The state in which the first question is asked; `agreed` has a value for each option of the table."""
        raise NotImplementedError

    def view(self, s: S, me: int) -> sight.View:
        """What `me` may know, built from nothing; a seat that is not at the table sees what everyone sees."""
        raise NotImplementedError

    def guess(self, s: S, me: int, dice: Dice) -> S:
        """A full state that `me` could be in: all that they cannot know, dealt again."""
        raise NotImplementedError

    def audit(self, s: S) -> None:
        """Assert that no card, coin or piece was lost or made."""
        raise NotImplementedError

    def touches(self, s: S, act: Act) -> list[tuple[Kind, int]]:
        """The things on the board that the page lights up for this act."""
        return [(act.verb.kind, act.noun)] if len(act.verb.kind.words) > 1 else []

    def lapse(self, s: S, seat: int, dice: Dice) -> Act:
        """What is done for a seat whose time has run out."""
        return dice_pick([act for act in offered(s) if act.by == seat], dice)

    def answer_for(self, s: S, seat: int, answers: Mapping[str, Value]) -> Act | None:
        """What the standing answers of a seat say to the question on top; None if it must be asked."""
        return None

    def facts(self, s: S) -> dict[str, int | str]:
        """What a study of many games wants to know of one that has ended, beside its outcome."""
        return {}

    def round(self, s: S) -> int:
        """Which round is being played, from 1; 0 before the first, and in games that have none."""
        return 0

    def turn(self, s: S) -> int:
        """Whose turn it is; nobody's before the first, and in games that have none."""
        return NOBODY

    def worth(self, s: S, seat: int) -> float:
        """How well a seat stands, judged on what it sees, in the game's own unit. What chance adds to it is luck."""
        return 0.0

    def worths(self, s: S, seat: int, acts: Sequence[Act]) -> list[float]:
        """What the seat is worth after each of these acts of chance. A room may know a quicker way than to try them."""
        return [self.worth(after(s, act), seat) for act in acts]

    def why_not(self, s: S, me: int, kind: Kind, noun: int) -> Line:
        """Why nothing can be done with this thing now, in a tale whose key names the clause."""
        raise NotImplementedError

    def new(self, seats: int, asked_for: Mapping[str, object] | None = None) -> S:
        """A new game, once the number of players and the options are found to be good."""
        self.check_seats(seats)
        return self.start(seats, agreed(self.settings, asked_for or {}))

    def check_seats(self, seats: int) -> None:
        if seats not in self.players:
            raise BadGame(f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {seats}")

    def act(self, text: str) -> Act:
        """The act that a text in the notation says."""
        return parse(self.lexicon, text)

    @cached_property
    def lexicon(self) -> dict[str, Verb]:
        return {verb.name: verb for verb in self.verbs}

    def kind(self, name: str) -> Kind:
        """The kind of things of this name."""
        for kind in self.kinds:
            if kind.name == name:
                return kind
        raise BadGame(f"{self.name} has no things called {name!r}; it has {', '.join(k.name for k in self.kinds)}")

    @property
    def folder(self) -> Traversable:
        return files(f"grandtour.games.{self.name}")


T = TypeVar("T", Verb, Tale)


def declared(type: type[T], *modules: ModuleType) -> tuple[T, ...]:
    """Every verb or tale that these modules of a room declare, those in lists too; what they share, once."""
    values = [value for module in modules for value in vars(module).values()]
    things = [thing for value in values for thing in (value if isinstance(value, list) else [value])]
    return tuple(dict.fromkeys(thing for thing in things if isinstance(thing, type)))


def after(s: S, act: Act) -> S:
    twin = s.clone()
    play(twin, act)
    return twin


def dice_pick(acts: list[Act], dice: Dice) -> Act:
    return acts[dice.below(len(acts))]


@cache
def games() -> dict[str, Game[Any]]:
    """Every game in the house, by the name of its room."""
    import grandtour.games

    rooms = [room.name for room in pkgutil.iter_modules(grandtour.games.__path__) if room.ispkg]
    return {room: importlib.import_module(f"grandtour.games.{room}.game").GAME for room in sorted(rooms)}


def game_named(name: str) -> Game[Any]:
    if name not in games():
        raise BadGame(f"there is no game {name!r}; the games are {', '.join(games())}")
    return games()[name]
