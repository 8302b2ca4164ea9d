"""Sports: RF-114 to RF-138."""

from collections.abc import Sequence

from grandtour.core.acts import NOBODY
from grandtour.games.richesses.board import POINT
from grandtour.games.richesses.state import Tour
from grandtour.games.richesses.tales import RACES
from tests.games.playing import asked
from tests.games.richesses.given import Player, do, ends, given, may, told, where
from tests.games.richesses.test_circuits import outcome
from tests.rules import rule

WALKING, CYCLING, DRIVING = 6, 7, 8


def sports(*players: Player, rows: Sequence[Sequence[int]] = (), **settings: object) -> Tour:
    s = given("sports", *players, pile=(), **settings)
    for seat, earned in enumerate(rows):
        s.rows[seat] = sum(1 << row for row in earned)
    return s


@rule("RF-119", "RF-122", "RF-123", "RF-125", "RF-126", "RF-A38")
def test_the_caller_wins_the_row_of_their_own_town_and_the_other_stands_in_the_opposite_one() -> None:
    """Given A in Caen calls B in Corsica, then B stands in Limoges without fare or card."""
    s = sports({"at": "deauville"}, {"at": "corte", "cash": 0})
    do(s, "A walk caen", "A call B", "* roll 60", "* roll 10")
    assert s.rows[:2] == [1 << 2, 0]
    assert where(s, 1) == "limoges"
    assert s.cash[1] == 0
    assert asked(s) == "B"
    assert may(s, "B walk poitiers")


@rule("RF-127", "RF-128", "RF-A35", "RF-A36")
def test_the_called_player_wins_the_reverse_row_after_equal_dice() -> None:
    s = sports({"at": "deauville"}, {"at": "corte"})
    do(s, "A walk caen", "A call B", "* roll 30", "* roll 30", "* roll 30", "* roll 40")
    assert s.rows[:2] == [0, 1 << 3]
    do(s, "B walk perigueux")
    assert not may(s, "A call B")  # B has the reverse row now
    assert may(s, "A stand-by")


@rule("RF-120", "RF-A55", "RF-A39")
def test_whoever_is_in_a_race_cannot_be_called_but_a_traveller_on_the_same_road_can() -> None:
    s = sports({"at": "deauville"}, {"at": "nancy"}, {"at": "bar-le-duc"})
    s.race[1], s.leg[1] = WALKING, 2
    do(s, "A walk caen")
    assert not may(s, "A call B")
    assert may(s, "A call C")


@rule("RF-121", "RF-124", "RF-A33", "RF-A34")
def test_with_nobody_to_call_the_turn_is_passed_and_then_the_neutral_die_is_played() -> None:
    s = sports({"at": "royan"}, {"at": "lille"}, rows=[[], [1]])
    do(s, "A walk bordeaux")
    assert asked(s) == "B"
    assert told(s)[-1] == "alone"
    do(s, "B walk cambrai", "A neutral", "* roll 20", "* roll 20", "* roll 20", "* roll 10")
    assert s.rows[0] == 1
    assert where(s, 1) == "cambrai"


@rule("RF-A33")
def test_only_a_callers_win_against_the_neutral_die_counts_and_it_is_offered_only_while_nobody_is_there() -> None:
    s = sports({"at": "royan"}, {"at": "lille"}, rows=[[], [1]])
    do(s, "A walk bordeaux", "B walk cambrai", "A neutral", "* roll 20", "* roll 60")
    assert s.rows[:2] == [0, 2]
    s.rows[1] = 0
    do(s, "B walk lille")
    assert may(s, "A call B")
    assert not may(s, "A neutral")


@rule("RF-A33", "RF-124", "RF-A36")
def test_whoever_stays_and_finds_nobody_left_passes_one_turn_first() -> None:
    s = sports({"at": "royan"}, {"at": "lille"})
    do(s, "A walk bordeaux", "A decline", "B walk cambrai")
    assert may(s, "A call B")
    s.rows[1] = 2
    do(s, "A stand-by", "B walk lille")
    assert may(s, "A neutral")


@rule("RF-A36", "RF-119")
def test_a_match_is_offered_only_for_a_row_one_lacks() -> None:
    s = sports({"at": "royan"}, {"at": "lille"}, rows=[[0]])
    do(s, "A walk bordeaux")
    assert asked(s) == "B"


@rule("RF-A37", "RF-49")
def test_a_third_player_in_the_opposite_town_makes_room_where_the_caller_says() -> None:
    s = sports({"at": "deauville"}, {"at": "corte"}, {"at": "limoges"})
    do(s, "A walk caen", "A call B")
    assert asked(s) == "A"
    assert may(s, "A put angouleme")
    do(s, "A put angouleme", "* roll 60", "* roll 10")
    assert (where(s, 1), where(s, 2)) == ("limoges", "angouleme")
    s = sports({"at": "deauville"}, {"at": "limoges"})
    do(s, "A walk caen", "A call B")
    assert asked(s) == "*"
    assert where(s, 1) == "limoges"


@rule("RF-A38", "RF-A63")
def test_a_start_piece_can_be_called_and_keeps_its_turns_to_skip() -> None:
    s = sports({"at": "deauville"}, {"home": True})
    s.skip[1] = 1
    do(s, "A walk caen", "A call B", "* roll 60", "* roll 10")
    assert s.on_board[1]
    assert asked(s) == "A"
    assert s.skip[1] == 0


@rule("RF-A63")
def test_being_called_away_ends_what_was_begun_there() -> None:
    s = sports({"at": "deauville"}, {"at": "rennes"})
    do(s, "A walk caen", "A call B", "* roll 60", "* roll 10")
    assert may(s, "B work")  # in Limoges, not in Rennes
    do(s, "B work", "* roll 10")
    assert where(s, 1) == "limoges"


@rule("RF-138", "RF-A61", "RF-137")
def test_the_ninth_row_ends_the_game_also_out_of_turn() -> None:
    s = sports({"at": "deauville"}, {"at": "lille"}, rows=[[], [0, 1, 2, 4, 5, 6, 7, 8]])
    do(s, "A walk caen", "A call B", "* roll 10", "* roll 60")
    assert outcome(s) == ("column", [2, 1])


@rule("RF-137", "RF-A46")
def test_with_strict_a_won_match_that_was_forgotten_must_be_played_again() -> None:
    s = sports({"at": "deauville"}, {"at": "lille"}, strict=True)
    do(s, "A walk caen", "A call B", "* roll 60", "* roll 10", "A forget")
    assert s.rows[0] == 0
    do(s, "B walk perigueux")
    assert may(s, "A call B")


@rule("RF-130", "RF-132", "RF-135", "RF-129", "RF-A39")
def test_a_race_is_declared_on_a_turn_that_begins_in_its_start_town_and_draws_no_cards() -> None:
    s = sports({"at": "riquewihr"}, {"at": "lille"})
    do(s, "A walk strasbourg")
    assert asked(s) == "B"
    do(s, "B walk cambrai")
    assert ends(s, "race") == {"saverne"}
    do(s, "A race saverne")
    assert asked(s) == "B"  # a passage point, but A is racing
    assert (s.race[0], s.leg[0]) == (WALKING, 1)
    assert "races" in told(s)


@rule("RF-131", "RF-134", "RF-A42")
def test_the_bike_race_needs_a_bike() -> None:
    s = sports({"at": "bordeaux", "cash": 150, "vehicles": ["car"]}, {"at": "lille"})
    assert not ends(s, "race")
    s.cash[0] = 200
    do(s, "A buy bike")
    assert ends(s, "race") == {"angouleme", "poitiers"}


@rule("RF-133", "RF-136", "RF-116")
def test_the_tour_of_corsica_goes_by_calvi_bastia_and_bonifacio() -> None:
    s = sports({"at": "ajaccio", "vehicles": ["car"]}, {"at": "lille"})
    assert ends(s, "race") == {"porto", "calvi", "patrimonio", "bastia"}
    do(s, "A race bastia")
    way = next(line.nouns[3:] for line in s.lines or [] if line.tale is RACES)
    assert [POINT.words[n] for n in way] == ["ajaccio", "porto", "calvi", "patrimonio", "bastia"]
    do(s, "B walk cambrai", "A race bonifacio", "B walk lille", "A race ajaccio")
    assert s.rows[0] == 1 << DRIVING
    assert s.race[0] == NOBODY


@rule("RF-A39", "RF-133")
def test_driven_the_other_way_round_it_is_no_race() -> None:
    s = sports({"at": "ajaccio", "vehicles": ["car"]}, {"at": "lille"})
    assert not may(s, "A race sartene")
    do(s, "A drive sartene", "* card oncle")
    assert s.race[0] == NOBODY


@rule("RF-A39")
def test_leaving_the_course_or_losing_the_vehicle_cancels_the_race() -> None:
    s = sports({"at": "nancy"}, {"at": "lille"})
    s.race[0], s.leg[0] = WALKING, 2
    do(s, "A walk epinal")
    assert s.race[0] == NOBODY
    assert "gives-up" in told(s)
    s = sports({"at": "poitiers", "vehicles": ["bike"]}, {"at": "lille"})
    s.race[0], s.leg[0] = CYCLING, 2
    do(s, "A sell bike")
    assert s.race[0] == NOBODY


@rule("RF-A39", "RF-41")
def test_tolls_apply_to_racers() -> None:
    s = sports({"at": "strasbourg"}, {"at": "lille", "hand": ["alsace"]})
    do(s, "A race saverne")
    assert asked(s) == "B"
    assert may(s, "B claim")


@rule("RF-136", "RF-A39")
def test_the_end_of_the_course_earns_the_row() -> None:
    s = sports({"at": "meaux"}, {"at": "lille"})
    s.race[0], s.leg[0] = WALKING, 7
    do(s, "A race paris")
    assert s.rows[0] == 1 << WALKING


@rule("RF-A40")
def test_a_racer_who_must_make_room_stays_on_the_course() -> None:
    s = sports({"at": "langres"}, {"at": "strasbourg"})
    s.race[1], s.leg[1] = WALKING, 0
    do(s, "A walk chaumont", "B work", "* roll 10", "A walk langres", "* card marche-de-noel")
    assert where(s, 1) == "saverne"
    assert (s.race[1], s.leg[1]) == (WALKING, 1)


@rule("RF-A41")
def test_a_racer_stops_before_a_taken_point_or_waits_and_displaces_it() -> None:
    s = sports({"at": "saverne"}, {"at": "nancy"})
    s.race[0], s.leg[0] = WALKING, 1
    assert not may(s, "A race nancy")
    do(s, "A wait nancy", "B walk vittel")
    s = sports({"at": "saverne"}, {"at": "nancy"}, {"at": "vittel"})
    s.race[0], s.leg[0] = WALKING, 1
    do(s, "A wait nancy", "B wait vittel", "C walk epinal", "A race nancy")
    assert asked(s) == "A"
    do(s, "A put metz")
    assert (where(s), where(s, 1)) == ("nancy", "metz")
    assert s.race[0] == WALKING


@rule("RF-114", "RF-115", "RF-117")
def test_sports_has_no_finish_and_any_order() -> None:
    s = sports({"at": "versailles"}, {"at": "lille"})
    assert may(s, "A walk paris")
