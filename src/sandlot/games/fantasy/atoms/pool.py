"""Free agents: turned over, signed, released, and what becomes of the rest."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.fantasy.atoms.decks import draw, need_cards, shuffle_deck
from sandlot.games.fantasy.atoms.knowing import see
from sandlot.games.fantasy.numbers import USED
from sandlot.games.fantasy.places import DECK, DISCARD, HAND, LOOK, POOL
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.events import EVERYONE


def turn_over(g: Fantasy, count: i64) -> None:
    """Characters are put on offer (FFB-FA-2)."""
    need_cards(g, count)
    for _ in range(count):
        card = draw(g)
        g.pool.put(card)
        news = see(g, card, EVERYONE)
        if g.events is not None:
            g.emit("free agent", -1, DECK, POOL, 1, card, EVERYONE, news, "FFB-FA-2")


def sign(g: Fantasy, seat: i64, card: i64) -> None:
    """A free agent comes to a hand (FFB-FA-3)."""
    g.pool.remove(card)
    g.hands.put(seat, card)
    if g.events is not None:
        g.emit("sign", seat, POOL, HAND + seat, 1, card, rule="FFB-FA-3")


def use_recruit(g: Fantasy, seat: i64, card: i64) -> None:
    """A Character with Recruit is shown and used from the hand (FFB-MAG-RECRUIT-3)."""
    g.spent[card] = USED
    news = see(g, card, EVERYONE)
    if g.events is not None:
        g.emit("recruit", seat, -1, HAND + seat, 1, card, EVERYONE, news, "FFB-MAG-RECRUIT-3")


def take_up(g: Fantasy, seat: i64) -> None:
    """The card looked at comes to the hand (FFB-MAG-RECRUIT-3)."""
    card = g.drawn.pop()
    g.hands.put(seat, card)
    if g.events is not None:
        g.emit("take up", seat, LOOK + seat, HAND + seat, 1, card, 1 << seat, rule="FFB-MAG-RECRUIT-3")


def release(g: Fantasy, seat: i64, card: i64, rule: str) -> None:
    """A Character of the team goes face up to the pool."""
    g.hands.remove(seat, card)
    g.pool.put(card)
    news = see(g, card, EVERYONE)
    if g.events is not None:
        g.emit("release", seat, HAND + seat, POOL, 1, card, EVERYONE, news, rule)


def clear_pool(g: Fantasy) -> None:
    """The rest of the pool is shuffled into the Character Deck (FFB-FA-7), or discarded by option (R1)."""
    pool = g.pool
    if g.house.to_discard:
        for i in range(pool.count):
            g.discard.put(pool.cells[i])
            if g.events is not None:
                g.emit("unsigned", -1, POOL, DISCARD, 1, pool.cells[i], rule="FFB-FA-7")
        pool.clear()
        return
    if g.events is not None:
        g.emit("shuffle pool", -1, POOL, DECK, pool.count, rule="FFB-FA-7")
    for i in range(pool.count):
        g.deck.add(pool.cells[i])
    pool.clear()
    shuffle_deck(g, "FFB-FA-7")
