"""Where the pieces stand: one on a point (RF-54), and who must make room for whom (RF-49, A26, A40, A58)."""

from __future__ import annotations

from grandtour.core.acts import NOBODY, Act
from grandtour.core.questions import Asked, ask, tell
from grandtour.core.tales import Line
from grandtour.games.richesses.acts import PUT
from grandtour.games.richesses.board import FERRY, IN_CORSICA, POINTS, ROAD, away
from grandtour.games.richesses.circuits import circuit_of
from grandtour.games.richesses.state import Tour
from grandtour.games.richesses.tales import ASK_PUT, PUSHED


def taken(s: Tour, seat: int) -> list[int]:
    """The points on which others stand."""
    return [s.at[other] for other in range(len(s.at)) if other != seat and s.on_board[other]]


def standing_on(s: Tour, point: int, seat: int) -> int:
    """Who else stands there."""
    for other in range(len(s.at)):
        if other != seat and s.on_board[other] and s.at[other] == point:
            return other
    return NOBODY


def shut_to(s: Tour, seat: int) -> list[int]:
    """Where this seat may not stop: on others, unless it has waited for them (A26), and in the finish town (RF-63)."""
    waited = s.waits_for[seat]
    shut = [s.at[o] for o in range(len(s.at)) if o != seat and s.on_board[o] and o != waited]
    circuit = circuit_of(s)
    if circuit.finish == NOBODY:
        return shut
    if circuit.complete(s, seat):
        return [point for point in shut if point != circuit.finish]  # A4
    if not stranded(s, seat):
        shut.append(circuit.finish)  # A3
    return shut


def may_stop(s: Tour, seat: int, point: int) -> bool:
    """The same for one point: may this seat stop there?"""
    circuit = circuit_of(s)
    if point == circuit.finish:
        return circuit.complete(s, seat) or (stranded(s, seat) and standing_on(s, point, seat) == NOBODY)
    at, on_board = s.at, s.on_board
    for other in range(len(at)):
        if at[other] == point and other != seat and on_board[other]:
            return s.waits_for[seat] == other
    return True


def stranded(s: Tour, seat: int) -> bool:
    """A51: on Corsica, where the only work town is the finish, without the money for a ferry."""
    return IN_CORSICA[circuit_of(s).finish] and IN_CORSICA[s.at[seat]] and s.cash[seat] < FERRY


def put(s: Tour, seat: int, point: int) -> None:
    """The piece stands there now; nobody waits for it any more, and it waits for nobody."""
    s.at[seat] = point
    s.on_board[seat] = True
    s.visit[seat] = 0
    s.waits_for[seat] = NOBODY
    for other in range(len(s.at)):
        if s.waits_for[other] == seat:
            s.waits_for[other] = NOBODY


def enter(s: Tour, seat: int, point: int, chooser: int) -> None:
    """Take the point; the chooser puts whoever stands there elsewhere, but not at the finish (A4)."""
    other = standing_on(s, point, seat)
    put(s, seat, point)
    if other != NOBODY and point != circuit_of(s).finish:
        ask(s, MakeRoom(chooser, other, point))


class MakeRoom(Asked[Tour]):
    """RF-49: the one who comes puts the other on one of the nearest points. It is no arrival (A17)."""

    def __init__(self, seat: int, other: int, point: int) -> None:
        super().__init__(seat)
        self.other = other
        self.point = point

    def options(self, s: Tour) -> list[Act]:
        return [PUT.acts[self.seat][point] for point in room_for(s, self.other, self.point)]

    def choose(self, s: Tour, act: Act) -> None:
        put(s, self.other, act.noun)
        circuit_of(s).put(s, self.other)
        tell(s, PUSHED, self.other, act.noun, self.seat)

    def moot(self, s: Tour) -> bool:
        return len(self.options(s)) == 1

    def dropped(self, s: Tour) -> None:
        self.choose(s, self.options(s)[0])

    def prompt(self, s: Tour) -> Line:
        return Line(ASK_PUT, (self.other, self.point))


def room_for(s: Tour, other: int, point: int) -> list[int]:
    """A58: free points with the fewest roads from here, never the finish town; a racer stays on course (A40)."""
    circuit, standing = circuit_of(s), taken(s, NOBODY)
    refuge = circuit.refuge(s, other, standing)
    if refuge:
        return refuge
    far = away(point, ROAD)
    free = [p for p in range(POINTS) if far[p] > 0 and p not in standing and p != circuit.finish]
    nearest = min([far[p] for p in free])
    return [p for p in free if far[p] == nearest]
