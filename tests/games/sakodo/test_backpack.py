"""The backpack: completing it, what may be kept, and how the pile is filled again."""

import pytest

from grandtour.core.chance import Dice
from grandtour.core.questions import step
from grandtour.games.sakodo import backpack
from grandtour.games.sakodo.backpack import Complete, DrawToChoose, PackDie, any_hand, ways_to_draw
from grandtour.games.sakodo.game import GAME
from grandtour.games.sakodo.items import CARDS_IN, GUIDE, HAND, HAND_OF, ITEM, ITEMS, MOST_DRAWN, PASSPORT, with_one
from grandtour.games.sakodo.trophies import Trophy, TurnUp
from tests.games.sakodo.given import (
    A,
    asks,
    at,
    begin,
    carries,
    do,
    give,
    on_the_way,
    options,
    refused,
    stop,
    take_passport,
)
from tests.rules import rule


@rule("SK-17")
def test_roll_draw_so_many_keep_one_reject_the_rest() -> None:
    s = stop(at(on_the_way(), A="nairobi"))
    do(s, "A roll", "* die 4", "* draw guide+guide+camera+pharmacy")
    assert options(s) == ["A keep guide", "A keep camera", "A keep pharmacy", "A reject"]
    do(s, "A keep camera")
    assert carries(s, A) == ["passport", "camera"]
    assert s.discard == [0, 2, 0, 0, 0, 1]


@rule("SK-27", "SK-A7")
def test_to_complete_the_backpack_is_a_right_not_a_duty() -> None:
    s = stop(at(on_the_way(), A="nairobi"))
    assert asks(s) is Complete
    assert options(s) == ["A roll", "A skip"]
    do(s, "A skip", "* chance tombola")
    assert carries(s, A) == ["passport"]


@rule("SK-A7")
def test_one_may_keep_none_of_the_cards() -> None:
    s = stop(at(on_the_way(), A="nairobi"))
    do(s, "A roll", "* die 1", "* draw guide", "A reject")
    assert carries(s, A) == ["passport"]
    assert s.discard[GUIDE] == 1


@rule("SK-18")
def test_all_kinds_but_the_passport_can_be_accumulated() -> None:
    s = on_the_way()
    give(s, A, *["camera"] * 14)
    stop(at(s, A="nairobi"))
    do(s, "A roll", "* die 1", "* draw camera", "A keep camera")
    assert carries(s, A).count("camera") == 15


@rule("SK-19")
def test_a_second_passport_cannot_be_kept_and_ends_in_the_discard() -> None:
    s = stop(at(on_the_way(), A="nairobi"))
    do(s, "A roll", "* die 4", "* draw passport+guide+camera+compass")
    assert "A keep passport" not in options(s)
    do(s, "A keep guide")
    assert s.discard[PASSPORT] == 1


@rule("SK-17", "SK-19")
@pytest.mark.parametrize(("drawn", "wording"), [("guide", "ask-keep"), ("passport", "ask-keep-none")])
def test_whoever_can_keep_none_of_the_cards_is_told_so(drawn: str, wording: str) -> None:
    s = do(stop(at(on_the_way(), A="nairobi")), "A roll", "* die 1", f"* draw {drawn}")
    assert s.stack[-1].prompt(s).tale.key == wording


@rule("SK-A9")
def test_a_passport_from_a_parcel_is_rejected_as_well() -> None:
    s = stop(at(on_the_way(), A="siwa"))
    do(s, "A skip", "* courrier sisters-parcel", "* draw passport")
    assert carries(s, A) == ["passport"]
    assert s.discard[PASSPORT] == 1


@rule("SK-15")
def test_what_is_won_can_be_lost_again() -> None:
    s = on_the_way()
    give(s, A, "camera")
    stop(at(s, A="nairobi"))
    do(s, "A skip", "* chance camera-overboard")
    assert carries(s, A) == ["passport"]


@rule("SK-16")
def test_only_without_a_passport_one_may_not_advance() -> None:
    s = begin(at(on_the_way(), A="goa"))
    assert "A go hampi" in options(s), "an otherwise empty backpack does not matter"
    s = at(on_the_way(), A="mumbai")
    take_passport(s, A)
    assert asks(begin(s)) is PackDie


@rule("SK-21")
@pytest.mark.parametrize(
    ("space", "rolls"),
    [("nairobi", True), ("siwa", True), ("mumbai", True), ("agadez", False), ("cairo", False), ("luxor", False)],
)
def test_cards_come_from_chance_courrier_and_airport_spaces(space: str, rolls: bool) -> None:
    s = on_the_way()
    give(s, A, "guide", "camera", "pharmacy")
    stop(at(s, A=space))
    assert (asks(s) is Complete) == rolls


@rule("SK-A8")
def test_a_pile_that_is_too_short_is_filled_with_the_discard() -> None:
    s = at(on_the_way(), A="nairobi")
    s.discard = [n - 1 if item else n for item, n in enumerate(s.pile)]
    s.discard[PASSPORT] = s.pile[PASSPORT]
    s.pile = [0, 1, 1, 1, 1, 1]
    stop(s)
    do(s, "A roll", "* die 6")
    assert s.discard == [0] * ITEMS
    assert sum(s.pile) == 88


@rule("SK-A8")
def test_a_pile_that_is_just_long_enough_is_drawn_to_its_end() -> None:
    s = at(on_the_way(), A="nairobi")
    s.discard = [n - 1 for n in s.pile]
    s.pile = [1] * ITEMS
    do(stop(s), "A roll", "* die 6")
    assert s.pile == [1] * ITEMS
    do(s, options(s)[0])
    assert s.pile == [0] * ITEMS


@rule("SK-A8")
def test_if_it_is_still_too_short_all_there_is_is_drawn() -> None:
    s = at(on_the_way(), A="nairobi")
    s.pile, s.discard = [0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 2]
    backpack.choose_from(s, A, 6, True)
    drawing = s.stack[-1]
    assert isinstance(drawing, DrawToChoose)
    assert drawing.cards == 3


@rule("SK-A8")
def test_from_an_empty_pile_and_an_empty_discard_nothing_is_drawn() -> None:
    s = stop(at(on_the_way(), A="nairobi"))
    s.pile = [0] * ITEMS
    step(s, GAME.act("A roll"))
    step(s, GAME.act("* die 3"))
    assert asks(s) is TurnUp, "the space is played all the same"


@rule("SK-17")
def test_every_hand_can_be_named_and_found() -> None:
    assert len(HAND.words) == 924
    assert len(set(HAND.words)) == 924
    camera = with_one(0, ITEM.number("camera"))
    assert HAND.words[camera] == "camera"
    full = HAND.number("+".join(["guide"] * MOST_DRAWN))
    assert with_one(full, GUIDE) == -1
    assert all(sorted(CARDS_IN[hand]) == list(CARDS_IN[hand]) for hand in HAND_OF.values())


@rule("SK-17")
def test_hands_come_as_often_as_cards_drawn_one_by_one() -> None:
    pile, dice = [3, 2, 1, 0, 0, 0], Dice(7)
    drawn = [any_hand(pile, 2, dice).noun for _ in range(15_000)]
    for hand in set(drawn):
        assert drawn.count(hand) == pytest.approx(1000 * ways_to_draw(pile, hand), rel=0.15)
    assert sum(ways_to_draw(pile, hand) for hand in set(drawn)) == 15


@rule("SK-20")
def test_the_passport_is_neither_sold_nor_traded() -> None:
    s = on_the_way(3)
    begin(s)
    assert refused(s, "A sell passport")
    assert refused(s, "A trade B"), "there is nothing but passports"
    give(s, A, "guide")
    give(s, 1, "camera")
    do(s, "A trade B")
    assert refused(s, "A give passport")
    assert refused(s, "A want passport")


def test_a_question_about_a_trophy_is_asked_even_if_the_backpack_lacks_what_it_takes() -> None:
    s = on_the_way()
    give(s, A, "compass")
    stop(at(s, A="agadez"))
    assert asks(s) is Trophy
    assert options(s) == ["A decline"]
