"""A game that was just made is played on the page: as `new-game` writes it, and as the guide leaves it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

import guide
from browser.driving import Driver
from browser.houses import House
from builds import ROOT

MADE = "fungo"
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def new_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server over a copy of the tree with two games more."""
    tree = guide.copy_tree(tmp_path_factory.mktemp("tree"))
    guide.run(f"python3 dev.py run new-game {MADE}", ["..."], tree, 0)
    guide.follow(GUIDE, tree, guide.MAKING)
    found = House(tmp_path_factory.mktemp("house"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(tree / "src"))
        found.start()
    yield found
    found.kill()


@pytest.mark.parametrize(("title", "lessons"), [("Fungo", 0), ("Pepper", 1)])
def test_a_new_game_is_played_to_its_end(page: Page, new_house: House, title: str, lessons: int) -> None:
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(new_house.url)
    tile = page.get_by_role("article", name=title)
    expect(tile.get_by_role("link", name="Rules")).to_be_visible()
    expect(tile.get_by_role("link", name="Learn it")).to_have_count(lessons)
    tile.get_by_label("Bots").select_option("rookie")
    tile.get_by_role("button", name="Play bots").click()
    expect(page.locator(".felt button.card.legal")).to_have_count(3)
    Driver(page, "mouse", 3).finish()
    expect(page.locator("dialog .end .lead")).to_have_text(re.compile(r"(Visitor|Home) wins \d to \d\.|is a draw\."))
    runs = [score.inner_text() for score in page.locator(".end .seats i").all()]
    assert len(runs) == 2
    assert all(re.fullmatch(r"1 run|\d+ runs", score) for score in runs)
    assert not problems
