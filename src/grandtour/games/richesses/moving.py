"""Moving on foot, by bike or by car (RF-29 to RF-33), being blocked (RF-54 to RF-56) and being ruined (RF-58)."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, SEATS, Act
from grandtour.core.questions import tell
from grandtour.games.richesses.acts import MOVE, SEEK, WAIT
from grandtour.games.richesses.board import FOOT, IS_PASSAGE, MODES, POINTS, reach
from grandtour.games.richesses.circuits import circuit_of
from grandtour.games.richesses.hasard import come, work_towns
from grandtour.games.richesses.pieces import may_stop, shut_to, standing_on
from grandtour.games.richesses.state import Tour
from grandtour.games.richesses.tales import GOES, WAITS

OWNED: Final = [[mode for mode in range(MODES) if not mode or bits >> mode & 1] for bits in range(1 << MODES)]


def modes_of(s: Tour, seat: int) -> list[int]:
    return OWNED[s.vehicles[seat]]


def moves(s: Tour, seat: int, modes: list[int]) -> list[Act]:
    """Every free point that a way of these modes leads to and whose price one can pay (A29, A56)."""
    here, shut, acts = s.at[seat], shut_to(s, seat), list[Act]()
    for mode in modes:
        found, go = reach(here, mode, False), moves_from(here, mode, seat)
        many = found.affordable(s.cash[seat])
        places = found.among(shut, many)
        if places or many < len(go):
            go = go[:many]
            for place in reversed(places):
                go.pop(place)
        acts += go
    return acts


MOVES: Final[list[list[Act]]] = [[] for _ in range(POINTS * MODES * SEATS)]


def moves_from(here: int, mode: int, seat: int) -> list[Act]:
    """Every move that there is from a point by one mode, in the order of its reach. Each list is made once."""
    nth = (here * MODES + mode) * SEATS + seat
    if not MOVES[nth]:
        MOVES[nth] = [MOVE[mode].acts[seat][end] for end in reach(here, mode, False).ends]
    return MOVES[nth]


def within_reach(s: Tour, seat: int) -> int:
    """How many moves there are by all modes that one has, taken points and the price left aside."""
    here, count = s.at[seat], 0
    for mode in OWNED[s.vehicles[seat]]:
        count += len(reach(here, mode, False).ends)
    return count


def nth_move(s: Tour, seat: int, nth: int) -> Act | None:
    """The nth of all these moves, if it can be made."""
    here = s.at[seat]
    for mode in OWNED[s.vehicles[seat]]:
        found = reach(here, mode, False)
        if nth < len(found.ends):
            end = found.ends[nth]
            if found.prices[nth] > s.cash[seat] or not may_stop(s, seat, end):
                return None
            return MOVE[mode].acts[seat][end]
        nth -= len(found.ends)
    return None


def by_shut_finish(s: Tour, seat: int) -> bool:
    """Only there can a single way be left for all to see: other points have two on foot, if only to wait (A25). What
    hidden cash would pay for is a secret."""
    return not s.options.hidden_cash and circuit_of(s).finish in reach(s.at[seat], FOOT, False).ends


def waits(s: Tour, seat: int, modes: list[int]) -> list[Act]:
    """A25: a taken point that one could reach and pay; whoever has waited for this piece already may go there (A26)."""
    others = range(len(s.at))
    return [WAIT.acts[seat][s.at[other]] for other in others if may_wait(s, seat, other, modes)]


def may_wait(s: Tour, seat: int, other: int, modes: list[int]) -> bool:
    if other == seat or not s.on_board[other] or s.waits_for[seat] == other:
        return False
    here, point, circuit = s.at[seat], s.at[other], circuit_of(s)
    if point == circuit.finish:
        return False  # A3, A4: shut, or open to all who have their stages
    price = reach(here, modes[-1], False).price(point)  # nobody goes farther or cheaper
    return NOBODY < price <= s.cash[seat] or point in circuit.blocked(s, seat)


def wait(s: Tour, seat: int, point: int) -> None:
    s.waits_for[seat] = standing_on(s, point, seat)
    tell(s, WAITS, seat, point, s.waits_for[seat])


def move(s: Tour, seat: int, mode: int, end: int) -> None:
    """RF-33, RF-57: the price of the way is paid before it is gone."""
    here, passing = s.at[seat], s.options.passing
    found = reach(here, mode, passing)
    price = found.price(end)
    circuit_of(s).strays(s, seat)
    s.cash[seat] -= price
    s.mode[seat] = mode
    s.origin = here
    if s.lines is not None:
        tell(s, GOES[mode], seat, end, price, here, *found.way(end))
    come(s, seat, end, passing and bool([point for point in found.way(end) if IS_PASSAGE[point]]))


def transfers(s: Tour, seat: int) -> list[Act]:
    """RF-58: a ruined player may go straight to the nearest work town."""
    return [SEEK.acts[seat][point] for point in work_towns(s, seat)]
