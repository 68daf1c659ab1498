"""How good a position looks: the lead, what the half may still bring, and the cards in all hands."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sandlot.games.moorwerk.atoms import HOME, LIMIT
from sandlot.games.moorwerk.bot.expectancy import HELD, LATER, MIX, RUNS, USUAL
from sandlot.games.moorwerk.state import Baseball
from sandlot.games.moorwerk.steps import Become, Exchange, Give

KINDS: Final = 29
RED: Final = 11  # kinds are numbered by colour: green, red, blue
BLUE: Final = 20
JOKER: Final = 24
MOST: Final = 3  # cards of a colour that are told apart
MIXES: Final = 256
NARROW: Final = 0.4  # runs by which a lead can still change, at the end
SPREAD: Final = 0.45  # and per square root of a card that is still to be played
PACE: Final = 10  # cards for which a run lasts at least: nobody plays on after the tenth
# With few cards left: the share of the usual runs that is still to come, and what only the side at bat may still score.
SHARE: Final = [0.0, 0.2, 0.3, 0.5, 0.65, 0.75, 0.8, 0.85, 0.9, 0.95, 1.0]
LAST: Final = [0.0, 0.2, 0.3, 0.6, 0.65, 0.7, 0.7, 0.65, 0.6, 0.5, 0.45, 0.35, 0.3, 0.3, 0.25, 0.25, 0.2, 0.15, 0.1]


def team_of(b: Baseball, seat: i64) -> i64:
    """VISITOR or HOME; at an odd table the last seat is HOME too."""
    return HOME if seat == b.seats - 1 else seat % 2


def evaluate(b: Baseball, seat: i64) -> float:
    """Chance of winning, 0 to 1."""
    team = team_of(b, seat)
    mine = b.runs[team]
    theirs = b.runs[1 - team]
    if mine == LIMIT:
        return 1.0
    if theirs == LIMIT:
        return 0.0
    soon = outlook(b)
    ahead = float(mine - theirs) + (soon if b.batting == team else -soon)
    left = min(b.left, PACE * (LIMIT - max(mine, theirs)))
    swing: float = NARROW + SPREAD * float(left) ** 0.5
    return 1.0 / (1.0 + exp(-1.7 * ahead / swing))


def outlook(b: Baseball) -> float:
    """Runs by which the side at bat may gain in this half and the next, as the cards lie."""
    left = b.left
    found = usual(b) + hands(b)
    if left < len(SHARE):
        found *= SHARE[left]
    if left < len(LAST):
        found += LAST[left]
    return found


def next_to_play(b: Baseball) -> i64:
    """Who plays the next card: the seat that is asked, unless its card is on the table and only asks for details."""
    choice = b.choice
    if isinstance(choice, (Exchange, Give)):
        place = b.turn + 1
        return b.order[place if place < len(b.order) else 0]
    return b.seat


def usual(b: Baseball) -> float:
    """Runs to expect by bases, outs and who plays next."""
    place = b.outs
    if team_of(b, next_to_play(b)) == b.batting:
        place += 3
    if b.seats > 2:
        place += 6
    return RUNS[place * 8 + (b.bases >> 1)] + USUAL[place]


def hands(b: Baseball) -> float:
    """What the cards in all hands add for the side at bat: most those of the seats that play first."""
    kinds = b.pack.kind
    cells = b.hands.cells
    batting = b.batting
    player = next_to_play(b)
    row = b.outs * (2 * KINDS)
    mix: i64 = MIXES if team_of(b, player) == batting else 0
    if b.seats > 2:
        row += 6 * KINDS
        mix += 2 * MIXES
    found = 0.0
    if isinstance(b.choice, Become):
        found += HELD[row + JOKER + (0 if team_of(b, player) == batting else KINDS)]
    seen: i64 = 0  # mask of the sides whose first player was counted
    for _ in range(b.seats):
        side: i64 = 0 if team_of(b, player) == batting else 1
        values = row + side * KINDS
        first = b.hands.first(player)
        end = first + cells[first - 1]
        if seen >> side & 1:
            for i in range(first, end):
                found += LATER[values + kinds[cells[i]]]
        else:
            seen |= 1 << side
            green: i64 = 0
            red: i64 = 0
            for i in range(first, end):
                kind = kinds[cells[i]]
                found += HELD[values + kind]
                if kind < RED:
                    green += 1
                elif kind < BLUE:
                    red += 1
            mix += (min(green, MOST) * 4 + min(red, MOST)) * (1 if side else 16)
        player += 1
        if player == b.seats:
            player = 0
    return found + MIX[mix]
