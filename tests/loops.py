"""Event loops in threads of their own: in the main thread Playwright keeps one running, and a thread has only one."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")

PATIENCE = 600
"""Seconds after which a test that waits for ever fails."""


def in_own_loop(coroutine: Coroutine[Any, Any, T]) -> T:
    return in_own_thread(lambda: asyncio.run(asyncio.wait_for(coroutine, PATIENCE)))


def in_own_thread(work: Callable[[], T]) -> T:
    """For work that starts an event loop itself, as some commands do."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()
