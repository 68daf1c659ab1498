# interpreted: for people
"""What a move changes at once on the mat of its seat, in words."""

from __future__ import annotations

from sandlot.games.lords import codes
from sandlot.games.lords.notation import counted, dollars
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.end_of_phase import MANY_WINS, closed_losses
from sandlot.games.lords.words.names import PLAYERS, TRACKS, players

TOLD = (codes.SS, codes.AS, codes.PH, codes.REG, codes.PR)  # the types worth a word, the best first


def listed(parts: list[str]) -> str:
    """Some things in a row."""
    return " and ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))


def record(g: Lords, seat: int) -> str:
    """Wins and losses of the phase so far."""
    return f"{g.wins[seat]}–{g.losses[seat]}"


def closing(g: Lords, seat: int) -> int:
    """Wins that the phase would end with if nothing else happened."""
    return int(g.games[seat] - closed_losses(g.wins[seat], g.losses[seat], g.games[seat]))


def won(before: Lords, after: Lords, seat: int) -> str:
    """What new wins or losses make of the record; nothing if there are none."""
    more, worse = after.wins[seat] - before.wins[seat], after.losses[seat] - before.losses[seat]
    if more <= 0:
        return f"costs {counted(worse, 'loss')}: {record(after, seat)}" if worse > 0 else ""
    said = f"brings {counted(more, 'win')}: {record(after, seat)}"
    then, now = closing(before, seat), closing(after, seat)
    half = after.games[seat] / 2
    if then < MANY_WINS <= now:
        return f"{said}, on course for the best payout"
    if then <= half < now:
        return f"{said}, a winning record"
    return said


def gained(before: Lords, after: Lords, seat: int) -> str:
    """Points, stars, players, cubes, money and cards that came; nothing if none did."""
    points = after.vp[seat] + after.pending_vp[seat] - before.vp[seat] - before.pending_vp[seat]
    found = [counted(points, "point")] if points > 0 else []
    for track, name in enumerate(TRACKS):
        more = after.stars.at(seat, track) - before.stars.at(seat, track)
        if more > 0:
            found.append(f"{counted(more, 'star')} for the {name.lower()}")
    for kind in TOLD:
        more = after.men.at(seat, kind) - before.men.at(seat, kind)
        if more > 0:
            found.append(players(kind, more))
    cubes = after.media[seat] + after.national[seat] - before.media[seat] - before.national[seat]
    if cubes > 0:
        found.append(counted(cubes, "media cube"))
    if after.cash[seat] > before.cash[seat]:
        found.append(dollars(after.cash[seat] - before.cash[seat]))
    return listed(found)


def lost(before: Lords, after: Lords, seat: int) -> str:
    """The players and stars that went; nothing if none did."""
    found = [
        players(kind, before.men.at(seat, kind) - after.men.at(seat, kind))
        for kind in TOLD
        if after.men.at(seat, kind) < before.men.at(seat, kind)
    ]
    for track, name in enumerate(TRACKS):
        fewer = before.stars.at(seat, track) - after.stars.at(seat, track)
        if fewer > 0:
            found.append(f"{counted(fewer, 'star')} of the {name.lower()}")
    return listed(found)


def player(kind: int) -> str:
    """A player of a type with his article."""
    name = PLAYERS[kind]
    return f"an {name}" if name[0] in "AU" else f"a {name}"
