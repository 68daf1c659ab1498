"""How tests wait: for something to happen, as long as it takes on a busy machine, and never for a certain time.

`PATIENCE` only ends a test of something that hangs; no test passes because it has run out.
"""

import asyncio
import time
from collections.abc import Callable

PATIENCE = 1_500  # seconds; a first start compiles the engine, which takes minutes beside eight busy processes
PAGE_PATIENCE = 300  # the same in the browser, where nothing compiles: of what hangs there each test would hang alone
LOOK = 0.01  # seconds between two looks at something that cannot tell when it happens


def until(happened: Callable[[], bool], what: str, there_is: Callable[[], str] = str) -> None:
    """Look until it has happened: what other processes do. If it never does, the test says what there is instead."""
    gives_up = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < gives_up, f"never happened: {what} {there_is()}"
        time.sleep(LOOK)


async def until_here(happened: Callable[[], bool], what: str) -> None:
    """The same for what this process does beside the test."""
    gives_up = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < gives_up, f"never happened: {what}"
        await asyncio.sleep(LOOK)
