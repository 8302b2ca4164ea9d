"""The browser for the tests: the one named by GRANDTOUR_CHROMIUM, else the one of an npm package, else the system's.

The package's is the same for everybody, and without windows: it needs a third less time than a whole browser.
"""

import json
import os
import platform
import shutil
import tarfile
import tempfile
from pathlib import Path

import brotli

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "web" / "node_modules" / "@sparticuz" / "chromium"
IS_FOR_US = (platform.system(), platform.machine()) == ("Linux", "x86_64")
SYSTEM = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = [
    "--no-sandbox",  # there is none for root, nor in most containers; the tests open our own pages only
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{folder}/fonts-cache</cachedir></fontconfig>
"""


def launch_arguments() -> dict[str, object]:
    """What Playwright needs to start the browser."""
    program, environment = find()
    return {"executable_path": program, "env": {**os.environ, **environment}, "args": FLAGS}


def find() -> tuple[str, dict[str, str]]:
    """The browser's program, and what it wants in its environment."""
    if given := os.environ.get("GRANDTOUR_CHROMIUM") or (None if IS_FOR_US else system()):
        return given, {}
    folder = unpacked()
    environment = {"LD_LIBRARY_PATH": f"{folder}/lib", "FONTCONFIG_FILE": f"{folder}/fonts.conf"}
    return f"{folder}/chromium", environment


def system() -> str | None:
    return next(filter(None, map(shutil.which, SYSTEM)), None)


def unpacked() -> Path:
    """The npm package's browser with its libraries and fonts, unpacked once into .cache/."""
    version = json.loads((PACKAGE / "package.json").read_text())["version"]
    folder = ROOT / ".cache" / f"chromium-{version}"
    if not folder.exists():
        with tempfile.TemporaryDirectory(dir=ROOT / ".cache") as scratch:
            _unpack(Path(scratch) / "chromium", folder)
    return folder


def _unpack(scratch: Path, folder: Path) -> None:
    scratch.mkdir()
    (scratch / "chromium").write_bytes(_decompress("chromium.br"))
    (scratch / "chromium").chmod(0o755)
    for name in ("al2023.tar", "fonts.tar"):
        _unpack_archive(scratch / name, scratch)
    (scratch / "fonts.conf").write_text(FONTS.format(folder=folder))
    if not folder.exists():
        scratch.rename(folder)


def _unpack_archive(archive: Path, into: Path) -> None:
    archive.write_bytes(_decompress(f"{archive.name}.br"))
    with tarfile.open(archive) as tar:
        if hasattr(tarfile, "data_filter"):  # Python 3.11.4 and later
            tar.extraction_filter = tarfile.data_filter
        tar.extractall(into)
    archive.unlink()


def _decompress(name: str) -> bytes:
    content: bytes = brotli.decompress((PACKAGE / "bin" / name).read_bytes())
    return content
