"""Compile the rules and the bots with mypyc: `python -m tools.compile` fills `.cache/native/` for the present sources."""

from __future__ import annotations

import contextlib
import fcntl
import importlib.util
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]
KEPT = 3  # folders of compiled modules: a process still running may import from an older one


def load_native() -> ModuleType:
    """The module `grandtour.native` by its file, for a Python in which grandtour is not installed."""
    spec = importlib.util.spec_from_file_location("native", ROOT / "src" / "grandtour" / "native.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


native = load_native()


def is_compiled() -> bool:
    """Whether there are compiled modules for the present sources."""
    return (native.cache() / native.fingerprint()).is_dir()


def has_compiler() -> bool:
    """Whether there is a C compiler on this machine."""
    return any(shutil.which(name) for name in (os.environ.get("CC"), "cc", "gcc", "clang") if name)


def compile_checkout() -> None:
    """Compile a copy of the sources, so that a file edited meanwhile does no harm, and keep it by its fingerprint."""
    native.cache().mkdir(parents=True, exist_ok=True)
    with _alone(), tempfile.TemporaryDirectory(dir=native.cache(), prefix="making-") as scratch:
        copy = _copy_of_sources(Path(scratch) / "copy")
        made = Path(scratch) / "made"
        compile_package(copy / "src", made)
        folder = native.cache() / native.fingerprint(copy)
        if not folder.exists():
            made.rename(folder)
        _forget_old(folder)


def compile_package(src: Path, into: Path) -> list[Path]:
    """Compile the package `grandtour` in `src`; return the extension modules, laid out below `into` as for import."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    into.mkdir(parents=True)
    modules = [str(path.relative_to(src)) for path in native.sources(src / "grandtour")]
    with contextlib.chdir(src), _mypyc_arguments(), tempfile.TemporaryDirectory() as scratch:
        options = ["--ignore-missing-imports", "--explicit-package-bases", f"--cache-dir={scratch}/mypy"]
        extensions = mypycify([*options, *modules], opt_level="3", debug_level="0", target_dir=scratch, group_name="grandtour")
        command = build_ext(Distribution({"name": "grandtour", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(into), scratch
        command.ensure_finalized()
        command.run()
    return sorted(into.rglob("*" + native.SUFFIX))


def _copy_of_sources(copy: Path) -> Path:
    for name in ("requirements.lock", "tools/compile.py"):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, copy / name)
    python_only = lambda folder, names: [n for n in names if not (n.endswith(".py") or (Path(folder) / n).is_dir())]  # noqa: E731
    shutil.copytree(ROOT / "src", copy / "src", ignore=python_only)
    return copy


def _forget_old(newest: Path) -> None:
    folders = [path for path in native.cache().iterdir() if path.is_dir() and not path.name.startswith("making-")]
    for folder in sorted(folders, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
        if folder != newest:
            shutil.rmtree(folder)


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """One compilation at a time in this checkout."""
    with (native.cache() / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise SystemExit("another compilation is under way in this checkout") from None
        yield


@contextlib.contextmanager
def _mypyc_arguments() -> Iterator[None]:
    """mypyc and setuptools read sys.argv."""
    before, sys.argv = sys.argv, ["setup.py"]
    try:
        yield
    finally:
        sys.argv = before


if __name__ == "__main__":
    if not is_compiled():
        compile_checkout()
