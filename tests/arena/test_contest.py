"""Contests between bots."""

import pytest

from grandtour.arena import Contest, Played, contest, play
from grandtour.core.game import BadGame, game_named


def test_a_game_between_bots_is_the_same_for_the_same_seed() -> None:
    course = game_named("course")
    first = play(course, ["sense", "random"], 7)
    assert play(course, ["sense", "random"], 7) == first
    assert first.reason in course.endings
    assert sorted(first.places) == [1, 2]


def test_everyone_moves_up_a_seat_from_game_to_game() -> None:
    outcome = contest("course", ["sense", "random"], 6)
    assert [one.levels[0] for one in outcome.played] == ["sense", "random"] * 3
    assert sum(outcome.wins().values()) == pytest.approx(6)


def test_sense_beats_random() -> None:
    """A sample; the thousand games are in docs/games/course.md."""
    assert contest("course", ["sense", "random"], 10, seed=3).wins()["sense"] >= 9


def test_a_shared_victory_is_counted_in_parts() -> None:
    played = [Played(["a", "b", "c"], [1, 1, 3], "cap", 10, {}), Played(["b", "c", "a"], [1, 2, 3], "home", 12, {})]
    outcome = Contest("course", played)
    assert outcome.wins() == {"a": 0.5, "b": 1.5, "c": 0}
    assert outcome.seats() == [1.5, 0.5, 0]
    assert outcome.reasons() == {"cap": 1, "home": 1}


def test_a_contest_says_what_came_out() -> None:
    text = str(Contest("course", [Played(["a", "b"], [1, 2], "home", n, {"rounds": n}) for n in range(10, 30)]))
    assert "100.0 %" in text
    assert "rounds: median" in text


@pytest.mark.parametrize(
    ("levels", "why"), [(["sense"], "2 to 6"), (["sense", "genius"], "no bot 'genius'"), (["sense"] * 7, "not 7")]
)
def test_wrong_contests_are_refused(levels: list[str], why: str) -> None:
    with pytest.raises(BadGame, match=why):
        contest("course", levels, 1)
