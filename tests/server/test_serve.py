"""`sandlot serve`: what it says, where it listens, how it stops."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import websockets

from patience import PATIENCE
from sandlot.cli import main
from sandlot.server.serving import run
from server.house import connected


def started(folder: Path, *flags: str, stderr: int | None = None) -> subprocess.Popen[str]:
    """The command as a process of its own."""
    command = [sys.executable, "-m", "sandlot", "serve", "--port", "0", "--no-browser", "--data", str(folder), *flags]
    path = os.pathsep.join(each for each in sys.path if each)
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=stderr, text=True, env=os.environ | {"PYTHONPATH": path}
    )


def test_it_says_where_it_is_and_stops_in_order(tmp_path: Path) -> None:
    with started(tmp_path) as process:
        assert process.stdout is not None
        first, second = process.stdout.readline(), process.stdout.readline()
        address = first.split()[3]
        assert address.startswith("http://localhost:")
        assert "sandlot serve --lan" in second
        with urllib.request.urlopen(f"{address}api/health", timeout=PATIENCE) as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
    assert (tmp_path / "tables.db").is_file()


def test_no_log_and_no_file_tells_a_token(tmp_path: Path) -> None:
    secrets: list[str] = []
    with started(tmp_path, stderr=subprocess.STDOUT) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[3].rstrip("/")
        run(strange_visits(address, secrets))
        process.send_signal(signal.SIGTERM)
        said = process.communicate(timeout=PATIENCE)[0]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert len(secrets) >= 5
    for secret in secrets:
        assert secret not in said
        assert secret.encode() not in kept


async def strange_visits(address: str, secrets: list[str]) -> None:
    """Use every link of a table well and badly."""

    def post(path: str, body: bytes) -> tuple[int, Any, str]:
        try:
            with urllib.request.urlopen(urllib.request.Request(address + path, body), timeout=PATIENCE) as answer:
                cookie = str(answer.headers["set-cookie"]).partition("sandlot=")[2].partition(";")[0]
                return answer.status, json.loads(answer.read()), cookie
        except urllib.error.HTTPError as refused:
            return refused.code, None, ""

    [game] = (each for each in json.loads(await asyncio.to_thread(fetch, f"{address}/api/games"))["games"][:1])
    wanted = {"game": game["name"], "seats": [{"kind": "me"}, *[{"kind": "person"}] * (game["seats"][-1] - 1)]}
    _, made, cookie = await asyncio.to_thread(post, "/api/tables", json.dumps(wanted).encode())
    links = made["links"]
    secrets += [links["host"], links["watch"], *links["seats"].values(), cookie]
    for token in list(secrets):
        for path in ("claim", "seats/1/claim", "seats/7/claim"):
            for body in (json.dumps({"token": token}), json.dumps({"token": token})[:-1], json.dumps([token])):
                _, _, given = await asyncio.to_thread(post, f"/api/tables/{made['id']}/{path}", body.encode())
                secrets += [given] if given else []
        url = f"{address.replace('http', 'ws')}/ws/{made['id']}"
        async with await connected(url) as socket:
            for frame in ({"kind": "join", "id": "a", "token": token}, {"kind": "join", "token": token}, [token]):
                await socket.send(json.dumps(frame))
                await socket.recv()


def test_in_a_network_it_shows_the_way(tmp_path: Path) -> None:
    with started(tmp_path, "--public-url", "https://play.example.org") as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(6)]
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
    assert said[1] == "Friends reach it at https://play.example.org/\n"
    assert "█" in "".join(said[2:]) or "▄" in "".join(said[2:])  # the address as a QR code


def test_a_friend_in_the_network_can_join(tmp_path: Path) -> None:
    """Over this machine's own address in its network; nothing leaves the machine."""
    with started(tmp_path, "--lan") as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(8)]
        try:
            urls = [line.split()[-1] for line in said if line.startswith("Friends reach it at http://")]
            ours = [url for url in urls if url[7].isdigit()]
            if not ours:
                pytest.skip("this machine is in no network")
            assert "█" in "".join(said) or "▄" in "".join(said)
            run(friend(ours[0].rstrip("/")))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


async def friend(address: str) -> None:
    """Open a table and look at it as a browser at this address does."""

    def post(path: str, body: object, origin: str) -> tuple[int, bytes, str]:
        request = urllib.request.Request(f"{address}{path}", json.dumps(body).encode(), {"Origin": origin})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, answer.read(), answer.headers["set-cookie"]
        except urllib.error.HTTPError as refused:
            return refused.code, b"", ""

    [game] = (each for each in json.loads(await asyncio.to_thread(fetch, f"{address}/api/games"))["games"][:1])
    wanted = {"game": game["name"], "seats": [{"kind": "me"}] * game["seats"][-1]}
    assert (await asyncio.to_thread(post, "/api/tables", wanted, "http://evil.example"))[0] == 403
    status, made, cookie = await asyncio.to_thread(post, "/api/tables", wanted, address)
    assert status == 201
    table, host = json.loads(made)["id"], address.removeprefix("http://")
    assert json.loads(made)["reach"]["urls"]
    headers = {"Cookie": cookie.partition(";")[0]}
    socket = await connected(f"ws://{host}/ws/{table}", origin=websockets.Origin(address), additional_headers=headers)
    await socket.send(json.dumps({"kind": "join", "id": "a"}))
    assert json.loads(await socket.recv())["kind"] == "snapshot"
    await socket.close()


def fetch(url: str) -> bytes:
    """What is there."""
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        found: bytes = answer.read()
        return found


@pytest.mark.parametrize(
    ("flags", "says"),
    [
        (["--port", "x"], "'x' is not a port"),
        (["--port", "70000"], "'70000' is not a port"),
        (["--public-url", "play.example.org"], "is not of the form https://example.org"),
        (["--database", "postgresql://somewhere"], "is not of the form sqlite:///FILE"),
    ],
)
def test_bad_input_is_one_sentence(flags: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(["serve", *flags])
    except SystemExit as stopped:
        code = int(stopped.code or 0)
    assert code == 2
    assert says in capsys.readouterr().err
