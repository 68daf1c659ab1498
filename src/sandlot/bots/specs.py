"""Bots by name: the levels, with a personality if wanted, and bots for the lab."""

from __future__ import annotations

import re
from collections.abc import Callable

from sandlot.bots.levels import BY_NAME, taste_of
from sandlot.bots.players import Bot, GreedyBot, LevelBot, QuickBot, RaceBot, RandomBot, TreeBot
from sandlot.kernel.errors import BadInput
from sandlot.kernel.registry import GameInfo
from sandlot.kernel.skill import REGULAR, Skill

USUAL = REGULAR  # where nobody names a bot: at a table, for people who left one, and at the terminal
FALLBACK = "greedy"  # answers for a bot that is late, and for a person whose clock has run out
LEVELS = ", ".join(BY_NAME)
KNOWN = (
    f"{LEVELS}, each also with +PERSONALITY; and for the lab random, quick, greedy, reference,"
    " race:N[@DEPTH], tree:N[@DEPTH], ismcts:N, all three also with a time, as in race:200ms"
)
SEARCH = re.compile(r"(ismcts|race|tree):([1-9][0-9]{0,8})(ms)?(?:@([0-9]{1,3}))?")
DEPTH = 4  # picks that a simulation plays on if nobody says how many
ENDLESS = 10**9  # simulations, where time is the limit
SIMPLE: dict[str, Callable[[str, int], Bot]] = {
    "random": RandomBot,
    "quick": QuickBot,
    "greedy": GreedyBot,
    "reference": lambda name, seed: GreedyBot(name, seed, plain=True),
}


def make(spec: str, seed: int = 0, horizon: int = 0, timed: bool = True) -> Bot:
    """A bot by its name; a level that is not timed never looks at the clock.

    With a horizon `ismcts` stops its random picks there, and not where the game would have it.
    """
    name = spec.strip().lower()
    level, plus, personality = name.partition("+")
    if level in BY_NAME and bool(plus) == bool(personality):
        return LevelBot(name, seed, level, personality, timed)
    if name in SIMPLE:
        return SIMPLE[name](name, seed)
    kind = name.partition(":")[0]
    found = SEARCH.fullmatch(name)
    if found and not (kind == "ismcts" and found[4]):
        return _search(name, seed, kind, int(found[2]), bool(found[3]), int(found[4] or DEPTH), horizon)
    if kind in ("ismcts", "race", "tree"):
        raise BadInput(f"the bot {spec.strip()!r} needs a budget from 1 up, as in {kind}:1000 or {kind}:500ms")
    raise BadInput(f"there is no bot {spec.strip()!r}; there are: {KNOWN}")


def _search(name: str, seed: int, kind: str, budget: int, timed: bool, depth: int, horizon: int) -> Bot:
    simulations, milliseconds = (ENDLESS, budget) if timed else (budget, 0)
    if kind == "ismcts":
        return TreeBot(name, seed, 0 if timed else budget, milliseconds, horizon)
    return RaceBot(name, seed, Skill(simulations, depth, tree=kind == "tree", milliseconds=milliseconds))


def check(spec: str, info: GameInfo) -> str:
    """The name of a bot that can play this game, or a clear error."""
    bot = make(spec)
    if isinstance(bot, LevelBot):
        taste_of(info, bot.personality)
    return bot.name
