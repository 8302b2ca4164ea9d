"""Positions for tests of Richesses: what is named is as it is said, everything else is out of the way.

Region cards that nobody is said to hold lie under the pile, so that no toll is asked but for those in a hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grandtour.core.acts import LETTERS, NOBODY
from grandtour.core.questions import offered
from grandtour.games.richesses.board import CORSE, POINT, REGION, VEHICLE
from grandtour.games.richesses.circuits import circuit_of
from grandtour.games.richesses.game import GAME
from grandtour.games.richesses.rules import take_turn
from grandtour.games.richesses.state import HAND, Tour
from tests.games import playing

PARKED = ("gap", "nice", "mende", "brest")
SPARE = ("limousin", "picardie", "franche-comte", "poitou-charentes", "auvergne", "bretagne", "centre", "alsace")
Player = Mapping[str, object]


def point(name: str) -> int:
    return POINT.number(name)


def region(name: str) -> int:
    return REGION.number(name)


def row(s: Tour, *names: str) -> int:
    """The rows of these stages, as pawns on the grid."""
    return sum(1 << circuit_of(s).sheet.row[point(name)] for name in names)


def given(circuit: str = "monuments", *players: Player, pile: Sequence[str] = (), **settings: object) -> Tour:
    """It is A's turn. Each player may be given `at`, `cash`, `vehicles`, `hand`, `done` (stages) and `home` (not yet
    set out); `pile` are the region cards that nobody has seen."""
    s = GAME.new(max(2, len(players)), {"circuit": circuit, **settings})
    s.stack.clear()
    players = (*players, {}, {})[: len(s.at)]
    spare = [region(name) for name in SPARE]
    named = [region(str(name)) for player in players for name in listed(player.get("hand"))]
    for seat, player in enumerate(players):
        seat_player(s, seat, player)
        held = [region(str(name)) for name in listed(player.get("hand"))]
        spare = [card for card in spare if card not in named]
        for card in held + [spare.pop(0) for _ in range(HAND - len(held))]:
            s.holder[card] = seat
    s.regions.unseen = [region(name) for name in pile]
    seen = {card for card, holder in enumerate(s.holder) if holder != NOBODY} | set(s.regions.unseen)
    kept = [card for card in range(len(REGION.words)) if card != CORSE or circuit_of(s).sheet.corsica]
    s.regions.under = [card for card in kept if card not in seen]
    s.first, s.round = 0, 2
    take_turn(s, 0)
    s.lines = []
    return s


def listed(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []


def seat_player(s: Tour, seat: int, player: Player) -> None:
    s.on_board[seat] = not player.get("home")
    if s.on_board[seat]:
        s.at[seat] = point(str(player.get("at", PARKED[seat])))
    s.cash[seat] = int(str(player.get("cash", 100)))
    s.vehicles[seat] = sum(1 << VEHICLE.number(str(name)) for name in listed(player.get("vehicles")))
    s.mode[seat] = s.vehicles[seat].bit_length() - 1 if s.vehicles[seat] else 0
    done = player.get("done", ())
    s.rows[seat] = circuit_of(s).sheet.full if done == "all" else row(s, *[str(name) for name in listed(done)])


def do(s: Tour, *texts: str) -> Tour:
    return playing.do(GAME, s, *texts)


def may(s: Tour, text: str) -> bool:
    return playing.may(GAME, s, text)


def told(s: Tour, me: int = NOBODY) -> list[str]:
    return playing.told(s, me)


def ends(s: Tour, verb: str) -> set[str]:
    """The points that this verb is offered with."""
    return {POINT.words[act.noun] for act in offered(s) if act.verb.name == verb}


def where(s: Tour, seat: int = 0) -> str:
    return POINT.words[s.at[seat]]


def turn_of(s: Tour) -> str:
    return LETTERS[s.turn]
