"""Where matches are kept: after every move in the user's data folder, so that nothing is lost."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from sandlot.kernel.errors import BadInput
from sandlot.match import Match, Record, decode

SUFFIX = ".sandlot.json"


def folder() -> Path:
    """SANDLOT_DATA, or the place where this system keeps a user's data."""
    given = os.environ.get("SANDLOT_DATA")
    if given:
        return Path(given) / "matches"
    if os.name == "nt":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "sandlot" / "matches"


class Saved(NamedTuple):
    """A match in the folder."""

    path: Path
    record: Record


def unfinished() -> Saved | None:
    """The match last played here that is not over yet."""
    kept = folder()
    found = sorted(kept.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime) if kept.is_dir() else []
    for path in reversed(found):
        try:
            record, broken = decode(path.read_bytes())
        except (BadInput, OSError):
            continue
        if record.result is None and not broken:
            return Saved(path, record)
    return None


class Keeper:
    """Keeps one match in its file."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.match = match
        self.path = path or free(folder(), match.info.name)
        self.own = {self.path}  # files that may be written over
        self.trouble = ""  # why the last save failed

    def keep(self) -> bool:
        """Save; False when that failed now and had not before, so that it is said once."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.match.save(self.path)
        except (BadInput, OSError) as error:
            first, self.trouble = not self.trouble, str(error)
            return not first
        self.trouble = ""
        return True

    def save_as(self, name: str) -> Path:
        """Save a copy under a name; never over a file that is something else."""
        path = Path(name).expanduser()
        if path.is_dir():
            raise BadInput(f"{name} is a folder; name a file to save the match in")
        if not path.name.endswith(".json"):
            path = path.with_name(path.name + SUFFIX)
        if path.exists() and path.resolve() not in {own.resolve() for own in self.own}:
            raise BadInput(f"{path} exists already and is left as it is")
        self.match.save(path)
        self.own.add(path)
        return path


def free(where: Path, game: str) -> Path:
    """A name in the folder that no file has yet."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = where / f"{stem}{SUFFIX}"
    number = 1
    while path.exists():
        number += 1
        path = where / f"{stem}-{number}{SUFFIX}"
    return path
