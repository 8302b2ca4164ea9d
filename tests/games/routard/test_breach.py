"""Cards played without the right to, claims, and the fine."""

import pytest

from grandtour.families.track.board import AVENTURE, REPORTAGE
from grandtour.games.routard.state import Journey
from tests.games.playing import told
from tests.games.routard.given import (
    A,
    B,
    C,
    D,
    asks,
    at,
    aventure,
    bed,
    begin,
    break_ins,
    chance,
    do,
    fresh,
    hear,
    job,
    on_the_way,
    options,
    place,
    refused,
    reportage,
    trophies,
    winners,
    without,
)
from tests.rules import rule


def played(seats: int = 4, **settings: object) -> Journey:
    """A has played a reportage without a camera, and B is to move."""
    s = without(on_the_way(seats, **settings), A, "camera")
    return do(begin(s), "A go serengeti", bed(0), "A play", reportage())


@rule("RO-78", "RO-A26", "RO-A27", "RO-A31")
def test_a_breach_is_possible_and_can_be_fined_until_the_next_move() -> None:
    s = played()
    assert len(s.won[REPORTAGE][A]) == 1
    do(s, "C claim A")
    assert (s.money[A], s.money[C], s.won[REPORTAGE][A]) == (1000 - 50 - 500, 1500, ())
    assert s.decks[REPORTAGE].under == [0]


@rule("RO-79", "RO-A28", "RO-A31")
def test_after_the_next_move_it_is_too_late() -> None:
    s = played(2)
    begin(s)
    assert "claim A" in break_ins(s, B)
    do(s, "A go kilimanjaro")
    assert refused(s, "B claim A")
    do(s, bed(1), aventure(), "* die 1")
    begin(s, B)
    assert len(s.won[REPORTAGE][A]) == 1


@rule("RO-A31", "RO-A45")
def test_a_skipped_turn_and_being_carried_or_placed_do_not_close_the_window() -> None:
    s = played(2)
    s.instructions[A] = (0,)
    begin(s)
    assert "claim A" in break_ins(s, B)
    at(s, B="luxor")
    do(begin(s, B), "B go lalibela", "B cheques 0", bed(1))
    do(s, "* poste umbrella-at-the-counter")
    assert place(s, A) == "dakar"
    begin(s, B)
    assert "claim A" in break_ins(s, B)


@rule("RO-A30", "RO-A67")
def test_the_first_claim_counts_and_closes_the_matter() -> None:
    s = played()
    do(s, "D claim A")
    assert s.money[D] == 1500
    assert refused(s, "B claim A")
    assert refused(s, "D claim A")


@rule("RO-A30")
def test_a_claim_against_a_rightful_card_is_offered_too_and_costs_nothing() -> None:
    s = hear(on_the_way(3))
    do(begin(s), "A go serengeti", bed(0), reportage())
    assert "claim A" in break_ins(s, B)
    do(s, "B claim A")
    assert "rightful" in told(s)
    assert (s.money, len(s.won[REPORTAGE][A])) == ([950, 1000, 1000], 1)
    assert "claim A" not in break_ins(s, B)
    assert "claim A" in break_ins(s, C)


@rule("RO-A30")
def test_nobody_claims_against_those_who_have_played_nothing_or_against_themselves() -> None:
    s = begin(on_the_way(3), B)
    assert refused(s, "B claim A")
    assert "claim A" not in break_ins(played(3), A)


@rule("RO-A27")
def test_where_the_table_is_strict_nothing_can_be_played_without_the_right_to() -> None:
    s = without(on_the_way(strict=True), A, "camera")
    do(begin(s), "A go serengeti", bed(0))
    assert asks(s) == "B Turn"


@rule("RO-A28")
def test_a_lost_aventure_is_an_offence_too_and_what_it_did_is_not_undone() -> None:
    s = without(on_the_way(), A, "equipment")
    do(begin(s), "A go kilimanjaro", bed(0), "A play", aventure(), "* die 1")
    do(s, "B claim A")
    assert (s.money[B], s.won[AVENTURE][A]) == (1500, ())


@rule("RO-A28")
def test_where_there_is_only_a_fine_the_card_is_kept() -> None:
    s = played(fine_only=True)
    do(s, "B claim A")
    assert (s.money[B], len(s.won[REPORTAGE][A])) == (1500, 1)


@rule("RO-A29")
def test_each_card_is_an_offence_of_its_own() -> None:
    s = played(2)
    do(s, "B claim A")
    begin(s)
    do(s, "A go kilimanjaro", bed(1), aventure(), "* die 3")
    begin(s, B)
    do(s, "B claim A")  # rightful, this time
    assert s.money[B] == 1500
    assert len(s.won[AVENTURE][A]) == 1


@rule("RO-A32", "RO-A54")
def test_whoever_cannot_pay_the_fine_sells_and_owes_the_rest() -> None:
    s = played(2)
    s.money[A], s.tickets[A] = 120, 1
    do(s, "B claim A", "A sell ticket", "B pass", "A stop")
    assert (s.money[A], s.money[B], s.debts[A]) == (0, 1000 + 370, ((B, 130),))
    assert options(begin(s)) == ["assist"]
    s2 = s.clone()
    do(s, "A assist", bed(1), job(300))
    assert (s.money[A], s.money[B], s.debts[A]) == (170, 1500, ())
    do(s2, "A assist", bed(1), job(100))
    assert (s2.money[A], s2.money[B], s2.debts[A]) == (0, 1470, ())  # 30 € are forgiven


def nearly_home(breach: bool) -> Journey:
    """A comes home with a set, the last reportage of which is fresh, carried by B."""
    s = trophies(at(on_the_way(3), B="quebec", A="quebec"), A, 2, 2, 2)
    fresh(s, A, breach)
    return do(begin(s, B), "B roll", "* die 4")


@rule("RO-A33")
@pytest.mark.parametrize("breach", [False, True])
def test_before_a_win_is_announced_each_opponent_may_claim(breach: bool) -> None:
    s = nearly_home(breach)
    assert asks(s) == "B FinalClaim"  # clockwise from A
    assert options(s) == ["pass", "claim A"]
    do(s, "B pass")
    assert asks(s) == "C FinalClaim"
    do(s, "C claim A")
    if breach:
        assert s.outcome is None
        assert (s.money[C], asks(s)) == (1500, "* Night")
    else:
        assert winners(s) == "A"


@rule("RO-A33")
def test_nobody_is_asked_where_no_card_is_fresh() -> None:
    s = trophies(at(on_the_way(3), A="quebec"), A, 2, 2, 2)
    do(begin(s), "A go paris-arrival")
    assert winners(s) == "A"


@rule("RO-A69")
def test_nobody_breaks_in_between_a_card_and_what_it_does() -> None:
    s = without(on_the_way(3), A, "camera")
    begin(s)
    do(s, "A go nairobi")
    assert break_ins(s, B)  # how many cheques
    do(s, "A cheques 0")
    assert not break_ins(s, B)
    do(s, bed(0), chance("extra-move"))
    assert (asks(s), break_ins(s, B)) == ("A ExtraMove", [])
