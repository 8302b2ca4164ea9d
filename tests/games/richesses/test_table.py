"""What the seats see, standing answers and reasons."""

from grandtour.core.acts import NOBODY
from grandtour.core.chance import Dice
from grandtour.games.richesses.board import POINT, REGION, VEHICLE
from grandtour.games.richesses.game import GAME
from grandtour.games.richesses.state import hand
from tests.games.richesses.given import do, given, point, region
from tests.rules import rule

ASK: dict[str, bool | int | str] = {"tolls": "ask", "offers": "ask", "most": 450, "work": 0}


@rule("RF-A14")
def test_an_opponents_cards_are_guessed_anew_but_those_that_were_shown() -> None:
    s = given("monuments", {"hand": ["lorraine"]}, {"hand": ["bretagne", "centre"]}, pile=["alsace", "bourgogne"])
    s.shown[1] = (region("centre"),)
    hands = {tuple(hand(GAME.guess(s, 0, Dice(seed)), 1)) for seed in range(30)}
    assert all(region("centre") in cards for cards in hands)
    assert len(hands) == 3
    assert all(hand(GAME.guess(s, 0, Dice(seed)), 0) == hand(s, 0) for seed in range(5))


def test_with_hidden_cash_others_see_ruin_and_debts_but_no_sums() -> None:
    s = given("casinos", {"cash": 500}, {"cash": 300}, pile=(), **{"hidden-cash": True})
    view = GAME.view(s, 0)
    assert (view.travellers[0].cash, view.travellers[1].cash) == (500, NOBODY)
    assert not view.travellers[1].ruined
    guesses = [GAME.guess(s, 0, Dice(seed)) for seed in range(10)]
    assert len({g.cash[1] for g in guesses}) > 1
    assert {g.cash[0] for g in guesses} == {500}, "one knows one's own"
    s.cash[1] = 0
    assert {GAME.guess(s, 0, Dice(seed)).cash[1] for seed in range(10)} == {0}, "that somebody is ruined is plain"


@rule("RF-A24")
def test_with_hidden_cash_everyone_without_the_vehicle_is_asked_for_an_offer() -> None:
    s = given("casinos", {"vehicles": ["car"]}, {"cash": 0}, {"cash": 500}, pile=(), **{"hidden-cash": True})
    do(s, "A haggle car")
    assert [act.said for act in s.stack[-1].options(s)] == ["pass"]
    assert s.stack[-1].prompt(s).tale.key == "ask-no-bid", "and the question says so"
    do(s, "B pass")
    assert s.stack[-1].prompt(s).tale.key == "ask-bid"
    do(s, "C bid 410")
    assert s.vehicles[2] == 4


@rule("RF-A24")
def test_standing_answers_bid_up_to_a_limit_or_never() -> None:
    s = given("monuments", {"vehicles": ["car"]}, {"cash": 900})
    do(s, "A haggle car")
    assert GAME.answer_for(s, 1, ASK) is None
    assert str(GAME.answer_for(s, 1, {**ASK, "offers": "up-to"})) == "B bid 410"
    assert str(GAME.answer_for(s, 1, {**ASK, "offers": "up-to", "most": 400})) == "B pass"
    assert str(GAME.answer_for(s, 1, {**ASK, "offers": "never"})) == "B pass"


@rule("RF-70")
def test_a_standing_answer_works_in_paris_until_a_sum_is_reached() -> None:
    s = given("economie", {"home": True, "cash": 300}, {"home": True, "cash": 300})
    assert str(GAME.answer_for(s, 0, {**ASK, "work": 400})) == "A work"
    assert GAME.answer_for(s, 0, {**ASK, "work": 300}) is None


def test_why_a_point_cannot_be_reached() -> None:
    s = given("monuments", {"at": "versailles", "cash": 0}, {"at": "chartres"})

    def why(name: str) -> str:
        return GAME.why_not(s, 0, POINT, point(name)).tale.key

    assert why("nice") == "why-rf-29"
    assert why("paris") == "why-rf-63"
    assert why("chartres") == "why-rf-54"
    assert why("versailles") == "why-rf-a25"
    assert GAME.why_not(s, 1, POINT, 0).tale.key == "why-rf-27"
    assert GAME.why_not(s, 0, VEHICLE, 1).tale.key == "why-rf-25"
    assert GAME.why_not(s, 0, REGION, 1).tale.key == "why-nothing"


@rule("RF-44")
def test_whose_time_has_run_out_forgets_a_toll_and_goes_to_the_nearest_stage() -> None:
    s = given("monuments", {"at": "dijon"}, {"hand": ["bourgogne"], "at": "lille"})
    assert GAME.lapse(s, 0, Dice(1)).said == "walk vezelay"
    do(s, "A walk vezelay")
    assert GAME.lapse(s, 1, Dice(1)).said == "let-go"


def test_a_pawn_and_money_make_a_seat_stand_better() -> None:
    s = given("monuments", {"at": "dijon"}, {"at": "lille"})
    before = GAME.worth(s, 0)
    do(s, "A walk vezelay")
    assert GAME.worth(s, 0) > before


def test_why_a_ferry_cannot_be_taken() -> None:
    s = given("vins", {"at": "nice", "cash": 0}, {"at": "lille"})
    assert GAME.why_not(s, 0, POINT, point("calvi")).tale.key == "why-rf-a29"


def test_all_that_may_be_done_in_a_turn_is_drawn_at_random_and_nothing_else() -> None:
    """The quick way to draw one counts what it does not list."""
    bike, rich = {"vehicles": ["bike"], "cash": 90}, {"cash": 2000}
    for players in ((bike, rich), (rich, bike), ({"vehicles": ["bike", "car"]}, rich)):
        s = given("monuments", *players)
        turn = s.stack[-1]
        assert {turn.sample(s, Dice(seed)) for seed in range(3000)} == set(turn.options(s))
