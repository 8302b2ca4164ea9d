"""Buying and selling vehicles: RF-34 to RF-39."""

from tests.games.playing import asked, offers
from tests.games.richesses.given import do, ends, given, may, told
from tests.rules import rule


@rule("RF-34", "RF-35", "RF-A22", "RF-A23")
def test_a_rider_buys_a_car_before_moving_and_keeps_the_bike() -> None:
    s = given("monuments", {"at": "dijon", "vehicles": ["bike"], "cash": 800})
    assert not may(s, "A buy bike")
    do(s, "A buy car")
    assert asked(s) == "A"
    assert s.cash[0] == 0
    assert ends(s, "drive")
    assert ends(s, "ride")


@rule("RF-36", "RF-39", "RF-A52")
def test_a_car_sold_to_the_bank_brings_400_and_its_owner_walks() -> None:
    s = given("monuments", {"at": "dijon", "vehicles": ["car"]}, {"at": "lille", "vehicles": ["car"]})
    assert not may(s, "B sell car")  # not out of turn
    do(s, "A sell car")
    assert s.cash[0] == 500
    assert not ends(s, "drive")
    assert ends(s, "walk")


@rule("RF-37", "RF-38", "RF-39", "RF-A24")
def test_offers_are_made_clockwise_above_the_banks_price_and_below_the_new_one() -> None:
    """Given B and C with money, when B offers 450, C 500, B 510 and C drops out, then B pays 510."""
    s = given("monuments", {"vehicles": ["car"], "cash": 0}, {"cash": 1000}, {"cash": 600})
    do(s, "A haggle car")
    assert asked(s) == "B"
    assert not may(s, "B bid 400")
    assert "bid 800" not in offers(s)
    assert "bid 410" in offers(s)
    assert "bid 790" in offers(s)
    do(s, "B bid 450")
    assert not may(s, "C bid 450")
    assert not may(s, "C bid 610")
    do(s, "C bid 500", "B bid 510", "C pass")
    assert s.cash[:3] == [510, 490, 600]
    assert s.vehicles[0] == 0
    assert s.vehicles[1] == 4
    assert asked(s) == "A"
    assert "takes-over" in told(s)


@rule("RF-A24")
def test_without_an_offer_the_bank_buys() -> None:
    s = given("monuments", {"vehicles": ["bike"], "cash": 0}, {"cash": 500})
    do(s, "A haggle bike", "B pass")
    assert s.cash[0] == 100


@rule("RF-A24", "RF-A65")
def test_whoever_has_such_a_vehicle_or_visibly_no_money_is_not_asked() -> None:
    s = given("monuments", {"vehicles": ["bike"]}, {"cash": 100}, {"cash": 500, "vehicles": ["bike"]})
    assert not may(s, "A haggle bike")
    assert may(s, "A sell bike")


@rule("RF-A23", "RF-A53")
def test_what_was_bought_can_be_used_at_once() -> None:
    s = given("monuments", {"at": "dijon", "cash": 200})
    do(s, "A buy bike", "A ride chalon-sur-saone")
    assert s.mode[0] == 1
