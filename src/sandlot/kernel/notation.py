# interpreted: for people, never in search
"""Moves as text and back, for every game: a game only says how one pick reads (`notation.phrase`).

A move is the phrases of its picks in order, joined by a space, or by nothing before a comma:
`play B`, then `covered by K`, reads `play B covered by K`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sandlot.kernel import registry
from sandlot.kernel.errors import IllegalMove
from sandlot.kernel.game import Game
from sandlot.kernel.moves import Attempt, attempt, attempt_aside

Try = Callable[[Game, int, Sequence[int]], Attempt]


def phrase(g: Game, seat: int, option: int) -> str:
    """How one pick reads at this moment."""
    return str(registry.find(g.name()).room("notation").phrase(g, seat, option))


def join(phrases: Sequence[str]) -> str:
    """Phrases as one line."""
    return " ".join(phrases).replace(" ,", ",")


def _write(trial: Try, g: Game, seat: int, picks: Sequence[int]) -> str:
    said = []
    for number, pick in enumerate(picks):
        a = trial(g, seat, picks[:number])
        if pick not in a.options:
            raise IllegalMove(f"{pick} is not among the options {a.options}")
        said.append(phrase(a.game, seat, pick))
    return join(said)


def _read(trial: Try, g: Game, seat: int, text: str) -> list[int]:
    wanted = " ".join(text.split())
    far: list[tuple[int, list[str]]] = [(0, [])]

    def search(picks: list[int], said: str) -> list[int] | None:
        a = trial(g, seat, picks)
        if a.complete and said == wanted:
            return picks
        here = {option: phrase(a.game, seat, option) for option in a.options}
        if len(said) >= far[0][0]:
            far[0] = (len(said), sorted(here.values()))
        for option, words in here.items():
            longer = join([said, words]) if said else words
            if wanted == longer or wanted.startswith((longer + " ", longer + ",")):
                found = search([*picks, option], longer)
                if found is not None:
                    return found
        return None

    found = search([], "")
    if found is None:
        position, expected = far[0]
        rest = wanted[position:].strip() or "the end of the text"
        if not expected:
            raise IllegalMove(f"the move {wanted[:position]!r} is complete; {rest!r} is too much")
        shown = "; ".join(expected[:12]) + ("; …" if len(expected) > 12 else "")
        raise IllegalMove(f"{rest!r} does not fit at character {position + 1}; possible there: {shown}")
    return found


def write(g: Game, seat: int, picks: Sequence[int]) -> str:
    """The text of a move."""
    return _write(attempt, g, seat, picks)


def read(g: Game, seat: int, text: str) -> list[int]:
    """The picks of a move given as text."""
    return _read(attempt, g, seat, text)


def write_aside(g: Game, seat: int, picks: Sequence[int]) -> str:
    """The text of an aside."""
    return _write(attempt_aside, g, seat, picks)


def read_aside(g: Game, seat: int, text: str) -> list[int]:
    """The picks of an aside given as text."""
    return _read(attempt_aside, g, seat, text)
