"""Players made of code. They see a chair, never the table."""

from __future__ import annotations

from typing import Any

from grandtour.bots.random import RandomBot
from grandtour.core.game import BadGame, Bot, Game


def levels(game: Game[Any]) -> list[str]:
    """The levels of bots that play this game, weakest first."""
    return ["random", *(level for level in game.bots if level != "random")]


def bot_named(game: Game[Any], level: str) -> Bot:
    """A new bot of this level."""
    if level not in levels(game):
        raise BadGame(f"{game.name} has no bot {level!r}; it has {', '.join(levels(game))}")
    return game.bots[level]() if level in game.bots else RandomBot()
