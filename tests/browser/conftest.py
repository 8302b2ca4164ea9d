"""A server that all tests in a browser share, each with its own people and tables."""

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser

from tests.server.playing import PATIENCE, Server, players


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house") / "data") as server:
        assert httpx.get(server.url, timeout=PATIENCE).is_success, "the page is not built: ./x test builds it first"
        yield server


@pytest.fixture(autouse=True)
def goodbye(browser: Browser) -> Iterator[None]:
    """Whoever has been looked at goes home: a page left open would go on drawing beside the next test."""
    yield
    for context in browser.contexts:
        context.close()
    while players:
        players.pop().http.close()
