"""What each seat of BASEBALL! is shown and told; every expected value is written by hand."""

import pytest

from rules.moorwerk.table_setup import Ground, deal, ground
from sandlot.games.moorwerk.table import log, table
from sandlot.kernel.moves import attempt
from sandlot.table.parts import (
    Card,
    Diamond,
    Ledger,
    LineScore,
    Prompt,
    Seat,
    Table,
    Track,
    Zone,
    encode,
    walk,
)


def part(shown: Table, name: str) -> object:
    """The part of this id."""
    return next(each for each in walk(shown) if each.id == name)


def hand(shown: Table, seat: int) -> list[str]:
    """A hand as the viewer sees it: codes, and `?` for backs."""
    zone = part(shown, f"hand{seat}")
    assert isinstance(zone, Zone)
    return [card.code or "?" for card in zone.parts]


def asked(shown: Table) -> Prompt:
    """The question."""
    assert shown.prompt is not None
    return shown.prompt


def texts(shown: Table) -> list[str]:
    """The answers."""
    return [option.text for option in asked(shown).options]


def told(played: Ground, viewer: int) -> list[str]:
    """What the last move told this viewer."""
    return [f"{line.text} ({line.rule})" for line in log(played.g, played.g.events or [], viewer)]


# -- the field -----------------------------------------------------------------------------------------------------


def test_the_diamond_shows_runners_outs_and_the_team_at_bat() -> None:
    diamond = part(table(ground(bases="1-3", outs=2, batting="H").g, 0), "diamond")
    assert isinstance(diamond, Diamond)
    assert [runner is not None for runner in diamond.bases] == [True, False, True]
    assert (diamond.outs, diamond.outs_limit, diamond.side) == (2, 3, "HOME")


def test_line_score_and_track_tell_the_runs() -> None:
    shown = table(ground(runs=(3, 5), batting="V").g, 0)
    score, track = part(shown, "score"), part(shown, "runs")
    assert isinstance(score, LineScore)
    assert isinstance(track, Track)
    assert [(row.label, row.innings, row.totals) for row in score.rows] == [
        ("VISITOR", (3, 0), (3,)),
        ("HOME", (5, None), (5,)),
    ]
    assert (score.batting, score.inning) == (0, 1)
    assert (track.low, track.high, [marker.value for marker in track.markers]) == (0, 10, [3, 5])
    assert shown.phase == "Top of inning 2"


def test_deck_pile_and_counts_by_kind_are_public() -> None:
    played = deal(4, seed=3)
    shown = table(played.g, -1)
    assert part(shown, "deck").count == 80  # type: ignore[attr-defined]  # 92 - 4 * 3
    two = ground(hands={0: "K", 1: "1B"}, deck="X X").play("play K", "play 1B")
    shown = table(two.g, 0)
    pile, kinds = part(shown, "pile"), part(shown, "played")
    assert isinstance(pile, Zone)
    assert isinstance(kinds, Ledger)
    assert [card.code for card in pile.parts] == ["1B"]
    # all but two hands of one card (drawn from the deck) are on the pile: only two X are still out
    assert len(pile.parts) + pile.count == 90
    assert kinds.rows[1] == ("red", "CS 3/3, DP 4/4, F 5/5, K 6/6, L 4/4, SF 2/2, SH 2/2, TP 1/1, X 3/5")


def test_the_number_of_a_played_card_does_not_tell_which_copy_it_was() -> None:
    first = ground(hands={0: "K", 1: "K"}).play("play K")
    second = ground(hands={0: "K", 1: "K"}, turn=1).play("play K")
    tops = [part(table(each.g, -1), "pile:1") for each in (first, second)]
    assert tops[0] == tops[1]
    assert first.g.top != second.g.top


# -- hands -----------------------------------------------------------------------------------------------------------


def test_own_hand_as_faces_and_others_as_backs() -> None:
    g = ground(hands={0: "1B K B", 1: "HR DP"}).g
    assert hand(table(g, 0), 0) == ["1B", "K", "B"]
    assert hand(table(g, 0), 1) == ["?", "?"]
    assert hand(table(g, 1), 1) == ["HR", "DP"]
    assert hand(table(g, -1), 0) == ["?", "?", "?"]


def test_a_card_the_viewer_was_shown_stays_visible_before_the_backs() -> None:
    # After ML seat 0 holds what seat 1 had; seat 1 knows the whole hand it gave away.
    passed = ground(hands={0: "ML K", 1: "1B X"}, deck="HR E E").play("play ML")
    assert hand(table(passed.g, 1), 0) == ["1B", "X", "?"]  # and a back for the card that seat 0 drew
    assert hand(table(passed.g, 0), 1) == ["K"]
    known = [each for each in walk(table(passed.g, 1)) if isinstance(each, Card) and each.marks]
    assert [(card.code, card.marks) for card in known] == [("1B", ("known",)), ("X", ("known",))]


def test_a_table_that_leaves_remembering_to_people_shows_backs() -> None:
    passed = ground(hands={0: "ML K", 1: "1B X"}, deck="HR E E").play("play ML")
    passed.g.reminds = False
    assert hand(table(passed.g, 1), 0) == ["?", "?", "?"]
    assert hand(table(passed.g, 0), 1) == ["?"]
    assert hand(table(passed.g, 1), 1) == ["K"], "the own hand stays"


def test_the_original_hand_size_is_told_when_the_hand_has_another() -> None:
    shown = table(deal(5).g, 0)
    assert [part(shown, f"hand{seat}").label for seat in range(5)] == ["Hand"] * 5  # type: ignore[attr-defined]
    shown = table(ground(hands={0: "1B K", 1: "HR DP X K"}).g, 0)
    labels = [part(shown, f"hand{seat}").label for seat in (0, 1)]  # type: ignore[attr-defined]
    assert labels == ["Hand, draws up to 3", "Hand, draws up to 3"]


def test_turns_to_miss_stand_beside_the_seat() -> None:
    shown = table(ground(hands={0: "T K"}, seats=4).play("play T on H2").g, 1)
    assert part(shown, "skips3").value == 1  # type: ignore[attr-defined]
    assert not [each for each in walk(shown) if each.id in ("skips0", "skips1", "skips2")]


def test_the_viewer_sits_last_and_turns_go_round_from_the_viewers_right() -> None:
    order = [each.label for each in walk(table(deal(4).g, 2)) if isinstance(each, Seat)]
    assert order == ["H2", "V1", "H1", "V2"]


# -- questions ---------------------------------------------------------------------------------------------------------


def test_play_a_card() -> None:
    shown = table(ground(bases="1--", hands={0: "1B K K"}).g, 0)
    assert (asked(shown).sentence, asked(shown).rule) == ("Play a card from your hand.", "MW-TRN-2")
    assert texts(shown) == ["play 1B · Single", "play K · Strike out"]
    assert shown.status == "V1 must play a card."
    for option in asked(shown).options:
        assert part(shown, option.part).code in option.text  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("card", "bases", "text"),
    [
        ("CS", "---", "play CS · Caught stealing (no runner, no effect: MW-RED-2)"),
        ("SB", "---", "play SB · Stolen base (no runner, no effect: MW-GRN-12)"),
        ("BK", "---", "play BK · Balk (no runner, no effect: MW-GRN-12)"),
        ("CS", "1--", "play CS · Caught stealing"),
        ("SF", "---", "play SF · Sacrifice fly"),
        ("BB", "---", "play BB · Base on balls"),
        ("MR", "---", "play MR · Move right"),
    ],
)
def test_a_card_that_would_do_nothing_says_so(card: str, bases: str, text: str) -> None:
    assert texts(table(ground(bases=bases, hands={0: card}).g, 0)) == [text]


def middle(played: Ground, *picks: str) -> Table:
    """The mover's table in the middle of a move."""
    tried = attempt(played.g, played.turn)
    for words in picks:
        options = {tried.game.text(option): option for option in tried.options}
        tried.pick(options[words])
    return table(tried.game, played.turn)  # type: ignore[arg-type]


@pytest.mark.parametrize(("card", "name", "rule"), [("B", "Ball", "MW-BLU-2"), ("S", "Strike", "MW-BLU-3")])
def test_cover(card: str, name: str, rule: str) -> None:
    shown = middle(ground(hands={0: f"{card} K J"}), f"play {card}")
    assert asked(shown).sentence == f"Cover {name} with a green or red card, which then counts, or leave it."
    assert asked(shown).rule == rule
    assert texts(shown) == ["uncovered", "covered by K · Strike out"]
    faces = {each.code: each for each in walk(shown) if isinstance(each, Card) and each.place.startswith("hand0")}
    assert (faces["J"].why, faces["J"].rule) == ("only one blue card a turn", "MW-BLU-1")
    assert faces["K"].why == ""


def test_joker_offers_28_kinds_by_colour() -> None:
    shown = middle(ground(hands={0: "J K"}), "play J")
    assert asked(shown).rule == "MW-BLU-14"
    assert asked(shown).note == "Green are 1 to 11, red 12 to 20, blue 21 to 28."
    assert len(texts(shown)) == 28
    assert texts(shown)[::10] == ["1B Single", "WP Wild pitch", "B Ball"]
    assert "J Joker" not in texts(shown)


def test_time_names_seats() -> None:
    shown = middle(ground(hands={0: "T K"}, seats=4), "play T")
    assert texts(shown) == ["on V1 · you", "on H1", "on V2 · your team", "on H2"]
    assert [option.part for option in asked(shown).options] == ["seat0", "seat1", "seat2", "seat3"]
    assert asked(shown).rule == "MW-BLU-20"


def test_exchange_names_others_with_cards_then_what_can_go_back() -> None:
    position = ground(hands={0: "CE K", 1: "HR", 2: "", 3: "1B E"}, seats=4)
    shown = middle(position, "play CE")
    assert texts(shown) == ["with H1 · 1 card", "with H2 · 2 cards"]
    taken = table(position.play("play CE with H1").g, 0)
    assert asked(taken).sentence == "Which card do you give H1 in return?"
    assert texts(taken) == ["give K · Strike out"]
    assert asked(taken).options[0].to == "seat1"
    taken_card = next(each for each in walk(taken) if isinstance(each, Card) and each.code == "HR")
    assert (taken_card.why, taken_card.rule) == ("it was just taken and cannot go back", "MW-BLU-10")


@pytest.mark.parametrize(
    ("card", "sentence", "rule"),
    [
        ("DP", "Double play: is the leading runner out too?", "MW-RED-4"),
        ("TP", "Triple play: is the leading runner out too?", "MW-RED-6"),
        ("SF", "Sacrifice fly: does the leading runner go home?", "MW-RED-9"),
        ("SH", "Sacrifice hit: do the runners advance?", "MW-RED-12"),
    ],
)
def test_runners_too(card: str, sentence: str, rule: str) -> None:
    position = ground(bases="12-", hands={0: f"{card} K"}, choose_outs=True, choose_advances=True)
    shown = middle(position, f"play {card}")
    assert (asked(shown).sentence, asked(shown).rule, asked(shown).form) == (sentence, rule, "yesno")
    assert texts(shown) == ["runners too", "batter only"]


def test_another_card_or_stop_but_no_second_blue_one() -> None:
    position = ground(hands={0: "T K B"}, many_cards=True).play("play T on H1")
    shown = table(position.g, 0)
    assert (asked(shown).sentence, asked(shown).rule) == ("Play another card, or stop.", "MW-TRN-3")
    assert texts(shown) == ["play K · Strike out", "stop"]
    ball = next(each for each in walk(shown) if isinstance(each, Card) and each.code == "B")
    assert (ball.why, ball.rule) == ("only one blue card a turn", "MW-BLU-1")


def test_nobody_else_is_shown_the_question() -> None:
    g = ground(hands={0: "1B K"}).g
    assert table(g, 1).prompt is None
    assert table(g, -1).prompt is None
    assert table(g, 1).status == "V1 must play a card."


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "move", "status"),
    [
        (
            {"bases": "123", "runs": (9, 4), "hands": {0: "HR"}},
            "play HR",
            "VISITOR wins 10 to 4: the tenth run ends the game at once. (MW-END-2)",
        ),
        (
            {"runs": (2, 4), "hands": {0: "K", 1: ""}, "deck": ""},
            "play K",
            "HOME wins 4 to 2: all cards are played, and more runs win. (MW-END-3)",
        ),
        (
            {"runs": (4, 4), "hands": {0: "K", 1: ""}, "deck": ""},
            "play K",
            "All cards are played and the score is level: 4 to 4 is a draw. (MW-END-4)",
        ),
    ],
)
def test_the_final_table_says_who_won_and_why(position: dict[str, object], move: str, status: str) -> None:
    done = ground(**position).play(move)  # type: ignore[arg-type]
    shown = table(done.g, 0)
    assert (shown.status, shown.phase) == (status, "Final")
    assert told(done, -1)[-1] == status


# -- the log -----------------------------------------------------------------------------------------------------------


def test_hits_runs_and_the_card_drawn() -> None:
    done = ground(bases="-2-", hands={0: "2B K", 1: "X X X"}, deck="E E").play("play 2B")
    story = [
        "V1 plays 2B, Double. (MW-TRN-2)",
        "The runner on 2nd scores, the batter goes to 2nd: 1 run for VISITOR. (MW-OBJ-2)",
    ]
    assert told(done, 0) == [*story, "V1 draws E and E. (MW-TRN-6)"]
    assert told(done, 1) == told(done, -1) == story


def test_outs_and_the_change_of_sides() -> None:
    done = ground(bases="1--", outs=1, hands={0: "DP"}).play("play DP")
    assert told(done, 1) == [
        "V1 plays DP, Double play. (MW-TRN-2)",
        "The batter is out: 2 outs. (MW-SID-3)",
        "The runner on 1st is out: 3 outs. (MW-SID-3)",
        "The sides change: HOME is at bat. (MW-SID-4)",
    ]
    groups = [line.group for line in log(done.g, done.g.events or [], 1)]
    assert groups == ["Top of inning 1"] * 4


def test_covering_and_the_joker() -> None:
    done = ground(hands={0: "J K"}).play("play J as B covered by K")
    assert told(done, 1) == [
        "V1 plays J, Joker. (MW-TRN-2)",
        "It counts as B, Ball. (MW-BLU-14)",
        "V1 covers it with K, Strike out. (MW-BLU-4)",
        "The batter is out: 1 out. (MW-SID-3)",
    ]


def test_only_the_two_see_what_was_exchanged() -> None:
    position = ground(hands={0: "CE K", 1: "HR", 2: "X", 3: "X"}, seats=4).play("play CE with H1")
    assert told(position, 0)[1:] == ["V1 takes HR from H1. (MW-BLU-10)"]
    assert told(position, 1)[1:] == ["V1 takes HR from H1. (MW-BLU-10)"]
    assert told(position, 2)[1:] == ["V1 takes a card from H1. (MW-BLU-10)"]
    position.play("give K")
    assert told(position, 1)[0] == "V1 gives H1 K in return. (MW-BLU-13)"
    assert told(position, 3)[0] == "V1 gives H1 a card in return. (MW-BLU-13)"


def test_hands_that_move_on() -> None:
    hands = {0: "MR K", 1: "HR", 2: "X X", 3: "E"}
    done = ground(hands=hands, seats=4, deck="L L L L").play("play MR")
    assert told(done, 1)[1:] == [
        "All hands move one seat to the right. (MW-BLU-17)",
        "H1 gets K from V1. (MW-BLU-17)",
    ]
    assert told(done, -1)[1:] == ["All hands move one seat to the right. (MW-BLU-17)"]
    left = ground(hands=hands | {0: "ML K"}, seats=4, deck="L L L L").play("play ML")
    assert told(left, 3)[1:] == ["All hands move one seat to the left. (MW-BLU-16)", "H2 gets K from V1. (MW-BLU-16)"]


def test_two_hands_change_places() -> None:
    done = ground(hands={0: "MR K", 1: "HR X"}).play("play MR")
    assert told(done, -1)[1:] == ["All hands change places. (MW-BLU-17)"]
    left = ground(hands={0: "ML K", 1: "HR X"}).play("play ML")
    assert told(left, -1)[1:] == ["All hands change places. (MW-BLU-16)"]
    assert told(left, 1)[2] == "H1 gets K from V1. (MW-BLU-16)"


def test_shuffled_hands_are_told_to_their_owners_only() -> None:
    done = ground(hands={0: "CC K", 1: "HR"}, deck="").play("play CC")
    line = "All hands are shuffled together, and everybody gets as many cards as before. (MW-BLU-8)"
    mine = done.hand(0)
    assert told(done, 0)[1:] == [line, f"V1 is dealt {mine}. (MW-BLU-8)"]
    assert told(done, -1)[1:] == [line]
    cleared = ground(hands={0: "BC", 1: "HR"}, deck="K K K").play("play BC")
    assert told(cleared, -1)[1:] == ["All hands and the draw deck are shuffled together and dealt anew. (MW-BLU-6)"]


def test_missed_turns_and_empty_hands() -> None:
    done = ground(hands={0: "T K", 1: "X X X"}).play("play T on H1")
    assert told(done, -1) == [
        "V1 plays T, Time. (MW-TRN-2)",
        "H1 has to miss a turn. (MW-BLU-20)",
        "H1 misses this turn. (MW-BLU-20)",
    ]
    empty = ground(hands={0: "K K", 1: ""}, deck="X X X X").play("play K")
    assert told(empty, -1)[-1] == "H1 has no card to play. (MW-TRN-9)"


# -- nothing leaks -----------------------------------------------------------------------------------------------------


def test_what_a_seat_cannot_know_does_not_change_its_table() -> None:
    g = ground(hands={0: "1B K B", 1: "HR DP X"}).g
    other = ground(hands={0: "1B K B", 1: "E E BB"}).g
    assert encode(table(g, 0)) == encode(table(other, 0))
    assert encode(table(g, 1)) != encode(table(other, 1))


def test_printed_it_reads_like_a_table() -> None:
    printed = str(ground(bases="1--", outs=1, runs=(2, 0), hands={0: "1B K B", 1: "HR DP X"}).g.table(0))
    for line in (
        "VISITOR 2 · HOME 0 · outs ●○○ · on 1st",
        "V1 must play a card.",
        "   Hand: ▒ ▒ ▒ 3 cards",
        "Play a card from your hand. (MW-TRN-2)",
        "  1  play 1B · Single",
        "  3  play B · Ball",
    ):
        assert line in printed.splitlines()
    assert "Home run" not in printed
