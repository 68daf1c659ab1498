# interpreted: declarations
"""How well bots play a game: what a game's `levels.py` declares for each level, and its personalities."""

from __future__ import annotations

from typing import NamedTuple

ROOKIE, REGULAR, ALL_STAR, HALL_OF_FAMER = "rookie", "regular", "all-star", "hall-of-famer"
NAMES = (ROOKIE, REGULAR, ALL_STAR, HALL_OF_FAMER)  # from the weakest to the strongest


class Skill(NamedTuple):
    """How a bot finds its answer: what it knows, how far it looks, how much it tries."""

    simulations: int = 0  # at most, for one answer
    depth: int = 0  # picks that a simulation plays on after the move
    width: int = 12  # answers that are compared beyond the first look
    glances: int = 8  # deals of the first look, at what an answer leads to at once
    plain: bool = False  # judges as a beginner does (`Rules.plain`)
    habit: int = 0  # what it looks at besides, by a number that the game's `taste` knows
    tree: bool = False  # grows a tree in place of a race
    milliseconds: int = 0  # after which it answers with what it has; 0: it takes its time


class Personality(NamedTuple):
    """A taste of its own, which a bot of any level may have: `all-star+miser`."""

    name: str
    sentence: str  # what it likes, in its own voice
