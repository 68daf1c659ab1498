"""What each seat of Baseball Highlights is shown and told; every expected value is written by hand."""

import pytest

from rules.highlights.table_setup import Park, Side, at_bat, at_save, deal, extra, game_over
from sandlot.games.highlights.table import log, table
from sandlot.table.parts import Card, Counter, Diamond, LineScore, Prompt, Seat, Table, Track, Zone, encode, walk

TOP = "for the top of the Lineup"


def part(shown: Table, name: str) -> object:
    """The part of this id."""
    return next(each for each in walk(shown) if each.id == name)


def cards(shown: Table, zone: str) -> list[str]:
    """The cards of a zone: ids, and `?` for backs."""
    found = part(shown, zone)
    assert isinstance(found, Zone)
    return [card.code or "?" for card in found.parts if isinstance(card, Card)]


def asked(t: Park, viewer: int | None = None) -> Prompt:
    """The question to whoever is asked."""
    prompt = table(t.g, t.g.seat if viewer is None else viewer).prompt
    assert prompt is not None
    return prompt


def told(t: Park, viewer: int = -1) -> list[str]:
    """What the last move told this viewer."""
    return [f"{line.text} ({line.rule})" for line in log(t.g, t.g.events or [], viewer)]


# -- what lies on the table --------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-OBJ-5")
def test_mats_of_both_sides() -> None:
    t = at_bat(
        Side("1B", on_deck="HR", lineup="2B", dugout="3B", played="1B $2", bases="S-F", runs=2, won=1),
        Side(played="robot HR 2B slow $3", bases="-A-", runs=1, won=2),
        inning=3,
        row="HR @3",
    )
    shown = table(t.g, 0)
    diamond = part(shown, "diamond1")
    assert isinstance(diamond, Diamond)
    assert [runner.speed if runner else "" for runner in diamond.bases] == ["", "Average", ""]
    assert [(threat.hit, threat.speed) for threat in diamond.threats] == [("HR", "Slow"), ("2B", "Slow")]
    assert diamond.label == "New York · runs 1"
    mine = part(shown, "diamond0")
    assert isinstance(mine, Diamond)
    assert [runner.speed if runner else "" for runner in mine.bases] == ["Slow", "", "Fast"]
    assert mine.threats == ()
    assert cards(shown, "ondeck0") == ["LA-02"]
    assert cards(shown, "inplay1") == ["NY-01"]
    assert cards(shown, "row") == ["FA-01"]
    assert cards(shown, "dugout0") == ["LA-04"]
    assert part(shown, "revenue0") == Counter(id="revenue0", label="Revenue so far", value=2, rule="BH-BUY-1")
    seat = part(shown, "seat1")
    assert isinstance(seat, Seat)
    assert (seat.label, seat.team, seat.letter, seat.wanted) == ("New York", "Home", "H", False)
    assert shown.phase == "Game 1 · inning 3"
    assert shown.status == "Los Angeles must play a card."


@pytest.mark.rule("BH-FAQ-4")
def test_hidden_cards_are_backs() -> None:
    t = at_bat(Side("1B / 2B", on_deck="HR"), Side("3B", on_deck="1B"), inning=5)
    assert cards(table(t.g, 0), "hand0") == ["LA-01", "LA-02"]
    assert cards(table(t.g, 0), "hand1") == ["?", "?"]
    assert cards(table(t.g, 0), "ondeck1") == ["?"]
    assert cards(table(t.g, 1), "ondeck1") == ["NY-02"]
    assert cards(table(t.g, -1), "hand0") == ["?", "?"]
    assert set(cards(table(t.g, 0), "lineup0")) == {"?"}


def test_what_a_seat_cannot_know_does_not_change_its_table() -> None:
    one = at_bat(Side("1B / 2B"), Side("3B / HR"), inning=5).g
    other = at_bat(Side("1B / 2B"), Side("glove / 1B PH"), inning=5).g
    assert encode(table(one, 0)) == encode(table(other, 0))
    assert encode(table(one, 1)) != encode(table(other, 1))


def test_scores_and_series() -> None:
    t = at_bat(Side(runs=4, won=1), Side(runs=2, won=2), length=11)
    t.g.games = (3, 1, 0, 2, 1, 5)
    shown = table(t.g, -1)
    score, series = part(shown, "score"), part(shown, "series")
    assert isinstance(score, LineScore)
    assert isinstance(series, Track)
    assert score.innings == ("G1", "G2", "G3", "G4")
    assert [(row.label, row.innings, row.totals) for row in score.rows] == [
        ("Los Angeles", (3, 0, 1, 4), (4, 1)),
        ("New York", (1, 2, 5, 2), (2, 2)),
    ]
    assert (series.label, series.high, [m.value for m in series.markers]) == ("Best of 11, games won", 6, [1, 2])


def test_the_mini_season_is_shown_as_such() -> None:
    t = at_bat(mini_season=True)
    shown = table(t.g, -1)
    series = part(shown, "series")
    assert isinstance(series, Track)
    assert (series.label, series.high, shown.phase) == ("Mini-season, games won", 3, "Mini-season game 1 · inning 2")
    t.g.games = (1, 0) * 3
    assert table(t.g, -1).phase == "Game 1 · inning 2"


def test_a_card_says_what_stands_on_it() -> None:
    shown = table(at_bat(Side("robot 2B 1B slow $3 PH glove"), row="cyborg @7").g, 0)
    card, agent = part(shown, "card:0"), part(shown, "card:60")
    assert isinstance(card, Card)
    assert isinstance(agent, Card)
    assert (card.code, card.sort, card.marks) == ("LA-01", "Robot", ("PH",))
    assert card.stats == (("Hits", "2B 1B"), ("Speed", "Slow"), ("Rev", "3"))
    assert card.text == "Glove: Cancel one of the Threatened Hits."
    assert agent.stats[-1] == ("Cost", "7")


def test_the_decks_to_choose_from() -> None:
    t = deal()
    shown = table(t.g, t.g.seat)
    assert cards(shown, "team3")[0] == "BO-01"
    assert (asked(t).sentence, asked(t).rule) == ("Which starting deck do you take?", "BH-SET-1")
    assert shown.phase == "Set-up"
    t.play("take Boston")
    assert not [each for each in walk(table(t.g, 0)) if each.id == "team3"]


# -- questions ---------------------------------------------------------------------------------------------------------


def test_questions_about_cards() -> None:
    t = at_bat(Side("1B PH", on_deck="2B", lineup="1B / 2B"), inning=6)
    assert [(option.text, option.part, option.to) for option in asked(t).options] == [
        ("play LA-01 · Tilda Morrow-Finch", "card:0", "inplay0"),
        ("discard LA-01 · Tilda Morrow-Finch", "card:0", "dugout0"),
    ]
    assert table(t.g, 1).prompt is None
    t.g.apply(t.g.options[1])
    assert asked(t).sentence == "Who bats for LA-01 Tilda Morrow-Finch?"
    assert [(option.text, option.part) for option in asked(t).options] == [
        ("for the On Deck card", "ondeck0"),
        ("for the top of the Lineup", "lineup0"),
    ]


def test_questions_about_targets() -> None:
    t = at_bat(Side("[cancel 2]"), Side(played="1B 2B HR"))
    t.g.apply(0)
    assert asked(t).sentence == "Action: which Threatened Hit is cancelled? 2 are left to choose."
    assert asked(t).options[1].part == "diamond1:hit1"
    t = at_bat(Side("[remove 1 slow|fast]"), Side(bases="SAF"))
    t.g.apply(0)
    assert [(option.text, option.part) for option in asked(t).options] == [
        ("taking off the runner on 1st", "diamond1:1st"),
        ("taking off the runner on 3rd", "diamond1:3rd"),
    ]
    assert asked(t).sentence == "Action: which runner is taken off base?"
    t = at_bat(Side("[downgrade HR|3B to 1B]"), Side(played="3B HR"))
    t.g.apply(0)
    assert asked(t).sentence == "Action: which Threatened Hit is changed?"
    assert [option.text for option in asked(t).options] == ["changing hit 1 (3B)", "changing hit 2 (HR)"]


@pytest.mark.rule("BH-VS-1")
def test_the_question_of_a_save() -> None:
    t = at_save(Side(on_deck="1B"))
    assert (table(t.g, 1).status, asked(t).rule) == ("Los Angeles may make a Visitor Save.", "BH-VS-1")
    assert [(option.text, option.part) for option in asked(t).options] == [
        ("save with the On Deck card", "ondeck0"),
        ("save with the top of the Lineup", "lineup0"),
        ("no save", ""),
    ]


def test_the_question_of_an_extra_inning() -> None:
    t = extra(Side("PH / 1B", on_deck="HR"), Side("1B"))
    shown = table(t.g, 0)
    assert shown.status == "Los Angeles and New York must each choose a card face down."
    assert (shown.phase, asked(t, 1).rule) == ("Game 1 · extra inning 1", "BH-XI-3")
    t.play("discard LA-01 for the On Deck card")
    mine, yours = part(table(t.g, 0), "seat0"), part(table(t.g, 1), "seat0")
    assert isinstance(mine, Seat)
    assert isinstance(yours, Seat)
    assert (mine.note, yours.note) == ("Sealed: discard LA-01 for the On Deck card.", "")


def test_questions_after_a_game() -> None:
    t = game_over(Side(on_deck="1B", runs=1, played="$4"), Side(played="$9"), row="@3 / @8")
    assert (asked(t).rule, table(t.g, 0).phase) == ("BH-SCO-6", "After Game 1")
    assert asked(t).options[0].part == "ondeck0"
    t.play("return the On Deck card")
    assert (asked(t).sentence, asked(t).rule) == ("Do you want to buy first or second?", "BH-BUY-2")
    assert table(t.g, 0).phase == "Buy Round after Game 1"
    t.play("buy first")
    assert asked(t).sentence == "Buy a player from the Buy Row, or stop; you have 4 left to spend."
    first = asked(t).options[0]
    assert (first.text, first.to) == ("buy FA-01 · Leocadia Thorne", "lineup0")
    assert asked(t).options[-1].text == "buy no more"
    dear = part(table(t.g, 0), "card:61")
    assert isinstance(dear, Card)
    assert (dear.why, dear.rule) == ("costs 8, you have 4", "BH-BUY-4")
    money = part(table(t.g, 0), "revenue0")
    assert isinstance(money, Counter)
    assert (money.label, money.value) == ("Left to spend", 4)
    t.g.apply(60)
    assert asked(t).sentence == "Which of your players of this game goes to the Minor Leagues?"
    assert [(option.text, option.to) for option in asked(t).options] == [
        ("sending down LA-02 · Juno Varnish", "minors0")
    ]


def test_on_deck_question() -> None:
    t = game_over(Side(runs=1)).play("buy first")
    assert asked(t).rule == "BH-SET-4"
    assert table(t.g, 0).status == "Los Angeles and New York may each put a card On Deck."
    assert asked(t).options[-1].text == "nobody On Deck"
    assert asked(t).options[0].to == "ondeck0"


# -- the log -----------------------------------------------------------------------------------------------------------


def test_a_turn_is_told() -> None:
    t = at_bat(Side("1B fast glove"), Side(played="robot 2B HR slow", bases="F-S"))
    t.play("play LA-01 cancelling hit 2 (HR)")
    assert told(t) == [
        "Los Angeles plays LA-01 Tilda Morrow-Finch. (BH-TRN-2)",
        "Glove: Cancel one of the Threatened Hits. (BH-IA-13)",
        "The threatened HR of New York is cancelled. (BH-IA-11)",
        "Double by NY-01 Hettie Brandvold for New York: the runner on 3rd scores, the runner on 1st scores, "
        "the batter goes to 2nd; 2 runs for New York. (BH-TRN-4)",
        "Los Angeles threatens 1B (Fast). (BH-TRN-5)",
    ]


def test_changed_hits_are_told() -> None:
    t = at_bat(Side("[shorten 2]"), Side(played="HR 2B 3B")).play("play LA-01")
    assert told(t)[2:5] == [
        "The threatened HR of New York becomes a Double. (BH-IA-5)",
        "The threatened 2B of New York is no hit any more. (BH-IA-5)",
        "The threatened 3B of New York becomes a Single. (BH-IA-5)",
    ]
    t = at_bat(Side("[downgrade HR to BB all]"), Side(played="HR")).play("play LA-01")
    assert told(t)[2:4] == [
        "The threatened HR of New York becomes a walk. (BH-IA-5)",
        "Walk by NY-01 Hettie Brandvold for New York: the batter goes to 1st. (BH-TRN-4)",
    ]


def test_runners_without_a_hit_are_told() -> None:
    t = at_bat(Side("steal", bases="A-F")).play("play LA-01")
    assert told(t)[2] == ("The runner on 3rd scores, the runner on 1st goes to 2nd; 1 run for Los Angeles. (BH-RUN-12)")
    t = at_bat(Side("[remove 1 fast]"), Side(bases="--F")).play("play LA-01")
    assert told(t)[-1] == "New York loses its Fast runner on 3rd. (BH-IA-13)"
    t = at_bat(Side("eye"), Side(played="robot")).play("play LA-01")
    assert told(t)[-1] == "Eye does nothing: its condition is not met. (BH-IA-13)"


def test_pinch_hitters_are_told() -> None:
    t = at_bat(Side("PH", lineup="1B / 2B")).play(f"discard LA-01 {TOP}")
    assert told(t)[:2] == [
        "Los Angeles discards LA-01 Tilda Morrow-Finch for a pinch hitter. (BH-PH-5)",
        "LA-02 Juno Varnish bats for Los Angeles, off the top of the Lineup. (BH-PH-6)",
    ]


def test_draws_are_told_to_who_drew() -> None:
    t = at_save(Side(lineup="1B / 2B / 3B / HR", dugout="")).play("no save")
    mine = "Los Angeles draws LA-01 Tilda Morrow-Finch, LA-02 Juno Varnish and LA-03 Perrin Oxley. (BH-XI-2)"
    assert mine in told(t, 0)
    assert "Los Angeles draws 3 cards. (BH-XI-2)" in told(t, 1)
    assert "Los Angeles draws 3 cards. (BH-XI-2)" in told(t)
    assert "The score is level: extra inning 1. (BH-SCO-2)" in told(t)
    assert told(t)[0] == "Los Angeles makes no save. (BH-VS-1)"


def test_a_look_is_told_to_both_but_not_to_others() -> None:
    t = at_bat(Side("[peek; revenue 1]"), Side(on_deck="HR")).play("play LA-01")
    assert told(t, 0)[2:] == [
        "Los Angeles looks at NY-01 Hettie Brandvold, New York's On Deck card. (BH-IA-13)",
        "Los Angeles takes in 1 more. (BH-BUY-1)",
    ]
    assert told(t)[2] == "Los Angeles looks at a card, New York's On Deck card. (BH-IA-13)"


def test_the_end_of_a_game_and_the_buy_round_are_told() -> None:
    t = game_over(Side(runs=3, played="$4"), Side(runs=1, played="$9"), row="@3")
    assert told(t) == [
        "Los Angeles wins game 1, 3 to 1. (BH-SCO-3)",
        "Los Angeles has a revenue of 4. (BH-BUY-1)",
        "New York has a revenue of 9. (BH-BUY-1)",
    ]
    assert told(t.play("buy first")) == ["Los Angeles decides that Los Angeles buys first. (BH-BUY-2)"]
    t.play("buy FA-01 sending down LA-01")
    assert told(t)[:3] == [
        "Los Angeles buys FA-01 Leocadia Thorne for 3. (BH-BUY-12)",
        "LA-01 Tilda Morrow-Finch goes to the Minor Leagues. (BH-BUY-7)",
        "Into the Buy Row: FA-02 Pip Anderlecht, FA-03 Suki Farthingale, FA-04 Roland Bexhill, FA-05 Tomasina Grubb, "
        "FA-06 Ravi Swiftwater and FA-07 Clementine Boaz. (BH-BUY-5)",
    ]


@pytest.mark.rule("BH-SER-6")
@pytest.mark.parametrize(
    ("length", "won", "sentence"),
    [
        (1, (0, 0), "Los Angeles wins 3 to 1 after six innings. (BH-SCO-1)"),
        (7, (3, 0), "Los Angeles wins the series 4 to 0, a sweep. (BH-SER-1)"),
        (7, (3, 1), "Los Angeles wins the series 4 to 1 before all games were needed. (BH-SER-1)"),
        (7, (3, 3), "Los Angeles wins the series 4 to 3 in the last possible game. (BH-SER-1)"),
    ],
)
def test_the_end_is_told(length: int, won: tuple[int, int], sentence: str) -> None:
    t = game_over(Side(runs=3, won=won[0]), Side(runs=1, won=won[1]), games_before=sum(won), length=length)
    shown = table(t.g, 0)
    assert (told(t)[-1], shown.status, shown.phase, shown.prompt) == (sentence, sentence, "Final", None)


@pytest.mark.parametrize(
    ("inning", "sentence"),
    [
        (7, "Los Angeles wins 3 to 1 in an extra inning. (BH-SCO-1)"),
        (9, "Los Angeles wins 3 to 1 after 3 extra innings. (BH-SCO-1)"),
    ],
)
def test_the_end_of_a_long_game_is_told(inning: int, sentence: str) -> None:
    t = game_over(Side(runs=3), Side(runs=1), length=1)
    t.g.inning = inning
    assert table(t.g, 0).status == sentence


def test_log_lines_stand_under_headings() -> None:
    t = at_bat(inning=1, turn="H", home=Side("1B")).play("play NY-01")
    assert {line.group for line in log(t.g, t.g.events or [], 0)} == {"Game 1 · inning 1"}
    t = at_save(Side(runs=1)).play("no save")
    lines = log(t.g, t.g.events or [], 0)
    assert list(dict.fromkeys(line.group for line in lines)) == [
        "Game 1 · inning 6",
        "After Game 1",
        "Buy Round after Game 1",
    ]


def test_a_match_begins() -> None:
    t = deal(2)
    t.play("take Boston")
    assert told(t) == [f"Seat {2 - t.g.seat} takes the deck of Boston. (BH-SET-1)"]
    t.play("take Los Angeles")
    lines = told(t)
    names = ["Boston" if team == 3 else "Los Angeles" for team in t.g.teams]
    assert lines[1:3] == [f"{name} shuffles its 15 cards as a Lineup. (BH-SET-2)" for name in names]
    assert lines[3].startswith("Into the Buy Row: FA-")
    assert lines[4] == f"Game 1 begins: {names[t.sides[0]]} visits {names[t.sides[1]]}. (BH-SET-7)"
    assert lines[5:] == [f"{name} draws 6 cards. (BH-SET-3)" for name in names]
    groups = list(dict.fromkeys(line.group for line in log(t.g, t.g.events or [], 0)))
    assert groups == ["Set-up", "Game 1 · set-up"]
    assert table(t.g, 0).phase == "Game 1 · set-up"


def test_saves_and_shuffles_are_told() -> None:
    t = at_save(Side(on_deck="steal", runs=1), Side()).play("save with the On Deck card")
    said = "Los Angeles reveals its On Deck card, LA-01 Tilda Morrow-Finch, for a save; it has no red action. (BH-VS-3)"
    assert told(t)[0] == said
    t = at_save(Side(lineup="", dugout="glove", runs=1), Side()).play("save with the top of the Lineup")
    assert told(t)[:2] == [
        "Los Angeles shuffles its Dugout as a new Lineup of 1. (BH-FAQ-1)",
        "Los Angeles reveals the top of its Lineup, LA-01 Tilda Morrow-Finch, for a save. (BH-VS-4)",
    ]


def test_extra_innings_are_told() -> None:
    t = extra(Side("1B", lineup="", dugout=""), Side("1B", lineup="", dugout="")).both("play LA-01", "play NY-01")
    said = "Los Angeles has no card left and shuffles the 15 cards it has played as a Lineup. (BH-XI-15)"
    assert said in told(t)
    t = extra(Side(lineup="", dugout=""), Side("1B / 1B")).play("play NY-01")
    assert "Los Angeles has no card to play. (BH-XI-15)" in told(t)
    t = extra(Side("HR / 2B / 3B"), Side("1B / 2B")).both("play LA-01", "play NY-01")
    assert "Los Angeles discards LA-03 Perrin Oxley and LA-02 Juno Varnish unplayed. (BH-XI-12)" in told(t)
    assert "New York discards NY-02 Argent Moll unplayed. (BH-XI-12)" in told(t)


def test_the_way_to_the_next_game_is_told() -> None:
    t = game_over(Side(runs=1, on_deck="HR", played="$0"), Side(on_deck="2B"), row="@9")
    t.both("return the On Deck card", "discard the On Deck card")
    assert told(t)[:2] == [
        "Los Angeles puts a card from On Deck back on top of its Lineup. (BH-SCO-6)",
        "New York discards its On Deck card, NY-01 Hettie Brandvold. (BH-SCO-6)",
    ]
    t.play("buy second")
    assert told(t)[:5] == [
        "New York decides that Los Angeles buys first. (BH-BUY-2)",
        "Los Angeles buys no more. (BH-BUY-10)",
        "New York buys no more. (BH-BUY-10)",
        "The other played cards go to the Dugouts. (BH-BUY-13)",
        "Game 2 begins: New York visits Los Angeles. (BH-SER-3)",
    ]
    t.both(f"put {t.hands[0].split()[0]} On Deck", "nobody On Deck")
    assert "Los Angeles puts nobody On Deck. (BH-SET-4)" in told(t)
    assert "New York puts a card On Deck. (BH-SET-4)" in told(t)


def test_the_end_of_a_mini_season_is_told() -> None:
    t = game_over(Side(runs=1, won=1), Side(won=1), games_before=2, mini_season=True)
    assert told(t)[0] == "Los Angeles wins mini-season game 3, 1 to 0. (BH-SCO-3)"
    t.play("buy first")
    said = "Los Angeles has won the mini-season and is Home in the first game of the series. (BH-SER-5)"
    assert said in told(t)
    assert "Game 1 begins: New York visits Los Angeles. (BH-SER-3)" in told(t)
