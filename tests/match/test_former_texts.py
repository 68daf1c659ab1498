"""Files written before a game changed the words of its moves open as they were played."""

from collections.abc import Callable

import pytest

from sandlot.bots import make
from sandlot.kernel.game import Game
from sandlot.kernel.notation import read, write
from sandlot.match import Match


def cosmic(text: str, ends: bool) -> str:
    return f"{text} only" if ends and text != "keep nothing" else text


def lords(text: str, ends: bool) -> str:
    if text == "hold nothing":
        return "done"
    return text.replace(", ", " hold ") + " done" * ends


@pytest.mark.parametrize(
    ("game", "question", "options", "once"),
    [("cosmic", "KeepCards", {}, cosmic), ("lords", "Holding", {"years": 1}, lords)],
)
def test_a_list_that_was_ended_in_words_is_still_read(
    game: str, question: str, options: dict[str, int], once: Callable[[str, bool], str]
) -> None:
    found = set()
    for seed in range(20):
        match = Match.new(game, 2, seed, options)
        bot = make("random", seed)
        while not match.over:
            g, seat = match.game, match.game.open[0]
            picks = bot.move(g, seat)
            if type(g.choice).__name__ == question:
                found.add(len(picks))
                old = once(write(g, seat, picks), ends(g, seat, picks))
                assert read(g, seat, old) == picks, old
            match.play(seat, picks)
        if len(found) > 2:
            return
    raise AssertionError(f"only lists of {found} picks were seen")


def ends(g: Game, seat: int, picks: list[int]) -> bool:
    """Whether the last pick ends the list, and names no card."""
    return picks[-1] not in g.choice.pool(g, seat)
