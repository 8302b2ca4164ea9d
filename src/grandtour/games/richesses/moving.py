"""Moving on foot, by bike or by car (RF-29 to RF-33), being blocked (RF-54 to RF-56) and being ruined (RF-58)."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, Act
from grandtour.core.questions import tell
from grandtour.games.richesses.acts import MOVE, SEEK, WAIT
from grandtour.games.richesses.board import IS_PASSAGE, MODES, Reach, reach
from grandtour.games.richesses.circuits import circuit_of
from grandtour.games.richesses.hasard import come, work_towns
from grandtour.games.richesses.pieces import may_stop, shut_to, standing_on
from grandtour.games.richesses.state import Tour, ruined
from grandtour.games.richesses.tales import GOES, WAITS


def moves(s: Tour, seat: int, modes: list[int]) -> list[Act]:
    """Every free point that a way of these modes leads to and whose price one can pay (A29, A56)."""
    here, cash, shut, acts = s.at[seat], s.cash[seat], shut_to(s, seat), list[Act]()
    for mode in modes:
        found, go = reach(here, mode, s.options.passing), MOVE[mode].acts[seat]
        acts += [go[end] for end in found.free if end not in shut]
        for end, price in found.paid:
            if price > cash:
                break
            if end not in shut:
                acts.append(go[end])
    return acts


OWNED: Final = [[mode for mode in range(MODES) if not mode or bits >> mode & 1] for bits in range(1 << MODES)]


def modes_of(s: Tour, seat: int) -> list[int]:
    return OWNED[s.vehicles[seat]]


def within_reach(s: Tour, seat: int) -> list[Reach]:
    """Where moves can lead, by each mode that one has."""
    here, passing = s.at[seat], s.options.passing
    return [reach(here, mode, passing) for mode in OWNED[s.vehicles[seat]]]


def nth_move(s: Tour, seat: int, reaches: list[Reach], nth: int) -> Act | None:
    """The nth of all these moves, if it can be made."""
    for i, found in enumerate(reaches):
        size = len(found.ends)
        if nth < size:
            end = found.ends[nth]
            if found.prices[nth] > s.cash[seat] or not may_stop(s, seat, end):
                return None
            return MOVE[OWNED[s.vehicles[seat]][i]].acts[seat][end]
        nth -= size
    return None


def waits(s: Tour, seat: int, modes: list[int]) -> list[Act]:
    """A25: a taken point that one could reach and pay; whoever has waited for this piece already may go there (A26)."""
    acts: list[Act] = []
    for other in range(len(s.at)):
        if other != seat and s.on_board[other] and s.waits_for[seat] != other:
            point = s.at[other]
            if may_wait(s, seat, point, modes):
                acts.append(WAIT.acts[seat][point])
    return acts


def may_wait(s: Tour, seat: int, point: int, modes: list[int]) -> bool:
    circuit = circuit_of(s)
    if point == circuit.finish:
        return False  # A3, A4: shut, or open to all who have their stages
    if point in circuit.blocked(s, seat):
        return True
    prices = [reach(s.at[seat], mode, False).price(point) for mode in modes]
    return bool([price for price in prices if NOBODY < price <= s.cash[seat]])


def wait(s: Tour, seat: int, point: int) -> None:
    s.waits_for[seat] = standing_on(s, point, seat)
    tell(s, WAITS, seat, point, s.waits_for[seat])


def move(s: Tour, seat: int, mode: int, end: int) -> None:
    """RF-33, RF-57: the price of the way is paid before it is gone."""
    here, found = s.at[seat], reach(s.at[seat], mode, s.options.passing)
    way, price = found.way(end), found.price(end)
    circuit_of(s).strays(s, seat)
    s.cash[seat] -= price
    s.mode[seat] = mode
    s.origin = here
    if s.lines is not None:
        tell(s, GOES[mode], seat, end, price, here, *way)
    come(s, seat, end, s.options.passing and bool([point for point in way if IS_PASSAGE[point]]))


def transfers(s: Tour, seat: int) -> list[Act]:
    """RF-58, A31: a ruined player may go straight to the nearest work town, once they have set out."""
    if not s.on_board[seat] or not ruined(s, seat):
        return []
    return [SEEK.acts[seat][point] for point in work_towns(s, seat)]
