"""A server that many tests share, each with its own people and tables."""

from collections.abc import Iterator

import pytest

from tests.server.playing import Player, Server, players


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Player:
    return Player(server.url).named("Anna")


@pytest.fixture
def boris(server: Server) -> Player:
    return Player(server.url).named("Борис")


@pytest.fixture(autouse=True)
def goodbye() -> Iterator[None]:
    yield
    while players:
        players.pop().http.close()
