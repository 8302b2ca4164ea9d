"""What cards do, one effect after the other, and whom they befall."""

import pytest

from grandtour.families.track.board import AVENTURE
from grandtour.families.track.cards import MONEY, steps_of
from grandtour.games.sakodo import rules, tales
from grandtour.games.sakodo.backpack import KeepOne
from grandtour.games.sakodo.board import COURRIER
from grandtour.games.sakodo.cards import CARDS, DECK, NOUN
from grandtour.games.sakodo.deals import retire
from grandtour.games.sakodo.items import CAMERA, GUIDE
from grandtour.games.sakodo.sales import ForcedSale, Sale
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.steps import DO, ChooseTarget, perform
from grandtour.games.sakodo.trophies import TURN_UP
from tests.games.playing import asked, told
from tests.games.sakodo.given import (
    A,
    B,
    C,
    asks,
    at,
    begin,
    carries,
    do,
    give,
    hear,
    on_the_way,
    options,
    place,
    settle,
    souvenir,
    take_passport,
    trophies,
)
from tests.rules import rule


def befallen(s: Journey, seat: int, *steps: list[object], card: int = 0) -> Journey:
    """A card with these steps is carried out on a seat, in the turn of A."""
    s.active = A
    s.stack = [rules.TURN_ENDS[A]]
    perform(s, seat, steps_of(list(steps), card, NOUN))
    return settle(s)


def opened(s: Journey, card: str, seat: int = A) -> Journey:
    """A player draws this courrier card."""
    s.active = seat
    s.stack = [rules.TURN_ENDS[seat], TURN_UP[5][seat]]
    return do(s, f"* courrier {card}")


def underway(seats: int = 2) -> Journey:
    s = at(on_the_way(seats), A="hanoi", B="goa")
    return at(s, C="jaipur") if seats > 2 else s


def test_every_effect_is_done_by_some_card_and_tested_here() -> None:
    used = {word for deck in CARDS.values() for card in deck for word in words_of(card.get("do", []))}
    assert used == DO.keys()
    names = [f"test_{word.replace('-', '_')}" for word in DO]
    assert [name for name in names if not any(test.startswith(name) for test in globals())] == []


def words_of(steps: list[list[object]]) -> list[str]:
    words = []
    for word, *arguments in steps:
        words.append(str(word))
        for argument in arguments:
            if isinstance(argument, list):
                words += words_of(argument)
    return words


# --- Money ---


def test_gain() -> None:
    assert befallen(underway(), A, ["gain", 300]).money[A] == 1300


def test_pay() -> None:
    assert befallen(underway(), A, ["pay", 150]).money == [850, 1000]


def test_owe_pays_the_one_who_drew_the_card() -> None:
    assert befallen(underway(3), C, ["owe", 100]).money == [1100, 1000, 900]


@rule("SK-A32")
def test_pay_more_than_one_has_and_goods_must_be_sold_the_rest_is_forgiven() -> None:
    s = underway()
    s.money[A] = 120
    give(s, A, "compass", "compass")
    befallen(hear(s), A, ["pay", 700])
    assert asks(s) is ForcedSale
    assert options(s) == ["A sell compass"], "nobody else knows that all they have is alike"
    do(s, "A sell compass", "B pass", "B pass")
    assert s.money == [0, 1000]
    assert told(s, B)[-2:] == ["pays", "forgiven"]
    assert asked(s) == "B", "180 paid, the rest forgiven, nobody is out"


@rule("SK-A32")
@pytest.mark.parametrize("good", ["camera", "ticket", "djembe"])
def test_the_one_good_that_somebody_has_is_sold_to_pay_a_debt_without_a_question(good: str) -> None:
    s = underway()
    s.money[A] = 0
    if good == "camera":
        give(s, A, good)
    elif good == "ticket":
        s.tickets[A] = 1
    else:
        souvenir(s, A, good)
    befallen(hear(s), A, ["pay", 50])
    assert (asks(s), asked(s)) == (Sale, "B")
    assert told(s, A)[-2:] == ["must-sell", "puts-up"]
    do(s, "B pass")
    assert told(s, B)[-1] == "pays", "nothing had to be forgiven"


@rule("SK-A32")
def test_tickets_are_alike_for_all_to_see_and_are_sold_without_a_question() -> None:
    s = underway()
    s.money[A], s.tickets[A] = 0, 2
    befallen(s, A, ["pay", 50])
    assert (asks(s), asked(s)) == (Sale, "B")


@rule("SK-A32")
def test_owe_more_than_one_has_is_the_same_when_the_creditor_is_a_player() -> None:
    s = underway()
    s.money[B] = 20
    give(s, B, "camera", "guide")
    befallen(s, B, ["owe", 100])
    do(s, "B sell camera", "A pass")
    assert s.money == [1100, 120]
    assert carries(s, B) == ["passport", "guide"], "no more is sold than it takes"


@rule("SK-A32")
def test_pay_just_what_one_has_and_nothing_need_be_sold() -> None:
    s = underway()
    s.money[A] = 200
    give(s, A, "compass")
    assert asked(befallen(s, A, ["pay", 200])) == "B"
    assert (s.money[A], carries(s, A)) == (0, ["passport", "compass"])


@rule("SK-A32")
def test_pay_with_nothing_to_sell_takes_what_there_is() -> None:
    s = underway()
    s.money[A] = 120
    assert befallen(s, A, ["pay", 200]).money[A] == 0


# --- Tickets and cards ---


def test_ticket() -> None:
    assert befallen(underway(), A, ["ticket"]).tickets[A] == 1


@rule("SK-A31")
def test_ticket_that_the_bank_does_not_have_is_paid_out() -> None:
    s = underway()
    s.tickets[B] = 20
    befallen(s, A, ["ticket"])
    assert (s.tickets[A], s.money[A]) == (0, 1250)


def test_draw_is_blind_and_everything_is_kept() -> None:
    s = do(befallen(underway(), A, ["draw", 2]), "* draw guide+camera")
    assert carries(s, A) == ["passport", "guide", "camera"]


def test_draw_can_bring_a_passport_back() -> None:
    s = underway()
    take_passport(s, A)
    s.without[A] = 2
    do(befallen(s, A, ["draw", 1]), "* draw guide")
    assert (carries(s, A), s.without[A]) == (["guide"], 2)
    s.packs[A] = [0] * 6
    s.discard[GUIDE] += 1
    do(befallen(s, A, ["draw", 1]), "* draw passport")
    assert carries(s, A) == ["passport"]
    assert s.without[A] == 0


def test_draw_from_nothing_brings_nothing() -> None:
    s = underway()
    s.pile = [0] * 6
    assert asked(befallen(s, A, ["draw", 1])) == "B"


def test_choose_is_one_of_so_many() -> None:
    s = do(befallen(underway(), A, ["choose", 3]), "* draw guide+camera+compass")
    assert asks(s) is KeepOne
    do(s, "A keep camera")
    assert carries(s, A) == ["passport", "camera"]


def test_lose() -> None:
    s = underway()
    give(s, A, "camera", "camera")
    befallen(s, A, ["lose", "camera"])
    assert carries(s, A) == ["passport", "camera"]
    assert s.discard[CAMERA] == 1
    befallen(s, A, ["lose", "guide"])
    assert s.packs[A] == [1, 0, 1, 0, 0, 0], "nobody loses what they have not"


def test_lose_any_is_never_the_passport() -> None:
    s = underway()
    give(s, B, "guide", "camera", "camera")
    befallen(s, B, ["lose-any"])
    assert options(s) == ["* slip guide", "* slip camera"]
    assert s.stack[-1].weights(s) == [1, 2]  # type: ignore[attr-defined]
    do(s, "* slip camera")
    assert carries(s, B) == ["passport", "guide", "camera"]
    assert s.discard[CAMERA] == 1


def test_steal_moves_it_to_the_other_backpack() -> None:
    s = underway()
    give(s, B, "guide")
    do(befallen(s, B, ["steal"]), "* slip guide")
    assert carries(s, A) == ["passport", "guide"]
    assert carries(s, B) == ["passport"]


@rule("SK-47")
def test_lose_passport() -> None:
    s = befallen(underway(), B, ["lose-passport"])
    assert carries(s, B) == []
    assert place(s, B) == "mumbai"


# --- Moves ---


@rule("SK-60")
def test_move() -> None:
    assert place(befallen(underway(), A, ["move", -3]), A) == "angkor"
    s = befallen(underway(), A, ["move", 3])
    assert place(s, A) == "hong-kong"
    assert asked(s) == "B"


def test_previous() -> None:
    assert place(befallen(underway(), B, ["previous", "airport"]), B) == "mumbai"
    s = at(on_the_way(), B="dakar")
    assert place(befallen(s, B, ["previous", "airport"]), B) == "dakar", "there is none behind the first"


def test_swap() -> None:
    s = befallen(underway(), B, ["swap"])
    assert (place(s, A), place(s, B)) == ("goa", "hanoi")


def test_swap_with_someone_at_the_arrival_can_win() -> None:
    s = at(underway(), B="paris-arrival")
    trophies(s, A, 2, 2, 2)
    befallen(s, B, ["swap"])
    assert s.outcome is not None
    assert s.outcome.winners() == [A]


def test_pull() -> None:
    assert place(befallen(underway(), B, ["pull"]), B) == "hanoi"


@rule("SK-A23")
def test_extra_move() -> None:
    s = befallen(underway(), A, ["extra-move"])
    assert options(s) == [
        f"A go {word}" for word in ("ha-long", "guilin", "hong-kong", "manila", "palawan", "kinabalu")
    ]
    do(s, "A go guilin")
    assert s.money[A] == 980
    assert asked(s) == "B"
    assert asked(befallen(at(underway(), A="paris-arrival"), A, ["extra-move"])) == "B"


def test_skip() -> None:
    s = befallen(underway(), B, ["skip", 1])
    assert s.skips[B] == 0, "his turn has come at once"
    assert asked(s) == "A"


# --- Aventures ---


def test_keep() -> None:
    card = DECK[AVENTURE].number("star-gazing")
    s = underway()
    s.decks[AVENTURE].unseen.remove(card)
    s.decks[AVENTURE].under.append(card)
    befallen(s, A, ["keep"], card=card)
    assert s.won[AVENTURE][A] == (card,)
    assert s.decks[AVENTURE].under == []


def test_return() -> None:
    s = befallen(underway(), A, ["return"], ["move", -2])
    assert s.won[AVENTURE][A] == ()
    assert place(s, A) == "saigon"


@pytest.mark.parametrize(("pips", "money"), [(3, 900), (4, 1200)])
def test_roll(pips: int, money: int) -> None:
    s = befallen(hear(underway()), A, ["roll", 4, [["gain", 200]], [["pay", 100]]])
    assert told(s, B) == ["needs-pips"], "before the die is cast, everyone knows what it takes"
    assert do(s, f"* die {pips}").money[A] == money


def test_offer() -> None:
    s = befallen(underway(), A, ["offer", 150, [["ticket"]], [["gain", 10]]])
    assert options(s) == ["A decline", "A pay"]
    assert do(s.clone(), "A decline").money[A] == 1010
    do(s, "A pay")
    assert (s.tickets[A], s.money[A]) == (1, 850)


def test_offer_that_cannot_be_paid_is_not_made() -> None:
    s = underway()
    s.money[A] = 140
    assert befallen(s, A, ["offer", 150, [["ticket"]], [["gain", 10]]]).money[A] == 150
    s.money[A] = 150
    assert options(befallen(s, A, ["offer", 150, [["ticket"]], [["gain", 10]]])) == ["A decline", "A pay"]


@rule("SK-A43")
def test_offer_that_cannot_be_paid_is_made_where_money_is_hidden() -> None:
    s = at(on_the_way(hidden_money=True), A="hanoi", B="goa")
    s.money[A] = 140
    assert options(befallen(s, A, ["offer", 150, [["ticket"]], [["gain", 10]]])) == ["A decline"]
    assert s.stack[-1].prompt(s).tale.key == "ask-no-offer", "and the question says why"
    s.money[A] = 150
    assert s.stack[-1].prompt(s).tale.key == "ask-offer"


def test_one_step_after_the_other_also_when_the_first_must_ask() -> None:
    s = underway()
    s.money[A] = 0
    give(s, A, "camera")
    befallen(s, A, ["pay", 100], ["ticket"])
    assert s.tickets[A] == 0
    do(s, "B pass")
    assert (s.tickets[A], s.money[A]) == (1, 100)


# --- Whom a card befalls ---


@rule("SK-A37")
def test_the_drawer_chooses_among_those_whom_the_card_can_befall() -> None:
    s = opened(underway(3), "false-address")
    assert asks(s) is ChooseTarget
    assert options(s) == ["A target B", "A target C"]
    do(s, "A target C")
    assert place(s, C) == "goa"


@rule("SK-A37")
@pytest.mark.parametrize(
    ("card", "question", "amounts"),
    [
        ("false-address", "ask-target-move", (3,)),
        ("forged-timetable", "ask-target-move", (4,)),
        ("old-debt", "ask-target-owe", (100 // MONEY.step,)),
        ("visa-trouble", "ask-target-previous", ()),
        ("house-swap", "ask-target-swap", ()),
        ("come-and-see-me", "ask-target-pull", ()),
        ("torn-strap", "ask-target-lose-any", ()),
        ("mixed-up-parcels", "ask-target-steal", ()),
        ("expired-stamp", "ask-target-lose-passport", ()),
        ("wrong-platform", "ask-target-skip", ()),
    ],
)
def test_the_drawer_knows_what_the_card_will_do(card: str, question: str, amounts: tuple[int, ...]) -> None:
    s = underway(3)
    give(s, B, "guide")
    give(s, C, "guide")
    asked = opened(s, card).stack[-1].prompt(s)
    assert (asked.tale.key, asked.nouns) == (question, (DECK[COURRIER].number(card), *amounts))


@rule("SK-A37")
def test_every_card_for_a_chosen_opponent_has_its_question_and_none_moves_him_on() -> None:
    chosen = [card["do"][0] for card in CARDS["courrier"] if card.get("who") == "chosen"]
    assert {word for word, *_ in chosen} == tales.ASK_TARGET.keys()
    assert all(amount < 0 for word, amount in (step for step in chosen if step[0] == "move")), "they go back"


@rule("SK-A37", "SK-51")
@pytest.mark.parametrize("card", ["false-address", "forged-timetable", "visa-trouble", "house-swap", "come-and-see-me"])
def test_moves_need_a_passport_and_a_pawn_on_the_track(card: str) -> None:
    s = at(underway(3), C="paris-departure")
    take_passport(s, B)
    before = s.at[:]
    opened(s, card)
    assert s.at == before, "there is no legal target, so the card has no effect"


@rule("SK-A37")
def test_on_the_departure_airport_one_can_be_made_to_pay_or_lose_cards() -> None:
    s = at(underway(), B="paris-departure")
    assert opened(s, "old-debt").money == [1100, 900]
    give(s, B, "guide")
    do(opened(s, "kind-lender"), "* slip guide")
    assert carries(s, A) == ["passport", "guide"]
    opened(s, "expired-stamp")
    assert carries(s, B) == []
    assert place(s, B) == "paris-departure"


@rule("SK-A37", "SK-A48")
def test_who_has_left_the_game_is_nobodys_target() -> None:
    s = underway(3)
    retire(s, B)
    assert opened(s, "old-debt").money == [1100, 0, 900], "C is the only one left, so nobody is asked"


@rule("SK-A37")
def test_one_can_be_made_to_miss_a_turn_on_the_departure_airport_too() -> None:
    s = opened(at(underway(3), C="paris-departure"), "wrong-platform")
    assert options(s) == ["A target B", "A target C"]


@rule("SK-A37")
@pytest.mark.parametrize("card", ["torn-strap", "mixed-up-parcels"])
def test_only_who_has_a_card_can_lose_one(card: str) -> None:
    s = underway(3)
    give(s, C, "guide")
    do(opened(s, card), "* slip guide")
    assert carries(s, C) == ["passport"]


@rule("SK-A37")
def test_a_passport_is_lost_only_by_someone_who_has_one() -> None:
    s = underway(3)
    take_passport(s, C)
    opened(s, "expired-stamp")
    assert carries(s, B) == []


@rule("SK-41", "SK-58")
def test_passengers_stay_with_their_driver_when_his_letter_moves_somebody_else() -> None:
    s = at(on_the_way(3), A="goa", B="hampi", C="kathmandu")
    do(begin(s), "A go hampi", "A pick B", "A go udaipur", "A skip", "* courrier false-address", "A target C")
    assert [place(s, seat) for seat in (A, B, C)] == ["udaipur", "udaipur", "leh"]


@rule("SK-41", "SK-58", "SK-A47")
def test_the_ride_of_a_passenger_who_is_moved_by_a_letter_is_over_even_in_the_last_round() -> None:
    s = at(on_the_way(rounds=1), A="goa", B="hampi")
    s.first = B
    do(begin(s), "A go hampi", "A pick B", "A go udaipur", "A skip", "* courrier false-address")
    assert (place(s, A), place(s, B), s.aboard) == ("udaipur", "mumbai", ())
    assert s.outcome is not None
    assert s.outcome.reason == "rounds"


@rule("SK-A37")
def test_the_moved_player_wins_at_once_if_the_card_brings_him_home_with_a_set() -> None:
    s = at(underway(), B="reykjavik")
    trophies(s, B, 2, 2, 2)
    befallen(s, B, ["move", 2])
    assert s.outcome is not None
    assert s.outcome.winners() == [B]


@rule("SK-71", "SK-41")
def test_driver_and_passenger_can_be_brought_home_together_by_a_card() -> None:
    s = at(on_the_way(3), A="new-york", B="quebec", C="lima")
    for seat in (A, B):
        trophies(s, seat, 2, 2, 2)
    give(s, A, "compass", "sleeping-bag", "pharmacy")
    do(begin(s), "A go quebec", "A pick B", "A go reykjavik", "A try", "* aventure balloon-at-dawn")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.places) == ("together", [1, 2, 3]), "A has won one aventure more"


def test_a_card_for_every_opponent_befalls_them_clockwise() -> None:
    s = underway(3)
    s.money[B] = 0
    give(s, B, "camera")
    opened(s, "signed-by-all")
    assert (asks(s), asked(s)) == (Sale, "C"), "B has one thing to sell"
    do(s, "C pass", "A pass")
    assert s.money == [1100, 150, 950]


def test_the_target_of_a_card_is_the_one_who_skips_a_turn() -> None:
    s = opened(underway(3), "wrong-platform")
    do(s, "A target C")
    assert s.skips[C] == 1
    assert asked(s) == "B"


def test_every_card_happens_somewhere_on_earth() -> None:
    for deck in DECK:
        for card in CARDS[deck.name]:
            assert -90 <= card["lat"] <= 90
            assert -180 <= card["lon"] <= 180
