"""Turn, movement and flags: TM-28 to TM-48."""

from itertools import pairwise

import pytest

from grandtour.core.acts import NOBODY
from grandtour.core.questions import IllegalAct
from grandtour.games.sites80.board import BOAT, CELL, CELL_OF, PLANE, SEAS, SITE, TRAIN
from grandtour.games.sites80.cards import CARD, LENGTH
from grandtour.games.sites80.events import PutFlag
from grandtour.games.sites80.game import GAME
from grandtour.games.sites80.rules import Discard, Evening
from grandtour.games.sites80.world import WORLDS
from tests.games.playing import asked, do, let_chance_speak, offers, told
from tests.games.sites80.given import cards, cell, does, ends, given, may, site, wording
from tests.rules import rule

FLAT, ROUND, COASTAL = WORLDS[0], WORLDS[2], WORLDS[1]
TRAINS = ["train-2", "train-2/2", "train-2/3", "train-3", "train-3/2", "train-3/3", "train-4"]


def reached(mode: int, start: str, length: int) -> set[str]:
    reach = FLAT.reach(mode, cell(start))
    return {CELL.words[c] for c in reach.cells[: reach.within[length]]}


LONELY = {"hawaii", "tahiti", "easter-island"}


# --- Whose turn ---


@rule("TM-28")
def test_turns_go_round() -> None:
    s = given(3)
    order = ""
    for _ in range(4):
        order += asked(s)
        does(s, "stay", "keep", by=asked(s))
    assert order == "ABCA"


@rule("TM-31", "TM-A9")
def test_one_stays_walks_or_uses_one_card() -> None:
    s = given()
    verbs = {said.split()[0] for said in offers(s)}
    assert verbs == {"stay", "walk", "ride"}
    does(s, "stay")
    assert told(s) == ["stays"]
    assert isinstance(s.stack[-1], Evening), "staying is no arrival: nothing else happens"


# --- On foot ---


@rule("TM-30", "TM-32", "TM-33", "TM-34", "TM-A4", "TM-A6")
def test_on_foot_one_cell_of_land_in_any_direction() -> None:
    """Given a pawn at the coast, then it walks to every neighbour with land, diagonally too, and uses no card."""
    s = given(at=["n40w0"])
    assert wording(s) == "ask-turn-announce"
    assert ends(s, "walk") == {"n50w0", "n50e0", "n40e0", "n30w0", "n30e0"}
    hand = s.hands[0][:]
    does(s, "walk n50e0", "* event free-pass")
    assert s.at[0] == cell("n50e0")
    assert s.hands[0] == hand


@rule("TM-A56")
def test_almost_everywhere_can_be_walked_to() -> None:
    """From Paris on foot to all sites but three islands, across straits and corners."""
    seen, queue = {cell("n40e0")}, [cell("n40e0")]
    for here in queue:
        for there in FLAT.afoot[here]:
            if there not in seen:
                seen.add(there)
                queue.append(there)
    assert {SITE.words[n] for n, where in enumerate(CELL_OF) if where not in seen} == LONELY


@rule("TM-43", "TM-A7")
def test_stuck_at_sea_without_boat_and_plane() -> None:
    s = given(at=["n20w40"], hand=TRAINS)
    assert ends(s, "walk") == {CELL.words[c] for c in FLAT.neighbours[cell("n20w40")]}
    assert wording(s) == "ask-walk", "no train leaves from the sea"
    s = given(at=["n20w40"], hand=[*TRAINS[1:], "boat-3"])
    assert ends(s, "walk") == set(), "with a boat one is not stuck"
    assert wording(s) == "ask-ride"


@rule("TM-43", "TM-A7", "TM-A8")
def test_a_lonely_island_is_as_good_as_the_sea_and_a_world_tour_does_not_take_the_right_away() -> None:
    s = given(at=["s20w100"], hand=[*TRAINS[1:], "world-tour"])
    assert len(ends(s, "walk")) == 8
    assert may(s, "ride world-tour")


# --- With a card ---


@rule("TM-35", "TM-37", "TM-38", "TM-42", "TM-A1", "TM-A4")
def test_a_plane_flies_up_to_its_number_over_everything() -> None:
    s = given(at=["n40e60"], hand=["plane-5"])
    does(s, "ride plane-5")
    assert len(ends(s, "go")) == 11 * 9 - 1, "five cells in all directions, as far as the sheet goes"
    does(s, "go n70e30")
    assert s.used == cards("plane-5")
    assert [CELL.words[n] for n in (s.lines or [])[0].nouns[2:]] == ["n70e30", "n40e60", "n50e50", "n60e40", "n70e30"]
    assert told(s)[0] == "rides"
    assert len(s.hands[0]) == 1, "one card is drawn at the end of the turn"


@rule("TM-40", "TM-A2", "TM-A3")
def test_where_trains_go() -> None:
    """Over land and straits; they leave from any land, but do not enter a plain coast."""
    assert "n40e20" in reached(TRAIN, "n50e20", 1), "a strait: two lands and one sea"
    assert "n40e10" not in reached(TRAIN, "n50e20", 5), "a coast"
    assert "n50e10" in reached(TRAIN, "n40e10", 1), "out of a coast"
    assert reached(TRAIN, "n40w40", 5) == set(), "not at sea"
    assert "n40e10" in {CELL.words[c] for c in COASTAL.reach(TRAIN, cell("n50e20")).cells}, "with the option, any land"


@rule("TM-A2")
@pytest.mark.parametrize(("coast_trains", "may_enter"), [(False, False), (True, True)])
def test_trains_on_coasts_are_an_option(coast_trains: bool, may_enter: bool) -> None:
    s = given(at=["n50e10"], hand=["train-2"], coast_trains=coast_trains)
    does(s, "ride train-2")
    assert may(s, "go n40e0") is may_enter


@rule("TM-41", "TM-A3")
def test_where_boats_go() -> None:
    assert "n40w10" in reached(BOAT, "n40w0", 1)
    assert "n40w70" in reached(BOAT, "n40w0", 7)
    assert reached(BOAT, "n50e60", 7) == set(), "an inland cell has no harbour"
    assert all(SEAS[cell(c)] for c in reached(BOAT, "n40w30", 7))
    s = given(at=["n40e60"], hand=["boat-7"])
    assert not may(s, "ride boat-7")


@rule("TM-36", "TM-A8", "TM-A10")
def test_a_world_tour_goes_anywhere_else() -> None:
    s = given()
    does(s, "ride world-tour")
    assert len(ends(s, "go")) == 504 - 2, "not where a pawn stands, one's own included"
    does(s, "go s30w60")
    assert s.used == cards("world-tour")


@rule("TM-35", "TM-A10")
def test_a_move_ends_elsewhere_and_not_beyond_the_number() -> None:
    s = given(hand=["plane-4"])
    does(s, "ride plane-4")
    assert not may(s, "go n40e60")
    assert may(s, "go n40e20")
    assert not may(s, "go n40e10")
    with pytest.raises(IllegalAct):
        does(s, "go n40e10")


@rule("TM-44", "TM-45")
def test_pawns_are_passed_over_and_not_stopped_on() -> None:
    """Given an opponent two cells away, then a train 2 cannot end there, and a train 3 ends beyond."""
    s = given(at=["n50e60", "n50e80"], hand=["train-2", "train-3"])
    does(s, "ride train-3")
    assert not may(s, "go n50e80")
    assert may(s, "go n50e90")
    s = given(at=["n50e60", "n50e80"], hand=["train-2"])
    does(s, "ride train-2")
    assert not may(s, "go n50e90"), "the cell passed over counts"


@rule("TM-30", "TM-A5")
@pytest.mark.parametrize(("wrap", "may_cross"), [(False, False), (True, True)])
def test_the_edge_of_the_sheet(wrap: bool, may_cross: bool) -> None:
    s = given(at=["n20e170"], hand=["plane-4"], wrap=wrap)
    does(s, "ride plane-4")
    assert may(s, "go n20w170") is may_cross
    assert FLAT.distance(cell("n20e170"), cell("n20w170")) == 35
    assert ROUND.distance(cell("n20e170"), cell("n20w170")) == 1
    assert not any(CELL.words[c].startswith("n70") for c in ROUND.ring(cell("s50e0"), 2)), "north and south are walls"


def test_the_way_told_is_a_way_of_the_card() -> None:
    for mode, start, goal in ((TRAIN, "n50e20", "n40e20"), (BOAT, "n40w0", "n40w70"), (PLANE, "n0e0", "s40e90")):
        way = FLAT.way(mode, cell(start), cell(goal))
        assert (way[0], way[-1]) == (cell(start), cell(goal))
        assert all(b in FLAT.beside[mode][a] for a, b in pairwise(way))


def test_what_was_said_of_a_ride_is_a_secret_until_it_is_ridden() -> None:
    s = given(secrets=["upgrade"])
    assert not s.stack[-1].seen_by(GAME.act("A ride plane-4"), 1)
    does(s, "ride plane-4")
    assert (GAME.view(s, 0).riding, GAME.view(s, 1).riding) == (CARD.number("plane-4"), NOBODY)
    assert not s.stack[-1].seen_by(GAME.act("A secret upgrade"), 1)
    assert s.stack[-1].seen_by(GAME.act("A go n50e60"), 1)


# --- The end of a turn ---


@rule("TM-A1", "TM-A40")
@pytest.mark.parametrize(("cards_held", "after"), [(6, 7), (7, 7), (9, 9)])
def test_one_card_is_drawn_below_seven(cards_held: int, after: int) -> None:
    s = given(hand=[*TRAINS, "plane-4", "plane-5"][:cards_held])
    does(s, "stay", "keep")
    assert len(s.hands[0]) == after


@rule("TM-A1")
def test_a_lost_card_comes_back_on_a_turn_on_foot() -> None:
    s = given(hand=["plane-4", *TRAINS[:5]])
    does(s, "ride plane-4", "go n50e60")
    assert len(s.hands[0]) == 6


@rule("TM-A55", "TM-A1")
def test_who_used_no_card_may_lay_one_aside() -> None:
    """Given seven trains on an island, when one is laid aside, then another card is drawn for it."""
    s = given(at=["s20w100"], hand=TRAINS)
    does(s, "stay")
    assert len(ends(s, "aside")) == 7
    does(s, "aside train-4")
    assert s.used == cards("train-4")
    assert len(s.hands[0]) == 7
    s = given(hand=["plane-4", *TRAINS[:5]])
    does(s, "ride plane-4", "go n50e60")
    assert asked(s) == "B", "who used a card is not asked"


@rule("TM-A40")
def test_above_ten_cards_one_discards() -> None:
    s = given(hand=[*TRAINS, "plane-4", "plane-5", "plane-6", "plane-7"])
    does(s, "stay", "keep")
    assert isinstance(s.stack[-1], Discard)
    does(s, "discard train-2")
    assert len(s.hands[0]) == 10
    assert asked(s) == "B"


@rule("TM-39", "TM-A39")
def test_used_cards_become_the_stock_when_a_card_is_due() -> None:
    """Given an empty stock, when a card is due, then the used ones are shuffled, that of this very turn too."""
    s = given(hand=["plane-4"])
    s.used, s.stock = s.stock, []
    laid = s.used[:]
    does(s, "ride plane-4", "go n50e60", "* draw plane-4")
    assert s.hands[0] == cards("plane-4")
    assert sorted(s.stock) == sorted(laid)
    assert "recycled" in told(s)


@rule("TM-A39")
def test_without_any_card_nothing_is_drawn() -> None:
    s = given(hand=["plane-4"])
    s.hands[1] += s.stock
    s.stock = []
    does(s, "stay", "keep")
    assert (len(s.hands[0]), asked(s)) == (1, "B")


# --- Flags ---


@rule("TM-46", "TM-47", "TM-48", "TM-A11", "TM-A16")
def test_who_arrives_on_a_flag_turns_the_sheet_and_moves_the_flag_by_one_cell() -> None:
    s = given(at=["n50e60", "n50e80"], flags=["s50w170", "n50e70", "n60e80"], hand=["plane-4"])
    before = s.sheet
    does(s, "ride plane-4", "go n50e70")
    assert s.sheet != before
    assert s.sheets.under == [before]
    assert isinstance(s.stack[-1], PutFlag)
    assert ends(s, "flag") == {CELL.words[c] for c in FLAT.neighbours[cell("n50e70")]} - {"n50e80", "n60e80"}
    does(s, "flag n40e60")
    assert s.flags[1] == cell("n40e60")
    assert told(s)[:2] == ["rides", "sheet-turned"]


@rule("TM-46", "TM-A11")
@pytest.mark.parametrize("flag", [0, 1, 5])
def test_any_flag_will_do_but_not_one_passed_over(flag: int) -> None:
    where = ["s50w170", "s50w160", "s50w150", "s50w140", "s50w130", "s50w120"]
    where[flag] = "n50e70"
    s = given(at=["n50e60"], flags=where, hand=["plane-4", "plane-5"])
    does(s, "ride plane-4", "go n50e80")
    assert "sheet-turned" not in told(s)
    s = given(at=["n50e60"], flags=where, hand=["plane-4", "plane-5"])
    does(s, "walk n50e70")
    assert "sheet-turned" in told(s)


@rule("TM-A17", "TM-A52")
def test_a_flag_with_no_free_cell_beside_goes_to_the_nearest_ring() -> None:
    """Given a corner whose three neighbours are taken, when a flag there is reached, then it goes two cells away."""
    s = given(3, at=["n70e160", "n60e170", "n60e160"], flags=["n70e170", "s50w160"], hand=["plane-4"])
    does(s, "ride plane-4")
    s.flags[5] = cell("n70e160")
    does(s, "go n70e170")
    assert isinstance(s.stack[-1], PutFlag)
    assert ends(s, "flag") == {"n70e150", "n60e150", "n50e150", "n50e160", "n50e170"}
    does(s, "flag n50e170")
    assert s.flags[0] == cell("n50e170"), "seawards too"


# --- Arriving ---


@rule("TM-58", "TM-59", "TM-60", "TM-A12", "TM-A49")
def test_held_cards_are_validated_on_the_own_flag() -> None:
    s = given(at=["n50e60"], flags=["n50e70"], held=["rome", "bali"], home=["quito"])
    does(s, "walk n50e70")
    assert s.home[0] == (site("quito"), site("rome"), site("bali"))
    assert s.held[0] == ()
    assert told(s)[:2] == ["walks", "brings-home"]
    assert isinstance(s.stack[-1], PutFlag), "then the sheet and the flag"


@rule("TM-58", "TM-60")
def test_another_flag_validates_nothing() -> None:
    s = given(at=["n50e60"], flags=["s50w170", "n50e70"], held=["rome"])
    does(s, "walk n50e70")
    assert (s.held[0], s.home[0]) == ((site("rome"),), ())


@rule("TM-68", "TM-A12", "TM-A48")
def test_five_validated_cards_win_at_once() -> None:
    """Given three at home and two held, when the own flag is reached, then the game is over, with no event."""
    s = given(at=["n40e60"], flags=["n30e60"], held=["rome", "bali"], home=["quito", "havana", "jakarta"])
    does(s, "walk n30e60")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.places) == ("five", [1, 2])
    assert told(s) == ["walks", "brings-home", "five"]


@rule("TM-46", "TM-49", "TM-A12")
def test_flag_then_event() -> None:
    s = given(at=["n40e60"], flags=["s50w170", "s50w160", "n30e60"])
    does(s, "walk n30e60")
    assert s.spent == []
    do(GAME, s, "A flag n40e60")
    assert s.stack[-1].__class__.__name__ == "DrawEvent"
    let_chance_speak(s)
    assert len(s.spent) + len(s.secrets[0]) == 1


def test_lengths_are_those_of_the_cards() -> None:
    assert {LENGTH[card] for card in cards("plane-8", "boat-7", "train-5", "world-tour")} == {8, 7, 5, 0}
