"""Whole games in which something rare happens, kept as records. `python -m tests.games.sakodo.stories` makes them."""

from grandtour.core.chance import Dice
from grandtour.core.questions import awaited
from grandtour.core.tables import Table
from grandtour.families.track.acts import RESUME
from grandtour.families.track.board import DEPARTURE
from grandtour.games.sakodo import acts
from grandtour.games.sakodo.backpack import KeepOne
from grandtour.games.sakodo.hitching import HitchLeg
from grandtour.games.sakodo.items import CARDS_IN, PASSPORT
from grandtour.games.sakodo.rules import Turn, WithoutPassport
from grandtour.games.sakodo.sales import Gather
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.trades import Answer, Propose
from tests.records.make import Plan, with_sense
from tests.records.stories import make


def breaking_in(table: Table, dice: Dice) -> str:
    """From the third round on, somebody who is not on turn sells whenever it can be done."""
    s: Journey = table.state  # type: ignore[assignment]
    top = s.stack[-1]
    if isinstance(top, Turn) and s.round > 2:
        others = [act for act in top.interrupts(s) if act.verb is acts.SELL and act.by != top.seat]
        if others:
            return repr(others[0])
    return with_sense(table, dice)


def selling_lots(table: Table, dice: Dice) -> str:
    """From the third round on, somebody who is not on turn puts a lot together, with any goods."""
    s: Journey = table.state  # type: ignore[assignment]
    top = s.stack[-1]
    if isinstance(top, Gather):
        return repr(top.options(s)[1 + dice.below(len(top.options(s)) - 1)])
    lots = [act for act in top.interrupts(s) if act.verb is acts.LOT and act.by != s.active]
    return repr(lots[0]) if isinstance(top, Turn) and s.round > 2 and lots else with_sense(table, dice)


def trading(table: Table, dice: Dice) -> str:
    """From the third round on, everyone on turn proposes a card for a card, and everyone accepts who can."""
    s: Journey = table.state  # type: ignore[assignment]
    top = s.stack[-1]
    if isinstance(top, Propose):
        terms = [acts.SEND, acts.GIVE, acts.WANT] if CARDS_IN[top.give] else [acts.SEND, acts.GIVE]
        return next(repr(act) for verb in terms for act in reversed(top.options(s)) if act.verb is verb)
    if isinstance(top, Answer):
        return repr(top.options(s)[-1])
    proposals = [act for act in top.interrupts(s) if act.verb is acts.TRADE and act.by == s.active]
    if proposals and s.round > 2:
        return repr(proposals[0])
    return with_sense(table, dice)


def careless(table: Table, dice: Dice) -> str:
    """Nobody who has lost a passport keeps one that they draw; on the third turn they pay."""
    s: Journey = table.state  # type: ignore[assignment]
    top = s.stack[-1]
    if isinstance(top, WithoutPassport):
        return repr(top.options(s)[-1])
    if isinstance(top, KeepOne) and s.at[top.seat] != DEPARTURE and not s.packs[top.seat][PASSPORT]:
        return repr(top.options(s)[-1])
    return with_sense(table, dice)


def always_together(table: Table, dice: Dice) -> str:
    """The first player walks to whoever is ahead and takes them along by one space; all others walk alone, by one."""
    s: Journey = table.state  # type: ignore[assignment]
    top = s.stack[-1]
    walks = [act for act in top.options(s) if act.verb is acts.GO]
    picks = [act for act in top.options(s) if act.verb is acts.PICK]
    if picks and not isinstance(top, HitchLeg):
        return repr(picks[0])
    if walks and s.round < 30:
        seat = awaited(s)[0]
        ahead = [act for act in walks if act.noun in s.at] if isinstance(top, Turn) and seat == s.first else []
        return repr((ahead or walks)[0])
    return with_sense(table, dice)


def interrupted(table: Table, dice: Dice) -> str:
    """From the third round on, others sell and trade out of turn; whoever is on turn goes on with it."""
    s: Journey = table.state  # type: ignore[assignment]
    going_on = [act for act in s.stack[-1].interrupts(s) if act.verb is RESUME]
    if going_on:
        return repr(going_on[0])
    offers = [act for act in s.stack[-1].interrupts(s) if act.by != s.active and act.verb in OFFERS]
    return repr(offers[dice.below(len(offers))]) if offers and s.round > 2 else with_sense(table, dice)


OFFERS = (acts.SELL, acts.LOT, acts.TRADE)


STORIES: dict[str, Plan] = {
    "an-auction-out-of-turn": (3, {}, breaking_in, 1),
    "a-lot-out-of-turn": (3, {"sales": 1}, selling_lots, 3),
    "a-trade": (3, {}, trading, 2),
    "a-passport-at-the-third-turn": (3, {}, careless, 27),
    "a-turn-that-goes-on": (3, {"sales": 1}, interrupted, 5),
    "three-lifts-in-a-row": (2, {}, always_together, 4),
}


if __name__ == "__main__":
    make("sakodo", STORIES)
