"""Losing the passport, and getting another."""

import pytest

from grandtour.games.sakodo.backpack import PackDie
from grandtour.games.sakodo.hitching import Hitch
from grandtour.games.sakodo.items import PASSPORT
from grandtour.games.sakodo.rules import Turn, WithoutPassport
from grandtour.games.sakodo.state import Journey
from tests.games.playing import asked
from tests.games.sakodo.given import (
    A,
    B,
    C,
    asks,
    at,
    begin,
    break_ins,
    carries,
    do,
    give,
    on_the_way,
    options,
    place,
    refused,
    stop,
    take_passport,
)
from tests.rules import rule


def stranded(turns: int = 0, money: int = 1000) -> Journey:
    """A is in Mumbai without a passport, and has begun so many turns there."""
    s = at(on_the_way(), A="mumbai")
    take_passport(s, A)
    s.without[A] = turns
    s.money[A] = money
    return begin(s)


@rule("SK-47", "SK-A27")
@pytest.mark.parametrize(
    ("space", "back"),
    [("rishikesh", "mumbai"), ("mumbai", "dakar"), ("dakar", "dakar"), ("paris-departure", "paris-departure")],
)
def test_without_a_passport_one_goes_back_to_the_airport_behind(space: str, back: str) -> None:
    s = stop(at(on_the_way(), A="lalibela", B=space))
    do(s, "A skip", "* courrier expired-stamp")
    assert place(s, B) == back
    assert carries(s, B) == []
    assert s.discard[PASSPORT] == 1


@rule("SK-A27")
def test_the_airport_serves_nobody_who_is_sent_back_to_it() -> None:
    s = do(stop(at(on_the_way(), A="rishikesh")), "A skip", "* chance border-check")
    assert place(s, A) == "mumbai"
    assert asked(s) == "B"


@rule("SK-48", "SK-49", "SK-A28")
def test_two_turns_of_rolling_and_on_the_third_one_may_pay() -> None:
    s = do(stop(at(on_the_way(), A="rishikesh")), "A skip", "* chance border-check")
    for turn in (1, 2):
        begin(s, A)
        assert s.without[A] == turn
        assert asks(s) is PackDie, "there is no choice"
        do(s, "* die 1", "* draw guide", "A keep guide")
        assert asked(s) == "B", "the roll is the whole turn"
    begin(s, A)
    assert asks(s) is WithoutPassport
    assert options(s) == ["A roll", "A pay"]
    do(s, "A pay")
    assert s.money[A] == 500
    assert carries(s, A) == ["passport", "guide", "guide"]
    assert asked(s) == "B"
    assert asks(begin(s, A)) is Turn, "normal play resumes with the next turn"


@rule("SK-49", "SK-A28")
def test_the_choice_is_offered_on_every_later_turn() -> None:
    for turns in (2, 3, 7):
        assert asks(stranded(turns)) is WithoutPassport


@rule("SK-49", "SK-A28")
@pytest.mark.parametrize(("money", "wording"), [(500, "ask-passport"), (490, "ask-no-passport")])
def test_whoever_has_not_the_money_for_a_passport_is_told_so(money: int, wording: str) -> None:
    s = stranded(2, money)
    give(s, A, "camera")
    begin(s)
    assert (asks(s), s.stack[-1].prompt(s).tale.key) == (WithoutPassport, wording)


@rule("SK-49")
def test_a_passport_is_bought_from_the_supply() -> None:
    s = stranded(2)
    s.pile[PASSPORT] += s.discard[PASSPORT]
    s.discard[PASSPORT] = 0
    in_box = s.pile[PASSPORT]
    do(s, "A pay")
    assert s.pile[PASSPORT] == in_box - 1
    s = stranded(2)
    s.discard[PASSPORT] += s.pile[PASSPORT]
    s.pile[PASSPORT] = 0
    do(s, "A pay")
    assert carries(s, A) == ["passport"]


@rule("SK-48", "SK-A44")
def test_a_drawn_passport_may_be_kept_or_not() -> None:
    s = do(stranded(), "* die 2", "* draw passport+camera")
    assert options(s) == ["A keep passport", "A keep camera", "A reject"]
    assert s.stack[-1].options(s)[0].said == "keep passport"
    do(s, "A keep passport")
    assert carries(s, A) == ["passport"]
    assert s.without[A] == 0


@rule("SK-A45")
def test_who_must_stay_and_roll_can_neither_work_nor_fly_nor_buy_a_ticket() -> None:
    s = stranded(2)
    s.tickets[A] = 1
    assert options(s) == ["A roll", "A pay"]
    for act in ("A assist", "A fly bangkok", "A stay", "A go goa"):
        assert refused(s, act)
    do(s, "A roll", "* die 1", "* draw camera", "A keep camera")
    assert asked(s) == "B", "no ticket is offered"


@rule("SK-A45")
def test_but_he_may_sell_and_trade() -> None:
    s = on_the_way(3)
    take_passport(s, A)
    give(s, A, "camera")
    give(s, B, "guide")
    s.without[A] = 2
    begin(s)
    assert break_ins(s, A) == ["sell camera", "trade B"]


@rule("SK-49", "SK-64", "SK-67")
def test_a_camera_sold_to_the_bank_can_pay_for_a_passport() -> None:
    s = stranded(2, money=480)
    give(s, A, "camera")
    begin(s)
    assert refused(s, "A pay")
    do(s, "A sell camera", "B pass")
    assert s.money[A] == 680
    do(s, "A pay")
    assert carries(s, A) == ["passport"]


@rule("SK-49")
def test_who_could_never_raise_the_price_is_not_asked() -> None:
    assert asks(stranded(2, money=490)) is PackDie
    assert options(stranded(2, money=500)) == ["A roll", "A pay"]


@rule("SK-50", "SK-51", "SK-A37")
def test_who_has_no_passport_is_moved_neither_by_players_nor_by_cards() -> None:
    s = at(on_the_way(3), A="zanzibar", B="mumbai", C="mumbai")
    take_passport(s, B)
    do(begin(s), "A go mumbai")
    assert asks(s) is Hitch
    assert options(s) == ["A stop", "A pick C"]
    s = at(on_the_way(3), A="lalibela", B="mumbai", C="bangkok")
    take_passport(s, B)
    do(stop(s), "A skip", "* courrier false-address")
    assert place(s, B) == "mumbai"
    assert place(s, C) == "paro", "there is only one target, so nobody is asked"
