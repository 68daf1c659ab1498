"""Base running: hits, walks and advances on one seat's diamond, and its Threatened Hits."""

from __future__ import annotations

from typing import Final

from sandlot.games.highlights.codes import AVERAGE, FAST, WALK
from sandlot.games.highlights.game import NO_CARD, PLATE, Highlights

HOME: Final = 4  # the base after 3rd
NO_HITS: Final[list[int]] = []  # never changed


def threaten(g: Highlights, seat: int) -> None:
    """Pawns for every Hit Box of the card just played go to the own home plate (BH-TRN-5)."""
    card = g.top[seat]
    hits = g.pack.hits[card]
    g.threats[seat] = hits
    if g.events is not None and hits:
        g.emit("threaten", seat, count=len(hits), card=card, rule="BH-TRN-5")


def resolve(g: Highlights, seat: int) -> None:
    """Every uncancelled Threatened Hit of a seat is executed, in printed order (BH-TRN-4, BH-RUN-9)."""
    hits = g.threats[seat]
    if hits:
        card = g.top[seat]
        g.threats[seat] = NO_HITS
        for value in hits:
            hit(g, seat, value, card, "BH-TRN-4")


def hit(g: Highlights, seat: int, value: int, card: int, rule: str) -> None:
    """Runners move, from the highest base down, then the batter (BH-RUN-1); the pawn has the card's speed."""
    telling = g.events is not None
    if telling:
        g.emit("hit", seat, count=value, card=card, rule=rule)
    if value == WALK:
        walk(g, seat, card)
        return
    before = g.bases[seat]
    after = 0
    home = 0
    limit = HOME  # how far a runner may come: one to a base, and no passing (BH-RUN-6, BH-RUN-7)
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


def walk(g: Highlights, seat: int, card: int) -> None:
    """The batter comes to 1st; only runners forced by that move, one base each (BH-CA-13)."""
    bases = g.bases[seat]
    free = 1
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


def advance(g: Highlights, seat: int, speeds: int) -> None:
    """Runners of these speeds move up one base, lead runner first; one whose next base is held stays (BH-RUN-12)."""
    for base in range(3, 0, -1):
        speed = g.bases[seat] >> 2 * base & 3
        if speed and speeds >> speed - 1 & 1:
            advance_from(g, seat, base)


def advance_from(g: Highlights, seat: int, base: int) -> None:
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


def remove(g: Highlights, seat: int, base: int, rule: str) -> None:
    """The runner on this base, if any, leaves the diamond."""
    speed = g.bases[seat] >> 2 * base & 3
    if speed:
        g.bases[seat] ^= speed << 2 * base
        if g.events is not None:
            g.emit("remove", seat, PLATE + 5 * seat + base, count=speed, card=NO_CARD, rule=rule)


def score(g: Highlights, seat: int, runs: int) -> None:
    """Runs on the Runs Scored track (BH-RUN-8)."""
    g.runs[seat] += runs
    if g.events is not None:
        g.emit("runs", seat, count=runs, rule="BH-RUN-8")


def tell_run(g: Highlights, seat: int, base: int, goal: int) -> None:
    """Tell who ran from where to where."""
    plate = PLATE + 5 * seat
    g.emit("run", seat, plate + base, plate + goal, rule="BH-RUN-1")


def occupied(bases: int) -> int:
    """The bases with a runner as a mask; 1st is bit 0."""
    taken = bases | bases >> 1
    return taken >> 2 & 1 | taken >> 3 & 2 | taken >> 4 & 4


def runners(bases: int) -> int:
    """How many runners are on base."""
    mask = occupied(bases)
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2)
