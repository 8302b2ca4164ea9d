"""Components and preparation: TM-01 to TM-20, TM-69."""

from collections import Counter

import pytest

from grandtour.core.acts import CHANCE, NOBODY
from grandtour.core.game import BadGame
from grandtour.core.questions import offered, step
from grandtour.games.sites80 import acts
from grandtour.games.sites80.acts import FLAGS
from grandtour.games.sites80.board import CELL, CELL_OF, CELLS, LANDS, QUARTER, QUARTER_OF, SITE, SQUARES
from grandtour.games.sites80.cards import EVENT, EVENT_CARD, EVENTS, LINES, SHEETS, SLOTS, TRANSPORT
from grandtour.games.sites80.game import GAME
from grandtour.games.sites80.rules import DrawStart, OwnFlag, Plant, PlantByChance
from grandtour.games.sites80.state import Hunt
from grandtour.games.sites80.world import WORLDS
from tests.games.playing import asked, do, let_chance_speak, offers, told
from tests.games.sites80.given import cell, dealt, site
from tests.rules import rule

SEATS = range(2, 7)


@rule("TM-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_play(seats: int) -> None:
    with pytest.raises(BadGame, match="2 to 6 players"):
        GAME.new(seats)


@rule("TM-01", "TM-04", "TM-12")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert (len(SITE.words), SHEETS, len(TRANSPORT), len(EVENTS)) == (80, 16, 55, 55)
    assert (GAME.players, FLAGS, SLOTS) == (range(2, 7), 6, 2)
    assert LINES == 80 * 3 == 16 * 15, "three clues for each destination fill the sheets exactly"


@rule("TM-71")
def test_the_pack_of_events_is_that_of_the_ledger() -> None:
    assert Counter(EVENT.words[face] for (face,) in EVENT_CARD.parts) == {
        "unplanned-journey": 6,
        "invitation-home": 2,
        "headwind": 2,
        "tailwind": 4,
        "lost-luggage": 4,
        "free-connection": 6,
        "promotion": 3,
        "strike": 3,
        "another-turn": 3,
        "local-newspaper": 5,
        "well-stocked-kiosk": 3,
        "wandering-flag": 3,
        "ticket-swap": 2,
        "upgrade": 2,
        "free-pass": 2,
        "diverted-flight": 2,
        "repatriation": 1,
        "special-edition": 2,
    }


def test_every_site_has_a_picture_of_its_name_and_there_is_no_other() -> None:
    pictures = [path.name for path in (GAME.folder / "page" / "pictures").iterdir() if path.name.endswith(".svg")]
    assert sorted(pictures) == sorted(f"{site}.svg" for site in SITE.words)


@rule("TM-05", "TM-07", "TM-08", "TM-09", "TM-10", "TM-13", "TM-20")
@pytest.mark.parametrize("seats", SEATS)
def test_what_lies_where_when_the_game_begins(seats: int) -> None:
    s = dealt(seats)
    assert [len(hand) for hand in s.hands] == [7] * seats
    assert len(s.stock) == 55 - 7 * seats
    assert [s.behind[slot] + len(s.back[slot]) + 1 for slot in (0, 1)] == [40, 40]
    assert (len(s.sheets), len(s.events)) == (15, 55)
    assert len({*s.at}) == seats
    assert len({*s.flags} - {NOBODY}) == 6, "all six flags are on the board at every number of players"


@rule("TM-02", "TM-03", "TM-15", "TM-69")
def test_a_cell_is_found_by_quarter_longitude_and_latitude() -> None:
    """The rulebook's way: first the quarter, then the degrees, whose labels are the same in every quarter."""
    assert CELLS == 504
    assert CELL.words[CELL_OF[site("grand-canyon")]] == "n30w110"
    assert QUARTER.words[QUARTER_OF[site("grand-canyon")]] == "nw"
    assert CELL.words[0] == "n70w170", "there is no row nearer the poles"
    assert CELL.words[-1] == "s50e170"


@rule("TM-04")
def test_eighty_red_squares_one_for_each_destination() -> None:
    assert sum(SQUARES) == len(SITE.words) == 80
    assert {SQUARES[cell] for cell in range(CELLS)} == {0, 1, 2, 3}


@rule("TM-29", "TM-A44")
def test_chance_says_who_starts() -> None:
    s = GAME.new(4)
    assert offered(s) == [acts.FIRST.by(CHANCE, seat) for seat in range(4)]
    do(GAME, s, "* first C")
    let_chance_speak(s)
    assert asked(s) == "C"


@rule("TM-11")
def test_a_dealt_card_is_read_by_its_owner_alone() -> None:
    s = do(GAME, GAME.new(2), "* first A")
    while offers(s)[0].split()[0] != "deal":
        step(s, offered(s)[0])
    dealing = s.stack[-1]
    assert [dealing.seen_by(offered(s)[0], me) for me in (NOBODY, 0, 1)] == [False, True, False]


@rule("TM-12", "TM-13", "TM-A51")
def test_every_seat_has_the_flag_of_its_own_colour() -> None:
    """No act chooses a character; the flags beyond the seats are neutral, and nobody is brought home by them."""
    assert "character" not in {verb.kind.name for verb in GAME.verbs}
    s = dealt(3)
    assert len(s.flags) == 6
    assert len(s.at) == 3


@rule("TM-14", "TM-16", "TM-17", "TM-A4")
def test_a_destination_card_says_where_one_starts_and_the_flag_goes_beside() -> None:
    s = starting(2)
    do(GAME, s, "* start paris")
    assert s.at[0] == cell("n40e0")
    assert isinstance(s.stack[-1], OwnFlag)
    assert {act.noun for act in offered(s)} == set(WORLDS[0].neighbours[cell("n40e0")])
    do(GAME, s, "A flag n50e10")
    assert s.flags[0] == cell("n50e10"), "a diagonal is one cell"


@rule("TM-18", "TM-19", "TM-A19", "TM-A20")
def test_who_is_sent_to_an_occupied_cell_draws_another_card() -> None:
    """Given A in Rome with a flag on Paris, when B draws Venice, Paris and Cape Town, then B starts from the last."""
    s = starting(2)
    do(GAME, s, "* start rome", "A flag n40e0", "* start venice")
    assert s.at[1] == NOBODY
    do(GAME, s, "* start paris")
    assert s.at[1] == NOBODY, "a flag occupies a cell too"
    assert told(s).count("occupied") == 2
    do(GAME, s, "* start cape-town", "B flag s30e20")
    assert s.at[1] == cell("s30e10")
    for seat, where in zip("ABAB", ("n70w170", "n70w150", "n70w130", "n60w10"), strict=True):
        do(GAME, s, f"{seat} flag {where}")
    names = [[SITE.words[n] for n in cards] for cards in s.back]
    assert names == [["rome", "paris"], ["venice", "cape-town"]], "behind all the others, left and right in turn"
    assert s.behind == [38, 38]


def starting(seats: int, **settings: bool) -> Hunt:
    s = do(GAME, GAME.new(seats, {name.replace("_", "-"): value for name, value in settings.items()}), "* first A")
    while not isinstance(s.stack[-1], DrawStart):
        step(s, offered(s)[0])
    s.lines = []
    return s


def planting(seats: int, **settings: bool) -> Hunt:
    s = starting(seats, **settings)
    while isinstance(s.stack[-1], DrawStart | OwnFlag):
        step(s, offered(s)[0])
    return s


@rule("TM-20", "TM-A18")
def test_the_players_plant_the_neutral_flags_in_turn() -> None:
    s = planting(4)
    order = []
    while isinstance(s.stack[-1], Plant):
        assert {act.noun for act in offered(s)} == {c for c in range(CELLS) if c not in s.at and c not in s.flags}
        order.append(asked(s))
        step(s, offered(s)[0])
    assert order == ["A", "B"]


@rule("TM-A18")
def test_chance_may_plant_them_on_land_without_a_red_square() -> None:
    s = planting(3, chance_flags=True)
    planted = 0
    while isinstance(s.stack[-1], PlantByChance):
        assert all(LANDS[act.noun] and not SQUARES[act.noun] for act in offered(s))
        step(s, offered(s)[0])
        planted += 1
    assert planted == 3


@rule("TM-A54")
def test_being_placed_is_no_arrival() -> None:
    """No event and no sheet comes of the start; but who starts on a red square may announce in the first turn."""
    s = dealt(2)
    assert (s.spent, s.sheets.under, s.secrets) == ([], [], [(), ()])
    assert "photo left" in offers(s)
