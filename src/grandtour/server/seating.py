"""Who may sit where: what people ask for when they open a table or join one, and why it cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from grandtour.bots import bot_names
from grandtour.core.acts import LETTERS, NOBODY
from grandtour.core.fair import FIRST_FORMAT
from grandtour.core.game import BadGame, Game, game_named
from grandtour.core.lessons import Lesson, lesson_of
from grandtour.core.settings import BadSetting, Value
from grandtour.core.tables import Refusal
from grandtour.server.messages import ChairRequest, SeatRequest, TableRequest
from grandtour.server.people import checked_name
from grandtour.server.schema import Kept, Seat

TRAVELLERS = ("Amelia", "Phileas", "Nellie", "Marco", "Isabella", "Alexandra")
"""Bots are named after travellers: each after that of its seat, unless somebody else has the name."""


def names_at(seats: list[Seat]) -> list[str]:
    """What those at a table are called. A bot that sits in for somebody has their name; a guest may have none."""
    taken = {seat.called.casefold() for seat in seats}
    bots = {n: TRAVELLERS[n] for n, seat in enumerate(seats) if seat.kind == "bot" and not seat.called}
    spare = (name for name in TRAVELLERS if name.casefold() not in taken and name not in bots.values())
    named = {n: next(spare) if name.casefold() in taken else name for n, name in bots.items()}
    return [seat.called or named.get(n, "") for n, seat in enumerate(seats)]


def full(kept: Kept) -> bool:
    return all(seat.kind in ("person", "bot") for seat in kept.seats)


def still_sealed(seats: list[Seat]) -> list[int]:
    """The seats of people who have still to show what they have sealed."""
    return [n for n, seat in enumerate(seats) if seat.kind == "person" and seat.sealed and not seat.entropy]


def ready(kept: Kept) -> bool:
    """Everybody is seated and has shown what they have sealed: the game can begin."""
    return full(kept) and not still_sealed(kept.seats)


def awaited_before(kept: Kept) -> list[int]:
    """The seats without which the game does not begin."""
    return still_sealed(kept.seats) if full(kept) else reserved(kept.seats)


def reseated(seats: list[Seat], sitting: dict[int, Seat]) -> list[Seat]:
    return [sitting.get(n, seat) for n, seat in enumerate(seats)]


def reserved(seats: list[Seat]) -> list[int]:
    return [n for n, seat in enumerate(seats) if seat.reserved]


def room_named(name: str) -> Game[Any]:
    """The game that somebody names, if the house has its room."""
    try:
        return game_named(name)
    except BadGame as error:
        raise Refusal("bad-game", str(error)) from error


def game_of(request: TableRequest) -> Game[Any]:
    """The game that is asked for, once it takes so many players and these options."""
    game = room_named(request.game)
    try:
        game.new(len(request.seats), request.settings)
    except BadGame as error:
        raise Refusal("bad-seats", str(error)) from error
    except BadSetting as error:
        raise Refusal("bad-setting", str(error)) from error
    return game


def lesson_named(name: str) -> tuple[Game[Any], Lesson]:
    """A game and its lesson."""
    game = room_named(name)
    if not (lesson := lesson_of(name)):
        raise Refusal("no-lesson", f"{name} has no lesson")
    return game, lesson


def seats_of(game: Game[Any], requests: list[SeatRequest], person: str, name: str) -> list[Seat]:
    kinds = [request.kind for request in requests]
    if kinds.count("me") > 1:
        raise Refusal("bad-seats", "only one seat is yours; others at this screen are 'here'")
    if set(kinds) == {"bot"}:
        raise Refusal("bad-seats", "at least one seat is for a person: 'me', 'here' or 'invite'")
    return [seat_for(game, request, person, name) for request in requests]


def seat_for(game: Game[Any], request: SeatRequest, person: str, name: str) -> Seat:
    match request.kind:
        case "me":
            return Seat(person, name)
        case "here":
            return Seat(person, name, here=checked_name(request.name))
        case "invite":
            return Seat()
    return Seat(level=checked_level(game, request.level or bot_names(game)[-1]))


def seal_own(seats: list[Seat], seal: str) -> None:
    """The seal of whoever opens the table goes with the first seat of theirs. On any other it would be taken for what a
    bot has sealed, or whoever comes to sit there."""
    own = next((seat for seat in seats if seat.owner), None)
    if own:
        own.sealed = seal
    elif seal:
        raise Refusal("bad-entropy", "only who sits at a table seals anything there, and no seat of this one is yours")


def checked_level(game: Game[Any], level: str) -> str:
    if level not in bot_names(game):
        raise Refusal("bad-level", f"{game.name} has the bots {', '.join(bot_names(game))}, not {level!r}")
    return level


def seat_to_take(kept: Kept, wanted: int, mine: list[int]) -> int:
    """The seat that somebody who has the seats `mine` may take: one that is kept for them, else a free one."""
    if wanted != NOBODY:
        check_seat(kept, wanted)
    back = [n for n in mine if kept.seats[n].kind != "person" and wanted in (n, NOBODY)]
    free = [n for n, seat in enumerate(kept.seats) if seat.kind == "free" and wanted in (n, NOBODY)]
    if back and kept.status == "over":
        raise Refusal("over", "the game is over; there is no seat to take back")
    if not back and mine:
        raise Refusal("already-seated", f"you already sit on seat {', '.join(LETTERS[n] for n in mine)}")
    if not back and not free:
        raise Refusal("seat-taken", "this seat is taken" if wanted != NOBODY else "no seat is free at this table")
    return (back or free)[0]


def check_seat(kept: Kept, seat: int) -> None:
    if not 0 <= seat < len(kept.seats):
        raise Refusal("no-seat", f"the table has the seats 0 to {len(kept.seats) - 1}, not {seat}")


# --- Before the game begins ---


def hosts(kept: Kept) -> set[str]:
    """Those who say which chairs are for bots: who opened the table; if they have left it, all who sit there."""
    seated = {seat.owner for seat in kept.seats if seat.kind == "person"}
    return seated & {kept.opened_by} or seated


def check_host(kept: Kept, person: str) -> None:
    if person not in hosts(kept):
        raise Refusal("not-your-seat", "only who opened the table, or sits there after them, puts bots on its chairs")
    if kept.status != "open" or full(kept):
        raise Refusal("begun", "everybody is seated; bots are put on chairs before")


def chair_for(kept: Kept, game: Game[Any], request: ChairRequest) -> Seat:
    """The chair with a bot on it, or open to a person again. Whoever it was kept for may take it back, until it is
    opened to anyone."""
    check_seat(kept, request.seat)
    there = kept.seats[request.seat]
    if there.kind == "person":
        raise Refusal("seat-taken", f"on seat {LETTERS[request.seat]} sits {there.called or 'a person'}")
    if request.anyone and request.level:
        raise Refusal("bad-level", f"a chair for anyone has no bot on it: name no level, not {request.level!r}")
    if request.anyone:
        return Seat()
    if request.level:
        return replace(there, level=checked_level(game, request.level), reserved=False, sealed="")
    return replace(there, level="", reserved=bool(there.owner))


# --- Once more ---


def still_possible(game: Game[Any], settings: Mapping[str, Value]) -> dict[str, Value]:
    """Of the options of an earlier table, those that the game still has and takes."""
    known = {setting.name: setting for setting in game.settings}
    return {name: value for name, value in settings.items() if name in known and known[name].takes(value)}


def game_again(kept: Kept) -> Game[Any]:
    """The game of an earlier table, if the house still has it, and it still takes so many players."""
    game = room_named(kept.game)
    try:
        game.check_seats(len(kept.seats))
    except BadGame as error:
        raise Refusal("bad-seats", str(error)) from error
    return game


def seats_again(seats: list[Seat], person: str, seal: str) -> list[Seat]:
    """The seats of a rematch that `person` asks for: other people's are kept for them, so that each can add entropy of
    their own. A bot that sat in for somebody sits in again."""
    again = [replace(seat, entropy="", sealed="", answers={}, reserved=seat.kind == "person") for seat in seats]
    return reseated(again, arriving(again, person, seal))


def arriving(seats: list[Seat], person: str, seal: str) -> dict[int, Seat]:
    """All seats that are kept for a person and for those at their screen, taken; their seal goes with the first."""
    mine = [n for n, seat in enumerate(seats) if seat.owner == person and seat.kind != "person"]
    return {n: replace(seats[n], level="", reserved=False, sealed=seal if n == mine[0] else "") for n in mine}


def in_time(kept: Kept, seal: str) -> str:
    """Once everybody is seated, texts are shown: whoever comes then, to a chair that a bot has, adds none. Nor does
    anybody at a table of the first format: its record has no seals, which their page would take for broken ones."""
    return "" if full(kept) or kept.format == FIRST_FORMAT else seal


def sealed_by(kept: Kept, person: str) -> int:
    """The seat on which a person has sealed something, if everybody is seated and it is time to show it."""
    mine = [n for n, seat in enumerate(kept.seats) if seat.owner == person]
    if not mine:
        raise Refusal("not-your-seat", "only those who sit at this table add to its draws")
    if not full(kept):
        raise Refusal("not-yet", "what was sealed is shown once everybody is seated")
    seal = [n for n in mine if kept.seats[n].sealed]
    if not seal:
        raise Refusal("bad-entropy", "you have sealed nothing at this table")
    return seal[0]
