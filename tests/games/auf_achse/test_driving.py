"""Turn and movement, AA-18 to AA-28, and the rulings about ways, stops and blocks."""

import pytest

from grandtour.core.acts import CHANCE
from grandtour.core.questions import offered
from grandtour.games.auf_achse import driving
from grandtour.games.auf_achse.board import EVENT_SPACES, SPACE, reaches
from grandtour.games.auf_achse.game import GAME
from grandtour.games.auf_achse.state import Haul
from grandtour.games.auf_achse.tales import DRIVES
from tests.games.auf_achse.given import asked, at, does, draws, ends, given, may, rolls, space
from tests.games.playing import answers, told
from tests.rules import rule

FOUR_FROM_THE_FIRST_SPACE_TO_BERLIN = {
    "hamburg/berlin/5",
    "hanover",
    "hamburg/rostock/3",
    "bremen/hanover/1",
    "bremen/groningen/1",
    "bremen/dortmund/1",
    "flensburg/hamburg/1",
}


@rule("AA-18")
def test_a_turn_begins_with_a_roll_of_an_ordinary_die() -> None:
    s = given(at={"A": "kassel"}, money={"A": 0})
    assert answers(s) == ["roll"]
    does(s, "A roll")
    assert [(act.by, act.said) for act in offered(s)] == [(CHANCE, f"die {points}") for points in range(1, 7)]


@rule("AA-19", "AA-23", "AA-A1")
def test_all_points_must_be_used_and_nobody_turns_on_the_road() -> None:
    """T03: given a 4 and free roads, then exactly four spaces in any direction; back and forth only in Flensburg."""
    s = rolls(given(at={"A": "hamburg/berlin/1"}), 4)
    assert ends(s) == FOUR_FROM_THE_FIRST_SPACE_TO_BERLIN


@rule("AA-A1")
def test_a_truck_turns_round_in_a_dead_end_only() -> None:
    s = rolls(given(at={"A": "hamburg"}), 3)
    assert "flensburg/hamburg/1" in ends(s)
    assert "flensburg" not in ends(s)
    s = rolls(given(at={"A": "kassel"}), 2)
    assert "kassel/frankfurt/2" in ends(s)
    assert "kassel" not in ends(s)


@rule("AA-24", "AA-A2", "AA-A3")
def test_points_may_be_given_up_where_one_loads_or_delivers() -> None:
    """Given a waiting contract from Hamburg and a load for Bremen, then both towns can be stopped in, others not."""
    s = given(
        at={"A": "hamburg/berlin/1"},
        hand={"A": ["hamburg/munich"]},
        loaded={"A": ["frankfurt/bremen"], "B": ["villach/berlin"]},
    )
    rolls(s, 4)
    assert ends(s) == FOUR_FROM_THE_FIRST_SPACE_TO_BERLIN | {"hamburg", "bremen"}


@rule("AA-A3")
def test_the_other_end_of_a_contract_is_no_stop() -> None:
    """Not the destination of a contract that is not loaded, nor the departure of one that is."""
    s = given(at={"A": "hamburg/berlin/1"}, hand={"A": ["trieste/hamburg"]}, loaded={"A": ["bremen/graz"]})
    rolls(s, 4)
    assert ends(s) == FOUR_FROM_THE_FIRST_SPACE_TO_BERLIN


@rule("AA-24", "AA-62")
def test_a_stop_must_be_reached_with_the_points_of_the_roll() -> None:
    """Given a contract from Zürich and the short way there closed, then four spaces over Bern are too far for a 3."""
    s = given(at={"A": "basel"}, hand={"A": ["zurich/kassel"]}, works="basel/zurich/1")
    assert len(driving.ROLLED[0][4].paths_to(s, space("zurich"))[0]) == 4
    assert "zurich" not in ends(rolls(s, 3))


@rule("AA-A3")
def test_one_may_stop_early_without_loading() -> None:
    s = given(at={"A": "hamburg/berlin/1"}, hand={"A": ["hamburg/munich"]})
    rolls(s, 4)
    does(s, "A go hamburg", "A done")
    assert at(s, "A") == "hamburg"
    assert asked(s) == "B ask-start"


@rule("AA-A2")
def test_driving_through_a_town_is_not_reaching_it() -> None:
    s = given(at={"A": "hanover/kassel/2"}, loaded={"A": ["zurich/kassel"]})
    rolls(s, 3)
    does(s, "A go kassel/frankfurt/2")
    assert s.delivered == [0, 0]
    assert s.loaded[0]


@rule("AA-25", "AA-26", "AA-45", "AA-A7", "AA-A14")
def test_a_six_is_as_many_spaces_as_one_likes() -> None:
    """T04: 1 to 6 are offered; a town reached with 2 counts as exact, and 1 moves no roadworks."""
    s = given(at={"A": "hanover/kassel/1"}, slots=["berlin/trieste"])
    rolls(s, 6)
    assert {"hanover", "kassel", "hanover/kassel/2", "kassel/frankfurt/2", "dortmund", "erfurt"} <= ends(s)
    assert asked(s) == "A ask-six"
    does(s, "A go kassel")
    assert asked(s) == "A ask-interest"
    s = given(at={"A": "hanover/kassel/1"}, slots=["berlin/trieste"])
    rolls(s, 6)
    does(s, "A go hanover/kassel/2")
    assert asked(s) == "B ask-start"


@rule("AA-20", "AA-22")
def test_a_truck_drives_past_others_but_never_onto_one() -> None:
    s = given(4, at={"A": "kassel", "B": "hanover/kassel/2", "C": "dortmund", "D": "erfurt"})
    rolls(s, 3)
    assert "hanover" in ends(s)
    assert not {"dortmund", "erfurt"} & ends(s)
    assert {"dortmund/kassel/1", "erfurt/kassel/1"} <= ends(s)


@rule("AA-21", "AA-A4")
def test_a_truck_stops_before_the_one_it_cannot_pass() -> None:
    """T05: given trucks on the target and on the space before, then the mover stops two short, and buys nothing."""
    s = given(
        3, at={"A": "hanover/kassel/2", "B": "kassel/frankfurt/2", "C": "kassel/frankfurt/1"}, slots=["berlin/trieste"]
    )
    rolls(s, 3)
    assert "kassel" in ends(s)
    does(s, "A go kassel")
    assert asked(s) == "B ask-start"


@rule("AA-21", "AA-27", "AA-A4")
def test_an_event_space_reached_with_fewer_points_draws_all_the_same() -> None:
    s = given(at={"A": "kassel", "B": "kassel/frankfurt/2"})
    rolls(s, 2)
    does(s, "A go kassel/frankfurt/1")
    assert asked(s) == "* DrawEvent"


@rule("AA-A5", "AA-62")
def test_a_way_may_be_chosen_though_a_marker_cuts_it_short() -> None:
    """T17: given roadworks two spaces ahead and a 5, then the truck may move 1, or 5 on another road."""
    s = given(at={"A": "hamburg/berlin/1"}, works="hamburg/berlin/3")
    rolls(s, 5)
    assert {"hamburg/berlin/2", "bremen/groningen/2", "hanover/kassel/1"} <= ends(s)
    assert not {"hamburg/berlin/4", "hamburg/berlin/5", "berlin"} & ends(s)
    does(s, "A go hamburg/berlin/2")
    assert asked(s) == "* DrawEvent"


@rule("AA-A5", "AA-62")
def test_a_truck_may_wait_at_the_roadworks_on_any_roll() -> None:
    for points in (1, 5, 6):
        s = given(at={"A": "hamburg/berlin/1"}, works="hamburg/berlin/2")
        rolls(s, points)
        assert may(s, "A stay")
    s = rolls(given(at={"A": "hamburg/berlin/1"}), 6)
    assert not may(s, "A stay")


@rule("AA-A5")
def test_a_blocked_way_counts_though_its_end_can_be_reached_otherwise() -> None:
    """Given roadworks between Basel and Zürich, then one may stop before them, though Zürich is free by way of Bern."""
    s = given(at={"A": "strasbourg/basel/2"}, works="basel/zurich/1")
    rolls(s, 3)
    assert {"basel", "bern"} <= ends(s)
    s = given(at={"A": "basel"}, works="basel/zurich/1")
    rolls(s, 3)
    assert "bern/zurich/1" in ends(s)
    assert may(s, "A stay")
    s = given(at={"A": "strasbourg/basel/1"}, works="bern/zurich/1")
    rolls(s, 6)
    assert {"zurich", "bern"} <= ends(s)


@rule("AA-A5", "AA-A65")
def test_an_end_comes_with_a_way_that_can_be_driven() -> None:
    """Given roadworks on the short way to Zürich and a 6, then the way to it leads over Bern."""
    drive = driving.ROLLED[0][6]
    s = given(at={"A": "basel"})
    assert space("basel/zurich/1") in drive.paths_to(s, space("zurich"))[0]
    s = given(at={"A": "basel"}, works="basel/zurich/1")
    assert space("bern") in drive.paths_to(s, space("zurich"))[0]


@rule("AA-A6", "AA-68")
def test_a_jam_may_be_the_end_of_a_move_but_not_its_middle() -> None:
    """T18: given a jam on Kassel, then nobody drives through; Kassel can be reached, points left over are lost."""
    s = given(at={"A": "hanover/kassel/2"}, jam="kassel")
    rolls(s, 4)
    assert "kassel" in ends(s)
    assert not {"dortmund", "erfurt", "kassel/frankfurt/3"} & ends(s)
    s = rolls(given(at={"A": "hanover"}, jam="kassel"), 6)
    assert "kassel" in ends(s)
    assert not {"kassel/frankfurt/1", "kassel/frankfurt/3"} & ends(s)


@rule("AA-A6")
def test_a_jam_on_the_bridge_is_not_crossed_there_and_back() -> None:
    s = rolls(given(at={"A": "hamburg"}, jam="flensburg/hamburg/1"), 3)
    assert "flensburg" not in ends(s)
    does(s, "A go flensburg/hamburg/1")
    assert at(s, "A") == "flensburg/hamburg/1"
    assert s.came[0] == space("hamburg")


@rule("AA-A12", "AA-61")
def test_a_truck_that_cannot_move_stays() -> None:
    """T35: given roadworks on one side, a truck in a jam on the other, then the truck stays; a 1 moves the works."""
    for points in range(1, 7):
        s = given(
            at={"A": "hamburg/berlin/2", "B": "hamburg/berlin/1"}, works="hamburg/berlin/3", jam="hamburg/berlin/1"
        )
        rolls(s, points)
        assert answers(s) == ["stay"]
        does(s, "A stay")
        assert "waits" in told(s)
        assert asked(s) == ("A ask-works" if points == 1 else "B ask-start")
        if points == 1:
            does(s, "A works bern/geneva/1")
            assert asked(s) == "B ask-start"


@rule("AA-A12")
def test_a_one_with_trucks_all_round_leaves_the_truck_where_it_is() -> None:
    s = given(3, at={"A": "hamburg/berlin/2", "B": "hamburg/berlin/1", "C": "hamburg/berlin/3"})
    rolls(s, 1)
    assert answers(s) == ["stay"]


# --- One way only ---


@rule("AA-A73", "AA-A1")
@pytest.mark.parametrize(("points", "end"), [(1, "flensburg/hamburg/1"), (2, "hamburg")])
def test_the_only_road_out_of_flensburg_is_taken_unasked(points: int, end: str) -> None:
    """Given no money for a trailer, then the truck drives, it is told, and what follows is asked."""
    s = rolls(given(at={"A": "flensburg"}, money={"A": 1900}), points)
    assert at(s, "A") == end
    assert told(s)[-2:] == ["rolls", "drives"]
    assert asked(s) == ("A ask-works" if points == 1 else "B ask-start")


@rule("AA-A73")
def test_a_jam_may_leave_one_way_for_any_roll() -> None:
    for points in range(2, 7):
        s = rolls(given(at={"A": "flensburg"}, money={"A": 0}, jam="flensburg/hamburg/1"), points)
        assert at(s, "A") == "flensburg/hamburg/1"


@rule("AA-A73", "AA-A12")
def test_a_truck_barred_on_every_side_stays_unasked() -> None:
    s = given(at={"A": "hamburg/berlin/2", "B": "hamburg/berlin/1"}, money={"A": 0}, works="hamburg/berlin/3")
    rolls(s, 1)
    assert told(s)[-1] == "waits"
    assert asked(s) == "A ask-works"


@rule("AA-A73", "AA-A64")
def test_a_trailer_can_be_bought_before_the_only_way_is_taken() -> None:
    """Given money for one trailer, then the drive is asked; when it is bought, the truck drives."""
    s = rolls(given(at={"A": "flensburg"}, money={"A": 2000}), 2)
    assert (asked(s), answers(s)) == ("A ask-drive", ["go hamburg"])
    does(s, "A buy small")
    assert at(s, "A") == "hamburg"


@rule("AA-A73", "AA-75")
@pytest.mark.parametrize("hidden", [True, False])
def test_without_trailers_in_the_game_money_does_not_matter(hidden: bool) -> None:
    s = given(at={"A": "flensburg"}, money={"A": 9000}, settings={"simplified": True, "hidden-cash": hidden})
    assert at(rolls(s, 2), "A") == "hamburg"


@rule("AA-A73")
def test_whoever_has_a_choice_is_asked() -> None:
    """Given three points in Flensburg, or one road of two barred, then one may go on, or wait."""
    assert len(answers(rolls(given(at={"A": "flensburg"}, money={"A": 0}), 3))) > 1
    s = rolls(given(at={"A": "hamburg/berlin/2"}, money={"A": 0}, works="hamburg/berlin/3"), 1)
    assert answers(s) == ["go hamburg/berlin/1", "stay"]


@rule("AA-A73", "AA-A3")
def test_a_hidden_contract_shows_neither_by_a_question_nor_without_one() -> None:
    """Given a jam in Hamburg and three points in Flensburg, then a contract from Hamburg changes nothing."""
    for hand in ([], ["hamburg/munich"]):
        s = rolls(given(at={"A": "flensburg"}, hand={"A": hand}, money={"A": 0}, jam="hamburg"), 3)
        assert at(s, "A") == "hamburg"


@rule("AA-A73", "AA-102")
def test_a_partner_who_cannot_drive_is_told_so_and_not_asked() -> None:
    """Given trucks on both sides and roadworks behind one, when a card lets B drive, then B waits."""
    s = given(
        3,
        at={"A": "kassel/frankfurt/1", "B": "hamburg/berlin/2", "C": "hamburg/berlin/1"},
        works="hamburg/berlin/3",
        jam="hamburg/berlin/1",
    )
    draws(s, "subunternehmer")
    does(s, "A decline", "A partner B")
    assert told(s)[-1] == "waits"
    assert asked(s) == "A ask-start"


@rule("AA-A13", "AA-23")
def test_a_truck_must_leave_the_town_it_bars() -> None:
    s = given(at={"A": "kassel"})
    rolls(s, 2)
    assert not may(s, "A stay")


@rule("AA-A63")
def test_the_space_from_which_a_truck_sets_out_counts_as_taken() -> None:
    """Given a truck on the bridge and a 2, then it stops in Flensburg instead of coming back."""
    s = rolls(given(at={"A": "flensburg/hamburg/1"}), 2)
    assert "flensburg" in ends(s)
    assert "flensburg/hamburg/1" not in ends(s)
    does(s, "A go flensburg")
    assert s.came[0] == space("flensburg/hamburg/1")


@rule("AA-A5", "AA-A63")
def test_a_truck_that_stays_goes_no_round_trip() -> None:
    """Given a truck on the bridge and a full jam in Hamburg, when it waits there, then it has not been to Flensburg."""
    s = given(at={"A": "flensburg/hamburg/1", "B": "hamburg"}, jam="hamburg")
    does(rolls(s, 2), "A stay")
    assert "waits" in told(s)
    assert "drives" not in told(s)


@rule("AA-27", "AA-28")
def test_a_stop_on_a_triangle_draws_a_card_that_goes_under_the_pile() -> None:
    s = rolls(given(at={"A": "kassel"}), 1)
    does(s, "A go kassel/frankfurt/1", "A works bern/geneva/2", "* event truckerfestival")
    assert s.money[0] == 5500
    assert s.events.under == [EVENT_OF_THE_FESTIVAL]


EVENT_OF_THE_FESTIVAL = GAME.kind("event").number("truckerfestival")


@rule("AA-27")
def test_driving_over_a_triangle_draws_nothing() -> None:
    s = rolls(given(at={"A": "kassel"}), 2)
    does(s, "A go kassel/frankfurt/2")
    assert asked(s) == "B ask-start"


@rule("AA-A65")
def test_the_side_of_an_event_space_is_chosen_where_both_can_be_reached() -> None:
    """Given Luxembourg–Saarbrücken within six spaces both ways round, then it matters over which end one comes."""
    s, triangle = both_sides()
    does(s, f"A go {SPACE.words[triangle]}")
    assert asked(s) == "A ask-over"
    assert len(answers(s)) == 2
    side = answers(s)[1]
    does(s, f"A {side}")
    assert f"over {SPACE.words[s.came[0]]}" == side
    assert s.at[0] == triangle


def both_sides() -> tuple[Haul, int]:
    """A truck with a 6 from which some event space can be entered from either side."""
    for here in range(len(SPACE.words)):
        for triangle in EVENT_SPACES:
            ways = reaches(1, 6)[here].ways_to(triangle)
            if len({path[-2] for path in ways if len(path) > 1}) == 2:
                return rolls(given(at={"A": SPACE.words[here]}), 6), triangle
    raise AssertionError("no event space can be reached from both sides")


@rule("AA-A65")
def test_other_spaces_are_chosen_without_a_side() -> None:
    """Zürich can be reached from Basel directly and by way of Bern: the shorter way is taken."""
    s = rolls(given(at={"A": "basel"}), 6)
    does(s, "A go zurich")
    assert asked(s) == "B ask-start"
    assert s.came[0] == space("basel/zurich/1")


def test_a_move_lights_up_its_whole_way_the_end_first() -> None:
    s = rolls(given(at={"A": "kassel"}), 3)
    act = GAME.act("A go hanover")
    assert [SPACE.words[noun] for _, noun in GAME.touches(s, act)] == [
        "hanover",
        "hanover/kassel/1",
        "hanover/kassel/2",
    ]


@rule("AA-23", "AA-24")
def test_what_is_not_offered_is_refused() -> None:
    s = rolls(given(at={"A": "kassel"}), 3)
    assert not may(s, "A go hanover/kassel/1")
    assert not may(s, "A go berlin")
    assert not may(s, "B go hanover")


# --- What is told of a drive ---


@rule("AA-19", "AA-A1")
def test_a_drive_tells_its_way_space_by_space() -> None:
    s = rolls(given(at={"A": "hanover"}), 3)
    does(s, "A go kassel")
    assert way_told(s) == ["hanover/kassel/1", "hanover/kassel/2", "kassel"]


@rule("AA-82")
def test_a_truck_that_a_card_sets_down_elsewhere_has_no_way() -> None:
    s = draws(given(at={"A": "kassel/frankfurt/1"}, loaded={"A": ["brussels/vienna"]}), "familiennachwuchs")
    assert at(s, "A") == "vienna"
    assert way_told(s) == []


def way_told(s: Haul) -> list[str]:
    """The spaces of the last drive that was told."""
    drive = next(line.whole() for line in reversed(s.lines or []) if line.tale is DRIVES).facts()
    way = drive["way"]
    assert isinstance(way, list)
    return [SPACE.words[entered] for entered in way]
