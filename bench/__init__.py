"""How fast it is, measured beside others in one run: `./x bench`."""

from __future__ import annotations

from typing import NamedTuple


class Row(NamedTuple):
    """One line of the table: what was measured, what came out with plain and compiled rules, what was aimed at."""

    what: str
    plain: str = ""
    compiled: str = ""
    target: str = ""
    met: bool | None = None
