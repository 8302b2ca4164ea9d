"""Loans, AA-59 and AA-60, the end, AA-71 to AA-74, and the guarantees that there is one."""

import pytest

from grandtour.core.chance import Dice
from grandtour.core.questions import playout
from grandtour.core.tales import Heard
from grandtour.games.auf_achse import freight, rules, sales, trailers
from grandtour.games.auf_achse.board import SPACE
from grandtour.games.auf_achse.game import GAME
from grandtour.games.auf_achse.state import Haul
from grandtour.games.auf_achse.study import one
from tests.games.auf_achse.given import asked, contract, does, draws, event, given, rolls
from tests.games.playing import told
from tests.rules import rule


@rule("AA-59", "AA-60", "AA-A29", "AA-A62")
def test_a_fine_that_cannot_be_paid_is_owed_twice() -> None:
    """T21: given 300 DM and Radarfalle, then nothing is paid; on reaching 1000 exactly 1000 are taken."""
    s = draws(given(at={"A": "kassel/frankfurt/1"}, money={"A": 300}), "radarfalle")
    assert (s.money[0], s.owed[0]) == (300, (event("radarfalle"),))
    freight.earn(s, 0, 600)
    assert (s.money[0], s.owed[0]) == (900, (event("radarfalle"),))
    freight.earn(s, 0, 100)
    assert (s.money[0], s.owed[0]) == (0, ())
    assert s.events.under == [event("radarfalle")]
    assert told(s)[-1] == "repays"


@rule("AA-60", "AA-A29")
def test_the_oldest_loan_is_paid_first_and_none_in_part() -> None:
    s = given(money={"A": 0}, owed={"A": ["radarfalle", "polizeikontrolle"]})
    freight.earn(s, 0, 1900)
    assert (s.money[0], s.owed[0]) == (900, (event("polizeikontrolle"),))


@rule("AA-A30")
def test_a_loan_at_the_end_is_deducted_twice_even_below_zero() -> None:
    """T22: given 900 DM and an open Radarfalle, then the final sum is −100 DM."""
    s = given(money={"A": 900}, owed={"A": ["radarfalle"]})
    rules.score(s, "stall")
    assert s.money[0] == -100


@rule("AA-A31", "AA-87", "AA-95", "AA-96")
def test_penalties_at_the_end_are_deducted_once() -> None:
    """T31: 1000 DM for each special order not carried out, and for the inspection card."""
    s = given(
        money={"A": 500}, kept={"A": ["sonderauftrag-wien", "sonderauftrag-flensburg", "inspektion", "motivation"]}
    )
    rules.score(s, "stall")
    assert s.money[0] == -2500
    assert told(s).count("penalty") == 3


@rule("AA-71", "AA-72", "AA-73", "AA-02", "AA-A32")
def test_the_game_ends_with_the_turn_in_which_a_hand_is_empty_and_nothing_is_public() -> None:
    """T14: when B delivers their last contract, then C does not play any more, and A's load earns nothing."""
    s = given(
        3, turn="B", at={"B": "kassel/frankfurt/2"}, loaded={"A": ["berlin/trieste"], "B": ["zurich/kassel"]}, pile=0
    )
    rolls(s, 2, by="B")
    does(s, "B go kassel")
    assert s.outcome is not None
    assert s.outcome.reason == "delivered"
    assert s.outcome.places == [2, 1, 2]
    assert s.money == [5000, 5000 + 2400, 5000]
    assert s.stack == []


@rule("AA-71", "AA-A33")
def test_an_empty_hand_alone_ends_nothing() -> None:
    s = given(
        turn="B", at={"B": "kassel/frankfurt/2"}, loaded={"A": ["berlin/trieste"], "B": ["zurich/kassel"]}, pile=1
    )
    rolls(s, 2, by="B")
    does(s, "B go kassel")
    assert asked(s) == "A ask-start"
    rolls(s, 2)
    does(s, "A go verona")
    assert asked(s) == "B ask-start"


@rule("AA-A32")
def test_the_rest_of_the_last_turn_is_played() -> None:
    """Given Motivation in hand, when the last contract is delivered, then its holder may still use it."""
    s = given(at={"A": "kassel/frankfurt/2"}, loaded={"A": ["zurich/kassel"]}, kept={"A": ["motivation"]}, pile=0)
    rolls(s, 2)
    does(s, "A go kassel")
    assert asked(s) == "A ask-rest"
    does(s, "A done")
    assert s.outcome is not None


@rule("AA-71", "AA-A32", "AA-83")
def test_a_hand_that_a_gift_has_emptied_does_not_end_the_game() -> None:
    """T15: given one waiting contract and Fracht Dumping, then the giver owns none, but has not delivered it."""
    s = given(3, at={"A": "kassel/frankfurt/1"}, hand={"A": ["bremen/graz"], "B": ["berlin/trieste"]}, pile=0)
    draws(s, "fracht-dumping")
    does(s, "A give bremen/graz")
    assert s.hands[2] == [contract("bremen/graz")]
    rolls(s, 2)
    does(s, "A go kassel/frankfurt/3")
    assert s.outcome is None
    assert asked(s) == "B ask-start"


@rule("AA-71", "AA-A32", "AA-A33")
def test_an_empty_hand_ends_the_game_once_the_public_contracts_are_gone() -> None:
    """Given a player who delivered their last contract long ago, when the last public one is bought, then it ends."""
    s = given(at={"A": "kassel"}, hand={"B": ["berlin/trieste"]}, slots=["bremen/graz"], pile=0)
    s.last_delivered[0] = True
    rolls(s, 1)
    does(s, "A go hanover/kassel/2", "A works bern/geneva/2")
    assert asked(s) == "B ask-start"
    sales.acquire(s, 1, contract("bremen/graz"), 0)
    rolls(s, 6, by="B")
    does(s, "B go verona/bolzano/2")
    assert s.outcome is not None
    assert s.outcome.reason == "delivered"


@rule("AA-A34")
def test_ties_go_to_more_deliveries_and_are_then_shared() -> None:
    s = given(3)
    s.delivered = [1, 2, 2]
    rules.score(s, "stall")
    assert s.outcome is not None
    assert s.outcome.places == [3, 1, 1]


@rule("AA-72")
def test_the_most_money_wins() -> None:
    s = given(3, money={"A": 4000, "B": 9000, "C": 8900})
    rules.score(s, "stall")
    assert s.outcome is not None
    assert s.outcome.places == [3, 1, 2]


@rule("AA-A21", "AA-A60", "AA-23")
def test_twelve_quiet_rounds_end_the_game() -> None:
    """Nothing loaded, delivered or acquired: announced three rounds ahead, then scored."""
    s = given(hand={"A": ["berlin/trieste"], "B": ["bremen/graz"]})
    warnings: list[int] = []
    for _ in range(12):
        assert s.outcome is None
        for letter in "AB":
            rolls(s, 6, by=letter)
            back_and_forth(s, letter)
        warnings.append(told(s).count("stalled"))
    assert warnings == [0] * 8 + [1, 2, 3, 3]
    assert s.outcome is not None
    assert s.outcome.reason == "stall"
    assert s.stack == []


@rule("AA-A21")
@pytest.mark.parametrize(("stall", "ended"), [(0, False), (5, True)])
def test_the_stall_guard_can_be_set_or_turned_off(stall: int, ended: bool) -> None:
    s = given(settings={"stall": stall})
    s.round = 40
    assert rules.stalled(s) is ended


def back_and_forth(s: Haul, letter: str) -> None:
    roads = {"A": ("milan/verona/1", "milan/verona/2"), "B": ("verona/bolzano/1", "verona/bolzano/2")}
    here = SPACE.words[s.at["AB".index(letter)]]
    does(s, f"{letter} go {next(there for there in roads[letter] if there != here)}")


@rule("AA-A21")
def test_a_load_a_delivery_or_a_contract_starts_the_count_anew() -> None:
    s = given(hand={"A": ["berlin/trieste"]})
    s.round = 7
    freight.load(s, 0, contract("berlin/trieste"))
    assert s.stir == 7
    s.round = 9
    freight.deliver(s, 0, contract("berlin/trieste"))
    assert s.stir == 9
    s.round = 11
    s.slots[0] = contract("bremen/graz")
    s.contracts.unseen.remove(contract("bremen/graz"))
    sales.acquire(s, 0, contract("bremen/graz"), 0)
    assert s.stir == 11


@rule("AA-A21", "AA-83")
def test_a_gift_does_not_start_the_count_anew() -> None:
    s = given(at={"A": "kassel/frankfurt/1"}, hand={"A": ["bremen/graz"]})
    s.round = 7
    does(draws(s, "fracht-dumping"), "A give bremen/graz")
    assert s.stir < 7


@rule("AA-A21", "AA-A60", "AA-A36")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_games_come_to_an_end(seats: int) -> None:
    """T38: by AA-71 or by the stall guard."""
    for seed in range(4):
        s = GAME.new(seats, {"simplified": bool(seed % 2)})
        playout(s, Dice(seed))
        assert s.outcome is not None
        assert s.outcome.reason in GAME.endings


@rule("AA-34", "AA-51", "AA-A62")
@pytest.mark.parametrize("simplified", [False, True])
def test_what_is_told_accounts_for_all_the_money(simplified: bool) -> None:
    """T37: what everyone has in the end is what they began with, and what was said to be earned, paid and charged."""
    for seats in range(2, 7):
        s = GAME.new(seats, {"simplified": simplified})
        s.lines = []
        money = s.money[:]
        playout(s, Dice(seats))
        for line in s.lines:
            account(line.whole(), money)
        assert money == s.money


def account(heard: Heard, money: list[int]) -> None:
    """What a line tells of the money of its player."""
    if heard.key in ("delivers", "earns"):
        money[one(heard, "player")] += one(heard, "money")
    elif heard.key in ("pays", "repays", "gets", "penalty"):
        money[one(heard, "player")] -= one(heard, "money")
    elif heard.key == "buys":
        money[one(heard, "player")] -= trailers.PRICE[one(heard, "trailer")]


@rule("AA-A62")
def test_money_never_falls_below_zero_in_play() -> None:
    """T37, with the audit of the kit: every sum is checked before it is paid."""
    s = given(at={"A": "kassel/frankfurt/1"}, money={"A": 0})
    for card in ("polizeikontrolle", "radarfalle", "zollkontrolle"):
        draws(s, card)
        assert s.money[0] == 0
        GAME.audit(s)
