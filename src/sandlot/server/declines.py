"""Which answer to a question declines it, for every game: what a standing order, a forced answer or a timeout gives."""

from __future__ import annotations

from sandlot.kernel.game import Game
from sandlot.kernel.moves import attempt
from sandlot.kernel.notation import phrase
from sandlot.kernel.step import Window
from sandlot.table.parts import Option, Table

WORDS = ("pass", "done", "no", "refuse", "decline")


def decline(g: Game, seat: int) -> list[int] | None:
    """The picks of the move that declines the question to this seat; None if it cannot be declined in one pick.

    That is an answer that acts on no part: the one that says so, or the only one of that sort.
    """
    table = g.table(seat)
    prompt = table.prompt if isinstance(table, Table) else None
    if prompt is None:
        return None
    found = _among(prompt.options)
    if found is None or not attempt(g, seat, [found]).complete:
        return None
    return [found]


def _among(options: tuple[Option, ...]) -> int | None:
    free = [option for option in options if not option.part and not option.to]
    said = [option for option in free if option.text.split(" ")[0].lower() in WORDS]
    if len(said) == 1:
        return said[0].option
    return free[0].option if len(free) == 1 else None


def refusal(g: Game, seat: int) -> list[int] | None:
    """The picks of the aside by which this seat refuses whoever waits for its answer, such as the maker of an offer."""
    for option in g.waited_for(seat):
        if phrase(g, seat, option).split(" ")[0].lower() in WORDS:
            return [option]
    return None


def only_declines(g: Game, seat: int) -> bool:
    """Whether declining is all this seat can say."""
    return len(g.choice.options(g, seat)) == 1 and decline(g, seat) is not None


def in_window(g: Game) -> bool:
    """Whether the open question is a response to something: the rule asks one seat after the other."""
    below = g.agenda[-1] if g.agenda else None
    return g.then is None and isinstance(below, Window) and below.choice is g.choice
