"""The compiled modules of a checkout, used only when they were made from the very sources that lie here.

mypyc compiles the rules and the bots from the same Python (docs/decisions/0002-compiled-modules.md). In a checkout the
result never lies beside the sources but in `.cache/native/<fingerprint>/`. Editing a source changes the fingerprint,
so the edited Python runs. In a wheel that was built compiled, the modules lie beside the sources as usual.
"""

import hashlib
import os
import re
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
CHECKOUT = PACKAGE.parents[1]
SUFFIX = EXTENSION_SUFFIXES[0]  # names the Python version and the machine
NOT_COMPILED = re.compile(rb"^# not compiled: \S", re.MULTILINE)


def cache(checkout: Path = CHECKOUT) -> Path:
    """The folder that holds one folder of compiled modules per fingerprint."""
    return checkout / ".cache" / "native"


def sources(package: Path = PACKAGE) -> list[Path]:
    """The modules that are compiled: all of core, bots, the families and the rooms, and what the server does for
    every seat at every act.

    A module that says `# not compiled: <reason>` on a line of its own is left out.
    """
    places = ("core/*.py", "bots/*.py", "families/*/*.py", "games/*/*.py", "server/held.py", "server/views.py")
    found = [path for place in places for path in package.glob(place)]
    return sorted(path for path in found if path.name != "__init__.py" and not _left_out(path))


def fingerprint(checkout: Path = CHECKOUT) -> str:
    """A hash of everything compiled modules are made from: sources, how to compile, with which mypyc, for which Python.

    It takes in every module that a compiled one may import, for it may build in what it imports.
    """
    digest = hashlib.sha256(SUFFIX.encode())
    for path in ingredients(checkout):
        digest.update(f"\n{path.relative_to(checkout).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:32]


def use() -> None:
    """Let the compiled modules of the present sources be imported, if there are any and GRANDTOUR_PURE is not set."""
    if os.environ.get("GRANDTOUR_PURE") or not cache().is_dir():
        return
    folder = cache() / fingerprint()
    if folder.is_dir():
        sys.meta_path.insert(0, CompiledModules(folder))


def compiled() -> bool:
    """Whether the rules run compiled in this process."""
    return any(isinstance(finder, CompiledModules) for finder in sys.meta_path) or any(PACKAGE.glob(f"core/*{SUFFIX}"))


class CompiledModules:
    """Finds modules in a folder of compiled ones before Python looks among the sources."""

    def __init__(self, folder: Path) -> None:
        self.files = {_module_name(path.relative_to(folder)): path for path in folder.rglob(f"*{SUFFIX}")}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        return spec_from_file_location(name, file) if file else None


def ingredients(checkout: Path) -> Iterator[Path]:
    """The files that compiled modules are made from, in a stable order."""
    yield checkout / "requirements.lock"
    yield checkout / "tools" / "compile.py"
    for folder in ("core", "bots", "families", "games", "server"):
        yield from sorted((checkout / "src" / "grandtour" / folder).rglob("*.py"))


def _left_out(path: Path) -> bool:
    return NOT_COMPILED.search(path.read_bytes()) is not None


def _module_name(path: Path) -> str:
    return ".".join(path.parts).removesuffix(SUFFIX)
