"""The second stage: the three actions of a turn, lodging and cheques, airports and planes."""

import pytest

from tests.games.routard.given import (
    A,
    B,
    achat,
    asks,
    at,
    bed,
    begin,
    chance,
    do,
    has,
    job,
    on_the_way,
    options,
    place,
    poste,
    refused,
    without,
)
from tests.rules import rule

AHEAD = ["lalibela", "nairobi", "serengeti", "kilimanjaro", "zanzibar", "mumbai"]


@rule("RO-32", "RO-33")
@pytest.mark.parametrize(("spaces", "fare"), [(1, 0), (2, 20), (3, 50), (4, 100), (5, 200), (6, 400)])
def test_a_walk_of_so_many_spaces_costs_so_much(spaces: int, fare: int) -> None:
    s = begin(on_the_way())
    do(s, f"A go {AHEAD[spaces - 1]}")
    assert s.money[A] == 1000 - fare


@rule("RO-32", "RO-A16", "RO-A17", "RO-A18", "RO-96")
def test_one_walks_one_to_six_spaces_as_far_as_the_money_goes() -> None:
    s = begin(on_the_way())
    assert options(s) == [f"go {space}" for space in AHEAD]  # no standing still, no going back, no work with money
    s.money[A] = 50
    assert options(begin(s)) == [f"go {space}" for space in AHEAD[:3]]
    s.money[A] = 1000
    at(s, A="quebec")
    assert options(begin(s)) == ["go reykjavik", "go paris-arrival"]


@rule("RO-31", "RO-35", "RO-44")
def test_a_turn_is_to_move_to_sleep_and_to_play_the_space() -> None:
    s = begin(on_the_way())
    do(s, "A go zanzibar")
    assert refused(s, achat(100))
    do(s, bed(3), achat(100))
    assert (s.money[A], s.cheques[A]) == (1000 - 200 - 100, 7)
    assert asks(s) == "B Turn"


@rule("RO-36", "RO-A19", "RO-A74")
def test_cheques_are_sold_on_arriving_at_chance_and_post_before_the_bed_is_known() -> None:
    s = begin(on_the_way())
    do(s, "A go nairobi")
    assert asks(s) == "A ChequeShop"
    assert options(s) == [f"cheques {n}" for n in range(31)]
    do(s, "A cheques 3")
    assert (s.cheques[A], s.money[A]) == (13, 1000 - 20 - 60)
    do(s, bed(0), chance("gain", 50))
    at(s, B="kathmandu")
    do(begin(s, B), "B go paro")
    assert asks(s) == "* Night"  # not on an aventure space


@rule("RO-A19")
def test_cheques_are_sold_where_a_card_brings_the_active_player_too() -> None:
    s = at(begin(on_the_way()), A="kathmandu")
    do(begin(s), "A go darjeeling", "A cheques 0", bed(0), chance("move", 2))
    assert (place(s, A), asks(s)) == ("bagan", "A ChequeShop")


@rule("RO-A20", "RO-40")
def test_whoever_is_moved_again_neither_sleeps_nor_plays_again() -> None:
    s = begin(on_the_way())
    do(s, "A go nairobi", "A cheques 0", bed(1), chance("move", 3))
    assert (place(s, A), s.cheques[A], asks(s)) == ("zanzibar", 9, "B Turn")


@rule("RO-A21", "RO-50")
def test_there_is_a_bed_to_be_paid_on_an_incomplete_arrival() -> None:
    s = at(on_the_way(), A="quebec")
    do(begin(s), "A go paris-arrival")
    assert asks(s) == "* Night"


@rule("RO-A22")
def test_a_skipped_turn_needs_no_bed() -> None:
    s = on_the_way()
    s.instructions[A] = (0,)
    begin(s)
    assert (s.cheques[A], asks(s)) == (10, "B Turn")


@rule("RO-71")
def test_without_a_guide_beds_cost_double() -> None:
    s = without(on_the_way(), A, "guide")
    do(begin(s), "A go mumbai", bed(3))
    assert s.cheques[A] == 4


@rule("RO-50", "RO-51", "RO-52", "RO-107", "RO-A36")
def test_a_plane_is_the_whole_move_of_the_next_turn() -> None:
    s = on_the_way()
    s.tickets[A] = 1
    do(begin(s), "A go mumbai", bed(1), "A done")
    assert asks(s) == "B Turn"
    begin(s)
    do(s, "A fly bangkok")
    assert (s.tickets[A], place(s, A), asks(s)) == (0, "bangkok", "* Night")
    do(s, bed(0), "A done")
    assert asks(s) == "B Turn"


@rule("RO-51", "RO-96")
def test_one_flies_forward_from_airports_only_and_with_a_ticket() -> None:
    s = on_the_way()
    s.tickets[A] = 1
    assert not [said for said in options(begin(s)) if said.startswith("fly")]
    at(s, A="mumbai")
    assert [said for said in options(begin(s)) if said.startswith("fly")] == ["fly bangkok"]
    s.tickets[A] = 0
    assert refused(begin(s), "A fly bangkok")


@rule("RO-54", "RO-55", "RO-A34", "RO-A35", "RO-72", "RO-74", "RO-76", "RO-68")
def test_the_shop_of_an_airport() -> None:
    s = without(on_the_way(), A, "guide", "equipment", "camera")
    s.money[A], s.cheques[A] = 3000, 20
    do(begin(s), "A go mumbai", bed(1))
    assert s.cheques[A] == 18  # a guide bought afterwards comes too late for this night
    do(s, "A buy guide", "A buy equipment", "A buy camera", "A buy camera", "A buy ticket")
    assert s.money[A] == 3000 - 400 - 20 - 300 - 400 - 400 - 500
    assert (has(s, A, "camera"), s.tickets[A]) == (2, 1)


@rule("RO-A34", "RO-A35")
def test_the_shop_is_open_again_before_one_leaves() -> None:
    s = at(on_the_way(), A="mumbai")
    s.money[A] = 2000
    begin(s)
    assert "buy formalities" in options(s)
    do(s, "A buy ticket", "A buy guide")
    assert refused(s, "A buy ticket")
    do(s, "A fly bangkok")
    assert s.money[A] == 2000 - 500 - 20


@rule("RO-77")
def test_what_is_lost_need_not_be_bought_back() -> None:
    s = without(at(on_the_way(), A="mumbai"), A, "camera", "equipment", "guide")
    do(begin(s), "A go goa", bed(0), job(200))
    assert asks(s) == "B Turn"


@rule("RO-49")
def test_a_letter_may_bring_something() -> None:
    s = begin(on_the_way())
    do(s, "A go lalibela", "A cheques 0", bed(0), poste("receive", "guide"))
    assert has(s, A, "guide") == 2
    at(s, B="luxor")
    do(begin(s, B), "B go lalibela", "B cheques 0", bed(1), poste("cheques", -3))
    assert s.cheques[B] == 6
