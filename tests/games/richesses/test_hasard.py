"""The hasard cards: RF-47 to RF-53."""

import pytest

from grandtour.games.richesses.cards import HASARD
from grandtour.games.richesses.state import hand
from tests.games.playing import asked, offers
from tests.games.richesses.given import do, ends, given, may, point, region, told, where
from tests.rules import rule

WALKER = {"at": "beaune"}
RIDER = {"at": "beaune", "vehicles": ["bike"]}
DRIVER = {"at": "beaune", "vehicles": ["car"]}
FAR = {"at": "lille"}
CARD = "A walk chalon-sur-saone"


@rule("RF-47", "RF-48", "RF-A19")
def test_a_card_is_obeyed_and_goes_under_the_pile() -> None:
    s = given("monuments", WALKER, FAR)
    do(s, CARD, "* card oncle")
    assert s.cash[0] == 200
    assert s.hasard.under == [HASARD.number("oncle")]
    assert len(s.hasard) == 32
    assert asked(s) == "B"


@rule("RF-51", "RF-39")
def test_a_driver_without_money_sells_the_car_to_the_bank_and_keeps_the_change() -> None:
    s = given("monuments", {**DRIVER, "cash": 0}, {**FAR, "cash": 900})
    do(s, "A drive chalon-sur-saone", "* card hotels-complets")
    assert s.cash[0] == 300
    assert s.vehicles[0] == 0
    assert "haggles" not in told(s)
    do(s, "B walk cambrai")
    assert not ends(s, "drive")


@rule("RF-51", "RF-A12")
def test_whoever_has_two_vehicles_chooses_which_one_to_sell() -> None:
    s = given("monuments", {"at": "beaune", "vehicles": ["bike", "car"], "cash": 50}, FAR)
    do(s, CARD, "* card grande-table")
    assert offers(s) == ["sell bike", "sell car"]
    do(s, "A sell bike")
    assert (s.cash[0], s.vehicles[0]) == (70, 4)


@rule("RF-A12", "RF-A11")
def test_without_a_vehicle_all_cash_is_paid_and_the_rest_is_owed_to_the_bank() -> None:
    s = given("monuments", {**WALKER, "cash": 30}, FAR)
    do(s, CARD, "* card hotels-complets")
    assert (s.cash[0], s.debts[0]) == (0, ((-1, 70),))


@rule("RF-52", "RF-A20")
def test_a_ruined_player_draws_until_nothing_is_to_be_paid() -> None:
    s = given("monuments", {**WALKER, "cash": 0}, FAR)
    do(s, CARD, "* card souvenirs", "* card panne", "* card oncle")
    assert s.cash[0] == 100
    assert told(s).count("set-aside") == 2
    assert asked(s) == "B"


@rule("RF-A20")
def test_a_pile_of_payments_has_no_effect_after_one_pass() -> None:
    s = given("monuments", {**WALKER, "cash": 0}, FAR)
    s.hasard.unseen, s.hasard.under = [HASARD.number("souvenirs"), HASARD.number("averse")], []
    do(s, CARD, "* card souvenirs", "* card averse")
    assert asked(s) == "B"
    assert s.debts[0] == ()


@rule("RF-53", "RF-A21")
def test_a_vehicle_that_one_has_already_is_paid_out() -> None:
    s = given("monuments", DRIVER, FAR)
    do(s, "A drive chalon-sur-saone", "* card jeu-radiophonique")
    assert (s.cash[0], s.vehicles[0]) == (500, 4)
    s = given("monuments", DRIVER, FAR)
    do(s, "A drive chalon-sur-saone", "* card kermesse")
    assert (s.cash[0], s.vehicles[0]) == (100, 6)


@rule("RF-49", "RF-50", "RF-A17", "RF-A58")
def test_whoever_is_sent_to_a_taken_town_takes_it_at_no_fare() -> None:
    """Given B in Bastia, when a card sends A there, then A puts B on a nearest point, where nothing happens to B."""
    s = given("monuments", {**WALKER, "cash": 0}, {"at": "bastia"})
    do(s, CARD, "* card cousine-corse")
    assert ends(s, "put") == {"aleria", "corte", "patrimonio"}
    do(s, "A put aleria")
    assert (where(s), where(s, 1)) == ("bastia", "aleria")
    assert s.cash[0] == 0
    assert asked(s) == "B"


@rule("RF-A17", "RF-61")
def test_being_sent_is_an_arrival_in_full() -> None:
    """Given Touristique, when a card sends A to Chamonix, then the toll is asked and the pawn is placed."""
    s = given("touristique", WALKER, {"hand": ["rhone-alpes"]})
    do(s, CARD, "* card invitation-a-la-montagne")
    assert asked(s) == "B"
    do(s, "B let-go")
    assert s.rows[0]


@rule("RF-A58")
def test_nobody_is_put_over_the_sea_or_on_the_finish() -> None:
    s = given("vins", {"at": "langres"}, {"at": "strasbourg"})
    do(s, "A walk chaumont", "B work", "* roll 10", "A walk langres", "* card marche-de-noel")
    assert ends(s, "put") == {"riquewihr", "saverne"}
    s = given("monuments", {"at": "chartres"}, {"at": "versailles"})
    do(s, "A wait versailles", "B walk nanterre", "A walk versailles", "B wait versailles", "A walk chartres")
    assert "paris" not in ends(s, "put")


@rule("RF-A18")
def test_no_more_than_three_cards_are_drawn_in_a_turn() -> None:
    s = given("monuments", {"at": "beaune"}, FAR)
    do(s, CARD, "* card auto-stop", "A hitch autun", "* card vent-dans-le-dos", "A walk chalon-sur-saone")
    do(s, "* card brouillard")
    assert asked(s) == "B"
    s = given("monuments", {"at": "beaune"}, FAR)
    s.drawn = 3
    do(s, CARD)
    assert asked(s) == "B"


@rule("RF-A66")
def test_a_lift_goes_up_to_three_roads_and_may_be_declined() -> None:
    s = given("monuments", WALKER, FAR)
    do(s, CARD, "* card auto-stop")
    assert may(s, "A hitch lyon")
    assert not may(s, "A hitch sens")
    do(s, "A decline")
    assert where(s) == "chalon-sur-saone"


@rule("RF-A66")
def test_a_tail_wind_is_a_second_move_by_the_same_mode_and_nothing_else() -> None:
    s = given("monuments", RIDER, FAR)
    do(s, "A walk chalon-sur-saone", "* card vent-dans-le-dos")
    assert {act.split()[0] for act in offers(s)} == {"walk"}
    do(s, "A walk macon")
    assert asked(s) == "B"


@rule("RF-A66")
def test_a_closed_road_leads_back_where_the_move_began_and_is_no_arrival() -> None:
    s = given("monuments", {"at": "vezelay"}, {"hand": ["bourgogne"], "at": "lille"})
    do(s, "A walk autun", "B let-go", "* card route-barree")
    assert where(s) == "vezelay"
    assert s.rows[0] == 0
    assert asked(s) == "B"


@rule("RF-A66")
def test_nobody_is_led_back_onto_somebody_or_to_the_finish() -> None:
    s = given("monuments", {"home": True}, FAR)
    do(s, "A walk etampes", "* card route-barree")
    assert where(s) == "etampes"


@rule("RF-A66")
def test_fog_costs_the_next_turn() -> None:
    s = given("monuments", WALKER, FAR)
    do(s, CARD, "* card brouillard", "B walk cambrai")
    assert asked(s) == "B"
    assert "skips" in told(s)
    do(s, "B walk lille")
    assert asked(s) == "A"


@rule("RF-A66", "RF-43")
def test_a_region_card_is_shown_and_exchanged() -> None:
    s = given("monuments", {**WALKER, "hand": ["lorraine", "bretagne"]}, FAR, pile=["centre"])
    do(s, CARD, "* card echange")
    assert offers(s) == ["swap bretagne", "swap lorraine"]
    do(s, "A swap lorraine", "* draw centre")
    assert hand(s, 0) == [region("bretagne"), region("centre")]
    assert s.regions.under[-1] == region("lorraine")


@rule("RF-A66", "RF-22", "RF-A3")
def test_hiring_day_leads_to_the_nearest_capital_and_pays_at_once() -> None:
    s = given("monuments", WALKER, FAR)
    do(s, CARD, "* card jour-d-embauche")
    assert ends(s, "seek") == {"dijon", "lyon"}
    do(s, "A seek dijon", "* roll 60")
    assert s.cash[0] == 160
    assert asked(s) == "B"


@rule("RF-A66", "RF-22")
def test_hiring_day_in_a_stage_of_economie_pays_once() -> None:
    s = given("economie", {"at": "vichy"}, FAR)
    do(s, "A walk roanne", "* card jour-d-embauche", "A seek lyon")
    do(s, "* roll 60")
    assert where(s) == "lyon"
    assert s.cash[0] == 160
    assert asked(s) == "B"


@rule("RF-A64")
def test_birthdays_are_one_payment_shared_out_in_turn_order_as_far_as_it_goes() -> None:
    s = given("monuments", {**WALKER, "cash": 30}, FAR, {"at": "mende"})
    do(s, CARD, "* card anniversaire")
    assert s.cash == [0, 120, 110]
    assert s.debts[0] == ((2, 10),)


@rule("RF-A64")
def test_at_a_feast_each_pays_what_they_have_and_nobody_owes() -> None:
    s = given("monuments", WALKER, {**FAR, "cash": 10, "vehicles": ["bike"]}, {"at": "mende"})
    do(s, CARD, "* card fete")
    assert s.cash == [130, 0, 80]
    assert s.debts[1] == ()


@rule("RF-47")
@pytest.mark.parametrize(("verb", "player", "left"), [("walk", WALKER, 90), ("ride", RIDER, 60)])
def test_a_breakdown_costs_by_the_mode_of_the_move(verb: str, player: dict[str, object], left: int) -> None:
    s = given("monuments", player, FAR)
    do(s, f"A {verb} chalon-sur-saone", "* card panne")
    assert s.cash[0] == left


@rule("RF-A49")
def test_with_mainland_the_card_to_corsica_is_set_aside_where_the_circuit_does_not_lead_there() -> None:
    card = HASARD.number("cousine-corse")
    assert card in given("monuments").hasard.unseen
    assert card not in given("monuments", mainland=True).hasard.unseen
    assert card in given("vins", mainland=True).hasard.unseen
    s = given("monuments", WALKER, FAR)
    do(s, CARD, "* card cousine-corse")
    assert s.at[0] == point("bastia")
