"""Bots that mean harm, known to a server's bot processes by `sitecustomize`, to its own process by the test."""

from __future__ import annotations

import os
import threading

from sandlot.bots import Bot, specs
from sandlot.kernel.game import Game


class Idle(Bot):
    """Never answers."""

    def move(self, g: Game, seat: int) -> list[int]:
        threading.Event().wait()
        return []


class Crashing(Bot):
    """Raises whatever it likes."""

    def move(self, g: Game, seat: int) -> list[int]:
        raise MemoryError("no room")


class Dying(Bot):
    """Takes its process with it."""

    def move(self, g: Game, seat: int) -> list[int]:
        os._exit(1)


class Illegal(Bot):
    """Picks what is not offered."""

    def move(self, g: Game, seat: int) -> list[int]:
        return [4095]


class Lying(Bot):
    """Answers with something that is no answer, changes its copy, and prints where answers go."""

    def move(self, g: Game, seat: int) -> list[int]:
        print("move accepted", flush=True)
        g.count = 0
        return "yes"  # type: ignore[return-value]


HOSTILE = {"idle": Idle, "crashing": Crashing, "dying": Dying, "illegal": Illegal, "lying": Lying}
specs.SIMPLE.update(HOSTILE)
