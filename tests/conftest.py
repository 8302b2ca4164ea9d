"""What all tests share: async tests, the browser, PostgreSQL, and the marks that follow from using them."""

import inspect
import os
import uuid
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from grandtour import native
from tests import chromium, postgres
from tests.loops import in_own_loop

MARK_OF_FIXTURE = {"browser": "browser", "postgres_url": "postgres"}


def pytest_configure() -> None:
    if os.environ.get("GRANDTOUR_MYPYC") == "require" and not native.compiled():
        pytest.exit("the tests were to run against compiled modules, but none fit the present sources", returncode=1)


def pytest_report_header() -> str:
    return f"grandtour: {'compiled' if native.compiled() else 'plain Python'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for fixture in MARK_OF_FIXTURE.keys() & getattr(item, "fixturenames", ()):
            item.add_marker(MARK_OF_FIXTURE[fixture])
    items[:] = dealt(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Side by side, every worker is given an equal stretch of the tests: let each begin with its share of those that
    drive a browser, the longest of all, and nobody ends with a handful of them."""
    long = [item for item in reversed(items) if item.get_closest_marker("browser")]
    short = [item for item in items if not item.get_closest_marker("browser")]
    cuts = [len(short) * n // workers for n in range(workers + 1)]
    return [item for n in range(workers) for item in long[n::workers] + short[cuts[n] : cuts[n + 1]]]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Let a test be an `async def`."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    in_own_loop(pyfuncitem.obj(**arguments))
    return True


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Playwright's fixtures `page`, `context` and `browser` start the browser found by tests.chromium."""
    return {**browser_type_launch_args, **chromium.launch_arguments()}


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[URL]:
    """A PostgreSQL server: the one of GRANDTOUR_TEST_POSTGRES (its user may create databases), else one of our own."""
    if given := os.environ.get("GRANDTOUR_TEST_POSTGRES"):
        yield make_url(given).set(drivername="postgresql+asyncpg")
    else:
        with postgres.running_server() as url:
            yield make_url(url)


@pytest.fixture
def database(postgres_url: URL) -> Iterator[Callable[[], str]]:
    """Call it for the URL of a new, empty PostgreSQL database, which is dropped after the test."""
    made: list[str] = []

    def make() -> str:
        made.append(f"test_{uuid.uuid4().hex}")
        in_own_loop(_execute(postgres_url, f"CREATE DATABASE {made[-1]}"))
        return postgres_url.set(database=made[-1]).render_as_string(hide_password=False)

    yield make
    for name in made:
        in_own_loop(_execute(postgres_url, f"DROP DATABASE {name} WITH (FORCE)"))


async def _execute(url: URL, statement: str) -> None:
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()
