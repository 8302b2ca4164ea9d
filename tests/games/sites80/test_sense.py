"""The bots: they read what their level lets them read, never the hidden card, and go where it pays."""

import pytest

from grandtour.core.acts import Act
from grandtour.core.chairs import Chair
from grandtour.core.chance import Dice
from grandtour.core.questions import chances, play
from grandtour.games.sites80.board import GENRE_OF
from grandtour.games.sites80.cards import EASY, EDITIONS, GRADES, LINE_OF, LINES, SHEETS
from grandtour.games.sites80.game import GAME
from grandtour.games.sites80.sense import Globetrotter, NearestBot, Prospects, Reader, SenseBot, Tourist
from grandtour.games.sites80.sight import Clue, SitesView
from grandtour.games.sites80.state import Hunt
from tests.games.sites80.given import CARDS, dealt, does, given, sheet_with, site
from tests.rules import rule

BOTS = [NearestBot, Tourist, Globetrotter, SenseBot]


def chosen(s: Hunt, seat: int = 0, bot: type[SenseBot] = SenseBot) -> str:
    act: Act = bot().choose(Chair(GAME, s, seat), Dice(1))
    return act.said


def shares(s: Hunt, reader: Reader, slot: int = 0) -> dict[int, float]:
    view: SitesView = GAME.view(s, 0)
    return reader.shares(view, 0, slot)


@rule("TM-A21", "TM-A45")
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_does_the_same_whatever_card_is_hidden(bot: type[SenseBot]) -> None:
    """Given a game in its course, when the hidden cards are replaced by other candidates, then the act is the same."""
    s, dice = dealt(2), Dice(5)
    for n in range(300):
        if not s.stack:
            break
        if not chances(s) and n % 10 == 0:
            seat = s.stack[-1].awaits(s)[0]
            other = GAME.guess(s, seat, Dice(n))
            assert chosen(s, seat, bot) == chosen(other, seat, bot)
        play(s, s.stack[-1].sample(s, dice))


def test_an_easy_clue_names_the_site_to_everyone() -> None:
    s = given(sheet=sheet_with("paris", EASY))
    for bot in BOTS:
        assert shares(s, bot().reader) == {site("paris"): 1.0}


def test_what_is_not_recognised_tells_the_kind_of_place() -> None:
    s = given(sheet=sheet_with("paris", 2))
    unread = shares(s, Reader(0, 0, 0.5, False))
    assert {GENRE_OF[n] for n in unread} == {GENRE_OF[site("paris")]}
    assert site("paris") in unread
    assert shares(s, Reader(1000, 1000, 0.5, False)) == {site("paris"): 1.0}


def test_sites_that_were_shown_are_struck_out() -> None:
    s = given(face_up=[("rome", 1)], held=["istanbul"], home=["venice"])
    s.starts = (site("athens"),)
    assert not {site(name) for name in ("rome", "istanbul", "venice", "athens")} & shares(s, Tourist().reader).keys()


def test_the_attentive_also_notice_what_the_sheet_says_of_others() -> None:
    """A site that the sheet speaks of under another number is not the one on the card."""
    s = given(sheet=sheet_with("rome", EASY))
    assert site("rome") in shares(s, Reader(900, 700, 0.5, False))
    assert site("rome") not in shares(s, Reader(900, 700, 0.5, True))


def test_what_a_bot_recognises_is_fixed_for_the_game_and_grows_with_the_level() -> None:
    clues = all_clues()
    read = [[clue.clue for clue in clues if bot().reader.recognises(0, clue)] for bot in BOTS]
    again = [[clue.clue for clue in clues if bot().reader.recognises(0, clue)] for bot in BOTS]
    assert read == again
    assert [len(known) for known in read] == sorted(len(known) for known in read)
    easy = {clue.clue for clue in clues if LINE_OF[clue.clue] % GRADES == EASY}
    assert all(easy <= set(known) for known in read)
    other_seat = [clue.clue for clue in clues if SenseBot().reader.recognises(1, clue)]
    assert other_seat != read[-1]


def all_clues() -> list[Clue]:
    """Every clue of both editions, each with the number of its place."""
    s = given()
    s.number = list(range(1, LINES + 1))
    found = []
    for edition in range(EDITIONS):
        s.edition = [edition] * SHEETS
        found += [Clue(s, line) for line in range(LINES)]
    return found


def test_it_flies_to_what_it_knows_and_names_it() -> None:
    s = given(at=["n40e30"], sheet=sheet_with("paris", EASY), hand=["plane-4"])
    assert chosen(s) == "ride plane-4"
    does(s, "ride plane-4")
    assert chosen(s) == "go n40e0"
    s = given(at=["n40e0"], sheet=sheet_with("paris", EASY))
    assert chosen(s) == "photo left"
    does(s, "photo left")
    assert chosen(s) == "name paris"


def test_it_keeps_silent_where_it_is_not_sure_and_the_nearest_does_not() -> None:
    s = given(at=["n40e0"])
    assert not chosen(s).startswith("photo")
    assert chosen(s, bot=NearestBot) == "photo left"


def test_without_a_clue_it_goes_for_a_flag() -> None:
    s = given(at=["n50e60"], flags=["s50w170", "s50w160", "n50e70"], hand=CARDS)
    assert chosen(s) in ("walk n50e70", "ride train-2", "ride train-3", "ride plane-4", "ride plane-5")


def test_with_five_cards_it_goes_home() -> None:
    s = given(
        at=["n50e60"], flags=["n50e100"], held=["rome", "bali", "quito"], home=["havana", "jakarta"], hand=["plane-4"]
    )
    does(s, "ride plane-4")
    assert chosen(s) == "go n50e100"
    s = given(
        at=["n50e60"], held=["rome", "bali", "quito", "havana", "jakarta"], secrets=["repatriation"], hand=["train-2"]
    )
    assert chosen(s) == "secret repatriation"
    does(s, "secret repatriation")
    assert s.stack[-1].options(s)


def test_it_lays_aside_what_is_worth_least_and_keeps_what_is_good() -> None:
    s = given(at=["s20w100"], hand=["plane-8", "train-2", "world-tour"])
    does(s, "stay")
    assert chosen(s) == "aside train-2"
    s = given(at=["s20w100"], hand=["plane-8", "plane-7", "world-tour"])
    does(s, "stay")
    assert chosen(s) == "keep"


def test_it_drags_a_rivals_flag_away_from_them() -> None:
    s = given(at=["n50e60", "n50e120"], flags=["s50w170", "n50e70"], hand=["plane-4"])
    s.held[1] = (site("bali"), site("quito"))
    s.undrawn = [n for n in s.undrawn if n not in s.held[1]]
    does(s, "walk n50e70")
    assert chosen(s) in ("flag n60e60", "flag n50e60", "flag n40e60")


def test_it_wards_off_what_it_can_and_takes_one_more_look() -> None:
    s = given(secrets=["free-pass"])
    does(s, "walk n30e60", "* event strike")
    assert chosen(s) == "react free-pass"
    s = given()
    does(s, "walk n30e60", "* event well-stocked-kiosk")
    assert chosen(s) == ("yes" if Prospects(GAME.view(s, 0), 0, SenseBot().reader).riddles else "no")


@pytest.mark.parametrize("bot", BOTS)
def test_bots_play_whole_games(bot: type[SenseBot]) -> None:
    s, dice = GAME.new(3), Dice(2)
    while s.stack:
        seat = s.stack[-1].awaits(s)[0]
        play(s, s.stack[-1].sample(s, dice) if chances(s) else bot().choose(Chair(GAME, s, seat), dice))
    assert s.outcome is not None
    assert s.outcome.reason == "five"
