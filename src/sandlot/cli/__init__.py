"""The `sandlot` command: one file per verb, each with `add(subparsers)` and `run(args) -> int`.

Exit codes: 0 yes, 1 the answer is no, 2 bad input. Errors are one sentence on stderr.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from sandlot import __version__, _engine
from sandlot.kernel.errors import SandlotError

# In the order of --help. A verb's file imports what it needs inside run(), so that every start is quick.
VERBS = ("play", "serve", "rules", "replay", "verify", "pack", "deck", "sim", "arena", "ladder", "bench", "new_game")

STOPPED = 130  # what a shell expects after Ctrl-C
NOBODY_READS = 141  # and after its reader closed the pipe


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence and where to read more."""

    def error(self, message: str) -> NoReturn:
        """End with exit code 2."""
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


class Version(argparse.Action):
    """Prints the version and how the engine runs, which only then has to be loaded."""

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> NoReturn:
        print(f"sandlot {__version__} ({_engine.kind()})")
        parser.exit(0)


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = Parser(
        prog="sandlot",
        description="An open home for tabletop baseball games: play them, replay them, study them.",
        epilog="`sandlot VERB --help` tells more about a verb. Exit codes: 0 yes, 1 the answer is no, 2 bad input.",
    )
    top.add_argument("--version", action=Version, nargs=0, help="print the version and how the engine runs")
    verbs = top.add_subparsers(title="verbs", metavar="VERB", dest="verb", required=True)
    for name in VERBS:
        importlib.import_module(f"{__name__}.{name}").add(verbs)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a sign still gets the rest
    args = parser().parse_args(arguments)
    try:
        code = int(importlib.import_module(f"{__name__}.{args.verb.replace('-', '_')}").run(args))
        sys.stdout.flush()
        return code
    except SandlotError as error:
        print(f"sandlot: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nsandlot: stopped", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the flush at exit must not fail again
        return NOBODY_READS
