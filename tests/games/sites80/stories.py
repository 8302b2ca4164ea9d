"""Games of the 80 sites in which something rare happens: `python -m tests.games.sites80.stories` makes them anew."""

from grandtour.bots import bot_named
from grandtour.core.acts import LETTERS
from grandtour.core.chairs import Chair
from grandtour.core.chance import Dice
from grandtour.core.questions import awaited
from grandtour.core.tables import Table
from grandtour.games.sites80.acts import WALK
from grandtour.games.sites80.board import SQUARES
from grandtour.games.sites80.moving import Turn
from grandtour.games.sites80.rules import Evening
from grandtour.games.sites80.state import Hunt
from tests.records.make import Choice, Plan, with_sense
from tests.records.stories import make


def players(*levels: str) -> Choice:
    """On each seat a bot of this level."""

    def choose(table: Table, dice: Dice) -> str:
        seat = awaited(table.state)[0]
        bot = bot_named(table.game, levels[seat])
        return f"{LETTERS[seat]} {bot.choose(Chair(table.game, table.state, seat), dice).said}"

    return choose


def saving(table: Table, dice: Dice) -> str:
    """For many rounds everyone goes on foot, where events happen if they can, and keeps every card."""
    s: Hunt = table.state  # type: ignore[assignment]
    top = s.stack[-1]
    walks = [act for act in top.options(s) if act.verb is WALK] if isinstance(top, Turn) else []
    if isinstance(top, Evening) and s.round <= SAVING:
        return repr(top.options(s)[0])
    if not walks or s.round > SAVING:
        return with_sense(table, dice)
    red = [act for act in walks if SQUARES[act.noun]] or walks
    return repr(red[dice.below(len(red))])


SAVING = 40  # rounds; then everyone uses what they have saved


STORIES: dict[str, Plan] = {
    "a-wrong-announcement-taken-by-another": (2, {}, players("sense", "nearest"), 1),
    "thrown-off-by-an-event": (3, {}, players("sense", "globetrotter", "tourist"), 1),
    "more-than-ten-cards": (3, {}, saving, 1),
    "sixteen-sheets": (2, {}, players("tourist", "tourist"), 1),
}

if __name__ == "__main__":
    make("sites80", STORIES)
