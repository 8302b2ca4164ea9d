"""Lost elements, Hotel Assistance, Job Assistance, and what is owed for a turn."""

import pytest

from grandtour.core.acts import NOBODY
from grandtour.core.questions import ask, offered
from grandtour.games.routard.cards import ELEMENT
from grandtour.games.routard.sales import Charge
from tests.games.playing import told
from tests.games.routard.given import (
    A,
    B,
    asks,
    at,
    bed,
    begin,
    break_ins,
    chance,
    do,
    has,
    hear,
    job,
    on_the_way,
    options,
    place,
    poste,
    settle,
    without,
    wording,
)
from tests.rules import rule

# --- Lost elements ---


@rule("RO-69", "RO-70", "RO-105", "RO-A49")
def test_whoever_loses_their_formalities_waits_on_the_airport_behind_and_buys_new_ones() -> None:
    s = at(on_the_way(), A="angkor")
    do(begin(s), "A go saigon", "A cheques 0", bed(0), chance("lose", "formalities"))
    assert (place(s, A), asks(s)) == ("bangkok", "B Turn")  # neither a bed nor the shop there
    begin(s)
    assert (s.money[A], has(s, A, "formalities")) == (800, 1)
    assert "go phnom-penh" in options(s)


@rule("RO-A49")
def test_a_spare_copy_prevents_that_and_from_the_first_airport_there_is_no_way_back() -> None:
    s = at(on_the_way(), A="angkor")
    s.elements[A][0] = 2
    do(begin(s), "A go saigon", "A cheques 0", bed(0), chance("lose", "formalities"))
    assert place(s, A) == "saigon"
    s = at(on_the_way(), A="dakar", B="luxor")
    do(begin(s, B), "B go lalibela", "B cheques 0", bed(0), poste("lose", "formalities", who="chosen"))
    assert place(s, A) == "dakar"


@rule("RO-A49")
def test_the_previous_airport_is_the_one_behind_even_on_an_airport() -> None:
    s = at(on_the_way(), A="bangkok", B="luxor")
    do(begin(s, B), "B go lalibela", "B cheques 0", bed(0), poste("lose", "formalities", who="chosen"))
    assert place(s, A) == "mumbai"


@rule("RO-A50", "RO-108")
def test_without_formalities_and_money_one_works_where_one_is_until_they_can_be_bought() -> None:
    s = without(at(on_the_way(), A="mumbai"), A, "formalities", "guide", "equipment", "camera")
    s.money[A] = s.cheques[A] = 0
    begin(s)
    assert options(s) == ["work"]
    do(s, "A work", bed(0), job(150))
    assert (place(s, A), s.money[A]) == ("mumbai", 150)
    begin(s)
    do(s, "A work", bed(0, 1), job(200))
    begin(s)
    assert (s.money[A], has(s, A, "formalities")) == (150, 1)
    assert "go goa" in options(s)


@rule("RO-A50")
def test_selling_brings_the_money_for_formalities() -> None:
    s = without(at(on_the_way(), A="mumbai"), A, "formalities")
    s.money[A] = 0
    do(begin(s), "A sell camera", "B pass")
    assert (s.money[A], asks(s)) == (0, "A Turn")


@rule("RO-A50", "RO-A54")
def test_a_debtor_without_formalities_works_where_they_are() -> None:
    s = without(at(on_the_way(), A="mumbai"), A, "formalities")
    s.money[A], s.debts[A] = 0, ((B, 500),)
    begin(s)
    assert options(s) == ["work"]
    do(s, "A work", bed(1), job(300))
    assert (s.money[A], s.money[B], s.debts[A]) == (0, 1300, ())


@rule("RO-A54")
def test_whoever_owes_is_told_how_much_and_that_the_turn_is_for_working() -> None:
    s = on_the_way()
    s.money[A], s.debts[A] = 0, ((B, 100), (B, 50))
    assert wording(begin(s)) == ("ask-owing", {"money": 150})


@rule("RO-105", "RO-A50", "RO-A55")
@pytest.mark.parametrize(("bag", "key"), [(["camera"], "ask-stranded"), ([], "ask-stranded-work")])
def test_whoever_is_without_papers_is_told_to_sell_something_only_where_they_can(bag: list[str], key: str) -> None:
    s = without(at(on_the_way(), A="mumbai"), A, "formalities", "guide", "equipment", "camera")
    s.money[A] = s.cheques[A] = 0
    for element in bag:
        s.elements[A][ELEMENT.number(element)] = 1
    assert wording(begin(s)) == (key, {"money": 200})
    assert break_ins(s, A) == [f"sell {element}" for element in bag]


# --- Hotel Assistance ---


@rule("RO-37", "RO-90", "RO-91", "RO-92", "RO-A47")
def test_whoever_is_short_of_cheques_goes_back_to_where_they_are_sold() -> None:
    s = at(on_the_way(), A="goa")
    s.cheques[A] = 2
    do(begin(s), "A go rishikesh", "A cheques 0", bed(4))
    assert (place(s, A), asks(s)) == ("udaipur", "A HotelBill")
    assert options(s)[0] == "cheques 2"
    do(s, "A cheques 3")
    assert (s.cheques[A], s.money[A], asks(s)) == (1, 1000 - 200 - 60, "B Turn")


@rule("RO-91", "RO-A47")
def test_cheques_that_take_all_the_money_are_bought_without_a_question() -> None:
    s = at(on_the_way(), A="goa")
    s.cheques[A], s.money[A] = 2, 50
    do(hear(begin(s)), "A go hampi", bed(4))
    assert told(s, A)[-2:] == ["sent-back", "buys-cheques"]
    assert (s.cheques[A], s.money[A], asks(s)) == (0, 10, "B Turn")


@rule("RO-91", "RO-A47")
@pytest.mark.parametrize(
    ("money", "key", "facts"),
    [
        (100, "ask-bed", {"count": 3, "held": 1}),
        (30, "ask-no-bed", {"count": 3, "held": 1, "money": 40}),
    ],
)
def test_whoever_is_short_of_cheques_is_told_how_many_they_have_and_whether_money_is_short_too(
    money: int, key: str, facts: dict[str, int]
) -> None:
    s = at(on_the_way(), A="goa")
    s.cheques[A], s.money[A] = 1, money
    do(begin(s), "A go hampi", bed(3))
    assert wording(s) == (key, facts)


@rule("RO-91", "RO-A47")
def test_whoever_sells_for_a_bed_buys_it_without_another_question() -> None:
    s = without(at(on_the_way(), A="goa"), A, "equipment", "camera")
    s.cheques[A], s.money[A] = 0, 0
    do(begin(s), "A go hampi", bed(1))
    assert options(s) == ["stop", "sell guide"]
    do(s, "A sell guide", "B bid 20")
    assert (s.cheques[A], s.money[A], asks(s)) == (0, 0, "B Turn")


@rule("RO-A47")
def test_without_a_space_behind_it_is_the_first_airport() -> None:
    s = at(on_the_way(), A="dakar")
    s.cheques[A] = 0
    do(begin(s), "A go saint-louis", "A cheques 0", bed(1))
    assert (place(s, A), asks(s)) == ("dakar", "A HotelBill")
    do(s, "A cheques 1")
    assert s.cheques[A] == 0


@rule("RO-A47")
def test_whoever_cannot_raise_the_money_gives_what_they_have() -> None:
    s = without(at(on_the_way(), A="goa"), A, "guide", "equipment", "camera")
    s.cheques[A], s.money[A] = 0, 0
    do(begin(s), "A go hampi", bed(3))
    assert (place(s, A), s.cheques[A], s.money[A], asks(s)) == ("nairobi", 0, 0, "B Turn")
    s = at(on_the_way(), A="goa")
    s.cheques[A], s.money[A] = 1, 0
    do(begin(s), "A go hampi", bed(3))
    assert options(s)[0] == "stop"
    do(s, "A sell guide", "B pass", "A stop")
    assert (s.cheques[A], s.money[A]) == (0, 10)


@rule("RO-A47", "RO-A59")
def test_hotel_assistance_leads_back_from_the_arrival_airport_too() -> None:
    s = at(on_the_way(), A="reykjavik")
    s.cheques[A] = 0
    do(begin(s), "A go paris-arrival", bed(2), "A cheques 2")
    assert place(s, A) == "new-york"


@rule("RO-A44", "RO-A47")
def test_passengers_stay_when_the_driver_is_sent_back() -> None:
    s = at(on_the_way(), A="goa", B="goa")
    s.cheques[A] = 0
    do(begin(s), "A roll", "* die 1", bed(1), "A cheques 1")
    assert (place(s, A), place(s, B)) == ("nairobi", "hampi")


# --- Job Assistance ---


@rule("RO-80", "RO-A51")
@pytest.mark.parametrize(("money", "offered"), [(10, True), (20, False), (1000, False)])
def test_job_assistance_is_for_the_broke(money: int, offered: bool) -> None:
    s = on_the_way()
    s.money[A] = money
    assert ("assist" in options(begin(s))) == offered


@rule("RO-81", "RO-82", "RO-83", "RO-A48", "RO-A53", "RO-A52")
def test_job_assistance_pays_the_bed_out_of_the_wage() -> None:
    s = at(on_the_way(), A="goa")
    s.money[A] = s.cheques[A] = 0
    do(begin(s), "A assist", bed(3), job(200))
    assert (place(s, A), s.money[A], s.cheques[A]) == ("luxor", 140, 0)  # the job space before this one
    assert "assist" not in options(begin(s))


@rule("RO-A48")
def test_job_assistance_never_costs_money() -> None:
    s = without(at(on_the_way(), A="goa"), A, "guide")
    s.money[A], s.cheques[A] = 10, 0
    do(begin(s), "A assist", bed(5), job(100))
    assert s.money[A] == 10


@rule("RO-A52")
def test_without_a_job_space_behind_one_works_on_the_spot() -> None:
    s = at(on_the_way(), A="saint-louis")
    s.money[A] = 0
    do(begin(s), "A assist", bed(0), job(200))
    assert (place(s, A), s.money[A]) == ("saint-louis", 200)


# --- Debts ---


@rule("RO-A54", "RO-39", "RO-80")
def test_a_charge_beyond_ones_money_is_sold_for_or_owed() -> None:
    s = on_the_way()
    s.money[A] = 70
    do(begin(s), "A go nairobi", "A cheques 0", bed(0), chance("pay", 200))
    assert options(s)[:2] == ["stop", "sell guide"]
    do(s, "A stop")
    assert (s.money[A], s.debts[A]) == (0, ((NOBODY, 150),))
    begin(s)
    assert options(s) == ["assist"]
    do(s, "A sell camera", "B pass")
    assert (s.money[A], s.debts[A]) == (50, ())  # income goes to what is owed, and the turn is free again
    assert "go serengeti" in options(s)


@rule("RO-A54")
def test_debts_are_paid_oldest_first_and_a_debtor_can_owe_a_debtor() -> None:
    s = on_the_way(3)
    s.money = [0, 0, 0]
    s.debts[A] = ((B, 100), (2, 50))
    s.debts[B] = ((A, 30),)
    for seat in range(3):
        without(s, seat, "guide", "equipment", "camera")
        s.cheques[seat] = 5
    begin(s)
    do(s, "A assist", bed(0), job(100))
    assert s.money == [0, 70, 30]


@rule("RO-A54")
def test_what_a_creditor_in_debt_pays_back_goes_on_to_them() -> None:
    s = begin(on_the_way())
    s.money = [340, 0]
    s.debts[B] = ((A, 210),)
    ask(s, Charge(A, 500, B))
    do(s, "A stop")
    assert (s.money, s.debts) == ([50, 290], [(), ()])


@rule("RO-A54")
def test_a_skipped_turn_does_not_work_off_a_debt() -> None:
    s = on_the_way()
    s.money[A], s.debts[A], s.instructions[A] = 0, ((B, 100),), (0,)
    begin(s)
    assert s.debts[A] == ((B, 100),)
    assert options(begin(s)) == ["assist"]


@rule("RO-A54")
def test_what_can_be_paid_is_not_asked() -> None:
    s = on_the_way()
    ask(begin(s), Charge(A, 300, B))
    assert (settle(s).money, asks(s)) == ([700, 1300], "A Turn")


@rule("RO-108")
@pytest.mark.parametrize(
    "space", ["dakar", "saint-louis", "luxor", "serengeti", "mumbai", "reykjavik", "paris-arrival"]
)
def test_whoever_lacks_everything_still_has_something_to_do(space: str) -> None:
    s = without(at(on_the_way(), A=space), A, "guide", "equipment", "camera")
    s.money[A] = s.cheques[A] = 0
    assert offered(begin(s))


@rule("RO-73", "RO-75")
def test_without_the_element_the_space_is_not_played() -> None:
    s = without(on_the_way(), A, "camera", "equipment")
    do(begin(s), "A go serengeti", bed(0), "A decline")
    assert s.won[1][A] == ()
    begin(s)
    do(s, "A go kilimanjaro", bed(1), "A decline")
    assert s.won[2][A] == ()
