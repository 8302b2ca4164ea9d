"""What is hidden, what a table may choose, standing answers, and why something cannot be done."""

import pytest

from grandtour.core.acts import NOBODY, PLAYER, Kind
from grandtour.core.chance import Dice
from grandtour.core.kit import match_of, random_games, table_game
from grandtour.core.luck import luck
from grandtour.core.questions import awaited, play
from grandtour.core.settings import BadSetting, Value, agreed
from grandtour.families.track.board import DEPARTURE
from grandtour.families.track.cards import MONEY
from grandtour.games.sakodo.acts import SLIP
from grandtour.games.sakodo.backpack import KeepOne
from grandtour.games.sakodo.board import SPACE
from grandtour.games.sakodo.cards import DECK, GOOD, TICKETS
from grandtour.games.sakodo.deals import Decision
from grandtour.games.sakodo.game import GAME
from grandtour.games.sakodo.hitching import Hitch
from grandtour.games.sakodo.items import CARDS_IN, ITEM
from grandtour.games.sakodo.sales import ForcedSale, Sale
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.trades import Answer
from grandtour.words import Words
from tests.games.playing import asked, offers, told
from tests.games.sakodo.given import (
    A,
    B,
    C,
    asks,
    at,
    begin,
    break_ins,
    do,
    give,
    hear,
    on_the_way,
    options,
    souvenir,
    stop,
    take_passport,
    trophies,
)
from tests.rules import rule

# --- Secrets ---


def test_a_backpack_is_its_owners_secret_but_not_its_size_nor_the_passport() -> None:
    s = on_the_way(3)
    give(s, A, "guide", "camera")
    take_passport(s, B)
    view = GAME.view(s, B)
    assert view.pack == [0] * 6
    assert [traveller.cards for traveller in view.travellers] == [3, 0, 1]
    assert [traveller.passport for traveller in view.travellers] == [True, False, True]
    assert GAME.view(s, A).pack == [1, 1, 1, 0, 0, 0]
    assert GAME.view(s, NOBODY).pack == []


def test_what_is_drawn_kept_and_rejected_is_seen_by_one_player_only() -> None:
    s = hear(stop(at(on_the_way(), A="nairobi")))
    do(s, "A roll", "* die 2", "* draw guide+compass")
    assert GAME.view(s, A).drawn == [1, 3]
    assert GAME.view(s, B).drawn == []
    do(s, "A keep guide")
    assert told(s, A)[-1] == "keeps"
    assert told(s, B)[-1] == "keeps-unseen"


def readers(s: Journey, act: str) -> list[int]:
    """Who could read this act in the record of the running game, -1 standing for those who only watch."""
    return [me for me in range(NOBODY, len(s.packs)) if s.stack[-1].seen_by(GAME.act(act), me)]


def test_the_record_of_a_running_game_hides_what_is_drawn_and_kept() -> None:
    assert readers(GAME.new(3), "* draw passport+guide+camera+compass") == [A]
    s = do(stop(at(on_the_way(3), A="nairobi")), "A roll", "* die 1")
    assert readers(s, "* draw guide") == [A]
    do(s, "* draw guide")
    assert readers(s, "A keep guide") == [A]
    assert readers(s, "A reject") == [NOBODY, A, B, C]
    s = do(stop(at(on_the_way(3), A="siwa")), "A skip", "* courrier sisters-parcel")
    assert readers(s, "* draw guide") == [A]


def test_it_hides_what_is_taken_lost_and_stolen() -> None:
    s = at(on_the_way(3), A="goa", B="hampi")
    give(s, B, "guide", "guide")
    do(begin(s), "A go hampi", "A pick B", "A go udaipur")
    assert readers(s, "A take guide") == [A, B]
    for card, who in (("torn-strap", [B]), ("kind-lender", [A, B])):
        s = at(on_the_way(3), A="siwa")
        give(s, B, "guide")
        do(stop(s), "A skip", f"* courrier {card}")
        assert readers(s, "* slip guide") == who


def test_it_hides_the_terms_of_a_trade_but_not_that_there_is_one() -> None:
    s = on_the_way(3)
    give(s, A, "guide")
    give(s, B, "camera")
    assert readers(begin(s), "A trade B") == [NOBODY, A, B, C]
    do(s, "A trade B")
    assert readers(s, "A give guide") == readers(s, "A want camera") == [A]
    assert readers(s, "A send") == readers(s, "A withdraw") == [NOBODY, A, B, C]


def test_a_hand_is_dealt_again_in_a_guess_also_while_an_auction_waits_above_it() -> None:
    s = at(on_the_way(), A="nairobi")
    give(s, A, "camera")
    do(stop(s), "A roll", "* die 6", "* draw guide+guide+guide+guide+guide+guide", "A sell camera")
    guesses = [GAME.guess(s, B, Dice(seed)) for seed in range(5)]
    hands = {q.hand for g in guesses for q in g.stack if isinstance(q, KeepOne)}
    assert len(hands) > 1
    assert {len(CARDS_IN[hand]) for hand in hands} == {6}
    mine = GAME.guess(s, A, Dice(1)).stack[-2]
    assert isinstance(mine, KeepOne)
    assert CARDS_IN[mine.hand] == (1,) * 6


def test_a_guess_keeps_what_one_has_been_offered_and_what_lies_open() -> None:
    s = on_the_way(3)
    give(s, A, *["pharmacy"] * 3)
    give(s, B, "camera")
    do(begin(s), "A trade B", "A give pharmacy", "A give pharmacy", "A want camera", "A send")
    for seed in range(5):
        assert GAME.guess(s, B, Dice(seed)).packs[A][ITEM.number("pharmacy")] >= 2
        stranger = GAME.guess(s, C, Dice(seed)).stack[-1]
        assert isinstance(stranger, Answer)
        assert len(CARDS_IN[stranger.give]) == 1
    s = at(on_the_way(), A="goa", B="hampi")
    give(s, B, "pharmacy", "compass")
    do(begin(s), "A go hampi", "A pick B", "A go udaipur")
    assert all(GAME.guess(s, A, Dice(seed)).packs[B] == s.packs[B] for seed in range(5))


@rule("SK-A43")
def test_money_is_public_or_hidden_until_the_end() -> None:
    s = on_the_way(3)
    assert [t.money for t in GAME.view(s, B).travellers] == [1000] * 3
    s = at(on_the_way(3, hidden_money=True), A="reykjavik")
    assert [t.money for t in GAME.view(s, B).travellers] == [-1, 1000, -1]
    assert len({GAME.guess(s, B, Dice(seed)).money[A] for seed in range(9)}) > 1
    assert {GAME.guess(s, B, Dice(seed)).money[B] for seed in range(9)} == {1000}
    trophies(s, A, 2, 2, 2)
    do(begin(s), "A go paris-arrival")
    assert [t.money for t in GAME.view(s, B).travellers] == [1000] * 3


@rule("SK-A43")
def test_where_money_is_hidden_a_bid_is_asked_of_everyone_and_a_guess_fits_what_was_shown() -> None:
    s = at(on_the_way(3, hidden_money=True), A="goa")
    give(s, A, "camera")
    s.money[B] = 0
    do(begin(s), "A sell camera")
    assert asked(s) == "B", "nobody may see that they cannot"
    assert s.stack[-1].prompt(s).tale.key == "ask-no-bid", "but they themselves are told"
    do(s, "B pass")
    assert s.stack[-1].prompt(s).tale.key == "ask-bid"
    do(s, "C bid 200")
    s = at(on_the_way(3, hidden_money=True), A="goa")
    give(s, A, "camera")
    do(begin(s), "A sell camera", "B bid 900")
    assert all(GAME.guess(s, C, Dice(seed)).money[B] >= 900 for seed in range(9))
    s = at(on_the_way(2, hidden_money=True), A="nairobi")
    give(s, A, "camera", "guide")
    s.money[A] = 150
    do(stop(s), "A skip", "* chance toothache")
    assert asks(s) is ForcedSale
    assert all(GAME.guess(s, B, Dice(seed)).money[A] < 200 for seed in range(9))


# --- Whether somebody may break in ---


@rule("SK-A51", "SK-A39")
def test_the_windows_are_the_decisions_of_the_player_whose_turn_it_is() -> None:
    windows = {kind.__name__ for kind in Decision.__subclasses__()}
    assert windows == {
        "Complete", "KeepOne", "Departure", "Turn", "Hitch", "Landed", "TicketOffer", "BuyTicket",
        "WithoutPassport", "Trophy",
    }  # fmt: skip


@rule("SK-A51")
def test_a_parcel_to_choose_from_is_part_of_its_card_and_opens_no_window() -> None:
    s = at(on_the_way(), A="siwa")
    give(s, B, "camera")
    do(stop(s), "A skip", "* courrier rescue-parcel", "* draw guide+camera+compass")
    assert asks(s) is KeepOne
    assert break_ins(s, B) == []
    s = at(on_the_way(), A="siwa")
    give(s, B, "camera")
    do(stop(s), "A roll", "* die 1", "* draw guide")
    assert break_ins(s, B) == ["sell camera"]


@rule("SK-A52")
def test_a_side_of_a_trade_has_at_most_six_cards() -> None:
    s = on_the_way()
    give(s, A, *["guide"] * 8)
    give(s, B, *["camera"] * 8)
    do(begin(s), "A trade B", *["A give guide"] * 6, *["A want camera"] * 6)
    assert options(s) == ["A withdraw", "A send"]


@rule("SK-A53")
def test_no_bid_is_higher_than_five_thousand() -> None:
    s = on_the_way()
    give(s, A, "camera")
    s.money[B] = 9000
    do(begin(s), "A sell camera")
    assert options(s)[-2] == "B bid 5000"
    assert MONEY.words[-1] == "5000"


@rule("SK-A54")
def test_what_slips_away_is_never_a_passport() -> None:
    dice = Dice(3)
    for _ in range(20):
        s = at(on_the_way(), A="siwa", B="goa")
        give(s, B, "guide")
        do(stop(s), "A skip", "* courrier torn-strap")
        act = s.stack[-1].sample(s, dice)
        assert act is SLIP.by(6, ITEM.number("guide"))


@rule("SK-A55")
def test_in_debt_everything_can_be_sold() -> None:
    s = at(on_the_way(), A="nairobi")
    give(s, A, "guide", "guide")
    souvenir(s, A, "djembe")
    s.tickets[A] = 1
    s.money[A] = 0
    s.bought = ((A, GOOD.number("guide")),)
    do(stop(s), "A skip", "* chance toothache")
    assert options(s) == ["A sell guide", "A sell ticket", "A sell djembe"]


@rule("SK-A56")
def test_nobody_is_asked_what_everyone_can_see_the_answer_to() -> None:
    s = do(stop(at(on_the_way(), A="siwa", B="goa")), "A skip", "* courrier old-debt")
    assert s.money == [1100, 900], "there is only one opponent"
    s = at(on_the_way(), A="agadez")
    give(s, A, "pharmacy")
    assert options(stop(s)) == ["A decline"], "nobody knows that this is no guide"


@rule("SK-A57")
def test_the_others_are_ranked_behind_the_winner() -> None:
    s = at(on_the_way(4, retire=True), A="reykjavik", B="goa", C="goa", D="lima")
    trophies(s, A, 2, 2, 2)
    trophies(s, B, 1, 1, 0)
    do(begin(s), "D retire", "A go paris-arrival")
    assert s.outcome is not None
    assert s.outcome.places == [1, 2, 3, 4]


@rule("SK-A57")
def test_who_left_is_behind_someone_who_has_not_even_set_out() -> None:
    s = at(on_the_way(4, retire=True), A="reykjavik", B="goa", C="paris-departure", D="lima")
    trophies(s, A, 2, 2, 2)
    s.money[C] = 0
    do(begin(s), "D retire", "B retire", "A go paris-arrival")
    assert s.outcome is not None
    assert s.outcome.places == [1, 3, 2, 3]


# --- Standing answers ---


def standing(**answers: object) -> dict[str, Value]:
    return agreed(GAME.standing_answers, answers)


def under_the_hammer() -> Journey:
    s = on_the_way(3)
    give(s, A, "camera")
    return do(begin(s), "A sell camera")


@pytest.mark.parametrize(
    ("answers", "answer"),
    [
        ({}, None),
        ({"bids": "never"}, "B pass"),
        ({"bids": "up-to", "most": 250}, "B bid 200"),
        ({"bids": "up-to", "most": 190}, "B pass"),
    ],
)
def test_a_seat_may_let_its_bids_be_answered(answers: dict[str, object], answer: str | None) -> None:
    act = GAME.answer_for(under_the_hammer(), B, standing(**answers))
    assert (repr(act) if act else None) == answer


def test_standing_bids_raise_by_the_least_and_stop_at_the_limit() -> None:
    s, answers = under_the_hammer(), standing(bids="up-to", most=220)
    while asks(s) is Sale:
        seat = awaited(s)[0]
        act = GAME.answer_for(s, seat, answers)
        assert act is not None
        do(s, repr(act))
    assert s.money == [1220, 780, 1000], "B 200, C 210, B 220, and C passes"


def test_a_seat_may_refuse_all_trades_but_is_not_answered_for_elsewhere() -> None:
    s = on_the_way()
    give(s, A, "guide")
    give(s, B, "camera")
    begin(s)
    assert GAME.answer_for(s, A, standing(bids="never", trades="never")) is None
    do(s, "A trade B", "A give guide", "A want camera", "A send")
    assert GAME.answer_for(s, B, standing()) is None
    refusal = GAME.answer_for(s, B, standing(trades="never"))
    assert repr(refusal) == "B refuse"
    assert GAME.answer_for(s, A, standing(trades="never")) is None


# --- Why not ---


def why(s: Journey, me: int, kind: Kind, word: str) -> str:
    line = GAME.why_not(s, me, kind, kind.number(word))
    assert line.tale in GAME.tales
    assert line.tale.fits(line.nouns)
    return line.tale.key


def test_why_not_there() -> None:
    s = at(on_the_way(), A="goa")
    s.money[A] = 60
    begin(s)
    assert why(s, B, SPACE, "hampi") == "why-sk-11"
    assert why(s, A, SPACE, "leh") == "why-sk-29"
    assert why(s, A, SPACE, "kathmandu") == "why-sk-28"
    assert why(s, A, SPACE, "zanzibar") == "why-sk-70"
    assert why(s, A, SPACE, "paris-departure") == "why-nothing"
    assert why(begin(at(on_the_way(), A="mumbai")), A, SPACE, "bangkok") == "why-sk-45"
    assert why(begin(at(on_the_way(), A="paris-arrival")), A, SPACE, "goa") == "why-sk-a34"


def test_why_not_leave_and_why_stay() -> None:
    s = at(on_the_way(), A="paris-departure")
    assert s.at[A] == DEPARTURE
    assert why(begin(s), A, SPACE, "dakar") == "why-sk-23"
    take_passport(s, A)
    assert why(begin(s), A, SPACE, "dakar") == "why-sk-25"
    s = at(on_the_way(), A="mumbai")
    take_passport(s, A)
    s.without[A] = 2
    assert why(begin(s), A, SPACE, "goa") == "why-sk-48"


@pytest.mark.parametrize(("space", "key"), [("agadez", "why-sk-53"), ("cairo", "why-sk-54"), ("timbuktu", "why-sk-55")])
def test_why_no_trophy(space: str, key: str) -> None:
    s = at(on_the_way(), A=space)
    give(s, A, "compass", "compass", "compass")
    assert why(stop(s), A, SPACE, space) == key


def test_why_not_take_him_along() -> None:
    s = at(on_the_way(6), A="hampi", B="udaipur", C="udaipur", D="udaipur", E="goa", F="udaipur")
    take_passport(s, C)
    s.rides[A] = (0, 0, 0, 3, 0, 0)
    do(begin(s), "A go udaipur")
    assert asks(s) is Hitch
    assert why(s, A, PLAYER, "C") == "why-sk-50"
    assert why(s, A, PLAYER, "D") == "why-sk-40"
    assert why(s, A, PLAYER, "E") == "why-sk-31"
    do(s, "A pick B")
    assert why(s, A, PLAYER, "B") == "why-sk-a22"
    assert why(s, A, PLAYER, "A") == "why-nothing"


def test_why_not_this_card_or_this_player() -> None:
    s = do(stop(at(on_the_way(), A="nairobi")), "A roll", "* die 2", "* draw passport+guide")
    assert why(s, A, ITEM, "passport") == "why-sk-19"
    assert why(s, A, ITEM, "camera") == "why-nothing"
    s = at(on_the_way(), A="goa", B="hampi")
    give(s, B, "guide", "guide")
    do(begin(s), "A go hampi", "A pick B", "A go udaipur")
    assert why(s, A, ITEM, "passport") == "why-sk-a20"
    s = at(on_the_way(4), A="siwa", B="goa", C="goa", D="paris-departure")
    do(stop(s), "A skip", "* courrier false-address")
    assert why(s, A, PLAYER, "D") == "why-sk-a37"


def test_why_not_sell() -> None:
    s = on_the_way()
    give(s, A, "camera")
    do(begin(s), "A sell camera", "B bid 200")
    assert why(s, B, GOOD, "camera") == "why-sk-a39"
    assert why(s, B, GOOD, "passport") == "why-sk-69"
    assert why(s, B, GOOD, "ticket") == "why-nothing"
    assert why(s, A, DECK[1], "rodeo") == "why-sk-64"


@rule("SK-A39", "SK-A51")
def test_why_not_sell_now() -> None:
    s = on_the_way()
    give(s, A, "guide", "guide")
    give(s, B, "camera")
    do(begin(s), "A sell guide")
    assert why(s, A, GOOD, "guide") == "why-sk-a51"
    do(s, "B pass")
    s.sales[B] = 12
    assert why(s, B, GOOD, "camera") == "why-sk-a39-sales"
    assert why(s, NOBODY, GOOD, "camera") == "why-nothing"


# --- The table ---


def test_options_have_bounds() -> None:
    with pytest.raises(BadSetting, match="0 to 500"):
        GAME.new(2, {"rounds": 501})
    assert [setting.name for setting in GAME.settings] == [
        "rounds", "finish-round", "sales", "ruthless", "chain", "hidden-money", "reshuffle", "retire",
    ]  # fmt: skip


@rule("SK-A59")
@pytest.mark.parametrize(
    ("language", "rulebook"),
    [
        ("fr", "D’après la règle du jeu, le premier rentré gagne aussitôt."),
        ("en", "By the rulebook the first one home wins at once."),
    ],
    ids=["fr", "en"],
)
def test_whoever_may_finish_the_round_reads_how_the_rulebook_ends_a_game(language: str, rulebook: str) -> None:
    assert Words(language, GAME, strict=True).text("setting-finish-round-help").endswith(rulebook)


def test_staying_and_going_back_to_work_light_up_their_spaces() -> None:
    s = begin(at(on_the_way(), A="mumbai"))
    touched = {act.said: GAME.touches(s, act) for act in s.stack[-1].options(s)}
    assert touched["stay"] == [(SPACE, SPACE.number("mumbai"))]
    assert touched["assist"] == [(SPACE, SPACE.number("luxor"))]
    assert touched["go goa"] == [(SPACE, SPACE.number("goa"))]


def test_leaving_lights_up_the_first_airport() -> None:
    assert GAME.touches(on_the_way(), GAME.act("A leave")) == [(SPACE, SPACE.number("dakar"))]


@rule("SK-33")
def test_who_was_picked_up_is_seen_aboard_before_they_drive_off() -> None:
    s = do(begin(at(on_the_way(), A="goa", B="hampi")), "A go hampi", "A pick B")
    assert [traveller.aboard for traveller in GAME.view(s, B).travellers] == [False, True]


def test_a_ticket_for_sale_is_not_in_the_bank() -> None:
    s = on_the_way()
    s.tickets[A] = 2
    do(begin(s), "A sell ticket")
    view = GAME.view(s, B)
    assert view.lot is not None
    assert (view.tickets, view.travellers[A].tickets, view.lot.price) == (TICKETS - 2, 1, 250)


def test_what_is_asked_can_be_read_in_the_view() -> None:
    s = do(stop(at(on_the_way(), A="mumbai")), "A skip", "A roll", "* die 4")
    assert (GAME.view(s, B).price, GAME.view(s, B).due) == (400, 0)
    s = at(on_the_way(), A="nairobi")
    give(s, A, "guide", "guide")
    s.money[A] = 0
    do(stop(s), "A skip", "* chance toothache")
    assert (GAME.view(s, B).price, GAME.view(s, B).due) == (0, 200)
    assert offers(s) == ["sell guide"]


@rule("SK-A47", "SK-02")
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_end_under_the_kit(seats: int) -> None:
    """Money never below zero, no ticket or card lost or made, at most one passport each, and an end."""
    match_of(GAME, seats - 2, 5).run(every=13)


def test_every_option_is_played_under_the_kit() -> None:
    assert len(list(random_games(GAME, 7 * len(GAME.players), seed=11, every=0))) == 35


def test_a_random_game_passes_the_gate() -> None:
    table = table_game(GAME, 3, {"hidden-money": True, "rounds": 12}, 4)
    assert table.over


def test_luck_is_counted_in_turns() -> None:
    s, dice, log = GAME.new(2), Dice(8), []
    while s.stack and s.round < 6:
        act = s.stack[-1].sample(s, dice)
        log.append(repr(act))
        play(s, act)
    found = luck(GAME, 2, {}, log)
    assert len(found.seats) == 2
    assert any(found.seats)
    s = stop(at(on_the_way(), A="nairobi"))
    do(s, "A roll", "* die 2")
    acts = s.stack[-1].options(s)
    worths = dict(zip([act.said for act in acts], GAME.worths(s, A, acts), strict=True))
    assert worths["draw camera+camera"] == worths["draw passport+camera"] > worths["draw passport+passport"]
    assert set(GAME.worths(s, B, acts)) == {0.0}


def test_a_complete_traveller_is_worth_more_the_nearer_he_is() -> None:
    s = at(on_the_way(), A="goa", B="lima")
    trophies(s, A, 2, 2, 2)
    trophies(s, B, 2, 2, 2)
    begin(s)
    assert GAME.worth(s, B) > GAME.worth(s, A)
    assert GAME.round(s) == 1
    assert GAME.round(GAME.new(2)) == 0
