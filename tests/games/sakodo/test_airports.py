"""Airports, tickets and planes."""

from grandtour.games.sakodo.backpack import Complete
from grandtour.games.sakodo.rules import Landed, Turn
from grandtour.games.sakodo.tales import ASK_SHORT
from grandtour.games.sakodo.tickets import BuyTicket, TicketOffer
from tests.games.playing import asked, told
from tests.games.sakodo.given import (
    A,
    B,
    asks,
    at,
    begin,
    do,
    give,
    hear,
    on_the_way,
    options,
    place,
    refused,
    settle,
    stop,
    trophies,
)
from tests.rules import rule


@rule("SK-42", "SK-43", "SK-A24")
def test_on_arriving_one_pays_rolls_for_the_backpack_and_may_buy_one_ticket() -> None:
    s = do(begin(at(on_the_way(), A="kilimanjaro")), "A go mumbai")
    assert s.money[A] == 980
    do(s, "A roll", "* die 1", "* draw guide", "A keep guide")
    assert options(s) == ["A skip", "A roll"]
    do(s, "A roll", "* die 4")
    assert options(s) == ["A decline", "A buy"]
    do(s, "A buy")
    assert (s.tickets[A], s.money[A]) == (1, 580)
    assert asked(s) == "B"


@rule("SK-A24")
def test_one_may_refuse_the_price_and_there_is_one_roll_an_arrival() -> None:
    s = do(stop(at(on_the_way(), A="mumbai")), "A skip", "A roll", "* die 6", "A decline")
    assert s.tickets[A] == 0
    assert asked(s) == "B"


@rule("SK-43", "SK-A24")
def test_it_is_told_that_a_ticket_was_refused_or_could_not_be_paid() -> None:
    s = hear(stop(at(on_the_way(), A="mumbai")))
    assert told(do(s, "A skip", "A roll", "* die 4", "A decline"))[-2:] == ["rolls", "declines-ticket"]
    s = hear(stop(at(on_the_way(), A="mumbai")))
    s.money[A] = 100
    assert told(do(s, "A skip", "A roll", "* die 2"))[-2:] == ["rolls", "cannot-pay-ticket"]
    assert asked(s) == "B"


@rule("SK-43")
def test_nobody_must_ask_for_the_price() -> None:
    assert asked(do(stop(at(on_the_way(), A="mumbai")), "A skip", "A skip")) == "B"


@rule("SK-A24")
def test_staying_brings_another_offer() -> None:
    s = do(begin(at(on_the_way(), A="mumbai")), "A stay", "A skip")
    assert asks(s) is TicketOffer


@rule("SK-44", "SK-A25")
def test_a_turn_that_begins_on_an_airport_offers_walk_stay_and_plane_however_one_came() -> None:
    s = at(on_the_way(), A="bangkok")
    s.tickets[A] = 1
    begin(s)
    assert asks(s) is Turn
    assert options(s)[6:] == ["A stay", "A fly mumbai", "A fly sydney", "A assist"]


@rule("SK-44")
def test_to_stay_is_to_complete_the_backpack() -> None:
    s = do(begin(at(on_the_way(), A="bangkok")), "A stay")
    assert asks(s) is Complete


@rule("SK-45", "SK-46", "SK-A12")
def test_a_flight_goes_one_airport_on_or_back_for_one_ticket_and_the_turn_goes_on() -> None:
    s = at(on_the_way(), A="bangkok")
    s.tickets[A] = 2
    do(begin(s), "A fly sydney")
    assert s.tickets[A] == 1
    assert asks(s) is Landed
    assert refused(s, "A fly lima"), "one flight a turn"
    do(s, "A go hobart")
    assert place(s, A) == "hobart"


@rule("SK-A12")
def test_after_landing_one_may_stay_for_what_the_airport_offers() -> None:
    s = at(on_the_way(), A="bangkok")
    s.tickets[A] = 1
    do(begin(s), "A fly mumbai", "A stay")
    assert asks(s) is Complete


@rule("SK-45")
def test_no_ticket_no_flight() -> None:
    s = begin(at(on_the_way(), A="bangkok"))
    assert refused(s, "A fly sydney")


@rule("SK-44")
def test_only_on_an_airport_one_may_stay_or_fly() -> None:
    s = at(on_the_way(), A="goa")
    s.tickets[A] = 1
    begin(s)
    assert refused(s, "A stay")
    assert refused(s, "A fly mumbai")


@rule("SK-A26")
def test_nobody_flies_back_to_the_departure() -> None:
    s = at(on_the_way(), A="dakar")
    s.tickets[A] = 1
    assert [act for act in options(begin(s)) if "fly" in act] == ["A fly mumbai"]


@rule("SK-A26", "SK-13")
def test_landing_on_the_arrival_with_a_set_wins_at_once() -> None:
    s = at(on_the_way(), A="lima")
    s.tickets[A] = 1
    trophies(s, A, 2, 2, 2)
    do(begin(s), "A fly paris-arrival")
    assert s.outcome is not None
    assert s.outcome.places == [1, 2]


@rule("SK-A26")
def test_landing_there_without_one_leaves_only_the_airport_to_play() -> None:
    s = at(on_the_way(), A="lima")
    s.tickets[A] = 1
    do(begin(s), "A fly paris-arrival")
    assert asks(s) is Complete


@rule("SK-A31")
def test_with_twenty_tickets_out_none_is_offered() -> None:
    s = at(on_the_way(), A="mumbai")
    s.tickets[B] = 20
    do(stop(s), "A skip")
    assert asked(s) == "B"
    s.stack.append(BuyTicket(A, 100))
    assert asked(settle(s)) == "B"


@rule("SK-A24")
def test_no_price_is_rolled_for_someone_who_could_not_pay_the_lowest() -> None:
    s = at(on_the_way(), A="mumbai")
    s.money[A] = 90
    do(stop(s), "A skip")
    assert asked(s) == "B"
    give(s, A, "camera")
    do(stop(s), "A skip")
    assert asks(s) is TicketOffer, "but they might sell something"
    s = at(on_the_way(), A="mumbai")
    s.money[A] = 100
    do(stop(s), "A skip")
    assert asks(s) is TicketOffer


@rule("SK-09", "SK-43")
def test_a_ticket_that_costs_more_than_one_has_is_not_asked_about_as_if_one_could_buy_it() -> None:
    s = at(on_the_way(), A="mumbai")
    give(s, A, "camera", "camera")
    s.money[A] = 300
    do(stop(s), "A skip", "A roll", "* die 4")
    assert options(s) == ["A decline"]
    assert s.stack[-1].prompt(s).tale is ASK_SHORT
