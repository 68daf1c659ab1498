"""The short menu of `sandlot play` without a game: what is still open is asked, Enter takes the usual."""

from __future__ import annotations

import argparse

from sandlot import games
from sandlot.bots.levels import LEVELS
from sandlot.bots.specs import USUAL
from sandlot.cli.terminal import saves
from sandlot.cli.terminal.screen import Screen
from sandlot.cli.terminal.setup import choose_options
from sandlot.kernel.registry import GameInfo

ALL_PEOPLE = "none"


def choose(args: argparse.Namespace, screen: Screen) -> None:
    """Fill in the game (or the match to go on with), the seats, who plays, the cards and the options."""
    infos = [games.find(name) for name in games.names()]
    screen.say("Sandlot · tabletop baseball", "bold")
    for number, info in enumerate(infos, 1):
        screen.say(f"  {number}  {info.title} – {info.blurb} {_seats(info)} seats, about {info.minutes} minutes.")
    last = saves.unfinished()
    if last is not None:
        title = games.find(last.record.game).title if last.record.game in games.names() else last.record.game
        screen.say(f"  c  Continue {title}, {len(last.record.seats)} seats, after {len(last.record.moves)} moves.")
    answer = _answer(screen, "Which game? ", [str(n) for n in range(1, len(infos) + 1)] + ["c"] * bool(last), "1")
    if answer == "c" and last is not None:
        args.load = str(last.path)
        return
    info = infos[int(answer) - 1]
    args.game = info.name
    if args.seats is None and len(info.seats) > 1:
        counts = [str(count) for count in info.seats]
        args.seats = int(_answer(screen, f"How many seats, {_seats(info)}? ", counts, str(info.check_seats(None))))
    if args.bots is None:
        who = _answer(screen, "1 you against bots, 2 people at this keyboard? ", ["1", "2"], "1")
        args.bots = ALL_PEOPLE if who == "2" else _level(screen)
    if not args.pack and len(info.packs) > 1:
        args.pack = _answer(screen, f"Which cards, {' or '.join(info.packs)}? ", list(info.packs), info.packs[0])
    if not args.option:
        pack = games.load_pack(info, args.pack)
        args.option = list(choose_options(screen, info, info.check_seats(args.seats), pack).items())


def _level(screen: Screen) -> str:
    for number, level in enumerate(LEVELS, 1):
        screen.say(f"  {number}  {level.title}: {level.sentence}")
    usual = [level.name for level in LEVELS].index(USUAL) + 1
    numbers = [str(number) for number in range(1, len(LEVELS) + 1)]
    return LEVELS[int(_answer(screen, "Which bots? ", numbers, str(usual))) - 1].name


def _answer(screen: Screen, question: str, allowed: list[str], usual: str) -> str:
    while True:
        word = screen.ask(f"{question}[{usual}] ").lower() or usual
        if word in allowed:
            return word
        screen.say(f"{word[:40]!r} is none of {', '.join(allowed)}.")


def _seats(info: GameInfo) -> str:
    return f"{info.seats[0]} to {info.seats[-1]}" if len(info.seats) > 1 else str(info.seats[0])
