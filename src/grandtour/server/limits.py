"""How much anybody may ask of the house."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Mapping

import msgspec

MESSAGE_BYTES = 16 * 1024
"""Of one message, unless it is a record."""
ASIDES = 100
"""So many frames that bring no message to its end (pings, pongs, pieces) may come over a socket from one look at it to
the next. No other limit counts them, and to read them takes time, too."""
Clock = Callable[[], float]
"""Tells the time in seconds."""
MUCH = 0.1
"""Whoever has used up this part of a limit is counted by all workers together."""
MOST_TOLD = 40
"""So many of each kind at a time, those with the most: one message of the bus has under 8,000 bytes."""
LONGEST_TOLD = 50
TOLD_SECONDS = 5.0
"""How long another worker's word on open sockets is good for."""


class Counts(msgspec.Struct):
    """What one worker tells the others of those who have asked for much: what they have taken since the last time, and
    their open sockets."""

    people: dict[str, int] = {}
    addresses: dict[str, int] = {}
    newcomers: dict[str, int] = {}
    tables: dict[str, int] = {}
    sockets: dict[str, int] = {}

    def __bool__(self) -> bool:
        return any((self.people, self.addresses, self.newcomers, self.tables, self.sockets))


class Limits(msgspec.Struct, frozen=True):
    """Messages a second in the long run, at once, and other things that must not grow without end."""

    person_rate: float = 60
    person_burst: float = 600
    """Someone may draw the history slider of a long game from end to end."""
    address_rate: float = 300
    """A family or a school may share one address."""
    address_burst: float = 3000
    newcomers_rate: float = 1
    """Guests whom the house has not seen before, from one address: each is remembered for good."""
    newcomers_burst: float = 1000
    tables_rate: float = 1
    """Opened from one address, by whoever they are: each is remembered for long."""
    tables_burst: float = 1000
    sockets_per_person: int = 20
    sockets_per_address: int = 200
    connections: int = 0
    """0 is as many as the system allows open files."""
    connections_per_address: int = 200
    """Without what a web server in front of the house opens, which speaks for many."""
    requests_at_once: int = 500
    header_bytes: int = 16 * 1024
    headers_seconds: float = 10
    body_seconds: float = 30
    answer_seconds: float = 120
    """For the house to answer, and for the other end to take the answer."""
    records_at_once: int = 5
    """Records that are being read or wait for it; one is read at a time."""
    records_per_address: int = 2
    records_together: int = 100
    """People who wait for the luck of games that one of them has read."""
    record_seconds: float = 5
    tables_per_day: int = 100
    tables_per_socket: int = 50
    away_seconds: float = 60
    """After so long a bot may stand in for somebody who is asked and not there."""


class BadLimit(Exception):
    """A limit that is none."""


def limits_of(environment: Mapping[str, str]) -> Limits:
    """As the host has set them."""
    return Limits(
        away_seconds=seconds_of(environment, "GRANDTOUR_AWAY_SECONDS", "60"),
        record_seconds=seconds_of(environment, "GRANDTOUR_RECORD_SECONDS", "5"),
    )


def seconds_of(environment: Mapping[str, str], name: str, usual: str) -> int:
    text = environment.get(name, usual)
    if not text.isdecimal():
        raise BadLimit(f"{name} is a number of seconds, not {text!r}.")
    return int(text)


def neighbourhood(address: str) -> str:
    """The address by which somebody is counted: of IPv6 the first 64 bits, for whoever has one of those has all."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
    return address


def most_of(much: Mapping[str, int]) -> dict[str, int]:
    """The largest, as many as fit a message. What is no address, and so may be long, is not told."""
    return {key: n for key, n in Counter(much).most_common(MOST_TOLD) if len(key) <= LONGEST_TOLD}


class Buckets:
    """Token buckets: each key may take `burst` at once and `rate` a second in the long run."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.levels: dict[str, tuple[float, float]] = {}
        self.taken: Counter[str] = Counter()
        """Since the other workers were told."""

    def level(self, key: str) -> float:
        return self.level_at(self.clock(), key)

    def level_at(self, now: float, key: str) -> float:
        level, at = self.levels.get(key, (self.burst, now))
        return min(self.burst, level + (now - at) * self.rate)

    def take(self, key: str) -> bool:
        now = self.clock()
        level = self.level_at(now, key)
        lets = level >= 1
        self.levels[key] = (level - lets, now)
        self.taken[key] += lets
        return lets

    def tell(self) -> dict[str, int]:
        """What those have taken since the last time who have used up much."""
        much = {key: n for key, n in self.taken.items() if self.level(key) < (1 - MUCH) * self.burst}
        self.taken.clear()
        return most_of(much)

    def hear(self, taken: Mapping[str, int]) -> None:
        """What was taken elsewhere is gone here, too, even if there is less than that."""
        for key, n in taken.items():
            self.levels[key] = (max(self.level(key) - n, -self.burst), self.clock())

    def forget_the_full(self) -> None:
        """Those of whom nothing need be known, because they may take all again."""
        since = self.clock() - self.burst / self.rate
        full = [key for key, (_, at) in self.levels.items() if at <= since and self.level(key) == self.burst]
        for key in full:
            del self.levels[key]
            self.taken.pop(key, None)


class Doorkeeper:
    """Counts what each person and each address asks for, here and through the other workers."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self.limits = limits
        self.people = Buckets(limits.person_rate, limits.person_burst, clock)
        self.addresses = Buckets(limits.address_rate, limits.address_burst, clock)
        self.newcomers = Buckets(limits.newcomers_rate, limits.newcomers_burst, clock)
        self.tables = Buckets(limits.tables_rate, limits.tables_burst, clock)
        self.buckets = (self.people, self.addresses, self.newcomers, self.tables)
        self.sockets: Counter[str] = Counter()
        self.elsewhere: dict[str, tuple[float, Mapping[str, int]]] = {}
        """The sockets that are open through other workers, and when they said so."""
        self.clock = clock

    def lets_in(self, person: str, address: str) -> bool:
        """May this person, at this address, ask once more?"""
        return self.addresses.take(address) and (not person or self.people.take(person))

    def welcomes(self, address: str) -> bool:
        """May one more guest come from this address?"""
        return self.newcomers.take(address)

    def has_a_table(self, address: str) -> bool:
        """May one more table be opened from this address?"""
        return self.tables.take(address)

    def opens(self, person: str, address: str) -> bool:
        """May one more socket be opened? If so it counts until it is closed."""
        mine, theirs = self.open(f"person {person}"), self.open(f"address {address}")
        if theirs >= self.limits.sockets_per_address or (person and mine >= self.limits.sockets_per_person):
            return False
        self.counts(person, address)
        return True

    def counts(self, person: str, address: str) -> None:
        """Count a socket that is open, whether it may be or not."""
        self.sockets.update([f"person {person}", f"address {address}"])

    def open(self, key: str) -> int:
        fresh = self.clock() - TOLD_SECONDS
        return self.sockets[key] + sum(told.get(key, 0) for at, told in self.elsewhere.values() if at > fresh)

    @property
    def open_sockets(self) -> int:
        return sum(count for key, count in self.sockets.items() if key.startswith("address "))

    def closes(self, person: str, address: str) -> None:
        for key in (f"person {person}", f"address {address}"):
            self.sockets[key] -= 1
            if not self.sockets[key]:
                del self.sockets[key]

    def tell(self) -> Counts:
        most = {"person": self.limits.sockets_per_person, "address": self.limits.sockets_per_address}
        much = {key: n for key, n in self.sockets.items() if n > MUCH * most[key.partition(" ")[0]]}
        people, addresses, newcomers, tables = (buckets.tell() for buckets in self.buckets)
        return Counts(people, addresses, newcomers, tables, most_of(much))

    def hear(self, worker: str, counts: Counts) -> None:
        self.people.hear(counts.people)
        self.addresses.hear(counts.addresses)
        self.newcomers.hear(counts.newcomers)
        self.tables.hear(counts.tables)
        self.elsewhere[worker] = (self.clock(), counts.sockets)

    def sweep(self) -> None:
        fresh = self.clock() - TOLD_SECONDS
        self.elsewhere = {worker: told for worker, told in self.elsewhere.items() if told[0] > fresh}
        for buckets in self.buckets:
            buckets.forget_the_full()
