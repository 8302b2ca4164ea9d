"""Python's garbage: the collector stops everything while it looks through all that lives, so it does that when idle.

Several times a second it looks through what is new. Whatever lives on is put where the collector does not look
(`gc.freeze`): tables, watchers, the games themselves. What of it dies in a circle later is found when nobody plays, or
after an hour at the latest.
"""

from __future__ import annotations

import gc
import time

TIDY_SECONDS = 0.25
"""What a thousand acts leave behind takes some ten milliseconds to look through: do so often, and nobody waits long."""
YOUNG, MIDDLE, NEVER = 50_000, 20, 1_000_000
LATEST_SECONDS = 3600.0
MOST_SPARED = 7
"""Play leaves nothing in circles, people who come and go do: where nothing was found lately, so many times nothing is
looked for. What is missed then waits for the next search through everything."""


class Garbage:
    def __init__(self) -> None:
        self.before = gc.get_threshold()
        self.searched = time.monotonic()
        self.spared = self.spares = 0
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self.search()

    async def tidy(self) -> None:
        """Look through what is new; as long as that finds nothing, ever less often."""
        if self.spared < self.spares:
            self.spared += 1
        else:
            found = gc.collect(1)
            self.spared, self.spares = 0, 0 if found else min(2 * self.spares + 1, MOST_SPARED)
        gc.freeze()

    def search_if(self, idle: bool) -> None:
        """Called from time to time; `idle` says that nobody would notice a pause."""
        if idle or time.monotonic() - self.searched > LATEST_SECONDS:
            self.search()

    def search(self) -> None:
        """Look through everything."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.searched = time.monotonic()

    def stop(self) -> None:
        gc.unfreeze()
        gc.set_threshold(*self.before)
