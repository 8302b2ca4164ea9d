"""What is told, and who may read it."""

import pytest

from grandtour.core.acts import NOBODY, PLAYER, Kind, numbers
from grandtour.core.tales import ForOne, Line, Several, Tale

CARD = Kind("card", ["ace", "king"])
MONEY = numbers("money", 100, 10)
DRAWS = Tale("draws", player=PLAYER, secret={"card": CARD})
SHOWS = Tale("shows", player=PLAYER, card=CARD)
PAYS = Tale("pays", player=PLAYER, price=MONEY, cards=Several(CARD))


def test_a_secret_is_read_by_the_player_named_first() -> None:
    heard = Line(DRAWS, (2, 1)).read(2)
    assert (heard.key, heard.facts()) == ("draws", {"player": 2, "card": 1})


@pytest.mark.parametrize("me", [NOBODY, 0, 1, 3])
def test_the_others_read_that_there_is_one(me: int) -> None:
    heard = Line(DRAWS, (2, 1)).read(me)
    assert (heard.key, heard.facts()) == ("draws-unseen", {"player": 2})


def test_what_is_open_is_read_by_all() -> None:
    line = Line(SHOWS, (2, 1))
    assert line.read(0) == line.read(2) == line.whole()
    assert line.read(0) != Line(SHOWS, (2, 0)).read(0)
    assert repr(line.read(0)) == "shows 2 1"


def test_what_is_for_one_is_read_by_them_alone() -> None:
    line = ForOne(2, Line(SHOWS, (2, 1)), Line(DRAWS, (2, 1)))
    assert line.read(2).key == "shows"
    assert {line.read(me).key for me in (NOBODY, 0, 1, 3)} == {"draws-unseen"}


def test_amounts_are_told_as_they_are_and_several_things_as_a_list() -> None:
    assert Line(PAYS, (0, 3, 1, 0)).whole().facts() == {"player": 0, "price": 30, "cards": [1, 0]}
    assert Line(PAYS, (0, 3)).whole().facts() == {"player": 0, "price": 30, "cards": []}


def test_a_text_names_what_its_readers_may_know() -> None:
    assert DRAWS.texts() == {"draws": {"player": PLAYER, "card": CARD}, "draws-unseen": {"player": PLAYER}}
    assert SHOWS.texts() == {"shows": {"player": PLAYER, "card": CARD}}


@pytest.mark.parametrize(
    ("tale", "nouns", "fits"),
    [
        (SHOWS, (2, 1), True),
        (SHOWS, (2,), False),
        (SHOWS, (2, 1, 1), False),
        (SHOWS, (2, 2), False),
        (SHOWS, (NOBODY, 1), False),
        (PAYS, (0, 3, 1, 0, 1), True),
        (PAYS, (0, 3), True),
        (PAYS, (0,), False),
        (PAYS, (0, 3, 2), False),
    ],
)
def test_a_line_must_fit_its_tale(tale: Tale, nouns: tuple[int, ...], fits: bool) -> None:
    assert tale.fits(nouns) == fits


def test_a_secret_must_be_somebodys() -> None:
    with pytest.raises(ValueError, match="the tale 'found' has a secret, so it must name first the player"):
        Tale("found", place=CARD, secret={"card": CARD})


def test_several_things_stand_last() -> None:
    with pytest.raises(ValueError, match="the tale 'found' may name several things in its last field only"):
        Tale("found", cards=Several(CARD), player=PLAYER)
