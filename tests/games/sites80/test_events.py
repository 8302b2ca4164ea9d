"""Red squares and events: TM-49 to TM-54, TM-71, A35 to A41 and what each event does."""

import pytest

from grandtour.core.acts import CHANCE, NOBODY
from grandtour.core.questions import IllegalAct, offered
from grandtour.games.sites80.acts import STRAY
from grandtour.games.sites80.board import CELL
from grandtour.games.sites80.cards import EFFECTS
from grandtour.games.sites80.events import Back, Beside, Divert, Drift, Lift, OnceMore, PutFlag, React, carry_out, draw
from grandtour.games.sites80.game import GAME
from grandtour.games.sites80.moving import Afterwards, Turn
from grandtour.games.sites80.rules import Evening
from grandtour.games.sites80.state import Hunt
from grandtour.games.sites80.world import WORLDS
from tests.games.playing import asked, do, let_chance_speak, offers, told
from tests.games.sites80.given import cards, cell, does, ends, events, given, may, site, wording
from tests.rules import rule

FLAT = WORLDS[0]


def meets(event: str, seats: int = 2, **more: object) -> Hunt:
    """A walks to Samarkand and draws this event."""
    s = given(seats, **more)  # type: ignore[arg-type]
    return do(GAME, s, "A walk n30e60", f"* event {event}")


@rule("TM-49")
@pytest.mark.parametrize(("start", "goal"), [("n40e60", "n30e60"), ("n30w80", "n20w80")])
def test_one_event_however_many_squares(start: str, goal: str) -> None:
    s = given(at=[start], hand=["plane-4"])
    does(s, "ride plane-4", f"go {goal}", "* event local-newspaper")
    assert s.spent == events("local-newspaper")
    assert len(s.events) == 54


@rule("TM-49")
def test_no_square_no_event() -> None:
    s = does(given(), "walk n50e60")
    assert len(s.events) == 55


@rule("TM-50")
def test_a_resolved_event_is_laid_aside() -> None:
    s = meets("strike")
    assert s.spent == events("strike")


@rule("TM-51", "TM-52", "TM-A36")
def test_a_secret_card_is_kept_and_only_its_number_is_seen() -> None:
    s = given(at=["n40e60"])
    do(GAME, s, "A walk n30e60")
    assert [s.stack[-1].seen_by(GAME.act("* event special-edition"), me) for me in (NOBODY, 0, 1)] == [
        False,
        True,
        False,
    ]
    do(GAME, s, "* event special-edition")
    assert s.spent == []
    view = GAME.view(s, 1)
    assert (view.travellers[0].secrets, view.secrets) == (1, [])
    assert isinstance(s.stack[-1], Afterwards)
    assert ends(s, "secret") == set(), "from the next turn on"
    does(s, "no", "keep")
    does(s, "stay", "keep", by="B")
    assert ends(s, "secret") == {"special-edition"}
    before = s.sheet
    does(s, "secret special-edition")
    assert s.sheet != before
    assert s.spent == events("special-edition")
    assert isinstance(s.stack[-1], Turn), "and the turn goes on"


@rule("TM-52", "TM-A35")
def test_one_secret_card_a_window() -> None:
    s = given(secrets=["special-edition", "special-edition/2", "repatriation"])
    assert ends(s, "secret") == {"special-edition", "special-edition/2", "repatriation"}
    does(s, "secret special-edition")
    assert ends(s, "secret") == set()
    does(s, "walk n50e60")
    assert ends(s, "secret") == {"special-edition/2"}
    does(s, "secret special-edition/2")
    assert isinstance(s.stack[-1], Evening)


@rule("TM-A35")
@pytest.mark.parametrize(("secret", "words"), [("special-edition", "ask-secret"), ("upgrade", "ask-nothing")])
def test_whoever_can_play_no_secret_card_after_moving_is_told_so(secret: str, words: str) -> None:
    assert wording(does(given(secrets=[secret]), "walk n50e60")) == words


@rule("TM-A35")
def test_whoever_holds_a_secret_card_is_asked_whatever_it_is() -> None:
    """Given a SECRET card that is no free pass, when a strike hits, then one is asked and can only let it pass."""
    s = meets("strike", secrets=["upgrade"])
    assert isinstance(s.stack[-1], React)
    assert offers(s) == ["let"]
    assert s.stack[-1].prompt(s).tale.key == "ask-no-react", "and the question says so"
    does(s, "let")
    assert s.skips[0] == 1
    s = meets("strike")
    assert not isinstance(s.stack[-1], React)
    s = meets("free-connection", secrets=["upgrade"])
    assert not isinstance(s.stack[-1], React), "good luck is not asked about"


@rule("TM-A35", "TM-A36")
def test_a_free_pass_wards_it_off() -> None:
    s = meets("strike", secrets=["free-pass"])
    assert s.stack[-1].prompt(s).tale.key == "ask-react"
    does(s, "react free-pass")
    assert s.skips[0] == 0
    assert s.spent == events("strike", "free-pass")
    assert "spared" in told(s)


@rule("TM-A35")
def test_one_may_have_let_pass_answered_in_advance() -> None:
    s = meets("strike", secrets=["upgrade"])
    assert GAME.answer_for(s, 0, {"let-pass": True}) is GAME.act("A let")
    assert GAME.answer_for(s, 0, {"let-pass": False}) is None


@rule("TM-A36")
def test_secret_cards_are_neither_swapped_nor_laid_aside() -> None:
    s = meets("ticket-swap", secrets=["upgrade"], theirs=["free-pass"])
    does(s, "let", by="B")
    assert ends(s, "give") == {"plane-4", "plane-5", "boat-3", "boat-4", "train-2", "train-3", "world-tour"}


@rule("TM-A38")
def test_the_spent_events_are_shuffled_when_the_stock_is_empty() -> None:
    s = given(secrets=["upgrade"])
    s.spent, s.events = s.events, []
    does(s, "walk n30e60", "* event strike")
    assert len(s.events) == 53
    assert told(s)[:2] == ["walks", "events-shuffled"]


@rule("TM-A38")
def test_with_all_events_in_hands_none_is_drawn() -> None:
    s = given()
    s.events = []
    does(s, "walk n30e60")
    assert isinstance(s.stack[-1], Afterwards)


# --- Journeys ---


@rule("TM-53", "TM-71", "TM-A14", "TM-A57")
def test_an_unplanned_journey_to_any_of_the_eighty() -> None:
    s = meets("unplanned-journey")
    assert offered(s) == STRAY.acts[CHANCE]
    hidden = s.card[:]
    do(GAME, s, "* stray quito")
    assert s.at[0] == cell("s0w70")
    assert (len(s.events), s.card) == (54, hidden), "no second event, and the camera is not touched"
    assert may(s, "photo left"), "one may announce there"


@rule("TM-54", "TM-A15")
def test_sent_to_an_occupied_cell_one_chooses_a_cell_beside() -> None:
    s = meets("unplanned-journey", at=["n40e60", "s0w70"])
    do(GAME, s, "* stray quito")
    assert isinstance(s.stack[-1], Beside)
    assert ends(s, "go") == {CELL.words[c] for c in FLAT.neighbours[cell("s0w70")]}
    do(GAME, s, "A go s0w60")
    assert s.at[0] == cell("s0w60")


@rule("TM-54", "TM-A15")
def test_with_all_cells_beside_taken_two_cells_away() -> None:
    s = meets("unplanned-journey", 6)
    around = FLAT.neighbours[cell("s0w70")]
    s.at[1:], s.flags[:4] = [cell("s0w70"), *around[:4]], around[4:]
    do(GAME, s, "* stray quito")
    assert ends(s, "go") == {CELL.words[c] for c in FLAT.ring(cell("s0w70"), 2)}


@rule("TM-A66")
def test_sent_to_where_one_stands_nothing_happens() -> None:
    s = meets("unplanned-journey")
    do(GAME, s, "* stray samarkand")
    assert s.at[0] == cell("n30e60")
    assert "sent" not in told(s)


@rule("TM-54", "TM-71", "TM-A14", "TM-A66")
def test_invited_home_one_stands_beside_the_flag_and_validates_nothing() -> None:
    s = meets("invitation-home", flags=["s20e130"], held=["rome"])
    before = s.sheet
    assert isinstance(s.stack[-1], Beside)
    assert ends(s, "go") == {CELL.words[c] for c in FLAT.neighbours[cell("s20e130")]} - {"s20e120"}
    do(GAME, s, "A go s10e130")
    assert (s.held[0], s.home[0], s.sheet) == ((site("rome"),), (), before)
    s = meets("invitation-home", flags=["n20e60"])
    assert may(s, "go n30e60"), "who is beside it already may stay"


@rule("TM-A58")
def test_a_headwind_blows_three_cells_towards_the_flag() -> None:
    s = meets("headwind", flags=["n30e110"])
    assert isinstance(s.stack[-1], Back)
    assert ends(s, "go") == {"n50e90", "n40e90", "n30e90", "n20e90", "n10e90"}
    do(GAME, s, "A go n30e90")
    assert s.at[0] == cell("n30e90")
    s = meets("headwind", flags=["n30e80"])
    assert isinstance(s.stack[-1], Beside), "nearer than three cells, beside the flag"


@rule("TM-A65", "TM-A26")
def test_a_tailwind_takes_one_to_a_free_cell_nearby_or_nowhere() -> None:
    s = meets("tailwind", at=["n40e60", "n20e70"], flags=["n40e50"], face_up=[("lhasa", 0)])
    assert isinstance(s.stack[-1], Drift)
    near = {CELL.words[c] for c in range(504) if 0 < FLAT.distance(c, cell("n30e60")) <= 3}
    assert ends(s, "go") == near - {"n20e70", "n40e50", "n20e90"}
    do(GAME, s, "A no")
    assert s.at[0] == cell("n30e60")
    s = meets("tailwind", face_up=[("taj-mahal", 1)])
    do(GAME, s, "A go n20e70")
    assert s.held[0] == (site("taj-mahal"),), "what lies face up there is taken"


@rule("TM-A13")
def test_an_event_that_moves_the_pawn_costs_the_announcement() -> None:
    s = meets("invitation-home", slots=["samarkand", "sydney"])
    do(GAME, s, f"A {offers(s)[0]}")
    assert s.stack[-1].__class__ is not Afterwards, "the flag is not beside a red square"
    s = given(slots=["samarkand", "sydney"], announce_first=True)
    do(GAME, s, "A walk n30e60")
    assert may(s, "photo left"), "with the option one announces first"
    do(GAME, s, "A no")
    assert s.stack[-1].__class__.__name__ == "DrawEvent"


# --- Transport cards ---


@rule("TM-A37")
def test_lost_luggage_takes_a_card_if_there_is_one() -> None:
    s = meets("lost-luggage", hand=["plane-4"])
    let_chance_speak(s)
    assert s.used == cards("plane-4")
    s = meets("lost-luggage", hand=[])
    assert s.spent == events("lost-luggage"), "without a card nothing is lost, and the event is spent"
    assert s.hands[0] == []


@pytest.mark.parametrize(("event", "drawn"), [("free-connection", 1), ("promotion", 2)])
@rule("TM-71", "TM-A40")
def test_gifts_may_raise_the_hand_above_seven(event: str, drawn: int) -> None:
    s = let_chance_speak(meets(event))
    assert len(s.hands[0]) == 7 + drawn


@rule("TM-A67")
def test_a_ticket_swap() -> None:
    s = meets("ticket-swap", 3)
    do(GAME, s, "A pick B")
    assert s.stack[-1].prompt(s).tale.key == "ask-give"
    assert [s.stack[-1].seen_by(GAME.act("A give plane-4"), me) for me in (NOBODY, 0, 1, 2)] == [
        False,
        True,
        True,
        False,
    ]
    do(GAME, s, "A give plane-4")
    assert len(s.hands[1]) == 8
    taking = s.stack[-1]
    assert {act.noun for act in offered(s)} == set(s.hands[1])
    assert [taking.seen_by(offered(s)[0], me) for me in (NOBODY, 0, 1, 2)] == [False, True, True, False]
    let_chance_speak(s)
    assert [len(hand) for hand in s.hands] == [7, 7, 7]
    assert told(s, 2)[-2:] == ["gives-unseen", "takes-card-unseen"]


@rule("TM-A67", "TM-A37")
def test_no_card_no_swap() -> None:
    s = meets("ticket-swap", hand=[])
    assert isinstance(s.stack[-1], Afterwards)


# --- Turns ---


@rule("TM-A41")
def test_a_strike_costs_a_turn_and_strikes_add_up() -> None:
    s = meets("strike")
    s.skips[0] += 1
    does(s, "no", "keep")
    for _ in range(2):
        does(s, "stay", "keep", by="B")
        assert asked(s) == "B"
    does(s, "stay", "keep", by="B")
    assert asked(s) == "A"
    assert told(s).count("misses") == 2


@rule("TM-A41")
def test_one_more_turn_but_not_in_one_more_turn() -> None:
    s = meets("another-turn")
    does(s, "no", "keep")
    assert (asked(s), s.extra) == ("A", True)
    carry_out(s, 0, events("another-turn")[0])
    does(s, "stay", "keep")
    assert asked(s) == "B"


# --- Sheets and flags ---


@rule("TM-27", "TM-A61")
def test_newspapers_change_the_sheet_and_move_no_flag() -> None:
    s = given()
    before, flags = s.sheet, s.flags[:]
    does(s, "walk n30e60", "* event local-newspaper")
    let_chance_speak(s)
    assert s.sheet != before
    assert s.flags == flags
    s = let_chance_speak(meets("well-stocked-kiosk"))
    assert isinstance(s.stack[-1], OnceMore)
    before = s.sheet
    does(s, "yes")
    assert s.sheet != before


@rule("TM-A16")
def test_the_flag_bearer_takes_any_flag_up_to_three_cells_away() -> None:
    s = meets("wandering-flag", flags=["n50e60"])
    assert isinstance(s.stack[-1], Lift)
    assert len(offered(s)) == 6
    do(GAME, s, "A lift 1")
    assert may(s, "flag n70e90")
    assert not may(s, "flag n30e60"), "a pawn stands there"
    assert not may(s, "flag n50e60")
    do(GAME, s, "A flag n40e60")
    assert s.flags[0] == cell("n40e60")


@rule("TM-A16", "TM-A35")
def test_repatriation_brings_the_flag_beside_the_pawn() -> None:
    s = given(secrets=["repatriation"])
    does(s, "secret repatriation")
    assert isinstance(s.stack[-1], PutFlag)
    does(s, "flag n50e60")
    assert s.flags[0] == cell("n50e60")
    assert isinstance(s.stack[-1], Turn)


# --- SECRET cards ---


@rule("TM-35", "TM-A35")
def test_an_upgrade_adds_two_cells() -> None:
    s = given(hand=["plane-4", "world-tour"], secrets=["upgrade", "special-edition"])
    does(s, "ride plane-4")
    assert not may(s, "go n40e0")
    does(s, "secret upgrade")
    does(s, "go n40e0", "* event free-pass")
    assert s.at[0] == cell("n40e0")
    assert s.spent == events("upgrade")
    assert ends(s, "secret") == set(), "with or after the move is one window"
    s = given(hand=["world-tour"], secrets=["upgrade"])
    does(s, "ride world-tour")
    assert ends(s, "secret") == set()


@rule("TM-54", "TM-A68", "TM-A35")
def test_a_diverted_flight_sends_another_two_cells_away() -> None:
    s = given(3, secrets=["diverted-flight"], face_up=[("uluru", 0)], theirs=["upgrade"])
    do(GAME, s, "A secret diverted-flight")
    assert ends(s, "pick") == {"B", "C"}
    do(GAME, s, "A pick B")
    assert (asked(s), offers(s)) == ("B", ["let"]), "whoever is hit and holds a SECRET card is asked"
    do(GAME, s, "B let")
    assert isinstance(s.stack[-1], Divert)
    assert ends(s, "go") == {CELL.words[c] for c in FLAT.ring(s.at[1], 2)}
    s.flags[5] = cell("s10e140")
    do(GAME, s, "A go s10e140")
    assert asked(s) == "B", "a flag stands there, and the owner picks the cell beside"
    do(GAME, s, "B go s20e130")
    assert s.held[1] == (site("uluru"),)
    assert asked(s) == "A"


@rule("TM-A35")
def test_a_free_pass_stops_a_diverted_flight() -> None:
    s = given(secrets=["diverted-flight"], theirs=["free-pass"])
    do(GAME, s, "A secret diverted-flight")
    assert asked(s) == "B", "with one opponent there is nobody to pick"
    before = s.at[1]
    do(GAME, s, "B react free-pass")
    assert s.at[1] == before
    assert isinstance(s.stack[-1], Turn)


@rule("TM-52")
def test_a_secret_card_is_refused_outside_its_window() -> None:
    s = given(secrets=["upgrade", "free-pass"])
    for card in ("upgrade", "free-pass"):
        with pytest.raises(IllegalAct):
            does(s, f"secret {card}")


@rule("TM-A50")
def test_no_event_touches_destinations() -> None:
    effects = {effect.name for card in EFFECTS for effect in card}
    assert effects == {
        "stray", "home", "back", "drift", "lose", "draw", "skip", "again", "sheet", "offer", "flag", "swap",
        "stretch", "spare", "divert", "fetch-flag",
    }  # fmt: skip


def test_drawing_goes_on_while_there_are_cards() -> None:
    s = given()
    draw(s, 0, 2, NOBODY)
    let_chance_speak(s)
    assert len(s.hands[0]) == 9
