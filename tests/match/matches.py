"""Matches to test with: Haggle, which uses every kind of move, and every game that comes with a pack."""

import random

import haggle
from sandlot import games
from sandlot.kernel.game import NOBODY
from sandlot.kernel.moves import attempt, attempt_aside
from sandlot.match import Match

HAGGLE = haggle.INFO.name
ALL = games.names()
WITH_PACK = [name for name in ALL if games.find(name).packs]


def whole_move(match: Match, seat: int, luck: random.Random, aside: bool = False) -> list[int]:
    """The picks of some complete move."""
    trial = (attempt_aside if aside else attempt)(match.game, seat)
    picks = []
    while not trial.complete:
        picks.append(luck.choice(trial.options))
        trial.pick(picks[-1])
    return picks


def play_on(match: Match, moves: int = 10_000, seed: int = 1) -> Match:
    """Play at random, with asides and sealed answers in any order, some of them taken back."""
    luck = random.Random(seed)
    end = len(match.moves) + moves
    while not match.over and len(match.moves) < end:
        g = match.game
        able = [seat for seat in range(g.seats) if g.asides(seat)]
        sealed = [seat for seat in range(g.seats) if g.then is not None and g.sealed[seat]]
        if able and luck.random() < 0.1:
            seat = luck.choice(able)
            match.aside(seat, whole_move(match, seat, luck, aside=True))
        elif sealed and luck.random() < 0.1:
            match.retract(luck.choice(sealed))
        else:
            seat = luck.choice(g.open)
            match.play(seat, whole_move(match, seat, luck))
    return match


def random_match(game: str, seed: int, moves: int = 10_000) -> Match:
    """A match at the game's largest table."""
    return play_on(Match.new(game, games.find(game).seats[-1], seed=seed), moves, seed)


def stub(match: Match) -> tuple[int, int]:
    """What can be compared of a position: fingerprint and who is asked."""
    return match.game.digest(), match.game.seat if not match.over else NOBODY
