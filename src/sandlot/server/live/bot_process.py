"""A process in which bots think: reads tasks from its standard input and writes picks to its output.

`python -m sandlot.server.live.bot_process`, started by `bot_pool.py`; both sides send a length and a pickle.
"""

from __future__ import annotations

import os
import pickle
import sys
from typing import BinaryIO

from sandlot import games
from sandlot.bots import make
from sandlot.bots.swings import expected
from sandlot.bots.why import adviser, thoughts
from sandlot.server.live.bot_tasks import LENGTH, BotTask, CurveTask


def think(task: BotTask | CurveTask) -> object:
    """The picks of a bot's move, a list of thoughts, or every seat's share of the victory in each position."""
    if isinstance(task, CurveTask):
        depth = adviser(task.positions[0].name()).depth  # as far as a hint looks
        return expected(task.positions, depth, task.milliseconds, task.seed)
    if task.bot:
        bot = make(task.bot, task.seed)
        bot.waited = task.waited
        return bot.aside(task.position, task.seat) if task.aside else bot.move(task.position, task.seat)
    return thoughts(task.position, task.seat, task.milliseconds, task.seed, task.made)


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    """Think until nobody asks any more."""
    games.names()  # load all rules now, not during the first task
    while len(head := tasks.read(LENGTH.size)) == LENGTH.size:
        task: BotTask | CurveTask = pickle.loads(tasks.read(*LENGTH.unpack(head)))
        try:
            answer: object = think(task)
        except Exception as error:  # whatever a bot's program does, the table goes on
            answer = f"{type(error).__name__}: {error}"
        data = pickle.dumps(answer)
        answers.write(LENGTH.pack(len(data)) + data)
        answers.flush()


if __name__ == "__main__":
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is printed must not get between the answers
    serve(sys.stdin.buffer, output)
