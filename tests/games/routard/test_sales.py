"""Auctions at any time."""

from grandtour.families.track.cards import MONEY
from grandtour.games.routard.board import ACHAT
from grandtour.games.routard.cards import CAMERA, DECK, FIRST_ACHAT, GOOD, RESALE
from grandtour.games.routard.game import GAME
from tests.games.playing import told
from tests.games.routard.given import (
    A,
    B,
    C,
    asks,
    bed,
    begin,
    break_ins,
    chance,
    do,
    has,
    hear,
    on_the_way,
    options,
    packing,
    refused,
    sold,
    trophies,
    without,
)
from tests.rules import rule


@rule("RO-84", "RO-89", "RO-A56")
def test_what_can_be_sold() -> None:
    s = trophies(on_the_way(), A, 1, 1, 1)
    s.tickets[A], s.cheques[A], s.elements[A][0] = 1, 3, 2
    good = DECK[ACHAT].words[s.won[ACHAT][A][0]]
    expected = ["guide", "equipment", "camera", "ticket", good, "cheque", "2-cheques", "3-cheques"]
    assert break_ins(begin(s), A) == [f"sell {good}" for good in expected]
    assert refused(s, "A sell formalities")


@rule("RO-88", "RO-85", "RO-A56")
def test_resale_prices() -> None:
    prices = {word: RESALE[GOOD.number(word)] for word in ("guide", "equipment", "camera", "ticket", "cheque")}
    assert prices == {"guide": 10, "equipment": 150, "camera": 200, "ticket": 250, "cheque": 10}
    assert RESALE[GOOD.number("5-cheques")] == 50
    assert RESALE[GOOD.number(sold(300))] == 150
    assert len(RESALE) == len(GOOD.words)


@rule("RO-85", "RO-87")
def test_what_nobody_wants_the_bank_takes_at_the_resale_price() -> None:
    s = begin(on_the_way())
    do(s, "A sell camera")
    assert options(s)[0] == "bid 200"
    assert s.stack[-1].prompt(s).nouns == (GOOD.number("camera"), 200 // MONEY.step)
    do(s, "B pass")
    assert (s.money[A], has(s, A, "camera")) == (1200, 0)


@rule("RO-86", "RO-A55", "RO-A70")
def test_the_highest_bidder_buys() -> None:
    s = begin(on_the_way(3))
    s.money[C] = 9000
    do(s, "A sell 5-cheques")
    assert options(s)[:2] == ["bid 50", "bid 60"]
    do(s, "B bid 60")
    assert options(s)[0] == "bid 70"
    assert options(s)[-2] == "bid 5000"
    do(s, "C bid 80", "B pass")
    assert (s.money, s.cheques) == ([1080, 1000, 8920], [5, 10, 15])
    assert asks(s) == "A Turn"


@rule("RO-A55")
def test_bids_are_covered_and_whoever_cannot_bid_is_not_asked() -> None:
    s = hear(begin(on_the_way(3)))
    s.money[B] = 190
    do(s, "A sell camera")
    assert asks(s) == "C Sale"
    assert told(s, B) == ["puts-up", "cannot-bid"], "B has not passed"


@rule("RO-A55")
def test_as_many_auctions_out_of_turn_in_a_round_as_were_agreed() -> None:
    s = begin(on_the_way(sales=3))
    for _ in range(3):
        do(s, "B sell cheque", "A pass")
    assert break_ins(s, B) == []
    do(s, "A sell cheque", "B pass")
    assert "sell cheque" in break_ins(s, A)


@rule("RO-A55")
def test_what_was_bought_in_this_turn_is_sold_again_only_to_pay_a_charge() -> None:
    s = without(on_the_way(), A, "camera")
    s.money[A] = 220
    do(begin(s), "B sell camera", "A bid 200")
    assert refused(s, "A sell camera")
    do(s, "A go nairobi", bed(0), chance("pay", 200))
    assert "sell camera" in options(s)


@rule("RO-A55", "RO-A56")
def test_cheques_that_were_bought_are_counted() -> None:
    s = on_the_way()
    s.cheques[A] = 1
    do(begin(s), "B sell 3-cheques", "A bid 30")
    assert [said for said in break_ins(s, A) if "cheque" in said] == ["sell cheque"]


@rule("RO-A57")
def test_an_achat_that_was_bought_from_a_player_counts_and_the_banks_goes_under_its_deck() -> None:
    s = trophies(on_the_way(), A, 2, 0, 0)
    first, second = s.won[ACHAT][A]
    begin(s)
    do(s, f"A sell {GOOD.words[FIRST_ACHAT + first]}", f"B bid {RESALE[FIRST_ACHAT + first]}")
    assert s.won[ACHAT][B] == (first,)
    do(s, f"A sell {GOOD.words[FIRST_ACHAT + second]}", "B pass")
    assert s.decks[ACHAT].under == [second]


@rule("RO-A12")
def test_those_who_pack_buy_and_sell_too() -> None:
    s = packing()
    s.tickets[B], s.money[A] = 1, 1800
    s.cheques[A], s.elements[A] = 10, [1, 1, 1, 1]
    begin(s)
    assert "depart" not in options(s)
    do(s, "B sell ticket", "A bid 250")
    assert "depart" in options(s)


@rule("RO-A56")
def test_a_lot_is_at_most_twenty_cheques() -> None:
    s = on_the_way()
    s.cheques[A] = 50
    assert break_ins(begin(s), A)[-1] == "sell 20-cheques"


@rule("RO-A67", "RO-A69")
def test_one_break_in_at_a_time_and_none_during_an_auction() -> None:
    s = begin(on_the_way(3))
    do(s, "A sell cheque")
    assert s.stack[-1].interrupts(s) == []
    assert refused(s, "C sell cheque")
    do(s, "B pass", "C pass")
    do(s, "C sell cheque")


@rule("RO-A63")
def test_standing_answers_bid_for_whoever_wants_that() -> None:
    s = begin(on_the_way())
    do(s, "A sell camera")
    for bids, said in (("ask", None), ("never", "B pass"), ("up-to", "B bid 200")):
        act = GAME.answer_for(s, B, {"bids": bids, "most": 200})
        assert (repr(act) if act else None) == said
    assert repr(GAME.answer_for(s, B, {"bids": "up-to", "most": 190})) == "B pass"


@rule("RO-A75")
def test_whose_turn_it_is_may_go_on_and_the_goods_go_back() -> None:
    s = do(begin(on_the_way(3)), "B sell camera", "C bid 200")
    assert break_ins(s, A) == ["resume"]
    before = s.elements[B][CAMERA]
    do(s, "A resume")
    assert s.elements[B][CAMERA] == before + 1
    assert s.money == [1000] * 3
    assert s.sales[B] == 1
    do(s, "A sell camera")
    assert [break_ins(s, seat) for seat in range(3)] == [[], [], []], "not one's own"
