"""The first stage: the sheet, the die, and leaving; or an Express game."""

import pytest

from grandtour.core.acts import NOBODY
from grandtour.core.game import BadGame
from grandtour.families.track.board import DEPARTURE
from grandtour.games.routard.cards import DECK, GOOD, GUIDE, LINE, TICKET
from grandtour.games.routard.game import GAME
from tests.games.playing import let_chance_speak, told
from tests.games.routard.given import (
    A,
    B,
    C,
    asks,
    at,
    bed,
    begin,
    chance,
    do,
    has,
    hear,
    new,
    on_the_way,
    options,
    packing,
    place,
    poste,
    refused,
    without,
)
from tests.rules import rule

LINES = [f"line {line}" for line in LINE.words]


@rule("RO-01", "RO-A1")
def test_two_to_six_play() -> None:
    assert [GAME.new(seats).playing for seats in (2, 6)] == [(0, 1), (0, 1, 2, 3, 4, 5)]
    for seats in (1, 7):
        with pytest.raises(BadGame):
            GAME.new(seats)


@rule("RO-02", "RO-03", "RO-04", "RO-05", "RO-08", "RO-10", "RO-A3")
def test_everyone_begins_with_nothing_where_bags_are_packed() -> None:
    s = GAME.new(3)
    assert s.at == [DEPARTURE] * 3
    assert (s.money, s.cheques, s.tickets) == ([0] * 3, [0] * 3, [0] * 3)
    assert s.elements == [[0] * 4] * 3
    assert [len(deck) for deck in s.decks] == [25] * 6 + [45]
    assert [len(kind.words) for kind in DECK] == [25] * 6 + [45]


@rule("RO-06", "RO-07", "RO-A4")
def test_the_highest_roll_begins_and_ties_roll_again() -> None:
    s = GAME.new(3)
    do(s, "* die 5", "* die 5", "* die 2")
    do(s, "* die 3", "* die 6")  # A and B again
    assert s.first == B
    do(s, "* die 1", "* die 3", "* die 5")
    assert s.money == [800, 400, 600], "B, then C, then A"
    assert asks(s) == "B Sheet"


@rule("RO-12", "RO-11", "RO-22")
def test_the_first_turn_is_for_pocket_money_and_nobody_is_asked() -> None:
    s = begin(hear(new()))
    assert told(s, A) == ["announces"]
    do(s, "* die 4")
    assert (s.money[A], s.active) == (600, B)
    do(s, "* die 2")
    assert (s.money[B], asks(s)) == (400, "A Sheet")


@rule("RO-12", "RO-A54")
def test_a_debtor_who_packs_is_asked_because_something_can_be_sold_first() -> None:
    s = packing()
    s.elements[A][GUIDE] = 1
    s.debts[A] = ((NOBODY, 10),)
    assert options(begin(s)) == ["line pocket-money"]
    do(s, "A sell guide")
    assert "line camera" in options(s), "the bank has paid the debt"


@rule("RO-13", "RO-15", "RO-106")
def test_later_turns_choose_any_of_the_seven_lines_again_and_again() -> None:
    s = begin(packing())
    assert options(s) == LINES
    for _ in range(3):
        do(s, "A line pocket-money", "* die 6")
        begin(s, A)
    assert s.money[A] == 2400
    assert options(s) == LINES


@rule("RO-14", "RO-23", "RO-A7", "RO-A5", "RO-A6")
@pytest.mark.parametrize(("face", "cheques"), [(1, 5), (3, 5), (4, 10), (6, 10)])
def test_cheques_are_free_while_packing(face: int, cheques: int) -> None:
    s = begin(packing())
    do(s, "A line cheques", f"* die {face}")
    assert (s.cheques[A], s.money[A]) == (cheques, 0)


@rule("RO-24")
@pytest.mark.parametrize(("face", "price"), [(1, 200), (2, 200), (3, 400), (4, 400), (5, 500), (6, 700)])
def test_a_ticket_costs_what_the_die_says(face: int, price: int) -> None:
    s = packing()
    s.money[A] = 1000
    do(begin(s), "A line ticket", f"* die {face}")
    assert (s.tickets[A], s.money[A]) == (1, 1000 - price)


@rule("RO-25", "RO-29", "RO-A9")
@pytest.mark.parametrize(("face", "price", "again"), [(1, 0, False), (3, 200, False), (5, 300, False), (6, 0, True)])
def test_formalities(face: int, price: int, again: bool) -> None:
    s = packing()
    s.money[A] = 1000
    do(begin(s), "A line formalities", f"* die {face}")
    assert (has(s, A, "formalities"), s.money[A]) == (1, 1000 - price)
    assert asks(s) == ("A Sheet" if again else "B Sheet")


@rule("RO-26", "RO-29", "RO-16", "RO-A2")
@pytest.mark.parametrize(("face", "guides", "price"), [(1, 0, 0), (2, 0, 0), (3, 1, 10), (5, 2, 10), (6, 1, 0)])
def test_guides(face: int, guides: int, price: int) -> None:
    s = packing()
    s.money[A] = 1000
    s.elements[A][1] = 6
    do(begin(s), "A line guide", f"* die {face}")
    assert (has(s, A, "guide"), s.money[A]) == (6 + guides, 1000 - price)
    assert asks(s) == ("A Sheet" if face == 6 else "B Sheet")


@rule("RO-28", "RO-29")
@pytest.mark.parametrize(("face", "price"), [(1, 400), (2, 400), (3, 150), (4, 250), (5, 0), (6, 600)])
def test_cameras(face: int, price: int) -> None:
    s = packing()
    s.money[A] = 1000
    do(begin(s), "A line camera", f"* die {face}")
    assert (has(s, A, "camera"), s.money[A]) == (1, 1000 - price)
    assert asks(s) == ("A Sheet" if face == 5 else "B Sheet")


@rule("RO-27", "RO-29")
@pytest.mark.parametrize(("face", "price", "again"), [(1, 0, True), (2, 0, True), (3, 150, False), (4, 300, False)])
def test_equipment(face: int, price: int, again: bool) -> None:
    s = packing()
    s.money[A] = 1000
    do(begin(s), "A line equipment", f"* die {face}")
    assert (has(s, A, "equipment"), s.money[A]) == (1, 1000 - price)
    assert asks(s) == ("A Sheet" if again else "B Sheet")


@rule("RO-17", "RO-27", "RO-A8")
def test_whoever_cannot_pay_passes() -> None:
    s = packing()
    s.money[A] = 690
    do(begin(s), "A line equipment", "* die 6")
    assert (has(s, A, "equipment"), s.money[A], asks(s)) == (0, 690, "B Sheet")
    s.money[A] = 700
    do(begin(s), "A line equipment", "* die 6")
    assert (has(s, A, "equipment"), has(s, A, "camera"), s.money[A]) == (1, 1, 0)


@rule("RO-A8")
def test_the_roll_is_binding_even_for_what_one_has() -> None:
    s = packing()
    s.money[A], s.elements[A] = 400, [1, 1, 1, 1]
    do(begin(s), "A line camera", "* die 1")
    assert (has(s, A, "camera"), s.money[A]) == (2, 0)


@rule("RO-27", "RO-A10")
def test_the_neighbour_on_the_right_gives_equipment_or_the_line_is_replayed() -> None:
    s = packing(3)
    without(s, C, "equipment")
    do(begin(s), "A line equipment", "* die 5")
    assert asks(s) == "A Sheet"
    s.elements[C][2] = 1
    at(s, C="goa")
    do(s, "A line equipment", "* die 5")
    assert (has(s, A, "equipment"), has(s, C, "equipment"), s.money[C]) == (1, 0, 0)


@rule("RO-A10")
def test_the_neighbour_who_has_left_is_skipped() -> None:
    s = packing(3, retire=True)
    s.elements[B][2] = 1
    do(begin(s), "C retire", "A line equipment", "* die 5")
    assert (has(s, A, "equipment"), has(s, B, "equipment")) == (1, 0)


@rule("RO-18", "RO-19", "RO-A13")
@pytest.mark.parametrize("missing", ["money", "cheques", "tickets", "element", "nothing"])
def test_one_leaves_with_the_minimum_and_not_without(missing: str) -> None:
    s = packing()
    s.money[A], s.cheques[A], s.tickets[A], s.elements[A] = 1500, 10, 1, [1, 1, 1, 1]
    if missing == "money":
        s.money[A] = 1490
    elif missing == "cheques":
        s.cheques[A] = 9
    elif missing == "tickets":
        s.tickets[A] = 0
    elif missing == "element":
        without(s, A, "guide")
    begin(s)
    assert ("depart" in options(s)) == (missing == "nothing")
    assert options(s)[:7] == LINES  # nobody is made to leave


@rule("RO-20", "RO-21", "RO-106", "RO-A14", "RO-A15", "RO-107")
def test_leaving_takes_a_ticket_and_the_first_turn_follows_at_once() -> None:
    s = packing()
    s.money[A], s.cheques[A], s.tickets[A], s.elements[A] = 1500, 20, 2, [1, 1, 1, 1]
    at(s, B="dakar")
    do(begin(s), "A depart")
    assert (s.tickets[A], s.money[A], s.cheques[A], place(s, A)) == (1, 1500, 20, "dakar")
    assert asks(s) == "A SetOut"
    assert "roll" not in options(s)
    assert "fly mumbai" not in options(s)
    assert "buy guide" in options(s)
    do(s, "A buy guide", "A go bamako", bed(2), "* job dog-walking")
    assert (s.cheques[A], has(s, A, "guide")) == (18, 2)
    assert asks(s)[0] == "B"


@rule("RO-101", "RO-102", "RO-103", "RO-A65")
def test_an_express_game_begins_on_the_first_airport() -> None:
    assert GAME.newcomers == {"express": True}
    s = let_chance_speak(GAME.new(2, GAME.newcomers))
    first = s.first
    assert (s.money[first], s.cheques[first], s.tickets[first], s.elements[first]) == (1800, 10, 0, [1] * 4)
    assert (place(s, first), place(s, 1 - first)) == ("dakar", "paris-departure")
    assert options(s)[:2] == ["go saint-louis", "go bamako"]
    letter = "AB"[first]
    do(s, f"{letter} go bamako", bed(0), "* job dog-walking")
    assert place(s, 1 - first) == "dakar"


@rule("RO-103", "RO-A65")
def test_in_an_express_game_the_ticket_to_leave_with_is_not_for_sale() -> None:
    s = begin(on_the_way(express=True))
    at(s, B="paris-departure")
    s.tickets[B] = 1
    assert refused(s, "B sell ticket")
    assert GAME.why_not(s, B, GOOD, TICKET).tale.key == "why-ro-a65"
    s.tickets[B] = 2
    do(s, "B sell ticket", "A pass")
    assert s.tickets[B] == 1


@rule("RO-A65", "RO-A50", "RO-A54")
def test_in_an_express_game_whoever_is_stuck_or_owes_lands_all_the_same() -> None:
    s = on_the_way(express=True)
    s.tickets[A], s.money[A] = 1, 100
    without(at(s, A="paris-departure"), A, "formalities")
    assert asks(begin(s)) == "A Stranded"
    assert place(s, A) == "dakar"
    s = at(on_the_way(express=True), A="paris-departure")
    s.tickets[A], s.money[A], s.debts[A] = 1, 0, ((B, 50),)
    assert options(begin(s)) == ["assist"]


@rule("RO-A11")
def test_letters_find_those_who_pack_but_cannot_move_them() -> None:
    s = packing(3)
    for seat in (A, C):
        s.elements[seat], s.money[seat], s.cheques[seat] = [1, 1, 1, 1], 1000, 10
    at(s, A="luxor", C="goa")
    s.elements[B] = [1, 0, 0, 1]
    do(begin(s), "A go lalibela", "A cheques 0", bed(0), poste("lose", "camera", who="chosen"))
    assert options(s) == ["target B", "target C"]
    do(s, "A target B")
    assert has(s, B, "camera") == 0
    at(s, A="luxor")
    do(begin(s), "A go lalibela", "A cheques 0", bed(1), poste("lose", "formalities", who="chosen"), "A target B")
    assert (has(s, B, "formalities"), place(s, B)) == (0, "paris-departure")
    at(s, A="luxor")
    do(begin(s), "A go lalibela", "A cheques 0", bed(2), poste("move", -3, who="chosen"))
    assert place(s, C) == "kilimanjaro"  # the only one who can be moved is not asked for


@rule("RO-A11", "RO-A54")
def test_a_debtor_who_packs_works_it_off_with_pocket_money() -> None:
    s = packing()
    s.debts[A] = ((B, 500),)
    begin(s)
    assert options(s) == ["line pocket-money"]
    do(s, "A line pocket-money", "* die 1")
    assert (s.money[A], s.money[B], s.debts[A]) == (0, 400, ())


@rule("RO-A11")
def test_a_turn_to_be_skipped_counts_while_packing_too() -> None:
    s = packing()
    s.instructions[B] = (0,)
    do(begin(s), "A line cheques", "* die 1")
    assert asks(s) == "A Sheet"
    assert s.instructions[B] == ()


@rule("RO-30")
def test_the_die_is_for_packing_for_driving_and_for_cards() -> None:
    s = packing()
    s.elements[A], s.money[A], s.cheques[A] = [1, 1, 1, 1], 1000, 10
    at(s, A="luxor")
    do(begin(s), "A go nairobi", "A cheques 0", bed(0), chance("gain", 50))
    assert s.money[A] == 1000 - 20 + 50
