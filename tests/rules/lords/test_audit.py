"""Money, players, cubes and cards are conserved, and the audit that says so notices when they are not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.lords.league import league
from sandlot.games.lords import codes
from sandlot.games.lords.numbers import Injured
from sandlot.games.lords.state import Lords
from sandlot.kernel import material
from sandlot.kernel.errors import RulesBug


def _money(g: Lords) -> None:
    g.cash[1] += 500


def _odd_money(g: Lords) -> None:
    g.cash[0] += 250
    g.bank -= 250


def _debt(g: Lords) -> None:
    g.cash[0] -= 11_000
    g.bank += 11_000


def _cube(g: Lords) -> None:
    g.media[0] += 1


def _player(g: Lords) -> None:
    g.men.add(1, codes.REG, -1)


def _player_of_nobody(g: Lords) -> None:
    g.men.add(0, codes.SS, -1)
    g.pool[codes.SS] += 1


def _injured(g: Lords) -> None:
    g.injured = (Injured(0, codes.AS, 6, True),)


def _lost_card(g: Lords) -> None:
    g.deck.pop()


def _double_card(g: Lords) -> None:
    g.hands.put(0, g.deck[-1])


def _stars(g: Lords) -> None:
    g.stars.set(0, codes.FM, 6)


def _loan(g: Lords) -> None:
    g.loan_a[0] = 10_000


@pytest.mark.parametrize(
    ("breaks", "says"),
    [
        (_money, "money: bank"),
        (_odd_money, "steps of 500"),
        (_debt, "money: bank"),
        (_cube, "cubes: bank"),
        (_player, "players of type REG"),
        (_player_of_nobody, "players of type SS"),
        (_injured, "players of type AS"),
        (_lost_card, "lie nowhere"),
        (_double_card, "lies in two places"),
        (_stars, "stars of seat 0"),
        (_loan, "loans of seat 0"),
    ],
)
def test_the_audit_finds(breaks: Callable[[Lords], None], says: str) -> None:
    g = league(2, hands={0: ["Bad Hop"]}, media={0: 1}).g
    material.audit(g)
    breaks(g)
    with pytest.raises(RulesBug, match=says):
        material.audit(g)
