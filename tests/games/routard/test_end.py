"""Coming home, flying back, the last round, leaving the game."""

import pytest

from grandtour.games.routard.game import GAME
from grandtour.games.routard.state import Journey
from tests.games.routard.given import (
    A,
    B,
    C,
    asks,
    at,
    bed,
    begin,
    do,
    job,
    on_the_way,
    options,
    packing,
    place,
    refused,
    trophies,
    winners,
    without,
)
from tests.rules import rule


@rule("RO-09", "RO-A21", "RO-A58")
def test_the_first_to_arrive_with_a_set_wins_at_once() -> None:
    s = trophies(at(on_the_way(), A="quebec"), A, 2, 2, 2)
    do(begin(s), "A go paris-arrival")
    assert (winners(s), s.outcome and s.outcome.reason, s.cheques[A]) == ("A", "arrival", 10)


@rule("RO-98", "RO-99", "RO-100", "RO-A64")
@pytest.mark.parametrize(("trophies_each", "won", "wins"), [(1, 1, True), (2, 1, False), (3, 2, False), (3, 3, True)])
def test_a_table_agrees_on_how_many_of_each(trophies_each: int, won: int, wins: bool) -> None:
    s = trophies(at(on_the_way(trophies=trophies_each), A="quebec"), A, won, won, won)
    do(begin(s), "A go paris-arrival")
    assert (winners(s) == "A") == wins


@rule("RO-98")
def test_two_of_one_kind_do_not_stand_for_another() -> None:
    s = trophies(at(on_the_way(), A="quebec"), A, 5, 1, 2)
    do(begin(s), "A go paris-arrival")
    assert s.outcome is None


def together(s: Journey) -> Journey:
    """A drives B home."""
    at(s, A="quebec", B="quebec")
    return do(begin(s), "A roll", "* die 2")


@rule("RO-94", "RO-A58")
def test_a_complete_passenger_wins_over_an_incomplete_driver() -> None:
    s = together(trophies(on_the_way(), B, 2, 2, 2))
    assert winners(s) == "B"


@rule("RO-94", "RO-A58")
def test_of_two_who_are_complete_the_richer_wins_less_what_they_owe() -> None:
    s = trophies(trophies(on_the_way(), A, 2, 2, 2), B, 2, 2, 2)
    s.money = [320, 310]  # A pays 20 € for the move
    assert winners(together(s)) == "B"
    assert s.outcome
    assert s.outcome.reason == "together"
    s = trophies(trophies(on_the_way(), A, 3, 2, 2), B, 2, 2, 2)
    s.money = [330, 310]
    assert winners(together(s)) == "AB"


@rule("RO-A58")
def test_a_set_completed_on_the_arrival_airport_wins_at_the_beginning_of_the_turn() -> None:
    s = trophies(at(on_the_way(), A="paris-arrival"), A, 2, 2, 2)
    assert winners(begin(s)) == "A"


@rule("RO-95", "RO-96", "RO-97", "RO-A59")
def test_an_incomplete_player_flies_back() -> None:
    s = at(on_the_way(), A="paris-arrival", B="paris-arrival")
    s.tickets[A] = 1
    begin(s)
    do(s, "A fly lima", bed(1), "A done")
    assert (place(s, A), place(s, B), s.tickets[A], s.cheques[A]) == ("lima", "paris-arrival", 0, 9)


@rule("RO-A59", "RO-A51", "RO-A16")
@pytest.mark.parametrize(("money", "expected"), [(390, ["assist"]), (400, ["buy ticket"])])
def test_without_a_ticket_one_buys_it_or_works(money: int, expected: list[str]) -> None:
    s = at(on_the_way(), A="paris-arrival")
    s.money[A] = money
    begin(s)
    assert [
        said for said in options(s) if said in ("assist", "buy ticket") or said.startswith(("go", "fly"))
    ] == expected
    do(s, f"A {expected[0]}")
    if expected == ["assist"]:
        do(s, bed(0), job(200))
        assert place(s, A) == "san-jose"
    else:
        assert "fly lima" in options(s)


@rule("RO-A59")
def test_a_ticket_bought_and_sold_again_leaves_one_with_work() -> None:
    s = at(on_the_way(), A="paris-arrival")
    do(begin(s), "A buy ticket", "A sell ticket", "B pass")
    assert "assist" in options(s)


@rule("RO-A62")
def test_the_last_round_is_finished_and_then_ranked() -> None:
    s = trophies(on_the_way(3, rounds=2), B, 1, 0, 0)
    at(s, C="hobart")
    begin(s, C)
    do(s, "C go milford-sound", bed(0), "* reportage storks")
    assert s.outcome
    assert s.outcome.reason == "rounds"
    assert s.outcome.places == [3, 2, 1]  # C and B have one trophy each, and C is further


@rule("RO-A62", "RO-A71")
def test_the_order_of_those_who_are_not_home() -> None:
    s = trophies(on_the_way(4, rounds=2), A, 3, 0, 0)
    trophies(s, B, 1, 1, 0)
    at(s, C="goa", D="paris-departure")
    begin(s, 3)
    s.elements[3] = [0, 0, 0, 0]
    do(s, "D line pocket-money", "* die 6")
    assert s.outcome
    assert s.outcome.places == [1, 2, 3, 4]


@rule("RO-A62")
def test_without_a_last_round_the_game_goes_on() -> None:
    s = packing(rounds=0)
    s.round = 400
    do(begin(s, B), "B line cheques", "* die 1")
    assert (s.outcome, s.round) == (None, 401)


@rule("RO-A63", "RO-A71")
def test_a_player_may_leave_where_that_is_agreed() -> None:
    s = trophies(on_the_way(3, retire=True), B, 1, 0, 0)
    s.debts[C] = ((B, 100),)
    s.debts[B] = ((A, 50),)
    s.money[B] = s.money[C] = 0
    do(begin(s), "B retire")
    assert (s.playing, place(s, B), s.debts, s.won[0][B]) == ((A, C), "away", [(), (), ()], ())
    do(s, "A retire")
    assert (winners(s), s.outcome and s.outcome.reason) == ("C", "alone")
    assert s.outcome
    assert s.outcome.places == [2, 2, 1]


@rule("RO-A63")
def test_the_active_player_leaves_and_the_next_one_plays() -> None:
    s = do(begin(on_the_way(3, retire=True)), "A retire")
    assert asks(s) == "B Turn"
    assert refused(begin(on_the_way(3)), "A retire")


def lapsed(s: Journey, seat: int) -> str:
    return GAME.lapse(s, seat, None).said  # type: ignore[arg-type]


@rule("RO-A63")
def test_whoever_is_late_packs_leaves_and_walks_one_space() -> None:
    s = begin(packing())
    assert lapsed(s, A) == "line formalities"
    s.money[A], s.cheques[A], s.tickets[A], s.elements[A] = 1500, 10, 1, [1, 1, 1, 1]
    assert lapsed(s, A) == "depart"
    assert lapsed(begin(on_the_way()), A) == "go lalibela"
    s = begin(at(on_the_way(), A="goa", B="goa"))
    assert lapsed(s, A) == "roll"


@rule("RO-A63")
def test_whoever_is_late_buys_what_they_must_and_nothing_else() -> None:
    s = do(begin(on_the_way()), "A go nairobi")
    assert lapsed(s, A) == "cheques 0"
    s = at(on_the_way(), A="goa")
    s.cheques[A] = 0
    do(begin(s), "A go hampi", bed(3))
    assert lapsed(s, A) == "cheques 3"
    s = without(on_the_way(), A, "camera")
    do(begin(s), "A go serengeti", bed(0))
    assert lapsed(s, A) == "decline"
    s = do(begin(on_the_way()), "A go mumbai", bed(0))
    assert lapsed(s, A) == "done"
    s = begin(at(on_the_way(), A="paris-arrival"))
    assert lapsed(s, A) == "buy ticket"
    do(s, "A buy ticket")
    assert lapsed(s, A) == "fly lima"
    do(s, "B sell camera")
    assert lapsed(s, A) == "pass"
