"""The result of a round, sides and innings, Step 4, the end (chapters RES, SID, DSC, END)."""

import pytest

from rules.cosmic.board import Board, board, deal, face_off
from sandlot.games.cosmic.effects.queries import winner
from sandlot.games.cosmic.notation import seat_name
from sandlot.games.cosmic.story import is_over, log
from sandlot.games.cosmic.table import table
from sandlot.kernel.errors import IllegalMove
from sandlot.table.parts import Counter, walk


def won(t: Board) -> str:
    """What the round comes to."""
    (event,) = t.end_round().events("point", "out")
    return f"{event.kind} {event.seat} {event.count}"


@pytest.mark.rule("CLB-RES-1", "CLB-RES-2")
def test_stat_and_changes_of_both_sides() -> None:
    t = board(hands=("Moonlit Focus, Skull Rattler, Flex", "2 Flex, Hold the Line, Bull Rush, Overpower"))
    assert t.totals == (6, 6)
    t.play("pass", "play Moonlit Focus paying Skull Rattler")
    assert t.totals == (9, 6)
    t.play("play Hold the Line paying Overpower, Bull Rush", "pass", "play Flex")
    assert t.totals == (9, 11)
    t = board(hands=("Flex, Bull Rush", "Skull Rattler, Second Wind")).play("play Skull Rattler paying Second Wind")
    assert t.totals == (3, 6), "a change on the other side"


@pytest.mark.rule("CLB-RES-3")
def test_changes_come_from_actions_entrances_and_coaches() -> None:
    assert board(hands=("Flex", "Flex, Flex")).play("play Flex").totals == (6, 7)
    assert face_off("Dunn the Anvil", "The Wall of Dray").totals == (5, 7)
    assert board(coaches=("Gorrund Ironlung", "Plain")).totals == (7, 6)


@pytest.mark.rule("CLB-RES-4", "CLB-RES-7")
@pytest.mark.parametrize(
    ("hitter", "pitcher"), [("Tusk Merrigan", "Dunn the Anvil"), ("Little Avalanche", "Marrowglass")]
)
def test_a_higher_hitter_scores_one_point(hitter: str, pitcher: str) -> None:
    t = board(field=(hitter, pitcher), points=(2, 0), outs=1)
    assert won(t) == "point 0 3"
    assert (list(t.g.points), t.g.outs) == ([3, 0], 1)


@pytest.mark.rule("CLB-RES-5")
@pytest.mark.parametrize("pitcher", ["Dunn the Anvil", "Granite Joan"])
def test_a_higher_pitcher_makes_one_out(pitcher: str) -> None:
    t = board(field=("Old Quarry", pitcher), points=(2, 0))
    assert won(t) == "out 0 1"
    assert (list(t.g.points), t.g.outs) == ([2, 0], 1)


@pytest.mark.rule("CLB-RES-6")
@pytest.mark.parametrize(("luck", "says"), [((5, 4), "point 0 1"), ((4, 5), "out 0 1")])
def test_level_totals_go_to_the_luckier_side(luck: tuple[int, int], says: str) -> None:
    assert won(board(luck=luck)) == says


@pytest.mark.rule("CLB-RES-6")
@pytest.mark.parametrize(("luck", "points"), [((5, 4), 1), ((4, 5), 0)])
def test_the_log_says_that_luck_decided(luck: tuple[int, int], points: int) -> None:
    level = board(luck=luck).end_round()
    clear = board(luck=luck, field=("Little Avalanche" if points else "Granite Joan", "Dunn the Anvil")).end_round()
    told = [[line.text for line in log(t.g, t.g.events or [], 0)] for t in (level, clear)]
    assert level.g.points[0] == clear.g.points[0] == points
    said = f"The totals are level, and {seat_name(level.g, 1 - points)} has the higher Luck."
    assert [said in lines for lines in told] == [True, False]


def level_goes_to(t: Board) -> list[int]:
    """Of whom the table says that level totals are theirs, as a spectator reads it."""
    parts = [part for part in walk(table(t.g, -1)) if isinstance(part, Counter)]
    return [int(part.id.removeprefix("luck")) for part in parts if "wins level totals" in part.shown]


@pytest.mark.rule("CLB-RES-6", "CLB-SET-6")
@pytest.mark.parametrize("drawn", [0, 1])
def test_the_table_says_whose_luck_is_higher_at_this_moment(drawn: int) -> None:
    t = board(luck=(5, 4), hands=("Flex", "Borrowed Fortune"))
    assert level_goes_to(t) == [0]
    t.play("play Borrowed Fortune")
    assert level_goes_to(t) == [1], "4 + 5 is more than 5"
    t.end_round().keep_nothing()
    assert level_goes_to(t) == [0], "the effect lasts for the round"
    t = board(luck=(5, 5), hands=("Flex", "Flex"))
    t.g.favoured = drawn
    assert level_goes_to(t) == [drawn]


@pytest.mark.rule("CLB-SET-6")
@pytest.mark.parametrize("hitting", [0, 1])
def test_the_log_says_that_the_draw_decided(hitting: int) -> None:
    t = board(luck=(5, 5), hitting=hitting)
    drawn = t.g.favoured
    t.end_round()
    told = [(line.text, line.rule) for line in log(t.g, t.g.events or [], 0)]
    said = f"Totals and Luck are level, and {seat_name(t.g, drawn)} was drawn at the start."
    assert t.g.points[hitting] == (drawn == hitting)
    assert (said, "CLB-SET-6") in told


def test_totals_below_zero_are_compared_as_they_are() -> None:
    t = board(
        field=("Granite Joan", "Little Avalanche"),
        hands=("2 Hex of Butterfingers, 2 Overpower, 2 Skull Rattler", "Hex of Butterfingers, 2 Overpower, Flex"),
    )
    t.play("play Hex of Butterfingers paying Overpower, Overpower")
    t.play("play Hex of Butterfingers paying Overpower, Overpower")
    assert t.totals == (-2, -3)
    assert won(t) == "point 0 1"


# -- sides ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CLB-SID-1", "CLB-SID-2", "CLB-SID-7")
def test_the_third_out_changes_sides_after_step_4() -> None:
    t = board(field=("Old Quarry", "Granite Joan"), outs=2, gadgets=(2, 3), hands=("Flex, Overpower", "Bull Rush"))
    t.play("pass", "pass")
    assert t.g.hitting == 0, "not before Step 4 is done"
    t.by(0, "keep Overpower").by(1, "keep Bull Rush")
    assert (t.g.hitting, t.g.outs, t.g.half) == (1, 0, 1)
    assert list(t.g.gadgets) == [2, 3]
    assert "Overpower" in t.hand(0)
    assert "Bull Rush" in t.hand(1)
    assert t.discards(0) == ["Flex"]


@pytest.mark.rule("CLB-SID-2")
@pytest.mark.parametrize("outs", [0, 1])
def test_fewer_outs_do_not_change_sides(outs: int) -> None:
    t = board(field=("Old Quarry", "Granite Joan"), outs=outs).end_round().keep_nothing()
    assert (t.g.hitting, t.g.outs, t.g.half) == (0, outs + 1, 0)


@pytest.mark.rule("CLB-SID-3")
def test_points_do_not_end_a_half() -> None:
    t = board(field=("Little Avalanche", "Marrowglass"), points=(19, 0)).end_round().keep_nothing()
    assert (list(t.g.points), t.g.hitting, t.g.half) == ([20, 0], 0, 0)


@pytest.mark.rule("CLB-SID-3")
@pytest.mark.parametrize(("points", "half"), [(3, 0), (4, 1)])
def test_with_a_cap_points_do_end_a_half(points: int, half: int) -> None:
    t = board(field=("Little Avalanche", "Marrowglass"), points=(points, 0), outs=1, half_cap="5")
    t.end_round().keep_nothing()
    assert (t.g.half, t.g.hitting, t.g.outs) == (half, half, 1 - half)
    assert list(t.g.line) == ([points + 1] if half == 0 else [5, 0])


@pytest.mark.rule("CLB-SID-4", "CLB-SID-5", "CLB-SID-6")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_four_halves_in_turn(seed: int) -> None:
    g = deal(seed=seed, deck0="surveyors", deck1="breakers").g
    hitters = {g.half: g.hitting}
    phases = [str(g.table(-1)).splitlines()[0].split("  ")[-1].split(" ·")[0].strip()]
    while g.seat >= 0:
        g.apply(g.options[0])
        if g.seat >= 0 and g.half not in hitters:
            hitters[g.half] = g.hitting
            phases.append(str(g.table(-1)).splitlines()[0].split("  ")[-1].split(" ·")[0].strip())
    first = g.favoured
    assert hitters == {0: first, 1: 1 - first, 2: first, 3: 1 - first}
    assert phases == ["Top of inning 1", "Bottom of inning 1", "Top of inning 2", "Bottom of inning 2"]
    assert len(g.line) == 4


# -- Step 4 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CLB-DSC-1", "CLB-DSC-2")
def test_the_table_is_cleared_when_the_result_is_recorded() -> None:
    t = board(hands=("2 Flex", "2 Flex")).play("play Flex", "play Flex", "pass", "pass")
    kinds = t.kinds()
    assert kinds.index("point") < kinds.index("clear") < kinds.index("retire")
    assert (t.discards(0), t.discards(1)) == (["Flex"], ["Flex"])
    assert t.names(t.g.retired[0]) == ["Dunn the Anvil"]
    assert t.names(t.g.retired[1]) == ["Dunn the Anvil"]
    assert list(t.g.field) == [-1, -1]


@pytest.mark.rule("CLB-DSC-3")
def test_cards_return_to_their_owners() -> None:
    t = board(hands=("Astral Double, Skull Rattler, Flex", "Bull Rush, Flex"))
    t.play("play Bull Rush paying Flex", "play Astral Double paying Skull Rattler").end_round()
    assert t.discards(0) == ["Astral Double", "Skull Rattler"]
    assert t.discards(1) == ["Bull Rush", "Flex"]


@pytest.mark.rule("CLB-DSC-4", "CLB-DSC-5")
def test_one_action_or_none_is_kept() -> None:
    t = board(hands=("2 Flex, Overpower", "Flex, Bull Rush")).play("pass", "pass")
    t.refuses("keep Flex, Overpower")
    t.by(0, "keep Flex").by(1, "keep nothing")
    assert t.discards(0) == ["Flex", "Overpower"]
    assert t.discards(1) == ["Bull Rush", "Flex"]
    assert [event.count for event in t.events("keep")] == [1, 0]


@pytest.mark.rule("CLB-DSC-4")
def test_effects_let_one_keep_more() -> None:
    t = board(
        coaches=("Plain", "Skipper Odalys Venn"),
        hands=("Flex", "Deep Bench, Flex, Overpower, Bull Rush, Skull Rattler"),
        deck=("", "Hold the Line, Film Study, Petty Cash Box"),
    )
    t.play("play Deep Bench paying Flex")
    assert t.keep_limit(1) == 3
    t.end_round()
    assert len(t.hand(1)) == 5
    limit = [name.removeprefix("keep ") for name in t.options_of(1)][:-1]
    with pytest.raises(IllegalMove, match="complete"):
        t.by(1, "keep " + ", ".join(limit[:4]))
    t.by(1, "keep " + ", ".join(limit[:3])).by(0, "keep nothing")
    assert [event.count for event in t.events("keep")] == [0, 3]


@pytest.mark.rule("CLB-DSC-4")
def test_more_may_be_kept_than_are_wanted() -> None:
    t = board(coaches=("Skipper Odalys Venn", "Plain"), hands=("2 Flex, Overpower", "")).play("pass")
    assert t.options == ["keep Flex", "keep Overpower", "keep nothing"]
    assert t.offers("keep Flex") == [", Flex", ", Overpower", ""]
    assert t.offers("keep Overpower") == [""], "nothing comes after it in the order of the deck"
    t.play("keep Flex")
    assert t.hand(0).count("Flex") >= 1
    assert t.discards(0) == ["Flex", "Overpower"]


@pytest.mark.rule("CLB-DSC-6")
def test_an_empty_hand_keeps_nothing_and_is_not_asked() -> None:
    t = board(hands=("", "Flex")).play("pass")
    assert t.g.open == (1,)
    t = board(hands=("", "Flex")).play("play Flex")
    assert t.g.round == 2, "nobody has a card: the next round begins"


@pytest.mark.rule("CLB-DSC-7")
@pytest.mark.parametrize("early", [0, 1])
def test_keeping_is_simultaneous_and_hidden(early: int) -> None:
    t = board(hands=("Flex, Overpower", "Flex, Overpower"), intel=(0, 0)).play("pass", "pass")
    assert t.g.open == (0, 1)
    t.by(early, "keep Overpower")
    assert t.events() == []
    t.by(1 - early, "keep nothing")
    assert t.knows(1 - early, early) == []
    assert t.hand(early) == ["Overpower"]
    assert [event.card for event in t.events("keep")] == [-1, -1]


@pytest.mark.rule("CLB-DSC-8")
def test_step_4_comes_after_a_third_out_and_after_the_last_round() -> None:
    for half in (0, 3):
        hitting = half % 2
        field = ("Old Quarry", "Granite Joan") if hitting == 0 else ("Granite Joan", "Old Quarry")
        t = board(field=field, hitting=hitting, half=half, outs=2, hands=("Flex, Overpower", "Flex"))
        t.play("pass", "pass")
        assert t.names(t.g.retired[0]) == [field[0]]
        t.by(0, "keep Overpower").by(1, "keep nothing")
        assert "Flex" in t.discards(0)
        assert t.over == (half == 3)


# -- the end -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CLB-END-1", "CLB-END-4")
def test_the_game_ends_after_the_fourth_half_and_not_before() -> None:
    t = board(field=("Marrowglass", "Little Avalanche"), hitting=1, half=3, points=(2, 6), outs=2, hands=("", "Flex"))
    t.play("play Flex")
    assert not t.over, "the last Hitter is ahead and hits on"
    t = board(field=("Granite Joan", "Old Quarry"), hitting=1, half=3, points=(2, 6), outs=2).end_round().keep_nothing()
    assert t.over
    assert t.g.outcome().ranks == [2, 1]


@pytest.mark.rule("CLB-END-4")
@pytest.mark.parametrize(("points", "over"), [((6, 5), False), ((5, 5), True)])
def test_with_walkoff_the_last_hitter_ahead_ends_it(points: tuple[int, int], over: bool) -> None:
    t = board(field=("Marrowglass", "Little Avalanche"), hitting=1, half=3, points=points, walkoff=True)
    t.end_round().keep_nothing()
    assert t.over == over
    assert [event.seat for event in t.events("walk off")] == ([1] if over else [])
    assert is_over(t.g) == over
    t = board(field=("Old Quarry", "Granite Joan"), half=2, outs=2, points=(3, points[1]), walkoff=True)
    t.end_round().keep_nothing()
    assert t.over, "ahead before the last half has begun"


@pytest.mark.rule("CLB-END-3")
@pytest.mark.parametrize("luck", [(5, 4), (4, 5)])
def test_level_points_go_to_the_higher_luck(luck: tuple[int, int]) -> None:
    first = 0 if luck[0] > luck[1] else 1
    field = ("Old Quarry", "Granite Joan") if first == 1 else ("Granite Joan", "Old Quarry")
    t = board(field=field, hitting=1 - first, half=3, points=(6, 6), outs=2, luck=luck).end_round().keep_nothing()
    assert t.over
    assert t.g.outcome().ending == "luck"
    assert t.g.result(first) == 1.0
    assert t.g.outcome().ranks == ([1, 2] if first == 0 else [2, 1])


@pytest.mark.rule("CLB-END-5")
def test_luck_of_the_last_round_does_not_decide_the_game() -> None:
    t = board(
        field=("Granite Joan", "Old Quarry"), hitting=1, half=3, points=(6, 6), outs=2, hands=("", "Borrowed Fortune")
    )
    t.play("play Borrowed Fortune")
    assert t.over
    assert winner(t.g) == 0, "printed Luck 5 against 4"
