"""Bots think in other processes, with a deadline; a process that is late is ended and another takes its place."""

from __future__ import annotations

import asyncio
import os
import pickle
import secrets
import sys
import time
from collections.abc import Sequence
from typing import Any

from sandlot.bots.why import Thought
from sandlot.kernel.game import Game
from sandlot.server.live.bot_tasks import LENGTH, BotTask, CurveTask

LONGEST = 1_000_000  # bytes of an answer
ADVICE = 6  # questions for advice at a time
LONG = 800  # milliseconds for one of them


def _number() -> int:
    return secrets.randbelow(1 << 60)


class NoAnswer(Exception):
    """The bot did not answer, or not sensibly."""


class BotPool:
    """A few processes, started when first needed."""

    def __init__(self, most: int, advice_deadline: float) -> None:
        self._advice_deadline = advice_deadline
        self._advising = 0
        self._free: list[asyncio.subprocess.Process] = []
        self._turn = asyncio.Semaphore(most)
        self._all: set[asyncio.subprocess.Process] = set()
        self._ending: set[asyncio.Task[int]] = set()
        self._starting: set[asyncio.Task[asyncio.subprocess.Process]] = set()

    async def move(self, g: Game, seat: int, bot: str, deadline: float, aside: bool = False) -> list[int]:
        """A bot's picks for this seat, or those of an answer outside its turn; NoAnswer if it takes longer."""
        answer = await self._ask(BotTask(g, seat, _number(), bot, aside), deadline)
        if not isinstance(answer, list):
            raise NoAnswer(str(answer))
        return answer

    async def thoughts(self, g: Game, seat: int, made: Sequence[int] = ()) -> list[Thought]:
        """What can be thought of this seat's moves. Bots come first: only a few may wait for advice."""
        return await self._advised(BotTask(g, seat, _number(), milliseconds=LONG, made=tuple(made)))

    async def expected(self, positions: list[Game], milliseconds: int, seed: int) -> list[list[float]]:
        """Every seat's share of the victory in each position of a match that is over, so that nothing is hidden."""
        return await self._advised(CurveTask(positions, milliseconds, seed))

    async def _advised(self, task: BotTask | CurveTask) -> list[Any]:
        if self._advising >= ADVICE:
            raise NoAnswer("too many ask for advice")
        self._advising += 1
        try:
            answer = await self._ask(task, self._advice_deadline)
        finally:
            self._advising -= 1
        if not isinstance(answer, list) or not answer:
            raise NoAnswer(str(answer))
        return answer

    async def _ask(self, task: BotTask | CurveTask, deadline: float) -> object:
        """A process gets a position that was re-dealt for the seat, so it knows nothing else."""
        if isinstance(task, BotTask):
            imagined = task.position.clone()
            imagined.determinize(task.seat, _number())
            task = task._replace(position=imagined)
        asked = time.monotonic()
        try:
            async with asyncio.timeout(deadline), self._turn:
                if isinstance(task, BotTask):
                    task = task._replace(waited=time.monotonic() - asked)
                data = pickle.dumps(task)
                process = self._free.pop() if self._free else await self._started()
                try:
                    answer = await _exchange(process, data)
                except BaseException:
                    self._end(process)
                    raise
                self._free.append(process)
        except (TimeoutError, OSError, EOFError, asyncio.IncompleteReadError) as error:
            raise NoAnswer(f"no answer: {type(error).__name__}") from error
        return answer

    async def _started(self) -> asyncio.subprocess.Process:
        """A new process; if nobody waits for it any more when it is there, the next who asks gets it."""
        task = asyncio.create_task(self._start())
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda done: self._free.append(done.result()))
            raise

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "sandlot.server.live.bot_process",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(each for each in sys.path if each)},
        )
        self._all.add(process)
        return process

    def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            process.kill()
        task = asyncio.create_task(process.wait())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*self._starting)
        for process in list(self._all):
            self._end(process)
        self._free.clear()
        await asyncio.gather(*self._ending)


async def _exchange(process: asyncio.subprocess.Process, data: bytes) -> object:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(LENGTH.pack(len(data)) + data)
    await process.stdin.drain()
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    if length > LONGEST:
        raise EOFError
    return pickle.loads(await process.stdout.readexactly(length))
