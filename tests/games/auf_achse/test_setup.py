"""Set-up, AA-01 to AA-15, and what a table may choose before the game."""

import pytest

from grandtour.core.acts import CHANCE, LETTERS, NOBODY
from grandtour.core.chance import Dice
from grandtour.core.game import BadGame
from grandtour.core.questions import Question, ask, awaited, chances, offered
from grandtour.core.settings import BadSetting
from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.arrival import EFFECT, STAYS_OUT, DrawEvent
from grandtour.games.auf_achse.board import EVENT_SPACES, SPACE, SPACES, TOWN_COUNT
from grandtour.games.auf_achse.driving import PlaceWorks
from grandtour.games.auf_achse.events import PlaceJam, keep
from grandtour.games.auf_achse.freight import fine
from grandtour.games.auf_achse.game import GAME
from grandtour.games.auf_achse.rules import Deal, PlaceTruck, Start
from grandtour.games.auf_achse.state import Haul
from tests.games.auf_achse.given import asked, does, given, may, placed
from tests.games.playing import let_chance_speak, told
from tests.rules import rule


@rule("AA-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadGame, match="2 to 6"):
        GAME.new(seats)


@rule("AA-07", "AA-08", "AA-09", "AA-12", "AA-13", "AA-14", "AA-15", "AA-A61")
@pytest.mark.parametrize(("seats", "pile", "reserve"), [(2, 8, 34), (3, 12, 27), (4, 16, 20), (5, 20, 13), (6, 20, 10)])
def test_what_lies_on_the_table_at_the_start(seats: int, pile: int, reserve: int) -> None:
    """T01: three contracts and 5000 DM each, four face up, the pile and the reserve as the table of AA-12 says."""
    s = placed(seats)
    view = GAME.view(s, NOBODY)
    assert [haulier.contracts for haulier in view.hauliers] == [3] * seats
    assert [haulier.money for haulier in view.hauliers] == [5000] * seats
    assert [(h.on_truck, h.on_trailers, h.large, h.small, h.delivered, h.skips) for h in view.hauliers] == [
        (0, 0, 0, 0, 0, 0)
    ] * seats
    assert len([slot for slot in view.slots if slot != NOBODY]) == 4
    assert (view.pile, view.reserve, view.events) == (pile, reserve, 31)
    assert (view.works, view.jam, view.stock) == (NOBODY, NOBODY, 48)


@rule("AA-03", "AA-04", "AA-05", "AA-06", "AA-A58", "AA-A70")
def test_trucks_are_placed_on_free_open_road_before_the_deal() -> None:
    """T02: towns and taken spaces are refused, event spaces are not; contracts come after the last truck."""
    s = let_chance_speak(GAME.new(3))
    order = [LETTERS[(s.first + n) % 3] for n in range(3)]
    assert asked(s) == f"{order[0]} ask-place"
    assert not may(s, f"{order[0]} place kassel")
    assert {act.noun for act in offered(s)} == set(range(TOWN_COUNT, SPACES))
    triangle = SPACE.words[min(EVENT_SPACES)]
    does(s, f"{order[0]} place {triangle}")
    assert asked(s) == f"{order[1]} ask-place"
    assert not may(s, f"{order[1]} place {triangle}")
    assert s.hands == [[], [], []]
    does(s, f"{order[1]} place bern/geneva/1", f"{order[2]} place bern/geneva/2")
    assert s.hands == [[], [], []]
    assert chances(s)
    assert isinstance(s.stack[-1], Deal)
    let_chance_speak(s)
    assert "draws-event" not in told(s)
    assert len(set(s.at)) == 3


@rule("AA-A58", "AA-A10", "AA-A50")
@pytest.mark.parametrize("question", [PlaceTruck(0), PlaceWorks(0, False, False), PlaceJam(0, 0)])
def test_a_place_chosen_at_random_is_any_of_those_offered(question: Question[Haul]) -> None:
    s, dice = given(works="hamburg/berlin/1", jam="kassel"), Dice(1)
    assert {question.sample(s, dice) for _ in range(5000)} == set(question.options(s))


@rule("AA-16", "AA-17", "AA-A70")
def test_lot_decides_who_starts_and_play_goes_clockwise() -> None:
    s = GAME.new(4)
    assert {act.noun for act in offered(s)} == {0, 1, 2, 3}
    assert awaited(s) == [CHANCE]
    s = given(3, turn="B", at={"B": "kassel"}, hand={"A": ["berlin/trieste"]})
    does(s, "B roll", "* die 3", "B go hanover")
    assert asked(s) == "C ask-start"


@rule("AA-09")
def test_contracts_are_dealt_in_turn_to_everyone() -> None:
    s = let_chance_speak(GAME.new(2))
    for n in range(2):
        does(s, f"{LETTERS[(s.first + n) % 2]} place bern/geneva/{n + 1}")
    for n in range(6):
        assert sorted(len(hand) for hand in s.hands) == sorted([(n + 1) // 2, n // 2])
        does(s, repr(offered(s)[0]))


@rule("AA-10", "AA-11")
def test_contracts_are_the_secret_of_their_owner() -> None:
    s = placed(3)
    assert GAME.view(s, 0).hand == s.hands[0]
    assert GAME.view(s, 1).hauliers[0].known == []
    assert GAME.view(s, NOBODY).hand == []


@rule("AA-58", "AA-74")
def test_the_number_of_public_contracts_can_be_agreed_on() -> None:
    assert GAME.view(placed(4, public=4), 0).pile == 0
    longer = GAME.view(placed(4, public=40), 0)
    assert (longer.pile, longer.reserve) == (36, 0)


@pytest.mark.parametrize(("seats", "public"), [(4, 41), (2, 3), (6, 35)])
def test_a_number_of_public_contracts_that_cannot_be_is_refused(seats: int, public: int) -> None:
    with pytest.raises(BadSetting, match="'public'"):
        GAME.new(seats, {"public": public})


@rule("AA-75", "AA-77", "AA-A59")
def test_the_simplified_game_starts_with_less_money_and_no_trailers() -> None:
    """T36: exactly three changes; events and roadworks stay."""
    s = given(at={"A": "kassel"}, settings={"simplified": True})
    assert s.money == [2000, 2000]
    s.money[0] = 9000
    assert not may(s, "A buy small")
    assert not may(s, "A buy large")
    assert len(s.events) == 31
    does(s, "A roll", "* die 1", "A go hanover/kassel/2")
    assert asked(s) == "A ask-works"


@rule("AA-A59")
def test_a_milder_deck_leaves_the_harsh_cards_out() -> None:
    s = given(settings={"simplified": True, "mild": True})
    assert len(s.events) == 25
    assert not set(cards.HARSH) & set(s.events.unseen)


@rule("AA-27")
def test_every_event_card_does_something() -> None:
    assert list(EFFECT) == list(range(cards.EVENTS))


@rule("AA-A57")
def test_the_event_pile_cannot_run_out() -> None:
    most_out = len([card for card in STAYS_OUT if EFFECT[card] in (keep, fine)]) + 1
    assert cards.EVENTS - len(cards.HARSH) - most_out > 0
    s = given()
    for n in range(40):
        ask(s, DrawEvent(0))
        does(s, repr(offered(s)[n % len(offered(s))]))
        while not isinstance(s.stack[-1], Start):
            does(s, repr(offered(s)[0]))
        GAME.audit(s)
    assert len(s.events) >= 23
