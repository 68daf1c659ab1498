"""How a bot finds its answer: which ways it compares, how far it looks, and how long."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sandlot.bots.search import imagined
from sandlot.bots.search_ahead import NO_TASTE, Judge
from sandlot.bots.search_race import NEVER, Lane, Race
from sandlot.bots.search_tree import Tree
from sandlot.kernel.chance import SPAN, FastChance
from sandlot.kernel.game import Game
from sandlot.kernel.moves import Attempt, attempt
from sandlot.kernel.skill import Skill

WHOLE = 48  # whole moves are compared up to this many; of longer lists only first picks


def ways(g: Game, seat: int, options: list[int]) -> list[list[int]]:
    """The ways to answer: whole moves as far as nothing hidden decides, or first picks where there are too many."""
    found: list[list[int]] = []
    for option in options:
        trial = attempt(g, seat)
        trial.pick(option)
        _complete(trial, [option], found)
        if len(found) > WHOLE:
            return [[option] for option in options]
    return found


def _complete(trial: Attempt, picks: list[int], found: list[list[int]]) -> None:
    if trial.complete or len(found) > WHOLE:
        found.append(picks)
        return
    for option in trial.options:
        fork = trial.fork()
        fork.pick(option)
        _complete(fork, [*picks, option], found)


def compare(
    g: Game,
    seat: int,
    chance: FastChance,
    skill: Skill,
    taste: int = NO_TASTE,
    deadline: float = NEVER,
    also: Sequence[int] = (),
) -> list[Lane]:
    """The ways to answer, the best first, as far as this skill tells them apart; a move in `also` is one of them."""
    judge = Judge(skill.plain, taste, skill.habit)
    dealt = imagined(g, seat, int(chance.below(SPAN)))
    options = judge.candidates(dealt, seat, g.choice.options(g, seat))
    stray = bool(also) and also[0] not in options  # no tree goes there
    if stray:
        options = sorted([*options, also[0]])
    if len(options) == 1:
        return [Lane(options)]
    if skill.tree and not stray:
        tree = Tree(seat, chance, judge, skill.depth)
        tree.run(g, skill.simulations, deadline)
        return tree.standing(options)
    moves = ways(dealt, seat, options)
    if len(moves) == 1:
        return [Lane(moves[0])]
    first = Race(seat, chance, judge, 0, moves)
    for _ in range(skill.glances):
        if not first.deal(g, deadline):
            break
    found = first.standing()
    if skill.depth == 0 or not first.deals:
        return found
    keep(first, skill.width, own_pick(dealt, seat))
    race = Race(seat, chance, judge, skill.depth, [lane.picks for lane in first.lanes])
    race.run(g, skill.simulations, deadline)
    if not race.deals:
        return found
    found = race.standing()
    for lane in first.out:
        lane.value = min(lane.value, found[-1].value)
    return found + first.out


def own_pick(g: Game, seat: int) -> int:
    """What the game's quick policy would pick; none where another seat is asked first, or there is no policy."""
    return int(g.rules.policy(g, seat)) if g.seat == seat else -1


def keep(race: Race, width: int, pick: int) -> None:
    """Only the best go on, and the pick of the game's policy, which may know what no first look shows."""
    race.keep(width)
    for lane in race.out:
        if lane.picks[0] == pick:
            race.out.remove(lane)
            race.lanes.append(lane)
            break


LEAST = 0.05  # seconds that a bot may think however long it has waited for its turn to


def deadline_of(skill: Skill, waited: float = 0.0) -> float:
    """Until when a bot of this skill may think that begins now, after it has waited so many seconds to do so."""
    if not skill.milliseconds:
        return NEVER
    return time.monotonic() + max(LEAST, skill.milliseconds / 1000 - waited)
