"""Material, deal and start: CM-01 to CM-21."""

from collections import Counter

import pytest

from grandtour.core.acts import CHANCE, NOBODY
from grandtour.core.chance import Dice
from grandtour.core.game import BadGame
from grandtour.core.questions import IllegalAct, awaited, offered, step
from grandtour.games.course import acts
from grandtour.games.course.board import CARDS, CITY, CONTINENT, ENDS, FAR, HAND, HOMES, VISA
from grandtour.games.course.game import GAME
from grandtour.games.course.rules import ChooseHome
from grandtour.games.course.state import Race
from tests.games.course.given import (
    act,
    card,
    city,
    dealt,
    does,
    given,
    lays,
    may,
    route,
    visas,
)
from tests.games.playing import asked, let_chance_speak, told
from tests.rules import rule


@rule("CM-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_play(seats: int) -> None:
    with pytest.raises(BadGame, match="2 to 6 players"):
        GAME.new(seats)


@rule("CM-05", "CM-06", "CM-07", "CM-08", "CM-09", "CM-10", "CM-11")
@pytest.mark.parametrize(("seats", "each", "stock"), [(2, 15, 78), (3, 13, 69), (4, 12, 60), (5, 10, 58), (6, 9, 54)])
def test_the_deal(seats: int, each: int, stock: int) -> None:
    s = dealt(seats)
    assert [len(hand) for hand in s.hands] == [each] * seats
    assert len(s.stock) == stock
    view = GAME.view(s, NOBODY)
    assert view.visas_left == [seats] * len(CONTINENT.words), "five piles, one visa a player and continent"
    held = [n for hand in s.hands for n in hand] + s.stock.unseen
    assert sorted(held) == list(range(CARDS)) == list(range(108)), "108 cards, each one there once"


@rule("CM-02")
def test_a_card_leads_both_ways() -> None:
    for n, (a, b) in enumerate(ENDS):
        assert (FAR[a][n], FAR[b][n]) == (b, a)
        assert a != b


@rule("CM-02", "CM-31")
def test_from_cairo_to_tehran() -> None:
    """The rulebook's example."""
    s = given(hand=[card("tehran", "cairo")], at="cairo")
    does(s, ("lay", card("cairo", "tehran")), "land")
    assert s.at[0] == city("tehran")


@rule("CM-03", "CM-A31", "CM-A33")
def test_visas_are_only_certificates_and_nothing_else_is_shown() -> None:
    """No act names a visa; none can be declined, given or shown, and a hand is never shown beyond what was laid."""
    assert all(verb.kind is not CONTINENT for verb in GAME.verbs)
    s = given(hand=route("paris", "new-york"))
    does(s, *lays(*route("paris", "new-york")), "land")
    assert s.shown[0] == ()
    assert GAME.view(s, 1).travellers[0].shown == []


@rule("CM-04", "CM-A27")
def test_any_seat_may_deal() -> None:
    s = GAME.new(4)
    assert offered(s) == [acts.DEALER.by(CHANCE, seat) for seat in range(4)]


@rule("CM-05", "CM-20")
def test_cards_are_dealt_one_by_one_from_the_dealers_left() -> None:
    s = GAME.new(3)
    step(s, acts.DEALER.by(CHANCE, 1))
    sizes = []
    for _ in range(4):
        step(s, offered(s)[0])
        sizes.append([len(hand) for hand in s.hands])
    assert sizes == [[0, 0, 1], [1, 0, 1], [1, 1, 1], [1, 1, 2]]


@rule("CM-19", "CM-20")
@pytest.mark.parametrize("dealer", range(3))
def test_left_of_the_dealer_begins_and_play_goes_to_the_left(dealer: int) -> None:
    s = GAME.new(3)
    step(s, acts.DEALER.by(CHANCE, dealer))
    let_chance_speak(s)
    for seat in range(3):
        step(s, acts.HOME.by(seat, HOMES[0]))
    order = []
    for _ in range(4):
        seat = awaited(s)[0]
        order.append(seat)
        exchange(s, seat)
    assert order == [(dealer + 1) % 3, (dealer + 2) % 3, dealer, (dealer + 1) % 3]


def exchange(s: Race, seat: int) -> None:
    first, second, *_ = s.hands[seat]
    for one in (acts.LEFT.by(seat, first), acts.RIGHT.by(seat, second), acts.TAKE.by(seat, acts.STOCK)):
        step(s, one)
    let_chance_speak(s)


@rule("CM-12")
def test_one_travels_with_cards_dealt_drawn_and_picked_up() -> None:
    """Given a card in a bin, when it is picked up, then it can be laid at the next turn like any other."""
    wanted = card("paris", "rome")
    s = given(hand=[card("tokyo", "honolulu"), card("cairo", "tehran")], left=[wanted], right=[card("rome", "cairo")])
    does(s, ("left", card("tokyo", "honolulu")), ("right", card("cairo", "tehran")), "take left")
    exchange(s, 1)
    assert may(s, ("lay", wanted))


@rule("CM-13", "CM-A16", "CM-A17")
def test_each_leg_goes_on_from_where_the_last_one_ended() -> None:
    """Given four legs that chain in one order, when the second is skipped, then it is refused and nothing moves."""
    legs = route("paris", "new-york", "anchorage", "tokyo", "honolulu")
    s = given(hand=legs)
    does(s, *lays(legs[0]))
    before = s.dump()
    with pytest.raises(IllegalAct):
        does(s, *lays(legs[2]))
    assert s.dump() == before
    assert may(s, ("lay", legs[1]))


@rule("CM-14", "CM-39", "CM-40", "CM-A11")
def test_five_visas_and_home_in_any_order() -> None:
    """Given a tour by way of Africa before Asia or after it, when it comes home with five visas, then it wins."""
    for order in (["asia", "america", "africa", "oceania"], ["oceania", "africa", "america", "asia"]):
        s = given(hand=route("new-york", "paris"), at="new-york", has=visas("europe", *order))
        does(s, *lays(*route("new-york", "paris")), "land")
        assert s.outcome is not None
        assert s.outcome.winners() == [0]


@rule("CM-15", "CM-16", "CM-17")
def test_any_roundabout_way_is_allowed() -> None:
    """Out and back over the same cities, into continents long stamped, as often as one has cards."""
    legs = [card("paris", "moscow"), card("paris", "moscow", 2)]
    s = given(hand=legs, has=visas("asia", "america"))
    does(s, *lays(*legs), "land")
    assert s.flown[0] == (city("paris"), city("moscow"), city("paris"))
    assert s.visas[0] == visas("europe", "asia", "america")


@rule("CM-18", "CM-36", "CM-A7")
@pytest.mark.parametrize(("home", "continent"), [("paris", "europe"), ("new-york", "america"), ("tokyo", "asia")])
def test_homes_and_their_visas(home: str, continent: str) -> None:
    s = dealt(2)
    assert {one.noun for one in offered(s)} == {city("paris"), city("new-york"), city("tokyo")}
    step(s, act(f"home {home}", "A"))
    step(s, act("home paris", "B"))
    assert s.visas[0] == visas(continent)
    assert s.at[0] == s.home[0] == city(home)


@rule("CM-18", "CM-A7")
def test_homes_are_chosen_in_secret_and_revealed_together() -> None:
    """Given that A has chosen, when B looks, then B sees nothing; when all have chosen, then all see all."""
    s = dealt(3)
    s.lines = []
    step(s, act("home tokyo", "A"))
    assert GAME.view(s, 0).travellers[0].home == city("tokyo")
    assert GAME.view(s, 1).travellers[0].home == NOBODY
    assert awaited(s) == [1, 2]
    assert told(s) == []
    step(s, act("home paris", "C"))
    step(s, act("home paris", "B"))
    assert [one.home for one in GAME.view(s, NOBODY).travellers] == [city("tokyo"), city("paris"), city("paris")]


@rule("CM-10", "CM-36", "CM-A7")
def test_six_may_share_a_home() -> None:
    s = dealt(6)
    for seat in range(6):
        step(s, acts.HOME.by(seat, city("paris")))
    assert GAME.view(s, NOBODY).visas_left == [0, 6, 6, 6, 6]


@rule("CM-21", "CM-27", "CM-33", "CM-A19")
def test_a_turn_is_an_exchange_or_a_flight_and_nothing_else() -> None:
    """There is no pass, and one cannot land without having laid a card."""
    s = given(hand=[card("paris", "rome")])
    verbs = Counter(one.verb.name for one in offered(s))
    assert set(verbs) == {"lay", "left"}
    assert verbs["left"] == HAND[2]
    assert not may(s, "land")
    exchange(s, 0)
    assert asked(s) == "B"
    assert {one.verb.name for one in offered(s)} <= {"lay", "left"}


@rule("CM-A9", "CM-A10", "CM-37")
def test_every_city_has_the_visa_of_its_continent_but_in_oceania() -> None:
    oceania = visas("oceania")
    assert {CITY.words[n] for n in range(len(CITY.words)) if VISA[n] == oceania} == {"darwin", "sydney"}
    for name, continent in [("moscow", "europe"), ("cairo", "africa"), ("anchorage", "america"), ("lima", "america")]:
        assert VISA[city(name)] == visas(continent)
    assert VISA[city("honolulu")] == VISA[city("papeete")] == 0


@rule("CM-A28")
def test_after_the_homes_one_seat_at_a_time_is_asked() -> None:
    dice, s = Dice(5), given()
    for _ in range(200):
        step(s, s.stack[-1].sample(s, dice))
        assert len(awaited(s)) == 1
    assert not any(isinstance(question, ChooseHome) for question in s.stack)
