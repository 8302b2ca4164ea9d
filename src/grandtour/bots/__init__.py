"""Players made of code. They see a chair, never the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from grandtour.bots.random import RandomBot
from grandtour.core.chairs import Bot
from grandtour.core.game import BadGame, Game

EVERYWHERE: Final[Mapping[str, Callable[[], Bot]]] = {"random": RandomBot}
"""The bots that play every game, weakest first."""
LEVELS: Final = ("stroller", "traveller", "explorer")
"""The levels at which every game offers a bot to people, easiest first; the page calls them the same."""


def bots_of(game: Game[Any]) -> dict[str, Callable[[], Bot]]:
    """The bots that play this game by name, weakest first: those of the house, then those of the room."""
    return {**EVERYWHERE, **game.bots}


def bot_names(game: Game[Any]) -> list[str]:
    return list(bots_of(game))


def levels_of(game: Game[Any]) -> dict[str, str]:
    """The bot that plays at each level; a room without bots of its own has one level."""
    return dict(zip(LEVELS, game.levels, strict=False))


def bot_named(game: Game[Any], name: str) -> Bot:
    """A new bot of this name."""
    if name not in bots_of(game):
        raise BadGame(f"{game.name} has no bot {name!r}; it has {', '.join(bot_names(game))}")
    return bots_of(game)[name]()
