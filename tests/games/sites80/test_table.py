"""The end, the options of the table, and what the house asks of every room."""

import pytest

from grandtour.core.acts import NOBODY
from grandtour.core.chance import Dice
from grandtour.core.kit import table_game
from grandtour.core.questions import IllegalAct, offered, step
from grandtour.core.settings import BadSetting
from grandtour.games.sites80 import acts
from grandtour.games.sites80.acts import FLAG
from grandtour.games.sites80.board import CELL, SITE
from grandtour.games.sites80.camera import Expose
from grandtour.games.sites80.cards import CARD, EVENT_CARD, SLOT
from grandtour.games.sites80.game import GAME
from tests.games.playing import asked, do, let_chance_speak, offers, told
from tests.games.sites80.given import cards, cell, dealt, does, events, given, may, reveal, revealed, site
from tests.rules import rule

# --- The end ---


@rule("TM-A53", "TM-A59", "TM-A70")
def test_the_last_round_ranks_by_validated_then_held_cards() -> None:
    s = given(3, rounds=10, held=["rome"], home=["paris"])
    s.round = 10
    s.home[1], s.held[2] = (site("bali"), site("quito")), (site("uluru"),)
    s.undrawn = [n for n in s.undrawn if n not in (site("bali"), site("quito"), site("uluru"))]
    s.skips[2] = 1
    does(s, "stay", "keep")
    does(s, "stay", "keep", by="B")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.places) == ("rounds", [2, 1, 3])
    assert told(s)[-2:] == ["misses", "time-is-up"]


@rule("TM-A53")
def test_no_last_round() -> None:
    s = given(rounds=0)
    s.round = 400
    does(s, "stay", "keep")
    does(s, "stay", "keep", by="B")
    assert (s.round, s.outcome) == (401, None)
    with pytest.raises(BadSetting, match="0 to 500"):
        GAME.new(2, {"rounds": 501})


@rule("TM-A59")
def test_equals_share_a_place() -> None:
    s = given(3, rounds=10)
    s.round = 10
    for seat in "ABC":
        does(s, "stay", "keep", by=seat)
    assert s.outcome is not None
    assert s.outcome.places == [1, 1, 1]


@rule("TM-A33")
def test_five_cards_are_always_within_somebodys_reach() -> None:
    """Nobody who plays on has five cards at home, so at most 24 of the 80 are out of reach, and the rest is open."""
    most_at_home = 6 * 4
    open_to_each_at_least = (len(SITE.words) - most_at_home) / 6
    assert open_to_each_at_least > 5


@rule("TM-A47", "TM-A69")
def test_whoever_retires_leaves_what_they_have_to_the_others() -> None:
    s = given(3, at=["n40e60", "n40e0"], theirs=["upgrade"], retire=True)
    s.held[1] = (site("bali"), site("quito"))
    reveal(s, [("uluru", 2)])
    s.undrawn = [n for n in s.undrawn if n not in (site("bali"), site("quito"), site("uluru"))]
    s.at[2] = cell("s0e110")
    flag, hand = s.flags[1], s.hands[1][:]
    step(s, GAME.act("B retire"))
    assert asked(s) == "A", "the turn goes on"
    assert (s.at[1], s.flags[1], s.hands[1], s.secrets[1]) == (NOBODY, flag, [], ())
    assert set(hand) <= set(s.used)
    assert s.spent == events("upgrade")
    assert s.held[2] == (site("bali"),), "who stands there takes what lies face up now"
    assert revealed(s) == {"uluru": 2, "quito": NOBODY}
    does(s, "stay", "keep")
    assert asked(s) == "C"
    step(s, GAME.act("C retire"))
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.places) == ("alone", [1, 2, 2])


@rule("TM-A47", "TM-A69")
def test_whoever_retires_in_their_own_turn_ends_it() -> None:
    s = given(3, retire=True)
    does(s, "ride plane-4", "retire")
    assert asked(s) == "B"
    assert s.at[0] == NOBODY


@rule("TM-A69")
def test_what_was_asked_of_a_retired_player_lapses() -> None:
    s = given(3, secrets=["diverted-flight"], theirs=["free-pass"], retire=True)
    do(GAME, s, "A secret diverted-flight", "A pick B")
    assert asked(s) == "B"
    do(GAME, s, "B retire")
    assert asked(s) == "A"
    s = given(3, retire=True)
    do(GAME, s, "A walk n30e60", "* event ticket-swap", "A pick B", "B retire")
    assert not [said for said in offers(s) if said.startswith("give")]


@rule("TM-A47")
def test_nobody_retires_where_the_table_does_not_allow_it() -> None:
    with pytest.raises(IllegalAct):
        step(given(), GAME.act("B retire"))


# --- What is done for those who are late ---


@rule("TM-A46")
def test_whoever_is_late_stays_keeps_and_says_nothing() -> None:
    s = given(at=["n40e0"], secrets=["special-edition"])
    assert GAME.lapse(s, 0, Dice(1)).said == "stay"
    does(s, "stay")
    assert GAME.lapse(s, 0, Dice(1)).said == "keep"
    s = given(at=["n50e10"], secrets=["upgrade"], retire=True)
    do(GAME, s, "A walk n40e0", "* event strike")
    assert GAME.lapse(s, 0, Dice(1)).said == "let"
    do(GAME, s, "A let")
    assert GAME.lapse(s, 0, Dice(1)).said == "no"


@rule("TM-A46")
def test_whoever_is_late_and_must_move_walks_or_rides() -> None:
    s = given(at=["n40e10"])
    s.duty[0] = True
    assert GAME.lapse(s, 0, Dice(1)).verb is acts.WALK
    s = given(at=["n20w40"], secrets=["upgrade"])
    s.duty[0] = True
    assert GAME.lapse(s, 0, Dice(1)).verb is acts.RIDE
    does(s, "ride plane-4")
    assert GAME.lapse(s, 0, Dice(1)).verb is acts.GO
    s = given(at=["n40e0"])
    does(s, "photo left")
    assert GAME.lapse(s, 0, Dice(1)).verb is acts.NAME


# --- What the house asks of every room ---


def test_a_game_through_the_gate() -> None:
    assert table_game(GAME, 3, {"rounds": 3}, 1).over


@rule("TM-44", "TM-48", "TM-A16")
def test_what_the_audit_finds() -> None:
    s = given()
    GAME.audit(s)
    s.at[1] = s.at[0]
    with pytest.raises(AssertionError, match="two on one cell"):
        GAME.audit(s)
    s = given()
    s.flags[3] = s.at[0]
    with pytest.raises(AssertionError, match="rests on a flag"):
        GAME.audit(s)
    s = given()
    s.undrawn.pop()
    with pytest.raises(AssertionError, match="destinations"):
        GAME.audit(s)


def test_why_a_thing_cannot_be_used_names_the_clause() -> None:
    s = given(at=["n40e60", "n40e50"], face_up=[("samarkand", 0)], secrets=["upgrade"], hand=["boat-3", "plane-4"])
    why = {
        (1, CELL, cell("n50e60")): "why-tm-28",
        (0, CELL, cell("n40e50")): "why-tm-44",
        (0, CELL, cell("n30e60")): "why-tm-62",
        (0, CELL, cell("n0e0")): "why-tm-32",
        (0, CARD, cards("boat-3")[0]): "why-tm-41",
        (0, EVENT_CARD, events("upgrade")[0]): "why-tm-a35",
        (0, SLOT, 0): "why-tm-a25",
        (0, SITE, 0): "why-tm-55",
        (0, FLAG, 0): "why-tm-48",
        (0, CARD, cards("train-2")[0]): "why-nothing",
    }
    assert {asked_for: GAME.why_not(s, *asked_for).tale.key for asked_for in why} == why
    does(s, "ride plane-4")
    assert GAME.why_not(s, 0, CELL, cell("n0e0")).tale.key == "why-tm-35"
    s = given(at=["n40w0"])
    assert GAME.why_not(s, 0, CELL, cell("n40w10")).tale.key == "why-tm-33"
    s = given(at=["n40e0"])
    does(s, "photo left", "name paris")
    assert GAME.why_not(s, 0, SLOT, 0).tale.key == "why-tm-a29"


def test_offers_light_up_what_they_touch() -> None:
    s = given(at=["n40e0"])
    assert GAME.touches(s, GAME.act("A photo left")) == [(SLOT, 0), (CELL, cell("n40e0"))]
    assert GAME.touches(s, GAME.act("A walk n50e0")) == [(CELL, cell("n50e0"))]


def test_the_round_and_the_facts_of_a_game() -> None:
    assert GAME.round(GAME.new(2)) == 0
    s = given(at=["n40e60"], flags=["n30e60"], held=["rome"], home=["quito", "havana", "jakarta", "bali"])
    assert GAME.round(s) == 1
    does(s, "walk n30e60")
    assert GAME.facts(s) == {"rounds": 1, "order": "1."}


def test_luck_is_what_the_cards_of_a_hand_are_worth_and_nothing_hidden() -> None:
    s = given(hand=["plane-4", "world-tour"])
    assert GAME.worth(s, 0) == 16
    s.skips[0] = 1
    assert GAME.worth(s, 0) == 10
    s.stack.append(Expose(0))
    assert set(GAME.worths(s, 0, offered(s))) == {0.0}
    s.stack.pop()
    do(GAME, s, "A stay", "A keep")
    assert GAME.worths(s, 0, [GAME.act("* draw plane-8")]) == [18.0]


def test_act_table_is_small_enough_for_learning() -> None:
    assert sum(len(verb.kind.words) for verb in GAME.verbs if verb.name not in CHANCES) < 2200


CHANCES = {"first", "deal", "draw", "start", "expose", "sheet", "number", "event", "lose", "take", "stray"}


def test_every_number_of_players_gets_started() -> None:
    for seats in GAME.players:
        assert may(let_chance_speak(dealt(seats)), "stay", by=asked(dealt(seats)))
        assert offered(dealt(seats))
