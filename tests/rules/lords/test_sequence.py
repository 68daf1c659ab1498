"""The order of year end and off-season, and what the turn order aids say otherwise (6.2, 7.0, appendix B, sequence)."""

from __future__ import annotations

import pytest

from rules.lords.league import League, league, new, pack
from sandlot.games.lords import INFO, codes
from sandlot.games.lords.steps.off_season import FEWEST_STARS, OWN_CARDS, PENNANT_NUMBER, PROMOTIONS, REPAIRS
from sandlot.games.lords.steps.season import Season
from sandlot.games.lords.steps.year import INITIAL, YEAR_END
from sandlot.kernel.chance import Chance, seeded
from sandlot.kernel.game import NOBODY
from sandlot.kernel.zones import numbers

# what tells that a step has come, by the rule its event names
STEPS = {
    "LOB-2.2-f": "leftovers",
    "LOB-6.2.3-a": "points",
    "LOB-6.2.4-a": "retirement",
    "LOB-6.2.5-h": "tax",
    "LOB-6.2.6-a": "draft",
    "LOB-7.0-a": "deal",
    "LOB-6.2.4b-b": "auction",
    "LOB-8.5-a": "upgrades",
    "LOB-7.2-a": "salaries",
    "LOB-7.3-b": "media",
    "LOB-7.4-a": "leader",
    "LOB-4.1.2-b": "promotion",
    "LOB-4.1.3-a": "community",
    "LOB-5.3.1-a": "cards",
    "LOB-2.1-f": "pennant",
    "LOB-6.2.2-c": "series",
}
WINTER = ["leader", "promotion", "community", "cards", "pennant"]
UPGRADES = ("no loan", "office 3", "manager 3", "farm 3", "utility 1", "no Phenom", "no Prospect")


def play_on(t: League, until: str) -> list[str]:
    """Play to the next question of this name, with an upgrade and a cube for everybody; the steps as they came."""
    while t.g.seat != NOBODY and t.asked()[2:] != until:
        fitting = [text for text in t.can() if text in UPGRADES or text == "media 1"]
        plain = [text for text in t.can() if not text.startswith(("loan", "repay"))]
        t.say((fitting or plain or t.can())[0])
    came = [STEPS[event.rule] for event in t.g.events or [] if event.rule in STEPS]
    return list(dict.fromkeys(came))


def year_end(**options: bool) -> list[str]:
    """The steps from the end of a Late Season to the first turn of the next year."""
    men = {0: {"SS": 1, "AS": 1, "REG": 10, "JM": 13}}
    rich = dict.fromkeys(range(3), 90_000)
    hands = {1: ["Bad Hop"]}
    t = league(3, codes.LATE, hands=hands, men=men, stars=dict.fromkeys(range(3), (3, 3, 3)), cash=rich,
               options=options, then=[])  # fmt: skip
    t.g.season_wins, t.g.season_losses = numbers([60, 40, 30]), numbers([12, 32, 42])
    t.g.agents = (8 + codes.SS,)
    t.go(YEAR_END)
    return play_on(t, "Action")


@pytest.mark.rule("LOB-R98", "LOB-6.2.6-g", "LOB-R14")
def test_the_year_ends_and_the_off_season_begins_in_the_order_of_the_text() -> None:
    assert year_end()[:7] == ["series", "leftovers", "points", "retirement", "tax", "draft", "deal"]


@pytest.mark.rule("LOB-7.0-b", "LOB-7.4-d", "LOB-R99")
def test_the_steps_of_a_later_off_season() -> None:
    assert year_end()[6:] == ["deal", "auction", "upgrades", "salaries", "media", *WINTER]


@pytest.mark.rule("LOB-B-a", "LOB-B-b")
def test_the_order_of_the_aid_is_played_by_option_only() -> None:
    ends = ["series", "leftovers", "points", "tax", "retirement"]
    winter = ["deal", "auction", "upgrades", "draft", "salaries", "media", *WINTER]
    assert year_end(tax_first=True) == ends + winter
    steps = year_end()
    assert steps.index("retirement") < steps.index("tax") < steps.index("draft") < steps.index("upgrades")


@pytest.mark.rule("LOB-SEQ-i", "LOB-R105")
def test_salaries_come_before_the_community_card_or_by_option_after_the_cards() -> None:
    steps = year_end()
    assert steps.index("salaries") < steps.index("community")
    steps = year_end(salaries_last=True)
    assert steps[-4:] == ["community", "cards", "salaries", "pennant"]


# -- the first off-season ----------------------------------------------------------------------------------------


def first_year(*, farm_opens: bool = True) -> League:
    """The first off-season of owners with a loan out."""
    hands = {0: ["Naming Rights", "Rally Caps"], 1: ["Regional Cable Deal", "Sellout Weekend"]}
    t = league(2, codes.OFF, hands=hands, options={"farm_opens": farm_opens}, then=[])
    t.g.loan_b = numbers([10_000, 10_000])
    t.go(INITIAL)
    return t


@pytest.mark.rule("LOB-B-c", "LOB-R55")
def test_there_is_no_interest_in_the_off_season_and_the_first_at_the_payout_of_the_early_season() -> None:
    t = first_year()
    play_on(t, "Action")
    assert [event for event in t.happened("money") if event.rule == "LOB-6.1-g"] == []
    play_on(t, "Purse")
    assert t.g.phase == codes.EARLY
    interest = [(event.seat, event.count) for event in t.happened("money") if event.rule == "LOB-6.1-g"]
    assert sorted(interest) == [(0, 1_000), (1, 1_000)]


@pytest.mark.rule("LOB-7.3-a", "LOB-R78")
def test_no_media_are_bought_in_the_first_off_season() -> None:
    t = first_year()
    asked = set()
    while t.asked()[2:] != "Action":
        asked.add(t.asked()[2:])
        t.say(t.can()[0])
    assert "Orders" in asked
    assert not asked & {"MediaForm", "Purse"}


@pytest.mark.rule("LOB-R151")
@pytest.mark.parametrize("opens", [True, False])
def test_the_farm_is_worked_on_in_the_first_off_season_and_nothing_else(opens: bool) -> None:
    t = first_year(farm_opens=opens)
    play_on(t, "Leader")
    t.say("on A")
    if not opens:
        assert t.asked() == "A Promote"
        return
    t.say("no loan")
    assert t.can() == ["utility 0", "utility 1", "utility 2"]
    t.say("utility 2")
    assert t.can() == ["no Phenom", "try a Phenom"]
    t.say("no Phenom")
    assert t.can() == ["no Prospect", "try a Prospect"]
    t.say("no Prospect", "no loan", "utility 0", "no Phenom", "no Prospect")
    assert (list(t.g.men[0][4:]), t.g.cash[0]) == ([2, 5, 8], 9_000)
    assert t.asked() == "A Promote"


@pytest.mark.rule("LOB-SEQ-a", "LOB-R60")
def test_a_loan_needs_no_reason_at_the_set_up() -> None:
    t = League(new(2, seeded(3), INFO.read_options({}), pack()))
    t.say("take the Thornbury Rooks", "office 1", "roster Spare Parts")
    t.say("take the Kingsmere Comptrollers", "office 1", "roster Twin Lamps", "farm 1", "manager 1")
    assert t.can() == ["no loan", "loan $5,000", "loan $10,000"]
    before = t.g.cash[0]
    t.say("loan $10,000", "farm 1", "manager 1", "no loan")
    assert before == 42_000
    assert t.g.loan_b[0] == 10_000
    assert t.g.cash[0] > 30_000


@pytest.mark.rule("LOB-SEQ-c", "LOB-R20")
def test_the_promotion_is_a_card_and_no_die_is_thrown() -> None:
    t = league(2, codes.OFF, hands={0: ["Naming Rights"], 1: ["Bad Hop"]}, then=[])
    t.go(PROMOTIONS)
    t.say("play Naming Rights", "play Bad Hop")
    assert t.happened("roll") == []
    assert list(t.g.cash) == [15_000, 11_000]


@pytest.mark.rule("LOB-R19")
def test_who_has_only_compulsory_cards_discards_nothing_and_gets_nothing() -> None:
    t = league(2, codes.OFF, hands={0: ["Opt-Out Clause"], 1: ["Bad Hop"]}, then=[PROMOTIONS])
    assert t.can() == ["pass"]
    t.say("pass", "play Bad Hop")
    assert list(t.g.cash) == [10_000, 11_000]
    assert len(t.g.hands[0]) == 1


@pytest.mark.rule("LOB-R21")
def test_after_deal_promotion_and_card_seven_are_left_for_the_season() -> None:
    t = league(2, codes.LATE, cash={0: 90_000, 1: 90_000}, then=[])
    t.go(YEAR_END)
    play_on(t, "Promote")
    assert [len(hand) for hand in t.g.hands] == [9, 9]
    play_on(t, "OffCard")
    assert [len(hand) for hand in t.g.hands] == [8, 8]


@pytest.mark.rule("LOB-SEQ-d", "LOB-R45")
def test_the_fewest_stars_need_not_begin() -> None:
    t = league(3, codes.OFF, stars={0: (5, 5, 5), 1: (1, 1, 1), 2: (3, 3, 3)}, then=[FEWEST_STARS, Season(codes.EARLY)])
    assert t.asked() == "B Leader"
    t.say("on C")
    assert t.asked() == "C Action"


@pytest.mark.rule("LOB-R45")
@pytest.mark.parametrize(("by_pass", "leader"), [(False, 0), (True, 2)])
def test_by_option_passing_rules_the_first_year_too(by_pass: bool, leader: int) -> None:
    t = league(3, options={"pass_order_first_year": by_pass}, then=[])
    t.g.last_pass = 1
    t.go(Season(codes.MID))
    assert t.g.leader == leader


@pytest.mark.rule("LOB-SEQ-h", "LOB-R101")
def test_a_hole_made_by_an_off_season_card_is_a_journeyman_before_the_pennant_roll() -> None:
    men = {0: {"REG": 12, "JM": 12}, 1: {"SS": 1, "REG": 12, "JM": 12, "PH": 0, "UT": 12}}
    t = league(3, codes.OFF, hands={0: ["The Vitamin Man"]}, men=men, then=[OWN_CARDS, REPAIRS, PENNANT_NUMBER])
    t.dice(1, 5)
    t.say("play The Vitamin Man", "on B")
    while t.g.seat != NOBODY:
        t.say("pass")
    assert list(t.g.men[1][:4]) == [0, 0, 12, 13]
    assert list(t.g.men[0][:4]) == [0, 0, 12, 13]
    kinds = [event.kind for event in t.g.events or []]
    assert kinds.index("players") < kinds.index("pennant")


class TenSided(Chance):
    """Luck that notes the sides of every die."""

    def __init__(self) -> None:
        self.luck = seeded(4)
        self.sides: set[int] = set()

    def below(self, n: int) -> int:
        return self.luck.below(n)

    def clone(self) -> TenSided:
        return self

    def roll(self, sides: int) -> int:
        self.sides.add(sides)
        return super().roll(sides)


@pytest.mark.rule("LOB-SEQ-j", "LOB-R3")
def test_every_die_of_a_year_has_ten_sides() -> None:
    luck = TenSided()
    t = League(new(3, luck, INFO.read_options({"years": 1}), pack()))
    play_on(t, "nothing")
    assert luck.sides == {10}
    assert {event.count for event in t.happened("roll")} <= set(range(1, 11))
    assert t.happened("drafts")


# -- glossary ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-A-a")
@pytest.mark.parametrize(
    ("phase", "cash"), [(codes.OFF, 14_000), (codes.EARLY, 13_000), (codes.MID, 13_000), (codes.LATE, 13_000)]
)
def test_a_card_without_a_limit_is_an_event_in_all_four_phases(phase: int, cash: int) -> None:
    if phase == codes.OFF:
        t = league(2, phase, hands={0: ["Regional Cable Deal"]}, then=[OWN_CARDS])
        t.say("play Regional Cable Deal", "on A")
    else:
        t = league(2, phase, hands={0: ["Regional Cable Deal"]})
        t.say("play Regional Cable Deal", "as event", "on A")
    assert t.g.cash[0] == cash
