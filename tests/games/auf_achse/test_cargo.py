"""Private contracts, AA-29 to AA-36, and trailers, AA-37 to AA-42."""

import pytest

from grandtour.core.kit import leaves
from grandtour.core.questions import Asked, offered
from grandtour.games.auf_achse import freight
from grandtour.games.auf_achse.acts import BUY, LARGE
from grandtour.games.auf_achse.cards import REVENUE
from grandtour.games.auf_achse.game import GAME
from grandtour.games.auf_achse.rules import PlaceTruck
from grandtour.games.auf_achse.state import Haul
from grandtour.games.auf_achse.trailers import Decision
from tests.games.auf_achse.given import asked, contract, contracts, does, given, may, put_on_board, rolls
from tests.games.playing import answers, beside, told
from tests.rules import rule


@rule("AA-30", "AA-31", "AA-36")
def test_load_and_go_on_another_turn() -> None:
    """When A reaches Hamburg, then they may show the contract and take its goods; they drive on in their next turn."""
    s = rolls(given(at={"A": "hamburg/berlin/3"}, hand={"A": ["hamburg/munich"]}, money={"A": 0}), 4)
    does(s, "A go hamburg")
    assert answers(s) == ["done", "load hamburg/munich"]
    does(s, "A load hamburg/munich")
    assert s.loaded[0] == (contract("hamburg/munich"),)
    assert s.hands[0] == []
    view = GAME.view(s, 1)
    assert view.stock == 48 - 5
    assert view.hauliers[0].loaded == [contract("hamburg/munich")]
    assert asked(s) == "B ask-start"


@rule("AA-31")
def test_another_contract_may_be_loaded_before_the_first_is_delivered() -> None:
    hand = ["hamburg/karlsruhe", "berlin/trieste"]
    s = given(at={"A": "hamburg/berlin/3"}, hand={"A": hand}, loaded={"A": ["prague/frankfurt"]})
    rolls(s, 5)
    does(s, "A go hamburg", "A load hamburg/karlsruhe")
    assert asked(s) == "A ask-loaded"
    assert s.loaded[0] == (contract("prague/frankfurt"), contract("hamburg/karlsruhe"))


@rule("AA-32", "AA-33", "AA-37", "AA-39", "AA-40", "AA-A64")
def test_a_load_must_fit_as_a_whole_and_a_trailer_makes_room() -> None:
    """T07: given 4 goods on board, then 3 more are refused; after buying a small trailer in the same turn they fit."""
    s = given(at={"A": "frankfurt/wuerzburg/1"}, hand={"A": ["frankfurt/bremen"]}, loaded={"A": ["bremen/graz"]})
    rolls(s, 1)
    does(s, "A go frankfurt", "A works bern/geneva/1")
    assert not may(s, "A load frankfurt/bremen")
    assert asked(s) == "A ask-no-room"
    does(s, "A buy small")
    assert asked(s) == "A ask-load"
    assert s.money[0] == 3000
    assert GAME.view(s, 1).hauliers[0].small == 1
    does(s, "A load frankfurt/bremen")
    view = GAME.view(s, 1).hauliers[0]
    assert (view.on_truck, view.on_trailers) == (6, 1)


@rule("AA-34", "AA-35", "AA-A23")
def test_delivering_pays_and_returns_the_goods() -> None:
    s = given(at={"A": "kassel/frankfurt/2"}, loaded={"A": ["zurich/kassel"]}, hand={"A": ["kassel/saarbruecken"]})
    assert GAME.view(s, 0).stock == 43
    rolls(s, 5)
    does(s, "A go kassel")
    assert s.money[0] == 5000 + REVENUE[contract("zurich/kassel")]
    assert s.delivered == [1, 0]
    assert s.loaded[0] == ()
    assert GAME.view(s, 0).stock == 48
    assert "delivers" in told(s)
    GAME.audit(s)


@rule("AA-A23")
def test_all_deliveries_of_a_town_come_before_any_load() -> None:
    """Given two loads for Kassel that fill the truck, when it arrives, then both are delivered and another one fits."""
    s = given(at={"A": "kassel/frankfurt/2"}, loaded={"A": ["zurich/kassel"]}, hand={"A": ["kassel/saarbruecken"]})
    s.trailers[0] = (1, 0)
    s.contracts.unseen.remove(contract("strasbourg/kassel"))
    s.hands[0].append(contract("strasbourg/kassel"))
    freight.load(s, 0, contract("strasbourg/kassel"))
    rolls(s, 2)
    does(s, "A go kassel")
    assert s.delivered[0] == 2
    assert may(s, "A load kassel/saarbruecken")


@rule("AA-36")
def test_after_delivering_the_truck_stays_until_the_next_turn() -> None:
    s = given(at={"A": "kassel/frankfurt/2"}, loaded={"A": ["zurich/kassel"]})
    rolls(s, 5)
    does(s, "A go kassel")
    assert asked(s) == "B ask-start"


@rule("AA-37", "AA-38", "AA-A64")
def test_any_number_of_trailers_as_long_as_there_are_some_and_money() -> None:
    s = given(at={"A": "kassel"}, money={"A": 30_000})
    does(s, *["A buy large"] * 4, *["A buy small"] * 4)
    assert s.money[0] == 30_000 - 4 * 3000 - 4 * 2000
    assert not may(s, "A buy large")
    assert not may(s, "A buy small")
    assert freight.capacity(s, 0) == 6 + 4 * 6 + 4 * 4
    view = GAME.view(s, 1)
    assert (view.large_left, view.small_left) == (0, 0)


@rule("AA-38")
def test_trailers_cost_3000_and_2000() -> None:
    for money, sale in ((3000, ["buy large", "buy small"]), (2900, ["buy small"]), (2000, ["buy small"]), (1900, [])):
        s = given(at={"A": "kassel"}, money={"A": money})
        assert beside(s) == sale


@rule("AA-41")
def test_trailers_are_never_sold() -> None:
    s = given(at={"A": "kassel"}, trailers={"A": (1, 1)}, money={"A": 0})
    assert answers(s) == ["roll"]
    assert not any("sell" in verb.name for verb in GAME.verbs)


@rule("AA-37")
def test_nobody_buys_trailers_in_anothers_turn() -> None:
    s = given(at={"A": "kassel"}, turn="B")
    assert {act.by for act in offered(s)} == {1}


@rule("AA-37")
def test_trailers_can_be_bought_whenever_one_decides_in_ones_turn() -> None:
    """Given a roll, when a trailer is bought before driving, then the same drive is still to be made."""
    s = given(at={"A": "kassel"}, money={"A": 9000})
    rolls(s, 3)
    drives = answers(s)
    does(s, "A buy small", "A buy large")
    assert (s.trailers[0], s.money[0]) == ((1, 1), 4000)
    assert (asked(s), answers(s)) == ("A ask-drive", drives)


ROOM = PlaceTruck.__module__.rpartition(".")[0]
DECISIONS = [kind for kind in leaves(Asked) if kind.__module__.startswith(ROOM) and kind is not PlaceTruck]
"""All that one player is asked, but where to park before the deal."""


@rule("AA-37", "AA-A64")
@pytest.mark.parametrize("kind", DECISIONS, ids=lambda kind: kind.__name__)
def test_trailers_can_be_bought_beside_every_decision_of_ones_turn(kind: type[Asked[Haul]]) -> None:
    """Every question that is put to one player is a decision, and sells trailers as any decision does."""
    assert (kind.interrupts, kind.choose) == (Decision.interrupts, Decision.choose)


@rule("AA-37", "AA-A64")
def test_a_decision_sells_trailers_in_ones_own_turn() -> None:
    """Given any question put to A, when it is their turn, then they may buy a trailer, and are asked the same again."""
    question = Decision(0)
    assert question.interrupts(given(money={"A": 9000}, turn="B")) == []
    s = given(money={"A": 9000})
    assert [act.said for act in question.interrupts(s)] == ["buy large", "buy small"]
    question.choose(s, BUY.acts[0][LARGE])
    assert (s.stack[-1], s.trailers[0]) == (question, (1, 0))


@rule("AA-42", "AA-A26")
def test_trailers_are_emptied_before_the_truck() -> None:
    """T08: given 4 on a trailer and 4 in the truck, when 5 are delivered, then 3 remain in the truck."""
    s = given(
        at={"A": "kassel/frankfurt/2"}, trailers={"A": (0, 1)}, loaded={"A": ["frankfurt/bremen", "zurich/kassel"]}
    )
    s.on_trailers[0] = 4
    rolls(s, 2)
    does(s, "A go kassel")
    view = GAME.view(s, 0).hauliers[0]
    assert (view.on_truck, view.on_trailers) == (3, 0)


@rule("AA-40", "AA-A26")
def test_a_load_may_be_spread_over_truck_and_trailers() -> None:
    s = given(
        at={"A": "kassel"}, trailers={"A": (0, 2)}, loaded={"A": ["bremen/graz"]}, hand={"A": ["kassel/saarbruecken"]}
    )
    does(s, "A load kassel/saarbruecken")
    view = GAME.view(s, 0).hauliers[0]
    assert (view.on_truck, view.on_trailers) == (6, 3)
    put_on_board(s, 0, contract("frankfurt/bremen"))
    view = GAME.view(s, 0).hauliers[0]
    assert (view.on_truck, view.on_trailers) == (6, 6)


@rule("AA-A22")
def test_one_may_load_at_the_start_of_a_later_turn() -> None:
    """Given a truck still in the loading town, when its owner buys a trailer before rolling, then they may load."""
    s = given(at={"A": "kassel"}, loaded={"A": ["bremen/graz"]}, hand={"A": ["kassel/saarbruecken"]})
    assert not may(s, "A load kassel/saarbruecken")
    assert asked(s) == "A ask-start"
    does(s, "A buy small")
    assert asked(s) == "A ask-start-load"
    does(s, "A load kassel/saarbruecken")
    assert len(s.loaded[0]) == 2
    assert asked(s) == "A ask-start"


@rule("AA-A25")
def test_goods_can_run_out() -> None:
    """T33: given 2 goods in the stock, then a contract of 2 can be loaded, one of 3 not until goods return."""
    taken = [
        "bern/hamburg",
        "bolzano/dortmund",
        "leipzig/wuerzburg",
        "magdeburg/bern",
        "strasbourg/kassel",
        "villach/berlin",
    ]
    hand = ["frankfurt/bremen", "frankfurt/zurich"]
    s = given(3, at={"A": "frankfurt"}, hand={"A": hand}, trailers={"B": (4, 2), "C": (0, 2)})
    for card in contracts(taken):
        put_on_board(s, 1, card)
    for card in contracts(["basel/leipzig", "graz/cologne"]):
        put_on_board(s, 2, card)
    assert freight.stock(s) == 48 - 46
    assert may(s, "A load frankfurt/zurich")
    assert not may(s, "A load frankfurt/bremen")
    freight.deliver(s, 2, contract("graz/cologne"))
    assert may(s, "A load frankfurt/bremen")
