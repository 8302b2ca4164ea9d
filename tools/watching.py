"""A plugin of pytest, `-p tools.watching`: it notes which functions of Grand Tour each test calls, and its seconds.

Watching slows a test down several times, so what takes longer than a second is cut off, and counts as calling
everything. So does what talks to a server, whose calls happen in another process.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType

import pytest

Watched = dict[str, tuple[float, list[str]]]
"""For each test its seconds and what it calls: the modules' functions by their full names."""
EVERYTHING = "everything"
LONG = 1.0
"""Seconds of processor time."""
VERY_LONG = 60.0
"""How long a test may have taken that was cut off."""
SOURCES = str(Path(__file__).resolve().parents[1] / "src") + os.sep
SERVERS = str(Path("tests", "server", "playing.py"))
watched: Watched = {}


class Watch:
    """What is called from now until the `end`."""

    def __init__(self) -> None:
        self.codes: set[CodeType] = set()
        self.began = time.process_time()
        threading.setprofile(self.see)  # async tests run in a thread of their own
        sys.setprofile(self.see)

    def see(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            self.codes.add(frame.f_code)
            if self.seconds > LONG:
                sys.setprofile(None)
                if threading.current_thread() is threading.main_thread():  # an event loop would be left in pieces
                    pytest.skip("long enough")

    @property
    def seconds(self) -> float:
        return time.process_time() - self.began

    def end(self) -> tuple[float, list[str]]:
        sys.setprofile(None)
        threading.setprofile(None)
        called = {name_of(code) for code in self.codes if code.co_filename.startswith(SOURCES)}
        if self.seconds > LONG:
            return VERY_LONG, sorted(called | {EVERYTHING})
        talks = any(code.co_filename.endswith(SERVERS) for code in self.codes)
        return round(self.seconds, 3), sorted(called | {EVERYTHING} if talks else called)


def name_of(code: CodeType) -> str:
    """`grandtour.core.auction.Bidding.options`, for what is defined inside of it too."""
    module = code.co_filename.removeprefix(SOURCES).removesuffix(".py").replace(os.sep, ".")
    return f"{module}.{code.co_qualname.split('.<locals>')[0].removesuffix('.<lambda>')}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    watch = Watch()
    yield
    watched[item.nodeid] = watch.end()


def pytest_sessionfinish() -> None:
    Path(os.environ["GRANDTOUR_WATCHED"]).write_text(json.dumps(watched, indent=0))
