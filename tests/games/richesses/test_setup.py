"""Setting out: RF-01 to RF-28."""

import pytest

from grandtour.core.acts import NOBODY
from grandtour.core.game import BadGame
from grandtour.core.settings import BadSetting
from grandtour.games.richesses.board import CORSE, PRICE, RESALE
from grandtour.games.richesses.game import GAME
from grandtour.games.richesses.sheets import CIRCUIT
from grandtour.games.richesses.state import Tour, hand
from tests.games.playing import asked, let_chance_speak, offers
from tests.games.richesses.given import do, ends, given, may, told, turn_of, where
from tests.rules import rule


def new(circuit: str = "monuments", seats: int = 2, **settings: object) -> Tour:
    s = GAME.new(seats, {"circuit": circuit, **settings})
    s.lines = []
    return s


@rule("RF-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadGame):
        GAME.new(seats)


@rule("RF-02", "RF-08")
def test_all_play_the_circuit_that_was_agreed_on() -> None:
    assert [new(circuit).circuit for circuit in CIRCUIT.words] == list(range(8))
    with pytest.raises(BadSetting):
        new("bretagne")


def test_newcomers_are_proposed_the_circuit_of_the_lesson() -> None:
    lesson = (GAME.folder / "lesson" / "game.txt").read_text()
    assert GAME.newcomers == {"circuit": "monuments"}
    assert "setting circuit monuments" in lesson.splitlines()


@rule("RF-10", "RF-11", "RF-12", "RF-13", "RF-79")
def test_four_players_of_monuments_have_1000_francs_and_two_cards_each() -> None:
    """Then the pile has 13 cards and the card of Corsica is nowhere."""
    s = let_chance_speak(new("monuments", 4))
    assert s.cash == [500 + 2 * 100 + 4 * 50 + 10 * 10] * 4
    assert [len(hand(s, seat)) for seat in range(4)] == [2] * 4
    assert len(s.regions) == 13
    assert CORSE not in s.regions.unseen
    assert s.holder[CORSE] == NOBODY


@rule("RF-14", "RF-40", "RF-07")
def test_region_cards_are_seen_by_their_owner_alone_and_the_board_by_all() -> None:
    s = let_chance_speak(new())
    for seat in (0, 1):
        assert GAME.view(s, seat).hand == hand(s, seat)
        assert told(s, seat).count("dealt") == told(s, seat).count("dealt-unseen") == 2
    assert GAME.view(s, NOBODY).hand == []
    assert GAME.view(s, NOBODY).travellers == GAME.view(s, 0).travellers


@rule("RF-15")
def test_the_hasard_cards_lie_in_one_unseen_pile() -> None:
    s = let_chance_speak(new())
    assert len(s.hasard.unseen) == 32
    assert GAME.view(s, 0).hasard_under == []


@rule("RF-06", "RF-09", "RF-24", "RF-25")
def test_each_chooses_how_to_set_out_and_pays_at_once() -> None:
    s = let_chance_speak(new())
    assert offers(s) == ["outset foot", "outset bike", "outset car", "outset both"]
    do(s, "A outset both")
    assert s.cash[0] == 1000 - PRICE[1] - PRICE[2] == 0
    assert asked(s) == "B"
    do(s, "B outset foot")
    assert (s.cash[1], s.vehicles[1]) == (1000, 0)


@rule("RF-26", "RF-27", "RF-A47")
def test_the_highest_roll_begins_and_equal_leaders_roll_again() -> None:
    s = let_chance_speak(new(seats=3))
    do(s, "A outset foot", "B outset foot", "C outset foot")
    do(s, "* roll 40", "* roll 60", "* roll 60")
    assert s.turn == NOBODY
    do(s, "* roll 10", "* roll 20")
    assert s.first == 2
    assert turn_of(s) == "C"


@rule("RF-27")
def test_turns_pass_clockwise() -> None:
    s = given("monuments", {"at": "dijon"}, {"at": "lille"}, {"at": "nice"})
    do(s, "A walk beaune")
    assert asked(s) == "B"
    do(s, "B walk arras")
    assert asked(s) == "C"
    do(s, "C walk cannes")
    assert asked(s) == "A"
    assert s.round == 3


@rule("RF-28", "RF-A2", "RF-117", "RF-118")
def test_start_pieces_do_not_stand_in_each_others_way() -> None:
    """Given both start in Paris, then either goes where they like, and may work there, for it is a capital."""
    s = given("sports", {"home": True}, {"home": True})
    assert where(s) == where(s, 1) == "paris"
    assert not ends(s, "wait")
    assert may(s, "A work")
    do(s, "A walk versailles", "B walk nanterre")
    assert s.on_board == [True, True]


@rule("RF-29", "RF-A23")
def test_a_driver_may_walk_or_ride_but_not_both_in_one_turn() -> None:
    s = given("monuments", {"at": "dijon", "vehicles": ["bike", "car"]})
    assert ends(s, "walk") < ends(s, "ride") < ends(s, "drive")
    do(s, "A walk beaune")
    assert asked(s) == "B"


@rule("RF-25", "RF-36")
def test_prices() -> None:
    assert PRICE == [0, 200, 800]
    assert RESALE == [0, 100, 400]
