"""nginx for the tests: the system's, else the one of Debian's or Ubuntu's package, unpacked into .cache/ and installed
nowhere."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
UNPACKED = ROOT / ".cache" / "nginx"
PACKAGES = ("nginx", "nginx-core")
"""Where the program is, in newer and in older versions."""
PATIENCE = ("-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20", "-o", "Acquire::https::Timeout=20")


class NoNginx(Exception):
    """Why there is none."""


def program() -> Path:
    """nginx, as it can be run here."""
    on_path = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    found = Path(on_path) if on_path else _unpacked()
    runs = subprocess.run([found, "-v"], capture_output=True, text=True)
    if runs.returncode:
        raise NoNginx(f"{found} does not run: {runs.stderr}")
    return found


def _unpacked() -> Path:
    found = UNPACKED / "usr" / "sbin" / "nginx"
    if found.exists():
        return found
    if not (shutil.which("apt-get") and shutil.which("dpkg")):
        raise NoNginx("nginx is not installed, and there is no apt-get to fetch it")
    UNPACKED.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=UNPACKED.parent) as scratch:
        why = _fetch(Path(scratch))
        if why and os.geteuid() == 0:  # perhaps nobody has asked yet what there is
            subprocess.run(["apt-get", "update", *PATIENCE], capture_output=True)
            why = _fetch(Path(scratch))
        if why:
            raise NoNginx(f"nginx is not installed, and apt-get does not fetch it: {why}")
        if not UNPACKED.exists():
            (Path(scratch) / "all").rename(UNPACKED)
    return found


def _fetch(folder: Path) -> str:
    """Unpack it into `all` of this folder; why that cannot be done."""
    why = ""
    for package in PACKAGES:
        fetched = subprocess.run(
            ["apt-get", "download", *PATIENCE, package], cwd=folder, capture_output=True, text=True
        )
        why = why or fetched.stderr.strip()
        for archive in folder.glob(f"{package}_*.deb"):
            subprocess.run(["dpkg", "-x", archive, folder / "all"], check=True, capture_output=True)
        if (folder / "all" / "usr" / "sbin" / "nginx").exists():
            return ""
    return why or "it is not in the package"
