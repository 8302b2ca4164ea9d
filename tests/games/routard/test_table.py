"""The table as a whole: random games keep every law, and everyone sees the same."""

import pytest

from grandtour.core.acts import NOBODY
from grandtour.core.chance import Dice
from grandtour.core.questions import chances, offered, play
from grandtour.families.track.board import DEPARTURE
from grandtour.games.routard.board import SPACE
from grandtour.games.routard.cards import DECK, GOOD, LINE
from grandtour.games.routard.game import GAME
from grandtour.games.routard.why import why_not
from tests.games.routard.given import A, B, C, at, bed, begin, do, fresh, on_the_way, packing, trophies, without
from tests.rules import rule


@rule("RO-A66")
@pytest.mark.parametrize("seed", range(3))
def test_everyone_sees_the_same(seed: int) -> None:
    s, dice = GAME.new(3, {"express": True}), Dice(seed)
    for _ in range(300):
        if not s.stack:
            break
        acts = offered(s)
        play(s, s.stack[-1].sample(s, dice) if chances(s) else acts[dice.below(len(acts))])
        assert GAME.view(s, A) == GAME.view(s, B) == GAME.view(s, NOBODY)


@rule("RO-A66", "RO-A30")
def test_a_view_shows_what_lies_on_the_table_and_not_who_has_cheated() -> None:
    views = []
    for breach in (False, True):
        s = trophies(at(on_the_way(), A="goa", B="goa"), A, 1, 1, 0)
        s.instructions[B], s.debts[B] = (0, 1), ((A, 40),)
        views.append(GAME.view(fresh(s, A, breach), NOBODY))
    assert views[0] == views[1]
    one, two = views[0].travellers
    assert (one.money, one.cheques, one.elements, one.passengers) == (1000, 10, [1, 1, 1, 1], [B])
    assert (two.instructions, two.owes) == ([0, 1], 40)
    assert one.played is not None


# --- A bed for every night ---


@rule("RO-35", "RO-A20", "RO-A22")
@pytest.mark.parametrize("seed", range(4))
def test_one_bed_for_each_turn_that_is_played_on_the_journey(seed: int) -> None:
    s, dice = GAME.new(2 + seed, {"express": True}), Dice(seed)
    s.lines = []
    while s.stack and s.round < 30:
        acts = s.stack[-1].options(s) if not chances(s) else []
        play(s, acts[dice.below(len(acts))] if acts else s.stack[-1].sample(s, dice))
    keys = [line.tale.key for line in s.lines]
    moves = sum(keys.count(key) for key in ("walks", "drives", "flies", "goes-back-to-work", "works-here"))
    extra = keys.count("draws-chance")  # some of which move once more
    assert 0 <= moves - keys.count("sleeps") <= extra + 1
    assert min(s.money) >= 0


# --- Why not? ---


def reason(s: object, kind: object, word: str, me: int = A) -> str:
    return why_not(s, me, kind, kind.number(word)).tale.key  # type: ignore[arg-type, attr-defined]


def test_why_a_space_cannot_be_reached() -> None:
    s = on_the_way()
    s.money[A] = 60
    begin(s)
    assert reason(s, SPACE, "goa", B) == "why-ro-07"
    assert reason(s, SPACE, "hampi") == "why-ro-32"
    assert reason(s, SPACE, "mumbai") == "why-ro-33"
    assert reason(s, SPACE, "dakar") == "why-ro-96"
    assert reason(s, SPACE, "lalibela") == "why-nothing"
    assert reason(begin(at(s, A="mumbai")), SPACE, "bangkok") == "why-ro-51"
    assert reason(begin(at(s, A="paris-arrival")), SPACE, "lima") == "why-ro-a59"
    assert reason(begin(at(s, A="goa", B="goa")), SPACE, "hampi") == "why-ro-57"
    s.instructions[A] = (1,)
    assert reason(begin(s), SPACE, "jaipur") == "why-ro-104"
    s.money[A], s.debts[A] = 0, ((B, 10),)
    assert reason(begin(s), SPACE, "hampi") == "why-ro-a54"
    s.debts[A] = ()
    assert reason(begin(without(s, A, "formalities")), SPACE, "hampi") == "why-ro-105"
    assert reason(begin(packing()), SPACE, "dakar") == "why-ro-18"


def test_why_a_line_cannot_be_played() -> None:
    s = packing()
    s.debts[A] = ((B, 10),)
    assert reason(begin(s), LINE, "guide") == "why-ro-a54"


def test_why_something_is_not_bought_or_sold() -> None:
    s = without(on_the_way(), A, "camera")
    begin(s)
    assert reason(s, GOOD, "camera") == "why-ro-55"
    assert reason(s, GOOD, "formalities", B) == "why-ro-89"
    assert reason(s, GOOD, "ticket", B) == "why-nothing"
    assert reason(s, DECK[1], DECK[1].words[0]) == "why-ro-84"
    s.money[A] = 100
    assert reason(begin(at(s, A="mumbai")), GOOD, "camera") == "why-ro-54"
    s.ticket_bought = True
    assert reason(s, GOOD, "ticket") == "why-ro-a35"
    s.sales[B] = 12
    assert reason(s, GOOD, "guide", B) == "why-ro-a55-sales"
    s.bought = ((A, GOOD.number("guide")),)
    assert reason(s, GOOD, "guide") == "why-ro-a55"
    do(s, "A go goa")
    assert reason(s, GOOD, "guide") == "why-ro-a69"


def test_why_a_player_cannot_be_chosen() -> None:
    s = begin(on_the_way(3))
    assert why_not(s, A, GAME.kind("space"), DEPARTURE).tale.key == "why-nothing"
    from grandtour.core.acts import PLAYER

    assert why_not(s, A, PLAYER, B).tale.key == "why-ro-a30"
    do(s, "A go lalibela", "A cheques 0", bed(0), "* poste good-repair-shop")
    without(s, C, "camera")
    assert why_not(s, A, PLAYER, C).tale.key == "why-ro-a68"
    trophies(s, B, 0, 1, 0)
    assert why_not(begin(fresh(s, B, False)), A, PLAYER, B).tale.key == "why-nothing"
