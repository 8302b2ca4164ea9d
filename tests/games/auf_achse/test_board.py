"""The board and the cards: what the box holds, and what the rules ask of the roads."""

from collections import Counter

from grandtour.core.acts import NOBODY
from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.board import (
    BOARD,
    BRIDGE,
    EVENT_SPACES,
    NEAR,
    SPACE,
    SPACES,
    TOWN,
    TOWN_COUNT,
    distances,
)
from grandtour.games.auf_achse.cards import CONTRACT, COSTS, FROM, GOODS, REVENUE, TO
from grandtour.games.auf_achse.game import GAME
from tests.games.auf_achse.given import contract, space
from tests.rules import rule


def test_the_box_holds_what_the_rulebook_says() -> None:
    assert len(CONTRACT.words) == 52
    assert len(cards.EVENT.words) == 31
    assert sum(word.startswith("stau-") for word in cards.EVENT.words) == 5
    assert cards.GOODS_IN_ALL == 48
    assert 2 * cards.TRAILERS == 8


def test_about_forty_towns_lie_where_they_lie() -> None:
    assert TOWN_COUNT == 43
    assert {"flensburg", "hamburg", "kassel", "frankfurt", "munich", "vienna"} <= set(TOWN.words)
    for town in BOARD["towns"]:
        assert 45 < town["lat"] < 55, town
        assert 4 < town["lon"] < 17, town


@rule("AA-65")
def test_one_space_lies_between_hamburg_and_flensburg() -> None:
    assert distances(space("hamburg"))[space("flensburg")] == 2
    assert set(NEAR[BRIDGE]) == {space("hamburg"), space("flensburg")}
    assert NEAR[space("flensburg")] == [BRIDGE]


@rule("AA-A11", "AA-A28")
def test_no_other_space_cuts_the_net() -> None:
    """When any one space between towns but the bridge is closed, then all the others can still be reached."""
    assert reached_without(NOBODY) == set(range(SPACES))
    for closed in range(TOWN_COUNT, SPACES):
        assert (len(reached_without(closed)) == SPACES - 1) == (closed != BRIDGE), SPACE.words[closed]


def reached_without(closed: int) -> set[int]:
    queue = [space("hamburg")]
    for here in queue:
        queue += [there for there in NEAR[here] if there != closed and there not in queue]
    return set(queue)


def test_event_spaces_are_about_a_quarter_of_the_open_road_and_never_side_by_side() -> None:
    road = SPACES - TOWN_COUNT
    assert 0.2 < len(EVENT_SPACES) / road < 0.3
    assert BRIDGE not in EVENT_SPACES
    assert all(here >= TOWN_COUNT for here in EVENT_SPACES)
    assert not any(there in EVENT_SPACES for here in EVENT_SPACES for there in NEAR[here])
    assert all(len(road["events"]) <= 1 for road in BOARD["roads"] if road["spaces"] < 4)


@rule("AA-29")
def test_every_contract_names_two_towns_and_every_town_has_work() -> None:
    assert all(start != end for start, end in zip(FROM, TO, strict=True))
    assert len(set(CONTRACT.words)) == 52
    for ends in (FROM, TO):
        assert set(ends) == set(range(TOWN_COUNT))
        assert max(Counter(ends).values()) == 2


@rule("AA-A27")
def test_every_load_fits_a_truck_without_trailers() -> None:
    assert Counter(GOODS) == {2: 10, 3: 14, 4: 14, 5: 8, 6: 6}
    assert max(GOODS) == cards.TRUCK_ROOM


@rule("AA-48", "AA-56")
def test_five_rows_with_rising_costs_leave_a_profit() -> None:
    for costs, revenue in zip(COSTS, REVENUE, strict=True):
        assert costs[0] == 0
        assert len(costs) == 6
        assert costs == sorted(set(costs))
        assert all(cost % 100 == 0 for cost in costs)
        assert costs[5] < revenue


def test_the_published_example_is_kept() -> None:
    example = contract("berlin/trieste")
    assert REVENUE[example] == 3900
    assert COSTS[example][4] == 2800
    assert REVENUE[example] - COSTS[example][4] == 1100


@rule("AA-78")
def test_the_rail_fee_never_exceeds_a_revenue() -> None:
    assert min(REVENUE) > cards.RAIL_FEE


def test_the_act_table_stays_small_enough_for_learning() -> None:
    assert sum(len(verb.kind.words) for verb in GAME.verbs) < 2000


def test_the_spaces_of_a_road_are_counted_from_its_first_town() -> None:
    first, only = space("hamburg/berlin/1"), space("cologne/dortmund/1")
    assert [SPACE.nth[here] for here in (first, space("hamburg/berlin/5"), only, space("kassel"))] == [1, 5, 0, 0]
    assert SPACE.parts[first] == (space("hamburg"), space("berlin"))
    assert SPACE.parts[space("kassel")] == (space("kassel"),)
