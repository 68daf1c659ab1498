"""From home to the end of a game of every kind against bots: by mouse, by keys, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.driving import Driver, shortest
from house import NAMES
from sandlot import games

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}


def begin(page: Page, game: str) -> None:
    page.goto("/")
    tile = page.locator(f'article[aria-label="{games.find(game).title}"]')
    tile.wait_for()
    shortest(page, tile)
    tile.get_by_role("button", name="Play bots").click()
    page.wait_for_selector(".bar")


def finish(page: Page, driver: Driver) -> None:
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    driver.finish()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    assert not problems
    print(f"{driver.clicks} clicks")


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_game_is_played_from_home_to_its_end(page: Page, game: str, way: str) -> None:
    begin(page, game)
    finish(page, Driver(page, way, seed=3))
    fits = page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert fits, "the table needs scrolling"


@pytest.mark.parametrize("game", NAMES)
def test_a_game_is_played_on_a_phone(browser: Browser, base_url: str, game: str) -> None:
    page = browser.new_context(base_url=base_url, **PHONE).new_page()
    begin(page, game)
    finish(page, Driver(page, "touch", seed=4))
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["viewport"]["width"]
    page.context.close()
