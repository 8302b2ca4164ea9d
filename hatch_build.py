"""What building the package adds: the page, and with GRANDTOUR_MYPYC the compiled modules."""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tools import compile as compiling  # noqa: E402
from tools import page  # noqa: E402

MYPYC = os.environ.get("GRANDTOUR_MYPYC", "")  # "1": compile if possible; "require": fail when impossible


class BuildHook(BuildHookInterface[Any]):
    """Puts the page and the compiled modules into wheels; a checkout gets both from ./x."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        groups = (["build"] if not page.is_built() else []) + (["compile"] if MYPYC else [])
        wanted: dict[str, list[str]] = self.build_config.builder.metadata.config["dependency-groups"]
        return [package for group in groups for package in wanted[group]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not page.is_built():
            if not page.modules_installed(dev=False):
                page.install_modules(dev=False)
            page.build()
        if MYPYC and self.target_name == "wheel":
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        self.scratch = Path(tempfile.mkdtemp(prefix="grandtour-"))
        try:
            modules = compiling.compile_package(ROOT / "src", self.scratch / "modules")
        except (Exception, SystemExit) as problem:  # no compiler, no Python headers, a type error
            if MYPYC == "require":
                raise
            self.app.display_warning(f"Not compiled, plain Python used: {problem}")
            return
        build_data.update(pure_python=False, infer_tag=True)
        inside = {str(path): str(path.relative_to(self.scratch / "modules")) for path in modules}
        build_data["force_include"].update(inside)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if scratch := getattr(self, "scratch", None):
            shutil.rmtree(scratch)
