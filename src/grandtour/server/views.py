"""The engine's things as messages: a game, a table, and what one seat may see of it."""

from __future__ import annotations

import functools
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from grandtour.bots import bot_names
from grandtour.core.acts import CHANCE, NOBODY, Act, Kind
from grandtour.core.fair import commitment
from grandtour.core.fields import fields, layout
from grandtour.core.game import Game
from grandtour.core.lessons import LEARNER, OWN_WAY, LessonTable, Step, lesson_of
from grandtour.core.log import HOUSE_TALES, Log
from grandtour.core.questions import State, awaited, offered
from grandtour.core.settings import Choice, Number, Setting
from grandtour.core.sight import View
from grandtour.core.tables import Table
from grandtour.core.tales import Heard, Several, Tale
from grandtour.server import advance
from grandtour.server.messages import (
    GameCard,
    GameInfo,
    Hint,
    KindInfo,
    Lead,
    Offer,
    Position,
    SeatInfo,
    SettingInfo,
    TableInfo,
    TableMoved,
    Told,
    Touch,
)  # fmt: skip
from grandtour.server.schema import Kept, Seat
from grandtour.server.seating import hosts, names_at
from grandtour.server.shapes import Shapes

Fields = tuple[bytes, ...]
"""A view, field by field, each as JSON with its name. All views of a class have theirs in the same order."""
SHAPES = Shapes()


# --- Games ---


def game_card(game: Game[Any]) -> GameCard:
    return GameCard(
        name=game.name,
        code=game.code,
        rules=game.rules,
        least=game.players[0],
        most=game.players[-1],
        settings=[setting_info(setting) for setting in game.settings],
        newcomers=dict(game.newcomers),
        answers=[setting_info(answer) for answer in advance.declared(game)],
        bots=bot_names(game),
        levels=list(game.levels),
        lesson=lesson_of(game.name) is not None,
    )


def game_info(game: Game[Any]) -> GameInfo:
    return GameInfo(
        **msgspec.structs.asdict(game_card(game)),
        kinds=[kind_info(kind) for kind in game.kinds],
        tales={key: kinds for tale in (*game.tales, *HOUSE_TALES) for key, kinds in texts_of(tale)},
    )


def texts_of(tale: Tale) -> list[tuple[str, dict[str, str]]]:
    """The key of each text of a tale, with the kind of each field it names; several of a kind are starred."""
    return [(key, {name: spelled(kind) for name, kind in fields.items()}) for key, fields in tale.texts().items()]


def spelled(kind: Kind | Several) -> str:
    return f"{kind.kind.name}*" if isinstance(kind, Several) else kind.name


def setting_info(setting: Setting) -> SettingInfo:
    match setting:
        case Number():
            return SettingInfo(setting.name, "number", setting.default, least=setting.least, most=setting.most)
        case Choice():
            return SettingInfo(setting.name, "choice", setting.default, choices=list(setting.choices))
    return SettingInfo(setting.name, "yes-no", setting.default)


def kind_info(kind: Kind) -> KindInfo:
    of, parts = kind.of.name if kind.of else "", [list(parts) for parts in kind.parts]
    return KindInfo(kind.name, needed_words(kind), of, parts, kind.nth, kind.step, kind.counted)


def needed_words(kind: Kind) -> list[str]:
    """A number is its own name, and things that are counted are called by their parts: there are thousands of both."""
    if kind.step:
        return []
    if kind.counted:
        return ["" if parts else word for word, parts in zip(kind.words, kind.parts, strict=True)]
    return kind.words


# --- Tables ---


def public_info(kept: Kept, present: Collection[int], helped: Collection[int] = ()) -> TableInfo:
    """A table as a stranger sees it."""
    seats = [seat_info(kept.seats[n], name, n in present) for n, name in enumerate(names_at(kept.seats))]
    for n in helped:
        seats[n].helped = seats[n].kind == "bot"
    return TableInfo(
        id=kept.id,
        game=kept.game,
        settings=kept.settings,
        seats=seats,
        status=kept.status,
        commitment=commitment_of(kept.seed),
        format=kept.format,
        version=kept.version,
        waiting=kept.waiting,
        created=kept.created,
        changed=kept.changed,
        outcome=kept.outcome,
        next=kept.next,
        closed=kept.closed,
        lesson=kept.lesson,
    )


def as_of(info: TableInfo, moved: TableMoved) -> TableInfo:
    """A table of which only the game has moved on."""
    return replace(info, version=moved.version, waiting=moved.waiting, changed=moved.changed)


def seen_by(person: str, kept: Kept, info: TableInfo) -> TableInfo:
    """A table as `person` sees it on a list or beside the board, by what a stranger sees of it."""
    if not person:
        return info
    seats = [
        replace(seat, mine=True) if there.owner == person else seat
        for seat, there in zip(info.seats, kept.seats, strict=True)
    ]
    return replace(info, seats=seats, host=kept.status == "open" and person in hosts(kept))


commitment_of = functools.lru_cache(4096)(commitment)


def seat_info(seat: Seat, name: str, present: bool) -> SeatInfo:
    here = present and seat.kind == "person"
    return SeatInfo(seat.kind, name, seat.level, False, here, seat.sealed, bool(seat.entropy))


# --- What a seat sees ---


def message_of(part: object) -> object:
    """A part of a view, as it can be written."""
    shape = SHAPES[type(part)]
    if shape is None:
        return fields(part)
    make, read = shape
    return make(*read(part))


encoder = msgspec.json.Encoder(enc_hook=message_of)


def fields_of(view: View) -> Fields:
    names, read, open_ended = layout(type(view))
    if open_ended:
        return tuple([key(name) + encoder.encode(value) for name, value in fields(view).items()])
    return tuple([key(name) + encoder.encode(value) for name, value in zip(names, read(view), strict=True)])


@functools.cache
def key(name: str) -> bytes:
    return msgspec.json.encode(name) + b":"


def raw(fields: Fields) -> msgspec.Raw:
    return msgspec.Raw(b"{" + b",".join(fields) + b"}")


def people_awaited(s: State) -> list[int]:
    """The seats that are asked something; none while it is chance's turn."""
    return [seat for seat in awaited(s) if seat != CHANCE]


def position(
    game: Game[Any], s: State, seat: int, version: int, view: Fields, acts: Sequence[Act] | None = None
) -> Position:
    """What a seat sees and may do. `view` may be a part of it; `acts` are all that are offered, if that is known."""
    return Position(
        seat=seat,
        version=version,
        view=raw(view),
        waiting=people_awaited(s),
        prompt=prompt(s, seat, version),
        offers=offers(game, s, seat, acts),
        may_undo=False,
    )


def past_position(game: Game[Any], s: State, seat: int, version: int) -> Position:
    """What a seat saw then. Nothing can be done in the past."""
    return position(game, s, seat, version, fields_of(game.view(s, seat)), acts=())


def prompt(s: State, seat: int, version: int) -> Told | None:
    if seat == NOBODY or seat not in awaited(s):
        return None
    return told(version, s.stack[-1].prompt(s).read(seat))


def offers(game: Game[Any], s: State, seat: int, acts: Sequence[Act] | None = None) -> list[Offer]:
    mine = [act for act in (offered(s) if acts is None else acts) if act.by == seat]
    interrupts = set(s.stack[-1].interrupts(s)) if mine else set()
    return [offer(act, tuple(game.touches(s, act)), act in interrupts) for act in mine]


@functools.lru_cache(1 << 14)  # there are some thirty at each question, and most were made before
def offer(act: Act, touches: tuple[tuple[Kind, int], ...], breaks_in: bool) -> Offer:
    touched = [Touch(kind.name, noun) for kind, noun in touches]
    return Offer(act.said, act.verb.name, act.verb.kind.name, act.noun, touched, breaks_in)


def told(version: int, heard: Heard) -> Told:
    return Told(version, heard.key, heard.facts())


def told_of(log: Log, seat: int, since: int = 0) -> list[Told]:
    """What has happened from a version on, as a seat may read it."""
    lines = [told(version, heard) for version, heard in log.told(seat, since)]
    for line in lines:
        turn = log.entries[line.version].turn
        if turn.seat != NOBODY:
            line.round, line.turn = turn
    return lines


# --- Lessons ---


def lead(table: Table, seat: int) -> Lead | None:
    """What the coach says to the learner now."""
    if not isinstance(table, LessonTable) or seat != LEARNER:
        return None
    steps = table.steps()
    if steps is None:
        return Lead([Hint(OWN_WAY, "question")]) if table.has_just_left() else None
    wise = table.foretold()
    return Lead([hint(step) for step in steps], wise.said if wise and wise.by == seat else "")


def hint(step: Step) -> Hint:
    return Hint(step.text, step.at, Touch(step.thing[0].name, step.thing[1]) if step.thing else None)
