"""Why nothing can be done with a thing now: the clause is named, with what it needs to be told."""

from grandtour.core.acts import Kind
from grandtour.games.auf_achse.board import SPACE, TOWN
from grandtour.games.auf_achse.cards import CONTRACT, COSTS, FROM, GOODS, MONEY
from grandtour.games.auf_achse.game import GAME
from grandtour.games.auf_achse.rules import ROW, Haul
from tests.games.auf_achse.given import contract, does, given, rolls, space


def why(s: Haul, kind: Kind, noun: int, me: int = 0) -> tuple[str, tuple[int, ...]]:
    return GAME.why_not(s, me, kind, noun).read(me)


def test_those_who_are_not_asked_are_told_to_wait() -> None:
    assert why(given(), SPACE, space("kassel"), me=1) == ("why-aa-17", ())


def test_a_space_that_the_points_do_not_reach() -> None:
    s = rolls(given(at={"A": "hanover"}), 3)
    assert why(s, SPACE, space("trieste")) == ("why-aa-23", (space("trieste"), 3))
    assert why(s, TOWN, TOWN.number("trieste")) == ("why-aa-23", (space("trieste"), 3))


def test_a_contract_is_loaded_in_its_town() -> None:
    berlin = contract("berlin/trieste")
    s = given(at={"A": "hanover"}, hand={"A": ["berlin/trieste"]})
    assert why(s, CONTRACT, berlin) == ("why-aa-30", (FROM[berlin],))


def test_a_contract_needs_room_for_all_of_it() -> None:
    berlin = contract("berlin/trieste")
    s = given(at={"A": "berlin"}, hand={"A": ["berlin/trieste"]}, loaded={"A": ["bern/hamburg"]})
    assert why(s, CONTRACT, berlin) == ("why-aa-33", (GOODS[berlin],))


def test_nothing_is_loaded_before_the_inspection() -> None:
    s = given(at={"A": "berlin"}, hand={"A": ["berlin/trieste"]}, kept={"A": ["inspektion"]})
    assert why(s, CONTRACT, contract("berlin/trieste")) == ("why-aa-87", ())


def test_a_row_that_cannot_be_paid() -> None:
    costs = COSTS[contract("berlin/trieste")]
    s = given(at={"A": "hanover"}, slots=["berlin/trieste"], money={"B": costs[1]})
    rolls(s, 3)
    does(s, "A go kassel", "A call berlin/trieste")
    assert why(s, ROW, 5, me=1) == ("why-aa-52", (5, costs[5] // MONEY.step))


def test_else_there_is_nothing_to_do_with_it() -> None:
    assert why(given(), SPACE, space("kassel")) == ("why-nothing", ())
