"""Python's garbage: the collector stops everything while it looks through all that lives, so it does that when idle.

Whatever has outlived two collections is put where the collector does not look (`gc.freeze`): tables, watchers, the
games themselves. What of it has died in a circle is found when nobody plays, or after an hour at the latest.
"""

from __future__ import annotations

import gc
import time

YOUNG, MIDDLE, NEVER = 5_000, 20, 1_000_000
LATEST_SECONDS = 3600.0


class Garbage:
    def __init__(self) -> None:
        self.before = gc.get_threshold()
        self.searched = time.monotonic()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self.search()

    def tidy(self, idle: bool) -> None:
        """Called from time to time; `idle` says that nobody would notice a pause."""
        if idle or time.monotonic() - self.searched > LATEST_SECONDS:
            self.search()
        else:
            gc.collect(1)
            gc.freeze()

    def search(self) -> None:
        """Look through everything."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.searched = time.monotonic()

    def stop(self) -> None:
        gc.unfreeze()
        gc.set_threshold(*self.before)
