"""A turn on the track: walking and its price, the order of its steps, Job-Assistance, skipped turns."""

import pytest

from grandtour.families.track.board import FIRST, JOB
from grandtour.games.sakodo.backpack import Complete
from grandtour.games.sakodo.board import ARRIVAL, PREVIOUS, SPACE, TYPE_OF
from grandtour.games.sakodo.hitching import Hitch
from grandtour.games.sakodo.rules import Turn
from grandtour.games.sakodo.tickets import TicketOffer
from grandtour.games.sakodo.trophies import TurnUp
from tests.games.playing import asked
from tests.games.sakodo.given import (
    A,
    B,
    asks,
    at,
    begin,
    do,
    give,
    on_the_way,
    options,
    place,
    refused,
    stop,
    take_passport,
    trophies,
    wage,
)
from tests.rules import rule


@rule("SK-28", "SK-29")
@pytest.mark.parametrize(("spaces", "fare"), [(1, 0), (2, 20), (3, 50), (4, 100), (5, 200), (6, 400)])
def test_one_picks_a_space_up_to_six_ahead_and_pays_for_it(spaces: int, fare: int) -> None:
    s = begin(at(on_the_way(), A="goa"))
    do(s, f"A go {SPACE.words[s.at[A] + spaces]}")
    assert s.at[A] == SPACE.number("goa") + spaces
    assert s.money[A] == 1000 - fare


@rule("SK-28", "SK-29", "SK-A14")
def test_only_what_one_can_pay_is_offered_and_one_space_is_free() -> None:
    s = at(on_the_way(), A="goa")
    for money, reached in ((0, 1), (10, 1), (20, 2), (40, 2), (50, 3), (190, 4), (390, 5), (400, 6)):
        s.money[A] = money
        begin(s)
        assert len([act for act in options(s) if act.startswith("A go")]) == reached


@rule("SK-A13")
def test_walks_end_at_the_arrival_airport() -> None:
    s = begin(at(on_the_way(), A="new-york"))
    assert [act for act in options(s) if "go" in act] == ["A go quebec", "A go reykjavik", "A go paris-arrival"]


@rule("SK-A13")
def test_forced_moves_end_at_the_arrival_and_at_the_first_airport() -> None:
    s = stop(at(on_the_way(), A="new-orleans"))
    s.at[A] = ARRIVAL - 1
    do(s, "A skip", "* chance shepherds-shortcut")
    assert place(s, A) == "paris-arrival"
    s = stop(at(on_the_way(), A="saint-louis"))
    do(s, "A skip", "* chance herd-on-the-road")
    assert s.at[A] == FIRST


@rule("SK-30")
def test_any_number_of_players_may_stand_on_one_space() -> None:
    s = begin(at(on_the_way(4), A="goa", B="hampi", C="hampi", D="hampi"))
    do(s, "A go hampi", "A stop")
    assert [place(s, seat) for seat in range(4)] == ["hampi"] * 4


@rule("SK-26", "SK-42")
def test_first_the_move_then_the_backpack_then_the_space() -> None:
    s = do(begin(at(on_the_way(), A="hampi")), "A go udaipur")
    assert asks(s) is Complete
    assert s.money[A] == 1000
    do(s, "A roll", "* die 1", "* draw guide", "A keep guide")
    assert asks(s) is TurnUp
    do(s, "* courrier money-order")
    assert s.money[A] == 1200
    assert asked(s) == "B"


@rule("SK-26")
def test_at_an_airport_the_ticket_comes_after_the_backpack() -> None:
    s = do(begin(at(on_the_way(), A="zanzibar")), "A go mumbai")
    assert asks(s) is Complete
    do(s, "A skip")
    assert asks(s) is TicketOffer


@rule("SK-61", "SK-62", "SK-63", "SK-A38")
def test_job_assistance_leads_back_to_the_job_space_behind_for_nothing() -> None:
    s = begin(at(on_the_way(), A="lalibela", B="luxor"))
    do(s, "A assist")
    assert place(s, A) == "luxor"
    assert asks(s) is TurnUp, "nobody is picked up there"
    do(s, "* job museum-tours")
    assert s.money[A] == 1000 + wage("museum-tours")
    assert asked(s) == "B"


@rule("SK-61", "SK-A38")
def test_from_a_job_space_it_leads_strictly_to_the_one_before() -> None:
    assert PREVIOUS[JOB][SPACE.number("luxor")] == SPACE.number("bamako")
    s = do(begin(at(on_the_way(), A="luxor")), "A assist")
    assert place(s, A) == "bamako"


@rule("SK-A38")
def test_anyone_with_a_passport_may_use_it_rich_or_poor_but_not_before_the_first_job_space() -> None:
    s = at(on_the_way(), A="goa")
    s.money[A] = 5000
    assert "A assist" in options(begin(s))
    assert "A assist" not in options(begin(at(on_the_way(), A="bamako")))
    take_passport(s, A)
    begin(s)
    assert refused(s, "A assist")


@rule("SK-70")
def test_the_only_ways_back_are_job_assistance_and_the_plane() -> None:
    s = at(on_the_way(), A="mumbai")
    s.tickets[A] = 1
    here = s.at[A]
    backwards = [act for act in options(begin(s)) if act.split()[-1] in SPACE.words[:here]]
    assert backwards == ["A fly dakar"]
    assert "A assist" in options(s)


@rule("SK-A50")
def test_a_skipped_turn_has_no_step_at_all_and_tokens_add_up() -> None:
    s = on_the_way()
    s.skips[A] = 2
    for left in (1, 0):
        begin(s, A)
        assert s.skips[A] == left
        assert asked(s) == "B"
    assert asks(begin(s, A)) is Turn


@rule("SK-A50")
def test_a_skipped_turn_counts_for_nothing() -> None:
    s = at(on_the_way(), A="mumbai")
    take_passport(s, A)
    s.skips[A] = 1
    s.rides[A] = (0, 2)
    begin(s, A)
    assert s.without[A] == 0
    assert s.rides[A] == (0, 2)


@rule("SK-A50")
def test_who_must_skip_can_still_be_taken_along() -> None:
    s = at(on_the_way(), A="goa", B="hampi")
    s.skips[B] = 1
    do(begin(s), "A go hampi")
    assert asks(s) is Hitch
    do(s, "A pick B", "A go udaipur")
    assert place(s, B) == "udaipur"


@rule("SK-A46")
def test_job_chance_and_courrier_are_played_without_asking_trophies_are_optional() -> None:
    assert asks(do(begin(at(on_the_way(), A="mumbai")), "A go goa")) is TurnUp
    s = at(on_the_way(), A="saint-louis")
    give(s, A, "guide")
    do(begin(s), "A go agadez")
    assert options(s) == ["A decline", "A try"]


@rule("SK-52")
def test_each_trophy_has_ten_spaces_of_its_own() -> None:
    assert [TYPE_OF.count(deck) for deck in range(3)] == [10, 10, 10]


@rule("SK-A34")
def test_an_incomplete_player_at_the_arrival_can_stay_work_or_fly_back() -> None:
    s = at(on_the_way(), A="paris-arrival")
    s.tickets[A] = 1
    trophies(s, A, 2, 2, 1)
    begin(s)
    assert options(s) == ["A stay", "A fly lima", "A assist"]
    assert s.stack[-1].prompt(s).tale.key == "ask-back", "and the question speaks of no walk"
