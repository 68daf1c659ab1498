"""Which answers are worth a look: none that is never better than another one."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.highlights.bot.decks import worth
from sandlot.games.highlights.bot.figures import figures_of
from sandlot.games.highlights.options import FIRST, PASS
from sandlot.games.highlights.state import Highlights
from sandlot.games.highlights.steps.buy import Buy, BuyOrder, SendDown


def shortlist(h: Highlights, seat: i64, options: list[int]) -> list[int]:
    """Between games most is decided by reckoning; in a game anything may be right."""
    asked = h.choice
    if isinstance(asked, Buy):
        return bargains(h, seat, options)
    if isinstance(asked, SendDown):
        return [weakest(h, options)]
    if isinstance(asked, BuyOrder):
        return [FIRST + seat]  # the best of the Buy Row is gone after that
    return options


def bargains(h: Highlights, seat: i64, options: list[int]) -> list[int]:
    """The players who are better than the one sent down for them; money is lost that is not spent."""
    figures = figures_of(h.pack)
    least = 1e9
    for i in range(h.in_play.size(seat)):
        least = min(least, worth(h, h.in_play.at(seat, i), figures))
    found = [card for card in options if card != PASS and worth(h, card, figures) > least]
    return found or [PASS]


def weakest(h: Highlights, options: list[int]) -> int:
    """The player who is missed least."""
    figures = figures_of(h.pack)
    best = options[0]
    for card in options:
        if worth(h, card, figures) < worth(h, best, figures):
            best = card
    return best
