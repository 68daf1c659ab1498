"""Opponents: their levels, what they like, and what they say a move is for."""

import pytest

from rules.cosmic.board import Board, begin, board, deal
from sandlot import bots
from sandlot.bots.levels import personalities, skill_of
from sandlot.bots.why import thoughts
from sandlot.games.cosmic import INFO
from sandlot.games.cosmic.advice import purpose
from sandlot.games.cosmic.bot.tastes import SAVER, SPENDER, taste
from sandlot.games.cosmic.gist import TELLER
from sandlot.games.cosmic.words import COACH_ONLY, CONDITIONS, VERBS
from sandlot.kernel.material import secrets
from sandlot.kernel.moves import attempt
from sandlot.kernel.notation import read, write
from sandlot.kernel.skill import NAMES


def said(t: Board, move: str) -> str:
    """What a move of the seat that is asked is for."""
    g, seat = t.g, int(t.g.seat)
    picks = read(g, seat, move)
    return purpose(attempt(g, seat).game, attempt(g, seat, picks).game, seat, picks)


def test_levels_look_further_from_one_to_the_next() -> None:
    skills = [skill_of(INFO, name) for name in NAMES]
    looks = [skill.simulations * skill.depth for skill in skills]
    assert looks == sorted(set(looks)), "each plays on from more answers, or further"
    assert skills[3].milliseconds <= 1500
    assert [each.name for each in personalities(INFO)] == ["spender", "saver"]


@pytest.mark.parametrize("level", NAMES)
def test_every_level_answers(level: str) -> None:
    g = deal().g
    bot = bots.make(level, 1)
    for _ in range(4):
        bot.play(g, g.seat)


@pytest.mark.parametrize("level", NAMES)
def test_no_level_plays_on_when_declining_wins_the_game(level: str) -> None:
    """Ahead by 8 to 3 in the last round, a point ahead, two outs, and the Hitter has declined."""
    t = board(
        field=("Oon the Patient", "Oon the Patient"),
        hands=("Flex, Overpower, Hold the Line", "2 Flex, Overpower, Hold the Line"),
        hitting=1,
        points=(3, 2),
        half=3,
        outs=2,
    ).play("play Flex", "pass")
    assert t.turn == 0
    assert write(t.g, 0, bots.make(level, 1, timed=False).move(t.g, 0)) == "pass"


@pytest.mark.engine("compiled")  # dozens of decisions of the best level
@pytest.mark.parametrize("level", NAMES)
def test_no_level_peeks_and_each_can_be_repeated(level: str) -> None:
    """The same answer whatever the other holds and whatever lies in the decks, with the same seed."""
    t = deal(seed=8)
    dealt = 0
    for turn in range(24):
        g, seat = t.g, int(t.g.seat)
        expected = bots.make(level, turn, timed=False).move(g, seat)
        for seed in (0, 1):
            other = g.clone()
            other.determinize(seat, seed)
            dealt += secrets(other, seat) != secrets(g, seat)
            assert bots.make(level, turn, timed=False).move(other, seat) == expected
        g.answer(seat, expected)
    assert dealt > 40


def test_tastes() -> None:
    """Seat 0 holds two Actions, seat 1 one: who saves likes the first better, who spends the second."""
    t = board(hands=("Flex, Overpower", "Flex"))
    assert taste(t.g, 0, SAVER) > taste(t.g, 1, SAVER) > 0
    assert taste(t.g, 0, SPENDER) < taste(t.g, 1, SPENDER) < 0


@pytest.mark.parametrize(("points", "worth"), [((4, 3), 1.0), ((2, 6), 0.0)])
def test_a_hint_without_a_rival_has_its_worth_too(points: tuple[int, int], worth: float) -> None:
    """What to keep is reckoned and not compared. After the last out the game is won or lost, whatever is kept."""
    t = board(
        field=("Oon the Patient", "Oon the Patient"), hands=("Flex, Overpower", "Flex"), points=points, half=3, outs=2
    ).play("pass", "pass")
    assert t.turn == 0
    (only,) = thoughts(t.g, 0, 0, 1)
    assert only.value == worth
    assert only.looks > 0


# -- what a move is for --------------------------------------------------------------------------------------------


def test_every_word_of_a_card_is_told() -> None:
    """A word that is new in a pack must not be silent in hints."""
    assert {word.code for word in (*VERBS, *CONDITIONS) if word.name not in COACH_ONLY} == set(TELLER.handled())


@pytest.mark.parametrize(
    ("hitting", "outs", "sentence"),
    [
        (0, 0, "Scores a point, 8 to 4."),  # Marrowglass hits for 8 and pitches for 4
        (1, 1, "Takes the out, 4 to 8, and saves an Action for the next round."),
        (1, 2, "Takes the third out, 4 to 8, and saves an Action for the next round."),
    ],
)
def test_declining_after_the_other(hitting: int, outs: int, sentence: str) -> None:
    """The seat that hits is asked second."""
    field = ("Marrowglass", "Marrowglass") if hitting == 0 else ("Oon the Patient", "Oon the Patient")
    t = board(field=field, hands=("2 Flex", "2 Flex"), hitting=hitting, outs=outs).play("pass")
    assert t.turn == hitting
    assert said(t, "pass") == sentence.replace("4 to 8", "3 to 8")


def test_declining_before_the_other_tells_who_leads() -> None:
    """At 6 to 6 seat 0 has more Luck."""
    assert said(board(hitting=1), "pass") == "Leads 6 to 6 by Luck: the other has to act."
    assert said(board(hitting=0), "pass") == "Lets the round go at 6 to 6, unless the other plays on."
    ahead = board(field=("Marrowglass", "Granite Joan"))
    assert said(ahead, "pass") == "Leads 9 to 8: the other has to act."


@pytest.mark.parametrize(
    ("hand", "move", "sentence"),
    [  # seat 0 hits for 6 against 8, and wins level totals; each Flex pays 1
        ("Flex", "play Flex", "Comes closer, 7 to 8."),
        ("Bull Rush, Flex", "play Bull Rush paying Flex", "Takes the lead, 8 to 8 by Luck."),
        ("Thunder Swing, 2 Flex", "play Thunder Swing paying Flex, Flex", "Takes the lead, 10 to 8."),
        ("Film Study, Flex", "play Film Study paying Flex", "Comes closer, 7 to 8, and shows the other hand."),
        ("Deep Bench, Flex", "play Deep Bench paying Flex", "Can keep one Action more and draws 2 Actions."),
        ("Substitution Slip, Flex", "play Substitution Slip paying Flex", "Brings in a new Player."),
        ("Send In the Giant, Flex", "play Send In the Giant paying Flex", "Brings in a new Player and adds 1."),
        (
            "Overclock, Flex",
            "play Overclock paying Flex spending 2 Gadgets",
            "Takes the lead, 10 to 8, and spends 2 Gadgets.",
        ),
        ("Overclock, Flex", "play Overclock paying Flex spending no Gadgets", "Overclock does nothing now."),
        ("Credit Fabricator", "play Credit Fabricator spending 1 Gadget", "Spends a Gadget and floats 3 cash."),
        ("Drone Swarm, 2 Flex", "play Drone Swarm paying Flex, Flex", "Takes the lead, 6 to 5."),
        ("Astral Double, 2 Flex", "play Astral Double paying Flex, Flex", "Astral Double does nothing now."),
    ],
)
def test_the_purpose_of_an_action(hand: str, move: str, sentence: str) -> None:
    t = board(field=("Dunn the Anvil", "Oon the Patient"), hands=(hand, "2 Flex"), gadgets=(2, 0)).play("pass")
    assert said(t, move) == sentence


def test_striking_and_copying_tell_what() -> None:
    """The Pitcher stands at 8 and plays Overpower: 14 to 6."""
    t = board(
        field=("Dunn the Anvil", "Oon the Patient"),
        hands=("Counterplan, Astral Double, 2 Moonlit Focus", "Overpower, 2 Unstoppable"),
    ).play("play Overpower paying Unstoppable, Unstoppable")
    focus = "Moonlit Focus, Moonlit Focus"
    assert said(t, f"play Counterplan paying {focus}") == "Comes closer, 6 to 8, and strikes Overpower."
    assert said(t, "play Astral Double paying Moonlit Focus") == "Comes closer, 12 to 14, and copies Overpower."


def test_the_last_word_of_a_round_is_for_good() -> None:
    t = board(field=("Dunn the Anvil", "Old Quarry"), hands=("Bull Rush, Flex", "")).play()
    assert said(t, "play Bull Rush paying Flex") == "Takes the lead for good, 8 to 8 by Luck."


def test_level_totals_may_be_won_by_new_luck() -> None:
    """Seat 1 pitches for 6 against 6 and has less Luck, until it borrows some."""
    assert said(board(hands=("Flex", "Flex")), "play Flex") == "Takes the lead, 7 to 6."
    level = board(field=("Tusk Merrigan", "Dunn the Anvil"), hands=("Flex", "Borrowed Fortune, Flex"))
    assert said(level, "play Flex") == "Draws level, 7 to 7, one short of the lead."
    assert said(level, "play Borrowed Fortune") == "Takes the lead, 7 to 7 by Luck, and wins level totals."


def test_the_purpose_of_a_choice_names_the_player_and_its_entrance() -> None:
    t = begin(players=("Pell Ostrand, Darro Imre, Coil of Whispers", ""), luck=(4, 5), command=(10, 3))
    assert said(t, "choose Pell Ostrand") == "Sends out Pell Ostrand, who pitches for 6 and floats 2 cash."
    assert said(t, "choose Coil of Whispers").endswith("who pitches for 6 and takes 1 off the other side.")
    assert said(t, "choose Darro Imre").endswith("who pitches for 5 and is better still against a stronger Player.")


def test_a_new_player_is_told_by_what_it_changes() -> None:
    t = board(
        field=("Dunn the Anvil", "Oon the Patient"),
        hands=("Substitution Slip, Flex", "2 Flex"),
        bench=("Little Avalanche, Bex Farrowmere, Old Tomlin Grey", ""),
    ).play("pass", "play Substitution Slip paying Flex")
    assert said(t, "choose Little Avalanche") == "Brings in Little Avalanche, who hits for 9: takes the lead, 9 to 8."
    assert said(t, "choose Old Tomlin Grey") == "Brings in Old Tomlin Grey, who hits for 3: falls back, 3 to 8."


def test_keeping_names_the_side_of_the_next_round() -> None:
    """Seat 0 hits and loses: after the third out it pitches."""
    for outs, verb in ((0, "hit"), (2, "pitch")):
        t = board(field=("Oon the Patient", "Oon the Patient"), hands=("Flex, Overpower", "Flex"), outs=outs)
        t.play("pass", "pass")
        assert said(t, "keep Overpower") == f"Keeps Overpower to {verb} with in the next round."
        assert said(t, "keep nothing") == "Starts afresh, but a kept Action would come on top of the draw."
    last = board(field=("Oon the Patient", "Oon the Patient"), outs=2, half=3, hitting=0).play("pass", "pass")
    assert said(last, "keep Flex") == "The game is over, and no Action is needed any more."


def test_what_effects_ask_is_told() -> None:
    order = board(hands=("2 Flex", "Read the Embers, Flex"), deck=("", "Flex, Overpower, Bull Rush, Film Study"))
    order.play("play Read the Embers")
    assert said(order, "put on top Overpower, Bull Rush") == "Draws Overpower next, then Bull Rush."
    back = board(hands=("2 Flex", "Echo of Yesterday, 2 Flex"), discard=("", "Flex, Overpower"))
    assert said(back, "play Echo of Yesterday paying Flex take back Overpower") == "Gets Overpower back."
    new = board(
        hands=("Flex", "Send In the Giant, 2 Flex"), bench=("", "Hollow Minstrel"), discard=("", "Overpower, Flex")
    )
    new.play("play Send In the Giant paying Flex", "choose Hollow Minstrel")
    assert said(new, "take back Overpower") == "Gets Overpower back, which may be kept for the next round."
    assert said(new, "take back Flex") == "Gets Flex back, which can be paid for at once."
    loss = board(hands=("Flex, Overpower", "Bench Brawl, 3 Flex")).play("play Bench Brawl paying Flex, Flex")
    assert loss.turn == 0
    assert said(loss, "discard Overpower") == "Gives up Overpower and keeps an Action."
    new = board(hands=("Flex", "Send In the Giant, Flex"), bench=("", "Overseer Quill-7"), gadgets=(0, 3))
    new.play("play Send In the Giant paying Flex", "choose Overseer Quill-7")
    assert said(new, "spending 2 Gadgets") == "Takes the lead, 9 to 6, and spends 2 Gadgets."
    assert said(new, "spending no Gadgets") == "Saves 3 Gadgets for later."
