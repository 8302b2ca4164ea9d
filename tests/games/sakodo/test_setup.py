"""Setting up: the box, the deal, the job cards, the tickets, the first turn."""

from collections import Counter

import pytest

from grandtour.core.chance import Dice
from grandtour.core.game import BadGame
from grandtour.core.questions import play
from grandtour.families.track.board import DEPARTURE, FARE, JOB
from grandtour.games.sakodo import acts
from grandtour.games.sakodo.cards import DECK, RESALE, STEPS, TICKETS
from grandtour.games.sakodo.game import GAME
from grandtour.games.sakodo.items import ITEMS, OF_EACH, PASSPORT
from grandtour.games.sakodo.rules import Deal, FirstRoll
from grandtour.games.sakodo.state import Journey, tickets_left
from grandtour.games.sakodo.tickets import BuyTicket, PriceDie
from grandtour.games.sakodo.trophies import TURN_UP, TurnUp
from tests.games.playing import asked, let_chance_speak
from tests.games.sakodo.given import A, B, C, asks, carries, do, options, place, wage
from tests.rules import rule


def dealt(seats: int) -> Journey:
    """After the deal: a passport, a guide, a camera and a compass for each."""
    return do(GAME.new(seats), *["* draw passport+guide+camera+compass"] * seats)


def paid(s: Journey, *jobs: str) -> Journey:
    return do(s, *[f"* job {job}" for job in jobs])


FOUR_JOBS = ("grape-harvest", "barge-waiter", "babysitting", "busking")
FOUR_MORE = ("film-extra", "museum-tours", "interpreting", "diving-lessons")


@rule("SK-01", "SK-A1")
def test_two_to_six_can_play() -> None:
    assert GAME.players == range(2, 7)
    with pytest.raises(BadGame, match="2 to 6 players, not 7"):
        GAME.new(7)
    with pytest.raises(BadGame, match="not 1"):
        GAME.new(1)


@rule("SK-02", "SK-14", "SK-A2")
def test_the_box_holds_twenty_tickets_ninety_cards_of_six_kinds_and_six_decks_of_25() -> None:
    s = GAME.new(2)
    assert TICKETS == 20
    assert s.pile == [15] * 6
    assert [len(deck) for deck in s.decks] == [25] * 6
    assert [deck.name for deck in DECK] == ["souvenir", "reportage", "aventure", "job", "chance", "courrier"]


@rule("SK-02")
def test_every_sum_can_be_paid_in_notes_of_ten() -> None:
    steps = [step for deck in STEPS for card in deck for step in card]
    sums = [step.n for step in steps if step.effect in ("gain", "pay", "owe", "offer")]
    assert all(n % 10 == 0 for n in [*sums, *RESALE, *FARE])


@rule("SK-03")
def test_everything_lies_in_the_supply_at_first() -> None:
    s = GAME.new(4)
    assert sum(s.pile) == 90
    assert all(len(deck.unseen) == 25 for deck in s.decks)
    assert tickets_left(s) == 20
    assert not any(s.money)


@rule("SK-04")
def test_every_pawn_stands_on_the_departure_airport() -> None:
    s = GAME.new(6)
    assert s.at == [DEPARTURE] * 6


@rule("SK-05", "SK-A3")
def test_everyone_is_dealt_four_sakodo_cards_and_four_job_cards() -> None:
    s = GAME.new(3)
    assert asks(s) is Deal
    do(s, "* draw guide+guide+camera+compass", *["* draw camera+compass+sleeping-bag+pharmacy"] * 2)
    assert carries(s, A) == ["guide", "guide", "camera", "compass"]
    assert [sum(pack) for pack in s.packs] == [4, 4, 4]
    jobs = [q.seat for q in s.stack if isinstance(q, TurnUp) and q.kind == JOB]
    assert Counter(jobs) == {A: 4, B: 4, C: 4}


@rule("SK-A3")
def test_a_second_passport_in_the_deal_is_replaced() -> None:
    s = do(GAME.new(2), "* draw passport+passport+passport+guide")
    assert s.discard[PASSPORT] == 2
    assert carries(s, A) == ["passport", "guide"]
    do(s, "* draw passport+camera", "* draw compass")
    assert carries(s, A) == ["passport", "guide", "camera", "compass"]
    assert s.discard[PASSPORT] == 3


@rule("SK-06", "SK-A4")
def test_the_job_cards_become_money_a_ticket_or_cards() -> None:
    s = paid(dealt(2), "grape-harvest", "yacht-delivery", "stocktaking")
    assert s.money[A] == wage("grape-harvest")
    assert s.tickets[A] == 1
    do(s, "* draw passport+pharmacy")
    assert carries(s, A) == ["passport", "guide", "camera", "compass", "pharmacy"], "the second passport is rejected"
    assert s.discard[PASSPORT] == 1, "and not replaced"


@rule("SK-A4", "SK-A31")
def test_a_ticket_that_is_not_there_is_paid_in_money() -> None:
    s = dealt(2)
    s.tickets[B] = 20
    paid(s, "cabin-crew")
    assert s.tickets[A] == 0
    assert s.money[A] == 250


@rule("SK-07", "SK-A29")
def test_used_job_cards_go_under_the_deck() -> None:
    s = paid(dealt(2), *FOUR_JOBS)
    assert s.decks[JOB].under == [DECK[JOB].number(job) for job in FOUR_JOBS]
    assert len(s.decks[JOB]) == 25


@rule("SK-A29")
def test_decks_come_round_in_their_order_or_are_shuffled_anew() -> None:
    for reshuffle, next_jobs in ((False, 1), (True, 25)):
        s = GAME.new(6, {"reshuffle": reshuffle})
        dice = Dice(1)
        while len(s.decks[JOB].unseen) != 1:
            play(s, s.stack[-1].sample(s, dice))
        s.stack.append(TURN_UP[JOB][A])
        play(s, s.stack[-1].sample(s, dice))
        s.stack.append(TURN_UP[JOB][A])
        assert len(options(s)) == next_jobs


@rule("SK-08", "SK-09", "SK-A5")
def test_then_everyone_may_buy_a_ticket_at_the_price_that_is_rolled() -> None:
    s = paid(dealt(2), *FOUR_JOBS, *FOUR_MORE)
    assert asks(s) is PriceDie
    do(s, "* die 3")
    assert asks(s) is BuyTicket
    assert options(s) == ["A decline", "A buy"]
    do(s, "A buy", "* die 2", "B decline")
    assert s.tickets == [1, 0]
    assert s.money == [sum(map(wage, FOUR_JOBS)) - 300, sum(map(wage, FOUR_MORE))]


@rule("SK-09")
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_ticket_costs_a_hundred_for_each_pip(pips: int) -> None:
    s = paid(dealt(2), *FOUR_JOBS, *FOUR_MORE)
    s.money[A] = 600
    do(s, f"* die {pips}", "A buy")
    assert s.money[A] == 600 - 100 * pips


@rule("SK-A5")
def test_goods_may_be_sold_for_the_first_ticket() -> None:
    s = paid(dealt(2), *FOUR_JOBS, *FOUR_MORE)
    s.money[A] = 150
    do(s, "* die 3")
    assert options(s) == ["A decline"]
    do(s, "A sell camera", "B pass", "A buy")
    assert s.money[A] == 150 + 200 - 300
    assert s.tickets[A] == 1


@rule("SK-A5")
def test_only_the_buyer_may_sell_during_the_set_up() -> None:
    s = paid(dealt(2), *FOUR_JOBS, *FOUR_MORE)
    do(s, "* die 1")
    assert {act.by for act in s.stack[-1].interrupts(s)} == {A}


def set_up(seats: int) -> Journey:
    """All are dealt and paid, nobody has bought a ticket."""
    s = dealt(seats)
    dice = Dice(1)
    while asks(s) is not FirstRoll:
        top = s.stack[-1]
        play(s, acts.DECLINE.by(top.seat) if isinstance(top, BuyTicket) else top.sample(s, dice))
    return s


@rule("SK-10", "SK-11", "SK-A6")
def test_the_highest_roll_begins_and_play_goes_clockwise() -> None:
    s = do(set_up(3), "* die 2", "* die 5", "* die 4")
    assert s.first == B
    assert asked(s) == "B"
    let_chance_speak(do(s, "B work"))
    assert asked(s) == "C"


@rule("SK-10", "SK-A6")
def test_only_those_who_tie_roll_again() -> None:
    s = do(set_up(3), "* die 6", "* die 6", "* die 2")
    assert asked(s) == "*"
    do(s, "* die 3", "* die 4")
    assert s.first == B


@rule("SK-12")
def test_nobody_needs_to_run_the_bank() -> None:
    s = set_up(2)
    GAME.audit(s)
    assert sum(map(sum, s.packs)) + sum(s.pile) + sum(s.discard) == OF_EACH * ITEMS
    assert place(s, A) == "paris-departure"
