"""Bots by name: `random`, `quick`, `greedy`, `ismcts:N`, `ismcts:Nms`."""

from __future__ import annotations

import re

from sandlot.bots.players import Bot, GreedyBot, QuickBot, RandomBot, TreeBot
from sandlot.kernel.errors import BadInput

USUAL = "ismcts:400ms"  # where nobody names a bot: at a table, for people who left one, and at the terminal
FALLBACK = "greedy"  # answers for a bot that is late, and for a person whose clock has run out
KNOWN = "random, quick, greedy, ismcts:N (iterations) and ismcts:Nms (milliseconds)"
TREE = re.compile(r"ismcts:([1-9][0-9]{0,8})(ms)?")


def make(spec: str, seed: int = 0, horizon: int = 0) -> Bot:
    """A bot by its name; with a horizon a tree search's rollouts stop there, and not where the game would have it."""
    name = spec.strip().lower()
    if name == "random":
        return RandomBot(name, seed)
    if name == "quick":
        return QuickBot(name, seed)
    if name == "greedy":
        return GreedyBot(name, seed)
    tree = TREE.fullmatch(name)
    if tree:
        budget = int(tree[1])
        if tree[2]:
            return TreeBot(name, seed, milliseconds=budget, horizon=horizon)
        return TreeBot(name, seed, iterations=budget, horizon=horizon)
    if name.startswith("ismcts"):
        raise BadInput(f"the bot {spec.strip()!r} needs a budget from 1 up, as in ismcts:1000 or ismcts:500ms")
    raise BadInput(f"there is no bot {spec.strip()!r}; there are: {KNOWN}")


def parse_specs(text: str, seats: int) -> list[str]:
    """One bot's name for each of the seats: a single name stands for all of them, else one each by commas."""
    names = [word.strip().lower() for word in text.split(",")]
    for name in names:
        make(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadInput(f"{text!r} names {len(names)} bots for {seats} seats; give one name, or one for each seat")
    return names
