"""Roadworks, AA-61 to AA-66, and the jam, AA-67 to AA-70."""

from grandtour.core.acts import NOBODY
from grandtour.games.auf_achse.board import BRIDGE, EVENT_SPACES, SPACES, TOWN_COUNT
from grandtour.games.auf_achse.cards import REVENUE
from tests.games.auf_achse.given import asked, contract, does, draws, ends, event, given, may, rolls, space
from tests.games.playing import told
from tests.rules import rule


@rule("AA-61", "AA-63", "AA-64", "AA-65", "AA-66", "AA-A10")
def test_a_one_moves_the_roadworks() -> None:
    """T16: after one step the roller picks a space; towns, trucks, jam, bridge and the old space are refused."""
    s = given(at={"A": "kassel", "B": "hamburg/berlin/1"}, works="hamburg/berlin/3", jam="hamburg/berlin/4")
    rolls(s, 1)
    does(s, "A go hanover/kassel/2")
    assert asked(s) == "A ask-works"
    barred = {space(name) for name in ("hanover/kassel/2", "hamburg/berlin/1", "hamburg/berlin/3", "hamburg/berlin/4")}
    assert {act.noun for act in s.stack[-1].options(s)} == set(range(TOWN_COUNT, SPACES)) - barred - {BRIDGE}
    assert {act.noun for act in s.stack[-1].options(s)} & EVENT_SPACES
    does(s, "A works bern/geneva/2")
    assert s.works == space("bern/geneva/2")
    assert asked(s) == "B ask-start"


@rule("AA-A10", "AA-07")
def test_the_roadworks_come_from_storage_and_never_go_back() -> None:
    s = given(at={"A": "kassel"})
    assert s.works == NOBODY
    rolls(s, 1)
    does(s, "A go hanover/kassel/2", "A works bern/geneva/2")
    assert "sets-works" in told(s)
    rolls(s, 1, by="B")
    does(s, "B go verona")
    assert not may(s, "B works bern/geneva/2")


@rule("AA-62", "AA-A6")
def test_roadworks_close_the_road() -> None:
    s = given(at={"A": "kassel"}, works="hanover/kassel/2")
    rolls(s, 3)
    assert "hanover" not in ends(s)
    assert "dortmund" in ends(s)
    s = given(at={"A": "kassel"}, works="hanover/kassel/2")
    rolls(s, 1)
    assert "hanover/kassel/2" not in ends(s)


@rule("AA-A8")
def test_the_roadworks_are_moved_before_the_arrival_takes_effect() -> None:
    s = given(at={"A": "hanover/kassel/2"}, loaded={"A": ["zurich/kassel"]}, slots=["berlin/trieste"])
    rolls(s, 1)
    does(s, "A go kassel")
    assert asked(s) == "A ask-works"
    assert s.delivered[0] == 0
    does(s, "A works bern/geneva/2")
    assert s.delivered[0] == 1
    assert asked(s) == "A ask-interest"
    s = given(at={"A": "kassel"})
    rolls(s, 1)
    does(s, "A go kassel/frankfurt/1", "A works bern/geneva/2")
    assert asked(s) == "* DrawEvent"


@rule("AA-A9", "AA-79")
def test_a_bonus_roll_of_one_moves_the_roadworks_too() -> None:
    s = draws(given(at={"A": "kassel/frankfurt/1"}), "beifahrer")
    does(s, "* die 1", "A go kassel/frankfurt/2")
    assert asked(s) == "A ask-works"


@rule("AA-A9")
def test_one_space_by_a_card_moves_no_roadworks() -> None:
    s = given(at={"A": "kassel"}, kept={"A": ["motivation"]})
    does(s, "A use motivation", "A go hanover/kassel/2")
    assert asked(s) == "A ask-start"


@rule("AA-67", "AA-68", "AA-97", "AA-A50")
def test_a_jam_lasts_until_the_turn_of_the_one_who_placed_it() -> None:
    s = draws(given(3, at={"A": "kassel/frankfurt/1", "B": "munich"}), "stau-muenchen")
    assert s.jam == space("munich")
    assert s.jam_card == event("stau-muenchen")
    rolls(s, 2)
    does(s, "A go kassel/frankfurt/3")
    rolls(s, 2, by="B")
    does(s, "B go nuremberg/munich/1")
    rolls(s, 2, by="C")
    does(s, "C go bolzano/villach/1")
    assert s.jam == NOBODY
    assert event("stau-muenchen") in s.events.under
    assert told(s)[-1] == "jam-ends"


@rule("AA-69", "AA-97")
def test_a_truck_in_the_jam_may_leave_in_any_direction() -> None:
    s = given(at={"A": "kassel"}, jam="kassel")
    rolls(s, 3)
    assert {"hanover", "dortmund", "erfurt", "kassel/frankfurt/3", "kassel/wuerzburg/3"} <= ends(s)


@rule("AA-70", "AA-A6", "AA-99")
def test_one_may_deliver_in_a_jam() -> None:
    """T18: ending on the jam with a delivery for it is legal, also with points to spare."""
    s = given(at={"A": "hanover/kassel/2"}, jam="kassel", loaded={"A": ["zurich/kassel"]})
    rolls(s, 5)
    does(s, "A go kassel")
    assert s.money[0] == 5000 + REVENUE[contract("zurich/kassel")]


@rule("AA-A6")
def test_exact_points_into_a_jammed_town_open_an_auction() -> None:
    s = given(at={"A": "hanover/kassel/2"}, jam="kassel", slots=["berlin/trieste"])
    rolls(s, 1)
    does(s, "A go kassel", "A works bern/geneva/1")
    assert asked(s) == "A ask-interest"
    s = given(at={"A": "hanover/kassel/2"}, jam="kassel", slots=["berlin/trieste"])
    rolls(s, 2)
    does(s, "A go kassel")
    assert asked(s) == "B ask-start"


@rule("AA-A49", "AA-67", "AA-A53")
def test_a_jam_ends_though_the_turn_is_skipped() -> None:
    """T19: given that A placed a jam and skips their next turn, then it is gone when that turn comes up."""
    s = given(at={"B": "kassel"}, jam="frankfurt", jammed_by="A", turn="B")
    s.skips[0] = 1
    rolls(s, 2, by="B")
    does(s, "B go hanover/kassel/1")
    assert s.jam == NOBODY
    assert told(s)[-2:] == ["jam-ends", "skips"]
    assert asked(s) == "B ask-start"


@rule("AA-98", "AA-99", "AA-A49")
def test_there_is_one_jam_marker() -> None:
    """T20: given a jam on Frankfurt, when B draws Stau Kassel, the marker is on Kassel, A's card under the pile."""
    s = draws(given(at={"A": "kassel/frankfurt/1"}), "stau-frankfurt")
    assert s.jam == space("frankfurt")
    rolls(s, 2)
    does(s, "A go kassel/frankfurt/3")
    draws(s, "stau-kassel", by="B")
    assert (s.jam, s.jam_by) == (space("kassel"), 1)
    assert event("stau-frankfurt") in s.events.under


@rule("AA-A49")
def test_a_bonus_roll_does_not_end_ones_jam() -> None:
    s = draws(given(at={"A": "kassel/frankfurt/1"}), "stau-muenchen")
    draws(s, "beifahrer")
    does(s, "* die 2", "A go kassel/frankfurt/3")
    assert s.jam == space("munich")


@rule("AA-100", "AA-101", "AA-A50")
def test_fog_and_accident_jam_any_space_without_truck_or_roadworks() -> None:
    for card in ("stau-nebel", "stau-unfall"):
        s = draws(given(at={"A": "kassel/frankfurt/1", "B": "berlin"}, works="hamburg/berlin/1"), card)
        assert asked(s) == "A ask-jam"
        barred = {space(name) for name in ("kassel/frankfurt/1", "berlin", "hamburg/berlin/1")}
        assert {act.noun for act in s.stack[-1].options(s)} == set(range(SPACES)) - barred
        does(s, "A jam flensburg/hamburg/1")
        assert s.jam == BRIDGE
        assert s.jam_card == event(card)


@rule("AA-98", "AA-A50")
def test_a_jam_that_names_a_town_may_cover_a_truck() -> None:
    s = draws(given(at={"A": "kassel/frankfurt/1", "B": "frankfurt"}), "stau-frankfurt")
    assert s.jam == s.at[1]
