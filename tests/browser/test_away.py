"""Somebody leaves in the middle of a match: the others see it where the table waits, and what they can do."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.driving import ASKED, GAME, links, sit_down, table

ME = {"kind": "me", "name": "Ann"}
BO = {"kind": "person", "name": "Bo"}
PATIENT, STRICT = {"grace": 86_400}, {"grace": 0}
PHONE = {"width": 390, "height": 844}


def both(page: Page, guest: Page, seats: list[dict[str, str]], pace: dict[str, int]) -> str:
    """Ann and Bo at a table; the first seat is asked first."""
    page.goto("/")
    made = table(page, GAME, seats, pace)
    sit_down(guest, made, links(page, made)["seats"][str(seats.index(BO))])
    for one in (page, guest):
        one.wait_for_selector(".hand .card")
    return made


def leave(page: Page) -> None:
    page.goto("about:blank")


def test_the_host_lets_a_bot_play_for_who_left_and_who_comes_back_gets_the_seat(page: Page, guest: Page) -> None:
    made = both(page, guest, [BO, ME], PATIENT)
    expect(guest.locator(ASKED)).to_be_visible()
    leave(guest)
    away = page.locator(".bar .away")
    expect(away).to_contain_text(re.compile(r"Bo .*left"))
    expect(away).to_contain_text("You can wait, or let a bot play")
    away.get_by_role("button", name="Let a bot play for Bo").click()
    expect(page.locator(ASKED)).to_be_visible()  # the bot has played
    expect(away).to_have_count(0)
    guest.goto(f"/t/{made}")
    expect(guest.locator(".bar .away")).to_contain_text("A bot plays for you")
    guest.get_by_role("button", name="Take your seat back").click()
    expect(guest.locator(".bar .away")).to_have_count(0)


@pytest.mark.parametrize("size", [None, PHONE])
def test_a_guest_sees_who_left_and_when_something_can_be_done(page: Page, guest: Page, size: Any) -> None:
    if size:
        guest.set_viewport_size(size)
    made = both(page, guest, [ME, BO], PATIENT)
    leave(page)
    away = guest.locator(".bar .away")
    expect(away).to_be_in_viewport(ratio=1)
    expect(away).to_contain_text(re.compile(r"Ann .*left \d+ seconds? ago"))
    expect(away).to_contain_text(re.compile(r"in 1439:\d\d you can let a bot play, or end the match"))
    expect(away.get_by_role("button")).to_have_count(0)
    page.goto(f"/t/{made}")
    expect(away).to_have_count(0)


def test_when_the_grace_is_over_a_guest_can_end_the_match(page: Page, guest: Page) -> None:
    both(page, guest, [ME, BO], STRICT)
    leave(page)
    away = guest.locator(".bar .away")
    expect(away).to_contain_text("You can wait, let a bot play, or end the match.")
    expect(away.get_by_role("button", name="Let a bot play for Ann")).to_be_visible()
    away.get_by_role("button", name="End without a result").click()
    expect(guest.locator("dialog .end")).to_be_visible()
