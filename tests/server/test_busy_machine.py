"""Bots answer by themselves in the time they have, however busy the machine is: the server need not end them."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from bots.everywhere import INFOS, positions
from sandlot.kernel.registry import GameInfo
from sandlot.kernel.skill import HALL_OF_FAMER
from sandlot.server.live.bot_pool import BotPool
from sandlot.server.serving import run
from sandlot.server.settings import Settings

BUSY = 8  # processes
ENDLESS = "race:1500ms"  # only its clock makes it answer
ASKED = 20  # picks into a random game: there is something to think about


@pytest.fixture(scope="module")
def busy() -> Iterator[None]:
    """Others use the machine as much as they can."""
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(BUSY)]
    yield
    for other in others:
        other.kill()
        other.wait()


@pytest.mark.usefixtures("busy")
@pytest.mark.parametrize("info", INFOS, ids=lambda info: info.name)
def test_a_bot_answers_in_time_on_a_busy_machine(info: GameInfo) -> None:
    *_, g = positions(info, info.seats[-1], 5, ASKED, most=2)

    async def scenario() -> None:
        bot_pool = BotPool(1, 0)
        try:
            await bot_pool.move(g, g.seat, "random", 10 * Settings().bot_deadline)  # the process is there
            for bot in (ENDLESS, HALL_OF_FAMER):
                assert await bot_pool.move(g, g.seat, bot, Settings().bot_deadline)
        finally:
            await bot_pool.close()

    run(scenario())
