"""Games of the 80 sites in which something rare happens: `python -m tests.games.sites80.stories` makes them anew."""

from grandtour.bots import bot_named
from grandtour.core.acts import LETTERS
from grandtour.core.chairs import Chair
from grandtour.core.chance import Dice
from grandtour.core.questions import awaited
from grandtour.core.tables import Table
from tests.records.make import Choice, Plan
from tests.records.stories import make


def players(*levels: str) -> Choice:
    """On each seat a bot of this level."""

    def choose(table: Table, dice: Dice) -> str:
        seat = awaited(table.state)[0]
        bot = bot_named(table.game, levels[seat])
        return f"{LETTERS[seat]} {bot.choose(Chair(table.game, table.state, seat), dice).said}"

    return choose


STORIES: dict[str, Plan] = {
    "a-wrong-announcement-taken-by-another": (2, {}, players("sense", "nearest"), 1),
    "thrown-off-by-an-event": (3, {}, players("sense", "globetrotter", "tourist"), 1),
    "sixteen-sheets": (2, {}, players("tourist", "tourist"), 1),
}

if __name__ == "__main__":
    make("sites80", STORIES)
