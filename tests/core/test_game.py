"""Games as the house knows them, and the registry that finds the rooms by their folders."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from grandtour.core.acts import NOBODY, BadNotation, Kind
from grandtour.core.chairs import Chair
from grandtour.core.chance import Dice
from grandtour.core.game import BadGame, Game, game_named, games
from grandtour.core.questions import playout
from grandtour.core.settings import BadSetting
from grandtour.core.tales import Several
from tests.core.tables import first_turn, new_table
from tests.rooms import ROOMS, open_rooms


def test_the_house_has_its_first_game() -> None:
    assert "course" in games()
    assert game_named("course").name == "course"


def test_a_room_is_found_by_its_folder_alone(tmp_path: Path) -> None:
    """No list is edited: the folder is there, so the game is; the folder is gone, so it is not."""
    shutil.copytree(ROOMS / "milestones", tmp_path / "leagues", ignore=shutil.ignore_patterns("__pycache__"))
    source = tmp_path / "leagues" / "game.py"
    source.write_text(source.read_text().replace('name = "milestones"', 'name = "leagues"'))
    with open_rooms(tmp_path):
        assert {"course", "leagues"} <= games().keys()
        assert game_named("leagues").new(2).stack
        assert (game_named("leagues").folder / "texts" / "fr.ftl").is_file()
    assert "leagues" not in games()


def test_every_game_says_what_the_house_must_know() -> None:
    for name, game in games().items():
        assert game.name == name
        assert len(game.code) == 2
        assert 1 <= game.players[0] <= game.players[-1] <= 6
        for things in ([kind.name for kind in game.kinds], [verb.name for verb in game.verbs], game.endings):
            assert len(set(things)) == len(things) > 0
        keys = [tale.key for tale in game.tales]
        assert len(set(keys)) == len(keys)


def test_every_kind_in_a_verb_or_a_tale_is_one_that_the_game_names() -> None:
    for game in games().values():
        known = {*(kind.name for kind in game.kinds), "player", "nothing"}
        assert {verb.kind.name for verb in game.verbs} <= known
        assert {kind_named(kind) for tale in game.tales for kind in tale.fields.values()} <= known


def kind_named(kind: Kind | Several) -> str:
    return kind.kind.name if isinstance(kind, Several) else kind.name


def test_each_seat_has_fewer_than_three_thousand_acts() -> None:
    """Learning libraries need a finite, documented table of acts. A board of 504 cells has the largest."""
    for game in games().values():
        assert sum(len(verb.kind.words) for verb in game.verbs) < 3000


def test_a_game_that_is_not_in_the_house_is_refused() -> None:
    with pytest.raises(BadGame, match=f"there is no game 'chess'; the games are {', '.join(games())}"):
        game_named("chess")


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_a_wrong_number_of_players_is_refused(milestones: Game[Any], seats: int) -> None:
    with pytest.raises(BadGame, match=f"milestones is for 2 to 4 players, not {seats}"):
        milestones.new(seats)


def test_a_wrong_option_is_refused(milestones: Game[Any]) -> None:
    with pytest.raises(BadSetting, match="takes a whole number from 5 to 30, not 4"):
        milestones.new(2, {"goal": 4})


def test_a_game_knows_its_acts_and_things(milestones: Game[Any]) -> None:
    assert repr(milestones.act("B play 3c")) == "B play 3c"
    with pytest.raises(BadNotation, match="the verbs are draw, play"):
        milestones.act("B lay 3c")
    assert milestones.kind("card").words[0] == "1a"
    with pytest.raises(BadGame, match="milestones has no things called 'town'; it has mile, card"):
        milestones.kind("town")


def test_an_act_touches_the_thing_it_names(milestones: Game[Any]) -> None:
    table = new_table(milestones)
    act = milestones.act("A play 3c")
    assert [(kind.name, noun) for kind, noun in milestones.touches(table.state, act)] == [("card", 10)]


def test_a_seat_whose_time_has_run_out_does_something_that_is_offered(milestones: Game[Any]) -> None:
    table = new_table(milestones)
    act = milestones.lapse(table.state, 0, Dice(1))
    assert act in Chair(milestones, table.state, 0).offers()


def test_a_bot_in_its_chair_sees_its_seat_and_no_more(milestones: Game[Any]) -> None:
    table = new_table(milestones)
    chair, other = Chair(milestones, table.state, 0), Chair(milestones, table.state, 1)
    assert (chair.asked(), other.asked()) == (True, False)
    assert len(chair.offers()) == 3
    assert other.offers() == []
    assert chair.view() == milestones.view(table.state, 0)
    assert milestones.view(chair.guess(Dice(1)), 0) == chair.view()


def test_playing_on_a_guess_does_not_touch_the_table() -> None:
    table, seat = first_turn()
    before = table.state.dump()
    guess = Chair(table.game, table.state, seat).guess(Dice(3))
    playout(guess, Dice(4))
    assert guess.outcome
    assert table.state.dump() == before


def test_a_game_that_says_nothing_of_rounds_turns_and_worth_has_none(milestones: Game[Any]) -> None:
    s = milestones.new(2)
    assert (milestones.round(s), milestones.turn(s), milestones.worth(s, 0)) == (0, NOBODY, 0.0)
    assert (milestones.facts(s), milestones.answer_for(s, 0, {})) == ({}, None)
