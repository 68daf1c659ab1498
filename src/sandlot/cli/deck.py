"""`sandlot deck check FILE`: is a deck legal, and if not, why, card by card."""

from __future__ import annotations

import argparse
from pathlib import Path

from sandlot.cli import common
from sandlot.kernel.errors import BadInput
from sandlot.kernel.registry import GameInfo

LARGEST = 100_000  # bytes of a deck file


def add(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The verb's place in the command line."""
    parser = verbs.add_parser("deck", help="check a deck, or write out one of a pack", description=__doc__)
    tasks = parser.add_subparsers(title="tasks", metavar="TASK", dest="task", required=True)
    check = tasks.add_parser("check", help="say everything that is wrong with a deck; exit code 1 if anything is")
    check.add_argument("path", metavar="FILE", type=Path, help="a deck file")
    show = tasks.add_parser("show", help="print a deck of a pack as a deck file")
    show.add_argument("deck", metavar="DECK", help="its name in the pack")
    for task in (check, show):
        task.add_argument("--game", default="", metavar="GAME", help="which game (default: the one with decks)")
        task.add_argument("--pack", default="", metavar="P", help="name or path of a pack (default: the game's own)")
        common.add_json(task)


def run(args: argparse.Namespace) -> int:
    """Do the task."""
    from sandlot import games

    info = game_with_decks(args.game)
    pack = games.load_pack(info, args.pack)
    decks = info.module("decks")
    if args.task == "show":
        text = decks.write(decks.deck_of(pack, args.deck))
        if args.json:
            common.print_json({"ok": True, "errors": [], "text": text})
        else:
            print(text, end="")
        return 0
    found = [(card, "", why) for card, why in decks.check(pack, text_of(args.path))]
    if args.json:
        errors = [{"file": args.path.name, "card": card, "field": field, "why": why} for card, field, why in found]
        common.print_json({"ok": not found, "errors": errors})
    else:
        told = [f"{args.path.name}{', ' + card if card else ''}: {why}." for card, _, why in found]
        print("\n".join(told) or f"{args.path.name} is a legal deck.")
    return 1 if found else 0


def game_with_decks(name: str) -> GameInfo:
    """The game of that name, or the only one in which decks are built."""
    from sandlot import games

    having = [
        each for each in map(games.find, games.names()) if any(option.module == "decks" for option in each.options)
    ]
    if name:
        info = games.find(name)
        if info not in having:
            raise BadInput(f"no decks are built for {info.title}")
        return info
    if len(having) != 1:
        raise BadInput(f"say which game with --game: {', '.join(each.name for each in having) or 'none has decks'}")
    return having[0]


def text_of(path: Path) -> str:
    """The text of a deck file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from error
    if len(data) > LARGEST:
        raise BadInput(f"{path.name} is larger than {LARGEST:,} bytes, too large for a deck")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"{path.name} is not UTF-8 text (byte {error.start + 1})") from error
