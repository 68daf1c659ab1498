"""A process in which bots think: reads questions from its standard input and writes picks to its output.

`python -m sandlot.server.thinker`, started by `thinkers.py`; both sides send a length and a pickle.
"""

from __future__ import annotations

import os
import pickle
import struct
import sys
from typing import BinaryIO

from sandlot import games
from sandlot.bots import make

LENGTH = struct.Struct(">I")


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Think until nobody asks any more."""
    games.names()  # load all rules now, not during the first question
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        position, seat, bot, seed = pickle.loads(questions.read(*LENGTH.unpack(head)))
        try:
            answer: object = make(bot, seed).move(position, seat)
        except Exception as error:  # whatever a bot's program does, the table goes on
            answer = f"{type(error).__name__}: {error}"
        data = pickle.dumps(answer)
        answers.write(LENGTH.pack(len(data)) + data)
        answers.flush()


if __name__ == "__main__":
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is printed must not get between the answers
    serve(sys.stdin.buffer, output)
