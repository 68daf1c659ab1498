"""The levels of bots, the same names in every game: who they are, and how well each plays a game."""

from __future__ import annotations

from typing import NamedTuple

from sandlot.kernel.errors import BadInput
from sandlot.kernel.registry import GameInfo
from sandlot.kernel.skill import ALL_STAR, HALL_OF_FAMER, REGULAR, ROOKIE, Personality, Skill


class Level(NamedTuple):
    """Somebody to play against."""

    name: str
    title: str
    face: str  # an outline in a square of 24 units, as SVG writes paths
    sentence: str  # in its own voice


CAP = "M3 15a9 9 0 0 1 18 0zM3 15h16c2 0 3.5 1 4 3-4-1.5-12-1.5-20 0zM12 4.5a1 1 0 1 1 0 2 1 1 0 0 1 0-2z"
BALL = (
    "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM6 4.5c3 4 3 11 0 15l1.2 1c3.5-5 3.5-12 0-17z"
    "M18 4.5c-3 4-3 11 0 15l-1.2 1c-3.5-5-3.5-12 0-17z"
)
STAR = "M12 2l3 6.6 7 .8-5.2 4.8 1.4 7.1L12 17.7l-6.2 3.6 1.4-7.1L2 9.4l7-.8z"
CUP = (
    "M7 3h10v2h4c0 4.5-1.6 7-4.6 7.5A5.5 5.5 0 0 1 13 15v3h3.5v3h-9v-3H11v-3a5.5 5.5 0 0 1-3.4-2.5C4.6 12 3 9.5 3 5h4z"
)
LEVELS = (
    Level(ROOKIE, "Rookie", CAP, "I take what looks good right now. Show me how it is done!"),
    Level(REGULAR, "Regular", BALL, "I know the game and I do not give anything away. Ready when you are."),
    Level(ALL_STAR, "All-Star", STAR, "I think a few plays ahead. Bring your best."),
    Level(HALL_OF_FAMER, "Hall of Famer", CUP, "I have seen it all, and I still prepare for every pitch."),
)
BY_NAME = {level.name: level for level in LEVELS}
USUAL_SKILLS = {  # for a game that declares none
    ROOKIE: Skill(glances=1, plain=True),
    REGULAR: Skill(glances=8, plain=True, milliseconds=300),
    ALL_STAR: Skill(simulations=200, depth=4, milliseconds=700),
    HALL_OF_FAMER: Skill(simulations=2000, depth=8, milliseconds=1500),
}


def title_of(spec: str) -> str:
    """What people call a bot: a level's title, with its personality if it has one."""
    name, _, personality = spec.partition("+")
    title = BY_NAME[name].title if name in BY_NAME else name.partition(":")[0].capitalize()
    return f"{title} ({personality.replace('-', ' ')})" if personality else title


def skill_of(info: GameInfo, level: str) -> Skill:
    """How a level plays this game."""
    declared: dict[str, Skill] = getattr(_levels(info), "SKILLS", {})
    return declared.get(level, USUAL_SKILLS[level])


def personalities(info: GameInfo) -> tuple[Personality, ...]:
    """The tastes that bots of this game may have."""
    found: tuple[Personality, ...] = getattr(_levels(info), "PERSONALITIES", ())
    return found


def taste_of(info: GameInfo, personality: str) -> int:
    """The number by which the game's rules know a personality; 0 for none."""
    if not personality:
        return 0
    names = [each.name for each in personalities(info)]
    if personality not in names:
        known = f"; it has {' and '.join(names)}" if names else ", and no other"
        raise BadInput(f"{info.title} has no personality {personality!r}{known}")
    return 1 + names.index(personality)


def _levels(info: GameInfo) -> object:
    return info.module("levels") if info.has_module("levels") else None
