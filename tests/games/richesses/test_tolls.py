"""Region cards and the right of passage: RF-40 to RF-46."""

import pytest

from grandtour.core.acts import NOBODY
from grandtour.core.questions import IllegalAct
from grandtour.games.richesses.game import GAME
from grandtour.games.richesses.state import hand
from tests.games.playing import asked, offers
from tests.games.richesses.given import do, given, may, region, told, where
from tests.rules import rule

NORD = "nord-pas-de-calais"


@rule("RF-41", "RF-42", "RF-43", "RF-A15")
def test_the_holder_claims_and_the_newcomer_pays_what_the_die_shows() -> None:
    """Given B holds Nord, when A comes to Lille and rolls 40, then 40 F change hands and the card goes under."""
    s = given("monuments", {"at": "arras"}, {"hand": [NORD]}, pile=["lorraine", "bourgogne"])
    do(s, "A walk lille", "B claim", "* roll 40", "* draw lorraine")
    assert s.cash == [60, 140]
    assert s.regions.under[-1] == region(NORD)
    assert s.holder[region("lorraine")] == 1
    assert len(hand(s, 1)) == 2
    assert told(s, 0)[-1] == "draws-unseen"


@rule("RF-44", "RF-A14")
def test_everyone_is_asked_and_whoever_lets_go_has_lost_the_right() -> None:
    s = given("monuments", {"at": "arras"}, {"hand": [NORD]}, {})
    do(s, "A walk lille")
    assert asked(s) == "BC"
    assert not may(s, "C claim")
    do(s, "B let-go")
    with pytest.raises(IllegalAct):
        do(s, "B claim")
    do(s, "C let-go")
    assert asked(s) == "B"
    assert not may(s, "B claim")


@rule("RF-41", "RF-A14")
def test_the_question_knows_the_hand_of_the_one_who_reads_it() -> None:
    """Given B holds Nord, when A comes there, then only B reads that a claim is possible."""
    s = given("monuments", {"at": "arras"}, {"hand": [NORD]}, {"hand": ["lorraine"]})
    do(s, "A walk lille")
    assert [s.stack[-1].prompt(s).read(seat).key for seat in (1, 2)] == ["ask-toll", "ask-no-toll"]
    do(s, "B let-go")
    assert s.stack[-1].prompt(s).read(2).key == "ask-no-toll"


@rule("RF-44", "RF-A14")
def test_a_new_arrival_opens_the_right_again() -> None:
    s = given("monuments", {"at": "arras"}, {"hand": [NORD], "at": "nancy"})
    do(s, "A walk lille", "B let-go", "B walk epinal", "A walk cambrai")
    assert may(s, "B claim")


@rule("RF-A14", "RF-40")
def test_a_claim_ends_the_question_and_who_let_go_is_seen_by_nobody() -> None:
    s = given("monuments", {"at": "arras"}, {"hand": [NORD]}, {}, pile=["lorraine"])
    do(s, "A walk lille", "C let-go")
    question = s.stack[-1]
    assert not question.seen_by(GAME.act("C let-go"), 1)
    assert question.seen_by(GAME.act("B claim"), 2)
    do(s, "B claim")
    assert asked(s) == "*"


@rule("RF-A14")
def test_a_region_whose_card_lies_under_the_pile_asks_nobody() -> None:
    s = given("monuments", {"at": "arras"})
    do(s, "A walk lille")
    assert asked(s) == "B"
    assert not may(s, "B let-go")


@rule("RF-A14", "RF-66")
def test_without_the_card_of_corsica_no_toll_is_asked_there() -> None:
    s = given("monuments", {"at": "corte"})
    do(s, "A walk ajaccio")
    assert s.turn == 1


@rule("RF-45", "RF-46", "RF-A13")
def test_a_ruined_player_pays_no_toll_and_the_card_is_kept() -> None:
    s = given("monuments", {"at": "arras", "cash": 0}, {"hand": [NORD]})
    do(s, "A walk lille")
    assert s.turn == 1
    assert s.holder[region(NORD)] == 1


@rule("RF-A12", "RF-A11", "RF-46")
def test_whoever_has_too_little_and_no_vehicle_pays_all_and_owes_the_rest() -> None:
    s = given("monuments", {"at": "arras", "cash": 10}, {"hand": [NORD]}, pile=["lorraine"])
    do(s, "A walk lille", "B claim", "* roll 60", "* draw lorraine")
    assert (s.cash[0], s.debts[0]) == (0, ((1, 50),))
    assert s.cash[1] == 110


@rule("RF-A13", "RF-42", "RF-A53")
def test_a_driver_without_money_sells_the_car_to_pay_and_stays_where_the_move_ended() -> None:
    """Given A with 0 F and a car, when the toll is 50 F, then offers are allowed, and next turn A walks."""
    driver = {"at": "arras", "cash": 0, "vehicles": ["car"]}
    s = given("monuments", driver, {"hand": [NORD], "cash": 600}, pile=["lorraine"])
    do(s, "A drive lille", "B claim", "* roll 50")
    assert may(s, "A sell car")
    do(s, "A haggle car", "B bid 500", "* draw lorraine")
    assert s.cash == [450, 150]
    assert where(s) == "lille"
    assert not s.vehicles[0]


@rule("RF-A16")
def test_a_card_drawn_later_brings_no_toll_for_those_already_there() -> None:
    """Given A in Lille, when B comes to hold Nord, then A pays nothing for standing there, nor for working on."""
    s = given("monuments", {"at": "lille"}, {"hand": ["lorraine"]}, {"at": "nancy"}, pile=[NORD])
    do(s, "A work", "* roll 30", "B walk digne-les-bains", "C walk epinal", "B claim", "* roll 10", f"* draw {NORD}")
    do(s, "A work", "* roll 30")
    assert not may(s, "B claim")
    assert asked(s) == "B"


@rule("RF-43", "RF-A19")
def test_a_card_drawn_from_the_known_pile_is_known_to_all() -> None:
    s = given("monuments", {"at": "arras"}, {"hand": [NORD]})
    first = s.regions.under[0]
    do(s, "A walk lille", "B claim", "* roll 10")
    do(s, f"* draw {GAME.kind('region').words[first]}")
    assert GAME.view(s, NOBODY).travellers[1].shown == [first]


@rule("RF-A14")
def test_whoever_is_known_not_to_hold_the_card_is_not_asked() -> None:
    """Given that everyone knows both cards of C, when A comes to Lille, then B alone is asked, card or not."""
    for cards in ([NORD], ["lorraine"]):
        s = given("monuments", {"at": "arras"}, {"hand": cards}, {"hand": ["bourgogne", "aquitaine"]}, pile=[NORD])
        s.shown[2] = (region("bourgogne"), region("aquitaine"))
        do(s, "A walk lille")
        assert asked(s) == "B"


@rule("RF-A14")
def test_where_all_know_who_holds_the_card_that_player_alone_is_asked() -> None:
    s = given("monuments", {"at": "arras"}, {}, {"hand": [NORD]})
    s.shown[2] = (region(NORD),)
    do(s, "A walk lille")
    assert offers(s) == ["claim", "let-go"]
    assert asked(s) == "C"


@rule("RF-A14")
def test_nobody_is_asked_for_a_card_that_the_newcomer_is_known_to_hold() -> None:
    s = given("monuments", {"at": "arras", "hand": [NORD]}, {}, pile=["lorraine"])
    s.shown[0] = (region(NORD),)
    do(s, "A walk lille")
    assert s.turn == 1


@rule("RF-43")
def test_with_shuffle_a_used_card_goes_back_into_the_pile() -> None:
    s = given("monuments", {"at": "arras"}, {"hand": [NORD]}, pile=["lorraine"], shuffle=True)
    do(s, "A walk lille", "B claim", "* roll 10")
    assert may(s, f"* draw {NORD}")


@rule("RF-A14")
def test_standing_answers_claim_for_holders_and_let_go_for_others() -> None:
    s = given("monuments", {"at": "arras"}, {"hand": [NORD]}, {})
    do(s, "A walk lille")
    wishes: dict[str, bool | int | str] = {"tolls": "claim", "offers": "ask", "most": 400, "work": 0}
    assert str(GAME.answer_for(s, 1, wishes)) == "B claim"
    assert str(GAME.answer_for(s, 2, wishes)) == "C let-go"
    assert GAME.answer_for(s, 1, {**wishes, "tolls": "ask"}) is None
    assert str(GAME.answer_for(s, 1, {**wishes, "tolls": "let-go"})) == "B let-go"
