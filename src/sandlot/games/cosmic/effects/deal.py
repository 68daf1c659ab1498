"""What both seats brought, as the rules read it, and the entries of the ledger of modifiers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.cosmic import codes
from sandlot.games.cosmic.numbers import SIZE
from sandlot.kernel.plain import Plain

# what a modifier changes
TOTAL: Final = 0
LUCK: Final = 1
TAX: Final = 2
KEEPING: Final = 3


class Deal(Plain):
    """What both seats brought, as the rules read it; shared by all clones. Lists by card unless they say otherwise."""

    __slots__ = (
        "coaches",
        "command",
        "copies",
        "cost",
        "discounts",
        "effect_hit",
        "effect_pitch",
        "hit",
        "intel",
        "least",
        "luck",
        "names",
        "pitch",
        "program",
        "slot",
        "styles",
        "teams",
        "texts",
        "usual",
        "value",
        "worth_hit",
        "worth_pitch",
    )

    def __init__(
        self,
        slot: list[int],
        cost: list[int],
        value: list[int],
        hit: list[int],
        pitch: list[int],
        program: list[list[int]],
        copies: list[bool],
        effect_hit: list[float],
        effect_pitch: list[float],
        worth_hit: list[float],
        worth_pitch: list[float],
        names: list[str],
        texts: list[str],
        styles: list[str],
        coaches: list[str],
        teams: list[str],
        luck: list[int],
        intel: list[int],
        command: list[int],
    ) -> None:
        self.slot = slot
        self.cost = cost
        self.value = value  # Discard Value
        self.least = [cost[card] + value[card] for card in range(len(cost))]  # cash and hand that allow to play it
        self.hit = hit
        self.pitch = pitch
        self.program = program  # of every card, then of both Coaches, one for each moment (coach_program)
        self.copies = copies  # whether it copies another Action
        self.effect_hit = effect_hit  # for bots: what an Action does, in points of a total
        self.effect_pitch = effect_pitch
        self.worth_hit = worth_hit  # for bots: what it is good for in a hand
        self.worth_pitch = worth_pitch
        self.names = names  # of every card, then of both Coaches
        self.texts = texts
        self.styles = styles
        self.coaches = coaches  # by seat, like all that follow
        self.teams = teams
        self.luck = luck
        self.intel = intel
        self.command = command
        self.usual: list[list[float]] = []  # for bots: bot_hands.usual, reckoned when it is first asked for
        self.discounts = [codes.DISCOUNT in program[coach_program(seat, codes.ALWAYS)] for seat in range(2)]


class Modifier(Plain):
    """An entry of the ledger: what it changes, on which side, by how much, and which Action made it.

    Entries of Entrances and Coaches have no Action as source and are never struck (CLB-EFX-2).
    """

    __slots__ = ("amount", "firm", "seat", "source", "what")
    what: i64
    seat: i64
    source: i64

    def __init__(self, what: int, seat: int, amount: int, source: int, firm: bool) -> None:
        self.what = what
        self.seat = seat
        self.amount = amount
        self.source = source
        self.firm = firm


def coach_program(seat: int, moment: int) -> int:
    """Where a Coach's program for a moment stands in Deal.program."""
    return 2 * SIZE + seat * codes.MOMENTS + moment
