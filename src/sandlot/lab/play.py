"""Playing the games of a plan, in this process or in many; the records come in order either way."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from sandlot import bots, games
from sandlot.bots.search import playout
from sandlot.cards import Pack
from sandlot.kernel import registry
from sandlot.kernel.chance import Chance, seeded
from sandlot.kernel.errors import SandlotError
from sandlot.kernel.game import NOBODY, Game
from sandlot.kernel.registry import GameInfo
from sandlot.kernel.rules import Rules
from sandlot.lab import entrants
from sandlot.lab.plan import Plan, Record, derive

CHUNK = 200  # units of quick games that a worker takes at a time


class PlanRunner:
    """Everything that the games of a plan share in one process."""

    def __init__(self, plan: Plan) -> None:
        importlib.import_module(plan.package)
        self.plan = plan
        self.info = registry.find(plan.game)
        self.pack: Pack[Any] | None = games.load_pack(self.info, plan.pack)
        self.lab = module_if_any(self.info, "lab")
        self.dealers: dict[int, Callable[[Chance], Game]] = {}  # by the place of their options in the plan

    def deal(self, unit: int) -> Game:
        """A new game of a deal; its options are read when they first come up."""
        plan = self.plan
        which = plan.which_options(unit)
        if which not in self.dealers:
            self.dealers[which] = games.dealer(self.info, plan.seats, plan.options[which], self.pack)
        return self.dealers[which](seeded(plan.deal(unit)))

    def unit(self, unit: int) -> list[Record]:
        """All games of one deal."""
        return [self.play(unit, self.plan.lineups[turn]) for turn in self.plan.turns(unit)]

    def play(self, unit: int, lineup: tuple[int, ...]) -> Record:
        """One game of a deal, with the bots seated as in the line-up."""
        plan = self.plan
        seed = plan.deal(unit)
        g = self.deal(unit)
        if getattr(self.lab, "LISTENS", False):
            g.events = []
        if plan.all_random and not has_asides(g):
            decisions = playout(g, seeded(derive(seed, "random")))
        else:
            decisions = play_out(
                g, [entrants.make(plan.bots[who], derive(seed, seat, who)) for seat, who in enumerate(lineup)]
            )
        outcome = g.outcome()
        return Record(
            unit,
            seed,
            lineup,
            plan.options_of(unit),
            outcome.ending,
            outcome.scores,
            [g.result(seat) for seat in range(plan.seats)],
            [g.team(seat) for seat in range(plan.seats)],
            decisions,
            self.lab.fields(g) if self.lab else {},
        )


def play_out(g: Game, players: list[bots.Bot]) -> int:
    """Let bots play on to the end; returns how many picks they made."""
    count = 0
    while g.seat != NOBODY:
        seat = g.seat
        count += players[seat].play(g, seat)
        for other, player in enumerate(players):
            aside = player.aside(g, other)
            if aside:
                g.aside(other, aside)
                count += len(aside)
    return count


def has_asides(g: Game) -> bool:
    """Whether the game knows moves outside a seat's turn."""
    return type(g.rules).aside_question is not Rules.aside_question


def module_if_any(info: GameInfo, name: str) -> ModuleType | None:
    """A room that not every game has."""
    try:
        return info.module(name)
    except ModuleNotFoundError as error:
        if error.name != f"{info.package}.{name}":
            raise
        return None


# -- workers ----------------------------------------------------------------------------------------------------


def records(plan: Plan, workers: int, first: int = 0) -> Generator[list[Record], None, None]:
    """The records of all units from the first on, unit by unit."""
    if workers == 1 or plan.units - first == 1:
        runner = PlanRunner(plan)
        for unit in range(first, plan.units):
            yield runner.unit(unit)
    else:
        yield from _from_workers(plan, workers, first)


def _from_workers(plan: Plan, workers: int, first: int) -> Iterator[list[Record]]:
    size = max(1, min(CHUNK, plan.units // (workers * 8))) if plan.all_random else 1
    starts = range(first, plan.units, size)
    ours = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        min(workers, len(starts)), multiprocessing.get_context("spawn"), initializer=_enter, initargs=(plan,)
    )
    try:
        with _deaf():  # a worker that starts now never hears Ctrl-C: it is for us to stop it
            chunks = [pool.submit(_chunk, start, min(start + size, plan.units)) for start in starts]
        for chunk in chunks:
            yield from chunk.result()
    except BrokenProcessPool:
        raise SandlotError("a worker process ended before its games were over") from None
    except BaseException:
        for child in set(multiprocessing.active_children()) - ours:
            child.terminate()
        raise
    finally:
        # waits for the pool's own thread: at exit Python must not wake a closed pipe
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


_here: PlanRunner | None = None


def _enter(plan: Plan) -> None:
    global _here
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _here = PlanRunner(plan)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)  # killed, it could not stop us, and nobody waits for these games any more


def _chunk(start: int, stop: int) -> list[list[Record]]:
    assert _here is not None
    return [_here.unit(unit) for unit in range(start, stop)]
