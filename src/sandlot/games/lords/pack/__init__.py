"""Packs of this game, compiled for the rules.

cards says what a pack holds, verbs and words in which words, checks what is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import i64

from sandlot.cards import Pack, Schema, compiled_once, parse
from sandlot.cards.arguments import counted
from sandlot.games.lords import codes
from sandlot.games.lords.pack.cards import Cards, Goods, Retirement, Trade
from sandlot.games.lords.pack.checks import check
from sandlot.games.lords.pack.verbs import VOCABULARY
from sandlot.games.lords.pack.words import PLAYERS
from sandlot.games.lords.tables import Tables
from sandlot.kernel.packed import vec
from sandlot.kernel.zones import numbers

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
    season = numbers(made.add(one.effect) for one in cards.ops)
    off = numbers(made.add(one.off_effect) for one in cards.ops)
    community = numbers(made.add(one.effect) for one in cards.community)
    draft = _rows(_chart(DRAFT_ROLLS, [made.add(effect) for effect in one.effects]) for one in cards.draft)
    extra = numbers(made.add(one.effect) for one in cards.extra)
    legend_action = numbers(made.add(one.action) for one in cards.legend)
    legend_ops = numbers(made.add(one.with_ops) for one in cards.legend)
    injury = numbers(_chart(cards.injury.roll, [made.add(effect) for effect in cards.injury.effects]))
    impact = numbers(_chart(cards.impact.roll, [made.add(effect) for effect in cards.impact.effects]))
    decks = (cards.ops, cards.community, cards.draft, cards.extra, cards.legend)
    return Tables(
        names=tuple(one.name for deck in decks for one in deck),
        programs=_rows(made.programs),
        texts=tuple(made.texts),
        ops=numbers(one.ops for one in cards.ops),
        colour=numbers(COLORS.index(one.color) for one in cards.ops),
        tag=numbers(codes.TAGS.index(one.tag) for one in cards.ops),
        aim=numbers(codes.AIMS.index(one.aim) for one in cards.ops),
        off_aim=numbers(codes.AIMS.index(one.off_aim) for one in cards.ops),
        compulsory=vec[bool]([one.compulsory for one in cards.ops]),
        phases=numbers(sum(1 << PHASES[phase] for phase in one.phases) for one in cards.ops),
        season=season,
        off=off,
        community=community,
        draft=draft,
        extra=extra,
        legend_type=numbers(codes.TYPES.index(one.type) for one in cards.legend),
        legend_action=legend_action,
        legend_ops=legend_ops,
        team_names=tuple(one.name for one in cards.team),
        team_plan=_rows([rosters.index(one.roster), one.farm, one.manager, one.loan // 5000] for one in cards.team),
        roster_names=tuple(one.name for one in cards.roster),
        roster_fo=numbers(one.office for one in cards.roster),
        roster_men=_rows([one.SS, one.AS, one.REG, one.JM] for one in cards.roster),
        fo_cost=numbers([0, *cards.offices.cost]),
        fo_drm=numbers([0, *cards.offices.drm]),
        fm_card=numbers([0, *cards.managers.card]),
        fm_team=numbers([0, *cards.managers.team]),
        payout=_rows(_chart(payout.roll, row) for row in (payout.losing, payout.winning, payout.many, payout.cubes)),
        phenom=numbers(_chart(cards.phenom.roll, [codes.RESULTS.index(word) for word in cards.phenom.result])),
        prospect=numbers(_chart(cards.prospect.roll, [codes.RESULTS.index(word) for word in cards.prospect.result])),
        pennant=numbers([1, *cards.pennant.wins]),
        injury=injury,
        impact=impact,
        retire=_rows(_retirement(cards.retirement)),
        raised_to=cards.retirement.raised_to,
        lowered_to=cards.retirement.lowered_to,
        one_retires=cards.retirement.one_retires,
        trade=_rows([*_cells(row.give), *_cells(row.get), int(row.arrow == "black")] for row in cards.trade),
        trade_names=tuple(_swap(row) for row in cards.trade),
    )


def _rows(rows: Iterable[Sequence[int]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([numbers(row) for row in rows])


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
