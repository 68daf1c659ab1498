"""A pack as the rules read it: packed rows, shared by all clones of a position."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.kernel.packed import append, vec
from sandlot.kernel.plain import Plain


@final
@mypyc_attr(acyclic=True)
class Tables(Plain):
    """The compiled tables. Rows by stars have six cells, of which the first is not used.

    A *chart* is a row whose first cell is the lowest total it knows, followed by one cell for that total and each
    higher one; totals outside it use its ends (R4). Programs are referred to by their place in `programs`.
    """

    __slots__ = (
        "aim",
        "answers",
        "changes",
        "colour",
        "community",
        "compulsory",
        "draft",
        "extra",
        "first_community",
        "first_draft",
        "first_extra",
        "first_legend",
        "fm_card",
        "fm_team",
        "fo_cost",
        "fo_drm",
        "impact",
        "injury",
        "legend_action",
        "legend_ops",
        "legend_type",
        "lowered_to",
        "names",
        "off",
        "off_aim",
        "off_answers",
        "one_retires",
        "ops",
        "payout",
        "pennant",
        "phases",
        "phenom",
        "programs",
        "prospect",
        "raised_to",
        "responders",
        "retire",
        "roster_fo",
        "roster_men",
        "roster_names",
        "season",
        "series",
        "series_cards",
        "tag",
        "team_names",
        "team_plan",
        "texts",
        "trade",
        "trade_names",
    )

    def __init__(
        self,
        names: tuple[str, ...],  # of all cards: OPS, community, draft, extra innings, legends, numbered in this order
        programs: vec[vec[i64]],
        texts: tuple[str, ...],  # of programs, in words
        ops: vec[i64],  # OPS cards: value, colour, tag, aim in season and off season
        colour: vec[i64],
        tag: vec[i64],
        aim: vec[i64],
        off_aim: vec[i64],
        compulsory: vec[bool],
        phases: vec[i64],  # mask 1 << phase of the in-season phases in which the event may be played (R28)
        season: vec[i64],  # programs of the in-season and the off-season event
        off: vec[i64],
        community: vec[i64],  # programs
        draft: vec[vec[i64]],  # per card a chart of programs
        extra: vec[i64],  # programs
        legend_type: vec[i64],  # codes.SS or codes.AS
        legend_action: vec[i64],  # programs
        legend_ops: vec[i64],  # programs
        team_names: tuple[str, ...],
        team_plan: vec[vec[i64]],  # what suits a team: roster, stars of farm and manager, loan (0, 1, 2)
        roster_names: tuple[str, ...],
        roster_fo: vec[i64],  # stars
        roster_men: vec[vec[i64]],  # SS, AS, REG, JM
        fo_cost: vec[i64],  # by stars
        fo_drm: vec[i64],  # by stars
        fm_card: vec[i64],  # by stars
        fm_team: vec[i64],  # by stars: + wins, - losses
        payout: vec[vec[i64]],  # four charts: losing, winning, 18 or more wins, for every two cubes held
        phenom: vec[i64],  # chart of R_…
        prospect: vec[i64],  # chart of R_…
        pennant: vec[i64],  # chart of wins
        injury: vec[i64],  # chart of programs
        impact: vec[i64],  # chart of programs
        retire: vec[vec[i64]],  # seven charts: SS retire, SS free, AS retire, AS free, REG retire, payment, JM to REG
        raised_to: i64,  # a natural 1 is never raised above this row by the FO DRM
        lowered_to: i64,  # a natural 10 never falls below this row by it
        one_retires: i64,  # a single star retires at this total or less
        trade: vec[vec[i64]],  # rows: nine goods given, nine got (GOODS), 1 if it may be turned round
        trade_names: tuple[str, ...],
    ) -> None:
        self.names = names
        self.programs = programs
        self.texts = texts
        self.ops = ops
        self.colour = colour
        self.tag = tag
        self.aim = aim
        self.off_aim = off_aim
        self.compulsory = compulsory
        self.phases = phases
        self.season = season
        self.off = off
        self.community = community
        self.draft = draft
        self.extra = extra
        self.legend_type = legend_type
        self.legend_action = legend_action
        self.legend_ops = legend_ops
        self.team_names = team_names
        self.team_plan = team_plan
        self.roster_names = roster_names
        self.roster_fo = roster_fo
        self.roster_men = roster_men
        self.fo_cost = fo_cost
        self.fo_drm = fo_drm
        self.fm_card = fm_card
        self.fm_team = fm_team
        self.payout = payout
        self.phenom = phenom
        self.prospect = prospect
        self.pennant = pennant
        self.injury = injury
        self.impact = impact
        self.retire = retire
        self.raised_to = raised_to
        self.lowered_to = lowered_to
        self.one_retires = one_retires
        self.trade = trade
        self.trade_names = trade_names
        # what each response answers, by the cells of `cancel`; which cards act on the series roll
        self.answers = vec[i64]()
        self.off_answers = vec[i64]()
        self.series = vec[bool]()
        self.changes = vec[bool]()
        self.responders = vec[i64]()
        self.series_cards = vec[i64]()
        for card in range(len(ops)):
            mask = answered(programs[season[card]]) if aim[card] == codes.RESPONSE else 0
            self.answers = append(self.answers, mask)
            mask = answered(programs[off[card]]) if off_aim[card] == codes.RESPONSE else 0
            self.off_answers = append(self.off_answers, mask)
            self.series = append(self.series, acts_on_series(programs[season[card]]))
            self.changes = append(self.changes, changes_record(programs[season[card]]))
            if self.answers[card] or self.off_answers[card]:
                self.responders = append(self.responders, card)
            if self.series[card]:
                self.series_cards = append(self.series_cards, card)
        # the numbers of the first cards of the decks
        self.first_community = len(ops)
        self.first_draft = self.first_community + len(community)
        self.first_extra = self.first_draft + len(draft)
        self.first_legend = self.first_extra + len(extra)

    def cards(self) -> int:
        """How many cards there are in all decks."""
        return int(self.first_legend + len(self.legend_type))


def look(chart: vec[i64], total: i64) -> i64:
    """The row of a chart for a total; outside it the nearest end (LOB-R4)."""
    i = total - chart[0] + 1
    if i < 1:
        return chart[1]
    return chart[len(chart) - 1] if i >= len(chart) else chart[i]


def answered(program: vec[i64]) -> i64:
    """What a response may be played against, as a mask of CANCELS and CANCEL_ROLL."""
    mask: i64 = 0
    pc: i64 = 0
    while pc < len(program):
        if program[pc] == codes.V_CANCEL:
            mask |= program[pc + 2]
        elif program[pc] == codes.V_REROLL:
            mask |= 1 << codes.CANCEL_ROLL
        pc = program[pc + 1]
    return mask


def acts_on_series(program: vec[i64]) -> bool:
    """Whether an event changes the series roll (R91)."""
    pc: i64 = 0
    while pc < len(program):
        if program[pc] == codes.V_DRM and program[pc + 3] == codes.ROLL_CS:
            return True
        pc = program[pc + 1]
    return False


def changes_record(program: vec[i64]) -> bool:
    """Whether an effect may mark wins or losses of this phase for its subject (LOB-5.4-c)."""
    return marks_between(program, 0, len(program))


def marks_between(program: vec[i64], pc: i64, end: i64) -> bool:
    """The same for a part of a program; what is for neighbours, leaders or others only does not count."""
    while pc < end:
        code = program[pc]
        after = program[pc + 1]
        if code == codes.V_WINS or code == codes.V_LOSSES:
            if program[pc + 5] == codes.NOW:
                return True
        elif code == codes.V_CHART:
            if program[pc + 2] == codes.CHART_INJURY or program[pc + 2] == codes.CHART_IMPACT:
                return True
        elif code == codes.V_ROLL or code == codes.V_CHOOSE:
            k = program[pc + 2]
            start = pc + 3 + k
            for i in range(k):
                if marks_between(program, start, program[pc + 3 + i]):
                    return True
                start = program[pc + 3 + i]
        elif code == codes.SKIP:
            after = pc + 2  # what stands under `else` counts too
        elif code == codes.COMPARE:
            after = pc + 5
        elif code == codes.BETWEEN:
            after = pc + 4
        elif code == codes.FOR_ME or code == codes.FOR_ALL or code == codes.IS_ODD or code == codes.IS_EVEN:
            after = pc + 3
        pc = after
    return False
