"""What a person does at a table besides playing: plans ahead, gives orders, asks how things stand, walks by keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.driving import Driver, table
from house import NAMES

GAME = NAMES[-1]
ME = {"kind": "me", "name": "Ann"}
WIDE: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "reduced_motion": "reduce"}
TOUCH: dict[str, Any] = {**WIDE, "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def two(page: Page, browser: Browser, base_url: str) -> Iterator[tuple[Page, Page]]:
    """Two people at one table: the one who is asked, and the one who waits, with a phone."""
    page.goto("/")
    made = table(page, GAME, [ME, {"kind": "person", "name": "Bo"}])
    links = page.evaluate(f"fetch('/api/tables/{made}/links').then((answer) => answer.json())")
    other = browser.new_context(base_url=base_url, **TOUCH).new_page()
    other.goto(f"/t/{made}#{links['seats']['1']}")
    for one in (page, other):
        one.wait_for_selector(".hand .card")
    expect(page.locator(".bar.mine")).to_be_visible()
    yield page, other
    other.context.close()


def test_the_next_play_is_chosen_while_others_move(two: tuple[Page, Page]) -> None:
    asked, waits = two
    planned = waits.locator(".card.planned")
    waits.locator(".hand button.card").first.tap()
    expect(planned).to_have_count(1)
    expect(waits.locator(".bar")).to_contain_text("Next:")
    waits.keyboard.press("Escape")
    expect(planned).to_have_count(0)
    waits.keyboard.press("1")
    expect(planned).to_have_count(1)
    driver = Driver(asked, "mouse", 1)
    while waits.locator(".bar.mine").count() == 0 and planned.count():
        if driver.asked():
            driver.act()
    expect(planned).to_have_count(0, timeout=20_000)  # played, laid for choosing, or dropped with a reason
