"""Playing Actions and paying for them (chapters PLY, PAY)."""

import pytest

from rules.cosmic.board import begin, board, deal, face_off


@pytest.mark.rule("CLB-PLY-1")
@pytest.mark.parametrize("hitting", [0, 1])
def test_the_pitching_side_has_the_first_chance(hitting: int) -> None:
    assert board(hitting=hitting).turn == 1 - hitting
    t = begin(luck=(5, 4) if hitting == 0 else (4, 5))
    t.play(t.options[0]).play(t.options[0])
    while t.options[0] != "pass":
        t.play(t.options[0])
    assert t.turn == 1 - hitting


@pytest.mark.rule("CLB-PLY-2", "CLB-PLY-3")
def test_one_action_or_none_then_the_other() -> None:
    t = board(hands=("2 Flex", "2 Flex"))
    assert t.options == ["pass", "play Flex"]
    assert t.offers("play Flex") == []
    t.refuses("play Flex play Flex")
    assert t.play("play Flex").turn == 0
    assert t.play("pass").turn == 1
    assert t.play("play Flex").turn == 0


@pytest.mark.rule("CLB-PLY-4", "CLB-PLY-5")
def test_two_declines_in_a_row_end_the_step() -> None:
    t = board(hands=("2 Flex", "2 Flex"))
    t.play("pass", "play Flex", "pass")
    assert t.options == ["pass", "play Flex"], "the Hitter has not declined since"
    t.play("pass")
    assert "keep nothing" in t.options
    t = board(hands=("2 Flex", "2 Flex"))
    t.play("pass", "play Flex", "play Flex")
    assert t.options[0] == "pass", "who declined has played again, and play goes on"


@pytest.mark.rule("CLB-PLY-6")
def test_as_many_actions_as_one_can_pay() -> None:
    t = board(hands=("Overpower", "2 Flex, 2 Whisper Tax, Borrowed Fortune, Scrap Run"))
    for name in ("Flex", "Flex", "Whisper Tax", "Whisper Tax", "Borrowed Fortune"):
        t.play(f"play {name}", "pass")
    assert len(t.g.played) == 5
    assert t.totals == (6, 11)


@pytest.mark.rule("CLB-PLY-7", "CLB-PLY-8")
def test_an_action_acts_at_once_and_stays_on_the_table() -> None:
    t = board(hands=("Flex", "Phantom Ball, Flex")).play("play Phantom Ball paying Flex")
    assert t.totals == (6, 9)
    assert t.names(t.g.played) == ["Phantom Ball"]
    assert t.discards(1) == ["Flex"]
    t.play("play Flex").end_round()
    assert t.g.played == []
    assert t.discards(1) == ["Flex", "Phantom Ball"]


@pytest.mark.rule("CLB-PLY-9")
def test_an_action_may_do_nothing() -> None:
    t = board(hands=("Flex", "Emergency Reboot, Flex"), gadgets=(0, 0))
    assert "play Emergency Reboot" in t.options
    t.play("play Emergency Reboot")
    assert t.turn == 0
    assert t.on_field(1) == "Dunn the Anvil"


@pytest.mark.rule("CLB-PLY-10")
def test_abilities_are_active_in_every_step() -> None:
    t = begin(coaches=("Foreman BRX-8", "Foreman BRX-8"))
    assert list(t.g.gadgets) == [1, 1], "in Step 1"
    t = board(coaches=("Gorrund Ironlung", "Gorrund Ironlung"))
    assert t.totals == (7, 6), "the Hitter only"
    t = board(coaches=("Skipper Odalys Venn", "Plain"), hands=("2 Flex, Overpower", "Flex"))
    t.play("pass", "pass")
    assert t.options_of(0) == ["keep Flex", "keep Overpower", "keep nothing"]
    t.by(0, "keep Flex, Overpower").by(1, "keep nothing")
    assert {"Flex", "Overpower"} <= set(t.hand(0)), "in Step 4"


@pytest.mark.rule("CLB-PLY-11")
def test_an_empty_hand_is_passed_over() -> None:
    t = board(hands=("", "2 Flex"))
    t.play("play Flex")
    assert t.turn == 1, "the Hitter has no cards and is not asked"
    assert [event.seat for event in t.events("no cards")] == [0]
    t.play("pass")
    assert "keep nothing" in t.options


# -- cash ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CLB-PAY-1", "CLB-PAY-3")
def test_a_cost_must_be_paid_and_not_by_the_card_itself() -> None:
    t = board(hands=("Flex", "Bull Rush"))
    assert t.options == ["pass"]
    t.refuses("play Bull Rush")
    t = board(hands=("Flex", "Hold the Line, Flex, Bull Rush"))
    assert sorted(t.options) == ["pass", "play Bull Rush", "play Flex"], "Flex and Bull Rush are worth 2, not 3"


@pytest.mark.rule("CLB-PAY-2", "CLB-PAY-9")
def test_discards_pay_and_lie_on_the_pile_before_the_action_acts() -> None:
    t = board(hands=("Flex", "Hold the Line, Skull Rattler, Flex, Overpower"))
    t.play("play Hold the Line paying Skull Rattler, Flex")
    assert t.discards(1) == ["Flex", "Skull Rattler"]
    assert t.hand(1) == ["Overpower"]
    kinds = t.kinds()
    assert kinds.index("pay with") < kinds.index("total")
    assert t.totals == (6, 10)


@pytest.mark.rule("CLB-PAY-4")
@pytest.mark.parametrize(("cash", "able"), [(0, False), (1, True)])
def test_value_and_floated_cash_must_reach_the_cost(cash: int, able: bool) -> None:
    t = board(hands=("Flex", "Hold the Line, Skull Rattler"), cash=(0, cash))
    assert ("play Hold the Line" in t.options) == able
    if able:
        t.play("play Hold the Line paying Skull Rattler")
        assert list(t.g.cash) == [0, 0]


@pytest.mark.rule("CLB-PAY-5", "CLB-PAY-6")
def test_too_much_floats_and_pays_for_the_next() -> None:
    t = board(hands=("Flex", "2 Bull Rush, Skull Rattler, Flex"))
    t.play("play Bull Rush paying Skull Rattler")
    assert list(t.g.cash) == [0, 1]
    t.play("pass")
    assert t.offers("play Bull Rush") == [], "no discard is needed"
    t.play("play Bull Rush")
    assert list(t.g.cash) == [0, 0]
    assert t.discards(1) == ["Skull Rattler"]


@pytest.mark.rule("CLB-PAY-7", "CLB-PAY-10")
def test_floated_cash_goes_first_and_the_rest_keeps_floating() -> None:
    t = board(hands=("Flex", "Bull Rush, Flex"), cash=(0, 3))
    t.play("play Bull Rush")
    assert list(t.g.cash) == [0, 2]
    assert t.hand(1) == ["Flex"]
    t.play("pass", "play Flex")
    assert list(t.g.cash) == [0, 2], "what costs nothing takes nothing"


@pytest.mark.rule("CLB-PAY-8")
def test_floated_cash_is_gone_at_the_end_of_the_round() -> None:
    t = board(cash=(3, 2)).end_round()
    assert list(t.g.cash) == [0, 0]


@pytest.mark.rule("CLB-PAY-11")
def test_cash_comes_from_payments_and_float_effects_only() -> None:
    t = board(hands=("Flex", "Flex, Bull Rush"))
    t.refuses("paying Flex")
    t.refuses("discard Flex")
    t = face_off("Dunn the Anvil", "Pell Ostrand")
    assert list(t.g.cash) == [0, 2]
    assert t.options[0] == "pass"


@pytest.mark.rule("CLB-PAY-12")
def test_no_card_of_a_payment_is_unnecessary() -> None:
    t = board(hands=("Flex", "Bull Rush, 2 Flex, Skull Rattler"))
    assert t.offers("play Bull Rush") == ["paying Flex", "paying Skull Rattler"]
    assert t.offers("play Bull Rush", "paying Flex") == []
    t.refuses("play Bull Rush paying Flex, Flex")
    t = board(hands=("Flex", "Hold the Line, 2 Flex, Bull Rush, Skull Rattler, Second Wind"))
    assert set(t.offers("play Hold the Line")) == {"paying Skull Rattler", "paying Second Wind", "paying Flex"}
    assert set(t.offers("play Hold the Line", "paying Skull Rattler")) == {", Second Wind", ", Flex", ", Bull Rush"}
    assert set(t.offers("play Hold the Line", "paying Second Wind")) == {", Flex", ", Bull Rush"}
    assert t.offers("play Hold the Line", "paying Flex", ", Flex") == [", Bull Rush"]
    t.refuses("play Hold the Line paying Skull Rattler, Flex, Flex")


@pytest.mark.rule("CLB-PAY-13")
def test_paying_is_not_playing() -> None:
    t = board(hands=("Mid-Swing Correction, Skull Rattler", "Flex"))
    t.play("pass", "play Mid-Swing Correction paying Skull Rattler")
    assert t.totals == (7, 6), "+1 only: the opponent has no Action on the table"
    t = board(hands=("Skull Rattler, Bull Rush, Flex", "Mid-Swing Correction, Second Wind, Flex"))
    t.play("pass", "play Bull Rush paying Flex", "play Mid-Swing Correction paying Second Wind")
    assert t.totals == (8, 9), "+1 and +2"


@pytest.mark.rule("CLB-PAY-14")
def test_only_the_hand_can_be_kept() -> None:
    t = board(hands=("Flex", "Echo of Yesterday, Overpower, Skull Rattler"))
    t.play("play Echo of Yesterday paying Skull Rattler take back Skull Rattler")
    assert t.hand(1) == ["Overpower", "Skull Rattler"]
    t.end_round()
    assert t.options_of(1) == ["keep Overpower", "keep Skull Rattler", "keep nothing"]
    t = board(hands=("Flex", "Bull Rush, Skull Rattler, Flex")).play("play Bull Rush paying Skull Rattler").end_round()
    assert t.options_of(1) == ["keep Flex", "keep nothing"]


def test_random_payments_are_complete_and_lean() -> None:
    t = deal(seed=7)
    paid = 0
    while not t.over and paid < 40:
        t.g.events = []
        before = list(t.g.cash)
        seat = t.g.seat
        t.g.apply(t.g.options[-1])
        paid += bool(t.events("pay with"))
        assert t.g.cash[seat] <= before[seat] + 9
    assert paid == 40
