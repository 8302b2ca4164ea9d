"""The minds of a worker process: they hear each entry once, and forgetting them changes nothing."""

from collections.abc import Iterator

import pytest

from grandtour.core.acts import LETTERS, Act
from grandtour.core.chairs import Bot, Chair, Scored
from grandtour.core.chance import Dice
from grandtour.core.game import game_named
from grandtour.core.log import Entry, Log
from grandtour.core.questions import State, awaited
from grandtour.core.tables import Table
from grandtour.server import minds as minds_module
from grandtour.server.minds import Behind, Minds, Place
from tests.core.tables import do, new_table
from tests.core.test_log import played_with_undos


def place_of(table: Table, name: str = "t") -> Place:
    return Place(name, table.game.name, table.seats, {})


class Witness(Bot):
    """Says what is offered first, and remembers how often it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def rank(self, chair: Chair, dice: Dice) -> list[Scored]:
        self.asked += 1
        return [Scored(chair.offers()[0], 0.0)]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every act that is played forward in a log from now on."""
    done: list[str] = []
    doing = Log.doing

    def noted(log: Log, act: Act) -> tuple[list[Entry], State]:
        done.append(repr(act))
        return doing(log, act)

    with monkeypatch.context() as patch:
        patch.setattr(Log, "doing", noted)
        yield done


def test_each_entry_is_played_once(played: list[str]) -> None:
    table, minds = played_with_undos("course", 120), Minds()
    played.clear()
    for version in range(10, table.version + 1, 5):
        since = version - 5 if version > 10 else 0
        mind = minds.at(place_of(table), since, table.log[since:version])
        assert mind.log.state.dump() == table.state_at(version).dump()
    assert played == [text for text in table.log[:version] if "undo" not in text]


def test_whoever_is_behind_says_so_and_is_told_all(played: list[str]) -> None:
    table, minds = played_with_undos("course", 80), Minds()
    with pytest.raises(Behind):
        minds.at(place_of(table), 40, table.log[40:50])
    minds.at(place_of(table), 0, table.log[:30])
    with pytest.raises(Behind):
        minds.at(place_of(table), 40, table.log[40:50])
    assert minds.at(place_of(table), 0, table.log).log.state.dump() == table.state.dump()
    assert minds.at(place_of(table), 20, table.log[20:]).log.texts == table.log, "what is known already is passed over"


def test_what_was_not_asked_about_for_longest_is_forgotten() -> None:
    table, minds = played_with_undos("course", 60), Minds(most=2)
    for name in ("one", "two", "one", "three"):
        minds.at(place_of(table, name), 0, table.log)
    assert list(minds.known) == ["one", "three"]


class Quitter(Witness):
    """Leaves the race as soon as it may."""

    def wants_in(self, chair: Chair, dice: Dice) -> Act | None:
        return chair.offers()[0]


def test_a_bot_may_break_in_where_a_person_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds_module, "bot_named", lambda game, level: Quitter())
    table = new_table(game_named("course"), 2, {"retire": True})
    for seat in (0, 1):
        do(table, seat, "home paris")
    asked = awaited(table.state)[0]
    mind = Minds().at(Place("t", "course", 2, {"retire": True}), 0, table.log)
    act = mind.act({1 - asked: "any"}, Dice(1))
    assert act
    assert (act.by, act.said) == (1 - asked, "retire")


def test_a_bot_lasts_until_something_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds_module, "bot_named", lambda game, level: Witness())
    table, minds = played_with_undos("course", 60), Minds()
    first = next(n for n, text in enumerate(table.log) if "undo" in text)
    asked = next(n for n in range(first) if table.log[n][0] != "*")
    seat = LETTERS.index(table.log[asked][0])
    mind = minds.at(place_of(table), 0, table.log[:asked])
    for n in range(2):
        mind.act({seat: "any"}, Dice(1))
        bot = mind.bots[seat, "any"]
        assert isinstance(bot, Witness)
        assert bot.asked == n + 1
    minds.at(place_of(table), asked, table.log[asked : first + 1])
    assert mind.bots == {}
