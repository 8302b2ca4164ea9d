"""What money, cards and letters do in games between players with sense: `python -m grandtour.games.sakodo.study 4 400`.

The arena tells how long games are and who wins; this tells, for the same games, how much money there is at the start
of a turn, how many turns every card saves, whether letters decide who wins, and how often bots do what looks foolish.
"""

# not compiled: it watches the bots, which are

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from statistics import mean

from grandtour.arena import Contest, Played, play, spread
from grandtour.core.acts import CHANCE, NOBODY, Act
from grandtour.core.questions import Question
from grandtour.core.tales import Heard, Line
from grandtour.families.track.board import AVENTURE
from grandtour.families.track.cards import SELF
from grandtour.games.sakodo.acts import DECLINE, ROLL, SELL
from grandtour.games.sakodo.backpack import has_means
from grandtour.games.sakodo.board import COURRIER
from grandtour.games.sakodo.cards import BEFALLS, DECK, TICKET_FOR_A_PIP
from grandtour.games.sakodo.game import GAME, plan_for
from grandtour.games.sakodo.rules import Departure, Turn, WithoutPassport
from grandtour.games.sakodo.sales import ForcedSale
from grandtour.games.sakodo.sense import one
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.tickets import TicketOffer
from grandtour.games.sakodo.trophies import Trophy, TurnUp

POOR = 50


class Drawn:
    """A card that is being carried out: which, by whom, and how many turns everyone still needed before it."""

    def __init__(self, s: Journey, top: TurnUp, card: int) -> None:
        self.deck = top.kind
        self.card = card
        self.seat = top.seat
        self.needed = turns(s)


class Study:
    """Watches games act by act, and counts."""

    def __init__(self) -> None:
        self.played: list[Played] = []
        self.money: list[int] = []
        self.sales = 0
        self.lifts = 0
        self.told = Counter[str]()
        self.follies = Counter[str]()
        self.saved: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
        self.suffered: defaultdict[int, list[float]] = defaultdict(list)
        self.won: defaultdict[int, list[float]] = defaultdict(list)

    def play(self, seats: int, seed: int) -> None:
        self.drawn: Drawn | None = None
        self.skipped = Counter[int]()
        self.turn = (0, NOBODY)
        self.letters = [0] * seats
        self.heard = 0
        played = play(GAME, ["sense"] * seats, seed, watch=self.watch)
        self.played.append(played)
        for seat, letters in enumerate(self.letters):
            self.won[letters].append(played.share(seat))

    def watch(self, s: Journey, act: Act) -> None:
        self.hear(s.lines or [])
        top = s.stack[-1]
        if act.by != CHANCE:
            self.judge(s, top, act)
        if self.drawn and isinstance(top, Departure | Turn | WithoutPassport):
            self.close(s, self.drawn)
        if isinstance(top, TurnUp) and top.kind >= AVENTURE:
            self.drawn = Drawn(s, top, act.noun)
            self.skipped.clear()
        if isinstance(top, Turn) and self.turn != (s.round, top.seat):
            self.turn = s.round, top.seat
            self.money.append(s.money[top.seat])

    def judge(self, s: Journey, top: Question[Journey], act: Act) -> None:
        """Count what looks foolish to those who watch."""
        plan = plan_for(s, act.by)
        if act.verb is SELL and not isinstance(top, ForcedSale):
            self.follies["sold what it needs"] += plan.with_good(act.noun, -1, 0.0).needs() != plan.needs()
        if isinstance(top, TicketOffer) and act.verb is ROLL:
            self.follies["rolled for a ticket without 100 €"] += plan.wealth() < TICKET_FOR_A_PIP
        if isinstance(top, Trophy) and act.verb is DECLINE:
            self.follies["stopped for a trophy in vain"] += plan.lacks(top.deck) > 0 and has_means(plan.pack, top.deck)

    def close(self, s: Journey, drawn: Drawn) -> None:
        """The card is done, and so is the turn. A turn that was missed at once is one more that is needed."""
        saved = [
            before - after - self.skipped[x]
            for x, (before, after) in enumerate(zip(drawn.needed, turns(s), strict=True))
        ]
        self.saved[drawn.deck, drawn.card].append(saved[drawn.seat])
        if drawn.deck == COURRIER and BEFALLS[COURRIER][drawn.card] != SELF:
            victim = min((x for x in range(len(saved)) if x != drawn.seat), key=lambda x: saved[x])
            self.suffered[drawn.card].append(saved[victim])
            self.letters[victim] += saved[victim] < 0
        self.drawn = None

    def hear(self, lines: list[Line]) -> None:
        for line in lines[self.heard :]:
            self.note(line.whole())
        self.heard = len(lines)

    def note(self, heard: Heard) -> None:
        self.sales += heard.key in ("sells", "bank-buys")
        self.lifts += heard.key == "picks-up"
        self.told[heard.key] += 1
        if heard.key == "skips":
            self.skipped[one(heard, "player")] += 1

    def report(self) -> Iterator[str]:
        players = sum(len(played.levels) for played in self.played)
        poor = sum(money < POOR for money in self.money) / len(self.money)
        yield str(Contest(GAME.name, self.played))
        yield f"money at the start of a turn: {spread(self.money)}; less than {POOR}: {100 * poor:.0f} %"
        yield f"for each player, sales: {self.sales / players:.1f}, lifts given: {self.lifts / players:.1f}"
        proposed, agreed, lost = (
            self.told[key] / len(self.played) for key in ("proposes", "trades", "lets-go-souvenir")
        )
        yield f"a game, trades proposed: {proposed:.2f}, agreed: {agreed:.2f}, guides spent in vain: {lost:.2f}"
        yield from (f"a game, {folly}: {times / len(self.played):.2f}" for folly, times in sorted(self.follies.items()))
        for deck, kind in enumerate(DECK[AVENTURE:], AVENTURE):
            yield from (self.card(deck, card) for card in range(len(kind.words)))
        for letters, shares in sorted(self.won.items()):
            yield f"hit by {letters} letters: {len(shares)} times, won {100 * mean(shares):.0f} %"

    def card(self, deck: int, card: int) -> str:
        saved, suffered = self.saved[deck, card], self.suffered[card] if deck == COURRIER else []
        told = f"{DECK[deck].name:9} {DECK[deck].words[card]:24} drawn {len(saved)} times"
        told += f", saves {mean(saved):+.2f} turns" if saved else ""
        return told + (f", costs its victim {-mean(suffered):.2f}" if suffered else "")


def turns(s: Journey) -> list[float]:
    """How many turns everyone still needs, those that they must miss among them."""
    return [plan_for(s, seat).turns() + s.skips[seat] for seat in range(len(s.packs))]


if __name__ == "__main__":
    study = Study()
    for seed in range(int(sys.argv[2])):
        study.play(int(sys.argv[1]), seed)
    print("\n".join(study.report()))
