"""A tree of what may follow, for games in which one answer sets up the next.

Every walk re-deals what the observer cannot know and goes down one tree shared by all deals. Where it leaves the tree,
the evaluation judges what each answer leads to at once (the priors), the game's quick policy plays on for some picks,
and what stands then counts for everybody on the way.
"""

from __future__ import annotations

import time
from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from sandlot.bots.search import SEAT, imagined, nothing_sealed
from sandlot.bots.search_ahead import Judge
from sandlot.bots.search_race import NEVER, Lane
from sandlot.kernel.chance import SPAN, FastChance
from sandlot.kernel.game import NOBODY, Game

CURIOUS: Final = 0.6  # weight of what was tried little, by its prior
SHARP: Final = 12.0  # how much more likely a better look makes an answer
LATE: Final = 16  # walks between two looks at the clock


@final
class Branch:
    """A pick as the observer has seen it made, counted from the view of the seat that made it."""

    __slots__ = ("kids", "option", "prior", "seat", "seen", "total", "visits")

    def __init__(self, seat: i64, option: i64, prior: float) -> None:
        self.seat = seat
        self.option = option
        self.prior = prior
        self.visits = 0
        self.seen = 0  # how often it could have been picked: hands differ from one re-deal to the next
        self.total = 0.0  # of what `seat` got
        self.kids: dict[int, Branch] = {}


@final
class Tree:
    """The thoughts of one seat about the open question."""

    __slots__ = ("chance", "depth", "judge", "root", "seat")

    def __init__(self, seat: int, chance: FastChance, judge: Judge, depth: int) -> None:
        self.seat = seat
        self.chance = chance
        self.judge = judge
        self.depth = depth  # picks that are played on where a walk leaves the tree
        self.root = Branch(NOBODY, -1, 1.0)

    def run(self, g: Game, walks: int, deadline: float = NEVER) -> None:
        """Grow by so many walks, or until it is late."""
        for walk in range(walks):
            self.walk(imagined(g, self.seat, int(self.chance.below(SPAN))))
            if deadline < NEVER and walk % LATE == 0 and time.monotonic() >= deadline:
                break

    def standing(self, options: list[int]) -> list[Lane]:
        """The answers, the most visited first, none worth more than one that was visited more often.

        A lane's values only count the visits.
        """
        found: list[tuple[int, float, Lane]] = []
        for option in options:
            lane = Lane([option])
            kid = self.root.kids.get(self.seat * SEAT + option)
            if kid is not None and kid.visits:
                lane.total = kid.total
                lane.value = kid.total / float(kid.visits)
                lane.values = [kid.total / float(kid.visits)] * kid.visits
            found.append((-len(lane.values), -lane.total, lane))
        found.sort(key=order_of)
        lanes = [lane for _, _, lane in found]
        for i in range(1, len(lanes)):
            lanes[i].value = min(lanes[i].value, lanes[i - 1].value)
        return lanes

    def walk(self, g: Game) -> None:
        """One way down the tree, one new branch, some picks on, and what came of it for everybody on the way."""
        at = self.root
        start = at  # where the sealed question began
        aside: dict[int, Branch] = {}  # how far each other seat has come in it
        path = [at]
        grown = False
        while g.seat >= 0 and not grown:
            sealed = g.then is not None
            if sealed and nothing_sealed(g):
                start = at
                aside = {}
            if sealed and g.seat != self.seat:
                kid = self.select(aside.get(g.seat) or side(start, g.seat), g)
                aside[g.seat] = kid
            else:
                kid = self.select(at, g)
                grown = kid.visits == 0 and g.count > 1
                at = kid
            path.append(kid)
            g.take(kid.option)
        self.judge.play_on(g, self.chance, self.depth)
        worth = [self.judge.value(g, seat) for seat in range(g.seats)]
        for kid in path:
            kid.visits += 1
            if kid.seat >= 0:
                kid.total += worth[kid.seat]

    def select(self, at: Branch, g: Game) -> Branch:
        """The best so far, with a bonus for what looks good and was tried little."""
        kids = at.kids
        key = g.seat * SEAT
        options = self.judge.shortlist(g, g.seat, g.options)
        for option in options:
            if (key + option) not in kids:
                self.look(at, g, options)
                break
        best = at
        highest = -1e9
        for option in options:
            kid = kids[key + option]
            kid.seen += 1
            mean = kid.total / float(kid.visits) if kid.visits else 0.5
            bound = mean + CURIOUS * kid.prior * sqrt(float(kid.seen)) / (1.0 + float(kid.visits))
            if bound > highest:
                highest = bound
                best = kid
        return best

    def look(self, at: Branch, g: Game, options: list[int]) -> None:
        """Give priors to answers that are new here, by what each leads to at once in this deal."""
        seat = g.seat
        values = [1.0] * len(options)
        if len(options) > 1:
            luck = int(self.chance.below(SPAN))
            for i in range(len(options)):
                c = g.clone()
                if g.then is not None:
                    values[i] = self.judge.sealed_value(c, seat, options[i], luck)
                else:
                    values[i] = self.judge.taken_value(c, seat, options[i])
            highest = max(values)
            values = [exp(SHARP * (value - highest)) for value in values]
        whole = sum(values)
        for i in range(len(options)):
            if (seat * SEAT + options[i]) not in at.kids:
                at.kids[seat * SEAT + options[i]] = Branch(seat, options[i], values[i] / whole)


def order_of(found: tuple[int, float, Lane]) -> tuple[int, float]:
    return found[0], found[1]


def side(start: Branch, seat: i64) -> Branch:
    """The root of another seat's own statistics about the sealed question that began at `start`."""
    kid = start.kids.get(-1 - seat)
    if kid is None:
        kid = Branch(NOBODY, -1, 1.0)
        start.kids[-1 - seat] = kid
    return kid
