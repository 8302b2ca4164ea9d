"""Whole games in which something rare happens, kept as records. `python -m tests.games.routard.stories` makes them."""

from grandtour.bots import bot_named
from grandtour.core.acts import LETTERS
from grandtour.core.chairs import Chair
from grandtour.core.chance import Dice
from grandtour.core.questions import awaited
from grandtour.core.tables import Table
from grandtour.families.track.acts import RESUME
from grandtour.families.track.board import AVENTURE, REPORTAGE
from grandtour.games.routard import acts
from grandtour.games.routard.board import TYPE_OF
from grandtour.games.routard.breach import FinalClaim
from grandtour.games.routard.cards import CAMERA, TICKET
from grandtour.games.routard.rules import Turn
from grandtour.games.routard.shop import ChequeShop
from grandtour.games.routard.spaces import Anyway
from grandtour.games.routard.state import Journey
from tests.records.make import Plan, with_sense
from tests.records.stories import make

LONG_ENOUGH = 25  # rounds of whatever the story is about; then everyone comes home


def blindly(table: Table, dice: Dice) -> str:
    """Like a player who never looks into the bags of others."""
    seat = awaited(table.state)[0]
    return f"{LETTERS[seat]} {bot_named(table.game, 'packer').choose(Chair(table.game, table.state, seat), dice).said}"


def selling_the_camera(s: Journey) -> str | None:
    """Everyone sells their camera in the second round, and plays reportages all the same."""
    top = s.stack[-1]
    if isinstance(top, Anyway):
        return repr(top.options(s)[-1])
    if (
        isinstance(top, Turn)
        and s.round == 2
        and s.elements[top.seat][CAMERA]
        and acts.SELL.by(top.seat, CAMERA) in top.interrupts(s)
    ):
        return repr(acts.SELL.by(top.seat, CAMERA))
    return None


def cheating(table: Table, dice: Dice) -> str:
    s: Journey = table.state  # type: ignore[assignment]
    return selling_the_camera(s) or with_sense(table, dice)


def cheating_unseen(table: Table, dice: Dice) -> str:
    s: Journey = table.state  # type: ignore[assignment]
    return selling_the_camera(s) or blindly(table, dice)


def in_a_hurry(table: Table, dice: Dice) -> str:
    """As far as the money goes, without a thought for the nights or for what is missing."""
    s: Journey = table.state  # type: ignore[assignment]
    top = s.stack[-1]
    if s.round > LONG_ENOUGH:
        return with_sense(table, dice)
    if isinstance(top, ChequeShop):
        return repr(top.options(s)[0])
    walks = [act for act in top.options(s) if act.verb is acts.GO]
    return repr(walks[-1]) if walks else with_sense(table, dice)


def crowding(table: Table, dice: Dice) -> str:
    """Wherever somebody is, everybody goes."""
    s: Journey = table.state  # type: ignore[assignment]
    top = s.stack[-1]
    walks = [act for act in top.options(s) if act.verb is acts.GO] if s.round <= LONG_ENOUGH else []
    joined = [act for act in walks if act.noun in s.at]
    return repr((joined or walks)[0]) if walks else with_sense(table, dice)


def crowding_with_tickets(table: Table, dice: Dice) -> str:
    """The same, and on every airport whoever can buys a ticket."""
    s: Journey = table.state  # type: ignore[assignment]
    tickets = [act for act in s.stack[-1].options(s) if act.verb is acts.BUY and act.noun == TICKET]
    return repr(tickets[0]) if tickets and not s.tickets[tickets[0].by] else crowding(table, dice)


def riding_home(table: Table, dice: Dice) -> str:
    """Short walks, where somebody is if a reportage or an aventure is there; and before a win everyone asks."""
    s: Journey = table.state  # type: ignore[assignment]
    top = s.stack[-1]
    if isinstance(top, Anyway | FinalClaim):
        return repr(top.options(s)[-1])
    walks = [act for act in top.options(s) if act.verb is acts.GO]
    joined = [act for act in walks if act.noun in s.at and TYPE_OF[act.noun] in (REPORTAGE, AVENTURE)]
    likely = joined or walks[:3]
    return repr(likely[dice.below(len(likely))]) if likely else with_sense(table, dice)


def interrupted(table: Table, dice: Dice) -> str:
    """Others sell out of turn; whoever is on turn goes on with it."""
    s: Journey = table.state  # type: ignore[assignment]
    going_on = [act for act in s.stack[-1].interrupts(s) if act.verb is RESUME]
    if going_on:
        return repr(going_on[0])
    offers = [act for act in s.stack[-1].interrupts(s) if act.by != s.active and act.verb is acts.SELL]
    return repr(offers[dice.below(len(offers))]) if offers and s.round > 2 else with_sense(table, dice)


STORIES: dict[str, Plan] = {
    "a-turn-that-goes-on": (3, {"express": True, "sales": 1}, interrupted, 1),
    "a-breach-that-is-caught": (3, {"express": True}, cheating, 1),
    "a-breach-that-nobody-sees": (3, {"express": True}, cheating_unseen, 2),
    "both-assistances-and-a-flight-back": (3, {"express": True}, in_a_hurry, 4),
    "stranded-without-papers": (3, {"express": True}, in_a_hurry, 3),
    "everybody-in-one-pile": (5, {"express": True}, crowding, 4),
    "a-pile-and-its-special-cases": (4, {"express": True}, crowding_with_tickets, 4),
    "a-driver-who-must-miss-a-turn": (4, {"express": True}, crowding_with_tickets, 6),
    "joined-on-the-arrival-airport": (4, {"express": True}, crowding_with_tickets, 1),
    "asked-to-show-the-bag-at-home": (3, {"express": True, "trophies": 1}, riding_home, 13),
}


if __name__ == "__main__":
    make("routard", STORIES)
