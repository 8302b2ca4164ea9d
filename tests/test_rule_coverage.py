"""Every clause and every ruling of a game that can be played is enforced by a test that names it."""

from pathlib import Path

import pytest

from tests.rules import LEDGERS, ROOT, entries, named_by_tests

GAMES = ROOT / "src" / "grandtour" / "games"
PLAYABLE = sorted(path.parent.name for path in GAMES.glob("*/rules.py"))

LEDGER = """# The long road (LR)
- **LR-01** One goes by road.
- **LR-02** One comes back.
- **A1 ★ By which road?** **Any.**
A line about LR-03 and A2 that is not an entry.
"""


@pytest.mark.parametrize("room", PLAYABLE)
def test_every_clause_and_ruling_is_named_by_a_test(room: str) -> None:
    unnamed = set(entries(_ledger(room))) - named_by_tests().keys()
    assert not unnamed, f"no test is marked @rule(...) with: {', '.join(sorted(unnamed))}"


@pytest.mark.parametrize("room", PLAYABLE)
def test_tests_name_only_what_the_ledger_has(room: str) -> None:
    known = set(entries(_ledger(room)))
    code = min(known).split("-")[0]
    wrong = {name: file.name for name, file in named_by_tests().items() if name.startswith(f"{code}-")}.keys() - known
    assert not wrong, f"docs/rules/{room}.md has no {', '.join(sorted(wrong))}"


def test_a_ledger_lists_its_clauses_and_rulings() -> None:
    assert entries(LEDGER) == ["LR-01", "LR-02", "LR-A1"]


def test_a_ledger_without_its_code_is_refused() -> None:
    with pytest.raises(ValueError, match="code"):
        entries("# The long road\n- **A1** By which road?")


def test_what_tests_name_is_read_from_their_text(tmp_path: Path) -> None:
    (tmp_path / "test_road.py").write_text('@rule("LR-01", "LR-A1")\ndef test_road() -> None: ...\n')
    assert named_by_tests(tmp_path).keys() == {"LR-01", "LR-A1"}


def _ledger(room: str) -> str:
    path = LEDGERS / f"{room}.md"
    assert path.is_file(), f"the room {room} has rules but no ledger {path.relative_to(ROOT)}"
    return path.read_text(encoding="utf-8")
