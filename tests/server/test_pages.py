"""Addresses that somebody types: a page, or a page that says there is none; HEAD like GET."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandlot.server.http import pages
from sandlot.server.serving import reachable, run
from server.house import serving


@pytest.mark.parametrize("built", [False, True])
def test_an_unknown_address_is_a_page_with_a_way_home(
    tmp_path: Path, built: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<title>the page</title>")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    monkeypatch.setattr(pages, "built", lambda: built)

    async def scenario() -> None:
        async with serving(tmp_path) as house:
            for path in ("/cards", "/settings", "/nonsense", "/t", "/t/a/b/c", "/t/short/text"):
                answer = await house.ask("GET", path)
                assert answer.status == 404, path
                assert answer.headers["content-type"].startswith("text/html"), path
                assert (b"the page" if built else b'<a href="/">') in answer.body, path
            lost = await house.ask("GET", "/t/abcdefghjkmn/text")
            assert lost.status == 404
            assert b"There is no table" in lost.body
            for path in ("/api/nonsense", "/api/tables/abcdefghjkmn"):
                answer = await house.ask("GET", path)
                assert answer.status == 404, path
                assert answer.json["reason"]

    run(scenario())


def test_head_answers_like_get_without_a_body(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            for path in ("/", "/packs", "/nonsense", "/rules/haggle", "/api/games"):
                got, head = await house.ask("GET", path), await house.ask("HEAD", path)
                assert (head.status, head.body) == (got.status, b""), path
                for name in ("content-type", "content-length", "content-security-policy"):
                    assert head.headers[name] == got.headers[name], path

    run(scenario())


@pytest.mark.parametrize("url", ["http://localhost:18100", "http://127.0.0.1", "https://[::1]:1"])
def test_an_address_that_leads_everybody_to_their_own_machine_is_none_for_friends(url: str) -> None:
    assert reachable("127.0.0.1", 8000, False, url).urls == ()
    assert url in reachable("127.0.0.1", 8000, False, url).origins
