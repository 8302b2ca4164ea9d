"""Coming home, ranking, the last round, leaving the game, and what is done for the absent."""

import pytest

from grandtour.core.acts import NOBODY
from grandtour.core.chance import Dice
from grandtour.games.sakodo.backpack import Complete
from grandtour.games.sakodo.cards import GOOD
from grandtour.games.sakodo.game import GAME
from grandtour.games.sakodo.goods import goods_of
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.track import finish
from tests.games.playing import asked
from tests.games.sakodo.given import (
    A,
    B,
    C,
    asks,
    at,
    begin,
    carries,
    do,
    give,
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


def ended(s: Journey) -> tuple[str, list[int]]:
    assert s.outcome is not None
    return s.outcome.reason, s.outcome.places


@rule("SK-13")
def test_the_first_to_arrive_with_two_of_each_wins() -> None:
    s = at(on_the_way(), A="reykjavik", B="paris-arrival")
    trophies(s, A, 2, 2, 2)
    trophies(s, B, 3, 3, 1)
    assert ended(do(begin(s), "A go paris-arrival")) == ("arrival", [1, 2])


@rule("SK-13")
@pytest.mark.parametrize("won", [(1, 2, 2), (2, 1, 2), (2, 2, 1), (5, 5, 0)])
def test_one_missing_trophy_and_the_journey_goes_on(won: tuple[int, ...]) -> None:
    s = at(on_the_way(), A="reykjavik")
    trophies(s, A, *won)
    assert asks(do(begin(s), "A go paris-arrival")) is Complete


def lift_home(driver: tuple[int, ...], passenger: tuple[int, ...], money: tuple[int, int] = (1000, 1000)) -> Journey:
    """A picks B up in Québec and brings them home."""
    s = at(on_the_way(3), A="new-york", B="quebec")
    trophies(s, A, *driver)
    trophies(s, B, *passenger)
    s.money[A], s.money[B] = money
    return do(begin(s), "A go quebec", "A pick B", "A go paris-arrival")


@rule("SK-71", "SK-A33")
def test_a_complete_passenger_beats_an_incomplete_driver() -> None:
    assert ended(lift_home((2, 2, 1), (2, 2, 2))) == ("arrival", [2, 1, 3])


@rule("SK-71", "SK-A33")
def test_of_two_who_arrive_together_more_trophies_win_whatever_the_money() -> None:
    assert ended(lift_home((2, 2, 2), (2, 3, 2), (1000, 0))) == ("together", [2, 1, 3])


@rule("SK-72", "SK-A33")
def test_then_more_money_wins_and_then_it_is_shared() -> None:
    # the leg from Québec costs A 20 €
    assert ended(lift_home((2, 2, 2), (2, 2, 2), (320, 310))) == ("together", [2, 1, 3])
    assert ended(lift_home((2, 2, 2), (2, 2, 2), (320, 290))) == ("together", [1, 2, 3])
    assert ended(lift_home((2, 2, 2), (2, 2, 2), (320, 300))) == ("together", [1, 1, 3])


@rule("SK-A33")
def test_who_waits_at_the_arrival_with_a_set_did_not_arrive_on_this_leg() -> None:
    s = at(on_the_way(), A="reykjavik", B="paris-arrival")
    trophies(s, A, 2, 2, 2)
    trophies(s, B, 4, 4, 4)
    assert ended(do(begin(s), "A go paris-arrival")) == ("arrival", [1, 2])


@rule("SK-A34")
def test_a_set_completed_at_the_arrival_wins_at_the_start_of_ones_own_turn() -> None:
    s = at(on_the_way(), A="goa", B="paris-arrival")
    trophies(s, B, 1, 2, 2)
    trophies(s, A, 1, 0, 0)
    begin(s)
    good = goods_of(s, A)[0]
    do(s, f"A sell {GOOD.words[good]}", "B bid 900")
    assert s.outcome is None
    do(s, "A go hampi")
    assert ended(s) == ("arrival", [2, 1])


@rule("SK-A34", "SK-A50")
def test_also_a_turn_that_is_to_be_skipped_may_begin_with_the_victory() -> None:
    s = at(on_the_way(), A="paris-arrival")
    trophies(s, A, 2, 2, 2)
    s.skips[A] = 1
    assert ended(begin(s)) == ("arrival", [1, 2])


@rule("SK-A47")
def test_after_the_last_round_the_game_ends_with_a_ranking() -> None:
    s = at(on_the_way(3, rounds=60), A="goa", B="goa", C="goa")
    trophies(s, A, 0, 3, 0)
    trophies(s, B, 1, 1, 1)
    s.round = 60
    begin(s, C)
    do(s, "C go hampi")
    assert ended(s) == ("rounds", [2, 1, 3]), "B has more of a set than A"


@rule("SK-A47")
def test_the_last_round_itself_is_played() -> None:
    s = at(on_the_way(rounds=60), A="goa", B="goa")
    s.round = 59
    do(begin(s, B), "B go hampi")
    assert s.outcome is None
    assert s.round == 60


@rule("SK-A47")
def test_one_round_can_be_agreed_on() -> None:
    s = at(on_the_way(rounds=1), A="goa", B="goa")
    assert ended(do(begin(s, B), "B go hampi")) == ("rounds", [2, 1])


@rule("SK-A47")
@pytest.mark.parametrize(
    ("a", "b", "places"),
    [
        (((2, 3, 0), "goa", 0), ((2, 2, 0), "lima", 900), [1, 2]),
        (((2, 2, 0), "goa", 900), ((2, 2, 0), "lima", 0), [2, 1]),
        (((2, 2, 0), "goa", 0), ((2, 2, 0), "goa", 10), [2, 1]),
        (((2, 2, 0), "goa", 10), ((2, 2, 0), "goa", 10), [1, 1]),
    ],
)
def test_then_all_trophies_count_then_the_way_then_the_money(
    a: tuple[tuple[int, ...], str, int], b: tuple[tuple[int, ...], str, int], places: list[int]
) -> None:
    s = at(on_the_way(), A=a[1], B=b[1])
    for seat, (won, _, money) in enumerate((a, b)):
        trophies(s, seat, *won)
        s.money[seat] = money
    finish(s, "rounds", [])
    assert ended(s) == ("rounds", places)


@rule("SK-A47")
def test_the_last_round_is_sixty_unless_agreed_otherwise_and_can_be_turned_off() -> None:
    assert GAME.new(2).options.rounds == 60
    s = at(on_the_way(rounds=0), A="goa", B="goa")
    s.round = 999
    begin(s, B)
    do(s, "B go hampi")
    assert s.outcome is None


# --- Leaving, and being absent ---


@rule("SK-A48")
def test_who_leaves_the_game_takes_his_pawn_and_gives_everything_back() -> None:
    s = at(on_the_way(3, retire=True), A="goa", B="hampi", C="jaipur")
    give(s, B, "camera")
    trophies(s, B, 1, 1, 1)
    s.tickets[B] = 1
    do(begin(s), "B retire")
    GAME.audit(s)
    assert (s.at[B], s.money[B], s.tickets[B], carries(s, B)) == (-1, 0, 0, [])
    assert [deck.under for deck in s.decks[:3]] == [[0], [0], [0]]
    do(s, "A go hampi")
    assert asked(s) == "C", "the turn passes over the empty seat"


@rule("SK-A48")
def test_who_leaves_in_his_own_turn_ends_it_and_the_last_one_left_wins() -> None:
    s = at(on_the_way(3, retire=True), A="goa", B="hampi", C="jaipur")
    do(begin(s), "A retire")
    assert asked(s) == "B"
    assert ended(do(s, "C retire")) == ("alone", [2, 1, 2])


@rule("SK-A48")
def test_the_turn_of_someone_who_has_left_is_over_for_good() -> None:
    s = stop(at(on_the_way(3, retire=True), A="nairobi", B="goa", C="jaipur"))
    do(s, "A roll", "* die 2", "* draw guide+camera", "A retire")
    assert GAME.view(s, A).drawn == [], "nothing of what A was still to be asked is left"
    do(s, "B go hampi", "C go leh")
    assert asked(s) == "B"


@rule("SK-A48", "SK-A21")
def test_a_passenger_may_leave_the_game_and_the_ride_goes_on_without_him() -> None:
    s = at(on_the_way(4, retire=True), A="goa", B="hampi", C="udaipur", D="lima")
    do(begin(s), "A go hampi", "A pick B", "A go udaipur", "B retire", "A pick C", "A go jaipur")
    assert [place(s, seat) for seat in (A, C)] == ["jaipur", "jaipur"]
    assert s.at[B] == NOBODY


@rule("SK-A48")
def test_when_a_driver_leaves_the_game_the_ride_is_over() -> None:
    s = at(on_the_way(retire=True), A="goa", B="hampi")
    do(begin(s), "A go hampi", "A pick B", "A go udaipur", "A retire")
    assert ended(s) == ("alone", [2, 1])
    assert not any(traveller.aboard for traveller in GAME.view(s, B).travellers)


@rule("SK-A48", "SK-31")
def test_when_the_only_one_to_pick_up_leaves_the_space_is_played() -> None:
    s = at(on_the_way(3, retire=True), A="hampi", B="udaipur", C="lima")
    do(begin(s), "A go udaipur", "B retire")
    assert asks(s) is Complete


@rule("SK-A48")
@pytest.mark.parametrize("seat", "AB")
def test_cards_just_drawn_are_not_lost_when_somebody_leaves(seat: str) -> None:
    s = stop(at(on_the_way(retire=True), A="nairobi"))
    do(s, "A roll", "* die 3", "* draw guide+camera+compass", f"{seat} retire")
    assert ended(s)[0] == "alone"
    assert sum(s.pile) + sum(s.discard) + sum(map(sum, s.packs)) == 90


@rule("SK-A48")
def test_nobody_leaves_unless_that_is_agreed_and_no_seat_is_asked_twice() -> None:
    assert refused(begin(at(on_the_way(), A="goa")), "A retire")


@rule("SK-A44", "SK-A48")
def test_for_the_absent_one_free_space_is_walked_and_nothing_is_risked() -> None:
    dice = Dice(1)
    s = at(on_the_way(3), A="goa", B="hampi", C="hampi")
    give(s, A, "camera", "guide")
    assert GAME.lapse(begin(s), A, dice).said == "go hampi"
    do(s, "A go hampi")
    assert GAME.lapse(s, A, dice).said == "stop"
    do(s, "A stop")
    assert GAME.lapse(s, A, dice).said == "decline"
    do(s, "A sell camera")
    assert GAME.lapse(s, B, dice).said == "pass"


@rule("SK-A34", "SK-A48")
def test_the_absent_do_not_leave_the_arrival_airport() -> None:
    s = at(on_the_way(), A="paris-arrival")
    s.tickets[A] = 1
    assert GAME.lapse(begin(s), A, Dice(1)).said == "stay"


@rule("SK-A44", "SK-A48")
def test_for_the_absent_the_backpack_is_completed_with_a_passport_or_the_dearest_card() -> None:
    dice = Dice(1)
    s = stop(at(on_the_way(), A="nairobi"))
    assert GAME.lapse(s, A, dice).said == "roll"
    do(s, "A roll", "* die 3", "* draw passport+guide+sleeping-bag")
    assert GAME.lapse(s, A, dice).said == "keep sleeping-bag"
    s = at(on_the_way(), A="mumbai")
    take_passport(s, A)
    do(begin(s), "* die 2", "* draw passport+camera")
    assert GAME.lapse(s, A, dice).said == "keep passport"
    s = stop(at(on_the_way(), A="nairobi"))
    do(s, "A roll", "* die 1", "* draw passport")
    assert GAME.lapse(s, A, dice).said == "reject"


@rule("SK-A48")
def test_for_the_absent_tickets_trades_and_bargains_are_declined() -> None:
    dice = Dice(1)
    s = do(stop(at(on_the_way(), A="mumbai")), "A skip")
    assert GAME.lapse(s, A, dice).said == "skip"
    do(s, "A roll", "* die 1")
    assert GAME.lapse(s, A, dice).said == "decline"
    s = at(on_the_way(), A="goa", B="hampi")
    give(s, A, "guide")
    give(s, B, "camera")
    do(begin(s), "A trade B")
    assert GAME.lapse(s, A, dice).said == "withdraw"
    do(s, "A give guide", "A want camera", "A send")
    assert GAME.lapse(s, B, dice).said == "refuse"


def test_a_driver_who_is_absent_takes_the_dearest_card() -> None:
    s = at(on_the_way(), A="goa", B="hampi")
    give(s, B, "guide", "camera", "pharmacy")
    do(begin(s), "A go hampi", "A pick B", "A go udaipur")
    assert GAME.lapse(s, A, Dice(1)).said == "take camera"


def test_a_place_is_shown_once_the_game_is_over() -> None:
    s = lift_home((2, 2, 2), (2, 2, 1))
    assert [traveller.place for traveller in GAME.view(s, C).travellers] == [1, 2, 3]
    assert settle(s).stack == []
    assert place(s, A) == "paris-arrival"
    with pytest.raises(IndexError):
        options(s)


# --- Finishing the round ---


def nearly_home(*players: str, seats: int = 3) -> Journey:
    """A begins; these players stand before the arrival with a set."""
    s = at(on_the_way(seats, finish_round=True), A="goa", B="hampi", C="jaipur")
    for letter in players:
        at(s, **{letter: "reykjavik"})
        trophies(s, "ABC".index(letter), 2, 2, 2)
    return s


@rule("SK-A59")
def test_with_finish_round_everyone_has_had_as_many_turns_when_the_game_ends() -> None:
    s = do(begin(nearly_home("A", "C")), "A go paris-arrival")
    assert (asked(s), s.outcome, s.home) == ("B", None, (A,))
    do(s, "B assist", "* job busking")
    assert asked(s) == "C"
    s.money[C] = 2000
    assert ended(do(s, "C go paris-arrival")) == ("together", [2, 3, 1])


@rule("SK-A59", "SK-72")
def test_whoever_comes_home_alone_in_the_round_wins() -> None:
    s = do(begin(nearly_home("A")), "A go paris-arrival", "B assist", "* job busking")
    s.won[0][C] += (s.decks[0].unseen.pop(),)
    assert ended(do(s, "C assist", "* job gold-panning")) == ("arrival", [1, 3, 2])


@rule("SK-A59")
def test_the_last_of_the_round_ends_it_at_once() -> None:
    s = nearly_home("C")
    assert ended(do(begin(s, C), "C go paris-arrival")) == ("arrival", [3, 2, 1])


@rule("SK-A59")
def test_nothing_befalls_whoever_is_home() -> None:
    s = nearly_home("A")
    give(s, A, "camera")
    give(s, B, "camera", "guide")
    do(begin(s), "A go paris-arrival")
    assert not [act for act in s.stack[-1].interrupts(s) if act.by == A]
    assert refused(s, "B trade A")
    do(s, "B sell guide")
    assert asked(s) == "C", "nor do they bid"
    do(s, "C pass")
    stop(at(s, B="siwa"), B)
    do(s, "B skip", "* courrier false-address")
    assert place(s, A) == "paris-arrival"


@rule("SK-A59", "SK-A33")
def test_a_passenger_who_comes_home_has_no_turn_left_and_the_driver_plays_on() -> None:
    s = at(on_the_way(3, finish_round=True), A="new-york", B="quebec", C="goa")
    trophies(s, B, 2, 2, 2)
    give(s, B, "camera")
    s.money[A] = 2000
    do(begin(s), "A go quebec", "A pick B")
    do(s, "A go paris-arrival")
    assert (s.home, asks(s)) == ((B,), Complete)
    do(s, "A skip", "A skip")
    assert asked(s) == "C"
    assert ended(do(s, "C assist", "* job busking")) == ("arrival", [2, 1, 3])


@rule("SK-A59", "SK-A34")
def test_a_set_completed_at_the_arrival_counts_at_the_start_of_a_turn() -> None:
    s = at(on_the_way(2, finish_round=True), A="paris-arrival", B="goa")
    trophies(s, A, 2, 2, 2)
    begin(s)
    assert (s.home, asked(s)) == ((A,), "B")


@rule("SK-A59", "SK-A48")
def test_if_everyone_else_leaves_those_who_are_home_have_won() -> None:
    s = at(on_the_way(2, finish_round=True, retire=True), A="reykjavik", B="goa")
    trophies(s, A, 2, 2, 2)
    assert ended(do(begin(s), "A go paris-arrival", "B retire")) == ("arrival", [1, 2])
