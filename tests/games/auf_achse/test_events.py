"""The event cards, AA-78 to AA-108: one or more tests for each, and the rulings about them."""

import pytest

from grandtour.core.acts import NOBODY
from grandtour.core.questions import offered
from grandtour.games.auf_achse import contracts, freight, rules
from grandtour.games.auf_achse.board import EVENT_SPACES, SPACE, distances
from grandtour.games.auf_achse.cards import REVENUE
from grandtour.games.auf_achse.events import DrawContract
from grandtour.games.auf_achse.game import GAME
from grandtour.games.auf_achse.rules import Start
from tests.games.auf_achse.given import asked, at, contract, does, draws, ends, event, given, may, rolls, space
from tests.games.playing import answers, let_chance_speak, told
from tests.rules import rule

HERE = "kassel/frankfurt/1"  # an event space beside Kassel


# --- Bahnverladung ---


@rule("AA-78", "AA-A41")
def test_bahnverladung_ships_the_load_with_the_farthest_destination() -> None:
    """T25: given two loads, then the farther one is delivered: revenue less 1000 DM, the truck stays."""
    s = given(at={"A": HERE}, loaded={"A": ["frankfurt/zurich", "brussels/vienna"]})
    draws(s, "bahnverladung")
    assert s.money[0] == 5000 + REVENUE[contract("brussels/vienna")] - 1000
    assert s.loaded[0] == (contract("frankfurt/zurich"),)
    assert s.delivered[0] == 1
    assert at(s, "A") == HERE
    assert freight.stock(s) == 46


@rule("AA-78", "AA-A41")
def test_bahnverladung_lets_one_choose_among_equals() -> None:
    s = given(at={"A": HERE}, trailers={"A": (1, 0)}, loaded={"A": ["rotterdam/vienna", "brussels/vienna"]})
    draws(s, "bahnverladung")
    assert answers(s) == ["ship rotterdam/vienna", "ship brussels/vienna"]
    does(s, "A ship brussels/vienna")
    assert s.loaded[0] == (contract("rotterdam/vienna"),)


@rule("AA-78")
def test_bahnverladung_does_nothing_for_an_empty_truck() -> None:
    s = draws(given(at={"A": HERE}), "bahnverladung")
    assert s.money[0] == 5000
    assert told(s)[-1] == "no-effect"


@rule("AA-A41", "AA-A29")
def test_the_rail_fee_comes_out_of_the_revenue_before_loans() -> None:
    """Given 0 DM, a loan card and a shipment for 1200, then 200 are left, too little to pay the loan."""
    s = given(at={"A": HERE}, money={"A": 0}, owed={"A": ["radarfalle"]}, loaded={"A": ["nuremberg/salzburg"]})
    draws(s, "bahnverladung")
    assert s.money[0] == 200
    assert s.owed[0] == (event("radarfalle"),)


# --- Beifahrer ---


@rule("AA-79")
def test_beifahrer_rolls_and_moves_again() -> None:
    s = draws(given(at={"A": HERE}), "beifahrer")
    does(s, "* die 2", "A go kassel/frankfurt/3")
    assert at(s, "A") == "kassel/frankfurt/3"


# --- Dokumente ---


@rule("AA-80", "AA-A38")
def test_dokumente_sends_back_the_way_one_came() -> None:
    """T26: given a truck that came from Hamburg, then it goes there, loads and unloads, without an auction."""
    s = given(at={"A": "hamburg/berlin/2"}, came={"A": "hamburg/berlin/1"}, loaded={"A": ["trieste/hamburg"]})
    s.slots[0] = s.contracts.unseen.pop()
    draws(s, "dokumente")
    assert at(s, "A") == "hamburg"
    assert s.delivered[0] == 1
    assert asked(s) == "A ask-start"


@rule("AA-80", "AA-A38")
def test_dokumente_stops_before_an_occupied_town() -> None:
    """T26: with Hamburg occupied the truck stops on the space before."""
    s = given(at={"A": "hamburg/berlin/2", "B": "hamburg"}, came={"A": "hamburg/berlin/1"})
    draws(s, "dokumente")
    assert at(s, "A") == "hamburg/berlin/1"


@rule("AA-A38")
def test_dokumente_is_stopped_by_markers() -> None:
    s = given(at={"A": "hamburg/berlin/2"}, came={"A": "hamburg/berlin/1"}, works="hamburg/berlin/1")
    draws(s, "dokumente")
    assert at(s, "A") == "hamburg/berlin/2"
    assert told(s)[-1] == "waits"


@rule("AA-A38", "AA-A36")
def test_dokumente_stopped_on_a_triangle_draws_again() -> None:
    s = given(at={"A": "hamburg/berlin/4"}, came={"A": "hamburg/berlin/3"}, works="hamburg/berlin/1")
    draws(s, "dokumente")
    assert at(s, "A") == "hamburg/berlin/2"
    assert asked(s) == "* DrawEvent"


@rule("AA-80", "AA-A38")
def test_dokumente_leads_to_the_nearest_town_if_no_way_is_known() -> None:
    s = draws(given(at={"A": "hamburg/berlin/2"}), "dokumente")
    assert at(s, "A") == "hamburg"


@rule("AA-A38")
def test_dokumente_lets_one_choose_among_equally_near_towns() -> None:
    s = draws(given(at={"A": "luxembourg/saarbruecken/1"}), "dokumente")
    assert answers(s) == ["go luxembourg", "go saarbruecken"]
    does(s, "A go saarbruecken")
    assert at(s, "A") == "saarbruecken"


# --- Fahrtenschreiber ---


@rule("AA-81", "AA-A53")
def test_fahrtenschreiber_skips_the_next_turn() -> None:
    s = draws(given(at={"A": HERE}), "fahrtenschreiber")
    rolls(s, 2)
    does(s, "A go kassel/frankfurt/3")
    rolls(s, 2, by="B")
    does(s, "B go bolzano")
    assert "skips" in told(s)
    assert asked(s) == "B ask-start"


@rule("AA-A53")
def test_skips_add_up() -> None:
    s = draws(draws(given(at={"A": HERE}), "fahrtenschreiber"), "pannenhilfe")
    does(s, "A help")
    assert s.skips[0] == 2


@rule("AA-A53")
def test_who_skips_still_bids_and_may_be_partner() -> None:
    s = given(3, at={"A": "hanover"}, slots=["berlin/trieste"])
    s.skips[1] = 1
    rolls(s, 3)
    does(s, "A go kassel", "A call berlin/trieste")
    assert asked(s) == "B ask-bid"
    s = given(3, at={"A": HERE})
    s.skips[1] = 1
    draws(s, "road-runner")
    does(s, "A decline", "A partner B")
    assert asked(s) == "B ask-card-exact"


# --- Familiennachwuchs ---


@rule("AA-82", "AA-A39")
def test_familiennachwuchs_takes_the_truck_to_a_destination() -> None:
    """T27: with two loads both destinations are offered, whatever lies between; the one chosen pays."""
    s = given(
        at={"A": HERE}, loaded={"A": ["frankfurt/zurich", "vienna/rostock"]}, works="kassel/frankfurt/2", jam="kassel"
    )
    draws(s, "familiennachwuchs")
    assert set(answers(s)) == {"go zurich", "go rostock"}
    does(s, "A go rostock")
    assert at(s, "A") == "rostock"
    assert s.money[0] == 5000 + REVENUE[contract("vienna/rostock")]


@rule("AA-82", "AA-A39")
def test_familiennachwuchs_with_nothing_loaded_does_nothing() -> None:
    s = draws(given(at={"A": HERE}), "familiennachwuchs")
    assert at(s, "A") == HERE
    assert told(s)[-1] == "no-effect"


@rule("AA-A40", "AA-82")
def test_an_occupied_destination_cannot_be_chosen() -> None:
    s = given(at={"A": HERE, "B": "zurich"}, loaded={"A": ["frankfurt/zurich", "vienna/rostock"]})
    draws(s, "familiennachwuchs")
    assert at(s, "A") == "rostock"
    s = given(at={"A": HERE, "B": "rostock"}, loaded={"A": ["vienna/rostock"]})
    draws(s, "familiennachwuchs")
    assert set(answers(s)) == {"go hamburg/rostock/3", "go rostock/berlin/1"}
    does(s, "A go rostock/berlin/1")
    assert s.delivered[0] == 0
    assert s.loaded[0]


@rule("AA-A14", "AA-82", "AA-106")
def test_a_town_to_which_a_card_takes_the_truck_opens_no_auction() -> None:
    for card in ("familiennachwuchs", "ware-verdorben"):
        s = given(at={"A": HERE}, loaded={"A": ["vienna/rostock"]}, slots=["berlin/trieste"])
        assert asked(draws(s, card)) == "A ask-start"


@rule("AA-A42", "AA-82")
def test_familiennachwuchs_unloads_even_under_inspection() -> None:
    s = given(at={"A": HERE}, loaded={"A": ["vienna/rostock"]}, kept={"A": ["inspektion"]})
    draws(s, "familiennachwuchs")
    assert s.delivered[0] == 1


# --- Fracht Dumping ---


@rule("AA-83", "AA-A55")
def test_fracht_dumping_gives_a_contract_to_the_right() -> None:
    s = given(3, at={"A": HERE}, hand={"A": ["berlin/trieste", "bremen/graz"]}, loaded={"A": ["frankfurt/zurich"]})
    draws(s, "fracht-dumping")
    assert answers(s) == ["give berlin/trieste", "give bremen/graz"]
    does(s, "A give bremen/graz")
    assert s.hands == [[contract("berlin/trieste")], [], [contract("bremen/graz")]]


@rule("AA-A55")
def test_fracht_dumping_without_a_waiting_contract_does_nothing() -> None:
    s = draws(given(at={"A": HERE}, loaded={"A": ["frankfurt/zurich"]}), "fracht-dumping")
    assert told(s)[-1] == "no-effect"
    assert asked(s) == "A ask-start"
    s = draws(given(2, at={"A": HERE}, hand={"A": ["berlin/trieste"]}), "fracht-dumping")
    does(s, "A give berlin/trieste")
    assert s.hands[1] == [contract("berlin/trieste")]


@rule("AA-83", "AA-A73")
def test_fracht_dumping_takes_a_single_contract_unasked() -> None:
    """Given one contract and no money for a trailer, then it is given away, and the others are not told which."""
    s = draws(given(3, at={"A": HERE}, hand={"A": ["berlin/trieste"]}, money={"A": 1900}), "fracht-dumping")
    assert asked(s) == "A ask-start"
    assert s.hands == [[], [], [contract("berlin/trieste")]]
    assert [told(s, me)[-2:] for me in range(3)] == [
        ["gives", "receives-unseen"],
        ["gives-unseen", "receives-unseen"],
        ["gives-unseen", "receives"],
    ]


@rule("AA-A73", "AA-A71")
def test_what_hidden_cash_could_buy_first_is_a_secret() -> None:
    hidden = {"hidden-cash": True}
    s = given(at={"A": HERE}, hand={"A": ["berlin/trieste"]}, money={"A": 0}, settings=hidden)
    draws(s, "fracht-dumping")
    assert (asked(s), answers(s)) == ("A ask-give", ["give berlin/trieste"])
    s = rolls(given(at={"A": "flensburg"}, money={"A": 0}, settings=hidden), 2)
    assert (asked(s), answers(s)) == ("A ask-drive", ["go hamburg"])


# --- Freundlicher Kundenservice, Vertrauen ---


@pytest.mark.parametrize("card", ["freundlicher-kundenservice", "vertrauen"])
@rule("AA-84", "AA-104", "AA-A20", "AA-A21")
def test_a_contract_for_nothing_from_the_public_pile(card: str) -> None:
    s = draws(given(at={"A": HERE}, pile=8), card)
    does(s, "* deal berlin/trieste")
    assert s.hands[0] == [contract("berlin/trieste")]
    assert s.pile == 7
    assert s.money[0] == 5000
    assert s.stir == s.round
    assert [DrawContract(0).seen_by(GAME.act("* deal berlin/trieste"), me) for me in range(2)] == [True, False]
    assert GAME.view(s, 1).hauliers[0].known == []


@rule("AA-A20")
def test_the_last_contract_of_the_pile_may_be_drawn() -> None:
    s = let_chance_speak(draws(given(at={"A": HERE}, pile=1), "vertrauen"))
    assert s.pile == 0


@rule("AA-84", "AA-A20")
def test_an_empty_pile_gives_way_to_the_reserve() -> None:
    """T34: the contract comes from the reserve, and the public contracts stay exhausted."""
    s = draws(given(at={"A": HERE}, pile=0), "freundlicher-kundenservice")
    let_chance_speak(s)
    assert len(s.hands[0]) == 1
    assert s.pile == 0
    assert contracts.exhausted(s)


@rule("AA-A20")
def test_without_any_contract_left_there_is_no_effect() -> None:
    s = given(at={"A": HERE}, pile=0)
    s.contracts.unseen.clear()
    draws(s, "vertrauen")
    assert told(s)[-1] == "no-effect"


# --- Gute Routenplanung, Zollabfertigung ---


@rule("AA-85", "AA-A52")
def test_gute_routenplanung_leads_to_the_next_unoccupied_town() -> None:
    s = given(at={"A": HERE, "B": "frankfurt"}, slots=["berlin/trieste"])
    draws(s, "gute-routenplanung")
    assert "decline" in answers(s)
    assert ends(s) == {"kassel", "wuerzburg", "karlsruhe", "saarbruecken", "dortmund", "cologne"}
    does(s, "A go wuerzburg")
    assert at(s, "A") == "wuerzburg"
    assert asked(s) == "A ask-start"


@rule("AA-A52")
def test_the_next_town_behind_an_occupied_one_may_be_across_the_bridge() -> None:
    s = draws(given(at={"A": "hamburg/hanover/1", "B": "hamburg"}), "gute-routenplanung")
    assert ends(s) == {"hanover", "flensburg", "bremen", "rostock", "berlin"}


@rule("AA-A52")
def test_a_marker_bars_the_way_to_the_next_town() -> None:
    s = draws(given(at={"A": HERE}, works="kassel/frankfurt/2"), "gute-routenplanung")
    assert ends(s) == {"kassel"}
    s = draws(given(at={"A": HERE}, works="kassel/frankfurt/2", jam="kassel"), "gute-routenplanung")
    assert ends(s) == {"kassel"}
    s = draws(given(at={"A": HERE, "B": "kassel"}, works="kassel/frankfurt/2", jam="kassel"), "gute-routenplanung")
    assert told(s)[-1] == "no-effect"


@rule("AA-107", "AA-A52", "AA-A36")
def test_zollabfertigung_leads_to_the_next_triangle_and_draws_nothing() -> None:
    """T29: the truck ends on the next event space of its choice and no card is drawn."""
    s = draws(given(at={"A": HERE}), "zollabfertigung")
    assert "decline" not in answers(s)
    assert all(space(name) in EVENT_SPACES for name in ends(s))
    assert {"kassel/wuerzburg/2", "dortmund/frankfurt/1"} <= ends(s)
    does(s, "A go kassel/wuerzburg/2")
    assert asked(s) == "A ask-start"


@rule("AA-A52", "AA-68")
def test_a_jam_bars_the_way_to_the_triangle_behind_it() -> None:
    s = draws(given(at={"A": "hanover/kassel/2"}, jam="kassel"), "zollabfertigung")
    assert HERE not in ends(s)
    s = draws(given(at={"A": "hanover/kassel/2"}), "zollabfertigung")
    assert HERE in ends(s)


@rule("AA-A52")
def test_an_occupied_triangle_is_passed() -> None:
    s = draws(given(at={"A": HERE, "B": "kassel/wuerzburg/2"}), "zollabfertigung")
    assert "kassel/wuerzburg/2" not in ends(s)


# --- Hilfe, Diebe! ---


@rule("AA-86", "AA-A56")
def test_hilfe_diebe_empties_the_truck_and_the_insurance_pays() -> None:
    """T28: 1000 DM for each contract, the goods back in the stock, both contracts can be loaded again."""
    s = given(at={"A": HERE}, trailers={"A": (0, 1)}, loaded={"A": ["bremen/graz", "kassel/saarbruecken"]})
    draws(s, "hilfe-diebe")
    assert s.money[0] == 7000
    assert freight.stock(s) == 48
    assert s.on_trailers[0] == 0
    assert set(s.hands[0]) == {contract("bremen/graz"), contract("kassel/saarbruecken")}
    assert set(GAME.view(s, 1).hauliers[0].known) == set(s.hands[0])
    rolls(s, 1)
    does(s, "A go kassel", "A works bern/geneva/1", "A load kassel/saarbruecken")
    assert s.loaded[0] == (contract("kassel/saarbruecken"),)


@rule("AA-A56")
def test_hilfe_diebe_finds_nothing_in_an_empty_truck() -> None:
    s = draws(given(at={"A": HERE}), "hilfe-diebe")
    assert s.money[0] == 5000
    assert told(s)[-1] == "no-effect"


# --- Inspektion ---


@rule("AA-87", "AA-A42")
def test_inspektion_forbids_loading_and_unloading() -> None:
    """T23: given Inspektion, when A stops at a destination or a loading town, then nothing is moved."""
    s = given(
        at={"A": HERE}, loaded={"A": ["zurich/kassel"]}, hand={"A": ["kassel/saarbruecken"]}, slots=["berlin/trieste"]
    )
    s.trailers[0] = (1, 0)
    draws(s, "inspektion")
    assert s.kept[0] == (event("inspektion"),)
    rolls(s, 1)
    does(s, "A go kassel", "A works bern/geneva/1")
    assert s.delivered[0] == 0
    assert asked(s) == "A ask-interest"
    does(s, "A decline")
    rolls(s, 2, by="B")
    does(s, f"B {answers(s)[0]}")
    assert not may(s, "A load kassel/saarbruecken")
    assert may(s, "A buy small")


@rule("AA-87", "AA-A43", "AA-A66")
def test_in_munich_the_card_goes_to_the_left_and_one_may_roll_again() -> None:
    """T23: München may be reached with points to spare; cargo and auction come before the bonus roll."""
    s = given(
        3,
        at={"A": "nuremberg/munich/1"},
        kept={"A": ["inspektion"]},
        loaded={"A": ["hamburg/munich"]},
        hand={"A": ["munich/milan"]},
    )
    rolls(s, 5)
    assert "munich" in ends(s)
    does(s, "A go munich")
    assert s.kept == [(), (event("inspektion"),), ()]
    assert s.delivered[0] == 1
    does(s, "A load munich/milan")
    assert asked(s) == "A ask-roll-again"
    does(s, "A use inspektion", "* die 2", "A go passau/munich/2")
    assert asked(s) == "B ask-start"


@rule("AA-A43")
def test_driving_through_munich_settles_nothing() -> None:
    s = given(at={"A": "nuremberg/munich/2"}, kept={"A": ["inspektion"]})
    rolls(s, 2)
    does(s, "A go salzburg/munich/2")
    assert event("inspektion") in s.kept[0]


@rule("AA-87", "AA-A43")
def test_inspektion_goes_to_and_fro_between_two_players() -> None:
    """T24: each passes it on in München, and the last holder pays 1000 DM at the end."""
    at, kept = {"A": "nuremberg/munich/2", "B": "salzburg/munich/1"}, {"A": ["inspektion"]}
    s = given(at=at, kept=kept, settings={"inspection-once": "no"})
    rolls(s, 1)
    does(s, "A go munich", "A works bern/geneva/1", "A use inspektion", "* die 2", "A go nuremberg/munich/1")
    assert event("inspektion") in s.kept[1]
    rolls(s, 5, by="B")
    does(s, "B go munich", "B decline")
    assert event("inspektion") in s.kept[0]
    rules.score(s, "stall")
    assert s.money == [4000, 5000]


@rule("AA-A43")
def test_inspektion_can_be_out_of_play_once_everyone_had_it() -> None:
    s = given(at={"A": "nuremberg/munich/2"}, kept={"A": ["inspektion"]}, settings={"inspection-once": "yes"})
    s.inspected = (1, 0)
    rolls(s, 5)
    does(s, "A go munich", "A decline")
    assert s.kept == [(), ()]
    assert s.aside == (event("inspektion"),)
    GAME.audit(s)


@rule("AA-A43")
@pytest.mark.parametrize(("seats", "agreed", "goes_on"), [(2, "for-two", False), (2, "no", True), (3, "for-two", True)])
def test_between_two_players_inspektion_goes_round_only_if_they_wish(seats: int, agreed: str, goes_on: bool) -> None:
    assert comes_again(seats, {"inspection-once": agreed}) is goes_on


@rule("AA-A43")
@pytest.mark.parametrize(("seats", "goes_on"), [(2, False), (3, True), (6, True)])
def test_where_nothing_is_agreed_inspektion_goes_round_unless_there_are_two(seats: int, goes_on: bool) -> None:
    assert comes_again(seats, {}) is goes_on


def comes_again(seats: int, settings: dict[str, str]) -> bool:
    """Does the card go from A to B, who has had it?"""
    s = given(seats, at={"A": "nuremberg/munich/2"}, kept={"A": ["inspektion"]}, settings=settings)
    s.inspected = (0, 1)
    rolls(s, 5)
    does(s, "A go munich", "A decline")
    return event("inspektion") in s.kept[1]


@rule("AA-A43")
def test_inspektion_goes_on_to_whoever_has_not_had_it() -> None:
    """Given the option and three players, then it leaves the game with the one on the right of its drawer."""
    s = given(3, at={"A": "nuremberg/munich/2"}, kept={"A": ["inspektion"]}, settings={"inspection-once": "yes"})
    rolls(s, 5)
    does(s, "A go munich", "A decline")
    assert s.kept == [(), (event("inspektion"),), ()]
    assert s.inspected == (0, 1)
    assert s.aside == ()


@rule("AA-A43", "AA-A35")
def test_moved_to_munich_in_anothers_turn_one_passes_the_card_but_does_not_roll() -> None:
    s = given(3, at={"A": HERE, "B": "nuremberg/munich/2"}, kept={"B": ["inspektion"]})
    draws(s, "schneestuerme")
    does(s, "A move B", "A go munich")
    assert event("inspektion") in s.kept[2]
    assert asked(s) == "A ask-snow"


# --- Motivation ---

FROM_HANOVER = "hanover/rotterdam"


@rule("AA-88", "AA-A44", "AA-A14")
def test_motivation_drives_one_to_three_spaces_before_the_roll_or_after_the_move() -> None:
    """T30: offered in one's own turn only, it never opens an auction, and goes back once used."""
    s = given(at={"A": "hanover"}, kept={"A": ["motivation"]}, slots=["berlin/trieste"])
    does(s, "A use motivation")
    assert "decline" not in answers(s)
    assert {distances(space("hanover"))[space(end)] for end in ends(s)} == {1, 2, 3}
    does(s, "A go kassel")
    assert asked(s) == "A ask-start"
    assert s.events.under == [event("motivation")]
    s = given(at={"A": "hanover"}, kept={"A": ["motivation"]})
    rolls(s, 2)
    does(s, "A go hanover/kassel/2")
    assert asked(s) == "A ask-rest"
    assert {"done", "use motivation"} <= set(answers(s))
    does(s, "A use motivation", "A go kassel")
    assert asked(s) == "B ask-start"


@rule("AA-A22", "AA-A44")
@pytest.mark.parametrize(
    ("hand", "kept", "question"),
    [
        ([], [], "ask-start"),
        ([FROM_HANOVER], [], "ask-start-load"),
        ([], ["motivation"], "ask-start-use"),
        ([FROM_HANOVER], ["motivation"], "ask-start-both"),
    ],
)
def test_before_the_roll_one_is_asked_for_what_can_be_done_first(
    hand: list[str], kept: list[str], question: str
) -> None:
    s = given(at={"A": "hanover"}, hand={"A": [*hand, "bern/hamburg"]}, kept={"A": kept})
    assert asked(s) == f"A {question}"
    assert [f"load {card}" for card in hand] + [f"use {card}" for card in kept] == answers(s)[1:]


@rule("AA-A44")
def test_motivation_may_be_kept_and_is_not_offered_out_of_turn() -> None:
    s = given(at={"A": "hanover"}, kept={"A": ["motivation"]})
    rolls(s, 2)
    does(s, "A go hanover/kassel/2", "A done")
    assert s.kept[0] == (event("motivation"),)
    assert not any("motivation" in said for said in answers(s))


@rule("AA-A44", "AA-A53")
def test_motivation_is_of_no_use_in_a_skipped_turn() -> None:
    s = given(turn="B", at={"B": "kassel"}, kept={"A": ["motivation"]})
    s.skips[0] = 1
    rolls(s, 2, by="B")
    does(s, "B go hanover/kassel/1")
    assert asked(s) == "B ask-start"
    assert s.kept[0] == (event("motivation"),)


@rule("AA-A44", "AA-A36")
def test_motivation_may_end_on_a_triangle() -> None:
    s = given(at={"A": "kassel"}, kept={"A": ["motivation"]})
    does(s, "A use motivation", f"A go {HERE}")
    assert asked(s) == "* DrawEvent"


@rule("AA-A68")
def test_motivation_is_not_offered_to_a_truck_that_cannot_move() -> None:
    s = given(at={"A": "hamburg/berlin/2", "B": "hamburg/berlin/1"}, works="hamburg/berlin/3", jam="hamburg/berlin/1")
    s.kept[0] = (event("motivation"),)
    assert not may(s, "A use motivation")


@rule("AA-A64", "AA-A44")
def test_trailers_can_be_bought_at_the_end_of_the_turn_if_one_is_asked_there() -> None:
    s = given(at={"A": "hanover"}, kept={"A": ["motivation"]})
    rolls(s, 2)
    does(s, "A go hanover/kassel/2")
    assert may(s, "A buy large")


# --- Pannenhilfe, Zollkontrolle, fines and prizes ---


@rule("AA-89")
def test_pannenhilfe_is_a_turn_for_1000_or_nothing() -> None:
    s = draws(given(at={"A": HERE}), "pannenhilfe")
    assert answers(s) == ["help", "decline"]
    does(s, "A help")
    assert (s.money[0], s.skips[0]) == (6000, 1)
    s = draws(given(at={"A": HERE}), "pannenhilfe")
    does(s, "A decline")
    assert (s.money[0], s.skips[0]) == (5000, 0)


@pytest.mark.parametrize("card", ["polizeikontrolle", "radarfalle"])
@rule("AA-90", "AA-91")
def test_a_fine_costs_500(card: str) -> None:
    s = draws(given(at={"A": HERE}), card)
    assert s.money[0] == 4500
    assert s.events.under == [event(card)]
    s = draws(given(at={"A": HERE}, money={"A": 500}), card)
    assert (s.money[0], s.owed[0]) == (0, ())


@rule("AA-103")
def test_truckerfestival_pays_500() -> None:
    assert draws(given(at={"A": HERE}), "truckerfestival").money[0] == 5500


@rule("AA-108")
def test_zollkontrolle_is_a_turn_in_jail_or_500() -> None:
    s = draws(given(at={"A": HERE}), "zollkontrolle")
    assert answers(s) == ["pay", "jail"]
    does(s, "A pay")
    assert (s.money[0], s.skips[0]) == (4500, 0)
    s = draws(given(at={"A": HERE}), "zollkontrolle")
    does(s, "A jail")
    assert (s.money[0], s.skips[0]) == (5000, 1)


@rule("AA-A54", "AA-108")
def test_who_cannot_pay_the_customs_goes_to_jail() -> None:
    s = draws(given(at={"A": HERE}, money={"A": 400}), "zollkontrolle")
    assert (s.money[0], s.skips[0], s.owed[0]) == (400, 1, ())
    s = draws(given(at={"A": HERE}, money={"A": 500}), "zollkontrolle")
    assert answers(s) == ["pay", "jail"]


@rule("AA-A54", "AA-108")
def test_behind_hidden_cash_the_customs_ask_whoever_cannot_pay_and_tell_only_them() -> None:
    hidden = {"hidden-cash": True}
    s = draws(given(at={"A": HERE}, money={"A": 400}, settings=hidden), "zollkontrolle")
    assert (asked(s), answers(s)) == ("A ask-jail", ["jail"])
    s = draws(given(at={"A": HERE}, money={"A": 500}, settings=hidden), "zollkontrolle")
    assert (asked(s), answers(s)) == ("A ask-customs", ["pay", "jail"])


# --- Road Runner, Subunternehmer, Vorbildliche Wartung ---


@pytest.mark.parametrize("card", ["road-runner", "subunternehmer"])
@rule("AA-92", "AA-102", "AA-A37", "AA-A45")
def test_drawer_and_partner_drive_three_spaces_each(card: str) -> None:
    s = given(3, at={"A": HERE, "C": "hanover"})
    draws(s, card)
    assert "decline" in answers(s)
    assert {"hanover/kassel/1", "frankfurt"} <= ends(s)
    assert not {"kassel", "kassel/frankfurt/2", "kassel/frankfurt/3"} & ends(s)
    does(s, "A go frankfurt")
    assert answers(s) == ["partner B", "partner C"]
    does(s, "A partner C")
    assert "decline" in answers(s)
    does(s, "C go kassel")
    assert (at(s, "A"), at(s, "C")) == ("frankfurt", "kassel")
    assert asked(s) == "A ask-start"


@rule("AA-A45")
def test_drawer_and_partner_may_both_refuse() -> None:
    s = draws(given(3, at={"A": HERE}), "road-runner")
    does(s, "A decline", "A partner B", "B decline")
    assert at(s, "A") == HERE


@rule("AA-A72")
def test_with_two_players_the_partner_is_not_asked_for() -> None:
    s = draws(given(2, at={"A": HERE}), "road-runner")
    does(s, "A decline")
    assert asked(s) == "B ask-card-exact"


@rule("AA-A35", "AA-92")
def test_a_partner_draws_no_card_but_may_load_and_unload() -> None:
    s = given(at={"A": "hamburg/berlin/2", "B": "hanover/kassel/1"}, loaded={"B": ["zurich/kassel"]})
    draws(s, "road-runner")
    does(s, "A decline", f"B go {HERE}")
    assert asked(s) == "A ask-start"
    s = given(
        at={"A": "hamburg/berlin/2", "B": "hanover"},
        loaded={"B": ["zurich/kassel"]},
        hand={"B": ["kassel/saarbruecken"]},
    )
    draws(s, "subunternehmer")
    does(s, "A decline", "B go kassel")
    assert s.delivered[1] == 1
    assert answers(s) == ["done", "load kassel/saarbruecken"]


@rule("AA-A37", "AA-24")
def test_a_partner_may_stop_early_where_they_have_business() -> None:
    s = given(at={"A": "hamburg/berlin/2", "B": "hanover/kassel/2"}, loaded={"B": ["zurich/kassel"]})
    draws(s, "road-runner")
    does(s, "A decline", "B go kassel")
    assert s.delivered[1] == 1


@rule("AA-105", "AA-27", "AA-A36", "AA-A37")
def test_vorbildliche_wartung_drives_up_to_four_and_may_draw_again() -> None:
    """T29: ending on an event space it does draw."""
    s = draws(given(at={"A": HERE}), "vorbildliche-wartung")
    assert may(s, "A decline")
    assert {distances(space(HERE))[space(end)] for end in ends(s)} == {1, 2, 3, 4}
    does(s, "A go kassel/wuerzburg/2")
    assert asked(s) == "* DrawEvent"


@rule("AA-A36")
def test_a_chain_of_cards_stops_after_ten() -> None:
    """Given eight cards drawn in this turn, then a ninth and a tenth are drawn, and no eleventh."""
    s = given(at={"A": "kassel"})
    s.drawn = 8
    rolls(s, 1)
    does(s, f"A go {HERE}", "A works bern/geneva/1", "* event vorbildliche-wartung", "A go kassel/wuerzburg/2")
    does(s, "* event road-runner", f"A go {HERE}", "B decline")
    assert asked(s) == "B ask-start"
    assert s.drawn == 0


# --- Schneestürme ---


@rule("AA-93", "AA-A46")
def test_schneestuerme_moves_every_truck_by_up_to_three() -> None:
    """T32: with six trucks, in any order, each ends on a space of its own, none farther than three, no card drawn."""
    trucks = {
        "A": HERE,
        "B": "kassel",
        "C": "hanover/kassel/2",
        "D": "kassel/wuerzburg/1",
        "E": "frankfurt",
        "F": "erfurt",
    }
    s = draws(given(6, at=trucks), "schneestuerme")
    assert answers(s) == ["done", *(f"move {letter}" for letter in "ABCDEF")]
    for letter in "FEDCBA":
        before = s.at[ord(letter) - ord("A")]
        does(s, f"A move {letter}")
        reachable = {space(name) for name in ends(s)}
        assert all(1 <= distances(before)[there] <= 3 for there in reachable)
        assert not reachable & set(s.at)
        triangle = sorted(reachable & EVENT_SPACES) or sorted(reachable)
        does(s, f"A go {SPACE.words[triangle[0]]}")
        assert not asked(s).startswith("*")
    assert len(set(s.at)) == 6
    assert asked(s) == "A ask-start"


@rule("AA-93", "AA-A46")
def test_schneestuerme_may_leave_trucks_where_they_are() -> None:
    s = draws(given(at={"A": HERE}), "schneestuerme")
    before = list(s.at)
    does(s, "A move B", "A decline")
    assert answers(s) == ["done", "move A"]
    does(s, "A done")
    assert s.at == before


@rule("AA-A35", "AA-A46")
def test_a_truck_blown_into_a_town_unloads_and_may_load() -> None:
    s = given(
        at={"A": HERE, "B": "hanover/kassel/2"},
        loaded={"B": ["zurich/kassel"]},
        hand={"B": ["kassel/saarbruecken"]},
        slots=["berlin/trieste"],
    )
    draws(s, "schneestuerme")
    does(s, "A move B", "A go kassel")
    assert s.delivered[1] == 1
    assert asked(s) == "B ask-load"
    does(s, "B done")
    assert asked(s) == "A ask-snow"


@rule("AA-A46")
def test_snow_cannot_move_a_truck_that_is_shut_in() -> None:
    s = given(at={"A": "hamburg/berlin/2", "B": "hamburg/berlin/1"}, works="hamburg/berlin/3", jam="hamburg/berlin/1")
    does(draws(s, "schneestuerme"), "A move A")
    assert answers(s) == ["decline"]


# --- Schnelle Verladung ---


@rule("AA-94", "AA-A66")
def test_schnelle_verladung_rolls_again_after_a_loading() -> None:
    """The auction of the same arrival comes first, so that nothing is lost by rolling."""
    s = given(
        at={"A": "hanover"},
        kept={"A": ["schnelle-verladung"]},
        hand={"A": ["kassel/saarbruecken"]},
        slots=["berlin/trieste"],
    )
    rolls(s, 3)
    does(s, "A go kassel", "A load kassel/saarbruecken")
    assert asked(s) == "A ask-interest"
    does(s, "A decline")
    assert answers(s) == ["use schnelle-verladung", "decline"]
    does(s, "A use schnelle-verladung", "* die 2", "A go kassel/frankfurt/2")
    assert s.kept[0] == ()
    assert s.events.under == [event("schnelle-verladung")]
    assert asked(s) == "B ask-start"


@rule("AA-94")
def test_schnelle_verladung_may_be_kept_for_a_later_loading() -> None:
    s = given(at={"A": "kassel"}, kept={"A": ["schnelle-verladung"]}, hand={"A": ["kassel/saarbruecken"]})
    does(s, "A load kassel/saarbruecken", "A decline")
    assert s.kept[0] == (event("schnelle-verladung"),)
    assert asked(s) == "A ask-start"


@rule("AA-94", "AA-A66", "AA-A22")
def test_after_a_load_before_the_roll_the_bonus_roll_comes_at_once() -> None:
    s = given(at={"A": "kassel"}, kept={"A": ["schnelle-verladung"]}, hand={"A": ["kassel/saarbruecken"]})
    does(s, "A load kassel/saarbruecken", "A use schnelle-verladung", "* die 2", "A go kassel/frankfurt/2")
    assert asked(s) == "A ask-start"


@rule("AA-A47")
def test_schnelle_verladung_only_in_ones_own_turn() -> None:
    s = given(at={"A": "hanover", "B": "berlin"}, slots=["berlin/trieste"], kept={"B": ["schnelle-verladung"]})
    rolls(s, 3)
    let_chance_speak(does(s, "A go kassel", "A call berlin/trieste", "B bid 1", "A pass"))
    does(s, "B load berlin/trieste")
    assert asked(s) == "B ask-start"
    assert s.kept[1] == (event("schnelle-verladung"),)


@rule("AA-A47")
def test_schnelle_verladung_waits_when_another_moved_the_truck_to_its_load() -> None:
    s = given(
        at={"A": "kassel/frankfurt/1", "B": "hamburg/berlin/4"},
        hand={"B": ["berlin/trieste"]},
        kept={"B": ["schnelle-verladung"]},
    )
    draws(s, "schneestuerme")
    does(s, "A move B", "A go berlin", "B load berlin/trieste")
    assert asked(s) == "A ask-snow"
    assert s.kept[1] == (event("schnelle-verladung"),)


# --- Sonderauftrag ---


@pytest.mark.parametrize(("card", "town"), [("sonderauftrag-flensburg", "flensburg"), ("sonderauftrag-wien", "vienna")])
@rule("AA-95", "AA-96", "AA-A48")
def test_a_special_order_pays_2000_once_in_its_town(card: str, town: str) -> None:
    """T31: points may be given up for it; the card then goes under the pile."""
    near = "hamburg" if town == "flensburg" else "linz/vienna/3"
    s = given(at={"A": near}, kept={"A": [card]})
    rolls(s, 5)
    assert town in ends(s)
    does(s, f"A go {town}")
    assert s.money[0] == 7000
    assert s.kept[0] == ()
    assert s.events.under == [event(card)]


@rule("AA-96", "AA-A48")
def test_driving_through_vienna_pays_nothing() -> None:
    s = given(at={"A": "linz/vienna/3"}, kept={"A": ["sonderauftrag-wien"]})
    rolls(s, 3)
    does(s, "A go prague/vienna/5", "* event truckerfestival")
    assert s.money[0] == 5500
    assert s.kept[0] == (event("sonderauftrag-wien"),)


@rule("AA-A48")
def test_any_kind_of_move_counts_for_a_special_order() -> None:
    s = given(at={"A": HERE, "B": "linz/vienna/2"}, kept={"B": ["sonderauftrag-wien"]})
    draws(s, "schneestuerme")
    does(s, "A move B", "A go vienna")
    assert s.money[1] == 7000


# --- Ware verdorben ---


@rule("AA-106", "AA-A51")
def test_ware_verdorben_sends_back_to_where_the_last_load_came_from() -> None:
    s = given(at={"A": HERE}, came={"A": "kassel"}, loaded={"A": ["frankfurt/zurich", "vienna/rostock"]})
    draws(s, "ware-verdorben")
    assert at(s, "A") == "vienna"
    assert s.loaded[0] == (contract("frankfurt/zurich"), contract("vienna/rostock"))
    assert s.came[0] == NOBODY


@rule("AA-A51")
def test_other_contracts_may_be_loaded_where_spoiled_goods_are_replaced() -> None:
    s = given(at={"A": "hamburg/berlin/4"}, loaded={"A": ["munich/hanover"]}, hand={"A": ["munich/milan"]})
    draws(s, "ware-verdorben")
    assert at(s, "A") == "munich"
    assert may(s, "A load munich/milan")


@rule("AA-106")
def test_ware_verdorben_is_ignored_by_an_empty_truck() -> None:
    s = draws(given(at={"A": HERE}), "ware-verdorben")
    assert at(s, "A") == HERE
    assert told(s)[-1] == "no-effect"


@rule("AA-A40", "AA-106")
def test_ware_verdorben_stops_beside_an_occupied_town() -> None:
    s = given(at={"A": "hamburg/berlin/4", "B": "rostock"}, loaded={"A": ["rostock/verona"]})
    draws(s, "ware-verdorben")
    assert set(answers(s)) == {"go hamburg/rostock/3", "go rostock/berlin/1"}
    does(s, "A go rostock/berlin/1")
    assert s.loaded[0] == (contract("rostock/verona"),)


@rule("AA-A36", "AA-A40")
def test_a_triangle_beside_an_occupied_town_draws_again() -> None:
    s = given(at={"A": "hamburg/berlin/4", "B": "rostock"}, loaded={"A": ["rostock/verona"]})
    does(draws(s, "ware-verdorben"), "A go hamburg/rostock/3")
    assert asked(s) == "* DrawEvent"


@rule("AA-A40", "AA-106")
def test_the_space_beside_an_occupied_town_is_one_without_roadworks() -> None:
    s = given(at={"A": "hamburg/berlin/4", "B": "rostock"}, loaded={"A": ["rostock/verona"]}, works="rostock/berlin/1")
    draws(s, "ware-verdorben")
    assert at(s, "A") == "hamburg/rostock/3"


@rule("AA-A42", "AA-86", "AA-78")
def test_other_cards_move_cargo_even_under_inspection() -> None:
    s = given(at={"A": HERE}, loaded={"A": ["vienna/rostock"]}, kept={"A": ["inspektion"]})
    draws(s, "bahnverladung")
    assert s.delivered[0] == 1
    s = given(at={"A": HERE}, loaded={"A": ["vienna/rostock"]}, kept={"A": ["inspektion"]})
    draws(s, "hilfe-diebe")
    assert s.loaded[0] == ()


@rule("AA-28")
def test_every_card_is_carried_out_whatever_the_position() -> None:
    """Given any card and any answers, then no card is lost."""
    for card in range(31):
        s = given(
            4, at={"A": HERE}, loaded={"A": ["vienna/rostock"]}, hand={"A": ["berlin/trieste"], "B": ["bremen/graz"]}
        )
        draws(s, GAME.kind("event").words[card])
        while not isinstance(s.stack[-1], Start):
            does(s, repr(offered(s)[-1]))
        GAME.audit(s)
