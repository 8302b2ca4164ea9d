"""Hitch-hiking: whom one may take along, who pays what, and the card of thanks."""

import pytest

from grandtour.core.tales import Heard
from grandtour.games.sakodo.backpack import Complete
from grandtour.games.sakodo.game import GAME
from grandtour.games.sakodo.hitching import Hitch, HitchLeg, TakeCard
from grandtour.games.sakodo.items import PASSPORT
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.steps import ExtraMove
from grandtour.games.sakodo.trophies import Trophy, TurnUp
from tests.games.playing import asked, told
from tests.games.sakodo.given import (
    A,
    B,
    C,
    D,
    asks,
    at,
    begin,
    break_ins,
    carries,
    do,
    give,
    hear,
    on_the_way,
    options,
    place,
    refused,
    settle,
    stop,
    take_passport,
    trophies,
)
from tests.rules import rule


def meeting(seats: int = 2, **settings: object) -> Journey:
    """A is on the way from Goa, B stands in Hampi."""
    return (
        at(on_the_way(seats, **settings), A="goa", B="hampi", C="zanzibar", D="zanzibar")
        if seats == 4
        else at(on_the_way(seats, **settings), A="goa", B="hampi")
    )


@rule("SK-31")
def test_who_arrives_where_another_stands_may_stop_or_take_him_along() -> None:
    s = do(begin(meeting()), "A go hampi")
    assert asks(s) is Hitch
    assert options(s) == ["A stop", "A pick B"]


@rule("SK-31", "SK-32", "SK-A17")
def test_who_stops_plays_the_space_who_drives_on_does_not() -> None:
    s = do(begin(at(on_the_way(), A="hampi", B="udaipur")), "A go udaipur")
    do(s, "A stop")
    assert asks(s) is Complete
    s = do(begin(at(on_the_way(), A="hampi", B="udaipur")), "A go udaipur", "A pick B", "A go jaipur")
    assert asked(s) == "B", "no roll, no courrier card on the way, and nothing to do in Jaipur"
    assert len(s.decks[5].under) == 0


@rule("SK-33", "SK-35", "SK-36")
def test_three_alone_and_two_with_a_passenger_cost_seventy() -> None:
    s = begin(at(on_the_way(), A="goa", B="jaipur"))
    do(s, "A go jaipur", "A pick B", "A go rishikesh")
    assert s.money == [1000 - 70, 1000]
    assert place(s, A) == place(s, B) == "rishikesh"


@rule("SK-37", "SK-38", "SK-A18")
def test_the_driver_plays_the_space_where_the_ride_ends_and_the_passenger_waits_for_a_turn() -> None:
    s = begin(at(on_the_way(), A="goa", B="jaipur"))
    do(s, "A go jaipur", "A pick B", "A go rishikesh")
    assert asks(s) is Complete
    do(s, "A skip")
    assert asks(s) is TurnUp
    do(s, "* chance tombola")
    assert s.money == [1030, 1000]
    assert asked(s) == "B"
    assert "B go varanasi" in options(s)


@rule("SK-34", "SK-A19")
def test_the_driver_takes_a_card_of_his_choice_after_the_leg() -> None:
    s = meeting()
    give(s, B, "guide", "camera", "camera")
    do(begin(s), "A go hampi", "A pick B", "A go udaipur")
    assert asks(s) is TakeCard
    assert options(s) == ["A take guide", "A take camera"]
    do(s, "A take camera")
    assert carries(s, A) == ["passport", "camera"]
    assert carries(s, B) == ["passport", "guide", "camera"]


@rule("SK-34")
def test_the_driver_alone_sees_the_opened_backpack_and_only_then() -> None:
    s = meeting(4)
    give(s, B, "guide", "camera")
    do(begin(s), "A go hampi", "A pick B")
    assert GAME.view(s, A).opened is None
    do(s, "A go udaipur")
    opened = GAME.view(s, A).opened
    assert opened is not None
    assert opened.pack == [1, 1, 1, 0, 0, 0]
    assert GAME.view(s, C).opened is None
    do(s, "A take guide")
    assert GAME.view(s, A).opened is None


@rule("SK-34", "SK-A19", "SK-A20")
def test_who_has_only_a_passport_is_carried_and_gives_nothing() -> None:
    s = do(begin(meeting()), "A go hampi", "A pick B", "A go udaipur")
    assert asks(s) is Complete
    assert place(s, B) == "udaipur"
    assert carries(s, B) == ["passport"]


@rule("SK-34")
def test_the_one_card_in_a_backpack_is_taken_without_a_question() -> None:
    s = meeting(4)
    give(s, B, "guide")
    do(hear(begin(s)), "A go hampi", "A pick B", "A go udaipur")
    assert asks(s) is Complete
    assert carries(s, A) == ["passport", "guide"]
    assert carries(s, B) == ["passport"]
    assert told(s, A)[-3:] == ["opens", "takes", "loses-unseen"]
    assert told(s, C)[-3:] == ["opens-unseen", "takes-unseen", "loses-unseen"], "which card it is stays a secret"


@rule("SK-34")
def test_two_cards_of_a_kind_are_no_single_answer_to_those_who_cannot_see_them() -> None:
    s = meeting()
    give(s, B, "guide", "guide")
    do(begin(s), "A go hampi", "A pick B", "A go udaipur")
    assert (asks(s), options(s)) == (TakeCard, ["A take guide"])


def with_no_money(hidden_money: bool = False) -> Journey:
    """B stands on the next space, and A can pay for no other."""
    s = meeting(hidden_money=hidden_money)
    s.money[A] = 10
    return do(hear(begin(s)), "A go hampi")


@rule("SK-33", "SK-A14")
def test_a_lift_to_the_one_space_that_the_purse_allows_is_told_and_not_asked() -> None:
    s = do(with_no_money(), "A pick B")
    assert place(s, A) == place(s, B) == "udaipur"
    assert told(s, A)[1:] == ["one-way", "picks-up", "walks", "rides"]
    assert asks(s) is Complete


@rule("SK-A43")
def test_where_money_is_hidden_a_lift_is_asked_whatever_the_purse_holds() -> None:
    s = do(with_no_money(hidden_money=True), "A pick B")
    assert (asks(s), options(s)) == (HitchLeg, ["A go udaipur"])
    assert s.stack[-1].prompt(s).tale.key == "ask-one-leg", "and the question does not ask how far"
    s.money[A] = 20
    assert s.stack[-1].prompt(s).tale.key == "ask-leg"


@rule("SK-A43", "SK-A33")
def test_hidden_money_goes_no_farther_than_the_arrival() -> None:
    s = at(on_the_way(hidden_money=True), A="quebec", B="reykjavik")
    do(begin(s), "A go reykjavik", "A pick B")
    assert place(s, A) == place(s, B) == "paris-arrival"


@rule("SK-39")
def test_a_lift_with_one_way_is_asked_while_somebody_else_can_be_picked_up() -> None:
    s = at(on_the_way(4), A="goa", B="hampi", C="hampi")
    s.money[A] = 10
    do(begin(s), "A go hampi", "A pick B")
    assert options(s) == ["A go udaipur", "A pick C"]
    do(s, "A pick C")
    assert [place(s, seat) for seat in (A, B, C)] == ["udaipur"] * 3


@rule("SK-A20")
def test_the_passport_is_not_taken_unless_the_table_is_ruthless() -> None:
    s = meeting()
    give(s, B, "guide")
    do(begin(s), "A go hampi", "A pick B", "A go udaipur")
    assert refused(s, "A take passport")
    s = do(hear(begin(meeting(ruthless=True))), "A go hampi", "A pick B", "A go udaipur")
    assert told(s, A)[-3:] == ["opens", "takes", "loses-passport"]
    assert carries(s, A) == ["passport"], "it is of no use to the driver"
    assert s.discard[PASSPORT] == 1
    assert place(s, B) == "mumbai"
    assert s.aboard == ()


@rule("SK-A20", "SK-A21")
def test_the_other_passengers_stay_aboard_when_one_loses_his_passport() -> None:
    s = at(on_the_way(4, ruthless=True), A="goa", B="hampi", C="hampi", D="udaipur")
    give(s, C, "guide")  # and B has nothing but a passport to take
    give(s, D, "guide")
    do(begin(s), "A go hampi", "A pick B", "A pick C", "A go udaipur", "A take guide")
    do(s, "A pick D", "A go jaipur")
    assert [place(s, seat) for seat in range(4)] == ["jaipur", "mumbai", "jaipur", "jaipur"]


@rule("SK-39", "SK-A21")
def test_several_can_be_taken_each_gives_a_card() -> None:
    s = at(on_the_way(4), A="goa", B="hampi", C="hampi", D="hampi")
    give(s, B, "guide", "pharmacy")
    give(s, C, "camera", "pharmacy")
    do(begin(s), "A go hampi", "A pick B")
    assert options(s)[-2:] == ["A pick C", "A pick D"]
    assert refused(s, "A pick B"), "he is in already"
    do(s, "A pick C", "A go udaipur", "A take guide", "A take camera")
    assert [place(s, seat) for seat in range(4)] == ["udaipur", "udaipur", "udaipur", "hampi"]
    assert carries(s, A) == ["passport", "guide", "camera"]


@rule("SK-A18", "SK-A21")
def test_who_is_aboard_stays_aboard_when_another_is_picked_up_and_gives_no_second_card() -> None:
    s = at(on_the_way(3), A="goa", B="hampi", C="udaipur")
    give(s, B, "guide", "guide")
    give(s, C, "camera")
    do(begin(s), "A go hampi", "A pick B", "A go udaipur", "A take guide")
    assert options(s) == ["A stop", "A pick C"]
    do(s, "A pick C", "A go jaipur")
    assert carries(s, A) == ["passport", "guide", "camera"]
    assert [place(s, seat) for seat in range(3)] == ["jaipur"] * 3
    assert carries(s, B) == ["passport", "guide"]


@rule("SK-40", "SK-A22")
def test_nobody_is_taken_along_a_fourth_time_in_a_row() -> None:
    s = on_the_way()
    for times in range(1, 4):
        do(begin(at(s, A="udaipur", B="jaipur")), "A go jaipur", "A pick B", "A go leh")
        assert s.rides[A] == (0, times)
        assert asked(s) == "B"
    do(begin(at(s, A="udaipur", B="jaipur")), "A go jaipur")
    assert asked(s) == "B", "A could only stop"
    assert s.rides[A] == (0, 0), "after one turn without them B can be picked up again"
    do(begin(at(s, A="udaipur", B="jaipur")), "A go jaipur")
    assert "A pick B" in options(s)


@rule("SK-40", "SK-A22")
def test_the_row_breaks_only_for_those_who_were_left_behind() -> None:
    s = at(on_the_way(3), A="udaipur", B="lima", C="jaipur")
    s.rides[A] = (0, 2, 1)
    do(begin(s), "A go jaipur", "A pick C", "A go leh")
    assert s.rides[A] == (0, 0, 2)


@rule("SK-A22")
def test_re_picking_a_passenger_is_a_hitch_only_where_chains_are_agreed() -> None:
    s = do(begin(meeting()), "A go hampi", "A pick B", "A go udaipur")
    assert asks(s) is Complete
    s = meeting(chain=True)
    give(s, B, "guide", "camera", "compass", "compass")
    do(begin(s), "A go hampi", "A pick B", "A go udaipur", "A take guide")
    do(s, "A pick B", "A go jaipur", "A take camera", "A pick B", "A go leh", "A take compass")
    assert s.rides[A] == (0, 3)
    assert s.aboard == (B,)
    assert asks(s) is Trophy, "there is no fourth time in a row"


@rule("SK-A15")
def test_nobody_is_picked_up_after_a_flight_job_assistance_or_a_card_move() -> None:
    s = at(on_the_way(), A="dakar", B="mumbai")
    s.tickets[A] = 1
    do(begin(s), "A fly mumbai", "A stay")
    assert asks(s) is Complete
    s = do(begin(at(on_the_way(), A="lalibela", B="luxor")), "A assist")
    assert asks(s) is TurnUp
    s = stop(at(on_the_way(), A="nairobi", B="goa"))
    do(s, "A skip", "* chance shepherds-shortcut")
    assert place(s, A) == "goa"
    assert asked(s) == "B"


@rule("SK-A15")
def test_nobody_is_picked_up_on_the_departure_airport() -> None:
    s = at(on_the_way(), A="paris-departure", B="paris-departure")
    s.tickets[A] = 1
    do(begin(s), "A leave", "A go saint-louis")
    assert asks(s) is Complete


@rule("SK-A16")
def test_nobody_is_picked_up_on_the_arrival_airport() -> None:
    s = at(on_the_way(), A="reykjavik", B="paris-arrival")
    do(begin(s), "A go paris-arrival")
    assert asks(s) is Complete


@rule("SK-50", "SK-A16")
def test_the_passenger_need_not_agree_but_needs_a_passport() -> None:
    s = at(on_the_way(), A="zanzibar", B="mumbai")
    take_passport(s, B)
    do(begin(s), "A go mumbai")
    assert asks(s) is Complete


@rule("SK-41", "SK-60", "SK-A23")
def test_passengers_go_along_when_a_card_moves_the_driver_and_nobody_plays_there() -> None:
    s = begin(at(on_the_way(), A="udaipur", B="jaipur"))
    do(s, "A go jaipur", "A pick B", "A go rishikesh", "A skip", "* chance shepherds-shortcut")
    assert place(s, A) == place(s, B) == "bagan"
    assert asked(s) == "B", "Bagan is a courrier space, but is not played"


@rule("SK-41", "SK-A23")
def test_one_more_walk_is_paid_for_and_takes_the_passengers_along() -> None:
    s = begin(at(on_the_way(3), A="udaipur", B="jaipur", C="darjeeling"))
    do(s, "A go jaipur", "A pick B", "A go rishikesh", "A skip", "* chance village-feast")
    assert options(s)[0] == "A go varanasi"
    do(s, "A go darjeeling")
    assert place(s, A) == place(s, B) == "darjeeling"
    assert s.money[A] == 1000 - 20 - 50
    assert asked(s) == "B", "no roll, no hitch, no space"


@rule("SK-A23", "SK-A14")
def test_one_more_walk_to_the_one_space_that_the_purse_allows_is_told_and_not_asked() -> None:
    s = at(on_the_way(), A="rishikesh", B="goa")
    s.money[A] = 10
    do(hear(stop(s)), "A skip", "* chance village-feast")
    assert place(s, A) == "varanasi"
    assert told(s, A)[-2:] == ["one-way", "walks"]
    assert asked(s) == "B"


@rule("SK-A23", "SK-A43")
def test_where_money_is_hidden_one_more_walk_is_asked_whatever_the_purse_holds() -> None:
    s = at(on_the_way(hidden_money=True), A="rishikesh", B="goa")
    s.money[A] = 10
    do(stop(s), "A skip", "* chance village-feast")
    assert (asks(s), options(s)) == (ExtraMove, ["A go varanasi"])
    assert s.stack[-1].prompt(s).tale.key == "ask-one-more", "and the question does not ask how far"
    s.money[A] = 20
    assert s.stack[-1].prompt(s).tale.key == "ask-extra"


@rule("SK-47", "SK-A23")
def test_passengers_stay_when_the_driver_loses_his_passport() -> None:
    s = begin(at(on_the_way(), A="udaipur", B="jaipur"))
    do(s, "A go jaipur", "A pick B", "A go rishikesh", "A skip", "* chance border-check")
    assert place(s, A) == "mumbai"
    assert place(s, B) == "rishikesh"


@rule("SK-A19")
def test_no_card_is_taken_when_the_leg_ends_the_game() -> None:
    s = at(on_the_way(), A="new-york", B="quebec")
    give(s, B, "camera")
    trophies(s, A, 2, 2, 2)
    do(begin(s), "A go quebec", "A pick B", "A go paris-arrival")
    assert s.outcome is not None
    assert carries(s, B) == ["passport", "camera"]


@rule("SK-A39")
def test_nobody_breaks_in_between_the_pick_up_and_the_card() -> None:
    s = meeting()
    give(s, B, "guide")
    do(begin(s), "A go hampi")
    assert "sell guide" in break_ins(s, B), "before that, one may still sell what one would lose"
    do(s, "A pick B")
    assert asks(s) is HitchLeg
    assert break_ins(s, B) == []
    do(s, "A go udaipur")
    assert break_ins(s, B) == []


@pytest.mark.parametrize("seat", [A, B, C, D])
def test_a_lone_walker_is_never_asked_about_hitching(seat: int) -> None:
    s = at(on_the_way(4), A="goa", B="goa", C="goa", D="goa")
    do(begin(s, seat), f"{'ABCD'[seat]} go hampi")
    assert settle(s).stack
    assert asks(s) is not Hitch


@rule("SK-34")
def test_the_driver_is_told_what_each_opened_backpack_holds_and_nobody_else_is() -> None:
    s = hear(begin(at(on_the_way(4), A="goa", B="hampi", C="hampi")))
    give(s, B, "camera", "camera")
    give(s, C, "guide", "guide")
    do(s, "A go hampi", "A pick B", "A pick C", "A go udaipur")
    assert "opens" not in told(s, B)
    assert [heard.facts() for heard in opened_to(s, A)] == [{"driver": A, "passenger": B, "pack": [0, 2, 2]}]
    do(s, "A take camera")
    assert opened_to(s, A)[-1].facts() == {"driver": A, "passenger": C, "pack": [0, 1, 1]}
    assert opened_to(s, B) == opened_to(s, D) == []
    assert told(s, D).count("opens-unseen") == 2


def opened_to(s: Journey, me: int) -> list[Heard]:
    heard = [line.read(me) for line in s.lines or []]
    return [one for one in heard if one.key == "opens"]
