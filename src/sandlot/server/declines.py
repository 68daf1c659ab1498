"""Which answer to a question declines it, for every game: what a standing order, a forced answer or a timeout gives."""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.kernel.game import Game
from sandlot.kernel.moves import Attempt, attempt, responding
from sandlot.kernel.notation import phrase
from sandlot.table.parts import Option, Table

WORDS = ("pass", "done", "no", "refuse", "decline")
REFUSALS = ("refuse", "decline")  # also of a part, such as the card that was offered
MOST = 8  # picks of a move that declines


def decline(g: Game, seat: int) -> list[int] | None:
    """The picks of the move that declines the question to this seat, and those that would follow in the same move; None
    if one of them cannot be declined.

    To decline is an answer that acts on no part: the one that says so, or the only one of that sort; or else the only
    one that refuses. The picks are found by trying, so they follow from what the seat knows.
    """
    trial = attempt(g, seat)
    picks: list[int] = []
    while not trial.complete:
        found = _no(trial)
        if found is None or len(picks) == MOST:
            return None
        picks.append(found)
        trial.pick(found)
    return picks


def only_declines(g: Game, seat: int) -> bool:
    """Whether declining is all this seat can say in this move."""
    if len(g.choice.options(g, seat)) != 1:
        return False
    trial = attempt(g, seat)
    while not trial.complete:
        if len(trial.options) != 1 or _no(trial) is None:
            return False
        trial.pick(trial.options[0])
    return True


def kind(g: Game) -> str:
    """What standing orders call the open question; a response is another kind than the same question in one's turn."""
    name = type(g.choice).__name__
    return f"{name} in response" if responding(g) else name


def _no(trial: Attempt) -> int | None:
    """The answer to the next question of a trial that declines it."""
    table = trial.game.table(trial.seat)
    prompt = table.prompt if isinstance(table, Table) else None
    return None if prompt is None else _among(prompt.options)


def _among(options: tuple[Option, ...]) -> int | None:
    free = [option for option in options if not option.part and not option.to]
    for found in (_saying(free, WORDS), free, _saying(options, REFUSALS)):
        if len(found) == 1:
            return found[0].option
    return None


def _saying(options: Sequence[Option], words: tuple[str, ...]) -> list[Option]:
    return [option for option in options if option.text.split(" ")[0].lower() in words]


def refusal(g: Game, seat: int) -> list[int] | None:
    """The picks of the aside by which this seat refuses whoever waits for its answer, such as the maker of an offer."""
    for option in g.waited_for(seat):
        if phrase(g, seat, option).split(" ")[0].lower() in WORDS:
            return [option]
    return None
