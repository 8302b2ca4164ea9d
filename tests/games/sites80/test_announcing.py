"""Secret destinations: TM-21, TM-55 to TM-67."""

import pytest

from grandtour.core.acts import NOBODY
from grandtour.core.questions import IllegalAct, step
from grandtour.games.sites80.board import SITE
from grandtour.games.sites80.game import GAME
from grandtour.games.sites80.rules import Evening
from grandtour.games.sites80.tales import ASK_ANNOUNCE
from tests.games.playing import asked, do, let_chance_speak, offers, told
from tests.games.sites80.given import cell, does, ends, given, may, revealed, site, wording
from tests.rules import rule


@rule("TM-21", "TM-55", "TM-56", "TM-57", "TM-58", "TM-64", "TM-A22")
def test_a_right_announcement_gives_the_card_to_hold() -> None:
    """Given A in Paris, when A names Paris for the left card, then A holds it, and the next card is exposed."""
    s = given(at=["n40e0"])
    does(s, "photo left", "name paris")
    assert s.held[0] == (site("paris"),)
    assert s.home[0] == (), "it is not validated"
    assert s.card[0] not in (NOBODY, site("paris"))
    assert len(s.strip[0]) == 3
    assert told(s)[:3] == ["announces", "right", "exposed"]
    assert may(s, "stay"), "the turn goes on"


@rule("TM-58", "TM-A12")
def test_a_card_found_on_the_own_flag_is_not_validated_by_the_same_arrival() -> None:
    s = given(at=["n50e10"], flags=["n40e0"])
    does(s, "walk n40e0")
    does(s, "flag n50e0", "* event free-pass")
    does(s, "photo left", "name paris")
    assert (s.held[0], s.home[0]) == ((site("paris"),), ())


@rule("TM-61", "TM-62", "TM-A23", "TM-A26")
@pytest.mark.parametrize(("where", "named"), [("n40e0", "rome"), ("n40e10", "paris"), ("n40e10", "rome")])
def test_a_wrong_announcement_turns_the_card_face_up(where: str, named: str) -> None:
    """Right cell and wrong name, right name on another cell, or both wrong: it lies face up, closed to A alone."""
    s = given(at=[where])
    does(s, "photo left", f"name {named}")
    assert s.held[0] == ()
    assert revealed(s) == {"paris": 0}
    assert "wrong" in told(s)


@rule("TM-62", "TM-63", "TM-A26", "TM-A28")
def test_the_first_entitled_player_to_arrive_takes_it_without_a_word() -> None:
    s = given(at=["n40e10", "n50e10"], face_up=[("paris", 0)], slots=["uluru", "sydney"])
    assert "n40e0" not in ends(s, "walk"), "A may not go there"
    does(s, "stay", "keep")
    do(GAME, s, "B walk n40e0")
    assert s.held[1] == (site("paris"),)
    assert not s.face_up


@rule("TM-A28")
def test_several_face_up_cards_of_one_cell_are_all_taken() -> None:
    s = given(at=["n50e10"], face_up=[("rome", 1), ("venice", 1), ("paris", 1)])
    do(GAME, s, "A walk n40e10")
    assert list(s.held[0]) == [site("rome"), site("venice")]


@rule("TM-63", "TM-A27")
def test_who_stands_there_already_takes_it_at_once() -> None:
    s = given(at=["n40e10", "n40e0"])
    does(s, "photo left", "name rome")
    assert s.held[1] == (site("paris"),)
    assert not s.face_up


@rule("TM-62")
def test_each_can_only_take_what_the_other_revealed() -> None:
    s = given(at=["n50w0", "n50e10"], face_up=[("paris", 0), ("amsterdam", 1)], slots=["uluru", "sydney"])
    do(GAME, s, "A walk n50e0")
    assert s.held[0] == (site("amsterdam"),)
    assert revealed(s) == {"paris": 0}


@rule("TM-A26", "TM-A60")
def test_the_barred_one_must_leave_the_cell_and_may_not_come_back() -> None:
    s = given(at=["n40e10"], face_up=[("rome", 0)])
    assert not may(s, "stay")
    s = given(at=["n40e10"], slots=["rome", "sydney"])
    does(s, "photo left", "name paris")
    assert may(s, "stay"), "on the next turn, not on this one"
    does(s, "stay", "keep")
    does(s, "stay", "keep", by="B")
    assert not may(s, "stay")
    s = given(at=["n50e10"], face_up=[("rome", 0)])
    assert "n40e10" not in ends(s, "walk"), "nor for Venice, which lies there too"


@rule("TM-A26", "TM-A7")
@pytest.mark.parametrize(
    ("card", "words"),
    [("boat-3", "ask-leave-by-card"), ("train-2", "ask-leave-on-foot"), ("world-tour", "ask-leave")],
)
def test_whoever_must_leave_is_asked_for_ways_that_there_are(card: str, words: str) -> None:
    """Given a lonely island, then one leaves it by boat; on foot without boat and plane; by World Tour, either way."""
    s = given(at=["s20w100"], face_up=[("easter-island", 0)], hand=[card])
    assert not may(s, "stay")
    assert wording(s) == words


@rule("TM-A26")
def test_passing_over_is_allowed_and_so_is_the_own_flag() -> None:
    """Given the own flag on the barred cell, when A moves there, then held cards are validated and the card stays."""
    s = given(at=["n50e10"], flags=["n40e10"], face_up=[("rome", 0)], held=["bali"])
    do(GAME, s, "A walk n40e10")
    assert s.home[0] == (site("bali"),)
    assert revealed(s) == {"rome": 0}
    s = given(at=["n50e10"], face_up=[("rome", 0)], hand=["plane-4"])
    does(s, "ride plane-4")
    assert may(s, "go n30e10")
    assert not may(s, "go n40e10")


@rule("TM-A24")
def test_all_eighty_names_are_offered_unless_the_board_bears_them() -> None:
    s = given(at=["n40e10"])
    does(s, "photo left")
    assert ends(s, "name") == set(SITE.words)
    s = given(at=["n40e10"], labels=True)
    does(s, "photo left")
    assert ends(s, "name") == {"rome", "venice"}
    s = given(at=["n40e0"], labels=True)
    does(s, "photo left")
    assert s.held[0] == (site("paris"),), "with one name on the cell there is nothing to ask"


@rule("TM-A25")
def test_off_the_red_squares_nobody_announces() -> None:
    s = given()
    before = s.dump()
    with pytest.raises(IllegalAct):
        does(s, "photo left")
    assert s.dump() == before


@rule("TM-A22", "TM-A45")
def test_nobody_announces_in_anothers_turn() -> None:
    s = given(at=["n40e60", "n40e0"])
    with pytest.raises(IllegalAct):
        step(s, GAME.act("B photo left"))
    does(s, "stay", "keep")
    assert may(s, "photo left", by="B")


@rule("TM-65", "TM-66", "TM-A29", "TM-A30")
def test_on_a_cell_of_several_sites_one_announces_once_and_then_moves() -> None:
    """Whatever the cards are: the duty follows the squares on the board, so it tells nothing."""
    for slots in (["rome", "venice"], ["paris", "sydney"]):
        s = given(at=["n40e10"], slots=slots)
        does(s, "photo left", "name rome")
        assert not [said for said in offers(s) if said.startswith("photo")]
        assert may(s, "stay")
        does(s, "stay", "keep")
        does(s, "stay", "keep", by="B")
        assert not may(s, "stay")
        assert wording(s) == "ask-leave"
        assert not [said for said in offers(s) if said.startswith("photo")]


@rule("TM-67", "TM-A29")
def test_to_announce_the_other_one_comes_back() -> None:
    s = given(at=["n40e10"], slots=["rome", "venice"])
    does(s, "photo left", "name rome")
    does(s, "walk n40e20", "* event free-pass")
    does(s, "no", "keep")
    does(s, "stay", "keep", by="B")
    does(s, "walk n40e10", "* event strike")
    does(s, "let")
    does(s, "photo right", "name venice")
    assert list(s.held[0]) == [site("rome"), site("venice")]


@rule("TM-A29")
def test_one_announcement_a_visit_even_if_the_next_card_lies_here_too() -> None:
    s = given(at=["n40e0"])
    does(s, "photo left", "name paris", "stay", "keep")
    does(s, "stay", "keep", by="B")
    assert not [said for said in offers(s) if said.startswith("photo")]
    assert may(s, "stay"), "with one square there is no duty to move"


@rule("TM-A29")
def test_one_announcement_a_turn() -> None:
    s = given(at=["n40e0"])
    does(s, "photo left", "name paris")
    does(s, "walk n50e0", "* event local-newspaper")
    let_chance_speak(s)
    assert isinstance(s.stack[-1], Evening)


@rule("TM-A30")
def test_a_missed_turn_does_not_use_the_duty_up() -> None:
    s = given(at=["n40e10"])
    does(s, "photo left", "name rome")
    s.skips[0] = 1
    does(s, "stay", "keep")
    does(s, "stay", "keep", by="B")
    does(s, "stay", "keep", by="B")
    assert asked(s) == "A"
    assert not may(s, "stay")


@rule("TM-A31")
def test_who_is_boxed_in_may_stay() -> None:
    s = given(5, at=["n70w170", "n70w160", "n60w170", "n60w160"], hand=["boat-3"])
    s.duty[0] = True
    s.hands[0] = []
    assert offers(s) == ["stay"]
    assert wording(s) == "ask-stuck"


@rule("TM-A22", "TM-A31")
def test_where_a_site_can_be_announced_before_the_move_the_question_says_so() -> None:
    s = given(at=["n40e0"])
    assert wording(s) == "ask-turn-announce"
    s.named[0] = True
    assert wording(s) == "ask-turn"
    s = given(6, at=["n50w0", *sorted(ends(given(at=["n50w0"]), "walk"))], hand=["boat-3"])
    s.hands[0] = []
    assert (offers(s), wording(s)) == (["photo left", "photo right", "stay"], "ask-stuck-announce")


@rule("TM-A32")
def test_a_face_up_card_taken_is_no_announcement() -> None:
    s = given(at=["n50e10"], face_up=[("rome", 1)], slots=["venice", "sydney"])
    does(s, "walk n40e10", "* event free-pass")
    assert s.held[0] == (site("rome"),)
    does(s, "photo left", "name venice")
    assert list(s.held[0]) == [site("rome"), site("venice")]


@rule("TM-A34")
def test_guessing_blind_is_always_legal() -> None:
    s = given(at=["s20e130"], slots=["paris", "quito"])
    assert s.found == [(), ()]
    does(s, "photo right", "name uluru")
    assert revealed(s) == {"quito": 0}
    assert s.at[0] == cell("s20e130")


def test_what_was_said_of_a_photo_is_a_secret_until_the_name() -> None:
    s = given(at=["n40e0"])
    assert not s.stack[-1].seen_by(GAME.act("A photo left"), 1)
    does(s, "photo left")
    assert (GAME.view(s, 0).naming, GAME.view(s, 1).naming) == (0, NOBODY)
    assert s.stack[-1].seen_by(GAME.act("A name paris"), 1)


@rule("TM-A22", "TM-A35")
def test_the_question_after_a_move_knows_the_cell_and_the_hand() -> None:
    s = given(at=["n50e10"])
    does(s, "walk n40e0", "* event free-pass")
    assert offers(s)[-2:] == ["photo left", "photo right"]
    assert s.stack[-1].prompt(s).tale is ASK_ANNOUNCE, "a free pass waits until something hits"
