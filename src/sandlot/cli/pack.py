"""`sandlot pack check PATH` and `sandlot pack new PATH`: for designers of card sets."""

from __future__ import annotations

import argparse
from importlib import resources
from pathlib import Path

from sandlot.cli import common
from sandlot.kernel.errors import BadInput


def add(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The verb's place in the command line."""
    parser = verbs.add_parser("pack", help="check a card set or begin a new one", description=__doc__)
    tasks = parser.add_subparsers(title="tasks", metavar="TASK", dest="task", required=True)
    check = tasks.add_parser("check", help="say everything that is wrong with a pack; exit code 1 if anything is")
    check.add_argument("path", metavar="PATH", type=Path, help="a pack as TOML file")
    common.add_json(check)
    new = tasks.add_parser("new", help="copy the standard pack of a game as a starting point")
    new.add_argument("path", metavar="PATH", type=Path, help="the file to write; it must not exist yet")
    new.add_argument("--game", required=True, metavar="GAME", help="name of the game")
    common.add_json(new)


def run(args: argparse.Namespace) -> int:
    """Do the task."""
    return check(args.path, args.json) if args.task == "check" else new(args.path, args.game, args.json)


def check(path: Path, as_json: bool) -> int:
    """Load the pack; 1 and all errors if it is not good."""
    from sandlot import games
    from sandlot.cards import BadPack, read_header

    if not path.is_file():
        raise BadInput(f"there is no file {path}")
    found: list[dict[str, str]] = []
    said = f"{path.name} is a good pack."
    try:
        games.load_pack(games.find(read_header(path).game), str(path.absolute()))
    except BadPack as bad:
        found = [{"file": e.file, "card": e.card, "field": e.field, "why": e.why} for e in bad.errors]
        said = str(bad)
    except BadInput as bad:
        found = [{"file": path.name, "card": "", "field": "game", "why": str(bad)}]
        said = f"{path.name}: {bad}"
    if as_json:
        common.print_json({"ok": not found, "errors": found})
    else:
        print(said)
    return 1 if found else 0


def new(path: Path, game: str, as_json: bool) -> int:
    """Copy the game's default pack."""
    from sandlot import games

    info = games.find(game)
    if not info.packs:
        raise BadInput(f"{info.title} is played without cards, so there are no packs for it")
    if not path.name.endswith(".toml"):
        raise BadInput(f"a pack is a .toml file, which {path.name!r} is not")
    source = resources.files(info.package).joinpath("packs", f"{info.packs[0]}.toml")
    try:
        with path.open("xb") as file:
            file.write(source.read_bytes())
    except FileExistsError as error:
        raise BadInput(f"{path} exists already and is left as it is") from error
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from error
    if as_json:
        common.print_json({"ok": True, "errors": []})
    else:
        print(f"{path} is a copy of {info.packs[0]}: change its name, title and cards, then run sandlot pack check.")
    return 0
