"""What the verbs share: flags of the same name mean the same everywhere."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from sandlot.kernel.errors import BadInput

SEEDS = 1 << 62  # fast chance takes seeds of at most 62 bits


def add_table(parser: argparse.ArgumentParser) -> None:
    """Flags of every verb that sets up a table: --seats --seed --option --pack."""
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats (default: the game's usual number)")
    parser.add_argument("--seed", type=seed, metavar="S", help="the same seed gives the same game (default: a new one)")
    parser.add_argument(
        "--option",
        type=pair,
        action="append",
        default=[],
        metavar="K=V",
        help="a table option, or K=@FILE for one read from a file, such as a deck; may be repeated",
    )
    parser.add_argument("--pack", default="", metavar="P", help="name or path of a pack (default: the game's own)")


def add_json(parser: argparse.ArgumentParser) -> None:
    """The flag --json."""
    parser.add_argument("--json", action="store_true", help="end with one JSON object on the last line of stdout")


def pair(text: str) -> tuple[str, str]:
    """`k=v`, for argparse; `k=@FILE` takes the text of a file, such as a deck."""
    key, sign, value = text.partition("=")
    if not sign or not key.strip():
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form name=value")
    if value.strip().startswith("@"):
        from sandlot.cli.deck import text_of

        try:
            value = text_of(Path(value.strip()[1:]))
        except BadInput as error:
            raise argparse.ArgumentTypeError(str(error)) from error
    return key.strip(), value.strip()


def seed(text: str) -> int:
    """A seed, for argparse."""
    if not re.fullmatch(r"[0-9]{1,19}", text) or int(text) >= SEEDS:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to {SEEDS - 1}")
    return int(text)


def at_least(low: int) -> Callable[[str], int]:
    """A type for argparse: a whole number not below `low`."""

    def number(text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,18}", text) or int(text) < low:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {low} up")
        return int(text)

    return number


def say(text: str) -> None:
    """Tell the person something that is not part of the output."""
    print(text, file=sys.stderr, flush=True)


def print_json(answer: Mapping[str, object]) -> None:
    """The answer for programs: one object on one line, the last of stdout."""
    print(json.dumps(answer, ensure_ascii=False))
