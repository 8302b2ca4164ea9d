"""How the game ends, and how one leaves it: TM-68, A47, A53, A59."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, Act
from grandtour.core.questions import Asked, ask, end, tell
from grandtour.games.sites80.acts import PHOTO, RETIRE, RIDE
from grandtour.games.sites80.board import CELL_OF, SITES_ON, SQUARES
from grandtour.games.sites80.state import Hunt
from grandtour.games.sites80.tales import FIVE, RETIRES, TAKES

TO_WIN: Final = 5  # TM-68
UNTIL_COMPLETE: Final = (PHOTO, RIDE)  # secret until `name` or `go` completes them


class Step(Asked[Hunt]):
    """A question to a player, once the game has begun. Whoever leaves is asked nothing more (A69)."""

    def interrupts(self, s: Hunt) -> list[Act]:
        return [RETIRE.acts[seat][0] for seat in s.playing] if s.options.retire else []

    def choose(self, s: Hunt, act: Act) -> None:
        if act.verb is RETIRE:
            ask(s, self)
            retire(s, act.by)
        else:
            self.answer(s, act)

    def answer(self, s: Hunt, act: Act) -> None:
        """What the act does; each kind of step says."""
        raise NotImplementedError

    def moot(self, s: Hunt) -> bool:
        return has_left(s, self.seat)

    def seen_by(self, act: Act, me: int) -> bool:
        return act.by == me or act.verb not in UNTIL_COMPLETE


class OpenStep(Step):
    """A step whose answers everyone can list: where there is only one, it is given unasked."""

    def moot(self, s: Hunt) -> bool:
        return has_left(s, self.seat) or len(self.options(s)) < 2

    def dropped(self, s: Hunt) -> None:
        if not has_left(s, self.seat):
            for only in self.options(s):
                self.answer(s, only)


def win(s: Hunt, seat: int) -> None:
    tell(s, FIVE, seat)
    finish(s, "five")


def finish(s: Hunt, reason: str) -> None:
    end(s, reason, [standing(s, seat) for seat in range(len(s.at))])


def standing(s: Hunt, seat: int) -> tuple[int, int, int]:
    """A59: validated cards, then held ones; those who retired come last."""
    if has_left(s, seat):
        return (1, 0, 0)
    return (0, -len(s.home[seat]), -len(s.held[seat]))


def has_left(s: Hunt, seat: int) -> bool:
    """A47: a pawn that has gone is nowhere."""
    return s.at[seat] == NOBODY


def retire(s: Hunt, seat: int) -> None:
    """A47: the pawn goes, the flag stays as a neutral one, held cards lie face up for all, the others are used."""
    tell(s, RETIRES, seat)
    s.playing = tuple([other for other in s.playing if other != seat])
    s.at[seat] = NOBODY
    s.used += s.hands[seat]
    s.spent += s.secrets[seat]
    s.hands[seat], s.secrets[seat] = [], ()
    s.face_up += s.held[seat]
    s.held[seat] = ()
    if len(s.playing) == 1:
        finish(s, "alone")
        return
    for other in s.playing:
        take_face_up(s, other)  # A27
    if seat == s.turn:
        del s.stack[1:]  # A69: what is left is the end of this turn


def take_face_up(s: Hunt, seat: int) -> None:
    """TM-63, A28: whoever arrives takes what lies face up for this cell, except what they revealed (TM-62)."""
    if s.face_up and SQUARES[s.at[seat]]:
        for site in SITES_ON[s.at[seat]]:
            if site in s.face_up and s.revealer[site] != seat:
                s.face_up = tuple([other for other in s.face_up if other != site])
                s.revealer[site] = NOBODY
                s.held[seat] += (site,)
                tell(s, TAKES, seat, site)


def barred(s: Hunt, seat: int, cell: int) -> bool:
    """A26, A60: from the cell of what this player revealed in vain, except where their own flag stands."""
    if s.face_up and SQUARES[cell]:
        for site in SITES_ON[cell]:
            if s.revealer[site] == seat:
                return s.flags[seat] != cell
    return False


def may_stop(s: Hunt, seat: int, cell: int) -> bool:
    """TM-44, A26: no pawn is there, and this player is not barred from it."""
    for pawn in s.at:
        if pawn == cell:
            return False
    return not barred(s, seat, cell)


def taken_cells(s: Hunt, seat: int) -> list[int]:
    """Where this player may not stop."""
    taken = s.at[:]
    for site in s.face_up:
        if s.revealer[site] == seat and s.flags[seat] != CELL_OF[site]:  # A26, A60
            taken.append(CELL_OF[site])
    return taken
