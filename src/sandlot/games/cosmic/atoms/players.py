"""Players on their way: looked at, on the field, back in their deck."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.cosmic.atoms.hidden import count_players, mix
from sandlot.games.cosmic.numbers import NO_CARD, SIZE
from sandlot.games.cosmic.places import BENCH, FIELD, LOOK, RETIRED
from sandlot.games.cosmic.state import Cosmic
from sandlot.kernel.events import EVERYONE


def look_at(g: Cosmic, seat: i64) -> None:
    """Look at the top Command Players; too small a deck takes the discard pile in first (CLB-CHS-1, CLB-CHS-4)."""
    bench = g.bench
    count = g.pack.command[seat]
    if bench.size(seat) < count and g.retired.size(seat):
        for i in range(g.retired.size(seat)):
            bench.add(seat, g.retired.at(seat, i))
        g.retired.clear(seat)
        if g.events is not None:
            g.emit("shuffle retired", seat, RETIRED + seat, BENCH + seat, rule="CLB-CHS-4")
        shuffle_bench(g, seat)
    cells = bench.cells
    first = seat * bench.stride + 1
    left = cells[first - 1]
    owner: i64 = 1 << seat
    g.look.clear(seat)
    for _ in range(count if count < left else left):
        left -= 1
        cells[first - 1] = left
        card = cells[first + left]
        news = g.learn(card, owner)
        g.look.put(seat, card)
        if g.events is not None:
            g.emit("look", seat, BENCH + seat, LOOK + seat, 1, card, owner, news, "CLB-CHS-1")
    count_players(g, seat)


def shuffle_bench(g: Cosmic, seat: i64) -> None:
    """Shuffle a Player deck."""
    mix(g, g.bench, seat)
    if g.events is not None:
        g.emit("shuffle players", seat, BENCH + seat, BENCH + seat, rule="CLB-CHS-3")


def enter(g: Cosmic, seat: i64, place: i64, rule: str) -> None:
    """A Player looked at takes the field face up; the others go back into the deck (CLB-CHS-3, CLB-NEW-4)."""
    card = seat * SIZE + place
    before = g.field[seat]
    g.field[seat] = card
    news = g.learn(card, EVERYONE)
    if g.events is not None:
        g.emit("reveal", seat, LOOK + seat, FIELD + seat, 1, card, EVERYONE, news, rule)
    if before != NO_CARD:
        g.retired.add(seat, before)
        if g.events is not None:
            g.emit("replaced", seat, FIELD + seat, RETIRED + seat, card=before, rule="CLB-NEW-4")
    cells = g.look.cells
    first = seat * g.look.stride + 1
    others = cells[first - 1] - 1
    for i in range(first, first + others + 1):
        if cells[i] != card:
            g.bench.add(seat, cells[i])
    g.look.clear(seat)
    if g.events is not None:
        g.emit("shuffle back", seat, LOOK + seat, BENCH + seat, others, rule="CLB-CHS-3")
    shuffle_bench(g, seat)
    count_players(g, seat)


def retire(g: Cosmic, seat: i64) -> None:
    """The Player on the field goes to the discard pile (CLB-DSC-2)."""
    card = g.field[seat]
    g.field[seat] = NO_CARD
    g.retired.add(seat, card)
    if g.events is not None:
        g.emit("retire", seat, FIELD + seat, RETIRED + seat, card=card, rule="CLB-DSC-2")
