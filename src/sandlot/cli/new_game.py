"""`sandlot new-game NAME`: a small game that can be played at once, to grow a game of your own from."""

from __future__ import annotations

import argparse
import keyword
import re
import sys
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from sandlot.cli import common
from sandlot.kernel.errors import BadInput

TEMPLATE = "sandlot.game_template"  # itself a game, which the tools check like any other
TESTS = "tests"  # a folder of it; what lies there ends in .txt, so that nobody takes it for tests of Sandlot
CLONE = Path(__file__).resolve().parents[3]  # where src/ lies, if this is a clone
NAME = re.compile(r"[a-z][a-z0-9]{2,11}")
SOURCES = (".py", ".toml", ".md", ".ts", ".svelte", ".css", ".html", ".json", ".js")


def add(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The verb's place in the command line."""
    parser = verbs.add_parser("new-game", help="begin a game of your own, with its tests", description=__doc__)
    parser.add_argument("name", metavar="NAME", help="of the game and its package: 3 to 12 small letters and digits")
    parser.add_argument("--into", type=Path, metavar="DIR", help="write only the package, to DIR/NAME, outside a clone")
    common.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Write the game and say which files these are."""
    name = checked(args.name)
    if args.into is None:
        files, package, below = in_clone(name), f"sandlot.games.{name}", CLONE
    else:
        files, package, below = in_folder(name, args.into), name, args.into
    written = write(files, name, package)
    if args.json:
        common.print_json({"game": name, "files": [path.relative_to(below).as_posix() for path in written]})
    else:
        print("\n".join(f"wrote {path.relative_to(below).as_posix()}" for path in written))
        print(after_it(name, args.into))
    return 0


# -- the name --------------------------------------------------------------------------------------------------------


def checked(name: str) -> str:
    """The name itself, if a game can be called so, or a clear error."""
    from sandlot import games

    if not NAME.fullmatch(name):
        raise BadInput(f"a game is called by 3 to 12 small letters and digits, a letter first, not {name!r}")
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise BadInput(f"{name!r} is a word of Python's own, so no package can be called so")
    if name in games.names():
        raise BadInput(f"there is a game {name!r} already")
    if name in sys.stdlib_module_names or find_spec(name) or find_spec(f"sandlot.{name}"):
        raise BadInput(f"there is a package {name!r} already; a game has a name of its own")
    return name


def spoken_of(name: str) -> str:
    """Where Sandlot's own sources use this word; nothing outside the games may name a game. "" if nowhere."""
    word = re.compile(rf"(?<!\w)({name}|{name.capitalize()})(?!\w)")
    package = CLONE / "src" / "sandlot"
    for path in sorted([*package.rglob("*"), *(CLONE / "web" / "src").rglob("*")]):
        if path.suffix in SOURCES and package / "games" not in path.parents and "static" not in path.parts:
            if word.search(path.read_text(encoding="utf-8")):
                return path.relative_to(CLONE).as_posix()
    return ""


# -- the files -------------------------------------------------------------------------------------------------------


def in_clone(name: str) -> dict[Path, Traversable]:
    """What is written in a clone: the package among the games, and its tests."""
    if not all((CLONE / each).exists() for each in ("dev.py", "src/sandlot/games", "tests/rules")):
        raise BadInput("this is no clone of Sandlot, which games are added to; with --into DIR the package goes to DIR")
    if (CLONE / "tests" / name).exists():
        raise BadInput(f"there is a package {name!r} among the tests already; a game has a name of its own")
    if found := spoken_of(name):
        raise BadInput(f"the word {name!r} stands in {found}, and nothing outside the games may name one")
    home, tests = CLONE / "src" / "sandlot" / "games" / name, CLONE / "tests" / "rules" / name
    files = {home / file.name: file for file in package_files()}
    return files | {tests / file.name.removesuffix(".txt"): file for file in test_files()}


def in_folder(name: str, folder: Path) -> dict[Path, Traversable]:
    """What is written to a folder: the package alone, since its tests need those of a clone."""
    if not folder.is_dir():
        raise BadInput(f"there is no folder {folder}")
    return {folder / name / file.name: file for file in package_files()}


def package_files() -> Iterator[Traversable]:
    """The modules and the rules of the template."""
    yield from _sorted(file for file in resources.files(TEMPLATE).iterdir() if file.name.endswith((".py", ".md")))


def test_files() -> Iterator[Traversable]:
    """The tests of the template."""
    yield from _sorted(file for file in resources.files(TEMPLATE).joinpath(TESTS).iterdir() if file.is_file())


def _sorted(files: Iterator[Traversable]) -> list[Traversable]:
    return sorted(files, key=lambda file: file.name)


def write(files: dict[Path, Traversable], name: str, package: str) -> list[Path]:
    """Write the files; a folder that exists is left as it is, and then nothing is written."""
    for folder in dict.fromkeys(path.parent for path in files):
        if folder.exists():
            raise BadInput(f"{folder} exists already and is left as it is")
    try:
        for path, source in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(renamed(source.read_text(encoding="utf-8"), name, package), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{error.filename} cannot be written: {error.strerror}") from error
    return list(files)


def renamed(text: str, name: str, package: str) -> str:
    """A file of the template under the game's own name."""
    text = text.replace(TEMPLATE, package)
    for old, new in (("tiny", name), ("Tiny", name.capitalize()), ("TINY", name.upper())):
        text = text.replace(old, new)
    return text


def after_it(name: str, folder: Path | None) -> str:
    """What can be done next."""
    if folder is None:
        return f"Play it: python3 dev.py run play {name}. Then go on with docs/add-a-game.md."
    return f"Where {folder} is on Python's path, `import {name}` adds the game: sandlot.new({name!r}, seats=2, seed=1)."
