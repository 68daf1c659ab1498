"""Hand-made positions: a game that is nothing but a tree of questions, written down as steps."""

from __future__ import annotations

from sandlot.kernel.chance import seeded
from sandlot.kernel.game import Game
from sandlot.kernel.rules import Rules
from sandlot.kernel.step import Choice, Step


class TinyRules(Rules):
    """The position says itself how it ends and how it looks; a tree search looks so far."""

    __slots__ = ("far",)

    def __init__(self, far: int = 0) -> None:
        self.far = far

    def team(self, g: Game, seat: int) -> int:
        return tiny(g).sides[seat]

    def result(self, g: Game, seat: int) -> float:
        return tiny(g).final[tiny(g).sides[seat]]

    def evaluate(self, g: Game, seat: int) -> float:
        return tiny(g).looks[tiny(g).sides[seat]]

    def redeal(self, g: Game, seat: int) -> None:
        """Nothing is hidden but sealed picks."""

    def horizon(self) -> int:
        return self.far


class Tiny(Game):
    """Somebody is asked, picks a branch, and so on to an end that names the results."""

    __slots__ = ("final", "looks", "sides")
    final: list[float]
    looks: list[float]
    sides: list[int]

    def clone(self) -> Tiny:
        c = Tiny()
        c.copy_kernel(self)
        c.final = self.final
        c.looks = self.looks
        c.sides = self.sides
        return c


def tiny(g: Game) -> Tiny:
    """The position as what it is."""
    assert isinstance(g, Tiny)
    return g


class End(Step):
    """The game is over: the result of every team."""

    def __init__(self, *results: float) -> None:
        self.results = list(results)

    def go(self, g: Game) -> None:
        tiny(g).final = self.results
        g.end()


class Look(Step):
    """From here on the position looks like this to every team's evaluation."""

    def __init__(self, looks: list[float], then: Step) -> None:
        self.looks = looks
        self.then = then

    def go(self, g: Game) -> None:
        tiny(g).looks = self.looks
        g.do(self.then)


class Ask(Step):
    """A seat picks a branch."""

    def __init__(self, seat: int, branches: dict[int, Step], opens: bool = False) -> None:
        self.seat = seat
        self.branches = branches
        self.opens = opens

    def go(self, g: Game) -> None:
        g.ask(self.seat, Branch(self.branches, self.opens))


class Branch(Choice):
    def __init__(self, branches: dict[int, Step], begins: bool) -> None:
        self.branches = branches
        self.begins = begins

    def offers(self, g: Game, seat: int) -> None:
        g.offer_all(sorted(self.branches))

    def chosen(self, g: Game, seat: int, option: int) -> None:
        g.do(self.branches[option])

    def opens(self) -> bool:
        return self.begins


class Seal(Step):
    """Every seat seals one of its answers; together they name the branch."""

    def __init__(self, answers: list[list[int]], branches: dict[tuple[int, ...], Step]) -> None:
        self.answers = answers
        self.branches = branches

    def go(self, g: Game) -> None:
        g.ask_all(list(range(g.seats)), Sealed(self.answers), Reveal(self.branches))


class Sealed(Choice):
    def __init__(self, answers: list[list[int]]) -> None:
        self.answers = answers

    def offers(self, g: Game, seat: int) -> None:
        if not g.sealed[seat]:
            g.offer_all(self.answers[seat])


class Reveal(Step):
    def __init__(self, branches: dict[tuple[int, ...], Step]) -> None:
        self.branches = branches

    def go(self, g: Game) -> None:
        g.do(self.branches[tuple(picks[0] for picks in g.unseal())])


class Alone(Step):
    """Only one seat seals a pick, which does not matter."""

    def __init__(self, seat: int, answers: list[int], then: Step) -> None:
        self.seat = seat
        self.answers = answers
        self.then = then

    def go(self, g: Game) -> None:
        g.ask_all([self.seat], Sealed([self.answers] * g.seats), Opened(self.then))


class Opened(Step):
    def __init__(self, then: Step) -> None:
        self.then = then

    def go(self, g: Game) -> None:
        g.unseal()
        g.do(self.then)


def start(seats: int, first: Step, sides: list[int] | None = None) -> Tiny:
    """A position that begins with this step; without sides everybody plays alone."""
    g = Tiny()
    g.begin(TinyRules(), seats, 16, 0)
    g.chance = seeded(1)
    g.sides = sides or list(range(seats))
    g.final = [0.5] * seats
    g.looks = [0.5] * seats
    g.do(first)
    g.run()
    return g


WIN = End(1.0, 0.0)
LOSS = End(0.0, 1.0)
