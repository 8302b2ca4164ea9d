"""`python -m bench`: one table of everything that is measured."""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench import Row, engine, many, page, server

WIDTH = 120  # of the table, where its output goes to a file
SHORT = ("fast", "accessible", "sound", "found")  # the categories of Lighthouse


def measured(part: str | None, rooms: list[str], rounds: int, sizes: list[int], seconds: float) -> Iterator[Row]:
    if part != "server":
        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("engine", total=rounds * len(engine.about(rooms)))
            yield from engine.run(rooms, rounds, lambda: bar.advance(task))
    if part != "engine":
        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("server", total=server.steps(sizes))
            yield from server.run(sizes, seconds, lambda: bar.advance(task))


def measured_page(rooms: list[str], only: str) -> None:
    numbers = ("kB", "requests", "shift", "painted s", "blocked ms", "frames/s")
    table = Table("page", "on", *SHORT, *numbers, "met", title="Grand Tour by Lighthouse")
    for one in page.run(rooms, only):
        scores = [str(one.scores[name]) for name in page.CATEGORIES]
        size = [f"{one.bytes / 1000:.0f}", str(one.requests), f"{one.shift:.3f}"]
        speed = [f"{one.painted:.1f}", f"{one.blocked:.0f}", "" if one.frames is None else f"{one.frames:.0f}"]
        table.add_row(one.page, one.device, *scores, *size, *speed, "yes" if one.met else "NO")
        for finding in one.findings:
            print(f"{one.page}, {one.device}: {finding}", file=sys.stderr)
    Console(width=max(Console().width, WIDTH)).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure how fast Grand Tour is.")
    parser.add_argument(
        "part", nargs="?", choices=["engine", "server", "page"], help="only this part; else engine and server"
    )
    parser.add_argument("--rounds", type=int, default=7, help="how often everything is measured; the best counts")
    parser.add_argument(
        "--room", action="append", choices=engine.AIMS, help="only this room's engine or pages; may be repeated"
    )
    parser.add_argument("--only", default="", help='only pages with this in their names, such as "running table"')
    parser.add_argument(
        "--tables", action="append", type=int, help=f"so many tables at once at the server; else {many.SIZES}"
    )
    parser.add_argument("--seconds", type=float, default=12, help="how long each is measured; at most 36")
    options = parser.parse_args()
    if options.part == "page":
        measured_page(options.room or [*engine.AIMS], options.only)
        return
    if subprocess.run([sys.executable, "-m", "tools.compile"]).returncode:
        raise SystemExit("The rules could not be compiled, and both ways are to be measured: is there a C compiler?")
    table = Table("what", "plain", "compiled", "target", "met", title="Grand Tour")
    sizes = options.tables or [*many.SIZES]
    for row in measured(options.part, options.room or [*engine.AIMS], options.rounds, sizes, options.seconds):
        table.add_row(row.what, row.plain, row.compiled, row.target, {True: "yes", False: "NO", None: ""}[row.met])
    Console(width=max(Console().width, WIDTH)).print(table)


if __name__ == "__main__":
    main()
