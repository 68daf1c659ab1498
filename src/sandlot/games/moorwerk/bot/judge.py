"""How good a position looks: the lead, what the half may still bring, and the cards in all hands."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sandlot.games.moorwerk.atoms import HOME, LIMIT
from sandlot.games.moorwerk.bot.expectancy import AT_BAT, HELD, LATER, MIX, PLACE, SWING
from sandlot.games.moorwerk.state import Baseball
from sandlot.games.moorwerk.steps import Become, Exchange, Give

KINDS: Final = 29
RED: Final = 11  # kinds are numbered by colour: green, red, blue
BLUE: Final = 20
JOKER: Final = 24
MOST: Final = 3  # cards of a colour that are told apart
MIXES: Final = 256
SLOPE: Final = 1.7  # of the logistic curve that is next to the normal one
PACE: Final = 10  # cards for which a run lasts at least: nobody plays on after the tenth
MOST_LEFT: Final = 30  # cards left, from which on it does not matter how many
SHARE: Final = [0.0, 0.2, 0.3, 0.5, 0.65, 0.75, 0.8, 0.85, 0.9, 0.95, 1.0]  # of the usual runs, with few cards left


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
    table: i64 = 2 if b.seats > 2 else 0
    swing: float = SWING[table] + SWING[table + 1] * float(left) ** 0.5
    return 1.0 / (1.0 + exp(-SLOPE * ahead / swing))


def outlook(b: Baseball) -> float:
    """What it is worth to the side at bat, in runs of the lead, as the cards lie."""
    found = place(b) + hands(b)
    if b.left < len(SHARE):
        found *= SHARE[b.left]
    late = min(b.left, MOST_LEFT)
    if b.seats > 2:
        late += MOST_LEFT + 1
    return found + AT_BAT[late]


def next_to_play(b: Baseball) -> i64:
    """Who plays the next card: the seat that is asked, unless its card is on the table and only asks for details."""
    choice = b.choice
    if isinstance(choice, (Exchange, Give)):
        place = b.turn + 1
        return b.order[place if place < len(b.order) else 0]
    return b.seat


def place(b: Baseball) -> float:
    """By bases, outs and who plays next."""
    at = b.outs
    if team_of(b, next_to_play(b)) == b.batting:
        at += 3
    if b.seats > 2:
        at += 6
    return PLACE[at * 8 + (b.bases >> 1)]


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
