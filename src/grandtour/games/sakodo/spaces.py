"""What there is to do on each space of the track."""

from __future__ import annotations

from grandtour.core.questions import ask
from grandtour.families.track.board import AIRPORT, AVENTURE, JOB
from grandtour.games.sakodo.backpack import COMPLETE
from grandtour.games.sakodo.board import TYPE_OF
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.tickets import TICKET_OFFER
from grandtour.games.sakodo.trophies import TROPHY, TURN_UP


def stop(s: Journey, seat: int) -> None:
    """SK-26: complete the backpack where that is possible, then play the space. What comes last is asked first."""
    kind = TYPE_OF[s.at[seat]]
    if kind <= AVENTURE:
        ask(s, TROPHY[kind][seat])
    elif kind == AIRPORT:
        ask(s, TICKET_OFFER[seat])  # SK-43
        ask(s, COMPLETE[seat])  # SK-42
    else:
        ask(s, TURN_UP[kind][seat])
        if kind != JOB:
            ask(s, COMPLETE[seat])
