"""Playing positions on to their end, and information-set tree search over them, for every game."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.kernel.chance import SPAN, Chance, FastChance, seeded
from sandlot.kernel.game import NOBODY, Game

EXPLORE: Final = 0.7  # weight of curiosity in UCB1; rewards lie in 0..1
WHIM: Final = 5  # one in this many sealed picks of others is random
SEAT: Final = 4096  # options lie below it, so seat * SEAT + option names who chose what


# -- playouts --------------------------------------------------------------------------------------------------


def playout(g: Game, chance: FastChance) -> int:
    """Play on to the end with uniformly random picks; returns how many there were."""
    count: i64 = 0
    while g.seat >= 0:
        n = g.count  # `any_option`, on the spot
        g.take(g.offered[0] if n == 1 else g.offered[chance.below(n)])
        count += 1
    return int(count)


def series(deal: Callable[[Chance], Game], first: int, games: int) -> int:
    """Deal and play games at random, with seeds from `first` on; returns how many picks there were."""
    count = 0
    for seed in range(first, first + games):
        count += playout(deal(seeded(seed)), seeded(seed))
    return count


def random_pick(g: Game, chance: FastChance) -> None:
    """One uniformly random pick of the seat that is asked."""
    g.take(any_option(g, chance))


def any_option(g: Game, chance: FastChance) -> i64:
    """An option, each equally likely; where there is no choice, nothing is drawn."""
    return g.offered[0] if g.count == 1 else g.offered[chance.below(g.count)]


def trace(g: Game, seed: int) -> int:
    """Like `playout`, but returns 42 bits over every seat, its options and its pick, to compare engines by.

    A number x enters by FNV-1a: h = (h ^ x) * 1000003 mod 2**42; after each pick h = h ^ h >> 21.
    """
    chance = seeded(seed)
    h: i64 = 0
    while g.seat >= 0:
        pick = any_option(g, chance)
        h = fold(h, g.seat)
        for i in range(g.count):
            h = fold(h, g.offered[i])
        h = fold(h, pick)
        h ^= h >> 21
        g.apply(pick)
    return int(h)


def fold(h: i64, x: i64) -> i64:
    """One step of the hash; the product stays below 2**63."""
    return ((h ^ x) & 0x3FFFFFFFFFF) * 1000003 & 0x3FFFFFFFFFF


def clones(g: Game, times: int) -> None:
    """Copy a position and drop the copies; for measuring."""
    for _ in range(times):
        g.clone()


def imagined(g: Game, seat: int, seed: int) -> Game:
    """A copy to think with: re-dealt for this seat, and no trial any more."""
    c = g.clone()
    c.trier = NOBODY
    c.determinize(seat, seed)
    return c


def worth(g: Game, seat: int) -> float:
    """The result, or before the end what the game's evaluation expects of it."""
    return g.result(seat) if g.seat < 0 else g.evaluate(seat)


# -- the tree ---------------------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Node:
    """A pick as the observer has seen it made, counted from the view of the seat that made it."""

    __slots__ = ("kids", "option", "seat", "seen", "total", "visits")
    seat: i64
    option: i64

    def __init__(self, seat: i64, option: i64) -> None:
        self.seat = seat
        self.option = option
        self.visits = 0
        self.seen = 0  # how often it could have been picked: hands differ from one re-deal to the next
        self.total = 0.0  # of results for `seat`
        self.kids: dict[int, Node] = {}


@final
class Search:
    """Single-observer information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012).

    Every iteration re-deals what the observer cannot know, walks down one tree shared by all deals, adds a node
    and plays on at random. Each seat maximizes its own result, so teams and any number of seats need nothing special.
    Luck has no nodes: a node stands for all that may have happened between the picks.

    The observer never sees a sealed pick of another seat being made, so these are no branches of the tree: they
    are chosen by statistics of their own seat, kept where the sealed question began, which do not depend on what
    anybody else has sealed.
    """

    __slots__ = ("chance", "horizon", "seat", "tree")

    def __init__(self, seat: int, chance: FastChance, horizon: int) -> None:
        self.seat = seat
        self.chance = chance
        self.horizon = horizon  # picks of a rollout before the evaluation takes over; 0: to the end
        self.tree = Node(NOBODY, -1)

    def grow(self, g: Game, iterations: int) -> None:
        """Think: `seat` is about to answer in g, and the tree's root stands for g."""
        for _ in range(iterations):
            self.iterate(imagined(g, self.seat, int(self.chance.below(SPAN))))

    def best(self, options: list[int]) -> int:
        """The option visited most often; among equals the one with the better results."""
        found = options[0]
        most = -1.0
        for option in options:
            kid = self.tree.kids.get(self.seat * SEAT + option)
            if kid is not None:
                score = float(kid.visits) + kid.total / (float(kid.visits) + 1.0)
                if score > most:
                    most = score
                    found = option
        return found

    def follow(self, option: int) -> None:
        """The observer has picked this and goes on picking: keep what was learned about it."""
        kid = self.tree.kids.get(self.seat * SEAT + option)
        self.tree = Node(NOBODY, -1) if kid is None else kid

    def iterate(self, g: Game) -> None:
        """One walk down the tree, one new node, one rollout, and the result for everybody on the way."""
        node = self.tree
        start = node  # where the sealed question began
        aside: dict[int, Node] = {}  # how far each other seat has come in it
        path = [node]
        grown = False
        while g.seat >= 0 and not grown:
            sealed = g.then is not None
            if sealed and nothing_sealed(g):
                start = node
                aside = {}
            if sealed and g.seat != self.seat:
                kid = self.select_sealed(aside.get(g.seat) or side(start, g.seat), g)
                aside[g.seat] = kid
            else:
                kid = self.select(node, g)
                grown = kid.visits == 0
                node = kid
            path.append(kid)
            g.take(kid.option)
        self.roll_out(g)
        results = [worth(g, seat) for seat in range(g.seats)]
        for kid in path:
            kid.visits += 1
            if kid.seat >= 0:
                kid.total += results[kid.seat]

    def select(self, at: Node, g: Game) -> Node:
        """A pick never tried here if there is one, else the one of the highest upper confidence bound."""
        kids = at.kids
        key = g.seat * SEAT
        best = at
        highest = -1.0
        untried: i64 = 0
        for i in range(g.count):
            option = g.offered[i]
            kid = kids.get(key + option)
            if kid is None:
                untried += 1
            else:
                kid.seen += 1
                if untried == 0:
                    visits = float(max(1, kid.visits))  # 0 if it was made earlier in this very walk
                    bound = kid.total / visits + EXPLORE * sqrt(log(float(kid.seen)) / visits)
                    if bound > highest:
                        highest = bound
                        best = kid
        if untried == 0:
            return best
        skip = self.chance.below(untried)
        for i in range(g.count):
            option = g.offered[i]
            if (key + option) not in kids:
                if skip == 0:
                    kid = Node(g.seat, option)
                    kid.seen = 1
                    kids[key + option] = kid
                    return kid
                skip -= 1
        raise AssertionError("an untried option was counted and not found")

    def select_sealed(self, at: Node, g: Game) -> Node:
        """Now and then on a whim: two seats that learn from each other in step may never stop going in circles."""
        if self.chance.below(WHIM) == 0:
            option = g.offered[self.chance.below(g.count)]
            kid = at.kids.get(g.seat * SEAT + option)
            if kid is not None:
                return kid
        return self.select(at, g)

    def roll_out(self, g: Game) -> None:
        """Random picks to the end, or to the horizon."""
        if self.horizon == 0:
            playout(g, self.chance)
            return
        left = self.horizon
        while g.seat >= 0 and left > 0:
            random_pick(g, self.chance)
            left -= 1


def nothing_sealed(g: Game) -> bool:
    """Whether the sealed question has just begun."""
    return all(not picks for picks in g.sealed)


def side(start: Node, seat: int) -> Node:
    """The root of another seat's own statistics about the sealed question that began at `start`."""
    kid = start.kids.get(-1 - seat)
    if kid is None:
        kid = Node(NOBODY, -1)
        start.kids[-1 - seat] = kid
    return kid
