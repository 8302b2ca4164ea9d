"""Why nothing can be done with a thing now: the clause is named, with what it needs to be told."""

from grandtour.core.acts import PLAYER, Kind
from grandtour.games.auf_achse import freight
from grandtour.games.auf_achse.acts import LARGE, ROW, SIZE
from grandtour.games.auf_achse.board import BRIDGE, SPACE, TOWN
from grandtour.games.auf_achse.cards import CONTRACT, COSTS, EVENT, FROM, GOODS, MONEY, TO
from grandtour.games.auf_achse.game import GAME
from grandtour.games.auf_achse.state import Haul
from tests.games.auf_achse.given import contract, does, draws, event, given, rolls, space
from tests.games.playing import let_chance_speak


def why(s: Haul, kind: Kind, noun: int, me: int = 0) -> tuple[str, tuple[int, ...]]:
    heard = GAME.why_not(s, me, kind, noun).read(me)
    return heard.key, heard.nouns


def test_those_who_are_not_asked_are_told_to_wait() -> None:
    assert why(given(), SPACE, space("kassel"), me=1) == ("why-aa-17", ())


def test_a_space_that_the_points_do_not_reach() -> None:
    s = rolls(given(at={"A": "hanover"}), 3)
    assert why(s, SPACE, space("trieste")) == ("why-aa-23", (3,))
    assert why(s, TOWN, TOWN.number("trieste")) == ("why-aa-23", (3,))
    s = rolls(given(at={"A": "hanover"}), 6)
    assert why(s, SPACE, space("trieste")) == ("why-aa-25", ())


def test_a_space_before_the_roll() -> None:
    assert why(given(), SPACE, space("kassel")) == ("why-aa-18", ())


def test_a_space_that_somebody_or_something_bars() -> None:
    s = given(at={"A": "hanover", "B": "hanover/kassel/2"}, works="hanover/magdeburg/1", jam="hanover/kassel/1")
    rolls(s, 3)
    assert why(s, SPACE, space("hanover/kassel/2")) == ("why-aa-20", ())
    assert why(s, SPACE, space("hanover/magdeburg/1")) == ("why-aa-62", ())
    assert why(s, SPACE, space("magdeburg")) == ("why-aa-62", ())
    assert why(s, SPACE, space("kassel")) == ("why-aa-68", ())


def test_where_a_truck_may_not_be_parked() -> None:
    s = let_chance_speak(GAME.new(2))
    assert why(s, SPACE, space("kassel"), me=s.first) == ("why-aa-04", ())
    s.at[1 - s.first] = space("bern/geneva/1")
    assert why(s, SPACE, space("bern/geneva/1"), me=s.first) == ("why-aa-05", ())


def test_where_the_roadworks_may_not_go() -> None:
    s = given(at={"A": "kassel", "B": "hamburg/berlin/1"}, works="hamburg/berlin/3", jam="hamburg/berlin/4")
    rolls(s, 1)
    does(s, "A go hanover/kassel/2")
    assert why(s, SPACE, space("kassel")) == ("why-aa-63", ())
    assert why(s, SPACE, space("hamburg/berlin/1")) == ("why-aa-64", ())
    assert why(s, SPACE, BRIDGE) == ("why-aa-65", ())
    assert why(s, SPACE, space("hamburg/berlin/3")) == ("why-aa-66", ())
    assert why(s, SPACE, space("hamburg/berlin/4")) == ("why-aa-a10", ())


def test_where_the_jam_may_not_go() -> None:
    s = draws(given(at={"A": "hamburg/berlin/2"}), "stau-nebel")
    assert why(s, SPACE, space("hamburg/berlin/2")) == ("why-aa-100", ())


def test_a_town_of_ones_own_to_which_the_way_is_closed() -> None:
    """Given a load for Kassel three spaces away and roadworks before it, then not the points bar it, but they."""
    s = given(at={"A": "hanover"}, hand={"A": ["kassel/saarbruecken"]}, works="hanover/kassel/1")
    assert why(rolls(s, 5), SPACE, space("kassel")) == ("why-aa-62", ())


def test_a_space_to_which_a_card_does_not_lead() -> None:
    s = draws(given(at={"A": "kassel/frankfurt/1"}), "gute-routenplanung")
    assert why(s, SPACE, space("trieste")) == ("why-aa-27", (event("gute-routenplanung"),))
    s = draws(given(at={"A": "kassel/frankfurt/1"}), "subunternehmer")
    assert why(s, SPACE, space("trieste")) == ("why-aa-23", (3,))


def test_a_space_when_the_truck_has_stopped() -> None:
    s = rolls(given(at={"A": "hanover"}, slots=["berlin/trieste"]), 3)
    assert why(does(s, "A go kassel"), SPACE, space("trieste")) == ("why-aa-36", ())


def test_a_truck_is_driven_by_its_owner() -> None:
    assert why(given(), PLAYER, 1) == ("why-aa-03", (1,))
    s = draws(given(at={"A": "kassel/frankfurt/1"}), "schneestuerme")
    does(s, "A move B", "A decline")
    assert why(s, PLAYER, 1) == ("why-aa-a46", ())


def test_a_kept_card_waits_for_its_time() -> None:
    kept = ["inspektion", "motivation", "schnelle-verladung", "sonderauftrag-wien"]
    s = rolls(given(at={"A": "hanover"}, kept={"A": kept}), 3)
    assert [why(s, EVENT, event(card)) for card in [*kept, "sonderauftrag-flensburg"]] == [
        ("why-aa-87", ()),
        ("why-aa-a44", ()),
        ("why-aa-94", ()),
        ("why-aa-95", (space("vienna"),)),
        ("why-nothing", ()),
    ]


def test_a_contract_on_board_is_delivered() -> None:
    loaded = contract("berlin/trieste")
    s = given(loaded={"A": ["berlin/trieste"]})
    assert why(s, CONTRACT, loaded) == ("why-aa-34", (TO[loaded],))


def test_a_contract_of_somebody_else() -> None:
    s = given(loaded={"B": ["berlin/trieste"]}, hand={"B": ["bern/hamburg"]})
    assert why(s, CONTRACT, contract("berlin/trieste")) == ("why-aa-11", (1,))
    assert why(s, CONTRACT, contract("bern/hamburg")) == ("why-nothing", ()), "its holder is a secret"


def test_one_contract_is_sold_at_a_time() -> None:
    s = rolls(given(at={"A": "hanover"}, slots=["berlin/trieste", "bern/hamburg"]), 3)
    does(s, "A go kassel", "A call berlin/trieste")
    assert why(s, CONTRACT, contract("bern/hamburg"), me=1) == ("why-aa-a15", ())
    assert why(s, CONTRACT, contract("berlin/trieste"), me=1) == ("why-aa-48", ())
    assert why(s, SIZE, LARGE, me=1) == ("why-aa-37", ())


def test_a_contract_is_loaded_in_its_town() -> None:
    berlin = contract("berlin/trieste")
    s = given(at={"A": "hanover"}, hand={"A": ["berlin/trieste"]})
    assert why(s, CONTRACT, berlin) == ("why-aa-30", (FROM[berlin],))


def test_a_contract_needs_room_for_all_of_it() -> None:
    berlin = contract("berlin/trieste")
    s = given(at={"A": "berlin"}, hand={"A": ["berlin/trieste"]}, loaded={"A": ["bern/hamburg"]})
    assert why(s, CONTRACT, berlin) == ("why-aa-33", (0,))


def test_nothing_is_loaded_before_the_inspection() -> None:
    s = given(at={"A": "berlin"}, hand={"A": ["berlin/trieste"]}, kept={"A": ["inspektion"]})
    assert why(s, CONTRACT, contract("berlin/trieste")) == ("why-aa-87", ())


def test_a_load_needs_its_goods_in_the_stock() -> None:
    s = given(at={"A": "berlin"}, hand={"A": ["berlin/trieste"]})
    s.loaded[1] = tuple(range(12))
    assert freight.stock(s) < GOODS[contract("berlin/trieste")]
    assert why(s, CONTRACT, contract("berlin/trieste")) == ("why-aa-a25", ())


def test_a_public_contract_is_asked_for_on_exact_arrival() -> None:
    assert why(given(slots=["berlin/trieste"]), CONTRACT, contract("berlin/trieste")) == ("why-aa-45", ())


def test_a_trailer_that_cannot_be_bought() -> None:
    assert why(given(settings={"simplified": True}), SIZE, LARGE) == ("why-aa-75", ())
    assert why(given(money={"A": 2900}), SIZE, LARGE) == ("why-aa-38", (4, 30))
    assert why(given(trailers={"B": (4, 0)}), SIZE, LARGE) == ("why-aa-38", (0, 30))


def test_a_row_that_cannot_be_paid() -> None:
    costs = COSTS[contract("berlin/trieste")]
    s = given(at={"A": "hanover"}, slots=["berlin/trieste"], money={"B": costs[1]})
    rolls(s, 3)
    does(s, "A go kassel", "A call berlin/trieste")
    assert why(s, ROW, 5, me=1) == ("why-aa-52", (5, costs[5] // MONEY.step))


def test_a_row_that_is_too_low() -> None:
    s = rolls(given(3, at={"A": "hanover"}, slots=["berlin/trieste"]), 3)
    does(s, "A go kassel", "A call berlin/trieste", "B bid 2")
    assert why(s, ROW, 2, me=2) == ("why-aa-44", (2,))


def test_else_there_is_nothing_to_do_with_it() -> None:
    s = draws(given(at={"A": "kassel/frankfurt/1"}), "pannenhilfe")
    assert why(s, SPACE, space("kassel")) == ("why-nothing", ())
