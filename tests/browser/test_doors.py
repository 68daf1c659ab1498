"""Doors that must open: any name, a page without JavaScript, a game without a look; and a table that cannot be."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.driving import ASKED, Driver
from browser.houses import House
from browser.test_screens import faults
from house import NAMES
from sandlot import games

QUICKEST = min(NAMES, key=lambda game: games.find(game).minutes)
ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "bot": "random"}
GUEST = "haggle"  # has neither look.py nor learn.toml nor rules.md
PAPER = "(all) => all.map((one) => getComputedStyle(one).backgroundImage)"
STILL = "() => document.getAnimations().length === 0"
DRAWN = "data:image/svg+xml"
MOST = 400  # answers of one's own in a whole game


@pytest.fixture
def guest_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that knows a game from elsewhere."""
    found = House(tmp_path_factory.mktemp("guests"), GUEST)
    found.start()
    yield found
    found.kill()


def test_a_pirate_sits_down(page: Page) -> None:
    page.goto("/")
    page.get_by_label("You play as").fill("🏴‍☠️ Jack")
    page.get_by_role("button", name="Play bots").first.click()
    expect(page.locator(".bar")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="People and links").click()
    expect(page.get_by_role("dialog")).to_contain_text("🏴‍☠️ Jack")
    page.goto("/games")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()


def test_home_begins_with_the_shortest_game_and_says_so(page: Page) -> None:
    page.goto("/")
    tiles = page.get_by_role("article")
    expect(tiles).to_have_count(len(NAMES))
    expect(tiles.first).to_have_accessible_name(games.find(QUICKEST).title)
    expect(page.get_by_text("Start here")).to_have_count(1)
    expect(tiles.first).to_contain_text("Start here")


def test_a_name_that_harms_others_is_refused_where_it_was_typed(page: Page) -> None:
    page.goto("/")
    page.get_by_label("You play as").fill("\u202enhoJ")
    page.get_by_role("button", name="Play bots").first.click()
    expect(page.get_by_role("alert")).to_contain_text("must not change the direction")


def test_a_damaged_table_is_shown_as_one(page: Page, guest_house: House) -> None:
    page.goto(guest_house.url)
    made = [
        page.evaluate(
            """([game, seats]) => fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},
               body: JSON.stringify({game, seats})}).then((answer) => answer.json()).then((body) => body.id)""",
            [game, [ME, BOT, BOT]],
        )
        for game in (QUICKEST, GUEST)
    ]
    guest_house.kill()
    guest_house.guests = ()  # the game is not installed any more
    guest_house.start()
    page.goto(f"{guest_house.url}/games")
    expect(page.locator("li")).to_have_count(2)
    expect(page.get_by_role("link", name="Continue")).to_have_attribute("href", f"/t/{made[0]}")
    expect(page.locator("li.damaged")).to_contain_text("its game, haggle, is not installed here")
    page.goto(guest_house.url)
    expect(page.get_by_role("link", name="Continue")).to_have_count(1)
    page.goto(f"{guest_house.url}/t/{made[1]}")
    expect(page.get_by_role("heading", name="A damaged table")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("its game, haggle, is not installed here")


def test_a_game_without_look_or_lesson_is_played(page: Page, guest_house: House) -> None:
    page.goto(guest_house.url)
    tile = page.get_by_role("article", name="Haggle")
    expect(tile.locator("img")).to_be_visible()
    expect(tile).to_contain_text("A market in the test yard.")
    for name in NAMES:
        expect(page.get_by_text(games.find(name).blurb)).to_be_visible()
    expect(tile.get_by_role("link", name="Rules")).to_be_visible()
    expect(tile.get_by_role("link", name="Learn it")).to_have_count(0)
    expect(page.get_by_role("link", name="Learn it")).to_have_count(len(NAMES))
    tile.get_by_label("Bots").select_option("rookie")
    tile.get_by_role("button", name="Play bots").click()
    page.wait_for_selector(".felt button.card")
    assert all(DRAWN in paper for paper in page.locator(".hand .card .paper").evaluate_all(PAPER))
    page.wait_for_selector(ASKED)
    expect(
        page.get_by_role("button", name="Undo")
    ).to_be_enabled()  # a bot has answered: nothing changes colour by itself
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function(STILL)
        assert not faults(page)
    Driver(page, "mouse", 3).finish()
    expect(page.locator("dialog .end")).to_be_visible()


# -- without JavaScript ----------------------------------------------------------------------------------------------


@pytest.fixture
def plain(browser: Browser, base_url: str) -> Iterator[Page]:
    """A browser that runs no scripts."""
    context = browser.new_context(base_url=base_url, java_script_enabled=False)
    yield context.new_page()
    context.close()


def test_a_whole_game_is_played_without_javascript(plain: Page) -> None:
    plain.goto("/")
    plain.get_by_role("link", name="as plain text").click()
    game = plain.locator("li").filter(has_text=games.find(QUICKEST).title)
    game.get_by_label("Bots").select_option("rookie")
    game.get_by_role("button", name="2 seats").click()
    plain.wait_for_url("**/t/*/text")
    answers = 0
    while not plain.get_by_role("heading", name="The match is over").count():
        buttons = plain.locator("ol button")
        if buttons.count():
            buttons.first.click()
            answers += 1
            assert answers < MOST, plain.locator("body").inner_text()
        else:
            plain.reload()  # as the page does by itself after a while
    assert answers > 5
    plain.get_by_role("link", name="All games").click()
    expect(plain.get_by_text("(over)")).to_have_count(1)


def test_another_site_cannot_press_the_buttons(plain: Page, base_url: str) -> None:
    plain.goto("/text")
    form = {"game": QUICKEST, "seats": "2"}
    for origin, status in (("null", 403), ("http://evil.example", 403), (base_url, 200)):
        answer = plain.request.post("/text/new", form=form, headers={"Origin": origin})
        assert answer.status == status, origin
