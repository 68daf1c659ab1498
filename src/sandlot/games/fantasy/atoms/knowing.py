"""Who knows where Characters lie.

`known` tells who knows a card's very place, `sure` who knows at least in whose roster or in which pile it is. A card
that is known is sure as well.
"""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.fantasy.atoms.managers import own_bit
from sandlot.games.fantasy.numbers import NO_CARD, WEEKS
from sandlot.games.fantasy.places import ASIDE, BENCH, HAND, LINEUP
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.packed import vec
from sandlot.kernel.zones import Row, Rows, row


def see(g: Fantasy, card: i64, who: i64) -> i64:
    """The seats of the mask see a Character where it lies; returns those for whom it is news."""
    g.sure[card] |= who
    return g.learn(card, who)


def slip_away(g: Fantasy, card: i64) -> None:
    """A card has left the pile or roster of this one unseen: who knows no more than that is no longer sure of it."""
    g.sure[card] &= g.known[card]


def slip_away_all(g: Fantasy, cards: Row) -> None:
    """The same for a whole pile."""
    known = g.known
    sure = g.sure
    cells = cards.cells
    for i in range(cards.count):
        sure[cells[i]] &= known[cells[i]]


def lose_all(g: Fantasy, cards: Row, mine: i64) -> None:
    """The seats outside the mask can no longer tell these cards apart."""
    for i in range(cards.count):
        card = cards.cells[i]
        g.lose_track(card, ~mine)
        g.sure[card] = g.known[card]


def lose_hand(g: Fantasy, rows: Rows, seat: i64, mine: i64) -> None:
    """The seats outside the mask no longer know which cards of a row lie where."""
    first = rows.first(seat)
    for i in range(first, first + rows.size(seat)):
        g.lose_track(rows.cells[i], ~mine)


def roster(g: Fantasy, manager: i64) -> Row:
    """All Characters of a manager, wherever they lie, in ascending order."""
    found = row()
    for i in range(g.hands.size(manager)):
        found.put(g.hands.at(manager, i))
    for i in range(g.bench.size(manager)):
        found.put(g.bench.at(manager, i))
    for base in range(WEEKS):
        card = g.lineups.at(manager, base)
        if card != NO_CARD:
            found.put(card)
    if g.aside_cards[manager] != NO_CARD:
        found.put(g.aside_cards[manager])
    return found


def place_of(g: Fantasy, manager: i64, card: i64) -> i64:
    """Where a Character of this manager lies."""
    if g.hands.find(manager, card) >= 0:
        return HAND + manager
    if g.bench.find(manager, card) >= 0:
        return BENCH + manager
    for base in range(WEEKS):
        if g.lineups.at(manager, base) == card:
            return LINEUP + WEEKS * manager + base
    return ASIDE + manager


# -- knowing by elimination ----------------------------------------------------------------------------------------


def settle(g: Fantasy, manager: i64) -> None:
    """Who is sure of a whole roster knows by elimination what the only place not seen yet holds."""
    others: i64 = EVERYONE & ~own_bit(g, manager)
    if scattered(g, manager, others):  # for all of them, and so for each
        return
    who = of_all(g, g.sure, manager, others)
    if who == 0 or scattered(g, manager, who):
        return
    who &= ~of_all(g, g.known, manager, who)
    while who:
        who &= ~eliminate(g, manager, who, who & -who)


def scattered(g: Fantasy, manager: i64, who: i64) -> bool:
    """Whether Characters of a manager that none of these seats knows lie in more than one place."""
    known = g.known
    line_up = g.lineups.cells
    dark: i64 = 0
    for i in range(WEEKS * manager, WEEKS * manager + WEEKS):
        card = line_up[i]
        if card != NO_CARD and not known[card] & who:
            dark += 1
    if dark == 1:
        first = g.bench.first(manager)
        for i in range(first, first + g.bench.size(manager)):
            if not known[g.bench.cells[i]] & who:
                return True
    return dark > 1


def of_all(g: Fantasy, masks: vec[i64], manager: i64, who: i64) -> i64:
    """Those of some seats that stand in the masks of all Characters of a manager."""
    who = of_each(masks, g.bench, manager, who)
    if who:
        who = of_each(masks, g.hands, manager, who)
    if who:
        line_up = g.lineups.cells
        for i in range(WEEKS * manager, WEEKS * manager + WEEKS):
            if line_up[i] != NO_CARD:
                who &= masks[line_up[i]]
    aside = g.aside_cards[manager]
    return who if aside == NO_CARD else who & masks[aside]


def of_each(masks: vec[i64], rows: Rows, manager: i64, who: i64) -> i64:
    """Those of some seats that stand in the masks of all cards of a row."""
    cells = rows.cells
    first = rows.first(manager)
    for i in range(first, first + rows.size(manager)):
        who &= masks[cells[i]]
    return who


def eliminate(g: Fantasy, manager: i64, who: i64, one: i64) -> i64:
    """Tell one of these seats, and those who know as much, what the only place not seen holds; returns them all."""
    alike = as_wise(g, g.hands, manager, one, who)
    alike = as_wise(g, g.bench, manager, one, alike)
    places: i64 = 0  # with hidden cards: hand, bench, single ones
    if of_each(g.known, g.hands, manager, one) == 0:
        places += 1
    if of_each(g.known, g.bench, manager, one) == 0:
        places += 1
    line_up = g.lineups.cells
    first = WEEKS * manager
    for i in range(first, first + WEEKS + 1):
        card = line_up[i] if i < first + WEEKS else g.aside_cards[manager]
        if card != NO_CARD:
            known = g.known[card]
            if known & one:
                alike &= known
            else:
                alike &= ~known
                places += 1
    if places <= 1:
        reveal_row(g, g.hands, manager, one, alike)
        reveal_row(g, g.bench, manager, one, alike)
        for i in range(first, first + WEEKS + 1):
            card = line_up[i] if i < first + WEEKS else g.aside_cards[manager]
            if card != NO_CARD and not g.known[card] & one:
                see(g, card, alike)
    return alike


def as_wise(g: Fantasy, rows: Rows, manager: i64, one: i64, who: i64) -> i64:
    """Those of some seats who know exactly the cards of a row that one seat knows."""
    first = rows.first(manager)
    for i in range(first, first + rows.size(manager)):
        known = g.known[rows.cells[i]]
        who &= known if known & one else ~known
    return who


def reveal_row(g: Fantasy, rows: Rows, manager: i64, one: i64, who: i64) -> None:
    """Tell some seats the cards of a row that one seat does not know."""
    first = rows.first(manager)
    for i in range(first, first + rows.size(manager)):
        if not g.known[rows.cells[i]] & one:
            see(g, rows.cells[i], who)
