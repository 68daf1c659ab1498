"""`sandlot serve`: what it says, where it listens, how it stops."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from sandlot.cli import main


def started(folder: Path, *flags: str) -> subprocess.Popen[str]:
    """The command as a process of its own."""
    command = [sys.executable, "-m", "sandlot", "serve", "--port", "0", "--no-browser", "--data", str(folder), *flags]
    path = os.pathsep.join(each for each in sys.path if each)
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": path})


def test_it_says_where_it_is_and_stops_in_order(tmp_path: Path) -> None:
    with started(tmp_path) as process:
        assert process.stdout is not None
        first, second = process.stdout.readline(), process.stdout.readline()
        address = first.split()[3]
        assert address.startswith("http://localhost:")
        assert "sandlot serve --lan" in second
        with urllib.request.urlopen(f"{address}api/health", timeout=60) as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGTERM)
        process.wait(60)
    assert (tmp_path / "tables.db").is_file()


def test_in_a_network_it_shows_the_way(tmp_path: Path) -> None:
    with started(tmp_path, "--public-url", "https://play.example.org") as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(6)]
        process.send_signal(signal.SIGTERM)
        process.wait(60)
    assert said[1] == "Friends reach it at https://play.example.org/\n"
    assert "█" in "".join(said[2:]) or "▄" in "".join(said[2:])  # the address as a QR code


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
