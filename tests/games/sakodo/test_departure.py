"""The departure airport: completing, leaving, working there, and never being stuck."""

from grandtour.families.track.board import JOB
from grandtour.games.sakodo.cards import DECK
from grandtour.games.sakodo.rules import Departure, Landed
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.tickets import BuyTicket, TicketOffer
from tests.games.playing import asked
from tests.games.sakodo.given import (
    A,
    B,
    asks,
    at,
    begin,
    carries,
    do,
    on_the_way,
    options,
    place,
    refused,
    take_passport,
    wage,
)
from tests.rules import rule


def departing(tickets: int = 1, passport: bool = True, money: int = 1000) -> Journey:
    s = at(on_the_way(), A="paris-departure")
    s.tickets[A] = tickets
    s.money[A] = money
    if not passport:
        take_passport(s, A)
    return begin(s)


@rule("SK-22")
def test_a_turn_at_the_departure_is_to_complete_or_to_leave() -> None:
    s = departing()
    assert asks(s) is Departure
    assert options(s) == ["A roll", "A work", "A leave"]
    do(s, "A roll", "* die 2", "* draw guide+camera", "A keep guide")
    assert carries(s, A) == ["passport", "guide"]
    assert place(s, A) == "paris-departure"
    assert asked(s) == "B"


@rule("SK-23", "SK-24", "SK-A12")
def test_leaving_costs_the_ticket_and_the_turn_goes_on_at_the_first_airport() -> None:
    s = do(departing(), "A leave")
    assert s.tickets[A] == 0
    assert place(s, A) == "dakar"
    assert asks(s) is Landed
    assert options(s)[0] == "A go saint-louis"
    assert options(s)[-1] == "A stay"


@rule("SK-23", "SK-25")
def test_nobody_leaves_without_a_passport_or_without_a_ticket() -> None:
    assert refused(departing(passport=False), "A leave")
    assert refused(departing(tickets=0), "A leave")


@rule("SK-A11")
def test_who_has_no_ticket_is_offered_one_after_completing() -> None:
    s = do(departing(tickets=0), "A roll", "* die 1", "* draw guide", "A keep guide")
    assert asks(s) is TicketOffer
    do(s, "A roll", "* die 2")
    assert asks(s) is BuyTicket
    do(s, "A buy")
    assert s.tickets[A] == 1
    assert s.money[A] == 800


@rule("SK-A11")
def test_who_has_a_ticket_is_not() -> None:
    s = do(departing(), "A roll", "* die 1", "* draw guide", "A keep guide")
    assert asked(s) == "B"


@rule("SK-A11")
def test_nor_is_someone_who_has_bought_one_meanwhile() -> None:
    s = departing(tickets=0)
    s.tickets[B] = 1
    do(s, "A roll", "* die 1", "* draw guide", "B sell ticket", "A bid 250", "A keep guide")
    assert s.tickets == [1, 0]
    assert asked(s) == "B"


@rule("SK-A11")
def test_one_may_take_a_job_on_the_spot() -> None:
    s = do(departing(tickets=0), "A work", "* job grape-harvest")
    assert s.money[A] == 1000 + wage("grape-harvest")
    assert place(s, A) == "paris-departure"
    assert s.decks[JOB].under == [DECK[JOB].number("grape-harvest")]


@rule("SK-A11")
def test_who_has_nothing_at_all_still_gets_away() -> None:
    s = departing(tickets=0, money=30)
    assert options(s) == ["A roll", "A work"]
    do(s, "A work", "* job yacht-delivery")
    begin(s)
    do(s, "A leave")
    assert place(s, A) == "dakar"


@rule("SK-A11", "SK-49")
def test_a_passport_can_be_bought_there_from_the_third_turn_without_one() -> None:
    s = departing(passport=False)
    for _ in range(2):
        assert "A pay" not in options(s)
        do(s, "A work", options_of_job(s))
        begin(s)
    s.money[A] = 490
    assert "A pay" not in options(s)
    s.money[A] = 500
    do(s, "A pay")
    assert s.money[A] == 0
    assert carries(s, A) == ["passport"]
    assert asked(s) == "B", "it is the whole turn"


def options_of_job(s: Journey) -> str:
    """A job card that brings money."""
    paid = ["grape-harvest", "apple-picking"]
    return f"* job {paid[len(s.decks[JOB].under)]}"
