"""What a person does at a table besides playing: plans ahead, gives orders, asks how things stand, walks by keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.choosing import can_be_declined, game_where
from browser.driving import ASKED, BUTTONS, CARDS, CONFIRM, GAME, TAKEN, Driver, links, sit_down, table
from patience import until

ME = {"kind": "me", "name": "Ann"}
WIDE: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "reduced_motion": "reduce"}
TOUCH: dict[str, Any] = {**WIDE, "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def two(page: Page, browser: Browser, base_url: str) -> Iterator[tuple[Page, Page]]:
    """Two people at one table: the one who is asked, and the one who waits, with a phone."""
    page.goto("/")
    made = table(page, GAME, [ME, {"kind": "person", "name": "Bo"}])
    other = browser.new_context(base_url=base_url, **TOUCH).new_page()
    sit_down(other, made, links(page, made)["seats"]["1"])
    for one in (page, other):
        one.wait_for_selector(".hand .card")
    expect(page.locator(ASKED)).to_be_visible()
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

    def turn_comes() -> bool:
        if driver.asked():
            driver.act()
        return waits.locator(ASKED).count() > 0 or planned.count() == 0

    until(turn_comes, "the turn", driver.said)
    expect(planned).to_have_count(0)  # played, laid for choosing, or dropped with a reason


def test_a_hint_is_laid_and_confirmed(page: Page) -> None:
    page.goto("/")
    table(page, GAME, [ME, {"kind": "bot"}])
    expect(page.locator(ASKED)).to_be_visible()
    page.keyboard.press("h")
    thoughts = page.locator(".thoughts .thought")
    expect(thoughts.first).to_contain_text("%")
    assert 2 <= thoughts.count() <= 3
    page.keyboard.press("h")
    expect(thoughts).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    thoughts.first.click()
    expect(page.locator(".bar")).to_contain_text("Ready")
    expect(thoughts).to_have_count(0)
    page.locator(CONFIRM).click()
    expect(page.locator(TAKEN).first).to_be_visible()


def test_nobody_is_advised_where_several_people_play(two: tuple[Page, Page]) -> None:
    asked, _ = two
    expect(asked.get_by_role("button", name="Hint")).to_have_count(0)
    asked.keyboard.press("h")
    expect(asked.locator(".thoughts")).to_have_count(0)


def test_how_things_stand_by_key(two: tuple[Page, Page]) -> None:
    asked, _ = two
    spoken = asked.locator(".spoken")
    said = set()
    for key in "scbo":
        before = spoken.inner_text()
        asked.keyboard.press(key)
        expect(spoken).not_to_have_text(before)
        said.add(spoken.inner_text())
    assert len(said) == 4


def test_always_do_this(page: Page) -> None:
    page.goto("/")
    table(page, game_where(can_be_declined, 30), [ME, {"kind": "bot", "bot": "random"}])
    driver = Driver(page, "mouse", 2)
    menu = page.get_by_role("menu", name="Always do this")

    def offered() -> bool:  # as soon as something can be declined
        if driver.asked():
            page.keyboard.press("a")
            if menu.count() == 0:
                driver.act()
        return menu.count() > 0

    until(offered, "the menu", driver.said)
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    page.locator(".bar .sentence").click(button="right")
    menu.get_by_role("menuitem", name="this game").first.click()
    expect(page.get_by_role("button", name="Standing orders: 1")).to_be_visible()


REGIONS = [".leap", ".top", ".others", ".middle", ".mat", ".bar", ".hand", "aside"]
WHERE = """(regions) => {
    const at = document.activeElement;
    const style = getComputedStyle(at);
    const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 || at.matches('.leap');
    return [regions.findIndex((one) => at.closest(one)), ring, at.outerHTML.slice(0, 120)];
}"""


def test_the_keyboard_walks_the_table_and_never_loses_its_place(page: Page) -> None:
    page.goto("/")
    table(page, GAME, [ME, {"kind": "bot", "bot": "random"}])
    page.wait_for_selector(ASKED)
    walked: list[int] = []
    for _ in range(80):
        page.keyboard.press("Tab")
        region, ring, what = page.evaluate(WHERE, REGIONS)
        if region < 0 or (walked and region < walked[-1]):
            break
        assert ring, f"no ring around {what}"
        walked.append(region)
    assert walked == sorted(walked)
    assert {".leap", ".top", ".bar", ".hand", "aside"} <= {REGIONS[one] for one in walked}

    menu = page.get_by_role("button", name="Menu")
    menu.press("Enter")
    page.get_by_role("menuitem", name="Settings").press("Enter")
    page.wait_for_selector("dialog")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(menu).to_be_focused()

    page.locator(".hand button.card.legal").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(TAKEN).first).to_be_visible()
    page.wait_for_selector(ASKED)
    page.wait_for_function("document.activeElement !== document.body")


VALUES = "(all) => all.map((one) => one.type === 'checkbox' ? one.checked : one.value)"
CHANGE = """(all) => all.forEach((one) => {
    if (one.type === 'checkbox') { one.click(); return; }
    if (one.options) one.selectedIndex = one.options.length - 1;
    else one.value = one.type === 'range' ? one.max : 'Casey';
    for (const kind of ['input', 'change']) one.dispatchEvent(new Event(kind, {bubbles: true}));
})"""


def test_every_setting_is_kept(page: Page) -> None:
    page.goto("/")
    table(page, GAME, [ME, {"kind": "bot", "bot": "random"}])

    def shown() -> Any:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("menuitem", name="Settings").click()
        page.wait_for_selector("dialog form")
        return page.locator("dialog form").locator("input, select")

    before = shown().evaluate_all(VALUES)
    page.locator("dialog form").locator("input, select").evaluate_all(CHANGE)
    changed = page.locator("dialog form").locator("input, select").evaluate_all(VALUES)
    assert all(old != new for old, new in zip(before, changed, strict=True))
    page.reload()
    page.wait_for_selector(".bar")
    assert shown().evaluate_all(VALUES) == changed


def test_one_tap_makes_no_move(browser: Browser, base_url: str) -> None:
    page = browser.new_context(base_url=base_url, **TOUCH).new_page()
    page.goto("/")
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    different = page.locator(".hand button.card.legal:not([aria-label$=another])")
    while different.count() < 2:  # what is the only thing one can do needs no confirming
        table(page, GAME, [ME, {"kind": "bot", "bot": "random"}])
        page.wait_for_selector(ASKED)
    confirm, picked = page.locator(CONFIRM), page.locator(".bar .picked span")
    page.locator(".hand button.card.legal").first.tap()
    expect(confirm.or_(picked).first).to_be_visible()
    while confirm.count() == 0:  # a card that asks for another one
        before = picked.count()
        page.locator(f"{CARDS}, {BUTTONS}").first.tap()
        expect(confirm.or_(picked.nth(before)).first).to_be_visible()
    assert not [frame for frame in sent if '"move"' in frame]
    confirm.tap()
    expect(confirm).to_have_count(0)
    assert [frame for frame in sent if '"move"' in frame]
    page.context.close()
