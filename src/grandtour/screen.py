"""What is printed for people: lines as wide as the screen, broken between words."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterator, Sequence
from typing import TextIO

CLEAR = "\033[2J\033[3J\033[H"
LABEL = re.compile(r" *(\d+\.? +|\S+( \S+)? {2,})?")
"""The number of an action, or the name of a command: two spaces set it apart."""


def write(*texts: str, to: TextIO | None = None) -> None:
    """Print each text on lines of its own."""
    out = to or sys.stdout
    print("\n".join(fitted(text, out) for text in texts), file=out, flush=True)


def fitted(text: str, to: TextIO | None = None) -> str:
    """The text in lines that fit the screen. Whoever reads it otherwise, such as a program, gets it as it is."""
    if not (to or sys.stdout).isatty():
        return text
    width = shutil.get_terminal_size().columns
    return "\n".join(broken for line in text.split("\n") for broken in broken_line(line, width))


def broken_line(line: str, width: int) -> list[str]:
    """What does not fit goes on under the words, not under the number or the name before them."""
    if len(line) <= width:
        return [line]
    label = LABEL.match(line)
    under = " " * min(label.end() if label else 0, width // 2)
    return textwrap.wrap(line, width, subsequent_indent=under, break_long_words=False, break_on_hyphens=False)


def columns(items: Sequence[str]) -> Iterator[str]:
    """As many items in a line as the screen is wide."""
    wide = max(map(len, items)) + 2
    in_a_line = max(1, shutil.get_terminal_size().columns // wide)
    for i in range(0, len(items), in_a_line):
        yield "".join(item.ljust(wide) for item in items[i : i + in_a_line]).rstrip()


def bold(text: str) -> str:
    return f"\033[1m{text}\033[0m" if sys.stdout.isatty() and not os.environ.get("NO_COLOR") else text


def clear() -> None:
    print(CLEAR if sys.stdout.isatty() else "", end="", flush=True)
