"""Whatever a bot does, its table goes on, and so do the others."""

from pathlib import Path

import pytest

import server.hostile_bots
from sandlot.bots import specs
from sandlot.server.serving import run
from server.house import House, serving
from server.tables import seated

HOSTILE = server.hostile_bots.HOSTILE


@pytest.fixture(autouse=True)
def known_to_bot_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python imports `sitecustomize` at the start of every process."""
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "sitecustomize.py").write_text("import server.hostile_bots\n")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))


async def play_on(house: House, bot: str) -> None:
    (ann,) = await seated(house, "haggle", ["me", bot, bot])
    while ann.now.ply < 9:
        if ann.now.asked:
            await ann.move()
        else:
            await ann.hear()


@pytest.mark.parametrize("bot", sorted(HOSTILE))
def test_a_table_goes_on_whatever_its_bots_do(bot: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        patience = {"bot_deadline": 0.3} if bot == "idle" else {}
        async with serving(tmp_path, **patience) as house:
            await play_on(house, bot)
            await play_on(house, "rookie")  # another table, served by the same bot processes

    run(scenario())


def test_they_are_no_bots_outside_this_test() -> None:
    assert set(HOSTILE) <= set(specs.SIMPLE)
    assert set(HOSTILE).isdisjoint(specs.KNOWN.replace(",", "").split())
