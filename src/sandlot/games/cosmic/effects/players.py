"""Players on their way: looked at, on the field, back in their deck."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.cosmic.game import Cosmic
from sandlot.games.cosmic.numbers import BENCH, FIELD, LOOK, NO_CARD, RETIRED, SIZE
from sandlot.kernel.events import EVERYONE


def look_at(g: Cosmic, seat: int) -> None:
    """Look at the top Command Players; too small a deck takes the discard pile in first (CLB-CHS-1, CLB-CHS-4)."""
    bench = g.bench[seat]
    count = g.pack.command[seat]
    if len(bench) < count and g.retired[seat]:
        bench.extend(g.retired[seat])
        g.retired[seat] = []
        g.emit("shuffle retired", seat, RETIRED + seat, BENCH + seat, rule="CLB-CHS-4")
        mix(g, seat)
    look: list[int] = []
    owner: i64 = 1 << seat
    for _ in range(min(count, len(bench))):
        card = bench.pop()
        look.append(card)
        news = g.learn(card, owner)
        if g.events is not None:
            g.emit("look", seat, BENCH + seat, LOOK + seat, 1, card, owner, news, "CLB-CHS-1")
    look.sort()
    g.look[seat] = look
    g.count_players(seat)


def mix(g: Cosmic, seat: int) -> None:
    """Shuffle a Player deck."""
    bench = g.bench[seat]
    g.forget(bench)
    g.chance.shuffle(bench)
    if g.events is not None:
        g.emit("shuffle players", seat, BENCH + seat, BENCH + seat, rule="CLB-CHS-3")


def enter(g: Cosmic, seat: int, place: int, rule: str) -> None:
    """A Player looked at takes the field face up; the others go back into the deck (CLB-CHS-3, CLB-NEW-4)."""
    card = seat * SIZE + place
    others = [each for each in g.look[seat] if each != card]
    before = g.field[seat]
    g.field[seat] = card
    news = g.learn(card, EVERYONE)
    if g.events is not None:
        g.emit("reveal", seat, LOOK + seat, FIELD + seat, 1, card, EVERYONE, news, rule)
    if before != NO_CARD:
        g.retired[seat] = [*g.retired[seat], before]
        g.emit("replaced", seat, FIELD + seat, RETIRED + seat, card=before, rule="CLB-NEW-4")
    g.bench[seat].extend(others)
    g.look[seat] = []
    if g.events is not None:
        g.emit("shuffle back", seat, LOOK + seat, BENCH + seat, len(others), rule="CLB-CHS-3")
    mix(g, seat)
    g.count_players(seat)
