"""The conformance kit: any game, played at random, with everything that must always hold asserted after each act."""

# not compiled: it checks the compiled modules from outside

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from grandtour.core.acts import CHANCE, LETTERS, NOBODY, Act
from grandtour.core.chairs import bots_act
from grandtour.core.chance import Dice
from grandtour.core.decks import Deck
from grandtour.core.fair import Stream, commitment
from grandtour.core.fields import dump, fields
from grandtour.core.game import Game
from grandtour.core.questions import (
    Afterwards,
    Chance,
    IllegalAct,
    Outcome,
    Question,
    State,
    awaited,
    chances,
    offered,
    play,
    step,
)
from grandtour.core.records import Record, parse_record, record_of, replay, verify
from grandtour.core.settings import Setting, Value, agreed
from grandtour.core.tables import Refusal, Table
from grandtour.core.tales import Heard

INTERRUPT_ONE_IN = 50
UNDO_ONE_IN = 4
RESUME_ONE_IN = 100
RESUME_LATER = 5  # one in a fifth of the acts so far: opening a long table again takes long
TOO_LONG = 100_000
CHANGEABLE = (int, list, tuple, Deck, type(None))  # what a state is made of, beside what all copies share


class Failure(AssertionError):
    """What did not hold, and the record of the game in which it did not."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        settings: Mapping[str, object],
        log: list[str],
        outcome: Outcome | None,
        error: Exception,
    ) -> None:
        why = str(error) if isinstance(error, AssertionError) and str(error) else repr(error)
        super().__init__(f"{game.name}, {seats} seats, after {len(log)} acts: {why}")
        names = [f"seat {letter}" for letter in LETTERS[:seats]]
        self.record = Record(game.name, game.rules, agreed(game.settings, settings), names, log)
        if outcome:
            self.record.reason, self.record.places = outcome.reason, outcome.places


def random_act(s: State, dice: Dice) -> Act:
    """Any answer to the question on top; now and then somebody breaks in."""
    question = s.stack[-1]
    breaking_in = question.interrupts(s)
    if breaking_in and not dice.below(INTERRUPT_ONE_IN):
        return breaking_in[dice.below(len(breaking_in))]
    return question.sample(s, dice)


class Match:
    """One game under the kit, played at random; or with some wit, by the room's own bots with random acts between."""

    def __init__(self, game: Game[Any], seats: int, settings: Mapping[str, object], seed: int, wit: int = 0) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.seed = seed
        self.wit = wit
        """Of ten acts, how many the bots choose."""
        self.dice = Dice(seed)
        makers = list(game.bots.values())
        self.bots = {seat: makers[(seed + seat) % len(makers)]() for seat in range(seats)} if makers and wit else {}
        self.state: State = game.new(seats, settings)
        self.state.lines = []
        self.log: list[Act] = []
        self.met: Counter[str] = Counter()
        """How often each question was asked and each verb said."""
        self.looks_taken = 0

    def run(self, every: int = 1) -> State:
        """Play to the end; conservation is checked after each act, all laws before one act in `every` (0: never)."""
        try:
            self.check_options()
            while self.state.stack:
                self.one_act(bool(every) and (len(self.log) + self.seed) % every == 0)
            self.check_end()
        except Exception as error:
            log = [repr(act) for act in self.log]
            raise Failure(self.game, self.seats, self.settings, log, self.state.outcome, error) from error
        return self.state

    def one_act(self, thorough: bool) -> None:
        act = self.next_act()
        if thorough:
            self.check_offers()
            self.check_fields()
            self.check_secrecy(act)
            self.check_telling(act)
            self.check_taking_back(act)
            self.check_refusals()
            self.check_clone(act)
        self.met.update([type(self.state.stack[-1]).__name__, act.verb.name])
        told = len(self.state.lines or [])
        step(self.state, act)
        self.log.append(act)
        self.game.audit(self.state)
        self.check_lines(told)
        assert len(self.log) < TOO_LONG, "the game does not end"

    def next_act(self) -> Act:
        """What chance, a bot or nobody in particular does next; bots break in if they want to."""
        wise = self.bots and not chances(self.state) and self.dice.below(10) < self.wit
        act = bots_act(self.game, self.state, self.bots, self.state.lines or [], self.dice) if wise else None
        return act or random_act(self.state, self.dice)

    # --- What must hold at the beginning ---

    def check_options(self) -> None:
        """The state knows what was agreed on, every option by the name that players see."""
        options = getattr(self.state, "options", None)
        agreed_on = {name.replace("-", "_"): value for name, value in agreed(self.game.settings, self.settings).items()}
        assert (fields(options) if options else {}) == agreed_on, f"agreed on {agreed_on}, plays {dump(options)}"

    # --- What must hold before each act ---

    def check_offers(self) -> None:
        """At least one act, none twice, each of this game's, each printed and parsed to itself, chance's apart."""
        acts, question = offered(self.state), self.state.stack[-1]
        assert acts, f"{type(question).__name__} offers nothing"
        asked = sorted({act.by for act in question.options(self.state)})
        assert asked == awaited(self.state), f"{type(question).__name__} awaits {awaited(self.state)}, asks {asked}"
        assert len(set(acts)) == len(acts), "an act is offered twice"
        assert all(self.game.act(repr(act)) is act for act in acts), "an act does not parse to itself"
        assert all((act.by == CHANCE) == chances(self.state) for act in acts), "chance and players are mixed"
        assert all(act.by < self.seats or act.by == CHANCE for act in acts), "an act by nobody at the table"
        if isinstance(question, Chance):
            weights = question.weights(self.state) or [1] * len(acts)
            assert len(weights) == len(acts), f"{len(acts)} outcomes have {len(weights)} weights"
            assert min(weights) > 0, f"an outcome that cannot happen is listed: {weights}"

    def check_secrecy(self, act: Act) -> None:
        """The law: a seat cannot tell the true state from any other that looks the same to it."""
        after = self.after(act)
        for me in range(NOBODY, self.seats):
            guess = self.game.guess(self.state, me, self.dice)
            self.game.audit(guess)
            assert self.seen(guess, me) == self.seen(self.state, me), f"seat {me} sees more than its view"
            self.check_why_not(guess, me)
            if act in offered(guess):
                self.check_told(act, after, guess, me)

    def check_told(self, act: Act, after: State, guess: State, me: int) -> None:
        """Two games that differ only in what a seat cannot know tell it the same, unless what it sees differs too."""
        guess.lines = []
        play(guess, act)
        here, there = heard(after, me), heard(guess, me)
        if here != there:
            assert self.seen(guess, me) != self.seen(after, me), f"seat {me} is told {here}, but might be told {there}"

    def check_why_not(self, guess: State, me: int) -> None:
        """Why nothing can be done with a thing may be asked at any moment, and tells no more than the view."""
        kind = self.game.kinds[self.dice.below(len(self.game.kinds))]
        noun = self.dice.below(len(kind.words))
        told, true = (self.game.why_not(s, me, kind, noun).read(me) for s in (guess, self.state))
        assert told == true, f"seat {me} learns from why nothing can be done with {kind.name} {kind.words[noun]}"

    def seen(self, s: State, me: int) -> object:
        """All that reaches a seat: view, whom the table waits for, its own offers with what they touch, its prompt."""
        acts = [act for act in offered(s) if act.by == me]
        touched = [(act.said, [(kind.name, i) for kind, i in self.game.touches(s, act)]) for act in acts]
        prompt = s.stack[-1].prompt(s).read(me) if s.stack and me in awaited(s) else None
        return self.looks(s, me), awaited(s), sorted(touched), prompt

    def looks(self, s: State, me: int) -> object:
        return dump(self.game.view(s, me))

    def check_fields(self) -> None:
        """`clone` keeps every field, and shares nothing that can change."""
        before, clone = self.state.dump(), self.state.clone()
        kept = clone.dump()
        for name, value in fields(self.state).items():
            if name == "lines":
                continue
            if not isinstance(value, CHANGEABLE):
                assert getattr(clone, name) is value, f"clone does not keep {name}"
                continue
            assert kept[name] == before[name], f"clone does not keep {name}"
            shared = shared_parts(value, getattr(clone, name))
            assert not shared, f"a clone shares {name} with the original: {shared[0]!r}"
        names = self.changeable()
        self.check_change(names[self.looks_taken % len(names)])  # all of them at every look would take long
        self.looks_taken += 1

    def changeable(self) -> list[str]:
        """The fields that a move may change."""
        known = fields(self.state)
        return [name for name in known if name != "lines" and isinstance(known[name], CHANGEABLE)]

    def check_change(self, name: str) -> None:
        """A field, changed, is noticed by `dump` and kept by `clone`."""
        changed = self.state.clone()
        alter(changed, name, getattr(self.state, name))
        after = changed.dump()
        assert after != self.state.dump(), f"dump does not notice that {name} has changed"
        assert changed.clone().dump() == after, f"clone does not keep {name}"

    def check_lines(self, told: int) -> None:
        """What is told names as many things as its tale declares, each one that there is."""
        for line in (self.state.lines or [])[told:]:
            assert line.tale in self.game.tales, f"the game does not declare the tale {line.tale}"
            assert line.tale.fits(line.nouns), f"{line.tale} does not fit {line.nouns}"

    def check_telling(self, act: Act) -> None:
        """An act that is hidden from a seat tells it nothing that its view does not show."""
        question = self.state.stack[-1]
        others = [other for other in offered(self.state) if other.by == act.by]
        other = others[self.dice.below(len(others))]
        hidden = [me for me in range(NOBODY, self.seats) if not question.seen_by(act, me) | question.seen_by(other, me)]
        if not hidden or act is other:
            return
        this, that = self.after(act), self.after(other)
        for me in [me for me in hidden if heard(this, me) != heard(that, me)]:
            assert self.looks(this, me) != self.looks(that, me), f"seat {me} is told what {act} or {other} was"

    def check_taking_back(self, act: Act) -> None:
        """What no other seat notices can be taken back unasked: so it must not show its own seat anything new."""
        after, me = self.after(act), act.by
        if me == CHANCE or chances(after) or after.outcome or self.noticed(after, me):
            return
        guess = self.game.guess(self.state, me, self.dice)
        play(guess, act)
        assert self.looks(guess, me) == self.looks(after, me), (
            f"seat {me} learns something by {act} and may take it back"
        )

    def noticed(self, after: State, me: int) -> bool:
        others = [other for other in range(NOBODY, self.seats) if other != me]
        return any(self.looks(after, other) != self.looks(self.state, other) for other in others)

    def after(self, act: Act) -> State:
        state = self.state.clone()
        state.lines = []
        play(state, act)
        return state

    def check_refusals(self) -> None:
        """Acts that are not offered are refused and change nothing; malformed ones say why."""
        before, acts = self.everything(self.state), set(offered(self.state))
        verb = self.game.verbs[self.dice.below(len(self.game.verbs))]
        foreign = [verb.by(seat, self.dice.below(len(verb.kind.words))) for seat in range(CHANCE + 1)]
        for act in [act for act in foreign if act not in acts]:
            refused(step, self.state, act)
        assert self.everything(self.state) == before, "a refused act changed the state"

    def check_clone(self, act: Act) -> None:
        """A copy plays the same act to the same state, and the original does not move."""
        twin, before = self.state.clone(), self.everything(self.state)
        assert self.everything(twin) == before, "a clone differs"
        play(twin, act)
        assert self.everything(self.state) == before, "playing on a clone moved the original"
        again = self.state.clone()
        step(again, act)
        assert self.everything(again) == self.everything(twin), "the same act led to two states"

    def everything(self, s: State) -> object:
        return s.dump(), offered(s)

    # --- What must hold at the end ---

    def check_end(self) -> None:
        for name in self.changeable():
            self.check_change(name)
        outcome = self.state.outcome
        assert outcome, "no question is left, but the game has no outcome"
        assert outcome.reason in self.game.endings, f"{outcome.reason!r} is no ending of {self.game.name}"
        assert len(outcome.places) == self.seats, "not every seat has a place"
        for place in outcome.places:
            assert place == 1 + sum(other < place for other in outcome.places), f"places {outcome.places}"
        again: State = self.game.new(self.seats, self.settings)
        for act in self.log:
            step(again, act)
        assert self.everything(again) == self.everything(self.state), "a replay led elsewhere"


def heard(s: State, me: int) -> list[Heard]:
    return [line.read(me) for line in s.lines or []]


def alter(s: State, name: str, value: object) -> None:
    """Give a field another value of its type."""
    for other in others(value):
        try:
            setattr(s, name, other)
            return
        except TypeError:  # a compiled state takes its own types only
            continue
    raise AssertionError(f"the kit has no other value for the field {name}, which is {value!r}")


def others(value: object) -> Iterator[object]:
    """Values that differ from this one, at least one of them of its type."""
    match value:
        case bool():
            yield not value
        case int() | float():
            yield value + 1
        case list():
            yield [*value, value[0] if value else 0]
        case tuple():
            yield (*value, 0)
            yield from ((first, *value[1:]) for first in others(value[0]))
        case Deck():
            yield Deck([*value.unseen, 0], value.under)
        case None:
            yield from (Outcome("altered", []), 0, (0,), [0])


def shared_parts(value: object, twin: object) -> list[object]:
    """The lists and decks in which a value and its twin are the same object."""
    if isinstance(value, list | Deck) and value is twin:
        return [value]
    if isinstance(value, Deck) and isinstance(twin, Deck):
        return shared_parts([value.unseen, value.under], [twin.unseen, twin.under])
    if isinstance(value, list | tuple) and isinstance(twin, list | tuple):
        return [found for one, other in zip(value, twin, strict=True) for found in shared_parts(one, other)]
    return []


def refused(call: Any, *args: object) -> None:
    try:
        call(*args)
    except IllegalAct:
        return
    raise AssertionError(f"{args[-1]!r} should have been refused")


WITS = (0, 0, 9, 5)  # of four games, two are played at random, one well and one by players who often forget themselves


def match_of(game: Game[Any], n: int, seed: int) -> Match:
    """The game number `n`: every number of players in turn, and with each every combination of options."""
    nth, seats = divmod(n, len(game.players))
    return Match(game, game.players[seats], combination(game.settings, nth), seed + n, WITS[Dice(nth).below(len(WITS))])


def combination(settings: tuple[Setting, ...], n: int) -> dict[str, Value]:
    """The defaults come first, then all other values at once, and from there it is counted down."""
    values, left = {}, -n
    for setting in settings:
        left, which = divmod(left, len(setting.tried()))
        values[setting.name] = setting.tried()[which]
    return values


def never_met(game: Game[Any], met: Counter[str]) -> list[str]:
    """The questions and verbs of a game that did not come up in the matches that met these."""
    room = type(game).__module__.rpartition(".")[0]
    kinds = [kind for kind in leaves(Question) if not issubclass(kind, Afterwards)]
    asked = [kind.__name__ for kind in kinds if kind.__module__.startswith(room)]
    return [name for name in [*sorted(asked), *(verb.name for verb in game.verbs)] if name not in met]


def leaves(kind: type) -> list[type]:
    """The classes at the ends of a family tree: those that are asked."""
    below: list[type] = kind.__subclasses__()
    return [leaf for child in below for leaf in leaves(child)] if below else [kind]


def random_games(game: Game[Any], games: int, seed: int = 1, every: int = 1) -> Iterator[State]:
    """Random games of every number of players in turn, with the options in turn, each under the kit."""
    for n in range(games):
        yield match_of(game, n, seed).run(every)


# --- The gate and the record of a whole table ---


def table_game(game: Game[Any], seats: int, settings: Mapping[str, object], seed: int) -> Table:
    """A random game through the gate: bad acts refused, undo and records checked on the way."""
    secret, entropy = f"{seed:064x}", [f"seat {letter}" for letter in LETTERS[:seats]]
    table = Table(game, seats, settings, Stream(secret, entropy))
    try:
        play_through_the_gate(table, Dice(seed))
        check_records(table, secret, entropy)
    except Exception as error:
        raise Failure(game, seats, settings, table.log, table.state.outcome, error) from error
    return table


def play_through_the_gate(table: Table, dice: Dice) -> None:
    table.adopt(table.begin())
    while not table.over:
        act = random_act(table.state, dice)
        check_gate(table, act)
        table.adopt(table.consider(act.by, table.version, act.said))
        if table.may_take_back(act.by) and not dice.below(UNDO_ONE_IN):
            check_undo(table, act)
        if not dice.below(max(RESUME_ONE_IN, table.version // RESUME_LATER)):
            check_resumed(table)


def check_gate(table: Table, act: Act) -> None:
    before = [*table.entries]
    for code, seat, version, said in [
        ("stale", act.by, table.version - 1, act.said),
        ("no-seat", table.seats, table.version, act.said),
        ("no-seat", NOBODY, table.version, act.said),
        ("malformed", act.by, table.version, "no such act"),
        ("malformed", act.by, table.version, ""),
    ]:
        found = refusal(table, seat, version, said)
        assert found == code, f"{said!r} at version {version} should be refused as {code}, not {found or 'let through'}"
    assert table.entries == before, "a refused act changed the log"


def refusal(table: Table, seat: int, version: int, said: str) -> str:
    """The code with which the gate refuses, empty if it does not."""
    try:
        table.consider(seat, version, said)
    except Refusal as refused:
        return refused.code
    return ""


def check_undo(table: Table, act: Act) -> None:
    """Taken back and done again, the table is where it was; nobody else has noticed."""
    after = [table.game.view(table.state, me) for me in range(table.seats)]
    table.adopt(table.consider_undo(act.by, table.version))
    table.adopt(table.consider(act.by, table.version, act.said))
    assert after == [table.game.view(table.state, me) for me in range(table.seats)]


def check_resumed(table: Table) -> None:
    """A table opened again from its log is the same table, for every seat."""
    again = Table(table.game, table.seats, table.settings, table.stream, table.log)
    for me in range(NOBODY, table.seats):
        assert again.told(me) == table.told(me), f"seat {me} is told otherwise after opening the table again"
        assert again.may_take_back(me) == table.may_take_back(me), f"seat {me} may take back otherwise"
        assert seen_log(again, me) == seen_log(table, me), f"seat {me} reads another record of the running game"
    assert again.state.dump() == table.state.dump(), "a table opened again is in another state"
    assert again.draws == table.draws, "a table opened again would draw otherwise"


def seen_log(table: Table, me: int) -> list[str]:
    return record_of(table, [], me).log


def check_records(table: Table, secret: str, entropy: list[str]) -> None:
    names = [f"player {letter}" for letter in LETTERS[: table.seats]]
    record = record_of(table, names, seed=secret, entropy=entropy)
    text = record.text()
    again = parse_record(text)
    assert again.text() == text, "a record does not print, parse and print to itself"
    assert replay(again).state.dump() == table.state.dump(), "a record does not lead to the same state"
    assert record.commitment == commitment(secret)
    assert verify(again) == [], "the draws of a clean game were found altered"
