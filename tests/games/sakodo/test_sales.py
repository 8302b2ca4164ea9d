"""Auctions, at any time."""

import pytest

from grandtour.games.sakodo.backpack import Complete
from grandtour.games.sakodo.board import SOUVENIR
from grandtour.games.sakodo.cards import DECK, FIRST_SOUVENIR, GOOD, PRICE, RESALE
from grandtour.games.sakodo.game import GAME
from grandtour.games.sakodo.items import CAMERA
from grandtour.games.sakodo.rules import Turn
from grandtour.games.sakodo.sales import Sale
from grandtour.games.sakodo.state import Journey
from tests.games.playing import asked, told
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
    hear,
    on_the_way,
    options,
    price,
    refused,
    souvenir,
    stop,
    take_passport,
    trophies,
)
from tests.rules import rule


def with_a_camera(seats: int = 3) -> Journey:
    s = at(on_the_way(seats), A="goa", B="hampi", C="jaipur")
    give(s, A, "camera")
    return begin(s)


@rule("SK-64")
def test_tickets_cards_and_souvenirs_can_be_sold() -> None:
    s = on_the_way()
    give(s, A, "guide", "camera", "compass", "sleeping-bag", "pharmacy")
    s.tickets[A] = 2
    souvenir(s, A, "djembe")
    begin(s)
    goods = ["guide", "camera", "compass", "sleeping-bag", "pharmacy", "ticket", "djembe"]
    assert [act for act in break_ins(s, A) if "sell" in act] == [f"sell {good}" for good in goods]


@rule("SK-64", "SK-69")
def test_passports_reportages_and_aventures_cannot() -> None:
    s = on_the_way()
    trophies(s, A, 0, 2, 2)
    begin(s)
    assert break_ins(s, A) == []
    assert refused(s, "A sell passport")
    assert not {word for deck in DECK[1:3] for word in deck.words} & set(GOOD.words)


@rule("SK-65", "SK-66", "SK-A41")
def test_others_bid_clockwise_from_the_resale_price_and_the_highest_buys() -> None:
    s = do(with_a_camera(), "A sell camera")
    assert asks(s) is Sale
    assert options(s)[0] == "B bid 200"
    assert options(s)[1] == "B bid 210"
    assert options(s)[-1] == "B pass"
    do(s, "B bid 200")
    assert options(s)[0] == "C bid 210"
    do(s, "C bid 210", "B pass")
    assert s.money == [1210, 1000, 790]
    assert carries(s, C) == ["passport", "camera"]
    assert asks(s) is Turn, "and the turn goes on"
    assert asked(s) == "A"


@rule("SK-65")
def test_the_cheapest_good_starts_at_ten() -> None:
    s = on_the_way()
    give(s, A, "guide")
    do(begin(s), "A sell guide")
    assert options(s)[0] == "B bid 10"


@rule("SK-67")
def test_what_nobody_wants_goes_to_the_bank_at_the_resale_price() -> None:
    s = do(with_a_camera(), "A sell camera", "B pass", "C pass")
    assert s.money[A] == 1200
    assert s.discard[CAMERA] == 1


@rule("SK-68")
@pytest.mark.parametrize(
    ("good", "price"),
    [("ticket", 250), ("guide", 10), ("camera", 200), ("compass", 30), ("sleeping-bag", 100), ("pharmacy", 50)],
)
def test_resale_prices(good: str, price: int) -> None:
    assert RESALE[GOOD.number(good)] == price


@rule("SK-68", "SK-A42")
def test_a_souvenir_is_worth_half_its_printed_price_whatever_was_paid_for_it() -> None:
    s = on_the_way()
    souvenir(s, A, "silk-sari")
    do(begin(s), "A sell silk-sari", "B bid 500")
    assert refused(s, "B sell silk-sari"), "not in the same turn (A39)"
    begin(s, B)
    do(s, "B sell silk-sari", "A pass")
    assert s.money[B] == 1000 - 500 + price("silk-sari") // 2
    assert s.decks[SOUVENIR].under == [DECK[SOUVENIR].number("silk-sari")]


@rule("SK-A42")
def test_half_of_every_souvenir_price_can_be_paid_in_tens() -> None:
    assert all(price % 20 == 0 for price in PRICE)
    assert RESALE[FIRST_SOUVENIR:] == [price // 2 for price in PRICE]


@rule("SK-A41")
def test_a_bid_must_be_covered_and_who_passes_is_out() -> None:
    s = with_a_camera()
    s.money[B] = 220
    do(s, "A sell camera")
    assert options(s) == ["B bid 200", "B bid 210", "B bid 220", "B pass"]
    do(s, "B pass", "C bid 200")
    assert asks(s) is Turn


@rule("SK-A41")
def test_who_cannot_bid_is_not_asked_and_the_seller_cannot_withdraw() -> None:
    s = hear(with_a_camera())
    s.money[B] = 190
    do(s, "A sell camera")
    assert asked(s) == "C"
    assert told(s, B) == ["puts-up", "cannot-bid"], "B has not said that they are out"
    assert all(act.startswith("C") for act in options(s))


@rule("SK-67", "SK-A41")
def test_who_cannot_go_higher_is_out_and_what_nobody_can_pay_for_goes_to_the_bank() -> None:
    s = with_a_camera()
    s.money[C] = 300
    do(s, "A sell camera", "B bid 500")
    assert (asks(s), s.money) == (Turn, [1500, 500, 300])
    s = with_a_camera()
    s.money[B], s.money[C] = 190, 0
    do(s, "A sell camera")
    assert (asks(s), s.money) == (Turn, [1200, 190, 0])


@rule("SK-65", "SK-A41")
def test_who_has_just_the_least_bid_is_asked() -> None:
    s = with_a_camera()
    s.money[B], s.money[C] = 200, 210
    do(s, "A sell camera")
    assert options(s) == ["B bid 200", "B pass"]
    do(s, "B bid 200")
    assert options(s) == ["C bid 210", "C pass"]


@rule("SK-A39")
def test_the_owner_may_open_an_auction_in_any_decision_of_his_turn() -> None:
    s = at(on_the_way(), A="nairobi")
    give(s, A, "camera")
    assert asks(stop(s)) is Complete
    do(s, "A sell camera", "B pass")
    assert asks(s) is Complete, "and then goes on with it"


@rule("SK-64", "SK-A39", "SK-A49")
def test_others_may_break_in_as_often_in_a_round_as_was_agreed() -> None:
    s = at(on_the_way(sales=3), A="goa", B="goa")
    give(s, B, *["guide"] * 5)
    begin(s)
    for _ in range(3):
        do(s, "B sell guide", "A pass")
        assert asked(s) == "A"
    assert refused(s, "B sell guide")
    do(s, "A go hampi")
    assert asked(s) == "B"
    do(s, "B sell guide", "A pass")
    assert s.money[B] == 1040, "in their own turn they may"
    do(s, "B go hampi")
    s.stack.clear()
    begin(s)
    assert s.sales == [0, 3]


@rule("SK-64", "SK-A39")
def test_unless_agreed_otherwise_twelve_times_and_with_none_only_in_ones_own_turn() -> None:
    s = at(on_the_way(), A="goa", B="goa")
    give(s, B, *["guide"] * 13)
    begin(s)
    for _ in range(12):
        do(s, "B sell guide", "A pass")
    assert refused(s, "B sell guide")
    s = at(on_the_way(sales=0), A="goa", B="goa")
    give(s, A, "guide")
    give(s, B, "guide")
    begin(s)
    assert ("sell guide" in break_ins(s, A), "sell guide" in break_ins(s, B)) == (True, False)


@rule("SK-A39")
def test_a_new_round_lets_everyone_break_in_again() -> None:
    s = at(on_the_way(), A="goa", B="goa")
    give(s, B, *["guide"] * 5)
    begin(s)
    s.sales = [0, 12]
    assert "sell guide" not in break_ins(s, B)
    do(s, "A go hampi", "B go hampi", "B stop", "B decline")
    assert asked(s) == "A"
    assert s.round == 2
    assert s.sales == [0, 0]
    assert "sell guide" in break_ins(s, B)


@rule("SK-A39")
def test_what_was_bought_cannot_be_sold_again_in_the_same_turn() -> None:
    s = do(with_a_camera(), "A sell camera", "B bid 200", "C pass")
    assert refused(s, "B sell camera")
    give(s, B, "camera")
    do(s, "B sell camera", "C pass", "A pass")
    assert refused(s, "B sell camera"), "only the other one could"
    souvenir(s, B, "djembe")
    assert break_ins(s, B) == ["sell djembe"], "but all the rest can"
    do(s, "A go hampi", "A stop")
    assert "sell camera" in break_ins(s, B), "but in the next turn"


@rule("SK-A39")
def test_who_has_a_ticket_of_his_own_may_sell_one_though_he_has_just_bought_one() -> None:
    s = at(on_the_way(), A="goa", B="hampi")
    s.tickets = [1, 1]
    do(begin(s), "A sell ticket", "B bid 250")
    assert "sell ticket" in break_ins(s, B)
    do(s, "B sell ticket", "A pass")
    assert s.tickets == [0, 1]
    assert refused(s, "B sell ticket")


@rule("SK-A39", "SK-A35")
def test_nor_can_it_be_sold_to_pay_for_a_souvenir() -> None:
    s = at(on_the_way(), A="agadez")
    give(s, A, "guide", "compass")
    give(s, B, "camera")
    s.money[A] = 200
    do(stop(s), "B sell camera", "A bid 200", "A try", "* souvenir berber-rug")
    assert options(s) == ["A decline", "A sell compass"]


@rule("SK-A39")
def test_nobody_breaks_in_while_a_card_is_carried_out() -> None:
    s = at(on_the_way(3), A="siwa", B="goa", C="goa")
    for seat in (A, B, C):
        give(s, seat, "camera")
    do(stop(s), "A skip", "* courrier false-address")
    assert options(s) == ["A target B", "A target C"]
    assert [break_ins(s, seat) for seat in (A, B, C)] == [[], [], []]


@rule("SK-A49")
def test_one_thing_at_a_time() -> None:
    s = with_a_camera()
    give(s, B, "camera")
    do(s, "A sell camera")
    assert [break_ins(s, seat) for seat in (A, B, C)] == [[], [], []]
    assert refused(s, "B sell camera")


@rule("SK-A45")
def test_also_someone_without_a_passport_may_sell() -> None:
    s = at(on_the_way(), A="goa", B="mumbai")
    take_passport(s, B)
    give(s, B, "camera")
    assert "sell camera" in break_ins(begin(s), B)


@rule("SK-A32")
def test_in_a_forced_sale_what_was_bought_in_the_same_turn_counts_too() -> None:
    s = at(on_the_way(), A="nairobi")
    give(s, B, "camera")
    s.money[A] = 200
    stop(s)
    do(s, "B sell camera", "A bid 200", "A skip", "* chance toothache")
    assert (asks(s), asked(s)) == (Sale, "B"), "the camera is all that A has"
    do(s, "B pass")
    assert s.money[A] == 0


# --- Lots ---


def with_a_lot(seats: int = 3) -> Journey:
    s = at(on_the_way(seats), A="goa", B="hampi", C="jaipur")
    give(s, A, "camera", "camera", "compass")
    s.tickets[A] = 1
    souvenir(s, A, "djembe")
    return do(begin(s), "A lot")


@rule("SK-64", "SK-A40")
def test_several_goods_are_put_together_in_one_lot() -> None:
    s = with_a_lot()
    assert options(s) == ["A withdraw", "A add camera", "A add compass", "A add ticket", "A add djembe"]
    do(s, "A add ticket", "A add camera")
    assert options(s)[1] == "A auction"
    assert options(s)[-2:] == ["A remove camera", "A remove ticket"]
    do(s, "A add camera", "A remove ticket", "A add djembe")
    assert "A add camera" not in options(s), "there are only two"
    assert options(s)[1] == "A auction"


@rule("SK-64", "SK-A40")
def test_one_good_makes_no_lot_and_one_good_alone_cannot_be_lotted() -> None:
    s = do(with_a_lot(), "A add camera")
    assert "A auction" not in options(s)
    assert "lot" not in break_ins(with_a_camera(), A)
    s = on_the_way()
    give(s, A, "camera", "camera")
    assert "lot" in break_ins(begin(s), A), "but two of a kind can"


@rule("SK-64", "SK-65", "SK-66", "SK-A40")
def test_a_lot_is_offered_at_the_sum_of_its_prices_and_sold_as_a_whole() -> None:
    s = do(with_a_lot(), "A add camera", "A add ticket", "A add djembe", "A auction")
    assert options(s)[0] == f"B bid {200 + 250 + price('djembe') // 2}"
    do(s, "B bid 600", "C pass")
    assert (asks(s), s.money[:2]) == (Turn, [1600, 400])
    assert (carries(s, B), s.tickets[:2]) == (["passport", "camera"], [0, 1])
    assert s.won[SOUVENIR][B] == (DECK[SOUVENIR].number("djembe"),)
    assert not {"sell camera", "sell ticket", "sell djembe"} & set(break_ins(s, B)), "not in the same turn (A39)"


@rule("SK-67", "SK-A40", "SK-A42")
def test_a_lot_that_nobody_wants_goes_to_the_bank_as_a_whole() -> None:
    s = do(with_a_lot(), "A add camera", "A add djembe", "A auction", "B pass", "C pass")
    assert s.money[A] == 1000 + 200 + price("djembe") // 2
    assert s.discard[CAMERA] == 1
    assert s.decks[SOUVENIR].under == [DECK[SOUVENIR].number("djembe")]


@rule("SK-A39", "SK-A40")
def test_a_lot_out_of_turn_counts_as_one_auction_and_one_given_up_too() -> None:
    s = at(on_the_way(sales=2), A="goa", B="hampi")
    give(s, B, *["guide"] * 4)
    do(begin(s), "B lot", "B add guide", "B add guide", "B auction", "A pass")
    assert s.money[B] == 1020
    do(s, "B lot", "B withdraw")
    assert (asks(s), s.sales[B]) == (Turn, 2)
    assert not {"lot", "sell guide"} & set(break_ins(s, B))


@rule("SK-A39", "SK-A40")
def test_what_was_bought_in_the_same_turn_cannot_go_into_a_lot() -> None:
    s = do(with_a_camera(), "A sell camera", "B bid 200", "C pass")
    give(s, B, "guide", "compass")
    do(s, "B lot")
    assert options(s) == ["B withdraw", "B add guide", "B add compass"]


@rule("SK-A35", "SK-A40")
def test_a_lot_may_pay_for_a_souvenir() -> None:
    s = at(on_the_way(), A="agadez")
    give(s, A, "guide", "camera", "sleeping-bag")
    s.money[A] = 100
    do(stop(s), "A try", "* souvenir berber-rug")
    assert options(s) == ["A decline", "A sell camera", "A sell sleeping-bag", "A lot"]
    do(s, "A lot", "A add camera", "A add sleeping-bag", "A auction", "B pass")
    assert s.won[SOUVENIR][A] == (DECK[SOUVENIR].number("berber-rug"),)
    assert s.money[A] == 100 + 300 - price("berber-rug")


@rule("SK-A53")
def test_a_lot_is_never_worth_more_than_can_be_bid() -> None:
    s = on_the_way()
    s.tickets[A] = 20
    give(s, A, "guide")
    do(begin(s), "A lot", *["A add ticket"] * 20)
    assert options(s) == ["A withdraw", "A auction", "A remove ticket"]


@rule("SK-A40")
def test_nobody_else_sees_what_is_in_a_lot_until_it_is_put_up() -> None:
    s = do(with_a_lot(), "A add camera", "A add ticket")
    mine, theirs = GAME.view(s, A).gathered, GAME.view(s, B).gathered
    assert mine
    assert theirs
    assert ([GOOD.words[good] for good in mine.goods], theirs.goods) == (["camera", "ticket"], [])
    assert not s.stack[-1].seen_by(GAME.act("A add camera"), B)
    assert s.stack[-1].seen_by(GAME.act("A add camera"), A)
    assert s.stack[-1].seen_by(GAME.act("A auction"), B)


@rule("SK-67", "SK-A59")
def test_where_all_the_others_are_home_the_bank_buys_at_once() -> None:
    s = at(on_the_way(**{"finish-round": True}), A="goa", B="goa")
    give(s, A, "camera")
    s.playing, s.home = (A,), (B,)
    do(begin(s), "A sell camera")
    assert (asks(s), s.money[A]) == (Turn, 1200)


# --- Offers in somebody else's turn ---


@rule("SK-A58")
def test_whose_turn_it_is_may_go_on_while_others_bid_and_the_goods_go_back() -> None:
    s = with_a_camera()
    give(s, B, "compass", "compass")
    s.tickets[B] = 1
    do(s, "B sell ticket", "C bid 300")
    assert break_ins(s, A) == ["resume"]
    assert [break_ins(s, seat) for seat in (B, C)] == [[], []]
    do(s, "A resume")
    assert (asks(s), asked(s), s.tickets, s.money) == (Turn, "A", [0, 1, 0], [1000, 1000, 1000])
    assert s.sales[B] == 1, "and it counts as opened"
    do(s, "B lot", "B add compass", "A resume")
    assert (asks(s), carries(s, B)) == (Turn, ["passport", "compass", "compass"])
    do(s, "B lot", "B add compass", "B add compass", "B auction", "C pass", "A resume")
    assert (asks(s), carries(s, B)) == (Turn, ["passport", "compass", "compass"])


@rule("SK-A58")
def test_nobody_ends_their_own_auction_nor_a_sale_for_a_debt() -> None:
    s = do(with_a_camera(), "A sell camera")
    assert [break_ins(s, seat) for seat in (A, B, C)] == [[], [], []]
    s = at(on_the_way(3), A="siwa", B="goa", C="hampi")
    give(s, B, "camera")
    s.money[B] = 0
    do(stop(s), "A skip", "* courrier old-debt", "A target B")
    assert asks(s) is Sale
    assert [break_ins(s, seat) for seat in (A, B, C)] == [[], [], []]
