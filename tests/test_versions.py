"""The rules of a room cannot change unnoticed."""

import json
from pathlib import Path

import pytest

from grandtour.core.game import games
from tools import fingerprint


@pytest.mark.parametrize("room", games())
def test_the_stored_fingerprints_are_those_of_the_rules(room: str) -> None:
    game, known = games()[room], fingerprint.stored(room)
    assert known.get("rules") == game.rules, f"run ./x fingerprint: {room} has version {game.rules} of its rules"
    assert known["sample"] == fingerprint.play_print(game, fingerprint.SAMPLE), (
        f"{room} plays differently: raise `rules` in its game.py, then run ./x fingerprint"
    )
    assert known["source"] == fingerprint.source_print(room), f"the rules of {room} have changed: run ./x fingerprint"


def test_a_change_of_the_rules_needs_a_new_number(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Given a stored fingerprint, when the games come out differently, then the number must grow."""
    game = games()["course"]
    monkeypatch.setattr(fingerprint, "WHOLE", 2)
    monkeypatch.setattr(fingerprint, "version_file", lambda room: tmp_path / "version.json")
    assert fingerprint.stamp("course", game) == "version 1"
    assert fingerprint.stamp("course", game) == "unchanged"
    known = json.loads((tmp_path / "version.json").read_text())
    (tmp_path / "version.json").write_text(json.dumps({**known, "source": "another"}))
    assert fingerprint.stamp("course", game) == "new sources, the same games"
    (tmp_path / "version.json").write_text(json.dumps({**known, "source": "another", "play": "other"}))
    with pytest.raises(fingerprint.RulesHaveChanged, match=r"raise `rules` in games/course/game\.py to 2"):
        fingerprint.stamp("course", game)


def test_comments_and_layout_do_not_count(tmp_path: Path) -> None:
    one, other, third = (tmp_path / name for name in ("a.py", "b.py", "c.py"))
    one.write_text('"""A module."""\nX = 1  # why\n\ndef f() -> int:\n    """Says."""\n    return X\n')
    other.write_text("X = 1\ndef f() -> int:\n    return X\n")
    third.write_text("X = 2\ndef f() -> int:\n    return X\n")
    assert fingerprint.meaning(one) == fingerprint.meaning(other) != fingerprint.meaning(third)
