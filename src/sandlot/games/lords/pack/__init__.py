"""Packs of this game, compiled for the rules.

cards says what a pack holds, verbs and words in which words, checks what is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandlot.cards import Pack, Schema, compiled_once, parse
from sandlot.cards.arguments import counted
from sandlot.games.lords import codes
from sandlot.games.lords.pack.cards import Cards, Goods, Retirement, Trade
from sandlot.games.lords.pack.checks import check
from sandlot.games.lords.pack.verbs import VOCABULARY
from sandlot.games.lords.pack.words import PLAYERS
from sandlot.games.lords.tables import Tables

SCHEMA: Final = Schema("lords", "sandlot.games.lords", Cards, VOCABULARY, check)
COLORS: Final = ("green", "red", "blue")
PHASES: Final = {"early": codes.EARLY, "mid": codes.MID, "late": codes.LATE}
DRAFT_ROLLS: Final = (1, 2, 5, 8, 10)


class _Programs:
    """Programs and their texts by number; equal effects share one."""

    def __init__(self) -> None:
        self.place: dict[str, int] = {}
        self.programs: list[list[int]] = []
        self.texts: list[str] = []

    def add(self, text: str) -> int:
        if text not in self.place:
            effect = parse(text)
            self.place[text] = len(self.programs)
            self.programs.append(VOCABULARY.compile(effect))
            self.texts.append(VOCABULARY.text(effect))
        return self.place[text]


@compiled_once
def tables(pack: Pack[Cards]) -> Tables:
    """A pack as the rules read it."""
    cards = pack.cards
    made = _Programs()
    payout = cards.payout
    rosters = [one.id for one in cards.roster]
    return Tables(
        names=[
            one.name for deck in (cards.ops, cards.community, cards.draft, cards.extra, cards.legend) for one in deck
        ],
        programs=made.programs,
        texts=made.texts,
        ops=[one.ops for one in cards.ops],
        colour=[COLORS.index(one.color) for one in cards.ops],
        tag=[codes.TAGS.index(one.tag) for one in cards.ops],
        aim=[codes.AIMS.index(one.aim) for one in cards.ops],
        off_aim=[codes.AIMS.index(one.off_aim) for one in cards.ops],
        compulsory=[one.compulsory for one in cards.ops],
        phases=[sum(1 << PHASES[phase] for phase in one.phases) for one in cards.ops],
        season=[made.add(one.effect) for one in cards.ops],
        off=[made.add(one.off_effect) for one in cards.ops],
        community=[made.add(one.effect) for one in cards.community],
        draft=[_chart(DRAFT_ROLLS, [made.add(effect) for effect in one.effects]) for one in cards.draft],
        extra=[made.add(one.effect) for one in cards.extra],
        legend_type=[codes.TYPES.index(one.type) for one in cards.legend],
        legend_action=[made.add(one.action) for one in cards.legend],
        legend_ops=[made.add(one.with_ops) for one in cards.legend],
        team_names=[one.name for one in cards.team],
        team_plan=[[rosters.index(one.roster), one.farm, one.manager, one.loan // 5000] for one in cards.team],
        roster_names=[one.name for one in cards.roster],
        roster_fo=[one.office for one in cards.roster],
        roster_men=[[one.SS, one.AS, one.REG, one.JM] for one in cards.roster],
        fo_cost=[0, *cards.offices.cost],
        fo_drm=[0, *cards.offices.drm],
        fm_card=[0, *cards.managers.card],
        fm_team=[0, *cards.managers.team],
        payout=[_chart(payout.roll, row) for row in (payout.losing, payout.winning, payout.many, payout.cubes)],
        phenom=_chart(cards.phenom.roll, [codes.RESULTS.index(word) for word in cards.phenom.result]),
        prospect=_chart(cards.prospect.roll, [codes.RESULTS.index(word) for word in cards.prospect.result]),
        pennant=[1, *cards.pennant.wins],
        injury=_chart(cards.injury.roll, [made.add(effect) for effect in cards.injury.effects]),
        impact=_chart(cards.impact.roll, [made.add(effect) for effect in cards.impact.effects]),
        retire=_retirement(cards.retirement),
        raised_to=cards.retirement.raised_to,
        lowered_to=cards.retirement.lowered_to,
        one_retires=cards.retirement.one_retires,
        trade=[[*_cells(row.give), *_cells(row.get), int(row.arrow == "black")] for row in cards.trade],
        trade_names=[_swap(row) for row in cards.trade],
    )


def _chart(rolls: Sequence[int], rows: Sequence[int]) -> list[int]:
    """One cell for each total from the lowest row's to the highest row's, after the lowest total itself."""
    cells = [rolls[0]]
    for place, row in enumerate(rows):
        after = rolls[place + 1] if place + 1 < len(rolls) else rolls[place] + 1
        cells += [row] * (after - rolls[place])
    return cells


def _retirement(chart: Retirement) -> list[list[int]]:
    columns = (
        chart.ss_retire,
        chart.ss_free,
        chart.as_retire,
        chart.as_free,
        chart.reg,
        chart.pay,
        chart.promoted,
    )
    return [_chart(chart.roll, column) for column in columns]


def _cells(goods: Goods) -> list[int]:
    return [getattr(goods, good) for good in codes.GOODS]


def _swap(row: Trade) -> str:
    """`1 Regular for 3 Prospects`: what is given, then what is got."""
    return f"{_goods(row.give)} for {_goods(row.get)}"


def _goods(goods: Goods) -> str:
    said = [counted(getattr(goods, type), noun) for type, noun in PLAYERS.items() if getattr(goods, type)]
    if goods.media:
        said.append(f"{goods.media} media")
    if goods.money:
        said.append(f"${goods.money:,}")
    return said[0] if len(said) == 1 else ", ".join(said[:-1]) + " and " + said[-1]
