"""Public contracts, AA-43 to AA-58, and how the simplified game takes them, AA-76."""

from collections.abc import Mapping, Sequence

from grandtour.core.acts import NOBODY
from grandtour.games.auf_achse import freight
from grandtour.games.auf_achse.cards import COSTS, FROM, REVENUE
from grandtour.games.auf_achse.game import GAME
from grandtour.games.auf_achse.state import Haul
from tests.games.auf_achse.given import asked, at, contract, does, given, may, rolls
from tests.games.playing import answers, beside, let_chance_speak, told
from tests.rules import rule

LOT = "berlin/trieste"
SLOTS = [LOT, "bern/hamburg", "bremen/graz", "cologne/basel"]


def called(
    seats: int = 3,
    *,
    at: Mapping[str, str] = {},
    loaded: Mapping[str, Sequence[str]] = {},
    money: Mapping[str, int] = {},
    kept: Mapping[str, Sequence[str]] = {},
    pile: int = 8,
) -> Haul:
    """A has reached Kassel with exactly all points and asked for Berlin–Trieste."""
    s = given(seats, at={"A": "hanover", **at}, loaded=loaded, money=money, kept=kept, pile=pile, slots=SLOTS)
    rolls(s, 3)
    return does(s, "A go kassel", f"A call {LOT}")


@rule("AA-43", "AA-45", "AA-46")
def test_exact_points_into_a_town_allow_but_do_not_oblige_to_ask_for_a_contract() -> None:
    s = given(at={"A": "hanover"}, slots=SLOTS)
    rolls(s, 3)
    does(s, "A go kassel")
    assert answers(s) == ["decline", *(f"call {slot}" for slot in SLOTS)]
    does(s, "A decline")
    assert asked(s) == "B ask-start"


@rule("AA-45", "AA-24", "AA-A14")
def test_a_town_in_which_points_were_given_up_opens_no_auction() -> None:
    """T06: given an early stop in a departure town, then loading is offered, an auction is not."""
    s = given(at={"A": "hanover"}, slots=SLOTS, hand={"A": ["kassel/saarbruecken"]})
    rolls(s, 5)
    does(s, "A go kassel")
    assert asked(s) == "A ask-load"
    does(s, "A load kassel/saarbruecken")
    assert asked(s) == "B ask-start"


@rule("AA-45")
def test_a_loaded_truck_may_ask_too() -> None:
    s = given(at={"A": "hanover"}, slots=SLOTS, loaded={"A": ["rotterdam/vienna"]})
    rolls(s, 3)
    does(s, "A go kassel")
    assert asked(s) == "A ask-interest"


@rule("AA-A14", "AA-A15")
def test_card_movement_opens_no_auction_but_a_bonus_roll_does() -> None:
    s = given(at={"A": "hanover/kassel/1"}, slots=SLOTS, kept={"A": ["motivation"]})
    does(s, "A use motivation", "A go kassel")
    assert asked(s) == "A ask-start"
    s = given(at={"A": "kassel/frankfurt/2"}, slots=SLOTS)
    rolls(s, 1)
    does(s, "A go kassel/frankfurt/1", "A works bern/geneva/1", "* event beifahrer", "* die 1", "A go kassel")
    does(s, "A works bern/geneva/2")
    assert asked(s) == "A ask-interest"


@rule("AA-A15")
def test_one_auction_for_each_arrival() -> None:
    s = called(2)
    let_chance_speak(does(s, "B pass"))
    assert asked(s) == "B ask-start"


@rule("AA-49", "AA-53", "AA-54", "AA-57")
def test_a_contract_that_nobody_else_wants_is_free() -> None:
    """T09: it goes to the initiator's hand for nothing, and the next one of the pile is turned up."""
    s = does(called(), "B pass", "C pass")
    assert s.money[0] == 5000
    assert s.hands[0] == [contract(LOT)]
    assert asked(s) == "* Reveal"
    pile = s.pile
    let_chance_speak(s)
    assert s.pile == pile - 1
    assert NOBODY not in s.slots
    assert contract(LOT) not in s.slots


@rule("AA-44", "AA-47", "AA-50", "AA-51", "AA-A16")
def test_the_initiator_wins_with_an_equal_offer() -> None:
    """T10: B bids row 2, C row 4, A matches 4, the others pass: A pays row 4."""
    s = does(called(), "B bid 2", "C bid 4", "A bid 4")
    assert asked(s) == "B ask-bid"
    does(s, "B pass", "C pass")
    assert s.money[0] == 5000 - COSTS[contract(LOT)][4]
    assert contract(LOT) in s.hands[0]


@rule("AA-50", "AA-A16")
def test_the_initiator_can_match_the_last_row() -> None:
    """T10: C raises to 5 and A matches it: nobody can outbid, A has won."""
    s = does(called(), "B bid 2", "C bid 4", "A bid 4", "B pass", "C bid 5", "A bid 5")
    assert s.money[0] == 5000 - COSTS[contract(LOT)][5]
    assert told(s)[-2:] == ["passes", "gets"]


@rule("AA-44", "AA-A16")
def test_the_highest_offer_of_another_player_wins_when_the_initiator_drops_out() -> None:
    s = does(called(), "B bid 1", "C bid 3", "A pass")
    assert answers(s) == ["bid 4", "bid 5", "pass"]
    does(s, "B pass")
    assert s.money == [5000, 5000, 5000 - COSTS[contract(LOT)][3]]
    assert s.hands == [[], [], [contract(LOT)]]


@rule("AA-A16")
def test_who_has_passed_is_out_for_good() -> None:
    s = does(called(4), "B pass", "C bid 1", "D bid 2", "A pass", "C bid 3", "D pass")
    assert asked(s) == "* Reveal"
    assert contract(LOT) in s.hands[2]


@rule("AA-A16", "AA-A17")
def test_players_speak_in_turn_from_the_initiators_left() -> None:
    s = called(4)
    spoken = []
    for _ in range(3):
        spoken.append(asked(s)[0])
        does(s, f"{spoken[-1]} pass")
    assert spoken == ["B", "C", "D"]
    assert asked(s) == "* Reveal"


@rule("AA-48")
def test_only_the_five_printed_rows_are_valid_offers() -> None:
    assert answers(called()) == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass"]


@rule("AA-52", "AA-49", "AA-A18")
def test_rows_that_cannot_be_paid_cannot_be_offered() -> None:
    """T11: given less than row 1, then nothing can be bid, but the initiator may still get it free."""
    s = called(money={"A": 0, "B": 1400, "C": 600})
    assert answers(s) == ["bid 1", "bid 2", "pass"]
    does(s, "B pass")
    assert contract(LOT) in s.hands[0]
    assert s.money[0] == 0


@rule("AA-A18", "AA-A29")
def test_what_is_owed_is_collected_before_a_bid() -> None:
    """Given 0 DM, a loan card and a delivery for 2400, then 1400 are left to bid with."""
    s = given(
        at={"A": "hanover"}, slots=SLOTS, money={"A": 0}, owed={"A": ["radarfalle"]}, loaded={"A": ["zurich/kassel"]}
    )
    rolls(s, 3)
    does(s, "A go kassel", f"A call {LOT}", "B bid 1")
    assert s.owed[0] == ()
    assert s.money[0] == 1400 == COSTS[contract(LOT)][2]
    assert answers(s) == ["bid 1", "bid 2", "pass"]


@rule("AA-53")
def test_a_bought_contract_is_remembered_as_known() -> None:
    s = does(called(), "B bid 1", "C pass", "A pass")
    assert GAME.view(s, 2).hauliers[1].known == [contract(LOT)]
    assert GAME.view(s, 2).hauliers[1].contracts == 1


@rule("AA-55", "AA-A24")
def test_a_winner_who_stands_in_the_loading_town_may_load_out_of_turn() -> None:
    """T12: C stands in Berlin with room, wins, and may load at once; they may not buy a trailer for it."""
    s = let_chance_speak(does(called(at={"C": "berlin"}), "B pass", "C bid 1", "A pass"))
    assert asked(s) == "C ask-load-bought"
    assert answers(s) == [f"load {LOT}", "decline"]
    does(s, f"C load {LOT}")
    assert s.loaded[2] == (contract(LOT),)
    assert asked(s) == "B ask-start"


@rule("AA-55", "AA-A42")
def test_a_winner_under_inspection_may_not_load() -> None:
    s = does(called(at={"C": "berlin"}, kept={"C": ["inspektion"]}), "B pass", "C bid 1", "A pass")
    assert asked(let_chance_speak(s)) == "B ask-start"


@rule("AA-55", "AA-A24")
def test_a_winner_without_room_may_not_load() -> None:
    s = called(at={"C": "berlin"}, loaded={"C": ["hanover/rotterdam"]})
    does(s, "B pass", "C bid 1", "A pass")
    assert asked(let_chance_speak(s)) == "B ask-start"


@rule("AA-37", "AA-55", "AA-A24")
def test_a_winner_without_room_may_buy_some_in_their_own_turn() -> None:
    """Given a full truck in the loading town, when its driver wins the contract, then a trailer makes room for it."""
    s = called(loaded={"A": ["hanover/rotterdam"]}, money={"A": 9000})
    s.at[0] = FROM[contract(LOT)]
    let_chance_speak(does(s, "B pass", "C pass"))
    assert (asked(s), answers(s), beside(s)) == ("A ask-room-bought", ["decline"], ["buy large", "buy small"])
    does(s, "A buy large")
    assert asked(s) == "A ask-load-bought"
    does(s, f"A load {LOT}")
    assert contract(LOT) in s.loaded[0]


@rule("AA-37", "AA-55", "AA-A24")
def test_a_winner_without_room_or_money_is_not_asked() -> None:
    s = called(loaded={"A": ["hanover/rotterdam"]}, money={"A": 1000})
    s.at[0] = FROM[contract(LOT)]
    let_chance_speak(does(s, "B pass", "C pass"))
    assert asked(s) == "B ask-start"


@rule("AA-37", "AA-52")
def test_a_trailer_can_be_bought_before_a_bid() -> None:
    s = called(money={"A": 9000})
    does(s, "B bid 1", "C pass")
    assert beside(s) == ["buy large", "buy small"]
    does(s, "A buy small")
    assert (asked(s), s.trailers[0]) == ("A ask-bid", (0, 1))


@rule("AA-56")
def test_a_bought_contract_pays_its_full_revenue() -> None:
    s = let_chance_speak(does(called(2, at={"B": "berlin"}), "B bid 4", "A pass"))
    does(s, f"B load {LOT}")
    assert s.money[1] == 5000 - 2800
    freight.deliver(s, 1, contract(LOT))
    assert s.money[1] == 5000 - 2800 + REVENUE[contract(LOT)]


@rule("AA-57", "AA-A19")
def test_slots_are_not_refilled_from_an_empty_pile() -> None:
    """T13: given the last card of the pile just sold, then three are left face up and the game is not over."""
    s = does(called(pile=0), "B pass", "C pass")
    assert s.slots.count(NOBODY) == 1
    assert asked(s) == "B ask-start"
    assert s.outcome is None


@rule("AA-45", "AA-A19")
def test_no_auction_without_public_contracts() -> None:
    s = given(at={"A": "hanover"}, pile=0, hand={"A": [LOT], "B": ["bern/hamburg"]})
    rolls(s, 3)
    does(s, "A go kassel", "A done")
    assert asked(s) == "B ask-start"


@rule("AA-76", "AA-A59", "AA-A67")
def test_the_simplified_game_takes_a_contract_without_an_auction() -> None:
    """T36: exact arrival takes one contract free, and it can be loaded at once."""
    s = given(at={"A": "hanover"}, slots=["kassel/saarbruecken", *SLOTS[1:]], settings={"simplified": True})
    rolls(s, 3)
    does(s, "A go kassel")
    assert answers(s)[:2] == ["decline", "take kassel/saarbruecken"]
    let_chance_speak(does(s, "A take kassel/saarbruecken"))
    assert s.money[0] == 2000
    assert asked(s) == "A ask-load-bought"
    does(s, "A load kassel/saarbruecken")
    assert s.loaded[0] == (contract("kassel/saarbruecken"),)
    assert asked(s) == "B ask-start"


@rule("AA-57", "AA-94")
def test_the_slot_is_filled_before_a_bonus_roll_can_lead_to_another_sale() -> None:
    """Given Schnelle Verladung, when A loads what they bought and sells another, then four contracts lie face up."""
    s = given(at={"A": "hanover"}, slots=["kassel/saarbruecken", *SLOTS[1:]], kept={"A": ["schnelle-verladung"]})
    rolls(s, 3)
    let_chance_speak(does(s, "A go kassel", "A call kassel/saarbruecken", "B pass"))
    does(s, "A load kassel/saarbruecken", "A use schnelle-verladung", "* die 3", "A go erfurt")
    assert s.slots.count(NOBODY) == 0
    let_chance_speak(does(s, f"A call {SLOTS[1]}", "B pass"))
    assert s.slots.count(NOBODY) == 0
    GAME.audit(s)


@rule("AA-76")
def test_a_contract_may_be_left_lying_in_the_simplified_game() -> None:
    s = given(at={"A": "hanover"}, slots=SLOTS, settings={"simplified": True})
    rolls(s, 3)
    does(s, "A go kassel", "A decline")
    assert s.hands[0] == []
    assert at(s, "A") == "kassel"


@rule("AA-54")
def test_a_bought_contract_can_be_carried_out_at_any_later_time() -> None:
    s = does(called(2), "B bid 1", "A pass")
    let_chance_speak(s)
    s.at[1] = GAME.kind("space").number("berlin")
    assert may(s, f"B load {LOT}")


def test_the_lot_is_seen_by_all() -> None:
    s = does(called(), "B bid 2")
    lot = GAME.view(s, NOBODY).lot
    assert lot is not None
    assert (lot.contract, lot.row, lot.holder, lot.bidders, lot.initiator) == (contract(LOT), 2, 1, [2, 0, 1], 0)
