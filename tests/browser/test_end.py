"""The end of a match: who won in the words of whoever looks, and the score the game counts."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from browser.choosing import QUICKEST_FIRST
from browser.driving import ASKED, CONFIRM, GAME, Driver, resign, table
from sandlot import games

# whose champion may have fewer wins in the season than the other finalist
SERIES = next(game for game in QUICKEST_FIRST if "series_4_0" in games.find(game).endings)
BOT = {"kind": "bot", "bot": "random"}


def shown(page: Page) -> list[str]:
    """The scores on the last screen, the winner's first."""
    page.wait_for_selector("dialog .end")
    return [score.inner_text() for score in page.locator(".end .seats i").all()]


def test_who_resigns_has_lost_and_the_score_stays(page: Page) -> None:
    page.goto("/")
    table(page, GAME, [{"kind": "me", "name": "Ann"}, BOT])
    runs = page.locator(".line tbody tr td:last-child")
    driver = Driver(page, "mouse", 3)
    foreseen = page.locator(f".bar .picked, {CONFIRM}")  # the table as it will be after these picks
    while foreseen.count() or not any(int(run) for run in runs.all_inner_texts()):
        driver.play(driver.clicks + 1)
        page.wait_for_selector(ASKED)
    now = sorted(runs.all_inner_texts())
    resign(page)
    expect(page.get_by_role("heading", name="You lost")).to_be_visible()
    assert sorted(score.split(" ")[0] for score in shown(page)) == now
    assert all(re.fullmatch(r"1 run|\d+ runs", score) for score in shown(page))
    expect(page.locator(".bar")).to_have_text("The match is over.")  # and nobody is asked any more
    expect(page.locator(".card.legal")).to_have_count(0)


def test_the_winner_of_a_series_has_four_games(page: Page, browser: Browser, base_url: str) -> None:
    page.goto("/")
    made = table(page, SERIES, [{"kind": "me", "name": "Ann"}, BOT])
    Driver(page, "mouse", 3).finish()
    first, second = shown(page)
    assert first == "4 games"
    assert re.fullmatch(r"1 game|[023] games", second)
    mine = "Ann" in page.locator(".end .seats > span.first").inner_text().split()
    expect(page.get_by_role("heading", name="You won" if mine else "You lost")).to_be_visible()
    watcher = browser.new_context(base_url=base_url).new_page()
    watcher.goto(f"/t/{made}?watch")
    expect(watcher.get_by_role("heading", name=re.compile("wins$"))).to_be_visible()
    assert shown(watcher) == [first, second]
    watcher.context.close()
