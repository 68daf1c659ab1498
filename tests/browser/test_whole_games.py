"""From home to the end of a game of every kind against bots: by mouse, by keys, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.driving import Driver, Tally, shortest
from browser.test_screens import faults
from house import NAMES
from sandlot import games

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}

MOST_BEYOND = 60  # clicks a year that a long game may ask outside one's own turns of a person with standing orders


def begin(page: Page, game: str) -> None:
    page.goto("/")
    tile = page.locator(f'article[aria-label="{games.find(game).title}"]')
    tile.wait_for()
    shortest(page, tile)
    tile.get_by_role("button", name="Play bots").click()
    page.wait_for_selector(".bar")


def pass_responses(page: Page) -> None:
    """The standing order with which a person plays a long game."""
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_role("menuitem", name="Standing orders").press("Enter")
    page.get_by_label("Pass on every response").press("Space")
    page.get_by_role("button", name="Close").press("Enter")


def finish(page: Page, driver: Driver, tally: Tally, game: str) -> None:
    long = any(option.name == "years" for option in games.find(game).options)  # one year is played
    if long:
        pass_responses(page)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda said: problems.append(said.text) if said.type in ("error", "warning") else None)
    driver.finish()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    assert not problems
    print(f"{game}, {driver.way}: {tally.own} clicks in one's own moves, {tally.beyond} beyond")
    assert not long or tally.beyond <= MOST_BEYOND


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_game_is_played_from_home_to_its_end(page: Page, game: str, way: str) -> None:
    page.emulate_media(color_scheme="dark" if way == "keys" else "light")
    tally = Tally(page)
    begin(page, game)
    finish(page, Driver(page, way, seed=3), tally, game)
    assert not faults(page)
    fits = page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert fits, "the table needs scrolling"


@pytest.mark.parametrize("game", NAMES)
def test_a_game_is_played_on_a_phone(browser: Browser, base_url: str, game: str) -> None:
    page = browser.new_context(base_url=base_url, **PHONE).new_page()
    tally = Tally(page)
    begin(page, game)
    finish(page, Driver(page, "touch", seed=4), tally, game)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["viewport"]["width"]
    page.context.close()
