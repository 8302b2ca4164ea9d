from collections.abc import Iterator

import httpx
import pytest

from tests.server.playing import PATIENCE, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house") / "data") as server:
        assert httpx.get(server.url, timeout=PATIENCE).is_success, "the page is not built: ./x test builds it first"
        yield server
