"""The spaces: trophies and what they cost, job, chance and courrier."""

import pytest

from grandtour.families.track.board import AVENTURE, REPORTAGE
from grandtour.families.track.cards import MONEY
from grandtour.games.sakodo.board import SOUVENIR
from grandtour.games.sakodo.cards import DECK, PRICE
from grandtour.games.sakodo.items import CAMERA, GUIDE
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.trophies import Afford, Trophy
from tests.games.playing import asked
from tests.games.sakodo.given import A, B, asks, at, carries, do, give, on_the_way, options, price, souvenir, stop, wage
from tests.rules import rule


def visit(space: str, *items: str, money: int = 1000, seats: int = 2) -> Journey:
    s = at(on_the_way(seats), A=space)
    give(s, A, *items)
    s.money[A] = money
    return stop(s)


@rule("SK-53")
def test_a_souvenir_costs_a_guide_and_its_price() -> None:
    s = do(visit("agadez", "guide"), "A try", "* souvenir berber-rug")
    assert s.won[SOUVENIR][A] == (DECK[SOUVENIR].number("berber-rug"),)
    assert s.money[A] == 1000 - price("berber-rug")
    assert carries(s, A) == ["passport"]
    assert s.discard[GUIDE] == 1


@rule("SK-A35")
def test_who_cannot_pay_for_the_souvenir_loses_the_guide_and_the_card_goes_under_the_deck() -> None:
    s = do(visit("agadez", "guide", money=50), "A try", "* souvenir berber-rug")
    assert s.won[SOUVENIR][A] == ()
    assert s.decks[SOUVENIR].under == [DECK[SOUVENIR].number("berber-rug")]
    assert s.discard[GUIDE] == 1
    assert asked(s) == "B"


@rule("SK-A35")
def test_who_can_pay_must_who_cannot_may_sell_first() -> None:
    s = do(visit("agadez", "guide", "camera", money=250), "A try", "* souvenir berber-rug")
    assert asks(s) is Afford
    assert options(s) == ["A decline", "A sell camera"]
    do(s, "A sell camera", "B pass")
    assert s.money[A] == 250 + 200 - price("berber-rug")
    assert len(s.won[SOUVENIR][A]) == 1


@rule("SK-A35")
def test_before_the_guide_is_given_one_knows_what_a_souvenir_may_cost() -> None:
    s = visit("agadez", "guide")
    assert s.stack[-1].prompt(s).nouns == (min(PRICE) // MONEY.step, max(PRICE) // MONEY.step)
    souvenir(s, B, "painted-icon")
    assert s.stack[-1].prompt(s).nouns[1] < max(PRICE) // MONEY.step, "the dearest is gone"


@rule("SK-53", "SK-54", "SK-55", "SK-A46")
@pytest.mark.parametrize(
    ("space", "means", "wording", "without"),
    [
        ("agadez", ["guide"], "ask-souvenir", "ask-no-guide"),
        ("cairo", ["camera"], "ask-reportage", "ask-no-camera"),
        ("timbuktu", ["compass", "sleeping-bag", "pharmacy"], "ask-aventure", "ask-no-gear"),
    ],
)
def test_whoever_lacks_what_it_takes_is_told_so(space: str, means: list[str], wording: str, without: str) -> None:
    s = visit(space, *means)
    assert s.stack[-1].prompt(s).tale.key == wording
    s = visit(space, *["compass"] * len(means))
    assert s.stack[-1].prompt(s).tale.key == without


@rule("SK-A35")
def test_who_has_just_enough_pays_without_being_asked() -> None:
    s = do(visit("agadez", "guide", "camera", money=price("berber-rug")), "A try", "* souvenir berber-rug")
    assert s.money[A] == 0
    assert len(s.won[SOUVENIR][A]) == 1


@rule("SK-A35")
def test_or_let_the_souvenir_go() -> None:
    s = do(visit("agadez", "guide", "camera", money=250), "A try", "* souvenir berber-rug", "A decline")
    assert s.won[SOUVENIR][A] == ()
    assert s.decks[SOUVENIR].under == [0]
    assert carries(s, A) == ["passport", "camera"]


@rule("SK-54")
def test_a_reportage_costs_a_camera() -> None:
    s = do(visit("cairo", "camera"), "A try", "* reportage old-cars")
    assert s.won[REPORTAGE][A] == (DECK[REPORTAGE].number("old-cars"),)
    assert s.discard[CAMERA] == 1
    assert s.money[A] == 1000


@rule("SK-55", "SK-A46")
@pytest.mark.parametrize(
    ("items", "possible"),
    [
        (("compass", "sleeping-bag", "pharmacy"), True),
        (("compass", "sleeping-bag", "guide"), False),
        (("compass", "compass", "pharmacy"), False),
        (("camera", "sleeping-bag", "pharmacy"), False),
    ],
)
def test_an_aventure_needs_compass_sleeping_bag_and_pharmacy(items: tuple[str, ...], possible: bool) -> None:
    s = visit("timbuktu", *items)
    assert asks(s) is Trophy
    assert ("A try" in options(s)) == possible
    do(s, "A decline")
    assert len(carries(s, A)) == 4, "no penalty applies"


@rule("SK-55")
def test_with_fewer_than_three_cards_everyone_sees_that_there_is_nothing_to_ask() -> None:
    assert asked(visit("timbuktu", "compass", "sleeping-bag")) == "B"


@rule("SK-56", "SK-A36")
def test_the_gear_is_lost_only_if_the_aventure_says_so() -> None:
    gear = ("compass", "sleeping-bag", "pharmacy")
    s = do(visit("timbuktu", *gear), "A try", "* aventure lost-in-the-medina")
    assert carries(s, A) == ["passport", "sleeping-bag", "pharmacy"]
    assert len(s.won[AVENTURE][A]) == 1
    s = do(visit("timbuktu", *gear), "A try", "* aventure star-gazing")
    assert carries(s, A) == ["passport", *gear]
    assert len(s.won[AVENTURE][A]) == 1


@rule("SK-56", "SK-A36")
def test_an_aventure_that_is_not_won_goes_under_its_deck() -> None:
    s = do(visit("timbuktu", "compass", "sleeping-bag", "pharmacy"), "A try", "* aventure volcano-climb", "* die 3")
    assert s.won[AVENTURE][A] == ()
    assert s.decks[AVENTURE].under == [DECK[AVENTURE].number("volcano-climb")]


@rule("SK-52", "SK-A30")
def test_one_may_collect_more_than_two_of_a_kind() -> None:
    s = at(on_the_way(), A="cairo")
    give(s, A, "camera")
    s.won[REPORTAGE][A] = tuple(s.decks[REPORTAGE].unseen[:5])
    del s.decks[REPORTAGE].unseen[:5]
    do(stop(s), "A try", "* reportage rodeo")
    assert len(s.won[REPORTAGE][A]) == 6


@rule("SK-A30")
def test_from_an_empty_deck_nothing_is_drawn_and_nothing_is_spent() -> None:
    s = at(on_the_way(), A="cairo")
    give(s, A, "camera")
    s.won[REPORTAGE][B] = tuple(s.decks[REPORTAGE].unseen)
    s.decks[REPORTAGE].unseen = []
    assert asked(stop(s)) == "B"
    assert carries(s, A) == ["passport", "camera"]


@rule("SK-57")
def test_a_job_space_pays() -> None:
    s = do(visit("goa"), "* job interpreting")
    assert s.money[A] == 1000 + wage("interpreting")


@rule("SK-58")
def test_a_courrier_space_brings_letters_and_some_of_them_hurt_others() -> None:
    s = do(visit("siwa"), "A skip", "* courrier money-order")
    assert s.money[A] == 1200
    s = do(visit("siwa"), "A skip", "* courrier old-debt")
    assert s.money == [1100, 900]


@rule("SK-59")
def test_a_chance_space_brings_the_hazards_of_travel() -> None:
    s = do(visit("nairobi"), "A skip", "* chance pickpocket")
    assert s.money[A] == 850


@rule("SK-60")
def test_who_is_moved_by_a_card_does_not_play_the_new_space() -> None:
    s = do(visit("nairobi"), "A skip", "* chance monsoon")
    assert asked(s) == "B"
    assert len(s.decks[3].under) == 0, "he is on a job space now"


@rule("SK-A42")
def test_a_souvenir_sold_to_the_bank_goes_under_its_deck() -> None:
    s = at(on_the_way(), A="agadez")
    souvenir(s, A, "berber-rug")
    give(s, A, "guide")
    s.money[A] = 0
    do(stop(s), "A try", "* souvenir paper-kite", "A sell berber-rug", "B pass")
    assert s.money[A] == price("berber-rug") // 2 - price("paper-kite")
    assert s.decks[SOUVENIR].under == [DECK[SOUVENIR].number("berber-rug")]
