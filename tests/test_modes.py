"""Compiled and plain, the same draws play the same games; both pass the kit in `tests/core/test_kit.py`."""

import os
import subprocess
import sys
from typing import Any

import msgspec

from tests.compiler import needs_compiler
from tests.rules import ROOT

PLAY = """
import hashlib, json
from grandtour import native
from grandtour.core.chance import Dice
from grandtour.core.fields import dump
from grandtour.core.game import games
from grandtour.core.kit import match_of
from grandtour.core.questions import play

digest, acts = hashlib.sha256(), 0
for game in games().values():
    for n in range(2 * len(game.players)):
        s, dice = match_of(game, n, 1).state, Dice(n)
        while s.stack:
            act = s.stack[-1].sample(s, dice)
            play(s, act)
            digest.update(repr(act).encode())
            acts += 1
            if acts % 10 == 0:
                seen = [game.view(s, 0), game.view(game.guess(s, 0, dice), 1), s.dump()]
                digest.update(json.dumps(dump(seen), sort_keys=True).encode())
        digest.update(repr((s.outcome.reason, s.outcome.places)).encode())
print(json.dumps({"compiled": native.compiled(), "acts": acts, "digest": digest.hexdigest()}))
"""


def run(*command: str, **environment: str) -> str:
    settings = {**os.environ, "GRANDTOUR_PURE": "", **environment}
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def played(**environment: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(run("-c", PLAY, **environment))
    return found


@needs_compiler
def test_compiled_and_plain_rules_play_the_same_games() -> None:
    run("-m", "tools.compile")
    compiled, plain = played(), played(GRANDTOUR_PURE="1")
    assert (compiled.pop("compiled"), plain.pop("compiled")) == (True, False)
    assert compiled["acts"] > 1000
    assert compiled == plain
