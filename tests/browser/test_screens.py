"""Every screen, light and dark: no accessibility faults, small, quick, and steady."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from browser.driving import Driver, table
from house import NAMES
from sandlot import games

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
STATIC = ROOT / "src" / "sandlot" / "server" / "static"
BUDGET = 80_000  # bytes of script before anything is seen, compressed
GAMES = NAMES


def faults(page: Page) -> list[str]:
    """What axe has to say about the page, by rule."""
    page.evaluate(AXE)
    rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
    # the name of a card says more than what is printed on it, which this experimental rule takes for a mismatch
    off = {"label-content-name-mismatch": {"enabled": False}}
    given = {"runOnly": rules, "rules": off, "resultTypes": ["violations"]}
    found = page.evaluate("(given) => axe.run(document, given)", given)
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_have_no_faults(browser: Browser, base_url: str, scheme: str) -> None:
    size = {"width": 1366, "height": 768}
    context = browser.new_context(base_url=base_url, color_scheme=scheme, viewport=size, reduced_motion="reduce")
    page = context.new_page()
    for path, sign in (
        ("/", ".tile img"), ("/games", "h1"), ("/packs", ".card"), (f"/rules/{GAMES[0]}", ".clause"), ("/decks", "h1"),
        (f"/learn/{GAMES[0]}", ".felt"),
    ):  # fmt: skip
        page.goto(path)
        page.wait_for_selector(sign)
        assert not faults(page), path
    for game in GAMES:
        page.goto("/")
        seats = max(2, min(games.find(game).seats))
        table(page, game, [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)])
        Driver(page, "mouse", 8).play(4)
        page.wait_for_selector(".bar.mine")
        assert not faults(page), game
    context.close()


def test_the_first_script_is_small() -> None:
    index = (STATIC / "index.html").read_text()
    first = [path for path in (STATIC / "assets").glob("*.js") if path.name in index]
    assert first
    assert sum(len(gzip.compress(path.read_bytes())) for path in first) <= BUDGET


def test_home_is_steady_and_quick(page: Page) -> None:
    page.add_init_script(
        """window.seen = {shift: 0, largest: 0};
        new PerformanceObserver((list) => {
            for (const one of list.getEntries()) if (!one.hadRecentInput) seen.shift += one.value;
        })            .observe({type: 'layout-shift', buffered: true});
        new PerformanceObserver((list) => { for (const one of list.getEntries()) seen.largest = one.startTime; })
            .observe({type: 'largest-contentful-paint', buffered: true});"""
    )
    page.goto("/")
    page.wait_for_selector(".tile img")
    page.wait_for_timeout(500)
    seen = page.evaluate("seen")
    assert seen["shift"] < 0.1
    assert 0 < seen["largest"] < 5_000  # one second on an idle machine; tests run beside others
