"""What the server has told, as the engine says it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec

from grandtour.core.game import Game
from grandtour.core.sight import View
from grandtour.core.tales import Heard, Several
from grandtour.server import views
from grandtour.words import tales_of


def heard(game: Game[Any], told: dict[str, Any]) -> Heard:
    """A line or a prompt from its message."""
    fields = next(fields for tale in tales_of(game) for key, fields in tale.texts().items() if key == told["key"])
    nouns: list[int] = []
    for name, kind in fields.items():
        fact, step = told["facts"][name], (kind.kind if isinstance(kind, Several) else kind).step or 1
        nouns += [one // step for one in fact] if isinstance(kind, Several) else [fact // step]
    return Heard(told["key"], fields, tuple(nouns))


def shown(view: View) -> Any:
    """A view as its message is read."""
    return msgspec.json.decode(views.encoder.encode(view))


def as_view(json: Any) -> Any:
    """A view from its message, as far as a bot is concerned: whatever has the same fields."""
    if isinstance(json, dict):
        return SimpleNamespace(**{name: as_view(value) for name, value in json.items()})
    return [as_view(one) for one in json] if isinstance(json, list) else json
