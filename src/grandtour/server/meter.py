"""What is counted while the house runs, as Prometheus reads it."""

from __future__ import annotations

import re
import resource
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grandtour.server.house import House

HELP = {
    "grandtour_requests_total": "counter Requests answered, by status.",
    "grandtour_refusals_total": "counter Refusals over REST and socket, by code.",
    "grandtour_acts_total": "counter Acts stored.",
    "grandtour_commits_total": "counter Transactions committed.",
    "grandtour_commit_seconds_total": "counter Seconds spent in transactions.",
    "grandtour_writes_failed_total": "counter Transactions that came to nothing.",
    "grandtour_faults_total": "counter Faults of the house.",
    "grandtour_bots_failed_total": "counter Answers that bots owed.",
    "grandtour_sockets": "gauge Open sockets.",
    "grandtour_sockets_led_total": "counter Sockets handed over to another worker, which looks after their table.",
    "grandtour_tables": "gauge Tables in memory.",
    "grandtour_tables_watched": "gauge Tables that somebody looks at.",
    "grandtour_tables_behind": "gauge Tables that wait to be read again.",
    "grandtour_writes_waiting": "gauge Moves that wait to be stored.",
    "grandtour_hears": "gauge 1 if this worker hears the others, or is alone.",
    "grandtour_cpu_seconds_total": "counter Processor time of this process.",
    "grandtour_memory_bytes": "gauge The most memory that this process has had.",
}

VALUE = re.compile(r"^(\w+)(?:\{(.+)\})? ", re.MULTILINE)
"""How a line that is no comment begins: a name, and perhaps a label."""


class Meter:
    """Counts. A name may have one label, written as Prometheus writes it."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.seconds = 0.0

    def count(self, name: str, label: str = "", value: str = "") -> None:
        self.counts[f'{name}{{{label}="{value}"}}' if label else name] += 1


METER = Meter()
"""Of this process."""


def metrics_of(house: House) -> str:
    """Everything that is counted, as text."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    held = house.hall.held.values()
    now: dict[str, float] = {
        **METER.counts,
        "grandtour_acts_total": house.store.acts,
        "grandtour_commit_seconds_total": METER.seconds,
        "grandtour_sockets": house.doorkeeper.open_sockets,
        "grandtour_tables": len(held),
        "grandtour_tables_watched": sum(bool(one.watchers) for one in held),
        "grandtour_tables_behind": len(house.hall.behind),
        "grandtour_writes_waiting": house.store.queue.qsize(),
        "grandtour_hears": int(house.bus.hears),
        "grandtour_cpu_seconds_total": usage.ru_utime + usage.ru_stime,
        "grandtour_memory_bytes": usage.ru_maxrss * 1024,
    }
    text = "".join(series(name, kind, now) for name, kind in HELP.items())
    return labelled(text, f'worker="{house.bus.here}"') if house.bus.workers > 1 else text


def labelled(text: str, label: str) -> str:
    """With a further label on every value: any of the workers behind one door may have answered."""
    return VALUE.sub(lambda found: f"{found[1]}{{{found[2] + ',' if found[2] else ''}{label}}} ", text)


def series(name: str, help: str, now: dict[str, float]) -> str:
    kind, _, what = help.partition(" ")
    values = {key: now[key] for key in sorted(now) if key.partition("{")[0] == name} or {name: 0}
    lines = [
        f"# HELP {name} {what}",
        f"# TYPE {name} {kind}",
        *(f"{key} {value:.10g}" for key, value in values.items()),
    ]
    return "\n".join(lines) + "\n"
