"""Pictures of every screen, at the size of a laptop and of a phone, light and dark: shots.py FOLDER."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from browser.conftest import CHROMIUM, QUIET  # noqa: E402
from browser.driving import ASKED, Driver, settled, table  # noqa: E402
from browser.houses import House  # noqa: E402
from sandlot import games  # noqa: E402

SIZES = {"laptop": (1366, 768), "phone": (390, 844)}
MOVES = 14  # clicks before the picture of a table
BOT = {"kind": "bot", "bot": "random"}


def main(folder: Path) -> None:
    """Start a server, visit every screen, take its picture."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        try:
            for size in SIZES:
                for scheme in ("light", "dark"):
                    visit(browser, house.url, folder, size, scheme)
        finally:
            browser.close()
            house.kill()


def visit(browser: Browser, url: str, folder: Path, size: str, scheme: str) -> None:
    """All screens in one size and one scheme."""
    width, height = SIZES[size]
    phone = size == "phone"
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        has_touch=phone,
        is_mobile=phone,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()

    def shoot(name: str, whole: bool = False) -> None:
        settled(page)
        page.screenshot(path=folder / f"{name}-{size}-{scheme}.png", full_page=whole)

    for path, sign in (("/", ".tile img"), ("/packs", ".card img"), ("/decks", ".card img"), ("/parts", ".card img")):
        page.goto(path)
        page.wait_for_selector(sign)
        shoot(path.strip("/") or "home", whole=path == "/parts")
    for game in games.names():
        tables_of(page, game, phone, shoot)
    end_of(page, min(games.names(), key=lambda game: games.find(game).minutes), phone)
    shoot("end")
    page.goto("/games")
    page.wait_for_selector("li")
    shoot("games")
    context.close()


def end_of(page: Page, game: str, phone: bool) -> None:
    """A match played to its end."""
    page.goto("/")
    table(page, game, [{"kind": "me", "name": "Ann"}, BOT])
    Driver(page, "touch" if phone else "mouse", 9).finish()
    page.wait_for_selector("dialog .end")


def tables_of(page: Page, game: str, phone: bool, shoot: object) -> None:
    """A game's table, lesson, rules and, on the laptop, its end and replay."""
    assert callable(shoot)
    page.goto("/")
    seats = max(2, min(games.find(game).seats))
    made = table(page, game, [{"kind": "me", "name": "Ann"}, *[BOT] * (seats - 1)])
    driver = Driver(page, "touch" if phone else "mouse", 9)
    driver.play(MOVES)
    page.wait_for_selector(f"{ASKED}, dialog .end")
    page.mouse.move(5, 5)
    shoot(f"{game}-table")
    page.goto(f"/learn/{game}")
    page.wait_for_selector(".felt")
    shoot(f"{game}-learn")
    page.goto(f"/r/{made}?ply=6")
    page.wait_for_selector(".felt")
    shoot(f"{game}-replay")
    page.goto(f"/rules/{game}")
    page.wait_for_selector(".clause")
    shoot(f"{game}-rules")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/shots"))
