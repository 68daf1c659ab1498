"""A person at the page: plays whatever can be played, by mouse, by keys or by touch."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Error, Locator, Page, WebSocket

from browser.choosing import game_where, one_card_a_turn, piles, tables
from patience import PATIENCE, until

GAME = game_where(one_card_a_turn, 1)  # for tests of any game
PILE = next(pile.id for pile in piles(tables(GAME, 1)[0]) if not pile.parts and not pile.count)  # of played cards
ASKED = ".bar.mine:not([aria-busy=true])"  # and the last click has had its effect
CARDS = ".felt button.card.legal, .felt button.card.target"
BUTTONS = ".bar .option, .bar .amount .main"
CONFIRM = ".bar .btn.main:not([data-option])"
# what was clicked first lies on the pile of played cards, or is the first pick of a move
TAKEN = f".bar .picked, [data-part={PILE}] .count:not(:text-is('0'))"
UNHURRIED = {"window": 86_400}  # seconds: the table passes for nobody, however slow the machine is
SOON = 4_000  # milliseconds until something else is tried: what was to be hit may be gone. No test fails by it
# A sheet or the past, opened by a finger that came too late for a button which had moved.
OVER_IT = "dialog:not(:has(.end)) [aria-label=Close], .travel .btn.main"
BY_HAND = 12  # clicks with the real mouse, keyboard or finger; the rest of a game goes on inside the page, unpainted
GO_ON = """async ([asked, cards, buttons, confirm, over, way, seed, seconds]) => {
    let clicks = 0;
    const below = (n) => (seed = (seed * 48271) % 2147483647) % n;
    const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
    let last = performance.now();
    document.getElementById('app').style.contentVisibility = 'hidden';
    while (!document.querySelector('dialog .end')) {
        const bar = document.querySelector('.bar');
        const stuck = performance.now() > last + 1000 * seconds;
        if (stuck) throw new Error(`stuck after ${clicks} clicks: ${bar?.textContent}`);
        document.querySelector(over)?.click();
        const ready = document.querySelector(confirm);
        const found = [...document.querySelectorAll(`${cards}, ${buttons}`)];
        if (ready) {
            clicks++;
            last = performance.now();
            way === 'keys' ? press('Enter') : ready.click();
        } else if (found.length && document.querySelector(asked)) {
            clicks++;
            last = performance.now();
            const at = below(found.length);
            way === 'keys' && found.length < 10 ? press(String(at + 1)) : found[at].click();
        }
        await new Promise((go) => setTimeout(go, 4));
    }
    document.getElementById('app').style.contentVisibility = '';
    return clicks;
}"""


def table(
    page: Page, game: str, seats: list[dict[str, str]], pace: dict[str, int] | None = None, **options: Any
) -> str:
    """Set up a table with this browser's cookie and open it; returns its id."""
    made: str = page.evaluate(
        """async ([game, seats, pace, options]) => {
            const answer = await fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},
                                                      body: JSON.stringify({game, seats, pace, options})});
            const body = await answer.json();
            if (!answer.ok) throw new Error(body.reason);
            return body.id;
        }""",
        [game, seats, UNHURRIED if pace is None else pace, options],
    )
    page.goto(f"/t/{made}")
    page.wait_for_selector(".bar, .curtain, .friends")
    return made


def links(page: Page, made: str) -> Any:
    """The links of a table whose host this browser is."""
    return page.evaluate(f"fetch('/api/tables/{made}/links').then((answer) => answer.json())")


def sit_down(page: Page, made: str, token: str, name: str = "Bo") -> None:
    """Come by a seat's link for the first time."""
    page.goto(f"/t/{made}#{token}")
    page.get_by_label("Your name").fill(name)
    page.keyboard.press("Enter")


def resign(page: Page) -> None:
    """End the match by the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="End the match").click()
    page.get_by_role("menuitem", name="Resign").click()


def shortest(page: Page, tile: Locator) -> None:
    """Choose the shortest form of a game in its options: every number as low as it goes."""
    tile.locator("summary").click()
    tile.get_by_label("Bots").select_option("rookie")
    for number in tile.locator("input[type=number]").all():
        number.fill(number.get_attribute("min") or "1")
        number.dispatch_event("change")


def settled(page: Page) -> None:
    """Wait until everything is fetched and drawn."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go))))")


class Tally:
    """Counts what a person clicks in one's own moves and forms, and beyond them: in the response windows that others'
    moves open. Listens to the socket, so it counts the picks and the confirming click of moves that were really sent.
    """

    def __init__(self, page: Page) -> None:
        self.beyond = 0
        self.own = 0
        self.now: dict[str, Any] = {}
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.received)
        socket.on("framesent", self.sent)

    def received(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        seen = message.get("snapshot") or message
        self.now = seen.get("now", self.now)

    def sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["kind"] != "move":
            return
        clicks = len(message["picks"]) + (len(message["picks"]) > 1)
        if self.now.get("window"):
            self.beyond += clicks
        else:
            self.own += clicks


class Driver:
    """Plays one seat until the match is over; `clicks` counts what the person did."""

    def __init__(self, page: Page, way: str, seed: int = 1) -> None:
        self.page = page
        self.way = way
        self.rng = random.Random(seed)
        self.clicks = 0

    def over(self) -> bool:
        return self.page.locator("dialog .end").count() > 0

    def asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    def play(self, moves: int) -> None:
        """So many clicks of one's own, or until the match is over."""

        def enough() -> bool:
            if self.clicks < moves and self.asked():
                self.act()
            return self.clicks >= moves or self.over()

        until(enough, f"{moves} clicks", lambda: f"only {self.clicks}: {self.said()}")

    def play_until(self, seen: str) -> None:
        """Until something is seen on the page."""

        def there() -> bool:
            if self.page.locator(seen).count() == 0 and self.asked():
                self.act()
            return self.page.locator(seen).count() > 0

        until(there, seen, self.said)

    def finish(self) -> None:
        """Play to the end of the match."""
        self.play(BY_HAND)
        given = [ASKED, CARDS, BUTTONS, CONFIRM, OVER_IT, self.way, self.rng.randrange(1, 10**6), PATIENCE]
        self.clicks += self.page.evaluate(GO_ON, given)

    def said(self) -> str:
        return self.page.locator(".bar").inner_text()

    def act(self) -> bool:
        try:
            done = self.by_keys() if self.way == "keys" else self.by_pointer()
        except Error:  # what was to be hit is gone or has moved on meanwhile
            return False
        self.clicks += done
        return done

    def by_pointer(self) -> bool:
        confirm = self.page.locator(CONFIRM)
        if confirm.count():
            self.hit(confirm.first)
            return True
        found = [*self.page.locator(CARDS).all(), *self.page.locator(BUTTONS).all()]
        if not found:
            return False
        self.hit(self.rng.choice(found))
        return True

    def hit(self, what: Locator) -> None:
        if self.way == "touch":
            what.tap(timeout=SOON, force=True)
        else:
            what.click(timeout=SOON, force=True)

    def by_keys(self) -> bool:
        if self.page.locator(CONFIRM).count():
            self.page.keyboard.press("Enter")
            return True
        options = self.page.locator(f"{CARDS}, {BUTTONS}").count()
        if not options:
            return False
        if options > 9 or self.page.locator(".bar .amount").count():
            for _ in range(self.rng.randrange(1, options + 1)):
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")
        else:
            self.page.keyboard.press(str(self.rng.randrange(options) + 1))
        return True
