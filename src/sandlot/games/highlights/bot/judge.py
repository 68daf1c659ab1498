"""How good a position looks: the game in progress by what was learned from thousands of games, and the decks."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.highlights.atoms.standing import in_season, target
from sandlot.games.highlights.bot.decks import stronger
from sandlot.games.highlights.bot.figures import figures_of
from sandlot.games.highlights.bot.measures import MEASURES, measured, mover, stage
from sandlot.games.highlights.bot.plain import logistic, series
from sandlot.games.highlights.bot.weights import WEIGHTS
from sandlot.games.highlights.effects import Target
from sandlot.games.highlights.state import Highlights
from sandlot.games.highlights.steps.buy import Buy, BuyOrder, SendDown
from sandlot.games.highlights.steps.series import KeepOnDeck
from sandlot.games.highlights.steps.setup import ChooseDeck
from sandlot.games.highlights.steps.turn import PinchHitter


def evaluate(h: Highlights, seat: i64) -> float:
    """Chance of winning, 0 to 1."""
    return chance(h) if seat == 0 else 1.0 - chance(h)


def chance(h: Highlights) -> float:
    """Chance that seat 0 wins the game, or the series; in the middle of a turn, what its best end leads to."""
    if h.seat < 0:
        return 1.0 if h.won[0] > h.won[1] else 0.0
    if isinstance(h.choice, (Target, PinchHitter)):
        return best_end(h)
    if h.length == 1 and h.season == 0:
        return stronger(h) if isinstance(h.choice, ChooseDeck) else game_chance(h)
    later = stronger(h)
    now = game_chance(h) if in_progress(h) else -1.0
    if in_season(h):
        return 0.5 + 0.5 * (later - 0.5) + 0.1 * (now - 0.5 if now >= 0.0 else 0.0)
    need0 = target(h) - h.won[0]
    need1 = target(h) - h.won[1]
    if now >= 0.0:
        return now * series(need0 - 1, need1, later) + (1.0 - now) * series(need0, need1 - 1, later)
    return series(need0, need1, later)


def best_end(h: Highlights) -> float:
    """What the seat on turn can make of an open question about its turn."""
    best = -1.0
    for option in h.options:
        c = h.clone()
        c.take(option)
        best = max(best, evaluate(c, h.seat))
    return best if h.seat == 0 else 1.0 - best


def in_progress(h: Highlights) -> bool:
    """Whether a game is being played, and the question is not about what comes between two games."""
    asked = h.choice
    return not (isinstance(asked, (ChooseDeck, KeepOnDeck, BuyOrder, Buy, SendDown)))


def game_chance(h: Highlights) -> float:
    """Chance that seat 0 wins the game in progress, as the measures of the position have told in other games."""
    me = mover(h)
    found = measured(h, me, figures_of(h.pack))
    weights = WEIGHTS
    at = MEASURES * stage(h, me)
    total = 0.0
    for i in range(MEASURES):
        total += weights[at + i] * found[i]
    return logistic(total if me == 0 else -total)
