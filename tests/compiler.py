"""Whether there is a C compiler: what compiles the rules is tested only where `./x` would compile them."""

import os
import shutil

import pytest

COMPILERS = (os.environ.get("CC"), "cc", "gcc", "clang")

needs_compiler = pytest.mark.skipif(
    not any(shutil.which(name) for name in COMPILERS if name), reason="there is no C compiler here"
)
