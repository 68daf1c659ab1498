"""What packs of this game hold: one Struct per table (LOB-R8). A chart is written in columns, one entry per row."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sandlot.cards import EffectText, Id, Words

Stars = Annotated[int, msgspec.Meta(ge=1, le=5)]
Men = Annotated[int, msgspec.Meta(ge=0, le=25)]
Dollars = Annotated[int, msgspec.Meta(ge=0, le=50_000, multiple_of=500)]  # LOB-R143
Total = Annotated[int, msgspec.Meta(ge=-20, le=30)]  # of a die and its modifiers
Modifier = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Target = Annotated[int, msgspec.Meta(ge=46, le=117)]  # the win track
Hue = Annotated[str, msgspec.Meta(pattern="^#[0-9A-F]{6}$")]
Aim = Literal["one", "self", "table", "response"]
Phase = Literal["early", "mid", "late"]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]  # moves are written with it, so it travels with them
Tag = Literal[
    "INJ", "SCAN", "PRESS", "CASH", "LABOR", "TALENT", "TRADE", "FARM", "SKIP", "OFFICE", "LUCK", "FANS", "CARD"
]
ByStars = tuple[Dollars, Dollars, Dollars, Dollars, Dollars]
ModifiersByStars = tuple[Modifier, Modifier, Modifier, Modifier, Modifier]


class Ops(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the main deck: OPS, in-season event and off-season event (LOB-2.2-b)."""

    id: Id
    name: Name
    ops: Stars
    color: Literal["green", "red", "blue"]
    tag: Tag
    aim: Aim
    effect: EffectText
    off_aim: Aim = "one"
    off_effect: EffectText
    compulsory: bool = False
    phases: tuple[Phase, ...] = ("early", "mid", "late")  # LOB-R28


class Card(msgspec.Struct, frozen=True):
    """A community or an Extra Innings card."""

    id: Id
    name: Name
    effect: EffectText


class Draft(msgspec.Struct, frozen=True):
    """A card of the amateur draft, with an effect for rolls of 1, 2-4, 5-7, 8-9 and 10."""

    id: Id
    name: Name
    effects: tuple[EffectText, EffectText, EffectText, EffectText, EffectText]


class Legend(msgspec.Struct, frozen=True):
    """A player card: an action for a turn, and an option when an OPS card is played."""

    id: Id
    name: Name
    type: Literal["SS", "AS"]
    action: EffectText
    with_ops: EffectText


class Roster(msgspec.Struct, frozen=True):
    """The 25 players with whom a front office starts."""

    id: Id
    name: Name
    office: Stars
    SS: Men
    AS: Men
    REG: Men
    JM: Men


class Team(msgspec.Struct, frozen=True, kw_only=True):
    """A team without powers, and a set-up that suits it."""

    id: Id
    name: Name
    park: Words
    motto: Words
    colors: tuple[Hue, Hue]
    roster: str
    farm: Stars
    manager: Stars
    loan: Literal[0, 5000, 10000] = 0


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One side of a row of the trade chart."""

    SS: Men = 0
    AS: Men = 0
    REG: Men = 0
    JM: Men = 0
    PH: Men = 0
    PR: Men = 0
    UT: Men = 0
    media: Men = 0
    money: Dollars = 0


class Trade(msgspec.Struct, frozen=True):
    """A row of the trade chart: black goes either way, red from left to right only (LOB-5.3.11-e)."""

    id: Id
    give: Goods
    get: Goods
    arrow: Literal["black", "red"]


class Offices(msgspec.Struct, frozen=True):
    """Front offices of 1 to 5 stars."""

    cost: ByStars
    drm: ModifiersByStars


class Managers(msgspec.Struct, frozen=True):
    """Field managers of 1 to 5 stars."""

    card: ModifiersByStars
    team: ModifiersByStars


class Payout(msgspec.Struct, frozen=True):
    """Money after a phase, by its record; `cubes` is for every two cubes held."""

    roll: tuple[Total, ...]
    losing: tuple[Dollars, ...]
    winning: tuple[Dollars, ...]
    many: tuple[Dollars, ...]
    cubes: tuple[Dollars, ...]


class Phenoms(msgspec.Struct, frozen=True):
    """From the farm to the majors."""

    roll: tuple[Total, ...]
    result: tuple[Literal["gone", "stays", "JM", "REG", "AS", "SS"], ...]


class Prospects(msgspec.Struct, frozen=True):
    """From Prospect to Phenom."""

    roll: tuple[Total, ...]
    result: tuple[Literal["gone", "stays", "PH"], ...]


class Pennant(msgspec.Struct, frozen=True):
    """Wins for first place, for rolls of 1 to 10."""

    wins: tuple[Target, Target, Target, Target, Target, Target, Target, Target, Target, Target]


class Effects(msgspec.Struct, frozen=True):
    """A chart whose rows are effects."""

    roll: tuple[Total, ...]
    effects: tuple[EffectText, ...]


class Retirement(msgspec.Struct, frozen=True):
    """Who leaves at the end of a year."""

    roll: tuple[Total, ...]
    ss_retire: tuple[Men, ...]
    ss_free: tuple[Men, ...]
    as_retire: tuple[Men, ...]
    as_free: tuple[Men, ...]
    reg: tuple[Men, ...]
    pay: tuple[Dollars, ...]
    promoted: tuple[Men, ...]
    raised_to: Total
    lowered_to: Total
    one_retires: Total


class Cards(msgspec.Struct, frozen=True):
    """All tables of a pack."""

    offices: Offices
    managers: Managers
    payout: Payout
    phenom: Phenoms
    prospect: Prospects
    pennant: Pennant
    injury: Effects
    impact: Effects
    retirement: Retirement
    roster: tuple[Roster, ...]
    team: tuple[Team, ...]
    trade: tuple[Trade, ...]
    ops: tuple[Ops, ...]
    community: tuple[Card, ...]
    draft: tuple[Draft, ...]
    extra: tuple[Card, ...]
    legend: tuple[Legend, ...]
