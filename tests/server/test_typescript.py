"""The page's types are made from the server's messages, and the committed files are what is made now."""

import pytest
from msgspec import inspect

from grandtour.core.game import games
from grandtour.server import typescript


def test_the_committed_types_are_current() -> None:
    for path, text in typescript.files().items():
        assert path.read_text("utf-8") == text, f"{path} is not current: run ./x types"


def test_nothing_is_left_of_what_was_written_once() -> None:
    rooms = typescript.CHECKOUT / "src/grandtour/games"
    there = {path for name in ("view.ts", "tales.ts", "facts.ts") for path in rooms.glob(f"*/page/{name}")}
    assert there <= typescript.files().keys()


def test_what_the_page_sends_may_leave_out_defaults_and_what_it_gets_is_whole() -> None:
    wire = typescript.wire_types()
    assert "export interface Watch {\n  type: 'watch'\n  table: string\n  seat: number\n  version?: number\n}" in wire
    assert "export interface Pong {\n  type: 'pong'\n  id: number\n}" in wire
    assert "  outcome: OutcomeInfo | null\n" in wire


def test_a_type_without_a_spelling_is_refused() -> None:
    with pytest.raises(TypeError, match="has no TypeScript type here"):
        typescript.spelled(inspect.type_info(bytes))


def test_a_room_s_facts_are_constants_and_its_tales_name_their_fields() -> None:
    course = games()["course"]
    assert "  'flies': { player: number, card: number, city: number }\n" in typescript.tale_types(course)
    assert "  'recycled': Record<string, never>\n" in typescript.tale_types(course)
    assert "export const SOURCES = ['stock', 'left', 'right', 'bins'] as const\n" in typescript.facts(course)
    assert typescript.constant(66) == "66"
    fact = {"large": 3000, "a-b": [None, "it's"]}
    assert typescript.constant(fact) == "{ large: 3000, 'a-b': [null, 'it\\'s'] } as const"
