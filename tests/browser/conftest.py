"""A real server without pauses and a real Chromium."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.houses import House
from patience import PAGE_PATIENCE

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"))
    found.start()
    yield found
    found.kill()


@pytest.fixture(scope="session")
def base_url(house: House) -> str:
    return house.url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    assert CHROMIUM is not None, "there is no Chromium here; Debian's package is called chromium"
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": QUIET}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "viewport": {"width": 1366, "height": 768}, "reduced_motion": "reduce"}


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    expect.set_options(timeout=1000 * PAGE_PATIENCE)


@pytest.fixture(scope="session")
def browser(browser: Browser) -> Browser:
    """Whose pages wait for what they show as long as every test does."""
    browser.on("context", lambda context: context.set_default_timeout(1000 * PAGE_PATIENCE))
    return browser


@pytest.fixture
def guest(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """Another browser, which has never been here."""
    page = browser.new_context(**browser_context_args).new_page()
    yield page
    page.context.close()


@pytest.fixture
def watcher(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A third one."""
    page = browser.new_context(**browser_context_args).new_page()
    yield page
    page.context.close()
