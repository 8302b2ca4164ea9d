"""What anybody may do at any time: put something up for auction, propose a trade, leave the game."""

from __future__ import annotations

from grandtour.core.acts import NOBODY, Act
from grandtour.core.questions import Asked, ask
from grandtour.families.track.state import leave_the_game
from grandtour.games.sakodo.acts import LOT, RETIRE, SELL, TRADE
from grandtour.games.sakodo.items import EMPTY, ITEMS
from grandtour.games.sakodo.sales import sales, sell
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.track import finish, finish_round
from grandtour.games.sakodo.trades import Propose, trades


class Decision(Asked[Journey]):
    """A decision of the player whose turn it is. At each of them anybody may break in (A39, A49)."""

    def interrupts(self, s: Journey) -> list[Act]:
        if s.first == NOBODY:
            return sales(s, self.seat)  # A5: nobody else has set out yet
        acts: list[Act] = []
        for seat in s.playing:
            if seat == self.seat or s.sales[seat] < s.options.sales:  # A39
                acts += sales(s, seat)
            acts += trades(s, seat)
        return acts + [RETIRE.acts[seat][0] for seat in s.playing] if s.options.retire else acts

    def choose(self, s: Journey, act: Act) -> None:
        verb = act.verb
        if verb is SELL or verb is LOT:
            ask(s, self)
            s.sales[act.by] += act.by != self.seat
            sell(s, act)
        elif verb is TRADE:
            ask(s, self)
            s.proposed += (act.by,)
            ask(s, Propose(act.by, act.noun, EMPTY, EMPTY))
        elif verb is RETIRE:
            ask(s, self)
            retire(s, act.by)
        else:
            self.answer(s, act)

    def answer(self, s: Journey, act: Act) -> None:
        """What the act does; each kind of question says."""
        raise NotImplementedError


# --- Leaving the game ---


def retire(s: Journey, seat: int) -> None:
    """A48: the pawn leaves, and all that its owner had goes back to the supply."""
    leave_the_game(s, seat)
    for item in range(ITEMS):
        s.discard[item] += s.packs[seat][item]
    s.packs[seat] = [0] * ITEMS
    if not s.playing:
        finish_round(s)
    elif len(s.playing) + len(s.home) == 1:
        finish(s, "alone", [])
    elif seat == s.active:
        del s.stack[1:]  # below all else waits the end of their turn
