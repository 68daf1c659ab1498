"""How good the decks are: what decides the games of a series that are still to come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.highlights.bot.figures import Figures, figures_of
from sandlot.games.highlights.bot.plain import logistic
from sandlot.games.highlights.numbers import DECK_SIZE, DECKS, NO_CARD, NO_TEAM
from sandlot.games.highlights.state import Highlights
from sandlot.games.highlights.steps.setup import ChooseDeck

REVENUE: Final = 0.02  # log odds of later games that a unit of revenue is worth


def stronger(h: Highlights) -> float:
    """Chance that seat 0 wins a game which both decks play."""
    figures = figures_of(h.pack)
    if isinstance(h.choice, ChooseDeck):
        return logistic(starting(h, 0, figures) - starting(h, 1, figures))
    return logistic(deck(h, 0, figures) - deck(h, 1, figures))


def starting(h: Highlights, seat: i64, figures: Figures) -> float:
    """The starting deck of a seat, or as long as it has none, an average one of those left."""
    total = 0.0
    count = 0
    for team in range(DECKS):
        if h.teams[seat] == team or (h.teams[seat] == NO_TEAM and h.teams[1 - seat] != team):
            count += 1
            for card in range(DECK_SIZE * team, DECK_SIZE * team + DECK_SIZE):
                total += worth(h, card, figures)
    return total / float(count)


def deck(h: Highlights, seat: i64, figures: Figures) -> float:
    """All cards of a seat; while it has one too many, without the one that is best sent down."""
    cards = cards_of(h, seat)
    total = 0.0
    for card in cards:
        total += worth(h, card, figures)
    if len(cards) > DECK_SIZE and h.in_play.size(seat) > 0:
        least = 1e9
        for i in range(h.in_play.size(seat)):
            least = min(least, worth(h, h.in_play.at(seat, i), figures))
        total -= least
    return total


def cards_of(h: Highlights, seat: i64) -> list[int]:
    """The cards of a seat, wherever they lie."""
    found = [*h.hands[seat], *h.lineups[seat], *h.dugouts[seat], *h.in_play[seat]]
    if h.on_deck[seat] != NO_CARD:
        found.append(int(h.on_deck[seat]))
    return found


def worth(h: Highlights, card: i64, figures: Figures) -> float:
    """What a card adds to the log odds of a game, and by what it earns to those of later games."""
    return figures.worth[card] + REVENUE * float(h.pack.revenue[card])
