"""What is known against the packages: `./x audit`. It warns, and never fails.

The registries are asked from which the packages come: npm asks its own, and the one of Python tells it of each version
of a package. Where they have no advisories, or there is no network, it says so.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ("requirements.lock", "requirements-dev.lock")
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)
INDEX = re.compile(r"Python Package\s+Index\s+\(default\s+(\S+)/simple/?\)")
"""Where pip says in its help from which registry the packages come."""
SECONDS = 60.0
AT_ONCE = 8
PATIENCE = 10.0
NOBODY_TO_ASK = "audit: the registry of {} has no advisories here, or cannot be reached; nothing was checked"


def main() -> None:
    print("\n".join([*told(npm()), *told_of_python(ask_all(registry(), pinned()))]), flush=True)


# --- Of the page ---


def npm() -> str:
    command = [sys.executable, "-m", "tools.page", "npm", "audit", "--json"]
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS).stdout
    except subprocess.TimeoutExpired:
        return ""


def told(answer: str) -> list[str]:
    """What npm has answered, for people."""
    try:
        found = json.loads(answer)["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        return [NOBODY_TO_ASK.format("the page")]
    warnings = [f"audit: {name} {known['range']} ({known['severity']})" for name, known in sorted(found.items())]
    return warnings or ["audit: nothing is known against the packages of the page"]


# --- Of Python ---


def pinned() -> list[str]:
    """Each package with its version, as in `starlette/1.2.0`."""
    locks = "\n".join((ROOT / lock).read_text() for lock in LOCKS)
    return sorted({f"{name}/{version}" for name, version in PINNED.findall(locks)})


def registry() -> str:
    """The one that pip is told to use; nothing if it cannot say."""
    for python in sorted(ROOT.glob(".cache/uv-*/bin/python")):
        command = [str(python), "-m", "pip", "download", "--help"]
        if found := INDEX.search(subprocess.run(command, capture_output=True, text=True).stdout):
            return found[1]
    return ""


def ask_all(registry: str, packages: list[str]) -> dict[str, str]:
    """What it says of each; nothing where it says nothing. If it says nothing of the first, no other is asked about."""
    if not ask(registry, packages[0]):
        return {}
    with ThreadPoolExecutor(AT_ONCE) as asking:
        return dict(zip(packages, asking.map(lambda package: ask(registry, package), packages), strict=True))


def ask(registry: str, package: str) -> str:
    try:
        with urllib.request.urlopen(f"{registry}/pypi/{package}/json", timeout=PATIENCE) as answer:
            return str(answer.read().decode())
    except (OSError, ValueError):
        return ""


def told_of_python(answers: dict[str, str]) -> list[str]:
    """What the registry has answered of each package, for people."""
    known = {package: found for package, answer in answers.items() if (found := advisories(answer)) is not None}
    if not known:
        return [NOBODY_TO_ASK.format("Python")]
    warnings = [f"audit: {package} ({', '.join(found)})" for package, found in known.items() if found]
    silent = [f"audit: nobody could be asked about {package}" for package in answers if package not in known]
    return [*(warnings or ["audit: nothing is known against the Python packages"]), *silent]


def advisories(answer: str) -> list[str] | None:
    """Their names; none at all if this is no answer."""
    try:
        return [known["id"] for known in json.loads(answer)["vulnerabilities"] if not known.get("withdrawn")]
    except (ValueError, KeyError, TypeError):
        return None


if __name__ == "__main__":
    main()
