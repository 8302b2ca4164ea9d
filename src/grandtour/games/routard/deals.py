"""What anybody may do at any time: put something up for auction, doubt a card, leave the game."""

from __future__ import annotations

from grandtour.core.acts import Act
from grandtour.core.questions import Asked, ask
from grandtour.families.track.state import leave_the_game
from grandtour.games.routard.acts import CLAIM, RETIRE, SELL
from grandtour.games.routard.breach import claim, claims
from grandtour.games.routard.cards import ELEMENTS
from grandtour.games.routard.pile import finish
from grandtour.games.routard.sales import put_up, sales
from grandtour.games.routard.state import Journey


class Decision(Asked[Journey]):
    """A decision of the player whose turn it is. At each of them anybody may break in (A69)."""

    def interrupts(self, s: Journey) -> list[Act]:
        acts: list[Act] = []
        fresh = [seat for seat in s.playing if s.fresh[seat] is not None]
        for seat in s.playing:
            if seat == self.seat or s.sales[seat] < s.options.sales:  # A55
                acts += sales(s, seat)
            if fresh:
                acts += claims(s, seat, fresh)
        return acts + [RETIRE.acts[seat][0] for seat in s.playing] if s.options.retire else acts

    def choose(self, s: Journey, act: Act) -> None:
        verb = act.verb
        if verb is SELL:
            ask(s, self)
            s.sales[act.by] += act.by != self.seat
            put_up(s, act.by, act.noun)
        elif verb is CLAIM:
            ask(s, self)
            claim(s, act.by, act.noun)
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
    """A63: the pawn leaves, all that its owner had goes back to the supply, and debts of and to them lapse."""
    leave_the_game(s, seat)
    s.elements[seat] = [0] * ELEMENTS
    s.cheques[seat] = 0
    s.fresh[seat] = None
    s.instructions[seat] = ()
    s.debts = [() if debtor == seat else without(debts, seat) for debtor, debts in enumerate(s.debts)]
    if len(s.playing) == 1:
        finish(s, "alone", [])
    elif seat == s.active:
        del s.stack[1:]  # below all else waits the end of their turn


def without(debts: tuple[tuple[int, int], ...], seat: int) -> tuple[tuple[int, int], ...]:
    return tuple([(to, due) for to, due in debts if to != seat])
