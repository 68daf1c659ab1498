"""The locks can be installed anywhere: exact, hashed, and silent about where packages come from."""

import re

import pytest

from builds import ROOT

PLAYER, DEVELOPER = "requirements.lock", "requirements-dev.lock"
ENTRY = re.compile(r"^(?P<name>[a-z0-9][a-z0-9._-]*)==(?P<version>[^ ;\\]+)(?P<rest>.*)$")


def entries(lock: str) -> dict[str, tuple[str, list[str]]]:
    """Package name to its version and hashes; a line that is neither an entry nor a hash fails."""
    found: dict[str, tuple[str, list[str]]] = {}
    hashes: list[str] = []
    for line in (ROOT / lock).read_text(encoding="utf-8").splitlines():
        if entry := ENTRY.match(line):
            hashes = []
            found[entry["name"]] = (entry["version"], hashes)
        else:
            digest = re.fullmatch(r" +--hash=sha256:([0-9a-f]{64})( \\)?", line)
            assert digest, f"{lock}: neither a package nor a hash: {line}"
            hashes.append(digest[1])
    return found


@pytest.mark.parametrize("lock", [PLAYER, DEVELOPER])
def test_every_package_is_exact_and_hashed_for_more_than_one_platform(lock: str) -> None:
    packages = entries(lock)
    assert {"msgspec", "rich", "mypy-extensions", "mypy", "setuptools"} <= packages.keys()
    assert [name for name, (_, hashes) in packages.items() if not hashes] == []
    assert len(packages["msgspec"][1]) > 10  # one file per platform and Python version


@pytest.mark.parametrize("lock", [PLAYER, DEVELOPER])
def test_a_lock_names_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert re.findall(r"//|@|--(?:extra-)?index|--find-links|\.(?:org|com|io|net|dev)\b", text) == []


def test_what_a_player_runs_is_what_was_tested() -> None:
    player, developer = entries(PLAYER), entries(DEVELOPER)
    assert {name: developer.get(name) for name in player} == player
