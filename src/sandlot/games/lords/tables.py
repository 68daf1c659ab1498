"""A pack as the rules read it: flat lists, shared by all clones of a position."""

from __future__ import annotations

from sandlot.games.lords import codes
from sandlot.kernel.plain import Plain


class Tables(Plain):
    """The compiled tables. Lists by stars have six cells, of which the first is not used.

    A *chart* is a list whose first cell is the lowest total it knows, followed by one cell for that total and each
    higher one; totals outside it use its ends (R4). Programs are referred to by their place in `programs`.
    """

    __slots__ = (
        "aim",
        "answers",
        "colour",
        "community",
        "compulsory",
        "draft",
        "extra",
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
        "marks",
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
        names: list[str],  # of all cards: OPS, community, draft, extra innings, legends, numbered in this order
        programs: list[list[int]],
        texts: list[str],  # of programs, in words
        ops: list[int],  # OPS cards: value, colour, tag, aim in season and off season
        colour: list[int],
        tag: list[int],
        aim: list[int],
        off_aim: list[int],
        compulsory: list[bool],
        phases: list[int],  # mask 1 << phase of the in-season phases in which the event may be played (R28)
        season: list[int],  # programs of the in-season and the off-season event
        off: list[int],
        community: list[int],  # programs
        draft: list[list[int]],  # per card a chart of programs
        extra: list[int],  # programs
        legend_type: list[int],  # codes.SS or codes.AS
        legend_action: list[int],  # programs
        legend_ops: list[int],  # programs
        team_names: list[str],
        team_plan: list[list[int]],  # what suits a team: roster, stars of farm and manager, loan (0, 1, 2)
        roster_names: list[str],
        roster_fo: list[int],  # stars
        roster_men: list[list[int]],  # SS, AS, REG, JM
        fo_cost: list[int],  # by stars
        fo_drm: list[int],  # by stars
        fm_card: list[int],  # by stars
        fm_team: list[int],  # by stars: + wins, - losses
        payout: list[list[int]],  # four charts: losing, winning, 18 or more wins, for every two cubes held
        phenom: list[int],  # chart of R_…
        prospect: list[int],  # chart of R_…
        pennant: list[int],  # chart of wins
        injury: list[int],  # chart of programs
        impact: list[int],  # chart of programs
        retire: list[list[int]],  # seven charts: SS retire, SS free, AS retire, AS free, REG retire, payment, JM to REG
        raised_to: int,  # a natural 1 is never raised above this row by the FO DRM
        lowered_to: int,  # a natural 10 never falls below this row by it
        one_retires: int,  # a single star retires at this total or less
        trade: list[list[int]],  # rows: nine goods given, nine got (GOODS), 1 if it may be turned round
        trade_names: list[str],
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
        self.answers = [answered(programs[p]) if aim[i] == codes.RESPONSE else 0 for i, p in enumerate(season)]
        self.off_answers = [answered(programs[p]) if off_aim[i] == codes.RESPONSE else 0 for i, p in enumerate(off)]
        self.responders = [card for card in range(len(ops)) if self.answers[card] or self.off_answers[card]]
        self.series = [acts_on_series(programs[p]) for p in season]
        self.series_cards = [card for card in range(len(ops)) if self.series[card]]
        self.marks = [changes_record(program) for program in programs]

    def cards(self) -> int:
        """How many cards there are in all decks."""
        return len(self.ops) + len(self.community) + len(self.draft) + len(self.extra) + len(self.legend_type)


def look(chart: list[int], total: int) -> int:
    """The row of a chart for a total; outside it the nearest end (LOB-R4)."""
    i = total - chart[0] + 1
    return chart[1] if i < 1 else chart[-1] if i >= len(chart) else chart[i]


def answered(program: list[int]) -> int:
    """What a response may be played against, as a mask of CANCELS and CANCEL_ROLL."""
    mask = 0
    pc = 0
    while pc < len(program):
        if program[pc] == codes.V_CANCEL:
            mask |= program[pc + 2]
        elif program[pc] == codes.V_REROLL:
            mask |= 1 << codes.CANCEL_ROLL
        pc = program[pc + 1]
    return mask


def acts_on_series(program: list[int]) -> bool:
    """Whether an event changes the series roll (R91)."""
    pc = 0
    while pc < len(program):
        if program[pc] == codes.V_DRM and program[pc + 3] == codes.ROLL_CS:
            return True
        pc = program[pc + 1]
    return False


def changes_record(program: list[int]) -> bool:
    """Whether an effect may mark wins or losses of this phase for its subject (LOB-5.4-c)."""
    return marks_between(program, 0, len(program))


def marks_between(program: list[int], pc: int, end: int) -> bool:
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
