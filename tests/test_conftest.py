"""The means of testing themselves: async tests beside a browser, databases, the browser with real fonts."""

import asyncio
from collections.abc import Callable

import asyncpg
from playwright.sync_api import Page
from sqlalchemy import make_url

Databases = Callable[[], str]


def test_the_browser_shows_text_with_a_size(page: Page) -> None:
    page.set_content("<p style='display: inline-block'>Paris – Tokyo</p>")
    box = page.get_by_text("Paris – Tokyo").bounding_box()
    assert box
    assert box["width"] > 50


async def test_a_test_may_be_async_after_the_browser_has_run() -> None:
    await asyncio.sleep(0)
    assert asyncio.get_running_loop().is_running()


async def test_databases_are_new_and_apart(database: Databases) -> None:
    first, second = await connect(database()), await connect(database())
    try:
        await first.execute("CREATE TABLE visas (continent text)")
        assert await second.fetchval("SELECT count(*) FROM pg_tables WHERE tablename = 'visas'") == 0
    finally:
        await first.close()
        await second.close()


async def connect(url: str) -> asyncpg.Connection:
    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    return await asyncpg.connect(plain)
