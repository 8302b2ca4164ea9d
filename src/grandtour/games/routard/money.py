"""What comes in, what is paid, and what is owed for a turn."""

from __future__ import annotations

from grandtour.core.acts import NOBODY
from grandtour.core.questions import tell
from grandtour.families.track.cards import MONEY
from grandtour.families.track.tales import FORGIVEN, PAYS, PAYS_TO
from grandtour.games.routard.state import Journey, owed
from grandtour.games.routard.tales import OWES


def earn(s: Journey, seat: int, amount: int) -> None:
    """A54: any income goes to what is owed, the oldest debt first."""
    s.money[seat] += amount
    while s.debts[seat] and s.money[seat]:
        to, due = s.debts[seat][0]
        paid = min(due, s.money[seat])
        rest = ((to, due - paid),) if paid < due else ()
        s.debts[seat] = rest + s.debts[seat][1:]
        pay(s, seat, paid, to)


def pay(s: Journey, seat: int, amount: int, to: int) -> None:
    """To another player, or to the bank if that is NOBODY."""
    s.money[seat] -= amount
    if to == NOBODY:
        tell(s, PAYS, seat, amount // MONEY.step)
    else:
        tell(s, PAYS_TO, seat, to, amount // MONEY.step)
        earn(s, to, amount)


def settle(s: Journey, seat: int, amount: int, to: int) -> None:
    """A54: paid as far as the money goes, also with what a creditor in debt gives back; the rest is owed."""
    s.debts[seat] += ((to, amount),)
    earn(s, seat, 0)
    if s.debts[seat]:
        tell(s, OWES, seat, s.debts[seat][-1][1] // MONEY.step)


def forgive(s: Journey, seat: int) -> None:
    """A54: a debt lasts one turn at most."""
    if s.debts[seat]:
        tell(s, FORGIVEN, seat, owed(s, seat) // MONEY.step)
        s.debts[seat] = ()
