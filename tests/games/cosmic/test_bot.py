"""Bots play sensibly: they keep a card, do not waste a won round, answer when behind, pay with what they need least."""

import pytest

from rules.cosmic.board import Board, board, deal
from sandlot import bots
from sandlot.games.cosmic import worth
from sandlot.games.cosmic.bot.hands import best_of
from sandlot.games.cosmic.bot.judge import promise
from sandlot.games.cosmic.bot.thumb import thumb
from sandlot.games.cosmic.effects.queries import winner
from sandlot.games.cosmic.words import COACH_ONLY, CONDITIONS, VERBS
from sandlot.kernel.notation import write
from sandlot.kernel.zones import numbers

BOTS = ["greedy", "ismcts:150"]


def answer(t: Board, spec: str, seed: int = 1) -> str:
    """What this bot says for the seat that is asked."""
    bot = bots.make(spec, seed)
    return write(t.g, t.g.seat, bot.move(t.g, t.g.seat))


@pytest.mark.parametrize("spec", BOTS)
def test_they_keep_an_action(spec: str) -> None:
    t = board(hands=("Flex, Overpower, Hold the Line", "Flex")).play("pass", "pass")
    assert answer(t, spec) != "keep nothing"


def test_greedy_does_not_play_on_in_a_won_round() -> None:
    t = board(field=("Little Avalanche", "Marrowglass"), hands=("Flex, Overpower, Hold the Line", "Flex")).play("pass")
    assert answer(t, "greedy") == "pass"


@pytest.mark.parametrize("spec", BOTS)
def test_they_answer_when_one_action_wins_the_round(spec: str) -> None:
    t = board(field=("Dunn the Anvil", "Oon the Patient"), hands=("2 Flex, Moonlit Focus, Skull Rattler", "")).play()
    assert t.turn == 0, "2 behind, and the opponent has no cards"
    assert answer(t, spec).startswith("play ")


def test_greedy_pays_with_what_it_needs_least() -> None:
    t = board(field=("Dunn the Anvil", "Tusk Merrigan"), hands=("Third-Eye Swing, Phantom Ball, Thunder Swing", ""))
    t.g.outs = 2
    said = answer(t, "greedy")
    assert "paying Thunder Swing" not in said


@pytest.mark.parametrize(
    ("hand", "cash", "most"),
    [
        ("Overpower", 0, 0),  # 4 cash, and nothing to pay with
        ("Overpower", 4, 6),
        ("Overpower, 2 Hold the Line", 0, 6),  # both pay 2 each; Hold the Line for one of them would do 4
        ("Overpower, Hold the Line, Flex", 0, 4),  # 2 and 1 do not pay for Overpower, but for the other
        ("Overpower, Hold the Line, Flex", 1, 6),
        ("2 Hold the Line, 2 Flex", 0, 5),  # 3 cash are one of each; the second Flex is free
    ],
)
def test_a_hand_is_worth_what_it_can_play_and_pay_for(hand: str, cash: int, most: int) -> None:
    t = board(hands=(hand, "Flex"), cash=(cash, 0))
    assert promise(t.g, 0) == most


@pytest.mark.parametrize("spec", BOTS)
def test_a_game_far_behind_is_no_reason_to_give_up_a_round(spec: str) -> None:
    """Seven points behind before the last half: cards kept help as little as the round, so it is not given up."""
    t = board(
        field=("Dunn the Anvil", "Tusk Merrigan"), hands=("2 Shift the Shadows", ""), hitting=1, points=(1, 8), half=2
    )
    assert t.turn == 0, "it pitches and is 1 behind"
    assert answer(t, spec) == "play Shift the Shadows paying Shift the Shadows"


def test_greedy_puts_the_best_action_on_top_and_draws_it() -> None:
    """Of the three it sees, Hex of Butterfingers does most."""
    t = board(
        field=("Dunn the Anvil", "Oon the Patient"),
        hands=("Read the Embers, 2 Moonlit Focus", ""),
        deck=("Flex, Whisper Tax, Hex of Butterfingers, Film Study", ""),
    )
    t.pick("play Read the Embers")
    assert "Hex of Butterfingers" in t.g.text(bots.make("greedy").choose(t.g, 0))


@pytest.mark.engine("compiled")  # thousands of decisions, the same on plain Python
def test_greedy_never_discards_a_whole_hand_for_nothing() -> None:
    """Over a game, also when it is decided: nobody who could keep an Action keeps none."""
    t = deal(seed=12)
    players = [bots.make("greedy", seat) for seat in (0, 1)]
    asked = 0
    while not t.over:
        seat = t.g.seat
        keeping = "keep nothing" in t.options
        picks = players[seat].move(t.g, seat)
        if keeping:
            asked += 1
            assert write(t.g, seat, picks) != "keep nothing"
        t.g.give(seat, picks)
    assert asked > 20


@pytest.mark.engine("compiled")  # thousands of decisions, the same on plain Python
def test_tree_search_never_discards_a_whole_hand() -> None:
    """Also when it has hardly looked: two iterations cannot tell the seven options apart."""
    t = board(hands=("Overpower, Hold the Line, Moonlit Focus, Flex, Bull Rush, Film Study", "Flex"))
    assert t.play("pass", "pass").turn == 0
    assert "keep nothing" in t.options
    kept = {answer(t, "ismcts:2", seed) for seed in range(8)}
    assert "keep nothing" not in kept
    assert len(kept) > 1, "it does not always say the same"


@pytest.mark.engine("compiled")  # thousands of decisions, the same on plain Python
def test_tree_search_beats_random_play_with_a_handful_of_iterations() -> None:
    """As first seat and as second: what it finds in 20 looks is worth more than 450 random picks to the end."""
    for seed, seat in ((1, 0), (2, 1)):
        t = deal(seed=seed)
        players = [bots.make("ismcts:20" if each == seat else "random", each) for each in (0, 1)]
        while not t.over:
            players[t.g.seat].play(t.g, t.g.seat)
        assert winner(t.g) == seat


def test_the_third_out_is_worse_for_the_hitter_than_the_second() -> None:
    """The sides have not changed yet while both choose what to keep, and the outs stand at 0 again."""
    second, third = [board(outs=outs, field=("Oon the Patient", "Granite Joan")) for outs in (1, 2)]
    for t in (second, third):
        t.play("pass", "pass")
        assert "keep nothing" in t.options
    assert third.g.evaluate(0) < second.g.evaluate(0)
    assert third.g.evaluate(1) > second.g.evaluate(1)


@pytest.mark.parametrize("outs", [0, 1, 2])
@pytest.mark.parametrize(("points", "wins"), [((4, 3), 1.0), ((4, 6), 0.0)])
def test_points_that_end_the_last_half_leave_nothing_to_hope_for(
    points: tuple[int, int], wins: float, outs: int
) -> None:
    """Whatever the outs, the half is over, and so is the game but for what both keep."""
    t = board(
        field=("Little Avalanche", "Marrowglass"),
        hands=("Flex", "Flex"),
        points=points,
        luck=(4, 5),
        half=3,
        outs=outs,
        half_cap="5",
    )
    t.g.line = numbers([points[1], 0, 0, points[0]])
    t.end_round()
    assert "keep nothing" in t.options
    assert (t.g.evaluate(0), t.g.evaluate(1)) == (wins, 1.0 - wins)


def test_an_action_about_to_be_taken_back_counts() -> None:
    """Whoever is asked which Action to take back stands better than with an empty pile, where nothing is asked."""
    full = board(hands=("Flex", "Echo of Yesterday"), deck=("", "Hold the Line"), cash=(0, 1), points=(1, 1))
    empty = board(hands=("Flex", "Echo of Yesterday"), cash=(0, 1), points=(1, 1))
    for t in (full, empty):
        t.pick("play Echo of Yesterday")
    assert full.turn == 1, "it has to say which"
    assert empty.turn == 0
    assert full.g.evaluate(1) > empty.g.evaluate(1)


@pytest.mark.parametrize(("command", "sum_of_three"), [(3, 8 * 3), (2, 8 + 8 + 6), (1, 8 + 6 + 3)])
def test_a_new_player_is_the_best_of_those_looked_at(command: int, sum_of_three: int) -> None:
    """Hitting 8, 6 and 3: the best of all, of any two of them, of one of them."""
    t = board(bench=("Oon the Patient, Bex Farrowmere, Dreamer Kesh", ""))
    assert best_of(t.g, 0, command) == pytest.approx(sum_of_three / 3)


def test_every_word_of_a_card_has_a_worth() -> None:
    words = {word.name for word in (*VERBS, *CONDITIONS)} - COACH_ONLY
    assert words == {*worth.EACH, *worth.SPENDING, *worth.FLAT, *worth.LIKELY, "hit", "pitch"}


# -- rules of thumb ------------------------------------------------------------------------------------------------


def test_thumb_play_follows_from_what_the_seat_knows() -> None:
    """Whatever the other holds and whatever lies in the decks: the same pick."""
    t = deal(seed=5)
    while not t.over:
        seat = int(t.g.seat)
        pick = thumb(t.g, seat)
        other = t.g.clone()
        other.determinize(seat, 77)
        assert thumb(other, seat) == pick
        t.g.apply(pick)


def said(t: Board) -> str:
    """The first pick by rules of thumb, as text."""
    return t.g.text(thumb(t.g, int(t.g.seat)))


def test_thumb_play_declines_in_a_won_round_and_answers_in_a_lost_one() -> None:
    won = board(field=("Little Avalanche", "Marrowglass"), hands=("Flex, Overpower", "Flex")).play("pass")
    lost = board(field=("Dunn the Anvil", "Oon the Patient"), hands=("2 Flex, Moonlit Focus", "Flex")).play("pass")
    assert won.turn == lost.turn == 0
    assert said(won) == "pass"
    assert said(lost).startswith("play ")


def test_thumb_play_strikes_a_great_action_and_no_other() -> None:
    """Counterplan is worth 6 after Overpower, and nothing after an Action that changed no total."""
    great = board(hands=("Counterplan, 2 Hold the Line", "Overpower, 2 Unstoppable"))
    great.play("play Overpower paying Unstoppable, Unstoppable")
    none = board(hands=("Counterplan, 2 Hold the Line", "Signal Relay, 2 Unstoppable"))
    none.play("play Signal Relay paying Unstoppable")
    assert great.turn == none.turn == 0
    assert said(great) == "play Counterplan"
    assert said(none) != "play Counterplan"
