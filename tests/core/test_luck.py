"""Luck: what chance gave beyond the average."""

from typing import Any

import pytest

from grandtour.core.acts import CHANCE
from grandtour.core.chairs import Chair
from grandtour.core.chance import Dice
from grandtour.core.game import Game, after
from grandtour.core.luck import average, luck
from grandtour.core.questions import awaited, chances, play
from grandtour.games.course import acts
from grandtour.games.course.board import CARD, HOMES, VISA
from grandtour.games.course.game import GAME
from grandtour.games.course.sense import SenseBot


def bots_play(seats: int, seed: int) -> list[str]:
    """The log of a game between bots with sense."""
    dice, s, log = Dice(seed), GAME.new(seats), []
    while s.stack:
        act = s.stack[-1].sample(s, dice) if chances(s) else SenseBot().choose(Chair(GAME, s, awaited(s)[0]), dice)
        log.append(repr(act))
        play(s, act)
    return log


def test_an_average_respects_the_weights() -> None:
    assert average([1.0, 3.0], []) == 2
    assert average([1.0, 3.0], [3, 1]) == 1.5


def test_luck_adds_up_over_the_rounds() -> None:
    log = bots_play(2, 1)
    found = luck(GAME, 2, {}, log)
    assert found.seats == pytest.approx([sum(row[seat] for row in found.by_round) for seat in range(2)])
    assert luck(GAME, 2, {}, log) == found


def test_luck_has_no_favourite() -> None:
    """Over all cards that may be drawn, what is gained above the average is lost below it."""
    s = GAME.new(2)
    play(s, acts.DEALER.by(CHANCE, 0))
    options = s.stack[-1].options(s)
    worths = GAME.worths(s, 1, options)
    assert sum(worth - average(worths, []) for worth in worths) == pytest.approx(0)
    assert GAME.worths(s, 0, options) == [0] * len(options), "the first card is for the player on the dealer's left"


def test_a_draw_is_worth_the_legs_that_it_saves() -> None:
    """Given Paris and an empty hand, then the quick way to tell the worth of each card agrees with trying them all."""
    s = GAME.new(2)
    play(s, acts.DEALER.by(CHANCE, 0))
    s.home[1] = s.at[1] = HOMES[0]
    s.visas[1] = VISA[HOMES[0]]
    options = [
        acts.DEAL.by(CHANCE, CARD.number(word)) for word in ("paris/new-york", "tokyo/honolulu", "lima/santiago")
    ]
    worths = GAME.worths(s, 1, options)
    assert worths == pytest.approx([GAME.worth(after(s, act), 1) for act in options])
    assert worths[0] > GAME.worth(s, 1), "a card of the shortest tour saves a leg"
    assert worths[2] == GAME.worth(s, 1), "a card far from every short tour saves none"


def random_log(game: Game[Any], seed: int) -> list[str]:
    dice, s, log = Dice(seed), game.new(2), []
    while s.stack:
        act = s.stack[-1].sample(s, dice)
        log.append(repr(act))
        play(s, act)
    return log


def test_a_game_that_does_not_say_what_a_seat_is_worth_has_no_luck(milestones: Game[Any]) -> None:
    assert luck(milestones, 2, {}, random_log(milestones, 1)).seats == [0, 0]


def test_where_a_room_knows_no_quicker_way_every_outcome_is_tried(
    milestones: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given that a hand is worth the miles in it, then the first card is lucky by its miles above the average of 3."""
    monkeypatch.setattr(milestones, "worth", lambda s, seat: sum(miles(milestones, card) for card in s.hands[seat]))
    log = random_log(milestones, 1)
    first = milestones.act(log[0])
    assert max(luck(milestones, 2, {}, log[:1]).seats, key=abs) == pytest.approx(miles(milestones, first.noun) - 3)


def miles(game: Game[Any], card: int) -> int:
    return int(game.kind("card").words[card][0])
