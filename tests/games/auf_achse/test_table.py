"""What the house asks of the room: who is late, which round it is, what a study learns, the position in words."""

import pytest

from grandtour.core.chance import Dice
from grandtour.core.questions import playout, step
from grandtour.games.auf_achse import rules
from grandtour.games.auf_achse.board import SPACE
from grandtour.games.auf_achse.game import GAME
from grandtour.games.auf_achse.state import Haul
from grandtour.games.auf_achse.terminal import position
from grandtour.words import LANGUAGES, Words
from tests.games.auf_achse.given import does, draws, given, placed, rolls
from tests.games.playing import let_chance_speak


def late(s: Haul, seat: int = 0) -> str:
    return GAME.lapse(s, seat, Dice(1)).said


def test_who_is_late_rolls_and_drives_towards_a_stop_of_their_own() -> None:
    s = given(at={"A": "hanover"}, loaded={"A": ["zurich/kassel"]}, hand={"A": ["berlin/trieste"]})
    assert late(s) == "roll"
    rolls(s, 5)
    assert late(s) == "go kassel"


def test_who_is_late_asks_for_no_contract_and_bids_nothing() -> None:
    s = rolls(given(at={"A": "hanover"}, slots=["berlin/trieste"]), 3)
    does(s, "A go kassel")
    assert late(s) == "decline"
    does(s, "A call berlin/trieste")
    assert late(s, 1) == "pass"


def test_what_was_bought_in_its_town_is_loaded_for_who_is_late() -> None:
    s = rolls(given(at={"A": "hanover"}, slots=["kassel/saarbruecken"], pile=0), 3)
    let_chance_speak(does(s, "A go kassel", "A call kassel/saarbruecken", "B pass"))
    assert late(s) == "load kassel/saarbruecken"


def test_a_contract_that_must_go_is_the_cheapest_and_the_one_by_rail_the_dearest() -> None:
    s = given(at={"A": "kassel/frankfurt/1"}, hand={"A": ["berlin/trieste", "frankfurt/zurich"]})
    assert late(draws(s, "fracht-dumping")) == "give frankfurt/zurich"
    s = given(
        at={"A": "kassel/frankfurt/1"}, trailers={"A": (1, 0)}, loaded={"A": ["brussels/vienna", "rotterdam/vienna"]}
    )
    assert late(draws(s, "bahnverladung")) == "ship rotterdam/vienna"


def test_every_question_has_an_answer_for_who_is_late() -> None:
    for seed in range(6):
        s, dice = GAME.new(3), Dice(seed)
        while s.stack:
            question = s.stack[-1]
            acts = question.options(s)
            assert GAME.lapse(s, acts[0].by, dice) in acts
            step(s, question.sample(s, dice))


def test_rounds_are_counted_once_trucks_are_placed() -> None:
    s = let_chance_speak(GAME.new(2))
    assert GAME.round(s) == 0
    assert GAME.round(placed(2)) == 1


def test_a_study_learns_how_long_a_game_was_and_how_it_came_out() -> None:
    s = GAME.new(3)
    playout(s, Dice(3))
    facts = GAME.facts(s)
    assert facts["rounds"] == s.round
    assert facts["most money"] == max(s.money)


def test_a_study_learns_whether_the_winner_was_first_or_last_to_play() -> None:
    s = given(4, money={"B": 9000})
    s.first = 2
    rules.score(s, "stall")
    assert GAME.facts(s)["order"] == "4."


def test_quiet_rounds_are_those_since_something_was_loaded_delivered_or_bought() -> None:
    s = given()
    s.round, s.stir = 9, 5
    assert GAME.view(s, 0).quiet_rounds == 3
    s.stir = 9
    assert GAME.view(s, 0).quiet_rounds == 0


def test_the_way_of_a_card_lights_up_and_that_of_a_truck_that_stays_does_not() -> None:
    s = draws(given(at={"A": "kassel/frankfurt/2"}), "gute-routenplanung")
    ways = GAME.touches(s, GAME.act("A go kassel"))
    assert [SPACE.words[noun] for _, noun in ways] == ["kassel", "kassel/frankfurt/1"]
    s = rolls(given(at={"A": "hamburg/berlin/1"}, works="hamburg/berlin/2"), 1)
    assert GAME.touches(s, GAME.act("A stay")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_position_in_words(language: str) -> None:
    s = given(
        at={"A": "kassel", "B": "hanover"},
        loaded={"B": ["zurich/kassel"]},
        hand={"A": ["berlin/trieste"]},
        kept={"B": ["inspektion"]},
        slots=["bremen/graz"],
        works="hanover/kassel/1",
        jam="frankfurt",
    )
    words = Words(language, GAME, strict=True).seated(["Nellie", "Phileas"], 0)
    text = "\n".join(position(GAME.view(s, 0), words))
    assert [name in text for name in ("Nellie", "Phileas", "Berlin", "Trieste", "Graz")] == [True] * 5
