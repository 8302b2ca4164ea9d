"""Grand Tour for people who write bots and study games: all that they need, from one place (docs/python.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grandtour.bots import bot_named, bot_names
from grandtour.bots.random import RandomBot
from grandtour.core.acts import CHANCE, LETTERS, NOBODY, Act, Kind, Verb
from grandtour.core.chairs import Bot, Chair, Scored, bots_act
from grandtour.core.chance import Dice
from grandtour.core.fair import Stream, commitment, new_seed, seed_of
from grandtour.core.game import Game, game_named, games
from grandtour.core.questions import IllegalAct, Outcome, State, awaited, chances, offered, play, playout, step
from grandtour.core.records import BadRecord, Record, parse_record, record_of, replay, verify
from grandtour.core.tables import Refusal, Table

__all__ = [
    "CHANCE",
    "LETTERS",
    "NOBODY",
    "Act",
    "BadRecord",
    "Bot",
    "Chair",
    "Dice",
    "Game",
    "IllegalAct",
    "Kind",
    "Outcome",
    "RandomBot",
    "Record",
    "Refusal",
    "Scored",
    "State",
    "Stream",
    "Table",
    "Verb",
    "awaited",
    "bot_named",
    "bot_names",
    "chances",
    "commitment",
    "game_named",
    "games",
    "new_seed",
    "offered",
    "parse_record",
    "play",
    "play_game",
    "playout",
    "record_of",
    "replay",
    "seed_of",
    "step",
    "verify",
]


def play_game(
    game: Game[Any], bots: Sequence[Bot], seed: int = 1, settings: Mapping[str, object] | None = None
) -> Record:
    """A whole game between bots, one for each seat, as a record that anyone can replay and verify."""
    secret, dice = seed_of(str(seed)), Dice(seed)
    table = Table(game, len(bots), settings or {}, Stream(secret))
    table.adopt(table.begin())
    seated = dict(enumerate(bots))
    while not table.over:
        act = bots_act(game, table.state, seated, table.lines(), dice)
        assert act is not None
        table.adopt(table.consider(act.by, table.version, act.said))
    return record_of(table, [f"{type(bot).__name__} {LETTERS[seat]}" for seat, bot in enumerate(bots)], seed=secret)
