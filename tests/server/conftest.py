"""A server that many tests share, each with its own people and tables."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from grandtour.server.database import postgres_url, sqlite_url
from tests.server.playing import Player, Server, players


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data", GRANDTOUR_AWAY_SECONDS="0") as running:
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


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> sa.URL:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return postgres_url(request.getfixturevalue("database")())
