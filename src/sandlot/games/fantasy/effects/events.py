"""What the Event in play changes: printed stats, Win totals, and single rules."""

from __future__ import annotations

from typing import Final

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.game import EVENT, NO_CARD, Fantasy

HANDLED: Final = (
    codes.STAT,
    codes.TWICE,
    codes.TOTAL,
    codes.EVIL_FIRST,  # the last four are asked for where their rule stands, by `rule_of` and `open_bases`
    codes.MAGIC,
    codes.BANNERS,
    codes.FACE_UP,
    codes.SIDE,
    codes.TIER,
    codes.FEWEST,
)


def event_program(g: Fantasy) -> list[int]:
    """The effect of the Event in play."""
    return g.pack.program[g.event - EVENT]


def rule_of(g: Fantasy, verb: int, otherwise: int) -> int:
    """The number a verb of the Event gives to a rule, or what holds without it."""
    if g.event != NO_CARD:
        program = event_program(g)
        if program[0] == verb:
            return program[2] if len(program) > 2 else 1
    return otherwise


def open_bases(g: Fantasy) -> list[int]:
    """The bases whose line-up cards are placed face up."""
    found: list[int] = []
    if g.event != NO_CARD:
        program = event_program(g)
        pc = 0
        while pc < len(program):
            if program[pc] == codes.FACE_UP:
                found.append(program[pc + 2] - 1)
            pc = program[pc + 1]
    return found


def way_hidden(g: Fantasy, base: int) -> bool:
    """Whether nobody else has seen yet which way round the line-up cards of a base lie (FFB-MORE-3)."""
    return g.rules.more_wins and base > g.week and base not in open_bases(g)


def change_stats(g: Fantasy, values: list[int], has: int) -> None:
    """An Event changes printed stats only, not below 0; blanks stay blank (FFB-EVT-7)."""
    program = event_program(g)
    pc = 0
    while pc < len(program):
        if program[pc] == codes.STAT:
            for stat in range(codes.STATS):
                if (program[pc + 2] & has) >> stat & 1:
                    values[stat] = max(0, values[stat] + program[pc + 3])
        pc = program[pc + 1]


def twice(g: Fantasy) -> int:
    """The mask of stats that count twice in Win totals."""
    program = event_program(g)
    return program[2] if program[0] == codes.TWICE else 0


def change_total(g: Fantasy, manager: int, card: int, total: int) -> int:
    """Flat bonuses and penalties for a total of at least 1, not below 0 (FFB-EVT-6)."""
    program = event_program(g)
    pc = 0
    while pc < len(program):
        code = program[pc]
        after = program[pc + 1]
        if code == codes.TOTAL:
            total += program[pc + 2]
        elif code == codes.SIDE:
            if (g.pack.side[card] == program[pc + 3]) == (program[pc + 2] == 1):
                after = pc + 4
        elif code == codes.TIER:
            if (g.pack.tier[card] == program[pc + 3]) == (program[pc + 2] == 1):
                after = pc + 4
        elif code == codes.FEWEST:
            if (g.underdogs >> manager & 1) == program[pc + 2]:
                after = pc + 3
        pc = after
    return max(0, total)
