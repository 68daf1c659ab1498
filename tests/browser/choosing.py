"""Which game a test takes: the quickest that shows what the test is about, by its tables in random play."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import sandlot
from house import NAMES
from sandlot import games
from sandlot.table.parts import Card, Chart, Ledger, LineScore, Option, Seat, Table, Zone

PICKS = 400  # of random play in which a game shows what is looked for
QUICKEST_FIRST = sorted(NAMES, key=lambda game: games.find(game).minutes)
CHARTS = 4  # more than a column of the page shows at once
Sees = Callable[[Table], bool]


@cache
def tables(game: str, picks: int) -> list[Table]:
    """The first questions of a random game, as whoever is asked sees them."""
    info = games.find(game)
    rng = random.Random(f"tables of {game}")
    g = sandlot.new(game, max(2, min(info.seats)), 1)
    seen: list[Table] = []
    while g.seat >= 0 and len(seen) < picks:
        seen.append(info.module("table").table(g, g.seat))
        g.apply(rng.choice(list(g.options)))
    return seen


def game_where(sees: Sees, picks: int = PICKS) -> str:
    """The quickest game in which somebody is shown such a table soon."""
    for game in QUICKEST_FIRST:
        if any(map(sees, tables(game, picks))):
            return game
    raise AssertionError(f"no game shows a table with {sees.__doc__ or sees}")


# -- what tests look for ---------------------------------------------------------------------------------------------


def _options(table: Table) -> tuple[Option, ...]:
    return table.prompt.options if table.prompt is not None else ()


def _hand(table: Table, mine: bool) -> list[Card]:
    """The cards of the viewer's own hand, or of all others."""
    seats = [part for part in table.parts if isinstance(part, Seat) and (part.seat == table.viewer) == mine]
    fans = [zone for seat in seats for zone in seat.parts if isinstance(zone, Zone) and zone.layout == "fan"]
    return [card for fan in fans for card in fan.parts]


def piles(table: Table) -> list[Zone]:
    """The stacks that are not in front of a seat."""
    return [part for part in table.parts if isinstance(part, Zone) and part.layout == "stack"]


def one_card_a_turn(table: Table) -> bool:
    """a question that is answered by one card of a hidden hand, which then lies on a pile, and a line score"""
    mine, theirs = _hand(table, True), _hand(table, False)
    hidden = bool(theirs) and all(card.card < 0 for card in theirs)
    answers = {option.part for option in _options(table)}
    played = any(not pile.parts and not pile.count for pile in piles(table))
    scored = any(isinstance(part, LineScore) for part in table.parts)
    return hidden and played and scored and bool(answers) and answers <= {card.id for card in mine}


def can_be_declined(table: Table) -> bool:
    """a question with one answer that acts on nothing, among others"""
    alone = [option for option in _options(table) if not option.part and not option.to]
    return len(alone) == 1 and len(_options(table)) > 1


def has_a_form(table: Table) -> bool:
    """a form of several items"""
    return table.prompt is not None and table.prompt.form == "sheet"


def pays_with_cards(table: Table) -> bool:
    """a payment with a set of cards from the hand"""
    if table.prompt is None or table.prompt.form != "some" or "pay" not in table.prompt.sentence:
        return False
    mine = {card.id for card in _hand(table, True)}
    return len(_options(table)) > 1 and {option.part for option in _options(table)} <= mine


def asks_about_a_pile(table: Table) -> bool:
    """several answers for the top card of a pile, which was just played"""
    tops = {pile.parts[-1].id for pile in piles(table) if pile.parts and len(pile.parts) + pile.count > 1}
    return sum(option.part in tops for option in _options(table)) > 1


def takes_new_cards(game: str, often: int = 10) -> bool:
    """Whether cards that came since one's last question can be played at the next one, so many times in a game."""
    before: dict[int, set[str]] = {}
    fresh = 0
    for table in tables(game, PICKS):
        held = {card.id for card in _hand(table, True)}
        new = held - before.get(table.viewer, held)
        fresh += any(option.part in new for option in _options(table))
        before[table.viewer] = held
    return fresh >= often


def fills_the_book(table: Table) -> bool:
    """so many charts and accounts before whoever is asked that they do not fit"""
    mine = [part for part in table.parts if isinstance(part, Seat) and part.seat == table.viewer]
    before = [*table.parts, *(part for seat in mine for part in seat.parts)]
    return sum(isinstance(part, Chart | Ledger) for part in before) >= CHARTS
