"""Single verbs of effects, carried out for an owner as a card of `me` would; -1 is the league office."""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.games.lords import codes
from sandlot.games.lords.effects.run import WALKER, Effect, Run, Verb
from sandlot.games.lords.state import Lords
from sandlot.kernel.zones import numbers


def act(g: Lords, seat: int, cells: Sequence[int], pc: int = 0, me: int = 0) -> None:
    """The verb at a place of a program."""
    program = numbers(cells)
    verb = WALKER.verbs[program[pc]]
    assert isinstance(verb, Verb)
    verb.carry_out(g, Run(Effect(0, pc, len(program), seat, me, 0, 0, False), program))


def act_of_bank(g: Lords, cells: Sequence[int], pc: int) -> None:
    """A verb for nobody in particular."""
    act(g, -1, cells, pc)


def count(g: Lords, seat: int, code: int, n: int, when: int) -> None:
    """money, vp, wins, losses."""
    act(g, seat, [code, 6, n, 0, 0, when])


def media(g: Lords, seat: int, n: int, national: bool, when: int) -> None:
    """Cubes come or go."""
    act(g, seat, [codes.V_MEDIA, 5, n, int(national), when])


def change(g: Lords, seat: int, old: int, new: int, n: int) -> None:
    """Players become another type."""
    act(g, seat, [codes.V_CHANGE, 5, n, old, new])


def bench(g: Lords, seat: int, kind: int, n: int, when: int) -> None:
    """Players are out for a while."""
    act(g, seat, [codes.V_BENCH, 5, n, kind, when])


def free_agent(g: Lords, seat: int, kind: int, n: int) -> None:
    """Players go to the auction."""
    act(g, seat, [codes.V_FREE_AGENT, 5, n, kind, codes.OFFSEASON])


def transfer(g: Lords, seat: int, me: int, what: int, n: int, to: int) -> None:
    """Something is handed over."""
    act(g, seat, [codes.V_TRANSFER, 5, what, n, to], me=me)


def chart(g: Lords, seat: int, name: int) -> None:
    """A chart is used."""
    act(g, seat, [codes.V_CHART, 3, name])


def discard_random(g: Lords, seat: int, n: int) -> None:
    """Cards are picked blindly from a hand."""
    act(g, seat, [codes.V_DISCARD, 4, n, 1])


def peek(g: Lords, me: int, seat: int, n: int) -> None:
    """Somebody looks at random cards of a hand."""
    act(g, seat, [codes.V_PEEK, 3, n], me=me)
