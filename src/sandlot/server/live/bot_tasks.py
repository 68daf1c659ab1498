"""What the processes of bots are asked; in a module of its own, so that both sides mean the same classes."""

from __future__ import annotations

import struct
from typing import NamedTuple

from sandlot.kernel.game import Game

LENGTH = struct.Struct(">I")  # in front of every message


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


class CurveTask(NamedTuple):
    """Positions of a match that is over, to be judged in so much time."""

    positions: list[Game]
    milliseconds: int
    seed: int
