"""The bot with sense: it sees a chair, finishes what it holds, keeps what it needs and thinks quickly."""

import pytest

from grandtour.core.acts import Act
from grandtour.core.chairs import Chair
from grandtour.core.chance import Dice
from grandtour.core.questions import offered, step
from grandtour.core.tales import Line
from grandtour.games.course import acts, rules
from grandtour.games.course.board import ALL_VISAS, CARDS, FAR, HOMES, LEGS_TO_GO, ROUTE, ROUTES, VISA
from grandtour.games.course.game import GAME
from grandtour.games.course.sense import HELD, LEG, Eyes, Plan, SenseBot, ahead, behind, helps
from grandtour.games.course.state import Race
from grandtour.games.course.tales import FLIES, STAYS
from tests.games.course.given import card, city, dealt, does, given, lays, route, visas
from tests.games.playing import let_chance_speak

TOUR = ("paris", "new-york", "rio-de-janeiro", "johannesburg", "sydney", "honolulu", "tokyo", "moscow", "paris")


def chosen(s: Race, seat: int = 0, seed: int = 1) -> Act:
    return SenseBot().choose(Chair(GAME, s, seat), Dice(seed))


def turn_of_sense(s: Race, seat: int = 0) -> list[str]:
    """All that the bot says in one turn."""
    said: list[str] = []
    bot, dice = SenseBot(), Dice(1)
    while s.stack and isinstance(s.stack[-1], rules.Step) and s.stack[-1].seat == seat:
        act = bot.choose(Chair(GAME, s, seat), dice)
        said.append(act.verb.name)
        step(s, act)
        let_chance_speak(s)
    return said


def test_it_flies_home_when_it_can() -> None:
    """Given a hand that holds a whole tour, then the bot flies it in one turn, by whichever way is the shortest."""
    s = given(hand=route(*TOUR))
    assert turn_of_sense(s) == ["lay"] * 8 + ["land"]
    assert s.outcome is not None
    assert s.outcome.winners() == [0]


def test_it_stays_when_no_card_leads_away() -> None:
    s = given(hand=[n for n in range(CARDS) if FAR[city("paris")][n] < 0][:15])
    assert turn_of_sense(s) == ["left", "right", "take"]


def test_it_picks_up_what_is_missing() -> None:
    """Given all legs of a tour but the first, which lies open, then the bot takes it and keeps the rest."""
    first, *rest = route(*TOUR)
    s = given(hand=rest, left=[first], right=[card("lima", "santiago")])
    assert turn_of_sense(s)[0] == "left"
    assert first in s.hands[0]
    assert set(rest) <= set(s.hands[0])


def test_what_it_has_put_aside_it_does_not_take_again_before_it_flies_on() -> None:
    """Given that the missing leg lies open because the bot has put it there, then it takes it only after a flight."""
    first, *rest = route(*TOUR)
    other = card("lima", "santiago")
    spare = [n for n in range(CARDS) if n not in (first, other, *rest)][:2]
    s = given(hand=[*rest, *spare], left=[first], right=[other])
    step(s, acts.LEFT.by(0, spare[0]))
    step(s, acts.RIGHT.by(0, spare[1]))
    bot = SenseBot()
    bot.hear(Line(STAYS, (0, first, other)).read(0))
    assert bot.choose(Chair(GAME, s, 0), Dice(1)) == acts.TAKE.by(0, acts.STOCK)
    bot.hear(Line(FLIES, (0, other, city("paris"))).read(0))
    assert bot.choose(Chair(GAME, s, 0), Dice(1)) == acts.TAKE.by(0, acts.LEFT_BIN)


def test_it_does_not_leave_the_next_player_what_helps_him_on() -> None:
    s = given(at="rome")
    s.at[1], s.visas[1] = city("london"), ALL_VISAS
    view = GAME.view(s, 0)
    assert helps(card("paris", "london"), view.travellers[1])
    assert not helps(card("london", "new-york"), view.travellers[1])
    assert not helps(card("tokyo", "honolulu"), view.travellers[1])


def test_it_chooses_the_home_that_its_cards_serve_best() -> None:
    """Given the cards of a tour that is complete from Tokyo alone, then the bot sets out from Tokyo."""
    s = dealt(2)
    west = route("tokyo", "hong-kong", "bangkok", "delhi", "tehran", "rome", "cairo", "nairobi", "johannesburg")
    give(s, 0, west + route("johannesburg", "sydney", "honolulu", "tokyo") + route("tokyo", "anchorage", "tokyo"))
    assert chosen(s).said == "home tokyo"


def give(s: Race, seat: int, cards: list[int]) -> None:
    """Put these cards into a hand, and as many of its others back to where they came from."""
    spare = [n for n in s.hands[seat] if n not in cards]
    for wanted in [n for n in cards if n not in s.hands[seat]]:
        pile = next(pile for pile in (s.stock.unseen, *s.hands) if wanted in pile)
        pile.remove(wanted)
        pile.append(spare[-1])
        s.hands[seat].remove(spare.pop())
        s.hands[seat].append(wanted)


def test_it_takes_over_in_the_middle_of_a_turn() -> None:
    """Given a chain or an exchange that somebody else has begun, then the bot finishes it with what is offered."""
    s = given(hand=route("paris", "rome", "cairo"))
    does(s, *lays(*route("paris", "rome")))
    assert chosen(s) in offered(s)
    s = given()
    does(s, ("left", s.hands[0][3]))
    assert turn_of_sense(s) == ["right", "take"]


def test_it_never_leaves_the_race() -> None:
    s = given(retire=True)
    assert acts.RETIRE.by(0) in offered(s)
    assert "retire" not in turn_of_sense(s)


@pytest.mark.parametrize("home", HOMES)
def test_a_plan_with_every_card_in_hand_is_the_shortest_tour(home: int) -> None:
    plan = Plan(home, VISA[home], home, [HELD] * len(ROUTES))
    assert plan.cost == HELD * LEGS_TO_GO[home][home][VISA[home]]


def test_what_lies_ahead_and_what_lies_behind_agree() -> None:
    """The cheapest tour costs the same from both ends, and through any of its own routes."""
    costs = Eyes(route(*TOUR)[:4], -1, -1, [ROUTE.count(r) for r in range(len(ROUTES))]).expected()
    paris, europe = city("paris"), visas("europe")
    cost = ahead(paris, europe, costs)[paris * 32 + europe]
    assert behind(paris, europe, costs)[paris * 32 + ALL_VISAS] == cost
    assert Plan(paris, europe, paris, costs).cost_with(ROUTE[card("paris", "new-york")]) == cost


def test_a_card_in_hand_is_cheap_an_open_one_dearer_an_unseen_one_dearest() -> None:
    held, open_one, unseen = card("paris", "rome"), card("rome", "cairo"), card("cairo", "tehran")
    copies = [2] * len(ROUTES)
    costs = Eyes([held], open_one, -1, copies).expected()
    assert costs[ROUTE[held]] < costs[ROUTE[open_one]] < costs[ROUTE[unseen]] == LEG
