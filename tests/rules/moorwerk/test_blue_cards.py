"""Blue cards (chapter BLU); who knows what afterwards stands in test_secrets.py."""

import pytest
from mypy_extensions import i64

from rules.moorwerk.table_setup import ground
from sandlot.games.moorwerk.pack import CODES
from sandlot.kernel.chance import seeded
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.packed import vec


@pytest.mark.rule("MW-BLU-1")
def test_one_blue_card_a_turn() -> None:
    t = ground(hands={0: "B J S K"})
    assert t.offers("play B") == ["uncovered", "covered by K"]
    t.refuses("play B covered by J")
    t.refuses("play B covered by S")


@pytest.mark.rule("MW-BLU-2", "MW-BLU-3")
@pytest.mark.parametrize("blue", ["B", "S"])
def test_ball_and_strike_may_be_covered_by_green_or_red(blue: str) -> None:
    t = ground(hands={0: f"{blue} 1B K"})
    assert t.offers(f"play {blue}") == ["uncovered", "covered by 1B", "covered by K"]
    assert t.play(f"play {blue} covered by K").outs == 1
    t = ground(hands={0: f"{blue} 1B K"}).play(f"play {blue} covered by 1B")
    assert (t.bases, t.outs, t.pile) == ("1--", 0, f"1B {blue}")


@pytest.mark.rule("MW-BLU-4")
@pytest.mark.parametrize("blue", ["B", "S"])
def test_alone_they_do_nothing(blue: str) -> None:
    t = ground(bases="1-3", outs=2, hands={0: f"{blue} 1B K"}, deck="F")
    t.play(f"play {blue} uncovered")
    assert (t.bases, t.outs, t.runs, t.batting, t.turn) == ("1-3", 2, (0, 0), "V", 1)
    assert t.hand(0) == "1B F K"


@pytest.mark.rule("MW-BLU-4")
def test_no_number_of_balls_makes_a_walk() -> None:
    t = ground(hands={0: "B B", 1: "B S"})
    t.play("play B uncovered", "play B uncovered", "play B uncovered", "play S uncovered")
    assert (t.bases, t.outs) == ("---", 0)


@pytest.mark.rule("MW-BLU-5")
@pytest.mark.parametrize("blue", ["B", "S"])
def test_the_last_card_cannot_be_covered(blue: str) -> None:
    t = ground(hands={0: blue})
    assert t.offers(f"play {blue}") == []
    assert t.play(f"play {blue}").turn == 1


@pytest.mark.rule("MW-BLU-5")
def test_with_blue_cards_only_one_is_asked_all_the_same() -> None:
    t = ground(hands={0: "B T J"})
    assert t.offers("play B") == ["uncovered"], "so that nobody can tell what the hand holds"


# -- BC and CC -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MW-BLU-6")
def test_bench_clearing_mixes_hands_and_deck() -> None:
    pool = {"K", "F", "1B", "2B", "3B", "SB", "PB", "WP"}
    held: dict[int, set[str]] = {0: set(), 1: set()}
    for seed in range(80):
        t = ground(hands={0: "BC K F", 1: "1B 2B 3B"}, deck="SB PB WP")
        t.g.chance = seeded(seed)
        t.play("play BC")
        assert {*t.hand(0).split(), *t.hand(1).split(), *t.codes(t.g.deck).split()} == pool
        for seat in (0, 1):
            held[seat] |= set(t.hand(seat).split())
    assert held[0] == held[1] == pool, "every card of hands and deck comes to both"


@pytest.mark.rule("MW-BLU-7")
def test_bench_clearing_deals_one_at_a_time_from_the_right() -> None:
    t = ground(seats=4, turn=2, hands={0: "K", 1: "F", 2: "BC X", 3: "L"}, deck="1B").play("play BC")
    dealt = [line.split(":")[0] for line in t.story if line.startswith("draw")]
    assert dealt == ["draw H2", "draw V1", "draw H1", "draw V2", "draw H2"]
    assert t.sizes == [1, 1, 1, 2]
    assert t.g.deck == []


@pytest.mark.rule("MW-BLU-7")
def test_bench_clearing_deals_original_sizes() -> None:
    t = ground(seats=3, hands={0: "BC", 1: "K K K K K", 2: "F"}).play("play BC")
    assert t.sizes == [4, 2, 2]
    assert len(t.g.deck) == 92 - 1 - 8


@pytest.mark.rule("MW-BLU-8")
def test_coach_circle_keeps_the_sizes() -> None:
    pool = "1B 2B 3B BB BK E HBP HR K L F"
    held: dict[int, set[str]] = {seat: set() for seat in range(4)}
    for seed in range(80):
        t = ground(seats=4, hands={0: "CC K L", 1: "1B 2B 3B F", 2: "BB", 3: "BK E HBP HR"}, deck="")
        t.g.chance = seeded(seed)
        t.play("play CC")
        assert t.sizes == [2, 4, 1, 4]
        assert sorted(" ".join(t.hand(seat) for seat in range(4)).split()) == sorted(pool.split())
        for seat in range(4):
            held[seat] |= set(t.hand(seat).split())
    assert all(kinds == set(pool.split()) for kinds in held.values()), "every card comes to every seat"


@pytest.mark.rule("MW-BLU-9")
def test_after_coach_circle_the_player_draws_up() -> None:
    t = ground(seats=4, hands={0: "CC K L", 1: "F F"}).play("play CC")
    assert t.sizes == [3, 2, 3, 3]


# -- CE ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MW-BLU-10")
def test_card_exchange_with_another_player_who_has_cards() -> None:
    t = ground(seats=4, hands={0: "CE K", 1: "1B 2B 3B", 2: "", 3: "F"})
    assert t.offers("play CE") == ["with H1", "with H2"]
    t.refuses("play CE with V1")


@pytest.mark.rule("MW-BLU-10")
@pytest.mark.parametrize(("draw", "taken", "left"), [(0, "1B", "2B 3B"), (1, "2B", "1B 3B"), (2, "3B", "1B 2B")])
def test_any_card_may_be_taken_and_another_goes_back(draw: int, taken: str, left: str) -> None:
    t = ground(seats=4, hands={0: "CE K L", 1: "1B 2B 3B"}, draws=[draw], deck="X")
    t.play("play CE with H1")
    assert t.turn == 0
    assert t.hand(0) == f"{taken} K L"
    assert t.options == ["give K", "give L"], "the card just taken cannot be given"
    t.play("give L")
    assert t.hand(0) == f"{taken} K X"
    assert t.hand(1) == f"{left} L"


@pytest.mark.rule("MW-BLU-10")
def test_another_copy_of_the_taken_kind_may_be_given() -> None:
    t = ground(hands={0: "CE K L", 1: "K 1B"}, draws=[1], deck="")
    t.play("play CE with H1")
    taken = t.g.taken
    assert t.codes([taken]) == "K"
    assert t.options == ["give K", "give L"]
    t.play("give K")
    assert (t.hand(0), t.hand(1)) == ("K L", "1B K")
    assert taken in t.g.hands[0], "the taken copy stays"


@pytest.mark.rule("MW-BLU-10")
def test_the_taken_kind_is_not_offered_without_another_copy() -> None:
    t = ground(hands={0: "CE L", 1: "K"}, draws=[0]).play("play CE with H1")
    assert t.options == ["give L"]
    t.refuses("give K")


@pytest.mark.rule("MW-BLU-12")
@pytest.mark.parametrize("hands", [{0: "CE", 1: "K F"}, {0: "CE K", 1: ""}])
def test_card_exchange_without_cards_does_nothing(hands: dict[int, str]) -> None:
    t = ground(hands=hands, deck="L L L X X X")
    assert t.offers("play CE") == []
    rest = hands[0].replace("CE", "").split()
    t.play("play CE")
    assert t.hand(0) == " ".join(sorted([*rest, "L", "L", "L"][:3]))


# -- J -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MW-BLU-14")
def test_the_joker_is_any_other_kind() -> None:
    t = ground(hands={0: "J"})
    assert t.offers("play J") == [f"as {code}" for code in CODES if code != "J"]
    assert len(t.offers("play J")) == 28
    t.play("play J as 3B")
    assert (t.bases, t.pile) == ("--3", "J")


@pytest.mark.rule("MW-BLU-14")
@pytest.mark.parametrize(
    ("kind", "bases", "outs"),
    [("SF", "1--", 1), ("CS", "1--", 1), ("HR", "---", 0), ("DP", "1--", 2), ("BK", "-2-", 0)],
)
def test_the_joker_acts_like_the_kind_it_stands_for(kind: str, bases: str, outs: int) -> None:
    t = ground(bases="1-3", hands={0: "J"}).play(f"play J as {kind}")
    assert (t.bases, t.outs) == (bases, outs)


@pytest.mark.rule("MW-BLU-15")
def test_a_joker_as_ball_is_covered_by_green_or_red_only() -> None:
    t = ground(hands={0: "J J B 1B K"})
    assert t.offers("play J", "as B") == ["uncovered", "covered by 1B", "covered by K"]
    t.play("play J as S covered by 1B")
    assert (t.bases, t.pile) == ("1--", "1B J")


@pytest.mark.rule("MW-BLU-15")
def test_a_joker_has_the_limits_of_its_kind() -> None:
    assert ground(hands={0: "J"}).offers("play J", "as B") == []
    assert ground(hands={0: "J", 1: "K"}).offers("play J", "as CE") == []
    assert ground(hands={0: "J K", 1: "F"}).offers("play J", "as CE") == ["with H1"]


# -- ML and MR -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MW-BLU-16", "MW-BLU-17")
def test_hands_move_left_and_right() -> None:
    hands = {0: "ML MR K", 1: "1B 1B", 2: "2B 2B 2B", 3: "BB BB BB BB"}
    right = ground(seats=4, hands=hands, deck="").play("play MR")
    assert [right.hand(seat) for seat in range(4)] == ["BB BB BB BB", "K ML", "1B 1B", "2B 2B 2B"]
    left = ground(seats=4, hands=hands, deck="").play("play ML")
    assert [left.hand(seat) for seat in range(4)] == ["1B 1B", "2B 2B 2B", "BB BB BB BB", "K MR"]


@pytest.mark.rule("MW-BLU-18", "MW-BLU-19")
def test_play_first_then_draw_only_if_below_the_original_size() -> None:
    t = ground(seats=4, hands={0: "MR K L", 1: "F F F", 2: "X X X X", 3: "BK BK"})
    t.play("play MR")
    assert t.sizes == [3, 2, 3, 4], "V1 received two cards and drew one; nobody else draws"
    t.play("play K")
    assert t.sizes == [3, 3, 3, 4], "H1 plays first and then has 1 card, draws 2"
    t.play("play F")
    t.play("play X")
    assert t.sizes == [3, 3, 3, 3], "H2 had 4, plays 1 and draws nothing"


# -- T -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MW-BLU-20")
def test_time_makes_a_player_miss_a_turn() -> None:
    t = ground(seats=4, hands={0: "T", 1: "F F"}, deck="SB SB SB SB PB PB")
    assert t.offers("play T") == ["on V1", "on H1", "on V2", "on H2"]
    t.play("play T on H1")
    assert t.turn == 2
    assert t.hand(1) == "F F", "no turn, no draw"
    assert "skipped H1: MW-BLU-20" in t.story
    for _ in range(3):
        t.g.apply(t.g.options[0])
    assert t.turn == 1, "only one turn was missed"


@pytest.mark.rule("MW-BLU-20")
def test_an_empty_hand_that_must_skip_draws_nothing() -> None:
    t = ground(hands={0: "T", 1: ""}).play("play T on H1")
    assert (t.turn, t.sizes) == (0, [3, 0])


@pytest.mark.rule("MW-BLU-20")
def test_time_on_oneself_counts_for_the_next_turn() -> None:
    t = ground(hands={0: "T", 1: "K F"}, deck="BK BK").play("play T on V1")
    assert t.turn == 1
    t.play("play K")
    assert t.turn == 1, "V1 misses a turn"


@pytest.mark.rule("MW-BLU-21")
def test_times_add_up() -> None:
    t = ground(seats=2, hands={0: "T T K", 1: "F F F"})
    t.play("play T on H1", "play T on H1")
    assert t.turn == 0, "the second T was played in the turn that H1 missed"
    t = ground(seats=4, hands={0: "T BK WP SB", 1: "T BK WP SB", 2: "K", 3: "F F F"}, deck="")
    t.play("play T on V2", "play T on V2")
    turns = [t.turn, *(t.play(f"play {code}").turn for code in ("F", "BK", "BK", "F", "WP", "WP"))]
    assert turns == [3, 0, 1, 3, 0, 1, 2], "V2 missed two turns"


@pytest.mark.rule("MW-BLU-22")
@pytest.mark.parametrize(
    "move",
    ["play BC", "play CC", "play CE with H1", "play ML", "play MR", "play T on H1", "play J as BC", "play J as ML"],
)
def test_other_blue_cards_leave_the_diamond_alone(move: str) -> None:
    t = ground(bases="1-3", outs=2, runs=(3, 4), hands={0: f"{move.split()[1]} K"})
    t.play(move)
    assert (t.bases, t.outs, t.runs, t.batting) == ("1-3", 2, (3, 4), "V")


@pytest.mark.parametrize("card", ["MR", "K"])
def test_a_code_that_no_word_has_acts_as_no_other(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    t = ground(hands={0: f"{card} 1B", 1: "K"})
    programs = vec[vec[i64]]([vec[i64]([23, 2, 0]) for _ in t.g.pack.program])
    monkeypatch.setattr(t.g.pack, "program", programs)
    with pytest.raises(RulesBug, match="the code 23"):
        t.play(f"play {card}")
