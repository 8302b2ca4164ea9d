"""What is known against the packages of the page: `./x audit`. It warns, and never fails.

npm asks the registry from which the packages come. Where that has no advisories, or there is no network, it says so.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SECONDS = 60.0
NOBODY_TO_ASK = "audit: the registry has no advisories here, or cannot be reached; nothing was checked"


def main() -> None:
    command = [sys.executable, "-m", "tools.page", "npm", "audit", "--json"]
    try:
        answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS).stdout
    except subprocess.TimeoutExpired:
        answer = ""
    print("\n".join(told(answer)))


def told(answer: str) -> list[str]:
    """What npm has answered, for people."""
    try:
        found = json.loads(answer)["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        return [NOBODY_TO_ASK]
    warnings = [f"audit: {name} {known['range']} ({known['severity']})" for name, known in sorted(found.items())]
    return warnings or ["audit: nothing is known against the packages of the page"]


if __name__ == "__main__":
    main()
