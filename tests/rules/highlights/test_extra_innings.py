"""Extra innings (chapter XI)."""

import pytest

from rules.highlights.table_setup import Park, Side, at_save, extra
from sandlot.games.highlights.game import game_ending

SEATS = pytest.mark.parametrize("home_seat", [0, 1])
ON_DECK, TOP = "for the On Deck card", "for the top of the Lineup"


@pytest.mark.rule("BH-XI-1", "BH-XI-2")
@SEATS
def test_runners_and_runs_stay_and_three_cards_are_drawn(home_seat: int) -> None:
    t = at_save(
        Side(runs=2, bases="F-S", lineup="1B / 2B / 3B / HR", dugout=""),
        Side(played="robot", runs=2, bases="-A-", lineup="1B / 1B / 1B / 1B", dugout=""),
        home_seat=home_seat,
    ).play("no save")
    assert (t.runs, t.bases) == ((2, 2), ("F-S", "-A-"))
    assert (t.hands, t.lineups) == (("LA-01 LA-02 LA-03", "NY-01 NY-02 NY-03"), ("LA-04", "NY-04"))


@pytest.mark.rule("BH-XI-3")
@SEATS
def test_cards_are_chosen_unseen_and_revealed_together(home_seat: int) -> None:
    t = extra(Side("1B / 2B"), Side("1B / 3B"), home_seat=home_seat)
    assert (t.turn, t.g.inning) == ("VH", 7)
    first = t.g.seat
    t.g.events = []
    t.g.apply(t.g.options[0])
    assert (t.kinds, t.in_play, t.hands) == ([], ("", ""), ("LA-01 LA-02", "NY-01 NY-02")), "nothing to see yet"
    assert t.g.seat == 1 - first
    t.g.apply(t.g.options[1])
    assert t.kinds[:2] == ["play", "play"]
    assert sorted(t.in_play) in (["LA-01", "NY-02"], ["LA-02", "NY-01"])


@pytest.mark.rule("BH-XI-4")
def test_a_pinch_hit_is_part_of_the_choice() -> None:
    t = extra(Side("PH / 1B", on_deck="HR"), Side("1B"))
    assert t.options == ["play LA-01", "play LA-02", "discard LA-01"]
    assert t.offers("discard LA-01") == [ON_DECK, TOP]
    t.both(f"discard LA-01 {ON_DECK}", "play NY-01")
    assert t.story[:3] == [
        "play H: hand H > in play H, NY-01, news for V, BH-TRN-2",
        "discard V: hand V > dugout V, LA-01, news for H, BH-PH-5",
        "pinch hit V: on deck V > in play V, LA-03, news for H, BH-PH-6",
    ]
    assert list(t.g.games) == [1, 0]


@pytest.mark.rule("BH-XI-4", "BH-PH-8")
def test_the_pinch_hitter_from_the_lineup_is_not_seen_before() -> None:
    t = extra(Side("PH", lineup="HR PH / 1B"), Side("PH", lineup="2B"))
    t.both(f"discard LA-01 {TOP}", f"discard NY-01 {TOP}")
    assert (list(t.g.games), t.in_play) == ([1, 0], ("LA-02", "NY-02"))
    t = extra(Side("PH", lineup="", dugout="HR"), Side("1B")).both(f"discard LA-01 {TOP}", "play NY-01")
    assert (list(t.g.games), t.in_play[0][-5:], t.dugouts[0]) == ([1, 0], "LA-02", "LA-01")
    assert extra(Side("PH", lineup="", dugout=""), Side("1B")).options == ["play LA-01"]


@pytest.mark.rule("BH-XI-5")
def test_both_cards_threaten_at_once() -> None:
    t = extra(Side("1B 2B"), Side("3B [revenue 1]"))
    t.both("play LA-01", "play NY-01")
    assert t.story[2:5] == [
        "threaten H: NY-01, BH-TRN-5",
        "threaten V: x2, LA-01, BH-TRN-5",
        "action H: NY-01, BH-IA-13",
    ]


@pytest.mark.rule("BH-XI-6")
@SEATS
def test_homes_action_comes_first(home_seat: int) -> None:
    trailing = "[trailing: hit HR; else: hit 1B]"
    t = extra(Side(f"slow {trailing}"), Side("[hit HR]"), home_seat=home_seat).both("play LA-01", "play NY-01")
    assert t.runs == (1, 1), "the Visitor trails when its action happens"
    t = extra(Side("[hit HR]"), Side(f"slow {trailing}"), home_seat=home_seat).both("play LA-01", "play NY-01")
    assert sorted(t.g.games) == [0, 1], "Home did not trail when its action happened"


@pytest.mark.rule("BH-XI-6", "BH-IA-3")
def test_both_aim_their_actions() -> None:
    t = extra(Side("1B HR glove"), Side("1B HR glove")).both("play LA-01", "play NY-01")
    assert (t.turn, t.options) == ("H", ["cancelling hit 1 (1B)", "cancelling hit 2 (HR)"])
    t.play("cancelling hit 1 (1B)")
    assert t.turn == "V"
    t.play("cancelling hit 2 (HR)")
    assert list(t.g.games) == [1, 0]


@pytest.mark.rule("BH-XI-7")
@pytest.mark.parametrize(("card", "runs"), [("robot", 0), ("natural", 1)])
def test_the_opponents_card_is_the_one_opposite(card: str, runs: int) -> None:
    """The cards in play from before do not count."""
    t = extra(Side("curve", played="cyborg", runs=5), Side(f"{card} HR", played="robot", runs=5))
    t.both("play LA-01", "play NY-01")
    assert (t.runs if runs == 0 else tuple(t.g.games)) == (5, 5 + runs)


@pytest.mark.rule("BH-XI-8")
@SEATS
def test_runs_are_compared_after_all_hits(home_seat: int) -> None:
    t = extra(Side("HR"), Side("HR"), home_seat=home_seat).both("play LA-01", "play NY-01")
    assert (t.runs, list(t.g.games), t.g.inning) == ((1, 1), [], 8)
    t = extra(Side("HR"), Side("HR HR"), home_seat=home_seat).both("play LA-01", "play NY-01")
    assert sorted(t.g.games) == [1, 2]
    assert t.won == (0, 1)


@pytest.mark.rule("BH-XI-9")
def test_level_again_with_the_remaining_cards() -> None:
    t = extra(Side("1B / 1B / 1B"), Side("1B / 1B / 1B")).both("play LA-02", "play NY-03")
    assert (t.g.inning, t.hands, t.turn) == (8, ("LA-01 LA-03", "NY-01 NY-02"), "VH")
    assert t.bases == ("A--", "A--")
    t.both("play LA-01", "play NY-01")
    assert (t.g.inning, t.hands) == (9, ("LA-03", "NY-02"))


@pytest.mark.rule("BH-XI-10")
def test_after_three_cards_three_more() -> None:
    t = extra(Side("1B / 1B / 1B", lineup="2B / 2B"), Side("1B / 1B / 1B"))
    for inning in (8, 9, 10):
        t.both(t.options[0], "play NY-" + t.hands[1][3:5])
        assert t.g.inning == inning
    assert [len(hand) for hand in t.g.hands] == [3, 3]
    assert "LA-04 LA-05" in t.hands[0], "two from the Lineup, one from the shuffled Dugout"


@pytest.mark.rule("BH-XI-11", "BH-XI-12")
@SEATS
def test_it_ends_as_soon_as_the_runs_differ(home_seat: int) -> None:
    t = extra(Side("HR / 1B / 2B", dugout=None), Side("1B / 2B / 3B"), home_seat=home_seat)
    t.both("play LA-01", "play NY-02")
    assert sorted(t.g.games) == [0, 1]
    assert (t.hands, t.dugouts) == (("", ""), ("LA-03 LA-02", "NY-03 NY-01"))
    left = [line for line in t.story if line.startswith("discard")]
    assert len(left) == 4
    assert "discard V: hand V > dugout V, LA-03, news for H, BH-XI-12" in left


@pytest.mark.rule("BH-XI-13", "BH-VS-5")
def test_no_save_and_no_leadoff() -> None:
    t = extra(Side("leadoff", on_deck="glove"), Side("leadoff")).both("play LA-01", "play NY-01")
    assert (t.bases, t.question) == (("---", "---"), "ExtraCard")
    assert t.kinds.count("no action") == 2


@pytest.mark.rule("BH-XI-14", "BH-BUY-1")
def test_cards_of_extra_innings_bring_revenue() -> None:
    t = extra(Side("1B $2", played="$1 / $1"), Side("HR $3", played="$4")).both("play LA-01", "play NY-01")
    assert t.in_play == ("LA-02 LA-03 LA-01", "NY-02 NY-01")
    assert t.money == (4, 7)


# -- when cards run out ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-XI-15")
def test_who_cannot_draw_three_draws_what_there_is() -> None:
    t = extra(Side(lineup="1B", dugout="2B"), Side())
    assert (t.hands[0], len(t.g.hands[1]), t.lineups[0], t.dugouts[0]) == ("LA-01 LA-02", 3, "", "")


@pytest.mark.rule("BH-XI-15")
def test_who_has_no_card_plays_none() -> None:
    t = extra(Side(lineup="", dugout="", played="robot HR"), Side("curve eye / eye"))
    assert t.turn == "H"
    t.play("play NY-01")
    assert "no card V: BH-XI-15" in t.story
    assert (t.runs, t.threats, t.g.inning, t.turn) == ((0, 0), ("", ""), 8, "H")
    assert t.kinds.count("no action") == 1, "there is no card opposite, so Quick Eye finds none"


def exhausted(visitor: str = "$1", home: str = "$1", **more: object) -> Park:
    """Neither has a card left: 15 equal ones each lie in play, worth 1 each."""
    return extra(
        Side(lineup="", dugout="", played=" / ".join([visitor] * 15)),
        Side(lineup="", dugout="", played=" / ".join([home] * 15)),
        **more,  # type: ignore[arg-type]
    )


def any_cards(t: Park) -> Park:
    """Both play the first card of their hands."""
    visitor, home = (hand.split()[0] for hand in t.hands)
    return t.both(f"play {visitor}", f"play {home}")


@pytest.mark.rule("BH-XI-15")
@SEATS
def test_when_neither_has_a_card_what_was_played_is_shuffled(home_seat: int) -> None:
    t = exhausted(home_seat=home_seat)
    assert (t.in_play, [len(hand) for hand in t.g.hands]) == (("", ""), [3, 3])
    assert [len(lineup) for lineup in t.g.lineups] == [12, 12]
    assert t.turn == "VH"


@pytest.mark.rule("BH-XI-15")
def test_what_is_told_of_it() -> None:
    t = any_cards(extra(Side("1B", lineup="", dugout=""), Side("1B", lineup="", dugout="")))
    assert t.kinds[-9:] == ["inning", "shuffle", *["draw"] * 3, "shuffle", *["draw"] * 3]
    assert "shuffle V: in play V > lineup V, x15, BH-XI-15" in t.story
    assert "shuffle H: in play H > lineup H, x15, BH-XI-15" in t.story
    assert all(line.endswith("BH-XI-15") for line in t.story if line.startswith("draw"))


@pytest.mark.rule("BH-XI-16", "BH-BUY-1")
def test_a_card_played_twice_pays_once() -> None:
    t = exhausted()
    for _ in range(16):
        assert t.revenue == (15, 15)
        any_cards(t)
    assert (t.g.inning, list(t.g.games)) == (23, []), "the second time round all 15 have been played again"


@pytest.mark.rule("BH-XI-16")
def test_it_is_sent_down_from_wherever_it_lies() -> None:
    t = any_cards(exhausted("HR $1", "$1", row="@1 / @1 / @1"))
    assert (list(t.g.games), t.money, game_ending(t.g)) == ([1, 0], (15, 15), "cards_exhausted")
    assert (t.turn, t.question) == ("H", "BuyOrder"), "equal revenue: the loser decides"
    t.play("buy second")
    seat = t.sides[0]
    assert [len(zone[seat]) for zone in (t.g.in_play, t.g.dugouts, t.g.lineups)] == [1, 2, 12]
    own = t.g.in_play[seat][0], t.g.dugouts[seat][0], t.g.lineups[seat][0]
    for number, (card, place) in enumerate(zip(own, ("in play", "dugout", "lineup"), strict=True), 1):
        assert len(t.offers(f"buy FA-0{number}")) == 16 - number, "every card played, each once"
        t.play(f"buy FA-0{number} sending down {t.g.pack.ids[card]}")
        assert f"minors V: {place} V > minors V, {t.g.pack.ids[card]}" in " ".join(t.story)
        assert list(t.g.minors[seat]) == list(own[:number])


@pytest.mark.rule("BH-XI-15", "BH-XI-16")
def test_a_second_recycling() -> None:
    t = extra(Side(lineup="", dugout="", played="$1"), Side(lineup="", dugout="", played="$1"))
    for _ in range(31):
        any_cards(t)
    assert (t.g.inning, list(t.g.games), t.revenue) == (38, [], (1, 1))


@pytest.mark.rule("BH-XI-15")
def test_a_recycled_on_deck_card_is_not_touched() -> None:
    t = extra(Side(on_deck="HR", lineup="", dugout=""), Side(lineup="", dugout=""))
    assert (t.on_deck[0], len(t.g.lineups[t.sides[0]]), len(t.g.hands[t.sides[0]])) == ("LA-01", 11, 3)
