"""Cards of a set are clicked in any order, and clicked again they are left out."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.choosing import game_where, pays_with_cards
from browser.driving import ASKED, CONFIRM, Driver, table
from patience import until

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
LEGAL = ".hand button.card.legal"
CHOSEN = re.compile(r"\bchosen\b")


def part(page: Page, card: Locator) -> Locator:
    """The same card, however it looks."""
    return page.locator(f".hand [data-part='{card.get_attribute('data-part')}']")


def payment(page: Page) -> tuple[Locator, Locator]:
    """Two cards that make up a payment together, after the card that is paid for was clicked; none is chosen."""
    driver = Driver(page, "mouse")
    found: list[tuple[Locator, Locator]] = []

    def paid() -> bool:
        if page.locator(f"{ASKED} .sentence", has_text="to pay for").count():
            found.extend(two_of(page))
        if not found and driver.asked():
            driver.act()
        return bool(found)

    until(paid, "a payment with two cards", driver.said)
    return found[0]


def two_of(page: Page) -> list[tuple[Locator, Locator]]:
    """The first two cards that pay together, if neither pays alone; nothing: others are wanted, or fewer."""
    if page.locator(".hand .card.chosen").count():
        return []
    first = part(page, page.locator(LEGAL).first)
    first.click()
    expect(page.locator(f"{CONFIRM}, .hand .card.chosen").first).to_be_visible()
    another = page.locator(f"{LEGAL}:not([aria-label$=another])")  # of equal cards the first stands for all
    if page.locator(CONFIRM).count() or not another.count():
        return []
    second = part(page, another.first)
    second.click()
    ready = page.locator(CONFIRM)
    expect(ready.or_(page.locator(".hand .card.chosen").nth(1)).first).to_be_visible()
    if not ready.count():
        return []
    take_back(page)
    return [(first, second)]


def take_back(page: Page) -> None:
    """Both cards, one after the other."""
    page.keyboard.press("Escape")
    expect(page.locator(CONFIRM)).to_have_count(0)
    expect(page.locator(".hand .card.chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".hand .card.chosen")).to_have_count(0)


def test_a_payment_is_clicked_in_any_order(page: Page) -> None:
    page.goto("/")
    table(page, game_where(pays_with_cards), SEATS)
    first, second = payment(page)
    texts = []
    for one, other in ((first, second), (second, first)):
        one.click()
        expect(one).to_have_class(CHOSEN)
        expect(one).to_have_attribute("aria-pressed", "true")
        one.click()  # once more: it is left out
        expect(one).not_to_have_class(CHOSEN)
        one.click()
        expect(one).to_have_class(CHOSEN)
        other.click()
        expect(page.locator(CONFIRM)).to_be_visible()
        texts.append(page.locator(".bar .sentence").inner_text())
        take_back(page)
    assert all(text.startswith("Ready: play ") for text in texts)
    assert sorted(texts[0]) == sorted(texts[1]), "the same cards"
