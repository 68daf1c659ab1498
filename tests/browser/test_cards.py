"""Cards under the pointer: every copy answers, and a card answers where it will lie while it still flies there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from browser.choosing import QUICKEST_FIRST, asks_about_a_pile, game_where, takes_new_cards
from browser.driving import ASKED, GAME, TAKEN, Driver, table
from sandlot import games

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
DEALS = 80  # until a hand holds two equal cards: about one in five does


def second_copy(page: Page) -> Locator:
    """A table at which one holds two equal cards and may play them; the second of them."""
    for _ in range(DEALS):
        table(page, GAME, SEATS)
        page.wait_for_selector(ASKED)
        copy = page.locator(".hand .card[aria-label$='another']")
        if copy.count():
            return copy.first
    raise AssertionError("no hand held two equal cards")


def click(page: Page, card: Locator) -> None:
    card.click()


def keys(page: Page, card: Locator) -> None:
    for _ in range(20):
        page.keyboard.press("ArrowDown")
        if card.evaluate("(card) => card === document.activeElement"):
            break
    page.keyboard.press("Enter")


def drag(page: Page, card: Locator) -> None:
    card.drag_to(page.locator(".middle"), target_position={"x": 10, "y": 10})


@pytest.mark.parametrize("way", [click, keys, drag])
def test_the_second_of_equal_cards_answers(page: Page, way: Any) -> None:
    page.goto("/")
    copy = second_copy(page)
    expect(copy).to_have_class(re.compile("legal"))
    copy.hover()
    expect(page.locator(".bar .preview")).not_to_be_empty()  # what it would do
    page.mouse.move(5, 5)
    way(page, copy)
    page.locator(TAKEN).first.wait_for()


# a card that can be played and is on its way, and a point of the place where it will lie
FLYING = """() => {
    window.hit = '';
    addEventListener('click', (event) => (window.hit = event.target.closest('.card')?.dataset.part), true);
    for (const card of document.querySelectorAll('.hand .wrap > button.card.legal')) {
        const flights = card.getAnimations({subtree: true}).filter((one) => !(one instanceof CSSTransition));
        const place = card.parentElement.getBoundingClientRect();
        const moves = flights.some((one) => one.effect.getComputedTiming().progress < 0.5);
        if (moves) return [card.dataset.part, place.left + 12, place.top + card.offsetHeight / 2];
    }
    return null;
}"""
SLOW = "localStorage.setItem('sandlot.settings', JSON.stringify({name: 'Ann', speed: 0.01}))"
MOST = 150  # clicks until a card comes just when one is asked


@pytest.fixture
def slow(browser: Browser, base_url: str) -> Iterator[Page]:
    """A page on which what moves takes half a minute."""
    context = browser.new_context(base_url=base_url, viewport={"width": 1366, "height": 768})
    context.add_init_script(SLOW)
    yield context.new_page()
    context.close()


def picks(frame: str | bytes) -> bool:
    return json.loads(frame)["kind"] in ("try", "move")


@pytest.mark.parametrize("at", [0, 1])
def test_a_card_in_flight_answers_where_it_will_lie(slow: Page, at: int) -> None:
    game = [name for name in QUICKEST_FIRST if takes_new_cards(name)][at]
    sockets: list[WebSocket] = []
    slow.on("websocket", lambda socket: sockets.append(socket))
    slow.goto("/")
    table(slow, game, [*SEATS, *SEATS[1:] * (min(games.find(game).seats) - 2)])
    driver = Driver(slow, "mouse", 4)
    for click in range(1, MOST):
        slow.wait_for_selector(ASKED)
        found = slow.evaluate(FLYING)
        if found:
            break
        driver.play(click)
    part, x, y = found
    with sockets[-1].expect_event("framesent", picks):
        slow.mouse.click(x, y)
    assert slow.evaluate("window.hit") == part


# the pile whose top card was just played and is asked about, with other cards below it
ASKED_ABOUT = ".zone.stack:has(.card.legal):has(.count:not(:text-is('1')))"


def test_a_played_card_is_asked_about_on_its_pile(page: Page) -> None:
    page.goto("/")
    game = game_where(asks_about_a_pile)
    table(page, game, [*SEATS, *SEATS[1:] * (min(games.find(game).seats) - 2)])
    driver = Driver(page, "mouse", 4)
    for click in range(1, MOST):
        page.wait_for_selector(ASKED)
        assert all(pile.locator(".card").count() < 2 for pile in page.locator(".felt .zone.stack").all())
        if page.locator(ASKED_ABOUT).count():
            break
        driver.play(click)
    expect(page.locator(ASKED_ABOUT)).to_have_count(1)
