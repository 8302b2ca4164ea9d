"""Compile the rules and the bots with mypyc: `python -m tools.compile [--in-background]`, for the present sources."""

from __future__ import annotations

import contextlib
import functools
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from grandtour import native

KEPT = 3  # folders of compiled modules: a program still running may import from an older one
MYPY_OPTIONS = ("--config-file=", "--ignore-missing-imports", "--explicit-package-bases", "--namespace-packages")


def compile_checkout() -> None:
    """Compile a copy of the sources, so that a file edited meanwhile does no harm; keep the result by fingerprint."""
    for left_behind in native.cache().glob("making-*"):
        shutil.rmtree(left_behind)
    with tempfile.TemporaryDirectory(dir=native.cache(), prefix="making-") as scratch:
        copy = _copy_of_sources(Path(scratch) / "copy")
        compile_package(copy / "src", Path(scratch) / "made")
        folder = native.cache() / native.fingerprint(copy)
        shutil.rmtree(folder, ignore_errors=True)
        (Path(scratch) / "made").rename(folder)
    _forget_old()


def compile_package(src: Path, into: Path) -> list[Path]:
    """Compile the package `grandtour` that lies in `src`; return its extension modules, laid out for import."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildOnAllCores(build_ext):
        def build_extensions(self) -> None:
            self.compiler.compile = functools.partial(_compiled_side_by_side, self.compiler)
            super().build_extensions()

    modules = [str(path.relative_to(src)) for path in native.sources(src / "grandtour")]
    with contextlib.chdir(src), _no_arguments(), tempfile.TemporaryDirectory() as scratch:
        words = [*MYPY_OPTIONS, f"--cache-dir={scratch}/mypy", *modules]
        # One file of C a module and -O2 compile in two thirds of the time of one file and -O3, and play as fast.
        extensions = mypycify(
            words, opt_level="2", debug_level="0", multi_file=True, target_dir=scratch, group_name="grandtour"
        )
        command = BuildOnAllCores(Distribution({"name": "grandtour", "ext_modules": extensions}))
        command.build_lib, command.build_temp, command.parallel = str(into), scratch, os.cpu_count()
        command.ensure_finalized()
        command.run()
    return sorted(into.rglob("*" + native.SUFFIX))


def _compiled_side_by_side(
    compiler: Any, sources: list[str], output_dir: str, macros: Any, include_dirs: Any, debug: bool, **more: Any
) -> list[str]:
    """What setuptools' own method does with one file after the other: all files of C into objects."""
    after, depends = more.get("extra_postargs"), more.get("depends")
    setup = compiler._setup_compile(output_dir, macros, include_dirs, sources, depends, after)
    _, objects, after, options, build = setup
    words = compiler._get_cc_args(options, debug, more.get("extra_preargs"))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda made: compiler._compile(made, *build[made], words, after, options), objects))
    return list(objects)


def _copy_of_sources(copy: Path) -> Path:
    for path in native.ingredients(native.CHECKOUT):
        _copy(path, copy)
    for path in native.PACKAGE.rglob("*.py"):  # what they import, for their types
        _copy(path, copy)
    return copy


def _copy(path: Path, copy: Path) -> None:
    target = copy / path.relative_to(native.CHECKOUT)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, target)


def _forget_old() -> None:
    folders = [path for path in native.cache().iterdir() if path.is_dir()]
    for folder in sorted(folders, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(folder)


@contextlib.contextmanager
def _no_arguments() -> Iterator[None]:
    """mypyc and setuptools read sys.argv: there is nothing for them in ours."""
    before, sys.argv = sys.argv, ["setup.py"]
    try:
        yield
    finally:
        sys.argv = before


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """One compilation at a time in this checkout: the second waits, and may then find its work done."""
    import fcntl

    native.cache().mkdir(parents=True, exist_ok=True)
    with (native.cache() / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(in_background: bool) -> None:
    """Compile unless it is done; in the background do so politely, and not again what failed before."""
    with _alone():
        folder = native.cache() / native.fingerprint()
        failed = folder.with_suffix(".failed")
        if folder.is_dir() or (in_background and failed.exists()):
            return
        if in_background:
            os.nice(19)
        for old in native.cache().glob("*.failed"):
            old.unlink()
        failed.touch()
        compile_checkout()
        failed.unlink()


if __name__ == "__main__":
    main(in_background="--in-background" in sys.argv)
