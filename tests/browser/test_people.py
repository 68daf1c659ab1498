"""People at one table: two browsers, somebody who watches, several on one screen; undo, talk, lost connections."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from browser.choosing import game_where, has_a_form
from browser.driving import ASKED, BY_HAND, CONFIRM, GAME, TAKEN, Driver, links, sit_down, table
from browser.houses import House
from patience import until

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me", "name": "Ann"}
WIDE: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "reduced_motion": "reduce"}


def test_two_browsers_play_each_other_and_a_third_watches(page: Page, browser: Browser, base_url: str) -> None:
    page.goto("/")
    made = table(page, GAME, [ME, {"kind": "person", "name": "Bo"}])
    assert "localhost" not in page.locator(".friends").inner_text()
    given = links(page, made)

    other = browser.new_context(base_url=base_url, **WIDE).new_page()
    sit_down(other, made, given["seats"]["1"])
    watcher = browser.new_context(base_url=base_url, **WIDE).new_page()
    watcher.goto(f"/t/{made}?watch#{given['watch']}")

    for one in (page, other, watcher):
        one.wait_for_selector(".bar")
    two = [Driver(page, "mouse", 1), Driver(other, "mouse", 2)]

    def both_have_played() -> bool:
        for driver in two:
            if driver.asked():
                driver.act()
        return sum(driver.clicks for driver in two) >= BY_HAND and all(driver.clicks for driver in two)

    until(both_have_played, f"{BY_HAND} clicks", lambda: str([driver.said() for driver in two]))
    # lines about cards played; what is drawn only its owner reads
    played = [one.locator(".log li").filter(has_text="plays") for one in (page, other, watcher)]
    until(lambda: len({lines.count() for lines in played}) == 1, "all three are told the same")
    assert played[0].count() > 0
    assert watcher.locator(".bar.mine").count() == 0
    assert watcher.locator("button.card.legal").count() == 0
    looked_at_together(page, other, watcher)
    other.context.close()
    watcher.context.close()


def looked_at_together(page: Page, other: Page, watcher: Page) -> None:
    """A draw is offered, withdrawn, offered again and taken; one player leads everybody through the match, until
    somebody wants to look alone."""
    for answer in ("Withdraw", "Yes"):
        other.get_by_role("button", name="Menu").click()
        other.get_by_role("menuitem", name="End the match").click()
        other.get_by_role("menuitem", name="Offer a draw").click()
        expect(page.locator(".notice")).to_contain_text("offers a draw")
        (other if answer == "Withdraw" else page).locator(".notice").get_by_role("button", name=answer).click()
        expect(page.locator(".notice")).to_have_count(0)
    for one in (page, other, watcher):
        one.wait_for_selector("dialog .end")
    with page.expect_download() as picture:
        page.get_by_role("button", name="Share picture").click()
    assert picture.value.suggested_filename.endswith(".png")
    page.get_by_role("button", name="Review together").click()
    expect(page.locator(".travel")).to_contain_text("Everybody here sees what you see")
    page.get_by_role("button", name="First move").click()
    for one in (other, watcher):
        expect(one.locator(".travel")).to_contain_text("Move 0 of")
        expect(one.locator(".travel")).to_contain_text("is showing this")
    other.get_by_role("button", name="Look on your own").click()
    page.get_by_role("button", name="One move forward").click()
    expect(watcher.locator(".travel")).to_contain_text("Move 1 of")
    expect(other.locator(".travel")).to_contain_text("Move 0 of")


def test_a_move_can_be_taken_back(page: Page) -> None:
    page.goto("/")
    table(page, GAME, [ME, BOT])
    Driver(page, "mouse", 5).play_until("nav button:not([disabled]):has-text('Undo')")
    page.wait_for_selector(ASKED)
    back = page.locator(".bar button").filter(has_text="Back")

    def no_picks() -> bool:  # which come first
        if back.count():
            page.keyboard.press("Escape")
        return back.count() == 0

    until(no_picks, "all picks are taken back")
    before = page.locator(".log li").count()
    page.keyboard.press("u")
    expect(page.locator(".log li").filter(has_text="back")).not_to_have_count(0)
    assert page.locator(".log li").count() <= before + 1


def test_a_pick_can_be_taken_back_and_made_again(page: Page) -> None:
    page.goto("/")
    table(page, game_where(has_a_form), [ME, BOT])  # its first move takes several picks
    question = page.locator(".bar .sentence")
    page.wait_for_selector(f"{ASKED} .option")
    first = question.inner_text()
    page.locator(".bar .option").first.click()
    expect(page.locator(".bar .picked span")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(question).to_have_text(first)
    page.keyboard.press("y")
    expect(page.locator(".bar .picked span")).to_have_count(1)
    while page.locator(CONFIRM).count() == 0:
        picked = page.locator(".bar .picked span").count()
        page.locator(".bar .option").first.click()
        expect(page.locator(f".bar .picked span:nth-of-type({picked + 1}), {CONFIRM}").first).to_be_visible()
    page.locator(CONFIRM).click()
    page.wait_for_selector(".form")
    filled_in(page)


def filled_in(page: Page) -> None:
    """All items and what they cost are seen together; the last change is taken back; only Confirm sends them."""
    form, account = page.locator(".form"), page.locator(".form .accounts")
    expect(form.locator("fieldset")).to_have_count(3)
    chosen = form.locator("[aria-pressed=true]")
    before, cost = chosen.all_inner_texts(), account.inner_text()
    for row in (1, 0):  # in any order
        form.locator("fieldset").nth(row).locator("[aria-pressed=false]").first.click()
        expect(account).not_to_have_text(cost, use_inner_text=True)
    expect(form.locator("fieldset").nth(1).locator("[aria-pressed=true]")).not_to_have_text(before[1])
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(account).to_have_text(cost, use_inner_text=True)
    assert chosen.all_inner_texts() == before
    page.locator(CONFIRM).click()
    expect(form).to_have_count(0)


def test_a_card_can_be_dragged_to_the_table(page: Page) -> None:
    page.goto("/")
    table(page, GAME, [ME, BOT])
    page.wait_for_selector(ASKED)
    playable = page.locator(".hand button.card.legal").first.bounding_box()
    middle = page.locator(".middle").bounding_box()
    assert playable
    assert middle
    page.mouse.move(playable["x"] + 30, playable["y"] + 40)
    page.mouse.down()
    page.mouse.move(middle["x"] + 40, middle["y"] + 20, steps=4)
    page.mouse.up()
    expect(page.locator(TAKEN).first).to_be_visible()


HELD_DOWN = """document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', {key: 'Enter', repeat: true, bubbles: true, cancelable: true}))"""


def test_the_curtain_hides_every_hand(page: Page) -> None:
    received: list[str] = []
    page.on("websocket", lambda socket: listen(socket, received))
    page.goto("/")
    table(page, GAME, [ME, {"kind": "me", "name": "Bo"}])
    for seat, name in ((0, "Ann"), (1, "Bo"), (0, "Ann")):
        button = page.locator(".curtain button")
        button.wait_for()
        assert name in button.inner_text()
        assert page.locator("[data-zone^=hand] [data-part^='card:']").count() == 0, "cards behind the curtain"
        received.clear()
        expect(button).to_be_focused()
        assert not page.evaluate(HELD_DOWN), "a key that is held down since the last move lifts the curtain"
        if seat:  # also where nothing has the focus
            page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
        page.wait_for_selector(ASKED)
        mine = page.locator(f"[data-zone=hand{seat}] [data-part^='card:']").count()
        assert mine > 0
        assert received
        face = re.compile(rf'{{"kind":"card"[^{{}}]*"place":"hand{1 - seat}:\d+","card":[^{{}}]*}}')
        seen = [found for frame in received for found in face.findall(frame.replace("\\", ""))]
        assert all('"known"' in found for found in seen), "a hand that is not on turn was sent"
        theirs = page.locator(f"[data-zone=hand{1 - seat}] [data-part^='card:']:not([aria-label*='known'])")
        assert theirs.count() == 0
        driver = Driver(page, "mouse", seat)
        driver.play_until(".curtain")


def listen(socket: WebSocket, received: list[str]) -> None:
    socket.on("framereceived", lambda frame: received.append(str(frame)))


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[House]:
    """A server of the test's own, which it may kill."""
    found = House(tmp_path)
    found.start()
    yield found
    found.kill()


def test_the_page_comes_back_after_the_server_was_killed(page: Page, mortal: House) -> None:
    page.goto(mortal.url)
    made = page.evaluate(
        """([game, seats]) => fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},
           body: JSON.stringify({game, seats})}).then((answer) => answer.json()).then((body) => body.id)""",
        [GAME, [ME, BOT]],
    )
    page.goto(f"{mortal.url}/t/{made}")
    driver = Driver(page, "mouse", 6)
    driver.play(3)
    page.wait_for_selector(ASKED)
    lines = page.locator(".log li").count()
    mortal.kill()
    expect(page.locator(".net.reconnecting")).to_be_visible()
    assert page.locator(".felt").is_visible()
    mortal.start()
    expect(page.locator(".net.live")).to_be_visible()
    expect(page.locator(".log li")).to_have_count(lines)
    driver.play(5)


def test_the_past_can_be_seen_and_played_on(page: Page) -> None:
    page.goto("/")
    made = table(page, GAME, [ME, BOT])
    Driver(page, "mouse", 7).play(12)
    page.wait_for_selector(ASKED)
    page.locator("body").press("ArrowLeft")
    expect(page.locator(".travel")).to_contain_text("Move")
    page.keyboard.press("Escape")
    expect(page.locator(".travel")).to_have_count(0)
    page.goto(f"/r/{made}?ply=2")
    expect(page.locator(".bar")).to_contain_text("2 /")
    expect(page.locator(".log li.at").first).to_be_in_viewport()
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(ASKED)
    assert made not in page.url
