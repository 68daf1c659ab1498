"""Everything that happens is told with its place, its card, who sees it, for whom it is news, and its rule."""

import pytest

from rules.highlights.table_setup import Side, at_bat, at_save, deal, extra, game_over

TOP = "for the top of the Lineup"


@pytest.mark.rule("BH-SET-2", "BH-SET-3", "BH-SET-8")
def test_a_new_match() -> None:
    t = deal(2)
    seat = t.g.seat
    t.play("take Boston")
    who = "VH"[t.sides.index(seat)]
    assert t.story == [f"deck {who}: x3, BH-SET-1"]
    t.play("take Los Angeles")
    assert t.kinds == ["deck", "shuffle", "shuffle", *["row"] * 6, "game", *["draw"] * 12]
    sides = ["VH"[t.sides.index(seat)] for seat in range(2)]
    assert t.story[1:3] == [f"shuffle {side}: box > lineup {side}, x15, BH-SET-2" for side in sides]
    assert t.story[3] == f"row: free agents > row, {t.row.split()[0]}, news for all, BH-SET-8"
    assert t.story[9] == "game H: BH-SET-7"
    for side, line in zip(sides, (t.story[10], t.story[16]), strict=True):
        assert line.startswith(f"draw {side}: lineup {side} > hand {side}, ")
        assert line.endswith(f", seen by {side}, news for {side}, BH-SET-3")


def test_an_inning_with_everything() -> None:
    t = at_bat(Side("2B [opponent_on 1st: { cancel 1; remove_from 1st }]"), Side("1B", played="HR", bases="F-S"))
    t.play("play LA-01")
    assert t.story == [
        "play V: hand V > in play V, LA-01, news for H, BH-TRN-2",
        "action V: LA-01, BH-IA-13",
        "cancel H: plate H > , x4, BH-IA-11",
        "remove H: 1 H > , x3, BH-IA-13",
        "threaten V: LA-01, BH-TRN-5",
    ]
    t.play("play NY-01")
    assert t.story == [
        "play H: hand H > in play H, NY-01, news for V, BH-TRN-2",
        "hit V: x2, LA-01, BH-TRN-4",
        "run V: plate V > 2 V, BH-RUN-1",
        "threaten H: NY-01, BH-TRN-5",
        "inning: x3, BH-TRN-1",
    ]


def test_changed_hits_tell_the_old_and_the_new_one() -> None:
    """The count is ten times the old hit plus the new one; 9 stands for none."""
    t = at_bat(Side("[downgrade 3B|HR to 1B all]"), Side(played="HR 2B 3B")).play("play LA-01")
    assert t.story[2:4] == ["change H: plate H > , x41, BH-IA-5", "change H: plate H > , x31, BH-IA-5"]
    t = at_bat(Side("[shorten 1]"), Side(played="HR 1B")).play("play LA-01")
    assert t.story[2:4] == ["change H: plate H > , x43, BH-IA-5", "change H: plate H > , x19, BH-IA-5"]


def test_a_runner_taken_off_is_told_with_its_speed() -> None:
    t = at_bat(Side("[remove 3 slow|average]"), Side(bases="SAF")).play("play LA-01")
    assert t.story[2:] == ["remove H: 1 H > , BH-IA-13", "remove H: 2 H > , x2, BH-IA-13"]


def test_revenue_of_actions() -> None:
    t = at_bat(Side("[revenue 2]"), Side()).play("play LA-01")
    assert t.story[2:] == ["revenue V: x2, LA-01, BH-BUY-1"]
    assert t.g.bonus[t.sides[0]] == 2


@pytest.mark.rule("BH-XI-2", "BH-XI-10")
def test_draws_of_extra_innings() -> None:
    t = at_save(Side(lineup="1B / 2B / 3B", dugout=""), Side(lineup="1B / 2B / 3B", dugout="")).play("no save")
    assert t.story == [
        "no save V: BH-VS-1",
        "inning: x7, BH-SCO-2",
        *(f"draw V: lineup V > hand V, LA-0{n}, seen by V, news for V, BH-XI-2" for n in (1, 2, 3)),
        *(f"draw H: lineup H > hand H, NY-0{n}, seen by H, news for H, BH-XI-2" for n in (1, 2, 3)),
    ]


def test_an_extra_inning() -> None:
    t = extra(Side("PH / 1B", on_deck="1B"), Side("1B / 1B"), inning=8)
    t.both("discard LA-01 for the On Deck card", "play NY-02")
    assert t.story == [
        "play H: hand H > in play H, NY-02, news for V, BH-TRN-2",
        "discard V: hand V > dugout V, LA-01, news for H, BH-PH-5",
        "pinch hit V: on deck V > in play V, LA-03, news for H, BH-PH-6",
        "threaten H: NY-02, BH-TRN-5",
        "threaten V: LA-03, BH-TRN-5",
        "hit H: NY-02, BH-TRN-4",
        "run H: plate H > 1 H, BH-RUN-1",
        "hit V: LA-03, BH-TRN-4",
        "run V: plate V > 1 V, BH-RUN-1",
        "inning: x9, BH-SCO-2",
    ]


def test_a_whole_buy_round() -> None:
    t = game_over(Side(runs=1, played="$4 / $0"), Side(played="$5"), row="@4 / @5", deck="")
    assert t.story == ["game won V: BH-SCO-3", "income V: x4, BH-BUY-1", "income H: x5, BH-BUY-1"]
    assert t.play("buy second").story == ["order V: BH-BUY-2"], "the count is the seat that buys first"
    t.play("buy FA-02 sending down NY-01")
    assert t.story == [
        "buy H: row > lineup H, x5, FA-02, BH-BUY-12",
        "minors H: in play H > minors H, NY-01, BH-BUY-7",
        "buying over H: BH-BUY-10",
    ]
    t.play("buy no more")
    assert t.story[:4] == [
        "buying over H: BH-BUY-10",  # Los Angeles, which is Home in the next game
        "retire H: in play H > dugout H, LA-01, BH-BUY-13",
        "retire H: in play H > dugout H, LA-02, BH-BUY-13",
        "game H: x2, BH-SER-3",
    ]


def test_a_drawn_card_that_all_know_is_shown_to_all() -> None:
    """A bought card is drawn for the next game: everybody has seen it in the Buy Row."""
    t = game_over(Side(runs=1, played="$9"), row="@3").play("buy second", "buy FA-01 sending down LA-01")
    draws = [line for line in t.story if line.startswith("draw H")]
    assert draws[0] == "draw H: lineup H > hand H, FA-01, BH-SET-3"
    assert all("seen by H, news for H" in line for line in draws[1:])
