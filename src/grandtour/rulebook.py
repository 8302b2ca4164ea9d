"""A room's rules as people read them: `rules/<language>.md`, found by the question that is being asked."""

from __future__ import annotations

import re
from typing import Any

from grandtour.core.game import Game
from grandtour.languages import written

HEADING = re.compile(r"## (?P<title>.+?) \{#(?P<anchor>[\w-]+)\}")
FIGURE = "::"
CLAUSES = re.compile(r"\s*\[[A-Z]{1,2}-?\d+(?:[ ,]+[A-Z]{1,2}-?\d+)*\]$")
"""At the end of a line, for whoever compares it with the ledger."""


class Rulebook:
    """The sections of the rules by their anchors, and which of them answers which question."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.anchors: dict[str, str] = {}
        self.sections: dict[str, list[str]] = {}
        lines = self.sections.setdefault("", [])
        for line in written(game.folder / "rulebook", language, ".md").splitlines():
            if line.startswith("@ "):
                _, prompt, anchor = line.split()
                self.anchors[prompt] = anchor
            elif heading := HEADING.fullmatch(line):
                lines = self.sections.setdefault(heading["anchor"], [heading["title"]])
            elif not line.startswith(FIGURE):
                lines.append(CLAUSES.sub("", line.replace("**", "")))

    def about(self, prompt: str) -> str:
        """The section for the question with this key; the opening of the rules if none is named for it."""
        return "\n".join(self.sections[self.anchors.get(prompt, "")]).strip()
