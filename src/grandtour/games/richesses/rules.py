"""The rules of Richesses de France, in the order of its rulebook. Clauses and rulings: docs/rules/richesses.md.

What a turn consists of has modules of its own: `moving`, `money` for vehicles and debts, `tolls`, `hasard`, `work`; and
what the circuits add: `economie`, `casinos`, `sports`.
"""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, SEATS, Act, Verb
from grandtour.core.chance import Dice
from grandtour.core.decks import Deck
from grandtour.core.draws import DrawCard
from grandtour.core.questions import Afterwards, Asked, ask, tell
from grandtour.core.tales import Line
from grandtour.games.richesses.acts import (
    BUY,
    DEAL,
    HAGGLE,
    MOVE,
    OUTFIT,
    OUTFITS,
    OUTSET,
    SEEK,
    SELL,
    WAIT,
    WORK,
)
from grandtour.games.richesses.board import CORSE, MODES, PRICE, REGION, VALUE
from grandtour.games.richesses.cards import HASARD, TO_CORSICA
from grandtour.games.richesses.casinos import Casinos
from grandtour.games.richesses.circuits import CIRCUITS, Circuit, circuit_of, stop_at_cap
from grandtour.games.richesses.dice import Roll
from grandtour.games.richesses.economie import Economie
from grandtour.games.richesses.hasard import AGAIN, seek
from grandtour.games.richesses.money import MOST_TRADES, buy, buyable, nth_trade, sell, sellable
from grandtour.games.richesses.moving import (
    by_shut_finish,
    may_wait,
    modes_of,
    move,
    moves,
    nth_move,
    transfers,
    wait,
    waits,
    within_reach,
)
from grandtour.games.richesses.sheets import CIRCUIT, SHEETS
from grandtour.games.richesses.sports import Sports
from grandtour.games.richesses.state import HAND, Options, Tour, hand, new_tour, ruined
from grandtour.games.richesses.tales import (
    ASK_AGAIN,
    ASK_GO,
    ASK_OUTSET,
    ASK_TURN,
    BEGINS,
    DEALT,
    ONE_WAY,
    ROLLS,
    SETS_OUT,
    SKIPS,
)
from grandtour.games.richesses.work import work

WITH_FORMALITIES: Final = {"economie": Economie, "casinos": Casinos, "sports": Sports}
CIRCUITS.extend([WITH_FORMALITIES.get(sheet["id"], Circuit)(sheet) for sheet in SHEETS])


# --- Set-up ---


class Deal(DrawCard[Tour]):
    """RF-13, RF-14: two region cards for each player's own eyes."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deck(self, s: Tour) -> Deck:
        return s.regions

    def verb(self) -> Verb:
        return DEAL

    def drawn(self, s: Tour, card: int) -> None:
        s.holder[card] = self.seat
        tell(s, DEALT, self.seat, card)
        left = (self.seat + 1) % len(s.at)
        if len(hand(s, left)) < HAND:
            ask(s, Deal(left))

    def seen_by(self, act: Act, me: int) -> bool:
        return self.seat == me


class Outset(Asked[Tour]):
    """RF-24, RF-25: on foot, or by what one buys at once. Whoever has no money for anything is not asked (A65)."""

    def options(self, s: Tour) -> list[Act]:
        return [
            OUTSET.acts[self.seat][outfit]
            for outfit in range(len(OUTFIT.words))
            if sum([PRICE[vehicle] for vehicle in OUTFITS[outfit]]) <= s.cash[self.seat]
        ]

    def choose(self, s: Tour, act: Act) -> None:
        tell(s, SETS_OUT, self.seat, act.noun)
        for vehicle in OUTFITS[act.noun]:
            buy(s, self.seat, vehicle)

    def moot(self, s: Tour) -> bool:
        return s.cash[self.seat] < min(PRICE[1:])

    def prompt(self, s: Tour) -> Line:
        return Line(ASK_OUTSET, ())


class FirstRoll(Roll):
    """RF-26: the highest roll begins; the leaders roll again if they are equal (A47)."""

    def __init__(self, seat: int, left: tuple[int, ...], leaders: tuple[int, ...], high: int) -> None:
        super().__init__(seat)
        self.left = left
        self.leaders = leaders
        self.high = high

    def rolled(self, s: Tour, face: int) -> None:
        tell(s, ROLLS, self.seat, face)
        leaders = (self.seat,) if VALUE[face] > self.high else self.leaders
        if VALUE[face] == self.high:
            leaders = (*self.leaders, self.seat)
        if self.left:
            ask(s, FirstRoll(self.left[0], self.left[1:], leaders, max(VALUE[face], self.high)))
        elif len(leaders) > 1:
            ask(s, FirstRoll(leaders[0], leaders[1:], (), 0))
        else:
            begin(s, leaders[0])


def begin(s: Tour, first: int) -> None:
    s.first = first
    tell(s, BEGINS, first)
    take_turn(s, first)
    circuit_of(s).starts(s)


# --- A turn ---


class Turn(Asked[Tour]):
    """RF-29: trade vehicles as one likes, then move or do one thing that takes the turn (A5, A23, A25)."""

    def options(self, s: Tour) -> list[Act]:
        seat, circuit = self.seat, circuit_of(s)
        acts = moves(s, seat, modes_of(s, seat))
        acts += circuit.stays(s, seat)
        if circuit.may_work(s, seat):
            acts.append(WORK.acts[seat][0])
        if s.on_board[seat] and ruined(s, seat):  # RF-58, A31
            acts += transfers(s, seat)
        acts += waits(s, seat, modes_of(s, seat))
        if s.cash[seat]:
            acts += buyable(s, seat)
        if s.vehicles[seat]:
            acts += sellable(s, seat, True)
        return acts

    def sample(self, s: Tour, dice: Dice) -> Act:
        """All that might be offered is counted, not listed, and drawn from until something is drawn that is offered."""
        seat = self.seat
        if ruined(s, seat):
            return super().sample(s, dice)
        moves, stays = within_reach(s, seat), circuit_of(s).stays(s, seat)
        most = moves + len(stays) + MOST_TRADES + len(s.at)
        while True:
            nth = dice.below(most)
            if nth < moves:
                act = nth_move(s, seat, nth)
            elif nth < moves + len(stays):
                return stays[nth - moves]
            else:
                act = self.nth_other(s, nth - moves - len(stays))
            if act is not None:
                return act

    def nth_other(self, s: Tour, nth: int) -> Act | None:
        """The nth trade; then work, or the wait for one of the others; if it is offered."""
        seat = self.seat
        if nth < MOST_TRADES:
            return nth_trade(s, seat, nth)
        other = nth - MOST_TRADES
        if other == seat:
            return WORK.acts[seat][0] if circuit_of(s).may_work(s, seat) else None
        return WAIT.acts[seat][s.at[other]] if may_wait(s, seat, other, modes_of(s, seat)) else None

    def choose(self, s: Tour, act: Act) -> None:
        seat, verb = self.seat, act.verb
        if verb is BUY:
            ask(s, self)
            buy(s, seat, act.noun)
        elif verb is SELL or verb is HAGGLE:
            ask(s, self)
            sell(s, act)
        elif verb is WORK:
            work(s, seat)
        elif verb is SEEK:
            seek(s, seat, act.noun)
        else:
            go_or_stay(s, seat, act)

    def moot(self, s: Tour) -> bool:
        return circuit_of(s).forced(s, self.seat) is not None or self.has_one_way(s)

    def dropped(self, s: Tour) -> None:
        forced = circuit_of(s).forced(s, self.seat)
        if forced is None:
            go_the_one_way(s, self.options(s)[0])
        else:
            self.choose(s, forced)

    def has_one_way(self, s: Tour) -> bool:
        """A vehicle could be sold."""
        return not s.vehicles[self.seat] and by_shut_finish(s, self.seat) and len(self.options(s)) == 1

    def prompt(self, s: Tour) -> Line:
        return Line(ASK_GO if self.can_only_go(s) else ASK_TURN, (s.at[self.seat],))

    def can_only_go(self, s: Tour) -> bool:
        return all(act.verb is WAIT or mode_of(act) != NOBODY for act in self.options(s))


def go_or_stay(s: Tour, seat: int, act: Act) -> None:
    circuit, mode = circuit_of(s), mode_of(act)
    if mode != NOBODY:
        move(s, seat, mode, act.noun)
    elif act.verb is WAIT:
        wait(s, seat, act.noun)
    else:
        if circuit.goes_on(s, seat):
            ask(s, TURN[seat])
        circuit.stay(s, seat, act)


def go_the_one_way(s: Tour, act: Act) -> None:
    """To the only point that is left, or wait for whoever stands there."""
    tell(s, ONE_WAY, act.by, act.noun)
    go_or_stay(s, act.by, act)


def mode_of(act: Act) -> int:
    """The mode of a move; NOBODY for anything else."""
    for mode in range(MODES):
        if act.verb is MOVE[mode]:
            return mode
    return NOBODY


class Again(Asked[Tour]):
    """A66: a second move by the same mode, and nothing else."""

    def __init__(self, seat: int, mode: int) -> None:
        super().__init__(seat)
        self.mode = mode

    def options(self, s: Tour) -> list[Act]:
        return moves(s, self.seat, [self.mode]) + waits(s, self.seat, [self.mode])

    def choose(self, s: Tour, act: Act) -> None:
        go_or_stay(s, self.seat, act)

    def moot(self, s: Tour) -> bool:
        return by_shut_finish(s, self.seat) and len(self.options(s)) == 1

    def dropped(self, s: Tour) -> None:
        go_the_one_way(s, self.options(s)[0])

    def prompt(self, s: Tour) -> Line:
        return Line(ASK_AGAIN, (s.at[self.seat],))


class TurnEnds(Afterwards[Tour]):
    """RF-27: to the left, once all that the turn has brought is settled."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def dropped(self, s: Tour) -> None:
        pass_turn(s, self.seat)


TURN: Final = [Turn(seat) for seat in range(SEATS)]
TURN_ENDS: Final = [TurnEnds(seat) for seat in range(SEATS)]
AGAIN.extend([Again(seat, mode) for seat in range(SEATS) for mode in range(MODES)])


def take_turn(s: Tour, seat: int) -> None:
    s.turn = seat
    s.origin = s.at[seat]
    s.drawn = 0
    ask(s, TURN_ENDS[seat])
    ask(s, TURN[seat])


def pass_turn(s: Tour, seat: int) -> None:
    """Past those who are home and those who miss a turn; a full round may be the last (A9, A54)."""
    while True:
        seat = (seat + 1) % len(s.at)
        if seat == s.first:
            s.round += 1
            if not circuit_of(s).new_round(s):
                return
            if s.round > s.options.rounds:
                stop_at_cap(s)
                return
        if seat in s.home:
            continue
        if not s.skip[seat]:
            take_turn(s, seat)
            return
        s.skip[seat] -= 1
        tell(s, SKIPS, seat)


def start(seats: int, options: Options) -> Tour:
    """A game about to begin: the cards are dealt, everyone chooses how to set out, and the die says who begins."""
    sheet = CIRCUITS[CIRCUIT.number(options.circuit)].sheet
    regions = [region for region in range(len(REGION.words)) if region != CORSE or sheet.corsica]  # RF-66
    hasard = [card for card in range(len(HASARD.words)) if not (set_aside(options, sheet.corsica) and TO_CORSICA[card])]
    s = new_tour(seats, options, sheet.money, sheet.start, regions, hasard)
    ask(s, FirstRoll(0, tuple(range(1, seats)), (), 0))
    for seat in range(seats - 1, NOBODY, -1):
        ask(s, Outset(seat))
    ask(s, Deal(0))
    return s


def set_aside(options: Options, corsica: bool) -> bool:
    return options.mainland and not corsica  # A49
