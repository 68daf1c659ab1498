"""A process in which bots think: reads tasks from its standard input and writes picks to its output.

`python -m sandlot.server.live.bot_process`, started by `bot_pool.py`; both sides send a length and a pickle.
"""

from __future__ import annotations

import os
import pickle
import struct
import sys
from typing import BinaryIO, NamedTuple

from sandlot import games
from sandlot.bots import make
from sandlot.bots.why import thoughts
from sandlot.kernel.game import Game

LENGTH = struct.Struct(">I")


class BotTask(NamedTuple):
    """What is asked: a bot's move; or, without a bot, what can be thought of the seat's moves in so much time."""

    position: Game
    seat: int
    seed: int
    bot: str = ""
    aside: bool = False  # an answer outside its turn
    milliseconds: int = 0
    waited: float = 0.0  # seconds since it was asked, in which others had their turn
    made: tuple[int, ...] = ()  # a move that was made here and is to be among the thoughts


def think(task: BotTask) -> object:
    """The picks of a bot's move, or a list of thoughts."""
    if task.bot:
        bot = make(task.bot, task.seed)
        bot.waited = task.waited
        return bot.aside(task.position, task.seat) if task.aside else bot.move(task.position, task.seat)
    return thoughts(task.position, task.seat, task.milliseconds, task.seed, task.made)


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    """Think until nobody asks any more."""
    games.names()  # load all rules now, not during the first task
    while len(head := tasks.read(LENGTH.size)) == LENGTH.size:
        task: BotTask = pickle.loads(tasks.read(*LENGTH.unpack(head)))
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
