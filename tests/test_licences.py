"""What others made may be used and passed on as we do (docs/decisions/0006-the-work-of-others.md)."""

import json
import re
import tomllib
from importlib.metadata import Distribution, distribution, distributions

import pytest

from tests.rules import ROOT
from tools import page

PERMISSIVE = re.compile(r"\b(MIT|MIT-0|0?BSD|Apache|APL 2|ISC|PSF|BlueOak|CC0)\b")
FOR_TOOLS = re.compile(r"\b(MPL|Mozilla|Artistic)\b")
COPYLEFT = re.compile(r"\bA?L?GPL\b|GNU ")
TABLE = (ROOT / "docs" / "decisions" / "0006-the-work-of-others.md").read_text("utf-8").partition("## Direct")[2]


def licence_of(package: Distribution) -> str:
    """All that a package says of its licence in short."""
    said = package.metadata
    classifiers = [line for line in said.get_all("Classifier") or [] if line.startswith("License")]
    named = [text.split("\n")[0] for key in ("License-Expression", "License") for text in said.get_all(key) or []]
    return " ".join([*named, *classifiers])


def normal(name: str) -> str:
    return re.sub(r"[._-]+", "-", name).lower()


def needed(name: str, found: dict[str, Distribution]) -> dict[str, Distribution]:
    """A package and all that it needs here to run."""
    if normal(name) in found or normal(name) not in installed():
        return found
    found[normal(name)] = distribution(name)
    for line in found[normal(name)].requires or []:
        if "extra ==" not in line:
            needed(re.split(r"[^\w.-]", line, maxsplit=1)[0], found)
    return found


def installed() -> set[str]:
    return {normal(package.metadata["Name"]) for package in distributions()}


def test_what_the_package_needs_to_run_is_permissive() -> None:
    found = needed("grandtour", {}) | needed("asyncpg", {})
    assert len(found) > 15
    for name, package in found.items():
        assert PERMISSIVE.search(licence_of(package)), f"{name}: {licence_of(package)}"


@pytest.mark.parametrize("package", list(distributions()), ids=lambda package: package.metadata["Name"])
def test_no_tool_has_a_licence_that_would_reach_our_code(package: Distribution) -> None:
    licence = licence_of(package)
    assert PERMISSIVE.search(licence) or FOR_TOOLS.search(licence), licence
    assert not COPYLEFT.search(licence) or "Artistic" in licence, licence


def test_the_packages_of_the_page_may_be_used() -> None:
    packages = json.loads(page.LOCK.read_text())["packages"]
    for name, entry in packages.items():
        if name:
            assert PERMISSIVE.search(entry["license"]) or FOR_TOOLS.search(entry["license"]), name


def test_the_built_page_names_all_whose_work_is_in_it() -> None:
    """What is under the MPL builds and tests the page, and is not in it."""
    text = page.LICENCES.read_text("utf-8")
    for whose in ("svelte", "@fluent/bundle", "Source Sans", "Fraunces", "SIL OPEN FONT LICENSE", "Natural Earth"):
        assert whose in text
    assert not FOR_TOOLS.search(text)


def test_all_that_is_asked_for_by_name_is_in_the_table() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = [*asked["dependency-groups"].values(), *asked["project"]["optional-dependencies"].values()]
    lines = asked["project"]["dependencies"] + [line for group in groups for line in group if isinstance(line, str)]
    npm = json.loads((page.WEB / "package.json").read_text())
    names = [re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in lines]
    names += [*npm["dependencies"], *npm["devDependencies"]]
    assert [name for name in names if not re.search(rf"[| ,]{re.escape(name)}[ ,]", TABLE)] == []
