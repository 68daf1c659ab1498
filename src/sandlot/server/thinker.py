"""A process in which bots think: reads questions from its standard input and writes picks to its output.

`python -m sandlot.server.thinker`, started by `thinkers.py`; both sides send a length and a pickle.
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


class Question(NamedTuple):
    """What is asked: a bot's move; or, without a bot, what can be thought of the seat's moves in so much time."""

    position: Game
    seat: int
    seed: int
    bot: str = ""
    aside: bool = False  # an answer outside its turn
    milliseconds: int = 0
    made: tuple[int, ...] = ()  # a move that was made here and is to be among the thoughts


def think(question: Question) -> object:
    """The picks of a bot's move, or a list of thoughts."""
    q = question
    if q.bot:
        bot = make(q.bot, q.seed)
        return bot.aside(q.position, q.seat) if q.aside else bot.move(q.position, q.seat)
    return thoughts(q.position, q.seat, q.milliseconds, q.seed, q.made)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Think until nobody asks any more."""
    games.names()  # load all rules now, not during the first question
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        question: Question = pickle.loads(questions.read(*LENGTH.unpack(head)))
        try:
            answer: object = think(question)
        except Exception as error:  # whatever a bot's program does, the table goes on
            answer = f"{type(error).__name__}: {error}"
        data = pickle.dumps(answer)
        answers.write(LENGTH.pack(len(data)) + data)
        answers.flush()


if __name__ == "__main__":
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is printed must not get between the answers
    serve(sys.stdin.buffer, output)
