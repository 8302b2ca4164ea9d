"""The conformance kit: good games pass it, and each way of being broken fails it."""

from collections.abc import Mapping
from typing import Any

import pytest

from grandtour import native
from grandtour.core.acts import CHANCE, Act, Kind
from grandtour.core.chairs import Bot, Chair, Scored
from grandtour.core.chance import Dice
from grandtour.core.fields import fields
from grandtour.core.game import Game, games
from grandtour.core.kit import Failure, Match, combination, match_of, random_games, table_game
from grandtour.core.questions import Chance, Outcome, Question, ask, tell
from grandtour.core.records import parse_record, replay
from grandtour.core.settings import Choice, Value, YesNo
from grandtour.core.tales import Line
from tests.rooms.milestones import rules
from tests.rooms.milestones.acts import DRAW, PLAY
from tests.rooms.milestones.game import Milestones
from tests.rooms.milestones.rules import Draw, Turn
from tests.rooms.milestones.sight import MilestonesView
from tests.rooms.milestones.state import Options, Road
from tests.rooms.milestones.tales import GOES, NOT_IN_HAND

A_SAMPLE = 12 if native.compiled() else 4
"""Plain, the laws are looked at in fewer games: tests/test_modes.py compares what both forms play."""
EVERY = 13
"""The laws are looked at before one act in so many: a look costs as much as dozens of acts."""


@pytest.mark.parametrize("name", games())
def test_random_games_of_every_room_pass(name: str) -> None:
    for state in random_games(games()[name], A_SAMPLE, every=EVERY):
        assert state.outcome


@pytest.mark.parametrize("name", games())
def test_random_tables_of_every_room_pass(name: str) -> None:
    game = games()[name]
    for n in range(len(game.players) if native.compiled() else 1):
        match = match_of(game, n, seed=n)
        assert table_game(game, match.seats, match.settings, seed=n).over


def test_the_small_game_passes(milestones: Game[Any]) -> None:
    for state in random_games(milestones, 60):
        assert state.outcome
    for n in range(12):
        assert table_game(milestones, 2 + n % 3, {}, n).over
    long_road = [Match(milestones, 4, {"goal": 30}, n).run().outcome for n in range(10)]
    assert "tired" in {outcome.reason for outcome in long_road if outcome}


class Eager(Bot):
    """Plays the first thing offered, and would like to break in once."""

    broke_in: str = ""

    def rank(self, chair: Chair, dice: Dice) -> list[Scored]:
        return [Scored(act, 0.0) for act in chair.answers()]

    def wants_in(self, chair: Chair, dice: Dice) -> Act | None:
        if self.broke_in:
            return None
        act = chair.offers()[0]
        self.broke_in = repr(act)
        return act


def test_bots_break_in_under_the_kit() -> None:
    """Given bots that want to act where another is asked, when the kit lets them play, then they do."""
    match = Match(games()["course"], 3, {"retire": True}, 1, wit=10)
    bots = {seat: Eager() for seat in range(3)}
    match.bots = {**bots}
    match.run(every=0)
    broke_in = [bot.broke_in for bot in bots.values() if bot.broke_in]
    assert broke_in
    assert set(broke_in) <= {repr(act) for act in match.log}


def test_every_number_of_players_and_every_option_is_tried(milestones: Game[Any]) -> None:
    matches = [match_of(milestones, n, 1) for n in range(6)]
    assert [match.seats for match in matches] == [2, 3, 4, 2, 3, 4]
    assert [match.settings for match in matches] == [{"goal": 15}] * 3 + [{"goal": 5}] * 3


def test_the_options_are_combined_defaults_first_then_all_others_at_once() -> None:
    settings = (YesNo("a", False), Choice("b", ("x", "y", "z")))
    assert [tuple(combination(settings, n).values()) for n in range(7)] == [
        (False, "x"), (True, "z"), (False, "z"), (True, "y"), (False, "y"), (True, "x"), (False, "x"),
    ]  # fmt: skip


@pytest.mark.parametrize("name", games())
def test_the_kit_has_another_value_for_every_option_of_every_room(name: str) -> None:
    for setting in games()[name].settings:
        assert len(set(setting.tried())) > 1, f"the kit always plays with {setting.name} {setting.default}"


# --- Broken games ---


def failure(game: Milestones, every: int = 1) -> str:
    """What the kit has to say against a game."""
    with pytest.raises(Failure) as caught:
        for _ in random_games(game, 30, every=every):
            pass
    return str(caught.value)


class LeakyView(Milestones):
    """Everyone sees all hands."""

    def view(self, s: Road, me: int) -> MilestonesView:
        view = super().view(s, me)
        view.played = [card for hand in s.hands for card in hand]
        return view


def test_a_view_that_leaks_a_hand_fails() -> None:
    assert "sees more than its view" in failure(LeakyView())


class DrawInTheOpen(Draw):
    """The log tells everyone which card was drawn."""

    def drawn(self, s: Road, card: int) -> None:
        s.hands[self.seat].append(card)
        tell(s, GOES, self.seat, card)


class Asking(Milestones):
    """Milestones in which the first question is another one."""

    question: Question[Road]

    def start(self, seats: int, agreed: Mapping[str, Value]) -> Road:
        s = super().start(seats, agreed)
        ask(s, self.question)
        return s


class LeakyLog(Asking):
    question = DrawInTheOpen(0)


def test_a_log_that_tells_a_secret_fails() -> None:
    assert "is told what * draw" in failure(LeakyLog())


class LeakyOffers(Asking):
    """A seat is offered what depends on a card that it cannot see."""

    class Peek(Turn):
        def options(self, s: Road) -> list[Act]:
            return [PLAY.by(0, s.hands[1][0])] if s.hands[1] else [PLAY.by(0, 0)]

        def choose(self, s: Road, act: Act) -> None:
            pass

    def start(self, seats: int, agreed: Mapping[str, Value]) -> Road:
        s = super(Asking, self).start(seats, agreed)
        s.stack.insert(1, self.Peek(0))
        return s


def test_offers_that_betray_a_hidden_card_fail() -> None:
    assert "sees more than its view" in failure(LeakyOffers())


class LeakyReasons(Milestones):
    """Whoever asks why a card cannot be played learns what another holds."""

    def why_not(self, s: Road, me: int, kind: Kind, noun: int) -> Line:
        return Line(NOT_IN_HAND, (next((card for card in s.hands[1 if me != 1 else 0]), 0),))


def test_a_reason_that_betrays_a_hidden_card_fails() -> None:
    assert "learns from why nothing can be done with" in failure(LeakyReasons())


class Voyeur(Milestones):
    """The first player may look into another hand, and nobody notices."""

    class Look(Turn):
        def options(self, s: Road) -> list[Act]:
            return [PLAY.by(0, 0)]

        def choose(self, s: Road, act: Act) -> None:
            pass

    def start(self, seats: int, agreed: Mapping[str, Value]) -> Road:
        s = super().start(seats, agreed)
        s.stack[1:1] = [self.Look(0), self.Look(0)]
        return s

    def view(self, s: Road, me: int) -> MilestonesView:
        view = super().view(s, me)
        if me == 0 and not s.played and len(s.stack) == 2:
            view.played = s.hands[1][:]
        return view


def test_what_shows_a_secret_must_not_be_free_to_take_back() -> None:
    assert "seat 0 learns something by A play 1a and may take it back" in failure(Voyeur())


class Forgetful(Asking):
    """A drawn card falls under the table."""

    class Fumble(Draw):
        def drawn(self, s: Road, card: int) -> None:
            pass

    question = Fumble(0)


@pytest.mark.parametrize("every", [1, 20, 0])
def test_a_lost_card_fails(every: int) -> None:
    assert "the cards are [" in failure(Forgetful(), every)


class Careless(Milestones):
    """Milestones with another kind of state, whose copies are not what they should be."""

    kind_of_road: type[Road]

    def start(self, seats: int, agreed: Mapping[str, Value]) -> Road:
        return becoming(self.kind_of_road(), super().start(seats, agreed))


def becoming(s: Road, good: Road) -> Road:
    """This state, with everything of a good one in it."""
    for name, value in fields(good).items():
        setattr(s, name, value)
    return s


class SharingRoad(Road):
    """A copy shares the hands with its original."""

    def clone(self) -> "SharingRoad":
        s = SharingRoad()
        becoming(s, super().clone())
        s.hands = self.hands
        return s


class ForgetfulRoad(Road):
    """A copy does not know how far everyone has come."""

    def clone(self) -> "ForgetfulRoad":
        s = ForgetfulRoad()
        becoming(s, super().clone())
        s.miles = [0] * len(self.miles)
        return s


class SwappingRoad(Road):
    """A copy takes one list for another."""

    def clone(self) -> "SwappingRoad":
        s = SwappingRoad()
        becoming(s, super().clone())
        s.played, s.miles = s.miles, s.played
        return s


class FreeRoad(Road):
    """A copy plays by other options."""

    def clone(self) -> "FreeRoad":
        s = FreeRoad()
        becoming(s, super().clone())
        s.options = Options({"goal": 30})
        return s


@pytest.mark.parametrize(
    ("road", "why"),
    [
        (SharingRoad, "a clone shares hands with the original"),
        (ForgetfulRoad, "clone does not keep miles"),
        (SwappingRoad, "clone does not keep"),
        (FreeRoad, "clone does not keep options"),
    ],
)
def test_a_clone_that_is_not_a_copy_fails(road: type[Road], why: str) -> None:
    class Copied(Careless):
        kind_of_road = road

    assert why in failure(Copied())


class Stubborn(Milestones):
    """The table agrees on one length of the road and plays another."""

    def start(self, seats: int, agreed: Mapping[str, Value]) -> Road:
        return super().start(seats, {"goal": 15})


def test_a_game_that_plays_by_other_options_fails() -> None:
    assert "agreed on {'goal': 5}, plays {'': 'Options', 'goal': 15}" in failure(Stubborn(), every=0)


class Gossip(Asking):
    """After the deal everyone is told how many miles the second player holds, which no view shows."""

    class Whisper(Turn):
        def choose(self, s: Road, act: Act) -> None:
            tell(s, GOES, 1, s.hands[1][0])

        def options(self, s: Road) -> list[Act]:
            return [PLAY.by(0, 0)]

    def start(self, seats: int, agreed: Mapping[str, Value]) -> Road:
        s = Milestones.start(self, seats, agreed)
        s.stack.insert(1, self.Whisper(0))
        return s


def test_a_line_that_tells_more_than_the_view_fails() -> None:
    assert "but might be told" in failure(Gossip())


class Mumbler(Asking):
    """What is told does not have the things that its tale names."""

    class Mumble(Turn):
        def choose(self, s: Road, act: Act) -> None:
            tell(s, GOES, 0)

        def options(self, s: Road) -> list[Act]:
            return [PLAY.by(0, 0)]

    question = Mumble(0)


def test_a_line_that_does_not_fit_its_tale_fails() -> None:
    assert "goes does not fit (0,)" in failure(Mumbler())


class Absent(Asking):
    """A question waits for one seat and asks another."""

    class Elsewhere(Turn):
        def awaits(self, s: Road) -> list[int]:
            return [1]

        def options(self, s: Road) -> list[Act]:
            return [PLAY.by(0, 0)]

    question = Elsewhere(0)


def test_a_question_that_awaits_another_seat_than_it_asks_fails() -> None:
    assert "Elsewhere awaits [1], asks [0]" in failure(Absent())


class Endless(Asking):
    """The same question again and again."""

    class Rest(Turn):
        def choose(self, s: Road, act: Act) -> None:
            ask(s, self)

        def options(self, s: Road) -> list[Act]:
            return [PLAY.by(0, 0)]

    question = Rest(0)


def test_a_game_that_never_ends_fails() -> None:
    assert "the game does not end" in failure(Endless(), every=0)


class Touchy(Asking):
    """Looking at the options changes the state, so that a refused act does."""

    class Restless(Turn):
        def options(self, s: Road) -> list[Act]:
            s.miles[0] += 1
            return [PLAY.by(0, 0)]

        def choose(self, s: Road, act: Act) -> None:
            pass

    question = Restless(0)


def test_a_refused_act_that_changes_the_state_fails() -> None:
    assert failure(Touchy())
    with pytest.raises(AssertionError, match="a refused act changed the state"):
        Match(Touchy(), 2, {}, 1).check_refusals()


class Wilful(Asking):
    """What an act does depends on something outside the state."""

    class Whim(Turn):
        whims = 0

        def options(self, s: Road) -> list[Act]:
            return [PLAY.by(0, 0)]

        def choose(self, s: Road, act: Act) -> None:
            Wilful.Whim.whims += 1
            s.miles[0] -= 1000 * Wilful.Whim.whims

    question = Whim(0)


def test_the_same_act_leading_to_two_states_fails() -> None:
    assert "the same act led to two states" in failure(Wilful())


def test_a_replay_that_leads_elsewhere_fails() -> None:
    assert "a replay led elsewhere" in failure(Wilful(), every=0)


class Question0(Turn):
    """A question whose options are given."""

    acts: list[Act]

    def __init__(self, *acts: Act) -> None:
        super().__init__(0)
        self.acts = list(acts)

    def awaits(self, s: Road) -> list[int]:
        return sorted({act.by for act in self.acts})

    def options(self, s: Road) -> list[Act]:
        return self.acts[:]

    def choose(self, s: Road, act: Act) -> None:
        pass


class Weighted(Chance[Road]):
    def __init__(self, *weights: int) -> None:
        self.given = list(weights)

    def options(self, s: Road) -> list[Act]:
        return [DRAW.by(CHANCE, 0), DRAW.by(CHANCE, 1)]

    def weights(self, s: Road) -> list[int]:
        return self.given

    def choose(self, s: Road, act: Act) -> None:
        pass


@pytest.mark.parametrize(
    ("question", "why"),
    [
        (Question0(PLAY.by(0, 1), PLAY.by(0, 1)), "an act is offered twice"),
        (Question0(PLAY.by(5, 1)), "an act by nobody at the table"),
        (Question0(PLAY.by(CHANCE, 1)), "chance and players are mixed"),
        (Question0(Act(0, PLAY, 1)), "an act does not parse to itself"),
        (Weighted(1), "2 outcomes have 1 weights"),
        (Weighted(2, 0), "an outcome that cannot happen is listed"),
    ],
)
def test_bad_offers_fail(question: Question[Road], why: str) -> None:
    class Offering(Asking):
        pass

    Offering.question = question
    assert why in failure(Offering())


def test_a_question_without_an_answer_fails() -> None:
    class Silent(Asking):
        question = Question0()

    assert failure(Silent())


@pytest.mark.parametrize(
    ("reason", "places", "why"),
    [
        ("bored", [1, 2], "'bored' is no ending of milestones"),
        ("tired", [1], "not every seat has a place"),
        ("tired", [1, 3], r"places [1, 3]"),
        ("tired", [0, 1], r"places [0, 1]"),
        ("tired", [2, 2], r"places [2, 2]"),
    ],
)
def test_bad_endings_fail(reason: str, places: list[int], why: str) -> None:
    class Ending(Question0):
        def choose(self, s: Road, act: Act) -> None:
            s.stack.clear()
            s.outcome = Outcome(reason, places)

    class Bad(Asking):
        question = Ending(PLAY.by(0, 0))

    assert why in failure(Bad())


def test_a_game_that_stops_without_an_outcome_fails() -> None:
    class Halt(Question0):
        def choose(self, s: Road, act: Act) -> None:
            s.stack.clear()

    class Bad(Asking):
        question = Halt(PLAY.by(0, 0))

    assert "no question is left, but the game has no outcome" in failure(Bad())


def test_a_guess_that_is_no_possible_state_fails() -> None:
    class Careless(Milestones):
        def guess(self, s: Road, me: int, dice: Dice) -> Road:
            g = s.clone()
            g.deck.unseen = [card for card in g.deck.unseen if card]
            return g

    assert "the cards are [" in failure(Careless())


def test_a_game_that_changes_what_was_seen_after_an_undo_fails(milestones: Game[Any]) -> None:
    class Talkative(Milestones):
        """The view tells everyone something new each time it is looked at."""

        looks = 0

        def view(self, s: Road, me: int) -> MilestonesView:
            Talkative.looks += 1
            view = super().view(s, me)
            view.deck = Talkative.looks
            return view

    assert "sees more than its view" in failure(Talkative())


def test_a_failing_game_is_kept_as_a_record_that_leads_to_the_failure(milestones: Game[Any]) -> None:
    """The record opens in the good game up to the act before which the law was broken."""

    class Late(Milestones):
        def audit(self, s: Road) -> None:
            assert len(s.played) < 3, "three cards were played"

    with pytest.raises(Failure) as caught:
        Match(Late(), 3, {"goal": 30}, seed=5).run()
    record = parse_record(caught.value.record.text())
    assert (record.settings, len(record.seats)) == ({"goal": 30}, 3)
    dump: Any = replay(record).state.dump()
    assert len(dump["played"]) == 3
    assert str(caught.value).startswith(f"milestones, 3 seats, after {len(record.log)} acts: three cards were played")


def test_a_game_that_fails_with_its_last_act_is_kept_with_its_ending(milestones: Game[Any]) -> None:
    class Last(Milestones):
        def audit(self, s: Road) -> None:
            assert s.stack, "over too soon"

    with pytest.raises(Failure, match="over too soon") as caught:
        Match(Last(), 2, {}, seed=5).run()
    assert replay(parse_record(caught.value.record.text())).over


def test_a_table_that_fails_is_kept_too(milestones: Game[Any]) -> None:
    class Longer(Milestones):
        """Its road is longer than its options say, so that its records lead nowhere."""

        def start(self, seats: int, agreed: Mapping[str, Value]) -> Road:
            return rules.start(seats, Options({"goal": int(agreed["goal"]) + 10}))

    with pytest.raises(Failure, match="is not offered now") as caught:
        table_game(Longer(), 2, {}, 1)
    assert len(caught.value.record.log) > 20
