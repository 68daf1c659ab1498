"""Friends by link: who comes in and as whom, who is turned away and how, talk, and the rematch."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.driving import GAME, links, resign, sit_down, table
from house import NAMES
from sandlot import games

FOR_THREE = next(game for game in NAMES if 3 in games.find(game).seats)
ME = {"kind": "me", "name": "Ann"}
BO = {"kind": "person", "name": "Bo"}
NAME = "document.querySelector('.home label input').value"


def play_friends(page: Page) -> tuple[str, Any]:
    """A table that waits for Bo, and its links."""
    page.goto("/")
    made = table(page, GAME, [ME, BO])
    return made, links(page, made)


def test_a_rematch_of_friends_starts(page: Page, guest: Page, watcher: Page) -> None:
    made, given = play_friends(page)
    sit_down(guest, made, given["seats"]["1"])
    watcher.goto(f"/t/{made}#{given['watch']}")
    for one in (page, guest):
        one.wait_for_selector(".hand .card")
    resign(page)
    page.get_by_role("button", name="Rematch").click()
    guest.get_by_role("button", name="Join Ann's rematch").click()
    watcher.get_by_role("button", name="Watch Ann's rematch").click()
    for one in (page, guest):
        expect(one).not_to_have_url(f"{made}$")
        one.wait_for_selector(".hand .card")
    guest.reload()
    guest.wait_for_selector(".hand .card")
    watcher.wait_for_selector(".bar")
    assert guest.url == page.url == watcher.url
    assert watcher.locator(".hand .card").count() == 0
    names = page.evaluate(f"fetch('/api/tables/{page.url.rpartition('/')[2]}').then((answer) => answer.json())")
    assert [seat["name"] for seat in names["seats"]] == ["Bo", "Ann"]


def test_a_link_makes_one_claim_and_seats_nowhere_else(page: Page, guest: Page) -> None:
    page.goto("/")
    made = table(page, FOR_THREE, [ME, {"kind": "open"}, BO])
    claims: list[str] = []
    guest.on("request", lambda request: claims.append(request.url) if request.method == "POST" else None)
    sit_down(guest, made, links(page, made)["seats"]["2"])
    guest.wait_for_selector(".friends")
    assert [url.partition(made)[2] for url in claims] == ["/seats/2/claim"]
    mine = guest.evaluate(f"fetch('/api/tables/{made}').then((answer) => answer.json())")
    assert mine["yours"] == [2]


def test_who_is_turned_away_is_told_why_and_gets_on(page: Page, guest: Page, watcher: Page) -> None:
    made, given = play_friends(page)
    door = guest.locator(".door")
    guest.goto(f"/t/{made}")
    expect(door).to_contain_text("You need a link to look at this table")
    guest.reload()
    expect(door.get_by_role("link", name="Back to the games")).to_be_visible()
    guest.evaluate("location.hash = 'seat1-half'")
    expect(door).to_contain_text("It is incomplete")
    sit_down(watcher, made, given["seats"]["1"], "Cy")
    watcher.wait_for_selector(".hand .card")
    guest.evaluate(f"location.hash = '{given['seats']['1']}'")
    expect(door).to_contain_text("Somebody sits there")
    guest.get_by_role("button", name="Watch the match").click()
    guest.wait_for_selector(".bar")
    assert guest.locator(".hand .card").count() == 0
    guest.goto("/t/abcdefghjkmn")
    expect(door).to_contain_text("There is no such table")


def test_ones_own_used_link_leads_back_to_ones_seat(page: Page, guest: Page) -> None:
    made, given = play_friends(page)
    sit_down(guest, made, given["seats"]["1"])
    guest.wait_for_selector(".hand .card")
    guest.goto("/")
    guest.goto(f"/t/{made}#{given['seats']['1']}")
    guest.wait_for_selector(".hand .card")


def test_whose_seat_was_given_away_is_told_so(page: Page, guest: Page) -> None:
    made, given = play_friends(page)
    sit_down(guest, made, given["seats"]["1"])
    guest.wait_for_selector(".hand .card")
    wish = {"method": "POST", "headers": {"Content-Type": "application/json"}, "body": '{"do": "reissue", "seat": 1}'}
    page.evaluate("([made, wish]) => fetch(`/api/tables/${made}/host`, wish)", [made, wish])
    expect(guest.locator(".door")).to_contain_text("Your seat was given to somebody else")
    anew = links(page, made)["seats"]["1"]
    guest.evaluate(f"location.hash = '{anew}'")
    guest.wait_for_selector(".hand .card")


def test_who_lost_the_link_gets_a_new_one_from_the_host(page: Page, guest: Page, watcher: Page) -> None:
    made, given = play_friends(page)
    sit_down(guest, made, given["seats"]["1"])
    page.wait_for_selector(".hand .card")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="People and links").click()
    new_link = page.get_by_role("button", name="New link")
    expect(page.locator(".friends")).to_contain_text("Bo here")
    expect(new_link).to_have_count(0)
    guest.goto("about:blank")
    new_link.click()
    expect(page.locator(".friends")).to_contain_text("not here yet")
    sit_down(watcher, made, links(page, made)["seats"]["1"])
    watcher.wait_for_selector(".hand .card")


def test_a_guest_is_asked_for_a_name_once(page: Page, guest: Page) -> None:
    made, given = play_friends(page)
    guest.goto(f"/t/{made}#{given['seats']['1']}")
    field = guest.get_by_label("Your name")
    expect(field).to_be_focused()
    expect(field).not_to_have_value("")
    guest.wait_for_function("document.activeElement.selectionEnd > 0")
    guest.keyboard.type("Casey")  # in the place of what was suggested
    guest.keyboard.press("Enter")
    guest.wait_for_selector(".hand .card")
    expect(page.locator(".others")).to_contain_text("Casey")
    made, given = play_friends(page)
    guest.goto(f"/t/{made}#{given['seats']['1']}")
    guest.wait_for_selector(".hand .card")
    expect(page.locator(".others")).to_contain_text("Casey")


def test_a_name_stays_the_same_from_load_to_load(guest: Page) -> None:
    names = set()
    for _ in range(4):
        guest.goto("/")
        guest.wait_for_selector(".home label input")
        names.add(guest.evaluate(NAME))
    assert len(names) == 1


@pytest.mark.parametrize("phone", [False, True])
def test_what_was_said_is_marked_until_it_is_read(page: Page, guest: Page, phone: bool) -> None:
    if phone:
        page.set_viewport_size({"width": 390, "height": 844})
    made, given = play_friends(page)
    sit_down(guest, made, given["seats"]["1"])
    for one in (page, guest):
        one.wait_for_selector(".hand .card")
    guest.get_by_role("tab", name="Chat").click()
    for text in ("Hello", "Play ball"):
        guest.get_by_label("Say something").fill(text)
        guest.keyboard.press("Enter")
    mark = page.locator(".mark")
    expect(mark).to_have_text(re.compile(r"^2\s*unread"))
    expect(page.locator("[aria-live=polite]").filter(has_text="Bo says: Play ball")).to_have_count(1)
    expect(guest.locator(".mark")).to_have_count(0)
    page.get_by_role("button" if phone else "tab", name="Chat").click()
    expect(page.locator(".chat ol")).to_contain_text("Play ball")
    expect(mark).to_have_count(0)
    page.reload()
    page.wait_for_selector(".hand .card")
    expect(mark).to_have_count(0)


def test_play_friends_where_only_this_machine_gets_explains_itself(page: Page) -> None:
    page.goto("/")
    page.locator(".tile").first.get_by_role("button", name="Play friends").click()
    expect(page.locator(".local")).to_have_text(
        "Only this machine can reach this server. Start it with sandlot serve --lan to get links for your friends."
    )


def test_a_friend_is_given_a_link_or_a_code(page: Page) -> None:
    reach = {"reach": {"urls": ["http://192.0.2.7/"], "command": ""}}
    page.route("**/api/health", lambda route: route.fulfill(json=reach))
    asked: list[str] = []

    def draw(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(body='<svg xmlns="http://www.w3.org/2000/svg"/>', content_type="image/svg+xml")

    page.route("**/codes/*", draw)
    made, given = play_friends(page)
    page.get_by_role("button", name="QR code").first.click()
    expect(page.get_by_role("img", name="QR code for Bo")).to_be_visible()
    expect(page.get_by_label("Link for Bo")).to_have_value(f"http://192.0.2.7/t/{made}#{given['seats']['1']}")
    assert [url.partition("?")[0].partition(made)[2] for url in asked] == ["/codes/seat1.svg"]
    assert given["seats"]["1"].partition("-")[2] not in asked[0]


def test_an_unknown_address_is_a_page(page: Page) -> None:
    for path in ("/cards", "/settings", "/nonsense"):
        answer = page.goto(path)
        assert answer is not None
        assert answer.status == 404
        expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    page.get_by_role("link", name="Back to the games").click()
    page.wait_for_selector(".tile")
