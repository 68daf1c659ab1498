"""The locks can be installed anywhere: exact, hashed, and silent about where packages come from."""

import re
from importlib.metadata import distributions

import pytest

from builds import ROOT

PLAYER, DEVELOPER = "requirements.lock", "requirements-dev.lock"
ENTRY = re.compile(r"^(?P<name>[a-z0-9][a-z0-9._-]*)(\[(?P<extras>[a-z,]+)\])?==(?P<version>[^ ;\\]+)(?P<rest>.*)$")
WITH_EXTRA = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)\[(?P<extra>[A-Za-z0-9_-]+)\](?!.*extra ==)")


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
    assert {"librt", "msgspec", "rich", "mypy-extensions", "mypy", "setuptools"} <= packages.keys()
    assert [name for name, (_, hashes) in packages.items() if not hashes] == []
    assert len(packages["msgspec"][1]) > 10  # one file per platform and Python version


@pytest.mark.parametrize("lock", [PLAYER, DEVELOPER])
def test_a_lock_names_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert re.findall(r"//|@|--(?:extra-)?index|--find-links|\.(?:org|com|io|net|dev)\b", text) == []


def test_what_a_player_runs_is_what_was_tested() -> None:
    player, developer = entries(PLAYER), entries(DEVELOPER)
    assert {name: developer.get(name) for name in player} == player


def test_what_a_package_wants_with_an_extra_is_pinned_with_it() -> None:
    """Otherwise pip looks up the newest release for the extra, and refuses it: the lock ends with the next release."""
    pinned = set()
    for line in (ROOT / DEVELOPER).read_text(encoding="utf-8").splitlines():
        if (entry := ENTRY.match(line)) and entry["extras"]:
            pinned |= {(entry["name"], extra) for extra in entry["extras"].split(",")}
    wanted = set()
    for package in distributions():
        for requirement in package.requires or []:
            if found := WITH_EXTRA.match(requirement):
                wanted.add((found["name"].lower(), found["extra"].lower()))
    assert ("coverage", "toml") in wanted  # of pytest-cov: the question is put at all
    assert wanted <= pinned
