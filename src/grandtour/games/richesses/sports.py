"""Sports: six matches, for which one calls another player, and three races. The first with all nine rows wins."""

from __future__ import annotations

from typing import Any, Final

from grandtour.core.acts import NOBODY, Act
from grandtour.core.questions import Asked, ask, tell
from grandtour.core.tales import Line
from grandtour.games.richesses.acts import CALL, DECLINE, NEUTRAL, RACE, STAND_BY
from grandtour.games.richesses.arrival import earn_row
from grandtour.games.richesses.board import SPEED
from grandtour.games.richesses.circuits import Circuit, circuit_of
from grandtour.games.richesses.dice import Roll
from grandtour.games.richesses.hasard import come
from grandtour.games.richesses.pieces import enter, shut_to
from grandtour.games.richesses.sheets import Event
from grandtour.games.richesses.state import ALONE as WAS_ALONE
from grandtour.games.richesses.state import Tour, owns
from grandtour.games.richesses.tales import (
    ALONE,
    ASK_CALL,
    CALLS,
    DRAWN_MATCH,
    GIVES_UP,
    LOSES,
    NEUTRAL_ROLLS,
    RACES,
    ROLLS,
    WINS,
)


class Sports(Circuit):
    """Rows are the matches, then the races. A match and its reverse stand side by side on the sheet."""

    def __init__(self, printed: dict[str, Any]) -> None:
        super().__init__(printed)
        self.events: Final = [Event(event) for event in printed["matches"] + printed["races"]]
        self.races: Final = [row for row, event in enumerate(self.events) if event.course]

    # --- Matches ---

    def match_here(self, s: Tour, seat: int) -> int:
        """A36: the row of the match in this town, if one lacks it and is not in a race (A39)."""
        for row, event in enumerate(self.events):
            if event.at == s.at[seat] and not s.rows[seat] >> row & 1 and s.race[seat] == NOBODY:
                return row
        return NOBODY

    def reverse(self, row: int) -> int:
        """RF-127, RF-128: the same match in the other town."""
        at = [event.at for event in self.events]
        return at.index(self.events[row].against)

    def callable(self, s: Tour, seat: int, row: int) -> list[int]:
        """RF-120, RF-121, A34, A55: whoever is in no race and has no pawn in the reverse row."""
        back = self.reverse(row)
        return [
            o for o in range(len(s.at)) if o != seat and s.race[o] == NOBODY and not s.rows[o] >> back & 1
        ]  # fmt: skip

    def arrives(self, s: Tour, seat: int) -> None:
        """RF-119, RF-124: call somebody, or pass this turn where nobody can be called."""
        row = self.match_here(s, seat)
        if row == NOBODY:
            return
        if self.callable(s, seat, row):
            ask(s, Call(seat, row))
        else:
            self.stand_by(s, seat, row)

    def stand_by(self, s: Tour, seat: int, row: int) -> None:
        s.visit[seat] |= WAS_ALONE
        tell(s, ALONE, seat, self.events[row].sport)

    def stays(self, s: Tour, seat: int) -> list[Act]:
        """A33, A36: call again; where nobody can be called pass, and from the next turn play the neutral die."""
        return self.match_acts(s, seat) + self.race_acts(s, seat)

    def match_acts(self, s: Tour, seat: int) -> list[Act]:
        row = self.match_here(s, seat)
        if row == NOBODY or not s.on_board[seat]:
            return []
        others = self.callable(s, seat, row)
        if others:
            return [CALL.acts[seat][other] for other in others]
        return [(NEUTRAL if s.visit[seat] & WAS_ALONE else STAND_BY).acts[seat][0]]

    def stay(self, s: Tour, seat: int, act: Act) -> None:
        if act.verb is RACE:
            self.run(s, seat, act.noun)
            return
        row = self.match_here(s, seat)
        if act.verb is CALL:
            call(s, seat, act.noun, row)
        elif act.verb is NEUTRAL:
            ask(s, MatchRoll(seat, NOBODY, row, NOBODY))
        else:
            self.stand_by(s, seat, row)

    # --- Races ---

    def race_here(self, s: Tour, seat: int) -> int:
        """A39, A42: the race one is in, or one that could be begun here by what one has."""
        if s.race[seat] != NOBODY:
            return s.race[seat]
        for row in self.races:
            event = self.events[row]
            if event.course[0] == s.at[seat] and not s.rows[seat] >> row & 1 and owns(s, seat, event.mode):
                return row
        return NOBODY

    def ahead(self, s: Tour, seat: int) -> list[int]:
        """The next points of the course that one turn can reach (A39)."""
        row = self.race_here(s, seat)
        if row == NOBODY or not s.on_board[seat]:
            return []
        event, leg = self.events[row], s.leg[seat] if s.race[seat] != NOBODY else 0
        return event.course[leg + 1 : leg + 1 + SPEED[event.mode]]

    def race_acts(self, s: Tour, seat: int) -> list[Act]:
        ahead = self.ahead(s, seat)
        shut = shut_to(s, seat) if ahead else []
        return [RACE.acts[seat][point] for point in ahead if point not in shut]  # A41

    def blocked(self, s: Tour, seat: int) -> list[int]:
        return self.ahead(s, seat)

    def run(self, s: Tour, seat: int, point: int) -> None:
        """RF-130: a race is declared in its start town by the first move along its course."""
        row = self.race_here(s, seat)
        event, leg = self.events[row], s.leg[seat] if s.race[seat] != NOBODY else 0
        then = event.course.index(point, leg + 1)
        s.race[seat], s.leg[seat], s.mode[seat] = row, then, event.mode
        s.origin = s.at[seat]
        tell(s, RACES, seat, point, event.sport, *event.course[leg : then + 1])
        come(s, seat, point)

    def reached(self, s: Tour, seat: int) -> int:
        """RF-136: the end of the course earns its row."""
        row = s.race[seat]
        if row == NOBODY or s.leg[seat] < len(self.events[row].course) - 1:
            return NOBODY
        self.leave(s, seat)
        return row

    def draws(self, s: Tour, seat: int) -> bool:
        return s.race[seat] == NOBODY  # RF-135

    def leave(self, s: Tour, seat: int) -> None:
        s.race[seat], s.leg[seat] = NOBODY, 0

    def strays(self, s: Tour, seat: int) -> None:
        """A39: whoever leaves the course must begin anew."""
        if s.race[seat] != NOBODY:
            tell(s, GIVES_UP, seat, self.events[s.race[seat]].sport)
            self.leave(s, seat)

    def parts_with(self, s: Tour, seat: int, vehicle: int) -> None:
        if s.race[seat] != NOBODY and self.events[s.race[seat]].mode == vehicle:
            self.strays(s, seat)

    def refuge(self, s: Tour, seat: int, standing: list[int]) -> list[int]:
        """A40: the nearest free points of the course, short of its end."""
        row = s.race[seat]
        if row == NOBODY:
            return []
        course = self.events[row].course[:-1]
        free = [leg for leg, point in enumerate(course) if point not in standing]
        nearest = min([abs(leg - s.leg[seat]) for leg in free])
        return [course[leg] for leg in free if abs(leg - s.leg[seat]) == nearest]

    def put(self, s: Tour, seat: int) -> None:
        row = s.race[seat]
        if row != NOBODY:
            s.leg[seat] = self.events[row].course.index(s.at[seat])

    # --- Rows ---

    def tell_row(self, s: Tour, seat: int, row: int) -> None:
        tell(s, WINS, seat, self.events[row].sport)

    def marked(self, s: Tour, seat: int) -> None:
        """RF-138, A61: the ninth row ends the game, in whoever's turn."""
        if self.complete(s, seat):
            self.won_by(s, seat, "column")


class Call(Asked[Tour]):
    """RF-119: whom to play against on arrival; one may decline (A36)."""

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(seat)
        self.row = row

    def options(self, s: Tour) -> list[Act]:
        others = sports(s).callable(s, self.seat, self.row)
        return [*[CALL.acts[self.seat][other] for other in others], DECLINE.acts[self.seat][0]]

    def choose(self, s: Tour, act: Act) -> None:
        if act.verb is CALL:
            call(s, self.seat, act.noun, self.row)

    def prompt(self, s: Tour) -> Line:
        return Line(ASK_CALL, (sports(s).events[self.row].sport,))


def sports(s: Tour) -> Sports:
    circuit = circuit_of(s)
    assert isinstance(circuit, Sports)
    return circuit


def call(s: Tour, seat: int, other: int, row: int) -> None:
    """RF-122, A37, A38: the called player stands in the opposite town from now on; whoever stood there makes room."""
    event = sports(s).events[row]
    tell(s, CALLS, seat, other, event.sport)
    ask(s, MatchRoll(seat, other, row, NOBODY))
    if s.at[other] != event.against or not s.on_board[other]:
        enter(s, other, event.against, seat)


class MatchRoll(Roll):
    """RF-125: the caller rolls, then the one who was called, or the neutral die (A33). Equal: again (A35)."""

    def __init__(self, seat: int, other: int, row: int, face: int) -> None:
        super().__init__(seat)
        self.other = other
        self.row = row
        self.face = face  # what the caller has rolled, NOBODY while they have not

    def rolled(self, s: Tour, face: int) -> None:
        if self.face == NOBODY:
            tell(s, ROLLS, self.seat, face)
            ask(s, MatchRoll(self.seat, self.other, self.row, face))
            return
        if self.other == NOBODY:
            tell(s, NEUTRAL_ROLLS, self.seat, face)
        else:
            tell(s, ROLLS, self.other, face)
        if face == self.face:
            tell(s, DRAWN_MATCH, sports(s).events[self.row].sport)
            ask(s, MatchRoll(self.seat, self.other, self.row, NOBODY))
        else:
            self.decided(s, self.face > face)

    def decided(self, s: Tour, won: bool) -> None:
        """RF-126, RF-127: the winner gets the row named from their town."""
        if won:
            earn_row(s, self.seat, self.row)
            return
        tell(s, LOSES, self.seat, sports(s).events[self.row].sport)
        if self.other != NOBODY:
            earn_row(s, self.other, sports(s).reverse(self.row))
