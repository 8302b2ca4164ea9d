"""The position of a tour in words, for the text client."""

# not compiled: one position at a time

from __future__ import annotations

from grandtour.core.acts import NOBODY
from grandtour.games.richesses.board import POINT, REGION, VEHICLE
from grandtour.games.richesses.circuits import CIRCUITS
from grandtour.games.richesses.sheets import CIRCUIT, SPORT
from grandtour.games.richesses.sight import RichessesView, Traveller
from grandtour.games.richesses.sports import Sports
from grandtour.words import Words


def position(view: RichessesView, words: Words) -> list[str]:
    circuit = words.noun(CIRCUIT, view.circuit)
    lines = [words.text("see-round", circuit=circuit, round=view.round, rounds=view.rounds)]
    lines += [words.text("see-closing", closing=view.closing)] if view.closing else []
    for seat, one in enumerate(view.travellers):
        lines += [traveller(one, words.names[seat], view, words), *notes(one, view, words)]
    cards = ", ".join(words.noun(REGION, card) for card in view.hand)
    return lines + ([words.text("see-hand", cards=cards)] if view.hand else [])


def traveller(one: Traveller, name: str, view: RichessesView, words: Words) -> str:
    cash = words.text("see-hidden") if one.cash == NOBODY else words.text("see-cash", francs=one.cash)
    vehicles = ", ".join(words.noun(VEHICLE, vehicle) for vehicle in one.vehicles) or words.text("see-on-foot")
    at = "–" if one.at == NOBODY else words.noun(POINT, one.at)
    rows = CIRCUITS[view.circuit].sheet.rows
    return words.text(
        "see-traveller", player=name, point=at, cash=cash, vehicles=vehicles, pawns=len(one.rows), rows=rows
    )


def notes(one: Traveller, view: RichessesView, words: Words) -> list[str]:
    """Debts, the race somebody is in, and what is left of the circuit."""
    debt = sum(debt.francs for debt in one.debts)
    lines = [words.text("see-debt", francs=debt)] if debt else []
    circuit = CIRCUITS[view.circuit]
    if isinstance(circuit, Sports):
        names = [words.noun(SPORT, event.sport) for event in circuit.events]
        lines += [words.text("see-race", sport=names[one.race])] if one.race != NOBODY else []
    else:
        names = [words.noun(POINT, stage) for stage in circuit.sheet.stages]
    left = [name for row, name in enumerate(names) if row not in one.rows]
    return lines + ([words.text("see-left", stages=", ".join(left))] if left else [])
