"""`sandlot play [GAME]`: play at the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import TYPE_CHECKING

from sandlot.cli import common
from sandlot.kernel.errors import BadInput

if TYPE_CHECKING:
    from sandlot.bots import Bot
    from sandlot.cli.terminal.screen import Screen
    from sandlot.kernel.registry import GameInfo
    from sandlot.match import Match

NONE = "none"
PACE = 0.8  # seconds a bot's move takes at least, so that it can be followed
LATEST = ""


def add(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The verb's place in the command line."""
    parser = verbs.add_parser("play", help="play a game at the terminal", description=__doc__)
    parser.add_argument("game", metavar="GAME", nargs="?", help="name of the game (default: a menu)")
    common.add_table(parser)
    parser.add_argument(
        "--bots",
        metavar="SPEC",
        help=f"who plays the seats after the first: one bot's name for all, or one for each by commas; "
        f"`{NONE}` is a person at this terminal (rookie, regular, all-star or hall-of-famer; default: regular)",
    )
    parser.add_argument(
        "--pace", type=seconds, default=PACE, metavar="S", help=f"seconds that a bot's move takes (default: {PACE})"
    )
    parser.add_argument(
        "--load", nargs="?", const=LATEST, metavar="FILE", help="go on with a match (default: the last one not over)"
    )


def seconds(text: str) -> float:
    """A pause, for argparse."""
    if not re.fullmatch(r"[0-9]{1,2}(\.[0-9]{1,3})?", text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds from 0 to 99")
    return float(text)


def run(args: argparse.Namespace) -> int:
    """Set up or open a match and play it."""
    from sandlot.cli.terminal.menu import choose
    from sandlot.cli.terminal.screen import Closed, Screen

    screen = Screen()
    try:
        if args.load is None and args.game is None:
            choose(args, screen)
        return begin(args, screen) if args.load is None else go_on(args, screen)
    except Closed:
        return 0


def begin(args: argparse.Namespace, screen: Screen) -> int:
    """A new match."""
    from sandlot import games
    from sandlot.bots.specs import USUAL
    from sandlot.match import Match

    info = games.find(args.game)
    count = info.check_seats(args.seats)
    kinds = seat_kinds(args.bots or USUAL, count, info)
    match = Match.new(info.name, count, args.seed, dict(args.option), args.pack, kinds=kinds)
    name_seats(match, kinds)
    return play(match, None, screen, args.pace)


def go_on(args: argparse.Namespace, screen: Screen) -> int:
    """A match from its file."""
    from sandlot.cli.terminal import saves
    from sandlot.match import Match

    path = Path(args.load)
    if args.load == LATEST:
        latest = saves.unfinished()
        if latest is None:
            raise BadInput(f"there is no unfinished match in {saves.folder()}; --load FILE opens one from elsewhere")
        path = latest.path
    match = Match.load(path)
    if args.game is not None and args.game != match.info.name:
        raise BadInput(f"{path.name} is a match of {match.info.name}, not of {args.game}")
    if match.frozen:
        screen.say(f"{path.name}: {match.frozen.sentence()}.")
        answer = screen.ask("Go on from there, as practice in another file? (yes/no) ")
        if answer.lower() not in ("y", "yes"):
            return 1
        match = match.fork(len(match.moves))
        path = Path()
    if args.bots:
        kinds = seat_kinds(args.bots, len(match.seats), match.info)
        name_seats(match, kinds)
    inside = path.parent.resolve() == saves.folder().resolve()
    return play(match, path if inside else None, screen, args.pace)


def play(match: Match, path: Path | None, screen: Screen, pace: float) -> int:
    """Play a match to its end or until it is left; it is kept in `path`, or in a new file of the data folder."""
    from sandlot.cli.terminal.saves import Keeper
    from sandlot.cli.terminal.session import Session

    seed = match.game.digest() >> 3  # bots that play the same match again play it alike
    bots = [bot_of(each.kind, seed + seat) for seat, each in enumerate(match.seats)]
    Session(match, bots, Keeper(match, path), screen, pace, seed).run()
    return 0


def bot_of(kind: str, seed: int) -> Bot | None:
    """The bot of a seat; None for a person."""
    from sandlot.bots import make
    from sandlot.match import PERSON

    return None if kind == PERSON else make(kind, seed)


def seat_kinds(spec: str, seats: int, info: GameInfo) -> list[str]:
    """For every seat a bot's name or `person`. The first seat is yours unless every seat is named."""
    from sandlot.bots.specs import check
    from sandlot.match import PERSON

    names = [word.strip().lower() for word in spec.split(",")]
    if len(names) == 1:
        names *= seats - 1
    if len(names) == seats - 1:
        names.insert(0, NONE)
    if len(names) != seats:
        raise BadInput(
            f"{spec!r} names {len(names)} players for {seats} seats; give one name, one for each seat "
            "after the first, or one for each seat"
        )
    for name in names:
        if name != NONE:
            check(name, info)
    return [PERSON if name == NONE else name for name in names]


def name_seats(match: Match, kinds: list[str]) -> None:
    """Call the seats as the table calls them."""
    from sandlot.cli.terminal.story import table_of
    from sandlot.match import Seat
    from sandlot.table.words import name

    table = table_of(match.game, -1)
    match.seats = [Seat(name(table, seat), kind) for seat, kind in enumerate(kinds)]
