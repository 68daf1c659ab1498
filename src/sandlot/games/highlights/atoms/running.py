"""Base running: Threatened Hits, hits, walks and advances on one seat's diamond."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.highlights.codes import AVERAGE, FAST, WALK
from sandlot.games.highlights.numbers import NO_CARD
from sandlot.games.highlights.places import PLATE
from sandlot.games.highlights.state import Highlights

HOME: Final = 4  # the base after 3rd
OLD_HIT: Final = 10  # events of changed hits count OLD_HIT times the old hit plus the new one
NO_HIT: Final = 9

# -- Threatened Hits -----------------------------------------------------------------------------------------------


def threaten(g: Highlights, seat: i64) -> None:
    """Pawns for every Hit Box of the card just played go to the own home plate (BH-TRN-5)."""
    card = g.top[seat]
    hits = g.pack.hits[card]
    g.threats.lay(seat, hits)
    if g.events is not None and len(hits) > 0:
        g.emit("threaten", seat, count=len(hits), card=card, rule="BH-TRN-5")


def resolve(g: Highlights, seat: i64) -> None:
    """Every uncancelled Threatened Hit of a seat is executed, in printed order (BH-TRN-4, BH-RUN-9)."""
    cells = g.threats.cells
    first = g.threats.first(seat)
    if cells[first - 1] > 0:
        card = g.top[seat]
        for i in range(first, first + cells[first - 1]):
            hit(g, seat, cells[i], card, "BH-TRN-4")
        cells[first - 1] = 0


def shorten(g: Highlights, seat: i64, by: i64) -> None:
    """Every Threatened Hit loses some bases; with none left it is no hit; walks stay (BH-CA-5)."""
    threats = g.threats
    kept: i64 = 0
    for i in range(threats.size(seat)):
        value = threats.at(seat, i)
        left = value
        if value != WALK:
            left = value - by if value > by else NO_HIT
            tell_change(g, seat, value, left)
        if left != NO_HIT:
            threats.set(seat, kept, left)
            kept += 1
    while threats.size(seat) > kept:
        threats.pop(seat)


def cancel(g: Highlights, seat: i64, place: i64) -> None:
    """A Threatened Hit is taken off home plate, and nothing else happens (BH-IA-11)."""
    value = g.threats.take(seat, place)
    if g.events is not None:
        g.emit("cancel", seat, PLATE + 5 * seat, count=value, rule="BH-IA-11")


def downgrade(g: Highlights, seat: i64, place: i64, to: i64) -> None:
    """A Threatened Hit becomes another."""
    tell_change(g, seat, g.threats.at(seat, place), to)
    g.threats.set(seat, place, to)


def tell_change(g: Highlights, seat: i64, old: i64, new: i64) -> None:
    """Tell that a Threatened Hit has changed."""
    if g.events is not None:
        g.emit("change", seat, PLATE + 5 * seat, count=OLD_HIT * old + new, rule="BH-IA-5")


# -- runners -------------------------------------------------------------------------------------------------------


def hit(g: Highlights, seat: i64, value: i64, card: i64, rule: str) -> None:
    """Runners move, from the highest base down, then the batter (BH-RUN-1); the pawn has the card's speed."""
    telling = g.events is not None
    if telling:
        g.emit("hit", seat, count=value, card=card, rule=rule)
    if value == WALK:
        walk(g, seat, card)
        return
    before = g.bases[seat]
    after: i64 = 0
    home: i64 = 0
    limit: i64 = HOME  # how far a runner may come: one to a base, and no passing (BH-RUN-6, BH-RUN-7)
    if before:
        for base in range(3, 0, -1):
            speed = before >> 2 * base & 3
            if speed:
                goal = base + value  # BH-RUN-2
                if speed == FAST:
                    goal += 1  # BH-RUN-4
                elif speed == AVERAGE and base == 2:
                    goal = HOME  # on a Single; any longer hit brings it home as well (BH-RUN-3)
                if goal > limit:
                    goal = limit
                if goal == HOME:
                    home += 1
                else:
                    after |= speed << 2 * goal
                    limit = goal - 1
                if telling:
                    tell_run(g, seat, base, goal)
    if value == HOME:
        home += 1
    else:
        after |= g.pack.speed[card] << 2 * value  # BH-RUN-5
    if telling:
        tell_run(g, seat, 0, value)
    g.bases[seat] = after
    if home:
        score(g, seat, home)


def walk(g: Highlights, seat: i64, card: i64) -> None:
    """The batter comes to 1st; only runners forced by that move, one base each (BH-CA-13)."""
    bases = g.bases[seat]
    free: i64 = 1
    while free < HOME and bases >> 2 * free & 3:
        free += 1
    if g.events is not None:
        for base in range(free - 1, -1, -1):
            tell_run(g, seat, base, base + 1)
    chain = bases & (1 << 2 * free) - 1
    bases = bases ^ chain | chain << 2 | g.pack.speed[card] << 2
    g.bases[seat] = bases & 0b11111100
    if free == HOME:
        score(g, seat, 1)


def advance(g: Highlights, seat: i64, speeds: i64) -> None:
    """Runners of these speeds move up one base, lead runner first; one whose next base is held stays (BH-RUN-12)."""
    for base in range(3, 0, -1):
        speed = g.bases[seat] >> 2 * base & 3
        if speed and speeds >> speed - 1 & 1:
            advance_from(g, seat, base)


def advance_from(g: Highlights, seat: i64, base: i64) -> None:
    """The runner on this base, if any, moves up one base unless the next one is held (BH-RUN-12)."""
    bases = g.bases[seat]
    speed = bases >> 2 * base & 3
    goal = base + 1
    if not speed or (goal < HOME and bases >> 2 * goal & 3):
        return
    bases ^= speed << 2 * base
    if g.events is not None:
        tell_run(g, seat, base, goal)
    if goal == HOME:
        g.bases[seat] = bases
        score(g, seat, 1)
    else:
        g.bases[seat] = bases | speed << 2 * goal


def remove(g: Highlights, seat: i64, base: i64, rule: str) -> None:
    """The runner on this base, if any, leaves the diamond."""
    speed = g.bases[seat] >> 2 * base & 3
    if speed:
        g.bases[seat] ^= speed << 2 * base
        if g.events is not None:
            g.emit("remove", seat, PLATE + 5 * seat + base, count=speed, card=NO_CARD, rule=rule)


def score(g: Highlights, seat: i64, runs: i64) -> None:
    """Runs on the Runs Scored track (BH-RUN-8)."""
    g.runs[seat] += runs
    if g.events is not None:
        g.emit("runs", seat, count=runs, rule="BH-RUN-8")


def clear_diamond(g: Highlights, seat: i64) -> None:
    """Runs, runners and Threatened Hits of a finished game are taken away (BH-SCO-4, BH-SCO-5)."""
    g.runs[seat] = 0
    g.bases[seat] = 0
    g.threats.clear(seat)


def tell_run(g: Highlights, seat: i64, base: i64, goal: i64) -> None:
    """Tell who ran from where to where."""
    plate = PLATE + 5 * seat
    g.emit("run", seat, plate + base, plate + goal, rule="BH-RUN-1")


def occupied(bases: i64) -> i64:
    """The bases with a runner as a mask; 1st is bit 0."""
    taken = bases | bases >> 1
    return taken >> 2 & 1 | taken >> 3 & 2 | taken >> 4 & 4


def runners(bases: i64) -> i64:
    """How many runners are on base."""
    mask = occupied(bases)
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2)
