"""What is hidden, what a table may choose, and what happens to those who are late or leave."""

from itertools import pairwise

import pytest

from grandtour.core.acts import NOBODY
from grandtour.core.chance import Dice
from grandtour.core.fair import Stream
from grandtour.core.kit import random_games
from grandtour.core.questions import IllegalAct, awaited, offered, step
from grandtour.core.records import record_of
from grandtour.core.settings import BadSetting
from grandtour.core.tables import Refusal, Table
from grandtour.games.course import acts, rules
from grandtour.games.course.board import ALL_VISAS, CARD, CARDS, FAR, HAND, HOMES, LEGS_TO_GO, VISA
from grandtour.games.course.game import GAME
from grandtour.games.course.sight import any_two
from grandtour.games.course.state import Race
from tests.games.course.given import act, card, city, dealt, does, given, lays, may, route, visas
from tests.games.playing import asked, told
from tests.rules import rule


@rule("CM-23", "CM-29", "CM-A21")
def test_hands_are_always_refilled_and_no_card_is_lost() -> None:
    dice, s = Dice(11), GAME.new(6)
    while s.stack:
        if isinstance(s.stack[-1], rules.Turn):
            assert {len(hand) for hand in s.hands} == {HAND[6]}
            held = sum(len(hand) for hand in s.hands)
            assert held + len(s.stock) + len(s.left) + len(s.right) + len(s.laid) == CARDS
        step(s, s.stack[-1].sample(s, dice))


@rule("CM-13", "CM-35", "CM-38", "CM-A26")
def test_every_tour_is_a_chain_and_every_visa_was_earned() -> None:
    for s in random_games(GAME, 10, every=0):
        assert isinstance(s, Race)
        for seat in range(len(s.hands)):
            tour = s.flown[seat]
            assert tour[0] == s.home[seat]
            assert all(there in FAR[here] for here, there in pairwise(tour))
            earned = sum({VISA[place] for place in tour})
            assert s.visas[seat] in (earned, 0)


@rule("CM-A33")
def test_a_view_holds_no_card_of_another_hand_and_no_order_of_the_stock() -> None:
    """What B took from a bin is known to all; what B drew is not."""
    x, y = card("tokyo", "honolulu"), card("rome", "cairo")
    s = given(left=[x], right=[y])
    does(s, ("left", s.hands[0][0]), ("right", s.hands[0][1]), "take left")
    theirs = GAME.view(s, 1)
    assert theirs.hand == sorted(s.hands[1])
    assert theirs.travellers[0].shown == [x]
    assert theirs.stock == len(s.stock)
    assert told(s, 1).count("draws-unseen") == 1
    assert told(s, 0).count("draws") == 1
    assert "picks-up" in told(s, 1)
    assert GAME.view(s, NOBODY).hand == []


@rule("CM-A28")
def test_a_doubled_request_is_refused() -> None:
    table = Table(GAME, 2, {}, Stream("1" * 64))
    table.adopt(table.begin())
    version = table.version
    table.adopt(table.consider(0, version, "home paris"))
    with pytest.raises(Refusal) as refusal:
        table.consider(0, version, "home paris")
    assert refusal.value.code == "stale"


def test_the_record_of_a_running_game_hides_what_a_seat_may_not_see() -> None:
    table = Table(GAME, 2, {}, Stream("1" * 64))
    table.adopt(table.begin())
    table.adopt(table.consider(0, table.version, "home tokyo"))
    mine = record_of(table, ["Anna", "Boris"], 0).log
    assert "A home tokyo" in mine
    assert isinstance(table.state, Race)
    hand = {f"* deal {CARD.words[n]}" for n in table.state.hands[0]}
    assert {line for line in mine if line.startswith("* deal ")} == hand, "one's own cards, and nobody else's"
    assert "A home tokyo" not in record_of(table, ["Anna", "Boris"], 1).log


def test_it_hides_what_another_draws() -> None:
    s = given()
    does(s, ("left", s.hands[0][0]), ("right", s.hands[0][1]))
    step(s, act("take stock"))
    drawing = s.stack[-1]
    assert [drawing.seen_by(offered(s)[0], me) for me in (NOBODY, 0, 1)] == [False, True, False]


def test_it_shows_everyone_how_a_turn_was_completed_but_not_what_was_said_before() -> None:
    s = given(retire=True)
    mine, theirs = s.stack[-1], 1
    first, second, *_ = s.hands[0]
    assert not mine.seen_by(act(("left", first)), theirs)
    assert mine.seen_by(act("retire", "B"), 0)
    does(s, ("left", first), ("right", second))
    assert s.stack[-1].seen_by(act("take stock"), theirs)
    s = given(hand=route("paris", "rome"))
    does(s, *lays(*route("paris", "rome")))
    assert s.stack[-1].seen_by(act("land"), theirs)


@rule("CM-A33")
def test_what_another_is_about_to_put_into_the_bins_is_guessed_from_what_nobody_has_seen() -> None:
    s = given()
    *seen, x, y = s.hands[1]
    s.shown[1] = tuple(seen)
    assert {frozenset(any_two(s, 1, Dice(seed))) for seed in range(20)} == {frozenset([x, y])}
    s.shown[1] = (*seen, x)
    assert len({frozenset(any_two(s, 1, Dice(seed))) for seed in range(20)}) > 1, "a single one would be no guess"


# --- Options ---


@rule("CM-A23", "CM-A24", "CM-A30")
def test_a_table_that_agrees_on_nothing_plays_a_hundred_rounds_for_the_first_place_and_nobody_retires() -> None:
    s = GAME.new(2)
    assert (s.options.rounds, s.options.places, s.options.retire) == (100, False, False)


@rule("CM-A24")
def test_the_cap_ends_the_game_after_a_full_round() -> None:
    """Most visas first, then the fewest legs still to go, then a shared place."""
    s = given(4, rounds=10)
    s.round = 10
    s.visas = [visas("europe", "asia"), visas("europe"), visas("europe", "asia"), visas("europe")]
    s.at = [city("rome"), city("paris"), city("paris"), city("paris")]
    for seat in range(4):
        assert s.outcome is None
        exchange(s, seat)
    assert s.outcome is not None
    assert s.round == 11
    assert s.outcome.reason == "cap"
    to_go = LEGS_TO_GO[city("paris")]
    nearer = to_go[s.at[0]][s.visas[0]] < to_go[s.at[2]][s.visas[2]]
    further = to_go[s.at[0]][s.visas[0]] > to_go[s.at[2]][s.visas[2]]
    first, second = (1, 2) if nearer else (2, 1) if further else (1, 1)
    assert s.outcome.places == [first, 3, second, 3]


def exchange(s: Race, seat: int) -> None:
    letter = "ABCDEF"[seat]
    does(s, ("left", s.hands[seat][0]), ("right", s.hands[seat][1]), "take stock", by=letter)


@rule("CM-A24")
def test_the_last_round_itself_is_played() -> None:
    s = given(rounds=10)
    s.round = 9
    exchange(s, 0)
    exchange(s, 1)
    assert s.outcome is None
    assert (s.round, asked(s)) == (10, "A")


@rule("CM-A24")
def test_without_a_cap_the_race_goes_on() -> None:
    s = given(rounds=0)
    s.round = 500
    exchange(s, 0)
    exchange(s, 1)
    assert s.outcome is None
    assert (s.round, asked(s)) == (501, "A")


@rule("CM-A24")
@pytest.mark.parametrize("rounds", [-1, 501])
def test_the_cap_has_bounds(rounds: int) -> None:
    with pytest.raises(BadSetting, match="0 to 500"):
        GAME.new(2, {"rounds": rounds})


@rule("CM-A23", "CM-A35", "CM-A36")
def test_play_goes_on_for_places() -> None:
    """Given the option, when A is home, then B and C play on with A's cards back in play, until one is left."""
    s = given(3, hand=route("london", "paris"), at="london", has=ALL_VISAS, places=True)
    does(s, *lays(*route("london", "paris")), "land")
    assert "comes-home" in told(s)
    assert s.hands[0] == []
    assert s.visas[0] == ALL_VISAS
    assert asked(s) == "B"
    exchange(s, 1)
    exchange(s, 2)
    assert asked(s) == "B", "A is not asked any more"
    s.at[1], s.visas[1] = city("london"), ALL_VISAS
    s.hands[1][0] = swap_in(s, 1, card("london", "paris"))
    does(s, ("lay", card("london", "paris")), "land", by="B")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.places) == ("places", [1, 2, 3])


def swap_in(s: Race, seat: int, wanted: int) -> int:
    """Exchange the first card of a hand for the wanted one, wherever it lies."""
    for pile in (s.stock.unseen, s.laid, s.left, s.right, *s.hands):
        if wanted in pile:
            pile[pile.index(wanted)] = s.hands[seat][0]
            return wanted
    raise AssertionError("the card is nowhere")


@rule("CM-A30", "CM-A36")
def test_whoever_retires_leaves_everything_to_the_others() -> None:
    s = given(3, retire=True)
    s.home[1] = s.at[1] = city("tokyo")
    hand = s.hands[1][:]
    step(s, act("retire", "B"))
    assert asked(s) == "A", "the turn goes on"
    assert set(hand) <= set(s.laid)
    assert (s.hands[1], s.visas[1], s.at[1]) == ([], 0, NOBODY)
    exchange(s, 0)
    assert asked(s) == "C"
    step(s, act("retire", "C"))
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.places) == ("alone", [1, 2, 2])


@rule("CM-A30")
def test_whoever_retires_in_his_own_turn_ends_it() -> None:
    """Given A in the middle of a chain, when A leaves, then no card of it is flown and it is B's turn."""
    legs = route("paris", "rome")
    s = given(3, hand=legs, retire=True)
    s.shown[0] = tuple(legs)
    does(s, *lays(*legs), "retire")
    assert asked(s) == "B"
    assert set(legs) <= set(s.laid)
    assert (s.at[0], s.hands[0], s.shown[0]) == (NOBODY, [], ())
    does(s, "retire", by="B")
    assert s.outcome is not None
    assert (s.outcome.places, s.stack) == ([2, 2, 1], [])


@rule("CM-A30")
def test_nobody_retires_where_the_table_does_not_allow_it() -> None:
    s = given(3)
    with pytest.raises(IllegalAct):
        step(s, act("retire", "B"))


@rule("CM-A29")
def test_whoever_is_late_exchanges_two_cards_with_the_stock() -> None:
    x, y = card("tokyo", "honolulu"), card("rome", "cairo")
    s = given(hand=[card("paris", "rome")], left=[x], right=[y])
    dice, said = Dice(1), []
    for _ in range(3):
        said.append(GAME.lapse(s, 0, dice))
        step(s, said[-1])
    assert [one.verb.name for one in said] == ["left", "right", "take"]
    assert said[-1].said == "take stock"


@rule("CM-A29")
def test_whoever_is_late_in_the_middle_of_a_chain_lands_and_a_home_is_chosen_for_him() -> None:
    s = given(hand=route("paris", "rome"))
    does(s, *lays(*route("paris", "rome")))
    assert GAME.lapse(s, 0, Dice(1)).said == "land"
    assert GAME.lapse(dealt(2), 1, Dice(1)) in [acts.HOME.by(1, home) for home in HOMES]


@rule("CM-A25")
def test_australia_cannot_be_closed_by_hoarding() -> None:
    ends = sum(far >= 0 for name in ("darwin", "sydney") for far in FAR[city(name)])
    assert ends >= 14


def test_why_a_thing_cannot_be_used_names_the_clause() -> None:
    s = given(hand=[card("cairo", "tehran"), card("paris", "rome")])
    assert GAME.why_not(s, 1, GAME.kind("card"), s.hands[1][0]).tale.key == "why-cm-20"
    assert GAME.why_not(s, 0, GAME.kind("card"), card("cairo", "tehran")).tale.key == "why-cm-31"
    assert GAME.why_not(s, 0, GAME.kind("city"), city("sydney")).tale.key == "why-cm-15"
    assert GAME.why_not(s, 0, GAME.kind("source"), acts.LEFT_BIN).tale.key == "why-cm-24"
    does(s, ("lay", card("paris", "rome")))
    assert GAME.why_not(s, 0, GAME.kind("card"), card("paris", "rome")).tale.key == "why-cm-a18"
    assert may(s, "land")
    assert awaited(s) == [0]
    assert all(one.by == 0 for one in offered(s))
