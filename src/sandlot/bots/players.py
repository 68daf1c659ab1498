"""The bots: each gets a position, forgets at once what its seat cannot know, and answers."""

from __future__ import annotations

import time

from sandlot.bots.levels import skill_of, taste_of
from sandlot.bots.search import Search, imagined
from sandlot.bots.search_ahead import NO_TASTE
from sandlot.bots.search_greedy import greedy, greedy_aside
from sandlot.bots.search_quick import quick
from sandlot.bots.search_race import NEVER
from sandlot.bots.thinking import compare, deadline_of
from sandlot.kernel.chance import SPAN, FastChance, seeded
from sandlot.kernel.errors import IllegalMove
from sandlot.kernel.game import Game
from sandlot.kernel.moves import Attempt, attempt, attempt_aside
from sandlot.kernel.registry import find
from sandlot.kernel.skill import Skill

ASIDE_ODDS = 20  # random play tries something outside its turn once in this many times


class Bot:
    """Somebody who answers questions; the same seed and the same questions give the same answers."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.chance: FastChance = seeded(seed)
        self.waited = 0.0  # seconds between the question and the first thought about it; they count as thinking

    def choose(self, g: Game, seat: int) -> int:
        """One pick of an open seat."""
        if seat not in g.open:
            raise IllegalMove(f"seat {seat} is not asked anything now")
        self.start()
        return self.pick(g, seat, g.choice.options(g, seat))

    def move(self, g: Game, seat: int) -> list[int]:
        """The picks of a whole move of an open seat, for g.answer."""
        self.start()
        trial = attempt(g, seat)
        picks: list[int] = []
        while not trial.complete:
            option = self.pick(trial.game, seat, trial.options)
            picks.append(option)
            trial.pick(option)
            self.picked(option)
        return picks

    def play(self, g: Game, seat: int) -> int:
        """Make a whole move of an open seat in g itself; returns how many picks there were."""
        picks = self.move(g, seat)
        g.give(seat, picks)
        return len(picks)

    def aside(self, g: Game, seat: int) -> list[int]:
        """The picks of a move outside its turn, for g.aside: a seat that waits gets its answer at once."""
        waiting = g.waited_for(seat)
        return [greedy_aside(g, seat, waiting, self.chance)] if waiting else []

    def pick(self, g: Game, seat: int, options: list[int]) -> int:
        """One of the options; a forced one without thinking. Thinking only sees what this seat may imagine."""
        if len(options) == 1:
            return options[0]
        return self.think(imagined(g, seat, int(self.chance.below(SPAN))), seat, options)

    def start(self) -> None:
        """A new move begins."""

    def for_game(self, g: Game) -> Bot:
        """The bot itself, ready for the game of this position."""
        return self

    def longest(self) -> int:
        """The milliseconds after which it answers at the latest, or the simulations if time is no limit; 0: at once."""
        return 0

    def think(self, g: Game, seat: int, options: list[int]) -> int:
        """Choose among two options or more."""
        raise NotImplementedError

    def picked(self, option: int) -> None:
        """This pick of the move in hand is decided."""


class RandomBot(Bot):
    """Any option, each equally likely."""

    def think(self, g: Game, seat: int, options: list[int]) -> int:
        return options[self.chance.below(len(options))]

    def aside(self, g: Game, seat: int) -> list[int]:
        """An answer to a seat that waits for one; sometimes one of the things it could do, completed at random."""
        waiting = g.waited_for(seat)
        if waiting:
            return [waiting[self.chance.below(len(waiting))]]
        if self.chance.below(ASIDE_ODDS) or not g.asides(seat):
            return []
        return self.wander(attempt_aside(g, seat))

    def wander(self, trial: Attempt) -> list[int]:
        """Random picks until the move is complete."""
        picks: list[int] = []
        while not trial.complete:
            picks.append(trial.options[self.chance.below(len(trial.options))])
            trial.pick(picks[-1])
        return picks


class GreedyBot(Bot):
    """The pick after which it stands best, by the game's evaluation, or by the plain one, which never changes."""

    def __init__(self, name: str, seed: int, plain: bool = False) -> None:
        super().__init__(name, seed)
        self.plain = plain

    def pick(self, g: Game, seat: int, options: list[int]) -> int:
        """Look one move ahead, on copies that are re-dealt for this seat."""
        return greedy(g, seat, self.chance, self.plain)

    def play(self, g: Game, seat: int) -> int:
        """One pick at a time: it keeps no plan, so the trial of a whole move would be for nothing."""
        g.give(seat, [greedy(g, seat, self.chance, self.plain)])
        return 1


class QuickBot(Bot):
    """The same on a single re-deal and for a single pick: weaker, but many times as fast."""

    def pick(self, g: Game, seat: int, options: list[int]) -> int:
        """Look one pick ahead, on copies that are re-dealt for this seat."""
        return quick(g, seat, self.chance)

    def play(self, g: Game, seat: int) -> int:
        """One pick at a time, as it keeps no plan."""
        g.give(seat, [quick(g, seat, self.chance)])
        return 1


class TreeBot(Bot):
    """Information-set tree search with a budget for every pick: visits of the root, or milliseconds."""

    def __init__(self, name: str, seed: int, iterations: int = 0, milliseconds: int = 0, horizon: int = 0) -> None:
        super().__init__(name, seed)
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.horizon = horizon
        self.search: Search | None = None

    def think(self, g: Game, seat: int, options: list[int]) -> int:
        """Grow a tree, or go on with the one of the move in hand."""
        deadline = time.monotonic() + self.milliseconds / 1000 - self.waited
        search = self.search or Search(seat, self.chance, self.horizon or g.horizon())
        search.grow(g, max(1, self.iterations - search.tree.visits))
        while self.milliseconds and time.monotonic() < deadline:
            search.grow(g, 1)
        self.search = search
        return search.best(g.sensible(seat, options))

    def start(self) -> None:
        """Plant a new tree."""
        self.search = None

    def longest(self) -> int:
        return self.milliseconds or self.iterations

    def picked(self, option: int) -> None:
        """Keep the branch of that pick for the next one."""
        if self.search is not None:
            self.search.follow(option)


class RaceBot(Bot):
    """Compares ways to answer on the same deals, as far and as long as its skill allows."""

    def __init__(self, name: str, seed: int, skill: Skill, taste: int = NO_TASTE) -> None:
        super().__init__(name, seed)
        self.skill = skill
        self.taste = taste
        self.deadline = NEVER

    def start(self) -> None:
        self.deadline = deadline_of(self.skill, self.waited)

    def choose(self, g: Game, seat: int) -> int:
        """The first pick of the move it would make."""
        if seat not in g.open:
            raise IllegalMove(f"seat {seat} is not asked anything now")
        self.for_game(g)
        self.start()
        return self.answer(g, seat)[0]

    def move(self, g: Game, seat: int) -> list[int]:
        self.for_game(g)
        self.start()
        trial = attempt(g, seat)
        picks: list[int] = []
        while not trial.complete:
            for option in self.answer(trial.game, seat):
                picks.append(option)
                trial.pick(option)
        return picks

    def play(self, g: Game, seat: int) -> int:
        """A whole move or the first part of it: it keeps no plan, so the rest is found when it is asked for."""
        self.for_game(g)
        self.start()
        picks = self.answer(g, seat)
        g.give(seat, picks)
        return len(picks)

    def answer(self, g: Game, seat: int) -> list[int]:
        """The first picks of a move, at least one."""
        options = g.choice.options(g, seat)
        if len(options) == 1:
            return options
        return compare(g, seat, self.chance, self.skill, self.taste, self.deadline)[0].picks

    def longest(self) -> int:
        return self.skill.milliseconds or self.skill.simulations


class LevelBot(RaceBot):
    """One of the levels, with a personality or without: how it plays is declared by each game.

    People do not like to wait, so it looks at the clock. Without one (`timed`) its simulations are its only budget, and
    the same seed gives the same answers on any machine.
    """

    def __init__(self, name: str, seed: int, level: str, personality: str, timed: bool = True) -> None:
        super().__init__(name, seed, Skill())
        self.level = level
        self.personality = personality
        self.timed = timed
        self.game = ""

    def for_game(self, g: Game) -> Bot:
        if g.name() != self.game:
            self.game = g.name()
            info = find(self.game)
            skill = skill_of(info, self.level)
            self.skill = skill if self.timed else skill._replace(milliseconds=0)
            self.taste = taste_of(info, self.personality)
        return self
