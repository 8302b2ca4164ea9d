"""The bots of the room: what they pack, where they go, when they claim."""

from grandtour.bots import bot_named
from grandtour.core.chairs import Chair, bots_act
from grandtour.core.chance import Dice
from grandtour.core.questions import chances, play
from grandtour.games.routard.board import SPACE
from grandtour.games.routard.game import GAME
from grandtour.games.routard.state import Journey
from tests.games.routard.given import (
    A,
    B,
    C,
    at,
    bed,
    begin,
    do,
    on_the_way,
    packing,
    reportage,
    trophies,
    without,
)


def choice(s: Journey, seat: int = A, level: str = "sense") -> str:
    return bot_named(GAME, level).choose(Chair(GAME, s, seat), Dice(1)).said


def breaks_in(s: Journey, seat: int) -> str | None:
    act = bot_named(GAME, "sense").breaks_in(Chair(GAME, s, seat), Dice(1))
    return act.said if act else None


def test_it_packs_what_it_can_surely_pay_for() -> None:
    s = begin(packing())
    assert choice(s) == "line cheques"
    s.cheques[A], s.money[A] = 10, 300
    assert choice(s) == "line formalities"
    s.elements[A] = [1, 1, 0, 0]
    assert choice(s) == "line pocket-money"


def test_it_leaves_once_more_money_would_not_save_a_turn() -> None:
    s = packing()
    s.money[A], s.cheques[A], s.tickets[A], s.elements[A] = 3000, 20, 1, [1, 1, 1, 1]
    assert choice(begin(s)) == "depart"


def test_it_goes_where_there_is_something_that_it_needs() -> None:
    s = without(trophies(on_the_way(), A, 2, 0, 2), A, "equipment")
    assert choice(begin(s)) == "go serengeti"
    assert choice(s, level="packer") == "go serengeti"


def test_it_goes_home_with_a_set() -> None:
    s = trophies(at(on_the_way(), A="san-jose"), A, 2, 2, 2)
    assert choice(begin(s)) == "go paris-arrival"


def test_it_buys_back_what_it_still_needs_and_nothing_else() -> None:
    s = without(at(on_the_way(), A="mumbai"), A, "camera")
    assert choice(begin(s)) == "buy camera"
    assert not choice(begin(trophies(s, A, 0, 2, 0))).startswith("buy")


def test_it_does_not_cheat_where_it_would_be_seen() -> None:
    s = without(on_the_way(), A, "camera")
    do(begin(s), "A go serengeti", bed(0))
    assert choice(s) == "decline"
    assert choice(s, level="packer") == "decline"


def test_it_claims_a_fine_where_it_sees_what_is_missing() -> None:
    s = without(on_the_way(3), A, "camera")
    do(begin(s), "A go serengeti", bed(0), "A play", reportage())
    assert choice(s, B) == "claim A"
    assert breaks_in(s, 2) == "claim A"
    s = on_the_way(3)
    do(begin(s), "A go serengeti", bed(0), reportage())
    assert breaks_in(s, 2) is None


def test_it_remembers_who_has_sold_what_they_needed() -> None:
    s = on_the_way(3)
    s.lines = []
    do(begin(s), "A go serengeti", bed(0), reportage(), "A sell camera", "B pass", "C pass")
    bot = bot_named(GAME, "sense")
    assert bot.breaks_in(Chair(GAME, s, 2, s.lines), Dice(1)) is None


def test_it_sells_what_it_no_longer_needs_when_it_is_poor() -> None:
    s = trophies(on_the_way(), A, 0, 2, 2)
    s.money[A] = 40
    assert choice(begin(s)) in ("sell camera", "sell equipment")


def test_it_does_not_sell_the_ticket_that_it_has_just_bought_to_fly_home() -> None:
    s = without(without(trophies(at(on_the_way(), A="bangkok"), A, 2, 2, 2), A, "equipment"), A, "camera")
    s.money[A], s.tickets[A] = 60, 1
    assert choice(begin(s)) == "fly sydney"


def test_it_buys_enough_cheques_for_the_next_nights() -> None:
    s = on_the_way()
    s.cheques[A] = 0
    do(begin(s), "A go nairobi")
    assert int(choice(s).split()[1]) >= 5


def test_sense_beats_the_packer() -> None:
    won = 0
    for n in range(12):
        s, dice, me = GAME.new(2), Dice(n), n % 2
        s.lines = []
        bots = {me: bot_named(GAME, "sense"), 1 - me: bot_named(GAME, "packer")}
        while s.stack:
            act = s.stack[-1].sample(s, dice) if chances(s) else bots_act(GAME, s, bots, s.lines, dice)
            assert act is not None
            play(s, act)
        assert s.outcome
        won += s.outcome.winners() == [me]
    assert won >= 8


def test_the_packer_makes_nobody_drive_if_it_can_do_without() -> None:
    s = at(trophies(on_the_way(), A, 2, 2, 2), A="luxor", B="luxor")
    s.at[B] += 1
    ahead = s.at[A] + 1
    assert choice(begin(s), level="packer") != f"go {SPACE.words[ahead]}"


def test_the_hiker_looks_into_nobodys_bag() -> None:
    s = without(on_the_way(3), A, "camera")
    do(begin(s), "A go serengeti", bed(0), "A play", reportage())
    assert choice(s, B, level="hiker") != "claim A"
    assert bot_named(GAME, "hiker").breaks_in(Chair(GAME, s, C), Dice(1)) is None
