"""Every question and every verb of a room comes up in its stored games, or in games of its bots under the kit."""

from collections import Counter

import pytest

from grandtour.core.game import games
from grandtour.core.kit import Match, combination, never_met
from grandtour.core.records import parse_record, replay
from tests.rules import ROOT

BOT_GAMES = 12


@pytest.mark.parametrize("room", games())
def test_every_question_and_every_verb_is_met(room: str) -> None:
    game, met = games()[room], Counter[str]()
    for path in sorted((ROOT / "tests" / "records" / room).rglob("*.txt")):
        if path.suffixes == [".txt"]:
            for entry in replay(parse_record(path.read_text("utf-8"))).entries:
                met.update([type(entry.question).__name__, entry.text.split(" ")[1]])
    for n in range(BOT_GAMES):
        seats = game.players[n % len(game.players)]
        match = Match(game, seats, combination(game.settings, n), seed=n, wit=8)
        match.run(every=0)
        met += match.met
    assert never_met(game, met) == []
