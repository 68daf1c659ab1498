"""Why a move: what the best bot thinks of the ways to answer a question, from what the seat may know."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from sandlot.bots.levels import skill_of
from sandlot.bots.search_ahead import Judge
from sandlot.bots.search_race import NEVER, Lane, Race
from sandlot.bots.thinking import compare
from sandlot.kernel.chance import FastChance, seeded
from sandlot.kernel.game import Game
from sandlot.kernel.moves import attempt
from sandlot.kernel.notation import spoken
from sandlot.kernel.registry import find
from sandlot.kernel.skill import HALL_OF_FAMER, REGULAR, Skill

BEST = 3  # moves that are told
GLANCES = 8  # deals on which a move is looked at that has no rival


class Thought(NamedTuple):
    """A way to answer: `value` is the share of the victory expected after it, `looks` how often it was simulated."""

    picks: list[int]
    text: str
    purpose: str  # what it is for, in a sentence
    value: float
    looks: int


def adviser(game: str) -> Skill:
    """How the adviser thinks about this game: as well as the best level."""
    return skill_of(find(game), HALL_OF_FAMER)


def thoughts(g: Game, seat: int, milliseconds: int, seed: int, made: Sequence[int] = ()) -> list[Thought]:
    """The best moves of an open seat, the best first; then the one that was made, if it is not among them.

    With 0 milliseconds the adviser takes its time, and the same seed gives the same thoughts.
    """
    chance = seeded(seed)
    deadline = time.monotonic() + milliseconds / 1000 if milliseconds else NEVER
    lanes = compare(g, seat, chance, adviser(g.name()), deadline=deadline, also=made)
    if len(lanes) == 1:
        lanes = alone(g, seat, lanes[0], chance)
    told = [lane for place, lane in enumerate(lanes) if place < BEST or _is(lane, made)]
    return [_thought(g, seat, lane, made, chance) for lane in told]


def alone(g: Game, seat: int, lane: Lane, chance: FastChance) -> list[Lane]:
    """A move that the game reckons was compared with no other: what it is worth has still to be found."""
    race = Race(seat, chance, Judge(), 0, [lane.picks])
    for _ in range(GLANCES):
        race.deal(g)
    return race.standing()


def _is(lane: Lane, made: Sequence[int]) -> bool:
    """Whether a lane stands for the move that was made: where only first picks are compared, by these."""
    return bool(made) and lane.picks == list(made[: len(lane.picks)])


def _thought(g: Game, seat: int, lane: Lane, made: Sequence[int], chance: FastChance) -> Thought:
    picks = list(made) if _is(lane, made) else whole(g, seat, lane.picks, chance)
    return Thought(
        picks,
        spoken(attempt(g, seat), picks),
        purpose(g, seat, picks),
        min(1.0, max(0.0, lane.value)),
        len(lane.values),
    )


def whole(g: Game, seat: int, first: Sequence[int], chance: FastChance) -> list[int]:
    """A whole move that begins with these picks."""
    picks = list(first)
    trial = attempt(g, seat, picks)
    skill = skill_of(find(g.name()), REGULAR)
    while not trial.complete:
        for option in compare(trial.game, seat, chance, skill)[0].picks:
            picks.append(option)
            trial.pick(option)
    return picks


def purpose(g: Game, seat: int, picks: Sequence[int]) -> str:
    """What a whole move is for, in words of the game; nothing where the game has no words for it."""
    info = find(g.name())
    if not info.has_module("advice"):
        return ""
    found: str = info.module("advice").purpose(attempt(g, seat).game, attempt(g, seat, picks).game, seat, list(picks))
    return found
