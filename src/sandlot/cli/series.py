"""What the verbs that play many games share: workers, a seed, a progress bar."""

from __future__ import annotations

import argparse
import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sandlot.cli import common


def add_workers(parser: argparse.ArgumentParser) -> None:
    """The flag --workers."""
    parser.add_argument(
        "--workers",
        type=common.at_least(1),
        default=len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1,
        metavar="W",
        help="processes that play at the same time; the results do not depend on it (default: %(default)s)",
    )


def seed_of(args: argparse.Namespace) -> int:
    """The seed that was given, or a new one that is easy to type."""
    return secrets.randbelow(10**9) if args.seed is None else int(args.seed)


@contextmanager
def progress(total: int | None, what: str) -> Iterator[Callable[[int], object]]:
    """A bar on stderr while something is under way; yields what to call with every bit of advance."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    counting = (MofNCompleteColumn(), TimeRemainingColumn()) if total is not None else ()
    with Progress(TextColumn(what), BarColumn(), *counting, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
