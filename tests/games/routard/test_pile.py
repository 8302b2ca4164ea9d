"""Hitching: the pile of pawns, the driver and the die, and the cards that have priority."""

from grandtour.games.routard.board import SPACE
from grandtour.games.routard.pile import passengers, pile
from grandtour.games.routard.state import Journey
from tests.games.playing import told
from tests.games.routard.given import (
    A,
    B,
    C,
    D,
    achat,
    asks,
    at,
    aventure,
    bed,
    begin,
    chance,
    do,
    hear,
    job,
    on_the_way,
    options,
    place,
    poste,
    refused,
    reportage,
    without,
)
from tests.rules import rule


def stack(s: Journey, space: str) -> list[int]:
    return pile(s, SPACE.number(space))


@rule("RO-34", "RO-56", "RO-57", "RO-58", "RO-59", "RO-60", "RO-61")
def test_whoever_is_joined_drives_by_the_die_and_pays_for_both() -> None:
    s = hear(at(on_the_way(), A="serengeti", B="luxor"))
    do(begin(s, B), "B go serengeti", bed(1), reportage())
    assert (stack(s, "serengeti"), asks(s), options(s)) == ([A, B], "A Turn", ["roll"])
    do(s, "A roll", "* die 2")
    assert (place(s, A), place(s, B)) == ("zanzibar", "zanzibar")
    do(s, bed(2), achat(100))
    assert (s.money[A], s.cheques[A]) == (1000 - 20 - 100, 8)
    assert (s.money[B], s.cheques[B]) == (950, 9)
    assert "drives" in told(s)


@rule("RO-62", "RO-64", "RO-A40")
def test_whoever_is_in_the_middle_or_on_top_leaves_alone() -> None:
    s = at(on_the_way(3), A="goa", B="goa", C="goa")
    begin(s, B)
    do(s, "B go hampi", bed(0), reportage())
    assert stack(s, "goa") == [A, C]


@rule("RO-63", "RO-A39")
def test_a_group_goes_on_top_and_the_old_bottom_pawn_will_drive_everybody() -> None:
    s = at(on_the_way(3), A="goa", B="goa", C="jaipur")
    do(begin(s), "A roll", "* die 3", bed(0), achat(100))
    assert stack(s, "jaipur") == [C, A, B]
    begin(s, C)
    assert (options(s), passengers(s, C)) == (["roll"], [A, B])


@rule("RO-53", "RO-A37")
def test_a_driver_takes_no_plane_but_those_above_may() -> None:
    s = at(on_the_way(3), A="mumbai", B="mumbai", C="mumbai")
    s.tickets = [1, 1, 1]
    assert refused(begin(s), "A fly bangkok")
    assert options(s)[0] == "roll"
    assert "fly bangkok" in options(begin(s, B))


@rule("RO-A38", "RO-97")
def test_nobody_hitches_where_bags_are_packed_or_on_the_arrival_airport() -> None:
    s = at(on_the_way(), A="paris-departure", B="paris-departure")
    assert passengers(s, A) == []
    at(s, A="paris-arrival", B="paris-arrival")
    s.tickets[A] = 1
    begin(s)
    assert options(s)[0] == "fly lima"
    do(s, "A fly lima", bed(0))
    assert (place(s, A), place(s, B)) == ("lima", "paris-arrival")


@rule("RO-A40")
def test_when_the_bottom_pawn_leaves_alone_the_next_one_drives() -> None:
    s = at(on_the_way(3), A="goa", B="goa", C="goa")
    s.debts[A] = ((B, 10),)
    s.money[A] = 0
    do(begin(s), "A assist", bed(0), job(200))
    assert (place(s, A), stack(s, "goa")) == ("luxor", [B, C])
    assert options(begin(s, B)) == ["roll"]


@rule("RO-A41")
def test_whoever_has_no_formalities_is_not_carried() -> None:
    s = at(on_the_way(3), A="mumbai", B="mumbai", C="mumbai")
    without(s, B, "formalities")
    do(begin(s), "A roll", "* die 1", bed(0), job(200))
    assert (place(s, B), place(s, C)) == ("mumbai", "goa")
    without(s, B, "formalities")
    at(s, A="mumbai", C="mumbai")
    s.money[B] = 1000
    begin(s, B)
    assert s.money[B] == 800  # bought at once
    assert options(s)[0] == "roll"


@rule("RO-A42", "RO-80")
def test_a_driver_who_cannot_pay_sells_or_works_alone() -> None:
    s = at(on_the_way(), A="goa", B="goa")
    s.money[A], s.tickets[A] = 90, 1
    do(begin(s), "A roll", "* die 5")
    assert asks(s) == "A Toll"
    assert options(s)[0] == "assist"
    do(s, "A sell ticket", "B pass")
    assert (place(s, A), place(s, B), s.money[A]) == ("rishikesh", "rishikesh", 90 + 250 - 200)
    s = at(on_the_way(), A="goa", B="goa")
    s.money[A] = 90
    do(begin(s), "A roll", "* die 5", "A assist", bed(0), job(200))
    assert (place(s, A), place(s, B), s.money[A]) == ("luxor", "goa", 290)


@rule("RO-93", "RO-A43", "RO-A17")
def test_a_drive_ends_on_the_arrival_airport_and_costs_what_was_moved() -> None:
    s = at(on_the_way(), A="quebec", B="quebec")
    do(begin(s), "A roll", "* die 5")
    assert (place(s, A), place(s, B), s.money[A]) == ("paris-arrival", "paris-arrival", 980)


@rule("RO-65", "RO-40", "RO-A20")
def test_a_card_that_moves_the_driver_moves_the_passengers_of_that_turn() -> None:
    s = at(on_the_way(3), A="luxor", B="luxor", C="nairobi")
    do(begin(s), "A roll", "* die 2", "A cheques 0", bed(1), chance("move", 3))
    assert stack(s, "zanzibar") == [A, B]
    assert place(s, C) == "nairobi"
    assert (s.cheques[A], asks(s)) == (9, "B Turn")


@rule("RO-A44")
def test_an_extra_move_takes_the_passengers_along() -> None:
    s = at(on_the_way(), A="luxor", B="luxor")
    do(begin(s), "A roll", "* die 2", "A cheques 0", bed(1), chance("extra-move"), "A go zanzibar")
    assert stack(s, "zanzibar") == [A, B]


@rule("RO-A44", "RO-69", "RO-A49")
def test_lost_formalities_leave_the_passengers_behind() -> None:
    s = at(on_the_way(), A="kathmandu", B="kathmandu")
    do(begin(s), "A roll", "* die 1", "A cheques 0", bed(1), chance("lose", "formalities"))
    assert (place(s, A), place(s, B)) == ("mumbai", "darjeeling")


@rule("RO-66", "RO-A23", "RO-A26")
def test_a_driver_may_leave_a_space_that_they_are_not_entitled_to_play() -> None:
    s = without(at(on_the_way(), A="luxor", B="luxor"), A, "camera", "guide", "equipment")
    do(begin(s), "A roll", "* die 3", bed(0))
    assert options(s) == ["decline", "play"]
    do(s, "A decline")
    assert asks(s) == "B Turn"
    at(s, A="luxor", B="luxor")
    do(begin(s), "A roll", "* die 5", bed(1))
    assert options(s) == ["decline", "play"]
    do(s, "A play", achat(100))
    assert s.money[A] == 1000 - 50 - 200 - 200
    at(s, A="luxor", B="luxor")
    do(begin(s), "A roll", "* die 4", bed(2), "A play", aventure())


@rule("RO-A23")
def test_whoever_walks_to_an_achat_without_a_guide_must_buy() -> None:
    s = without(on_the_way(), A, "guide")
    do(begin(s), "A go zanzibar", bed(0))
    assert asks(s) == "* TurnUp"


@rule("RO-67", "RO-104", "RO-A45", "RO-A46")
def test_a_skipped_turn_moves_nobody_and_one_can_be_carried_meanwhile() -> None:
    s = at(on_the_way(3), A="goa", B="goa", C="hobart")
    s.instructions[A] = (0,)
    begin(s)
    assert (stack(s, "goa"), s.instructions[A], asks(s)) == ([A, B], (), "B Turn")
    s = at(on_the_way(3), B="goa", A="goa", C="hobart")
    s.instructions[A] = (0,)
    do(begin(s, B), "B roll", "* die 1", bed(0), reportage())
    assert (place(s, A), s.instructions[A]) == ("hampi", (0,))


@rule("RO-104", "RO-A45")
def test_an_instruction_to_advance_replaces_the_die() -> None:
    s = at(on_the_way(), A="goa", B="goa")
    s.instructions[A] = (1,)
    s.tickets[A] = 1
    begin(s)
    assert options(s) == ["go hampi"]
    do(s, "A go hampi", bed(0), reportage())
    assert (stack(s, "hampi"), s.money[A], s.instructions[A]) == ([A, B], 1000, ())


@rule("RO-A45")
def test_several_instructions_are_obeyed_one_a_turn() -> None:
    s = on_the_way()
    do(begin(s), "A go nairobi", "A cheques 0", bed(0), chance("skip", 1))
    s.instructions[A] += (1,)
    begin(s)
    assert (s.instructions[A], asks(s)) == ((1,), "B Turn")
    assert options(begin(s)) == ["go serengeti"]


@rule("RO-A46")
def test_an_instruction_to_advance_lapses_for_debtors_the_stranded_and_those_who_have_arrived() -> None:
    s = hear(on_the_way())
    s.instructions[A], s.debts[A], s.money[A] = (1,), ((B, 100),), 0
    assert options(begin(s)) == ["assist"]
    s = without(at(on_the_way(), A="mumbai"), A, "formalities")
    s.instructions[A] = (1,)
    assert "go jaipur" in options(begin(s))
    s = at(on_the_way(), A="paris-arrival")
    s.instructions[A], s.tickets[A] = (1,), 1
    assert options(begin(s))[0] == "fly lima"
    assert s.instructions[A] == ()


@rule("RO-A46")
def test_an_instruction_leaves_neither_plane_nor_work_but_the_shop() -> None:
    s = at(on_the_way(), A="mumbai")
    s.instructions[A], s.tickets[A], s.money[A] = (1,), 1, 10
    assert options(begin(s)) == ["go goa"]
    s.instructions[A], s.money[A] = (1,), 20
    assert options(begin(s)) == ["go goa", "buy guide"]


@rule("RO-A40", "RO-A68")
def test_a_passenger_who_is_moved_by_a_letter_rides_no_further() -> None:
    s = at(on_the_way(4), A="luxor", B="luxor", C="luxor", D="luxor")
    do(begin(s), "A roll", "* die 1", "A cheques 0", bed(0), poste("move", -3, who="chosen"), "A target C")
    assert (place(s, C), stack(s, "lalibela")) == ("siwa", [A, B, D])
