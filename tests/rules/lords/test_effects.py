"""Every effect of the standard cards, on whomever it is played, keeps what is conserved and comes to an end."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from rules.lords.league import Play, league
from rules.lords.single_verbs import chart
from sandlot.cards import Handlers, Vocabulary
from sandlot.cards.program import Walk
from sandlot.games.lords import codes
from sandlot.games.lords.bot.effects import RECKONER
from sandlot.games.lords.effects.run import WALKER
from sandlot.games.lords.effects.scopes import SCOPES
from sandlot.games.lords.pack.verbs import CONDITIONS, VERBS, VOCABULARY
from sandlot.games.lords.tables import acts_on_series, answered, look
from sandlot.kernel import material
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.game import NOBODY
from sandlot.kernel.zones import numbers

PHASES = {"off-season": codes.OFF, "early": codes.EARLY, "late": codes.LATE}
HANDS = {0: ["Bad Hop", "Naming Rights"], 1: ["Rally Caps", "Star Turn"], 2: ["Sore Elbow"]}


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("rich", [True, False], ids=["rich", "poor"])
def test_all_effects_run_to_their_end(phase: str, rich: bool) -> None:
    rng = random.Random(f"{phase} {rich}")
    men = {"SS": 2, "AS": 3, "REG": 9, "JM": 11} if rich else {"REG": 1, "JM": 24, "PH": 0, "PR": 0, "UT": 15}
    programs = len(league().g.pack.programs)
    for program in range(programs):
        subject, me = rng.randrange(3), rng.randrange(3)
        t = league(
            seats=3,
            phase=PHASES[phase],
            hands=HANDS if rich else {},
            men=dict.fromkeys(range(3), men),
            cash=dict.fromkeys(range(3), 20_000 if rich else 0),
            media=dict.fromkeys(range(3), 2 if rich else 0),
            then=[Play(program, subject, me)],
        )
        for _ in range(200):
            if t.g.seat == NOBODY:
                break
            t.g.apply(rng.choice(t.g.options))
            material.audit(t.g)
        assert t.g.seat == NOBODY, f"program {program} does not end"


def test_what_a_card_answers_is_read_from_its_effect() -> None:
    pack = league().g.pack
    at = {name: i for i, name in enumerate(pack.names)}
    injury = 1 << codes.TAGS.index("INJ")
    assert answered(pack.programs[pack.season[at["The Trainer's Table"]]]) == injury
    assert pack.answers[at["Rule-Book Lawyer"]] == 1 << codes.CANCEL_COLOUR + codes.RED
    assert pack.answers[at["Booth Review"]] == 1 << codes.CANCEL_ROLL
    assert pack.answers[at["Bad Hop"]] == 0
    assert acts_on_series(pack.programs[pack.season[at["October Chill"]]])
    assert not acts_on_series(pack.programs[pack.season[at["Bad Hop"]]])


def test_which_events_change_the_record_of_their_subject() -> None:
    pack = league().g.pack
    at = {name: i for i, name in enumerate(pack.names)}
    marks = {name: pack.changes[at[name]] for name in at if at[name] < len(pack.ops)}
    assert marks["Bad Hop"]
    assert marks["Rally Caps"]
    assert marks["Star Turn"]
    assert marks["Collision at the Plate"]
    assert not marks["Commissioner's Inquiry"]  # the leader's record, whoever plays it
    assert not marks["Regional Cable Deal"]
    assert not marks["Breakout Year"]


@pytest.mark.rule("LOB-R4")
def test_totals_outside_a_chart_use_its_ends() -> None:
    assert [look(numbers([1, 92, 94, 95]), total) for total in (-3, 1, 2, 3, 9)] == [92, 92, 94, 95, 95]


def test_charts_of_the_pack_never_get_worse_upward() -> None:
    pack = league().g.pack
    for column in pack.payout:
        assert all(low <= high for low, high in pairwise(column[1:]))
    assert all(low < high for low, high in pairwise(pack.pennant[1:]))


def test_a_verb_without_a_handler_says_its_name() -> None:
    assert [VOCABULARY.verbs[name].code - codes.V_MONEY for name in codes.VERBS] == list(range(len(VOCABULARY.verbs)))
    handled = [code for code in WALKER.handled() if code != codes.V_STRIKE]
    with pytest.raises(ValueError, match="'strike' is declared, but the rules have no handler"):
        Vocabulary(VERBS, CONDITIONS, list(VOCABULARY.measures.values()), Handlers(handled, WALKER.measured()))


def test_a_bot_reckons_with_every_word_of_the_rules() -> None:
    assert RECKONER.handled() == WALKER.handled()
    assert RECKONER.measured() == WALKER.measured()


def test_a_code_that_no_word_has_acts_as_no_other() -> None:
    g = league(seats=2).g
    with pytest.raises(RulesBug, match="no measure of an effect has the code 23"):
        WALKER.measure(g, 0, 23)
    for code in (43, 60):
        with pytest.raises(RulesBug, match=f"no word of an effect has the code {code}"):
            WALKER.walk(g, Walk(0, numbers([code, 3, 1]), 0, 3, 0))
    with pytest.raises(RulesBug, match="no chart has the code 7"):
        chart(g, 0, 7)


def test_the_league_office_is_no_owner() -> None:
    g = league(seats=3).g
    assert SCOPES[codes.FOR_BANK].whom(g, 0, 1) == 0
    assert SCOPES[codes.FOR_ALL].whom(g, 0, 1) == 0b111
