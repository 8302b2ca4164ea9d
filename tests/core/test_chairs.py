"""Chairs and the bots on them."""

from typing import Any

import pytest

from grandtour.bots import bot_named, bot_names, bots_of
from grandtour.bots.casual import CasualBot
from grandtour.core.acts import NOBODY, Act
from grandtour.core.chairs import Bot, Chair, Scored, best, bots_act
from grandtour.core.chance import Dice
from grandtour.core.game import BadGame, Game, games
from grandtour.core.questions import State, awaited, chances, play, step
from grandtour.core.tales import Heard, Line


def listening(game: Game[Any], seats: int = 2, seed: int = 1) -> State:
    """A game in which chance has spoken and somebody listens."""
    s: State = game.new(seats)
    s.lines = []
    let_chance_speak(s, Dice(seed))
    return s


def let_chance_speak(s: State, dice: Dice) -> None:
    while chances(s):
        step(s, s.stack[-1].sample(s, dice))


class Note(Bot):
    """Plays the first card, and keeps what it hears."""

    def __init__(self) -> None:
        super().__init__()
        self.notes: list[str] = []

    def hear(self, heard: Heard) -> None:
        self.notes.append(heard.key)

    def rank(self, chair: Chair, dice: Dice) -> list[Scored]:
        return [Scored(act, 0.0) for act in chair.answers()]


class Impatient(Note):
    """Breaks in as soon as it may."""

    def wants_in(self, chair: Chair, dice: Dice) -> Act | None:
        return chair.offers()[0]


def test_the_best_act_has_the_highest_score_and_of_equals_the_first_is_taken(milestones: Game[Any]) -> None:
    acts = [milestones.act(f"A play {card}") for card in ("1a", "2a", "3a")]
    assert best([Scored(acts[0], 1.0), Scored(acts[1], 2.0), Scored(acts[2], 2.0)]) is acts[1]


def test_a_chair_tells_what_its_seat_has_heard(milestones: Game[Any]) -> None:
    s = listening(milestones)
    assert s.lines is not None
    own = [heard for heard in Chair(milestones, s, 0, s.lines).heard() if heard.key == "draws"]
    assert len(own) == 3
    assert {heard.facts()["player"] for heard in own} == {0}
    assert len(Chair(milestones, s, 0, s.lines).heard(since=5)) == len(s.lines) - 5


def test_a_bot_hears_each_line_once_however_often_it_is_asked(milestones: Game[Any]) -> None:
    s, bot = listening(milestones), Note()
    assert s.lines is not None
    chair = Chair(milestones, s, 0, s.lines)
    bot.choose(chair, Dice(1))
    bot.choose(chair, Dice(1))
    assert len(bot.notes) == len(s.lines) == 6


def test_bots_that_are_asked_answer_and_people_are_left_alone(milestones: Game[Any]) -> None:
    s = listening(milestones)
    act = bots_act(milestones, s, {0: Note(), 1: Note()}, s.lines or [], Dice(1))
    assert act
    assert act.by == awaited(s)[0] == 0
    assert bots_act(milestones, s, {1: Note()}, s.lines or [], Dice(1)) is None


def test_a_bot_may_break_in_where_another_is_asked() -> None:
    course = games()["course"]
    s: State = course.new(2, {"retire": True})
    s.lines = []
    let_chance_speak(s, Dice(1))
    for letter in "AB":
        step(s, course.act(f"{letter} home paris"))
    other = 1 - awaited(s)[0]
    act = bots_act(course, s, {other: Impatient()}, s.lines, Dice(1))
    assert act
    assert (act.by, act.said) == (other, "retire")


def test_the_bots_of_the_house_play_every_game_and_rooms_add_theirs(milestones: Game[Any]) -> None:
    assert bot_names(milestones) == ["random"]
    for game in games().values():
        assert list(bots_of(game)) == ["random", *game.bots]
    with pytest.raises(BadGame, match="milestones has no bot 'grandmaster'; it has random"):
        bot_named(milestones, "grandmaster")


def test_every_room_has_three_levels_and_one_without_bots_has_one(milestones: Game[Any]) -> None:
    assert milestones.levels == ("random",)
    for game in [game for game in games().values() if game.bots]:
        assert len(game.levels) == 3
        assert list(game.levels) == [name for name in game.bots if name in game.levels], "easiest first"


# --- The casual bot ---


class Busybody(Note):
    """Thinks the more of a card the later it comes in its hand, and would always break in."""

    def rank(self, chair: Chair, dice: Dice) -> list[Scored]:
        return [Scored(act, float(n)) for n, act in enumerate(chair.answers())]

    def wants_in(self, chair: Chair, dice: Dice) -> Act | None:
        return chair.answers()[0]


def test_a_casual_bot_takes_the_best_of_what_it_does_not_overlook(milestones: Game[Any]) -> None:
    chair = Chair(milestones, listening(milestones), 0)
    first, second, third = chair.answers()
    taken = [CasualBot(Busybody(), 30).choose(chair, Dice(seed)) for seed in range(400)]
    assert [round(taken.count(act) / 400, 1) for act in (third, second, first)] == [0.7, 0.2, 0.1]


def test_a_casual_bot_that_overlooks_everything_thinks_again(milestones: Game[Any]) -> None:
    chair = Chair(milestones, listening(milestones), 0)
    assert CasualBot(Busybody(), 100).choose(chair, Dice(1)) == chair.answers()[-1]


def test_a_casual_bot_hears_and_breaks_in_as_the_one_it_is_made_of(milestones: Game[Any]) -> None:
    s = listening(milestones)
    chair, mind = Chair(milestones, s, 0, s.lines), Busybody()
    assert CasualBot(mind, 50).breaks_in(chair, Dice(1)) == chair.answers()[0]
    assert len(mind.notes) == len(chair.heard()) > 0


# --- Every bot of every room ---

EVERY_BOT = [(name, level) for name, game in games().items() for level in bot_names(game)]


@pytest.mark.parametrize(("name", "level"), EVERY_BOT)
def test_a_bot_ranks_what_it_may_do_and_one_made_anew_ranks_alike(name: str, level: str) -> None:
    """Given a bot that has played from the start, when another is made from what was told, it thinks the same."""
    game, dice = games()[name], Dice(7)
    s: State = game.new(3)
    lines: list[Line] = []
    s.lines = lines
    lasting = {seat: bot_named(game, level) for seat in range(3)}
    for n in range(250):
        if not s.stack:
            break
        if chances(s):
            play(s, s.stack[-1].sample(s, dice))
            continue
        act = bots_act(game, s, lasting, lines, dice)
        assert act
        if n % 10 == 0:
            check_ranking(game, s, act.by, lasting[act.by], bot_named(game, level))
        step(s, act)


def check_ranking(game: Game[Any], s: State, seat: int, lasting: Bot, anew: Bot) -> None:
    chair = Chair(game, s, seat, s.lines)
    rankings = []
    for bot in (lasting, anew):
        bot.listen(chair)
        rankings.append([(repr(one.act), one.score) for one in bot.rank(chair, Dice(99))])
    assert rankings[0] == rankings[1], f"{type(anew).__name__} remembers more than it was told"
    assert {act for act, _ in rankings[0]} <= {repr(act) for act in chair.offers()}


def test_nobodys_chair_sees_what_everyone_sees(milestones: Game[Any]) -> None:
    s = listening(milestones)
    chair = Chair(milestones, s, NOBODY, s.lines)
    assert chair.view().hand == []
    assert {heard.key for heard in chair.heard()} == {"draws-unseen"}
