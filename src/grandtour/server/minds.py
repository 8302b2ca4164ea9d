"""What a worker process remembers: the tables at which its bots sit, and the bots, for as long as their games last.

The server sends each new entry of a log once. A process that lacks earlier ones, because it is new, has forgotten the
table or was not asked last time, says that it is behind, is sent the whole log, and plays forward what it lacks.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping

import msgspec

from grandtour.bots import bot_named
from grandtour.core.acts import Act
from grandtour.core.chairs import Bot, bots_act
from grandtour.core.chance import Dice
from grandtour.core.game import game_named
from grandtour.core.log import Log
from grandtour.core.settings import Value

MOST = 500
"""So many tables are remembered; whatever was not asked about for longest is forgotten."""


class Behind(Exception):
    """Earlier entries of the log are missing here."""


class Place(msgspec.Struct, frozen=True):
    """The table at which a bot sits."""

    table: str
    game: str
    seats: int
    settings: dict[str, Value]


class Mind:
    """All bots of one table, and the log as far as they have heard it."""

    def __init__(self, place: Place) -> None:
        self.log = Log(game_named(place.game), place.seats, place.settings)
        self.bots: dict[tuple[int, str], Bot] = {}

    def hear(self, since: int, texts: list[str]) -> None:
        """Play the entries forward that are new here."""
        known = self.log.version
        if known < since:
            raise Behind
        self.log.read(texts[known - since :])
        if self.log.taken_back_since(known):
            self.bots.clear()  # made again, they know nothing of what was taken back

    def act(self, levels: Mapping[int, str], dice: Dice) -> Act | None:
        """What the bots on these seats do now, if anything. Each gets a chair, never the table."""
        for seat, level in levels.items():
            if (seat, level) not in self.bots:
                self.bots[seat, level] = bot_named(self.log.game, level)
        seated = {seat: self.bots[seat, level] for seat, level in levels.items()}
        return bots_act(self.log.game, self.log.state, seated, self.log.lines(), dice)


class Minds:
    """The minds of one process."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.known: OrderedDict[str, Mind] = OrderedDict()

    def at(self, place: Place, since: int, texts: list[str]) -> Mind:
        """The mind for a table, brought up to date."""
        mind = self.known.pop(place.table, None) or Mind(place)
        mind.hear(since, texts)  # one that fails is forgotten
        self.known[place.table] = mind
        while len(self.known) > self.most:
            self.known.popitem(last=False)
        return mind
